# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Measures what words tell the computer players of hands they do not see, and tries out other numbers for it.

    kartenspiel simulate GAME --players strong --deals 200 --seed 1 --out strong.jsonl
    python packaging/players/told.py strong.jsonl
    python packaging/players/told.py strong.jsonl --try koenigrufen.told._BID_AT=-0.5,0,0.5

Of each deal it takes the moment before the first card, or after so many tricks (--tricks).  For every seat deals are
drawn that are consistent with what it sees, and `Judgement.plausibility` says how well each explains what was said.

bits   by how many bits the true deal is likelier than it and those drawn are on the average (`measuring.bits_of`, as
       in ``bits.py``): random guesses give 0, misleading ones less.  Mean and 95 % confidence interval are over deals
more   how many bits that is more than with the numbers as they are, in the same deals
worth  to how many deals that are all alike those drawn are equal, in parts of them: what is told more sharply needs
       more deals to be drawn

Every combination of the numbers tried is a line, the best first; they are those of ``kartenspiel/players/games``.  What
was found best should be measured in other records, and in those of other levels: not everybody speaks as *strong* does.
"""

import argparse
import importlib
import itertools
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import Final, NamedTuple

from bits import true_deal
from deals import add_files, records
from kartenspiel.controller.arena import Mean
from kartenspiel.controller.moment import states_of
from kartenspiel.games import game_named
from kartenspiel.model.game import ImaginedDeal, State
from kartenspiel.model.moves import Play
from kartenspiel.players.games import judgements
from kartenspiel.players.imagination import Imagination
from measuring import bits_of

DRAWN: Final = 60
"""So many deals are drawn for each seat."""
_GAMES: Final = "kartenspiel.players.games."


class Number(NamedTuple):
    """A number that says what words tell: one of a module, or part of something there that has several by name."""

    module: ModuleType
    name: str
    part: str = ""

    def __str__(self) -> str:
        return f"{self.module.__name__.removeprefix(_GAMES)}.{self.name}{self.part and f'.{self.part}'}"

    @property
    def value(self) -> float:
        """The number as it is; raises `AttributeError`, `KeyError` or `TypeError` where there is none."""
        found = getattr(self.module, self.name)
        if self.part:
            found = found[self.part] if isinstance(found, Mapping) else getattr(found, self.part)
        if not isinstance(found, int | float):
            raise TypeError(found)
        return float(found)

    def put(self, value: float) -> None:
        """Put another in its place."""
        whole: object = value
        if self.part:
            before = getattr(self.module, self.name)
            whole = (
                {**before, self.part: value} if isinstance(before, Mapping) else before._replace(**{self.part: value})
            )
        setattr(self.module, self.name, whole)


def trial(text: str) -> tuple[Number, list[float]]:
    """Read a number and what is tried for it; raises `argparse.ArgumentTypeError`."""
    named, _, values = text.partition("=")
    found = _number(named)
    if found is None:
        message = f"no number is called {named}; name one of kartenspiel/players/games, as koenigrufen.told._BID_AT"
        raise argparse.ArgumentTypeError(message)
    try:
        return found, [float(value) for value in values.split(",")]
    except ValueError:
        message = f"{text}: after = there must be numbers, separated by commas"
        raise argparse.ArgumentTypeError(message) from None


def _number(named: str) -> Number | None:
    parts = named.split(".")
    for length in (len(parts) - 1, len(parts) - 2):
        try:
            number = Number(importlib.import_module(_GAMES + ".".join(parts[:length])), *parts[length:])
            number.value  # noqa: B018 - asked whether there is one
        except (ImportError, AttributeError, KeyError, TypeError, ValueError):
            continue
        return number
    return None


class Drawn(NamedTuple):
    """The true deal at one moment, and deals that one seat cannot tell from it."""

    true: ImaginedDeal
    guesses: Sequence[ImaginedDeal]

    def measure(self) -> tuple[float, float]:
        """Return bits and worth of the guesses, as things stand."""
        judgement = judgements()[self.true.deal.game]
        likely = [judgement.plausibility(each) for each in self.guesses]
        whole, squares = math.fsum(likely), math.fsum(each * each for each in likely)
        worth = whole * whole / squares / len(likely) if squares else 0.0
        return bits_of(judgement.plausibility(self.true), likely), worth


def drawn(end: State, tricks: int, rng: Random) -> Iterator[Drawn]:
    """Yield for every seat what it may guess once so many tricks were played; nothing where the deal had fewer."""
    plays = [number for number, move in enumerate(end.log) if isinstance(move, Play)]
    first = tricks * end.deal.seats
    if first >= len(plays):
        return
    states = states_of(game_named(end.deal.game).start(end.deal), end.log)
    state = next(itertools.islice(states, plays[first], None))
    for seat in state.deal.players:
        imagine = Imagination(game_named(end.deal.game).imaginer(state.observe(seat)))
        yield Drawn(true_deal(state, seat), imagine.several(DRAWN, rng))


@dataclass(slots=True)
class Found:
    """What was measured with some values of the numbers."""

    values: Mapping[Number, float]
    bits: Mean = field(default_factory=Mean)
    more: Mean = field(default_factory=Mean)
    worth: Mean = field(default_factory=Mean)

    def line(self) -> str:
        """Return the line of the report."""
        numbers = " ".join(f"{number}={value:g}" for number, value in self.values.items()) or "as it is"
        return (
            f"{numbers}: bits {self.bits.mean:.3f} ± {self.bits.half_width:.3f},"
            f" more {self.more.mean:+.3f} ± {self.more.half_width:.3f}, worth {self.worth.mean:.2f}"
        )


def measure(ends: Sequence[State], tried: Mapping[Number, Sequence[float]], tricks: int) -> list[Found]:
    """Return what is told with the numbers as they are, and then with every combination of others."""
    now = {number: number.value for number in tried}
    found = [
        Found({}),
        *(Found(dict(zip(tried, values, strict=True))) for values in itertools.product(*tried.values())),
    ]
    try:
        _add_deals(found[: None if tried else 1], ends, tricks, now)
    finally:
        for number, value in now.items():
            number.put(value)
    return found if tried else found[:1]


def _add_deals(
    found: Sequence[Found], ends: Sequence[State], tricks: int, now: Mapping[Number, float]
) -> None:  # fmt: skip
    """Add to each what deals tell with its numbers, the first of them with those as they are now."""
    for count, end in enumerate(ends):
        guesses = list(drawn(end, tricks, Random(count)))
        if not guesses:
            continue
        usual: float | None = None
        for each in found:
            for number, value in (each.values or now).items():
                number.put(value)
            measured = [guess.measure() for guess in guesses]
            bits = sum(one for one, _ in measured) / len(measured)
            usual = bits if usual is None else usual
            each.bits.add(bits)
            each.more.add(bits - usual)
            each.worth.add(sum(worth for _, worth in measured) / len(measured))


def main(arguments: Sequence[str] | None = None) -> int:
    """Read records, and print what words told in them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add_files(parser)
    parser.add_argument("--tricks", type=int, default=0, metavar="N", help="after so many tricks (0)")
    parser.add_argument("--try", dest="tried", action="append", default=[], type=trial, metavar="NUMBER=V1,V2,…")
    options = parser.parse_args(arguments)
    ends = [record.state for record in records(parser, options.files)]
    now, *others = measure(ends, dict(options.tried), options.tricks)
    print(f"{now.bits.count} of {len(ends)} deals")
    for each in (now, *sorted(others, key=lambda each: each.bits.mean, reverse=True)):
        print(each.line())
    return 0


if __name__ == "__main__":
    sys.exit(main())
