# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program is killed at any moment, again and again, and nothing is lost or played twice."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller import sitting
from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.session import Session
from kartenspiel.controller.store import Store
from kartenspiel.games import game_named
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.controller.dealt import Json
from tests.controller.tables import person, saved, session_of, without_time

ROOT = Path(__file__).resolve().parents[2]


def play(folder: Path, game: str, **chosen: str) -> "subprocess.Popen[bytes]":
    options = [f"{key}={value}" for key, value in chosen.items()]
    command = [sys.executable, "-m", "tests.controller.tables", str(folder), game, *options]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def first_line(program: "subprocess.Popen[bytes]") -> str:
    assert program.stdout is not None
    return program.stdout.readline().decode()


def on_disk(folder: Path) -> object:
    """Return what is on the table, as the disk has it; ``None`` if the first deal did not even get there."""
    store = Store(folder)
    sittings = store.read_sittings()
    store.close()
    return json.loads(json.dumps([sitting.as_json(each) for each in sittings.all])) or None


def deals_undisturbed(session: Session) -> Iterator[dict[str, object]]:
    """Yield the records of a session that nobody interrupts, played without a table or a disk."""
    while True:
        conductor = Conductor(game_named(session.game).start(session.deal()), {Seat(0)})
        while (asked := conductor.next_question()) is not None:
            seat, question = asked
            moves = len(conductor.state.log)
            rng = person(moves) if seat == 0 else generator(session.thinking_seed(), session.number, moves, seat)
            conductor.answer(player_named("random").choose(question, rng))
        yield sitting.Sitting(session, conductor.state).sealed().record()
        assert conductor.state.outcome is not None
        session = session.after(conductor.state.deal, conductor.state.outcome)


@pytest.mark.parametrize(
    ("kills", "game", "chosen"), [(8, "russbach", {}), (4, "koenigrufen", {"table_mode": "three_flying"})]
)
def test_a_program_killed_at_random_moments_goes_on_at_exactly_that_point(
    kills: int, game: str, chosen: Json, tmp_path: Path
) -> None:
    rng = Random(time.time_ns())
    expected: object = None
    file = tmp_path / "data" / "history.jsonl"
    while kills > 0 or not file.exists() or not file.stat().st_size:  # on a slow machine a deal takes long
        kills -= 1
        program = play(tmp_path, game, **chosen)
        told = first_line(program)
        assert expected is None or json.JSONDecoder().raw_decode(told)[0] == expected
        time.sleep(rng.uniform(0.0, 0.4))
        program.kill()
        program.communicate()
        before, expected = expected, on_disk(tmp_path)
        assert before is None or expected is not None
    history = [without_time(record.body) for record in saved(tmp_path)]
    for record in history:
        record.pop("taken_back", None)  # which is left to chance
    assert history
    assert history == list(islice(deals_undisturbed(session_of(game, **chosen)), len(history)))
