# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Draws one side of one card as an image: the art, the corner index over it, the edge and a soft shadow.

Everything here works on images and may run in any thread.  Index and inks are exchanged here, so that the same art
serves with small, large or no indices, in every language, with two colours or four, and in high contrast.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.controller.settings import IndexSize
from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import Pictures
from kartenspiel.ui.cards.backs import BACKS, back_of
from kartenspiel.ui.cards.indices import Index, draw_both
from kartenspiel.ui.looks.inks import GLYPH_INK, PLAIN_INKS, exchange_inks
from kartenspiel.ui.looks.palette import CARD_EDGE, DRAWN_EDGE, PLAIN_BACK, WHITE
from kartenspiel.ui.looks.preferences import Preferences

SKUES: Final = "22"
"""The rank of the Sküs, which bears no number."""
COURTS: Final = "KQCJ"
"""The ranks whose cards show a person, and the sign of their suit but once for each end."""
VERSION: Final = 8
"""Of the drawing below; a new one makes stored images worthless."""
BACK: Final = "back"
"""Stands for the back where otherwise the code of a card stands."""

ASPECTS: Final[Mapping[Pictures, float]] = {"german": 0.63, "french": 0.63, "tarock": 0.54}
"""Width by height."""

MARGIN: Final = 0.05
"""Room for the shadow on each side, in card widths."""
CORNER: Final = 0.056
"""Radius of the corners, in card widths."""
EDGES: Final[Mapping[bool, tuple[QColor, float]]] = {False: (QColor(CARD_EDGE), 160), True: (QColor(0, 0, 0), 60)}
"""Colour of the edge, and how many times wider a card is than its edge; in high contrast it is bold."""

SIGN: Final = b'<g id="sign">'
"""How the suit sign in the corner of a court card begins in its drawing: the card is bare as it was printed."""
NO_SIGN: Final = b'<g id="sign" display="none">'
"""How it begins where an index stands in that corner, which has a sign of its own."""
NUMERAL: Final = b'<g id="numeral">'
"""How the printed numeral of a card begins in its drawing where a large index says the same."""
NO_NUMERAL: Final = b'<g id="numeral" display="none">'
"""How it begins under a large index, whose plate would cover half of it: IX must not be read as X."""

OUTLINE: Final = f'<g stroke="{DRAWN_EDGE}" stroke-width="20">'.encode("ascii")
"""How the outline of the paper begins, which is the first thing in every drawing.

It stands for the edge of the card on a screen.  Where it is drawn again at the end, a picture runs to it.
"""
NO_OUTLINE: Final = b'<g stroke="none">'
_FILL: Final = re.compile(rb'fill="(#[0-9a-f]{6})"')

