# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Analyses, each kept in a file of its own beside the deals, so that nothing is worked out twice."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from kartenspiel.controller.analysis import Analysis, AnalysisStep, WeighedDecision
from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.controller.duplicate_table import DuplicateTable
from kartenspiel.controller.files import Document, Form, name_for, read_regular
from kartenspiel.controller.history import key_in
from kartenspiel.controller.jsonl import encode
from kartenspiel.controller.record import Record
from kartenspiel.controller.session import DUMMY, players_written, session_of
from kartenspiel.model import fields, moves
from kartenspiel.model.cards import card
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from kartenspiel.players.base import UnknownPlayerError, parts_of_name
from kartenspiel.players.open_cards import OpenWorth
from kartenspiel.players.opinion import Difference
from kartenspiel.players.overlooked import Frequency, ItemFrequency, Overlooked, TellingCard, TrickFrequency
from kartenspiel.players.weighing import Weighed, Weighing

FORM: Final = Form("kartenspiel.analysis", 3)
_EARLIER: Final = tuple(f"{FORM.name}/{number}" for number in range(1, FORM.version))
"""Forms with fewer figures: such an analysis is worked out anew."""


class CostlyDecision(NamedTuple):
    """What a decision cost, as sums need it."""

    kind: DecisionKind
    cost: float
    stake: float
    """What a simple game is worth."""
    error: bool
    """Whether it cost something for certain."""


@dataclass(frozen=True, slots=True)
class KeptCosts:
    """What the decisions of a deal cost that was analysed."""

    deal: str | None
    """The key of the deal; ``None`` where it has none."""
    game: str
    unit: str
    session: str | None
    own: bool
    """Whether they are those of the person at the screen."""
    opponents: tuple[str, ...]
    """The levels of the other players, each once."""
    decisions: tuple[CostlyDecision, ...]
    duplicate: tuple[int, ...] | None = None
    """What a strong player in the same seat and the others were paid with the same cards; ``None`` if not known."""


KnownCosts = dict[Path, tuple[int, KeptCosts | None]]
"""What files of analyses hold, each with the time of its last change in nanoseconds."""


class KeptAnalyses:
    """The folder in which analyses are kept, each by the deal's key and the seat."""

    def __init__(self, folder: Path, report: Callable[[Text], None], *, writable: bool = True) -> None:
        """`report` hears of a file that is damaged or of another deal, which is kept under another name.

        Where it is not `writable`, as while another program may have the folder, `costs` leaves such a file alone.
        """
        self._folder, self._report, self._writable = folder, report, writable

    def read(self, record: Record, seat: Seat) -> Analysis | None:
        """Return what was found of a deal, ``None`` where that is not kept."""
        return self._document(record, seat).read(lambda body: _understand(body, _digest(record), record.deal.seats))

    def write(self, record: Record, seat: Seat, analysis: Analysis) -> None:
        """Keep what was weighed of a deal, the file being written whole; raises `OSError`."""
        self._document(record, seat).write(
            {
                "deal": _digest(record),
                "game": record.game.id,
                "deal_id": _key(record),
                "unit": record.game.unit(record.deal.rules),
                "session": _session_of(record),
                **_who_played(record, seat),
                "of": analysis.of,
                "complete": analysis.complete,
                "done": sorted(analysis.done),
                "found": [_as_json(each) for each in analysis.settled.found],
                "duplicate": _duplicate_as_json(analysis.duplicate),
            }
        )

    def costs(self, known: KnownCosts | None = None) -> Iterator[KeptCosts]:
        """Yield what complete analyses are about and what their decisions cost, in the order in which they were made.

        Those that were stopped would tell of the dearest decisions only.  A damaged one is set aside.  What is `known`
        already of files that did not change since is not read again.
        """
        known = {} if known is None else known
        times = {path: path.stat().st_mtime_ns for path in self._folder.glob("*.json")}
        for path in sorted(times, key=lambda path: times[path]):
            if known.get(path, (0, None))[0] != times[path]:
                document = Document(path, FORM, self._report)
                known[path] = times[path], document.read(_costs) if self._writable else document.peek(_costs)
            found = known[path][1]
            if found is not None:
                yield found

    def delete(self, deals: frozenset[str]) -> None:
        """Delete what was found of the deals with these keys, for every seat; raises `OSError`."""
        for path in self._folder.glob("*.json"):
            if key_in(read_regular(path)) in deals:
                path.unlink()

    def _document(self, record: Record, seat: Seat) -> Document:
        key = None if record.body.get("taken_back") is True else _key(record)  # it may be another way
        name = name_for(f"{_digest(record) if key is None else key}/{seat}")
        return Document(self._folder / f"{name}.json", FORM, self._report)


