# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rules and glossary on paper: in black and a dark red, with sharp pictures of cards, page by page with numbers."""

import re
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.rulebook.card_rows import printed_row
from kartenspiel.ui.rulebook.reader import CARDS, INDENT
from kartenspiel.ui.rulebook.style import on_paper, style_of

TEXT: Final = 10.0
"""Height of the letters, in points."""
CARD: Final = 42.0
"""Width of a card, in units of which 96 are an inch."""
ROOM: Final = 560.0
"""Width of a row of cards, in the same."""
DOTS: Final = 4.0
"""Dots of a picture to each of them."""
_ROW: Final = re.compile(rf'src="({CARDS}:([^"]*))"')


def document(html: str, look: Look, font: QFont) -> QTextDocument:
    """Return a page ready to be printed; runs in any thread."""
    made = QTextDocument()
    made.setDefaultFont(QFont(font.family(), round(TEXT)))
    made.setIndentWidth(INDENT)
    made.setDefaultStyleSheet(style_of(on_paper()))
    for url, codes in set(_ROW.findall(html)):
        row = printed_row(codes.split("+"), look, ROOM, CARD, DOTS)
        made.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(url), row)
    made.setHtml(html)
    return made


def set_up(device: QPagedPaintDevice) -> None:
    """Give paper its size; the margins are left to Qt, which has two centimetres and numbers the pages there."""
    none = QMarginsF(0, 0, 0, 0)
    device.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, none))


def as_pdf(title: str, html: str, look: Look, font: QFont) -> bytes:
    """Return a page as the content of a PDF; runs in any thread."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setTitle(title)
    set_up(writer)
    document(html, look, font).print_(writer)
    del writer  # writes the end
    return bytes(content.data().data())
