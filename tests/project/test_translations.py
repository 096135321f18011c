# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The translations hold every text of the code, finished, with the same fields."""

import ast
import os
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import marks
import translations
from kartenspiel.controller import sheets
from kartenspiel.games import descriptions
from kartenspiel.model.templates import SAME, name_of, pieces_of
from kartenspiel.model.text import room_marker
from kartenspiel.ui.words.grammar import grammar_of
from tests.facts import letter

LANGUAGES = sorted(translations.SOURCES.glob("*.ts"))
COMPLETE = [language for language in LANGUAGES if not language.stem.endswith("_en")]
NUMBER = re.compile(r"%L?(?:n|\d)")

CONTRACTS = {
    *("bettler", "durchmarsch", "hundert", "mit", "einer", "anderen", "letzten", "plauderer", "schurln", "solo"),
    *("trischaken", "hundertermord", "königmord", "zehnermord", "mondfang", "trull", "absolut", "valat", "ultimo"),
    *("kontra", "rekontra", "subkontra", "hirschkontra", "mordkontra", "retour", "supra", "resupra"),
    *("rufer", "solorufer", "besserrufer", "pagatrufer", "uhurufer", "kakadurufer", "quapilrufer", "dreier"),
    *("sechserdreier", "solodreier", "piccolo", "zwiccolo", "bettel", "ouvert", "königfang", "sküsfang"),
    *("vorhand", "ich", "liege", "gut", "weiter", "dazu", "dagegen"),  # what is said aloud
}
NAMES = {
    "kartenspiel",
    *(word for game in descriptions() for word in re.findall(r"\w+", game.title.source.lower())),
    *("industrie", "und", "glück", "tell", "glatzen", "pagat", "mond", "sküs", "tarock", "talon", "xvi"),
    *("uhu", "kakadu", "quapil", "könig", "könige", "vier", "blatt", "lungau", "cups"),
    *("glatze", "gartenzaun", "schmieren", "mariasch", "iii", "xii", "xiii", "xix"),
}
SAME_IN_BOTH = {
    *CONTRACTS,
    *NAMES,
    *(
        "arm",
        "bring",
        "cent",
        "check",  # a command
        "code",
        "codes",
        "computer",
        "esc",
        "find",
        "finger",
        "hand",
        "json",
        "salt",  # as cryptographers say it in both
        "sha",
        "jsonl",
        "kreuzer",
        "mib",
        "minute",
        "name",
        "pdf",
        "csv",
        "normal",
        "offline",
        "partner",
        "quiz",
        "rest",
        "standard",
        "start",
        "system",
    ),
    *("not", "version", "was"),
}
"""What a sentence and its translation may have in common: names of games, cards and contracts, and common words."""


def _words(text: str) -> set[str]:
    """The words of a text in small letters, without its fields; shorter ones are often the same by chance."""
    return set(re.findall(r"[a-zäöüß]{3,}", re.sub(r"\{[^{}]*\}", "", text).lower()))


def _messages(language: Path) -> Iterator[tuple[str, ET.Element]]:
    for context in ET.parse(language).getroot().iter("context"):  # noqa: S314 -- our own file
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def _forms(message: ET.Element) -> list[str]:
    """The translation, or each of its forms where the number decides."""
    translation = message.find("translation")
    assert translation is not None
    return ["".join(form.itertext()) for form in translation.iter("numerusform")] or [translation.text or ""]


def _fields(template: str) -> set[str]:
    """The fields of a text by their names, whatever form they are asked for, and whether it has a number."""
    name = name_of(template)
    parts = (name.words, *name.forms.values())
    fields = {piece.name for part in parts for piece in pieces_of(part) if piece.name}
    return fields | set(NUMBER.findall(template))


@cache
def _lookups() -> list[tuple[Path, ast.Call]]:
    """Every call in the code by which a text is marked or looked up, found without Qt's tools."""
    marking = {"_", "QT_TRANSLATE_NOOP", "QT_TR_NOOP", "translate", "tr", "trUtf8"}
    return [
        (file, node)
        for file in translations.CODE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in marking
    ]


def _is_mark(call: ast.Call) -> bool:
    return getattr(call.func, "id", "") == "_" and len(call.args) == 1 and isinstance(call.args[0], ast.Constant)


def _marked() -> set[tuple[str, str]]:
    """Context and source of every text that the code marks."""
    return {(_context(file), ast.literal_eval(call.args[0])) for file, call in _lookups() if _is_mark(call)}


def _context(file: Path) -> str:
    """The package of a module, or the game to whose rooms it belongs."""
    package = file.parent.relative_to(translations.CODE).parts
    return ".".join(package[:-1] if "room_marker(__package__)" in file.read_text(encoding="utf-8") else package)


def test_the_languages_that_the_program_must_have_are_those_of_the_catalogues_and_no_code_knows_one_of_them() -> None:
    assert sorted(sheets.LANGUAGES) == [file.stem.removeprefix("kartenspiel_") for file in LANGUAGES]
    asked = re.compile(r"""[!=]= ["'](?:de|en)["']""")
    assert [file for file in translations.CODE.rglob("*.py") if asked.search(file.read_text(encoding="utf-8"))] == []


def test_there_is_german_and_what_english_needs_for_its_plurals() -> None:
    assert {"kartenspiel_de.ts", "kartenspiel_en.ts"} <= {language.name for language in LANGUAGES}


@pytest.mark.parametrize("language", COMPLETE, ids=lambda file: file.stem)
def test_every_text_that_the_code_marks_is_there(language: Path) -> None:
    assert _marked()
    assert _marked() - {(context, message.findtext("source", "")) for context, message in _messages(language)} == set()