def _digest(record: Record) -> str:
    """Return what tells deals apart: their cards, rules and moves."""
    told = [record.body.get(key) for key in ("game", "options", "dealer", "deal", "context")]
    return hashlib.sha256(encode([*told, record.moves]).encode(errors="replace")).hexdigest()


def _key(record: Record) -> str | None:
    key = record.body.get("deal_id")
    return key if isinstance(key, str) else None


def _session_of(record: Record) -> str | None:
    found = session_of(record.body)
    return found if isinstance(found, str) else None


def _who_played(record: Record, seat: Seat) -> dict[str, object]:
    """Return whether a person sat there, and the levels of all computer players among the others, however bold.

    A dummy has no level.
    """
    players = players_written(record.body, record.deal.seats)
    if players is None:
        return {"own": False, "opponents": []}
    others = {players[other] for other in record.deal.players if other != seat}
    levels = {_level(name) for name in others if name not in {None, DUMMY}}
    return {"own": players[seat] is None, "opponents": sorted(levels)}


def _level(name: str) -> str:
    """Return the level of a player; one that this version does not know is as it is called."""
    try:
        return parts_of_name(name)[0]
    except UnknownPlayerError:
        return name


# How it is written


def _as_json(found: WeighedDecision) -> dict[str, object]:
    weighing = found.weighing
    return {
        "moment": found.moment,
        "moves": found.moves,
        "kind": found.kind.value,
        "given": _move_as_json(weighing.given),
        "cost": list(weighing.cost),
        "stake": weighing.stake,
        "error": found.is_error,
        "answers": [
            {
                "answer": _move_as_json(each.answer),
                "alike": [_move_as_json(move) for move in each.alike],
                "expected": each.expected,
                "best": each.best,
                "behind": list(each.behind),
            }
            for each in weighing.answers
        ],
        "open": [{"answer": _move_as_json(each.answer), "paid": each.paid} for each in found.open_worths],
        "overlooked": _overlooked_as_json(weighing.overlooked),
    }


def _overlooked_as_json(overlooked: Overlooked | None) -> dict[str, object] | None:
    if overlooked is None:
        return None
    telling, trick = overlooked.card, overlooked.trick
    return {
        "deals": overlooked.deals,
        "won": list(overlooked.won),
        "items": [[item, gained, *often] for item, gained, often in overlooked.items],
        "card": None if telling is None else [telling.card.code, *telling[1:]],
        "trick": None if trick is None else [*trick.own, *trick.partner],
    }


def _duplicate_as_json(duplicate: DuplicateTable | None) -> dict[str, object] | None:
    if duplicate is None:
        return None
    return {
        "moves": [_move_as_json(move) for move in duplicate.moves],
        "payments": list(duplicate.payments),
        "contract": duplicate.contract,
        "declarer": duplicate.declarer,
        "partner": duplicate.partner,
        "parted": duplicate.parted,
    }


def _move_as_json(move: Move | None) -> dict[str, object] | None:
    return None if move is None else moves.to_json(move)


# How it is read: whatever makes no sense raises `ValueError`


def _understand(body: Mapping[str, object], digest: str, seats: int) -> Analysis | None:
    """Return what a file holds; raises `ValueError` where it makes no sense or is about another deal."""
    if body.get("format") in _EARLIER:
        return None
    if body.get("deal") != digest:
        raise ValueError("an analysis of another deal")
    reader = _AnalysisReader(seats)
    found = tuple(reader.decision(fields.members(each, "a decision")) for each in fields.items(body.get("found")))
    of = fields.whole_number(body.get("of"), "of", least=0)
    done = tuple(fields.whole_number(each, least=0) for each in fields.items(body.get("done")))
    written = body.get("duplicate")
    duplicate = None if written is None else reader.duplicate(fields.members(written))
    return Analysis().after(AnalysisStep(of, found, done, duplicate))


def _costs(body: Mapping[str, object]) -> KeptCosts | None:
    """Return what a file holds for sums, where it is complete; moves and answers are not looked at."""
    if body.get("format") in _EARLIER or not fields.flag(body.get("complete")):
        return None
    return KeptCosts(
        fields.text_or_none(body.get("deal_id")),
        fields.text(body.get("game")),
        fields.text(body.get("unit")),
        fields.text_or_none(body.get("session")),
        fields.flag(body.get("own")),
        tuple(fields.text(each) for each in fields.items(body.get("opponents"))),
        tuple(_costly(fields.members(each)) for each in fields.items(body.get("found"))),
        _payments(body.get("duplicate")),
    )


