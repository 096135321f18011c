# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The words of the games: read from ``i18n/glossary.<language>.toml``, and found again in what is told of the games."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from unicodedata import combining, normalize

from kartenspiel.paths import translations
from kartenspiel.ui.rulebook.faults import PageError


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the games."""

    id: str
    """The same in every language."""
    term: str
    forms: tuple[str, ...]
    """How it is written where it is a link; none for a word so common that links would be everywhere."""
    german: str
    """The German word, where the language is another."""
    text: str
    not_in: tuple[str, ...] = ()
    """Words in which a form stands and means something else."""


class Glossary:
    """The terms of one language, in the order of the alphabet."""

    def __init__(self, terms: Mapping[str, Term]) -> None:
        self.terms = dict(sorted(terms.items(), key=lambda item: sort_key(item[1].term)))
        self._by_form = {form: term for term in terms.values() for form in term.forms}
        self._other = {words for term in terms.values() for words in term.not_in}
        forms = sorted({*self._by_form, *self._other}, key=len, reverse=True)
        self._found = re.compile(rf"\b(?:{'|'.join(map(_either_case, forms))})\b") if forms else None

    def linked(self, words: str) -> str:
        """Return words as HTML with a link, ``term:<id>``, at the first of each term."""
        return TermLinks(self)("", words)

    def terms_in(self, words: str) -> Iterator[tuple[re.Match[str], Term]]:
        """Yield the terms that stand in some words, and where."""
        for found in self._found.finditer(words) if self._found is not None else ():
            if found[0] not in self._other:
                yield found, self._term(found[0])

    def _term(self, form: str) -> Term:
        return self._by_form.get(form) or self._by_form[form[:1].lower() + form[1:]]


class TermLinks:
    """Makes HTML of the words of a page, with a link at the first of each term in a section."""

    def __init__(self, glossary: Glossary) -> None:
        self._glossary = glossary
        self.places: dict[str, list[str]] = {}
        """The sections in which terms stand, by the ids of these."""

    def __call__(self, section: str, words: str) -> str:
        """Return words of a section as HTML."""
        html, last = "", 0
        for found, term in self._glossary.terms_in(words):
            places = self.places.setdefault(term.id, [])
            if section not in places:
                places.append(section)
                html += escape(words[last : found.start()])
                html += f'<a class="term" href="term:{term.id}">{escape(found[0])}</a>'
                last = found.end()
        return html + escape(words[last:])


def read_glossary(language: str, folder: Path | None = None) -> Glossary:
    """Return the glossary of a language, empty where there is none; raises `PageError` for one that is damaged."""
    file = (folder or translations()) / f"glossary.{language[:2]}.toml"
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Glossary({})
    except (OSError, ValueError) as error:
        raise PageError(file, None, str(error)) from None
    return Glossary({name: _term(file, name, entry) for name, entry in written.items()})


@cache
def glossary_of(language: str) -> Glossary:
    """Return the glossary of a language, which is read once; raises `PageError` as often as it is damaged."""
    return read_glossary(language)


def sort_key(word: str) -> str:
    """Return by what words stand in the order of the alphabet: umlauts as the letters they come from."""
    return "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))


def _term(file: Path, name: str, entry: object) -> Term:
    fields: dict[str, type] = {"term": str, "text": str, "german": str, "forms": list, "not_in": list}
    if not isinstance(entry, dict) or not {"term", "text"} <= entry.keys() <= fields.keys():
        raise PageError(file, None, f"[{name}] must have term and text, and may have forms, not_in and german")
    for field, value in entry.items():
        if not isinstance(value, fields[field]) or value == "":
            raise PageError(file, None, f"[{name}] {field} must not be empty, and forms is a list, as is not_in")
    forms = tuple(map(str, entry.get("forms", (entry["term"],))))
    not_in = tuple(map(str, entry.get("not_in", ())))
    return Term(name, entry["term"], forms, entry.get("german", ""), entry["text"], not_in)


def _either_case(form: str) -> str:
    """Return a pattern for a form, which may also begin a sentence."""
    first = form[0]
    return (
        f"[{re.escape(first)}{re.escape(first.upper())}]{re.escape(form[1:])}" if first.islower() else re.escape(form)
    )
