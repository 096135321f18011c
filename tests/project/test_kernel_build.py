# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Compiling the kernel: where it cannot be done the program goes on with the sources, and never with what is stale."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import contents
import cython_source
import environment
import kernel
import run
import sanitize
import system
import translations
from kartenspiel.players import kernel as package
from kartenspiel.players.kernel import arrays

_MODULE = """\
from kartenspiel.players.kernel import cython_names as cython

def compiled() -> bool:
    found: cython.ulonglong = 0
    return bool(cython.compiled) and found.bit_count() == 0
"""


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A kernel of one small module, to be compiled into ``compiled`` beside it."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "small.py").write_text(_MODULE, encoding="utf-8")
    shutil.copy(package.SOURCES / "bits.pxd", folder)
    monkeypatch.setattr(package, "SOURCES", folder)
    monkeypatch.setattr(package, "COMPILED_FOLDER", tmp_path / "compiled")
    monkeypatch.setattr(kernel, "COMPILED_FOLDER", tmp_path / "compiled")
    return folder


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "lacking", lambda: [kernel.COMPILER])


def _is_native(folder: Path) -> bool:
    (module,) = (file for file in folder.iterdir() if file.name != package.MADE_OF)
    spec = importlib.util.spec_from_file_location("kartenspiel.players.kernel.small", module)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return bool(found.compiled())


def test_where_nothing_is_lacking_it_is_compiled_and_fresh_until_a_source_changes(sources: Path) -> None:
    assert not package.is_fresh()
    if kernel.lacking():  # then this test can only prove that it says so
        with pytest.raises(kernel.KernelError, match="this machine lacks"):
            kernel.build(kernel.COMPILED_FOLDER)
        return
    kernel.build(kernel.COMPILED_FOLDER)
    assert _is_native(kernel.COMPILED_FOLDER)
    assert package.is_fresh()
    with (sources / "small.py").open("a", encoding="utf-8") as file:
        file.write("\n# another\n")
    assert not package.is_fresh()


def test_what_is_compiled_in_the_checkout_is_taken_where_that_is_wanted_and_it_is_not_stale(
    sources: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kernel.COMPILED_FOLDER.mkdir()
    (kernel.COMPILED_FOLDER / "small.so").write_bytes(b"compiled before")
    (kernel.COMPILED_FOLDER / package.MADE_OF).write_text(package.digest(), encoding="ascii")
    monkeypatch.setattr(kernel, "build", lambda into: into.mkdir())
    monkeypatch.setenv(kernel.AGAIN, "1")
    assert kernel.main(["--into", str(tmp_path / "taken")]) == 0
    assert (tmp_path / "taken/small.so").read_bytes() == b"compiled before"
    monkeypatch.delenv(kernel.AGAIN)
    assert kernel.main(["--into", str(tmp_path / "made")]) == 0
    assert not [*(tmp_path / "made").iterdir()]
    monkeypatch.setenv(kernel.AGAIN, "1")
    (sources / "small.py").write_text("changed = True\n", encoding="utf-8")
    assert kernel.main(["--into", str(tmp_path / "fresh")]) == 0
    assert not [*(tmp_path / "fresh").iterdir()]


def test_a_package_has_no_sources_that_could_be_others(sources: Path) -> None:
    package.COMPILED_FOLDER.mkdir()
    (package.COMPILED_FOLDER / package.MADE_OF).write_text(package.digest(), encoding="ascii")
    shutil.rmtree(sources)
    sources.mkdir()
    assert package.is_fresh()


def test_what_cannot_be_compiled_leaves_what_was_there(sources: Path) -> None:
    kernel.COMPILED_FOLDER.mkdir()
    (kernel.COMPILED_FOLDER / "older").touch()
    (sources / "small.py").write_text("def broken(:\n", encoding="utf-8")
    with pytest.raises(kernel.KernelError):
        kernel.build(kernel.COMPILED_FOLDER)
    assert [file.name for file in kernel.COMPILED_FOLDER.iterdir()] == ["older"]


@pytest.mark.usefixtures("sources")
def test_a_compiler_that_fails_is_no_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -c nonsense")
    monkeypatch.setattr(kernel, "lacking", list)
    kernel.ensure(Path(sys.executable), tmp_path / "kernel.stamp")
    assert not kernel.COMPILED_FOLDER.exists()


@pytest.mark.usefixtures("sources", "no_compiler")
def test_whoever_may_install_nothing_is_told_once_which_runs_and_how_to_get_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "permission", lambda: None)
    kernel.ensure(Path(sys.executable), tmp_path / "kernel.stamp")
    said = capsys.readouterr().out
    assert f"was not compiled: this machine lacks {kernel.COMPILER}." in said
    assert "then give the command again" in said
    kernel.ensure(Path(sys.executable), tmp_path / "kernel.stamp")
    assert capsys.readouterr().out == ""
    assert not kernel.COMPILED_FOLDER.exists()


