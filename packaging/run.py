# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The two commands of the README: ``run.py play`` opens the window, ``run.py test`` passes the tests.

Either first sets up what it needs, which on a fresh machine takes minutes and the network: an
environment in ``.venv``, the libraries of the system that Qt needs, the translations, and the kernel
of the computer players, compiled where that can be had.  Once that is done, both start at once and
need no network.  A set-up that broke off is begun again.

Runs on the Python of the system, so it imports nothing that has to be installed first.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence

if sys.version_info < (3, 11):  # noqa: UP036 -- this file is what an older Python gets to see
    sys.exit(f"Kartenspiel needs Python 3.11 or later; this is {sys.version.split()[0]}.")

import environment
import kernel
import system
import translations
from kartenspiel.display import has_display

USAGE = """\
usage: run.py play [ARGUMENT …]  set up, then open the window; with arguments, run a command of the program
       run.py test [ARGUMENT …]  set up, then check and test; arguments go to pytest
--no-compile before the arguments leaves the computer players as they are, compiled or not"""

NO_COMPILE = "--no-compile"

CHECKS = (
    ("ruff check", "-m", "ruff", "check", "--quiet"),
    ("ruff format", "-m", "ruff", "format", "--check", "--quiet"),
    ("mypy", "-m", "mypy"),
    ("import-linter", "-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
)
"""Name and arguments for Python of what is checked before the tests run."""


def main(arguments: Sequence[str]) -> int:
    """Obey the command line; return the exit status, 2 for wrong usage and 1 for a failure."""
    commands = {"play": play, "test": test}
    if not arguments or arguments[0] not in commands:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        return commands[arguments[0]](arguments[1:])
    except (environment.SetupError, system.SetupError) as error:
        print(error, file=sys.stderr)
        return 1


def play(arguments: Sequence[str]) -> int:
    """Set up and open the window, or run the program's command that the arguments name.

    What is missing for the window does not stop what needs none: where there is no display either,
    the program itself says so and names the commands that work.
    """
    python, arguments = prepare("play", arguments)
    try:
        _complete_system("play")
    except system.SetupError as error:
        if not arguments and has_display(os.environ):
            raise
        print(error, file=sys.stderr)
    return _replace_by(python, "-m", "kartenspiel", *arguments)


def test(arguments: Sequence[str]) -> int:
    """Set up, run every check and the tests; the last line is that of pytest.

    The checks run while the kernel is compiled, of which they need nothing.
    """
    running: list[tuple[str, subprocess.Popen[bytes]]] = []

    def check(python: str) -> None:
        running.extend((name, subprocess.Popen([python, *command], cwd=environment.ROOT)) for name, *command in CHECKS)

    try:
        python, arguments = prepare("test", arguments, check)
        _complete_system("test")
    finally:
        failed = [name for name, begun in running if not _passes(name, begun)]
    tests = subprocess.call([python, "-m", "pytest", *_workers(arguments), *arguments], cwd=environment.ROOT)
    return 1 if failed else tests


def prepare(
    purpose: str, arguments: Sequence[str], meanwhile: Callable[[str], None] = lambda _python: None
) -> tuple[str, Sequence[str]]:
    """Make what a checkout needs beside its files; return Python and the arguments that are not for us.

    `meanwhile` gets Python as soon as it is there, and begins what need not wait for the rest.
    """
    python = environment.ensure(purpose)
    translations.compile_stale()
    meanwhile(str(python))
    if arguments[:1] == [NO_COMPILE]:
        return str(python), arguments[1:]
    kernel.ensure(python, environment.stamp("kernel"))
    return str(python), arguments


def _complete_system(purpose: str) -> None:
    system.ensure(environment.packages(), purpose, environment.stamp(f"{purpose}.system"))


def _passes(name: str, check: "subprocess.Popen[bytes]") -> bool:
    passed = check.wait() == 0
    print(f"{name}: {'passed' if passed else 'FAILED'}", flush=True)
    return passed


def _workers(arguments: Sequence[str]) -> list[str]:
    """Return how many processes share the tests: half as many again as cores, since tests of windows wait now and then.

    Each begins with a stretch of its own, whose tests share what is kept for them, and helps the others in the end.
    Whoever has his own idea of it, or wants few tests, gives arguments.
    """
    cores = os.cpu_count() or 1
    return [] if arguments else [f"--numprocesses={cores + max(1, cores // 2)}", "--dist=worksteal"]


def _replace_by(*command: str) -> int:
    """Go on as another program; Windows has no such thing, there we wait for it."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)  # noqa: S606 -- no shell is wanted
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
