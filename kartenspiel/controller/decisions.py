# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat decided in a recorded deal, question by question, and what its answers cost."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kartenspiel.controller.conductor import generator
from kartenspiel.controller.record import Record
from kartenspiel.controller.replay import replay
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import Weighing, weigh

DEALS: Final = 48
"""Imagined deals for each answer, twice as many as the strong level looks at, and as many again for its cost."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question of a recorded deal that left a choice, and the answer that was given."""

    moment: int
    """The number of the moment at which it was asked, as `replay` yields them."""
    moves: int
    """How many moves had been made."""
    question: Question
    given: Move | None
    """``None`` is silence."""

    def weighings(self, seed: int, deals: int = DEALS) -> Iterator[Weighing]:
        """Yield what could be decided here, and what was worth what, from what the seat could see then.

        The same seed gives the same figures, whatever the others hold: how often they were asked is not counted.
        """
        seat = self.question.seen.seat
        return weigh(self.question, self.given, deals, generator(seed, 0, self.moves, seat))


def decisions(record: Record, seat: Seat) -> Iterator[Decision]:
    """Yield the questions at which a seat could choose, in the order of the deal.

    Raises `RecordError` at the first move that is illegal.
    """
    for number, (before, after) in enumerate(pairwise(replay(record, (seat,)))):
        asked = before.next_question((seat,))
        if asked is None or asked[0] != seat or asked[1].only_answer is not None:
            continue
        moved = len(after.state.log) > len(before.state.log)
        yield Decision(number, len(before.state.log), asked[1], after.state.log[-1] if moved else None)


def question_answered(record: Record, number: int, people: Collection[Seat]) -> Decision | None:
    """Return the question to which a move of a recorded deal was the answer, ``None`` if it has no such move.

    Moves are numbered from 0 on; `people` as for `replay`.  Raises `RecordError` at the first move that is illegal.
    """
    for place, (before, after) in enumerate(pairwise(replay(record, people))):
        if len(after.state.log) > len(before.state.log) == number:
            asked = before.next_question(people)
            return None if asked is None else Decision(place, number, asked[1], after.state.log[-1])
    return None
