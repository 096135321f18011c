# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Players from outside: what they are told, and what happens when they misbehave."""

import json
import os
import re
import shlex
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller import protocol
from kartenspiel.controller.arena import Contest, play_contest
from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.moment import is_among
from kartenspiel.controller.protocol import PlayerError, Roster
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.model.game import Game
from kartenspiel.players.opinion import Opinion, Reason
from tests.controller.dealt import GAMES, Json

STRANGER = Path(__file__).with_name("stranger.py")
PATIENT_MS = 20_000


def stranger(*words: object) -> str:
    return "exec:" + shlex.join([sys.executable, str(STRANGER), *map(str, words)])


def played(game: Game, players: tuple[str, ...], deals: int = 1, time_ms: int = PATIENT_MS) -> list[bytes]:
    return list(simulate(SimulationPlan(game.id, game.house_rules(), players, 5), deals, time_ms=time_ms))


def told(log: Path) -> list[Json]:
    return [json.loads(line) for line in log.read_text().splitlines()]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_stranger_can_play_every_game(game: Game, tmp_path: Path) -> None:
    log = tmp_path / "told"
    lines = played(game, (stranger("good", log), *["random"] * 3), 3)
    (tmp_path / "records").write_bytes(b"".join(lines))
    with (tmp_path / "records").open("rb") as stream:
        assert [fault for _, fault in check_stream(stream)] == [None] * 3
    messages = told(log)
    hello, *asked, bye = messages
    assert hello == {"type": "hello", "protocol": 1, "game": game.id, "options": hello["options"], "seat": 0}
    assert bye == {"type": "bye"}
    assert [message["record"] for message in asked if message["type"] == "result"] == [
        json.loads(line) | {"seed": None} for line in lines
    ]
    questions = [message for message in asked if message["type"] == "choose"]
    assert [message["id"] for message in questions] == list(range(1, len(questions) + 1))
    for message in questions:
        assert message["time_ms"] == PATIENT_MS
        assert message["legal"]
        hands = message["record"]["deal"]["hands"]
        knocking = any(move["do"] in {"knock", "stack"} for move in message["legal"])  # no card is picked up yet
        assert any(hands[0]) or knocking
        assert message["record"]["seed"] is None
        assert "result" not in message["record"]


def test_where_speaking_is_optional_a_pass_is_offered_and_not_recorded(tmp_path: Path) -> None:
    log = tmp_path / "told"
    (line,) = played(GAMES["russbach"], (stranger("good", log), *["random"] * 3))
    offers = [message["legal"] for message in told(log) if message["type"] == "choose"]
    assert any({"seat": 0, "do": "pass"} in legal for legal in offers)
    assert not any(move["do"] == "pass" for move in json.loads(line)["moves"])


def test_whoever_answers_for_a_seat_has_an_opinion_and_a_stranger_gives_no_reason_for_it() -> None:
    plan = SimulationPlan("graden", GAMES["graden"].house_rules(), ("random",), 5)
    state = GAMES["graden"].start(plan.deal(plan.first()))
    asked = Conductor(state).next_question()
    assert asked is not None
    seat, question = asked
    with Roster(plan.game, plan.rules, PATIENT_MS) as roster:
        for name, reason in ((stranger("good"), Reason.UNKNOWN), ("random", Reason.CHANCE)):
            player = roster.player(name, seat, 0)
            opinion = player.consider(state, question, Random(1))
            assert opinion == Opinion(player.choose(state, question, lambda: Random(1)), reason)
            assert is_among(question.choices, opinion.move or pytest.fail("it must bid"))


