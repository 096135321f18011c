# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table after a deal: all hands as they were dealt, and every trick, with buttons that lead on."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import view_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, scrolled
from kartenspiel.ui.table.frame import snap_width
from kartenspiel.ui.table.layout import sorted_hand
from kartenspiel.ui.table.theme import text_size, type_of
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import shown_names, words_among
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

STEP: Final = 0.42
"""How far the next card of a hand lies from the one before, in card widths: its index is seen."""
SMALLEST: Final = 28
"""Width of a card in pixels below which the page is scrolled instead; one of the widths on the grid of `frame`."""
MARGIN: Final = 16
GAP: Final = 6
"""Pixels round a card."""

_TITLE = _("The hands as dealt, and the tricks")
_DEALT = _("as dealt")
_TALON = _("Talon")
_TRICK = _("Trick {number}: {leader:nom} {leader:lead|leads}, {winner:nom} {winner:win|wins}.")
_NONE = _("No trick was played in this deal.")
_LEGEND = _("A dot marks the card led, a frame the card that won the trick. Click a card to read why it was played.")
_SHEET = _("&Score sheet")
_SHEET_TIP = _("Back to how this deal was counted")
_REPLAY = _("&Replay this deal")
_REPLAY_TIP = _("Card by card, forward and back, with the eyes of any player")


