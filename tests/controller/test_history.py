# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The history: every finished deal stands in it once, and the account follows from it."""

import errno
import io
import json
import os
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from kartenspiel.controller import files, history
from kartenspiel.controller.jsonl import LONGEST, encode
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from tests.controller.conftest import Anew
from tests.controller.kept import begun, by_chance, damaged, finished, notes
from tests.controller.tables import saved, session_of


def test_the_account_comes_from_the_history(store: Store, anew: Anew) -> None:
    sitting = finished(session_of())
    assert sitting.state is not None
    assert sitting.state.outcome is not None
    after = sitting.session.after(sitting.state.deal, sitting.state.outcome)
    store.append(finished(session_of(seed=2)).record())
    store.append(sitting.record())
    store.append(finished(session_of(seed=3)).record())
    store.save(Sittings.of(Sitting(after)))
    sittings = anew().read_sittings()
    assert sittings.current is not None
    assert sittings.current.session.results == after.results
    assert sittings.current.session.account == sitting.state.outcome.payments


def test_the_second_account_comes_from_the_history_too(store: Store, anew: Anew) -> None:
    sitting = by_chance(session_of("koenigrufen", kontra_ledger="side"))
    assert sitting.state is not None
    assert sitting.state.outcome is not None
    after = sitting.session.after(sitting.state.deal, sitting.state.outcome)
    store.append(sitting.record())
    store.save(Sittings.of(Sitting(after)))
    sittings = anew().read_sittings()
    assert sittings.current is not None
    assert sittings.current.session.results == after.results
    assert sittings.current.session.money_account == sitting.state.outcome.money != sitting.state.outcome.payments


@pytest.mark.parametrize("money", [3, [1, -1], [1.0, -1, 0, 0], [1 << 70, 0, 0, 0]])
def test_a_second_account_that_makes_no_sense_leaves_the_line_out(store: Store, money: object, anew: Anew) -> None:
    sitting = by_chance(session_of("koenigrufen", kontra_ledger="side"))
    record = sitting.record()
    assert isinstance(record["result"], dict)
    store.append({**record, "result": {**record["result"], "money": money}})
    store.save(Sittings.of(Sitting(replace(sitting.session, number=2))))
    sittings = anew().read_sittings()
    assert sittings.current is not None
    assert sittings.current.session.results == ()


def test_a_finished_deal_stands_in_the_history_once(store: Store, anew: Anew) -> None:
    record = finished(session_of()).record()
    store.append(record)
    store.append(record)
    store = anew()
    store.append(record)
    assert len(list(store.records())) == 1


def test_a_session_catches_up_with_a_history_that_knows_more_of_it(store: Store, anew: Anew) -> None:
    session = session_of()
    store.save(Sittings.of(Sitting(session, begun(session))))
    for _ in range(2):
        sitting = finished(session)
        assert sitting.state is not None
        assert sitting.state.outcome is not None
        store.append(sitting.record())
        session = session.after(sitting.state.deal, sitting.state.outcome)
    sittings = anew().read_sittings()
    assert sittings == Sittings.of(Sitting(session))
    assert sittings.current is not None
    assert sittings.current.session.results == session.results


def test_a_session_whose_last_deal_is_in_the_history_is_not_offered_again(store: Store, anew: Anew) -> None:
    session = session_of(session_deals=1)
    store.save(Sittings.of(finished(session)))
    store.append(finished(session).record())
    assert anew().read_sittings().current is None


@pytest.mark.parametrize("damage", [{"moves": []}, {"moves": [{}]}, {"game": "whist"}])
def test_a_session_does_not_follow_a_history_that_makes_no_sense(
    store: Store, anew: Anew, damage: dict[str, object]
) -> None:
    sittings = Sittings.of(Sitting(session_of(), begun(session_of())))
    store.save(sittings)
    store.append({**finished(session_of()).record(), **damage})
    assert anew().read_sittings() == sittings


def test_a_torn_last_line_is_set_aside_and_all_other_deals_are_there(store: Store, anew: Anew) -> None:
    records = [finished(session_of(seed=seed)).record() for seed in range(3)]
    for record in records[:2]:
        store.append(record)
    path = store.folders.data / "history.jsonl"
    for number in (1, 2):
        with path.open("ab") as file:
            file.write(json.dumps(records[2]).encode()[: -40 * number])
        store = anew()
        assert f"history.jsonl.damaged-{number}" in notes(store)
        assert [record["deal_id"] for record in store.records()] == [record["deal_id"] for record in records[:2]]
    store.append(records[1])
    store.append(records[2])
    assert len(saved(store.folders.data.parent)) == 3


def test_a_last_line_that_lacks_only_its_end_is_completed(store: Store, anew: Anew) -> None:
    records = [finished(session_of(seed=seed)).record() for seed in range(2)]
    store.append(records[0])
    path = store.folders.data / "history.jsonl"
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    store = anew()
    store.append(records[0])
    store.append(records[1])
    assert [record["deal_id"] for record in store.records()] == [record["deal_id"] for record in records]


