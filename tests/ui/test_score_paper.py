# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet on paper tells what the session's account tells, on one page, in every language."""

import re
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import rules_called, rules_changed
from kartenspiel.controller.session import DUMMY, DealResult, Person, Session, new_session
from kartenspiel.controller.session_paper import PaperDeal
from kartenspiel.controller.settings import Settings
from kartenspiel.model.game import Game
from kartenspiel.model.options import specs
from kartenspiel.model.text import Share
from kartenspiel.ui.sheet.one_page import OnePage, as_pdf
from kartenspiel.ui.sheet.score_paper import MOST, ONE_COLUMN, PaperRules, empty_pages, session_pages
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.phrases import wording
from tests.breadth import LANGUAGES, each_once, every_other
from tests.controller.dealt import GAMES
from tests.controller.kept import by_chance
from tests.ui.conftest import Start

NAMES = ("Franz", "Resi", "Poldl", "Mizzi")
CARRIED = {"de": "Übertrag, 8 Spiele", "en": "Carried forward, 8 deals"}
PAYS = {"de": "Zum Ausgleich:", "en": "Settling up:"}


@pytest.fixture
def speaking(qtbot: QtBot, interpreter: Interpreter, language: str) -> str:
    del qtbot
    interpreter.speak(language)
    return language


def played(game: Game, deals: int) -> tuple[Session, list[PaperDeal]]:
    """Return a session in which so many deals were played by chance, the last ones again and again if many."""
    people = [
        Person(name, "random" if place else None) for place, name in enumerate(NAMES[: game.players(_rules(game))])
    ]
    session, found = new_session(game, _rules(game), people, Random(2)), list[PaperDeal]()
    while len(found) < min(deals, 4) and not session.over:
        state = by_chance(session).state
        assert state is not None
        assert state.outcome is not None
        declarer, partner = (
            None if seat is None else session.seating[seat] for seat in (state.outcome.declarer, state.outcome.partner)
        )
        result = session.result(state.deal, state.outcome)
        found.append(
            PaperDeal(result, state.outcome.conclusion.contract, declarer, partner, "2026-11-27T20:00:00+00:00")
        )
        session = session.after(state.deal, state.outcome)
    for number in range(len(found), deals):
        like = found[number % len(found)]
        found.append(like._replace(result=replace(like.result, number=number + 1)))
    return replace(session, results=tuple(deal.result for deal in found)), found


def _rules(game: Game):  # type: ignore[no-untyped-def]  # noqa: ANN202
    return game.house_rules()


def printed(game: Game) -> PaperRules:
    rules = _rules(game)
    return PaperRules(game, rules, rules_called(game, rules, Settings()), rules_changed(game, rules, Settings()))


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def figure(value: int, unit: str) -> str:
    return wording().figure(Share(Fraction(value), unit)).replace("\u00a0", " ")  # as plain text of a document has it


@each_once(game=GAMES.values(), language=LANGUAGES)
def test_the_sheet_of_a_session_has_its_account_and_its_house_rules(speaking: str, game: Game) -> None:
    session, deals = played(game, 4)
    pages = session_pages(session, deals, printed(game))
    page = OnePage(pages, QApplication.font())
    text = page.document.toPlainText()
    assert all(person.name in text for person in session.people)
    words, unit = wording(), game.unit(session.rules)
    assert all(figure(total, unit) in text for total in session.account)
    for spec in specs(type(session.rules)):
        told = f"{words.text(spec.label)}: {phrase(spec, getattr(session.rules, spec.id), words)}"
        assert (told in text) is (spec.id not in session.rules.without_effect())
    assert (PAYS[speaking] in text) is any(session.account)
    assert page.document.size().height() <= page.size.height()
    assert pages_in(as_pdf("sheet", pages, QApplication.font())) == 1


@each_once(deals=(1, ONE_COLUMN, ONE_COLUMN + 1, MOST, MOST + 8), language=LANGUAGES)
def test_however_many_deals_there_were_one_page_is_enough(speaking: str, deals: int) -> None:
    session, found = played(GAMES["koenigrufen"], deals)
    pages = session_pages(session, found, printed(GAMES["koenigrufen"]))
    page = OnePage(pages, QApplication.font())
    assert page.document.size().height() <= page.size.height()
    text = page.document.toPlainText().split("\n")
    shown = [str(number) for number in range(max(1, deals - MOST + 1), deals + 1)]
    assert [line for line in text if line in shown] == shown
    assert (CARRIED[speaking] in text) is (deals == MOST + 8)
    assert all(figure(total, "point") in text for total in session.account)
    image = page.picture(400)
    assert any(image.pixelColor(x, y).lightness() < 128 for x in range(400) for y in range(0, image.height(), 3))


