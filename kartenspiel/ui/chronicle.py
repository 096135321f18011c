# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Everything that happens at the table, told in sentences: what one seat sees and hears, and nothing more.

The log panel writes them down; whoever cannot see the table needs nothing else to play.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import accumulate
from typing import Final

from kartenspiel.model import narration
from kartenspiel.model.game import Game, Observation, Outcome, ScoreLine
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Amount, Text, Value, Who
from kartenspiel.ui.layout import sorted_hand

_YOUR_ROLE: Final = QT_TRANSLATE_NOOP("chronicle", "Your role: {role}.")
_YOUR_HAND: Final = QT_TRANSLATE_NOOP("chronicle", "Your cards: {cards}.")
_LINE: Final = QT_TRANSLATE_NOOP("chronicle", "{text}: {values}.")
_EACH: Final = QT_TRANSLATE_NOOP("chronicle", "{player} {value}")
_RECEIVES: Final = QT_TRANSLATE_NOOP("chronicle", "{player} receives {amount}.")
_PAYS: Final = QT_TRANSLATE_NOOP("chronicle", "{player} pays {amount}.")
_EVEN: Final = QT_TRANSLATE_NOOP("chronicle", "{player} neither pays nor receives anything.")


class Kind(Enum):
    """What a sentence is about, which decides how it is set."""

    DEAL = auto()
    MOVE = auto()
    TRICK = auto()
    ROLE = auto()
    RESULT = auto()


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that happened."""

    kind: Kind
    text: Text


def told(game: Game, before: Observation | None, move: Move | None, after: Observation) -> tuple[Sentence, ...]:
    """Return what happened between two observations; `before` is ``None`` at the beginning of a deal."""
    return tuple(_told(game, before, move, after))


def _told(game: Game, before: Observation | None, move: Move | None, after: Observation) -> Iterator[Sentence]:
    if before is None:
        yield Sentence(Kind.DEAL, narration.dealt(after.dealer))
        yield from _so_far(game, after)
    elif move is not None:
        yield Sentence(Kind.MOVE, game.sentence(move, after.before(len(before.log))))
    yield from _cards(before, after)
    if before is not None:
        yield from _tricks(before, after)
        yield from _roles(before, after)
    if after.outcome is not None and (before is None or before.outcome is None):
        yield from _result(after.outcome, game.unit(after.rules))


def _so_far(game: Game, seen: Observation) -> Iterator[Sentence]:
    """Tell what has happened already in a deal that is taken up again."""
    ends = dict(zip(accumulate(map(len, seen.table.tricks)), seen.table.winners, strict=True))
    played = 0
    for number, move in enumerate(seen.log):
        yield Sentence(Kind.MOVE, game.sentence(move, seen.before(number)))
        played += isinstance(move, Play)
        if isinstance(move, Play) and played in ends:
            yield Sentence(Kind.TRICK, narration.trick_taken(ends[played]))


def _cards(before: Observation | None, after: Observation) -> Iterator[Sentence]:
    """Tell one's own cards when they are dealt or grow more."""
    held = 0 if before is None else len(before.hand)
    if len(after.hand) > held:
        yield Sentence(Kind.DEAL, _YOUR_HAND(cards=sorted_hand(after.hand, after.table.sort, "high_left")))


def _tricks(before: Observation, after: Observation) -> Iterator[Sentence]:
    for winner in after.table.winners[len(before.table.winners) :]:
        yield Sentence(Kind.TRICK, narration.trick_taken(winner))


def _roles(before: Observation, after: Observation) -> Iterator[Sentence]:
    """Tell who turns out to be what where no move has told it: partner, alone."""
    for seat, (earlier, now) in enumerate(zip(before.table.marks, after.table.marks, strict=False)):
        known = {mark.id for mark in earlier}
        for mark in now:
            if mark.id not in known and mark.news is not None:
                mine = seat == after.seat  # which others need not know
                yield Sentence(Kind.ROLE, _YOUR_ROLE(role=mark.label) if mine else mark.news(player=Who(Seat(seat))))


def _result(outcome: Outcome, unit: str) -> Iterator[Sentence]:
    for line in outcome.explanation:
        if line.kind != "payment":
            yield Sentence(Kind.RESULT, _score_line(line, unit))
    for seat, paid in enumerate(outcome.payments):
        text = _RECEIVES if paid > 0 else _PAYS if paid < 0 else _EVEN
        player = Who(Seat(seat))
        yield Sentence(
            Kind.RESULT, text(player=player, amount=Amount(abs(paid), unit)) if paid else text(player=player)
        )


def _score_line(line: ScoreLine, unit: str) -> Text:
    if not line.values:
        return line.text
    return _LINE(text=line.text, values=_values(line.values, unit if line.kind == "item" else None))


def _values(values: Sequence[int | None], unit: str | None) -> tuple[Value, ...]:
    return tuple(
        _EACH(player=Who(Seat(seat)), value=value if unit is None else Amount(value, unit, signed=True))
        for seat, value in enumerate(values)
        if value is not None
    )
