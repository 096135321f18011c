# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet on paper: of a session as players keep it, or empty for a real table, with the house rules on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Final

from PySide6.QtCore import QDate

from kartenspiel.controller.session import Session
from kartenspiel.controller.session_paper import PaperDeal
from kartenspiel.controller.settling_up import Debt, debts
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, specs
from kartenspiel.model.text import Share, Text, marker
from kartenspiel.ui.sheet.one_page import MakeHtml
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.phrases import wording, words_of
from kartenspiel.ui.words.wording import Wording, capital

_ = marker(__package__)

EMPTY_ROWS: Final = (36, 32, 28, 24, 20, 16, 12)
"""So many empty lines are tried, so that the house rules still have room."""
EMPTY_SIZE: Final = 10.0
"""Height of the letters of an empty sheet, in points: one writes by hand between them."""
ONE_COLUMN: Final = 34
"""So many deals stand in one column; more stand in two."""
MOST: Final = 112
"""So many deals have room; what came before is carried forward, as on paper."""
_SMALL: Final = 0.72
"""How large the house rules are beside the other letters."""

_TITLE = _("Score sheet")
_NUMBER = _("No.")
_PLAYED = _("Played")
_BY = _("{contract} · {players}")
_TIMES = _("{played} ×{factor}")
_CARRIED = _("Carried forward, {deals}")
_DEALS = _("%Ln deal(s)", plural=True)
_SUM = _("In all")
_SHARED = _("With what dummies have shared out")
_MONEY = _("In money, with raises")
_RULES = _("House rules: {rules}.")
_OPTION = _("{label}: {value}")
_PAYS = _("{payer} pays {receiver} {amount}.")
_SETTLED = _("Settling up:")
_DATE = _("Date")
_EUROS = _("Settled in euros")


@dataclass(frozen=True, slots=True)
class PaperRules:
    """The house rules that stand on a sheet."""

    game: Game
    rules: HouseRules
    called: Text
    """What they are called."""
    changed: frozenset[str] = frozenset()
    """The options that are not as in the preset by which they are called: they stand first."""


def session_pages(session: Session, deals: Sequence[PaperDeal], printed: PaperRules) -> list[MakeHtml]:
    """Return the sheet of a session; what is returned runs in any thread."""
    return [_SessionPage(session, deals, printed, wording()).html]


def empty_pages(printed: PaperRules, names: Sequence[str]) -> list[MakeHtml]:
    """Return an empty sheet for these players, of whom those without a name are written by hand."""
    words = wording()
    text, head = _rules_text(printed, words), _head(printed, "")
    day = f"<p>{_said(_DATE)}: ________________________</p>"
    cells = "".join(f"<th width='{_wide(len(names))}%'>{escape(name) or '&nbsp;'}</th>" for name in names)
    top = f"<tr><th width='8%'>{_said(_NUMBER)}</th><th>{_said(_PLAYED)}</th>{cells}</tr>"

    def made(rows: int) -> MakeHtml:
        def html(size: float) -> str:
            del size
            blank = "<tr>" + "<td>&nbsp;</td>" * (len(names) + 2) + "</tr>"
            numbered = "".join(blank.replace("&nbsp;", str(row), 1) for row in range(1, rows + 1))
            body = f"<div style='font-size: {EMPTY_SIZE}pt'>{_grid(top + numbered, padding=4)}</div>"
            return f"{head}{day}{body}{_small(text, EMPTY_SIZE)}"

        return html

    return [made(rows) for rows in EMPTY_ROWS]


