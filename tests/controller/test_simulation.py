# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Simulated sessions: good records, the same from the same seed, in memory that does not grow."""

import functools
import gc
import io
import itertools
import json
import os
import tracemalloc
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from kartenspiel.controller import protocol
from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.process_executor import local_workers
from kartenspiel.controller.protocol import TIME_MS
from kartenspiel.controller.sharing import WorkerError, processes_needed
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.model.cards import shuffle
from kartenspiel.model.game import Game
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.chance import ChancePlayer
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from tests.controller.dealt import GAMES, Json, records
from tests.walks import random_rules

CACHE = type(functools.lru_cache(lambda: None))
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_what_is_simulated_with_any_rules_is_good(game: Game, seed: int) -> None:
    rng = Random(seed)
    lines = list(simulate(SimulationPlan(game.id, random_rules(game, rng), ("random",), seed), 15, time_ms=TIME_MS))
    assert list(check_stream(io.BytesIO(b"".join(lines)))) == [(number, None) for number in range(1, 16)]


@every_game
def test_the_number_of_processes_changes_nothing(game: Game) -> None:
    plan = SimulationPlan(game.id, game.house_rules(), ("random",), 11)
    with local_workers(2) as workers:
        shared = list(simulate(plan, 20, workers=workers, time_ms=TIME_MS))
    assert shared == list(simulate(plan, 20, time_ms=TIME_MS))


@every_game
def test_another_seed_deals_other_cards(game: Game) -> None:
    assert records(game, 1, 1)[0]["deal"] != records(game, 1, 2)[0]["deal"]


def test_where_the_rules_leave_one_answer_no_player_of_ours_is_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    class Curious(ChancePlayer):
        def consider(self, question: Question, rng: Random) -> Opinion:
            asked.append(question)
            return ChancePlayer.consider(self, question, rng)

    monkeypatch.setattr(protocol, "player_named", Curious)
    list(simulate(SimulationPlan("graden", GAMES["graden"].house_rules(), ("random",), 1), 3, time_ms=0))
    assert asked
    assert not [question for question in asked if question.only_answer]


def test_a_session_that_has_ended_is_followed_by_another() -> None:
    rules = from_json(GAMES["anrufen"].house_rules, {"session_end": "fixed_deals", "session_deals": 4})
    lines = records(GAMES["anrufen"], 40, 6, rules=rules)
    played = Counter(line["session"] for line in lines if line["result"]["contract"] != "redeal")
    assert len(played) > 5
    assert set(list(played.values())[:-1]) == {4}
    assert check_faults(lines) == [None] * 40


def test_a_session_without_an_end_of_its_own_goes_on_as_long_as_is_simulated() -> None:
    rules = from_json(GAMES["russbach"].house_rules, {"session_deals": 2})
    assert {line["session"] for line in records(GAMES["russbach"], 5, 6, rules=rules)} == {1}


def test_who_drops_out_leaves_the_others_in_their_order() -> None:
    options = {"start_tokens": 8, "broke_player": "drops_out", "session_end": "one_has_all"}
    rules = from_json(GAMES["anrufen"].house_rules, options)
    names = ("easy", "random", "random", "medium")
    plan = SimulationPlan("anrufen", rules, names, 3)
    tables = {tuple(json.loads(line)["players"]) for line in simulate(plan, 60, time_ms=TIME_MS)}
    assert names in tables
    assert len(tables) > 1
    assert all(table == names or (len(table) == 3 and table in combinations(names, 3)) for table in tables)


def check_faults(lines: list[Json]) -> list[object]:
    return [fault for _, fault in check_stream(io.BytesIO("\n".join(map(json.dumps, lines)).encode()))]


@every_game
def test_the_seed_of_a_record_shuffles_its_pack(game: Game) -> None:
    for record in records(game, 3, 8):
        rules = game.house_rules()
        pack = shuffle(game.pack(rules), Random(record["seed"]))
        hands, talon = game.split(rules, record["seats"], Seat(record["dealer"]), pack)
        assert record["deal"] == {
            "hands": [[card.code for card in hand] for hand in hands],
            "talon": [card.code for card in talon],
        }


@every_game
def test_each_player_keeps_to_his_seat(game: Game) -> None:
    names = ["random", "easy", "medium", "easy"][: game.players(game.house_rules())]
    for line in simulate(SimulationPlan(game.id, game.house_rules(), tuple(names), 2), 2, time_ms=TIME_MS):
        assert json.loads(line)["players"] == names


def limited_caches() -> list[Any]:
    """Return the caches that have a limit, of what is not frozen."""
    caches = [each for each in gc.get_objects() if isinstance(each, CACHE)]
    return [each for each in caches if each.cache_parameters()["maxsize"] is not None]


@pytest.fixture
def caches_before() -> list[Any]:
    """Freeze what there is, so that garbage is looked for only among what comes; return the caches in it.

    It stays frozen, as most of it has been since the tests were found; of what is frozen nobody knows the caches.
    """
    gc.unfreeze()
    gc.collect()
    found = limited_caches()
    gc.freeze()
    return found


def forget_what_is_kept_for_a_while(caches_before: list[Any]) -> None:
    """Empty the caches that have a limit, and collect garbage."""
    for cache in (*caches_before, *limited_caches()):
        cache.cache_clear()
    gc.collect()


@every_game
def test_memory_does_not_grow_with_the_number_of_deals(game: Game, caches_before: list[Any]) -> None:
    lines = simulate(SimulationPlan(game.id, game.house_rules(), ("random",), 3), 10_000, time_ms=TIME_MS)
    tracemalloc.start()
    try:
        sizes = []
        for _ in range(4):
            for _ in itertools.islice(lines, 5):
                pass
            forget_what_is_kept_for_a_while(caches_before)
            sizes.append(tracemalloc.get_traced_memory()[0])
        assert min(sizes[2:]) - max(sizes[:2]) < 12_000
    finally:
        tracemalloc.stop()
        lines.close()


def fail(number: int) -> int:
    return 1 // number


def end(_number: int) -> int:
    os._exit(1)


def test_what_goes_wrong_in_a_process_is_said_here() -> None:
    with local_workers(1) as workers, pytest.raises(WorkerError, match="by zero"):
        list(workers.in_order(fail, [0]))


def test_a_process_that_dies_is_noticed() -> None:
    with local_workers(2) as workers, pytest.raises(WorkerError, match="died"):
        list(workers.in_order(end, [0, 0]))


def test_a_deal_does_not_betray_the_next_one() -> None:
    seeds = [int(record["seed"]).bit_length() for record in records(GAMES["russbach"], 20, 1)]
    assert min(seeds) > 100
    assert max(seeds) > 120


def test_there_are_never_more_processes_than_work_or_cores() -> None:
    cores = os.cpu_count() or 1
    assert processes_needed(3000, 3000) == cores
    assert processes_needed(3000, 1) == processes_needed(1, 3000) == 1
    assert processes_needed(2, 3000) == min(2, cores)
