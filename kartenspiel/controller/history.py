# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The history: a record of every finished deal, one to a line, from which accounts and statistics are computed."""

import contextlib
import errno
import hashlib
import os
import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final

from kartenspiel.controller import account
from kartenspiel.controller.account import GREATEST, AccountCache, AccountTally, record_in
from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.files import (
    DAMAGED,
    UNREADABLE,
    UnsuitableError,
    free_name,
    name_for,
    open_regular,
    read_regular,
    reason,
    sync_folder,
    write_together,
    write_whole,
)
from kartenspiel.controller.jsonl import LONGEST, JsonError, decode, encode, lines, lines_near
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.controller.session import Session
from kartenspiel.controller.sitting import Sitting, belongs, recall_deal
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

TORN: Final = _("The last line of {file} was incomplete. It is kept as {other}; all other deals are there.")
BAD_LINES: Final = _("{count} lines of {file} could not be read. They stay there and are left out.")
PARTLY_READ: Final = _(
    "{file} can only be read in part ({reason}). It stays as it is, but deals may be missing in the account."
)
LINES_ASIDE: Final = _("{count} lines of {file} were damaged. They are kept as {other}; all other deals are there.")
_KEY: Final = "deal_id"
_KEY_WRITTEN: Final = re.compile(rb'"deal_id"\s*:\s*("(?:[^"\\]|\\.)*")')
"""The key of a deal, found without understanding its line."""
_SESSION: Final = re.compile(rb'"session": ?"([^"/]*)')
"""Which session a line is of, found without understanding it."""

Cuts = tuple[tuple[int, int], ...]
"""Where lines began and ended in a file that were taken out of it, in order."""