@pytest.mark.usefixtures("sources", "no_compiler")
def test_whoever_may_install_packages_gets_the_compiler_and_reads_how_large_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def call(command: list[str], **_how: object) -> "subprocess.CompletedProcess[str]":
        asked.append(command)
        return subprocess.CompletedProcess(command, 0, "Reading package lists...\nNeed to get 9 MB of archives.\n", "")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "permission", list)
    monkeypatch.setattr(subprocess, "run", call)
    monkeypatch.setattr(subprocess, "call", call)
    kernel.ensure(Path(sys.executable), tmp_path / "kernel.stamp")
    assert [command[-2:] for command in asked if "install" in command] == [["gcc", "libc6-dev"]] * 2
    assert "Need to get 9 MB of archives.\n" in capsys.readouterr().out


@pytest.mark.usefixtures("sources")
def test_a_compiler_that_was_installed_since_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried: list[Path] = []
    monkeypatch.setattr(kernel, "build", lambda into, _python: tried.append(into))
    monkeypatch.setattr(system, "permission", lambda: None)
    for missing in ([kernel.COMPILER], [kernel.COMPILER], [], []):
        monkeypatch.setattr(kernel, "lacking", lambda missing=missing: missing)
        kernel.ensure(Path(sys.executable), tmp_path / "kernel.stamp")
    assert tried == [kernel.COMPILED_FOLDER] * 2


