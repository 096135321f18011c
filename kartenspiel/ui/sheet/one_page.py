# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Text on a single page of paper, in the largest letters with which all of it fits."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    QTransform,
)

from kartenspiel.ui.rulebook.style import on_paper, style_of

SIZES: Final = (11.0, 10.0, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0)
"""Heights of letters that are tried, in points."""
MARGIN: Final = 15.0
"""Millimetres of paper at every edge."""
_A4: Final = (210.0, 297.0)
"""Width and height of the paper, in millimetres."""
_INCH: Final = 25.4
_UNITS: Final = 96.0
"""Units of a document in an inch."""

MakeHtml = Callable[[float], str]
"""Makes the HTML of a page for letters of a height in points."""


class OnePage:
    """A page that is ready to be painted; is made, and used, in one thread."""

    def __init__(self, made: Sequence[MakeHtml], font: QFont) -> None:
        """Of what is `made`, in this order, the first that fits in some size is taken; else the last, however small."""
        wide, high = ((side - 2 * MARGIN) / _INCH * _UNITS for side in _A4)
        self.size = QSizeF(wide, high)
        """Of what is painted, in units of the document."""
        for make in made:
            for size in SIZES:
                self.document = self._laid_out(make(size), font, size)
                if self.document.size().height() <= high:
                    return

    def _laid_out(self, html: str, font: QFont, size: float) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        letters = QFont(font.family())
        letters.setPixelSize(max(1, round(size * _UNITS / 72)))
        document.setDefaultFont(letters)
        document.setDefaultStyleSheet(style_of(on_paper()))
        document.setHtml(html)
        document.setTextWidth(self.size.width())
        return document

    def paint(self, device: QPagedPaintDevice) -> None:
        """Paint it on a printer or into a PDF."""
        painter = QPainter(device)
        scale = device.logicalDpiX() / _UNITS
        painter.scale(scale, scale)
        self._draw(painter)
        painter.end()

    def picture(self, width: int) -> QImage:
        """Return what the sheet of paper looks like, so many pixels wide."""
        scale = width / (_A4[0] / _INCH * _UNITS)
        image = QImage(width, round(width * _A4[1] / _A4[0]), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        edge = MARGIN / _INCH * _UNITS
        painter.setTransform(QTransform.fromTranslate(edge, edge) * QTransform.fromScale(scale, scale))
        self._draw(painter)
        painter.end()
        return image

    def _draw(self, painter: QPainter) -> None:
        high = self.document.size().height()
        if high > self.size.height():  # it did not fit in any size
            painter.scale(self.size.height() / high, self.size.height() / high)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = on_paper()  # else letters would be light where the window is dark
        self.document.documentLayout().draw(painter, context)


def set_up(device: QPagedPaintDevice) -> None:
    """Give paper its size and margins."""
    margins = QMarginsF(*4 * (MARGIN,))
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )
    device.setPageLayout(layout)


def as_pdf(title: str, made: Sequence[MakeHtml], font: QFont) -> bytes:
    """Return a page as the content of a PDF; runs in any thread."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setTitle(title)
    set_up(writer)
    OnePage(made, font).paint(writer)
    del writer  # writes the end
    return bytes(content.data().data())
