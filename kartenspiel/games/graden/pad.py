# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal of Graden played with real cards (G10, G17, G24–G33, G37)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from kartenspiel.games.graden.contracts import BY_ID, CONTRACTS, HAND, HIGH, SCHURLN, SEATS, GradenContract
from kartenspiel.games.graden.public import StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import Basis, Tally, outcome_of
from kartenspiel.model.aceten import pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.game import Deal
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.pad.form import NOBODY, Option, PadForm, seat_of, seat_options, seats_but
from kartenspiel.model.pad.score_pad import ScorePad, Settle, without_points
from kartenspiel.model.pad.texts import HOW_ENDED, NOBODY_TEXT, WHAT_PLAYED, WHO_BID, WHO_HELD, who_played
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_JOINED: Final = _("Who joined as the second player?")
_ALONE: Final = _("the bidder himself")
_OF_PLAYER: Final = _("How did it end for {player:acc}?")
_NO_TRICK: Final = _("no trick: made")
_A_TRICK: Final = _("took a trick: lost")
_MADE: Final = _("all tricks: made")
_MADE_FIRST: Final = _("the first five tricks: made")
_LOST: Final = _("an opponent took a trick: lost")
_LAST: Final = _("Who won the last trick?")
_MOST: Final = _("Who had the most points? (several, if they had equally many)")
_NOT_ALL: Final = _("Four players cannot have equally many of 90 points.")


class GradenPad(ScorePad[GradenRules]):
    """Asks for the contract, who played it, and how it ended."""

    def ask(self, deal: Deal[GradenRules], form: PadForm) -> Settle | None:
        """Ask for all of it (G17)."""
        names = (Option(each.id, each.name) for each in (*CONTRACTS, SCHURLN))
        chosen = form.one("contract", WHAT_PLAYED, names, clause="G17")
        if chosen is None:
            return None
        contract = BY_ID[chosen]
        if contract is SCHURLN:
            return _schurln(deal.rules, form)
        bidder = seat_of(form.seat("bidder", WHO_BID, all_seats(SEATS), clause="G10"))
        if bidder is None:
            return None
        if contract.task == "none":
            return _no_trick(deal.rules, form, contract, bidder)
        return _every_trick(deal.rules, form, contract, bidder)


def _schurln(rules: GradenRules, form: PadForm) -> Settle | None:
    """Ask who had the most points (G37)."""
    losers = [int(each) for each in form.several("most", _MOST, seat_options(all_seats(SEATS)), least=1, clause="G37")]
    if not losers:
        return None
    if len(losers) == SEATS:
        form.refuse("most", _NOT_ALL, "G36")
    points = tuple(int(seat in losers) for seat in all_seats(SEATS))
    return partial(_settle, Basis(rules, None), (), points)


def _no_trick(rules: GradenRules, form: PadForm, contract: GradenContract, bidder: Seat) -> Settle | None:
    """Ask who joined, and who took a trick (G24, G31, G32)."""
    others = seats_but(all_seats(SEATS), bidder)
    joined = seat_of(form.seat("joined", _JOINED, others, nobody=NOBODY_TEXT, usual=NOBODY, clause="G24"))
    standing = StandingBid(contract, bidder, joined)
    results = Option("made", _NO_TRICK), Option("lost", _A_TRICK)
    found = {
        seat: form.one(f"result.{seat}", _OF_PLAYER(player=Who(seat)), results, clause="G24")
        for seat in standing.players
    }
    if None in found.values():
        return None
    took = [seat for seat in all_seats(SEATS) if found.get(seat) != "made"]
    return partial(_settle, Basis(rules, standing), _in_turn(took, HAND))


def _every_trick(rules: GradenRules, form: PadForm, contract: GradenContract, bidder: Seat) -> Settle | None:
    """Ask for the partner, and whether every trick was won (G27–G30, G33)."""
    partner, others = None, seats_but(all_seats(SEATS), bidder)
    notes: tuple[ScoreLine, ...] = ()
    if contract.task == "called":
        nobody = _ALONE if rules.call_own_card == "allowed" else None
        held = form.seat("partner", WHO_HELD, others, nobody=nobody, clause="G27")
        if held is None:
            return None
        partner = seat_of(held)
        told = who_played(Who(bidder), None if partner is None else Who(partner))
        notes = (ScoreLine("note", told, (), "G27"),)
    last_counts = contract.task == "last"
    results = Option("made", _MADE_FIRST if last_counts else _MADE), Option("lost", _LOST)
    result = form.one("result", HOW_ENDED, results, clause="G28" if last_counts else "G27")
    last = None
    if last_counts and result == "made":
        last = seat_of(form.seat("last", _LAST, all_seats(SEATS), clause="G28"))
        if last is None:
            return None
    if result is None:
        return None
    opponent = seats_but(others, partner)[0]
    winners = (bidder,) * (HAND - 1) + (bidder if last is None else last,) if result == "made" else (opponent,) * HAND
    return partial(_settle, Basis(rules, StandingBid(contract, bidder), None, partner), winners, notes=notes)


def _in_turn(seats: Sequence[Seat], tricks: int) -> tuple[Seat, ...]:
    """Return winners of so many tricks, of which each of these seats has one at least."""
    return tuple(seats[number % len(seats)] for number in range(tricks))


def _settle(
    basis: Basis, winners: Sequence[Seat], points: tuple[int, ...] = (0,) * SEATS, notes: tuple[ScoreLine, ...] = ()
) -> Outcome:
    ending = Ending(pack_with(HIGH), ((),) * len(winners), tuple(winners))
    return without_points(outcome_of(Tally(basis, CountedEnding(ending, points))), notes)


PAD: Final = GradenPad()
