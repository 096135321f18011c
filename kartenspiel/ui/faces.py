# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Draws one side of one card as an image: the art, the corner index over it, the edge and a soft shadow.

Everything here works on images and may run in any thread.  The index is a layer of its own, so that the same art serves
with small, large or no indices, and in every language.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import Pictures
from kartenspiel.ui.preferences import IndexSize

SKUES: Final = "22"
"""The rank of the Sküs, which bears no number."""
VERSION: Final = 4
"""Of the drawing below; a new one makes stored images worthless."""
BACK: Final = "back"
"""Stands for the back where otherwise the code of a card stands."""

ASPECTS: Final[Mapping[Pictures, float]] = {"german": 0.63, "french": 0.63, "tarock": 0.54}
"""Width by height."""
BACKS: Final[Mapping[Pictures, str]] = {"german": "tell", "french": "french", "tarock": "tarock"}

MARGIN: Final = 0.05
"""Room for the shadow on each side, in card widths."""
CORNER: Final = 0.056
"""Radius of the corners, in card widths."""
INDEX_HEIGHT: Final[Mapping[IndexSize, float]] = {"normal": 0.105, "large": 0.175, "none": 0.0}
INDEX_LEFT: Final = 0.122
"""Middle of the index, in card widths from the left edge."""
INDEX_EDGE: Final = 0.043
"""Room left between the index and the edge, in card widths."""
INDEX_TOP: Final = 0.032
SIGN: Final = 0.72
"""Height of the suit sign under the index, in heights of the index."""

INKS: Final[Mapping[bytes, bytes]] = {b"#c8141f": b"#d96a00", b"#1a1a1b": b"#12803a"}
"""The suits that get a colour of their own with four colours: diamonds orange, spades green."""
GLYPH_INK: Final = b"#1a1a1a"
PLAIN_INKS: Final[Mapping[Suit, str]] = {
    Suit.HEARTS: "#c8141e", Suit.DIAMONDS: "#c8141f", Suit.SPADES: "#1a1a1b", Suit.CLUBS: "#1a1a1c",
    Suit.TAROCK: "#1a1a1a",
}  # fmt: skip

