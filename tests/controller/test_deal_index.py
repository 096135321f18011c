# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The index of finished deals: it says of each what its record says, and is made anew where it does not fit."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.deal_index import (
    DealEntry,
    DealEvent,
    DealFilter,
    DealGain,
    DealIndex,
    SessionDeals,
)
from kartenspiel.controller.deal_notes import DealNote, DealNotes
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.record import record_from_json
from kartenspiel.model.game import Game
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.text import english
from tests.controller.dealt import GAMES, Json, examples, records
from tests.walks import random_rules, shy_step, start_with, walk

PEOPLE = ("You", "Resi", "Toni", "Mizzi")


@cache
def dealt() -> list[Json]:
    """Return deals of all games, as the history has them: the person sits in another seat in each game."""
    found = []
    for place, game in enumerate(GAMES.values()):
        everybody_for_himself = [each for each in _examples(game) if each["result"]["contract"] == "trischaken"][:1]
        for number, record in enumerate([*records(game, 12, seed=8), *everybody_for_himself], 1):
            seats = int(record["seats"])
            players = [
                {"name": PEOPLE[(seat - place) % seats], "level": None if seat == place % seats else "easy"}
                for seat in range(seats)
            ]
            day = f"2026-{place + 1:02}-{number:02}T20:15:00+00:00"
            session = {"session": game.id, "number": number, "deal_id": f"{game.id}/{number}", "finished": day}
            found.append({**record, **session, "players": players, "helped": number % 3 == 0})
    return found


def _examples(game: Game) -> list[Json]:
    return list(map(json.loads, examples(game).read_text(encoding="utf-8").splitlines()))


@pytest.fixture
def history(tmp_path: Path) -> Path:
    path = tmp_path / "history.jsonl"
    _write(path, dealt())
    return path


def _write(path: Path, deals: list[Json]) -> None:
    path.write_text("".join(json.dumps(deal, ensure_ascii=False) + "\n" for deal in deals), encoding="utf-8")


@pytest.fixture
def opened(history: Path) -> Iterator[Callable[[], DealIndex]]:
    """Open the index as a fresh start does."""
    made: list[DealIndex] = []

    def opened_anew() -> DealIndex:
        made.append(DealIndex(history.with_name("deals.sqlite"), (history, history.with_name("history-1.jsonl"))))
        made[-1].update()
        return made[-1]

    yield opened_anew
    for each in made:
        each.close()


Opened = Callable[[], DealIndex]


def _own(deal: Json) -> int:
    return next(seat for seat, player in enumerate(deal["players"]) if player["level"] is None)


def _keys(entries: list[DealEntry]) -> list[str]:
    return [entry.key for entry in entries]


def _keys_of(deals: list[Json]) -> list[str]:
    """Return the keys of deals of the history, the newest first."""
    return [deal["deal_id"] for deal in reversed(deals)]


def _does(deal: Json, kind: str) -> bool:
    return any(move["do"] == kind for move in deal["moves"])


def test_every_deal_is_found_with_what_its_record_says(opened: Opened) -> None:
    index = opened()
    entries = {entry.key: entry for entry in index.entries(DealFilter())}
    assert len(entries) == len(dealt())
    for deal in dealt():
        entry, own = entries[deal["deal_id"]], _own(deal)
        assert (entry.game, entry.contract) == (deal["game"], deal["result"]["contract"])
        assert entry.payment == deal["result"]["payments"][own]
        assert (entry.helped, entry.taken_back) == (deal["helped"], False)
        assert entry.finished == deal["finished"]
        assert index.record(entry) == deal


