# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Starts the program anew, in the folder of the test: its files, or a table with them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication

from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker, Thinker

NOW: Final = 1_795_000_000.0
"""So late is it in these tests."""

Anew = Callable[[], Store]
Start = Callable[..., Table]


@pytest.fixture
def anew(tmp_path: Path) -> Iterator[Anew]:
    """Return what opens the files in the test's folder, and closes them before."""
    running: list[Store] = []

    def again() -> Store:
        for store in running:
            store.close()
        running.append(Store(tmp_path))
        return running[-1]

    yield again
    for store in running:
        store.close()


@pytest.fixture
def store(anew: Anew) -> Store:
    return anew()


@pytest.fixture
def start(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Start]:
    """Return what makes a table with the files in the test's folder, and closes the one before."""
    assert qapp is not None
    running: list[Table] = []

    def anew(thinker: Thinker | None = None, beat_ms: int = 0) -> Table:
        for table in running:
            table.close()
        running.append(
            Table(Store(tmp_path), thinker or InlineThinker(), Random(3), beat_ms=beat_ms, clock=lambda: NOW)
        )
        return running[-1]

    yield anew
    for table in running:
        table.close()
