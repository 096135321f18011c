# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the account of a long session needs is kept beside it; the history is what counts."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller import account
from kartenspiel.controller.jsonl import encode
from kartenspiel.controller.session import DealResult, Session
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from tests.controller.conftest import Anew
from tests.controller.dealt import Json
from tests.controller.kept import by_chance, damaged, notes
from tests.controller.tables import session_of

Shown = tuple[Session, tuple[DealResult, ...], Mapping[str, object] | None]

DEALS = 12
FEW = 5


@pytest.fixture(autouse=True)
def _few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account, "FRESH", FEW)


@pytest.fixture(scope="module")
def record() -> Json:
    """A deal with two accounts."""
    return by_chance(session_of("koenigrufen", kontra_ledger="side")).record()


def session_at(number: int) -> Session:
    """Return the session when so many deals have been played, as its file has it."""
    return replace(session_of("koenigrufen", kontra_ledger="side"), number=number + 1, played=number)


def line(record: Json, number: int) -> bytes:
    """Return what the history has of a deal; each pays something else."""
    session = session_at(0).id
    paid = [number, -number, 2 * number, -2 * number]
    money = None if number % 3 else paid[::-1]
    result = {**record["result"], "payments": paid, "money": money, "contract": f"contract {number % 2}"}
    own = {"session": session, "number": number, "deal_id": f"{session}/{number}", "result": result}
    return encode({**record, **own}).encode() + b"\n"


def lay_out(store: Store, record: Json, deals: int, known: int | None = None) -> None:
    """Lay a history of so many deals, and a session whose file knows so many of them."""
    store.folders.data.mkdir(exist_ok=True)
    other = encode({**record, "session": "another", "deal_id": "another/1"}).encode() + b"\n"
    lines = [other + line(record, number) for number in range(1, deals + 1)]
    (store.folders.data / "history.jsonl").write_bytes(b"".join(lines))
    store.save(Sittings.of(Sitting(session_at(deals if known is None else known))))


def shown(anew: Anew) -> Shown:
    """Start the program, and return what it knows of the session."""
    store = anew()
    sittings = store.read_sittings()
    assert notes(store) == ""
    assert sittings.current is not None
    last = None if sittings.current.last_deal is None else sittings.current.last_deal.record
    return sittings.current.session, sittings.current.session.results, last


def expected(anew: Anew) -> Shown:
    """Return what a start knows that has nothing but the history."""
    kept_at(anew).unlink(missing_ok=True)
    return shown(anew)


def kept_at(anew: Anew) -> Path:
    return anew().folders.data / "accounts" / f"{session_at(0).id}.json"