@pytest.mark.parametrize(
    ("habit", "complaint"),
    [
        ("illegal", r"deal 1, seat 0, move \d+: .+, in answer to it: .+"),
        ("no move", r'deal 1, seat 0, move \d+: unknown kind of move "dance".*'),
        ("wrong id", r"deal 1, seat 0, move \d+: answered with id 2 instead of 1"),
        ("babbles", r"deal 1, seat 0, move \d+: its answer is not JSON: .+"),
        ("long", r"deal 1, seat 0, move \d+: its answer is longer than 1048576 bytes"),
        ("complains", r"deal 1, seat 0, move \d+: the program ended with status 1; it said: I have to go"),
        ("dies", r"deal 1, seat 0, move \d+: the program ended with status 1; it said: I have to go"),
        ("rude", r'deal 1, seat 0, before its first question: its answer must be an object, not \["hm"\]'),
    ],
)
def test_a_stranger_that_misbehaves_ends_the_command(habit: str, complaint: str) -> None:
    with pytest.raises(PlayerError) as caught:
        played(GAMES["russbach"], (stranger(habit), *["random"] * 3))
    assert re.fullmatch(complaint, str(caught.value)), str(caught.value)


def test_a_stranger_that_is_late_ends_the_command() -> None:
    with pytest.raises(PlayerError, match=r"deal 1, seat 0, move \d+: no answer within 100 ms"):
        played(GAMES["russbach"], (stranger("late"), *["random"] * 3), time_ms=100)


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (
            "no-such-program-anywhere",
            r'deal 1, seat 0, before its first question: cannot start "no-such-program-anywhere": .+',
        ),
        ("", 'deal 1, seat 0, before its first question: cannot start "": no command given'),
        (
            "'",
            'deal 1, seat 0, before its first question: cannot start "\'": a quotation mark in it is not closed',
        ),
        (
            shlex.join([sys.executable, "-c", "pass"]),
            "deal 1, seat 0, before its first question: the program ended with status 0",
        ),
    ],
)
def test_a_program_that_is_no_player_ends_the_command(command: str, complaint: str) -> None:
    with pytest.raises(PlayerError) as caught:
        played(GAMES["russbach"], (f"exec:{command}", *["random"] * 3))
    assert re.fullmatch(complaint, str(caught.value)), str(caught.value)


def test_each_seat_has_a_process_of_its_own_that_ends_with_the_command(tmp_path: Path) -> None:
    log = tmp_path / "told"
    played(GAMES["russbach"], (stranger("good", log),))
    messages = told(log)
    assert sorted(message["seat"] for message in messages if message["type"] == "hello") == [0, 1, 2, 3]
    assert sum(message["type"] == "bye" for message in messages) == 4


def test_a_result_is_told_only_when_the_cards_are_not_played_again(tmp_path: Path) -> None:
    log = tmp_path / "told"
    game = GAMES["russbach"]
    contest = Contest(game.id, game.house_rules(), (stranger("good", log), "random"), 1, PATIENT_MS)
    play_contest(contest, 1, step=lambda: None)
    kinds = [message["type"] for message in told(log)]
    assert kinds.count("result") == 4
    assert "choose" not in kinds[kinds.index("result") :]


def test_a_player_hears_for_which_side_something_is_announced(tmp_path: Path) -> None:
    log = tmp_path / "told"
    lines = played(GAMES["zwanzigerrufen"], (stranger("good", log), *["random"] * 3), 6)
    asked = [message["record"] for message in told(log) if message["type"] == "choose"]
    heard = [move["side"] for record in asked for move in record["moves"] if move["do"] == "announce"]
    assert {*heard} == {"dazu", "dagegen"}
    recorded = [json.loads(line) for line in lines]
    assert all("side" in move for record in recorded for move in record["moves"] if move["do"] == "announce")


def test_what_a_program_complains_of_is_kept_within_bounds() -> None:
    complaints = bytearray()
    reader, writer = os.pipe()
    listening = threading.Thread(target=protocol._listen, args=(complaints, os.fdopen(reader, "rb")))  # noqa: SLF001 - alone
    listening.start()
    with os.fdopen(writer, "wb") as pipe:
        for number in range(3000):
            pipe.write(b"%01000d" % number)
    listening.join()
    assert len(complaints) == 1 << 16
    assert complaints.endswith(b"2999")
