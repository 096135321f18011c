# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Ctrl+C on the terminal, and the other signals that end a program, close it as the window does."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kartenspiel.controller.store import Store

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120
HEARING = """
import os, signal, sys
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
    signal.signal(number, signal.SIG_DFL)  # whoever started the tests may have had some of them ignored
os.execv(sys.argv[1], sys.argv[1:])
"""


TWICE = """
import os, signal, sys
from PySide6.QtCore import QCoreApplication
from kartenspiel.ui.signals import Signals
application = QCoreApplication([])
signals = Signals(application.quit)
os.kill(os.getpid(), signal.SIGHUP)
for number in (signal.SIGHUP, signal.SIGTERM):
    os.kill(os.getpid(), number)
application.exec()
signals.close()
os.kill(os.getpid(), signal.SIGHUP)
print(signals.number, flush=True)
os.kill(os.getpid(), signal.SIGINT)
"""


def test_only_ctrl_c_ends_at_once_a_program_that_a_signal_is_closing() -> None:
    command = [sys.executable, "-c", HEARING, sys.executable, "-c", TWICE]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, timeout=PATIENCE, check=False)
    assert done.stdout.split() == [b"%d" % signal.SIGHUP]
    assert done.returncode == -signal.SIGINT


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_window_and_everything_is_saved(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-c", HEARING, sys.executable, "-m", "kartenspiel"]
    environment = {**os.environ, "KARTENSPIEL_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
        deadline = time.monotonic() + PATIENCE
        while not (tmp_path / "data" / "session.json").exists():
            assert time.monotonic() < deadline
            assert program.poll() is None
            time.sleep(0.02)
        program.send_signal(number)
        _, complaint = program.communicate(timeout=PATIENCE)
    assert complaint == b""
    assert program.returncode == 128 + number
    store = Store(tmp_path)
    assert store.settings().geometry
    assert store.pending() is not None
    store.close()
