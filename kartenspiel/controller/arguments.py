# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Arguments of commands: read, or refused in words that say what is wanted (`argparse` would name types of Python)."""

import argparse

from kartenspiel.model.quoting import shown


def whole(text: str) -> int:
    """Return a whole number of any size."""
    try:
        return int(text)
    except ValueError:  # Python's own words would name its types
        raise argparse.ArgumentTypeError(f"must be a whole number, not {shown(text)}") from None


def positive(text: str) -> int:
    """Return a whole number that is 1 or more."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def assignment(text: str) -> tuple[str, str]:
    """Return the two parts of ``ID=VALUE``."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not of the form ID=VALUE")
    return name, value
