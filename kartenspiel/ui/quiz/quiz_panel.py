# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The column beside the table of the quiz: question, answers, why, and in the end what was answered rightly."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kartenspiel.model.text import marker
from kartenspiel.ui.lessons.buttons import AnswerButton, LeadingButton
from kartenspiel.ui.lessons.steps import StepDots
from kartenspiel.ui.table.theme import Theme, style_of
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

_EARLIER: Final = _("Earlier")
_EARLIER_TIP: Final = _("Look at what went before, trick by trick (key Page Up)")
_LATER: Final = _("Later")
_LATER_TIP: Final = _("Back towards where the question is asked (key Page Down)")
_LEAVE: Final = _("Leave the quiz")
_LEAVE_TIP: Final = _("Leave the quiz; what you have answered is counted")
_WHAT: Final = _("The quiz: asks, and says why when you have answered.")


@dataclass(frozen=True, slots=True)
class PanelAnswer:
    """An answer as it stands on the panel."""

    words: str
    sign: str = ""
    """What stands before it once it is answered."""
    pale: bool = False
    offered: bool = True
    """Whether it can be pressed."""


@dataclass(frozen=True, slots=True)
class PanelContent:
    """All that stands on the panel."""

    title: str = ""
    where: str = ""
    """Which question it is."""
    number: int = 0
    count: int = 0
    asked: str = ""
    answers: Sequence[PanelAnswer] = ()
    verdict: str = ""
    right: bool = False
    """Whether what stands in `verdict` is good news."""
    told: Sequence[str] = ()
    """Paragraphs."""
    quiet: bool = field(default=False, kw_only=True)
    """Whether the last of them says only how the others are meant."""
    on: str = ""
    """What stands on the button that leads on; empty where there is none."""
    more: str = ""
    """The same of a second one below."""
    steps: bool = field(default=False, kw_only=True)
    """Whether one can go through what went before."""


