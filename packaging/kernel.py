# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Compiles the kernel of the computer players for the Python that runs this, in the checkout or ``--into FOLDER``.

That takes Cython and setuptools, which the environments of `run.py` have, a compiler of C and the headers of Python.
Where anything is missing or fails, the program runs from the sources as before.
"""

import hashlib
import importlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import system
from cython_source import PACKAGE, cython_files, stands_in_others

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the program of this checkout and no other
from kartenspiel.players import kernel

COMPILED_FOLDER = kernel.COMPILED_FOLDER
AS_THEY_ARE = ("__init__.py", "cython_names.py")
"""Modules that decide what is compiled, and stand for the compiler."""
FLAGS = "KARTENSPIEL_KERNEL_FLAGS"
"""Further options for the compiler, as `sanitize.py` has them."""
AGAIN = "KARTENSPIEL_KERNEL_AGAIN"
"""Not empty: what was compiled in the checkout of the sources that lie there now is taken, not compiled once more."""
TRANSLATOR = Path(__file__).with_name("cython_source.py")
"""What makes of the modules what Cython takes."""
HEADER = "Python.h"
COMPILER = "a compiler"
SLOWER = "Without it the computer players take longer to think, and the strong ones imagine fewer deals."
_DIRECTIVES = {"language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": True}
_DIRECTIVES |= {"initializedcheck": False, "profile": False}
_MICROSOFT = ["/O2", "/fp:precise"]
_OTHERS = ["-O3", "-g0", "-ffp-contract=off"]
"""The same numbers to the last bit, on whatever processor."""
_COMPILING = 900
"""After so many seconds something is wrong."""


class KernelError(Exception):
    """The kernel cannot be compiled; the message says why, in one line."""


def lacking() -> list[str]:
    """Return what this machine lacks that no package of Python has: `COMPILER`, `HEADER`."""
    if sys.platform == "win32":
        return []  # setuptools finds a compiler where it was installed
    command = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    found = shutil.which(command) or shutil.which("cc")
    if found and sys.platform == "darwin":  # what lies there may only ask whether to install it
        found = "" if subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode else found  # noqa: S607
    header = Path(sysconfig.get_path("include")) / HEADER
    return [name for name, there in ((COMPILER, found), (HEADER, header.exists())) if not there]


def build(into: Path, python: str = sys.executable, *, patience: int = _COMPILING) -> None:
    """Compile into a folder that need not be there, all of it or nothing; `KernelError` says why that failed.

    `patience` is how many seconds it may take.
    """
    if missing := lacking():
        raise KernelError(f"this machine lacks {' and '.join(missing)}")
    with tempfile.TemporaryDirectory(prefix="kartenspiel-kernel-") as folder:
        command = [python, str(Path(__file__).resolve()), "--compile", str(kernel.SOURCES), folder]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=patience)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise KernelError(str(error)) from None
        if done.returncode:
            raise KernelError(_reason(done.stdout + done.stderr))
        made = into.with_name(f"{into.name}.new")
        shutil.rmtree(made, ignore_errors=True)
        shutil.copytree(Path(folder) / "made", made)
    (made / kernel.MADE_OF).write_text(kernel.digest(), encoding="ascii")
    if into.exists():
        shutil.rmtree(into)
    made.rename(into)


def _reason(said: str) -> str:
    """Return the line of a compiler or of Python that tells most."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[-1] if lines else "nothing was said")


def _copies(folder: Path, sources: Path) -> Iterator[Path]:
    """Write what Cython is to compile, in its package; yield its modules, but for those that are part of others."""
    package = folder.joinpath(*PACKAGE.split("."))
    package.mkdir(parents=True)
    for parent in (package, *package.relative_to(folder).parents):
        (folder / parent / "__init__.py").touch()
    (folder / "__init__.py").unlink(missing_ok=True)
    for file in sources.glob("*.pxd"):
        shutil.copy(file, package)
    modules = [file for file in sorted(sources.glob("*.py")) if file.name not in AS_THEY_ARE]
    texts = {file.stem: file.read_text(encoding="utf-8") for file in modules}
    for name, text in cython_files(texts).items():
        (package / name).write_text(text, encoding="utf-8")
    yield from (package / f"{name}.py" for name, text in texts.items() if not stands_in_others(text))


