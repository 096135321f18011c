# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The column beside a table in which somebody asks: a head, what is said, answers to press, and what leads on."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.model.text import Text
from kartenspiel.ui.table.theme import Theme, style_of
from kartenspiel.ui.widgets.leading_buttons import AnswerButton
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.step_dots import StepDots
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases


class SideColumn(QWidget):
    """What the columns of lessons and of the quiz have in common; what is said in the middle each makes itself."""

    chosen = Signal(int)
    """The place of an answer."""
    leave = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._ground, self._edge = QColor("grey"), QColor("black")
        self.title, self.dots = PlainLabel(), StepDots()
        self.answers: list[AnswerButton] = []
        self.on_button, self.second_button = AnswerButton(centred=True), AnswerButton(centred=True)
        """What leads on, and below it what else may be wanted then."""
        self.leave_button = QToolButton()
        self.leave_button.clicked.connect(self.leave)
        self.answer_column = QVBoxLayout()
        """Where the answers stand, in what the column makes of its middle."""
        self.answer_column.setSpacing(6)
        self.middle = QScrollArea()
        """Scrolls what is said where there is little room."""
        self.phrases = Phrases(self)

    def lay_column(
        self, middle: Sequence[QWidget | QHBoxLayout | QVBoxLayout], feet: Sequence[QPushButton], *, apart: int
    ) -> None:
        """Lay out the column, with these parts in the middle one below the other, and small buttons at the foot.

        The parts are so many pixels apart.
        """
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        self.title.setObjectName("heading")
        self.title.setWordWrap(True)
        self.leave_button.setAutoRaise(True)
        self.leave_button.setText("✕")
        self.on_button.setObjectName("first")
        self.second_button.setObjectName("answer")
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignTop)
        foot.setSpacing(6)
        for button in feet:
            button.setObjectName("small")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            foot.addWidget(button, 1)
        self.middle.setFrameShape(QFrame.Shape.NoFrame)
        self.middle.setWidgetResizable(True)
        self.middle.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.middle.setWidget(_one_below_the_other(middle, apart))
        column.addLayout(head)
        column.addWidget(self.middle, 1)
        column.addWidget(self.on_button)
        column.addWidget(self.second_button)
        column.addLayout(foot)

    def name_column(self, what: Text, leave: Text, leave_tip: Text) -> None:
        """Say from now on what the column is, and what leaves it."""
        self.phrases.say(lambda told: explain(self, "", held=told), what)
        self.phrases.say(self.leave_button.setAccessibleName, leave)
        self.phrases.say(partial(explain, self.leave_button), leave_tip)

    def have_answers(self, count: int) -> None:
        """Have so many answers to press, the first of them those that there were."""
        while len(self.answers) > count:
            button = self.answers.pop()
            self.answer_column.removeWidget(button)
            button.hide()
            button.deleteLater()
        while len(self.answers) < count:
            button = AnswerButton()
            button.setObjectName("answer")
            button.clicked.connect(partial(self.chosen.emit, len(self.answers)))
            self.answer_column.addWidget(button)
            button.show()  # at once, or it could not be given the keys
            self.answers.append(button)

    def dress_column(self, theme: Theme, text: int, more: str) -> None:
        """Take the colours of the table, and text of this height; `more` is the style of what else the column has."""
        self._ground, self._edge = QColor(theme.panel), QColor(theme.panel_edge)
        self.dots.colours(theme.accent, theme.panel_edge)
        style = style_of(theme, text) + _style_of_column(theme, text) + more
        if style != self.styleSheet():  # Qt dresses every part anew, also where nothing has changed
            self.setStyleSheet(style)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and the edge towards the table."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._edge)
        painter.end()


def _one_below_the_other(parts: Sequence[QWidget | QHBoxLayout | QVBoxLayout], apart: int) -> QWidget:
    inner = QWidget()
    inner.setObjectName("ground")
    lines = QVBoxLayout(inner)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(apart)
    for part in parts:
        if isinstance(part, QWidget):
            lines.addWidget(part)
        else:
            lines.addLayout(part)
    lines.addStretch(1)
    return inner


def _style_of_column(theme: Theme, size: int) -> str:
    return f"""
    QScrollArea, QWidget#ground {{ background: transparent; border: none; }}
    QLabel#heading {{ font-size: {round(size * 1.05)}px; }}
    QPushButton#answer, QPushButton#first {{ padding: 0; min-height: 0; }}
    QPushButton#answer:focus {{ border: 2px dashed {theme.text}; }}
    QLabel#on_button {{ color: {theme.text}; font-size: {size}px; }}
    QPushButton#first QLabel#on_button {{ color: {theme.on_accent}; font-weight: 600; }}
    QLabel#on_button[pale="true"] {{ color: {theme.quiet_text}; }}
    QScrollBar:vertical {{ background: transparent; width: 8px; }}
    QScrollBar::handle:vertical {{ background: {theme.panel_edge}; border-radius: 4px; min-height: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QPushButton#small {{ font-size: {round(size * 0.92)}px; padding-left: 6px; padding-right: 6px; }}
    QToolButton {{
        color: {theme.quiet_text}; font-size: {size}px; padding: 2px 6px;
        border: 1px solid transparent; border-radius: 4px;
    }}
    QToolButton:hover, QToolButton:focus {{ color: {theme.text}; border-color: {theme.accent}; }}
    """
