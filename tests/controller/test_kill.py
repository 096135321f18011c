# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program is killed at any moment, again and again, and nothing is lost or played twice."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from kartenspiel.controller import sitting
from kartenspiel.controller.store import Store
from tests.controller.tables import DEALS, saved

KILLS = 12
ROOT = Path(__file__).resolve().parents[2]


def play(folder: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "tests.controller.tables", str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def first_line(program: "subprocess.Popen[bytes]") -> str:
    assert program.stdout is not None
    return program.stdout.readline().decode()


def on_disk(folder: Path) -> object:
    """Return what is on the table, as the disk has it."""
    store = Store(folder)
    pending = store.pending()
    store.close()
    assert pending is not None
    return json.loads(json.dumps(sitting.as_json(pending)))


def test_a_program_killed_at_random_moments_goes_on_at_exactly_that_point(tmp_path: Path) -> None:
    rng = Random(time.time_ns())
    killed, undisturbed = tmp_path / "killed", tmp_path / "undisturbed"
    expected: object = None
    for _ in range(KILLS):
        program = play(killed)
        told = first_line(program)
        assert expected is None or json.JSONDecoder().raw_decode(told)[0] == expected
        time.sleep(rng.uniform(0.0, 0.12))
        program.kill()
        program.communicate()
        expected = on_disk(killed)
    for folder in (killed, undisturbed):
        program = play(folder)
        first_line(program)
        program.communicate()
        assert program.returncode == 0
    history = [record.body for record in saved(killed)]
    assert [body["number"] for body in history] == list(range(1, DEALS + 1))
    assert history == [record.body for record in saved(undisturbed)]
