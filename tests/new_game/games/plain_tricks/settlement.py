# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tricks of plain tricks pay (P3)."""

from functools import partial

from kartenspiel.games.plain_tricks import words
from kartenspiel.games.plain_tricks.rules import PlainTricksRules
from kartenspiel.model import narration
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.transfers import shared_pot
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat


def settled(ending: Ending, rules: PlainTricksRules) -> Outcome:
    """Return who pays what once the cards are played: for each trick everybody else, or whoever took it."""
    seats = len(ending.tricks[0])
    due = [ending.winners.count(seat) * rules.worth for seat in range(seats)]
    gains = tuple(seats * own - sum(due) for own in due)
    if rules.payer == "taker":
        items, paid = shared_pot("trick", due), tuple(-gain for gain in gains)
    else:
        items, paid = tuple(Item("trick", (Seat(seat),), own) for seat, own in enumerate(due)), gains
    return Outcome(
        payments=paid, contract="tricks", tricks=tuple(map(Seat, ending.winners)), card_points=(0,) * seats,
        items=items, explain=partial(score_sheet, paid, rules.payer),
    )  # fmt: skip


def score_sheet(paid: tuple[int, ...], payer: str) -> tuple[ScoreLine, ...]:
    """Return the lines of the score sheet: what was paid for what, and their sum."""
    return ScoreLine("item", words.PAID[payer], paid, "P3"), ScoreLine("payment", narration.PAYMENT, paid, "P3")
