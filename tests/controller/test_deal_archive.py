# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The archive of finished deals: it lists them from a thread of its own, and keeps what is written to them."""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from queue import SimpleQueue
from threading import Event

import pytest

from kartenspiel.controller.deal_archive import NOT_PLAYED, DealArchive, ListedDeals
from kartenspiel.controller.deal_index import DealEntry, DealFilter, DealIndex
from kartenspiel.controller.deal_notes import DealNote
from kartenspiel.model.text import Text, english
from tests.controller.dealt import GAMES, Json, examples, records

PATIENCE = 60


class Hearer:
    """Keeps what an archive tells."""

    def __init__(self) -> None:
        self.told: SimpleQueue[ListedDeals] = SimpleQueue()
        self.records: SimpleQueue[Mapping[str, object] | None] = SimpleQueue()
        self.troubles: list[str] = []
        self.read: list[int] = []
        self.on_reading: Callable[[], object] = list

    def listed(self, deals: ListedDeals) -> None:
        self.told.put(deals)

    def reading(self, done: int, whole: int) -> None:
        assert done <= whole
        self.read.append(done)
        self.on_reading()

    def opened(self, entry: DealEntry, record: Mapping[str, object] | None) -> None:
        assert record is None or record["deal_id"] == entry.key
        self.records.put(record)

    def trouble(self, text: Text) -> None:
        self.troubles.append(english(text))

    def until(self, fits: Callable[[ListedDeals], object]) -> ListedDeals:
        """Wait until such a list is told."""
        while True:
            told = self.told.get(timeout=PATIENCE)
            if fits(told):
                return told


def _deals(many: int, game: str = "anrufen", first: int = 1) -> list[Json]:
    found = records(GAMES[game], many, seed=3)
    return [{**deal, **_kept(game, number)} for number, deal in enumerate(found, first)]


def _kept(game: str, number: int) -> Json:
    players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(4)]
    return {"session": game, "number": number, "deal_id": f"{game}/{number}", "players": players}


def _examples(game: str) -> list[Json]:
    return list(map(json.loads, examples(GAMES[game]).read_text(encoding="utf-8").splitlines()))


