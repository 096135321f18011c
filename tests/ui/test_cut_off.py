# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""No text is cut off: every dialog and page, in both languages, in the smallest window and with larger letters."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QTabWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.record import line
from kartenspiel.games import all_games
from kartenspiel.model.text import marker
from kartenspiel.ui.dialogs.about import About
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.dialogs.deal_files import Deals, OpenDialog
from kartenspiel.ui.dialogs.deal_opening import ProgressDialog
from kartenspiel.ui.dialogs.naming import NameDialog
from kartenspiel.ui.dialogs.pack_dialog import PackDialog
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from tests.breadth import WIDE
from tests.e2e.test_deals import choose
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

_ = marker("test")

SMALLEST = (800, 600)
MORE_LOOKS = {"en, large letters": ("en", 1.35), "de, usual letters": ("de", 1.0), "en, usual letters": ("en", 1.0)}
LOOKS = {"de, large letters": ("de", 1.35)} | (MORE_LOOKS if WIDE else {})
"""Languages and sizes of letters: English, whose words are shorter, and the usual size, need less room.

In English too other tests look for what is cut off: on pages beside the rules, at the start, in the statistics.
"""


@pytest.fixture(params=LOOKS)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language of the window; meanwhile letters have another size."""
    language, factor = LOOKS[request.param]
    usual = QFont(qapp.font())
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * factor)
    qapp.setFont(larger)
    yield language
    qapp.setFont(usual)


@pytest.fixture
def program(language: str, start: Start) -> Program:
    return in_smallest_window(start(language))


@pytest.fixture
def played(language: str, start: Start) -> Program:
    """A program with the score sheet of the second deal of a session."""
    started = in_smallest_window(start(language, last_card_of=2))
    started.play()
    QApplication.processEvents()
    return started


def in_smallest_window(program: Program) -> Program:
    program.window.resize(*SMALLEST)
    QApplication.processEvents()
    return program


def in_smallest(dialog: QDialog) -> list[str]:
    """Return what is cut off in a dialog on every tab when the screen is no larger than the smallest window."""
    dialog.resize(min(dialog.width(), SMALLEST[0]), min(dialog.height(), SMALLEST[1]))
    QApplication.processEvents()
    found = [f"the dialog is {dialog.size().toTuple()}"] * (
        dialog.width() > SMALLEST[0] or dialog.height() > SMALLEST[1]
    )
    for tabs in dialog.findChildren(QTabWidget):
        for index in range(tabs.count()):
            tabs.setCurrentIndex(index)
            QApplication.processEvents()
            QApplication.processEvents()  # words that wrap anew ask for another layout
            found += cut_off(dialog)
    return found or cut_off(dialog)


def test_nothing_is_cut_off_in_the_dialog_of_a_new_session(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    for game in all_games():
        dialog.games.setCurrentIndex(dialog.games.findData(game.id))
        assert in_smallest(dialog) == []
        dialog.tabs.setCurrentWidget(dialog.rules)  # presets change no other tab
        QApplication.processEvents()
        for index in range(1, len(game.presets)):
            dialog.presets.setCurrentIndex(index)
            program.qtbot.waitUntil(lambda: cut_off(dialog) == [])  # words that wrap anew ask for another layout


def test_nothing_is_cut_off_in_the_settings(program: Program) -> None:
    assert in_smallest(program.dialog("settings", SettingsDialog)) == []


def test_nothing_is_cut_off_in_the_dialog_of_packs(program: Program) -> None:
    dialog = program.dialog("pack", PackDialog)
    for paper in range(dialog.papers.count()):
        choose(dialog.papers, paper)
        program.until(dialog.pdf_button.isEnabled)
        assert in_smallest(dialog) == []
    dialog.work()
    assert in_smallest(dialog) == []


def test_nothing_is_cut_off_in_about(program: Program) -> None:
    assert in_smallest(program.dialog("about", About)) == []


def test_nothing_is_cut_off_where_a_deal_is_opened(played: Program) -> None:
    last = played.table.last_deal
    assert last is not None
    dialog = OpenDialog(Deals("deals.jsonl", ((1, line(last.record)), (2, b"{}"))), played.keeper.settings)
    played.qtbot.addWidget(dialog)
    dialog.show()
    assert in_smallest(dialog) == []
    dialog.lines.setCurrentIndex(1)
    assert in_smallest(dialog) == []
    progress = ProgressDialog("deals.jsonl", played.window)
    progress.show()
    assert in_smallest(progress) == []


def test_nothing_is_cut_off_on_the_score_sheet_and_the_page_of_hands_and_tricks(played: Program) -> None:
    assert played.page.sheet_shown
    assert cut_off(played.window) == []
    played.page.sheet.show_table.emit()
    QApplication.processEvents()
    assert played.page.review.isVisible()
    assert cut_off(played.window) == []


def test_nothing_is_cut_off_on_the_page_of_sessions_and_in_its_questions(played: Program) -> None:
    played.trigger("sessions")
    played.until(lambda: cut_off(played.window) == [])  # buttons have their letters before they have their place
    page = played.window.shelf.list_page
    assert page is not None
    for button, sentences in ((page.end_button, 1), (page.delete_button, 2)):
        button.click()
        dialog = next(each for each in played.window.findChildren(ConsentDialog) if each.isVisible())
        assert len(dialog.sentences) == sentences
        assert in_smallest(dialog) == []
        dialog.reject()
    page.rename_button.click()
    (naming,) = played.window.findChildren(NameDialog)
    assert in_smallest(naming) == []


def test_nothing_but_cells_is_cut_off_on_the_page_of_finished_deals(played: Program) -> None:
    """Columns of the table scroll, and choices in the filters tell the rest in their lists."""
    played.trigger("deals")
    page = played.window.deal_list.list_page
    assert page is not None
    played.until(lambda: page.table.deals.rowCount() > 0)
    played.until(lambda: [each for each in cut_off(played.window) if not each.startswith("ChoiceBox")] == [])


def test_nothing_is_cut_off_on_the_page_of_an_analysis(played: Program) -> None:
    played.trigger("analysis")
    page = played.window.analyses.analysis_page
    assert page is not None
    played.until(lambda: not played.window.analyses.analyst.busy)
    page.answers.open_box.setChecked(True)
    played.until(lambda: cut_off(played.window) == [])
    page.seats.activated.emit(page.seats.currentIndex())
    played.until(lambda: page.stop_button.isVisible() or not played.window.analyses.analyst.busy)
    played.until(lambda: cut_off(played.window) == [])


def test_nothing_is_cut_off_on_the_page_of_all_games(program: Program) -> None:
    program.trigger("games")
    QApplication.processEvents()
    assert cut_off(program.window) == []


def test_nothing_is_cut_off_in_messages_and_the_status_line(program: Program) -> None:
    program.question()
    long = _("A message that goes on and on until it certainly needs more than one line of text. " * 3)
    act = _("Do something about it")
    program.page.messages.warn(long, [(act, lambda: None)])
    QApplication.processEvents()
    messages = program.page.messages
    assert cut_off(messages) == []
    assert cut_off(program.window.statusBar()) == []


def test_every_menu_has_room_on_the_smallest_screen(program: Program) -> None:
    bar = program.window.menuBar()
    last = bar.actions()[-1]
    assert bar.actionGeometry(last).right() <= bar.width()
    assert bar.actionGeometry(last).height() <= bar.height()
    for action in bar.actions():
        menu = action.menu()
        assert isinstance(menu, QWidget)
        assert menu.sizeHint().width() <= SMALLEST[0]
        assert menu.sizeHint().height() <= SMALLEST[1]


def test_the_search_itself_finds_what_is_cut_off(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    label = QLabel("a long text without any room", page)
    column = QVBoxLayout(page)
    column.addWidget(label)
    page.show()
    assert cut_off(page) == []
    label.setFixedWidth(20)
    QApplication.processEvents()
    assert cut_off(page)
    label.setWordWrap(True)
    assert cut_off(page)
