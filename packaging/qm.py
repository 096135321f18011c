# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Compiles a translation, ``.ts``, into the form that Qt loads, ``.qm``.

Qt's own lrelease would do it, but it does not start where the system lacks glib, and bringing it
along would make every ``pip install`` fetch the whole of Qt to build with.  So the few bytes are
written here; the tests compare them with what lrelease writes.

A file is a mark and some sections: language, hashes, messages, rules for plurals.  Numbers are big
endian.  Messages are sorted, and found by the hash of source text and comment.
"""

import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_MARK = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _PLURALS = b"\xa7", b"\x42", b"\x69", b"\x88"
_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT, _END = b"\x03", b"\x06", b"\x07", b"\x08", b"\x01"

# Which form a number takes, one rule for each form but the last, in the bytes of Qt's numerus.cpp.
_ONE = "0101"
_UP_TO_ONE = "0301"
_CZECH = "0101ff040204"
_EAST_AND_SOUTH_SLAVIC = "1101fd290bff140204fd2c0a13"
_RULES = {
    **dict.fromkeys(("hu", "ja", "ko", "tr", "zh"), ""),
    **dict.fromkeys(("da", "de", "en", "es", "fi", "it", "nl", "sv"), _ONE),
    **dict.fromkeys(("fr", "pt"), _UP_TO_ONE),
    **dict.fromkeys(("cs", "sk"), _CZECH),
    **dict.fromkeys(("bs", "hr", "ru", "sr", "uk"), _EAST_AND_SOUTH_SLAVIC),
    "pl": "0101ff140204fd2c0a13",
    "ro": "0101ff0100fe240113",
    "sl": "2101ff2102ff240304",
}


@dataclass(frozen=True, order=True)
class _Message:
    context: bytes
    source: bytes
    comment: bytes
    forms: tuple[str, ...]

    def hash(self) -> int:
        """Return the hash of ELF, as Qt computes it over source text and comment."""
        value = 0
        for byte in self.source + self.comment:
            value = (value << 4) + byte
            value = (value ^ ((value & 0xF0000000) >> 24)) & 0x0FFFFFFF
        return value or 1

    def to_bytes(self) -> bytes:
        forms = b"".join(_TRANSLATION + _with_size(form.encode("utf-16-be")) for form in self.forms)
        keys = ((_COMMENT, self.comment), (_SOURCE, self.source), (_CONTEXT, self.context))
        return forms + b"".join(tag + _with_size(key) for tag, key in keys) + _END


def compile_ts(source: Path) -> bytes:
    """Return the content of the ``.qm`` for a ``.ts``; texts that nobody translated yet stay out.

    Raises `ValueError` for a language whose plurals are not known here.
    """
    root = ET.parse(source).getroot()  # noqa: S314 -- a file of this repository
    language = root.get("language", "")
    messages = sorted(_translated_messages(root))
    bodies = [message.to_bytes() for message in messages]
    offsets = [sum(map(len, bodies[:number])) for number in range(len(bodies))]
    hashes = sorted((message.hash(), offset) for message, offset in zip(messages, offsets, strict=True))
    sections = (
        (_LANGUAGE, language.encode()),
        (_HASHES, b"".join(struct.pack(">II", *pair) for pair in hashes)),
        (_MESSAGES, b"".join(bodies)),
        (_PLURALS, _plurals(language)),
    )
    return _MARK + b"".join(tag + _with_size(content) for tag, content in sections if content)


def _with_size(content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + content


def _plurals(language: str) -> bytes:
    try:
        return bytes.fromhex(_RULES[language.partition("_")[0]])
    except KeyError:
        raise ValueError(f"the plurals of '{language}' are not known yet: add them to _RULES in {__file__}") from None


def _translated_messages(root: ET.Element) -> Iterable[_Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            forms = _forms(message)
            if all(forms):
                yield _Message(_text(context, "name"), _text(message, "source"), _text(message, "comment"), forms)


def _text(element: ET.Element, tag: str) -> bytes:
    return element.findtext(tag, "").encode()


def _forms(message: ET.Element) -> tuple[str, ...]:
    """Return the translation, or each form of it where a number decides; of a text that is gone, nothing."""
    translation = message.find("translation")
    if translation is None or translation.get("type") in {"vanished", "obsolete"}:
        return ("",)
    numbered = tuple(form.text or "" for form in translation.iter("numerusform"))
    return numbered if message.get("numerus") else (translation.text or "",)
