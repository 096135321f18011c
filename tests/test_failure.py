# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
from pathlib import Path

import pytest

from kartenspiel import failure


def test_a_desktop_shows_the_reason_with_what_it_has(tmp_path: Path) -> None:
    desktop = {"DISPLAY": ":0", "PATH": str(tmp_path)}
    assert failure.dialog("No room.", desktop, "linux") == ()
    for name in ("notify-send", "zenity"):
        (tmp_path / name).touch(0o755)
        program, *_, message = failure.dialog("No room.", desktop, "linux")
        assert program == name
        assert "No room." in message
    assert failure.dialog("No room.", {"PATH": str(tmp_path)}, "linux") == ()


def test_macos_shows_it_too() -> None:
    assert failure.dialog("No room.", {}, "darwin")[-1] == "No room."


def test_a_program_of_the_system_does_not_get_our_libraries() -> None:
    assert failure.environment({"LD_LIBRARY_PATH": "ours", "HOME": "h"}) == {"HOME": "h"}
    before = {"LD_LIBRARY_PATH": "ours", "LD_LIBRARY_PATH_ORIG": "theirs"}
    assert failure.environment(before) == {"LD_LIBRARY_PATH": "theirs"}


def test_a_reason_is_told_on_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failure, "dialog", lambda *_: ())
    failure.tell("No room.")
    assert capsys.readouterr().err == "No room.\n"
