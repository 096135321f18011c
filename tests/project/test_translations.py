# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The translations hold every text of the code, finished, with the same fields."""

import ast
import os
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import translations

LANGUAGES = sorted(translations.SOURCES.glob("*.ts"))
COMPLETE = [language for language in LANGUAGES if not language.stem.endswith("_en")]
FIELD = re.compile(r"\{[^{}]*\}|%L?(?:n|\d)")


def _messages(language: Path) -> Iterator[tuple[str, ET.Element]]:
    for context in ET.parse(language).getroot().iter("context"):  # noqa: S314 -- our own file
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def _forms(message: ET.Element) -> list[str]:
    """The translation, or each of its forms where the number decides."""
    translation = message.find("translation")
    assert translation is not None
    return ["".join(form.itertext()) for form in translation.iter("numerusform")] or [translation.text or ""]


def _marked() -> set[tuple[str, str]]:
    """Context and source of every text that the code marks, found without Qt's tools."""
    found = set()
    for file in translations.CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP":
                context, source = map(ast.literal_eval, node.args[:2])
                found.add((context, source))
    return found


def test_there_is_german_and_what_english_needs_for_its_plurals() -> None:
    assert {"kartenspiel_de.ts", "kartenspiel_en.ts"} <= {language.name for language in LANGUAGES}


@pytest.mark.parametrize("language", COMPLETE, ids=lambda file: file.stem)
def test_every_text_that_the_code_marks_is_there(language: Path) -> None:
    assert _marked()
    assert _marked() - {(context, message.findtext("source", "")) for context, message in _messages(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_the_texts_are_those_of_the_code(language: Path, tmp_path: Path) -> None:
    fresh = Path(shutil.copy(language, tmp_path))
    translations.refresh(tmp_path)
    texts = [
        sorted((context, message.findtext("source", "")) for context, message in _messages(file))
        for file in (language, fresh)
    ]
    assert texts[0] == texts[1], "run packaging/translations.py refresh and translate what is new"


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_every_translation_is_finished(language: Path) -> None:
    unfinished = [
        message.findtext("source")
        for _, message in _messages(language)
        if message.find("translation[@type]") is not None or not all(_forms(message))
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_every_translation_has_the_fields_of_its_source(language: Path) -> None:
    differing = []
    for _, message in _messages(language):
        fields = set(FIELD.findall(message.findtext("source", "")))
        # "One card" need not say the number.
        least = fields - {"%n", "%Ln"} if message.get("numerus") else fields
        differing += [form for form in _forms(message) if not least <= set(FIELD.findall(form)) <= fields]
    assert differing == []


def test_what_changed_is_compiled_again_and_only_that(tmp_path: Path) -> None:
    source = Path(shutil.copy(LANGUAGES[0], tmp_path))
    assert translations.stale(tmp_path, tmp_path) == [source]
    translations.compile_stale(tmp_path, tmp_path)
    assert translations.stale(tmp_path, tmp_path) == []
    assert sorted(file.suffix for file in tmp_path.iterdir()) == [".qm", ".ts"]
    later = source.with_suffix(".qm").stat().st_mtime + 1
    os.utime(source, (later, later))
    assert translations.stale(tmp_path, tmp_path) == [source]
