# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the earlier deals of a session brought, taken out of the history.

Of a long session it is kept in a file beside it, so that a start need not understand thousands of records again.  The
history is what counts: the file holds for exactly the bytes that it was made from, is made anew where it is missing,
damaged or older than the session, and may be deleted at any time.  Nobody is told of it.
"""

import contextlib
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kartenspiel.controller.files import Form, open_regular, read_regular, write_whole
from kartenspiel.controller.jsonl import JsonError, decode, encode
from kartenspiel.controller.session import DealResult, Session, session_of
from kartenspiel.games import game_named
from kartenspiel.model.deal_errors import BadDealError

GREATEST_PAYMENT: Final = 10**9
"""What no deal pays; whoever writes more has damaged the line."""
FRESH: Final = 100
"""So many deals of a session are understood again at a start before what they brought is kept: some 0.1 s."""
GREATEST: Final = 256 << 20
"""Bytes of a history that is still read: some eighty thousand deals."""
FORM: Final = Form("kartenspiel.account", 1)
_BLOCK: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class AccountCache:
    """What the deals of a session brought of which the records stand in the first `size` bytes of the history."""

    session: str
    size: int = 0
    last: int = 0
    """Where the last of them begins: the score sheet of that deal needs it whole."""
    results: tuple[DealResult, ...] = ()


def read(path: Path, history: Path, session: Session) -> AccountCache:
    """Return what is kept of a session; nothing, unless it was made from what the history begins with today.

    Nor where it knows more deals than the session's file: they have to be played again from their records.
    """
    try:
        body: dict[str, Any] = FORM.read(read_regular(path))
        kept = AccountCache(body["session"], body["size"], body["last"], _results(body["results"]))
        if kept.session == session.id and body["digest"] == _digest(history, kept):
            return kept if all(result.number < session.number for result in kept.results) else AccountCache(session.id)
    except (OSError, ArithmeticError, LookupError, TypeError, ValueError, RecursionError):
        pass  # there is none, or none that can be used
    return AccountCache(session.id)


def write(path: Path, history: Path, kept: AccountCache) -> None:
    """Keep it, whole or not at all; what cannot be kept is found out again at the next start."""
    with contextlib.suppress(OSError):
        body = {"session": kept.session, "size": kept.size, "last": kept.last, "results": _columns(kept.results)}
        write_whole(path, FORM.write({**body, "digest": _digest(history, kept)}, indent=None), durable=False)


def remove(path: Path) -> None:
    """Delete what was kept of a session."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _digest(history: Path, kept: AccountCache) -> str:
    """Return what is another as soon as a byte of the history, or of what is kept, is; raises `OSError`."""
    found = hashlib.blake2b(digest_size=16)
    left = kept.size
    with open_regular(history, greatest=GREATEST) as file:
        while left > 0 and (block := file.read(min(_BLOCK, left))):
            found.update(block)
            left -= len(block)
    known = [kept.session, kept.size, left, kept.last, _columns(kept.results)]
    found.update(encode(known).encode(errors="replace"))
    return found.hexdigest()


def _columns(results: Sequence[DealResult]) -> dict[str, list[Any]]:
    """Return results as JSON that is short and quickly read: a list for each thing, the payments of all in one."""
    return {
        "numbers": [result.number for result in results],
        "payments": [paid for result in results for paid in result.payments],
        "contracts": [result.contract for result in results],
        "factors": [result.factor for result in results],
        "booked": [result.number for result in results if result.money is not None],
        "money": [paid for result in results for paid in result.money or ()],
    }


def _results(columns: Mapping[str, list[Any]]) -> tuple[DealResult, ...]:
    """Return the results that stand in these columns; raises many things where they do not fit together."""
    numbers = columns["numbers"]
    persons = len(columns["payments"]) // len(numbers)
    money = dict(zip(columns["booked"], _rows(columns["money"], persons), strict=True))
    rows = zip(numbers, _rows(columns["payments"], persons), columns["contracts"], columns["factors"], strict=True)
    return tuple(
        DealResult(number, paid, contract, factor, money.get(number)) for number, paid, contract, factor in rows
    )


