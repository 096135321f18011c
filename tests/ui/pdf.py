# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a test reads of a PDF as Qt writes it."""

import re
import zlib

_BOX = re.compile(rb"/MediaBox \[([0-9. ]+)\]")
_STREAM = re.compile(rb"(?<!end)stream\r?\n")
_POINT = 25.4 / 72


def pages_in(pdf: bytes) -> list[tuple[float, float]]:
    """Return width and height of each page, in millimetres."""
    boxes = [[float(number) for number in found.split()] for found in _BOX.findall(pdf)]
    return [((right - left) * _POINT, (bottom - top) * _POINT) for left, top, right, bottom in boxes]


def contents_in(pdf: bytes) -> list[str]:
    """Return what is painted, page by page."""
    found = []
    for start in _STREAM.finditer(pdf):
        try:
            content = zlib.decompressobj().decompress(pdf[start.end() : pdf.index(b"endstream", start.end())])
        except zlib.error:  # what is told about the document is not packed
            continue
        if b" cm\n" in content:
            found.append(content.decode("ascii"))
    return found


def fonts_in(pdf: bytes) -> list[str]:
    """Return what has to do with fonts: such objects, and texts on pages."""
    objects = re.findall(rb"/Type /Font|/FontDescriptor|/FontFile", pdf)
    texts = [sign for content in contents_in(pdf) for sign in re.findall(r"^BT$|\bT[jJf]$", content, re.MULTILINE)]
    return [each.decode() for each in objects] + texts
