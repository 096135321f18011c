# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The portraits that can be chosen for players, by their ids, and how they are drawn."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.model.text import Text, marker
from kartenspiel.paths import resource

_ = marker(__package__)

PORTRAITS: Final[Mapping[str, Text]] = {
    "innkeeper": _("The innkeeper"),
    "teacher": _("The teacher"),
    "hunter": _("The hunter"),
    "girl": _("The girl with plaits"),
    "postman": _("The postman"),
    "grandmother": _("The grandmother"),
    "student": _("The student"),
    "farmer": _("The farmer’s wife"),
    "grandfather": _("The grandfather"),
    "singer": _("The singer"),
    "gentleman": _("The gentleman with a top hat"),
    "lady": _("The lady with a feather"),
    "sweep": _("The chimney sweep"),
    "cook": _("The cook"),
}
"""What each shows, in the order in which they are offered.  An id stays for ever: sessions keep it."""


def draw(painter: QPainter, area: QRectF, portrait: str) -> None:
    """Draw a portrait in a square; nothing where its file is missing."""
    ratio = painter.device().devicePixelRatio()
    painter.drawImage(area, _image(portrait, round(area.width() * ratio)))


@lru_cache(maxsize=4 * len(PORTRAITS))
def _image(portrait: str, pixels: int) -> QImage:
    """Return the picture of a portrait in a size: none of them is drawn again for each dot of somebody who thinks."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(resource("cards", "portraits", f"{portrait}.svg"))).render(painter)
    painter.end()
    return image