def _payments(duplicate: object) -> tuple[int, ...] | None:
    """Return what was paid at the duplicate table."""
    if duplicate is None:
        return None
    return tuple(fields.whole_number(each) for each in fields.items(fields.members(duplicate).get("payments")))


def _costly(written: Mapping[str, object]) -> CostlyDecision:
    cost, stake = _difference(written.get("cost")), _number(written.get("stake"))
    return CostlyDecision(DecisionKind(written.get("kind")), cost.mean, stake, fields.flag(written.get("error")))


class _AnalysisReader:
    """Reads what stands in a file about a deal of so many hands."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def decision(self, written: Mapping[str, object]) -> WeighedDecision:
        """Return a decision."""
        answers = tuple(self._weighed(fields.members(each)) for each in fields.items(written.get("answers")))
        given = self._move(written.get("given"))
        if not any(given == each.answer or given in each.alike for each in answers):
            raise ValueError("a decision without the answer that was given")
        overlooked = written.get("overlooked")
        weighing = Weighing(
            given,
            answers,
            _difference(written.get("cost")),
            _number(written.get("stake")),
            None if overlooked is None else self._overlooked(fields.members(overlooked)),
        )
        moment, made = (fields.whole_number(written.get(key), key, least=0) for key in ("moment", "moves"))
        worths = [fields.members(each) for each in fields.items(written.get("open"))]
        opened = tuple(OpenWorth(self._move(each.get("answer")), _number(each.get("paid"))) for each in worths)
        if not {each.answer for each in opened} <= {each.answer for each in answers}:
            raise ValueError("open cards with another answer")
        return WeighedDecision(moment, made, DecisionKind(written.get("kind")), weighing, opened)

    def duplicate(self, written: Mapping[str, object]) -> DuplicateTable:
        """Return the duplicate table."""
        payments = tuple(fields.whole_number(each) for each in fields.items(written.get("payments")))
        if len(payments) != self._seats:
            raise ValueError("payments of other seats")
        parted = written.get("parted")
        return DuplicateTable(
            tuple(moves.from_json(each, self._seats) for each in fields.items(written.get("moves"))),
            payments,
            fields.text(written.get("contract")),
            self._seat_or_none(written.get("declarer")),
            self._seat_or_none(written.get("partner")),
            None if parted is None else fields.whole_number(parted, least=0),
        )

    def _weighed(self, written: Mapping[str, object]) -> Weighed:
        alike = [self._move(each) for each in fields.items(written.get("alike"))]
        return Weighed(
            self._move(written.get("answer")),
            tuple(each for each in alike if each is not None),
            _number(written.get("expected")),
            _number(written.get("best")),
            _difference(written.get("behind")),
        )

    def _overlooked(self, written: Mapping[str, object]) -> Overlooked:
        telling, trick = written.get("card"), written.get("trick")
        return Overlooked(
            fields.whole_number(written.get("deals"), least=1),
            _frequency(fields.items(written.get("won"))),
            tuple(self._item(fields.items(each)) for each in fields.items(written.get("items"))),
            None if telling is None else self._telling(fields.items(telling)),
            None if trick is None else _trick(fields.items(trick)),
        )

    @staticmethod
    def _item(written: list[object]) -> ItemFrequency:
        item, gained, *often = written
        return ItemFrequency(fields.text(item), fields.flag(gained), _frequency(often))

    def _telling(self, written: list[object]) -> TellingCard:
        code, holder, held, cost, else_cost = written
        seat = Seat(fields.whole_number(holder, least=0, end=self._seats))
        return TellingCard(card(fields.text(code)), seat, _number(held), _number(cost), _number(else_cost))

    def _move(self, written: object) -> Move | None:
        return None if written is None else moves.from_json(written, self._seats)

    def _seat_or_none(self, written: object) -> Seat | None:
        return None if written is None else Seat(fields.whole_number(written, least=0, end=self._seats))


def _frequency(written: list[object]) -> Frequency:
    best, given = written
    return Frequency(_number(best), _number(given))


def _trick(written: list[object]) -> TrickFrequency:
    return TrickFrequency(_frequency(written[:2]), _frequency(written[2:]))


def _difference(written: object) -> Difference:
    mean, spread, error = fields.items(written)
    return Difference(_number(mean), _number_or_none(spread), _number_or_none(error))


def _number(written: object) -> float:
    if isinstance(written, bool) or not isinstance(written, int | float):
        raise ValueError("no number")  # noqa: TRY004 - what is read from files is a wrong value
    return float(written)


def _number_or_none(written: object) -> float | None:
    return None if written is None else _number(written)
