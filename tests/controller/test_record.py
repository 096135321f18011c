# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Records: written and read back, masked, and the examples of the format."""

import hashlib
import json
from random import Random
from typing import Any

import pytest

from kartenspiel.controller.checking import check_record, check_stream, moves_in_stream, replay_moves
from kartenspiel.controller.record import HEADER, RecordError, line, masked_record, read_record, record_as_json
from kartenspiel.model.game import Game
from tests.controller.dealt import GAMES, Json, examples, records, states
from tests.imagined import imagining
from tests.walks import random_rules

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def ordered(moves: Any) -> list[str]:  # noqa: ANN401 - JSON
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


@every_game
def test_the_examples_are_good(game: Game) -> None:
    count = len(examples(game).read_text().splitlines())
    with examples(game).open("rb") as stream:
        assert list(check_stream(stream)) == [(number, None) for number in range(1, count + 1)]


@every_game
def test_the_unfinished_examples_go_on_as_expected(game: Game) -> None:
    expected = [
        ordered(json.loads(text)["expect_moves"]) for text in examples(game, ".unfinished").read_text().splitlines()
    ]
    with examples(game, ".unfinished").open("rb") as stream:
        found = [moves for _, moves in moves_in_stream(stream)]
    assert [moves if isinstance(moves, RecordError) else ordered(moves) for moves in found] == expected


@every_game
def test_finished_records_have_no_moves_to_list(game: Game) -> None:
    with examples(game).open("rb") as stream:
        assert not list(moves_in_stream(stream))


@every_game
def test_every_moment_of_a_deal_can_be_written_and_read_back(game: Game) -> None:
    rng = Random(7)
    for state in states(game, rng, random_rules(game, rng)):
        record = read_record(line(record_as_json(state, seed=5, further={"mine": [1, None]})))
        assert replay_moves(record) == state
        assert (record.seed, record.further, record.finished) == (5, {"mine": [1, None]}, state.over)
        assert check_record(record).outcome == state.outcome


@every_game
def test_a_record_has_the_keys_of_the_format_in_their_order(game: Game) -> None:
    record = records(game, 1, 3)[0]
    assert list(record) == [*HEADER, "session", "players", "result"]
    wanted = ["payments", "contract", "declarer", "partner", "trumps", "tricks", "card_points"]
    assert list(record["result"])[:7] == wanted
    assert list(record["result"])[-2:] == ["items", "context"]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_masked_record_tells_nothing_that_the_seat_does_not_know(game: Game, seed: int) -> None:
    """Another deal that looks the same to the seat has the same masked record, so nothing hidden is in it."""
    rng = Random(seed)
    for number, state in enumerate(states(game, rng, random_rules(game, rng))):
        if number % 3 == seed and not state.over:
            for seat in range(state.deal.seats):
                seen = state.observe(state.actor(seat))  # type: ignore[arg-type]
                imagined = imagining(game, seen)(rng)
                assert masked_record(imagined, seen.seat) == masked_record(state, seen.seat)
                assert imagined.observe(seen.seat) == seen


@every_game
def test_a_masked_record_has_the_shape_of_a_record(game: Game) -> None:
    for state in states(game, Random(2)):
        if not state.over:
            full, known = record_as_json(state, seed=1), masked_record(state, state.actor(state.turn))  # type: ignore[arg-type]
            assert list(known) == list(full)
            assert known["seed"] is None
            assert [len(hand) for hand in state.deal.hands] == [len(hand) for hand in known["deal"]["hands"]]  # type: ignore[index]
            for whole, part in zip(full["moves"], known["moves"], strict=True):  # type: ignore[call-overload]
                assert whole.keys() <= part.keys()
                assert all(part[key] in (None, value) for key, value in whole.items() if key != "cards")


def test_in_russbach_others_see_no_card_in_hand_and_no_suit_of_a_twenty() -> None:
    shown = 0
    for seed in range(40):
        for state in states(GAMES["russbach"], Random(seed)):
            for seat in range(4):
                known = masked_record(state, seat)  # type: ignore[arg-type]
                if not state.over:
                    others = [hand for owner, hand in enumerate(known["deal"]["hands"]) if owner != seat]  # type: ignore[index]
                    assert others == [[None] * 8] * 3
                    shown += sum(1 for move in known["moves"] if move.get("value") == 20)  # type: ignore[attr-defined, misc]
    assert shown


