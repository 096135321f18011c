# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the index of finished deals keeps of each: the summary of its record, as a row of the index.

Nothing here knows a game: a role follows from declarer and partner, a gain from the items that were paid for, what was
announced and raised from the moves.  Only of one deal of each contract the record is replayed, to learn what no record
tells and all deals of that contract have alike under the same house rules: whether sides stood against each other in
it, and whether anything is played in it at all (`ContractNature`).
"""

import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from kartenspiel.controller.checking import paid_for, replay_moves
from kartenspiel.controller.deal_roles import role_of
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.controller.session import DUMMY, session_of
from kartenspiel.games import UnknownGameError, game_named
from kartenspiel.model import options
from kartenspiel.model.options import OptionError
from kartenspiel.model.outcome import Outcome

COLUMNS: Final = (
    "key", "file", "place", "session", "number", "finished", "game", "contract", "role", "payment", "unit",
    "announced", "raised", "helped", "taken_back", "players", "lacked",
    "rules", "seat", "partner", "levels", "played", "made", "raises", "items",
)  # fmt: skip
"""The columns of a row, in order."""
GAME_ITEM: Final = "game"
"""What an item is called here that the words of a game do not name: the game itself."""
_GREATEST: Final = 1 << 63
"""Numbers that large do not fit into the index."""


class ItemSummary(NamedTuple):
    """What an item of a deal was to the person at the screen."""

    item: str
    """An id of `GameWords.items`, or `GAME_ITEM`."""
    gain: int
    """What it brought, in the unit of the deal; less than nothing where it was paid."""
    own: int
    """1 if one's own side announced it, else 0."""
    others: int
    """1 if the other side did."""
    raises: int
    """How often kontra was said to it, every further level counted."""


class ContractNature(NamedTuple):
    """What no record tells of a contract: in every game it follows from contract and house rules."""

    sides: bool
    """Whether sides stood against each other; else everybody played for himself."""
    played: bool
    """Whether cards were played for something; not where they are thrown in or dealt anew."""


ContractNatures = dict[tuple[str, str, str], ContractNature]
"""By game, digest of the house rules and contract, once a deal of it was replayed."""


def row_of(
    record: Mapping[str, object] | None, file: int, place: int, natures: ContractNatures
) -> tuple[Any, ...] | None:
    """Return a finished record as a row of the index, whose line begins there; ``None`` for anything else.

    `natures` are those known so far; that of a contract that is not among them is added.
    """
    if record is None:
        return None
    try:
        result, moves = _members(record["result"]), _members_of(record["moves"])
        players = _members_of(record["players"])
        seat = next((place for place, each in enumerate(players) if each["level"] is None), None)
        done = {move.get("do") for move in moves}
        payment, number = int(_list(result["payments"])[seat or 0]), int(str(record["number"]))
        rules, contract = rules_digest(record["options"]), str(result["contract"])
        nature = _nature(record, (str(record["game"]), rules, contract), natures)
        role = role_of(seat, result["declarer"], result["partner"], sides=nature.sides)
        own = _own_side(record, result, seat or 0, sides=nature.sides)
        items = _items(record, result, moves, own, seat or 0)
        row = (
            str(record["deal_id"]), file, place, str(session_of(record)), number,
            str(record.get("finished") or ""), str(record["game"]), contract, role,
            payment, unit_of(record), "announce" in done, "kontra" in done,
            record.get("helped") is True, record.get("taken_back") is True,
            ", ".join(str(each["name"]) for each in players), None,
            rules, seat, _partner(players, own, seat), _levels(players, seat),
            nature.played, _made(record, result) if nature.sides else None,
            sum(each.raises for each in items if each.item == GAME_ITEM), json.dumps(items, separators=(",", ":")),
        )  # fmt: skip
    except (LookupError, TypeError, ValueError):
        return None
    return row if abs(payment) < _GREATEST and number < _GREATEST else None


def looked_into(record: Mapping[str, object] | None) -> int | None:
    """Return how many points the losers of a deal lacked; ``None`` where points did not decide, or nothing tells."""
    time.sleep(0)
    outcome = None if record is None else _outcome(record)
    return None if outcome is None else outcome.conclusion.lacked


def rules_digest(written: object) -> str:
    """Return what tells house rules from others: of their values as records write them."""
    return _digest(json.dumps(written, sort_keys=True))


def unit_of(record: Mapping[str, object]) -> str:
    """Return in what a deal was paid; of a game or rules that this version does not know, points."""
    return _unit(str(record["game"]), json.dumps(record["options"], sort_keys=True))


def items_in(written: str) -> tuple[ItemSummary, ...]:
    """Return the items that stand in a row; most rows have the same ones."""
    return _items_in(written)


@cache
def _items_in(written: str) -> tuple[ItemSummary, ...]:
    return tuple(ItemSummary(*each) for each in json.loads(written))


@cache
def _digest(written: str) -> str:
    return hashlib.blake2b(written.encode(errors="replace"), digest_size=8).hexdigest()


