# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program with its window is killed at any moment; started again, it shows exactly what it showed before."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import cast

import pytest

from kartenspiel.controller.store import Store
from kartenspiel.games import game_named
from kartenspiel.model.moves import Play
from tests.breadth import WIDE
from tests.controller.tables import saved, without_time
from tests.e2e.evening import expected
from tests.e2e.scenes import lay_out
from tests.games.koenigrufen_evenings import with_flying_dummy
from tests.games.koenigrufen_table import F

KILLS = 5 if WIDE else 2
LONGEST_LIFE = 1.0
"""Seconds; a deal takes about one."""
PLAYED = 9
"""So many cards are played before the program is killed whose dummy lies open."""
PATIENCE = 120
ROOT = Path(__file__).resolve().parents[2]


def command(folder: Path, *arguments: object) -> list[str]:
    return [sys.executable, "-m", "tests.e2e.evening", str(folder), *map(str, arguments)]


def killed(folder: Path, life: float) -> dict[str, object]:
    """Let the program play for a while and kill it; return what it showed at its start."""
    with subprocess.Popen(command(folder), cwd=ROOT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        shown = json.loads(program.stdout.readline())
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(life)
        program.kill()
    assert isinstance(shown, dict)
    return shown


def killed_after(folder: Path, moves: int) -> None:
    """Let the program play until so many moves of the deal are shown, and kill it."""
    with subprocess.Popen(command(folder), cwd=ROOT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        program.stdout.readline()
        assert any(int(shown) >= moves for shown in program.stdout)
        program.kill()


def to_be_shown(folder: Path) -> dict[str, object]:
    """Return what the window should show, going by what is on the disk."""
    store = Store(folder)
    sittings = store.read_sittings()
    store.close()
    assert sittings.current is not None
    session = sittings.current.session
    state = sittings.current.state or game_named(session.game).start(session.deal())
    seen = state.observe(session.shown_seat)
    return expected(seen, session.number)


def play(folder: Path, deals: int) -> None:
    """Let the program play until so many deals are over, and close it."""
    subprocess.run(command(folder, deals), cwd=ROOT, stdout=subprocess.DEVNULL, check=True, timeout=PATIENCE)


def test_a_window_killed_at_random_moments_goes_on_at_exactly_that_point(tmp_path: Path) -> None:
    chance = Random(time.time_ns())
    disturbed, undisturbed = tmp_path / "disturbed", tmp_path / "undisturbed"
    lay_out(disturbed)
    for _ in range(KILLS):
        before = to_be_shown(disturbed)
        assert killed(disturbed, chance.uniform(0, LONGEST_LIFE)) == before
    play(disturbed, 2)
    history = [without_time(record.body) for record in saved(disturbed)]
    assert len(history) >= 2
    lay_out(undisturbed)
    play(undisturbed, len(history))
    assert history == [without_time(record.body) for record in saved(undisturbed)]


def test_a_window_killed_while_a_dummy_lies_open_goes_on_with_its_cards(tmp_path: Path) -> None:
    script = with_flying_dummy()
    lead = next(number for number, move in enumerate(script.log) if isinstance(move, Play))
    lay_out(tmp_path, "koenigrufen", script, person=F, moves=lead)
    killed_after(tmp_path, lead + PLAYED)
    left = to_be_shown(tmp_path)
    moves, lying = cast("list[object]", left["moves"]), cast("dict[str, list[str]]", left["open"])
    assert len(moves) >= lead + PLAYED
    assert list(lying) == ["2"]
    assert lying["2"]
    assert set(lying["2"]) < set(map(str, script.deal.hands[2]))
    ended = subprocess.run(command(tmp_path, 1), cwd=ROOT, stdout=subprocess.PIPE, check=True, timeout=PATIENCE)
    assert json.loads(ended.stdout.splitlines()[0]) == left
    (record,) = (record.body for record in saved(tmp_path))
    assert cast("list[object]", record["moves"])[: len(moves)] == moves
