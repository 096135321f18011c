# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Fit what a hand of Königrufen is worth in each contract to random deals that are played out by the heuristic.

    python packaging/players/worths.py contracts --deals 500 > kartenspiel/players/games/koenigrufen/weights.py
    python packaging/players/worths.py discards --deals 120
    python packaging/players/worths.py dummies --deals 500

Every contract is played in each deal, by the seat that looks best or worst for it, or by any.  Card points are fitted
by least squares, and whether somebody wins just so many tricks, or a bird its trick, by logistic regression.
"""

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Final, cast

from kartenspiel.games import game_named
from kartenspiel.games.koenigrufen.auction import Standing, first_auction
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.bidding.contract import after_words
from kartenspiel.games.koenigrufen.bidding.exchange import Calling, Discarding, Exchanging
from kartenspiel.games.koenigrufen.cards.card_points import per_point
from kartenspiel.games.koenigrufen.cards.hands import needs
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, DREIER, RUFER
from kartenspiel.games.koenigrufen.play import Playing, basis_of
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.settlement.settled_lines import came_out
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Announce, Call, LayAway, LayAwayChoice, Move, Pass
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat, after, all_seats, from_seat
from kartenspiel.model.tarock.cards import KINGS, TAROCK
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.players.chance import pick
from kartenspiel.players.games.koenigrufen import exchange, stakes
from kartenspiel.players.games.koenigrufen import hands as features
from kartenspiel.players.games.koenigrufen.worths import AGAINST, features_of
from kartenspiel.players.games.koenigrufen.worths import points as worth_in_points
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.kernel.card_play import position_of
from regression import Sample, least_squares, logistic, spread

OPTIONS: Final = {
    "contract_values": "wien",
    "besserrufer_mode": "by_bird",
    "zwiccolo": "plain_and_ouvert",
    "aufgeben": "off",
}
"""House rules under which all contracts can be played."""

FORCED: Final = slice(1, 3)
"""At which places of `features.for_tricks` it stands how many tricks are likely by tarocks and by figures."""
NEAR: Final = 0.9
"""Whose hand is likely to win more tricks than this too many or too few seldom bids for just so many; chosen."""
RARE: Final = 10
"""So many times as many deals are drawn for contracts won by so many tricks as for all."""
ANY: Final = 0.4
"""How often any seat that may plays a contract, and not the one whose hand looks best for it."""
HEAD: Final = '''# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Königrufen adds; the features are those of `hands`, in order.

Written by ``packaging/players/worths.py contracts --deals {deals} --seed {seed}``.
"""

