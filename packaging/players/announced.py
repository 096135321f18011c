# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells how often birds announced at tables of Königrufen came off, beside what their hands promised.

    kartenspiel simulate koenigrufen --preset P --players medium --deals 1000 --out deals.jsonl
    python packaging/players/announced.py deals.jsonl

What a hand promises (`bird_chance` in `players/games/koenigrufen/worths.py`) was fitted to deals that the heuristic
played out.  Players who hunt birds better catch more, so each bird needs a handicap at the table.  For each it prints

number     how often it was announced
promised   how likely its trick was on the average by the hand that was to win it, in a hundred
made       how often it was won, in a hundred
handicap   what must still be added to the logarithms of the odds so that as many are promised as were made; ``–``
           where all or none were made

and of each contract in which a bird must be announced (K47), by the bird that was

number     how often it was played
promised   what the dealt hand seemed worth in it on the average (`worth`), in payments
paid       what its declarer was paid, with the 95 % confidence interval
"""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from deals import add_files, records
from kartenspiel.controller.arena import Mean
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.controller.moment import states_of
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.model.moves import Announce
from kartenspiel.model.shares import with_share
from kartenspiel.players.games.koenigrufen import words
from kartenspiel.players.games.koenigrufen.holding import imagined_holding
from kartenspiel.players.games.koenigrufen.worths import worth
from selfplay import align_rows, has_won, percent

STEPS: Final = 30
"""So many steps of Newton's method find a handicap; a handful would do."""


class Announced(NamedTuple):
    """A bird that was announced."""

    bird: str
    promised: float
    made: bool


def announced(record: CheckedRecord) -> Iterator[Announced]:
    """Yield the birds announced in a finished deal of which it is known whether they were made."""
    outcome, log = record.outcome, record.state.log
    states = states_of(record.record.game.start(record.state.deal), log)
    for state, move in zip(states, log, strict=False):
        if isinstance(move, Announce) and move.what in BIRDS and isinstance(state, Speaking) and outcome is not None:
            made = has_won(outcome, move.seat, move.what)
            if made is not None:
                promised = words.measure(move, state.speech, imagined_holding(state, move.seat))
                yield Announced(move.what, promised, made)


class Declared(NamedTuple):
    """A contract that was played with a bird that had to be announced."""

    bird: str
    promised: float
    paid: float


def declared(record: CheckedRecord) -> Declared | None:
    """Return what a deal promised and paid in which the declarer had to announce a bird; ``None`` for any other."""
    outcome, deal = record.outcome, record.state.deal
    if outcome is None or outcome.declarer is None:
        return None
    row, declarer = CONTRACTS.get(outcome.contract), outcome.declarer
    own = [move.what for move in record.state.log if isinstance(move, Announce) and move.seat == declarer]
    bird = next((what for what in own if what in BIRDS), None)
    if row is None or not row.compulsory_bird or bird is None:
        return None
    paid = float(with_share(outcome.payments, deal.dummies, declarer))
    return Declared(bird, worth(deal.rules, outcome.contract, deal.hands[declarer]), paid)


def handicap(found: Sequence[Announced]) -> float:
    """Return by how much the logarithms of all odds must be moved so that as many are promised as were made."""
    made = sum(each.made for each in found)
    odds = [math.log(each.promised / (1 - each.promised)) for each in found]
    moved = 0.0
    for _ in range(STEPS):
        expected = [1 / (1 + math.exp(-each - moved)) for each in odds]
        moved += (made - math.fsum(expected)) / math.fsum(each * (1 - each) for each in expected)
    return moved


def main(arguments: Sequence[str]) -> int:
    """Read records and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    chosen = parser.parse_args(arguments)
    found: dict[str, list[Announced]] = {bird: [] for bird in BIRDS}
    played: dict[str, list[Declared]] = {bird: [] for bird in BIRDS}
    for record in records(parser, chosen.files):
        for each in announced(record):
            found[each.bird].append(each)
        if (contract := declared(record)) is not None:
            played[contract.bird].append(contract)
    rows = [["bird", "number", "promised", "made", "handicap"]]
    for bird, all_of_it in found.items():
        if all_of_it:
            number = len(all_of_it)
            promised = percent(sum(each.promised for each in all_of_it) / number)
            made = percent(sum(each.made for each in all_of_it) / number)
            decided = 0 < sum(each.made for each in all_of_it) < number
            rows.append([bird, str(number), promised, made, f"{handicap(all_of_it):+.2f}" if decided else "–"])
    print("\n".join(align_rows(rows, left=1)))
    rows = [["had to be announced", "number", "promised", "paid"]]
    for bird, contracts in played.items():
        if contracts:
            promises, payments = Mean(), Mean()
            for one in contracts:
                promises.add(one.promised)
                payments.add(one.paid)
            interval = f" ± {payments.half_width:.2f}" if len(contracts) > 1 else ""
            rows.append(
                [
                    bird,
                    str(len(contracts)),
                    f"{promises.mean:+.2f}",
                    f"{payments.mean:+.2f}{interval}",
                ]
            )
    print("\n" + "\n".join(align_rows(rows, left=1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