class QuizPanel(QWidget):
    """The widget beside the table."""

    chosen = Signal(int)
    """The place of an answer."""
    on = Signal()
    more = Signal()
    earlier = Signal()
    later = Signal()
    leave = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.content = PanelContent()
        self._ground, self._edge = QColor("grey"), QColor("black")
        self.title, self.where, self.dots = PlainLabel(), PlainLabel(), StepDots()
        self.asked, self.verdict = PlainLabel(), PlainLabel()
        self.told: list[PlainLabel] = []
        self.answers: list[AnswerButton] = []
        self.on_button, self.more_button = AnswerButton(centred=True), AnswerButton(centred=True)
        self.earlier_button, self.later_button = LeadingButton(), LeadingButton()
        self.leave_button = QToolButton()
        self._answer_column, self._told_column = QVBoxLayout(), QVBoxLayout()
        self._middle = QScrollArea()
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        for button, words, tip in (
            (self.earlier_button, _EARLIER, _EARLIER_TIP),
            (self.later_button, _LATER, _LATER_TIP),
        ):
            self._phrases.say(button.setText, words)
            self._phrases.say(partial(explain, button), tip)
        self._phrases.say(self.leave_button.setAccessibleName, _LEAVE)
        self._phrases.say(partial(explain, self.leave_button), _LEAVE_TIP)
        self._phrases.say(lambda told: explain(self, "", held=told), _WHAT)

    def show_content(self, content: PanelContent) -> None:
        """Show this, and have a screen reader read what is new in it."""
        before, self.content = self.content, content
        for label, words in (
            (self.title, content.title),
            (self.where, content.where),
            (self.asked, content.asked),
            (self.verdict, content.verdict),
        ):
            label.setText(words)
            label.setVisible(bool(words))
        self.dots.setVisible(content.count > 0)
        self.dots.show_step(content.number, content.count)
        self.verdict.setProperty("right", content.right)
        self.verdict.style().unpolish(self.verdict)
        self.verdict.style().polish(self.verdict)
        self._show_answers(content.answers)
        self._tell(content.told, quiet=content.quiet)
        for button, words in ((self.on_button, content.on), (self.more_button, content.more)):
            button.say(words)
            button.setVisible(bool(words))
        self.earlier_button.setVisible(content.steps)
        self.later_button.setVisible(content.steps)
        self._scroll(to_verdict=bool(content.verdict) and not before.verdict)
        self._announce(before)

    def let_step(self, *, earlier: bool, later: bool) -> None:
        """Offer to go back and on through the deal, as far as that goes."""
        self.earlier_button.setEnabled(earlier)
        self.later_button.setEnabled(later)

    def dress(self, theme: Theme, text: int) -> None:
        """Take the colours of the table, and text of this height."""
        self._ground, self._edge = QColor(theme.panel), QColor(theme.panel_edge)
        self.dots.colours(theme.accent, theme.panel_edge)
        style = style_of(theme, text) + _own_style(theme, text)
        if style != self.styleSheet():  # Qt dresses every part anew, also where nothing has changed
            self.setStyleSheet(style)
        self.update()

    def take_focus(self) -> None:
        """Have the keys go to what is most likely wanted."""
        offered = [button for button in self.answers if button.isEnabled() and not button.isHidden()]
        wanted = next((each for each in (self.on_button, *offered) if not each.isHidden()), self.leave_button)
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and the edge towards the table."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._edge)
        painter.end()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        self.title.setObjectName("heading")
        self.leave_button.setAutoRaise(True)
        self.leave_button.setText("✕")
        self.on_button.setObjectName("first")
        self.more_button.setObjectName("answer")
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignTop)
        foot.setSpacing(6)
        for button in (self.earlier_button, self.later_button):
            button.setObjectName("small")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            foot.addWidget(button, 1)
        self._middle.setFrameShape(QFrame.Shape.NoFrame)
        self._middle.setWidgetResizable(True)
        self._middle.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._middle.setWidget(self._inner())
        for part in (head, self._middle, self.on_button, self.more_button, foot):
            if isinstance(part, QWidget):
                column.addWidget(part, 1 if part is self._middle else 0)
            else:
                column.addLayout(part)

    def _inner(self) -> QWidget:
        """Return what is asked and told, which scrolls where there is little room."""
        inner = QWidget()
        inner.setObjectName("ground")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        self.where.setObjectName("quiet")
        self.asked.setObjectName("asked")
        self.verdict.setObjectName("verdict")
        self._answer_column.setSpacing(6)
        self._told_column.setSpacing(8)
        for label in (self.title, self.where, self.asked, self.verdict):
            label.setWordWrap(True)
        lines.addWidget(self.where)
        lines.addWidget(self.dots)
        lines.addWidget(self.asked)
        lines.addLayout(self._answer_column)
        lines.addWidget(self.verdict)
        lines.addLayout(self._told_column)
        lines.addStretch(1)
        return inner

    def _connect(self) -> None:
        self.on_button.clicked.connect(self.on)
        self.more_button.clicked.connect(self.more)
        self.earlier_button.clicked.connect(self.earlier)
        self.later_button.clicked.connect(self.later)
        self.leave_button.clicked.connect(self.leave)

    def _show_answers(self, answers: Sequence[PanelAnswer]) -> None:
        while len(self.answers) > len(answers):
            button = self.answers.pop()
            self._answer_column.removeWidget(button)
            button.hide()
            button.deleteLater()
        while len(self.answers) < len(answers):
            button = AnswerButton()
            button.setObjectName("answer")
            button.clicked.connect(partial(self.chosen.emit, len(self.answers)))
            self._answer_column.addWidget(button)
            button.show()  # at once, or it could not be given the keys
            self.answers.append(button)
        for button, answer in zip(self.answers, answers, strict=True):
            button.say(answer.sign + answer.words)
            button.set_tried(tried=answer.pale)
            button.setEnabled(answer.offered)

    def _tell(self, told: Sequence[str], *, quiet: bool) -> None:
        while len(self.told) > len(told):
            label = self.told.pop()
            self._told_column.removeWidget(label)
            label.hide()
            label.deleteLater()
        while len(self.told) < len(told):
            label = PlainLabel()
            label.setWordWrap(True)
            self._told_column.addWidget(label)
            self.told.append(label)
        for place, (label, words) in enumerate(zip(self.told, told, strict=True), 1):
            label.setText(words)
            label.setObjectName("quiet" if quiet and place == len(told) else "")
            label.style().unpolish(label)
            label.style().polish(label)

    def _scroll(self, *, to_verdict: bool) -> None:
        """Have in sight what is new, once everything has its place: what was said to the answer, or the question."""

        def scroll() -> None:
            if to_verdict:
                below = self.verdict.y() + self.verdict.height() + (self.told[0].height() if self.told else 0)
                hidden = below > self._middle.viewport().height()
                self._middle.verticalScrollBar().setValue(self.verdict.y() if hidden else 0)
            elif not self.content.verdict:
                self._middle.verticalScrollBar().setValue(0)

        QTimer.singleShot(0, self, scroll)

    def _announce(self, before: PanelContent) -> None:
        """Have a screen reader read what is said, wherever the keys go."""
        now = self.content
        said = (now.verdict, *now.told) if now.verdict else (now.where, now.asked, *now.told)
        if now != before:
            announce(self, " ".join(filter(None, said)))


def _own_style(theme: Theme, size: int) -> str:
    """Return the style of what only this panel has."""
    return f"""
    QScrollArea, QWidget#ground {{ background: transparent; border: none; }}
    QLabel#heading {{ font-size: {round(size * 1.05)}px; }}
    QLabel#asked {{ font-size: {round(size * 1.1)}px; font-weight: 600; }}
    QLabel#verdict {{
        color: {theme.bubble_text}; background: {theme.bubble_wrong}; font-weight: 600; padding: 6px 8px;
        border-radius: 6px;
    }}
    QLabel#verdict[right="true"] {{ background: {theme.bubble_right}; }}
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
