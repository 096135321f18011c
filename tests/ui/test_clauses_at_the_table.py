# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Clauses over the table are links, and what they stand in keeps no click from the cards behind it."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.model.cards import Card
from kartenspiel.players.question import Question
from kartenspiel.ui.widgets.clauses import NUMBERS, Cited, ClauseLabel
from kartenspiel.ui.widgets.places import ReadingPlace
from tests.ui.conftest import Sit, Start
from tests.ui.program import Program
from tests.ui.seats import Evening, own_turn, with_something_illegal


def refused(evening: Evening) -> tuple[Card, Card]:
    """Have a card refused; return it, and one that may be played."""
    question, card = with_something_illegal(evening)
    evening.click(card)
    evening.until(evening.view.panels.note.clauses.isVisible)
    return card, question.plays[0].card


def click(widget: QWidget, where: QPoint) -> None:
    """Click where something is to be seen in the window: whoever lies there in front gets it, as from a real mouse."""
    window = widget.window()
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseMove(handle, widget.mapTo(window, where))
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=widget.mapTo(window, where))
    QApplication.processEvents()


def middle_of(label: ClauseLabel, clause: str) -> QPoint:
    return label.places()[clause].center().toPoint()


def test_the_clause_of_a_refusal_is_followed_by_a_click_which_plays_no_card(
    sit: Sit, asked: list[ReadingPlace]
) -> None:
    evening = sit().begin()
    refused(evening)
    played, label = len(evening.moves), evening.view.panels.note.clauses
    for clause in label.clauses:
        click(label, middle_of(label, clause))
    assert [each.anchor for each in asked] == list(label.clauses)
    assert label.clauses
    assert len(evening.moves) == played


def test_the_clause_of_a_refusal_is_followed_by_keys(sit: Sit, asked: list[ReadingPlace]) -> None:
    evening = sit().begin()
    refused(evening)
    label = evening.view.panels.note.clauses
    for _ in range(9):
        if not label.hasFocus():
            evening.press(Qt.Key.Key_Tab)
    assert label.hasFocus()
    evening.press(Qt.Key.Key_Return)
    assert [each.anchor for each in asked] == [label.clauses[0]]


def test_a_refusal_stays_while_its_clause_has_the_keys(sit: Sit) -> None:
    evening = sit().begin()
    refused(evening)
    panels = evening.view.panels
    (hush,) = (each for each in panels.findChildren(QTimer) if each.isSingleShot() and each.isActive())
    panels.note.clauses.setFocus()
    hush.timeout.emit()
    assert panels.note.isVisible()
    assert hush.isActive()
    evening.view.setFocus()
    hush.timeout.emit()
    assert panels.note.isHidden()


@pytest.mark.parametrize("over", ["words", "room beside the clause"])
def test_a_card_behind_a_refusal_can_be_clicked(sit: Sit, asked: list[ReadingPlace], over: str) -> None:
    evening = sit().begin()
    _, card = refused(evening)
    played, note = len(evening.moves), evening.view.panels.note
    evening.settle()
    inside = note.rect().center() if over == "words" else QPoint(note.clauses.geometry().right(), note.rect().bottom())
    note.move(evening.place_of(card) - inside)
    click(note, inside)
    assert len(evening.moves) == played + 1
    assert not asked


@pytest.mark.usefixtures("numbered")
def test_the_clause_of_a_heading_over_cards_alone_is_followed_by_a_click(sit: Sit, asked: list[ReadingPlace]) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    evening.view.ask(Question(question.seen, question.plays, may_pass=False))
    played, panel = len(evening.moves), evening.view.calls
    evening.until(panel.isVisible)
    panel.heading.tell("Play", ("R26",))
    panel.adjustSize()
    evening.settle()
    label = panel.heading.clauses
    evening.until(label.isVisible)
    click(label, middle_of(label, "R26"))
    assert [each.anchor for each in asked] == ["R26"]
    panel.move(evening.place_of(question.plays[0].card) - QPoint(3, 3))
    click(panel, QPoint(3, 3))
    assert len(evening.moves) == played + 1


def headings_clauses(program: Program) -> tuple[str, ...]:
    """Wait until the person is asked, and return the clauses that stand beside what is asked."""
    program.question()
    program.until(program.page.view.calls.isVisible)
    label = program.page.view.calls.heading.clauses
    return label.clauses if label.isVisible() else ()


def test_the_numbers_of_clauses_are_left_out_at_the_table_until_somebody_wants_them(start: Start) -> None:
    program = start(last_game="russbach")
    assert not headings_clauses(program)
    program.keeper.change(clause_numbers=True)
    assert headings_clauses(program)
    program.keeper.change(clause_numbers=False)
    assert not headings_clauses(program)


def test_the_numbers_of_clauses_are_seen_at_the_table_while_the_rules_lie_beside_it(start: Start) -> None:
    program = start(last_game="russbach")
    assert not headings_clauses(program)
    program.trigger("rules")
    program.until(lambda: headings_clauses(program))
    program.window.dock.raise_()  # as a tab beside the log they still are there
    assert headings_clauses(program)
    program.window.rules.close()
    program.until(lambda: not headings_clauses(program))


def test_a_refusal_keeps_its_clauses(sit: Sit) -> None:
    evening = sit().begin()
    refused(evening)
    assert not NUMBERS.shown
    assert evening.view.panels.note.clauses.clauses == ("R26",)


@pytest.mark.parametrize("game", ["koenigrufen", "russbach", "zwanzigerrufen"])
def test_no_width_is_kept_for_clauses_that_are_not_shown(start: Start, game: str) -> None:
    program = start(last_game=game)
    calls = program.page.view.calls
    widths = []
    for wanted in (False, True, False):
        program.keeper.change(clause_numbers=wanted)
        headings_clauses(program)
        program.until(lambda: not program.page.view.stage.busy)
        cited = [each for each in calls.findChildren(Cited) if each.isVisible()]
        kept = [each.width() - each.label.width() for each in cited]
        assert (max(kept) > 0) == wanted
        widths.append(calls.width())
    assert widths[0] == widths[2] <= widths[1]
