# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counting and payment in Rußbach (R30–R38), and the score sheet that explains them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.game import Item, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

HUNDRED: Final = "hundred"
ALL: Final = "all"
TRICKS: Final = 8
BASE: Final = 50

_CARDS = QT_TRANSLATE_NOOP("russbach", "Aces and tens taken, with 10 for the last trick")
_DECLARED = QT_TRANSLATE_NOOP("russbach", "Declared pairs that count")
_VOID = QT_TRANSLATE_NOOP("russbach", "The {points} declared by {player} are void: no trick was won.")
_TOTAL_2 = QT_TRANSLATE_NOOP("russbach", "{one} and {two} have {total} points and needed {threshold}.")
_TOTAL_3 = QT_TRANSLATE_NOOP("russbach", "{one}, {two} and {three} have {total} points and needed {threshold}.")
_TOTAL_1 = QT_TRANSLATE_NOOP("russbach", "{one} alone has {total} points and needed {threshold}.")
_ONE_REACHES = QT_TRANSLATE_NOOP("russbach", "Only the side of {winner} reaches what it needed and wins the game.")
_BOTH_REACH = QT_TRANSLATE_NOOP(
    "russbach", "Both sides reach what they needed; the larger total of {winner}'s side wins."
)
_NONE_REACHES = QT_TRANSLATE_NOOP(
    "russbach", "Neither side reaches what it needed; the side of {winner} wins the game."
)
_MAJORITY = QT_TRANSLATE_NOOP("russbach", "The side of {winner} has the larger total and wins the game.")
_CARDS_ONLY = QT_TRANSLATE_NOOP(
    "russbach", "Both sides declared, so 50 card points win: the side of {winner} has them."
)
_GAME = QT_TRANSLATE_NOOP("russbach", "The game")
_GAME_100 = QT_TRANSLATE_NOOP("russbach", "The game with 100 points, unannounced")
_HUNDRED_MADE = QT_TRANSLATE_NOOP("russbach", "100 announced and reached")
_HUNDRED_LOST = QT_TRANSLATE_NOOP("russbach", "100 announced and missed")
_ALL_SILENT = QT_TRANSLATE_NOOP("russbach", "All tricks, unannounced")
_ALL_MADE = QT_TRANSLATE_NOOP("russbach", "All tricks announced and won")
_ALL_LOST = QT_TRANSLATE_NOOP("russbach", "All tricks announced and missed")


