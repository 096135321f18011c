# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""An index of the finished deals, so that thousands can be listed, sorted and filtered without reading their records.

It is an SQLite file beside the history.  The history is what counts: the index remembers how far it has read, is made
anew where it is missing, damaged, of another version or not of this history, and may be deleted at any time.  What a
person writes to a deal stands elsewhere (`deal_notes`).
"""

import contextlib
import enum
import hashlib
import json
import sqlite3
import time
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from kartenspiel.controller.account import GREATEST, record_in
from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.deal_notes import DealNote
from kartenspiel.controller.files import open_regular
from kartenspiel.controller.history import Cuts
from kartenspiel.controller.jsonl import lines
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.controller.session import session_of
from kartenspiel.games import UnknownGameError, game_named
from kartenspiel.model import options
from kartenspiel.model.options import OptionError

VERSION: Final = 2
"""Of the tables below; an index of another version is made anew."""
_STEP: Final = 250
"""Records that are written at a time: some 0.1 s of work, so that progress is seen and little is done twice."""
_TABLES: Final = """
create table state (
    file integer primary key, size integer not null, digest blob not null, last integer not null, before blob not null
);
create table deals (
    key text primary key, file integer not null, place integer not null, session text not null,
    number integer not null, finished text not null, game text not null, contract text not null, role text not null,
    payment integer not null, unit text not null, announced integer not null, raised integer not null,
    helped integer not null, taken_back integer not null, players text not null, lacked integer,
    looked_into integer not null
) without rowid;
create index by_age on deals (file, place);
"""
_COLUMNS: Final = (
    "key", "file", "place", "session", "number", "finished", "game", "contract", "role", "payment", "unit",
    "announced", "raised", "helped", "taken_back", "players", "lacked",
)  # fmt: skip


@enum.unique
class DealRole(enum.StrEnum):
    """What the person at the screen was in a deal."""

    DECLARER = "declarer"
    """With a partner."""
    ALONE = "alone"
    """The declarer, without a partner."""
    PARTNER = "partner"
    OPPONENT = "opponent"
    NONE = "none"
    """Everybody played for himself, or nobody sat at the screen."""


@enum.unique
class DealEvent(enum.StrEnum):
    """What can have happened in a deal."""

    ANNOUNCED = "announced"
    """Somebody announced something."""
    RAISED = "raised"
    """Somebody said kontra."""
    LACKED_ONE = "lacked one"
    """The losers lacked a single point."""


@enum.unique
class DealGain(enum.StrEnum):
    """What a deal brought the person at the screen."""

    GAIN = "gain"
    LOSS = "loss"
    NOTHING = "nothing"


class DealEntry(NamedTuple):
    """One finished deal as the index has it.  A named tuple, since tens of thousands of them are made at once."""

    key: str
    """The `deal_id` of its record."""
    file: int
    """The number of the file of the history in which its record stands."""
    place: int
    """Where its line begins there, in bytes."""
    session: str
    number: int
    """Of the deal in its session, from 1 on."""
    finished: str
    """When it ended, as ``2026-11-23T19:30:00+00:00``; empty where the record does not tell."""
    game: str
    contract: str
    """As the record writes it."""
    role: DealRole
    payment: int
    """What it brought the person at the screen, or the first seat where nobody sat there."""
    unit: str
    """In what that was paid, as `Game.unit`."""
    announced: bool
    raised: bool
    helped: bool
    taken_back: bool
    players: str
    """The names of those who played, separated by commas."""
    lacked: int | None
    """How many points the losers lacked, rounded up; ``None`` where points did not decide, or it is not known yet."""


@dataclass(frozen=True, slots=True)
class DealFilter:
    """Which deals are wanted: those that fit everything that is not empty."""

    words: str = ""
    """All of them stand in the note or among the names of the players, large and small letters alike."""
    session: str = ""
    game: str = ""
    contract: str = ""
    role: DealRole | None = None
    result: DealGain | None = None
    since: str = ""
    """It did not end earlier, as `DealEntry.finished` has it."""
    before: str = ""
    """It ended earlier."""
    helped: bool | None = None
    """With hints or with moves taken back; ``False`` for neither."""
    starred: bool = False
    happened: frozenset[DealEvent] = frozenset()


@dataclass(frozen=True, slots=True)
class SessionDeals:
    """What the index knows of a session."""

    session: str
    game: str
    begun: str
    """When the first deal of it ended of which that is known, as `DealEntry.finished` has it; else empty."""
    deals: int
    """How many are known."""


OnIndexed = Callable[[int, int], object]
"""Hears how many bytes of the history have been read, and how many there are; what it raises ends the reading."""

_ROLES: Final = {str(role): role for role in DealRole}
_EVENTS: Final = {DealEvent.ANNOUNCED: "announced", DealEvent.RAISED: "raised", DealEvent.LACKED_ONE: "lacked = 1"}
_RESULTS: Final = {DealGain.GAIN: "payment > 0", DealGain.LOSS: "payment < 0", DealGain.NOTHING: "payment = 0"}


class DealIndex:
    """The index of a history.  An object belongs to the thread that made it; several may have one file open."""

    def __init__(self, path: Path | None, files: Sequence[Path]) -> None:
        """Open the index, or make it anew; without a path, or where the disk has no room, it is kept in memory.

        `files` are those of the history, in order.
        """
        self._files = tuple(files)
        self._base = _open(path)
        self._noted: Mapping[str, DealNote] = {}

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    # Reading the history

    def update(self, told: OnIndexed | None = None) -> bool:
        """Take in what the history has and the index does not, and tell whether there was anything.

        Of several records of one deal the last counts.
        """
        found = [self._update_from(number, path, told) for number, path in enumerate(self._files)]
        return any(found)

    def look_into(self, most: int) -> int:
        """Find out of so many deals, the newest first, what only a replay tells; return how many remain.

        That is how many points the losers lacked, and that everybody played for himself.
        """
        wanted = "select key, file, place from deals where not looked_into order by file desc, place desc limit ?"
        found = [
            (*_looked_into(self._read(file, place)), key) for key, file, place in self._base.execute(wanted, (most,))
        ]
        with self._base:
            changed = "update deals set lacked = ?, role = coalesce(?, role), looked_into = 1 where key = ?"
            self._base.executemany(changed, found)
        return int(self._base.execute("select count(*) from deals where not looked_into").fetchone()[0])

    def record(self, entry: DealEntry) -> dict[str, object] | None:
        """Return the record of a deal as it was written; ``None`` if it does not stand there any more."""
        record = self._read(entry.file, entry.place)
        return record if record is not None and record.get("deal_id") == entry.key else None

    def delete(self, keys: frozenset[str], cuts: Sequence[Cuts]) -> None:
        """Forget the deals with these keys, whose lines were taken out of the files of the history at these places.

        A file whose lines do not stand where they were thought to is read anew.
        """
        for number, (path, taken) in enumerate(zip(self._files, cuts, strict=True)):
            if taken and not self._shift(number, path, keys, _Shift(taken)):
                self._forget(number)

    def _shift(self, number: int, path: Path, keys: frozenset[str], shift: "_Shift") -> bool:
        known = self._base.execute("select size, last from state where file = ?", (number,)).fetchone()
        if known is None:
            return True
        rows = self._base.execute("select key, place from deals where file = ?", (number,)).fetchall()
        gone = [(key,) for key, place in rows if key in keys and shift.takes(place)]
        if len(gone) < sum(key in keys for key, _ in rows):
            return False
        size, last = map(shift, known)
        try:
            with open_regular(path, greatest=GREATEST) as file:
                state = (number, size, _digest(file, size), last, _digest(file, last))
        except OSError:
            return False
        with self._base:
            self._base.executemany("delete from deals where key = ?", gone)
            moved = [(shift(place), key) for key, place in rows if key not in keys]
            self._base.executemany("update deals set place = ? where key = ?", moved)
            self._base.execute("insert or replace into state values (?, ?, ?, ?, ?)", state)
        return True

    # Asking

    def entries(self, wanted: DealFilter) -> list[DealEntry]:
        """Return the deals that fit, the newest first."""
        clauses, values = _where(wanted)
        rows = self._base.execute(
            f"select {', '.join(_COLUMNS)} from deals where {clauses} order by file desc, place desc",  # noqa: S608 - nothing in it comes from outside
            values,
        )
        found = map(_entry, rows)
        if not wanted.starred and not wanted.words.strip():
            return list(found)
        return [entry for entry in found if self._fits_note(entry, wanted)]

    def sessions(self) -> tuple[SessionDeals, ...]:
        """Return all sessions of which deals are known, the one played last first."""
        rows = self._base.execute(
            "select session, max(game), coalesce(min(nullif(finished, '')), ''), count(*) from deals"
            " group by session order by max(file) desc, max(place) desc"
        )
        return tuple(SessionDeals(*row) for row in rows)

    def example(self, game: str, contract: str) -> dict[str, object] | None:
        """Return the record of some deal in which this contract was played; ``None`` where none can be read."""
        wanted = "select file, place from deals where game = ? and contract = ? limit 1"
        found = self._base.execute(wanted, (game, contract)).fetchone()
        return None if found is None else self._read(*found)

    def contracts(self) -> tuple[tuple[str, str], ...]:
        """Return every game with every contract of which deals are known, as records write them."""
        rows = self._base.execute("select distinct game, contract from deals order by game, contract")
        return tuple((game, contract) for game, contract in rows)

    def note(self, noted: Mapping[str, DealNote]) -> None:
        """Use what a person has written to deals, by the keys of these, in filters from now on."""
        self._noted = noted

    def _fits_note(self, entry: DealEntry, wanted: DealFilter) -> bool:
        noted = self._noted.get(entry.key, DealNote())
        if wanted.starred and not noted.star:
            return False
        where = f"{noted.words}\n{entry.players}".casefold()
        return all(word in where for word in wanted.words.casefold().split())

    def _update_from(self, number: int, path: Path, told: OnIndexed | None) -> bool:
        try:
            file = open_regular(path, greatest=GREATEST)
        except OSError:
            return self._forget(number)
        with file:
            whole = file.seek(0, 2)
            begin, fits = self._known_to(number, file)
            file.seek(begin)
            waiting: list[tuple[Any, ...]] = []
            last = place = begin
            for _, line in lines(file):
                if not line.endswith(b"\n"):
                    break  # it is just being written
                row = _row(record_in(line), number, place)
                last, place = place, place + len(line)
                if row is not None:
                    waiting.append(row)
                if len(waiting) >= _STEP:
                    self._take(number, file, (last, place), waiting)
                    if told is not None:
                        told(place, whole)
                    time.sleep(0)  # whoever draws the window has its turn
            if place > begin:
                self._take(number, file, (last, place), waiting)
            return place > begin or not fits

    def _take(self, number: int, file: Any, ends: tuple[int, int], waiting: list[tuple[Any, ...]]) -> None:  # noqa: ANN401 - an open file
        """Keep what stands in lines of which the last begins and ends at these places."""
        last, place = ends
        marks = ", ".join("?" * (len(_COLUMNS) + 1))
        with self._base:
            self._base.executemany(
                f"insert or replace into deals ({', '.join(_COLUMNS)}, looked_into) values ({marks})",  # noqa: S608 - as above
                waiting,
            )
            before = _digest(file, last)  # first: the file is then read on from where the other digest ends
            state = (number, place, _digest(file, place), last, before)
            self._base.execute("insert or replace into state values (?, ?, ?, ?, ?)", state)
        waiting.clear()

    def _known_to(self, number: int, file: Any) -> tuple[int, bool]:  # noqa: ANN401 - an open file
        """Return how many bytes of a file need not be read again, and whether all that was read of it still holds.

        It does where the file still begins with these bytes; never where nothing was read.  Where only the last line is
        gone, since the end of its deal was taken back, that deal is forgotten; where more changed, the file is.
        """
        wanted = "select size, digest, last, before from state where file = ?"
        size, digest, last, before = self._base.execute(wanted, (number,)).fetchone() or (0, b"", 0, b"")
        if digest == _digest(file, size):
            return int(size), size > 0
        if not last or before != _digest(file, last):
            self._forget(number)
            return 0, False
        with self._base:
            self._base.execute("delete from deals where file = ? and place >= ?", (number, last))
        self._take(number, file, (last, last), [])
        return int(last), False

    def _forget(self, number: int) -> bool:
        """Forget what is known of a file; tell whether there was anything."""
        with self._base:
            self._base.execute("delete from deals where file = ?", (number,))
            return self._base.execute("delete from state where file = ?", (number,)).rowcount > 0

    def _read(self, number: int, place: int) -> dict[str, object] | None:
        try:
            with open_regular(self._files[number], greatest=GREATEST) as file:
                file.seek(place)
                return next((record_in(line) for _, line in lines(file)), None)
        except OSError:
            return None


class _Shift:
    """Where what stands in a file comes to stand when lines are taken out of it."""

    def __init__(self, cuts: Cuts) -> None:
        self._begins = [begin for begin, _ in cuts]
        self._whole = frozenset(self._begins)
        self._taken = [0, *accumulate(end - begin for begin, end in cuts)]
        """How many bytes were taken out before each place that was cut, and in all."""

    def takes(self, place: int) -> bool:
        """Tell whether a line that begins there is taken out."""
        return place in self._whole

    def __call__(self, place: int) -> int:
        """Return the new place of what stood there; of a line that is taken out, that of the next."""
        return place - self._taken[bisect_left(self._begins, place)]


def _open(wanted: Path | None) -> sqlite3.Connection:
    """Open an index of this version, in place of whatever else stands there; in memory where the disk has no room."""
    for path in () if wanted is None else (wanted, wanted):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return _with_tables(sqlite3.connect(path))
        except (sqlite3.DatabaseError, OSError):
            with contextlib.suppress(OSError):
                path.unlink()
    return _with_tables(sqlite3.connect(":memory:"))


def _with_tables(base: sqlite3.Connection) -> sqlite3.Connection:
    """Return an index that has the tables of this version; raises `sqlite3.DatabaseError` if it is none."""
    try:
        base.execute("pragma synchronous = off")  # what a power failure takes is made anew
        if base.execute("pragma user_version").fetchone()[0] == 0:
            base.executescript(f"begin exclusive; {_TABLES} pragma user_version = {VERSION}; commit;")
        if base.execute("pragma user_version").fetchone()[0] == VERSION:
            base.execute(f"select {', '.join(_COLUMNS)} from deals limit 1").fetchone()  # noqa: S608 - as above
            return base
    except sqlite3.DatabaseError:
        base.close()
        raise
    base.close()
    raise sqlite3.DatabaseError("an index of another version")


def _digest(file: Any, size: int) -> bytes:  # noqa: ANN401 - an open file
    """Return what tells this history from another: its size so far, and its beginning and end up to there."""
    found = hashlib.blake2b(str(size).encode(), digest_size=16)
    for begin in (0, max(0, size - 4096)):
        file.seek(begin)
        found.update(file.read(min(4096, size - begin)))
    return found.digest()


def _entry(row: Sequence[Any]) -> DealEntry:
    key, file, place, session, number, finished, game, contract, role, payment, unit, *flags, players, lacked = row
    announced, raised, helped, taken_back = (flag == 1 for flag in flags)
    return DealEntry(
        key, file, place, session, number, finished, game, contract, _ROLES[role], payment, unit, announced, raised,
        helped, taken_back, players, lacked,
    )  # fmt: skip


def _row(record: Mapping[str, object] | None, number: int, place: int) -> tuple[Any, ...] | None:
    """Return a finished record as a row of the index; ``None`` for anything else."""
    if record is None:
        return None
    try:
        result, moves = _members(record["result"]), _members_of(record["moves"])
        players = _members_of(record["players"])
        seat = next((place for place, each in enumerate(players) if each["level"] is None), None)
        done = {move.get("do") for move in moves}
        row = (
            str(record["deal_id"]), number, place, str(session_of(record)), int(str(record["number"])),
            str(record.get("finished") or ""), str(record["game"]), str(result["contract"]), _role(result, seat),
            int(_list(result["payments"])[seat or 0]), _unit_of(record), "announce" in done, "kontra" in done,
            record.get("helped") is True, record.get("taken_back") is True,
            ", ".join(str(each["name"]) for each in players), None, False,
        )  # fmt: skip
    except (LookupError, TypeError, ValueError):
        return None
    return row if abs(row[9]) < 1 << 63 and row[4] < 1 << 63 else None


def _unit_of(record: Mapping[str, object]) -> str:
    """Return in what a deal was paid; of a game or rules that this version does not know, points."""
    return _unit(str(record["game"]), json.dumps(record["options"], sort_keys=True))


@cache
def _unit(game: str, written: str) -> str:
    try:
        found = game_named(game)
        return found.unit(options.from_json(found.house_rules, json.loads(written)))
    except (UnknownGameError, OptionError):
        return "point"


def _role(result: Mapping[str, object], seat: int | None) -> DealRole:
    declarer, partner = result["declarer"], result["partner"]
    if seat is None or declarer is None:
        return DealRole.NONE
    if seat == declarer:
        return DealRole.ALONE if partner is None else DealRole.DECLARER
    return DealRole.PARTNER if seat == partner else DealRole.OPPONENT


def _looked_into(record: Mapping[str, object] | None) -> tuple[int | None, DealRole | None]:
    """Return how many points the losers of a deal lacked, and the role where it is not as its record seems to tell.

    In a deal in which everybody plays for himself a record has a declarer all the same.
    """
    time.sleep(0)
    try:
        outcome = None if record is None else replay_moves(record_from_json(record)).outcome
    except RecordError:
        return None, None
    if outcome is None:
        return None, None
    conclusion = outcome.conclusion
    return conclusion.lacked, None if conclusion.sides else DealRole.NONE


def _where(wanted: DealFilter) -> tuple[str, tuple[str, ...]]:
    """Return the condition that the index can judge, and the values in it."""
    named = {"session": wanted.session, "game": wanted.game, "contract": wanted.contract, "role": wanted.role}
    clauses = [(f"{name} = ?", str(value)) for name, value in named.items() if value]
    if wanted.since:
        clauses.append(("finished >= ?", wanted.since))
    if wanted.before:
        clauses.append(("finished < ? and finished <> ''", wanted.before))
    plain = [_EVENTS[event] for event in DealEvent if event in wanted.happened]
    if wanted.result is not None:
        plain.append(_RESULTS[wanted.result])
    if wanted.helped is not None:
        plain.append("(helped or taken_back)" if wanted.helped else "not (helped or taken_back)")
    every = [*map(itemgetter(0), clauses), *plain]
    return " and ".join(every) or "1", tuple(map(itemgetter(1), clauses))


def _members(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError
    return value


def _members_of(value: object) -> list[Mapping[str, object]]:
    return [_members(each) for each in _list(value)]


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError
    return value
