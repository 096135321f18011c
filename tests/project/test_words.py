# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Texts of the program, pages of rules and glossary say one word for one thing (``tests/data/words.toml``)."""

import re
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import translations
from kartenspiel.ui.rulebook.glossary import read_glossary

WORDS = Path(__file__).parents[1] / "data" / "words.toml"
TEMPLATE = re.compile(r"\{[{%#].*?[}%#]\}", re.DOTALL)
QUOTED = re.compile(r'"([^"]* [^"]*)"')
"""Words inside a template; what has no space is a value, not a text."""
FIELD = re.compile(r"\{\w*(?::\w+|:=)?\}")
"""A field; one with words to choose from is read as it stands."""


@cache
def _texts(language: str) -> tuple[tuple[str, str], ...]:
    """Return every text that is read in a language, each with the game that it belongs to, which may be none."""
    return (*_messages(language), *_pages(language), *_terms(language))


def _messages(language: str) -> Iterator[tuple[str, str]]:
    for context in ET.parse(translations.SOURCES / "kartenspiel_de.ts").getroot().iter("context"):  # noqa: S314
        for message in context.iter("message"):
            texts = message.iter("source" if language == "en" else "translation")
            for text in ("".join(each.itertext()) for each in texts):
                yield _game_of(context.findtext("name", "")), FIELD.sub("", text)


def _game_of(context: str) -> str:
    """Return the game in whose package a text stands, empty for texts of no game."""
    package, _, rest = context.partition(".")
    return rest.partition(".")[0] if package == "games" else ""


def _pages(language: str) -> Iterator[tuple[str, str]]:
    for page in (translations.SOURCES / "rules").glob(f"*.{language}.md"):
        for line in page.read_text(encoding="utf-8").splitlines():
            quoted = (words for part in TEMPLATE.findall(line) for words in QUOTED.findall(part))
            for text in (TEMPLATE.sub("", line), *quoted):
                yield page.name.partition(".")[0], text


def _terms(language: str) -> Iterator[tuple[str, str]]:
    for term in read_glossary(language).terms.values():
        yield "", term.term
        yield "", term.text


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_word_is_said_for_one_thing(language: str) -> None:
    decided = tomllib.loads(WORDS.read_text(encoding="utf-8"))[language]
    found = [
        (game, text.strip(), word["say"])
        for word in decided
        for game, text in _texts(language)
        if (not word.get("games") or game in word["games"]) and re.search(word["not"], text)
    ]
    assert found == []


@pytest.mark.parametrize(("language", "asked", "entry"), [("en", "contra", "kontra"), ("de", "Heirat", "pair")])
def test_other_words_for_it_are_found(language: str, asked: str, entry: str) -> None:
    assert asked in read_glossary(language).terms[entry].forms
