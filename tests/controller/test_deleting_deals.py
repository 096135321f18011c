# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Finished deals are deleted: all that were chosen or none, and every other byte of the history stays."""

import json
import os
from pathlib import Path

import pytest

from kartenspiel.controller.deal_archive import DealArchive
from kartenspiel.controller.deal_index import DealFilter, DealIndex
from kartenspiel.controller.deal_notes import DealNote
from kartenspiel.controller.store import Store
from tests.controller.dealt import GAMES, Json, records
from tests.controller.test_deal_archive import Hearer
from tests.controller.test_store import full_disk

STRANGE = (b"no json {\n", b"\n", b'{"deal_id": "b/2", "broken\n', b'{"note": {"deal_id": "b/2"}, "deal_id": "x"}\n')
CHOSEN = frozenset({"b/2", "b/4"})


def _lines() -> list[bytes]:
    deals: list[Json] = records(GAMES["anrufen"], 5, seed=3)
    players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(4)]
    kept = [
        {**deal, "session": "b", "number": number, "deal_id": f"b/{number}", "players": players}
        for number, deal in enumerate(deals, 1)
    ]
    return [json.dumps(deal).encode() + b"\n" for deal in kept]


LINES = _lines()


class Killed(BaseException):
    """The program ends here and now."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path


def _history(home: Path, name: str = "history.jsonl") -> Path:
    return home / "data" / name


def _delete(home: Path, keys: frozenset[str] = CHOSEN) -> tuple[bool, str]:
    """Delete deals; return whether that was possible, and what was told."""
    store = Store(home)
    try:
        return store.delete_deals(keys) is not None, "; ".join(note.source for note in store.take_notes())
    finally:
        store.close()


def test_only_the_records_of_the_chosen_deals_go_and_every_other_byte_stays(home: Path) -> None:
    content = [LINES[0], STRANGE[0], LINES[1], STRANGE[1], LINES[2], STRANGE[2], LINES[3], STRANGE[3], LINES[4]]
    _history(home).write_bytes(b"".join([LINES[1], *content]))  # that of two records of a deal both go
    assert _delete(home) == (True, "")
    left = [line for line in content if line not in {LINES[1], LINES[3]}]
    assert _history(home).read_bytes() == b"".join(left)


def test_a_key_is_found_however_json_writes_it(home: Path) -> None:
    escaped = LINES[1].replace(b'"b/2"', b'"b\\/\\u0032"').replace(b'"deal_id": ', b'"deal_id" :\t')
    assert json.loads(escaped)["deal_id"] == "b/2"
    _history(home).write_bytes(LINES[0] + escaped)
    _delete(home)
    assert _history(home).read_bytes() == LINES[0]


def test_deals_of_both_files_of_the_history_go(home: Path) -> None:
    _history(home).write_bytes(b"".join(LINES[:3]))
    _history(home, "history-1.jsonl").write_bytes(b"".join(LINES[3:]))
    _delete(home)
    assert _history(home).read_bytes() == LINES[0] + LINES[2]
    assert _history(home, "history-1.jsonl").read_bytes() == LINES[4]


def test_a_kill_before_the_file_is_replaced_leaves_all_deals(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _history(home).write_bytes(b"".join(LINES))

    def kill(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Path, "replace", kill)
        meanwhile.setattr(Path, "unlink", lambda *_, **__: None)  # nobody clears up after a kill
        with pytest.raises(Killed):
            _delete(home)
    (unfinished,) = (home / "data").glob("*.unfinished")
    assert unfinished.read_bytes() == LINES[0] + LINES[2] + LINES[4]  # it was about to be put in its place
    assert _history(home).read_bytes() == b"".join(LINES)
    store = Store(home)
    assert len(list(store.records())) == len(LINES)
    store.close()
    assert not unfinished.exists()


def test_the_new_history_is_on_the_disk_before_it_takes_the_place_of_the_old(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace = os.fsync, Path.replace
    _history(home).write_bytes(b"".join(LINES))

    def told_sync(number: int) -> None:
        done.append("sync")
        sync(number)

    def told_replace(path: Path, to: Path) -> Path:
        done.append("replace")
        return replace(path, to)

    monkeypatch.setattr(os, "fsync", told_sync)
    monkeypatch.setattr(Path, "replace", told_replace)
    _delete(home)
    assert done[:2] == ["sync", "replace"]


def test_a_full_disk_leaves_everything_as_it_was(home: Path) -> None:
    for name, part in (("history.jsonl", LINES[:3]), ("history-1.jsonl", LINES[3:])):
        _history(home, name).write_bytes(b"".join(part))
    store = Store(home)
    with full_disk():
        found = store.delete_deals(CHOSEN)
    told = [note.source for note in store.take_notes()]
    store.close()
    assert found is None
    assert [text.startswith("No deal was deleted") for text in told] == [True]
    assert _history(home).read_bytes() + _history(home, "history-1.jsonl").read_bytes() == b"".join(LINES)
    assert not list((home / "data").glob("*.unfinished"))


def test_what_was_prepared_of_one_file_is_dropped_where_the_other_cannot_be_written(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, part in (("history.jsonl", LINES[:3]), ("history-1.jsonl", LINES[3:])):
        _history(home, name).write_bytes(b"".join(part))
    sync, synced = os.fsync, list[int]()

    def full(number: int) -> None:
        synced.append(number)
        if len(synced) == 2:
            raise OSError(28, "No space left on device")
        sync(number)

    monkeypatch.setattr(os, "fsync", full)
    assert not _delete(home)[0]
    assert _history(home).read_bytes() + _history(home, "history-1.jsonl").read_bytes() == b"".join(LINES)
    assert not list((home / "data").glob(".*.unfinished"))


def test_a_second_program_deletes_nothing(home: Path) -> None:
    _history(home).write_bytes(b"".join(LINES))
    first = Store(home)
    assert not _delete(home)[0]
    first.close()
    assert _history(home).read_bytes() == b"".join(LINES)


@pytest.mark.parametrize("chosen", [{"b/1"}, {"b/5"}, {"b/2", "b/4"}, {"b/1", "b/2", "b/3", "b/4"}])
def test_the_index_goes_on_without_reading_anew(home: Path, chosen: set[str]) -> None:
    _history(home).write_bytes(b"".join(LINES))
    index = DealIndex(None, (_history(home), _history(home, "history-1.jsonl")))
    index.update()
    store = Store(home)
    cuts = store.delete_deals(frozenset(chosen))
    assert cuts is not None
    index.delete(frozenset(chosen), cuts)
    assert not index.update()
    left = [line for line in LINES if json.loads(line)["deal_id"] not in chosen]
    assert [index.record(each) for each in index.entries(DealFilter())] == [json.loads(line) for line in reversed(left)]
    store.append(json.loads(LINES[1]))
    index.update()
    assert index.entries(DealFilter())[0].key == "b/2"
    store.close()
    index.close()


def test_notes_and_analyses_go_with_their_deals_and_the_list_is_told(home: Path) -> None:
    _history(home).write_bytes(b"".join(LINES))
    store, hearer = Store(home), Hearer()
    analyses = home / "data" / "analyses"
    analyses.mkdir()
    for name, key in (("a", "b/2"), ("b", "b/3")):
        (analyses / f"{name}.json").write_text(json.dumps({"format": "kartenspiel.analysis/2", "deal_id": key}))
    archive = DealArchive(hearer, store.history_files, None, home / "data" / "notes.json", writable=True)
    archive.want(DealFilter())
    for key in ("b/2", "b/3"):
        archive.note(key, DealNote(star=True))
    hearer.until(lambda told: len(told.entries) == len(LINES) and len(told.notes) == 2)
    archive.delete(CHOSEN, store.delete_deals)
    told = hearer.until(lambda told: len(told.entries) == 3 and not told.deleting)
    archive.close()
    store.close()
    assert [entry.key for entry in told.entries] == ["b/5", "b/3", "b/1"]
    assert set(told.notes) == {"b/3"} == set(json.loads((home / "data" / "notes.json").read_text())["notes"])
    assert [path.name for path in analyses.iterdir()] == ["b.json"]


def test_what_was_asked_for_is_deleted_when_the_program_ends_at_once(home: Path) -> None:
    _history(home).write_bytes(b"".join(LINES))
    store = Store(home)
    archive = DealArchive(Hearer(), store.history_files, None, home / "data" / "notes.json", writable=True)
    archive.delete(CHOSEN, store.delete_deals)
    archive.close()
    store.close()
    assert _history(home).read_bytes() == LINES[0] + LINES[2] + LINES[4]
