# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Finds positions for tests: foolish plays of records that better players would not make, as records cut off there.

    python packaging/players/foolish_positions.py deals.jsonl >> tests/data/foolish.jsonl

Every foolish play of the records (`foolish.py`) is put to the levels named by ``--players``, with several seeds.  Where
none of their answers is foolish in the same way the position is printed: a record of the deal up to there, with
``kind`` and ``foolish``, all moves that would be foolish so.  ``--most`` says how many of each game and kind are
printed.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from deals import add_files, records
from foolish import Foolish, chances
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.model import moves
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Player


def is_avoided(found: Foolish, players: Sequence[Player], seeds: int) -> bool:
    """Whether none of some players does anything as foolish in the position."""
    return all(
        player.choose(found.question, Random(seed)) not in found.moves for player in players for seed in range(seeds)
    )


def as_position(found: Foolish) -> dict[str, object]:
    """Return the record of a position, with what would be foolish in it."""
    foolish = sorted((moves.to_json(move) for move in found.moves), key=str)
    return record_as_json(found.state, further={"kind": found.kind, "foolish": foolish})


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    parser.add_argument("--players", default="strong,expert", help="levels, with commas between them")
    parser.add_argument("--seeds", type=int, default=3, help="how often each of them is asked")
    parser.add_argument("--most", type=int, default=1, help="positions of each game and kind")
    chosen = parser.parse_args(arguments)
    players = [player_named(name) for name in chosen.players.split(",")]
    printed = Counter[tuple[str, str]]()
    for record in records(parser, chosen.files):
        game = record.record.game
        for _, kind, found in chances(game.start(record.state.deal), record.state.log):
            wanted = found is not None and printed[game.id, kind] < chosen.most
            if found is not None and wanted and is_avoided(found, players, chosen.seeds):
                printed[game.id, kind] += 1
                sys.stdout.buffer.write(line(as_position(found)))
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
