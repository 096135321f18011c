# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The same cards on two installations: a deal from its code, the deal of the day, an evening, and results compared."""

from datetime import date
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton

from kartenspiel.controller.codes.deal_code import deal_code
from kartenspiel.controller.codes.evening_code import read_evening
from kartenspiel.controller.codes.result_code import read_results
from kartenspiel.controller.settings import GameSettings
from kartenspiel.games import game_named
from kartenspiel.model.game import Deal
from kartenspiel.ui.dialogs.code_dialog import CodeDialog
from kartenspiel.ui.dialogs.compare_dialog import CompareDialog
from kartenspiel.ui.dialogs.evening_dialog import EveningDialog
from tests.breadth import spoken
from tests.e2e.conftest import Open
from tests.ui.program import Program

_D = TypeVar("_D", bound=QDialog)
MISTAKE = {"en": "There is a mistake in this code", "de": "In diesem Code ist ein Fehler"}
A_DEAL = {"en": "A deal of Königrufen", "de": "Ein Spiel Königrufen"}
UNKNOWN = {"en": "These house rules are not known here.", "de": "Diese Hausregeln sind hier nicht bekannt."}
CODE_OF = {"en": "The code of this deal", "de": "Der Code dieses Spiels"}
COPIED = {"en": "Copied", "de": "Kopiert"}


def shown_dialog(program: Program, kind: type[_D]) -> _D:
    program.until(lambda: any(each.isVisible() for each in program.window.findChildren(kind)))
    return next(each for each in program.window.findChildren(kind) if each.isVisible())


def click(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def type_in(line: QLineEdit, text: str) -> None:
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)


def deal_on_table(program: Program) -> Deal:
    now = program.table.sittings.current
    assert now is not None
    assert now.state is not None
    return now.state.deal


def same_cards(one: Deal, other: Deal) -> bool:
    hands = [sorted(map(str, hand)) for hand in one.hands] == [sorted(map(str, hand)) for hand in other.hands]
    talons = [sorted(map(str, half)) for half in (one.talon[:3], one.talon[3:])]
    return hands and talons == [sorted(map(str, half)) for half in (other.talon[:3], other.talon[3:])]


@spoken("de")
def test_a_deal_is_typed_in_on_a_fresh_installation_and_has_the_same_cards(
    opened: Open, tmp_path: Path, language: str
) -> None:
    one = opened(language, home=tmp_path / "one")
    assert not one.page.has_sheet  # so that no code stands anywhere before the deal ends
    one.window.sessions.begin_preset(game_named("koenigrufen"), "koenigrufen", "")
    one.until_dealt()
    deal = deal_on_table(one)
    one.play()
    block = one.page.sheet.codes
    assert block.isVisible()
    said = [label.text() for label in block.findChildren(QLabel)]
    assert any(text.startswith(CODE_OF[language]) and text.endswith(block.code) for text in said)
    click(block.copy_button)
    assert block.copy_button.text() == COPIED[language]
    code = QGuiApplication.clipboard().text()
    assert code == deal_code(deal)
    one.end()

    other = opened(language, home=tmp_path / "other")
    dialog = other.dialog("code", CodeDialog)
    assert not dialog.deal.isEnabled()
    wrong = code.replace("-", "")
    type_in(dialog.line, wrong[:7] + wrong[8] + wrong[7] + wrong[9:] if wrong[7] != wrong[8] else "7" + wrong[1:])
    assert MISTAKE[language] in dialog.told.text()
    assert not dialog.deal.isEnabled()
    type_in(dialog.line, code.lower().replace("-", " "))
    assert A_DEAL[language] in dialog.told.text()
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    other.until_dealt()
    again = deal_on_table(other)
    assert same_cards(again, deal)
    assert (again.dealer, again.rules) == (deal.dealer, deal.rules)
    seen = other.page.view.stage.seen
    assert seen is not None
    assert sorted(map(str, seen.hand)) == sorted(map(str, deal.hands[seen.seat]))
    other.play()
    assert other.page.sheet.codes.code == code


@spoken("en")
def test_a_deal_of_own_house_rules_asks_for_their_code_too(opened: Open, tmp_path: Path, language: str) -> None:
    one = opened(language, home=tmp_path / "one")
    game = game_named("koenigrufen")
    one.keeper.take(one.keeper.settings.with_game(game.id, GameSettings("koenigrufen", {"max_kontra": 4}, {})))
    one.window.sessions.begin_usual(game)
    one.until_dealt()
    deal = deal_on_table(one)
    one.play()
    click(one.page.sheet.codes.copy_button)
    code, rules = QGuiApplication.clipboard().text().split("\n")
    one.end()

    other = opened(language, home=tmp_path / "other")
    dialog = other.dialog("code", CodeDialog)
    type_in(dialog.line, code)
    assert UNKNOWN[language] in dialog.told.text()
    assert dialog.rules_line.isVisible()
    type_in(dialog.rules_line, rules)
    click(dialog.deal)
    other.until_dealt()
    assert same_cards(deal_on_table(other), deal)
    assert deal_on_table(other).rules == deal.rules


@spoken("de")
def test_friends_play_an_evening_from_one_code_and_compare_it(opened: Open, tmp_path: Path, language: str) -> None:
    one = opened(language, home=tmp_path / "one")
    dialog = one.dialog("evening", EveningDialog)
    dialog.games.setCurrentIndex(dialog.games.findData("graden"))
    dialog.deals.setValue(2)
    click(dialog.copy_button)
    code = QGuiApplication.clipboard().text().split("\n")[0]
    assert read_evening(code).deals == 2
    click(dialog.begin)
    first = evening_played(one)
    compared = compare(one)
    result = compared.code.text()
    one.end()

    other = opened(language, home=tmp_path / "other")
    typed = other.dialog("code", CodeDialog)
    type_in(typed.line, code)
    click(typed.deal)
    assert evening_played(other) == first
    table = compare(other)
    QTest.keyClicks(table.others, f"Anna: {result}")
    head = table.table.horizontalHeaderItem(1)
    assert head is not None
    assert head.text() == "Anna"
    cells = [table.table.item(row, column) for row in range(3) for column in range(2)]
    assert all(cell is not None and cell.text() for cell in cells)
    totals = [read_results(each).total for each in (table.code.text(), result)]
    session = other.table.session
    assert session is not None
    assert totals[0] == session.account[0]
    assert not table.fault.isVisible()
    QTest.keyClicks(table.others, "x")
    assert table.fault.isVisible()


def evening_played(program: Program) -> list[Deal]:
    """Play all deals of an evening, and return them."""
    found: list[Deal] = []
    program.until_dealt()
    while True:
        found.append(deal_on_table(program))
        program.play()
        session = program.table.session
        assert session is not None
        if session.over:
            return found
        program.page.next_deal()
        program.until(lambda: program.table.playing)


def compare(program: Program) -> CompareDialog:
    click(program.page.sheet.codes.compare_button)
    return shown_dialog(program, CompareDialog)


@spoken("en")
def test_everybody_gets_the_deal_of_the_day(opened: Open, tmp_path: Path, language: str) -> None:
    deals = []
    for name in ("one", "other"):
        program = opened(language, home=tmp_path / name)
        program.window.codes.today = lambda: date(2026, 11, 27)
        program.trigger("day")
        program.until_dealt()
        deals.append(deal_on_table(program))
        program.end()
    assert deals[0] == deals[1]
