# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A session of several deals in the window, in both languages: with mouse drags, and with the keyboard alone."""

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QMenu

from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.scenes import account, lay_out
from tests.ui.program import Program

DEALS = 2
NEXT = {"de": "&Nächstes Spiel", "en": "&Next deal"}
PLAYS = {"de": re.compile(r" spiels?t "), "en": re.compile(r" plays? ")}


@pytest.mark.parametrize(("guest_with", "language"), [(Mouse, "de"), (Keys, "en")])
def test_a_session_is_played_in_the_window(
    opened: Open, tmp_path: Path, guest_with: type[Guest], language: str
) -> None:
    lay_out(tmp_path)
    program = opened(language)
    guest = guest_with.at(program)
    for number in range(1, DEALS + 1):
        guest.take_part(Random(number))
        assert program.page.sheet.next_button.text() == NEXT[language]
        assert len(PLAYS[language].findall(program.window.log.toPlainText())) >= 32
        if number < DEALS:
            guest.go_on()
            assert not guest.sheet_lies_open
    session = program.table.session
    assert session is not None
    assert session.played == DEALS
    assert session.account == account(tmp_path)


def choose_language(program: Program, language: str) -> None:
    """Choose a language from the menu."""
    next(
        action
        for menu in program.window.findChildren(QMenu)
        for action in menu.actions()
        if action.data() == language and action.isCheckable()
    ).trigger()


def test_the_language_changes_in_the_middle_of_a_deal(opened: Open, tmp_path: Path) -> None:
    lay_out(tmp_path)
    program = opened("de")
    guest = Mouse.at(program)
    play_a_trick(guest)
    log, seen = program.window.log, program.page.view.stage.seen
    assert seen is not None
    before = log.toPlainText()
    assert PLAYS["de"].search(before)
    choose_language(program, "en")
    assert program.page.view.stage.seen == seen
    guest.until(lambda: not PLAYS["de"].search(log.toPlainText()))
    assert len(PLAYS["en"].findall(log.toPlainText())) == len(PLAYS["de"].findall(before))
    assert guest.asked()
    guest.take_part(Random(1))
    assert program.page.sheet.next_button.text() == NEXT["en"]
    choose_language(program, "de")
    guest.until(lambda: program.page.sheet.next_button.text() == NEXT["de"])


def play_a_trick(guest: Guest) -> None:
    """Play until a trick has been taken."""
    seen = guest.view.stage.seen
    while guest.asked() and (seen is None or not seen.cards.tricks):
        guest.answer(Random(0))
        seen = guest.view.stage.seen


@pytest.mark.parametrize(("language", "words"), [("de", "Du musst "), ("en", "You must ")])
def test_a_card_that_may_not_be_played_glides_back_and_is_told_why(
    opened: Open, tmp_path: Path, language: str, words: str
) -> None:
    lay_out(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    while guest.asked() and not (guest.lit and set(guest.lit) < set(guest.hand)):
        guest.answer(Random(0))
    dark = next(card for card in guest.hand if card not in guest.lit)
    seen, home = guest.view.stage.seen, guest.item(dark).pos()
    program.keeper.change(animation="normal")
    guest.play(dark)
    assert guest.item(dark).pos() != home  # it is on its way
    guest.until(lambda: guest.item(dark).pos() == home)
    note = guest.view.panels.note
    assert note.isVisible()
    assert note.text().startswith(words)
    assert note.clauses.text() == "R26"
    assert guest.view.stage.seen == seen
    guest.play(guest.lit[0])
    assert not note.isVisible()
