# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What Qt needs from the system, asked of small programs that stand in for ldd, apt-get and sudo."""

import os
import sys
from pathlib import Path

import pytest

import system
from kartenspiel import display

_LISTING = """\
/somewhere/QtGui.abi3.so:
\tlinux-vdso.so.1 (0x00007ffd5a5f2000)
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f5c1a000000)
/somewhere/QtWidgets.abi3.so:
\tlibEGL.so.1 => not found
\tlibxcb-cursor.so.0 => not found
"""


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The only programs that are found; the font folder is a new one too."""
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(system, "_FONT_FOLDERS", (str(tmp_path / "fonts"),))
    return folder


@pytest.fixture
def stamp(tmp_path: Path) -> Path:
    return tmp_path / "play.system.stamp"


def _program(folder: Path, name: str, script: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


def _be(user: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)


def _lacking_until_installed(tools: Path, tmp_path: Path) -> None:
    """Give a machine where apt-get helps: afterwards the library and a font are there."""
    (tmp_path / "fonts").mkdir()
    installed, font = tmp_path / "installed", tmp_path / "fonts/a.ttf"
    _program(tools, "ldd", f"[ -e {installed} ] || printf '\\tlibEGL.so.1 => not found\\n'")
    _program(tools, "env", '[ "$1" = DEBIAN_FRONTEND=noninteractive ] && shift; exec "$@"')
    wanted = "install --yes --no-install-recommends fonts-dejavu-core libegl1"
    _program(tools, "apt-get", f'[ "$*" = "--quiet {wanted}" ] && : > {installed} && : > {font}')


def test_a_library_that_several_files_miss_is_named_once() -> None:
    assert display.not_found(_LISTING) == ["libEGL.so.1", "libxcb-cursor.so.0"]


def test_where_nothing_is_missing_a_stamp_remembers_it(tools: Path, stamp: Path, tmp_path: Path) -> None:
    _program(tools, "ldd", "")
    (tmp_path / "fonts/deep").mkdir(parents=True)
    (tmp_path / "fonts/deep/a.otf").touch()
    system.ensure(tmp_path, "play", stamp)
    assert stamp.exists()


def test_with_the_stamp_nothing_is_asked_again(stamp: Path, tmp_path: Path) -> None:
    stamp.touch()
    system.ensure(tmp_path, "play", stamp)  # there is no ldd to run


def test_root_gets_what_is_missing_installed(
    monkeypatch: pytest.MonkeyPatch, tools: Path, stamp: Path, tmp_path: Path
) -> None:
    _lacking_until_installed(tools, tmp_path)
    _be(0, monkeypatch)
    system.ensure(tmp_path, "play", stamp)
    assert stamp.exists()


def test_so_does_a_user_whom_sudo_asks_for_no_password(
    monkeypatch: pytest.MonkeyPatch, tools: Path, stamp: Path, tmp_path: Path
) -> None:
    _lacking_until_installed(tools, tmp_path)
    _program(tools, "sudo", '[ "$1" = -n ] && shift && [ "$1" = true ] || exec "$@"')
    _be(1000, monkeypatch)
    system.ensure(tmp_path, "play", stamp)
    assert stamp.exists()


def test_anybody_else_is_told_the_one_line_to_type(
    monkeypatch: pytest.MonkeyPatch, tools: Path, stamp: Path, tmp_path: Path
) -> None:
    _lacking_until_installed(tools, tmp_path)
    _be(1000, monkeypatch)
    install = "apt-get update; apt-get install --yes --no-install-recommends fonts-dejavu-core libegl1"
    for become_root in ("su -c", "sudo sh -c"):
        with pytest.raises(system.SetupError) as told:
            system.ensure(tmp_path, "play", stamp)
        what, _, line = str(told.value).splitlines()
        assert "libEGL.so.1, a font" in what
        assert line == f"    {become_root} '{install}'"
        assert not stamp.exists()
        _program(tools, "sudo", "exit 1")  # the second time there is one, which asks for a password


def test_an_installation_that_does_not_help_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tools: Path, stamp: Path, tmp_path: Path
) -> None:
    _lacking_until_installed(tools, tmp_path)
    _program(tools, "apt-get", "exit 100")
    _be(0, monkeypatch)
    with pytest.raises(system.SetupError, match=r"libEGL\.so\.1"):
        system.ensure(tmp_path, "play", stamp)


def test_where_there_is_no_apt_the_libraries_are_named(
    monkeypatch: pytest.MonkeyPatch, tools: Path, stamp: Path, tmp_path: Path
) -> None:
    _program(tools, "ldd", "printf '\\tlibEGL.so.1 => not found\\n'")
    _be(0, monkeypatch)
    with pytest.raises(system.SetupError, match=r"libEGL\.so\.1, a font\.\nInstall the packages that hold them"):
        system.ensure(tmp_path, "play", stamp)


def test_tests_need_no_screen_and_playing_needs_the_one_that_is_there(
    monkeypatch: pytest.MonkeyPatch, tools: Path, tmp_path: Path
) -> None:
    plugins = tmp_path / "PySide6/Qt/plugins/platforms"
    plugins.mkdir(parents=True)
    for name in ("offscreen", "xcb", "wayland"):
        (plugins / f"libq{name}.so").touch()
    _program(tools, "ldd", "for file; do printf '\\t%s => not found\\n' \"${file##*/}\"; done")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert system.missing_libraries(tmp_path, "test") == ["libqoffscreen.so", system.FONT]
    assert system.missing_libraries(tmp_path, "play") == ["libqxcb.so", system.FONT]
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system.missing_libraries(tmp_path, "play") == ["libqwayland.so", system.FONT]