def test_only_those_who_render_texts_look_up_what_is_no_literal() -> None:
    found = {file.name for file, call in _lookups() if not _is_mark(call)}
    assert found == {
        *("language.py", "wording.py"),
        *("fan.py", "faces.py", "indices.py", "printed_pack.py"),  # which move a painter
    }


def test_what_looks_the_same_in_english_and_german_is_a_name_or_the_same_word_in_both() -> None:
    english_is = {
        word
        for context, message in _messages(translations.SOURCES / "kartenspiel_de.ts")
        if context != "ui.cards" and "<a href" not in message.findtext("source", "")  # where names stand in sentences
        for word in _words(message.findtext("source", "")) & _words(" ".join(_forms(message)))
    }
    assert english_is - SAME_IN_BOTH == set()


def test_the_texts_are_those_of_the_code(tmp_path: Path) -> None:
    fresh = {language: Path(shutil.copy(language, tmp_path)) for language in LANGUAGES}
    translations.refresh(tmp_path)
    for pair in fresh.items():
        texts = [
            sorted((context, message.findtext("source", "")) for context, message in _messages(file)) for file in pair
        ]
        assert texts[0] == texts[1], "run packaging/translations.py refresh and translate what is new"


@pytest.mark.parametrize("language", COMPLETE, ids=lambda file: file.stem)
def test_clauses_of_the_rules_stand_apart_from_the_words(language: Path) -> None:
    letters = "".join(letter(game.id) for game in descriptions())
    words = [text for _, message in _messages(language) for text in (message.findtext("source", ""), *_forms(message))]
    assert [text for text in words if re.search(rf"\b[{letters}]\d+\b", text)] == []


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
        fields = _fields(message.findtext("source", ""))
        # "One card" need not say the number.
        least = fields - {"%n", "%Ln"} if message.get("numerus") else fields
        differing += [form for form in _forms(message) if not least <= _fields(form) <= fields]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_every_translation_is_a_sentence_or_none_as_its_source_is(language: Path) -> None:
    differing = [
        form
        for _, message in _messages(language)
        for form in _forms(message)
        if form and _ends_as(message.findtext("source", "")) != _ends_as(form)
    ]
    assert differing == []


def _ends_as(text: str) -> str:
    """How a text ends, quotation marks apart: as a sentence or before what follows, or otherwise."""
    last = text.rstrip('”“)"')[-1:]
    return last if last in (".", ":") else ""


def _unknown(language: str, template: str) -> set[str]:
    """What a template asks for, or says of its name, that the grammar of the language does not know."""
    grammar, name = grammar_of(language), name_of(template)
    pieces = [piece for part in (name.words, *name.forms.values()) for piece in pieces_of(part)]
    asked = {piece.form for piece in pieces if piece.form} | set(name.forms)
    alone = {"|".join(piece.choices) for piece in pieces if piece.choices and len(piece.choices) > 4}
    return (asked - {SAME} - set(grammar.forms)) | ({name.kind} - {""} - grammar.kinds) | alone


@pytest.mark.parametrize("language", COMPLETE, ids=lambda file: file.stem)
def test_every_form_and_class_in_a_translation_is_in_the_grammar_of_its_language(language: Path) -> None:
    code = language.stem.rpartition("_")[2]
    forms = [form for _, message in _messages(language) for form in _forms(message)]
    assert {form: _unknown(code, form) for form in forms if _unknown(code, form)} == {}


def test_every_form_and_class_in_a_text_of_the_code_is_in_the_english_grammar() -> None:
    assert {text: _unknown("en", text) for _, text in _marked() if _unknown("en", text)} == {}


@pytest.mark.parametrize("wrong", ["{card:accusative}", "Rufer[x]", "Rufer[m; plural=Rufer]", "{who:a|b|c|d|e}"])
def test_a_form_or_class_that_the_grammar_does_not_know_is_found(wrong: str) -> None:
    assert _unknown("de", wrong)
    assert not _unknown("de", "{card:acc} {who:spielst|spielt}[m; dat=dem Rufer]")


def test_what_changed_is_compiled_again_and_only_that(tmp_path: Path) -> None:
    source = Path(shutil.copy(LANGUAGES[0], tmp_path))
    assert translations.stale_translations(tmp_path, tmp_path) == [source]
    translations.compile_stale(tmp_path, tmp_path)
    assert translations.stale_translations(tmp_path, tmp_path) == []
    assert sorted(file.suffix for file in tmp_path.iterdir()) == [".qm", ".ts"]
    later = source.with_suffix(".qm").stat().st_mtime + 1
    os.utime(source, (later, later))
    assert translations.stale_translations(tmp_path, tmp_path) == [source]


def test_the_rooms_of_a_game_are_translated_with_the_game(tmp_path: Path) -> None:
    room = tmp_path / "games" / "some" / "words"
    room.mkdir(parents=True)
    (room / "hints.py").write_text('_ = room_marker(__package__)\nA = _("One")\n', encoding="utf-8")
    assert [mark.context for mark in marks.marks_in(tmp_path)] == ["games.some"]
    assert room_marker("kartenspiel.games.some.words")("One").context == "games.some"


def test_what_is_no_literal_cannot_be_marked(tmp_path: Path) -> None:
    package = tmp_path / "games" / "some"
    package.mkdir(parents=True)
    (package / "words.py").write_text('A = _("One", plural=True)\nB = _(\n    "Two " "parts"\n)\n', encoding="utf-8")
    assert list(marks.marks_in(tmp_path)) == [
        marks.Mark("games.some", "One", plural=True),
        marks.Mark("games.some", "Two parts", plural=False),
    ]
    (package / "wrong.py").write_text("A = 1\nB = _(A)\n", encoding="utf-8")
    with pytest.raises(marks.MarkError, match=r"wrong\.py:2: only a literal"):
        list(marks.marks_in(tmp_path))
