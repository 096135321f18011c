# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""``kartenspiel --selftest``: tells whether the program is whole and works on this machine.

It needs no display and leaves the person's files alone.  Each check says what is wrong in lines of its own; the exit
status is 0 when all have nothing to say.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from kartenspiel import __version__

Check = Callable[[Path], Iterator[str]]
"""Yields what is wrong; may write to the folder it is given."""


def main() -> int:
    """Run every check, tell how it went, and return the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from kartenspiel.selftest.deals import faults_of_deals
    from kartenspiel.selftest.parts import faults_of_parts
    from kartenspiel.selftest.pictures import faults_of_pictures
    from kartenspiel.selftest.rules import faults_of_rules
    from kartenspiel.selftest.words import faults_of_words

    print(f"kartenspiel {__version__}: self-test", flush=True)
    application = QApplication([])
    checks: dict[str, Check] = {
        "contents": faults_of_parts,
        "translations": faults_of_words,
        "rules and lessons": faults_of_rules,
        "pictures": faults_of_pictures,
        "deals": faults_of_deals,
    }
    status = run(checks)
    application.quit()
    return status


def run(checks: dict[str, Check]) -> int:
    """Run checks, print what each has found, and return 0 if that is nothing."""
    wrong = False
    with tempfile.TemporaryDirectory(prefix="kartenspiel-selftest-") as folder:
        for name, check in checks.items():
            faults = list(_faults(check, Path(folder)))
            print(f"{name}: {'FAILED' if faults else 'passed'}", *faults, sep="\n    ", flush=True)
            wrong = wrong or bool(faults)
    return int(wrong)


def _faults(check: Check, folder: Path) -> Iterator[str]:
    """Yield what a check finds; one that breaks down has found something too."""
    try:
        yield from check(folder)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what one wants to know
        yield f"{type(error).__name__}: {error}"