def test_the_role_is_that_of_the_person(opened: Opened) -> None:
    index = opened()
    entries = {entry.key: entry.role for entry in index.entries(DealFilter())}
    for deal in dealt():
        result, role = deal["result"], entries[deal["deal_id"]]
        for_himself = not _outcome(deal).conclusion.sides
        expected = {result["partner"]: DealRole.PARTNER, result["declarer"]: DealRole.DECLARER}.get(
            _own(deal), DealRole.OPPONENT
        )
        if expected is DealRole.DECLARER and result["partner"] is None:
            expected = DealRole.ALONE
        assert role is (DealRole.NONE if for_himself else expected)
    assert set(entries.values()) == set(DealRole)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_under_the_same_house_rules_all_deals_of_a_contract_have_sides_or_none(game: Game) -> None:
    rng, seen = Random(4), list[int]()
    for _ in range(5):
        rules, found = random_rules(game, rng), defaultdict[str, list[tuple[bool, bool]]](list)
        for number in range(16):
            *_, last = walk(start_with(game, rules, rng), rng, shy_step(1.0 if number % 4 == 0 else 0.7))
            assert last.outcome is not None
            found[last.outcome.contract].append((last.outcome.conclusion.sides, last.outcome.played))
        assert all(len(set(each)) == 1 for each in found.values())
        seen += map(len, found.values())
    assert max(seen) > 1


def test_what_is_learned_of_a_contract_comes_from_a_deal_of_that_contract_and_stays_with_its_history(
    tmp_path: Path,
) -> None:
    alone = next(deal for deal in dealt() if deal["result"]["contract"] == "trischaken")
    good = next(deal for deal in dealt() if (deal["game"], deal["result"]["contract"]) == (alone["game"], "normal"))
    wrong = {**alone, "deal_id": "wrong", "result": {**alone["result"], "contract": "normal"}}
    for deals in ([wrong, good], [good, alone]):
        path = tmp_path / "history.jsonl"
        _write(path, deals)
        index = DealIndex(None, (path,))
        index.update()
        roles = {entry.key: entry.role for entry in index.entries(DealFilter())}
        index.close()
        assert roles[good["deal_id"]] is not DealRole.NONE
    assert roles[alone["deal_id"]] is DealRole.NONE


def test_a_deal_whose_items_make_no_sense_is_listed_with_its_payment(tmp_path: Path) -> None:
    deal = {
        **dealt()[0],
        "result": {**dealt()[0]["result"], "items": [{"item": "x", "to": [], "from": [1], "value": 3}]},
    }
    path = tmp_path / "history.jsonl"
    _write(path, [deal])
    index = DealIndex(None, (path,))
    index.update()
    (entry,) = index.entries(DealFilter())
    index.close()
    assert entry.payment == deal["result"]["payments"][_own(deal)]


def _outcome(deal: Json) -> Outcome:
    outcome = replay_moves(record_from_json(deal)).outcome
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (DealFilter(game="anrufen"), lambda deal: deal["game"] == "anrufen"),
        (DealFilter(session="graden"), lambda deal: deal["session"] == "graden"),
        (DealFilter(contract="simple"), lambda deal: deal["result"]["contract"] == "simple"),
        (DealFilter(result=DealGain.GAIN), lambda deal: deal["result"]["payments"][_own(deal)] > 0),
        (DealFilter(result=DealGain.LOSS), lambda deal: deal["result"]["payments"][_own(deal)] < 0),
        (DealFilter(result=DealGain.NOTHING), lambda deal: deal["result"]["payments"][_own(deal)] == 0),
        (DealFilter(since="2026-02-03"), lambda deal: deal["finished"][:10] >= "2026-02-03"),
        (DealFilter(before="2026-02-03"), lambda deal: deal["finished"][:10] < "2026-02-03"),
        (DealFilter(helped=True), lambda deal: deal["helped"]),
        (DealFilter(helped=False), lambda deal: not deal["helped"]),
        (DealFilter(happened=frozenset({DealEvent.ANNOUNCED})), lambda deal: _does(deal, "announce")),
        (DealFilter(happened=frozenset({DealEvent.RAISED})), lambda deal: _does(deal, "kontra")),
        (
            DealFilter(game="koenigrufen", helped=True, happened=frozenset({DealEvent.ANNOUNCED, DealEvent.RAISED})),
            lambda deal: deal["game"] == "koenigrufen" and deal["helped"] and _does(deal, "announce")
            and _does(deal, "kontra"),
        ),
        (DealFilter(words="mizzi YOU"), lambda deal: len(deal["players"]) == 4),
        (DealFilter(words="nobody"), lambda _deal: False),
    ],
)  # fmt: skip
def test_a_filter_finds_what_a_plain_search_finds(
    opened: Opened, wanted: DealFilter, fits: Callable[[Json], bool]
) -> None:
    assert _keys(opened().entries(wanted)) == _keys_of([deal for deal in dealt() if fits(deal)])


