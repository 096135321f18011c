# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The start of the program: the window, or with arguments a command that needs no display."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from kartenspiel import SIGNAL_STATUS

if TYPE_CHECKING:
    from kartenspiel.controller.sheets import CardSheet, PrintedCards

_OPEN = "open"
"""The command that opens the window; without arguments it is meant."""
_LIBRARY_MISSING = ("shared object", "DLL load failed", "Library not loaded")
"""How Linux, Windows and macOS say it."""
_LACKING = "Qt needs what this machine lacks: {libraries}"
_CANNOT_START = "A fault of the program keeps it from starting, please report it: {error}"


def main() -> int:
    """Open the window, or run the command that the arguments name; return the exit status."""
    if getattr(sys, "frozen", False):  # such a program starts itself where Python would be started, to think
        import multiprocessing

        multiprocessing.freeze_support()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)
    arguments = sys.argv[1:]
    command, *files = arguments or [_OPEN]
    named = _named(files) if command == _OPEN else None
    if named is not None:
        return _open(*named)
    from kartenspiel import cli

    return cli.main(arguments, _draw, _test)


def _named(arguments: list[str]) -> list[str] | None:
    """Return the file to be opened, none or one; ``None`` if the arguments are wrong, which is told as of a command."""
    literal = arguments[:1] == ["--"]
    files = arguments[1:] if literal else arguments
    fit = all(file and (literal or not file.startswith("-")) for file in files)
    return files if fit and len(files) <= 1 else None


def _open(file: str = "") -> int:
    """Open the window; where that fails, say why on the terminal or in a dialog."""
    from kartenspiel.display import advice, has_display, lacking_for_window
    from kartenspiel.failure import tell

    if not has_display(os.environ):
        print(advice(sys.executable), file=sys.stderr)
        return 1
    try:
        from PySide6.QtCore import QLibraryInfo

        from kartenspiel import app

        plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        if lacking := lacking_for_window(Path(plugins, "platforms"), os.environ):
            tell(_LACKING.format(libraries=", ".join(lacking)))
            return 1
        return app.main(Path(file)) if file else app.main()
    except ImportError as error:
        if not any(words in str(error) for words in _LIBRARY_MISSING):
            tell(_CANNOT_START.format(error=error))
            raise
        tell(f"Qt needs a library that this machine lacks: {error}")
        return 1
    except Exception as error:
        tell(_CANNOT_START.format(error=f"{type(error).__name__}: {error}"))
        raise


def _leave(number: int, _frame: object) -> None:
    """End at once, without a word: nothing was begun; window and commands hear of signals by themselves later on."""
    os._exit(SIGNAL_STATUS + number)  # an exception could rise anywhere in what is just being imported


def _draw(order: "CardSheet | PrintedCards") -> None:
    """Draw cards, which needs Qt."""
    from kartenspiel.controller.sheets import PrintedCards

    with _qt():
        from kartenspiel.ui.cards import contact_sheet, printed_pack
    if isinstance(order, PrintedCards):
        printed_pack.write(order)
    else:
        contact_sheet.write(order)


def _test() -> int:
    """Tell whether the program is whole, which needs Qt too."""
    with _qt():
        from kartenspiel import selftest

        return selftest.main()


@contextlib.contextmanager
def _qt() -> Iterator[None]:
    """Say in a line of its own that Qt cannot be imported."""
    from kartenspiel.cli import FailureError

    try:
        yield
    except ImportError as error:
        raise FailureError(f"Qt cannot be loaded: {error}") from None


if __name__ == "__main__":
    sys.exit(main())
