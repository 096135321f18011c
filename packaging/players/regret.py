# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells how much worse the cards of a level are than the best one: records of finished deals in, a table out.

    kartenspiel simulate GAME --players strong --deals 60 --out deals.jsonl
    python packaging/players/regret.py deals.jsonl --players easy,medium --play-outs 4,8

Each choice among cards that differ is put to every level.  What a card is worth is what it is paid on the average of so
many imagined deals (``--deals``), all played out by the heuristic; the regret of a level is by how much, in payments,
its card is worth less than the best.  Even the best card by chance has some, so compare levels and not with nothing.
``--play-outs`` adds players that play just so many deals out for each card; ``worst`` is what the worst card loses.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from chances import Chance
from deals import add_files, records
from kartenspiel.controller.arena import Mean
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.controller.moment import states_of
from kartenspiel.model.moves import Play
from kartenspiel.players.base import player_named
from kartenspiel.players.levels import PlayOuts, SearchPlayer
from kartenspiel.players.question import Player
from kartenspiel.players.seated import PRIOR
from selfplay import align_rows

WORST: Final = "worst"
TOTAL: Final = "total"
"""What the row of all choices is called; no contract is."""


def play_out(deals: int) -> Player:
    """Return a player that plays so many imagined deals out for each card, and searches nothing."""
    return SearchPlayer(f"{deals} played out", PlayOuts(deals=deals, prior=PRIOR), work=0)


def regrets(record: CheckedRecord, players: Sequence[Player], judge: Player, rng: Random) -> Iterator[dict[str, float]]:
    """Yield what every player would lose in each choice of a card of a finished deal that makes a difference."""
    deal, log = record.state.deal, record.state.log
    for state, move in zip(states_of(record.record.game.start(deal), log), log, strict=False):
        if not isinstance(move, Play):
            continue
        asked = Chance(state).question
        worth = {
            answer: estimate.expected
            for estimate in judge.consider(asked, rng).estimates
            for answer in (estimate.answer, *estimate.alike)
        }
        if worth and min(worth.values()) < (best := max(worth.values())):
            lost = {player.name: best - worth[player.choose(asked, rng)] for player in players}
            yield lost | {WORST: best - min(worth.values())}


def main(arguments: Sequence[str]) -> int:
    """Read records and print what each level loses."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    parser.add_argument("--players", default="easy,medium", help="levels, with commas between them")
    parser.add_argument(
        "--play-outs", default="", metavar="N,N", help="players beside them that play N deals out a card"
    )
    parser.add_argument("--deals", type=int, default=24, help="imagined deals that tell what a card is worth")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    players = [player_named(name) for name in chosen.players.split(",") if name]
    players += [play_out(int(number)) for number in chosen.play_outs.split(",") if number]
    names = [*(player.name for player in players), WORST]
    rng, found = Random(chosen.seed), dict[str, dict[str, Mean]]()
    for record in records(parser, chosen.files):
        contract = "" if record.outcome is None else record.outcome.contract
        for lost in regrets(record, players, play_out(chosen.deals), rng):
            for group in (TOTAL, contract):
                means = found.setdefault(group, {name: Mean() for name in names})
                for name in names:
                    means[name].add(lost[name])
    rows = [["contract", "choices", *names]]
    for group, means in sorted(found.items(), key=lambda item: -item[1][WORST].count):
        cells = (f"{mean.mean:.2f} ± {mean.half_width:.2f}" for mean in means.values())
        rows.append([group, str(means[WORST].count), *cells])
    print("\n".join(align_rows(rows, 1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
