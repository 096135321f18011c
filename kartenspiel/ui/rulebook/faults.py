# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The error that says what is wrong with the file of a rules page or the glossary."""

from pathlib import Path


class PageError(ValueError):
    """A page that cannot be shown; the message begins with file and line."""

    def __init__(self, file: Path, line: int | None, fault: str) -> None:
        """`line` counts from 1; ``None`` where it is not known."""
        super().__init__(f"{file.name}:{line}: {fault}" if line else f"{file.name}: {fault}")
        self.file, self.line, self.fault = file, line, fault


def line_of(source: str, words: str) -> int | None:
    """Return the first line of a source in which some words stand."""
    return next((number for number, line in enumerate(source.splitlines(), 1) if words in line), None)
