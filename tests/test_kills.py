# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sample of the command that kills the program, and proof that it notices."""

import os
import stat
from pathlib import Path

import pytest

from kartenspiel.controller import files
from tests import kills


def test_nothing_that_was_shown_is_gone() -> None:
    found = kills.count(2 * len(kills.POINTS), seed=0)  # each second one is at a point
    assert (found["gone"], found["notes gone"], found["analyses gone"]) == (0, 0, 0)
    assert found["noted"] > 0
    assert found["shown unsaved"] < found["shown"]


def test_a_move_that_is_gone_is_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def shown(*_: object) -> list[kills.Shown]:
        return [kills.Shown("a", 1, 5, own=True, saved=True), kills.Shown("a", 1, 6, own=False, saved=False)]

    def disk(_folder: Path) -> dict[str, tuple[int, int]]:
        return {"a": (1, 4), "b": (9, 9)}

    monkeypatch.setattr(kills, "killed", shown)
    monkeypatch.setattr(kills, "on_disk", disk)
    assert kills.main(["--count", "1"]) == 1
    said = capsys.readouterr().out
    assert "shown: 2, gone: 1, gone, one's own: 1, shown unsaved: 1, gone, shown unsaved: 1" in said


def test_a_note_that_is_gone_is_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = [kills.Shown("a", 1, 4, own=True, saved=True), kills.Noted("a/1", 4), kills.Noted("a/1", 6)]
    monkeypatch.setattr(kills, "killed", lambda *_: told)
    monkeypatch.setattr(kills, "on_disk", lambda _: {"a": (1, 9)})
    monkeypatch.setattr(kills, "notes_on_disk", lambda _: {"a/1": 4})
    assert kills.main(["--count", "1"]) == 1
    assert "notes told: 2, gone: 1" in capsys.readouterr().out


def test_an_analysis_that_is_gone_is_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [kills.Shown("a", 1, 4, own=True, saved=True), kills.Analysed("a/1"), kills.Analysed("a/2")]
    monkeypatch.setattr(kills, "killed", lambda *_: told)
    monkeypatch.setattr(kills, "on_disk", lambda _: {"a": (1, 9)})
    monkeypatch.setattr(kills, "analysed_on_disk", lambda _: {"a/1"})
    assert kills.main(["--count", "1"]) == 1
    assert "analyses told: 2, gone: 1" in capsys.readouterr().out


@pytest.mark.parametrize("shown", [[], [kills.Shown("a", 1, 5, own=True, saved=False)]])
def test_kills_after_which_the_disk_need_not_have_anything_prove_nothing(
    shown: list[kills.Shown], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kills, "killed", lambda *_: shown)
    monkeypatch.setattr(kills, "on_disk", lambda _: {"a": (1, 9)})
    assert kills.main(["--count", "1"]) == 1
    assert "nothing is proved" in capsys.readouterr().out


def test_a_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one_and_its_name_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill does not show this: what the system has taken over survives it, but not a power failure."""
    path, order = tmp_path / "file", list[tuple[str, object]]()
    path.write_bytes(b"old")
    fsync, replace = os.fsync, os.replace

    def brought(number: int) -> None:
        found = os.fstat(number)
        order.append(("fsync", "folder" if stat.S_ISDIR(found.st_mode) else found.st_size))
        fsync(number)

    def replaced(old: Path, new: Path) -> None:
        order.append(("replace", Path(new).read_bytes()))
        replace(old, new)

    monkeypatch.setattr(os, "fsync", brought)
    monkeypatch.setattr(os, "replace", replaced)
    files.write_whole(path, b"something new")
    assert order == [("fsync", len(b"something new")), ("replace", b"old"), ("fsync", "folder")]
    assert path.read_bytes() == b"something new"