class History:
    """The file of finished deals.  What cannot be written yet waits in memory.

    Lines are added at its end, one is taken out where the end of a deal is taken back, and those of deals that a person
    deletes.

    Where the file cannot be read another one beside it takes what is new, and both count.  Of several records with the
    number of one deal in a session the last counts.
    """

    def __init__(self, path: Path, report: Callable[[Text], None]) -> None:
        self.path = path
        self.files = (path, path.with_name(f"{path.stem}-1{path.suffix}"))
        self._accounts = path.with_name("accounts")
        self._report = report
        self._changing = threading.RLock()
        """Held while the file is changed: damaged lines are found by another thread than that which adds deals."""
        self._waiting: list[bytes] = []
        self._last_key: object = None
        self._withdrawn = ""
        """The digest of the record that was taken out last, and need not be looked for again."""
        self._mended = False
        self._partly_read: set[Path] = set()
        self._cut: int | None = None
        """Where the file must be cut off because a line was only half written."""

    def mend(self) -> None:
        """See that the file can be read and ends with a whole line; raises `OSError`.

        What a kill has left of a last line is kept beside the file; `flush` does this too, where it failed before.
        """
        try:
            while self._cut_torn_line():
                pass
        except FileNotFoundError:
            self._last_key = None
        self._mended = True

    def add(self, record: Mapping[str, object]) -> None:
        """Take a finished deal, unless it was the last one taken; `flush` writes it."""
        if record.get(_KEY) is None or record.get(_KEY) != self._last_key:
            self._waiting.append(_line(record) + b"\n")
            self._last_key = record.get(_KEY)
            self._withdrawn = ""

    def flush(self) -> None:
        """Write what waits, whole lines or nothing; raises `OSError`."""
        with self._changing:
            if not self._waiting:
                return
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not self._mended:
                last = self._last_key
                self.mend()
                self._last_key = last
            with open_regular(self.path, "ab", GREATEST, buffering=0) as file:
                if self._cut is not None:
                    file.truncate(self._cut)
                self._cut = before = file.seek(0, os.SEEK_END)
                try:
                    _write_all(file.fileno(), b"".join(self._waiting))
                    os.fsync(file.fileno())
                except OSError:
                    file.truncate(before)
                    self._cut = None
                    raise
                self._cut = None
            self._waiting.clear()
            if before == 0:
                sync_folder(self.path.parent)

    def withdraw(self, digest: str) -> None:
        """Take out the record with this digest: its deal goes on from before its end; raises `OSError`.

        Mostly it is the last line, which is cut off.
        """
        with self._changing:
            if digest == self._withdrawn:
                return
            self._waiting = [line for line in self._waiting if _digest(line) != digest]
            for path in self.files:
                _take_out(path, digest)
            self._last_key = None
            self._withdrawn = digest

    def delete(self, keys: frozenset[str]) -> tuple[Cuts, ...]:
        """Take out all records of the deals with these keys, or none; raises `OSError`.  Every other byte stays.

        Return for each of `files` where they stood.
        """
        with self._changing:
            self.flush()
            contents, found = {}, list[Cuts]()
            for path in self.files:
                try:
                    content = read_regular(path, GREATEST)
                except (FileNotFoundError, PermissionError, UnsuitableError):
                    found.append(())  # none of its deals is known to anybody
                    continue
                cuts = tuple(_places(content, keys))
                found.append(cuts)
                if cuts:
                    contents[path] = _without(content, cuts)
            write_together(contents)
            return tuple(found)

    def records(self) -> Iterator[dict[str, object]]:
        """Yield all records, oldest first; unreadable lines are counted and left out."""
        bad = 0
        for line in self._lines():
            record = record_in(line)
            if record is None:
                bad += 1
            else:
                yield record
        if bad:
            self._report(BAD_LINES(count=bad, file=str(self.path)))

    def tallies(self, sessions: Iterable[Session]) -> Iterator[Mapping[str, AccountTally]]:
        """Yield after each line what the deals of these sessions brought so far, by session; at least once.

        What is yielded is the same each time, and grows: whoever has little time can go on later.
        """
        tallies = {session.id: AccountTally(session, AccountCache(session.id)) for session in sessions}
        yield tallies
        for line in self._lines():
            named = _SESSION.search(line)
            tally = None if named is None else tallies.get(named[1].decode(errors="replace"))
            if tally is not None:
                tally.take(line)
            yield tallies

    def catch_up(self, sitting: Sitting) -> Sitting:
        """Return a session with its account, further on where the history has deals that its file does not know.

        That happens when the program is killed between the two, or when the disk had room for only one of them.  With
        it comes its last finished deal, unless there is none that can be shown.  Damaged lines of the session are
        set aside.
        """
        found = self._tally(sitting.session)
        if found.bad:
            self._set_aside(frozenset(found.bad))
        session = replace(sitting.session, results=found.results)
        while (record := found.records.get(session.number)) is not None:
            if record_digest(record) == sitting.withdrawn:
                break  # it was killed before this could be taken out
            try:
                state = replay_moves(record_from_json(record))
            except RecordError:
                break
            if state.outcome is None or not belongs(state.deal, session):
                break
            helped = record.get("helped") is True or record.get("taken_back") is True
            session = session.after(state.deal, state.outcome, helped=helped)
        last = found.records.get(session.number - 1)
        return replace(
            sitting,
            session=session,
            state=sitting.state if session.number == sitting.session.number else None,
            last_deal=None if last is None else recall_deal(last, session),
        )

    def forget(self, session: str) -> None:
        """Forget what is kept of a session beside its deals, which stay."""
        account.remove(self._account_of(session))

    def _account_of(self, session: str) -> Path:
        return self._accounts / f"{name_for(session)}.json"

    def _tally(self, session: Session) -> AccountTally:
        """Find out what the deals of a session brought; that of many is kept for the next start."""
        first, other = self.files
        path = self._account_of(session.id)
        kept = account.read(path, first, session)
        found = AccountTally(session, kept)
        last = end = kept.last
        for line, place in self._lines_of(first, kept.last, near=found.named):
            if found.take(line):
                last, end = place - len(line), place
        many = found.kept(last, end)
        for line in chain((line for line, _ in self._lines_of(other, near=found.named)), self._waiting):
            found.take(line)
        if many is not None and not self._partly_read:
            account.write(path, first, many)
        elif not kept.results:
            account.remove(path)
        return found

    def _lines(self) -> Iterator[bytes]:
        for path in self.files:
            for line, _ in self._lines_of(path):
                yield line
        yield from tuple(self._waiting)

    def _lines_of(self, path: Path, begin: int = 0, near: bytes = b"") -> Iterator[tuple[bytes, int]]:
        """Yield the lines of a file from a place on, each with the place behind it; of `near` see `lines_near`."""
        file = _open(path)
        if file is None:
            return
        try:
            with file:
                file.seek(begin)
                yield from lines_near(file, near)
        except OSError as error:
            self._report_partly_read(path, error)

    def _report_partly_read(self, path: Path, error: OSError) -> None:
        """Say once of a file that not all of it can be read."""
        if path not in self._partly_read:
            self._partly_read.add(path)
            self._report(PARTLY_READ(file=str(path), reason=reason(error)))

    def _cut_torn_line(self) -> bool:
        """Make a last line whole, or cut it off; tell whether there is another one to look at."""
        try:
            with open_regular(self.path, greatest=GREATEST) as file:
                start, last = _last_line(file)
        except FileNotFoundError:
            raise
        except OSError as error:
            return self._go_elsewhere(error)
        record = record_in(last)
        self._last_key = None if record is None else record.get(_KEY)
        if not last or last.endswith(b"\n"):
            return False
        if record is not None:
            with open_regular(self.path, "ab", GREATEST) as file:
                file.write(b"\n")
            return False
        if start == 0:
            other = free_name(self.path)
            self.path.rename(other)
            self._report(DAMAGED(file=str(self.path), other=str(other)))
            return False
        other = free_name(self.path, last)
        write_whole(other, last)
        with open_regular(self.path, "rb+", GREATEST) as file:
            file.truncate(start)
            os.fsync(file.fileno())
        self._report(TORN(file=str(self.path), other=str(other)))
        return True

    def _go_elsewhere(self, error: OSError) -> bool:
        """Leave a file alone that cannot be read; raises `PermissionError` where the other one cannot be either."""
        first, other = self.files
        if self.path == other:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.path)) from error
        self._report(UNREADABLE(reason=reason(error), file=str(first), other=str(other)))
        self.path = other
        return True

    def _set_aside(self, bad: frozenset[bytes]) -> None:
        """Move damaged lines to files of their own; where that fails, or a line is endless, they stay.

        Of each file everything is read before anything is written.
        """
        with self._changing:
            for path in self.files:
                file = _open(path)
                if file is None:
                    continue
                try:
                    with file:
                        found = [line for _, line in lines(file)]
                except OSError as error:
                    self._report_partly_read(path, error)
                else:
                    self._split(path, found, bad)

    def _split(self, path: Path, found: list[bytes], bad: frozenset[bytes]) -> None:
        """Replace a file that holds these lines by those of them that are not damaged."""
        aside = [line for line in found if line in bad]
        if not aside:
            return
        content = b"".join(aside)
        message = BAD_LINES(count=len(aside), file=str(path))
        if all(len(line) <= LONGEST for line in found):  # else only its beginning was read
            with contextlib.suppress(OSError):
                other = free_name(path, content)
                write_whole(other, content)
                write_whole(path, b"".join(line for line in found if line not in bad))
                message = LINES_ASIDE(count=len(aside), file=str(path), other=str(other))
        self._report(message)


