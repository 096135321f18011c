# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Records that were good until somebody altered them."""

import copy
import functools
import io
import json
from random import Random

import pytest

from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.record import RecordError, record_as_json, result_as_json
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from tests.controller.alterations import ALTERATIONS, Alteration, last_move_missing, moments, plays, revoke
from tests.controller.dealt import GAMES, Json, records
from tests.walks import random_rules

RANDOM_DAMAGE = 6_000
SESSIONS = 5
"""So many sessions of each game are altered, each in several ways: to play them takes longer than to alter them."""
RUBBISH = (b"null", b"1e999", b"NaN", b"-1", b"true", b"\xff", b"\x00", b"\\ud800", b"[" * 99)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def faults(text: bytes) -> list[tuple[int, RecordError | None]]:
    return list(check_stream(io.BytesIO(text)))


def as_bytes(lines: list[Json]) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def to_the_last_card(line: Json) -> Json:
    """Return the record of the same deal, played on if it was cut short."""
    state = moments(line)[-1]
    while state.turn is not None:
        state = state.apply(next(choice for choice in state.moves(state.turn) if isinstance(choice, Play)))
    full: Json = json.loads(json.dumps(record_as_json(state)))
    return line | {"moves": full["moves"], "result": full["result"]}


@functools.cache
def full_deals(game: str, seed: int) -> tuple[str, ...]:
    """Return three records of a session, of deals played to the last card."""
    played = [line for line in records(GAMES[game], 12, seed) if line["result"]["tricks"]][:3]
    return tuple(json.dumps(to_the_last_card(line)) for line in played)


@every_game
@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_what_is_illegal_by_construction_is_refused_at_its_line_and_move(game: Game, alter: Alteration) -> None:
    rng = Random(alter.__name__)
    lines = [json.loads(line) for line in full_deals(game.id, rng.randrange(SESSIONS))]
    altered = copy.deepcopy(lines[1])
    move = alter(altered, rng)
    found = faults(as_bytes([lines[0], altered, lines[2]]))
    assert [number for number, fault in found if fault is not None] == [2]
    fault = found[1][1]
    assert fault is not None
    assert fault.move == move
    assert fault.reason


def test_a_deal_that_stops_too_early_is_refused_there() -> None:
    line = records(GAMES["russbach"], 1, 5)[0]
    number = last_move_missing(line, Random())
    ((_, fault),) = faults(as_bytes([line]))
    assert str(fault) == f"move {number}: the deal is not over, but there is a result"


@every_game
def test_a_result_before_the_last_card_stands_only_where_nothing_can_change(game: Game) -> None:
    for line in records(game, 2, 2):
        *moments_before, _ = moments(line)
        for number, state in enumerate(moments_before):
            stopped = end.outcome if (end := state.cut_short()) else None
            result = line["result"] if stopped is None else result_as_json(stopped)
            ((_, fault),) = faults(as_bytes([line | {"moves": line["moves"][:number], "result": result}]))
            if stopped is not None:
                assert fault is None
                assert stopped.payments == tuple(line["result"]["payments"])
                assert (stopped.contract, stopped.partner) == (line["result"]["contract"], line["result"]["partner"])
            else:
                assert fault is not None
                assert fault.move == number


def test_some_deals_stop_early() -> None:
    stops = [state for line in records(GAMES["anrufen"], 10, 2) for state in moments(line) if state.cut_short()]
    assert stops


def test_an_illegal_card_is_refused_with_the_legal_ones_and_the_clause() -> None:
    line = records(GAMES["russbach"], 1, 5)[0]
    number = revoke(line, Random())
    assert number is not None
    state, move = moments(line | {"moves": line["moves"][:number]})[-1], line["moves"][number]
    on = " ".join(str(play.card) for play in state.cards(move["seat"]).trick)
    legal = " ".join(str(choice.card) for choice in state.moves(move["seat"]) if isinstance(choice, Play))
    ((_, fault),) = faults(as_bytes([line]))
    assert str(fault) == f"move {number}: {move['card']} is not legal on {on}; legal: {legal} (R26)"


@pytest.mark.parametrize(
    ("place", "move", "clause"),
    [
        ("first", {"do": "declare", "suit": "?"}, "R18"),
        ("after the first trick", {"do": "announce", "what": "hundred"}, "R17"),
        ("after the first trick", {"do": "declare", "suit": "H"}, "R17"),
    ],
)
def test_false_and_late_statements_are_refused_with_their_clause(place: str, move: Json, clause: str) -> None:
    line = records(GAMES["russbach"], 1, 6)[0]
    number = 1 if place == "first" else plays(line)[3] + 1
    hand = line["deal"]["hands"][0]
    lacking = next(suit for suit in "HDSC" if not {f"{suit}K", f"{suit}Q"} <= set(hand))
    suit = {"suit": lacking} if move.get("suit") == "?" else {}
    line["moves"].insert(number, {"seat": 0, **move, **suit})
    ((_, fault),) = faults(as_bytes([line]))
    assert fault is not None
    assert (fault.move, fault.clause) == (number, clause)


def damaged(line: bytes, rng: Random) -> bytes:
    """Change a few bytes, cut, double or exchange pieces."""
    text = bytearray(line)
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        place, end = sorted((rng.randrange(len(text)), rng.randrange(len(text))))
        kind = rng.randrange(6)
        if kind == 0:
            text[place] = rng.randrange(256)
        elif kind == 1:
            text[place] = rng.choice(b'0123456789"[]{},:-HDSCTAKQ. ')
        elif kind == 2:
            del text[place : place + rng.randrange(1, 20)]
        elif kind == 3:
            text[place:place] = text[end : end + rng.randrange(1, 20)]
        elif kind == 4:
            del text[place:]
        else:
            text[place:place] = rng.choice(
                [b"null", b"1e999", b"NaN", b"-1", b"true", b"\xff", b"\x00", b"\\ud800", b"[" * 99]
            )
        text = text or bytearray(b"x")
    return bytes(text).replace(b"\n", b" ") + b"\n"


@every_game
def test_lines_with_random_damage_get_a_plain_answer(game: Game) -> None:
    rng = Random(game.id)
    good = [
        line
        for seed in range(6)
        for line in as_bytes(records(game, 6, seed, rules=random_rules(game, rng))).splitlines()
    ]
    count = RANDOM_DAMAGE // len(GAMES)
    text = b"".join(damaged(rng.choice(good), rng) for _ in range(count))
    refused = 0
    for _, fault in check_stream(io.BytesIO(text)):
        if fault is not None:
            refused += 1
            assert str(fault).isprintable()
            assert len(str(fault)) < 1000
    assert refused > count * 3 / 4
