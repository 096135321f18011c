# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals that were counted, for other programs: as CSV with the columns of `docs/statistics.md`, or as records."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Final

from kartenspiel.controller.deal_index import DealIndex
from kartenspiel.controller.deal_rows import items_in
from kartenspiel.controller.statistics import StatisticsFilter

CSV_COLUMNS: Final = (
    "deal", "session", "number", "finished", "game", "rules", "contract", "role", "partner", "opponents", "payment",
    "unit", "made", "announced", "kontra", "kontras_on_game", "helped", "taken_back", "players", "items",
)  # fmt: skip
"""The heads of the columns, in order; they stay the same in every language and version."""
_FROM_INDEX: Final = (
    "key", "session", "number", "finished", "game", "rules", "contract", "role", "partner", "levels", "payment",
    "unit", "made", "announced", "raised", "raises", "helped", "taken_back", "players", "items",
)  # fmt: skip
_FLAGS: Final = frozenset({"made", "announced", "raised", "helped", "taken_back"})
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


def as_csv(index: DealIndex, wanted: StatisticsFilter) -> Iterator[str]:
    """Yield lines of CSV (RFC 4180): the heads, then a line for each deal that fits, the oldest first."""
    yield _line(CSV_COLUMNS)
    for row in index.rows(_FROM_INDEX, wanted.deals, wanted.more):
        yield _line([_cell(name, value) for name, value in zip(_FROM_INDEX, row, strict=True)])


def as_records(index: DealIndex, wanted: StatisticsFilter) -> Iterator[bytes]:
    """Yield the records of the deals that fit as they stand in the history, the oldest first, each a line."""
    return index.lines_at(index.rows(("file", "place"), wanted.deals, wanted.more))


def _cell(name: str, value: object) -> str:
    if name == "items":
        return " ".join(f"{each.item}:{each.gain:+d}" for each in items_in(str(value)))
    if value is None:
        return ""
    if name in _FLAGS:
        return "1" if value else "0"
    text = str(value)
    guarded = isinstance(value, str) and text.startswith(_FORMULA)
    return f"'{text}" if guarded else text


def _line(cells: Sequence[str]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\r\n").writerow(cells)
    return written.getvalue()