def broken(change: dict[str, object]) -> str:
    record: Json = records(GAMES["russbach"], 1, 1)[0] | change
    return "\n".join(json.dumps({key: value for key, value in record.items() if value != "ABSENT"}).splitlines())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        *(({key: "ABSENT"}, f"{key}: missing") for key in HEADER if key != "format"),
        ({"format": "ABSENT"}, 'format: null instead of "kartenspiel.deal/1"'),
        ({"format": "kartenspiel.deal/2"}, 'format: "kartenspiel.deal/2" instead of "kartenspiel.deal/1"'),
        ({"program": 7}, "program: must be a text, not 7"),
        ({"game": "poker"}, 'game: unknown game "poker"'),
        ({"game": None}, "game: unknown game null"),
        ({"options": []}, "options: must be an object, not []"),
        ({"options": {"colour": 1}}, "options: colour: no such option"),
        ({"options": {"stake": 10.0}}, "options: stake: no value 10.0; allowed: 1 to 1000"),
        ({"options": {"stake": True}}, "options: stake: no value true; allowed: 1 to 1000"),
        ({"options": {"stake": "10"}}, 'options: stake: no value "10"; allowed: 1 to 1000'),
        ({"options": {"stake": 1001}}, "options: stake: no value 1001; allowed: 1 to 1000"),
        ({"options": {"unit": "euro"}}, 'options: unit: no value "euro"; allowed: cent stake'),
        ({"options": {"unit": ["cent"]}}, 'options: unit: no value ["cent"]; allowed: cent stake'),
        ({"seats": 3}, "seats: 3 instead of 4"),
        ({"seats": "4"}, 'seats: must be a whole number, not "4"'),
        ({"seats": 4.0}, "seats: must be a whole number, not 4.0"),
        ({"dummies": [0]}, "dummies: [0] instead of []"),
        ({"dummies": None}, "dummies: must be a list, not null"),
        ({"dealer": 4}, "dealer: must be a seat from 0 to 3, not 4"),
        ({"dealer": True}, "dealer: must be a whole number, not true"),
        ({"dealer": -1}, "dealer: must be a seat from 0 to 3, not -1"),
        ({"seed": "1"}, 'seed: must be a whole number, not "1"'),
        ({"deal": {"talon": []}}, "deal: hands: missing"),
        ({"deal": {"hands": [], "talon": []}}, "deal: 0 hands instead of 4"),
        ({"deal": {"hands": [[]] * 4, "talon": ["XX"]}}, 'deal: talon: unknown card "XX"'),
        ({"deal": {"hands": [[1]] * 4, "talon": []}}, "deal: hands: unknown card 1"),
        ({"deal": {"hands": [["HA"]] * 4, "talon": []}}, "deal: HA was dealt twice"),
        ({"deal": {"hands": [[], [], [], []], "talon": ["T1"]}}, "deal: T1 is not in the pack"),
        ({"context": {"tokens": [1]}}, "context: must be empty"),
        ({"context": []}, "context: must be an object, not []"),
        ({"moves": {}}, "moves: must be a list, not {}"),
    ],
)
def test_a_faulty_header_is_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(broken(change))
    assert str(caught.value).startswith(message)
    assert caught.value.move is None


def test_missing_options_take_their_defaults() -> None:
    assert read_record(broken({"options": {}})).deal.rules == GAMES["russbach"].house_rules()


def test_unknown_keys_are_kept() -> None:
    record = read_record(broken({"weather": {"rain": True}}))
    assert record.further["weather"] == {"rain": True}


def announced(seed: int) -> Json:
    """Return a record of Zwanzigerrufen in which bonuses were announced."""
    rng = Random(seed)
    deals = records(GAMES["zwanzigerrufen"], 20, seed, rules=random_rules(GAMES["zwanzigerrufen"], rng))
    return max(deals, key=lambda record: sum(move["do"] == "announce" for move in record["moves"]))


def fault(record: Json) -> str:
    with pytest.raises(RecordError) as caught:
        check_record(read_record(json.dumps(record)))
    return str(caught.value)


@pytest.mark.parametrize("seed", range(4))
def test_the_side_of_an_announcement_is_written_need_not_be_and_must_be_true(seed: int) -> None:
    record = announced(seed)
    other = {"dazu": "dagegen", "dagegen": "dazu"}
    made = [number for number, move in enumerate(record["moves"]) if move["do"] == "announce"]
    assert made
    for number in made:
        move = record["moves"][number]
        said = move.pop("side")
        check_record(read_record(json.dumps(record)))
        move["side"] = other[said]
        assert fault(record) == f'move {number}: side: "{other[said]}" instead of "{said}" (Z25)'
        move["side"] = 1
        assert fault(record) == f'move {number}: side: 1 instead of "{said}" (Z25)'
        move["side"] = said
    check_record(read_record(json.dumps(record)))


def test_no_other_game_knows_sides_of_announcements() -> None:
    for record in records(GAMES["russbach"], 10, 3):
        for move in record["moves"]:
            assert "side" not in move
            move["side"] = "dazu"
        check_record(read_record(json.dumps(record)))


def promised(salt: str = "0123456789abcdef" * 2) -> Json:
    """Return a finished record with a commitment, made as the format says."""
    (record,) = records(GAMES["anrufen"], 1, 4)
    record["salt"] = salt
    named = {key: record[key] for key in ("context", "deal", "dealer", "dummies", "game", "options", "salt", "seats")}
    text = json.dumps(named, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return record | {"commitment": hashlib.sha256(text.encode()).hexdigest()}


def test_a_commitment_that_agrees_is_good() -> None:
    check_record(read_record(json.dumps(promised())))
    going_on = {key: value for key, value in promised().items() if key not in {"salt", "result"}}
    going_on["moves"].pop()
    assert check_record(read_record(json.dumps(going_on))).outcome is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"commitment": "0" * 64}, "commitment: it does not agree with the deal and the salt"),
        ({"salt": "f" * 32}, "commitment: it does not agree with the deal and the salt"),
        ({"options": {}}, "commitment: it does not agree with the deal and the salt"),
        ({"commitment": None}, "commitment: missing, although there is a salt"),
        ({"salt": None}, "salt: missing, although there is a commitment"),
        ({"salt": "0" * 31}, f'salt: must be 32 or more digits of 0-9 a-f, not "{"0" * 31}"'),
        ({"salt": "A" * 32}, f'salt: must be 32 or more digits of 0-9 a-f, not "{"A" * 32}"'),
        ({"salt": 7}, "salt: must be 32 or more digits of 0-9 a-f, not 7"),
        ({"commitment": "ab"}, 'commitment: must be 64 or more digits of 0-9 a-f, not "ab"'),
        ({"commitment": ["ab"]}, 'commitment: must be 64 or more digits of 0-9 a-f, not ["ab"]'),
    ],
)
def test_a_commitment_that_does_not_agree_is_refused(change: Json, message: str) -> None:
    assert fault(promised() | change) == message


def test_a_seed_may_have_any_size() -> None:
    for seed in (0, -1, 1 << 128, 1 << 4000):
        assert read_record(broken({"seed": seed})).seed == seed
