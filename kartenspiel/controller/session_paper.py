# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a score sheet on paper tells of a session: each deal with what was played, by whom, and what it brought."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kartenspiel.controller.account import result_in
from kartenspiel.controller.deal_archive import contract_called
from kartenspiel.controller.deal_index import DealFilter, DealIndex
from kartenspiel.controller.jsonl import JsonError, decode
from kartenspiel.controller.session import DealResult, Session
from kartenspiel.model.text import Text

_COLUMNS: Final = ("file", "place")


class PaperDeal(NamedTuple):
    """A line of the sheet."""

    result: DealResult
    contract: Text | None
    """What people call what was played; ``None`` in a game that has only one thing to play."""
    declarer: int | None
    """Who declared, and his partner, as indices into `Session.persons`."""
    partner: int | None
    finished: str
    """When it ended, as `DealEntry.finished` has it."""


def paper_deals(index: DealIndex, session: Session) -> tuple[PaperDeal, ...]:
    """Return the finished deals of a session in their order; of two with one number the last counts.

    Raises `OSError` where the history cannot be read any more.
    """
    found: dict[int, PaperDeal] = {}
    called: dict[str, Text | None] = {}
    for line in index.lines_at(index.rows(_COLUMNS, DealFilter(session=session.id), {})):
        try:
            record = decode(line)
        except JsonError:
            continue
        result = result_in(record, session) if isinstance(record, dict) else None
        if result is None or not isinstance(record, dict):
            continue
        if result.contract not in called:
            called[result.contract] = contract_called(record)
        declarer, partner = _persons(record, ("declarer", "partner"))
        finished = str(record.get("finished") or "")
        found[result.number] = PaperDeal(result, called[result.contract], declarer, partner, finished)
    return tuple(found[number] for number in sorted(found))


def _persons(record: Mapping[str, object], roles: Sequence[str]) -> list[int | None]:
    """Return who had these roles of a result, as the indices that the record gives to the seats."""
    result, persons = record.get("result"), record.get("persons")
    seats = [result.get(role) if isinstance(result, dict) else None for role in roles]
    known = persons if isinstance(persons, list) else []
    return [known[seat] if isinstance(seat, int) and 0 <= seat < len(known) else None for seat in seats]
