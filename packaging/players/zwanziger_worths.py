# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Fit what a hand of Zwanzigerrufen is worth in each contract to random deals that are played out by the heuristic.

    python packaging/players/zwanziger_worths.py --deals 20000 > kartenspiel/players/games/zwanzigerrufen/weights.py

Forehand plays every contract in each deal, without a word beside the bid, and what he is paid is fitted by least
squares.  He gets any of the hands dealt, or the one that looks best for the contract in one deal or in many, so that
there are enough of those with which it may be bid.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, NORMAL, SOLO, SUIT_SOLO, TRISCHAKEN
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Suit
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Bid
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import after, all_seats
from kartenspiel.model.tarock.cards import TAROCK, height
from kartenspiel.players.chance import pick
from kartenspiel.players.games import judgements
from kartenspiel.players.games.zwanzigerrufen.hands import features
from kartenspiel.players.judgement import in_play
from kartenspiel.players.rollout import Rollout
from regression import Sample, least_squares, spread

RULES: Final = from_json(ZwanzigerrufenRules, {"trischaken": "forehand"})
"""House rules under which forehand may bid every contract."""
GAME: Final = game_named("zwanzigerrufen")
FITTED: Final = (NORMAL, SOLO, SUIT_SOLO, TRISCHAKEN)
CHOSEN_FROM: Final[Mapping[str, tuple[int, ...]]] = {
    NORMAL: (0, 0, 0, 1),
    SOLO: (1, 10, 30, 100),
    SUIT_SOLO: (1, 10, 30, 100),
    TRISCHAKEN: (0, 0, 1),
}
"""From how many deals the best hand is taken; 0: any hand of one deal.

Chosen for each contract so that it is won in about as many deals as it is lost.
"""
HEAD: Final = '''# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Zwanzigerrufen adds; the features are those of `hands`, in order.

Written by ``packaging/players/zwanziger_worths.py --deals {deals} --seed {seed}``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {{
'''
ABOUT: Final = '''}}
"""In payments to forehand, who leads.

What he was paid is so far from what they say, as a standard deviation:
{spreads}.
"""
'''


def look(contract: str, hand: Hand) -> float:
    """Return how good a hand looks for a contract, by nothing that is fitted."""
    suits = [each for each in hand if each.suit is not TAROCK]
    kings = sum(each.rank == "K" for each in hand)
    if contract == SUIT_SOLO:
        queens = sum(each.rank == "Q" for each in hand)
        longest = max((sum(each.suit is suit for each in suits) for suit in Suit), default=0)
        return len(suits) + 3 * kings + queens + longest if CONTRACTS[contract].fits(hand) else 0.0
    high = sum(height(each) for each in hand if each.suit is TAROCK) + 10 * kings
    return -high if contract == TRISCHAKEN else high


def with_forehand(contract: str, rng: Random) -> Deal[ZwanzigerrufenRules]:
    """Return a random deal whose forehand plays a contract."""
    tried = pick(CHOSEN_FROM[contract], rng)
    deals = [deal_at_random(GAME, RULES, first_of_session(GAME, RULES, rng), rng) for _ in range(max(tried, 1))]
    if not tried:
        return deals[0]
    best = max(
        ((deal, seat) for deal in deals for seat in all_seats(deal.seats)),
        key=lambda each: look(contract, each[0].hands[each[1]]),
    )
    deal, seat = best
    return replace(deal, dealer=next(each for each in all_seats(deal.seats) if after(each, deal.seats) == seat))


def paid(deal: Deal[ZwanzigerrufenRules], contract: str, rng: Random) -> float | None:
    """Return what forehand is paid for a contract; ``None`` if he may not bid it."""
    state = GAME.start(deal)
    seat = after(deal.dealer, deal.seats)
    bids = [move for move in state.moves(seat) if isinstance(move, Bid) and move.bid == contract]
    if not bids:
        return None
    end = Rollout(judgements()[GAME.id], rng, seat).finish(state.after(bids[0]))
    assert end.ending is not None  # noqa: S101 - after a bid cards are played
    return float(in_play(end.state).settle(end.ending).payments[seat])


def gather(contract: str, deals: int, rng: Random) -> Sample:
    """Play a contract in so many deals."""
    sample = Sample()
    while len(sample.found) < deals:
        deal = with_forehand(contract, rng)
        found = paid(deal, contract, rng)
        if found is not None:
            sample.rows.append(features(contract, deal.hands[after(deal.dealer, deal.seats)]))
            sample.found.append(found)
    return sample


def main(arguments: Sequence[str]) -> int:
    """Obey the command line: print the weights as a module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20_000, help="how many of each contract")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers")
    asked = parser.parse_args(arguments)
    rng, spreads = Random(asked.seed), []
    sys.stdout.write(HEAD.format(deals=asked.deals, seed=asked.seed))
    for contract in FITTED:
        sample = gather(contract, asked.deals, rng)
        weights = least_squares(sample)
        sys.stdout.write(f'    "{contract}": ({", ".join(f"{each:.2f}" for each in weights)}),\n')
        spreads.append(f"{contract} {spread(sample, weights):.1f}")
    sys.stdout.write(ABOUT.format(spreads=", ".join(spreads)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