@pytest.fixture
def understood(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The records that have been understood one by one."""
    heard: list[bytes] = []
    understand = account.record_in

    def listen(raw: bytes) -> dict[str, object] | None:
        heard.append(raw)
        return understand(raw)

    monkeypatch.setattr(account, "record_in", listen)
    return heard


def test_a_start_understands_only_the_last_deals_of_a_long_session(
    anew: Anew, record: Json, understood: list[bytes]
) -> None:
    lay_out(anew(), record, DEALS)
    first = shown(anew)
    assert len(understood) == DEALS
    understood.clear()
    assert shown(anew) == first
    assert understood == [line(record, DEALS)]  # for its score sheet


def test_what_was_played_since_is_added_and_kept_once_it_is_much(
    anew: Anew, record: Json, understood: list[bytes]
) -> None:
    lay_out(anew(), record, DEALS)
    shown(anew)
    for deals in range(DEALS + 1, DEALS + FEW + 3):
        lay_out(anew(), record, deals)
        understood.clear()
        _, results, last = shown(anew)
        assert [result.number for result in results] == [*range(1, deals + 1)]
        assert last is not None
        assert last["number"] == deals
        assert len(understood) == 1 + (deals - DEALS if deals <= DEALS + FEW else deals - DEALS - FEW)


def test_nothing_is_kept_of_a_short_session(anew: Anew, record: Json) -> None:
    lay_out(anew(), record, FEW)
    shown(anew)
    assert not kept_at(anew).exists()


def test_it_stays_while_another_session_is_played_and_goes_with_its_own(anew: Anew, record: Json) -> None:
    lay_out(anew(), record, DEALS)
    shown(anew)
    kept = kept_at(anew).read_bytes()
    store = anew()
    store.save(Sittings.of(Sitting(session_of(seed=2))))
    anew().read_sittings()
    assert kept_at(anew).read_bytes() == kept
    assert anew().forget(session_at(0).id)
    assert not kept_at(anew).exists()


def test_a_kill_between_the_files_loses_nothing(anew: Anew, record: Json) -> None:
    """Whatever the three files know, the account is that of the history."""
    for kept in (FEW + 1, FEW + 2, DEALS):
        for deals in (kept, kept + 1, kept + FEW + 2):
            for known in (kept - 2, kept - 1, kept, deals - 1, deals):
                lay_out(anew(), record, kept)
                shown(anew)
                content = kept_at(anew).read_bytes()
                lay_out(anew(), record, deals, known)
                told = shown(anew)
                assert told == expected(anew)
                lay_out(anew(), record, deals, known)
                kept_at(anew).write_bytes(content)
                assert shown(anew) == told


def cut(path: Path, rng: Random) -> None:
    path.write_bytes(path.read_bytes()[: rng.randrange(path.stat().st_size)])


def alter(path: Path, rng: Random) -> None:
    content = bytearray(path.read_bytes())
    place = rng.randrange(len(content))
    content[place] ^= 1 << rng.randrange(7)
    path.write_bytes(content)


def exchange(path: Path, rng: Random) -> None:
    """Put another value in place of one."""
    body = json.loads(path.read_bytes())
    inner = rng.choice([body, body["results"]])
    key = rng.choice(sorted(inner))
    inner[key] = rng.choice([None, -1, 10**30, 1.0, True, "x", [], {}, [[]], [0.0], [-1] * 9])
    path.write_text(json.dumps(body), encoding="utf-8")


def forget(path: Path, _rng: Random) -> None:
    path.unlink()


def replace_by_pipe(path: Path, _rng: Random) -> None:
    path.unlink()
    os.mkfifo(path)


def replace_by_loop(path: Path, _rng: Random) -> None:
    path.unlink()
    path.symlink_to(path.name)


def replace_by_folder(path: Path, _rng: Random) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("damage", "times"),
    [(cut, 10), (alter, 60), (exchange, 60), (forget, 1), (replace_by_pipe, 1), (replace_by_loop, 1)],
)
def test_what_is_kept_is_made_anew_where_it_is_missing_or_damaged(
    anew: Anew, record: Json, damage: Callable[[Path, Random], None], times: int
) -> None:
    lay_out(anew(), record, DEALS)
    good, path = shown(anew), kept_at(anew)
    content = path.read_bytes()
    for seed in range(times):
        path.unlink()
        path.write_bytes(content)
        damage(path, Random(seed))
        assert shown(anew) == good  # and nobody is told anything
        assert path.read_bytes() == content or json.loads(path.read_bytes()) == json.loads(content)
    assert damaged(path.parent) == []


def test_a_folder_in_its_place_only_makes_the_start_slower(anew: Anew, record: Json) -> None:
    lay_out(anew(), record, DEALS)
    good = shown(anew)
    replace_by_folder(kept_at(anew), Random())
    assert shown(anew) == good
    assert kept_at(anew).is_dir()


def test_the_history_counts_where_it_was_changed(anew: Anew, record: Json) -> None:
    lay_out(anew(), record, DEALS)
    before = shown(anew)
    path = anew().folders.data.joinpath("history.jsonl")
    content = path.read_bytes()
    for changed in (
        content.replace(b"[7, -7, 14, -14]", b"[8, -8, 16, -16]"),
        content.replace(b"[7, -7, 14, -14]", b"[9, -9, 10, -10]"),  # as long as before
        content.replace(line(record, 3), b""),
        content[: len(content) // 2 + 1],
        content + line(record, 1).replace(b"[1, -1, 2, -2]", b"[5, -5, 0, 0]"),
    ):
        path.write_bytes(changed)
        store = anew()
        store.read_sittings()  # which may have to set half a line aside
        told = shown(anew)
        assert told != before
        assert told == expected(anew)
        path.write_bytes(content)
        assert shown(anew) == before


def test_damaged_lines_of_a_long_session_are_set_aside_as_of_a_short_one(anew: Anew, record: Json) -> None:
    lay_out(anew(), record, DEALS)
    shown(anew)
    path = anew().folders.data.joinpath("history.jsonl")
    path.write_bytes(path.read_bytes().replace(line(record, 3), line(record, 3)[:-20] + b"\n"))
    store = anew()
    store.read_sittings()
    assert "1 lines of" in notes(store)
    told = shown(anew)
    assert told == expected(anew)
    _, results, _ = told
    assert [result.number for result in results] == [1, 2, *range(4, DEALS + 1)]


def test_a_history_beside_the_first_counts_too(anew: Anew, record: Json) -> None:
    lay_out(anew(), record, DEALS)
    shown(anew)
    other = anew().folders.data.joinpath("history-1.jsonl")
    other.write_bytes(line(record, 2).replace(b"[2, -2, 4, -4]", b"[9, -9, 9, -9]") + line(record, DEALS + 1))
    anew().save(Sittings.of(Sitting(session_at(DEALS + 1))))
    told = shown(anew)
    assert told == expected(anew)
    _, results, last = told
    assert results[1].payments == (9, -9, 9, -9)
    assert last is not None
    assert len(results) == last["number"] == DEALS + 1


def test_a_second_program_keeps_nothing(anew: Anew, record: Json, tmp_path: Path) -> None:
    lay_out(anew(), record, DEALS)
    first = anew()
    second = Store(tmp_path)
    assert second.read_sittings().current is None
    assert not (first.folders.data / "accounts").exists()