def test_deals_lost_by_one_point_are_found_once_they_were_looked_into(opened: Opened) -> None:
    index = opened()
    assert not index.entries(DealFilter(happened=frozenset({DealEvent.LACKED_ONE})))
    while index.look_into(10):
        pass
    lacked = {entry.key: entry.lacked for entry in index.entries(DealFilter())}
    told = 0
    for deal in dealt():
        reason = _outcome(deal).conclusion.reason
        sentence = "" if reason is None else english(reason)
        if "lacked" in sentence:
            told += 1
            assert lacked[deal["deal_id"]]
        else:
            assert lacked[deal["deal_id"]] is None
    assert told


def test_what_was_written_to_deals_counts_in_filters(opened: Opened, tmp_path: Path) -> None:
    index, notes = opened(), DealNotes(tmp_path / "notes.json", lambda _text: None)
    notes.change("anrufen/3", DealNote(star=True))
    notes.change("graden/2", DealNote(words="A Bettler nobody believed in"))
    index.note(DealNotes(tmp_path / "notes.json", lambda _text: None).all)
    assert _keys(index.entries(DealFilter(starred=True))) == ["anrufen/3"]
    assert _keys(index.entries(DealFilter(words="bettler BELIEVED"))) == ["graden/2"]
    notes.change("anrufen/3", DealNote())
    assert DealNotes(tmp_path / "notes.json", lambda _text: None).all.keys() == {"graden/2"}


def test_notes_that_are_damaged_are_kept_aside(tmp_path: Path) -> None:
    path, told = tmp_path / "notes.json", list[str]()
    path.write_text('{"format": "kartenspiel.notes/1", "notes": {"a/1": 3}}', encoding="utf-8")
    assert not DealNotes(path, lambda text: told.append(english(text))).all
    assert len(told) == 1
    assert "notes.json.damaged-1" in told[0]
    assert path.with_name("notes.json.damaged-1").exists()


def test_only_what_is_new_is_read_and_of_two_records_of_a_deal_the_last_counts(opened: Opened, history: Path) -> None:
    _write(history, dealt()[:-2])
    opened().close()
    again = {**dealt()[0], "helped": True, "taken_back": True}
    with history.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(deal) + "\n" for deal in (*dealt()[-2:], again))
    index = opened()
    assert _keys(index.entries(DealFilter())) == _keys_of([*dealt()[1:], again])
    newest = index.entries(DealFilter())[0]
    assert newest.taken_back
    assert index.record(newest) == again


def test_where_the_end_of_the_last_deal_is_taken_back_only_that_deal_is_read_again(
    opened: Opened, history: Path
) -> None:
    opened().close()
    _write(history, dealt()[:-1])
    index, read = opened(), list[int]()
    assert _keys(index.entries(DealFilter())) == _keys_of(dealt()[:-1])
    assert not index.update()
    _write(history, [*dealt()[:-1], {**dealt()[-1], "taken_back": True}])
    begun = len(history.read_bytes().rsplit(b"\n", 2)[0]) + 1
    assert index.update(lambda place, whole: read.extend((place, whole)))
    assert _keys(index.entries(DealFilter())) == _keys_of(dealt())
    assert index.entries(DealFilter())[0].taken_back
    assert index.entries(DealFilter())[0].place == begun


def test_a_line_that_is_just_being_written_waits(opened: Opened, history: Path) -> None:
    content = history.read_bytes()
    history.write_bytes(content[:-20])
    assert len(opened().entries(DealFilter())) == len(dealt()) - 1
    history.write_bytes(content)
    assert len(opened().entries(DealFilter())) == len(dealt())


def test_deals_of_both_files_are_found(opened: Opened, history: Path) -> None:
    _write(history, dealt()[:5])
    _write(history.with_name("history-1.jsonl"), dealt()[5:])
    index = opened()
    assert _keys(index.entries(DealFilter())) == _keys_of(dealt())
    assert index.record(index.entries(DealFilter())[0]) == dealt()[-1]


