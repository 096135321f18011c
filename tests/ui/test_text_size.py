# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The size of text as the person likes it, beside that of the system: at once, everywhere, and kept."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QSpinBox, QTabWidget, QToolButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kartenspiel.controller.settings import TEXT_SIZES, USUAL_TEXT, Settings, as_json, from_json
from kartenspiel.controller.sitting import Step
from kartenspiel.games import all_games
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs.about import About
from kartenspiel.ui.dialogs.asking import Asking
from kartenspiel.ui.dialogs.card_viewer import CardViewer
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.table.theme import text_size
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.window.game_tile import GameTile
from kartenspiel.ui.window.start_page import StartPage
from tests.breadth import LANGUAGES, each_once, every_other, spoken
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.test_large_text import SCREEN, lie_clear_of_everything, most_crowded

_ = marker("Test")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames
WINDOW = QSize(1280, 800)
WARNING = _("Something went wrong.")
LONG = _("Click a card or drag it to the table to play it. With keys: Left chooses, Return plays.")


def height_of(widget: QLabel) -> int:
    """Return the height of a label's letters in pixels."""
    return QFontInfo(widget.font()).pixelSize()


def program_font() -> int:
    """Return the height of the usual letters in pixels."""
    return QFontInfo(QApplication.font()).pixelSize()


@pytest.mark.parametrize("size", [TEXT_SIZES[0], 130, TEXT_SIZES[-1]])
def test_the_size_is_kept(size: int) -> None:
    settings, _ = from_json(as_json(Settings(text_size=size)))
    assert settings.text_size == size


@pytest.mark.parametrize("nonsense", [79, 201, 0, -100, 100.5, True, "large", None])
def test_nonsense_is_as_large_as_the_system(nonsense: object) -> None:
    settings, bad = from_json({"text_size": nonsense})
    assert (settings.text_size, bad) == (100, ("text_size",))


def test_a_window_opens_in_the_size_that_was_kept(start: Start) -> None:
    before = program_font()
    program = start(text_size=150)
    assert program_font() == round(1.5 * before)
    program.until(lambda: QFontInfo(program.window.menuBar().font()).pixelSize() == program_font())


def test_keys_write_larger_smaller_and_as_usual(start: Start) -> None:
    program = start()
    actions, before = program.window.menus.actions, program_font()
    program.until(lambda: QApplication.activeWindow() is program.window)
    assert not actions["usual_size"].isEnabled()
    for _ in range(15):
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert program.keeper.settings.text_size == 200
    assert program_font() == 2 * before
    assert not actions["larger"].isEnabled()
    for _ in range(15):
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert program.keeper.settings.text_size == 80
    assert program_font() < before
    assert not actions["smaller"].isEnabled()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert program.keeper.settings.text_size == 100
    assert program_font() == before


@pytest.mark.parametrize(("kept", "command", "last"), [(195, "larger", TEXT_SIZES[-1]), (85, "smaller", TEXT_SIZES[0])])
def test_the_last_step_is_shorter_where_a_whole_one_would_go_too_far(
    start: Start, kept: int, command: str, last: int
) -> None:
    program = start(text_size=kept)
    program.trigger(command)
    assert program.keeper.settings.text_size == last


