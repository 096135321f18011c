# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The history: a record of every finished deal, one to a line, from which accounts and statistics are computed."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from kartenspiel.controller.checking import replayed
from kartenspiel.controller.files import free_name, sync_folder, write_whole
from kartenspiel.controller.jsonl import encode
from kartenspiel.controller.record import RecordError, understood
from kartenspiel.controller.session import Result, Session
from kartenspiel.controller.sitting import Sitting
from kartenspiel.games import game_named
from kartenspiel.model.game import BadDealError
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

TORN: Final = QT_TRANSLATE_NOOP(
    "controller", "The last line of {file} was incomplete. It is kept as {other}; all other deals are there."
)
BAD_LINES: Final = QT_TRANSLATE_NOOP(
    "controller", "{count} lines of {file} could not be read. They stay there and are left out."
)
_KEY: Final = "deal_id"


class History:
    """The file of finished deals.  Lines are only ever added; what cannot be written yet waits in memory."""

    def __init__(self, path: Path, report: Callable[[Text], None]) -> None:
        self.path = path
        self._report = report
        self._waiting: list[bytes] = []
        self._last_key: object = None

    def mend(self) -> None:
        """Cut off a last line that a kill has left incomplete, and keep it beside the file; raises `OSError`."""
        if not self.path.exists():
            return
        with self.path.open("rb+") as file:
            start = _start_of_last_line(file.seek(0, os.SEEK_END), self.path)
            file.seek(start)
            last = file.read()
            if last.endswith(b"\n"):
                self._last_key = _key(last)
                return
            if _record(last) is not None:
                file.write(b"\n")
                self._last_key = _key(last)
                return
            other = free_name(self.path)
            write_whole(other, last)
            file.truncate(start)
            os.fsync(file.fileno())
        self._report(TORN(file=str(self.path), other=str(other)))
        self.mend()

    def add(self, record: Mapping[str, object]) -> None:
        """Take a finished deal, unless it was the last one taken; `flush` writes it."""
        if record.get(_KEY) is None or record.get(_KEY) != self._last_key:
            self._waiting.append(encode(record).encode(errors="replace") + b"\n")
            self._last_key = record.get(_KEY)

    def flush(self) -> None:
        """Write what waits, whole lines or nothing; raises `OSError`."""
        if not self._waiting:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab", buffering=0) as file:
            before = file.seek(0, os.SEEK_END)
            try:
                _write_all(file.fileno(), b"".join(self._waiting))
                os.fsync(file.fileno())
            except OSError:
                file.truncate(before)
                raise
        self._waiting.clear()
        if before == 0:
            sync_folder(self.path.parent)

    def records(self, containing: bytes = b"") -> Iterator[dict[str, object]]:
        """Yield the records whose line contains some bytes, oldest first; unreadable lines are counted and left out."""
        bad = 0
        for raw in self._lines():
            if containing in raw:
                record = _record(raw)
                bad += record is None
                if record is not None:
                    yield record
        if bad:
            self._report(BAD_LINES(count=bad, file=str(self.path)))

    def results(self, session: Session) -> tuple[Result, ...]:
        """Return what the earlier deals of a session brought."""
        found = (result_in(record, session) for record in self.records(session.id.encode()))
        results = {result.number: result for result in found if result is not None and result.number < session.number}
        return tuple(results[number] for number in sorted(results))

    def caught_up(self, sitting: Sitting) -> Sitting:
        """Return a session with its account, and further on where the history has deals that its file does not know.

        That happens when the program is killed between the two, or when the disk had room for only one of them.
        """
        session = replace(sitting.session, results=self.results(sitting.session))
        later = {
            record.get("number"): record for record in self.records(session.id.encode()) if _is_of(record, session)
        }
        while (record := later.get(session.number)) is not None:
            try:
                state = replayed(understood(record))
            except RecordError:
                break
            if state.outcome is None or (state.deal.game, state.deal.seats) != (session.game, session.seats):
                break
            session = session.after(state.deal, state.outcome)
        return Sitting(session, sitting.state if session.number == sitting.session.number else None)

    def _lines(self) -> Iterator[bytes]:
        try:
            with self.path.open("rb") as file:
                yield from file
        except OSError:
            pass  # no history yet, or none that can be read: the account begins anew
        yield from tuple(self._waiting)


def result_in(record: Mapping[str, object], session: Session) -> Result | None:
    """Return what a record of the history brought to the persons of a session; ``None`` if it is none of it."""
    number, result, persons = record.get("number"), record.get("result"), record.get("persons")
    if record.get("session") != session.id or type(number) is not int or not isinstance(result, dict):
        return None
    paid, contract = result.get("payments"), result.get("contract")
    if not isinstance(persons, list) or not isinstance(paid, list) or len(persons) != len(paid):
        return None
    payments = [0] * len(session.persons)
    for person, payment in zip(persons, paid, strict=True):
        if type(person) is not int or type(payment) is not int or not 0 <= person < len(payments):
            return None
        payments[person] += payment
    return Result(number, tuple(payments), str(contract), _factor(record, session, len(paid)))


def _factor(record: Mapping[str, object], session: Session, seats: int) -> int:
    """Return by what the payments of a record were multiplied."""
    game, context = game_named(session.game), record.get("context")
    try:
        return game.factor(game.check_context(session.rules, seats, context if isinstance(context, dict) else {}))
    except BadDealError:
        return 1


def _is_of(record: Mapping[str, object], session: Session) -> bool:
    """Tell whether a record is of a session, and of a deal that its file takes for still to come."""
    number = record.get("number")
    return record.get("session") == session.id and type(number) is int and number >= session.number


def _record(raw: bytes) -> dict[str, object] | None:
    try:
        record = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def _key(raw: bytes) -> object:
    record = _record(raw)
    return None if record is None else record.get(_KEY)


def _write_all(number: int, content: bytes) -> None:
    while content:
        content = content[os.write(number, content) :]


def _start_of_last_line(end: int, path: Path) -> int:
    """Return where the last line begins, complete or not, reading backwards."""
    block = 1 << 16
    with path.open("rb") as file:
        stop = max(end - 1, 0)
        while stop > 0:
            start = max(stop - block, 0)
            file.seek(start)
            newline = file.read(stop - start).rfind(b"\n")
            if newline >= 0:
                return start + newline + 1
            stop = start
    return 0
