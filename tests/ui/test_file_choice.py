# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Choosing a file: the name gets the extension it lacks, and the next choice begins where the last one ended."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from kartenspiel.games import all_games
from kartenspiel.ui.dialogs.asking import Asking
from kartenspiel.ui.dialogs.deal_files import SUFFIX, TITLE, OpenDialog
from kartenspiel.ui.dialogs.file_choice import FileChoice, with_suffix
from tests.controller.dealt import examples
from tests.ui.conftest import Start

RECORDS = "Records of deals (*.jsonl *.json)"
EVERYTHING = "All files (*)"


class Desktop:
    """Chooses a name in the dialogs of files, and sees which one is proposed."""

    def __init__(self, name: Path) -> None:
        self.name, self.kind, self.proposed = name, RECORDS, Path()

    def __call__(self, _parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        self.proposed = Path(proposed)
        return str(self.name), self.kind


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    (tmp_path / "deals").mkdir()
    desktop = Desktop(tmp_path / "deals" / "a good one")
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, staticmethod(desktop))
    return desktop


@pytest.mark.parametrize(
    ("name", "kind", "written"),
    [
        ("deal", RECORDS, "deal.jsonl"),
        ("deal 2.5", RECORDS, "deal 2.5.jsonl"),
        ("deal.JSON", RECORDS, "deal.JSON"),
        ("deal.jsonl", RECORDS, "deal.jsonl"),
        ("deal", EVERYTHING, "deal"),
    ],
)
def test_a_name_gets_the_extension_of_the_kind_chosen(name: str, kind: str, written: str) -> None:
    assert with_suffix(Path(name), SUFFIX, kind) == Path(written)


def test_a_deal_saved_under_a_bare_name_gets_the_extension(start: Start, desktop: Desktop) -> None:
    program = start(last_card_of=1)
    program.play()
    program.trigger("save")
    assert [file.name for file in desktop.name.parent.iterdir()] == ["a good one.jsonl"]


def test_the_next_file_is_looked_for_where_the_last_one_was(start: Start, desktop: Desktop) -> None:
    program = start()
    choice = FileChoice(program.keeper, program.window)
    choice.to_open(TITLE, TITLE)
    assert desktop.proposed == Path.home()
    choice.to_save(TITLE, "deal", SUFFIX, TITLE)
    assert desktop.proposed == desktop.name.parent / "deal.jsonl"
    desktop.name.parent.rmdir()
    choice.to_open(TITLE, TITLE)
    assert desktop.proposed == Path.home()


@pytest.mark.parametrize("answered", ["act", "leave"])
def test_what_bears_the_name_with_its_extension_is_not_overwritten_unasked(
    start: Start, desktop: Desktop, answered: str
) -> None:
    program = start()
    there = desktop.name.with_name("a good one.jsonl")
    there.write_bytes(b"mine")

    def answer() -> None:
        (asking,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, Asking) and each.isVisible()]
        assert "a good one.jsonl" in asking.text()
        getattr(asking, answered).click()

    QTimer.singleShot(0, answer)
    chosen = FileChoice(program.keeper, program.window).to_save(TITLE, "deal", SUFFIX, TITLE)
    assert chosen == (there if answered == "act" else None)


def test_of_files_that_cannot_be_read_only_the_last_is_told_and_not_for_ever(start: Start, desktop: Desktop) -> None:
    program = start()
    program.question()
    for name in ("one", "two"):
        desktop.name = desktop.name.with_name(name)
        program.trigger("open")
        assert [text.startswith(name) for text in program.page.messages.texts()] == [True]
    program.trigger("games")
    assert not program.page.messages.texts()
    program.trigger("open")
    assert program.page.messages.texts()
    desktop.name = examples(all_games()[0])
    program.dialog("open", OpenDialog).reject()
    assert not program.page.messages.texts()
