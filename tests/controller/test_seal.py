# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The seal of a deal: shown when the cards are dealt, and checked when it is over."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from kartenspiel.controller import sitting as sittings
from kartenspiel.controller.checking import check_record
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.controller.sitting import Sitting
from kartenspiel.controller.taking_back import WayBack, conductor_at_end
from kartenspiel.games import all_games
from kartenspiel.players.base import player_named
from tests.controller.tables import helped, session_of

GAMES = [game.id for game in all_games()]


def over(dealt: Sitting) -> Sitting:
    assert dealt.state is not None
    rng, conductor = Random(6), Conductor(dealt.state)
    while (asked := conductor.next_question()) is not None:
        conductor.answer(player_named("random").choose(asked[1], rng))
    return replace(dealt, state=conductor.state)


def sealed_as_the_format_says(record: Mapping[str, object]) -> str:
    """Return the commitment, worked out from the words of the format alone."""
    named = {key: record[key] for key in ("context", "deal", "dealer", "dummies", "game", "options", "salt", "seats")}
    text = json.dumps(named, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_the_seal_shown_at_the_beginning_is_that_of_the_finished_record(game: str) -> None:
    dealt = Sitting(session_of(game)).dealt()
    shown, begun = dealt.seal, dealt.record()
    assert len(shown) == 64
    assert begun["commitment"] == shown
    assert "salt" not in begun
    record = over(dealt).record()
    assert record["commitment"] == shown == sealed_as_the_format_says(record)
    assert len(str(record["salt"])) == 32
    check_record(record_from_json(record))


def test_the_seal_is_worked_out_once_and_not_whenever_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = Sitting(session_of()).dealt()
    moved, shown = over(dealt), dealt.record()["commitment"]
    monkeypatch.setattr(sittings, "record_as_json", lambda *_, **__: pytest.fail("a record is built"))
    assert dealt.seal == moved.seal == shown


def test_between_two_deals_there_is_no_seal() -> None:
    ended = over(Sitting(session_of()).dealt())
    assert ended.seal
    assert ended.counted(ended.finished_deal()).seal == ended.ended.seal == ""


def test_a_record_with_other_cards_than_those_sealed_is_refused() -> None:
    record = over(Sitting(session_of()).dealt()).record()
    other = over(Sitting(session_of(seed=2)).dealt()).record()
    with pytest.raises(RecordError, match="commitment: it does not agree with the deal and the salt"):
        record_from_json({**other, "commitment": record["commitment"], "salt": record["salt"]})


def test_no_two_deals_have_one_salt_and_the_seed_of_a_deal_does_not_tell_it() -> None:
    records = [
        over(Sitting(replace(session_of(seed=seed), number=number)).dealt()).record()
        for seed in (1, 2)
        for number in (1, 2)
    ]
    assert len({record["salt"] for record in records}) == 4
    assert all(int(str(record["salt"]), 16) != record["seed"] for record in records)


def test_a_sealed_deal_keeps_its_seal_on_the_disk_and_without_its_salt() -> None:
    dealt = Sitting(session_of()).dealt()
    written = json.loads(json.dumps(sittings.as_json(dealt)))
    assert session_of().deal_salt() not in json.dumps(written)
    again = sittings.from_json(written)
    assert again.seal == dealt.seal


def test_cards_changed_on_the_disk_are_found_by_the_seal() -> None:
    written = json.loads(json.dumps(sittings.as_json(Sitting(session_of()).dealt())))
    hands = written["deal"]["deal"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    with pytest.raises(RecordError, match="not the one that was sealed"):
        sittings.from_json(written)


def test_a_deal_that_an_earlier_version_dealt_is_not_said_to_have_been_sealed() -> None:
    written = json.loads(json.dumps(sittings.as_json(Sitting(session_of()).dealt())))
    del written["deal"]["commitment"]
    again = sittings.from_json(written)
    assert again.seal == ""
    record = over(again).record()
    assert "commitment" not in record
    assert "salt" not in record


def test_a_deal_that_is_played_again_is_not_sealed_since_its_cards_are_known() -> None:
    dealt = Sitting(session_of()).dealt()
    assert Sitting(dealt.session, dealt.state).seal == ""


def test_taking_back_after_the_end_leaves_the_seal_as_it_was() -> None:
    dealt = Sitting(helped(session_of())).dealt()
    ended = over(dealt)
    finished = ended.finished_deal()
    laid: list[Sitting] = []
    played = sittings.recall_deal(finished.record, finished.session)
    assert played is not None
    between = Sitting(finished.session, last_deal=played)
    back = WayBack(lambda: (between, conductor_at_end(between)), laid.append)
    assert back.take_back()
    assert laid[0].seal == dealt.seal
