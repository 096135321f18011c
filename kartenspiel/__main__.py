# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The start of the program: the window, or with arguments a command that needs no display."""

import os
import sys

from kartenspiel.controller.sheets import Sheet
from kartenspiel.display import advice, has_display


def main() -> int:
    """Open the window, or run the command that the arguments name; return the exit status."""
    if getattr(sys, "frozen", False):  # such a program starts itself where Python would be started, to think
        import multiprocessing

        multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if arguments:
        from kartenspiel import cli

        return cli.main(arguments, _draw)
    if not has_display(os.environ):
        print(advice(sys.executable), file=sys.stderr)
        return 1
    from kartenspiel import app

    try:
        return app.main()
    except ImportError as error:
        if "shared object" not in str(error):
            raise
        print(f"Qt needs a library that this machine lacks: {error}", file=sys.stderr)
        return 1


def _draw(sheet: Sheet) -> None:
    """Draw a contact sheet: the one command for which Qt is imported."""
    from kartenspiel.cli import FailureError

    try:
        from kartenspiel.ui.contact_sheet import write
    except ImportError as error:
        raise FailureError(f"Qt cannot be loaded: {error}") from None
    write(sheet)


if __name__ == "__main__":
    sys.exit(main())
