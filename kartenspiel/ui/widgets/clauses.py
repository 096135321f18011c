# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Labels for the clauses of the rules behind a sentence, and the signal that asks for a clause to be opened."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kartenspiel.model.text import marker
from kartenspiel.ui.widgets.places import InRules, ReadingPlace
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

BETWEEN: Final = "\N{NO-BREAK SPACE}· "
"""Stands between clauses; no line begins with the dot."""
FOLLOWED_BY: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys by which a link is followed."""
_GAME: Final = "game_of_clauses"
"""The property in which a widget keeps the game it stands for."""
_DECIDED: Final = _("Decided by clause {clause} of the rules.")


class RulesRequests(QObject):
    """A signal by which any widget asks for the rules to be opened at a place; `RulesBeside` connects to it."""

    asked = Signal(object)
    """The `ReadingPlace` that somebody wants to read."""

    def open(self, place: ReadingPlace) -> None:
        """Ask for the rules or the glossary at a place."""
        self.asked.emit(place)


RULES_REQUESTS: Final = RulesRequests()


def open_clause(clause: str, asking: QWidget | None = None) -> None:
    """Ask for the rules to be opened at a clause: of the game that a widget asking for it stands for (`stand_for`)."""
    RULES_REQUESTS.open(InRules(game_of(asking), clause))


def stand_for(widget: QWidget, game: str) -> None:
    """Have the clauses in a widget be those of a game; elsewhere they are those of the game that is to be seen."""
    widget.setProperty(_GAME, game)


def game_of(widget: QWidget | None) -> str:
    """Return the id of the game that a widget stands for, ``""`` if that is the game that is to be seen."""
    while widget is not None:
        game = widget.property(_GAME)
        if game:
            return str(game)
        widget = widget.parentWidget()
    return ""


def clause_hint(clauses: Sequence[str]) -> str:
    """Return the sentence that names the clauses behind a sentence; empty where there are none."""
    return words_of(_DECIDED(clause=", ".join(clauses))) if clauses else ""


class ClauseNumbers(QObject):
    """Whether the numbers of clauses stand beside what is asked and offered at the table, for whoever wants them."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = False

    @property
    def shown(self) -> bool:
        """Whether they are to be seen."""
        return self._shown

    def show(self, wanted: bool) -> None:  # noqa: FBT001 - a setting
        """Show them, or leave them out."""
        if wanted != self._shown:
            self._shown = wanted
            self.changed.emit()


NUMBERS: Final = ClauseNumbers()


class Cited(QWidget):
    """A sentence with its clauses beside it, for whoever wants to see their numbers (`NUMBERS`)."""

    def __init__(self, label: PlainLabel, clauses: Sequence[str] = ()) -> None:
        """`label` is where the sentence stands; what it says from the beginning is decided by these clauses."""
        super().__init__()
        self.label, self.clauses = label, ClauseLabel()
        self._decided_by = tuple(clauses)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 1)
        row.addWidget(self.clauses, 0, Qt.AlignmentFlag.AlignVCenter)
        NUMBERS.changed.connect(self._cite)
        self._cite()

    def tell(self, words: str, clauses: Sequence[str]) -> None:
        """Say something else."""
        self.label.setText(words)
        self._decided_by = tuple(clauses)
        self._cite()

    def _cite(self) -> None:
        self.clauses.cite(self._decided_by if NUMBERS.shown else ())


