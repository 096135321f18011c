# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a Trischaken played with real cards: the points of each player, and who took no trick."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.pad.form import Option, PadForm
from kartenspiel.model.pad.texts import NO, YES, won_trick
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.pad_points import AskedPoints
from kartenspiel.model.text import Value, Who, marker

_ = marker(__package__)

_SUM: Final = _("All card points together must be {all}; these are {sum}.")
_NOBODY: Final = _("Somebody must have won a trick.")

AskPoints = Callable[[PadForm, AskedPoints], int | None]
"""Asks for card points; ``None`` while they are missing."""


class TrischakenCards(NamedTuple):
    """What is played with: the seats, the pack, the tricks of a deal, and all points of it."""

    seats: int
    pack: Pack
    tricks: int
    points: int


def ask_trischaken(
    form: PadForm, cards: TrischakenCards, ask: AskPoints, said: Callable[[int], Value]
) -> CountedEnding | None:
    """Ask for the points of each seat, and of who has none whether he won a trick; `said` is how an amount is told."""
    seats, pack, tricks, whole = cards
    everybody = all_seats(seats)
    entered = [ask(form.blank(), AskedPoints(f"points.{seat}", Who(seat))) for seat in everybody]
    points = [ask(form, AskedPoints(f"points.{seat}", Who(seat), _left(seat, entered, whole))) for seat in everybody]
    known = [each for each in points if each is not None]
    winners = _winners(form, everybody, points)
    if len(known) < seats or winners is None:
        return None
    if sum(known) != whole:
        form.refuse(f"points.{seats - 1}", _SUM(all=said(whole), sum=said(sum(known))))
        return None
    if not winners:
        form.refuse("trick.0", _NOBODY)
        return None
    taken = tuple(winners[number % len(winners)] for number in range(tricks))
    return CountedEnding(Ending(pack, ((),) * tricks, taken), tuple(known))


def _left(seat: Seat, entered: Sequence[int | None], whole: int) -> int | None:
    """Return what the others have left a seat, once all of theirs was entered; what it has itself does not matter."""
    others = [each for other, each in enumerate(entered) if other != seat]
    known = [each for each in others if each is not None]
    rest = whole - sum(known)
    return rest if len(known) == len(others) and rest >= 0 else None


def _winners(form: PadForm, seats: Sequence[Seat], points: Sequence[int | None]) -> tuple[Seat, ...] | None:
    """Return who won a trick; ``None`` while that is open."""
    found: list[Seat] = []
    for seat, own in zip(seats, points, strict=True):
        answer = "yes"
        if own == 0:
            question = won_trick(Who(seat))
            answer = form.one(f"trick.{seat}", question, (Option("no", NO), Option("yes", YES))) or ""
        if not answer:
            return None
        if answer == "yes":
            found.append(seat)
    return tuple(found)
