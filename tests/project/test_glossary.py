# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The glossary: how it is read, and whether that of the program is sound in every language."""

from pathlib import Path

import pytest

from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.rulebook.glossary import Glossary, read_glossary
from kartenspiel.ui.words.language import languages

PAGAT = '[pagat]\nterm = "Pagat"\nforms = ["Pagat", "Pagats"]\ntext = "The tarock I."\n'


def _read(tmp_path: Path, written: str) -> Glossary:
    (tmp_path / "glossary.en.toml").write_text(written, encoding="utf-8")
    return read_glossary("en", tmp_path)


def test_a_term_is_marked_in_each_of_its_forms(tmp_path: Path) -> None:
    glossary = _read(tmp_path, PAGAT)
    assert glossary.linked("Two Pagats!") == 'Two <a class="term" href="term:pagat">Pagats</a>!'
    assert glossary.linked("No Pagate here.") == "No Pagate here."


def test_a_term_without_forms_is_marked_as_it_is_called(tmp_path: Path) -> None:
    glossary = _read(tmp_path, '[cut]\nterm = "cut"\ntext = "To lift off."\n')
    assert glossary.linked("Cut!") == '<a class="term" href="term:cut">Cut</a>!'


def test_a_term_with_no_form_at_all_is_explained_and_marked_nowhere(tmp_path: Path) -> None:
    glossary = _read(tmp_path, PAGAT + '[trick]\nterm = "trick"\nforms = []\ntext = "Four cards."\n')
    assert list(glossary.terms) == ["pagat", "trick"]
    assert glossary.linked("The trick is mine.") == "The trick is mine."


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('[cut]\nterm = "cut"\n', r"\[cut\] must have term and text"),
        ('[cut]\nterm = "cut"\ntext = ""\n', r"\[cut\] text must not be empty"),
        ('[cut]\nterm = "cut"\nforms = "cuts"\ntext = "To lift off."\n', r"\[cut\] forms .* is a list"),
        ("cut", r"glossary\.en\.toml"),
    ],
)
def test_a_damaged_glossary_names_the_entry(tmp_path: Path, written: str, said: str) -> None:
    with pytest.raises(PageError, match=said):
        _read(tmp_path, written)


def test_every_language_explains_the_same_terms() -> None:
    first, *others = (set(read_glossary(language).terms) for language in languages())
    assert len(first) > 80
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", languages())
def test_a_form_belongs_to_one_term(language: str) -> None:
    forms = [form for term in read_glossary(language).terms.values() for form in term.forms]
    assert sorted(forms) == sorted(set(forms))


def test_english_names_the_german_word() -> None:
    assert [term.id for term in read_glossary("en").terms.values() if not term.german] == []


@pytest.mark.parametrize("language", languages())
def test_a_term_is_explained_in_at_most_three_sentences(language: str) -> None:
    long = [term.id for term in read_glossary(language).terms.values() if len(term.text.split(". ")) > 3]
    assert long == []


def test_words_that_mean_something_else_are_not_marked(tmp_path: Path) -> None:
    glossary = _read(tmp_path, PAGAT + 'not_in = ["Pagat of paper"]\n')
    assert glossary.linked("A Pagat of paper.") == "A Pagat of paper."
    assert glossary.linked("A Pagat of paper and a Pagat.").endswith('a <a class="term" href="term:pagat">Pagat</a>.')


def test_the_three_of_hearts_is_no_contract() -> None:
    glossary = read_glossary("de")
    dreier = {term.id for _, term in glossary.terms_in("Ass, Zweier, Dreier, Vierer; Herz-Dreier. Ein Dreier?")}
    assert dreier == {"dreier"}
    assert "dreier" not in {term.id for _, term in glossary.terms_in("Ass, Zweier, Dreier, Vierer; der Herz-Dreier")}
