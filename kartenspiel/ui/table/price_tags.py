# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What answers bring, as small labels on the cards and buttons that give them: the best in gold."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from kartenspiel.controller.advice import Advice, AnswerWorth, Comparison
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import LayAway, Move, Play
from kartenspiel.ui.looks.palette import BLACK, GOLD, ON_GOLD, WHITE
from kartenspiel.ui.table.theme import type_of
from kartenspiel.ui.words.wording import Wording

SMALL: Final = 0.86
"""Size of its letters, by that of the text."""
_PAD: Final = 0.4
"""Room at both sides of the figure, in heights of its letters."""
_TALL: Final = 1.4
"""Its height, likewise."""
_ABOUT: Final = "≈"
"""Stands before what is about as good as the best, so that nobody need tell colours apart."""
_TICK: Final = "✓"
_ORDER: Final[tuple[Comparison, ...]] = ("less", "equal", "best")


class PriceTag(NamedTuple):
    """What is written beside an answer."""

    figure: str
    standing: Comparison
    amount: Fraction
    told: str
    """The same in a sentence."""

    @property
    def rank(self) -> tuple[int, Fraction]:
        """What is greater for a better answer."""
        return _ORDER.index(self.standing), self.amount


def tags_on_answers(advice: Advice, wording: Wording, *, only_best: bool) -> Mapping[Move | None, PriceTag]:
    """Return what is to be written beside each answer, or beside what is suggested alone."""
    if only_best:
        return {advice.move: _suggestion(advice, wording)}
    found: dict[Move | None, PriceTag] = {}
    for worth in advice.worths:  # the cards come last: one that goes with a word is then compared with cards
        sign = _ABOUT if worth.standing == "equal" else ""
        found.update(dict.fromkeys(worth.answers, _tag(worth, wording, sign)))
    return found


def _suggestion(advice: Advice, wording: Wording) -> PriceTag:
    """Return what is written beside the answer that is suggested; a tick where it was compared with no other."""
    worth = next((each for each in advice.worths if advice.move in each.answers), None)
    if worth is None:
        return PriceTag(_TICK, "best", Fraction(), wording.text(advice.reasons[0]))
    return _tag(worth, wording, "")


def _tag(worth: AnswerWorth, wording: Wording, sign: str) -> PriceTag:
    amount = worth.amount
    return PriceTag(sign + wording.figure(amount), worth.standing, amount.value, wording.text(worth.told))


def tags_on_cards(tags: Mapping[Move | None, PriceTag]) -> Mapping[Card, PriceTag]:
    """Return what is to be written on cards that are played, or laid away: there the best of what a card belongs to."""
    found: dict[Card, PriceTag] = {}
    for move, tag in tags.items():
        cards = (move.card,) if isinstance(move, Play) else move.cards if isinstance(move, LayAway) else ()
        for card in cards:
            if card is not None and (card not in found or found[card].rank < tag.rank):
                found[card] = tag
    return found


def best_tag(tags: Mapping[Move | None, PriceTag], moves: Iterable[object]) -> PriceTag | None:
    """Return what is written where one button stands for several answers."""
    known = [tag for move, tag in tags.items() if move in moves]
    return max(known, key=lambda tag: tag.rank, default=None)


def tag_size(tag: PriceTag, text: float) -> QSize:
    """Return how large a label is beside text of this height, in pixels."""
    letters = SMALL * text
    wide = QFontMetricsF(type_of(letters, bold=True)).horizontalAdvance(tag.figure) + 2 * _PAD * letters
    return QSize(ceil(wide), ceil(_TALL * letters))


@cache
def tag_picture(figure: str, standing: Comparison, text: float, ratio: float) -> QPixmap:
    """Return the picture of a label: gold for the best, with a golden edge for what is as good, else dark."""
    size = tag_size(PriceTag(figure, standing, Fraction(), ""), text)
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground, ink, edge = _COLOURS[standing]
    painter.setPen(QPen(QColor(edge), 1.5))
    painter.setBrush(QColor(ground))
    area = QRectF(0.75, 0.75, size.width() - 1.5, size.height() - 1.5)
    painter.drawRoundedRect(area, area.height() / 3, area.height() / 3)
    painter.setPen(QColor(ink))
    painter.setFont(type_of(SMALL * text, bold=True))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, figure)
    painter.end()
    return picture


_COLOURS: Final[Mapping[Comparison, tuple[str, str, str]]] = {
    "best": (GOLD, ON_GOLD, ON_GOLD),
    "equal": (BLACK, GOLD, GOLD),
    "less": (BLACK, WHITE, WHITE),
}
"""Ground, ink and edge."""
