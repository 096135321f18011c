# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Our compiler of translations against lrelease: byte for byte the same."""

import os
import subprocess
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QTranslator

import qm
import translations

FORMS = {
    **dict.fromkeys(("hu", "ja", "ko", "tr", "zh"), 1),
    **dict.fromkeys(("da", "de_DE", "en", "es", "fi", "fr", "it", "nl", "pt", "sv"), 2),
    **dict.fromkeys(("bs", "cs", "hr", "pl", "ro", "ru", "sk", "sr", "uk"), 3),
    "sl": 4,
}
"""How many forms a text with a number has in each language."""

_HEAD = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}"><context>'
_PLAIN = "<message><source>{source}</source><translation{type}>{translation}</translation></message>"
_FOOT = "</context></TS>"


def _ts(folder: Path, language: str, forms: int) -> Path:
    """Write a translation with what is there and what is not, and a message that counts."""
    numbered = "".join(f"<numerusform>Form {number}: %n</numerusform>" for number in range(forms))
    rows = [
        ("Cards &amp; tricks", "", "Käse & König".replace("&", "&amp;")),
        ("Über", ' type="unfinished"', "Ü"),
        ("Nobody did this", ' type="unfinished"', ""),
        ("This is gone", ' type="vanished"', "Weg"),
        ("Two\nlines", "", "Zwei\nZeilen"),
    ]
    texts = "".join(_PLAIN.format(source=source, type=kind, translation=done) for source, kind, done in rows)
    number = f'<message numerus="yes"><source>%n card(s)</source><translation>{numbered}</translation></message>'
    contexts = "</context><context>".join(f"<name>{name}</name>{texts}{number}" for name in ("ui", "model"))
    file = folder / f"kartenspiel_{language}.ts"
    file.write_text(_HEAD.format(language=language) + contexts + _FOOT, encoding="utf-8")
    return file


def _by_lrelease(source: Path, folder: Path) -> bytes:
    program = Path(PySide6.__path__[0]) / "lrelease"
    target = folder / "expected.qm"
    subprocess.check_call(
        [program.with_suffix(".exe") if os.name == "nt" else program, "-silent", source, "-qm", target]
    )
    return target.read_bytes()


@pytest.mark.parametrize(("language", "forms"), FORMS.items())
def test_every_language_comes_out_as_from_lrelease(language: str, forms: int, tmp_path: Path) -> None:
    source = _ts(tmp_path, language, forms)
    assert qm.compile_ts(source) == _by_lrelease(source, tmp_path)


@pytest.mark.parametrize("language", sorted(translations.SOURCES.glob("*.ts")), ids=lambda file: file.stem)
def test_our_translations_come_out_as_from_lrelease(language: Path, tmp_path: Path) -> None:
    assert qm.compile_ts(language) == _by_lrelease(language, tmp_path)


def test_the_slavic_dual_is_found_by_qt(tmp_path: Path) -> None:
    (tmp_path / "sl.qm").write_bytes(qm.compile_ts(_ts(tmp_path, "sl", 4)))
    slovenian = QTranslator()
    assert slovenian.load(str(tmp_path / "sl.qm"))
    texts = [slovenian.translate("ui", "%n card(s)", "", number) for number in (1, 2, 3, 5, 101)]
    assert texts == ["Form 0: %n", "Form 1: %n", "Form 2: %n", "Form 3: %n", "Form 0: %n"]


def test_a_language_whose_plurals_nobody_entered_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="the plurals of 'cy' are not known yet"):
        qm.compile_ts(_ts(tmp_path, "cy", 2))
