# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the deals of a session follow from one another in a file."""

import io
import json
from collections.abc import Sequence

import pytest

from kartenspiel.controller.checking import check_stream
from tests.controller.dealt import GAMES, Json, records

RUSSBACH = GAMES["russbach"]


def faults(*lines: Json) -> list[str | None]:
    stream = io.BytesIO("".join(json.dumps(line) + "\n" for line in lines).encode())
    return [None if fault is None else str(fault) for _, fault in check_stream(stream)]


def deals(count: int = 4) -> Sequence[Json]:
    """Deals in a row; their dealers are 3, 0, 1, 2 or as the seed has it."""
    return records(RUSSBACH, count, 4)


def wrong_dealer(one: Json, two: Json) -> str:
    return f"session: dealer {two['dealer']} instead of {(one['dealer'] + 1) % 4}"


def unfinished(record: Json) -> Json:
    return {key: value for key, value in record.items() if key != "result"} | {"moves": record["moves"][:5]}


def bad(record: Json) -> Json:
    return record | {"dealer": 7}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_simulated_session_hangs_together(game: object) -> None:
    assert faults(*records(game, 12, 9)) == [None] * 12  # type: ignore[arg-type]


def test_a_missing_deal_is_noticed_at_the_later_one() -> None:
    one, _, three, four = deals()
    assert faults(one, three, four) == [None, wrong_dealer(one, three), None]


def test_after_a_fault_the_next_record_starts_anew() -> None:
    one, two, three, four = deals()
    assert faults(one, four, two, three) == [None, wrong_dealer(one, four), None, None]


@pytest.mark.parametrize("between", [unfinished, bad])
def test_after_a_bad_or_unfinished_record_anybody_may_deal(between) -> None:  # type: ignore[no-untyped-def] # noqa: ANN001
    one, two, _, four = deals()
    found = faults(one, between(two), four)
    assert found[0] is found[2] is None


def test_an_unfinished_record_may_begin_anywhere() -> None:
    one, _, three, _ = deals()
    assert faults(one, unfinished(three)) == [None, None]


def test_another_session_begins_anew() -> None:
    one, _, three, _ = deals()
    assert faults(one, three | {"session": 2}) == [None, None]
    assert faults(one, three | {"session": True}) == [None, None]
    assert faults(one, three | {"session": 1.0}) == [None, None]
    absent = {key: value for key, value in one.items() if key != "session"}
    assert faults(absent, three | {"session": None}) == [None, wrong_dealer(one, three)]


def test_other_options_begin_anew_but_defaults_are_filled_in() -> None:
    one, _, three, _ = deals()
    assert faults(one | {"options": {}}, three) == [None, wrong_dealer(one, three)]
    assert faults(one, three | {"options": {"session_deals": 5}}) == [None, None]


def test_empty_lines_do_not_part_a_session() -> None:
    one, _, three, _ = deals()
    stream = io.BytesIO(f"{json.dumps(one)}\n\n\n{json.dumps(three)}".encode())
    assert [(number, str(fault)) for number, fault in check_stream(stream)] == [
        (1, "None"),
        (4, wrong_dealer(one, three)),
    ]