class ClauseLabel(QuietLabel):
    """The clauses behind a sentence, each a link to the rules; nothing is to be seen while there are none.

    With the keys one comes to them by Tab, goes from one to the other by the arrows and follows one by Enter.

    The words are plain, and where each clause stands is found by laying them out as the label does (`places`).  Links
    in rich text would not do: a style sheet does not reach their colour, a label does not tell where they are, each
    would be a stop of the Tab key of its own, and every label would have a document, of which a score sheet has dozens.
    """

    def __init__(self, clauses: Sequence[str] = ()) -> None:
        super().__init__()
        self.setObjectName("clause")
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys where they are
        self.clauses: tuple[str, ...] = ()
        self._line = QColor()
        self._chosen: str | None = None
        """The clause under the pointer, or that the keys would follow."""
        self._pressed: str | None = None
        """The clause on which the mouse was pressed."""
        self.cite(clauses)
        self._phrases = Phrases(self)
        self._phrases.tell(self._explain)

    def cite(self, clauses: Sequence[str]) -> None:
        """Name these clauses."""
        self.clauses = tuple(clauses)
        self._chosen = None
        self.setText(BETWEEN.join(self.clauses))
        self._explain()
        if not self.clauses:
            self.hide()
        elif self.parentWidget() is not None:  # alone it would be a window of its own
            self.show()

    def _ink(self) -> QColor:
        return self._line

    def _set_ink(self, colour: QColor) -> None:
        self._line = colour

    ink = Property(QColor, _ink, _set_ink)
    """The colour of the line, for style sheets, which do not tell of that of the words."""

    def places(self) -> dict[str, QRectF]:
        """Return where each clause is to be seen in the label."""
        layout, found, at = self._set(), {}, 0
        for clause in self.clauses:
            line = layout.lineForTextPosition(at)
            left, right = (line.cursorToX(end)[0] for end in (at, at + len(clause)))  # type: ignore[index]
            found[clause] = QRectF(left, line.y(), right - left, line.height())
            at += len(clause) + len(BETWEEN)
        return found

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which clause is under the pointer."""
        super().mouseMoveEvent(event)
        self._choose(self._clause_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Show none any more."""
        super().leaveEvent(event)
        self._choose(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep from what lies behind a press that may follow a link."""
        self._pressed = self._clause_at(event.position())
        event.setAccepted(self._pressed is not None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link; what lies behind gets every other release, if it had the press."""
        pressed, self._pressed = self._pressed, None
        event.setAccepted(pressed is not None)
        left = event.button() == Qt.MouseButton.LeftButton
        if left and pressed is not None and self._clause_at(event.position()) == pressed:
            open_clause(pressed, self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the first."""
        super().focusInEvent(event)
        self._choose(self.clauses[0] if self.clauses else None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave them."""
        super().focusOutEvent(event)
        self._choose(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from clause to clause, and follow one."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if self._chosen is None or (not step and event.key() not in FOLLOWED_BY):
            super().keyPressEvent(event)
        elif step:
            self._choose(self.clauses[(self.clauses.index(self._chosen) + step) % len(self.clauses)])
        else:
            open_clause(self._chosen, self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line under the clause that would be followed."""
        super().paintEvent(event)
        if self._chosen is not None:
            place = self.places()[self._chosen]
            painter = QPainter(self)
            painter.setPen(self._line if self._line.isValid() else self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawLine(place.bottomLeft(), place.bottomRight())
            painter.end()

    def _set(self) -> QTextLayout:
        """Return the text as it is laid out in the label."""
        layout = QTextLayout(self.text(), self.font())
        option = QTextOption(self.alignment())
        option.setWrapMode(QTextOption.WrapMode.WordWrap if self.wordWrap() else QTextOption.WrapMode.NoWrap)
        layout.setTextOption(option)
        room, height = self.contentsRect(), 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room.width())
            line.setPosition(QPointF(room.left(), height))
            height += line.height()
        layout.endLayout()
        above = {Qt.AlignmentFlag.AlignTop: 0.0, Qt.AlignmentFlag.AlignBottom: 1.0}
        vertical = self.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
        top = room.top() + (room.height() - height) * above.get(vertical, 0.5)
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            line.setPosition(QPointF(line.x(), line.y() + top))
        return layout

    def _clause_at(self, place: QPointF) -> str | None:
        return next((clause for clause, area in self.places().items() if area.contains(place)), None)

    def _choose(self, clause: str | None) -> None:
        if clause != self._chosen:
            self._chosen = clause
            self.setCursor(Qt.CursorShape.ArrowCursor if clause is None else Qt.CursorShape.PointingHandCursor)
            self.update()

    def _explain(self) -> None:
        hint = clause_hint(self.clauses)
        explain(self, hint)
        self.setAccessibleName(hint)
