# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import sys
import types

import pytest

import kartenspiel
from kartenspiel.__main__ import main


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    """A module in the place of the window's, to fail as a machine without Qt's libraries lets it fail."""
    stand_in = types.ModuleType("kartenspiel.app")
    monkeypatch.setitem(sys.modules, "kartenspiel.app", stand_in)
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


def test_a_fault_of_our_own_is_not_hushed_up(window: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "main", lambda: _fail_with("no module named kartenspiel.tabel"), raising=False)
    with pytest.raises(ImportError, match="tabel"):
        main()


def test_without_arguments_the_window_opens(window: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "main", lambda: 0, raising=False)
    assert main() == 0
