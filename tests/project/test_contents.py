# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What PyInstaller is told; building takes minutes and is left to whoever makes a release."""

import sys
from pathlib import Path
from typing import Any

import pytest

import contents
import licences
from kartenspiel import shipped

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging/pyinstaller/kartenspiel.spec"


class Told:
    """Stands in for what PyInstaller does with the words of a spec."""

    pure = scripts = binaries = datas = ()

    def __init__(self, *given: object, **named: Any) -> None:  # noqa: ANN401 - whatever a spec says
        self.given, self.named = given, named


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """The names that the spec leaves behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(licences, "_of_distribution", lambda name: [name])  # PyInstaller need not be here
    names: dict[str, Any] = dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), Told)
    names |= {"SPECPATH": str(SPEC.parent), "workpath": str(tmp_path)}
    exec(compile(SPEC.read_text(encoding="utf-8"), SPEC.name, "exec"), names)  # noqa: S102 - our own file
    return names


def test_every_game_and_every_judgement_is_named() -> None:
    named = set(contents.modules())
    for folder in ("kartenspiel/games", "kartenspiel/players/games", "kartenspiel/players/learned/weights"):
        for path in (ROOT / folder).iterdir():
            if not path.name.startswith("_") and (path.suffix == ".py" or (path / "__init__.py").exists()):
                assert ".".join((*Path(folder).parts, path.stem)) in named


def test_the_lessons_of_every_game_that_has_some_are_named() -> None:
    named = set(contents.modules())
    for game in (ROOT / "kartenspiel/games").iterdir():
        if (game / "lessons.py").exists() or (game / "lessons").is_dir():
            assert f"kartenspiel.games.{game.name}.lessons" in named


def test_every_picture_and_every_language_goes_where_the_program_looks() -> None:
    going = {Path(file): Path(folder) for file, folder in contents.data()}
    assert all(file.is_file() for file in going)
    for file in (ROOT / "resources/cards").rglob("*.svg"):
        assert going[file] == Path("kartenspiel") / file.relative_to(ROOT).parent
    for language in (ROOT / "i18n").glob("*.ts"):
        assert going[language.with_suffix(".qm")] == Path("kartenspiel/i18n")
    for page in (ROOT / "i18n/rules").glob("*.md"):
        assert going[page] == Path("kartenspiel/i18n/rules")
    assert not any("drawing" in file.parts for file in going)


def test_the_spec_names_them_and_a_program_that_exists(told: dict[str, Any]) -> None:
    program = told["program"]
    assert [Path(script).is_file() for script in program.given[0]] == [True]
    assert program.named["hiddenimports"] == contents.modules()
    assert program.named["datas"] == [*contents.data(), *contents.font()]
    added = ("licences.txt", "contents.json")
    assert told["datas"] == [(f"kartenspiel/{name}", str(Path(told["workpath"]) / name), "DATA") for name in added]


def test_a_program_is_told_what_it_was_given(tmp_path: Path) -> None:
    (tmp_path / "kartenspiel").mkdir()
    places = ("PySide6\\QtCore.pyd", "kartenspiel/i18n/a.qm", "libxcb-cursor.so.0", "kartenspiel/DejaVuSans.ttf")
    contents.write_list(tmp_path / "kartenspiel", places)
    listed = shipped.read(tmp_path / "kartenspiel")
    assert listed is not None
    assert set(listed.modules) == set(contents.modules())
    assert listed.files == ("PySide6/QtCore.pyd", "kartenspiel/i18n/a.qm")  # the rest some systems have
    assert shipped.missing_files(listed, tmp_path / "kartenspiel") == list(listed.files)


@pytest.mark.parametrize(
    ("name", "source", "wanted"),
    [
        ("PySide6/Qt/lib/libQt6Gui.so.6", "site-packages", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "site-packages", False),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6\\Qt6Widgets.dll", "C:", True),
        ("PySide6\\Qt6Pdf.dll", "C:", False),
        ("PySide6\\QtGui.pyd", "C:", True),
        ("PySide6\\opengl32sw.dll", "C:", False),
        ("PySide6/QtCore.abi3.so", "site-packages", True),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "site-packages", True),
        ("PySide6/Qt/lib/QtQml.framework/Resources/Info.plist", "site-packages", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "site-packages", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "site-packages", False),
        ("PySide6/plugins/platforms/qwindows.dll", "site-packages", True),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "site-packages", False),
        ("PySide6/Qt/translations/qtbase_de.qm", "site-packages", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", "site-packages", False),
        ("libxcb-cursor.so.0", "/usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0", True),
        ("libglib-2.0.so.0", "/lib/x86_64-linux-gnu/libglib-2.0.so.0", False),
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", True),
        ("lib-dynload/_json.so", "/usr/lib/python3.11/lib-dynload/_json.so", True),
        ("python312.dll", "C:", True),
    ],
)
def test_what_nobody_needs_is_left_out(name: str, source: str, wanted: bool) -> None:  # noqa: FBT001 - a case
    assert contents.is_wanted(name, source) is wanted