@each_once(game=every_other(GAMES.values()), language=LANGUAGES)
def test_an_empty_sheet_has_lines_to_write_on_and_the_house_rules(speaking: str, game: Game) -> None:
    del speaking
    pages = empty_pages(printed(game), [""] * game.players(_rules(game)))
    page = OnePage(pages, QApplication.font())
    assert page.document.size().height() <= page.size.height()
    numbers = [line for line in page.document.toPlainText().split("\n") if line.isdigit()]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) >= 20
    assert pages_in(as_pdf("sheet", pages, QApplication.font())) == 1


def _deal(number: int, payments: tuple[int, ...], money: tuple[int, ...] | None) -> PaperDeal:
    return PaperDeal(DealResult(number, payments, "rufer", 1, money), None, 0, None, "")


Paid = list[tuple[tuple[int, ...], tuple[int, ...] | None]]

SETTLED: list[tuple[tuple[int, ...], Paid, str]] = [
    ((), [((6, -2, -2, -2), None), ((0, 0, 0, 0), None)], "Resi>Franz 2, Poldl>Franz 2, Mizzi>Franz 2"),
    (
        (),
        [((6, -2, -2, -2), None), ((2, -2, 0, 0), (4, -4, 0, 0))],
        "money +10 −6 −2 −2, Resi>Franz 6, Poldl>Franz 2, Mizzi>Franz 2",
    ),
    ((), [((9, 0, -9, 0), (9, 0, -9, 0)), ((-4, 0, 4, 0), (-9, 0, 9, 0))], "money 0 0 0 0"),
    ((3,), [((5, -5, -2, 2), None)], "Resi>Franz 4⅓, Poldl>Franz 1⅓"),
    ((3,), [((5, -5, -2, 2), (8, -5, -5, 2))], "money +8⅔ −4⅓ −4⅓, Resi>Franz 4⅓, Poldl>Franz 4⅓"),
]
"""Who are dummies, what deals paid, without and with raises, and how the money stands then and who pays whom."""


@pytest.mark.parametrize(("dummies", "paid", "told"), SETTLED)
def test_it_is_settled_as_on_the_pad_in_money_with_raises_and_dummies_shared_out(
    interpreter: Interpreter, dummies: tuple[int, ...], paid: Paid, told: str
) -> None:
    interpreter.speak("en")
    game = GAMES["koenigrufen"]
    persons = tuple(Person(name, DUMMY if place in dummies else None) for place, name in enumerate(NAMES))
    session = replace(played(game, 1)[0], persons=persons)
    deals = [_deal(number, *each) for number, each in enumerate(paid, 1)]
    text = OnePage(session_pages(session, deals, printed(game)), QApplication.font()).document.toPlainText()
    found = []
    for line in text.replace("\u00a0", " ").replace("\u2060", "").split("\n"):
        if line.startswith("In money, with raises: "):
            found.append("money " + " ".join(each.rsplit(" ", 1)[1] for each in line.strip(".").split(", ")[1:]))
        elif line.startswith("Settling up: "):
            found += [f"{a}>{b} {n}" for a, b, n in re.findall(r"(\w+) pays (\w+) (\S+) points?\.", line)]
    assert ", ".join(found) == told


def test_names_are_never_markup(qtbot: QtBot) -> None:
    del qtbot
    game = GAMES["russbach"]
    session, deals = played(game, 3)
    odd = replace(session, name="<b>&amp;", persons=tuple(replace(each, name="<i>x</i>") for each in session.persons))
    text = OnePage(session_pages(odd, deals, printed(game)), QApplication.font()).document.toPlainText()
    assert "<b>&amp;" in text
    assert "<i>x</i>" in text


def test_letters_are_black_on_paper_however_dark_the_window_is(start: Start) -> None:
    start("en", theme="dark")
    game = GAMES["russbach"]
    image = OnePage(empty_pages(printed(game), [""] * 4), QApplication.font()).picture(800)
    top = [image.pixelColor(x, y).lightness() for x in range(60, 700) for y in range(1000, 1080)]
    assert min(top) < 60  # the house rules stand there
    assert sum(each > 240 for each in top) > len(top) / 2
