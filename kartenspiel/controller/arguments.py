# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Arguments of commands: read, or refused in words that say what is wanted (`argparse` would name types of Python)."""

import argparse
import ast
import math
import re
from typing import Final

from kartenspiel.model.quoting import quote

_CHOICE: Final = re.compile(r"argument (\S+): invalid choice: (['\"].*) \(choose from (.*)\)", re.DOTALL)
_OURS: Final = (
    (re.compile(r"the following arguments are required: (.+)", re.DOTALL), r"\1 must be given"),
    (re.compile(r"unrecognized arguments: (.+)", re.DOTALL), r"\1: not known here"),
    (re.compile(r"argument (\S+): expected one argument"), r"\1: a value must follow"),
    (re.compile(r"argument (\S+): ignored explicit argument .+", re.DOTALL), r"\1: takes no value"),
    (re.compile(r"argument (\S+): (.+)", re.DOTALL), r"\1: \2"),
)
"""What `argparse` says, and what we say instead; it has no other way to its messages than their text."""


def complaint(message: str) -> str:
    """Return in words of the program what `argparse` says is wrong."""
    if found := _CHOICE.fullmatch(message):
        name, value, words = found[1], quote(ast.literal_eval(found[2])), re.sub("[',]", "", found[3])
        if name == "COMMAND":
            return f"unknown command {value}; commands: {words}"
        return f"{name}: must be one of {words}, not {value}"
    for theirs, ours in _OURS:
        if found := theirs.fullmatch(message):
            return found.expand(ours)
    return message


def whole_number(text: str) -> int:
    """Return a whole number of any size."""
    try:
        return int(text)
    except ValueError:  # Python's own words would name its types
        raise argparse.ArgumentTypeError(f"must be a whole number, not {quote(text)}") from None


def amount(text: str) -> float:
    """Return a number that is 0 or more."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < math.inf:
        raise argparse.ArgumentTypeError(f"must be a number from 0 on, not {quote(text)}")
    return number


def positive_number(text: str) -> int:
    """Return a whole number that is 1 or more."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def assignment(text: str) -> tuple[str, str]:
    """Return the two parts of ``ID=VALUE``."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{quote(text)} is not of the form ID=VALUE")
    return name, value
