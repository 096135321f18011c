# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kartenspiel.display import advice, has_display


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_session_with_a_display_says_so_in_its_environment(variable: str) -> None:
    assert has_display({variable: "any"}, "linux")
    assert not has_display({variable: ""}, "linux")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_display(system: str) -> None:
    assert has_display({}, system)
    assert not has_display({}, "linux")


def test_the_advice_names_commands_as_they_are_typed_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / ".venv/bin/python"
    monkeypatch.chdir(tmp_path)
    assert "\n    .venv/bin/kartenspiel games\n" in advice(str(python)).replace("\\", "/")
    monkeypatch.chdir(tmp_path.parent)
    assert f"\n    {tmp_path.name}/.venv/bin/kartenspiel games\n" in advice(str(python)).replace("\\", "/")


def test_without_a_display_the_program_says_so_and_names_what_works() -> None:
    blind = {name: value for name, value in os.environ.items() if not has_display({name: value}, "linux")}
    on_linux = "import sys; sys.platform = 'linux'; from kartenspiel.__main__ import main; sys.exit(main())"
    start = subprocess.run([sys.executable, "-c", on_linux], env=blind, capture_output=True, text=True, check=False)
    assert start.returncode == 1
    assert not start.stdout
    sentence, *commands = start.stderr.splitlines()
    assert "no display" in sentence
    assert any(command.endswith("kartenspiel simulate GAME --deals 10") for command in commands)