def record_digest(record: Mapping[str, object]) -> str:
    """Return what tells a record of the history from every other one."""
    return _digest(_line(record))


def _line(record: Mapping[str, object]) -> bytes:
    return encode(record).encode(errors="replace")


def _digest(line: bytes) -> str:
    return hashlib.blake2b(line.rstrip(b"\n"), digest_size=16).hexdigest()


def key_in(written: bytes) -> str | None:
    """Return the key of a deal in JSON that tells of it, found without understanding the rest; ``None`` if none is."""
    found = _KEY_WRITTEN.search(written)
    if found is None:
        return None
    try:
        return str(decode(found[1]))
    except JsonError:
        return None


def _places(content: bytes, keys: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Yield where records of deals with these keys begin and end."""
    begin = 0
    while begin < len(content):
        end = content.find(b"\n", begin) + 1 or len(content)
        line = content[begin:end]
        if key_in(line) in keys and (record_in(line) or {}).get(_KEY) in keys:
            yield begin, end
        begin = end


def _without(content: bytes, cuts: Cuts) -> bytes:
    begins = (0, *(end for _, end in cuts))
    ends = (*(begin for begin, _ in cuts), len(content))
    return b"".join(content[begin:end] for begin, end in zip(begins, ends, strict=True))


def _open(path: Path) -> BinaryIO | None:
    """Open a history; ``None`` if there is none yet, or none that can be opened, which `History.mend` tells."""
    try:
        return open_regular(path, greatest=GREATEST)
    except OSError:
        return None


def _write_all(number: int, content: bytes) -> None:
    while content:
        content = content[os.write(number, content) :]


def _take_out(path: Path, digest: str) -> None:
    """Take the line with this digest out of a file, if it stands there; raises `OSError`."""
    try:
        file = open_regular(path, "rb+", GREATEST)
    except FileNotFoundError:
        return
    with file:
        start, last = _last_line(file)
        if _digest(last) == digest:
            file.truncate(start)
            os.fsync(file.fileno())
            return
        file.seek(0)
        found = [line for _, line in lines(file)]
    kept = [line for line in found if _digest(line) != digest]
    if len(kept) < len(found) and all(len(line) <= LONGEST for line in found):  # else only its beginning was read
        write_whole(path, b"".join(kept))


def _last_line(file: BinaryIO) -> tuple[int, bytes]:
    """Return where the last line of a file begins, complete or not, and what it holds; looks backwards."""
    block = 1 << 16
    newline, stop = -1, max(file.seek(0, os.SEEK_END) - 1, 0)
    while stop > 0 and newline < 0:
        begin = max(stop - block, 0)
        file.seek(begin)
        found = file.read(stop - begin).rfind(b"\n")
        newline, stop = (begin + found if found >= 0 else -1), begin
    file.seek(newline + 1)
    return newline + 1, file.read()
