# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Statistics on the command line: the history of this machine, or files like it, as tables, JSON, CSV or records."""

import argparse
import contextlib
import dataclasses
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from kartenspiel.controller import statistics_export
from kartenspiel.controller.deal_index import DealIndex
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.files import folders
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.statistics import (
    Figures,
    Grouping,
    ItemFigures,
    Sample,
    Statistics,
    StatisticsCounter,
    StatisticsFilter,
)
from kartenspiel.games import game_named
from kartenspiel.model.text import english

_HEADS: Final = ("deals", "total", "mean", "± s.e.", "spread", "declarer", "made", "announced", "kontra")
_ITEM_HEADS: Final = ("item", "deals", "won", "lost", "announced", "made", "by others", "made", "kontra", "total")


def told(options: argparse.Namespace) -> Iterator[bytes]:
    """Yield what the command writes; raises `UnknownGameError`.  A file that is not there holds no deal."""
    if options.game:
        game_named(options.game)
    data = folders().data
    files = tuple(map(Path, options.files)) or (data / "history.jsonl", data / "history-1.jsonl")
    wanted = StatisticsFilter(
        options.game, options.rules, "", options.contract, None if options.role is None else DealRole(options.role),
        options.partner, ",".join(sorted(filter(None, options.opponents.split(",")))),
        None if options.helped is None else options.helped == "yes", options.since or "", options.before or "",
        by=Grouping(options.by),
    )  # fmt: skip
    with contextlib.closing(DealIndex(None, files)) as index:
        index.update()
        if options.form == "csv":
            yield from (line.encode() for line in statistics_export.as_csv(index, wanted))
        elif options.form == "records":
            yield from statistics_export.as_records(index, wanted)
        else:
            counter = StatisticsCounter(KeptAnalyses(data / "analyses", lambda _text: None, writable=False))
            found = _apart(counter, index, wanted)
            if options.form == "json":
                yield (json.dumps([_as_json(each) for each in found], ensure_ascii=False, indent=1) + "\n").encode()
            else:
                yield ("\n\n".join("\n".join(_as_text(each)) for each in found) + "\n").encode()


def _apart(counter: StatisticsCounter, index: DealIndex, wanted: StatisticsFilter) -> list[Statistics]:
    """Return the overview, or where a game is wanted the statistics of each of its house rules."""
    overview = counter.count(index, dataclasses.replace(wanted, game=""))
    if not wanted.game:
        return [overview]
    rules = [each for each in overview.known.rules if each.game == wanted.game and wanted.rules in ("", each.rules)]
    apart = (dataclasses.replace(wanted, rules=each.rules, unit=each.unit) for each in rules)
    return [counter.count(index, each) for each in apart]


def _as_text(found: Statistics) -> Iterator[str]:
    wanted = found.wanted
    if not wanted.game:
        yield from _table(
            ("game", "rules", "unit", *_HEADS), [(*name.split(" "), *_cells(each)) for name, each in found.groups]
        )
        return
    yield f"{wanted.game}, rules {wanted.rules}, in {found.unit}"
    yield ""
    rows = [(_named(found, name), *_cells(each)) for name, each in found.groups]
    yield from _table((wanted.by, *_HEADS), [*rows, ("all", *_cells(found.whole))])
    yield ""
    yield from _table(_ITEM_HEADS, [_item_cells(each) for each in found.items])
    if found.luck is not None:
        luck = found.luck
        yield ""
        yield from _table(
            ("analysed deals", "deals", "mean", "± s.e."),
            [
                (name, str(each.number), f"{each.mean:+.2f}", _error(each))
                for name, each in (
                    ("a strong player with the same cards", luck.cards), ("you", luck.paid),
                    ("you beside him", luck.beyond), ("your errors cost", luck.errors),
                )
            ],
        )  # fmt: skip


def _named(found: Statistics, name: str) -> str:
    called = found.contracts.get((found.wanted.game, name)) if found.wanted.by is Grouping.CONTRACT else None
    return (name if called is None else english(called)) or "-"


def _cells(each: Figures) -> tuple[str, ...]:
    payment = each.payment
    spread = "-" if payment.deviation is None else f"{payment.deviation:.2f}"
    made = f"{each.made}/{each.decided}"
    counts = (str(each.declared), made, str(each.announced), str(each.raised))
    return str(payment.number), f"{payment.total:+d}", f"{payment.mean:+.2f}", _error(payment), spread, *counts


def _error(sample: Sample) -> str:
    return "-" if sample.error is None else f"{sample.error:.2f}"


def _item_cells(each: ItemFigures) -> tuple[str, ...]:
    counts = (each.deals, each.won, each.lost, each.own, each.own_made, each.others, each.others_made, each.raised)
    return each.item, *map(str, counts), f"{each.gain.total:+d}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield lines whose first column is flush left and whose others are flush right."""
    lines = [heads, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        cells = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def _as_json(found: Statistics) -> dict[str, object]:
    return {
        "game": found.wanted.game,
        "rules": found.wanted.rules,
        "unit": found.unit,
        "by": str(found.wanted.by),
        "whole": _figures_as_json(found.whole),
        "groups": [{"name": name, **_figures_as_json(each)} for name, each in found.groups],
        "items": [each._asdict() | {"gain": _sample_as_json(each.gain)} for each in found.items],
        "luck": None
        if found.luck is None
        else {name: _sample_as_json(getattr(found.luck, name)) for name in ("cards", "paid", "beyond", "errors")},
    }


def _figures_as_json(each: Figures) -> dict[str, object]:
    return each._asdict() | {"payment": _sample_as_json(each.payment)}


def _sample_as_json(each: Sample) -> dict[str, object]:
    return {
        "number": each.number, "total": each.total, "mean": each.mean, "deviation": each.deviation, "error": each.error
    }  # fmt: skip
