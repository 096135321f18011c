# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal of Anrufen played with real cards (A9, A18, A22, A29, A40–A47)."""

from dataclasses import replace
from functools import partial
from typing import Final

from kartenspiel.games.anrufen.contracts import LEVELS, NAMES, BidContract
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.games.anrufen.settlement import (
    Basis,
    Settlement,
    payment_lines,
    redeal_lines,
    redealt,
    settlement,
    tokens_of,
)
from kartenspiel.model.aceten import RANKS_24, pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.game import Deal
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.pad.form import Option, PadForm, seat_of, seats_but
from kartenspiel.model.pad.score_pad import ScorePad, Settle
from kartenspiel.model.pad.texts import HOW_ENDED, NO, WHO_BID, WHO_HELD, YES, who_played
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_PASSED: Final = "passed"
_BID: Final = _("What was bid? (a bid raised by the partner counts as raised)")
_ALL_PASSED: Final = _("all passed: dealt anew")
_ALONE: Final = _("nobody else: alone")
_CONTRA: Final = _("Was Kontra said?")
_MADE: Final = _("made")
_LOST: Final = _("lost")
_FOUR: Final = 4


class AnrufenPad(ScorePad[AnrufenRules]):
    """Asks for the bid, the sides, Kontra, and whether the bid was made."""

    def ask(self, deal: Deal[AnrufenRules], form: PadForm) -> Settle | None:
        """Ask for all of it."""
        rules, seats = deal.rules, all_seats(deal.seats)
        anew = () if rules.all_pass_twice == "dealer_must_bid" else (Option(_PASSED, _ALL_PASSED),)  # noqa: S105 - a rule
        bids = (Option(bid, NAMES[bid]) for bid in LEVELS)
        bid = form.one("bid", _BID, (*bids, *anew), clause="A9")
        if bid == _PASSED:
            return partial(_redeal, deal)
        bidder = None if bid is None else seat_of(form.seat("bidder", WHO_BID, seats, clause="A10"))
        if bid is None or bidder is None:
            return None
        partner = None
        if deal.seats == _FOUR:
            held = form.seat("partner", WHO_HELD, seats_but(seats, bidder), nobody=_ALONE, clause="A22")
            partner = seat_of(held)
        contra = rules.contra != "off" and form.yes("contra", _CONTRA, (YES, NO), usual="no", clause="A29")
        result = form.one("result", HOW_ENDED, (Option("made", _MADE), Option("lost", _LOST)), clause="A40")
        if result is None:
            return None
        contras = (next(seat for seat in seats if seat not in (bidder, partner)),) if contra else ()
        contract = BidContract(bidder, LEVELS.index(bid) + 1, contras=contras)
        basis = Basis(rules, contract, partner, tokens_of(deal.context), 0, decided=result == "made")
        return partial(_settle, basis)


def _redeal(deal: Deal[AnrufenRules]) -> Outcome:
    """Return that nothing is paid, and dealt anew (A18)."""
    return Outcome(
        payments=(0,) * deal.seats, contract="redeal", tricks=(), card_points=(0,) * deal.seats, items=(),
        context=deal.context, played=False, explain=partial(redeal_lines, deal.seats), conclude=redealt,
    )  # fmt: skip


def _settle(basis: Basis) -> Outcome:
    sheet = settlement(basis, Ending(pack_with(RANKS_24), (), ()))
    paid, contract = sheet.payments, basis.contract
    return Outcome(
        payments=paid, contract=contract.id, declarer=contract.bidder, partner=basis.partner, tricks=(),
        card_points=(0,) * basis.seats, items=sheet.items,
        context={"tokens": tuple(had + got for had, got in zip(basis.tokens, paid, strict=True))},
        explain=partial(_sheet, sheet), conclude=partial(_conclusion, sheet),
    )  # fmt: skip


def _sheet(sheet: Settlement) -> tuple[ScoreLine, ...]:
    """Return who played with whom, and who pays what."""
    basis = sheet.basis
    told = who_played(Who(basis.contract.bidder), None if basis.partner is None else Who(basis.partner))
    return ScoreLine("note", told, (), "A22"), *payment_lines(sheet)


def _conclusion(sheet: Settlement) -> Conclusion:
    return replace(sheet.conclusion(), score=None, reason=None, lacked=None)


PAD: Final = AnrufenPad()
