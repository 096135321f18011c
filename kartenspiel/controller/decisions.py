# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat decided in a recorded deal, question by question, and what its answers cost."""

import enum
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kartenspiel.controller.conductor import generator
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.model.game import State
from kartenspiel.model.moves import (
    Announce,
    Call,
    Choice,
    Declare,
    Join,
    Kontra,
    LayAway,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Take,
    Trumps,
)
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import ROUNDS, Weighing, weigh

SEED: Final = 1
"""That of figures that stay; the same for all deals, since one that followed from a deal would tell of hidden cards."""
DEALS: Final = 48
"""Imagined deals for each answer, also of a hint: twice as many as *strong* looks at, and again for its cost."""


@enum.unique
class DecisionKind(enum.Enum):
    """What was decided; the values stand in files."""

    BIDDING = "bidding"
    CALL = "call"
    """Which card, trumps or company was called."""
    DISCARD = "discard"
    """Which cards were taken and laid away."""
    ANNOUNCEMENT = "announcement"
    KONTRA = "kontra"
    LEAD = "lead"
    FOLLOWING = "following"
    """Which card was played to a trick."""


_KINDS: Final = {
    Call: DecisionKind.CALL,
    Join: DecisionKind.CALL,
    Trumps: DecisionKind.CALL,
    Take: DecisionKind.DISCARD,
    LayAway: DecisionKind.DISCARD,
    LayAwayChoice: DecisionKind.DISCARD,
    Announce: DecisionKind.ANNOUNCEMENT,
    Declare: DecisionKind.ANNOUNCEMENT,
    Kontra: DecisionKind.KONTRA,
}
"""Everything else that is said is bidding."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question of a recorded deal that left a choice, and the answer that was given."""

    moment: int
    """The number of the moment at which it was asked, among those of the deal with a person in this seat."""
    state: State
    """The deal as it lay, all cards with it."""
    question: Question
    given: Move | None
    """``None`` is silence."""

    @property
    def moves(self) -> int:
        """How many moves had been made."""
        return len(self.state.log)

    def weighings(self, seed: int, deals: int = DEALS, rounds: int = ROUNDS) -> Iterator[Weighing]:
        """Yield what could be decided here, and what was worth what, from what the seat could see then.

        The same seed gives the same figures, whatever the others hold: how often they were asked is not counted.
        """
        seat = self.question.seen.seat
        return weigh(self.question, self.given, deals, generator(seed, 0, self.moves, seat), rounds)

    def kind(self, weighing: Weighing) -> DecisionKind:
        """Return what one of the `weighings` decided; of silence, what should have been said or could have been."""
        if isinstance(weighing.answers[0].answer, Play):
            return DecisionKind.FOLLOWING if self.question.seen.cards.trick else DecisionKind.LEAD
        return kind_of_words((weighing.given, weighing.best.answer, *self.question.statements))


def kind_of_words(words: Iterable[Choice | None]) -> DecisionKind:
    """Return what was decided by the first of these words that is neither silence nor a pass."""
    word = next((each for each in words if each is not None and not isinstance(each, Pass)), None)
    return _KINDS.get(type(word), DecisionKind.BIDDING)


def decisions(deal: PlayedDeal, seat: Seat) -> Iterator[Decision]:
    """Yield the questions at which a seat could choose, in the order of the deal."""
    for number, (before, after) in enumerate(pairwise(deal.moments((seat,)))):
        asked = before.next_question((seat,))
        if asked is None or asked[0] != seat or asked[1].only_answer is not None:
            continue
        moved = len(after.state.log) > len(before.state.log)
        yield Decision(number, before.state, asked[1], after.state.log[-1] if moved else None)


def question_answered(deal: PlayedDeal, number: int) -> Decision | None:
    """Return the question to which a move of a deal was the answer, ``None`` if it has no such move.

    Moves are numbered from 0 on.
    """
    people = tuple(Seat(seat) for seat, player in enumerate(deal.players) if player is None)
    for place, (before, after) in enumerate(pairwise(deal.moments(people))):
        if len(after.state.log) > len(before.state.log) == number:
            asked = before.next_question(people)
            return None if asked is None else Decision(place, before.state, asked[1], after.state.log[-1])
    return None