from collections.abc import Mapping
from typing import Final
'''
ABOUT_WEIGHTS: Final = '''"""In card points of the declarer's side, in Trischaken in payments for each of its value.

Those of birds, and of contracts won by just so many tricks, are in logarithms of the odds.
"""'''
ABOUT_SPREAD: Final = '"""How far what was played is from what the weights say, as a standard deviation."""'


def begun(deal: Deal[KoenigrufenRules], contract: str, seat: Seat) -> State:
    """Return the deal in which a seat plays a contract."""
    auction = replace(
        first_auction(deal.rules, deal.players), bids=(Standing(contract, seat),), opened=True, closed=True
    )
    return after_words(deal, (), auction)


def answered(state: State, seat: Seat) -> Move:
    """Return what heuristics call, take and lay away; nothing is announced that need not be."""
    choices = state.moves(seat)
    if isinstance(state, Calling):
        return exchange.best_call(cast("Sequence[Call]", choices), state.hands[seat])
    if isinstance(state, Exchanging):
        return exchange.best_half(cast("Sequence[Move]", choices), state.exchange, state.hands[seat])
    if isinstance(state, Discarding):
        return exchange.best_discard(cast("LayAwayChoice", choices[0]), state.hands[seat], state.contract)
    compulsory = state.compulsory if isinstance(state, Speaking) else ()
    announced = [each for each in choices if isinstance(each, Announce) and each.what in compulsory]
    return next((each for each in choices if isinstance(each, Pass)), None) or announced[0]


def played(state: State, bird: str = "") -> tuple[Playing, Ending]:
    """Play a deal out by heuristics; return the last state before cards were played, and how they fell.

    The declarer announces this bird if he can.
    """
    while not isinstance(state, Playing):
        turn = state.turn
        assert turn is not None  # noqa: S101 - there is always somebody to speak
        freely = Announce(turn, bird)
        state = state.after(freely if freely in state.moves(turn) else answered(state, turn))
    found = Heuristic(stakes.terms_of(basis_of(state, state.speech), state.play_rules, ()))
    table = position_of(state, state.leader)
    found.play_out(table)
    return state, table.ending


def gather(deals: int, seed: int) -> dict[str, Sample]:
    """Play every contract in so many random deals."""
    rules = from_json(KoenigrufenRules, OPTIONS)
    game = game_named("koenigrufen")
    rng = Random(seed)
    samples: dict[str, Sample] = {}
    for _ in range(deals):
        deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
        for contract in terms(rules):
            seat = chosen(deal, contract, rng)
            if seat is None:
                continue
            row = CONTRACTS[contract]
            held = features_of(row)(deal.hands[seat])
            state, ending = played(begun(deal, contract, seat))
            basis = basis_of(state, state.speech)
            if CONTRACTS[contract].each_alone:
                found = float(state.settle(ending).payments[seat] / basis.terms.value)
            elif row.goal is not None:
                found = float(ending.winners.count(seat) == row.goal)
            else:
                found = result_of(state, ending).total("D") / per_point(rules.card_count)
            add(samples, contract if row.bird is None else RUFER, held, found)
            if row.bird is not None:
                add_bird(samples, row.bird, state, ending)
            elif contract == DREIER:
                bird = pick(tuple(BIRDS), rng)
                state, ending = played(begun(deal, contract, seat), bird)
                if BIRDS[bird].card in state.hands[seat]:
                    add_bird(samples, bird, state, ending)
    return samples


def result_of(state: Playing, ending: Ending) -> TarockResult:
    """Return what a deal is judged by that ended so."""
    basis = basis_of(state, state.speech)
    return came_out(basis, basis.counted(ending))[1]


def add_bird(samples: dict[str, Sample], bird: str, state: Playing, ending: Ending) -> None:
    """Keep whether the declarer has won its trick with a bird that he announced."""
    basis = basis_of(state, state.speech)
    held = features.for_bird(state.hands[state.declarer], alone=state.row.alone)
    add(samples, bird, held, float(basis.bonuses[bird].is_made(result_of(state, ending), "D")))


def gather_by_tricks(deals: int, seed: int, samples: dict[str, Sample]) -> None:
    """Play contracts won by so many tricks wherever they might be bid; keep what their opponents had too.

    Such hands are rare, so that it takes more deals than `gather` does.
    """
    rules = from_json(KoenigrufenRules, OPTIONS)
    game = game_named("koenigrufen")
    rng = Random(seed)
    contracts = [contract for contract in terms(rules) if CONTRACTS[contract].tricks_decide]
    for _ in range(RARE * deals):
        deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
        for contract, seat in itertools.product(contracts, all_seats(deal.seats)):
            goal, held = CONTRACTS[contract].goal or 0, features.for_tricks(deal.hands[seat])
            if abs(sum(held[FORCED]) - goal) < NEAR:
                _, ending = played(begun(deal, contract, seat))
                made = float(ending.winners.count(seat) == goal)
                add(samples, contract, held, made)
                for other in from_seat(after(seat, deal.seats), deal.seats)[:-1]:
                    add(samples, AGAINST + contract, features.for_tricks(deal.hands[other]), 1 - made)


def add(samples: dict[str, Sample], name: str, row: Sequence[float], found: float) -> None:
    """Keep what a hand had and how it came out."""
    sample = samples.setdefault(name, Sample())
    sample.rows.append(row)
    sample.found.append(found)


def chosen(deal: Deal[KoenigrufenRules], contract: str, rng: Random) -> Seat | None:
    """Return who plays a contract: mostly the hand that suits it best, else any (`ANY`); ``None`` if none may."""
    allowed = [seat for seat in all_seats(4) if needs(deal.rules, contract, deal.hands[seat]) is None]
    if CONTRACTS[contract].each_alone:
        return after(deal.dealer, deal.seats)
    if not allowed:
        return None
    if rng.random() < ANY:
        return pick(allowed, rng)
    kind = CONTRACTS[contract].kind
    if kind == "suit":
        return max(allowed, key=lambda seat: sum(card.suit is not TAROCK for card in deal.hands[seat]))
    return max(allowed, key=lambda seat: (-1 if kind == "negative" else 1) * exchange.strength(deal.hands[seat]))


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("contracts", "discards", "dummies"), help="what to fit")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers")
    asked = parser.parse_args(arguments)
    if asked.do == "discards":
        sample = plans(asked.deals, asked.seed)
        weights_of_plans = zip(PLAN, least_squares(sample), strict=True)
        sys.stdout.write(
            f"{len(sample.found)} plans\n" + "".join(f"{name}: {each:.2f}\n" for name, each in weights_of_plans)
        )
        return 0
    if asked.do == "dummies":
        sys.stdout.writelines(open_hands(asked.deals, asked.seed))
        return 0
    print_weights(asked.deals, asked.seed)
    return 0


def print_weights(deals: int, seed: int) -> None:
    """Print the weights of all contracts as a module."""
    samples = gather(deals, seed)
    gather_by_tricks(deals, seed, samples)
    weights = {name: fitted(name, sample) for name, sample in samples.items()}
    spreads = {name: spread(sample, weights[name]) for name, sample in samples.items() if not by_chance(name)}
    lines = [HEAD.format(deals=deals, seed=seed), "WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {"]
    lines += [f'    "{name}": ({", ".join(f"{each:.2f}" for each in found)}),' for name, found in weights.items()]
    lines += ["}", ABOUT_WEIGHTS, "SPREAD: Final[Mapping[str, float]] = {"]
    lines += [f'    "{name}": {each:.1f},' for name, each in spreads.items()]
    lines += ["}", ABOUT_SPREAD]
    sys.stdout.write("\n".join(lines) + "\n")


PLAN: Final = ("card points laid away", "suits emptied", "bare kings", "guarded kings", "single cards", "queens alone")
"""What may make a plan of laying away better than another."""


def plans(deals: int, seed: int) -> Sample:
    """Play every plan of laying away in so many Dreier; each against the mean of those of its deal."""
    rules = from_json(KoenigrufenRules, OPTIONS)
    game = game_named("koenigrufen")
    rng, sample = Random(seed), Sample()
    for _ in range(deals):
        deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
        seat = max(all_seats(4), key=lambda each: exchange.strength(deal.hands[each]))
        state = begun(deal, DREIER, seat)
        while not isinstance(state, Discarding):
            state = state.after(answered(state, seat))
        held = state.hands[seat]
        choice = cast("LayAwayChoice", state.moves(seat)[0])
        found: list[tuple[list[float], float]] = []
        for plan in exchange.discards(choice, held, DREIER):
            end, ending = played(state.after(plan))
            points = result_of(end, ending).total("D") / per_point(rules.card_count)
            found.append((plan_of([card for card in held if card not in plan.cards], plan), points))
        middle = [fmean(values) for values in zip(*(row for row, _ in found), strict=True)]
        level = fmean(points for _, points in found)
        for row, points in found:
            sample.rows.append([value - mean for value, mean in zip(row, middle, strict=True)])
            sample.found.append(points - level)
    return sample


def plan_of(kept: Sequence[Card], laid: LayAway) -> list[float]:
    """Return what there is of each part of a plan."""
    suits = [[card for card in kept if card.suit is suit] for suit in PLAIN_SUITS]
    with_king = [suit for suit in suits if any(card in KINGS for card in suit)]
    without = [suit for suit in suits if suit and suit not in with_king]
    return [
        sum(exchange.points(card) for card in laid.cards if card is not None),
        float(suits.count([])),
        float(sum(len(suit) == 1 for suit in with_king)),
        float(sum(len(suit) > 1 for suit in with_king)),
        float(sum(len(suit) == 1 for suit in without)),
        float(sum(any(card.rank == "Q" for card in suit) for suit in without)),
    ]


def open_hands(deals: int, seed: int) -> Iterator[str]:
    """Yield how many card points of a player's own hand one step of strength in an open hand is as good as.

    For an opponent and a declarer, as partners and alone, and hands on his own side and on the other.
    """
    rules = from_json(KoenigrufenRules, OPTIONS)
    game = game_named("koenigrufen")
    rng, samples = Random(seed), dict[str, Sample]()
    for _ in range(deals):
        deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
        for contract in (RUFER, DREIER):
            seat = chosen(deal, contract, rng)
            if seat is not None:
                state, ending = played(begun(deal, contract, seat))
                points = result_of(state, ending).total("D") / per_point(rules.card_count)
                add_open_hands(samples, state, points)
    yield f"strength on the average: {fmean(row[2] for sample in samples.values() for row in sample.rows):.1f}\n"
    for name, sample in sorted(samples.items()):
        _, own, other = least_squares(sample)
        yield f"{name}: {other / own:+.2f} ({len(sample.found)} hands)\n"


def add_open_hands(samples: dict[str, Sample], state: Playing, points: float) -> None:
    """Keep what each player's hand promised, how strong each other hand was, and the card points of his side."""
    hands, sides = state.deal.hands, state.sides
    table = "alone" if sides.partner is None else "partners"
    for seat, other in itertools.permutations(all_seats(state.deal.seats), 2):
        if state.declarer != other and (seat == state.declarer or sides.of(seat) == "O"):
            role = "declarer" if seat == state.declarer else "opponent"
            side = "own side" if sides.of(other) == sides.of(seat) else "other side"
            promised = worth_in_points(state.contract if seat == state.declarer else RUFER, hands[seat])
            found = points if seat == state.declarer else -points
            add(samples, f"{role}, {table}, {side}", (1.0, promised, exchange.strength(hands[other])), found)


def by_chance(name: str) -> bool:
    """Whether what is fitted is how likely something is: a bird, or just so many tricks."""
    return name in BIRDS or name.startswith(AGAINST) or CONTRACTS[name].goal is not None


def fitted(name: str, sample: Sample) -> list[float]:
    """Return the weights that explain a sample best."""
    return (logistic if by_chance(name) else least_squares)(sample)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
