# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What PyInstaller is told; building takes minutes and is left to whoever makes a release."""

import sys
from pathlib import Path
from typing import Any

import pytest

import contents

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging/pyinstaller/kartenspiel.spec"


class Told:
    """Stands in for what PyInstaller does with the words of a spec."""

    pure = scripts = binaries = datas = ()

    def __init__(self, *given: object, **named: Any) -> None:  # noqa: ANN401 - whatever a spec says
        self.given, self.named = given, named


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names that the spec leaves behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    names: dict[str, Any] = dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), Told)
    names["SPECPATH"] = str(SPEC.parent)
    exec(compile(SPEC.read_text(encoding="utf-8"), SPEC.name, "exec"), names)  # noqa: S102 - our own file
    return names


def test_every_game_and_every_judgement_is_named() -> None:
    named = set(contents.modules())
    for folder in ("kartenspiel/games", "kartenspiel/players/games"):
        for path in (ROOT / folder).iterdir():
            if not path.name.startswith("_") and (path.suffix == ".py" or (path / "__init__.py").exists()):
                assert ".".join((*Path(folder).parts, path.stem)) in named


def test_every_picture_and_every_language_goes_where_the_program_looks() -> None:
    going = {Path(file): Path(folder) for file, folder in contents.data()}
    assert all(file.is_file() for file in going)
    for file in (ROOT / "resources/cards").rglob("*.svg"):
        assert going[file] == Path("kartenspiel") / file.relative_to(ROOT).parent
    for language in (ROOT / "i18n").glob("*.ts"):
        assert going[language.with_suffix(".qm")] == Path("kartenspiel/i18n")
    assert not any("drawing" in file.parts for file in going)


def test_the_spec_names_them_and_a_program_that_exists(told: dict[str, Any]) -> None:
    program = told["program"]
    assert [Path(script).is_file() for script in program.given[0]] == [True]
    assert program.named["hiddenimports"] == contents.modules()
    assert program.named["datas"] == contents.data()
