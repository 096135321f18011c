# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all decisions of a seat in a finished deal cost, worked out one by one, and kept in a file of its own."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kartenspiel.controller.decisions import DEALS, decisions
from kartenspiel.controller.files import Document, Form, name_for
from kartenspiel.controller.jsonl import encode
from kartenspiel.controller.record import Record
from kartenspiel.model import fields, moves
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from kartenspiel.players.opinion import Difference
from kartenspiel.players.weighing import Weighed, Weighing

FORM: Final = Form("kartenspiel.analysis", 1)
SURENESS: Final = 3.0
"""By how many standard errors a decision must have cost something to be called an error."""
_SEED: Final = 1
"""The same for all deals: one that followed from the deal would follow from hidden cards too."""


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """A decision of a finished deal, with what its answers were worth."""

    moment: int
    """The number of the moment at which it was asked, as `replay` yields them."""
    moves: int
    """How many moves had been made."""
    weighing: Weighing

    @property
    def is_error(self) -> bool:
        """Whether it cost something for certain."""
        return self.weighing.is_error(SURENESS)


@dataclass(frozen=True, slots=True)
class AnalysisProgress:
    """How far an analysis has come: so many decisions are weighed, of so many, and what came out of the last one."""

    weighed: int
    of: int
    found: tuple[WeighedDecision, ...] = ()


def analyse(record: Record, seat: Seat, deals: int = DEALS) -> Iterator[AnalysisProgress]:
    """Weigh all decisions of a seat in their order, telling of each as soon as it is done.

    The figures are always the same.  Raises `RecordError` at the first move that is illegal.
    """
    asked = list(decisions(record, seat))
    yield AnalysisProgress(0, len(asked))
    for number, decision in enumerate(asked, 1):
        found = (WeighedDecision(decision.moment, decision.moves, each) for each in decision.weighings(_SEED, deals))
        yield AnalysisProgress(number, len(asked), tuple(found))


def by_cost(found: Sequence[WeighedDecision]) -> list[WeighedDecision]:
    """Return decisions with the dearest first; of equal ones those of the deal's order."""
    return sorted(found, key=lambda each: -each.weighing.cost.mean)


class KeptAnalyses:
    """The folder in which finished analyses are kept, each beside its deal by the deal's key and the seat."""

    def __init__(self, folder: Path, report: Callable[[Text], None]) -> None:
        """`report` hears of a file that is damaged or of another deal, which is kept under another name."""
        self._folder, self._report = folder, report

    def read(self, record: Record, seat: Seat) -> tuple[WeighedDecision, ...] | None:
        """Return what was found of a deal, ``None`` where that is not kept."""
        return self._document(record, seat).read(lambda body: _understand(body, _digest(record), record.deal.seats))

    def write(self, record: Record, seat: Seat, found: Sequence[WeighedDecision]) -> None:
        """Keep what was found of a deal, the file being written whole; raises `OSError`."""
        self._document(record, seat).write({"deal": _digest(record), "found": [_as_json(each) for each in found]})

    def _document(self, record: Record, seat: Seat) -> Document:
        key = None if record.body.get("taken_back") is True else record.body.get("deal_id")  # it may be another way
        name = name_for(f"{key if isinstance(key, str) else _digest(record)}/{seat}")
        return Document(self._folder / f"{name}.json", FORM, self._report)


def _digest(record: Record) -> str:
    """Return what tells deals apart: their cards, rules and moves."""
    told = [record.body.get(key) for key in ("game", "options", "dealer", "deal", "context")]
    return hashlib.sha256(encode([*told, record.moves]).encode(errors="replace")).hexdigest()


def _as_json(found: WeighedDecision) -> dict[str, object]:
    weighing = found.weighing
    return {
        "moment": found.moment,
        "moves": found.moves,
        "given": _move_as_json(weighing.given),
        "cost": list(weighing.cost),
        "answers": [
            {
                "answer": _move_as_json(each.answer),
                "alike": [_move_as_json(move) for move in each.alike],
                "expected": each.expected,
                "best": each.best,
            }
            for each in weighing.answers
        ],
    }


def _move_as_json(move: Move | None) -> dict[str, object] | None:
    return None if move is None else moves.to_json(move)


def _understand(body: Mapping[str, object], digest: str, seats: int) -> tuple[WeighedDecision, ...]:
    """Return what a file holds; raises `ValueError` where it makes no sense or is about another deal."""
    if body.get("deal") != digest:
        raise ValueError("an analysis of another deal")
    return tuple(
        _decision(fields.members(each, "a decision"), seats) for each in fields.items(body.get("found"), "found")
    )


def _decision(written: Mapping[str, object], seats: int) -> WeighedDecision:
    mean, spread, error = fields.items(written.get("cost"), "cost")
    answers = tuple(
        _weighed(fields.members(each, "answer"), seats) for each in fields.items(written.get("answers"), "answers")
    )
    if not answers:
        raise ValueError("a decision without answers")
    cost = Difference(_number(mean), _number_or_none(spread), _number_or_none(error))
    moment, made = (fields.whole_number(written.get(key), key, least=0) for key in ("moment", "moves"))
    return WeighedDecision(moment, made, Weighing(_move(written.get("given"), seats), answers, cost))


def _weighed(written: Mapping[str, object], seats: int) -> Weighed:
    alike = [_move(each, seats) for each in fields.items(written.get("alike"), "alike")]
    return Weighed(
        _move(written.get("answer"), seats),
        tuple(each for each in alike if each is not None),
        _number(written.get("expected")),
        _number(written.get("best")),
    )


def _move(written: object, seats: int) -> Move | None:
    return None if written is None else moves.from_json(written, seats)


def _number(written: object) -> float:
    if isinstance(written, bool) or not isinstance(written, int | float):
        raise ValueError("no number")  # noqa: TRY004 - what is read from files is a wrong value
    return float(written)


def _number_or_none(written: object) -> float | None:
    return None if written is None else _number(written)
