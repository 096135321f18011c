# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The seal of the deal on the table, small in the corner of the menu bar, and the commands about fair dealing."""

import time
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenuBar, QToolButton

from kartenspiel.controller.spread import Spread, SpreadTally, counts_in
from kartenspiel.games import descriptions
from kartenspiel.model.text import marker
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import Phrases, words_of

if TYPE_CHECKING:
    from kartenspiel.ui.dialogs.fairness_dialog import FairnessDialog

_ = marker(__package__)

SLICE: Final = 0.006
"""Seconds for which the history is read at a time: the window goes on meanwhile."""
TOLD_EVERY: Final = 0.3
"""Seconds after which it is said how much has been read."""
_SIGNS: Final = 8
"""Signs of the seal that are told with the button."""
_AROUND: Final = 4
"""Pixels of the button beyond its picture."""
_DONE: Final = object()
_WAX: Final = QColor(0xB0, 0x2A, 0x2A)
_RIM: Final = QColor(0x7A, 0x16, 0x16)

_SEAL: Final = _("Seal {signs}")
_TIP: Final = _("The cards of this deal have been fixed since before the first word. Read what the seal is.")


class Seal(QObject):
    """A button that is there while a sealed deal lies on the table, or the score sheet of one."""

    def __init__(self, bar: QMenuBar, parts: WindowParts, dialogs: WindowDialogs) -> None:
        super().__init__(bar)
        self._window, self._page, self._table, self._store, _ = parts
        self._dialogs = dialogs
        self.button = QToolButton()
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.button.setAutoRaise(True)
        place = self.button.sizePolicy()
        place.setRetainSizeWhenHidden(True)  # so that nothing on the table moves when it comes or goes
        self.button.setSizePolicy(place)
        self.button.clicked.connect(self.show_seal)
        bar.setCornerWidget(self.button)
        Letters(self.button).measure(self._draw)
        self._phrases = Phrases(self.button)
        self._phrases.tell(self.tell)
        self._fairness: FairnessDialog | None = None
        self._reading: Iterator[dict[str, object]] = iter(())
        self._working: Iterator[object] = iter(())
        self._tallies: dict[tuple[str, int], SpreadTally] = {}
        self._told, self._read = 0.0, 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def commands(self) -> Mapping[str, Callable[..., object]]:
        """What the commands of the menus do, by their ids."""
        return {"seal": self.show_seal, "fairness": self.show_fairness}

    @property
    def opened(self) -> Mapping[str, object]:
        """The record of the sealed deal whose end is counted; empty while it is played, and where there is none."""
        last = self._table.last_deal
        return last.record if last is not None and not self._table.playing and "commitment" in last.record else {}

    @property
    def sealed(self) -> str:
        """The seal of the deal on the table; "" where there is none."""
        now = self._table.sittings.current
        return "" if now is None else now.seal or str(self.opened.get("commitment", ""))

    def tell(self) -> None:
        """Show the seal of what lies on the table now."""
        sealed = self.sealed
        self.button.setVisible(bool(sealed))
        name = words_of(_SEAL(signs=sealed[:_SIGNS]))
        self.button.setAccessibleName(name)
        explain(self.button, f"{name}. {words_of(_TIP)}")

    def show_seal(self) -> None:
        """Show the seal whole, and once the deal is over what opens it."""
        from kartenspiel.ui.dialogs.seal_dialog import SealDialog

        if self.sealed:
            dialog = SealDialog(self.sealed, self.opened, self._window)
            dialog.more.connect(self.show_fairness)
            self._dialogs.open("seal", dialog)

    def show_fairness(self) -> None:
        """Explain what is sure about the dealing, and show how it was in the history, which is read meanwhile."""
        from kartenspiel.ui.dialogs.fairness_dialog import FairnessDialog

        dialog = FairnessDialog(self._page.game, self._window)
        dialog.finished.connect(self._stop)
        self._fairness = dialog
        self._dialogs.open("fairness", dialog)
        self._tallies, self._read, self._told = {}, 0, 0.0
        self._reading, self._working = self._store.records(), iter(())
        self._timer.start(0)

    def close_down(self) -> None:
        """Stop reading."""
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        self._fairness, self._reading, self._working = None, iter(()), iter(())

    def _go_on(self) -> None:
        """Read a little further in the history, and then work a little further on what it shows."""
        dialog, begun = self._fairness, time.monotonic()
        if dialog is None:
            return
        while time.monotonic() < begun + SLICE:
            record = next(self._reading, None)
            if record is not None:
                self._count(record)
            elif self._tallies:
                self._working, self._tallies = self._work(dialog, self._tallies), {}
            elif next(self._working, _DONE) is _DONE:
                self._timer.stop()
                dialog.tell_read(self._read)
                return
        if begun > self._told + TOLD_EVERY:
            self._told = begun
            dialog.tell_reading(self._read)

    def _count(self, record: Mapping[str, object]) -> None:
        self._read += 1
        found = counts_in(record)
        if found is not None:
            game, seats, counts = found
            self._tallies.setdefault((game, seats), SpreadTally()).add(counts)

    @staticmethod
    def _work(dialog: "FairnessDialog", tallies: Mapping[tuple[str, int], SpreadTally]) -> Iterator[object]:
        """Show one game after the other, in steps of some milliseconds."""
        for description in descriptions():
            for (game, seats), tally in tallies.items():
                if game == description.id:
                    for found in tally.result():
                        yield found
                        if isinstance(found, Spread):
                            dialog.show_spread(description, seats, found)

    def _draw(self) -> None:
        """Draw the seal as large as the letters beside it."""
        size = self.button.fontMetrics().height()
        ratio = self.button.devicePixelRatioF()
        picture = QPixmap(QSize(size, size) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = size / 8
        painter.setPen(QPen(_RIM, edge / 2))
        painter.setBrush(_WAX)
        painter.drawEllipse(QRectF(edge, edge, size - 2 * edge, size - 2 * edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(2.4 * edge, 2.4 * edge, size - 4.8 * edge, size - 4.8 * edge))
        painter.end()
        self.button.setIcon(QIcon(picture))
        self.button.setIconSize(QSize(size, size))
        self.button.setFixedSize(size + _AROUND, size + _AROUND)  # no higher than the menu bar
