# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The column beside the table of the quiz: question, answers, why, and in the end what was answered rightly."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout

from kartenspiel.model.text import marker
from kartenspiel.ui.pane.side_column import SideColumn
from kartenspiel.ui.table.theme import Theme
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.leading_buttons import LeadingButton
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain

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


class QuizPanel(SideColumn):
    """The widget beside the table."""

    on = Signal()
    more = Signal()
    earlier = Signal()
    later = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.content = PanelContent()
        self.where, self.asked, self.verdict = PlainLabel(), PlainLabel(), PlainLabel()
        self.told: list[PlainLabel] = []
        self.earlier_button, self.later_button = LeadingButton(), LeadingButton()
        self._told_column = QVBoxLayout()
        self._lay_out()
        self._connect()
        for button, words, tip in (
            (self.earlier_button, _EARLIER, _EARLIER_TIP),
            (self.later_button, _LATER, _LATER_TIP),
        ):
            self.phrases.say(button.setText, words)
            self.phrases.say(partial(explain, button), tip)
        self.name_column(_WHAT, _LEAVE, _LEAVE_TIP)

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
        for button, words in ((self.on_button, content.on), (self.second_button, content.more)):
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
        self.dress_column(theme, text, _own_style(theme, text))

    def take_focus(self) -> None:
        """Have the keys go to what is most likely wanted."""
        offered = [button for button in self.answers if button.isEnabled() and not button.isHidden()]
        wanted = next((each for each in (self.on_button, *offered) if not each.isHidden()), self.leave_button)
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        self.where.setObjectName("quiet")
        self.asked.setObjectName("asked")
        self.verdict.setObjectName("verdict")
        self._told_column.setSpacing(8)
        for label in (self.where, self.asked, self.verdict):
            label.setWordWrap(True)
        told = (self.where, self.dots, self.asked, self.answer_column, self.verdict, self._told_column)
        self.lay_column(told, (self.earlier_button, self.later_button), apart=8)

    def _connect(self) -> None:
        self.on_button.clicked.connect(self.on)
        self.second_button.clicked.connect(self.more)
        self.earlier_button.clicked.connect(self.earlier)
        self.later_button.clicked.connect(self.later)

    def _show_answers(self, answers: Sequence[PanelAnswer]) -> None:
        self.have_answers(len(answers))
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
                hidden = below > self.middle.viewport().height()
                self.middle.verticalScrollBar().setValue(self.verdict.y() if hidden else 0)
            elif not self.content.verdict:
                self.middle.verticalScrollBar().setValue(0)

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
    QLabel#asked {{ font-size: {round(size * 1.1)}px; font-weight: 600; }}
    QLabel#verdict {{
        color: {theme.bubble_text}; background: {theme.bubble_wrong}; font-weight: 600; padding: 6px 8px;
        border-radius: 6px;
    }}
    QLabel#verdict[right="true"] {{ background: {theme.bubble_right}; }}
    """
