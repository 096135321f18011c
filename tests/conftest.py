# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What every test takes for granted: a screen in memory, folders of its own, no warning unheard."""

import gc
import importlib.util
import logging
import multiprocessing
import os
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing.context import ForkServerContext
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import hypothesis
import pytest

from kartenspiel.garbage import collect_due

if TYPE_CHECKING:
    from kartenspiel.ui.words.language import Interpreter

PATIENT_MS = 30_000
ALL_FILES = 1_000_000
PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
sys.path += [str(PACKAGING), str(PACKAGING / "players")]  # their scripts are tested as modules

# Whoever wants no bytecode kept wants it on no account compiled anew by every command that a test begins.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Busy machines are slow at times; and a change must not fail by the luck of another's draw.
hypothesis.settings.register_profile("project", deadline=None, derandomize=True)
hypothesis.settings.load_profile("project")


def pytest_configure(config: pytest.Config) -> None:
    """Before Qt is imported: draw to memory, keep the user's own files out, compile the translations."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"):
        folder = tempfile.TemporaryDirectory(prefix="kartenspiel-test-")
        config.add_cleanup(folder.cleanup)
        os.environ[variable] = folder.name
    importlib.import_module("translations").compile_stale()
    gc.disable()
    setattr(os, "fsync", lambda _number: None)  # noqa: B010 - no test cuts the power; who looks at it sets his own


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Leave what was made to find the tests out of every collection of garbage: half a million objects that stay."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Delete closed windows, else each waits for the next event loop and follows every change of language until then.

    And collect garbage between tests, in the thread of all windows, as the program does.
    """
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None and qt.QCoreApplication.instance() is not None:
        qt.QCoreApplication.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete.value)
    collect_due()


@pytest.fixture(autouse=True)
def _every_warning_is_expected(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning; one that provokes it looks at it and says ``caplog.clear()``."""
    yield
    logged = [record for phase in ("setup", "call") for record in caplog.get_records(phase)]
    warnings = [record.getMessage() for record in logged if record.levelno >= logging.WARNING]
    assert not warnings


@pytest.fixture(autouse=True)
def _table_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test hear that a busy disk is slow; one that is about slow disks sets a patience of its own."""
    writing = sys.modules.get("kartenspiel.controller.writing")  # needs Qt, which many tests do without
    if writing is not None:
        monkeypatch.setattr(writing, "PATIENCE_MS", PATIENT_MS)


@pytest.fixture(autouse=True)
def _drawn_cards_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every picture that was drawn for a test: all together need more than a person's looks do."""
    artwork = sys.modules.get("kartenspiel.ui.cards.artwork")
    if artwork is not None:
        monkeypatch.setattr(artwork, "KEPT_FILES", ALL_FILES)


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the finished pictures of cards: what one test, in any process, has had drawn serves all."""
    folder = tmp_path_factory.getbasetemp()
    return (folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "drawn"


@pytest.fixture(scope="session")
def forked() -> ForkServerContext:
    """A process that has imported all that those need that work for a window: a fork of it works at once."""
    multiprocessing.set_forkserver_preload(["tests.preloaded"])
    return multiprocessing.get_context("forkserver")


@pytest.fixture
def processes_at_once(forked: ForkServerContext, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the processes of the program instead of starting each anew, which takes most of a second.

    All else is as ever.  The tests of those processes themselves do without it.
    """
    monkeypatch.setattr(
        "kartenspiel.controller.processes.multiprocessing", SimpleNamespace(get_context=lambda _: forked)
    )


@pytest.fixture(scope="session")
def interpreter(qapp: object) -> "Interpreter":
    """One interpreter for all tests, as a program has one."""
    from kartenspiel.ui.words.language import Interpreter  # noqa: PLC0415 - Qt, which many tests do without

    del qapp  # is needed before, and for nothing else
    return Interpreter()
