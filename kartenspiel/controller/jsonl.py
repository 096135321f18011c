# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""JSON Lines, read strictly: one value per line, and a plain complaint about anything that is none."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import BinaryIO, Final, NoReturn

from kartenspiel.model.quoting import quote

LONGEST: Final = 1 << 24
"""Bytes that a line may have; a record has a few thousand."""
DEEPEST: Final = 100
"""Objects and lists that may stand in one another; in a record five do."""
_BRACKETS: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|([\[\]{}])')
"""Finds brackets outside of texts; a text is found as an empty one."""
_DEEPER: Final = {"[": 1, "{": 1, "]": -1, "}": -1, "": 0}
"""How much deeper it goes behind what `_BRACKETS` finds."""
_MARK: Final = "\ufeff"
"""The byte order mark that some editors write at the beginning of a file."""
_WORDS: Final = (
    ("Expecting value", "a value is missing"),
    ("Expecting property name", "a key in double quotes is missing"),
    ("Expecting ':'", "a colon is missing"),
    ("Expecting ','", "a comma or a closing bracket is missing"),
    ("Illegal trailing comma", "nothing follows a comma"),
    ("Extra data", "something follows the value"),
    ("Unterminated string", "a text is never closed by a double quote"),
    ("Invalid control", "a text has a control sign in it; write \\u and four digits"),
    ("Invalid \\escape", "a backslash begins nothing that is known; for the sign itself write two"),
    ("Invalid \\u", "four hexadecimal digits must follow \\u"),
)
"""How the complaints of `json` begin, which speak to programmers, and what we say instead."""
_PIECE: Final = 1 << 17
"""Bytes in which something is sought at once."""
_SPACE: Final = b" \t\r\n"


class JsonError(ValueError):
    """A line that is not strict JSON; the message says why."""


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a stream that are not empty, with their numbers from 1.

    Of a line that is too long only so much is read that `decode` complains about it.
    """
    number = 0
    while line := stream.readline(LONGEST + 1):
        number += 1
        if len(line) > LONGEST:
            _skip_line(stream, line)
        if line.strip(_SPACE):
            yield number, line


def lines_near(stream: BinaryIO, wanted: bytes) -> Iterator[tuple[bytes, int]]:
    """Yield of the lines from here on at least those in which something stands, each with the place behind it.

    Great pieces in which it does not stand are left out whole, many times as fast as line by line.
    """
    place = stream.tell()
    while piece := stream.read(_PIECE):
        end = place + piece.rfind(b"\n") + 1
        if end > place and piece.find(wanted, 0, end - place) < 0:
            place = stream.seek(end)
            continue
        stream.seek(place)
        for _, line in lines(stream):
            place = stream.tell()
            yield line, place
            if place >= end:
                break
        else:
            return


def _skip_line(stream: BinaryIO, part: bytes) -> None:
    while part and not part.endswith(b"\n"):
        part = stream.readline(LONGEST)


def decode(line: bytes | str) -> object:
    """Return the value that stands in a line; raises `JsonError`.

    Beyond what `json` refuses, so are NaN, infinity, and objects in which a key stands twice.
    """
    if len(line) > LONGEST:
        raise JsonError("not JSON: the line is too long")
    try:
        text = line.decode() if isinstance(line, bytes) else line
        _check_text(text)
        return json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_object)
    except UnicodeDecodeError as error:
        raise JsonError(f"not JSON: byte {error.start + 1} is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise JsonError(f"not JSON: {_explain(error.msg)} (column {error.colno})") from None
    except JsonError:
        raise
    except ValueError:
        raise JsonError("not JSON: a number has too many digits") from None


def _explain(message: str) -> str:
    return next((ours for theirs, ours in _WORDS if message.startswith(theirs)), message)


def _check_text(text: str) -> None:
    """Refuse a byte order mark, and what is nested so deeply that whoever looks into it could fail."""
    if text.startswith(_MARK):
        raise JsonError("not JSON: it begins with a byte order mark; save the file as UTF-8 without one")
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depths = accumulate(map(_DEEPER.__getitem__, _BRACKETS.findall(text)))
    if max(depths, default=0) > DEEPEST:
        raise JsonError("not JSON: nested too deeply")


def _refuse_constant(name: str) -> NoReturn:
    raise JsonError(f"not JSON: {name} is no number of JSON")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise JsonError(f"not JSON: the key {quote(twice)} stands twice in an object")
    return found


def encode(value: object) -> str:
    """Return a value as one line of JSON, without the end of the line."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def is_same(found: object, expected: object) -> bool:
    """Tell whether two JSON values are the same, and of the same type: ``1``, ``1.0`` and ``true`` differ."""
    if isinstance(expected, dict):
        return (
            isinstance(found, dict)
            and found.keys() == expected.keys()
            and all(is_same(found[key], value) for key, value in expected.items())
        )
    if isinstance(expected, list):
        return isinstance(found, list) and len(found) == len(expected) and all(map(is_same, found, expected))
    if isinstance(expected, str):
        return isinstance(found, str) and found == expected
    return type(found) is type(expected) and found == expected
