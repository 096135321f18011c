# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The environment of the two commands: when it is made, when it is good, when it is begun anew."""

import subprocess
from pathlib import Path

import pytest

import environment

_SETTINGS = """
[build-system]
requires = []
[project]
description = "Played with {length} cards"
dependencies = ["{dependency}"]
[tool.ruff]
line-length = {length}
"""


@pytest.fixture(autouse=True)
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    _require(tmp_path)
    return tmp_path


def _require(checkout: Path, dependency: str = "platformdirs", length: int = 100) -> None:
    settings = _SETTINGS.format(dependency=dependency, length=length)
    (checkout / "pyproject.toml").write_text(settings, encoding="utf-8")


def _pretend_ready(purpose: str) -> None:
    environment.python().parent.mkdir(parents=True)
    environment.python().touch()
    environment.stamp(purpose).write_text(environment.fingerprint(), encoding="utf-8")


def test_nothing_is_ready_in_a_fresh_checkout() -> None:
    assert not environment.is_ready("play")


def test_an_environment_without_its_stamp_broke_off_and_is_not_ready() -> None:
    _pretend_ready("play")
    environment.stamp("play").unlink()
    assert not environment.is_ready("play")


def test_an_environment_whose_python_is_gone_is_not_ready() -> None:
    _pretend_ready("play")
    environment.python().unlink()
    assert not environment.is_ready("play")


def test_once_made_it_is_used_without_asking_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    _pretend_ready("play")
    monkeypatch.setattr(subprocess, "call", lambda command: pytest.fail(f"ran {command}"))
    assert environment.ensure("play") == environment.python()


def test_what_is_ready_for_playing_is_not_yet_ready_for_testing() -> None:
    _pretend_ready("play")
    assert not environment.is_ready("test")


def test_what_is_ready_for_testing_is_ready_for_playing() -> None:
    _pretend_ready("test")
    assert environment.is_ready("play")


def test_another_dependency_asks_for_another_set_up(checkout: Path) -> None:
    _pretend_ready("play")
    _require(checkout, dependency="platformdirs>=4")
    assert not environment.is_ready("play")


def test_a_checkers_settings_and_a_new_description_ask_for_nothing(checkout: Path) -> None:
    _pretend_ready("play")
    _require(checkout, length=120)
    assert environment.is_ready("play")


def test_a_checkout_that_was_moved_is_set_up_again(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    before = environment.fingerprint()
    moved = checkout / "moved"
    moved.mkdir()
    _require(moved)
    monkeypatch.setattr(environment, "ROOT", moved)
    assert environment.fingerprint() != before


def test_a_broken_environment_is_replaced_not_repaired(monkeypatch: pytest.MonkeyPatch) -> None:
    remains = environment.VENV / "lib/half a package"
    remains.mkdir(parents=True)
    commands = _recorded_calls(monkeypatch)
    environment.ensure("play")
    assert [command for command in commands if command[1:4] == ["-m", "venv", "--clear"]]
    assert environment.is_ready("play")


def test_even_a_file_in_its_place_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    environment.VENV.write_text("junk", encoding="utf-8")
    _recorded_calls(monkeypatch)
    environment.ensure("play")
    assert environment.is_ready("play")


def test_a_sound_environment_is_kept_when_requirements_change(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    _pretend_ready("play")
    _require(checkout, dependency="platformdirs>=4")
    commands = _recorded_calls(monkeypatch)
    environment.ensure("play")
    assert {command[2] for command in commands} == {"pip"}
    assert environment.is_ready("play")


def test_where_pip_fails_no_stamp_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    _pretend_ready("play")
    environment.stamp("play").write_text("another origin", encoding="utf-8")
    _recorded_calls(monkeypatch, failing="pip")
    with pytest.raises(environment.SetupError, match="pip could not install"):
        environment.ensure("play")
    assert not environment.is_ready("play")


def test_where_python_lacks_venv_the_message_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    _recorded_calls(monkeypatch, failing="venv")
    with pytest.raises(environment.SetupError, match="\n    sudo apt-get install --yes python3-venv\n"):
        environment.ensure("play")


def _recorded_calls(monkeypatch: pytest.MonkeyPatch, failing: str = "") -> list[list[str]]:
    """Let commands succeed without running, but for the failing one; return what was asked for."""
    commands: list[list[str]] = []

    def call(command: list[str]) -> int:
        commands.append(command)
        environment.python().parent.mkdir(parents=True, exist_ok=True)
        environment.python().touch()
        return int(failing in command)

    monkeypatch.setattr(subprocess, "call", call)
    return commands