_GERMAN_PACK: Final[Mapping[str, str]] = {"Q": "O", "J": "U", "T": "10"}
_GERMAN_LETTERS: Final[Mapping[str, str]] = {"Q": "D", "J": "B", "C": "C", "T": "10"}
_ENGLISH_LETTERS: Final[Mapping[str, str]] = {"T": "10"}


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how cards look, apart from their size."""

    pictures: Pictures = "german"
    index: IndexSize = "normal"
    language: str = "en"
    four_colours: bool = False
    back: str = ""


class BrokenArtError(ValueError):
    """A picture is missing or cannot be read; the message is the name of its file."""


@dataclass(frozen=True, slots=True)
class Art:
    """The files from which a side of a card is put together, read but not yet drawn."""

    file: str
    """Name of the file of the face."""
    face: bytes
    glyph: bytes | None
    sign: bytes | None

    def digest(self, look: Look, width: int) -> str:
        """Return a name under which the finished image can be kept: it changes with anything that goes into it."""
        known = repr((VERSION, self.file, width, look))
        parts = (known.encode(), self.face, self.glyph or b"", self.sign or b"")
        return hashlib.sha256(b"\0".join(parts)).hexdigest()[:40]


def glyph_of(shown: Card, look: Look) -> str:
    """Return the name of the index of a card: a letter in the language of the person, a number, or ``roman_n``."""
    if shown.suit is Suit.TAROCK:
        return "skues" if shown.rank == SKUES else f"roman_{shown.rank}"
    if look.pictures == "german":
        letters = _GERMAN_PACK
    else:
        letters = _GERMAN_LETTERS if look.language == "de" else _ENGLISH_LETTERS
    return letters.get(shown.rank, shown.rank)


def read_art(folder: Path, name: str, look: Look) -> Art:
    """Read the files of a card, or of the back; raises `BrokenArtError`.  A missing index layer is left out."""
    if name == BACK:
        file = f"{look.back or BACKS[look.pictures]}.svg"
        return Art(file, _read(folder / "backs" / file), None, None)
    file = f"{name}.svg"
    face = _read(folder / look.pictures / file)
    glyph = sign = None
    shown = card(name)
    if look.index != "none":
        glyph = _optional(folder / "glyphs" / f"{glyph_of(shown, look)}.svg")
        if glyph is not None and look.pictures != "german":
            glyph = glyph.replace(GLYPH_INK, PLAIN_INKS[shown.suit].encode())
        sign = read_sign(folder, shown.suit, look)
    if look.four_colours and look.pictures != "german":
        face, glyph = _recoloured(face), glyph and _recoloured(glyph)
    return Art(file, face, glyph, sign)


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


def _recoloured(svg: bytes) -> bytes:
    for ink, other in INKS.items():
        svg = svg.replace(ink, other)
    return svg


def margin(width: int) -> int:
    """Return the room left for the shadow of a card so many pixels wide."""
    return max(2, round(MARGIN * width))


def draw(art: Art, look: Look, width: int) -> QImage:
    """Draw a side of a card, `width` pixels wide without its shadow; raises `BrokenArtError`."""
    face = QSvgRenderer()
    if not face.load(QByteArray(art.face)):
        raise BrokenArtError(art.file)
    drawn = blank(width, ASPECTS[look.pictures])
    area = _area(width, ASPECTS[look.pictures])
    inner = QImage(drawn.size(), drawn.format())
    inner.fill(Qt.GlobalColor.transparent)
    painter = QPainter(inner)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face.render(painter, area)
    if art.glyph is not None:
        _draw_indices(painter, area, art, look)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, _mask(inner, area, width))
    painter.end()
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawImage(0, 0, inner)
    _draw_edge(painter, area, width)
    painter.end()
    return drawn


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


def _draw_edge(painter: QPainter, area: QRectF, width: int) -> None:
    painter.setPen(QPen(QColor(30, 26, 20, 150), max(1.0, width / 160)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER * width, CORNER * width)


def blank(width: int, aspect: float) -> QImage:
    """Return a white card with its shadow: what is seen until the picture is ready."""
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
    painter.setBrush(QColor("#ffffff"))
    painter.drawRoundedRect(area, CORNER * width, CORNER * width)
    _draw_edge(painter, area, width)
    painter.end()
    return image


def _draw_indices(painter: QPainter, area: QRectF, art: Art, look: Look) -> None:
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(area.center() * 2)
            painter.rotate(180)
        _draw_index(painter, area, art, look)
        painter.restore()


def _draw_index(painter: QPainter, area: QRectF, art: Art, look: Look) -> None:
    tall = INDEX_HEIGHT[look.index] * area.height()
    middle = area.left() + INDEX_LEFT * area.width() * (1.25 if look.index == "large" else 1)
    top = area.top() + INDEX_TOP * area.height()
    room = 2 * (middle - area.left() - INDEX_EDGE * area.width())
    for svg, height in ((art.glyph, tall), (art.sign, SIGN * tall)):
        if svg is None:
            continue
        renderer = QSvgRenderer(QByteArray(svg))
        size = QSizeF(renderer.defaultSize()).scaled(room, height, Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(middle - size.width() / 2, top, size.width(), size.height())
        renderer.render(painter, place)
        top += size.height() + 0.12 * tall


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


def stand_in(name: str, look: Look, width: int, sign: bytes | None = None) -> QImage:
    """Draw a card without its art: index and suit sign, plain but playable; raises nothing."""
    image = blank(width, ASPECTS[look.pictures])
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
            _draw_plain_half(painter, area, card(name), look, sign)
            painter.restore()
    painter.end()
    return image


def _draw_plain_back(painter: QPainter, area: QRectF, width: int) -> None:
    inner = area.adjusted(0.07 * width, 0.07 * width, -0.07 * width, -0.07 * width)
    painter.fillRect(inner, QColor("#8c2f39"))
    painter.fillRect(inner, Qt.BrushStyle.DiagCrossPattern)


def _draw_plain_half(painter: QPainter, area: QRectF, shown: Card, look: Look, sign: bytes | None) -> None:
    ink = QColor(PLAIN_INKS[shown.suit])
    label = shown.rank if shown.suit is Suit.TAROCK else glyph_of(shown, look)
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(6, round(0.13 * area.height())))
    painter.setFont(font)
    painter.setPen(ink)
    corner = QRectF(area.left(), area.top(), 0.3 * area.width(), 0.17 * area.height())
    painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, label)
    for x, y, size in ((0.15, 0.22, 0.2), (0.5, 0.36, 0.32)):
        left, top = area.left() + (x - size / 2) * area.width(), area.top() + (y - 0.05) * area.height()
        draw_sign(painter, QRectF(left, top, size * area.width(), size * area.width()), shown.suit, sign)


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
    return _recoloured(svg) if svg is not None and look.four_colours and look.pictures != "german" else svg
