# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Draws all cards of a pack on one sheet, as a PNG or, without any loss, as a PDF."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageSize, QPaintDevice, QPainter, QPdfWriter

from kartenspiel.controller.settings import IndexSize
from kartenspiel.controller.sheets import CardSheet
from kartenspiel.model.game import Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards import faces
from kartenspiel.ui.cards.backs import BACKS_OF
from kartenspiel.ui.cards.faces import ASPECTS, BACK, Art, Look
from kartenspiel.ui.cards.packs import CARDS
from kartenspiel.ui.looks.colour_vision import recolour, simulate_colour
from kartenspiel.ui.looks.palette import CONTACT_SHEET

COLUMNS: Final = 11
"""Tarocks take two rows; of any other suit there are fewer."""
GAP: Final = 0.06
"""Between cards, in card widths."""
POINTS_PER_PIXEL: Final = 0.75
"""A pixel is the 96th part of an inch, as on the web: a card of 216 pixels has its natural size on paper."""


def write(sheet: CardSheet) -> None:
    """Draw a sheet and write its file, without any window; raises `OSError` or `BrokenArtError`."""
    rows = _rows(sheet)
    gap = round(GAP * sheet.width)
    height = round(sheet.width / ASPECTS[_look(sheet).pictures])
    size = QSizeF(
        max(map(len, rows)) * (sheet.width + gap) + gap,
        len(rows) * (height + gap) + gap,
    )
    written = _as_pdf(sheet, rows, size) if sheet.out.suffix == ".pdf" else _as_png(sheet, rows, size)
    sheet.out.write_bytes(written.data())


def _look(sheet: CardSheet) -> Look:
    return Look(
        cast("Pictures", sheet.pack),
        cast("IndexSize", sheet.index),
        sheet.language,
        four_colours=sheet.four_colours,
        back=BACKS_OF[sheet.back].get(sheet.pack, ""),
        high_contrast=sheet.high_contrast,
    )


def _rows(sheet: CardSheet) -> list[list[Art]]:
    """Return what is drawn, suit by suit; the back comes last."""
    codes: list[list[str]] = []
    for _, suit in groupby(CARDS[_look(sheet).pictures], key=lambda each: each.suit):
        listed = [each.code for each in suit]
        codes += [listed[start : start + COLUMNS] for start in range(0, len(listed), COLUMNS)]
    codes[-1].append(BACK)
    return [[_art(code, sheet) for code in row] for row in codes]


def _art(code: str, sheet: CardSheet) -> Art:
    art = faces.read_art(resource("cards"), code, _look(sheet))
    index = art.index
    if index is not None:
        sign = None if index.sign is None else recolour(index.sign, sheet.vision)
        index = replace(index, glyph=recolour(index.glyph, sheet.vision), sign=sign)
    return replace(art, face=recolour(art.face, sheet.vision), index=index)


def _paint(onto: QPaintDevice, sheet: CardSheet, rows: Sequence[Sequence[Art]], size: QSizeF) -> None:
    painter = QPainter(onto)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = CONTACT_SHEET if sheet.vision is None else simulate_colour(CONTACT_SHEET, sheet.vision)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(ground))
        _paint_cards(painter, sheet, rows)
    finally:
        painter.end()  # Qt does not survive one that is left behind


def _paint_cards(painter: QPainter, sheet: CardSheet, rows: Sequence[Sequence[Art]]) -> None:
    look = _look(sheet)
    gap, height = round(GAP * sheet.width), round(sheet.width / ASPECTS[look.pictures])
    for down, row in enumerate(rows):
        for right, art in enumerate(row):
            left, top = gap + right * (sheet.width + gap), gap + down * (height + gap)
            faces.paint(painter, QRectF(left, top, sheet.width, height), art, look)


def _as_png(sheet: CardSheet, rows: Sequence[Sequence[Art]], size: QSizeF) -> QByteArray:
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    _paint(image, sheet, rows, size)
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return written


def _as_pdf(sheet: CardSheet, rows: Sequence[Sequence[Art]], size: QSizeF) -> QByteArray:
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(size * POINTS_PER_PIXEL, QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(round(72 / POINTS_PER_PIXEL))
    _paint(writer, sheet, rows, size)
    return written