@cache
def _unit(game: str, written: str) -> str:
    try:
        found = game_named(game)
        return found.unit(options.from_json(found.house_rules, json.loads(written)))
    except (UnknownGameError, OptionError):
        return "point"


@cache
def _fixed_sides(game: str, written: str) -> tuple[tuple[int, ...], ...]:
    """Return who plays together in every deal under these rules."""
    try:
        found = game_named(game)
        return found.partners(options.from_json(found.house_rules, json.loads(written)))
    except (UnknownGameError, OptionError):
        return ()


@cache
def _named_items(game: str) -> frozenset[str]:
    """Return the items for which a game has names."""
    try:
        return frozenset(game_named(game).words.items)
    except UnknownGameError:
        return frozenset()


def _nature(record: Mapping[str, object], key: tuple[str, str, str], natures: ContractNatures) -> ContractNature:
    """Return what a deal of the same contract showed when it was replayed; this one, if none was.

    A record that cannot be replayed, or to another contract than it tells, says nothing of others.
    """
    if key not in natures:
        outcome = _outcome(record)
        if outcome is None or outcome.contract != key[-1]:
            return ContractNature(sides=True, played=True)
        natures[key] = ContractNature(outcome.conclusion.sides, outcome.played)
    return natures[key]


def _outcome(record: Mapping[str, object]) -> Outcome | None:
    """Return how a deal ended when it is replayed; ``None`` where it cannot be."""
    try:
        return replay_moves(record_from_json(record)).outcome
    except RecordError:
        return None


def _own_side(record: Mapping[str, object], result: Mapping[str, object], seat: int, *, sides: bool) -> frozenset[int]:
    """Return the seats that stood together with a seat, itself too."""
    seats = range(len(_list(result["payments"])))
    declarer, partner = result["declarer"], result["partner"]
    if sides and declarer is not None:
        declaring = frozenset(int(str(each)) for each in (declarer, partner) if each is not None)
        return declaring if seat in declaring else frozenset(seats) - declaring
    fixed = _fixed_sides(str(record["game"]), json.dumps(record["options"], sort_keys=True))
    return next((frozenset(map(int, side)) for side in fixed if seat in side), frozenset({seat}))


def _partner(players: Sequence[Mapping[str, object]], own: frozenset[int], seat: int | None) -> str:
    """Return with whom the person played, if it was one player; "" for nobody, several, or a dummy."""
    others = [players[each] for each in own if each != seat and each < len(players)]
    return str(others[0]["name"]) if seat is not None and len(others) == 1 and others[0]["level"] != DUMMY else ""


def _levels(players: Sequence[Mapping[str, object]], seat: int | None) -> str:
    """Return the levels of the other players, each once, in order, separated by commas; a dummy has none."""
    others = {str(each["level"]) for number, each in enumerate(players) if number != seat}
    return ",".join(sorted(others - {DUMMY, "None"}))


def _items(
    record: Mapping[str, object],
    result: Mapping[str, object],
    moves: Sequence[Mapping[str, object]],
    own: frozenset[int],
    seat: int,
) -> list[ItemSummary]:
    """Return what was paid for, announced and raised; what was said before the last bid is void."""
    named, last = _named_items(str(record["game"])), _last_bid(moves)
    spoken = [move for move in moves[last:] if move.get("do") in {"announce", "kontra"}]
    found: dict[str, list[int]] = {}

    def entry(item: object) -> list[int]:
        return found.setdefault(str(item) if item in named else GAME_ITEM, [0, 0, 0, 0])

    entry(GAME_ITEM)
    for item in _members_of(result["items"]):
        entry(item["item"])[0] += _gain(item, seat, len(_list(result["payments"])))
    for move in spoken:
        if move["do"] == "kontra":
            entry(move.get("on"))[3] += 1
        else:
            entry(move.get("what"))[1 if move.get("seat") in own else 2] = 1
    return [ItemSummary(item, *values) for item, values in found.items()]


def _last_bid(moves: Sequence[Mapping[str, object]]) -> int:
    """Return the place of the last bid; 0 where nothing was bid."""
    return next((place for place in range(len(moves) - 1, -1, -1) if moves[place].get("do") == "bid"), 0)


def _gain(item: Mapping[str, object], seat: int, seats: int) -> int:
    """Return what an item brought a seat; nothing where who pays whom makes no sense."""
    try:
        return paid_for([item], seats)[seat]
    except RecordError:
        return 0


def _made(record: Mapping[str, object], result: Mapping[str, object]) -> bool | None:
    """Tell whether the declarer's side won the game; ``None`` where nothing tells, or nobody declared.

    Where nothing was paid for the game itself, what the declarer was paid in all tells.
    """
    declarer = result["declarer"]
    if declarer is None:
        return None
    named, payments = _named_items(str(record["game"])), _list(result["payments"])
    paid = sum(
        _gain(item, int(str(declarer)), len(payments))
        for item in _members_of(result["items"])
        if item["item"] not in named
    )
    decided = paid or int(payments[int(str(declarer))])
    return decided > 0 if decided else None


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