@dataclass(frozen=True, slots=True)
class Side:
    """One side at the end of the play: members, card points, declared points and what it did."""

    members: tuple[Seat, ...]
    cards: int
    declared: int
    """Declared points that count."""
    void: int
    """Declared points that do not."""
    tricks: int
    announced: frozenset[str]

    @property
    def total(self) -> int:
        """Cards and counting declarations together (R31)."""
        return self.cards + self.declared

    def threshold(self, rules: RussbachRules) -> int:
        """Return the points this side needs (R32)."""
        counted = self.declared + (self.void if rules.void_declaration_threshold == "raises" else 0)
        needed = BASE if not counted else 40 + counted
        return min(needed, 100) if rules.threshold_above_60 == "cap_100" else needed

    def reaches(self, rules: RussbachRules) -> bool:
        """Whether the total is at least the threshold."""
        return self.total >= self.threshold(rules)


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that is paid for, in stakes for each pairing (R35)."""

    id: str
    text: Text
    winner: Side
    stakes: int
    clause: str


def winner(rules: RussbachRules, a: Side, b: Side) -> tuple[Side, Text, str]:
    """Return the side that wins the game, why, and the clause (R33)."""
    larger = a if a.total > b.total else b
    if rules.win_condition == "majority":
        return larger, _MAJORITY, "R33"
    if rules.both_declared == "cards_only" and a.declared and b.declared:
        return (a if a.cards >= BASE else b), _CARDS_ONLY, "R33"
    if a.reaches(rules) != b.reaches(rules):
        return (a if a.reaches(rules) else b), _ONE_REACHES, "R33.1"
    if a.reaches(rules):
        return larger, _BOTH_REACH, "R33.2"
    said = a.declared + a.void, b.declared + b.void
    if said[0] == said[1]:
        return larger, _NONE_REACHES, "R33.4"
    return (a if said[0] < said[1] else b), _NONE_REACHES, "R33.4"


def slots(rules: RussbachRules, a: Side, b: Side) -> tuple[Slot, ...]:
    """Return everything that is paid for (R35, R36)."""
    won, _, _ = winner(rules, a, b)
    found: list[Slot] = []
    announced = [side for side in (a, b) if HUNDRED in side.announced]
    if not announced or rules.hundred_mode == "adds_to_game":
        silent = won.total >= 100 and HUNDRED not in won.announced  # noqa: PLR2004 - the hundred of the rule
        stakes = rules.pay_hundred_silent if silent else rules.pay_game
        found.append(Slot("game", _GAME_100 if silent else _GAME, won, stakes, "R35.1"))
    for side, other in ((a, b), (b, a)):
        if HUNDRED in side.announced:
            made = side.total >= 100  # noqa: PLR2004 - as above
            text = _HUNDRED_MADE if made else _HUNDRED_LOST
            found.append(Slot("hundred", text, side if made else other, rules.pay_hundred_announced, "R35.2"))
    for side, other in ((a, b), (b, a)):
        made = side.tricks == TRICKS
        if ALL in side.announced:
            text = _ALL_MADE if made else _ALL_LOST
            found.append(Slot("all", text, side if made else other, rules.pay_all_announced, "R35.4"))
        elif made:
            found.append(Slot("all", _ALL_SILENT, side, rules.pay_all_silent, "R35.3"))
    return tuple(slot for slot in found if slot.stakes)


def payments(rules: RussbachRules, a: Side, b: Side, paid: Iterable[Slot]) -> tuple[int, ...]:
    """Return what each seat receives (R37, R38): x for each pairing, so a lone caller has three of them."""
    x = sum(slot.stakes if slot.winner == a else -slot.stakes for slot in paid) * rules.stake
    seats = len(a.members) + len(b.members)
    share = x * len(b.members) // len(a.members)
    return tuple(share if seat in a.members else -x for seat in all_seats(seats))


def items(rules: RussbachRules, paid: Iterable[Slot]) -> tuple[Item, ...]:
    """Return the record's list of what was paid for."""
    return tuple(Item(slot.id, slot.winner.members, slot.stakes * rules.stake) for slot in paid)


def explanation(
    rules: RussbachRules, a: Side, b: Side, cards: Sequence[int], counting: Sequence[int], voided: Sequence[int]
) -> tuple[ScoreLine, ...]:
    """Return the score sheet: points per seat, thresholds, and who pays whom for what."""
    won, why, clause = winner(rules, a, b)
    lines = [ScoreLine("points", _CARDS, tuple(cards), "R30")]
    if any(counting):
        lines.append(ScoreLine("points", _DECLARED, tuple(counting), "R31"))
    for seat, points in enumerate(voided):
        if points:
            lines.append(ScoreLine("note", _VOID(points=points, player=Who(Seat(seat))), (), "R21"))
    lines.extend(ScoreLine("note", _side_total(rules, side), (), "R32") for side in (a, b))
    lines.append(ScoreLine("note", why(winner=Who(won.members[0])), (), clause))
    for slot in slots(rules, a, b):
        values = payments(rules, a, b, (slot,))
        lines.append(ScoreLine("item", slot.text, values, slot.clause))
    return tuple(lines)


def _side_total(rules: RussbachRules, side: Side) -> Text:
    text = {1: _TOTAL_1, 2: _TOTAL_2, 3: _TOTAL_3}[len(side.members)]
    names = {name: Who(seat) for name, seat in zip(("one", "two", "three"), side.members, strict=False)}
    threshold = side.threshold(rules) if rules.win_condition == "thresholds" else BASE
    return text(total=side.total, threshold=threshold, **names)
