# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Places in what there is to read: the rules of a game, or the glossary."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InRules:
    """A place in the rules of a game."""

    game: str = ""
    """The id of the game; ``""`` is the one that is to be seen, at the table or in a lesson."""
    anchor: str = ""
    """A clause, the line of a house rule (`option_anchor`) or a section; ``""`` is the beginning."""


@dataclass(frozen=True, slots=True)
class InGlossary:
    """A place in the glossary."""

    anchor: str = ""
    """A term (`term_anchor`) or a letter; ``""`` is the beginning."""


ReadingPlace = InRules | InGlossary


def option_anchor(option: str) -> str:
    """Return the anchor of the line of a house rule, by the id of its option."""
    return f"option-{option}"


def term_anchor(term: str) -> str:
    """Return the anchor of a term in the glossary, by its id."""
    return f"term-{term}"
