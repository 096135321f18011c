# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the judgements of the games share in which a card is called from a half-dealt hand."""

import abc
import math
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kartenspiel.model.aceten import LAST_TRICK, card_points, marriage
from kartenspiel.model.calling.half_deal import HalfDeal
from kartenspiel.model.calling.play import Called
from kartenspiel.model.calling.public import A, trumps_of
from kartenspiel.model.calling.rules import C
from kartenspiel.model.cardplay.pack import Cards, Pack
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.model.game import Hand, ImaginedDeal, State
from kartenspiel.model.moves import Call, Choice, Declare, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.chance import pick
from kartenspiel.players.deck import Deck
from kartenspiel.players.judgement import EVEN, Expectation, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.terms import Terms

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which Python has from 3.13 on

    S = TypeVar("S", bound=Called, default=Any)
    """The states of a game in which cards are played."""
else:
    from typing import TypeVar

    S = TypeVar("S")

_LOW: Final = "987"
"""Ranks that are worth the same."""
_TEMPERATURE: Final = 0.3
"""By how many stakes a call seems worse than the best that is made 1/e times as often.

Chosen by hand: about twice `_CALL_ERROR`.
"""
_ANY_CALL: Final = 1e-4
"""How likely any call at all is, whatever it seems worth; chosen, so that none rules a deal out."""
_UNSAID: Final = 0.2
"""How likely somebody keeps a pair to himself; chosen by hand: medium declares every pair."""
_TIMID_RANGE: Final = 0.3
"""By how many stakes calls differ that all seem good to the timid; chosen by hand, twice `_CALL_ERROR`."""
CALLS_TRIED: Final = 6
"""So many calls at most are tried out; chosen, for the time it takes."""
_CALL_ERROR: Final = 0.15
"""The standard error of the difference between two calls by the rule, in stakes.

Chosen; `packaging/players/calls.py` found 0.17 in one of the two games and 0.22 in the other (50 hands, 40 deals each).
"""
_CONTENDERS: Final = 0.5
"""A call that seems worse than the best by more than so many stakes is not tried out: three times `_CALL_ERROR`."""
_CALL_EFFORT: Final = 4
"""How many times as many deals as for a card are imagined for the call; chosen, as it decides most and comes once."""


@cache
def deck_of(dealt: HalfDeal) -> Deck:
    """Return the cards of a game with what they count (R4, M4)."""
    return Deck(dealt.pack, card_points)


def features(hand: Hand, call: Call) -> list[str]:
    """Return what of a call from half a hand adds to its worth, by the names of its weights."""
    called, trumps = call.card, trumps_of(call)
    found = _hand_features(hand, trumps)
    if called in hand:
        return [*found, "alone"]
    if called.suit is not trumps:
        return [*found, "aside " + _named(called.rank)]
    return [*found, *_called_features(called.rank)]


def _called_features(rank: str) -> list[str]:
    """Return what a called trump of another hand adds: nothing if it is low."""
    return [] if rank in _LOW else ["called " + rank]


def _named(rank: str) -> str:
    return "low" if rank in _LOW else rank


def _hand_features(hand: Hand, trumps: Suit) -> list[str]:
    """Return what of half a hand adds to its worth with these trumps.

    No card of another suit does: what it is worth it is worth whatever is called, but for more or less as a trump.
    """
    own = [each.rank for each in hand if each.suit is trumps]
    found = ["trump " + _named(rank) for rank in own]
    return [*found, "trump pair"] if "K" in own and "Q" in own else found


def sure_of_a_trick(hand: Hand, trumps: Suit | None) -> bool:
    """Whether a hand will hardly fail to win a trick: two trumps, the trump ten, or an ace."""
    own = [each for each in hand if each.suit is trumps]
    return len(own) > 1 or any(each.rank == "A" or (each in own[:1] and each.rank == "T") for each in hand)


