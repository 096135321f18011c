# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What one game adds to the players: its judgement.

The levels know no game.  They draw full deals that fit what a seat has seen (`Game.imaginer`), judge cards in them by
`heuristic` and play them out by `rollout`.  A game tells them in a `Judgement` what is at stake in a deal (`Terms`),
what it says by heuristics, and which statements deserve to be tried out.  It stands in
``kartenspiel/players/games/<id>.py``, which exports ``JUDGEMENT``; nothing else needs to know of it.

Everything that takes a `State` is only ever given an imagined one, and may look at all of it.
"""

import abc
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Generic, cast

from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card
from kartenspiel.model.game import ImaginedDeal, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Choice, LayAwayChoice, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.shares import with_share
from kartenspiel.players.ending_worth import EndingWorth
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.question import Question
from kartenspiel.players.tendencies import Tendencies
from kartenspiel.players.terms import Terms

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar  # with defaults, which Python has from 3.13 on

    S = TypeVar("S", bound=CardPlay, default=Any)
    """The states of a game in which cards are played."""
else:
    from typing import TypeVar

    S = TypeVar("S")

EVEN = 0.5
"""The boldness that says what pays on the whole."""
FEW = 10
"""So many answers at most are tried out unless a game chooses among them itself; chosen, for the time it takes."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What some answers are worth by a rule that was fitted beforehand, in payments."""

    worths: Sequence[float]
    """Of each answer, above a common base."""
    error: float
    """The standard error of the difference of two of them, taken for what imagined deals pay in the long run."""


class Judgement(abc.ABC, Generic[R, P, S]):
    """The judgement of one game."""

    tendencies: Tendencies | None = None
    """What players tend to play, by which strong judges imagined hands; ``None`` where that is no help."""
    plays_out: bool = False
    """Whether the trick that a card goes to tells too little of it, so that *medium* plays its imagined deals out."""

    @abc.abstractmethod
    def terms(self, state: S) -> Terms:
        """Return what is at stake; asked once for each imagined deal, as soon as a card is to be played."""

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        """Answer by heuristics anything but which card to play: call, bid, discard, announce, raise or throw in.

        Asked whenever ``question.statements`` is not empty.  The answer is one of them, or for a `LayAwayChoice` a
        `LayAway` that it allows.  ``None`` means silence (``question.may_pass``), or a card instead
        (``question.plays``); it is no answer where neither is possible.  `boldness` says how much the player
        dares, from 0 (only what is safe) over 0.5 (what pays on the whole) to 1.  Must be quick: at most a millisecond
        or two.  A game in which only cards are played has no need of it.
        """
        del question, boldness, rng
        return None

    def reply(
        self, state: State[R, P], seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Answer for any seat of an imagined deal while it is played out, as `statement` does.

        Override it where looking at all hands gives a quicker or better answer: what a seat may know takes long to
        put together; and leave out what need not be said, if that costs too much time.
        """
        return self.statement(Question(state.observe(seat), choices, may_pass), EVEN, rng)

    def full_reply(
        self, state: State[R, P], seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Answer as `reply`, but leave nothing out that would be said in a real deal."""
        return self.reply(state, seat, choices, rng, may_pass=may_pass)

    def speaks(self, state: State[R, P]) -> bool:
        """Whether anybody is asked for a word out of turn now in an imagined deal; makes playing out quick."""
        return any(state.statements(seat) for seat in range_of(state))

    def goes_on(self, state: S) -> bool:
        """Whether after any card of this moment of an imagined deal another follows, without a word of anybody.

        Such moments need no state of their own.  `False` is never wrong, but takes longer.
        """
        del state
        return False

    def answers_to_compare(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Return the answers that the strong level tries out, the quietest first; a single one is given untried.

        Asked for questions with statements only.  ``None`` stands for silence or a card, as in `statement`; where
        a word belongs to a card (a marriage registered with the lead) cards may stand among the answers.
        """
        quiet: list[Move | None] = [None] if question.may_pass or question.plays else []
        said = [choice for choice in question.statements if not isinstance(choice, LayAwayChoice)]
        if len(said) != len(question.statements) or len(said) > FEW:
            return [self.statement(question, EVEN, rng)]
        return [*quiet, *said]

    def preferred(self, question: Question, answers: Sequence[Move | None], rng: Random) -> Move | None:
        """Return which of some answers to compare, all of them words, stays unless another is clearly better."""
        if any(isinstance(answer, Play) for answer in answers):
            return None
        return self.statement(question, EVEN, rng)

    @abc.abstractmethod
    def stake(self, seen: Observation[R, P]) -> float:
        """Return what a simple game is worth to each player, in payments."""

    def margin(self, move: Move | None, question: Question) -> float:
        """By how much, in payments, an answer must do better than the quietest one before it is given."""
        del move, question
        return 0.0

    def effort(self, question: Question) -> int:
        """How many times as many imagined deals as usual an answer deserves; for what is decided once in a deal."""
        del question
        return 1

    def expectation(self, answers: Sequence[Move | None], question: Question) -> "Expectation | None":
        """Return what is known of the answers before any trial; ``None`` where that is nothing."""
        del answers, question
        return None

    def declarer(self, state: S) -> tuple[Seat | None, Card | None]:
        """Return who plays the contract, and the card called if its holder is his secret partner."""
        del state
        return None, None

    def plausibility(self, imagined: ImaginedDeal[R, P]) -> float:
        """Return how well an imagined deal explains what was said in it, above 0; worlds are drawn accordingly."""
        del imagined
        return 1.0

    def play_tricks(self, state: State, table: Position) -> State:
        """Return an imagined deal as it was played on at a table to the end of a trick, all at once; the log stays.

        The plays of dummies do not say whose they are (`Play.by`): no rule asks that of a card once it is played.
        """
        play = in_play(state)
        pack, old = play.play_rules.pack, len(play.tricks)
        tricks = [tuple([Play(Seat(seat), pack.cards[place]) for seat, place in trick]) for trick in table.tricks[old:]]
        winners = (*play.winners, *map(Seat, table.winners[old:]))
        hands = tuple(
            tuple([card for card in hand if held & pack.bits[card.index]])
            for hand, held in zip(play.hands, table.hands, strict=True)
        )
        return replace(play, hands=hands, trick=(), tricks=(*play.tricks, *tricks), winners=winners)  # type: ignore[type-var]

    def worth_of_endings(self, state: S, seat: Seat) -> EndingWorth | None:
        """Return what a deal is worth to a player: what he is paid, and a little more where that was won clearly.

        `state` is the last one in which anything was said; ``None`` in games that have no payoff.
        """
        payoff = state.payoff
        return None if payoff is None else EndingWorth((payoff,), seat, state.deal.dummies)

    def value_unplayed(self, state: State[R, P], seat: Seat) -> float:
        """Return what a deal is worth to a player that ended before cards were played: what he is paid.

        Raises `ValueError` where the deal is not over.
        """
        outcome = state.outcome
        if outcome is None:
            message = "the deal is not over"
            raise ValueError(message)
        return received(state, outcome, seat)


def received(state: State, outcome: Outcome, player: Seat) -> float:
    """Return what a player is paid with his share of what dummies are paid, in payments."""
    return float(with_share(outcome.payments, state.deal.dummies, player))


def range_of(state: State) -> tuple[Seat, ...]:
    """Return the seats of a deal."""
    return tuple(Seat(number) for number in range(state.deal.seats))


def in_play(state: State) -> CardPlay:
    """Return an imagined state as one in which cards are played."""
    return cast("CardPlay", state)