def _add(home: Path, deals: list[Json]) -> None:
    with (home / "history.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(deal) + "\n" for deal in deals)


Begin = Callable[..., tuple[DealArchive, Hearer]]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    made: list[DealArchive] = []

    def begin_anew(*, writable: bool = True, hearer: Hearer | None = None) -> tuple[DealArchive, Hearer]:
        hearer = hearer or Hearer()
        index = tmp_path / "deals.sqlite" if writable else None
        files = (tmp_path / "history.jsonl",)
        made.append(DealArchive(hearer, files, index, tmp_path / "notes.json", writable=writable))
        return made[-1], hearer

    yield begin_anew
    for each in made:
        each.close()


def _has(many: int) -> Callable[[ListedDeals], bool]:
    return lambda told: len(told.entries) == many


def test_what_has_been_played_is_listed_and_a_further_deal_once_it_is_told_of(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, _deals(3))
    archive, hearer = begin()
    archive.want(DealFilter())
    hearer.until(_has(3))
    _add(tmp_path, _deals(1, first=4))
    archive.read_on()
    assert hearer.until(_has(4)).entries[0].number == 4


def test_contracts_are_called_as_people_call_them(tmp_path: Path, begin: Begin) -> None:
    thrown_in = next(deal for deal in _examples("zwanzigerrufen") if deal["result"]["contract"] == "thrown_in")
    _add(tmp_path, [*_deals(20), *_deals(2, "russbach"), {**thrown_in, **_kept("zwanzigerrufen", 1)}])
    archive, hearer = begin()
    archive.want(DealFilter())
    told = hearer.until(lambda told: len(told.entries) == 23 and any(told.contracts.values()))
    called = {key: None if text is None else english(text) for key, text in told.contracts.items()}
    assert called["russbach", "call"] is None
    assert {called["anrufen", contract] for game, contract in called if game == "anrufen"} >= {"hundred", "all tricks"}
    assert called["zwanzigerrufen", "thrown_in"] == english(NOT_PLAYED)


def test_a_note_is_on_the_disk_before_it_is_told(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, _deals(3))
    archive, hearer = begin()
    archive.want(DealFilter())
    archive.note("anrufen/2", DealNote(star=True, words="Hui"))
    told = hearer.until(lambda told: told.notes)
    assert json.loads((tmp_path / "notes.json").read_text())["notes"] == {"anrufen/2": {"star": True, "words": "Hui"}}
    assert told.notes["anrufen/2"].star
    archive.want(DealFilter(starred=True))
    assert hearer.until(lambda told: told.wanted.starred).entries[0].key == "anrufen/2"
    archive.note("anrufen/2", DealNote())
    assert hearer.until(lambda told: not told.notes).entries == []


def test_what_was_written_is_on_the_disk_when_the_program_ends_at_once(tmp_path: Path, begin: Begin) -> None:
    archive, _ = begin()
    for number in range(5):
        archive.note(f"a/{number}", DealNote(star=True))
    archive.close()
    assert len(json.loads((tmp_path / "notes.json").read_text())["notes"]) == 5


def test_a_program_that_may_not_write_only_looks(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, _deals(3))
    (tmp_path / "notes.json").write_text("damaged")
    archive, hearer = begin(writable=False)
    archive.want(DealFilter())
    hearer.until(_has(3))
    archive.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["history.jsonl", "notes.json"]
    assert not hearer.troubles


def test_damaged_notes_are_told_of_and_the_deals_are_there(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, _deals(3))
    (tmp_path / "notes.json").write_text("damaged")
    archive, hearer = begin()
    archive.want(DealFilter())
    hearer.until(_has(3))
    assert len(hearer.troubles) == 1
    assert (tmp_path / "notes.json.damaged-1").read_text() == "damaged"


def test_notes_that_cannot_be_written_are_kept_and_told_of(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, _deals(1))
    archive, hearer = begin()
    archive.want(DealFilter())
    hearer.until(_has(1))
    (tmp_path / "notes.json").mkdir()
    archive.note("anrufen/1", DealNote(star=True))
    assert hearer.until(lambda told: told.notes).notes["anrufen/1"].star
    assert "cannot be written" in hearer.troubles[0]


def test_the_record_of_a_deal_is_opened(tmp_path: Path, begin: Begin) -> None:
    deals = _deals(3)
    _add(tmp_path, deals)
    archive, hearer = begin()
    archive.want(DealFilter())
    entry = hearer.until(_has(3)).entries[1]
    archive.open(entry)
    assert hearer.records.get(timeout=PATIENCE) == deals[1]
    (tmp_path / "history.jsonl").unlink()
    archive.open(entry)
    assert hearer.records.get(timeout=PATIENCE) is None


def test_reading_is_told_and_can_be_stopped_and_gone_on_with(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, [{**_deals(1)[0], "deal_id": f"{number}"} for number in range(600)])
    hearer, ready = Hearer(), Event()
    made: list[DealArchive] = []

    def stop() -> None:
        assert ready.wait(PATIENCE)
        made[0].stop_reading()

    hearer.on_reading = stop
    archive, _ = begin(hearer=hearer)
    made.append(archive)
    archive.want(DealFilter())
    ready.set()
    part = hearer.until(lambda told: told.unread)
    assert 0 < len(part.entries) < 600
    hearer.on_reading = list
    archive.read_on()
    assert not hearer.until(_has(600)).unread


def test_what_only_a_replay_tells_is_found_out_by_itself(tmp_path: Path, begin: Begin) -> None:
    _add(tmp_path, _deals(12, "russbach"))
    archive, hearer = begin()
    archive.want(DealFilter())
    hearer.until(lambda told: any(entry.lacked is not None for entry in told.entries))


def test_an_index_that_fails_while_it_is_used_is_made_anew(
    tmp_path: Path, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    _add(tmp_path, _deals(3))
    archive, hearer = begin()
    archive.want(DealFilter())
    hearer.until(_has(3))
    failing, listed = [True], DealIndex.contracts

    def contracts(index: DealIndex) -> object:
        if failing:
            failing.clear()
            raise sqlite3.DatabaseError("disk image is malformed")
        return listed(index)

    monkeypatch.setattr(DealIndex, "contracts", contracts)
    archive.want(DealFilter(game="anrufen"))
    assert len(hearer.until(lambda told: told.wanted.game).entries) == 3


def _raising(error: Exception) -> Callable[[DealIndex], object]:
    def raises(_index: DealIndex) -> object:
        raise error

    return raises


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), RuntimeError("odd"), sqlite3.Error("malformed")])
def test_a_question_that_cannot_be_answered_is_told_of_and_the_next_one_is_answered(
    tmp_path: Path, begin: Begin, error: Exception
) -> None:
    _add(tmp_path, _deals(3))
    archive, hearer = begin()
    answered, failed = SimpleQueue[object](), SimpleQueue[Text]()
    archive.ask(_raising(error), answered.put, failed.put)
    assert str(error.args[-1]) in english(failed.get(timeout=PATIENCE))
    archive.ask(_raising(error), answered.put)
    archive.want(DealFilter())
    hearer.until(_has(3))
    archive.ask(lambda index: len(index.entries(DealFilter())), answered.put)
    assert answered.get(timeout=PATIENCE) == 3
    assert len(hearer.troubles) == 1
