# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The pad of a game that has none of its own: what each player gets or pays is entered as it was reckoned."""

from functools import partial
from typing import Any, Final

from kartenspiel.model import narration
from kartenspiel.model.game import Deal
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.pad.form import NumberField, PadForm
from kartenspiel.model.pad.score_pad import ScorePad, Settle
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

MOST: Final = 9999
_GROUP: Final = _("Who gets or pays how much (pays: with a −)")
_SUM: Final = _("What some get others must pay: together this makes {sum} instead of 0.")
_RECKONED: Final = _("Entered as you reckoned it: this game does not tell the pad how it is settled.")


class PaymentsPad(ScorePad[Any]):
    """Asks what each player gets; all together that must be nothing."""

    def ask(self, deal: Deal[Any], form: PadForm) -> Settle | None:
        """Ask for the payment of each seat."""
        paid = [
            form.whole(NumberField(id=f"paid.{seat}", label=Who(seat), least=-MOST, most=MOST, group=_GROUP))
            for seat in all_seats(deal.seats)
        ]
        payments = tuple(each for each in paid if each is not None)
        if len(payments) < len(paid):
            return None
        if sum(payments):
            form.refuse(f"paid.{deal.seats - 1}", _SUM(sum=sum(payments)))
        return partial(_outcome, deal, payments)


def _outcome(deal: Deal[Any], payments: tuple[int, ...]) -> Outcome:
    return Outcome(
        payments=payments, contract="", tricks=(), card_points=(0,) * deal.seats, items=(), context=deal.context,
        explain=partial(_explanation, payments),
    )  # fmt: skip


def _explanation(payments: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    told: Text = _RECKONED
    return ScoreLine("note", told), ScoreLine("payment", narration.PAYMENT, payments)


PAD: Final = PaymentsPad()
