# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts what is bid, announced and doubled, and what it brings: records of finished deals in, tables out.

    kartenspiel simulate GAME --players strong --deals 2000 --threads 2 --out deals.jsonl
    python packaging/players/selfplay.py deals.jsonl            # also while the deals are still being played
    python packaging/players/selfplay.py --json FILE...         # for programs; without FILE stdin is read

Deals of the same game, house rules and players are counted together, from whatever files they come.

contracts   how often each was played; ``made``: the declarer's side won the item ``game``; ``paid``: the declarer was
            paid something; ``mean``: what he was paid on average, in the unit of payments, with its 95 % confidence
            interval; with dummies his share of what they were paid is in it
statements  how often each was made, and in how many deals; ``made``: the speaker's side won the item that was spoken
            of; ``mean``: what the speaker was paid in such deals

Where nothing was settled under the item's name a payment above nothing stands for winning it.  A statement that became
void because somebody bid more is listed apart as ``outbid``, without a result.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from deals import add_files, records
from kartenspiel.controller.arena import Mean
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.model import options
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Declare,
    Join,
    Kontra,
    LayAway,
    Move,
    Pass,
    Play,
    Stack,
    Take,
    Trumps,
)
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.shares import with_share
from kartenspiel.model.text import Text, english

GAME_ITEM = "game"
ROUTINE = (Call, LayAway, Pass, Play, Stack, Take, Trumps)
"""Moves that somebody has to make in every deal, or in every deal of a contract."""


@dataclass(frozen=True, order=True)
class Statement:
    """A kind of statement; `contract` is the one that stood when it was made, or that was played if none did."""

    contract: str
    name: str
    outbid: bool


@dataclass
class Count:
    """How often something was, and how it went."""

    number: int = 0
    deals: int = 0
    decided: int = 0
    """How many of them were won or lost."""
    made: int = 0
    paid: int = 0
    """How often a payment above nothing followed."""
    payment: Mean = field(default_factory=Mean)

    def settle(self, outcome: Outcome, dummies: Sequence[Seat], seat: Seat, item: str) -> None:
        """Take over how a deal ended for this seat, which shares what dummies are paid."""
        payment = float(with_share(outcome.payments, dummies, seat))
        made = has_won(outcome, seat, item)
        self.decided += made is not None
        self.made += made is True
        self.paid += payment > 0
        self.payment.add(payment)


@dataclass
class Table:
    """Everything that was counted in the deals of one game with the same house rules and players."""

    game: Game
    rules: HouseRules
    players: str
    deals: int = 0
    contracts: dict[str, Count] = field(default_factory=dict)
    statements: dict[Statement, Count] = field(default_factory=dict)

    @property
    def preset(self) -> str | None:
        """The preset with these rules, ``None`` if there is none."""
        for preset in self.game.presets:
            if options.from_json(self.game.house_rules, preset.values) == self.rules:
                return preset.id
        return None

    def add(self, state: State, outcome: Outcome) -> None:
        """Take a finished deal into account."""
        self.deals += 1
        contract = self.contracts.setdefault(outcome.contract, Count())
        contract.number += 1
        contract.deals += 1
        if outcome.declarer is not None:
            contract.settle(outcome, state.deal.dummies, outcome.declarer, GAME_ITEM)
        seen = set()
        for number, (move, name) in enumerate(named_moves(self.game, state, outcome)):
            if name is None:
                continue
            statement = Statement(standing_contract(state, outcome, number), name, outbid(state, outcome, number))
            count = self.statements.setdefault(statement, Count())
            count.number += 1
            if statement not in seen:
                count.deals += 1
                seen.add(statement)
            if not statement.outbid:
                count.settle(outcome, state.deal.dummies, move.seat, item_of(move))


def has_won(outcome: Outcome, seat: Seat, item: str) -> bool | None:
    """Tell whether the side of a seat won an item; where none has this name, whether the seat was paid.

    ``None`` if two sides settled an item of this name with each other in both directions: whether both have made what
    they announced or neither cannot be told apart.
    """
    settled = [each for each in outcome.items if each.id == item]
    gets = any(seat in each.to for each in settled)
    pays = any(seat in each.payers if each.payers else seat not in each.to for each in settled)
    if gets and pays:
        return None
    return gets if gets or pays else outcome.payments[seat] > 0


def item_of(move: Move) -> str:
    """Return the name of the item that a statement is about."""
    if isinstance(move, Announce):
        return move.what
    return move.on if isinstance(move, Kontra) else GAME_ITEM


def standing_contract(state: State, outcome: Outcome, number: int) -> str:
    """Return the contract that stood before a move of the log."""
    bids = [move.bid for move in state.log[:number] if isinstance(move, Bid)]
    return bids[-1] if bids and not isinstance(state.log[number], Bid) else outcome.contract


def outbid(state: State, outcome: Outcome, number: int) -> bool:
    """Whether a statement became void because of a higher bid."""
    move, later = state.log[number], [each for each in state.log[number + 1 :] if isinstance(each, Bid)]
    if isinstance(move, Bid):
        return outcome.declarer != move.seat or any(each.seat == move.seat for each in later)
    return isinstance(move, Announce | Kontra | Join) and bool(later)


