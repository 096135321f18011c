# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal played with real cards, in which a card was called from half a hand."""

import abc
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final, NamedTuple

from kartenspiel.model.aceten import DEAL_POINTS, LAST_TRICK, pack_with
from kartenspiel.model.calling import texts
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.settlement import CallingSettlement, Count, payment_lines, point_lines
from kartenspiel.model.calling.sides import CallingSides, sides_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import PLAIN_SUITS, Suit, card
from kartenspiel.model.game import Deal
from kartenspiel.model.moves import Call
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.pad.form import NOBODY, Option, PadForm, seat_of, seats_but
from kartenspiel.model.pad.score_pad import ScorePad, Settle
from kartenspiel.model.pad.texts import NO, NOBODY_TEXT, YES, who_played, won_trick
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_PARTNER: Final = _("{caller:nom} {caller:call|calls} a card. Who held it?")
_ALONE: Final = _("himself: alone against three")
_FORTY: Final = _("Pair in trumps (40)")
_TWENTY: Final = _("Pair in another suit (20)")
_ANOTHER: Final = _("Another pair (20)")
_DECLARED: Final = _("Who declared a pair?")
_POINTS: Final = _("Card points of {side:acc}, the last trick included")
_EVERY: Final = _("Were all tricks won by {side:acc}?")
_ALL_BY: Final = _("All tricks won by")
_NO_TRICK_LEFT: Final = _("{side:nom} {side:have|has|have} {points} points, so one of them won a trick.")
_NO_TRICKS: Final = _("Not all tricks went to one side, so one of {side:acc} won a trick.")
TRUMPS: Final = Suit.HEARTS
"""Stands for whatever suit was trumps: only whether a pair was in trumps is asked."""
_OTHERS: Final = tuple(suit for suit in PLAIN_SUITS if suit is not TRUMPS)


@dataclass(frozen=True, slots=True)
class CalledDeal:
    """What was entered of a deal, whatever else can be said in the game."""

    deal: Deal
    sides: CallingSides
    declared: tuple[tuple[Seat, Suit], ...]
    counted: CountedEnding

    @property
    def call(self) -> Call:
        """A call as good as the one that was made."""
        return Call(self.sides.caller, card(f"{TRUMPS.value}A"), TRUMPS)


class CallingPad(ScorePad[C]):
    """Asks for partner, declared pairs, points and tricks."""

    clauses: ClassVar[tuple[str, str, str]]
    """Where the rules have the partner, the declared pairs and the points."""

    @abc.abstractmethod
    def settle(self, entered: CalledDeal, said: tuple[tuple[Seat, str], ...]) -> Outcome:
        """Return what such a deal pays; `said` is what was announced."""

    def ask_announced(self, form: PadForm, sides: CallingSides) -> tuple[tuple[Seat, str], ...]:
        """Ask what was announced beside the pairs; nothing, unless a game has something."""
        del form, sides
        return ()

    def ask(self, deal: Deal[C], form: PadForm) -> Settle | None:
        """Ask for all of it (R13, R19–R22, R30, M12, M15, M24)."""
        seats, caller = all_seats(deal.seats), deal.forehand
        of_partner, of_pairs, of_points = self.clauses
        chosen = form.seat(
            "partner", _PARTNER(caller=Who(caller)), seats_but(seats, caller), nobody=_ALONE, clause=of_partner
        )
        sides = sides_with(seat_of(chosen), caller, deal.seats)
        said = self.ask_announced(form, sides)
        declared = _declared(form, seats, of_pairs)
        every = _every_trick(form, sides)
        points = (DEAL_POINTS if every == "a" else 0) if every else form.number(
            "points", _POINTS(side=texts.side_names(sides.a)), DEAL_POINTS, step=LAST_TRICK, clause=of_points
        )  # fmt: skip
        tricks = _with_tricks(form, deal, sides, declared, every)
        if chosen is None or points is None or every is None:
            return None
        counted = _counted(form, deal, sides, _Taken(points, tricks, every))
        return None if counted is None else partial(self.settle, CalledDeal(deal, sides, declared, counted), said)


