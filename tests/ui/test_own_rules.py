# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules kept under a name of one's own, exported and imported."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog

from kartenspiel.controller import house_rules
from kartenspiel.controller.plans import presets_of
from kartenspiel.controller.settings import GameSettings, Settings, own_id
from kartenspiel.games import all_games
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from tests.ui.conftest import Start
from tests.ui.program import Program

NAME = "Wie {daheim}"


@pytest.fixture
def program(start: Start) -> Program:
    return start()


def opened(program: Program, deals: int = 0) -> SessionDialog:
    """Open the dialog, with one rule changed."""
    dialog = program.dialog("new", SessionDialog)
    if deals:
        next(row for row in dialog.rules.form.rows if row.spec.id == "session_deals").control.set_value(deals)
    return dialog


def name_rules(monkeypatch: pytest.MonkeyPatch, dialog: SessionDialog, name: str) -> None:
    monkeypatch.setattr(QInputDialog, "getText", staticmethod(lambda *_args, **_more: (name, True)))
    dialog.rules.actions_by_name["keep"].trigger()


def choose_file(monkeypatch: pytest.MonkeyPatch, path: str | Path) -> None:
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, staticmethod(lambda *_args: (str(path), "")))


def test_rules_are_kept_under_a_name_and_there_again(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(program, 7)
    name_rules(monkeypatch, dialog, NAME)
    assert dialog.presets.currentText() == NAME
    assert dialog.rules.form.changes() == 0
    dialog.accept()
    program.until_dealt()
    assert NAME in program.window.status.deal.text()
    again = opened(program)
    assert again.presets.currentText() == NAME
    assert again.plan().preset == own_id(NAME)
    again.presets.setCurrentIndex(0)
    assert again.rules.form.rules() == again.game.house_rules()


def test_rules_that_are_deleted_are_gone(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(program, 7)
    assert not dialog.rules.actions_by_name["forget"].isEnabled()
    name_rules(monkeypatch, dialog, NAME)
    dialog.rules.actions_by_name["forget"].trigger()
    assert dialog.presets.findText(NAME) < 0
    assert dialog.presets.currentIndex() == 0
    assert program.keeper.settings.game(dialog.game.id).own_presets == {}


def test_a_name_without_letters_keeps_nothing(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(program, 7)
    before = dialog.presets.count()
    name_rules(monkeypatch, dialog, "  ")
    assert dialog.presets.count() == before


def test_rules_travel_in_a_file(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    dialog = opened(program, 9)
    name_rules(monkeypatch, dialog, NAME)
    rules = dialog.rules.form.rules()
    path = tmp_path / "rules.json"
    choose_file(monkeypatch, path)
    dialog.rules.actions_by_name["export"].trigger()
    dialog.rules.actions_by_name["forget"].trigger()
    dialog.games.setCurrentIndex(dialog.games.count() - 1)
    dialog.rules.actions_by_name["import"].trigger()
    assert dialog.presets.currentText() == NAME
    assert dialog.plan().rules == rules


@pytest.mark.parametrize("file", ["nowhere/rules.json", "broken.json"])
def test_a_file_that_cannot_be_used_is_named(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str
) -> None:
    (tmp_path / "broken.json").write_bytes(b"{")
    dialog = opened(program)
    choose_file(monkeypatch, tmp_path / file)
    dialog.rules.actions_by_name["import"].trigger()
    assert dialog.rules.messages.texts()


def test_a_file_that_would_take_long_to_understand_is_refused(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "long.json").write_bytes(b" " * (house_rules.GREATEST + 1))
    dialog = opened(program)
    choose_file(monkeypatch, tmp_path / "long.json")
    dialog.rules.actions_by_name["import"].trigger()
    assert "larger than 1 MiB" in dialog.rules.messages.texts()[0]


def test_a_folder_that_takes_no_file_is_reported(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialog = opened(program)
    choose_file(monkeypatch, tmp_path / "nowhere" / "rules.json")
    dialog.rules.actions_by_name["export"].trigger()
    assert dialog.rules.messages.texts()[0].startswith("rules.json: ")


def test_nothing_but_a_file_is_written_over(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    dialog = opened(program)
    path = tmp_path / "rules.json"
    os.mkfifo(path)
    choose_file(monkeypatch, path)
    dialog.rules.actions_by_name["export"].trigger()
    assert dialog.rules.messages.texts() == ("rules.json: it is not an ordinary file.",)
    assert path.is_fifo()


def test_asking_for_a_file_may_be_cancelled(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(program)
    before = program.keeper.settings
    choose_file(monkeypatch, "")
    for name in ("export", "import"):
        dialog.rules.actions_by_name[name].trigger()
    assert program.keeper.settings == before


def test_own_rules_that_are_no_longer_understood_are_left_out() -> None:
    game = all_games()[0]
    settings = Settings().with_game(game.id, GameSettings(own_presets={"old": {"no such option": 1}, "new": {}}))
    assert [preset.id for preset in presets_of(game, settings)][len(game.presets) :] == [own_id("new")]


def kept_deals(program: Program, name: str) -> object:
    game = all_games()[0].id
    return program.keeper.settings.game(game).own_presets[name].get("session_deals")


@pytest.mark.parametrize("way", ["import", "keep"])
def test_rules_of_the_same_name_are_replaced_only_if_one_wants_it(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, way: str
) -> None:
    dialog = opened(program, 9)
    name_rules(monkeypatch, dialog, NAME)
    choose_file(monkeypatch, tmp_path / "rules.json")
    dialog.rules.actions_by_name["export"].trigger()
    deals = next(row for row in dialog.rules.form.rows if row.spec.id == "session_deals").control
    deals.set_value(3)
    name_rules(monkeypatch, dialog, NAME)
    assert kept_deals(program, NAME) == 3
    dialog.presets.setCurrentIndex(0)
    deals.set_value(9)
    if way == "import":
        dialog.rules.actions_by_name["import"].trigger()
    else:
        name_rules(monkeypatch, dialog, NAME)
    assert kept_deals(program, NAME) == 3
    (question,) = dialog.rules.messages.bars
    assert NAME in question.text()
    question.buttons[0].click()
    assert kept_deals(program, NAME) == 9


@pytest.mark.parametrize("capitals", [str, str.upper])
def test_own_rules_are_not_called_like_a_preset(
    program: Program, monkeypatch: pytest.MonkeyPatch, capitals: Callable[[str], str]
) -> None:
    dialog = opened(program, 7)
    before = program.keeper.settings
    name = f" {capitals(dialog.presets.itemText(0))} "
    name_rules(monkeypatch, dialog, name)
    assert dialog.rules.messages.texts() == (f"“{name.strip()}” is a preset of the game. Choose another name.",)
    assert program.keeper.settings == before
    name_rules(monkeypatch, dialog, NAME)
    assert dialog.rules.messages.texts() == (f"These rules are kept as “{NAME}”.",)


def test_rules_in_a_file_that_are_called_like_a_preset_get_another_name(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialog = opened(program, 7)
    preset = dialog.presets.currentText()
    choose_file(monkeypatch, tmp_path / "rules.json")
    dialog.rules.actions_by_name["export"].trigger()
    dialog.rules.actions_by_name["import"].trigger()
    assert dialog.presets.currentText() == f"{preset} (2)"
    assert dialog.presets.findText(preset) == dialog.presets.findText(preset, Qt.MatchFlag.MatchFixedString)


def test_names_that_differ_only_in_capitals_are_one(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(program, 7)
    name_rules(monkeypatch, dialog, NAME)
    dialog.presets.setCurrentIndex(0)
    name_rules(monkeypatch, dialog, NAME.upper())
    (question,) = dialog.rules.messages.bars
    assert NAME in question.text()
    assert kept_deals(program, NAME) == 7


def test_it_is_said_where_rules_were_exported(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialog = opened(program)
    choose_file(monkeypatch, tmp_path / "rules.json")
    dialog.rules.actions_by_name["export"].trigger()
    assert dialog.rules.messages.texts() == (f"These rules are saved in {tmp_path / 'rules.json'}.",)
