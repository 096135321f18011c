# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What statistics say: names of groups, house rules and items, and figures as people write them."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QDate

from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.deal_rows import GAME_ITEM
from kartenspiel.controller.plans import rules_called
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.statistics import Grouping, RulesKnown, Sample, Statistics
from kartenspiel.games import UnknownGameError, game_named
from kartenspiel.model import options
from kartenspiel.model.options import OptionError
from kartenspiel.model.text import Share, Text, marker
from kartenspiel.ui.sheet.sums_page import LEVELS
from kartenspiel.ui.window import deal_words
from kartenspiel.ui.words.phrases import wording, words_of
from kartenspiel.ui.words.roles import ROLES
from kartenspiel.ui.words.wording import MINUS, capital

_ = marker(__package__)

NOTHING: Final = "–"
"""Stands where there is no figure."""
GROUPINGS: Final[Mapping[Grouping, Text]] = {
    Grouping.CONTRACT: _("by contract"),
    Grouping.ROLE: _("by what you were"),
    Grouping.PARTNER: _("by partner"),
    Grouping.LEVELS: _("by the level of the others"),
    Grouping.HELPED: _("with and without help"),
    Grouping.MONTH: _("by month"),
    Grouping.RULES: _("by house rules"),
}
HEADS: Final[Mapping[Grouping, Text]] = {
    Grouping.CONTRACT: _("Contract"),
    Grouping.ROLE: _("You were"),
    Grouping.PARTNER: _("Partner"),
    Grouping.LEVELS: _("Level of the others"),
    Grouping.HELPED: _("Help"),
    Grouping.MONTH: _("Month"),
    Grouping.RULES: _("House rules"),
}
_WITHOUT_HELP: Final = _("without help")
_HELPED: Final = _("with hints or moves taken back")
_NO_PARTNER: Final = _("no single partner")
_NO_LEVEL: Final = _("no computer player")
_NO_DAY: Final = _("at a time not known")
_GAME: Final = _("The game")
_ONE_OF: Final = _("{rules} ({number})")
_WITH_DEALS: Final = _("{rules} · %Ln deal(s)", plural=True)
_TOGETHER: Final = _("All house rules together · %Ln deal(s)", plural=True)
_UNKNOWN: Final = _("rules that this version does not know")
_OF: Final = _("{part} of {whole}")
_EURO: Final = _("€{amount}")
_PERCENT: Final = _("{percent} %")


class RulesNames:
    """What the house rules are called under which deals were played; those that sound alike are numbered."""

    def __init__(self, found: Statistics, settings: Settings) -> None:
        self._called: dict[str, str] = {}
        names = {each.rules: _called(each, found.options.get(each.rules, {}), settings) for each in found.known.rules}
        of_game = {each.rules: each.game for each in found.known.rules}
        alike = Counter((of_game[rules], name) for rules, name in names.items())
        numbers = Counter[tuple[str, str]]()
        for rules, name in names.items():
            key = of_game[rules], name
            numbers[key] += 1
            several = alike[key] > 1
            self._called[rules] = words_of(_ONE_OF(rules=name, number=numbers[key])) if several else name

    def of(self, rules: str) -> str:
        """Return what house rules are called, by their digest."""
        return self._called.get(rules, words_of(_UNKNOWN))

    def with_deals(self, known: RulesKnown) -> str:
        """Return the same with how many deals were played under them."""
        return words_of(_WITH_DEALS(rules=self.of(known.rules), n=known.deals))


def together(deals: int) -> str:
    """Return what all house rules of a game are called that are paid in one unit."""
    return words_of(_TOGETHER(n=deals))


def _called(known: RulesKnown, written: Mapping[str, object], settings: Settings) -> str:
    try:
        game = game_named(known.game)
        return words_of(rules_called(game, options.from_json(game.house_rules, written), settings))
    except (UnknownGameError, OptionError):
        return words_of(_UNKNOWN)


def group_called(found: Statistics, group: str, rules: RulesNames) -> str:
    """Return what a group of deals is called."""
    match found.wanted.by:
        case Grouping.CONTRACT:
            called = contract_called(found, group)
        case Grouping.ROLE:
            called = words_of(ROLES[DealRole(group)])
        case Grouping.PARTNER:
            called = group or words_of(_NO_PARTNER)
        case Grouping.LEVELS:
            called = levels_called(group)
        case Grouping.HELPED:
            called = words_of(_HELPED if group else _WITHOUT_HELP)
        case Grouping.MONTH:
            called = _month(group)
        case Grouping.RULES:
            called = rules.of(group)
    return capital(called)


def contract_called(found: Statistics, contract: str) -> str:
    """Return what people call a contract; in a game that has only one, the game itself."""
    called = found.contracts.get((found.wanted.game, contract))
    return capital(words_of(_GAME if called is None else called))


def levels_called(levels: str) -> str:
    """Return what the levels of the other players are called, as the index has them."""
    named = [LEVELS.get(each, each) for each in levels.split(",") if each]
    return wording().text(tuple(named)) if named else words_of(_NO_LEVEL)


def item_called(game: str, item: str) -> str:
    """Return what an item is called."""
    try:
        called = game_named(game).words.items.get(item)
    except UnknownGameError:
        called = None
    return capital(words_of(_GAME if called is None or item == GAME_ITEM else called))


def _month(month: str) -> str:
    """Return a month, as ``2026-11``, as people write it."""
    day = QDate.fromString(f"{month}-01", "yyyy-MM-dd")
    return wording().locale.toString(day, "MMMM yyyy") if day.isValid() else words_of(_NO_DAY)


def sum_of(value: float, unit: str) -> str:
    """Return a sum in whole units, with its sign; cents in euros."""
    return wording().figure(Share(Fraction(round(value)), unit))


def sum_with_unit(value: float, unit: str) -> str:
    """Return the same with its unit."""
    return wording().share(Share(Fraction(round(value)), unit))


def mean_of(value: float, unit: str, *, signed: bool = True) -> str:
    """Return a mean with two places of the decimal, in the unit that stands over it; cents in euros, with three."""
    size, places = (abs(value) / 100, 3) if unit == "cent" else (abs(value), 2)
    written = wording().locale.toString(size, "f", places)
    sign = (MINUS if value < 0 else "+") if signed and round(size, places) else ""
    return sign + (words_of(_EURO(amount=written)) if unit == "cent" else written)


def error_of(sample: Sample, unit: str) -> str:
    """Return the standard error of a mean."""
    return NOTHING if sample.error is None else mean_of(sample.error, unit, signed=False)


def deviation_of(sample: Sample, unit: str) -> str:
    """Return the spread of single values: their standard deviation."""
    return NOTHING if sample.deviation is None else mean_of(sample.deviation, unit, signed=False)


def part_of(part: int, whole: int) -> str:
    """Return how many of some there are."""
    return words_of(_OF(part=part, whole=whole)) if whole else NOTHING


def share_of(part: int, whole: int) -> str:
    """Return which part of a whole something is, in percent."""
    return words_of(_PERCENT(percent=round(100 * part / whole))) if whole else NOTHING


def day_of(finished: str) -> str:
    """Return on which day a deal ended; a dash where it is not known."""
    when = deal_words.moment(finished)
    if when is None:
        return NOTHING
    locale = wording().locale
    return locale.toString(QDate(when.year, when.month, when.day), locale.FormatType.ShortFormat)