def named_moves(game: Game, end: State, outcome: Outcome) -> Iterator[tuple[Move, str | None]]:
    """Yield every move of a deal with the name of the statement that it is, ``None`` for what is none."""
    raises = sum(isinstance(move, Kontra) for move in end.log)
    state = game.start(end.deal)
    for move in end.log:
        words = game.words.label(move, state.observe(move.seat)) if isinstance(move, Kontra) else None
        yield move, None if isinstance(move, ROUTINE) else _name(move, words, outcome)
        raises -= isinstance(move, Kontra)
        if raises:  # only the words of a raise depend on how things stood
            state = state.after(move)


def _name(move: Move, words: Text | None, outcome: Outcome) -> str:
    if words is not None and isinstance(move, Kontra):
        return f"{english(words.args.get('level', words))} on {move.on}"
    if isinstance(move, Declare):
        return "declare in trumps" if move.suit is outcome.trumps else "declare in a plain suit"
    detail = move.bid if isinstance(move, Bid) else move.what if isinstance(move, Announce) else ""
    return f"{move.do} {detail}".rstrip()


def tables(finished: Iterable[CheckedRecord]) -> list[Table]:
    """Count finished deals."""
    found: dict[tuple[str, HouseRules, str], Table] = {}
    for record in finished:
        _count(record, found)
    return list(found.values())


def _count(record: CheckedRecord, found: dict[tuple[str, HouseRules, str], Table]) -> None:
    if record.outcome is None:
        return
    game, rules = record.record.game, record.state.deal.rules
    players = _players(record.record.body.get("players"))
    key = game.id, rules, players
    found.setdefault(key, Table(game, rules, players)).add(record.state, record.outcome)


def _players(names: object) -> str:
    """Return who played: one name if all seats had the same player, nothing if the record does not say."""
    known = [str(name) for name in names if name is not None] if isinstance(names, list) else []
    return known[0] if len(set(known)) == 1 else ",".join(known)


def as_json(table: Table) -> dict[str, object]:
    """Return a table for programs; shares are fractions, what could not be measured is ``None``."""
    return {
        "game": table.game.id,
        "preset": table.preset,
        "options": options.as_json(table.rules),
        "players": table.players,
        "deals": table.deals,
        "contracts": [
            {"contract": name} | _numbers(count, table.deals) | {"paid": _share(count.paid, count.payment.count)}
            for name, count in _by_number(table.contracts)
        ],
        "statements": [
            {"statement": each.name, "contract": each.contract, "outbid": each.outbid} | _numbers(count, table.deals)
            for each, count in sorted(table.statements.items())
        ],
    }


def _numbers(count: Count, deals: int) -> dict[str, object]:
    known = count.payment.count
    return {
        "number": count.number,
        "deals": count.deals,
        "share": count.deals / deals,
        "made": _share(count.made, count.decided),
        "mean": count.payment.mean if known else None,
        "half_width": count.payment.half_width if known > 1 else None,
    }


def _by_number(counts: dict[str, Count]) -> list[tuple[str, Count]]:
    return sorted(counts.items(), key=lambda item: (-item[1].number, item[0]))


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def as_text(table: Table) -> Iterator[str]:
    """Yield a table as lines for people."""
    rules = table.preset or "other house rules"
    yield f"{table.game.id} ({rules}), {table.players or 'players unknown'}: {table.deals} deals"
    yield ""
    rows = [["contract", "deals", "share", "made", "paid", "mean"]]
    for name, count in _by_number(table.contracts):
        paid = percent(_share(count.paid, count.payment.count))
        rows.append([name, str(count.deals), *_cells(count, table.deals)])
        rows[-1].insert(-1, paid)
    yield from align_rows(rows, left=1)
    yield ""
    rows = [["contract", "statement", "number", "deals", "share", "made", "mean"]]
    for each, count in sorted(table.statements.items()):
        name = f"{each.name}, outbid" if each.outbid else each.name
        rows.append([each.contract, name, str(count.number), str(count.deals), *_cells(count, table.deals)])
    yield from align_rows(rows, left=2)


def _cells(count: Count, deals: int) -> list[str]:
    known = count.payment.count
    mean = f"{count.payment.mean:+.2f}" if known else "–"
    if known > 1:
        mean += f" ± {count.payment.half_width:.2f}"
    return [percent(count.deals / deals), percent(_share(count.made, count.decided)), mean]


def percent(share: float | None) -> str:
    """Return a share in percent, a dash where it could not be measured."""
    return "–" if share is None else f"{100 * share:.1f} %"


def align_rows(rows: Sequence[Sequence[str]], left: int) -> Iterator[str]:
    """Yield rows as lines in which the first columns are flush left and the others flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def main(arguments: Sequence[str]) -> int:
    """Obey the command line; return 1 if a record was left out because something is wrong with it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args(arguments)
    faults: list[str] = []
    found = tables(records(parser, chosen.files, faults))
    if chosen.json:
        print(json.dumps([as_json(table) for table in found], ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join(as_text(table)) for table in found))
    for fault in faults:
        print(fault, file=sys.stderr)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