class CardRow(QWidget):
    """Cards in a row, each over the one before, so that every index is seen."""

    chosen = Signal()
    """It was clicked, or chosen with a key, where it `can_be_chosen`."""

    def __init__(self, cards: Sequence[Card | None], artwork: Artwork, *, led: bool = False, won: bool = False) -> None:
        """``None`` is a card of which only the back is known; `led` and `won` mark a card of a trick."""
        super().__init__()
        self.cards = tuple(cards)
        self.led, self.won = led, won
        self._artwork, self._wide = artwork, SMALLEST
        artwork.ready.connect(self._refresh)

    def let_choose(self) -> None:
        """Let it be chosen from now on, with the mouse or the keys."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def can_be_chosen(self) -> bool:
        """Whether a click on it does something."""
        return self.focusPolicy() != Qt.FocusPolicy.NoFocus

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be chosen by a click."""
        if self.can_be_chosen and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be chosen with a key."""
        if self.can_be_chosen and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def take_width(self, wide: int) -> None:
        """Draw the cards so many pixels wide."""
        self._wide = wide
        steps = wide * STEP * max(0, len(self.cards) - 1)
        self.setFixedSize(QSize(round(wide + steps) + 2 * GAP, round(wide / self._artwork.aspect) + 2 * GAP))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards and their marks."""
        del event
        self._artwork.set_ratio(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        tall = self._wide / self._artwork.aspect
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        for place, card in enumerate(self.cards):
            picture = self._artwork.picture("back" if card is None else card.code, self._wide)
            share = self._wide / picture.width
            corner = QPointF(GAP + place * STEP * self._wide, GAP) - QPointF(1, 1) * picture.margin * share
            size = picture.pixmap.deviceIndependentSize() * share
            painter.drawPixmap(QRectF(corner, size), picture.pixmap, QRectF(picture.pixmap.rect()))
        if self.won:
            painter.setPen(QPen(accent, 3))
            painter.drawRoundedRect(QRectF(GAP - 2, GAP - 2, self._wide + 4, tall + 4), 4, 4)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(QRectF(1, 1, self.width() - 2, self.height() - 2), 4, 4)
        if self.led:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawEllipse(QPointF(GAP + self._wide / 2, GAP), GAP - 1, GAP - 1)
        painter.end()

    def _refresh(self, name: str) -> None:
        if name == "back" or any(card is not None and card.code == name for card in self.cards):
            self.update()


class DealReview(ClothPage):
    """The page behind “Show the table” once a deal is over."""

    next_deal = Signal()
    show_sheet = Signal()
    replay = Signal()
    why = Signal(int)
    """The person wants to know why the move of this number was made, from 0 on."""

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._finished: FinishedDeal | None = None
        self._pictures: Pictures = "french"
        self._next_text: Text | None = None
        self._names: tuple[str, ...] = ()
        self._title, self._legend = Heading(), QuietLabel()
        self.next_button, self.sheet_button, self.replay_button = QPushButton(), QPushButton(), QPushButton()
        self._grid = QGridLayout()
        """A row for each player, with the hand and then the tricks."""
        self.rows: list[CardRow] = []
        """The hands as dealt, by seat, and after them the talon if there is one."""
        self.plays: list[CardRow] = []
        """The cards of the tricks, in the order of play."""
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self._title.setText, _TITLE)
        self._phrases.say(self.sheet_button.setText, _SHEET)
        self._phrases.say(partial(explain, self.sheet_button), _SHEET_TIP)
        self._phrases.say(self.replay_button.setText, _REPLAY)
        self._phrases.say(partial(explain, self.replay_button), _REPLAY_TIP)
        self._letters = Letters(self)
        self._letters.dress(self._fit)
        self._phrases.tell(self._write)

    def show_deal(self, finished: FinishedDeal, pictures: Pictures, next_text: Text) -> None:
        """Show a finished deal with these pictures; `next_text` stands on the button that leads on."""
        self._finished, self._pictures, self._next_text = finished, pictures, next_text
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the cards as large as there is room."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        page = OnCloth()
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, 12, MARGIN, 12)
        self._grid.setSpacing(0)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addLayout(self._grid)
        row.addStretch(1)
        column.addWidget(self._title)
        column.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        column.addWidget(self._legend)
        area = scrolled(page, sideways=True)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(12, 0, 12, 0)
        buttons.addStretch(1)
        for button in (self.sheet_button, self.replay_button, self.next_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.sheet_button.clicked.connect(self.show_sheet)
        self.replay_button.clicked.connect(self.replay)
        self.next_button.clicked.connect(self.next_deal)
        self.next_button.setDefault(True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 8)
        outer.addWidget(area, 1)
        outer.addLayout(buttons)

    def _write(self) -> None:
        grids.clear(self._grid)
        self.rows, self.plays = [], []
        finished = self._finished
        if finished is None or self._next_text is None:
            return
        self._names = shown_names(finished.players)
        words = words_among(finished.players, self._pictures)
        self.next_button.setText(words.text(self._next_text))
        self._write_hands(finished, words)
        self._write_tricks(finished, words)
        self._legend.setText(words.text(_LEGEND if finished.seen.cards.tricks else _NONE))
        self._fit()

    def _write_hands(self, finished: FinishedDeal, words: Wording) -> None:
        deal, sort = finished.deal, view_of(finished.seen).sort
        self._put(QuietLabel(words.text(_DEALT)), 0, 1)
        for seat, hand in zip(all_seats(deal.seats), deal.hands, strict=True):
            self._put(PlainLabel(words.text(Who(seat))), seat + 1, 0)
            self._put_hand(sorted_hand(hand, sort, "high_left"), seat + 1, words)
        if deal.talon:
            self._put(PlainLabel(words.text(_TALON)), deal.seats + 1, 0)
            self._put_hand(deal.talon, deal.seats + 1, words)

    def _put_hand(self, hand: Sequence[Card], row: int, words: Wording) -> None:
        cards = CardRow(hand, self._artwork)
        cards.setAccessibleName(words.text(tuple(hand)))
        self._grid.addWidget(cards, row, 1, Qt.AlignmentFlag.AlignLeft)
        self.rows.append(cards)

    def _put(self, label: PlainLabel, row: int, column: int) -> None:
        label.setContentsMargins(GAP, 0, GAP, 0)
        self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignVCenter)

    def _write_tricks(self, finished: FinishedDeal, words: Wording) -> None:
        table = finished.seen.cards
        for number, (trick, winner) in enumerate(zip(table.tricks, table.winners, strict=True), 1):
            told = words.text(_TRICK(number=number, leader=Who(trick[0].seat), winner=Who(winner)))
            head = QuietLabel(words.number(number))
            explain(head, told)
            self._grid.addWidget(head, 0, number + 1, Qt.AlignmentFlag.AlignCenter)
            for play in trick:
                cards = CardRow((play.card,), self._artwork, led=play is trick[0], won=play.seat == winner)
                explain(cards, told)
                cards.setAccessibleName(words.text(play.card))
                self._grid.addWidget(cards, play.seat + 1, number + 1)
                cards.let_choose()
                cards.chosen.connect(partial(self.why.emit, finished.seen.log.index(play)))
                self.plays.append(cards)

    def _fit(self) -> None:
        """Choose the width of the cards, so that hands and tricks stand side by side, as far as that can be."""
        finished = self._finished
        if finished is None:
            return
        size = text_size(self.width(), self.height())
        self.setFont(type_of(size))
        for button in (self.sheet_button, self.replay_button, self.next_button):
            button.setFont(self.font())
        for words in (self._title, self._legend):
            words.set_scale(size / QFontInfo(QApplication.font()).pixelSize())
        letters = self.fontMetrics()
        names = max(map(letters.horizontalAdvance, self._names))
        tricks, rows = len(finished.seen.cards.tricks), finished.deal.seats + bool(finished.deal.talon)
        longest = max(len(cards.cards) for cards in self.rows)
        room = self.width() - names - 2 * MARGIN - 2 * GAP * (tricks + 3)
        across = room / (tricks + 1 + STEP * (longest - 1))
        tall = (self.height() - 9 * letters.height() - 2 * GAP * rows) / rows * self._artwork.aspect
        wide = max(SMALLEST, snap_width(min(across, tall)))
        for cards in (*self.rows, *self.plays):
            cards.take_width(wide)