@pytest.mark.parametrize("arguments", [["--no-compile", "-k", "talon"], ["-k", "talon"]])
def test_the_commands_leave_it_where_they_are_asked_to(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    compiled: list[Path] = []
    monkeypatch.setattr(environment, "ensure", lambda _purpose: Path("python"))
    monkeypatch.setattr(translations, "compile_stale", lambda: None)
    monkeypatch.setattr(kernel, "ensure", lambda python, _stamp: compiled.append(python))
    assert run.prepare("test", arguments) == ("python", ["-k", "talon"])
    assert len(compiled) == ("--no-compile" not in arguments)


@pytest.mark.parametrize(
    ("source", "translated"),
    [
        (
            "from kartenspiel.players.kernel import cython_names as cython",
            (
                "import cython; from cython.cimports.kartenspiel.players.kernel.bits "
                "import bit_count, bit_length, lowest, mixed"
            ),
        ),
        ("hands: cython.words", "hands: cython.ulonglong[::1]"),
        ("places: cython.longlong_64", "places: cython.longlong[64]"),
        ("place: cython.longlong = 0", "place: cython.longlong = 0"),
        ("found = (hand & -hand).bit_length() - 1", "found = bit_length(hand & -hand) - 1"),
        ("_SEATS = cython.declare(cython.longlong, 4)\nat = _SEATS * seat", "\nat = 4 * seat"),
        (
            "_ALL = cython.declare(cython.ulonglong, (1 << 64) - 1)",
            "_ALL = cython.declare(cython.ulonglong, (1 << 64) - 1)",
        ),
        ("a.bit_count() + self.b[0].bit_count()", "bit_count(a) + bit_count(self.b[0])"),
    ],
)
def test_a_source_becomes_what_cython_reads(source: str, translated: str) -> None:
    assert cython_source.translated(source) == translated


_COUNTER = """\
from kartenspiel.players.kernel import cython_names as cython

@cython.final
@cython.cclass
class Counter:
    \"\"\"Counts.\"\"\"

    seen = cython.declare(cython.longlong, visibility="public")
    of: tuple[int, ...]
    kept: cython.longlong_8
    bits: cython.words
    other: "Counter"

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(0xFFFFFFFFFFFFFFFF)
    def more(self, other: "Counter", at: cython.p_longlong) -> cython.ulonglong:
        return 0

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def count(self) -> cython.longlong:
        found: cython.longlong = self.bits[0].bit_count()
        return found

    def least(self) -> int:
        return 0
"""
_USER = """\
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.counter import Counter, LEAST

@cython.cclass
class User(Counter):
    kept: cython.double
"""


def test_a_class_that_another_module_uses_is_declared_to_c_once_for_both() -> None:
    found = cython_source.cython_files({"counter": _COUNTER, "user": _USER, "plain": "from x import Counter\n"})
    assert sorted(found) == ["counter.pxd", "counter.py", "plain.py", "user.py"]
    assert found["counter.pxd"].splitlines() == [
        "cimport cython",
        "from kartenspiel.players.kernel.bits cimport bit_count, bit_length, lowest, mixed",
        "@cython.final",
        "cdef class Counter:",
        "    cdef public long long seen",
        "    cdef tuple of",
        "    cdef long long[8] kept",
        "    cdef unsigned long long[::1] bits",
        "    cdef Counter other",
        "    cdef unsigned long long more(self, Counter other, long long* at) except? 0xFFFFFFFFFFFFFFFF nogil",
        "    cdef inline long long count(self) noexcept:",
        "        found: cython.longlong = bit_count(self.bits[0])",
        "        return found",
    ]
    assert "kept" not in found["counter.py"]
    assert "def count(" not in found["counter.py"]
    assert "def more(" in found["counter.py"]
    assert (
        "from cython.cimports.kartenspiel.players.kernel.counter import Counter; "
        "from kartenspiel.players.kernel.counter import LEAST" in found["user.py"]
    )
    assert "kept: cython.double" in found["user.py"]
    assert found["plain.py"] == "from x import Counter\n"


_HALVES = """\
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.counter import Counter

_TWO = cython.declare(cython.longlong, 2)
_NONE = cython.declare(cython.longlong, -1)

@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def half(on: Counter, number: cython.longlong) -> cython.longlong:
    return number // _TWO if number else _NONE

@cython.cfunc
@cython.exceptval(check=False)
def third(number: cython.longlong) -> cython.longlong:
    return half(number)
"""


def test_functions_that_another_module_uses_are_declared_and_what_is_inline_stands_there_whole() -> None:
    using = """\
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.halves import half, third

@cython.cfunc
def sixth(number: cython.longlong) -> cython.longlong:
    return half(third(number))
"""
    found = cython_source.cython_files({"counter": _COUNTER, "halves": _HALVES, "using": using})
    assert found["halves.pxd"].splitlines() == [
        "cimport cython",
        "from kartenspiel.players.kernel.bits cimport bit_count, bit_length, lowest, mixed",
        "from kartenspiel.players.kernel.counter cimport Counter",
        "cdef inline long long half(Counter on, long long number) noexcept nogil:",
        "    return number // 2 if number else -1",
        "cdef long long third(long long number) noexcept",
    ]
    assert "def half(" not in found["halves.py"]
    assert "def third(" in found["halves.py"]
    assert "from cython.cimports.kartenspiel.players.kernel.halves import half, third" in found["using.py"]


def test_numbers_that_a_module_names_stand_themselves_in_others() -> None:
    sizes = "SEATS: Final = 4\nROOM: Final = 1 + 2 * SEATS\nEVERY: Final = (1 << 64) - 1\n_OWN: Final = 3\n"
    using = f"from {cython_source.PACKAGE}.sizes import (\n    EVERY,\n    ROOM,\n)\nat = ROOM * seat & EVERY\n"
    found = cython_source.cython_files({"sizes": sizes, "using": using})
    assert found["sizes.py"] == sizes
    assert found["using.py"] == f"from {cython_source.PACKAGE}.sizes import EVERY\n\n\n\nat = 9 * seat & EVERY\n"


def test_what_stands_whole_in_others_is_not_compiled_by_itself_and_packages_do_not_ask_for_it() -> None:
    assert cython_source.stands_in_others(_HALVES.partition("@cython.cfunc\n@cython.exceptval")[0])
    assert not any(map(cython_source.stands_in_others, (_HALVES, _COUNTER, "SEATS = 4\n")))
    sources = [file for file in package.SOURCES.glob("[!_]*.py") if file.name not in kernel.AS_THEY_ARE]
    inside = {file.stem for file in sources if cython_source.stands_in_others(file.read_text(encoding="utf-8"))}
    assert {"dice", "search_order"} <= inside
    assert not {f"{package.__name__}.{name}" for name in inside} & set(contents.modules())
    compiled = {file.name.partition(".")[0] for file in package.COMPILED_FOLDER.glob("*.so")}
    assert not inside & compiled


def test_modules_of_the_kernel_know_the_classes_of_others_as_c_does() -> None:
    sources = {file.stem: file.read_text(encoding="utf-8") for file in package.SOURCES.glob("*.py")}
    native = {
        name for text in sources.values() for name in re.findall(r"^@cython\.cclass\nclass (\w+)", text, re.MULTILINE)
    }
    found = cython_source.cython_files({name: text for name, text in sources.items() if name != "cython_names"})
    known: set[str] = set()
    for name, text in found.items():
        for by_c, names in re.findall(
            r"from (cython\.cimports\.)?kartenspiel\.players\.kernel\.\w+ import ([\w, ]+)", text
        ):
            classes = native & set(names.split(", "))
            known |= classes if by_c else set()
            assert by_c or not classes or "cython.cclass" not in text, name
    assert {"Position", "TrickTables", "Keeping", "Payer"} <= known


def test_the_sources_run_where_somebody_asks_for_them() -> None:
    ask = "from kartenspiel.players.kernel.arrays import HOW; print(HOW)"
    environ = os.environ | {package.UNCOMPILED: "1"}
    said = subprocess.run([sys.executable, "-c", ask], env=environ, capture_output=True, text=True, check=True).stdout
    assert said == "kernel not compiled\n"
    assert package.is_fresh() or not arrays.COMPILED


def test_the_tests_that_run_with_checks_for_what_c_leaves_unchecked_need_every_module_of_the_kernel() -> None:
    code = "import importlib, sys; [importlib.import_module(each) for each in sys.argv[1:]]; print(*sys.modules)"
    tests = [file.removesuffix(".py").replace("/", ".") for file in sanitize.TESTS]
    command = [sys.executable, "-c", code, *tests]
    loaded = subprocess.run(command, cwd=kernel.ROOT, capture_output=True, text=True, check=True).stdout.split()
    files = [file for file in package.SOURCES.glob("*.py") if file.name not in kernel.AS_THEY_ARE]
    modules = {file.stem for file in files if not cython_source.stands_in_others(file.read_text(encoding="utf-8"))}
    assert {name for name in modules if f"{package.__name__}.{name}" not in loaded} == set()
    assert {"card_play", "payment", "solver"} <= modules
