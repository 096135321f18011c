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

import kept_session
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.store import Store

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120
HEARING = """
import os, signal, sys
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
    signal.signal(number, signal.SIG_DFL)  # whoever started the tests may have had some of them ignored
os.execv(sys.argv[1], sys.argv[1:])
"""

WHILE_IMPORTING = """
import os, signal, sys
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        child = "--multiprocessing-fork" in sys.orig_argv
        if name == os.environ["IMPORTED"] and child == ("CHILD" in os.environ):
            open(os.environ["INTERRUPTED"], "w").close()
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
"""
THINKING = """
from kartenspiel.controller.workers import ProcessThinker
from tests.controller.test_workers import CHANCE, QUESTION
if __name__ == "__main__":
    thinker = ProcessThinker()
    print(thinker.think("random", QUESTION, CHANCE).result() is not None, thinker.pid is not None)
    thinker.close()
"""
SHARED = """
from kartenspiel.controller.process_executor import local_workers
if __name__ == "__main__":
    with local_workers(1) as workers:
        print(list(workers.in_order(abs, [-1])))
"""


TWICE = """
import os, signal, sys
from PySide6.QtCore import QCoreApplication
from kartenspiel.ui.window.signals import Signals
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
STOPPED_DEALS = """
import os, signal, sys
from PySide6.QtWidgets import QApplication
from kartenspiel import cli, selftest
from kartenspiel.selftest import deals
application = QApplication([])
begin = deals._Guest._begin_next
def begin_and_stop(self):
    begin(self)
    os.kill(os.getpid(), signal.SIGTERM)
deals._Guest._begin_next = begin_and_stop
sys.exit(cli.main(["--selftest"], test=lambda: selftest.run({"deals": deals.faults_of_deals})))
"""


def test_only_ctrl_c_ends_at_once_a_program_that_a_signal_is_closing() -> None:
    command = [sys.executable, "-c", HEARING, sys.executable, "-c", TWICE]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, timeout=PATIENCE, check=False)
    assert done.stdout.split() == [b"%d" % signal.SIGHUP]
    assert done.returncode == -signal.SIGINT


def test_a_signal_stops_the_self_test_in_the_middle_of_its_deals() -> None:
    command = [sys.executable, "-c", HEARING, sys.executable, "-c", STOPPED_DEALS]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    assert (done.stdout, done.stderr) == (b"", b"kartenspiel: interrupted by SIGTERM\n")
    assert done.returncode == 128 + signal.SIGTERM


def interrupted(tmp_path: Path, imported: str, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python, with Ctrl+C just when something is imported."""
    (tmp_path / "sitecustomize.py").write_text(WHILE_IMPORTING)
    witness = tmp_path / "interrupted"
    environment |= {
        **os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "IMPORTED": imported,
        "INTERRUPTED": str(witness), "KARTENSPIEL_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen",
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", HEARING, sys.executable, *command],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert witness.exists()
    return done


@pytest.mark.parametrize(
    "imported", ["kartenspiel.display", "kartenspiel.app", "PySide6.QtWidgets", "kartenspiel.ui.window.main_window"]
)
def test_ctrl_c_while_the_program_starts_ends_it_without_a_word(imported: str, tmp_path: Path) -> None:
    done = interrupted(tmp_path, imported, "-m", "kartenspiel")
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")


@pytest.mark.parametrize("imported", ["kartenspiel.cli", "kartenspiel.controller.output"])
def test_ctrl_c_while_a_command_starts_ends_it_without_a_word(imported: str, tmp_path: Path) -> None:
    done = interrupted(tmp_path, imported, "-m", "kartenspiel", "games")
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")


@pytest.mark.parametrize(("program", "printed"), [(THINKING, "True True\n"), (SHARED, "[1]\n")])
def test_ctrl_c_is_not_for_the_processes_that_the_program_starts(program: str, printed: str, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(program)
    done = interrupted(tmp_path, "kartenspiel", str(file), CHILD="yes")
    assert (done.stdout, done.stderr) == (printed, "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_window_and_everything_is_saved(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-c", HEARING, sys.executable, "-m", "kartenspiel"]
    environment = {**os.environ, "KARTENSPIEL_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    kept_session.keep(Settings(), tmp_path)  # on a first start nothing lies on the table
    (kept,) = (tmp_path / "data" / "sessions").iterdir()
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
        deadline = time.monotonic() + PATIENCE
        while b'"moves"' not in kept.read_bytes():  # until a deal is dealt
            assert time.monotonic() < deadline
            assert program.poll() is None
            time.sleep(0.02)
        program.send_signal(number)
        _, complaint = program.communicate(timeout=PATIENCE)
    assert complaint == b""
    assert program.returncode == 128 + number
    store = Store(tmp_path)
    assert store.settings().geometry
    assert store.read_sittings().current is not None
    store.close()
