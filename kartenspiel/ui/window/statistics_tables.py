# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What stands in the tables of the statistics, cell by cell, and what it says in sentences."""

from typing import Final

from kartenspiel.controller.statistics import Figures, Sample, Statistics, key_of_rules
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.widgets.figure_table import FigureRows
from kartenspiel.ui.window import deal_words
from kartenspiel.ui.window.statistics_words import (
    HEADS,
    NOTHING,
    RulesNames,
    contract_called,
    day_of,
    deviation_of,
    error_of,
    group_called,
    item_called,
    mean_of,
    part_of,
    share_of,
    sum_of,
    sum_with_unit,
)
from kartenspiel.ui.words.phrases import wording, words_of
from kartenspiel.ui.words.roles import ROLES
from kartenspiel.ui.words.wording import capital

_ = marker(__package__)

ENOUGH: Final = 30
"""From so many deals on the error of a mean says how sure it is."""
SURE: Final = 2
"""So many standard errors from nothing a mean is more than chance would give."""

_GAME = _("Game")
_RULES = _("House rules")
_ALL = _("All together")
_FIGURES: Final = (
    (_("Deals"), _("How many deals were finished")),
    (_("In all"), _("What they brought you in all")),
    (_("For each"), _("What a deal brought you on the average")),
    (_("± error"), _("The standard error of the average: two of three times chance moves it by less")),
    (_("Spread"), _("The standard deviation of single deals: how far they mostly lie from the average")),
    (_("Declared"), _("Deals in which you were the declarer")),
    (_("Made"), _("How many of these you won, of those that were decided")),
    (_("Announced"), _("Deals in which your side announced something")),
    (_("Kontra"), _("Deals in which somebody said Kontra")),
)
_ITEM: Final = (
    (_("Item"), _("What is paid for; what was announced and raised counts with what it is about")),
    (_("Deals"), _("Deals in which it was paid for, announced or raised")),
    (_("Got"), _("Deals in which it brought you something")),
    (_("Paid"), _("Deals in which you paid for it")),
    (_("Announced, made"), _("How often your side made it, of the times it announced it")),
    (_("Others announced, made"), _("How often the other side made it, of the times it announced it")),
    (_("Kontra"), _("Deals in which Kontra was said to it")),
    (_("In all"), _("What it brought you in all")),
    (_("For each"), _("What it brought you on the average in these deals")),
)
_COURSE: Final = (_("After deal"), _("Until"), _("Brought"), _("In all"))
_EXTREMES: Final = (_("Played"), _("Contract"), _("You were"), _("What happened"), _("Brought"))
_LUCK: Final = (_("With the same cards"), _("Deals"), _("In all"), _("For each"), _("± error"))
_CARDS = _("A strong player in your seat")
_PAID = _("You")
_BEYOND = _("You beside the strong player")
_ERRORS = _("What your errors cost")
_TOLD = _("{deals}: {total} in all, {mean} for each deal, give or take {error}.")
_TOLD_ONE = _("{deals}: {total} in all.")
_DEALS = _("%Ln deal(s)", plural=True)
_UNIT = _("{unit}.")
_EUROS = _("Settled in euros")
_GAINS = _("That is more than chance alone would bring.")
_LOSES = _("That is a loss greater than chance alone would bring.")
_UNSURE = _("Chance alone could bring as much.")
_TOO_FEW = _("These are too few deals to tell luck from skill.")
_OVERVIEW = _("%Ln deal(s) in all. A click or Enter leads to the deals of a game.", plural=True)


