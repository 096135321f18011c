# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The widgets that lie over the cloth: facts and board in the upper corners, choices, refusals, the last trick."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from kartenspiel.model.game import Game, Observation, Refusal
from kartenspiel.players.question import Question
from kartenspiel.ui.artwork import Artwork
from kartenspiel.ui.call_panel import CallPanel
from kartenspiel.ui.facts_panel import BoardPanel, FactsPanel
from kartenspiel.ui.frame import Area, Frame
from kartenspiel.ui.wording import Wording

REFUSAL_MS: Final = 4200
LOW: Final = 1.0
HIGH: Final = 0.4
"""Where in the free height of the middle the choices stand: at its foot, or rather above its middle."""


class Panels(QObject):
    """Everything over the table that is a widget, each in its place."""

    last_trick = Signal()
    """The last trick is to be looked at."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, cloth: QWidget) -> None:
        """`cloth` is the widget they lie on."""
        super().__init__(cloth)
        self._frame: Frame | None = None
        self._waiting = False
        self._top_plate: Area | None = None
        self.calls = CallPanel(game, artwork, wording, cloth)
        self.facts = FactsPanel(artwork, cloth)
        self.board = BoardPanel(cloth)
        self.note = QLabel(cloth)
        """Says why something was refused, or that a click is waited for."""
        self.last = QPushButton(cloth)
        self.note.setObjectName("refusal")
        self.note.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.note.hide()
        self.last.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.last.hide()
        self.last.clicked.connect(self.last_trick)
        self.calls.resized.connect(self.place)
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.setInterval(REFUSAL_MS)
        self._hush.timeout.connect(self.note.hide)

    def retranslate(self) -> None:
        """Use the present language."""
        self.last.setText(QCoreApplication.translate("CardTable", "Last trick"))
        self.last.setToolTip(QCoreApplication.translate("CardTable", "Look at the last trick again (key L)."))

    def divide(self, frame: Frame) -> None:
        """Take places in a window divided like this."""
        self._frame = frame

    def clear(self) -> None:
        """Leave nothing over the table."""
        self._waiting = False
        for panel in (self.facts, self.board, self.last, self.note):
            panel.hide()

    def show_seen(self, seen: Observation, wording: Wording, top_plate: Area | None) -> None:
        """Show what stays in sight; `top_plate` is the plate of the seat opposite, beside which the board lies."""
        frame = self._frame
        if frame is None:
            return
        self._top_plate = top_plate
        text = round(frame.text)
        self.facts.show_facts(seen.table.facts, wording, text, frame.facts.width)
        self.board.show_board(seen.table.board, wording, text, self._board_room(frame))
        self.last.setVisible(bool(seen.table.tricks))
        self.place()

    def offer(self, question: Question | None) -> None:
        """Offer the choices of a question that are no card, or nothing."""
        frame = self._frame
        if frame is not None:
            room = frame.centre._replace(height=frame.strip.bottom - frame.centre.y - 2 * frame.margin)
            self.calls.ask(question, round(frame.text), room)
            self.place()

    def refuse(self, refusal: Refusal, wording: Wording) -> None:
        """Say for a while why a move was not possible."""
        words = wording.text(refusal.reason)
        self._write(f"{words.rstrip('.')}: {refusal.clause}" if refusal.clause else words)
        self._hush.start()

    def wait(self, waiting: bool) -> None:  # noqa: FBT001 - the state of a signal
        """Say that the trick lies until a click, or no longer."""
        self._waiting = waiting
        self.hush()

    def hush(self) -> None:
        """Take back what was said, unless a click is still waited for."""
        self._hush.stop()
        if self._waiting:
            self._write(QCoreApplication.translate("CardTable", "Click or press the space bar to go on."))
        else:
            self.note.hide()

    def _write(self, words: str) -> None:
        self.note.setText(words)
        self.note.adjustSize()
        self.note.show()
        self.note.raise_()
        self.place()

    def place(self) -> None:
        """Put every panel in its place."""
        frame = self._frame
        if frame is None:
            return
        self.facts.move(round(frame.facts.x), round(frame.facts.y))
        self.board.move(*self._board_place(frame))
        self.last.adjustSize()
        right, bottom = frame.width - frame.margin, frame.height - frame.margin
        self.last.move(round(right - self.last.width()), round(bottom - self.last.height()))
        self.calls.adjustSize()
        self.calls.move(round((frame.width - self.calls.width()) / 2), round(self._calls_top(frame)))
        above = self.calls.y() if self.calls.isVisible() and self.calls.in_row else frame.strip.bottom
        x = (frame.width - self.note.width()) / 2
        self.note.move(round(x), round(above - self.note.height() - frame.margin))

    def _calls_top(self, frame: Frame) -> float:
        if self.calls.in_row:
            return frame.strip.bottom - self.calls.height()
        free = frame.strip.bottom - frame.centre.y - self.calls.height()
        top = frame.centre.y + max(0.0, (LOW if self.calls.laying else HIGH) * free)
        plate = frame.plate_at("left", 0)
        if (frame.width - self.calls.width()) / 2 < plate.right + frame.margin:
            beneath = min(plate.bottom + frame.margin, frame.strip.bottom - self.calls.height())
            top = max(top, beneath)
        return top

    def _board_room(self, frame: Frame) -> Area:
        left = frame.width / 2 if self._top_plate is None else self._top_plate.right + frame.margin
        return frame.board._replace(x=left, width=frame.width - frame.margin - left)

    def _board_place(self, frame: Frame) -> tuple[int, int]:
        """Return the upper right corner for the board, or where that is too narrow a place under the plate there."""
        room = self._board_room(frame)
        if self.board.width() <= room.width:
            return round(room.right - self.board.width()), round(room.y)
        plate = frame.plate_at("right", 0)
        return round(plate.x - frame.margin - self.board.width()), round(frame.margin * 2 + frame.plate[1])