def compile_in(folder: Path, sources: Path) -> None:
    """Compile copies of the sources in a folder, and put what comes of it into ``made`` there."""
    tools = importlib.import_module("setuptools")  # first: it changes what Cython finds
    cythonize = importlib.import_module("Cython.Build").cythonize
    build_ext = importlib.import_module("setuptools.command.build_ext").build_ext
    options = _MICROSOFT if platform.python_compiler().startswith("MSC") else _OTHERS
    options = [*options, *os.environ.get(FLAGS, "").split()]
    linking = ["-Wl,-s"] if sys.platform == "linux" else []
    modules = [
        tools.Extension(f"{PACKAGE}.{copy.stem}", [str(copy)], extra_compile_args=options, extra_link_args=linking)
        for copy in _copies(folder, sources)
    ]
    cores = os.cpu_count() or 1
    native = cythonize(modules, nthreads=cores, compiler_directives=_DIRECTIVES, include_path=[str(folder)], quiet=True)
    command = build_ext(tools.Distribution({"name": "kernel", "ext_modules": native}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.parallel = cores
    command.ensure_finalized()
    command.run()
    (folder / "made").mkdir()
    for file in (folder / "lib").joinpath(*PACKAGE.split(".")).iterdir():
        shutil.copy(file, folder / "made")


def ensure(python: Path, stamp: Path) -> None:
    """Compile in place with an environment's Python, once for what is here now, and say which of the two runs.

    What the system lacks is installed where that is allowed.  Nothing of it stops a command: the stamp remembers with
    what it was tried.
    """
    if _tried(stamp):
        return
    if wanted := debian_packages(lacking()):
        _install(wanted)
    try:
        print("Compiling the kernel of the computer players: this takes about a minute, once.", flush=True)
        build(COMPILED_FOLDER, str(python))
        print("The kernel is compiled.", flush=True)
    except (KernelError, OSError) as error:
        print(_advice(str(error)), flush=True)
    stamp.write_text(_attempt(), encoding="utf-8")


def _tried(stamp: Path) -> bool:
    """Whether it was tried with these sources, this Python and what the machine has now."""
    try:
        return stamp.read_text(encoding="utf-8") == _attempt()
    except (OSError, UnicodeDecodeError):
        return False


def _attempt() -> str:
    """Return what decides whether compiling is worth trying: how it is done too, and not only with what."""
    by = [hashlib.sha256(file.read_bytes()).hexdigest() for file in (Path(__file__), TRANSLATOR)]
    return "\n".join([sys.version, kernel.digest(), *by, *lacking()])


def debian_packages(missing: Iterable[str]) -> list[str]:
    """Return the packages to install, as Debian and Ubuntu name them; the headers of another Python are in none."""
    of_system = sys.base_prefix == "/usr"
    headers = [f"libpython3.{sys.version_info.minor}-dev"] if of_system else []
    return sorted({name for each in missing for name in (["gcc", "libc6-dev"] if each == COMPILER else headers)})


def _install(wanted: Sequence[str]) -> None:
    """Install packages where that is allowed, and say how large they are."""
    become_root = system.permission() if sys.platform.startswith("linux") else None
    if become_root is not None:
        print(f"Installing what compiles the kernel of the computer players: {', '.join(wanted)}", flush=True)
        system.install(become_root, wanted, say_size=True)


def _advice(reason: str) -> str:
    """Say that the sources run, why, and how to get the other."""
    wanted = debian_packages(lacking())
    found = f"The kernel of the computer players was not compiled: {reason}. {SLOWER}"
    if sys.platform.startswith("linux") and wanted and shutil.which("apt-get"):
        line = f"sudo apt-get install --yes --no-install-recommends {' '.join(wanted)}"
        found += f" To have it compiled, type this line, then give the command again:\n    {line}"
    elif wanted:
        found += " To have it compiled, install a compiler of C, then give the command again."
    return found


def main(arguments: list[str]) -> int:
    """Compile in place, and say how it went; or do the one step that a process of its own does."""
    if arguments[:1] == ["--compile"]:
        compile_in(Path(arguments[2]), Path(arguments[1]))
        return 0
    into = Path(arguments[1]) if arguments[:1] == ["--into"] else COMPILED_FOLDER
    try:
        if os.environ.get(AGAIN) and into != COMPILED_FOLDER and kernel.is_fresh():
            shutil.copytree(COMPILED_FOLDER, into)
        else:
            build(into)
    except KernelError as error:
        print(f"The kernel was not compiled: {error}. {SLOWER}")
        return 1
    print("The kernel is compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
