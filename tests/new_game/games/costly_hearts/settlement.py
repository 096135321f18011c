# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What hearts in tricks cost (Q3)."""

from collections.abc import Sequence
from functools import partial

from kartenspiel.games.costly_hearts import words
from kartenspiel.games.costly_hearts.rules import CostlyHeartsRules
from kartenspiel.model import narration
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat


def card_points(shown: Card) -> int:
    """Return what a card counts: less than nothing where it costs (Q3)."""
    return -1 if shown.suit is Suit.HEARTS else 0


def settled(ending: Ending, sides: Sequence[tuple[Seat, ...]], rules: CostlyHeartsRules) -> Outcome:
    """Return who pays what once the cards are played: the side with more hearts pays for those it has too many."""
    seats = sum(map(len, sides))
    points = ending.points([card_points(each) for each in ending.pack.cards], seats)
    winners, losers = sorted(sides, key=lambda side: -sum(points[seat] for seat in side))
    hearts = tuple(-sum(points[seat] for seat in side) for side in (winners, losers))
    due = (hearts[1] - hearts[0]) * rules.cost
    paid = tuple(due if seat in winners else -due for seat in range(seats))
    return Outcome(
        payments=paid, contract="hearts", tricks=tuple(map(Seat, ending.winners)), card_points=points,
        items=(Item("hearts", winners, due, losers),) if due else (), explain=partial(score_sheet, points, paid),
        conclude=partial(Conclusion, winners=winners, losers=losers) if due else None,
    )  # fmt: skip


def score_sheet(points: tuple[int, ...], paid: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """Return the lines of the score sheet: what was taken, what was paid for it, and the sum."""
    return (
        ScoreLine("points", words.HEARTS, tuple(-each for each in points), "Q3"),
        ScoreLine("item", words.DIFFERENCE, paid, "Q3"),
        ScoreLine("payment", narration.PAYMENT, paid, "Q3"),
    )
