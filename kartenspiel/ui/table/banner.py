# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sentence on the cloth that everybody at the screen should have read: who plays with whom, once more is known."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QByteArray, QPropertyAnimation, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QWidget

from kartenspiel.ui.table.bubbles import FADE
from kartenspiel.ui.table.frame import Area, Frame
from kartenspiel.ui.table.placer import Groups, clearest, outermost, places_in
from kartenspiel.ui.widgets.plain import PlainLabel

WIDTHS: Final = (50.0, 24.0, 14.0)
"""Greatest widths of the sentence, in heights of the text: the first with a place for it is taken."""
STEPS: Final = 8
"""So many heights are tried between the hand and the hand opposite."""


class Banner(QFrame):
    """Shows a sentence for a while, where it covers no card and nothing that is asked, and lets every click through."""

    lies_elsewhere = Signal()
    """It has come to lie where it did not lie before."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._said = ""
        self._words = PlainLabel(parent=self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._words)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._fading = QPropertyAnimation(self._effect, QByteArray(b"opacity"), self)
        self._fading.setDuration(FADE)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._end.timeout.connect(self._leave)
        self._fading.finished.connect(self._end_telling)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty when nothing is told."""
        return self._said

    def tell(self, words: str, time: int) -> None:
        """Say a sentence for so many milliseconds; whoever called has it `lie` somewhere."""
        self._fading.stop()
        self._effect.setEnabled(False)
        self._said = words
        self._words.setText(words)
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        self._end.start(time)

    def hush(self) -> None:
        """Vanish at once."""
        self._end.stop()
        self._fading.stop()
        self._end_telling()

    def _end_telling(self) -> None:
        self._said = ""
        self.hide()

    def _leave(self) -> None:
        self._effect.setEnabled(True)
        self._fading.start()

    def lie(self, frame: Frame, groups: Groups) -> None:
        """Take the first place that covers nothing of these groups, or else what matters least of them."""
        if self.words:
            self._take(clearest(self._all_places(frame, groups), groups).place)

    @property
    def lies(self) -> Area:
        """Where it is."""
        return Area(self.x(), self.y(), self.width(), self.height())

    def _all_places(self, frame: Frame, groups: Groups) -> Iterator[Area]:
        """Yield where it may lie: where it is looked for, the widest first; then wherever on the cloth it has room."""
        for width in WIDTHS:
            yield from self._places(frame, width * frame.text)
        cloth = Area(frame.margin, frame.margin, frame.width - 2 * frame.margin, frame.strip.bottom - frame.margin)
        taken = outermost([area for group in groups[:-1] for area in group if area.overlaps(cloth)])
        for width in WIDTHS:
            wide, tall = self._size_within(min(width * frame.text, frame.strip.width))
            yield from places_in(cloth, wide, tall, taken, frame.margin)

    def _places(self, frame: Frame, width: float) -> Iterator[Area]:
        """Yield where it may lie with this width: above the hand first, then further up, and at both sides."""
        wide, tall = self._size_within(min(width, frame.strip.width))
        low, high = frame.strip.bottom - tall, frame.centre.y
        for step in range(STEPS + 1):
            y = low - (low - high) * step / STEPS
            for x in ((frame.width - wide) / 2, frame.strip.x, frame.strip.right - wide):
                yield Area(x, y, wide, tall)

    def _size_within(self, width: float) -> tuple[float, float]:
        """Return how large it is if it is no wider than this."""
        self._words.setWordWrap(False)
        line = self.sizeHint()
        if line.width() <= width:
            return line.width(), line.height()
        self._words.setWordWrap(True)
        return width, self.heightForWidth(round(width))

    def _take(self, place: Area) -> None:
        before = self.geometry()
        self._size_within(place.width)
        self.setGeometry(round(place.x), round(place.y), round(place.width) + 1, round(place.height))
        if self.geometry() != before:
            self.lies_elsewhere.emit()