def test_unreadable_lines_of_the_history_stay_and_are_counted(store: Store) -> None:
    record = finished(session_of()).record()
    path = store.folders.data / "history.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    content = b"\xff\xfe\n[]\n" + json.dumps(record).encode() + b"\n"
    path.write_bytes(content)
    assert [found["deal_id"] for found in store.records()] == [record["deal_id"]]
    assert "2 lines" in notes(store)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "damage",
    [{"number": "1"}, {"result": 3}, *({"persons": [*people]} for people in ([0], [0, 1, 2, 9], [0.0, 1, 2, 3]))],
)
def test_a_line_that_makes_no_sense_is_left_out_of_the_account(
    store: Store, damage: dict[str, object], anew: Anew
) -> None:
    sitting = finished(session_of())
    store.append({**sitting.record(), **damage})
    store.save(Sittings.of(Sitting(replace(sitting.session, number=2))))
    sittings = anew().read_sittings()
    assert sittings.current is not None
    assert sittings.current.session.results == ()


@pytest.mark.parametrize("first", [0.0, False, "0", None, -1, 4])
def test_a_deal_of_nobody_in_the_session_is_not_shown_again(store: Store, first: object, anew: Anew) -> None:
    sitting = finished(session_of())
    store.append({**sitting.record(), "persons": [first, 1, 2, 3]})
    store.save(Sittings.of(Sitting(replace(sitting.session, number=2))))
    sittings = anew().read_sittings()
    assert sittings.current is not None
    assert sittings.current.last_deal is None


def test_an_endless_line_keeps_the_history_as_it_is(store: Store, anew: Anew) -> None:
    session = session_of()
    store.save(Sittings.of(Sitting(session, begun(session))))
    path = store.folders.data / "history.jsonl"
    other = encode(finished(session_of(seed=2)).record()).encode()
    content = session.id.encode() + b"\n" + b"x" * (LONGEST + 9) + b"\n" + other + b"\n"
    path.write_bytes(content)
    store = anew()
    store.read_sittings()
    assert "1 lines of" in notes(store)
    assert path.read_bytes() == content
    assert damaged(path.parent) == []


def test_damaged_lines_beside_a_history_that_cannot_be_read_are_set_aside_once(store: Store, anew: Anew) -> None:
    session = session_of()
    store.save(Sittings.of(Sitting(session, begun(session))))
    (store.folders.data / "history.jsonl").mkdir()
    other = store.folders.data / "history-1.jsonl"
    other.write_bytes(session.id.encode() + b"\n")
    for _ in range(2):
        store = anew()
        store.read_sittings()
    assert "lines of" not in notes(store)
    assert damaged(other.parent) == ["history-1.jsonl.damaged-1"]
    assert other.read_bytes() == b""


def test_lines_set_aside_in_vain_at_each_start_are_kept_once(
    store: Store, anew: Anew, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, content: bytes) -> None:
        if path.suffix == ".jsonl":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        files.write_whole(path, content)

    session = session_of()
    store.save(Sittings.of(Sitting(session, begun(session))))
    path = store.folders.data / "history.jsonl"
    path.write_bytes(session.id.encode() + b"\n")
    monkeypatch.setattr(history, "write_whole", write)
    for _ in range(2):
        store = anew()
        store.read_sittings()
        assert "1 lines of" in notes(store)
    assert damaged(path.parent) == ["history.jsonl.damaged-1"]
    assert path.read_bytes() == session.id.encode() + b"\n"


def test_a_deal_that_ends_while_damaged_lines_are_set_aside_is_not_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of()
    store.save(Sittings.of(Sitting(session, begun(session))))
    path = store.folders.data / "history.jsonl"
    path.write_bytes(session.id.encode() + b"\n")
    writer = threading.Thread(target=store.append, args=(finished(session).record(),))

    def write(place: Path, content: bytes) -> None:
        if place == path:
            writer.start()
            writer.join(0.3)  # it waits until the file is whole again
        files.write_whole(place, content)

    monkeypatch.setattr(history, "write_whole", write)
    store.read_sitting(session.id)
    writer.join()
    assert [record["number"] for record in store.records()] == [1]
    assert damaged(path.parent) == ["history.jsonl.damaged-1"]


class FailingDisk(io.BytesIO):
    """A file whose second line cannot be read."""

    def readline(self, size: int | None = -1, /) -> bytes:
        if self.tell() > 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return super().readline(size)


def test_a_history_of_which_a_part_cannot_be_read_is_named_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished(session_of()).record()
    content = encode(record).encode() + b"\n"
    store.append(record)
    monkeypatch.setattr(history, "open_regular", lambda *_, **__: FailingDisk(2 * content))
    assert [found["deal_id"] for found in store.records()] == 2 * [record["deal_id"]]  # one from each of the two files
    told = notes(store)
    assert "history.jsonl can only be read in part" in told
    assert "history-1.jsonl can only be read in part" in told
    assert len(list(store.records())) == 2
    assert notes(store) == ""


def test_of_two_records_of_one_deal_the_last_counts(store: Store, anew: Anew) -> None:
    sitting = finished(session_of())
    assert sitting.state is not None
    assert sitting.state.outcome is not None
    right = sitting.record()
    store.append({**right, "deal_id": "another", "persons": [3, 2, 1, 0]})
    store.append(right)
    store.save(Sittings.of(Sitting(sitting.session.after(sitting.state.deal, sitting.state.outcome))))
    sittings = anew().read_sittings()
    assert sittings.current is not None
    assert sittings.current.last_deal is not None
    assert sittings.current.last_deal.record["persons"] == right["persons"]
    assert sittings.current.session.account == sitting.state.outcome.payments
