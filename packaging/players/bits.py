# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells by how much likelier players take the true deal than those that they imagine: what words and plays tell them.

    python packaging/players/bits.py [GAME …] --players strong --deals 20

The player plays deals against himself.  At some questions of each deal, as many before the first card as in the first
half of the tricks and in the second (`--questions`), deals are imagined that fit what the seat sees, every one as
likely as any other.  The true deal and they are weighed as the levels weigh them: by how well they explain what was
said (`Judgement.plausibility`), what was played (`likelihood.py`), and both.  Told is the mean of

    log2(weight of the true deal / mean weight of the true one and so many imagined ones)

in bits a question, with its 95 % interval over deals.  Guessing gives 0, what misleads less, down to −30 for what is
held for impossible (`measuring.bits_of`).  With n imagined deals it is at most log2(n + 1).  The true deal is looked at
by this program alone, after the players have answered.
"""

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import ImaginedDeal, State
from kartenspiel.players.games import judgements
from kartenspiel.players.imagination import Imagination
from kartenspiel.players.kernel.card_play import position_of
from kartenspiel.players.likelihood import PlayLikelihood
from kartenspiel.players.question import Player
from measuring import (
    Asked,
    Ratio,
    Wanted,
    again,
    bits_of,
    parser_of,
    play_deal,
    print_json,
    print_now,
    table_lines,
    wanted_of,
)

DRAWN: Final = 100
"""With so many imagined deals the true one is compared."""
QUESTIONS: Final = 2
"""At so many questions of each part of a deal."""
PARTS: Final = ("words", "early", "late")
WEIGHTS: Final = ("said", "played", "both")


def part_of(state: State) -> str:
    """Return in which part of a deal a moment is: before the first card, in the first half of the tricks or later."""
    if not isinstance(state, CardPlay) or not (state.trick or state.tricks):
        return PARTS[0]
    left = sum(map(len, state.hands)) + len(state.trick)
    return PARTS[1] if 2 * left > left + sum(map(len, state.tricks)) else PARTS[2]


def true_deal(state: State, seat: int) -> ImaginedDeal:
    """Return the true deal as though it were one of those imagined."""
    hands: Sequence[int] = position_of(state, seat).hands if isinstance(state, CardPlay) else ()
    return ImaginedDeal(state.deal, state.log, state.public, hands, lambda _: state)


def bits(asked: Asked, drawn: int, rng: Random) -> Mapping[str, float]:
    """Return how many bits likelier the true deal is than those imagined, by each weight."""
    seen, state = asked.question.seen, asked.state
    judgement = judgements()[seen.game]
    every = [true_deal(state, seen.seat)]
    every += Imagination(game_named(seen.game).imaginer(seen)).several(drawn, rng)
    said = [judgement.plausibility(imagined) for imagined in every]
    played = [1.0] * len(every)
    if judgement.tendencies is not None and isinstance(state, CardPlay) and (state.trick or state.tricks):
        plays = PlayLikelihood(judgement, judgement.tendencies, every[-1].state, seen.seat)
        played = [plays.of(imagined.hands) for imagined in every]
    both = [one * other for one, other in zip(said, played, strict=True)]
    found = zip(WEIGHTS, (said, played, both), strict=True)
    return {name: bits_of(weights[0], weights[1:]) for name, weights in found}


def chosen_of(asked: Sequence[Asked], count: int, rng: Random) -> list[Asked]:
    """Return so many of the questions of each part of a deal."""
    found: list[Asked] = []
    for part in PARTS:
        among = [each for each in asked if part_of(each.state) == part and not each.state.hands_closed]
        found += rng.sample(among, min(count, len(among)))
    return found


Found = dict[tuple[str, str], Ratio]
"""By part of the deal and weight."""


def measure(game: str, player: Player, wanted: Wanted, questions: int, drawn: int) -> Found:
    """Have a player play deals, and return the bits."""
    found: Found = {(part, weight): Ratio() for part in PARTS for weight in WEIGHTS}
    for number in wanted.numbers:
        sums = dict.fromkeys(found, 0.0)
        counts = dict.fromkeys(PARTS, 0)
        asked = play_deal(game, player, wanted.seed, number).asked
        for each in chosen_of(asked, questions, Random(f"bits {wanted.seed}/{number}")):
            part = part_of(each.state)
            counts[part] += 1
            for weight, bit in bits(each, drawn, again(wanted.seed, number, each)).items():
                sums[part, weight] += bit
        for (part, weight), ratio in found.items():
            ratio.add(sums[part, weight], counts[part])
    return found


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = parser_of(__doc__ or "", deals=20, players=("strong",))
    parser.add_argument("--questions", type=int, default=QUESTIONS, help="of each part of a deal")
    parser.add_argument("--drawn", type=int, default=DRAWN, help="imagined deals at each question")
    chosen = parser.parse_intermixed_args(arguments)
    wanted = wanted_of(parser, chosen)
    rows = []
    for game in wanted.games:
        for player in wanted.players:
            found = measure(game, player, wanted, chosen.questions, chosen.drawn)
            if wanted.json:
                by_part = {part: {weight: found[part, weight].as_json() for weight in WEIGHTS} for part in PARTS}
                print_json({"game": game, "player": player.name, "bits": by_part})
            rows.append([game, player.name, *(ratio.as_text() for ratio in found.values())])
    if not wanted.json:
        columns = [f"{part}: {weight}" for part in PARTS for weight in WEIGHTS]
        print_now("\n".join(table_lines(["game", "player", *columns], rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
