# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The seal of a deal, whole: what it is, and once the deal is over the secret that opens it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.record import commitment_of
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.copy_button import CopyButton, write_evenly
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

LETTERS: Final = 76
"""Width of the lines."""
SEAL_LETTERS: Final = 82
"""Those of the seal, with the room between its groups."""
_GROUP: Final = 8

_TITLE: Final = _("The seal of this deal")
_ABOUT: Final = _(
    "When the cards were dealt, before anybody said a word, this number was worked out from all of them and from a "
    "secret. It tells nothing of the cards, and no other cards have the same. So nobody can change the cards any more "
    "without its being seen. Copy it, if you want to compare it later."
)
_NUMBER: Final = _("Seal (SHA-256)")
_SECRET: Final = _("Secret (salt)")
_CLOSED: Final = _("You learn the secret when the deal is over.")
_FITS: Final = _(
    "The deal is over: cards and secret give the same number. Everybody can work that out again from the saved deal; "
    "the command “kartenspiel check” does so too."
)
_FITS_NOT: Final = _("Cards and secret do not give this number: these are not the cards that were sealed.")
_COPY: Final = _("&Copy the seal")
_COPY_TIP: Final = _("Copy the number, and the secret once it is known")
_MORE: Final = _("Is it dealt &fairly? …")
_CLOSE: Final = _("C&lose")


class SealDialog(ClothDialog):
    """Shows the seal of a deal that is played, or of one that is over."""

    more = Signal()
    """The person wants to read what that proves."""

    def __init__(self, seal: str, opened: Mapping[str, object], parent: QWidget | None = None) -> None:
        """`opened` is the record of the deal once it is over, and empty before."""
        super().__init__(parent)
        self.seal, self.salt, self.verdict = PlainLabel(_in_groups(seal)), PlainLabel(), PlainLabel()
        self.copy_button, self._more, self._close = CopyButton(_COPY, _COPY_TIP), QPushButton(), QPushButton()
        salt = str(opened.get("salt", ""))
        self.copy_button.copied = f"{seal}\n{salt}".strip()
        self.salt.setText(_in_groups(salt) if salt else "–")
        verdict = _CLOSED if not salt else _FITS if commitment_of(opened) == seal else _FITS_NOT
        phrases = Phrases(self)
        column, about = QVBoxLayout(self), PlainLabel()
        column.addWidget(about)
        for words, label in ((_NUMBER, self.seal), (_SECRET, self.salt)):
            head = QuietLabel()
            phrases.say(head.setText, words)
            write_evenly(label)
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column.addWidget(head)
            column.addWidget(label)
        for label in (about, self.verdict):
            label.setWordWrap(True)
            keep_wide(label, LETTERS)
        keep_wide(self.seal, SEAL_LETTERS)
        column.addWidget(self.verdict)
        column.addStretch(1)
        buttons = QDialogButtonBox()
        buttons.addButton(self._more, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._more.setAutoDefault(False)
        self._more.clicked.connect(self._lead_on)
        self._close.setDefault(True)
        column.addWidget(buttons)
        self._close.setFocus()
        phrases.say(self.setWindowTitle, _TITLE)
        phrases.say(about.setText, _ABOUT)
        phrases.say(self._more.setText, _MORE)
        phrases.say(self._close.setText, _CLOSE)
        phrases.tell(lambda: self.verdict.setText(words_of(verdict)))

    def _lead_on(self) -> None:
        self.accept()
        self.more.emit()


def _in_groups(digits: str) -> str:
    return " ".join(digits[begin : begin + _GROUP] for begin in range(0, len(digits), _GROUP))