class StatisticsTables:
    """Writes statistics in the present language."""

    def __init__(self, found: Statistics, rules: RulesNames) -> None:
        self._found, self._rules = found, rules

    def groups(self) -> FigureRows:
        """Return the deals of each group; in an overview those of each game under each of its house rules."""
        found = self._found
        heads, tips = _said(_FIGURES)
        if not found.wanted.game:
            called = {key_of_rules(*each[:3]): each for each in found.known.rules}
            rows = [
                (
                    deal_words.game_title(called[key].game),
                    self._rules.of(called[key].rules),
                    *_cells(figures, called[key].unit, named=True),
                )
                for key, figures in found.groups
            ]
            return FigureRows((words_of(_GAME), words_of(_RULES), *heads), tuple(rows), ("", "", *tips), words=2)
        rows_apart = [
            (group_called(found, group, self._rules), *_cells(figures, found.unit)) for group, figures in found.groups
        ]
        several = len(rows_apart) > 1
        sums = [(words_of(_ALL), *_cells(found.whole, found.unit))] if several else []
        return FigureRows((words_of(HEADS[found.wanted.by]), *heads), (*rows_apart, *sums), ("", *tips), several)

    def course(self) -> FigureRows:
        """Return how one stood, point by point as on the curve."""
        found, number = self._found, wording().number
        rows = tuple(
            (number(each.deals), day_of(each.finished), sum_of(each.gained, found.unit), sum_of(each.total, found.unit))
            for each in found.course
        )
        return FigureRows(tuple(map(words_of, _COURSE)), rows if len(rows) > 1 else (), words=2)

    def extremes(self) -> FigureRows:
        """Return the deals that brought most, and those that cost most."""
        rows = tuple(
            (
                deal_words.when_finished(each.finished) or NOTHING,
                contract_called(self._found, each.contract),
                capital(words_of(ROLES[each.role])),
                deal_words.happened_in(each),
                deal_words.payment_of(each),
            )
            for each in (*self._found.best, *self._found.worst)
        )
        return FigureRows(tuple(map(words_of, _EXTREMES)), rows, wide=3, words=4)

    def items(self) -> FigureRows:
        """Return what was paid for."""
        found, number = self._found, wording().number
        rows = tuple(
            (
                item_called(found.wanted.game, each.item),
                number(each.deals),
                number(each.won),
                number(each.lost),
                part_of(each.own_made, each.own),
                part_of(each.others_made, each.others),
                number(each.raised),
                sum_of(each.gain.total, found.unit),
                mean_of(each.gain.mean, found.unit),
            )
            for each in found.items
        )
        heads, tips = _said(_ITEM)
        return FigureRows(heads, rows, tips)

    def luck(self) -> FigureRows:
        """Return what the cards were worth beside what was made of them."""
        luck, unit = self._found.luck, self._found.unit
        heads = tuple(map(words_of, _LUCK))
        if luck is None:
            return FigureRows(heads)
        lines = ((_CARDS, luck.cards), (_PAID, luck.paid), (_BEYOND, luck.beyond))
        rows = [(words_of(text), *_luck_cells(each, unit)) for text, each in lines]
        cost, number = luck.errors, wording().number(luck.errors.number)
        total, mean = (mean_of(each, unit, signed=False) for each in (cost.total, cost.mean))
        return FigureRows(heads, (*rows, (words_of(_ERRORS), number, total, mean, error_of(cost, unit))))

    def told(self) -> str:
        """Return what the figures say."""
        found = self._found
        if not found.wanted.game:
            return words_of(_OVERVIEW(n=sum(figures.payment.number for _, figures in found.groups)))
        payment = found.whole.payment
        if not payment.number:
            return ""
        unit = wording().unit(found.unit) or words_of(_EUROS)
        deals, total = words_of(_DEALS(n=payment.number)), sum_of(payment.total, found.unit)
        if payment.error is None:
            told = _TOLD_ONE(deals=deals, total=total)
        else:
            mean, error = mean_of(payment.mean, found.unit), error_of(payment, found.unit)
            told = _TOLD(deals=deals, total=total, mean=mean, error=error)
        return " ".join((words_of(told), words_of(_UNIT(unit=unit)), words_of(_judged(payment))))


def _judged(payment: Sample) -> Text:
    """Return whether chance alone could have brought this."""
    if payment.error is None or payment.number < ENOUGH:
        return _TOO_FEW
    if abs(payment.mean) <= SURE * payment.error:
        return _UNSURE
    return _GAINS if payment.mean > 0 else _LOSES


def _said(columns: tuple[tuple[Text, Text], ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    heads, tips = zip(*((words_of(head), words_of(tip)) for head, tip in columns), strict=True)
    return heads, tips


def _cells(figures: Figures, unit: str, *, named: bool = False) -> tuple[str, ...]:
    """Return the figures of some deals; the unit is `named` where others have another."""
    payment, number = figures.payment, wording().number
    made = part_of(figures.made, figures.decided)
    share = share_of(figures.made, figures.decided)
    return (
        number(payment.number),
        (sum_with_unit if named else sum_of)(payment.total, unit),
        mean_of(payment.mean, unit),
        error_of(payment, unit),
        deviation_of(payment, unit),
        number(figures.declared),
        f"{made} · {share}" if figures.decided else NOTHING,
        number(figures.announced),
        number(figures.raised),
    )


def _luck_cells(sample: Sample, unit: str) -> tuple[str, ...]:
    total, mean = sum_of(sample.total, unit), mean_of(sample.mean, unit)
    return wording().number(sample.number), total, mean, error_of(sample, unit)
