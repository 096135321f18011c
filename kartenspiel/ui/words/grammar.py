# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The grammar of a language: which forms its sentences ask names for, and what they add to a name of each class.

It is read from ``i18n/grammar.<language>.toml``, a table for each form.  A language without one has no forms.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from kartenspiel.model.templates import NAME
from kartenspiel.paths import translations

_YOU = "you"


class Grammar(NamedTuple):
    """What each form makes of a name, by its class."""

    forms: Mapping[str, Mapping[str, str]]

    @property
    def kinds(self) -> frozenset[str]:
        """The classes that names may have."""
        return frozenset(kind for patterns in self.forms.values() for kind in patterns if kind != _YOU)

    def around(self, form: str, kind: str) -> tuple[str, str]:
        """Return what stands before and behind a name of a class in a form; nothing where none is known."""
        before, _, behind = self.forms.get(form, {}).get(kind, NAME).partition(NAME)
        return before, behind

    def you(self, form: str) -> str:
        """Return the word for whoever reads the sentence, empty for a form that speaks to nobody."""
        return self.forms.get(form, {}).get(_YOU, "")


@cache
def grammar_of(language: str) -> Grammar:
    """Return the grammar of a language, named by its code or its locale."""
    file = translations() / f"grammar.{language.partition('_')[0]}.toml"
    return Grammar(tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {})
