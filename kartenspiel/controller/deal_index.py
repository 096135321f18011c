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
import sqlite3
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from kartenspiel.controller.account import GREATEST, record_in
from kartenspiel.controller.deal_notes import DealNote
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.deal_rows import COLUMNS, ContractNatures, looked_into, row_of
from kartenspiel.controller.files import open_regular
from kartenspiel.controller.history import Cuts
from kartenspiel.controller.jsonl import lines

VERSION: Final = 3
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
    rules text not null, seat integer, partner text not null, levels text not null, played integer not null,
    made integer, raises integer not null, items text not null, looked_into integer not null
) without rowid;
create index by_age on deals (file, place);
create index by_rules on deals (game, rules);
"""
_LAST: Final = f"max(file * {1 << 48} + place)"
"""Where the last of several deals stands in the history: no file of it is nearly as long as that number."""
_COLUMNS: Final = COLUMNS[: COLUMNS.index("lacked") + 1]
"""Those that a list of deals shows; the others are for `summaries`."""


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
        self._natures: ContractNatures = {}
        self.revision = 0
        """Another number whenever other deals are known."""

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
        """Find out of so many deals, the newest first, how many points the losers lacked; return how many remain."""
        wanted = "select key, file, place from deals where not looked_into order by file desc, place desc limit ?"
        found = [
            (looked_into(self._read(file, place)), key)
            for key, file, place in self._base.execute(wanted, (most,)).fetchall()
        ]
        with self._base:
            self._base.executemany("update deals set lacked = ?, looked_into = 1 where key = ?", found)
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
        self.revision += 1
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

    def rows(self, columns: Sequence[str], wanted: DealFilter, more: Mapping[str, str]) -> list[tuple[Any, ...]]:
        """Return these columns (of `COLUMNS`) of the deals that fit, the oldest first; notes do not count here.

        `more` are values of further columns that fit.
        """
        clauses, values = _where(wanted)
        clauses = " and ".join((clauses, *(f"{name} = ?" for name in more)))
        rows = self._base.execute(
            f"select {', '.join(columns)} from deals where {clauses} order by file, place",  # noqa: S608 - as above
            (*values, *more.values()),
        )
        return rows.fetchall()

    def counted(self, columns: Sequence[str], more: Mapping[str, str]) -> list[tuple[Any, ...]]:
        """Return all that stands together in these columns of played deals, each with how many deals have it.

        What was played last comes first; `more` as for `rows`.
        """
        named, clauses = ", ".join(columns), " and ".join(("played", *(f"{name} = ?" for name in more)))
        rows = self._base.execute(
            f"select {named}, count(*) from deals where {clauses} group by {named}"  # noqa: S608 - as above
            f" order by {_LAST} desc",
            tuple(more.values()),
        )
        return rows.fetchall()

    def example_with(self, **more: str) -> dict[str, object] | None:
        """Return the record of some deal with these values in columns; ``None`` where none can be read."""
        clauses = " and ".join(f"{name} = ?" for name in more)
        wanted = f"select file, place from deals where {clauses} limit 1"  # noqa: S608 - as above
        found = self._base.execute(wanted, tuple(more.values())).fetchone()
        return None if found is None else self._read(*found)

    def lines_at(self, places: Sequence[tuple[int, int]]) -> Iterator[bytes]:
        """Yield the lines that begin at these places, each a file and a place in it, as they were written.

        Raises `OSError` where a file cannot be read any more.
        """
        for number, path in enumerate(self._files):
            wanted = [place for file, place in places if file == number]
            if wanted:
                with open_regular(path, greatest=GREATEST) as file:
                    for place in wanted:
                        file.seek(place)
                        yield next((line for _, line in lines(file)), b"")

    def entry_of(self, key: str) -> DealEntry | None:
        """Return the deal with this key; ``None`` if it is not known."""
        row = self._base.execute(f"select {', '.join(_COLUMNS)} from deals where key = ?", (key,)).fetchone()  # noqa: S608 - as above
        return None if row is None else _entry(row)

    def sessions(self) -> tuple[SessionDeals, ...]:
        """Return all sessions of which deals are known, the one played last first."""
        rows = self._base.execute(
            "select session, max(game), coalesce(min(nullif(finished, '')), ''), count(*) from deals"  # noqa: S608 - as above
            f" group by session order by {_LAST} desc"
        )
        return tuple(SessionDeals(*row) for row in rows)

    def example(self, game: str, contract: str) -> dict[str, object] | None:
        """Return the record of some deal in which this contract was played; ``None`` where none can be read."""
        return self.example_with(game=game, contract=contract)

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
                row = row_of(record_in(line), number, place, self._natures)
                last, place = place, place + len(line)
                if row is not None:
                    waiting.append((*row, False))
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
        marks = ", ".join("?" * (len(COLUMNS) + 1))
        self.revision += 1
        with self._base:
            self._base.executemany(
                f"insert or replace into deals ({', '.join(COLUMNS)}, looked_into) values ({marks})",  # noqa: S608 - as above
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
        self.revision += 1
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
            base.execute(f"select {', '.join(COLUMNS)} from deals limit 1").fetchone()  # noqa: S608 - as above
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
