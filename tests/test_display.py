# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kartenspiel.__main__ as start_of_the_program
from kartenspiel import app, display, failure
from kartenspiel.display import advice, has_display, lacking_for_window, window_plugins
from kartenspiel.selftest.parts import faults_of_plugins


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


@pytest.mark.parametrize(
    ("session", "names"),
    [
        ({"DISPLAY": ":0"}, ["libqxcb.so"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["libqwayland-egl.so", "libqwayland.so", "libqxcb.so"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen:size=9x9;xcb"}, ["libqoffscreen.so", "libqxcb.so"]),
        ({}, []),
    ],
)
def test_plugins_for_the_window_are_those_of_the_session(
    session: dict[str, str], names: list[str], tmp_path: Path
) -> None:
    for name in ("xcb", "wayland", "wayland-egl", "offscreen", "minimal"):
        (tmp_path / f"libq{name}.so").touch()
    assert [plugin.name for plugin in window_plugins(tmp_path, session)] == names


@pytest.fixture
def lacking_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a plugin that cannot be loaded, and a system that tells of two libraries why."""
    (tmp_path / "libqxcb.so").write_bytes(b"no library")
    listing = "\tlibxcb-icccm.so.4 => not found\n\tlibc.so.6 => /lib/libc.so.6\n\tlibxcb-keysyms.so.1 => not found\n"
    told = subprocess.CompletedProcess(["ldd"], 0, stdout=listing)
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_options: told)
    return tmp_path


def test_all_missing_libraries_are_named_where_no_plugin_can_open_the_window(lacking_two: Path) -> None:
    both = ["libxcb-icccm.so.4", "libxcb-keysyms.so.1"]
    assert lacking_for_window(lacking_two, {"DISPLAY": ":0"}) == both
    assert lacking_for_window(lacking_two, {"WAYLAND_DISPLAY": "wayland-0"}) == []
    (lacking_two / "platforms").mkdir()
    (lacking_two / "libqxcb.so").rename(lacking_two / "platforms/libqxcb.so")
    assert list(faults_of_plugins(lacking_two)) == [f"libqxcb.so cannot be loaded: {', '.join(both)} missing"]


def test_where_the_system_lists_no_libraries_its_loader_is_quoted(
    lacking_two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_ldd(*_args: object, **_options: object) -> None:
        raise FileNotFoundError("ldd")

    monkeypatch.setattr(subprocess, "run", no_ldd)
    (told,) = lacking_for_window(lacking_two, {"DISPLAY": ":0"})
    assert "libqxcb.so" in told


def test_the_program_names_them_before_qt_blames_one(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(display, "lacking_for_window", lambda *_: ["libxcb-icccm.so.4", "libxcb-keysyms.so.1"])
    monkeypatch.setattr(failure, "tell", said.append)
    monkeypatch.setattr(app, "main", lambda *_: pytest.fail("Qt would end the program"))
    monkeypatch.setattr(sys, "argv", ["kartenspiel"])
    assert start_of_the_program.main() == 1
    assert said == ["Qt needs what this machine lacks: libxcb-icccm.so.4, libxcb-keysyms.so.1"]
