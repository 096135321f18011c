# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Fits what players tend to play to records of self-play, and measures what strong learns from it about the hands.

    kartenspiel simulate GAME --players medium --deals 2000 --seed 1 --out medium.jsonl
    kartenspiel simulate GAME --players strong --deals 500 --seed 2 --out strong.jsonl
    kartenspiel simulate GAME --players strong --deals 200 --seed 3 --out other.jsonl
    python packaging/players/tendencies.py fit strong.jsonl --first medium.jsonl  # writes players/tendencies/GAME.py
    python packaging/players/tendencies.py measure other.jsonl                    # with the table as it was written

All records must be of one game; they may have been played by several levels, with any house rules.

fit      Maximises the likelihood of every choice of a card in the records (a softmax over the legal cards), with a
         prior that keeps weights of what occurs seldom near where they were: at nothing, or as fitted to the records
         given by --first, of a level that plays alike and faster.  The same records give the same table.
measure  Takes from each deal some moments at which a card was to be played, draws deals that are consistent with what
         the seat on turn has seen, and asks by how many bits the true deal is likelier than they are on the average:
         log2(L(true) / mean L).  Random guesses at the hands give 0, misleading ones less.  The mean and its 95 %
         confidence interval are over deals; use other deals than those that the table was fitted to.
"""

import argparse
import dataclasses
import importlib
import math
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from deals import add_files, records
from kartenspiel.controller.arena import Mean
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.controller.moment import states_of
from kartenspiel.games import game_named
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.imagination import Imagination
from kartenspiel.players.judgement import in_play
from kartenspiel.players.kernel.card_play import position_of
from kartenspiel.players.kernel.play_chances import Trait
from kartenspiel.players.likelihood import PlayLikelihood
from kartenspiel.players.tendencies import CardClass, PlayContext, Tendencies

ROOT: Final = Path(__file__).resolve().parents[2]
ROUNDS: Final = 12
"""How often the fit goes through all choices."""
STEP: Final = 0.3
"""The first step of the fit (AdaGrad)."""
PRIOR: Final = 3.0
"""How many choices it takes to move a weight away from where it was.

Of 3, 10 and 30 the least surprised by 25 deals of strong that it had not seen, in two games.
"""
MOMENTS: Final = 3
"""How many moments of each deal are measured."""
DRAWN: Final = 100
"""How many random deals the true one is compared with at each moment that is measured."""
DIGITS: Final = 2
"""So many decimals has the table."""
TINY: Final = 1e-6
HEAD: Final = '''# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players tend to play in {game}.

Written by packaging/players/tendencies.py, fitted to {fitted}.
"""

from typing import Final

from kartenspiel.players.tendencies import Tendencies