def _rows(values: Sequence[int], length: int) -> list[tuple[int, ...]]:
    return list(zip(*[iter(values)] * length, strict=True))


class AccountTally:
    """Takes the records of a session from the lines of a history, oldest first; of two with one number the last counts.

    They are large; whole, only those are remembered with which the session goes on: from its last finished deal on.
    """

    def __init__(self, session: Session, kept: AccountCache) -> None:
        """Begin with what is `kept`; the lines that follow begin with the last one behind it."""
        self._session = session
        self.named = session.id.encode(errors="replace")
        """What stands in each of its records."""
        self._results = {result.number: result for result in kept.results}
        self.bad: list[bytes] = []
        """Lines in which the session is named and that cannot be read."""
        self.records: dict[int, dict[str, object]] = {}
        """By number."""
        self.found = 0
        """How many records of the session there were."""
        self.newest = 0
        """The number of the last one."""

    @property
    def results(self) -> tuple[DealResult, ...]:
        """What the deals brought that are finished, as far as the session's file knows."""
        return tuple(result for result in self._everything if result.number < self._session.number)

    @property
    def _everything(self) -> tuple[DealResult, ...]:
        return tuple(self._results[number] for number in sorted(self._results))

    def take(self, line: bytes) -> bool:
        """Look at a line; tell whether it is a record of the session."""
        if self.named not in line:
            return False
        record = record_in(line)
        if record is None:
            self.bad.append(line)
            return False
        number = record.get("number")
        if session_of(record) != self._session.id or type(number) is not int:
            return False
        self.found += 1
        self.newest = number
        if number >= self._session.number - 1:
            self.records[number] = record
        result = result_in(record, self._session)
        if result is not None:
            self._results[number] = result
        return True

    def kept(self, last: int, size: int) -> AccountCache | None:
        """Return what is to be kept, where the last record begins and ends there; ``None`` if it is not worth it."""
        if self.found <= FRESH or self.bad or self.newest != max(self._results, default=None):
            return None
        return AccountCache(self._session.id, size, last, self._everything)


def record_in(line: bytes) -> dict[str, object] | None:
    """Return the record that a line holds, ``None`` if it holds none."""
    try:
        record = decode(line)
    except JsonError:
        return None
    return record if isinstance(record, dict) else None


def result_in(record: Mapping[str, object], session: Session) -> DealResult | None:
    """Return what a record of the history brought to the persons of a session; ``None`` if it is none of it."""
    number, result, persons = record.get("number"), record.get("result"), record.get("persons")
    if session_of(record) != session.id or type(number) is not int or not isinstance(result, dict):
        return None
    if not session.has_persons(persons):
        return None
    payments = _by_person(result.get("payments"), persons, session)
    money = None if result.get("money") is None else _by_person(result["money"], persons, session)
    if payments is None or (money is None and result.get("money") is not None):
        return None
    return DealResult(number, payments, str(result.get("contract")), _factor(record, session, len(persons)), money)


def _by_person(written: object, persons: Sequence[int], session: Session) -> tuple[int, ...] | None:
    """Return the sums of a record by the persons of a session; ``None`` if they are none."""
    if not isinstance(written, list) or len(persons) != len(written):
        return None
    found = [0] * len(session.persons)
    for person, paid in zip(persons, written, strict=True):
        if type(paid) is not int or abs(paid) > GREATEST_PAYMENT:
            return None
        found[person] += paid
    return tuple(found)


def _factor(record: Mapping[str, object], session: Session, seats: int) -> int:
    """Return by what the payments of a record were multiplied."""
    game, context = game_named(session.game), record.get("context")
    try:
        return game.taken_over(
            game.check_context(session.rules, seats, context if isinstance(context, dict) else {})
        ).factor
    except BadDealError:
        return 1
