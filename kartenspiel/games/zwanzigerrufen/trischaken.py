# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why who pays in Trischaken, as lines of the score sheet (Z62)."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.zwanzigerrufen.contracts import WINNING
from kartenspiel.model.game import ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

_MOST: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "Whoever has the most card points pays: {players}.")
_FOREHAND: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} bid it as forehand, and so pays alone and twofold.")
_MAYOR: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "With 45 card points or more the loser pays twofold.")
_VIRGIN: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} took no trick.")
_ALONE: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "Only who took no trick receives anything.")
_TWO: Final = QT_TRANSLATE_NOOP("zwanzigerrufen", "Those with the most card points pay those with the fewest.")


def notes(points: Sequence[int], forehand: Seat, virgins: Sequence[Seat], scoring: str) -> tuple[ScoreLine, ...]:
    """Return the lines that explain a payment; `virgins` are the players without a trick."""
    told: list[Text] = [_VIRGIN(player=Who(seat)) for seat in virgins]
    told += [_TWO] if scoring == "two_pay_two" else _loser_pays(points, forehand, bool(virgins))
    return tuple(ScoreLine("note", text, (), "Z62") for text in told)


def _loser_pays(points: Sequence[int], forehand: Seat, virgins: bool) -> list[Text]:  # noqa: FBT001 - whether there are any
    most = max(points)
    losers = [seat for seat in all_seats(len(points)) if points[seat] == most]
    told = [_MOST(players=tuple(map(Who, losers)))]
    if forehand in losers:
        told.append(_FOREHAND(player=Who(forehand)))
    if most >= WINNING and len(losers) == 1:
        told.append(_MAYOR)
    return [*told, _ALONE] if virgins else told
