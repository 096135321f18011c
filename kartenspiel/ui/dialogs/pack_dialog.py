# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks which pack of cards is to be printed, shows its first sheet, and how far it is while it is painted."""

from functools import partial
from typing import Final, cast

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.pack_names import BACK_NAMES, PACK_NAMES
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

SIZE: Final = QSize(560, 380)
"""Of the picture of the paper, in pixels; where the screen has no room for it, it is smaller."""
_LEAST: Final = QSize(170, 120)
_LETTERS: Final = 50
"""Width of the lines."""
SHEETS: Final = "sheets"
SINGLE: Final = "single"

_TITLE = _("Print a pack of cards")
_CALLED = _("Cards, {pack}")
_PACK = _("&Pack of cards")
_PAPER = _("P&aper")
_BACK = _("&Back of the cards")
_PAPERS: Final = {
    SHEETS: _("sheets with several cards"),
    SINGLE: _("each card on a page of its own"),
}
_HINTS: Final = {
    SHEETS: _(
        "Print on both sides in actual size, turned over the long edge: each back then lies behind its card. "
        "Signs, letters and colours of the cards are those of the settings."
    ),
    SINGLE: _(
        "For print shops: each page is a card in true size with bleed and cut marks, the next one its back. "
        "Signs, letters and colours of the cards are those of the settings."
    ),
}
_PREVIEW = _("What the first sheet looks like, in front and behind")
_PRINT = _("P&rint …")
_PRINT_TIP = _("Printers are given sheets with several cards; single ones are for a PDF.")
_PDF = _("Save as P&DF …")
_CLOSE = _("&Close")
_STOP = _("S&top")
_PAINTS = _("The cards are being painted")


class PaperPicture(QWidget):
    """Shows both sides of a sheet of paper, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return SIZE

    def show_image(self, image: QImage | None) -> None:
        """Show another sheet, or none."""
        self.image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet in the middle."""
        if self.image is None:
            return
        size = QSizeF(self.image.size()).scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(QRectF(self.rect()).center())
        pixels = size * self.devicePixelRatioF()
        smooth = Qt.TransformationMode.SmoothTransformation
        painter = QPainter(self)
        painter.drawImage(place, self.image.scaled(pixels.toSize(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
        painter.end()


class PackDialog(ClothDialog):
    """Chooses a pack, its back, and on what paper it is printed."""

    wanted = Signal()
    """Something else is to be shown: see `pack`, `back` and `sheets`."""
    print_wanted = Signal()
    pdf_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, pack: Pictures, back: str, parent: QWidget | None = None) -> None:
        """Propose a pack, and the kind of back that was chosen for all."""
        super().__init__(parent)
        self.packs, self.papers, self.backs = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.picture, self.told, self._hint, self.bar = PaperPicture(), PlainLabel(), QuietLabel(), QProgressBar()
        self.print_button, self.pdf_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self.stop_button = QPushButton()
        self._works = False
        self._why: Text | None = None
        self._phrases = Phrases(self)
        self._fill(pack, back)
        self._lay_out()
        self._say()
        self._offer()

    @property
    def pack(self) -> Pictures:
        """The pack that is wanted."""
        return cast("Pictures", self.packs.currentData())

    @property
    def back(self) -> str:
        """The kind of back that is wanted."""
        return str(self.backs.currentData())

    @property
    def sheets(self) -> bool:
        """Whether several cards lie on each sheet."""
        return bool(self.papers.currentData() == SHEETS)

    def title(self) -> str:
        """Return what is printed."""
        return words_of(_CALLED(pack=PACK_NAMES[self.pack]))

    def show_picture(self, image: QImage | None, why: Text | None = None) -> None:
        """Show what the paper looks like; ``None`` where it cannot be painted, and `why`."""
        self.picture.show_image(image)
        self._why = why
        self._tell_why()
        self._offer()

    def work(self) -> None:
        """Show that the pack is being painted; nothing else can be chosen meanwhile."""
        self.bar.setRange(0, 0)
        self._works = True
        self._offer()
        self.stop_button.setFocus()

    def show_progress(self, done: int, whole: int) -> None:
        """Show how many pages of how many are painted."""
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def rest(self) -> None:
        """Let the person choose again."""
        self._works = False
        self._offer()
        self.close_button.setFocus()

    def _fill(self, pack: Pictures, back: str) -> None:
        for box, choices, chosen in (
            (self.packs, PACK_NAMES, pack),
            (self.papers, _PAPERS, SHEETS),
            (self.backs, BACK_NAMES, back),
        ):
            with QSignalBlocker(box):
                for place, (value, text) in enumerate(choices.items()):
                    box.addItem("", value)
                    self._phrases.say(partial(box.setItemText, place), text)
                box.setCurrentIndex(box.findData(chosen))
            box.activated.connect(lambda _index: self._choose())

    def _lay_out(self) -> None:
        form = QFormLayout()
        for text, box in ((_PACK, self.packs), (_PAPER, self.papers), (_BACK, self.backs)):
            label = PlainLabel()
            label.setBuddy(box)
            self._phrases.say(label.setText, text)
            form.addRow(label, box)
        for label in (self._hint, self.told):
            label.setWordWrap(True)
            keep_wide(label, _LETTERS)
        buttons = QDialogButtonBox()
        for button, role in (
            (self.close_button, QDialogButtonBox.ButtonRole.RejectRole),
            (self.pdf_button, QDialogButtonBox.ButtonRole.ActionRole),
            (self.print_button, QDialogButtonBox.ButtonRole.ActionRole),
        ):
            buttons.addButton(button, role)
        buttons.rejected.connect(self.reject)
        self.stop_button.clicked.connect(self.stop_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        self.pdf_button.clicked.connect(self.pdf_wanted)
        progress = QHBoxLayout()
        for part in (self.bar, self.stop_button):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # else the paper would have to make room
            part.setSizePolicy(policy)
            progress.addWidget(part)
        column = QVBoxLayout(self)
        column.addLayout(form)
        for words in (self._hint, self.told):
            column.addWidget(words)
        column.addWidget(self.picture, 1)
        column.addLayout(progress)
        column.addWidget(buttons)

    def _say(self) -> None:
        for setter, text in (
            (self.setWindowTitle, _TITLE),
            (self.picture.setAccessibleName, _PREVIEW),
            (partial(explain, self.picture), _PREVIEW),
            (self.bar.setAccessibleName, _PAINTS),
            (self.print_button.setText, _PRINT),
            (partial(explain, self.print_button), _PRINT_TIP),
            (self.pdf_button.setText, _PDF),
            (self.close_button.setText, _CLOSE),
            (self.stop_button.setText, _STOP),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._tell_hint)
        self._phrases.tell(self._tell_why)

    def _choose(self) -> None:
        self.picture.show_image(None)
        self._tell_hint()
        self._offer()
        self.wanted.emit()

    def _tell_hint(self) -> None:
        self._hint.setText(words_of(_HINTS[SHEETS if self.sheets else SINGLE]))

    def _tell_why(self) -> None:
        self.told.setText("" if self._why is None else words_of(self._why))
        self.told.setVisible(self._why is not None)

    def _offer(self) -> None:
        """Offer what can be done now."""
        ready = self.picture.image is not None and not self._works
        for box in (self.packs, self.papers, self.backs):
            box.setEnabled(not self._works)
        self.pdf_button.setEnabled(ready)
        self.print_button.setEnabled(ready and self.sheets)
        self.bar.setVisible(self._works)
        self.stop_button.setVisible(self._works)
