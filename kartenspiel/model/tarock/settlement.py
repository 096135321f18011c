# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The settlement of tarock games: game and bonuses line by line, what they bring each seat, and the words for it."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.payoff import Condition, CountedEnding, Due, Not
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.cards import Card
from kartenspiel.model.outcome import Item, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.bonuses import Bonus
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.result import BonusFacts
from kartenspiel.model.tarock.sides import Side, Sides, other_side
from kartenspiel.model.tarock.speaking import SpokenItem, is_announced
from kartenspiel.model.text import Text, Value, Who, marker

_ = marker(__package__)

POINTS: Final = _("Card points taken")
_WITH: Final = _("{declarer:nom} called the {card}; {partner:nom} {partner:were|was} the partner.")
_ALONE: Final = _(
    "{declarer:nom} played a {contract} alone and {declarer:pay or get|pays or gets} every amount {count} times."
)
_GAME_WON: Final = _("{contract} won")
_GAME_LOST: Final = _("{contract} lost")
_MADE: Final = _("{bonus}, announced by {player:acc} and made")
_MISSED: Final = _("{bonus}, announced by {player:acc} and missed")
_SUM: Final = _("{line}: {product}")
_TIMES: Final = _("{product} × {factor} ({reason})")
_DOUBLE_ROUND: Final = _("double round")
_DOUBLED: Final = _("A double round is running: everything counts ×{factor}.")


Factor = tuple[int, Text]
"""By what something is multiplied, and why."""


@dataclass(frozen=True, slots=True)
class SettledLine:
    """One item that is settled: whose it is, who wins it, its value, and how it is told (Z52, K81–K86)."""

    id: str
    owner: Side
    winner: Side
    value: int
    """Without raises."""
    words: Text
    """The sentence, still without what it is about."""
    clause: str
    factors: tuple[Factor, ...] = ()
    """By what the value was multiplied before raises."""
    level: int = 1
    """By what raises multiply the value."""
    announcer: Seat | None = None
    between: tuple[Seat, Seat] | None = None
    """Who pays whom, where two players settle it among themselves."""


def game_line(value: int, level: int, *, won: bool, clause: str, factors: tuple[Factor, ...] = ()) -> SettledLine:
    """Return the game, won or lost by the declarer's side; `value` is without raises, which make it `level`-fold."""
    words = _GAME_WON if won else _GAME_LOST
    return SettledLine(GAME_ITEM, "D", "D" if won else "O", value, words, clause, factors, level)


class PossibleLine(NamedTuple):
    """An item that is settled so if the cards are played so."""

    line: SettledLine
    when: Condition


def held_lines(possible: Iterable[PossibleLine], counted: CountedEnding) -> tuple[SettledLine, ...]:
    """Return those that are settled after this ending."""
    return tuple([line for line, when in possible if when.holds(counted)])


KnownLines = dict[Hashable, tuple[PossibleLine, ...]]
"""Lines worked out before, of one contract with the same sides and the same called card."""


@dataclass(frozen=True, slots=True)
class BonusLines:
    """The bonuses of a contract as lines, for the same sides and the same called card.

    What was announced, and how far it was raised, differs from deal to deal, and so does what counts beside tricks: a
    line is worked out when it is first met, and every further deal that has it takes it from `known`.
    """

    bonuses: Mapping[str, Bonus]
    factor_name: Text
    """Why a contract multiplies bonuses."""
    clause: str = ""
    """Where the rules have what was announced, if not where they say when the bonus is made."""
    known: KnownLines = field(default_factory=dict, compare=False)

    def possible(self, announced: Sequence[SpokenItem], facts: BonusFacts) -> list[PossibleLine]:
        """Return the bonuses: first those announced, then what is earned without a word (Z41, Z42, K66, K82)."""
        found: list[PossibleLine] = []
        for item in announced:
            found += self._announced(item, facts)
        said = [item.id for item in announced]
        for bonus in self.bonuses.values():
            lines = self.silent(bonus, facts) if bonus.silent else ()
            if lines and bonus.id in said:
                lines = tuple([each for each in lines if not is_announced(bonus, each.line.winner, announced)])
            found += lines
        return found

    def _announced(self, item: SpokenItem, facts: BonusFacts) -> tuple[PossibleLine, ...]:
        bonus = self.bonuses[item.id]
        key = item.id, item.side, item.level, item.seat, bonus.depends_on(facts)
        lines = self.known.get(key)
        if lines is None:
            made = bonus.made(facts, item.side)
            ways = (item.side, _MADE, made), (other_side(item.side), _MISSED, Not(made))
            lines = self.known[key] = tuple(
                PossibleLine(
                    SettledLine(
                        item.id, item.side, winner, bonus.worth(announced=True), words, self.clause or bonus.clause,
                        _factors_of(bonus, self.factor_name), item.level, item.seat,
                    ),
                    when,
                ) for winner, words, when in ways
            )  # fmt: skip
        return lines

    def silent(self, bonus: Bonus, facts: BonusFacts) -> tuple[PossibleLine, ...]:
        """Return how one of the bonuses is won without a word, whoever announced it."""
        key = bonus.id, bonus.depends_on(facts)
        lines = self.known.get(key)
        if lines is None:
            lines = self.known[key] = tuple(self._silent(bonus, facts))
        return lines

    def _silent(self, bonus: Bonus, facts: BonusFacts) -> Iterator[PossibleLine]:
        for win, when in bonus.silent_wins(facts):
            line = SettledLine(
                bonus.id, win.side, win.side, bonus.worth(announced=False), win.words, win.clause or bonus.clause,
                _factors_of(bonus, self.factor_name), between=win.between,
            )  # fmt: skip
            yield PossibleLine(line, when)


