# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Templates of sentences and names: words, fields in braces, and what a field is asked for in its place.

``{card}`` is a field, ``{card:acc}`` asks for a form of it, and ``{player:play|plays}`` has words to choose from by who
the player is, where ``~`` is the name.  A name may end in its class and in forms that do not follow from it:
``Rufer[m]``, ``simple game[n; a=a simple game]``.  What classes and forms there are says the grammar of a language
(``ui/words/grammar.py``).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Final

SAME: Final = "="
"""The form of a field that decides the class of the whole, and takes the form that the whole is asked for."""
NAME: Final = "~"
_OR: Final = "|"
_MARKED: Final = re.compile(r"(?P<words>.+)\[(?P<kind>\w+)(?P<forms>(?:; ?\w+=[^;\[\]]+)*)\]", re.DOTALL)
_TEXTS: Final = 4096
"""As many parsed templates are kept; there are fewer texts in the program."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Words as they stand, and the field behind them, if there is one."""

    words: str
    name: str | None
    form: str = ""
    """What the field is asked for; empty where it stands as it is."""
    choices: tuple[str, ...] = ()
    """The words of which one stands instead of the field, by whom it names."""


@dataclass(frozen=True, slots=True)
class Name:
    """A text that may be a name: its words, its class (empty without one), and the forms that are written out."""

    words: str
    kind: str
    forms: Mapping[str, str]


@lru_cache(_TEXTS)
def name_of(template: str) -> Name:
    """Return the words of a template without the mark of its class, and what the mark says."""
    marked = _MARKED.fullmatch(template)
    if marked is None:
        return Name(template, "", {})
    written = (part.strip().partition("=") for part in marked["forms"].split(";") if part.strip())
    return Name(marked["words"], marked["kind"], {form: words for form, _, words in written})


@lru_cache(_TEXTS)
def pieces_of(words: str) -> tuple[Piece, ...]:
    """Return what the words of a template are made of, in their order."""
    return tuple(_piece(before, name, form or "") for before, name, form, _ in Formatter().parse(words))


def _piece(before: str, name: str | None, form: str) -> Piece:
    return Piece(before, name, choices=tuple(form.split(_OR))) if _OR in form else Piece(before, name, form)