class HalfDealtJudgement(Judgement[C, A, S], abc.ABC):
    """Calls, declares and plays; a game adds its stake and what else is said."""

    call_weights: Mapping[str, float]
    """What each feature of a call adds to its worth, in stakes; fitted by `packaging/players/call_worths.py`."""
    first_trick_worth: float
    """What it is worth, in card points, to win the one trick that makes a declaration count; chosen for each game."""

    def call_worth(self, hand: Hand, call: Call) -> float:
        """Return what a call from half a hand seems worth to the caller, in stakes above one of no worth."""
        return self._sum_of(features(hand, call))

    def best_worth(self, hand: Hand, dealt: HalfDeal) -> float:
        """Return what the best call from half a hand seems worth."""
        pack = dealt.pack
        held = pack.bits_of(hand)
        return max([self._worth_by_suit(held & pack.suits[suit], suit, dealt) for suit in PLAIN_SUITS])

    @cache  # noqa: B019 - there is one judgement of a game, for as long as the program runs
    def _worth_by_suit(self, held: Cards, suit: Suit, dealt: HalfDeal) -> float:
        """Return what the best call in a suit seems worth to who holds these cards of it in half a hand."""
        own = dealt.pack.cards_of(held)
        others = [rank for rank in dealt.ranks.split() if all(rank != each.rank for each in own)]
        called = max([self._sum_of(_called_features(rank)) for rank in others])
        return self._sum_of(_hand_features(own, suit)) + called

    def calls(self, question: Question) -> list[Call]:
        """Return the calls possible, best first."""
        hand = question.seen.hand
        possible = [choice for choice in question.choices if isinstance(choice, Call)]
        return sorted(possible, key=lambda call: (-self.call_worth(hand, call), call.card, trumps_of(call)))

    def _sum_of(self, found: Sequence[str]) -> float:
        return math.fsum(self.call_weights.get(name, 0.0) for name in found)

    def announcement(self, question: Question, boldness: float) -> Move | None:
        """Return what else is to be said by a heuristic."""
        del question, boldness
        return None

    def announcements_to_compare(self, question: Question) -> Sequence[Move]:
        """Return what else is worth a trial."""
        del question
        return ()

    def void_does_harm(self, seen: Observation[C, A]) -> bool:
        """Whether a declaration that turns out void does harm."""
        del seen
        return False

    def terms(self, state: S) -> Terms:
        """Aces, tens and the last trick count; who has declared must win a trick."""
        seats = all_seats(state.deal.seats)
        by_player = state.deal.rules.declaration_credit == "player_trick"
        declarers = {seat for seat, _ in state.declared if by_player}
        return Terms(
            deck=deck_of(state.deal.rules.half_deal),
            rules=state.play_rules,
            sides=tuple(int(seat in state.sides.a) for seat in seats),
            trick=self.trick_worth(state),
            last=LAST_TRICK,
            first=tuple(self.first_trick_worth * (seat in declarers) for seat in seats) if declarers else (),
        )

    def declarer(self, state: S) -> tuple[Seat | None, Card | None]:
        """Forehand plays, and has called a card."""
        return state.sides.caller, state.call.card

    def trick_worth(self, state: S) -> float:
        """Return what a trick is worth as such."""
        del state
        return 0.0

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        """Call the best card, or one that seems as good; declare what counts; else what the game adds."""
        possible = self.calls(question)
        if not possible:
            return self._declaration(question, boldness) or self.announcement(question, boldness)
        if boldness >= EVEN:
            return possible[0]
        hand = question.seen.hand
        enough = self.call_worth(hand, possible[0]) - _TIMID_RANGE * (1 - boldness)
        return pick([call for call in possible if self.call_worth(hand, call) >= enough], rng)

    def _declaration(self, question: Question, boldness: float) -> Declare | None:
        """Declare every pair; the timid wait for a hand that is sure of a trick, though a void pair costs nothing."""
        seen = question.seen
        pairs = [choice for choice in question.statements if isinstance(choice, Declare) and choice.suit is not None]
        trumps = seen.public.trumps
        if not pairs or ((boldness < EVEN or self.void_does_harm(seen)) and not sure_of_a_trick(seen.hand, trumps)):
            return None
        return max(pairs, key=lambda declare: declare.suit is trumps)

    def speaks(self, state: State[C, A]) -> bool:
        """In imagination everybody speaks before the first card, or before its last if that has been played."""
        return isinstance(state, Called) and state.window_open and len(state.trick) in (0, state.deal.seats - 1)

    def goes_on(self, state: S) -> bool:
        """Words come with leads, and before the last card of the first trick."""
        return len(state.trick) + (1 if state.tricks else 2) < state.deal.seats

    def reply(
        self, state: State[C, A], seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Everybody declares; an imagined caller calls by rule; nobody announces."""
        if any(isinstance(choice, Call) for choice in choices):
            return super().reply(state, seat, choices, rng, may_pass=may_pass)
        return next((choice for choice in choices if isinstance(choice, Declare)), None)

    def answers_to_compare(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out the calls that look best, and every statement."""
        possible = self.calls(question)
        if not possible:
            pairs = [choice for choice in question.statements if isinstance(choice, Declare)]
            return [None, *pairs, *self.announcements_to_compare(question)]
        hand = question.seen.hand
        enough = self.call_worth(hand, possible[0]) - _CONTENDERS
        return [call for call in possible[:CALLS_TRIED] if self.call_worth(hand, call) >= enough]

    def effort(self, question: Question) -> int:
        """A call is thought over for long."""
        return _CALL_EFFORT if isinstance(question.choices[0], Call) else 1

    def expectation(self, answers: Sequence[Move | None], question: Question) -> Expectation | None:
        """A call is judged by rule and trial together."""
        stake, hand = self.stake(question.seen), question.seen.hand
        worths = [stake * self.call_worth(hand, answer) for answer in answers if isinstance(answer, Call)]
        return Expectation(worths, _CALL_ERROR * stake) if worths else None

    def plausibility(self, imagined: ImaginedDeal[C, A]) -> float:
        """Weigh whether forehand would have called this card, and whether pairs were kept silent."""
        call = imagined.public.call
        if call is None:
            return 1.0
        dealt = imagined.rules.half_deal
        first = imagined.dealt_to(call.seat)[: dealt.batch]
        behind = self.best_worth(first, dealt) - self.call_worth(first, call)
        likely = min(1.0, math.exp(-behind / _TEMPERATURE) + _ANY_CALL)
        plays = [move for move in imagined.log if isinstance(move, Play)]
        window_open = len(plays) < len(imagined.hands)
        return likely if window_open else likely * _UNSAID ** _count_silent_pairs(imagined, dealt.pack, plays)


def _count_silent_pairs(imagined: ImaginedDeal, pack: Pack, plays: Sequence[Play]) -> int:
    """Count the pairs that were held through the first trick, of these plays so far, and not declared."""
    held = [*imagined.hands]
    for play in plays[len(held) :]:
        held[play.seat] |= pack.bit(play.card)
    declared = {(move.seat, move.suit) for move in imagined.log if isinstance(move, Declare)}
    pairs = [(suit, pack.bits_of(marriage(suit))) for suit in PLAIN_SUITS]
    return sum(
        [
            cards & pair == pair and (seat, suit) not in declared
            for seat, cards in enumerate(held)
            for suit, pair in pairs
        ]
    )
