# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command that reads the drawings with other programs: what it says of tools and of pictures."""

import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.paths import resource
from tests import svg_readers
from tests.svg_readers import APART, by_qt, compare

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_tool_that_is_missing_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool == "rsvg-convert" else tool)
    monkeypatch.setattr(sys, "argv", ["svg_readers"])
    assert svg_readers.main() == 2
    assert capsys.readouterr().err == "rsvg-convert is missing: install librsvg2-bin\n"


def test_a_reader_that_leaves_something_out_or_draws_nothing_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right, wrong, none = (tmp_path / f"{name}.svg" for name in ("right", "wrong", "none"))
    drawing = resource("cards", "signs", "german", "H.svg").read_text(encoding="utf-8")
    for file in (right, wrong, none):
        file.write_text(drawing, encoding="utf-8")
    assert QSvgRenderer(str(right)).isValid()

    def read(files: Sequence[Path], width: int, folder: Path) -> Mapping[Path, str]:
        for place, file in enumerate(files):
            if file != none:
                drawn = by_qt(file, width, width, stretched=True)
                if file == wrong:
                    drawn.fill("white")
                drawn.save(str(folder / f"{place}.png"))
        return dict.fromkeys(files, "")

    monkeypatch.setattr(svg_readers, "READERS", {"inkscape": read})
    found = compare([right, wrong, none], 60, tmp_path / "worst")
    assert [each.file for each in found] == [none, wrong, right]
    assert found[2].apart < 0.1 < APART < found[1].apart
    assert len(list((tmp_path / "worst").iterdir())) == 3
