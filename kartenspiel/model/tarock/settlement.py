# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The settlement of tarock games: game and bonuses line by line, what they bring each seat, and the words for it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.game import Item, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.payments import payments
from kartenspiel.model.tarock.result import Result
from kartenspiel.model.tarock.sides import Side, Sides, other_side
from kartenspiel.model.tarock.speaking import GAME_ITEM, Speech
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Value, Who

POINTS: Final = QT_TRANSLATE_NOOP("tarock", "Card points taken")
_WITH: Final = QT_TRANSLATE_NOOP("tarock", "{declarer} called the {card}; {partner} was the partner.")
_ALONE: Final = QT_TRANSLATE_NOOP(
    "tarock", "{declarer} played a {contract} alone and pays or receives every amount three times."
)
_GAME_WON: Final = QT_TRANSLATE_NOOP("tarock", "{contract} won")
_GAME_LOST: Final = QT_TRANSLATE_NOOP("tarock", "{contract} lost")
_MADE: Final = QT_TRANSLATE_NOOP("tarock", "{bonus}, announced by {player} and made")
_MISSED: Final = QT_TRANSLATE_NOOP("tarock", "{bonus}, announced by {player} and missed")
_SUM: Final = QT_TRANSLATE_NOOP("tarock", "{line}: {product}")
_TIMES: Final = QT_TRANSLATE_NOOP("tarock", "{product} × {factor} ({reason})")
_DOUBLE_ROUND: Final = QT_TRANSLATE_NOOP("tarock", "double round")
_DOUBLED: Final = QT_TRANSLATE_NOOP("tarock", "A double round is running: everything counts ×{factor}.")


@dataclass(frozen=True, slots=True)
class Line:
    """One item that is settled: whose it is, who wins it, its value with raises, and how it is told (Z52)."""

    id: str
    owner: Side
    winner: Side
    value: int
    words: Text
    """The sentence, still without what it is about."""
    clause: str
    factor: int = 1
    """By what the contract has multiplied the value."""
    level: int = 1
    """By what raises have multiplied the value."""
    announcer: Seat | None = None


def game_line(speech: Speech, *, won: bool, clause: str) -> Line:
    """Return the game, won or lost by the declarer's side."""
    words, value = _GAME_WON if won else _GAME_LOST, speech.value(speech.game)
    return Line(GAME_ITEM, "D", "D" if won else "O", value, words, clause, level=speech.game.level)


def bonus_lines(speech: Speech, result: Result, clause: str) -> Iterator[Line]:
    """Yield the bonuses: first those announced, by this clause, then what was earned without a word (Z41, Z42)."""
    for item in speech.announced_items:
        bonus = speech.bonuses[item.id]
        winner, words = (item.side, _MADE) if bonus.is_made(result, item.side) else (other_side(item.side), _MISSED)
        yield Line(item.id, item.side, winner, speech.value(item), words, clause, bonus.factor, item.level, item.seat)
    for bonus in speech.bonuses.values():
        for side, words in bonus.silent_winners(result) if bonus.silent else ():
            if not speech.is_announced(bonus, side):
                worth = bonus.worth(announced=False)
                yield Line(bonus.id, side, side, worth, words, bonus.clause, bonus.factor)


def items_of(lines: Sequence[Line], sides: Sides, seats: int, double: int) -> tuple[Item, ...]:
    """Return what is paid for the lines, `double` times as much in a double round (Z53, Z54)."""
    members: Mapping[Side, tuple[Seat, ...]] = {"D": sides.members("D", seats), "O": sides.members("O", seats)}
    return tuple(
        Item(line.id, members[line.winner], line.value * double, members[other_side(line.winner)]) for line in lines
    )


@dataclass(frozen=True, slots=True)
class Sheet:
    """Makes the lines of the score sheet for what is settled."""

    speech: Speech
    contract: Text
    """The name of the contract."""
    factor_name: Text
    """Why the contract multiplies bonuses."""
    double: int
    """By what double rounds multiply everything."""

    def who_played(self, sides: Sides, called: Card | None, clause: str) -> ScoreLine:
        """Return the line that tells who played with whom."""
        declarer = Who(sides.declarer)
        if sides.partner is not None and called is not None:
            text = _WITH(declarer=declarer, card=called, partner=Who(sides.partner))
        else:
            text = _ALONE(declarer=declarer, contract=self.contract)
        return ScoreLine("note", text, (), clause)

    def items(self, lines: Sequence[Line], items: Sequence[Item], seats: int) -> Iterator[ScoreLine]:
        """Yield a line for each item with what it brings every seat."""
        for line, item in zip(lines, items, strict=True):
            yield ScoreLine("item", self._line(line), payments((item,), seats), line.clause)

    def _line(self, line: Line) -> Text:
        """Return the words of a line, with how its value came about where it was multiplied (Z28, Z39, Z57)."""
        text, factors = self._words(line), tuple(self._factors(line))
        if not factors:
            return text
        product: Value = line.value // (line.factor * line.level)
        for factor, reason in factors:
            product = _TIMES(product=product, factor=factor, reason=reason)
        return _SUM(line=text, product=product)

    def _factors(self, line: Line) -> Iterator[tuple[int, Text]]:
        """Yield by what a line was multiplied, each with its reason."""
        if line.factor > 1:
            yield line.factor, self.factor_name
        if line.level > 1:
            yield line.level, self.speech.level_names[line.level]
        if self.double > 1:
            yield self.double, _DOUBLE_ROUND

    def _words(self, line: Line) -> Text:
        if line.id == GAME_ITEM:
            return line.words(contract=self.contract)
        about = line.words(bonus=self.speech.name_of(line.id))
        return about if line.announcer is None else about(player=Who(line.announcer))


def double_note(double: int, clause: str) -> tuple[ScoreLine, ...]:
    """Return the line that says that a double round is running, where one is."""
    return (ScoreLine("note", _DOUBLED(factor=double), (), clause),) if double > 1 else ()
