# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules pages of all games and the glossary in the language of the moment, and what is found in them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games import descriptions
from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.rulebook.glossary import Glossary, Term, TermLinks, glossary_of
from kartenspiel.ui.rulebook.markup import Section
from kartenspiel.ui.rulebook.page import Page, Reading, has_page, read_page
from kartenspiel.ui.words.phrases import wording

SHORTEST: Final = 2
"""Words of fewer letters are not looked for."""
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+")


Uses = tuple[tuple[Section, ...], Mapping[str, Sequence[str]]]
"""The sections of a page, and the anchors of those in which terms stand, by the ids of these."""


@dataclass(frozen=True, slots=True)
class Found:
    """A sentence that somebody looked for."""

    game: str
    section: Section
    anchor: str
    """Where it is to be read."""
    sentence: str
    by: str
    """The words by which it was found: those looked for, or others for the same."""


class Library:
    """Pages and glossary, each read when it is first asked for."""

    def __init__(self, readings: Callable[[str], Reading]) -> None:
        """`readings` says how the page of a game reads now, by the game's id."""
        self._readings = readings
        self._pages: dict[str, tuple[tuple[object, ...], Page, TermLinks]] = {}

    def reading(self, game: str) -> Reading:
        """Return how the page of a game reads now."""
        return self._readings(game)

    def page(self, game: str) -> Page | None:
        """Return the page of a game as it reads now, ``None`` where there is none; raises `PageError`."""
        reading = self._readings(game)
        words = reading.words
        if not has_page(game, words.language):
            return None
        told = reading.rules, reading.preset, words.language, words.pictures, reading.rules_name
        kept = self._pages.get(game)
        if kept is None or kept[0] != told:
            links = TermLinks(self.glossary())
            kept = self._pages[game] = told, read_page(reading, links), links
        return kept[1]

    def glossary(self) -> Glossary:
        """Return the glossary of the present language; raises `PageError`."""
        return glossary_of(wording().language[:2])

    def games(self, first: str = "") -> list[str]:
        """Return the ids of all games, with this one before the others."""
        return sorted((each.id for each in descriptions()), key=lambda game: game != first)

    def find(self, words: str, game: str) -> Iterator[Found]:
        """Yield what the page of a game says with some words, or with what the glossary calls the same."""
        try:
            page = self.page(game)
            queries = [words]
            for term in self.terms_meant(words):
                queries += [*term.term.split(", "), *term.forms]
        except PageError:
            return
        if page is None or len(words) < SHORTEST:
            return
        clause = words.upper() if words.upper() in page.places else words
        told: set[tuple[str, str]] = set()
        for section in page.sections:
            for anchor, passage in section.passages:
                found = ((query, passage if anchor == clause else _said(passage, query)) for query in queries)
                by, sentence = next((each for each in found if each[1]), (words, ""))
                if sentence and (section.anchor, sentence) not in told:
                    told.add((section.anchor, sentence))
                    yield Found(game, section, anchor, sentence, by)

    def terms_meant(self, words: str) -> list[Term]:
        """Return the terms that some say so for, or that are called so in German where the language is another."""
        wanted = words.casefold()
        if len(wanted) <= SHORTEST:
            return []
        return [
            term
            for term in self.glossary().terms.values()
            if any(name.startswith(wanted) for name in term.german.casefold().split(", "))
            or wanted in map(str.casefold, term.forms)
        ]

    def terms_found(self, words: str) -> list[Term]:
        """Return the terms of which the glossary speaks with some words: those called so first."""
        wanted = words.casefold()
        if len(wanted) < SHORTEST:
            return []
        terms = list(self.glossary().terms.values())
        called = [
            term for term in terms if any(wanted in each.casefold() for each in (term.term, term.german, *term.forms))
        ]
        return called + [term for term in terms if term not in called and wanted in term.text.casefold()]

    def uses_in(self, game: str) -> Uses:
        """Return where terms stand in the page of a game."""
        try:
            page = self.page(game)
        except PageError:
            page = None
        return ((), {}) if page is None else (page.sections, self._pages[game][2].places)


def _said(passage: str, words: str) -> str:
    """Return the sentence of a passage that has all of these words, or its first of them; ``""`` if it lacks one."""
    wanted = words.casefold().split()
    if not wanted or not all(word in passage.casefold() for word in wanted):
        return ""
    sentences = _SENTENCES.split(passage)
    return max(sentences, key=lambda sentence: sum(word in sentence.casefold() for word in wanted))
