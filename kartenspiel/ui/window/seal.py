# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The seal of the deal on the table, small in the corner of the menu bar, and what is said of it."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenuBar, QToolButton

from kartenspiel.model.text import marker
from kartenspiel.ui.looks import palette
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

_SIGNS: Final = 8
"""Signs of the seal that are told with the button."""
_AROUND: Final = 4
"""Pixels of the button beyond its picture."""
_WAX: Final = QColor(palette.SEAL_WAX)
_RIM: Final = QColor(palette.SEAL_RIM)

_SEAL: Final = _("Seal {signs}")
_TIP: Final = _("The cards of this deal have been fixed since before the first word. Read what the seal is.")


class Seal(QObject):
    """A button that is there while a sealed deal lies on the table, or the score sheet of one."""

    def __init__(
        self, bar: QMenuBar, parts: WindowParts, dialogs: WindowDialogs, show_fairness: Callable[[], object]
    ) -> None:
        """`show_fairness` says what is sure about the dealing beyond the seal."""
        super().__init__(bar)
        self._window, self._table = parts.window, parts.table
        self._dialogs, self._show_fairness = dialogs, show_fairness
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

    @property
    def commands(self) -> Mapping[str, Callable[..., object]]:
        """What the commands of the menus do, by their ids."""
        return {"seal": self.show_seal}

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
            dialog.more.connect(self._show_fairness)
            self._dialogs.open("seal", dialog)

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
