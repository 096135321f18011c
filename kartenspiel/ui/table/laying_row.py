# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The row shown while cards are laid away: what is asked, and the button that confirms the cards chosen."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from kartenspiel.model.moves import Choice, LayAwayChoice
from kartenspiel.model.text import marker
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)


class LayingRow(QWidget):
    """A sentence and a button in a row."""

    def __init__(self, parent: QWidget, wanted: int, walk: Callable[[ChoiceButton, int], None]) -> None:
        """`wanted` is the number of cards to be laid away."""
        super().__init__(parent)
        self.button = ChoiceButton(progress(wanted, wanted), walk)
        self.button.setObjectName("first")

    def lay_out(self, hint: str, room: float, text: int) -> None:
        """Write what is asked, with a hint or "", in text of this height and not wider than the room."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(text)
        how = words_of(_("Drag or click the cards that you want to lay away."))
        label = PlainLabel(" ".join(filter(None, (how, hint))), self)
        label.ensurePolished()
        left = room - self.button.sizeHint().width() - 5 * text
        lines = 2 if hint else 1  # as high as the button
        label.setMinimumWidth(max(0, round(min(left, label.sizeHint().width() / lines + text))))
        label.setWordWrap(True)
        for part in (label, self.button):
            row.addWidget(part)

    def set_laid(self, laid: int, wanted: int) -> None:
        """Tell how many cards are laid away so far."""
        self.button.setEnabled(laid == wanted)
        self.button.setText(progress(laid, wanted))


def cards_to_lay(choices: Iterable[Choice]) -> int:
    """Return how many cards are to be laid away; 0 where nothing of that is asked."""
    return sum(choice.count for choice in choices if isinstance(choice, LayAwayChoice))


def progress(laid: int, wanted: int) -> str:
    """Return how far laying away has come, as it stands on the button."""
    return words_of(_("Lay away ({laid} of {wanted})")(laid=laid, wanted=wanted))
