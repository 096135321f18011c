# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Names that people give, to themselves and to house rules, and other text that was written elsewhere.

Names go through `good_name` or `other_name` when they come in, so that no name that is kept breaks a line, cannot be
written to a file, or never ends.  Other text, as the name of a file or the reason of a fault, is kept as it is;
`on_one_line` makes it fit, and keeps what is read from right to left by itself, whenever it is put into a sentence.
"""

import re
import unicodedata
from collections.abc import Container
from typing import Final

from kartenspiel.model.quoting import escape, shorten

LONGEST_NAME: Final = 40
"""Signs that a name may have, wherever it comes from."""
NAMELESS: Final = "?"
"""Stands for a name of which nothing can be shown."""
LONGEST_FILE_NAME: Final = 200
"""Bytes of a name that is proposed for a file.

Most file systems take 255; a suffix follows, and while the file is written another and a few letters.
"""
_LOOKED_AT: Final = 100 * LONGEST_NAME
_NOT_IN_FILE_NAMES: Final = frozenset('\\/:*?"<>|%')
_PORTS: Final = (port + sign for port in ("COM", "LPT") for sign in "0123456789¹²³")
_DEVICES: Final = frozenset({"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", *_PORTS})
"""What Windows takes for a device, whatever follows behind a dot."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_WITHOUT_HARD_SPACES: Final = re.compile("[^\u00a0\u202f]+")
"""Spaces at which no line is broken stand in numbers."""
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


def good_name(name: object) -> str:
    """Return a name as it can be kept: on one line, of signs that are seen, not too long; empty if nothing is left."""
    shown = (each for each in " ".join(str(name)[:_LOOKED_AT].split()) if each.isprintable())
    return " ".join("".join(shown).split())[:LONGEST_NAME].strip()


def other_name(name: str, taken: Container[str]) -> str:
    """Return a name as it can be kept beside those taken: itself, or with a number behind it."""
    name = good_name(name) or NAMELESS
    wanted, number = name, 1
    while wanted in taken:
        number += 1
        behind = f" ({number})"
        wanted = name[: LONGEST_NAME - len(behind)].strip() + behind
    return wanted


def file_name(name: str) -> str:
    """Return a name as it can be part of the name of a file on any system, in the folder it was meant for."""
    safe = "".join("_" if sign in _NOT_IN_FILE_NAMES or not sign.isprintable() else sign for sign in name)
    safe = safe.strip(" .").encode()[:LONGEST_FILE_NAME].decode(errors="ignore").rstrip(" .") or "_"
    return f"_{safe}" if safe.partition(".")[0].rstrip().upper() in _DEVICES else safe


def on_one_line(text: str) -> str:
    """Return a text from outside as it can stand in a sentence; what is read from right to left stays by itself."""
    if text.isascii() and text.isprintable() and len(text) <= LONGEST_NAME:
        return text
    text = _WITHOUT_HARD_SPACES.sub(lambda found: escape(found[0]), shorten(text))
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in text):
        return f"{_ISOLATE}{text}{_END_ISOLATE}"
    return text
