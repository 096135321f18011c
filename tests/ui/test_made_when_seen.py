# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a window makes before its first picture: what is seen in it, and nothing else."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget

from kartenspiel.controller.plans import preset_helps
from kartenspiel.games import game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, Preset
from kartenspiel.model.text import Text
from kartenspiel.ui.dialogs import session_dialog
from kartenspiel.ui.dialogs.option_row import OptionRow
from kartenspiel.ui.dialogs.options_form import OptionsForm
from kartenspiel.ui.dialogs.rules_page import RulesPage
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.shown_rules import ShownRules
from tests.ui.conftest import Start
from tests.ui.program import Program

GAME = "koenigrufen"
SCREENFUL = 12
"""So many rows of house rules have room in a dialog with letters twice as large, and half as many again."""

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames


class FirstPicture(QObject):
    """Counts the rows of a form that are there when a window is painted for the first time."""

    def __init__(self, window: QWidget, form: OptionsForm) -> None:
        super().__init__(window)
        self._form = form
        self.rows: int | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.rows is None:
            self.rows = built(self._form)
        return super().eventFilter(watched, event)


def built(form: OptionsForm) -> int:
    """Return how many rows of a form have their widgets."""
    return sum(row.built for row in form.rows)


def first_picture(program: Program, dialog: QDialog, form: OptionsForm) -> int:
    """Wait until a dialog is painted, and return how many rows of its form were there by then."""
    picture = FirstPicture(dialog, form)
    program.until(lambda: picture.rows is not None)
    assert picture.rows is not None
    return picture.rows


@pytest.fixture
def program(start: Start) -> Program:
    program = start(last_game=GAME, text_size=200)
    program.question()
    return program


def shown_rules(program: Program) -> ShownRules:
    """Open the house rules of the session, at their beginning."""
    rules = game_named(GAME).house_rules()
    dialog = ShownRules(game_named(GAME), rules, rules, program.window)
    dialog.show()
    return dialog


def test_a_new_session_makes_no_house_rule_before_somebody_comes_to_see_them(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    form = dialog.rules.form
    assert first_picture(program, dialog, form) == 0
    for _ in range(5):
        QApplication.processEvents()
    assert built(form) == 0
    dialog.tabs.setCurrentWidget(dialog.rules)
    assert 0 < built(form) <= SCREENFUL
    program.until(lambda: all(row.built for row in form.rows if not row.isHidden()))


def test_a_new_session_fills_its_form_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    show_rules = RulesPage.show_rules

    def noted(page: RulesPage, game: Game, rules: HouseRules, preset: Preset) -> None:
        shown.append(game.id)
        show_rules(page, game, rules, preset)

    monkeypatch.setattr(RulesPage, "show_rules", noted)
    program.dialog("new", SessionDialog)
    assert shown == [GAME]


def test_house_rules_that_are_only_shown_are_made_as_far_as_they_are_seen_first(program: Program) -> None:
    dialog = shown_rules(program)
    assert 0 < first_picture(program, dialog, dialog.form) <= SCREENFUL
    program.until(lambda: all(row.built for row in dialog.form.rows))
    dialog.close()


def test_no_row_is_seen_empty_however_far_one_scrolls_before_all_are_made(program: Program) -> None:
    dialog = shown_rules(program)
    (area,) = dialog.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    for share in (0.3, 1.0, 0.6):
        bar.setValue(round(bar.maximum() * share))
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # as Qt does before it paints
        seen = [row for row in dialog.form.rows if not row.visibleRegion().isEmpty()]
        assert seen
        assert all(row.built for row in seen)
    dialog.close()


def test_what_is_read_stays_where_it_is_while_the_rows_below_are_made(program: Program) -> None:
    dialog = shown_rules(program)
    (area,) = dialog.findChildren(QScrollArea)
    first_picture(program, dialog, dialog.form)
    area.verticalScrollBar().setValue(area.viewport().height())
    QApplication.processEvents()
    row = next(row for row in dialog.form.rows if row.y() >= area.verticalScrollBar().value())
    place = row.y()
    program.until(lambda: all(row.built for row in dialog.form.rows))
    QApplication.processEvents()
    assert (row.y(), area.verticalScrollBar().value()) == (place, area.viewport().height())
    dialog.close()


def test_a_search_finds_rules_that_were_not_made_yet(program: Program) -> None:
    form = program.dialog("new", SessionDialog).rules.form
    form.look_for("mondfang")
    assert "mondfang_announce" in [row.spec.id for row in form.rows if not row.isHidden()]
    assert built(form) == 0


def test_keys_come_to_every_rule_in_its_order_though_it_was_not_made_yet(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    form = dialog.rules.form
    dialog.tabs.setCurrentWidget(dialog.rules)
    rows = [row for row in form.rows if not row.isHidden()]
    rows[0].read.setFocus()
    program.until(lambda: QApplication.focusWidget() is rows[0].read)
    met: list[OptionRow] = []
    while (row := row_with_keys(rows)) is not None:
        met += [row] if row not in met else []
        press(Qt.Key.Key_Tab)
    assert met == rows
    press(Qt.Key.Key_Backtab)
    assert row_with_keys(rows) is rows[-1]


def row_with_keys(rows: list[OptionRow]) -> OptionRow | None:
    """Return the row in which the keys are."""
    focus = QApplication.focusWidget()
    return None if focus is None else next((row for row in rows if row.isAncestorOf(focus)), None)


def press(key: Qt.Key) -> None:
    """Press a key where the keys are."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def test_a_new_session_measures_its_sentences_once_for_each_width_and_size(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    measured: list[tuple[Text, ...]] = []

    def measure() -> tuple[Text, ...]:
        measured.append(preset_helps())
        return measured[-1]

    monkeypatch.setattr(session_dialog, "preset_helps", measure)
    dialog = program.dialog("new", SessionDialog)
    widths = {dialog.games.width()}
    for _ in range(5):
        QApplication.processEvents()
        widths.add(dialog.games.width())
    opened = len(measured)
    assert opened <= len(widths) + 1  # before it has been laid out it has another width
    dialog.games.setCurrentIndex(0)
    QApplication.processEvents()
    assert len(measured) == opened