class _SessionPage:
    """Writes the sheet of a session."""

    def __init__(self, session: Session, deals: Sequence[PaperDeal], printed: PaperRules, words: Wording) -> None:
        self._session, self._printed, self._words = session, printed, words
        self._names = shown_names(session.persons)
        self._unit = printed.game.unit(printed.rules)
        totals, lines = [0] * len(session.persons), list[tuple[PaperDeal, tuple[int, ...]]]()
        for deal in deals:
            totals = [total + paid for total, paid in zip(totals, deal.result.payments, strict=True)]
            lines.append((deal, tuple(totals)))
        self._totals = tuple(totals)
        self._before, self._lines = lines[:-MOST], lines[-MOST:]
        self._rows = [self._row(deal, total) for deal, total in self._lines]
        days = [day for deal in deals if (day := _day(deal.finished, words))]
        when = " – ".join(dict.fromkeys((*days[:1], *days[-1:])))
        self._top = _head(printed, session.name, when)
        below = "".join(f"<p>{line}</p>" for line in self._what_is_below(deals))
        self._table, self._below, self._rules = self._written(), below, _rules_text(printed, words)

    def html(self, size: float) -> str:
        """Return the page, in letters of this height; runs in any thread."""
        return f"{self._top}{self._table}{self._below}{_small(self._rules, size)}"

    def _written(self) -> str:
        """Return the deals in one table, or two side by side."""
        rows, carried, heads, last = self._rows, self._carried(), self._heads(), self._sum(_SUM, self._totals)
        if len(rows) <= ONE_COLUMN:
            return _grid(heads + carried + "".join(rows) + last, padding=2)
        half = -(-(len(rows) + bool(carried)) // 2) - bool(carried)
        left = _grid(heads + carried + "".join(rows[:half]), padding=1)
        right = _grid(heads + "".join(rows[half:]) + last, padding=1)
        cells = f"<td width='49%'>{left}</td><td width='2%'></td><td width='49%'>{right}</td>"
        return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"

    def _heads(self) -> str:
        wide = _wide(len(self._names))
        names = "".join(f"<th width='{wide}%' align='right'>{escape(name)}</th>" for name in self._names)
        return f"<tr><th width='8%'>{_said(_NUMBER)}</th><th>{_said(_PLAYED)}</th>{names}</tr>"

    def _row(self, deal: PaperDeal, totals: Sequence[int]) -> str:
        result = deal.result
        players = [self._names[each] for each in (deal.declarer, deal.partner) if each is not None]
        called = "" if deal.contract is None else self._words.text(deal.contract)
        shown = " + ".join(players)
        told = _BY(contract=called, players=shown) if players and called else None
        played = capital(words_of(told) if told is not None else called or shown)
        if result.factor > 1:
            played = words_of(_TIMES(played=played, factor=result.factor))
        cells = "".join(f"<td align='right'>{self._figure(total)}</td>" for total in totals)
        return f"<tr><td>{self._words.number(result.number)}</td><td>{escape(played)}</td>{cells}</tr>"

    def _carried(self) -> str:
        if not self._before:
            return ""
        deals = words_of(_DEALS(n=len(self._before)))
        return self._sum(_CARRIED(deals=deals), self._before[-1][1])

    def _sum(self, text: Text, totals: Sequence[int | Fraction | None]) -> str:
        cells = "".join(
            f"<td align='right'>{'' if each is None else _bold(self._figure(each))}</td>" for each in totals
        )
        return f"<tr><td></td><td>{_bold(escape(words_of(text)))}</td>{cells}</tr>"

    def _what_is_below(self, deals: Sequence[PaperDeal]) -> list[str]:
        """Return what dummies leave to the players, what raises bring, in what is counted, and who pays whom."""
        session, told = self._session, list[str]()
        final = session.shared(self._totals)
        if session.has_dummies:
            told.append(f"{_said(_SHARED)}: {self._standing(final)}.")
        if any(deal.result.money for deal in deals):
            booked = [deal.result.money or deal.result.payments for deal in deals]
            final = session.shared([sum(paid) for paid in zip(*booked, strict=True)])
            told.append(f"{_said(_MONEY)}: {self._standing(final)}.")
        told.append(escape(self._words.unit(self._unit) or words_of(_EUROS)) + ".")
        paid = [self._payment(each) for each in debts(tuple(map(Fraction, final)))]
        if paid:
            told.append(f"{_said(_SETTLED)} {' '.join(paid)}")
        return told

    def _payment(self, debt: Debt) -> str:
        amount = self._words.share(Share(debt.amount, self._unit, signed=False))
        sentence = _PAYS(payer=self._names[debt.payer], receiver=self._names[debt.receiver], amount=amount)
        return escape(words_of(sentence))

    def _standing(self, sums: Sequence[int | Fraction]) -> str:
        pairs = zip(self._session.persons, self._names, sums, strict=True)
        return ", ".join(f"{escape(name)} {self._figure(each)}" for person, name, each in pairs if not person.is_dummy)

    def _figure(self, value: int | Fraction) -> str:
        return self._words.figure(Share(Fraction(value), self._unit)) or "0"


def _rules_text(printed: PaperRules, words: Wording) -> str:
    """Return all house rules that have an effect, those that were changed first."""
    idle = printed.rules.without_effect()
    known = [spec for spec in specs(type(printed.rules)) if spec.id not in idle]
    told = [f"<b>{escape(words.text(_RULES(rules=printed.called)))}</b>"]
    for spec in sorted(known, key=lambda spec: spec.id not in printed.changed):
        value = phrase(spec, getattr(printed.rules, spec.id), words)
        line = escape(words.text(_OPTION(label=words.text(spec.label), value=value)))
        told.append(_bold(line) if spec.id in printed.changed else line)
    return " · ".join(told)


def _head(printed: PaperRules, name: str, when: str = "") -> str:
    title = words_of(_TITLE)
    beside = " · ".join(filter(None, (words_of(printed.game.title), name, when)))
    return f"<p class='game'>{escape(title)}</p><p class='rules'>{escape(beside)}</p>"


def _grid(rows: str, *, padding: int) -> str:
    return f"<table class='grid' border='1' width='100%' cellspacing='0' cellpadding='{padding}'>{rows}</table>"


def _small(text: str, size: float) -> str:
    return f"<p style='font-size: {_SMALL * size:.1f}pt; line-height: 105%'>{text}</p>"


def _wide(people: int) -> int:
    """Return how wide a column of figures is, in percent of the table."""
    return 52 // max(people, 1)


def _bold(html: str) -> str:
    return f"<b>{html}</b>"


def _said(text: Text) -> str:
    return escape(words_of(text))


def _day(finished: str, words: Wording) -> str:
    """Return on which day a deal ended; "" where that is not known."""
    day = QDate.fromString(finished[:10], "yyyy-MM-dd")
    return words.locale.toString(day, words.locale.FormatType.ShortFormat) if day.isValid() else ""
