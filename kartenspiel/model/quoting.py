# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How messages show what somebody wrote: as JSON, short, in one line, without signs that a terminal would obey."""

import json
from typing import Final

_SHOWN: Final = 600
_TAIL: Final = 100


def quote(value: object) -> str:
    """Return a value as a message shows it: JSON, but short."""
    return clip(json.dumps(value, ensure_ascii=False, default=str))


def clip(text: str) -> str:
    """Return a text for a message: one line, without signs that a terminal would obey, the middle left out if long."""
    return escape(shorten(text))


def shorten(text: str) -> str:
    """Return a text without its middle if it is long."""
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - _TAIL]} … {text[-_TAIL:]}"


def escape(text: str) -> str:
    """Return a text on one line, without signs that a terminal would obey."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
