# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Paints a pack of cards in true size, with backs and cut marks, into a PDF or onto a printer.

All is outlines: drawings have no letters of a font and no pixels.  Everything here runs in any thread.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.controller.files import write_chosen
from kartenspiel.controller.settings import IndexSize
from kartenspiel.controller.sheets import PrintedCards
from kartenspiel.model.game import Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards.backs import BACKS_OF
from kartenspiel.ui.cards.faces import Art, Look, paint_flat, read_art, readable
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.cards.print_layout import A4, BLEED, Box, PrintedPage, picture_box, sheet_pages, single_pages
from kartenspiel.ui.looks.palette import CARD_EDGE, WHITE

TITLE: Final = "Kartenspiel"
DOTS: Final = 1200
"""Of a PDF, in an inch: coordinates are rounded to that."""
_PENLESS: Final = ((b"<svg ", b'<svg stroke-width="0" '), (b'stroke="none"', b'stroke="none" stroke-width="0"'))
"""What a drawing says for itself that areas have no contour, and what Qt must read to believe it.

By a pen without ink, but with a width, Qt writes the outline of each area once more: the file grows to four times its
size, and each area by half that width.
"""
_BETWEEN: Final = 12.0
"""Millimetres between the two sides of a sheet that are shown beside each other."""
_INCH: Final = 25.4
_THIN: Final = 0.1
"""Width of a cut mark, in millimetres."""
_FINE: Final = 0.1
"""In what part of a millimetre cards are painted: on a screen their thinnest lines have at least half a unit."""

Progress = Callable[[int, int], object]
"""Is told how many sides of paper of how many are painted; what it raises stops the painting."""


class NotPrintedError(OSError):
    """A printer or file takes nothing, or no more."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One side of a card, ready to be painted."""

    art: Art
    face: QSvgRenderer


class PrintedPack:
    """A pack as it is printed; is made, and used, in one thread."""

    def __init__(self, look: Look, *, sheets: bool) -> None:
        """Lay the cards on `sheets` of A4, or each on a page of its own."""
        self.look = look
        self.pages: Sequence[PrintedPage] = pages_of(look.pictures, sheets=sheets)
        self._sides: dict[str, _Side] = {}

    def _side(self, name: str) -> _Side:
        """Return a side of a card, which is read once; raises `BrokenArtError`."""
        if name not in self._sides:
            self._sides[name] = self._read(name)
        return self._sides[name]

    def _read(self, name: str) -> _Side:
        art = read_art(resource("cards"), name, self.look, to_cut=True)
        index = art.index
        if index is not None:
            index = replace(index, glyph=_penless(index.glyph), sign=index.sign and _penless(index.sign))
        art = replace(art, face=_penless(art.face), index=index)
        return _Side(art, readable(art))

    def paint(self, device: QPagedPaintDevice, progress: Progress = lambda *_: None) -> None:
        """Paint all pages; raises `BrokenArtError`, `NotPrintedError`, and whatever `progress` raises."""
        for place in (place for page in self.pages for place in page.places):
            self._side(place.name)  # before anything is on paper
        painter = QPainter()
        if not painter.begin(device):
            raise NotPrintedError
        try:
            for number, page in enumerate(self.pages):
                progress(number, len(self.pages))
                if number and not device.newPage():
                    raise NotPrintedError
                painter.resetTransform()
                painter.scale(device.logicalDpiX() / _INCH, device.logicalDpiY() / _INCH)
                self.paint_page(painter, page)
            progress(len(self.pages), len(self.pages))
        finally:
            painter.end()  # Qt does not survive one that is left behind

    def paint_page(self, painter: QPainter, page: PrintedPage) -> None:
        """Paint a page with a painter that measures millimetres; raises `BrokenArtError`."""
        for place in page.places:  # all paper first: the bleed of one card does not lie on the next
            painter.fillRect(_rect(place.box.grown(BLEED)), QColor(self._side(place.name).art.paper))
        for place in page.places:
            side = self._side(place.name)
            painter.save()
            alone = len(page.places) == 1
            painter.setClipRect(_rect(place.box.grown(BLEED) if alone else place.box))
            painter.scale(_FINE, _FINE)
            box = picture_box(self.look.pictures, place)
            area = QRectF(*(each / _FINE for each in (box.left, box.top, box.width, box.height)))
            paint_flat(painter, area, side.face, side.art, self.look)
            painter.restore()
        painter.setPen(QPen(QColor(Qt.GlobalColor.black), _THIN, c=Qt.PenCapStyle.FlatCap))
        painter.drawLines([QLineF(*mark) for mark in page.marks()])

    def preview(self, height: int) -> QImage:
        """Return what the first sheet of paper looks like on both sides, beside each other, so many pixels high.

        Raises `BrokenArtError`.
        """
        front = self.pages[0]
        scale = height / front.height
        wide = round(scale * (2 * front.width + _BETWEEN))
        image = QImage(wide, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            for page in self.pages[:2]:
                self._paint_paper(painter, page, 1 / scale)
                painter.translate(page.width + _BETWEEN, 0)
        finally:
            painter.end()
        return image

    def _paint_paper(self, painter: QPainter, page: PrintedPage, edge: float) -> None:
        paper = QRectF(0, 0, page.width, page.height)
        painter.fillRect(paper, QColor(WHITE))
        self.paint_page(painter, page)
        painter.setPen(QPen(QColor(CARD_EDGE), edge))
        painter.drawRect(paper.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))


def pages_of(pictures: Pictures, *, sheets: bool) -> list[PrintedPage]:
    """Return the sides of paper for a pack, on `sheets` of A4 or each card for itself."""
    names = [each.code for each in CARDS[pictures]]
    return (sheet_pages if sheets else single_pages)(pictures, names)


def set_up(device: QPagedPaintDevice, page: PrintedPage) -> None:
    """Give paper the size of a page, which is painted up to its edge."""
    size = QSizeF(page.width, page.height)
    named = (page.width, page.height) == A4
    paper = QPageSize(QPageSize.PageSizeId.A4) if named else QPageSize(size, QPageSize.Unit.Millimeter, TITLE)
    device.setPageLayout(QPageLayout(paper, QPageLayout.Orientation.Portrait, QMarginsF()))


def _penless(svg: bytes) -> bytes:
    for before, after in _PENLESS:
        svg = svg.replace(before, after)
    return svg


def _rect(box: Box) -> QRectF:
    return QRectF(box.left, box.top, box.width, box.height)


def as_pdf(look: Look, *, sheets: bool, title: str = TITLE, progress: Progress = lambda *_: None) -> bytes:
    """Return a pack as the content of a PDF; raises `BrokenArtError`, and whatever `progress` raises."""
    pack = PrintedPack(look, sheets=sheets)
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setTitle(title)
    writer.setResolution(DOTS)
    set_up(writer, pack.pages[0])
    pack.paint(writer, progress)
    del writer  # writes the end
    return bytes(content.data().data())


def write(order: PrintedCards) -> None:
    """Write the PDF that the command line asks for, whole or not at all; raises `OSError` or `BrokenArtError`."""
    pictures = cast("Pictures", order.pack)
    look = Look(
        pictures,
        cast("IndexSize", order.index),
        order.language,
        four_colours=order.four_colours,
        back=BACKS_OF[order.back].get(pictures, ""),
        high_contrast=order.high_contrast,
    )
    write_chosen(order.out, as_pdf(look, sheets=order.sheets))
