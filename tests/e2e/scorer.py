# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Somebody at a table with real cards, who enters on the score pad what was played: with a finger, or with keys."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.pad_book import PadBook
from kartenspiel.controller.record import record_from_json
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.pad.form import Field, OneField, PadAnswer
from kartenspiel.ui.pad.answer_rows import AnswerRow, OneRow, SeveralRow, TypedRow
from kartenspiel.ui.pad.pad_dialog import PadDialog
from kartenspiel.ui.pad.pad_page import PadPage
from kartenspiel.ui.pad.switch_row import SwitchedField
from tests.controller.dealt import Json
from tests.pad_answers import answers
from tests.ui.program import Program

TIRELESS = 400
"""So often the tabulator is pressed until it must have come by everything."""


def finished(record: Json) -> State:
    """The end of a deal that a record holds."""
    return replay_moves(record_from_json(record))


def evenings(records: Sequence[Json]) -> list[list[State]]:
    """Finished deals from their records, evening by evening."""
    found: dict[object, list[State]] = {}
    for record in records:
        found.setdefault(record["session"], []).append(finished(record))
    return list(found.values())


def is_usual(field: Field, answer: PadAnswer) -> bool:
    """Whether nobody need enter an answer: it counts anyhow."""
    return isinstance(field, OneField) and field.usual == answer


def must(field: Field) -> tuple[str, bool]:
    """A question, which is asked anew once it must be answered."""
    return field.id, isinstance(field, OneField) and field.usual is None


class Finger:
    """Presses what it sees."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def page(self) -> PadPage:
        page = self.program.window.pads.page
        assert page is not None
        return page

    @property
    def book(self) -> PadBook:
        book = self.page.book
        assert book is not None
        return book

    def press(self, widget: QWidget) -> None:
        """Press something, scrolling there first as a person does."""
        around = widget.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        assert widget.isEnabled(), widget.objectName()

        def seen() -> bool:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(widget, 0, 40)
            QApplication.processEvents()
            return widget.window().childAt(widget.mapTo(widget.window(), widget.rect().center())) is widget

        self.program.until(seen)
        middle = widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(middle))
        QApplication.processEvents()

    def type_number(self, row: TypedRow, number: int) -> None:
        """Write a number with the buttons."""
        while row.number.text():
            self.press(row.buttons["rub_out"])
        for digit in str(abs(number)):
            self.press(row.buttons[digit])
        if number < 0:
            self.press(row.buttons["sign"])

    def begin(self, game: str, names: Sequence[str], dealer: int = 0, form: str = "") -> None:
        """Begin a pad; `dealer` is the place of who deals first among the names."""
        if self.program.window.pads.books:
            self.press(self.page.new_button)
        else:
            self.program.trigger("pad")
        self.program.until(self._dialogs)
        dialog = self._dialogs()[0]
        dialog.games.setCurrentIndex(dialog.games.findData(game))
        dialog.presets.setCurrentIndex(dialog.presets.findData(game_named(game).presets[0].id))
        if form:
            dialog.form.forms.setCurrentIndex(dialog.form.forms.findData(form))
        for line, name in zip(dialog.names, names, strict=False):
            line.clear()
            QTest.keyClicks(line, name)
        dialog.dealer.setCurrentIndex(dialog.dealer.findData(dealer))
        before = len(self.program.window.pads.books)
        self.press(dialog.begin)
        self.program.until(lambda: len(self.program.window.pads.books) > before)
        self.program.until(lambda: not self._dialogs())
        self.program.window.activateWindow()
        self.program.until(self.program.window.isActiveWindow)
        self.page.take_focus()

    def _dialogs(self) -> list[PadDialog]:
        return [each for each in self.program.window.findChildren(PadDialog) if each.isVisible()]

    def answer(self, row: AnswerRow | SwitchedField, answer: PadAnswer) -> None:
        """PadAnswer one question."""
        if isinstance(row, TypedRow):
            assert isinstance(answer, int)
            self.type_number(row, answer)
            return
        if isinstance(row, SeveralRow):
            assert isinstance(answer, tuple)
            for name, button in row.buttons.items():
                if button.isChecked() is not (name in answer):
                    self.press(button)
            return
        self._open(row)
        if isinstance(row, SwitchedField):
            on = next((button for button in row.buttons.values() if button.isChecked()), None)
            switch = row.buttons.get(str(answer), on)  # the usual answer has none: what is on is switched off
            if switch is not None and (switch is on) is not (str(answer) in row.buttons):
                self.press(switch)
            return
        assert isinstance(row, AnswerRow)
        button = row.buttons[str(answer)]
        if button.isChecked():
            return
        if button.isHidden() and isinstance(row, OneRow):
            self.press(row.more)
        self.press(button)

    def _open(self, row: AnswerRow | SwitchedField) -> None:
        """Open the part of the form in which a question stands."""
        section = row.field.section
        if section is not None and section.folded and not self.page.form.is_open(section):
            self.press(self.page.form.folds[section.id])

    def enter(self, state: State) -> None:
        """PadAnswer every question about a deal that is over, from above, as they come."""
        wanted, done = answers(state), list[tuple[str, bool]]()
        while row := next((row for row in self.page.form.rows.values() if must(row.field) not in done), None):
            done.append(must(row.field))
            if row.field.id in wanted and not is_usual(row.field, wanted[row.field.id]):
                self.answer(row, wanted[row.field.id])

    def book_it(self) -> None:
        """Enter it into the account."""
        before = len(self.book.deals)
        self.press(self.page.book_button)
        assert len(self.book.deals) == before + 1


class Typist(Finger):
    """Uses nothing but keys."""

    def press(self, widget: QWidget) -> None:
        """Go there with the tabulator or, among the answers of a question, with an arrow, and press the space bar."""
        window = widget.window()
        key = Qt.Key.Key_Tab
        for _step in range(TIRELESS):
            here = QApplication.focusWidget()
            if here is widget:
                QTest.keyClick(widget, Qt.Key.Key_Space)
                QApplication.processEvents()
                return
            QTest.keyClick(here or window, key)
        raise AssertionError(f"the keys do not come to {widget.objectName()}")

    def type_number(self, row: TypedRow, number: int) -> None:
        """Type a number."""
        for _step in range(TIRELESS):
            here = QApplication.focusWidget()
            if here is row.number:
                break
            QTest.keyClick(here or row.window(), Qt.Key.Key_Tab)
        row.number.selectAll()
        QTest.keyClicks(row.number, str(number))
        QApplication.processEvents()


Scorer = Callable[[Program], Finger]
