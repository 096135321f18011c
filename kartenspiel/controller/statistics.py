# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Statistics of the finished deals: how one stands, by what was played, with whom and against whom.

They are counted from the summaries that the index of the history keeps (`deal_rows`), so that twenty thousand deals
answer at once.  Payments of different games, house rules or units are never added up unless somebody asks for it: an
overview lists each apart.  Deals in which nothing was played (thrown in, dealt anew) do not count.
"""

import enum
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from heapq import nlargest, nsmallest
from operator import attrgetter
from types import MappingProxyType
from typing import Final, NamedTuple

from kartenspiel.controller.deal_archive import contract_called
from kartenspiel.controller.deal_index import DealEntry, DealFilter, DealIndex
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.deal_rows import items_in
from kartenspiel.controller.kept_analyses import KeptAnalyses, KnownCosts
from kartenspiel.model.text import Text

EXTREMES: Final = 5
"""So many of the best deals, and of the worst, are listed."""
POINTS: Final = 60
"""So many points the course of the account has at most."""
_DECLARING: Final = frozenset({DealRole.DECLARER, DealRole.ALONE})


@enum.unique
class Grouping(enum.StrEnum):
    """By what deals are counted apart."""

    CONTRACT = "contract"
    ROLE = "role"
    PARTNER = "partner"
    LEVELS = "levels"
    HELPED = "helped"
    MONTH = "month"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class StatisticsFilter:
    """Which deals are counted: those that fit everything that is not empty."""

    game: str = ""
    """Without a game there is an overview of all, each under each of its house rules."""
    rules: str = ""
    """The digest of house rules (`deal_rows.rules_digest`); empty for all of the game that are paid in `unit`."""
    unit: str = ""
    contract: str = ""
    role: DealRole | None = None
    partner: str = ""
    levels: str = ""
    """The levels of the other players, as the index has them."""
    helped: bool | None = None
    since: str = ""
    before: str = ""
    """From when to when deals ended, as `DealFilter` has it."""
    by: Grouping = Grouping.CONTRACT

    @property
    def deals(self) -> DealFilter:
        """What of it the filter of the list of deals knows."""
        return DealFilter(
            game=self.game, contract=self.contract, role=self.role, helped=self.helped,
            since=self.since, before=self.before,
        )  # fmt: skip

    @property
    def more(self) -> dict[str, str]:
        """What more has to stand in columns of the index."""
        told = {"rules": self.rules, "unit": self.unit, "partner": self.partner, "levels": self.levels}
        return {name: value for name, value in told.items() if value} | {"played": "1"}


class Sample(NamedTuple):
    """Values that were measured: how many, their sum, and that of their squares."""

    number: int = 0
    total: float = 0
    squares: float = 0

    @property
    def mean(self) -> float:
        """The mean; nothing where nothing was measured."""
        return self.total / self.number if self.number else 0.0

    @property
    def deviation(self) -> float | None:
        """The standard deviation of the single values, estimated from them; ``None`` for fewer than two."""
        if self.number < 2:  # noqa: PLR2004 - one value has no spread
            return None
        return math.sqrt(max(0.0, self.squares - self.total * self.total / self.number) / (self.number - 1))

    @property
    def error(self) -> float | None:
        """The standard error of the mean; ``None`` for fewer than two values."""
        deviation = self.deviation
        return None if deviation is None else deviation / math.sqrt(self.number)


def sample_of(values: Iterable[float]) -> Sample:
    """Return what was measured, as a sample."""
    found = tuple(values)
    return Sample(len(found), sum(found), sum(value * value for value in found))


class Figures(NamedTuple):
    """What is told of some deals."""

    payment: Sample = Sample()
    """What the person was paid."""
    gained: int = 0
    """Deals that brought something."""
    declared: int = 0
    """Deals in which the person was the declarer."""
    decided: int = 0
    """Of these, those in which the game was won or lost."""
    made: int = 0
    """Of these, those won."""
    announced: int = 0
    """Deals in which the person's side announced something."""
    raised: int = 0
    """Deals in which somebody said kontra."""