def _declared(form: PadForm, seats: Sequence[Seat], clause: str) -> tuple[tuple[Seat, Suit], ...]:
    """Ask for the pairs; each further one is asked for once there is one before it."""
    found = []
    forty = seat_of(form.seat("forty", _FORTY, seats, nobody=NOBODY_TEXT, usual=NOBODY, group=_DECLARED, clause=clause))
    if forty is not None:
        found.append((forty, TRUMPS))
    for number, suit in enumerate(_OTHERS):
        label = _ANOTHER if number else _TWENTY
        twenty = seat_of(
            form.seat(
                f"twenty.{number}", label, seats, nobody=NOBODY_TEXT, usual=NOBODY, group=_DECLARED, clause=clause
            )
        )
        if twenty is None:
            break
        found.append((twenty, suit))
    return tuple(found)


def _every_trick(form: PadForm, sides: CallingSides) -> str | None:
    """Ask whether one side won every trick: the id of that side, "" for neither.

    Where its points would allow that, it must be said, else nobody need think of it.
    """
    points, unknown = form.given("points"), False
    for side, members, all_points in (("a", sides.a, DEAL_POINTS), ("b", sides.b, 0)):
        names = texts.side_names(members)
        must = points == all_points
        options = Option("no", NO), Option("yes", YES, _ALL_BY)
        answer = form.one(
            f"every.{side}", _EVERY(side=names), options, usual=None if must else "no", switch=None if must else names
        )
        if answer == "yes":
            return side
        unknown = unknown or answer is None
    return None if unknown else ""


def _with_tricks(
    form: PadForm, deal: Deal, sides: CallingSides, declared: Sequence[tuple[Seat, Suit]], every: str | None
) -> dict[Seat, bool]:
    """Ask of those who declared whether they won a trick, where that makes a pair count and is not known already."""
    told: dict[Seat, bool] = {}
    if deal.rules.declaration_credit != "player_trick":
        return told
    for seat in dict.fromkeys(seat for seat, _ in declared):
        lost = (every == "a" and seat in sides.b) or (every == "b" and seat in sides.a)
        if lost:
            told[seat] = False
        else:
            label = won_trick(Who(seat))
            told[seat] = form.yes(f"trick.{seat}", label, (YES, NO), usual="yes")
    return told


class _Taken(NamedTuple):
    """What was entered of the tricks."""

    points: int
    """Those of the caller's side."""
    tricks: Mapping[Seat, bool]
    """Who was said to have won a trick, or none."""
    every: str
    """The side that won every trick, "" for neither."""


def _counted(form: PadForm, deal: Deal, sides: CallingSides, taken: _Taken) -> CountedEnding | None:
    """Return an ending with these points in which those have tricks who do; ``None`` where that cannot be."""
    points, tricks, every = taken
    won = [seat for seat, took in tricks.items() if took]
    by_seat = [0] * deal.seats
    for other, members, got in (("b", sides.a, points), ("a", sides.b, DEAL_POINTS - points)):
        if every == other:
            continue
        able = [seat for seat in members if seat in won] or [seat for seat in members if seat not in tricks]
        if not able:
            names = texts.side_names(members)
            told = _NO_TRICK_LEFT(side=names, points=got) if got else _NO_TRICKS(side=names)
            form.refuse(f"trick.{members[0]}", told)
            return None
        by_seat[able[0]] = got
        if able[0] not in won:
            won.append(able[0])
    winners = [won[number % len(won)] for number in range(deal.rules.half_deal.hand)]
    ending = Ending(pack_with(deal.rules.half_deal.ranks), ((),) * len(winners), tuple(winners))
    return CountedEnding(ending, tuple(by_seat))


def sheet(settlement: CallingSettlement, count: Count) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a deal that was entered: without the points of single players, which nobody asked."""
    sides, clauses = settlement.sides, settlement.clauses
    void = texts.VOID if settlement.rules.declaration_credit == "player_trick" else texts.VOID_SIDE
    return (
        *point_lines(count, clauses, void)[1:],
        ScoreLine(
            "note",
            who_played(Who(sides.caller), None if sides.partner is None else Who(sides.partner)),
            (),
            clauses.partner,
        ),
        *settlement.verdict_lines(),
        *payment_lines(sides, settlement.payments(), clauses),
    )


def as_entered(outcome: Outcome, settlement: CallingSettlement, count: Count) -> Outcome:
    """Return an outcome as it is told where trumps and the points of single players are not known."""
    return replace(outcome, trumps=None, explain=partial(sheet, settlement, count))