_GERMAN_PACK: Final[Mapping[str, str]] = {"Q": "O", "J": "U", "T": "10"}
_LETTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {"Q": "D", "J": "B", "C": "C", "T": "10"},
    "en": {"T": "10"},
}
"""What stands for a rank on French cards by language; the letters of one that is not here are the English ones."""


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how cards look, apart from their size."""

    pictures: Pictures = "german"
    index: IndexSize = "normal"
    language: str = "en"
    four_colours: bool = False
    back: str = ""
    high_contrast: bool = False


def look_of(preferences: Preferences, language: str, pictures: Pictures) -> Look:
    """Return how cards look as a person likes them, with the pictures of a game."""
    return Look(
        pictures=pictures,
        index=preferences.index,
        language=language[:2],
        four_colours=preferences.four_colours,
        back=back_of(preferences.back, pictures),
        high_contrast=preferences.high_contrast,
    )


class BrokenArtError(ValueError):
    """A picture is missing or cannot be read; the message is the name of its file."""


@dataclass(frozen=True, slots=True)
class Art:
    """The files from which a side of a card is put together, read but not yet drawn."""

    file: str
    """Name of the file of the face."""
    face: bytes
    index: Index | None = None

    @property
    def paper(self) -> str:
        """The colour of the paper: that of what is drawn first."""
        found = _FILL.search(self.face)
        return WHITE if found is None else found[1].decode()

    def digest(self, look: Look, width: int) -> str:
        """Return a name under which the finished image can be kept: it changes with anything that goes into it."""
        known = repr((VERSION, self.file, width, look))
        index = () if self.index is None else (self.index.glyph, self.index.sign or b"")
        return hashlib.sha256(b"\0".join((known.encode(), self.face, *index))).hexdigest()[:40]


def glyph_of(shown: Card, look: Look) -> str:
    """Return the name of the index of a card: a letter in the language of the person or a number.

    Tarocks bear their Roman numeral already; their index is the same number in our own figures.
    """
    if shown.suit is Suit.TAROCK:
        return "skues" if shown.rank == SKUES else shown.rank
    letters = _GERMAN_PACK if look.pictures == "german" else _LETTERS.get(look.language, _LETTERS["en"])
    return letters.get(shown.rank, shown.rank)


def read_art(folder: Path, name: str, look: Look, *, to_cut: bool = False) -> Art:
    """Read the files of a card, or of the back; raises `BrokenArtError`.  A missing index layer is left out.

    A card that is `to_cut` out of paper has no outline but one that frames a picture.
    """
    if name == BACK:
        file = f"{look.back or BACKS[look.pictures]}.svg"
        back = _read(folder / "backs" / file)
        return Art(file, _without_outline(back) if to_cut else back)
    file = f"{name}.svg"
    face = _read(folder / look.pictures / file)
    if to_cut:
        face = _without_outline(face)
    index = read_index(folder, card(name), look)
    if index is not None:
        face = face.replace(SIGN, NO_SIGN)
    if look.index == "large":
        face = face.replace(NUMERAL, NO_NUMERAL)
    return Art(file, _ink(face, look), index)


def _without_outline(svg: bytes) -> bytes:
    """Return a drawing without the outline of its paper, unless a picture runs to it: there it is the frame."""
    return svg.replace(OUTLINE, NO_OUTLINE) if svg.count(OUTLINE) == 1 else svg


def read_index(folder: Path, shown: Card, look: Look) -> Index | None:
    """Read the index of a card, if one is wanted and there is one."""
    printed = shown.suit is Suit.TAROCK and shown.rank != SKUES
    if look.index == "none" or (printed and look.index == "normal"):
        return None
    glyph = _optional(folder / "glyphs" / f"{glyph_of(shown, look)}.svg")
    if glyph is None:
        return None
    sign = read_sign(folder, shown.suit, look)
    court = shown.suit is not Suit.TAROCK and shown.rank in COURTS
    return Index(_colour_index(glyph, shown, look), sign, below_numeral=printed, sign_of_court=court)


def _colour_index(glyph: bytes, shown: Card, look: Look) -> bytes:
    """Return an index in the colour of its suit; on German cards all are black."""
    if look.pictures != "german":
        glyph = glyph.replace(GLYPH_INK, PLAIN_INKS[shown.suit].encode())
    return _ink(glyph, look)


def _ink(svg: bytes, look: Look) -> bytes:
    four = look.four_colours and look.pictures != "german"
    return exchange_inks(svg, four_colours=four, high_contrast=look.high_contrast)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise BrokenArtError(path.name) from None


def _optional(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def margin(width: int) -> int:
    """Return the room left for the shadow of a card so many pixels wide."""
    return max(2, round(MARGIN * width))


def draw(art: Art, look: Look, width: int) -> QImage:
    """Draw a side of a card, `width` pixels wide without its shadow; raises `BrokenArtError`."""
    face = readable(art)
    drawn = blank_card(width, ASPECTS[look.pictures])
    area = _area(width, ASPECTS[look.pictures])
    inner = QImage(drawn.size(), drawn.format())
    inner.fill(Qt.GlobalColor.transparent)
    painter = QPainter(inner)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_inside(painter, area, face, art, look)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, _mask(inner, area, width))
    painter.end()
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawImage(0, 0, inner)
    _draw_edge(painter, area, width, bold=look.high_contrast)
    painter.end()
    return drawn


def paint(painter: QPainter, area: QRectF, art: Art, look: Look) -> None:
    """Paint a side of a card without its shadow, for paper too; raises `BrokenArtError`."""
    face = readable(art)
    outline = QPainterPath()
    outline.addRoundedRect(area, CORNER * area.width(), CORNER * area.width())
    painter.save()
    painter.setClipPath(outline)
    painter.fillPath(outline, QColor(WHITE))
    _paint_inside(painter, area, face, art, look)
    painter.restore()
    _draw_edge(painter, area, round(area.width()), bold=look.high_contrast)


def paint_flat(painter: QPainter, area: QRectF, face: QSvgRenderer, art: Art, look: Look) -> None:
    """Paint a side of a card with square corners and no edge, for paper that is cut beyond the area.

    `face` is the `readable` one of the art.
    """
    _paint_inside(painter, area, face, art, look)


def readable(art: Art) -> QSvgRenderer:
    """Return the face ready to be drawn; to be called first, for a painter must not be left in the middle."""
    face = QSvgRenderer()
    if not face.load(QByteArray(art.face)):
        raise BrokenArtError(art.file)
    return face


def _paint_inside(painter: QPainter, area: QRectF, face: QSvgRenderer, art: Art, look: Look) -> None:
    face.render(painter, area)
    if art.index is not None:
        draw_both(painter, area, art.index, look.index, art.paper)


def _area(width: int, aspect: float) -> QRectF:
    return QRectF(margin(width), margin(width), width, round(width / aspect))


def _mask(like: QImage, area: QRectF, width: int) -> QImage:
    mask = QImage(like.size(), like.format())
    mask.fill(Qt.GlobalColor.transparent)
    painter = QPainter(mask)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(area, CORNER * width, CORNER * width)
    painter.end()
    return mask


def _draw_edge(painter: QPainter, area: QRectF, width: int, *, bold: bool = False) -> None:
    colour, part = EDGES[bold]
    pen = max(1.0, width / part)
    painter.setPen(QPen(colour, pen))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), CORNER * width, CORNER * width)


def blank_card(width: int, aspect: float) -> QImage:
    """Return a white card with its shadow: what is seen until the picture is ready."""
    return _blank_card(width, aspect).copy()


@lru_cache(maxsize=16)
def _blank_card(width: int, aspect: float) -> QImage:
    """Draw it; the shadow takes longer than most faces, and is the same for a whole pack."""
    area, room = _area(width, aspect), margin(width)
    image = QImage(round(area.width()) + 2 * room, round(area.height()) + 2 * room,
                   QImage.Format.Format_ARGB32_Premultiplied)  # fmt: skip
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow in range(room, 0, -1):
        painter.setBrush(QColor(0, 0, 0, round(58 / room)))
        painter.drawRoundedRect(area.adjusted(-grow, -grow, grow, grow), CORNER * width + grow, CORNER * width + grow)
    painter.setBrush(QColor(WHITE))
    painter.drawRoundedRect(area, CORNER * width, CORNER * width)
    _draw_edge(painter, area, width)
    painter.end()
    return image


def suit_path(suit: Suit) -> QPainterPath:
    """Return a plain sign for a suit in a square of side 1: what stands where a drawing is missing."""
    path = QPainterPath()
    if suit is Suit.DIAMONDS:
        path.moveTo(0.5, 0.02)
        for x, y in ((0.9, 0.5), (0.5, 0.98), (0.1, 0.5)):
            path.lineTo(x, y)
        path.closeSubpath()
    elif suit is Suit.CLUBS:
        path.setFillRule(Qt.FillRule.WindingFill)
        for x, y in ((0.28, 0.02), (0.06, 0.36), (0.5, 0.36)):
            path.addEllipse(x, y, 0.44, 0.44)
        path.addRect(0.43, 0.4, 0.14, 0.58)
    elif suit is Suit.TAROCK:
        path.addEllipse(0.1, 0.1, 0.8, 0.8)
    else:
        _add_heart(path, turned=suit is Suit.SPADES)
    return path


def _add_heart(path: QPainterPath, *, turned: bool) -> None:
    def at(y: float) -> float:
        return 0.85 - y * 0.85 if turned else y

    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(0.5, at(0.95))
    path.cubicTo(-0.15, at(0.45), 0.1, at(-0.1), 0.5, at(0.22))
    path.cubicTo(0.9, at(-0.1), 1.15, at(0.45), 0.5, at(0.95))
    if turned:
        path.addRect(0.43, 0.5, 0.14, 0.48)


def read_plain(folder: Path, name: str, look: Look) -> Index | None:
    """Read what a card without its art is known by: its number or letter, a Roman one for tarocks, and its suit."""
    if name == BACK:
        return None
    shown = card(name)
    numbered = shown.suit is Suit.TAROCK and shown.rank != SKUES
    glyph = _optional(folder / "glyphs" / f"{'roman_' if numbered else ''}{glyph_of(shown, look)}.svg")
    return None if glyph is None else Index(_colour_index(glyph, shown, look), read_sign(folder, shown.suit, look))


def stand_in(name: str, look: Look, width: int, index: Index | None = None) -> QImage:
    """Draw a card without its art: index and suit sign, plain but playable; raises nothing."""
    image = blank_card(width, ASPECTS[look.pictures])
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = _area(width, ASPECTS[look.pictures])
    if name == BACK:
        _draw_plain_back(painter, area, width)
    else:
        for turned in (False, True):
            painter.save()
            if turned:
                painter.translate(area.center() * 2)
                painter.rotate(180)
            _draw_plain_half(painter, area, card(name), look, index)
            painter.restore()
        if index is not None:
            draw_both(painter, area, index, "large" if look.index == "large" else "normal", WHITE)
    painter.end()
    return image


def _draw_plain_back(painter: QPainter, area: QRectF, width: int) -> None:
    inner = area.adjusted(0.07 * width, 0.07 * width, -0.07 * width, -0.07 * width)
    painter.fillRect(inner, QColor(PLAIN_BACK))
    painter.fillRect(inner, Qt.BrushStyle.DiagCrossPattern)


def _draw_plain_half(painter: QPainter, area: QRectF, shown: Card, look: Look, index: Index | None) -> None:
    if index is None:
        _write_index(painter, area, shown, look)
    left, top, size = area.left() + 0.34 * area.width(), area.top() + 0.24 * area.height(), 0.32 * area.width()
    draw_sign(painter, QRectF(left, top, size, size), shown.suit, None if index is None else index.sign)


def _write_index(painter: QPainter, area: QRectF, shown: Card, look: Look) -> None:
    """Write the index with the font of the system: no drawing of it can be read."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(6, round(0.13 * area.height())))
    painter.setFont(font)
    painter.setPen(QColor(PLAIN_INKS[shown.suit]))
    corner = QRectF(area.left(), area.top(), 0.3 * area.width(), 0.17 * area.height())
    painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, glyph_of(shown, look))
    place = QRectF(area.left() + 0.05 * area.width(), corner.bottom(), 0.2 * area.width(), 0.2 * area.width())
    draw_sign(painter, place, shown.suit, None)


def draw_sign(painter: QPainter, square: QRectF, suit: Suit, svg: bytes | None) -> None:
    """Draw a suit sign into a square: the picture, or a plain shape where there is none."""
    renderer = QSvgRenderer(QByteArray(svg or b""))
    if renderer.isValid():
        size = QSizeF(renderer.defaultSize()).scaled(square.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(square.topLeft(), size)
        place.moveCenter(square.center())
        renderer.render(painter, place)
        return
    painter.save()
    painter.translate(square.topLeft())
    painter.scale(square.width(), square.height())
    painter.fillPath(suit_path(suit), QColor(PLAIN_INKS[suit]))
    painter.restore()


def read_sign(folder: Path, suit: Suit, look: Look) -> bytes | None:
    """Read the picture of a suit sign, if there is one."""
    svg = _optional(folder / "signs" / look.pictures / f"{suit}.svg")
    return None if svg is None else _ink(svg, look)