class ItemFigures(NamedTuple):
    """What is told of an item over some deals."""

    item: str
    deals: int = 0
    """Deals in which it was paid for, announced or raised."""
    won: int = 0
    """Deals in which it brought the person something."""
    lost: int = 0
    own: int = 0
    """Deals in which the person's side announced it."""
    own_made: int = 0
    others: int = 0
    """Deals in which the other side announced it."""
    others_made: int = 0
    raised: int = 0
    """Deals in which kontra was said to it."""
    gain: Sample = Sample()
    """What it brought in these deals, each counted once."""


class CoursePoint(NamedTuple):
    """How one stood after so many deals."""

    deals: int
    finished: str
    """When the last of them ended, as the index has it."""
    gained: int
    """What was won or lost since the point before."""
    total: int


class RulesKnown(NamedTuple):
    """House rules under which deals were played."""

    game: str
    rules: str
    """Their digest."""
    unit: str
    deals: int


@dataclass(frozen=True, slots=True)
class StatisticsChoices:
    """What can be chosen, from all deals that are known; what was played last comes first."""

    rules: Sequence[RulesKnown] = ()
    contracts: Sequence[str] = ()
    """Of the game that is chosen; so the following."""
    partners: Sequence[str] = ()
    levels: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Luck:
    """What the cards were worth beside what was made of them, over deals that were analysed to the end."""

    cards: Sample
    """What a strong player was paid in the same seat with the same cards, against players of the same levels."""
    paid: Sample
    """What the person was paid with them."""
    beyond: Sample
    """By how much more, deal by deal."""
    errors: Sample
    """What the person's decisions cost beside the best ones."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """An answer."""

    wanted: StatisticsFilter = field(default_factory=StatisticsFilter)
    unit: str = ""
    """In what is paid; "" in an overview."""
    whole: Figures = field(default_factory=Figures)
    groups: Sequence[tuple[str, Figures]] = ()
    """By `StatisticsFilter.by`; in an overview by game, rules and unit, as in `StatisticsChoices.rules`."""
    items: Sequence[ItemFigures] = ()
    course: Sequence[CoursePoint] = ()
    best: Sequence[DealEntry] = ()
    worst: Sequence[DealEntry] = ()
    luck: Luck | None = None
    known: StatisticsChoices = field(default_factory=StatisticsChoices)
    contracts: Mapping[tuple[str, str], Text | None] = field(default_factory=lambda: MappingProxyType({}))
    """What people call contracts, by game; ``None`` in a game that has only one."""
    options: Mapping[str, Mapping[str, object]] = field(default_factory=lambda: MappingProxyType({}))
    """House rules by their digests, as records write them."""


class _CountedDeal(NamedTuple):
    """What is counted of a deal."""

    key: str
    payment: int
    contract: str
    role: str
    partner: str
    levels: str
    helped: bool
    rules: str
    finished: str
    made: bool | None
    raised: bool
    items: str
    game: str
    unit: str
    seat: int | None


_COLUMNS: Final = tuple("helped or taken_back" if name == "helped" else name for name in _CountedDeal._fields)


class StatisticsCounter:
    """Counts what is wanted, and remembers what contracts and rules are called."""

    def __init__(self, analyses: KeptAnalyses | None = None) -> None:
        """`analyses` tell of the luck of the cards."""
        self._analyses, self._costs = analyses, KnownCosts()
        self._contracts: dict[tuple[str, str], Text | None] = {}
        self._options: dict[str, Mapping[str, object]] = {}
        self._revision = -1
        """Of the index from which the following comes."""
        self._known: dict[str, StatisticsChoices] = {}
        self._chosen: StatisticsFilter | None = None
        self._rows: list[_CountedDeal] = []
        """The deals that fit what was chosen last."""

    def count(self, index: DealIndex, wanted: StatisticsFilter) -> Statistics:
        """Return the statistics of the deals in an index that fit."""
        if index.revision != self._revision:
            self._revision, self._rows = index.revision, []
            self._chosen = None
            self._known.clear()
        rows, known = self._rows_of(index, wanted), self._known_of(index, wanted.game)
        if not wanted.game:
            by_rules = _figures(rows, lambda row: key_of_rules(row.game, row.rules, row.unit))
            order = [key_of_rules(*each[:3]) for each in known.rules]
            overview = [(each, by_rules[each]) for each in order if each in by_rules]
            return Statistics(
                wanted, groups=overview, known=known, contracts=dict(self._contracts), options=dict(self._options)
            )
        units = {row.unit for row in rows}
        if len(units) > 1:  # nobody chose in which: that of the deal played last
            unit = rows[-1].unit
            rows = [row for row in rows if row.unit == unit]
        best, worst = _extremes(index, rows)
        groups = _figures(rows, _GROUPED[wanted.by])
        return Statistics(
            wanted,
            rows[-1].unit if rows else wanted.unit,
            _together(groups.values()) if groups else Figures(),
            _sorted(groups, wanted.by),
            _count_items(rows),
            _course(rows),
            best,
            worst,
            self._luck(rows),
            known,
            MappingProxyType(dict(self._contracts)),
            MappingProxyType(dict(self._options)),
        )

    def _rows_of(self, index: DealIndex, wanted: StatisticsFilter) -> list[_CountedDeal]:
        chosen = replace(wanted, by=Grouping.CONTRACT)
        if chosen != self._chosen:
            self._chosen = chosen
            self._rows = list(map(_CountedDeal._make, index.rows(_COLUMNS, wanted.deals, wanted.more)))
        return self._rows

    def _known_of(self, index: DealIndex, game: str) -> StatisticsChoices:
        """Return what can be chosen, in a game; "" for the overview."""
        if "" not in self._known:
            self._known[""] = StatisticsChoices(
                tuple(RulesKnown(*each) for each in index.counted(("game", "rules", "unit"), {}))
            )
            self._learn(index, self._known[""])
        if game not in self._known:
            columns = (
                tuple(each[0] for each in index.counted((name,), {"game": game}) if each[0])
                for name in ("contract", "partner", "levels")
            )
            self._known[game] = StatisticsChoices(self._known[""].rules, *columns)
        return self._known[game]

    def _learn(self, index: DealIndex, known: StatisticsChoices) -> None:
        """Learn what is not known yet of the rules and contracts, from one deal of each."""
        for each in known.rules:
            if each.rules not in self._options:
                written = (index.example_with(rules=each.rules) or {}).get("options")
                self._options[each.rules] = written if isinstance(written, dict) else {}
        for game, contract in index.contracts():
            if (game, contract) not in self._contracts:
                self._contracts[game, contract] = contract_called(index.example(game, contract))

    def _luck(self, rows: Sequence[_CountedDeal]) -> Luck | None:
        if self._analyses is None:
            return None
        try:
            analysed = {each.deal: each for each in self._analyses.costs(self._costs) if each.own and each.duplicate}
        except OSError:
            return None
        found = [
            (row.payment, analysed[row.key].duplicate, row.seat, analysed[row.key].decisions)
            for row in rows
            if row.key in analysed
        ]
        made = [
            (paid, duplicate[seat], sum(each.cost for each in decisions))
            for paid, duplicate, seat, decisions in found
            if duplicate is not None and seat is not None and seat < len(duplicate)
        ]
        if not made:
            return None
        return Luck(
            sample_of(cards for _, cards, _ in made),
            sample_of(paid for paid, _, _ in made),
            sample_of(paid - cards for paid, cards, _ in made),
            sample_of(cost for _, _, cost in made),
        )


def key_of_rules(game: str, rules: str, unit: str) -> str:
    """Return the name of a group of an overview."""
    return f"{game} {rules} {unit}"


def month_of(finished: str) -> str:
    """Return the month in which a deal ended, by the clock of this place, as ``2026-11``; "" where it is not known."""
    try:
        return f"{datetime.fromisoformat(finished).astimezone():%Y-%m}"
    except (ValueError, OverflowError):
        return ""


_GROUPED: Final[Mapping[Grouping, Callable[[_CountedDeal], str]]] = {
    Grouping.CONTRACT: attrgetter("contract"),
    Grouping.ROLE: attrgetter("role"),
    Grouping.PARTNER: attrgetter("partner"),
    Grouping.LEVELS: attrgetter("levels"),
    Grouping.HELPED: lambda row: "yes" if row.helped else "",
    Grouping.RULES: attrgetter("rules"),
    Grouping.MONTH: lambda row: month_of(row.finished),
}


def _figures(rows: Sequence[_CountedDeal], group_of: Callable[[_CountedDeal], str]) -> dict[str, Figures]:
    """Return what is told of the deals of each group."""
    announced = {written: any(item.own for item in items_in(written)) for written in {row.items for row in rows}}
    found: dict[str, list[int]] = {}
    for row in rows:
        group, payment = group_of(row), row.payment
        sums = found.get(group)
        if sums is None:
            sums = found[group] = [0] * 9
        sums[0] += 1
        sums[1] += payment
        sums[2] += payment * payment
        sums[3] += payment > 0
        if row.role in _DECLARING:
            sums[4] += 1
            if row.made is not None:
                sums[5] += 1
                sums[6] += row.made
        sums[7] += announced[row.items]
        sums[8] += row.raised
    return {group: Figures(Sample(*sums[:3]), *sums[3:]) for group, sums in found.items()}


def _together(groups: Iterable[Figures]) -> Figures:
    """Return what is told of all deals of these groups."""
    found = tuple(groups)
    payment = Sample(*map(sum, zip(*(each.payment for each in found), strict=True)))
    return Figures(payment, *map(sum, zip(*(each[1:] for each in found), strict=True)))


def _sorted(groups: Mapping[str, Figures], by: Grouping) -> list[tuple[str, Figures]]:
    """Return groups in their order: months as they went by, all others with the most deals first."""
    if by is Grouping.MONTH:
        return sorted(groups.items())
    return sorted(groups.items(), key=lambda each: (-each[1].payment.number, each[0]))


def _count_items(rows: Iterable[_CountedDeal]) -> list[ItemFigures]:
    """Return what is told of each item, the most frequent first."""
    found: dict[str, list[int]] = {}
    for written, often in Counter(row.items for row in rows).items():
        for item, gain, own, others, raises in items_in(written):
            sums = found.get(item)
            if sums is None:
                sums = found[item] = [0] * 10
            for place, counts in enumerate(
                (1, gain > 0, gain < 0, own, own and gain > 0, others, others and gain < 0, raises > 0, gain, gain**2)
            ):
                sums[place] += often * counts
    told = [_item_figures(item, sums) for item, sums in found.items()]
    return sorted(told, key=lambda each: (-each.deals, each.item))


def _item_figures(item: str, sums: Sequence[int]) -> ItemFigures:
    deals, won, lost, own, own_made, others, others_made, raised, total, squares = sums
    gain = Sample(deals, total, squares)
    return ItemFigures(item, deals, won, lost, own, own_made, others, others_made, raised, gain)


def _course(rows: Sequence[_CountedDeal]) -> list[CoursePoint]:
    """Return how one stood, at most at `POINTS` points that lie equally many deals apart."""
    apart = max(1, -(-len(rows) // POINTS))
    found, total, before = list[CoursePoint](), 0, 0
    for number, row in enumerate(rows, 1):
        total += row.payment
        if number % apart == 0 or number == len(rows):
            found.append(CoursePoint(number, row.finished, total - before, total))
            before = total
    return found


def _extremes(index: DealIndex, rows: Sequence[_CountedDeal]) -> tuple[list[DealEntry], list[DealEntry]]:
    """Return the deals that brought most, and those that cost most."""
    best = [row.key for row in nlargest(EXTREMES, rows, key=attrgetter("payment")) if row.payment > 0]
    worst = [row.key for row in nsmallest(EXTREMES, rows, key=attrgetter("payment")) if row.payment < 0]
    found = ([index.entry_of(key) for key in keys] for keys in (best, worst))
    most, least = ([entry for entry in entries if entry is not None] for entries in found)
    return most, least