TENDENCIES: Final = Tendencies('''

Likelihood = Callable[[Sequence[Cards]], float]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of the records, played to its end."""

    end: State
    players: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card chosen among several."""

    context: int
    traits: list[Trait]
    played: int


def deals(finished: Iterable[CheckedRecord]) -> Iterator[Deal]:
    """Yield the deals of these in which cards were played."""
    for record in finished:
        names = record.record.body.get("players")
        known = {str(name) for name in names} if isinstance(names, list) else {"unknown players"}
        if any(isinstance(move, Play) for move in record.state.log):
            yield Deal(record.state, ", ".join(sorted(known)))


def equal_tendencies() -> Tendencies:
    """Return the table by which every legal card is as likely."""
    each = (0.0,) * (2 * len(PlayContext))
    classes = ((0.0,) * 2 ** len(CardClass),) * len(each)
    return Tendencies(classes, classes, each, each, each)


def odds(tendencies: Tendencies, context: int, traits: Sequence[Trait]) -> list[float]:
    """Return how likely each of the cards is in a context, beside the others."""
    classes, heights = tendencies.classes[context], tendencies.heights[context]
    alike, lowest, highest = tendencies.alike[context], tendencies.lowest[context], tendencies.highest[context]
    return [
        math.exp(
            classes[each.kind]
            + heights[each.kind] * each.height
            + alike * each.alike
            + lowest * each.lowest
            + highest * each.highest
        )
        for each in traits
    ]


def choices(played: Iterable[Deal]) -> Iterator[Chosen]:
    """Yield every choice of a card in these deals, by what its player could know."""
    table = equal_tendencies()
    for deal in played:
        judgement = judgements()[deal.end.deal.game]
        for found in PlayLikelihood(judgement, table, deal.end).choices(deal.end):
            yield Chosen(*found)


class Fit:
    """The weights while they are fitted, beginning with those of a table, from which choices move them away."""

    def __init__(self, before: Tendencies) -> None:
        self._classes = [[*each] for each in before.classes]
        self._heights = [[*each] for each in before.heights]
        self._alike, self._lowest, self._highest = [*before.alike], [*before.lowest], [*before.highest]
        self._before: dict[tuple[int, int], float] = {}
        self._squares: dict[tuple[int, int], float] = {}
        self.table: Final = Tendencies(self._classes, self._heights, self._alike, self._lowest, self._highest)

    def run(self, found: Sequence[Chosen]) -> None:
        """Fit the weights to these choices."""
        rng = random.Random(1)
        order = [*found]
        counts = Counter(each.context for each in found)
        for _ in range(ROUNDS):
            rng.shuffle(order)
            for each in order:
                self._learn(each, PRIOR / counts[each.context])

    def _learn(self, chosen: Chosen, decay: float) -> None:
        """Make the card that was chosen likelier, and the others less likely, as far as they were not."""
        chances = odds(self.table, chosen.context, chosen.traits)
        total = sum(chances)
        slopes: dict[tuple[int, int], tuple[list[float], int, float]] = {}
        for number, (trait, chance) in enumerate(zip(chosen.traits, chances, strict=True)):
            missing = (number == chosen.played) - chance / total
            for weights, place, value in self._parts(chosen.context, trait):
                key = id(weights), place
                back = decay * (self._before.setdefault(key, weights[place]) - weights[place])
                slope = slopes[key][2] if key in slopes else back
                slopes[key] = weights, place, slope + missing * value
        for key, (weights, place, gain) in slopes.items():
            squares = self._squares.get(key, 0.0) + gain * gain
            self._squares[key] = squares
            weights[place] += STEP * gain / math.sqrt(squares + TINY)

    def _parts(self, context: int, trait: Trait) -> Iterator[tuple[list[float], int, float]]:
        """Yield the weights that make up the odds of a card, and by what each is multiplied."""
        yield self._classes[context], trait.kind, 1.0
        yield self._heights[context], trait.kind, trait.height
        marks = ((self._alike, trait.alike), (self._lowest, trait.lowest), (self._highest, trait.highest))
        for weights, has in marks:
            if has:
                yield weights, context, 1.0


def module_text(table: Tendencies, game: str, fitted: str) -> str:
    """Return a table as a module; single numbers fill a line where tricks are wanted, and one where not."""
    text = [HEAD.format(game=game, fitted=fitted)]
    for field in dataclasses.fields(Tendencies):
        values = getattr(table, field.name)
        if isinstance(values[0], Sequence):
            rows = [f"({_row(each)})" for each in values]
        else:
            rows = [_row(values[: len(PlayContext)]), _row(values[len(PlayContext) :])]
        text += [f"    {field.name}=(", *(f"        {row}," for row in rows), "    ),"]
    return "\n".join([*text, ")  # fmt: skip", ""])


def _row(numbers: Sequence[float]) -> str:
    return ", ".join(f"{round(value, DIGITS) + 0.0:.{DIGITS}f}" for value in numbers)


def surprise(table: Tendencies, found: Sequence[Chosen]) -> float:
    """Return how many bits it takes on the average to say which card was chosen."""
    total = 0.0
    for each in found:
        chances = odds(table, each.context, each.traits)
        total -= math.log2(chances[each.played] / sum(chances))
    return total / len(found)


def bits(end: State, likelihood: Callable[[State, Seat], Likelihood], rng: random.Random) -> float | None:
    """Return how many bits likelier the true deal is than consistent ones; ``None`` if nothing was to be chosen."""
    numbers = [number for number, move in enumerate(end.log) if isinstance(move, Play)][1:]
    wanted = {numbers[int(rng.random() * len(numbers))] for _ in range(MOMENTS)} if numbers else set()
    states = states_of(game_named(end.deal.game).start(end.deal), end.log)
    found: list[float] = []
    for number, (state, move) in enumerate(zip(states, end.log, strict=False)):
        if number in wanted:
            seen = state.observe(state.actor(move.seat))
            of = likelihood(state, seen.seat)
            imagine = Imagination(game_named(seen.game).imaginer(seen))
            true = of(position_of(in_play(state), seen.seat).hands)
            drawn = [of(imagined.hands) for imagined in imagine.several(DRAWN, rng)]
            found.append(math.log2(true * (DRAWN + 1) / (true + sum(drawn))))
    return sum(found) / len(found) if found else None


def measure_bits(played: Iterable[Deal], table: Tendencies) -> Mean:
    """Return the bits that a table gives in these deals."""

    def likelihood(state: State, seat: Seat) -> Likelihood:
        return PlayLikelihood(judgements()[state.deal.game], table, state, seat).of

    mean = Mean()
    for number, deal in enumerate(played):
        found = bits(deal.end, likelihood, random.Random(number))
        if found is not None:
            mean.add(found)
    return mean


def table_of(game: str) -> Tendencies:
    """Return the table of a game as it was written; raises `ModuleNotFoundError` where there is none."""
    found: Tendencies = importlib.import_module(f"kartenspiel.players.tendencies.{game}").TENDENCIES
    return found


def fit(first: Sequence[Deal], played: Sequence[Deal]) -> None:
    """Fit the table of a game and write it where the program looks for it."""
    game = played[0].end.deal.game
    table, told = equal_tendencies(), []
    found: list[Chosen] = []
    for stage in filter(None, (first, played)):
        found = list(choices(stage))
        fitted = Fit(table)
        fitted.run(found)
        table = fitted.table
        by = Counter(each.players for each in stage).items()
        deals_of = " and ".join(f"{count:,} deals of {players}" for players, count in by)
        told.append(f"{len(found):,} choices in {deals_of}")
    file = ROOT / "kartenspiel/players/tendencies" / f"{game}.py"
    file.write_text(module_text(table, game, ",\nthen to ".join(told)), encoding="utf-8")
    print(f"{file}: {surprise(table, found):.3f} bits a choice, {surprise(equal_tendencies(), found):.3f} by chance")


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("fit", "measure"))
    add_files(parser)
    parser.add_argument(
        "--first",
        action="append",
        metavar="FILE",
        default=[],
        help="records to fit to before; may be repeated",
    )
    chosen = parser.parse_args(arguments)
    first, played = (list(deals(records(parser, names))) for names in (chosen.first, chosen.files))
    if not played or len({each.end.deal.game for each in first + played}) != 1:
        parser.error("the records must be of one game")
    if chosen.do == "fit":
        fit(first, played)
        return 0
    game = played[0].end.deal.game
    mean = measure_bits(played, table_of(game))
    print(f"{game}: {mean.mean:+.2f} ± {mean.half_width:.2f} bits in {mean.count} deals")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
