# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tricks of plain tricks pay (P3)."""

from functools import partial

from kartenspiel.games.plain_tricks import words
from kartenspiel.games.plain_tricks.rules import PlainTricksRules
from kartenspiel.model import narration
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat


def settled(ending: Ending, rules: PlainTricksRules) -> Outcome:
    """Return who pays what once the cards are played: each trick is paid by everybody else."""
    seats, every = len(ending.tricks[0]), len(ending.winners)
    taken = [ending.winners.count(seat) for seat in range(seats)]
    paid = tuple((seats * own - every) * rules.worth for own in taken)
    items = tuple(Item("trick", (Seat(seat),), own * rules.worth) for seat, own in enumerate(taken))
    return Outcome(
        payments=paid, contract="tricks", tricks=tuple(map(Seat, ending.winners)), card_points=(0,) * seats,
        items=items, explain=partial(score_sheet, paid),
    )  # fmt: skip


def score_sheet(paid: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """Return the lines of the score sheet: what was paid for what, and their sum."""
    return ScoreLine("item", words.TAKEN, paid, "P3"), ScoreLine("payment", narration.PAYMENT, paid, "P3")
