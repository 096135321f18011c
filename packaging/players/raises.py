# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells what raises of the partner bring in Anrufen: records of finished deals in, a table out.

    kartenspiel simulate anrufen --players medium --deals 1000 --out deals.jsonl
    python packaging/players/raises.py deals.jsonl

For each bid of the bidder, what his partner made of it, and what the partner's hand was worth with these trumps
(`players/games/anrufen/hands.py`, rounded), it prints how often that was and what the partner was paid on the average,
in tokens.  From what hand on one raises (`_RAISE`) follows from the rows with and without a raise.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

from deals import add_files, records
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.model.game import State
from kartenspiel.players.games.anrufen.hands import worth
from selfplay import align_rows

Row = tuple[str, str, int]
"""Bid, what it was raised to (or a dash), and the worth of the partner's hand."""


def row(state: State) -> tuple[Row, int] | None:
    """Return where a finished deal is counted and what the partner was paid; ``None`` without trumps or partner."""
    outcome = state.outcome
    if not isinstance(state, Playing) or outcome is None or state.partner is None or state.won.trumps is None:
        return None
    raised = state.won.id if state.won.raised else "-"
    hand = state.deal.hands[state.partner]
    return (state.won.bid, raised, round(worth(hand, state.won.trumps))), outcome.payments[state.partner]


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    chosen = parser.parse_args(arguments)
    paid: defaultdict[Row, list[int]] = defaultdict(list)
    for record in records(parser, chosen.files):
        counted = row(record.state)
        if counted is not None:
            paid[counted[0]].append(counted[1])
    rows = [["bid", "raised to", "hand", "times", "paid"]]
    for (bid, raised, held), payments in sorted(paid.items()):
        rows.append([bid, raised, str(held), str(len(payments)), f"{fmean(payments):+.2f}"])
    print("\n".join(align_rows(rows, left=2)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