def test_the_keys_work_in_a_dialog(start: Start) -> None:
    program = start()
    dialog = program.dialog("about", About)
    program.until(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert program.keeper.settings.text_size == 110


def test_the_settings_dialog_has_the_size(start: Start) -> None:
    program = start()
    dialog = program.dialog("settings", SettingsDialog)
    (box,) = dialog.findChildren(QSpinBox)
    assert box.accessibleName()
    box.setValue(140)
    assert program.keeper.settings.text_size == 140
    program.trigger("larger")
    assert box.value() == 150
    dialog.reset.click()
    (asking,) = dialog.findChildren(Asking)
    asking.act.click()
    assert (program.keeper.settings.text_size, box.value()) == (100, 100)


def test_everything_that_is_open_follows_at_once(start: Start) -> None:
    program = start()
    program.window.resize(WINDOW)
    program.question()
    program.page.messages.warn(WARNING)
    program.trigger("games")
    dialog = program.dialog("settings", SettingsDialog)
    shown = [each for each in program.window.findChildren(QLabel) if isinstance(each, Heading | QuietLabel)]
    on_table = program.page.view.findChildren(QLabel)
    labels = [each for each in (*shown, *dialog.findChildren(QLabel)) if each not in on_table and each.text()]
    before, text = {label: height_of(label) for label in labels}, program.page.view.stage.frame.text
    (close,) = program.page.messages.findChildren(QToolButton)
    usual = QFontInfo(close.font()).pixelSize()
    program.keeper.change(text_size=200)
    program.until(lambda: program.page.view.stage.frame.text > text)
    program.until(lambda: all(height_of(each) >= 1.7 * height for each, height in before.items() if isValid(each)))
    assert any(map(isValid, before))  # what is written anew has other labels
    assert QFontInfo(close.font()).pixelSize() >= 1.9 * usual
    program.until(lambda: QFontInfo(program.window.dock.font()).pixelSize() == program_font())


def test_the_table_follows_a_change_of_the_font_of_the_system(start: Start) -> None:
    program = start()
    view, font = program.page.view, QApplication.font()
    text = view.stage.frame.text
    larger = QApplication.font()
    larger.setPointSizeF(1.4 * font.pointSizeF())
    QApplication.setFont(larger)
    program.until(lambda: view.stage.frame.text > text)
    QApplication.setFont(font)


@pytest.mark.parametrize(
    ("written", "small", "large"), [(80, 12, 16), (100, 14, 20), (150, 22, 29), (200, 22, 38)], indirect=["written"]
)
def test_text_on_the_table_grows_as_far_as_cards_leave_room(written: int, small: int, large: int) -> None:
    assert fonts.share() == written / 100
    assert (text_size(990, 740), text_size(1920, 1000)) == (small, large)


@pytest.mark.parametrize("name", every_other(game.id for game in all_games()))
def test_the_most_crowded_choices_in_the_largest_letters_cover_nobody(start: Start, name: str) -> None:
    program = start(language="de", last_game=name, text_size=200)
    view, question = program.page.view, most_crowded(name)
    program.question()
    program.window.resize(WINDOW)
    QApplication.processEvents()
    view.clear()
    view.step(Step(None, None, question.seen))
    program.until(lambda: not view.stage.busy)
    view.ask(question)
    program.until(view.calls.isVisible)
    lie_clear_of_everything(view)


DIALOGS = (("new", SessionDialog), ("settings", SettingsDialog), ("cards", CardViewer), ("about", About))


@pytest.mark.parametrize(("action", "kind"), DIALOGS)
def test_no_dialog_cuts_off_the_largest_letters(start: Start, action: str, kind: type[QDialog]) -> None:
    program = start(language="de", text_size=200)
    program.question()
    program.window.resize(WINDOW)
    dialog = program.dialog(action, kind)
    program.until(lambda: cut_off(dialog) == [])
    for tabs in dialog.findChildren(QTabWidget):
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            program.until(lambda: cut_off(dialog) == [])
    assert dialog.size().boundedTo(WINDOW) == dialog.size()


def test_a_dialog_that_is_open_grows_with_its_letters(start: Start) -> None:
    program = start(language="de")
    program.question()
    dialogs = [program.dialog(action, kind) for action, kind in DIALOGS]
    program.keeper.change(text_size=200)
    program.until(lambda: [found for dialog in dialogs for found in cut_off(dialog)] == [])


def test_what_is_said_does_not_stick_out_of_the_table(start: Start) -> None:
    program = start(language="de", last_game="zwanzigerrufen", text_size=200)
    program.question()
    program.window.resize(WINDOW)
    QApplication.processEvents()
    view = program.page.view
    opposite = next(seat for seat in view.places.plates if view.places.side(seat) == "top")
    view.places.speak(opposite, "Absolut für den Spieler", None, (view.places.area(opposite)._replace(y=100),))
    bubble = view.places.bubbles[opposite].sceneBoundingRect()
    assert view.sceneRect().contains(bubble)


def test_offers_in_a_row_cover_no_plate_in_the_largest_letters(start: Start) -> None:
    program = start(language="de", text_size=200)
    view, asked = program.page.view, most_crowded("russbach")
    program.question()
    program.window.resize(WINDOW)
    QApplication.processEvents()
    view.clear()
    view.step(Step(None, None, asked.seen))
    program.until(lambda: not view.stage.busy)
    view.ask(Question(asked.seen, asked.choices[:3], may_pass=True))
    program.until(view.calls.isVisible)
    assert view.calls.in_row
    lie_clear_of_everything(view)


@pytest.fixture
def written(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[int]:
    """Write in so many hundredths of the system's size."""
    del qtbot
    fonts.write(request.param)
    yield request.param
    fonts.write(USUAL_TEXT)


@pytest.mark.parametrize("width", [760, 1280])
def test_a_message_leaves_the_room_to_the_table(start: Start, width: int) -> None:
    program = start(language="de", text_size=200)
    program.question()
    program.window.resize(width, 800)
    messages = program.page.messages
    messages.inform(LONG, [(WARNING, lambda: None)])
    (bar,) = messages.bars
    program.until(lambda: cut_off(messages) == [])
    assert bar.height() <= 5 * program_font()  # two lines, and buttons below them where it is narrow
    program.keeper.change(text_size=100)
    program.until(lambda: QFontInfo(bar.buttons[0].font()).pixelSize() == program_font())  # never smaller


def test_a_tile_is_as_high_as_it_needs_after_the_rules_beside_it_are_closed(start: Start) -> None:
    program = start(language="de", text_size=150)
    program.question()
    program.window.resize(WINDOW)
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert page is not None
    page.choices[0].more.click()
    program.until(lambda: is_as_high_as_needed(page.tiles[0]))
    wide = page.tiles[0].width()
    program.trigger("rules")
    program.until(lambda: program.window.rules.panel and page.tiles[0].width() < wide)
    program.until(lambda: is_as_high_as_needed(page.tiles[0]))
    narrow = page.tiles[0].width()
    program.window.rules.close()
    program.until(lambda: page.tiles[0].width() > narrow)
    program.until(lambda: is_as_high_as_needed(page.tiles[0]))


def is_as_high_as_needed(tile: GameTile) -> bool:
    """Tell whether a tile has the height that its words need."""
    layout = tile.layout()
    return layout is not None and tile.height() == layout.totalHeightForWidth(tile.width())


@pytest.mark.parametrize(("action", "kind"), DIALOGS)
def test_no_dialog_is_larger_than_a_small_screen_with_the_largest_letters(
    start: Start, action: str, kind: type[QDialog]
) -> None:
    program = start(language="de", last_game="koenigrufen", text_size=200)
    program.question()
    dialog = program.dialog(action, kind)
    dialog.resize(SCREEN)
    QApplication.processEvents()
    dialog.resize(SCREEN)  # what has no room is left out by now
    program.until(lambda: cut_off(dialog) == [])
    assert dialog.size() == SCREEN


def test_the_list_of_lessons_has_all_its_width_in_the_largest_letters(start: Start) -> None:
    program = start(language="de", text_size=200)
    program.question()
    program.window.resize(911, 512)
    program.trigger("lessons")
    program.until(lambda: program.window.pages.lesson_list is not None and program.window.pages.lesson_list.isVisible())
    program.until(lambda: cut_off(program.window) == [])


@spoken("de")
def test_the_rules_cut_off_neither_the_list_of_games_nor_the_search(start: Start, language: str) -> None:
    program = start(language=language, text_size=200)
    program.question()
    program.window.resize(WINDOW)
    program.trigger("rules")
    program.until(lambda: program.window.rules.panel)
    panel, dock = program.window.rules.panel, program.window.rules.dock
    assert panel is not None
    assert dock is not None
    for letters in (60, 45, 34):
        dock.setFixedWidth(dock.fontMetrics().averageCharWidth() * letters)
        program.until(lambda: cut_off(panel) == [])


@pytest.mark.parametrize(
    ("height", "size"), [(768, 100), (1080, 100), (1200, 110), (1440, 130), (2160, 200), (4320, 200)]
)
def test_on_a_large_screen_menus_and_log_grow_with_the_table(qtbot: QtBot, height: int, size: int) -> None:
    del qtbot
    before = QApplication.font().pointSizeF()
    table = text_size(2000, 1340)
    fonts.write(USUAL_TEXT, height)
    assert QApplication.font().pointSizeF() == pytest.approx(before * size / 100)
    assert fonts.share() == 1
    if height <= 1440:
        assert text_size(2000, 1340) == table  # which grew before
    fonts.write(USUAL_TEXT)
    assert QApplication.font().pointSizeF() == pytest.approx(before)


def test_a_size_that_was_chosen_is_the_same_on_every_screen(qtbot: QtBot) -> None:
    del qtbot
    before = QApplication.font().pointSizeF()
    for height in (768, 1440, 2160):
        fonts.write(120, height)
        assert QApplication.font().pointSizeF() == pytest.approx(before * 1.2)
    fonts.write(USUAL_TEXT)
    assert QApplication.font().pointSizeF() == pytest.approx(before)


def test_a_program_that_follows_a_larger_one_is_as_large_as_the_system(start: Start) -> None:
    """Both have one application, as tests do: the second must not take the letters of the first for the system's."""
    before = QApplication.font()
    start(text_size=110).end()
    start(text_size=200)
    assert QApplication.font().pointSizeF() == pytest.approx(2 * before.pointSizeF())


def test_the_window_is_written_for_its_screen(start: Start) -> None:
    program = start()
    before = program.window.menuBar().fontMetrics().height()
    fonts.write(USUAL_TEXT, 1440)  # no screen in memory is so large
    QApplication.processEvents()
    assert program.window.menuBar().fontMetrics().height() > 1.2 * before
    assert program.window.log.fontMetrics().height() > 1.2 * before


@each_once(size=(TEXT_SIZES[-1], 150, 100), language=LANGUAGES)
def test_a_menu_with_long_names_of_keys_has_room_on_a_small_screen(start: Start, language: str, size: int) -> None:
    program = start(language, text_size=size)
    menus = [action.menu() for action in program.window.menuBar().actions()]
    assert len(menus) == 4
    for menu in menus:
        assert isinstance(menu, QMenu)
        wanted = menu.sizeHint()
        assert wanted.width() <= WINDOW.width(), menu.title()
        assert wanted.height() <= WINDOW.height(), menu.title()