def _factors_of(bonus: Bonus, name: Text) -> tuple[Factor, ...]:
    return ((bonus.factor, name),) if bonus.factor > 1 else ()


def items_of(
    lines: Iterable[SettledLine], sides: Sides, seats: int, double: int, *, raises: bool = True
) -> tuple[Item, ...]:
    """Return what is paid for the lines, `double` times as much in a double round (Z53, Z54, K85).

    Without `raises` they are left out (K56).
    """
    own, others = sides.members("D", seats), sides.members("O", seats)
    receive_and_pay: Mapping[Side, tuple[tuple[Seat, ...], tuple[Seat, ...]]] = {"D": (own, others), "O": (others, own)}
    items = []
    for line in lines:
        value = line.value * (line.level if raises else 1) * double
        if line.between is None:
            receivers, payers = receive_and_pay[line.winner]
            items.append(Item(line.id, receivers, value, payers))
        else:
            payer, receiver = line.between
            items.append(Item(line.id, (receiver,), value, (payer,)))
    return tuple(items)


def dues_of(
    possible: Iterable[PossibleLine], sides: Sides, seats: int, double: int, *, raises: bool = True
) -> tuple[Due, ...]:
    """Return what is due for lines that may come to be settled; the rest is as for `items_of`."""
    lines = tuple(possible)
    items = items_of((each.line for each in lines), sides, seats, double, raises=raises)
    return tuple(Due(when, item.to, item.payers, item.value) for (_, when), item in zip(lines, items, strict=True))


def winner_of(lines: Sequence[SettledLine]) -> Side:
    """Return the side that won: the game, or what is settled in its place."""
    return next((line for line in lines if line.id == GAME_ITEM), lines[0]).winner


@dataclass(frozen=True, slots=True)
class ScoreLineWriter:
    """Makes the lines of the score sheet for what is settled."""

    contract: Text
    """The name of the contract."""
    bonuses: Mapping[str, Bonus]
    level_names: Mapping[int, Text]
    """How the raises are called, by what they multiply an item."""
    double: int
    """By what double rounds multiply everything."""

    def who_played(self, sides: Sides, called: Card | None, seats: int, clause: str) -> ScoreLine:
        """Return the line that tells who of so many seats played with whom."""
        declarer = Who(sides.declarer)
        if sides.partner is not None and called is not None:
            text = _WITH(declarer=declarer, card=called, partner=Who(sides.partner))
        else:
            text = _ALONE(declarer=declarer, contract=self.contract, count=len(sides.members("O", seats)))
        return ScoreLine("note", text, (), clause)

    def items(
        self, lines: Sequence[SettledLine], items: Sequence[Item], seats: int, *, raises: bool = True
    ) -> Iterator[ScoreLine]:
        """Yield a line for each item with what it brings every seat; without `raises` they are left out."""
        for line, item in zip(lines, items, strict=True):
            yield ScoreLine("item", self._line(line, item, raises=raises), pay_items((item,), seats), line.clause)

    def _line(self, line: SettledLine, item: Item, *, raises: bool) -> Text:
        """Return the words of a line, with how its value came about where it was multiplied (Z28, Z39, Z57)."""
        text, factors = self._words(line, item), tuple(self._factors(line, raises=raises))
        if not factors:
            return text
        product: Value = line.value // prod(factor for factor, _ in line.factors)
        for factor, reason in factors:
            product = _TIMES(product=product, factor=factor, reason=reason)
        return _SUM(line=text, product=product)

    def _factors(self, line: SettledLine, *, raises: bool) -> Iterator[Factor]:
        """Yield by what a line was multiplied, each with its reason."""
        yield from line.factors
        if line.level > 1 and raises:
            yield line.level, self.level_names[line.level]
        if self.double > 1:
            yield self.double, _DOUBLE_ROUND

    def _words(self, line: SettledLine, item: Item) -> Text:
        if line.id == GAME_ITEM:
            return line.words(contract=self.contract)
        about = line.words(bonus=self.bonuses[line.id].name)
        if line.announcer is not None:
            return about(player=Who(line.announcer))
        return about(receivers=tuple(map(Who, item.to)), payers=tuple(map(Who, item.payers)))


def double_note(double: int, clause: str) -> tuple[ScoreLine, ...]:
    """Return the line that says that a double round is running, where one is."""
    return (ScoreLine("note", _DOUBLED(factor=double), (), clause),) if double > 1 else ()
