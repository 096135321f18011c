# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

import kartenspiel
from kartenspiel.__main__ import main

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    """A module in the place of the window's, to fail as a machine without Qt's libraries lets it fail."""
    stand_in = types.ModuleType("kartenspiel.app")
    monkeypatch.setitem(sys.modules, "kartenspiel.app", stand_in)
    monkeypatch.setattr("kartenspiel.failure.dialog", lambda *_: ())  # nobody clicks on it
    monkeypatch.setattr(kartenspiel, "app", stand_in, raising=False)
    monkeypatch.setattr(sys, "argv", ["kartenspiel"])
    return stand_in


def _fail_with(message: str) -> int:
    raise ImportError(message)


def test_a_library_that_the_system_lacks_is_named(
    window: types.ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = "libEGL.so.1: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(window, "main", lambda: _fail_with(reason), raising=False)
    assert main() == 1
    assert capsys.readouterr().err == f"Qt needs a library that this machine lacks: {reason}\n"


def test_a_fault_of_our_own_is_told_and_not_hushed_up(
    window: types.ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(window, "main", lambda: _fail_with("no module named kartenspiel.tabel"), raising=False)
    with pytest.raises(ImportError, match="tabel"):
        main()
    assert "please report it: no module named kartenspiel.tabel" in capsys.readouterr().err
    monkeypatch.setattr(window, "main", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        main()
    assert "please report it: ZeroDivisionError" in capsys.readouterr().err


def test_without_arguments_the_window_opens(window: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "main", lambda: 0, raising=False)
    assert main() == 0


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (["open"], None),
        (["open", "--"], None),
        (["open", "deal.jsonl"], Path("deal.jsonl")),
        (["open", "--", "-deal.jsonl"], Path("-deal.jsonl")),
    ],
)
def test_the_window_opens_with_a_file(
    window: types.ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], file: Path | None
) -> None:
    opened: list[Path | None] = []

    def open_window(file: Path | None = None) -> int:
        opened.append(file)
        return 0

    monkeypatch.setattr(window, "main", open_window, raising=False)
    monkeypatch.setattr(sys, "argv", ["kartenspiel", *arguments])
    assert main() == 0
    assert opened == [file]


@pytest.mark.parametrize(
    "arguments", [["open", "one", "two"], ["open", "--nonsense"], ["open", ""], ["open", "--", ""]]
)
def test_what_cannot_be_opened_is_a_complaint(
    window: types.ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    del window
    monkeypatch.setattr(sys, "argv", ["kartenspiel", *arguments])
    assert main() == 2


def test_where_qt_would_end_the_process_its_reason_is_told() -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "nowhere", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    command = [sys.executable, "-m", "kartenspiel"]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Kartenspiel cannot open its window:" in done.stderr
    assert '"nowhere"' in done.stderr


def test_a_self_test_without_qt_says_which_library_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = "libGL.so.1: cannot open shared object file"
    monkeypatch.setattr("kartenspiel.selftest.main", lambda: _fail_with(reason))
    monkeypatch.setattr(sys, "argv", ["kartenspiel", "--selftest"])
    assert main() == 1
    assert capsys.readouterr().err == f"kartenspiel: Qt cannot be loaded: {reason}\n"
