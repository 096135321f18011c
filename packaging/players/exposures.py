# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells with how exposed hands no tricks are bid in Anrufen, and with how exposed ones that is imagined.

    python packaging/players/exposures.py --player medium --deals 5000

Random cards are dealt, and only the bidding is played.  In imagination a hand is drawn as often as its `exposure`
(`players/games/anrufen/hands.py`) makes the bid likely: half of all players bid from `EXPOSED` down, and `EXPOSURE` is
how fast there are fewer above it.  The program prints how many such bids there were, how exposed their hands were on
the average, with the standard error, and how exposed hands are imagined.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean, stdev

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid
from kartenspiel.players.base import LEVELS, player_named
from kartenspiel.players.chance import word_likelihood
from kartenspiel.players.games.anrufen import EXPOSED, EXPOSURE
from kartenspiel.players.games.anrufen.hands import exposure
from kartenspiel.players.question import Player

_GAME = "anrufen"


def bidding(player: Player, deal: int, seed: int) -> State:
    """Deal random cards and return the state in which the first card is asked for, or the end of the deal."""
    game, rng = game_named(_GAME), Random(f"{seed}/{deal}")
    rules = game.house_rules()
    conductor = Conductor(game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng)))
    while (asked := conductor.next_question()) is not None and not asked[1].plays:
        seat, question = asked
        conductor.answer(player.choose(question, generator(seed, deal, conductor.number, seat)))
    return conductor.state


def mean_imagined(dealt: Mapping[int, int]) -> float:
    """Return how exposed the hands are on the average that are imagined with a bid of no tricks.

    `dealt` says how many hands of each exposure are dealt.
    """
    likely = {exposed: count * word_likelihood(EXPOSED - exposed, EXPOSURE) for exposed, count in dealt.items()}
    return math.fsum(exposed * often for exposed, often in likely.items()) / math.fsum(likely.values())


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", choices=LEVELS, default="medium", help="who bids in all seats")
    parser.add_argument("--deals", type=int, default=5000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args(arguments)
    dealt: Counter[int] = Counter()
    bid_with: list[int] = []
    for deal in range(chosen.deals):
        state = bidding(player_named(chosen.player), deal, chosen.seed)
        hands = state.deal.hands
        dealt.update(map(exposure, hands))
        bid_with += [exposure(hands[move.seat]) for move in state.log if isinstance(move, Bid) and move.bid == "none"]
    if len(bid_with) <= 1:
        parser.error("no tricks were bid too seldom; more deals are needed")
    mean, error = fmean(bid_with), stdev(bid_with) / math.sqrt(len(bid_with))
    print(f"bids of no tricks        {len(bid_with)}")
    print(f"exposure bid with        {mean:.2f} ± {error:.2f}")
    print(f"exposure imagined        {mean_imagined(dealt):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