def test_lines_that_are_no_deals_are_left_out(opened: Opened, history: Path) -> None:
    odd = ["no JSON", "[]", '{"deal_id": "x"}', json.dumps({**dealt()[0], "players": 3})]
    odd.append(json.dumps({**dealt()[0], "number": 1 << 70}))
    with history.open("a", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in odd)
    assert _keys(opened().entries(DealFilter())) == _keys_of(dealt())


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:3000])


def _replace(path: Path) -> None:
    path.write_bytes(b"something else altogether " * 400)


def _rename_column(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.execute("alter table deals rename column payment to paid")
    base.close()


def _other_version(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.execute("pragma user_version = 99")
    base.close()


@pytest.mark.parametrize("harm", [Path.unlink, _cut, _replace, _rename_column, _other_version])
def test_an_index_that_does_not_fit_is_made_anew(opened: Opened, history: Path, harm: Callable[[Path], None]) -> None:
    opened().close()
    harm(history.with_name("deals.sqlite"))
    before = history.read_bytes()
    assert _keys(opened().entries(DealFilter())) == _keys_of(dealt())
    assert history.read_bytes() == before


def test_another_history_in_its_place_is_read_from_the_beginning(opened: Opened, history: Path) -> None:
    opened().close()
    _write(history, dealt()[::-1])
    assert _keys(opened().entries(DealFilter())) == _keys_of(dealt()[::-1])
    history.unlink()
    assert opened().entries(DealFilter()) == []


def test_an_index_that_cannot_be_written_is_kept_in_memory(history: Path) -> None:
    for path in (history / "no folder" / "deals.sqlite", None):
        index = DealIndex(path, (history,))
        index.update()
        assert len(index.entries(DealFilter())) == len(dealt())
        index.close()


def _played(game: str) -> int:
    return sum(deal["game"] == game for deal in dealt())


def test_a_deal_of_each_contract_can_be_had(opened: Opened) -> None:
    index = opened()
    for game, contract in index.contracts():
        record = index.example(game, contract)
        assert record in [deal for deal in dealt() if (deal["game"], deal["result"]["contract"]) == (game, contract)]
    assert index.example("anrufen", "no such") is None


def test_sessions_and_contracts_are_listed(opened: Opened) -> None:
    index = opened()
    first = {game: next(deal for deal in dealt() if deal["game"] == game) for game in GAMES}
    played = [SessionDeals(game, game, deal["finished"], _played(game)) for game, deal in first.items()]
    assert index.sessions() == tuple(reversed(played))
    assert index.contracts() == tuple(sorted({(deal["game"], deal["result"]["contract"]) for deal in dealt()}))


def test_what_was_played_last_comes_first_over_both_files(opened: Opened, history: Path) -> None:
    early, late = [[deal for deal in dealt() if deal["game"] == game] for game in ("anrufen", "graden")]
    _write(history, [*late[:1], *early[:-1]])
    _write(history.with_name("history-1.jsonl"), [early[-1], *late[1:3]])
    index = opened()
    assert [each.session for each in index.sessions()] == ["graden", "anrufen"]
    assert index.counted(("game",), {}) == [("graden", 3), ("anrufen", len(early))]


def test_reading_can_be_stopped_and_goes_on_where_it_was(history: Path) -> None:
    _write(history, [{**dealt()[0], "deal_id": f"{number}"} for number in range(600)])
    index = DealIndex(history.with_name("deals.sqlite"), (history,))
    told: list[int] = []

    def stop(read: int, _whole: int) -> None:
        told.append(read)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        index.update(stop)
    assert 0 < len(index.entries(DealFilter())) < 600
    index.update()
    assert len(index.entries(DealFilter())) == 600
    index.close()
    assert len(told) == 1


def test_a_payment_is_told_in_the_unit_of_the_rules_of_its_deal(opened: Opened, history: Path) -> None:
    stakes = next(deal for deal in dealt() if deal["options"].get("unit") == "cent")
    _write(history, [stakes, {**stakes, "deal_id": "other", "options": {**stakes["options"], "unit": "stake"}}])
    assert [entry.unit for entry in opened().entries(DealFilter())] == ["stake", "cent"]
    _write(history, [{**stakes, "options": {"unheard": "of"}}])
    assert [entry.unit for entry in opened().entries(DealFilter())] == ["point"]
