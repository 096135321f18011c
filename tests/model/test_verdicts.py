# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What conditions of a payoff say while a deal is played turns out so, and at the end they say all."""

from random import Random
from typing import Final

import pytest

from kartenspiel.model.aceten import RANKS_32, pack_with
from kartenspiel.model.cardplay.card_conditions import (
    CardBeatenInTrick,
    CardCaughtBy,
    CardFallsTo,
    CardsTaken,
    CardTaken,
    CardWinsTrick,
    EveryTrickTo,
    ToldAtTheEnd,
)
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import (
    ALWAYS,
    ANYHOW,
    NEVER,
    AllOf,
    AnyOf,
    AtLeast,
    Condition,
    CountedEnding,
    Credit,
    Earned,
    Not,
    Points,
    StillOpen,
    Tricks,
    TrickTo,
)

PACK: Final = pack_with(RANKS_32)
TRICKS: Final = 8
OURS: Final = 0b0101
DIFFERENCE: Final = Points((1, -1, 1, -1))
EARNED_LATER: Final = Points((1, 0, 1, 0), credits=(Credit(20, 0b0100), Credit(-9, 0b0001)))
CONDITIONS: Final = (
    ALWAYS, NEVER, ToldAtTheEnd(truth=True), ToldAtTheEnd(truth=False), EveryTrickTo(0b0111), Earned(0b0001),
    Earned(ANYHOW), Earned(0), TrickTo(TRICKS, OURS), TrickTo(3, 0b0010), TrickTo(TRICKS + 1, OURS), TrickTo(1, 0),
    *(AtLeast(Tricks(OURS), number) for number in range(TRICKS + 1)), AtLeast(Tricks(0), 1),
    AtLeast(Tricks(OURS, first=3), 2), AtLeast(Tricks(OURS), Tricks(0b1010)), AtLeast(DIFFERENCE, 0),
    *(AtLeast(Points((1, 0, 1, 0), base=3), number) for number in range(0, 37, 4)), AtLeast(EARNED_LATER, 24),
    AtLeast(Points((1, 1, 1), most=12), 13), AtLeast(Points((1, 1, 1), most=12), 9),
    *(kind(5, trick, OURS) for kind in (CardWinsTrick, CardBeatenInTrick, CardFallsTo) for trick in (2, TRICKS)),
    CardsTaken(0b1001 << 9, OURS), CardTaken(7, 0b1000), CardCaughtBy(3, 5, OURS, 0b1010),
)  # fmt: skip


def after(tricks: int, rng: Random) -> list[CountedEnding]:
    """The moments of a deal whose cards fall at random: before each trick, and after the last of so many."""
    places = [*range(32)]
    rng.shuffle(places)
    luck = rng.choice([(1, 1, 1, 1), (9, 1, 9, 1), (1, 0, 1, 0)])
    played = tuple(tuple((seat, places.pop()) for seat in range(4)) for _ in range(tricks))
    winners = tuple(rng.choices(range(4), luck)[0] for _ in played)
    found = []
    for number in range(tricks + 1):
        ending = Ending(PACK, played[:number], winners[:number])
        left = StillOpen(tricks - number, 4 * (tricks - number))
        found.append(CountedEnding(ending, ending.points((1,) * 32, 4), left))
    return found


def conditions(rng: Random) -> list[Condition]:
    """All of them, and some that are joined of them."""
    pairs = [tuple(rng.sample(CONDITIONS, 2)) for _ in range(20)]
    joined = [kind(pair) for pair in pairs for kind in (AllOf, AnyOf)]
    return [*CONDITIONS, *joined, *(Not(each) for each in (*CONDITIONS, *joined))]


@pytest.mark.parametrize("seed", range(40))
def test_what_is_told_before_the_end_turns_out_so_and_at_the_end_all_is_told(seed: int) -> None:
    rng = Random(seed)
    *before, end = after(TRICKS, rng)
    for condition in conditions(rng):
        holds = condition.holds(end)
        assert condition.verdict(end) == holds, condition
        assert {condition.verdict(moment) for moment in before} <= {None, holds}, condition


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        (TrickTo(TRICKS, OURS), None),
        (Not(Earned(OURS)), None),
        (AllOf((AtLeast(Points((1, 0, 1, 0)), 20),)), None),
        (AllOf((AtLeast(Points((1, 0, 1, 0)), 20), NEVER)), False),
        (AnyOf((AtLeast(Points((1, 0, 1, 0)), 20), ALWAYS)), True),
        (AtLeast(DIFFERENCE, 0), None),
        (AtLeast(DIFFERENCE, 33), False),
        (AtLeast(Tricks(OURS), TRICKS), None),
        (AtLeast(Tricks(OURS), TRICKS + 1), False),
        (AtLeast(Tricks(OURS, first=3), 4), False),
        (AtLeast(EARNED_LATER, 52), None),
        (AtLeast(EARNED_LATER, 53), False),
        (CardBeatenInTrick(5, TRICKS, OURS), None),
    ],
)
def test_before_the_first_trick_only_what_nothing_can_change_is_told(condition: Condition, told: object) -> None:
    assert condition.verdict(after(TRICKS, Random(0))[0]) is told
