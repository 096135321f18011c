# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The practice hands of Graden."""

from typing import Final

from kartenspiel.games.graden.contracts import BETTLER
from kartenspiel.games.graden.play import Playing
from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.lesson import YOU, LessonTable, Practice, Tell, play, when_over
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)


def _gets_through(state: State, seat: Seat) -> bool | None:
    """Whether a player gets through a Bettler of his own without a trick."""
    if not isinstance(state, Playing):
        return None
    if state.basis.contract is not BETTLER or seat in state.winners:
        return False
    return None if state.outcome is None else True


def _is_paid(outcome: Outcome, seat: Seat) -> bool:
    return outcome.payments[seat] > 0


THROUGH: Final = Practice(
    id="bettler_through",
    title=_("A Bettler"),
    task=_("Get through your Bettler without a trick."),
    table=LessonTable(
        ("CQ ST S9 HJ H9 DT", "CA CJ SA SQ HK DQ", "CK C9 SK HA HT DA", "CT SJ HQ DK DJ D9"),
        dealer=0,
        before=(Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3))),
    ),
    goal=_gets_through,
    opening=(
        Tell(
            _(
                "The others have said “good”. Bid Bettler, with a card face down for your first lead, and get through. "
                "Remember: the ten is low, and whoever can beat must, you included."
            ).by("G9", "G20"),
            point(places=("hand", "choices")),
        ),
    ),
    reached=_("Not one trick: 30 cents from each of them.").by("G31"),
    missed=_(
        "There it is, a trick. Begin with a lone card that the others still have to go over, and throw away "
        "high cards whenever you may."
    ).by("G20"),
    solution=(Bid(YOU, "bettler", card("HJ")), play(0, "S9"), play(0, "ST")),
    failure=(Bid(YOU, "plauderer", card("DT")),),
)
LEAST: Final = Practice(
    id="schurln_paid",
    title=_("Anything but the most points"),
    task=_("Play Schurln and do not be the one who pays."),
    table=LessonTable(
        ("H9 HA CA CJ DK DQ", "SQ DT SK D9 HQ S9", "C9 CQ DA HK HT CK", "CT ST SJ SA HJ DJ"),
        dealer=3,
        before=(Pass(YOU), Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3))),
    ),
    goal=when_over(_is_paid),
    opening=(
        Tell(
            _(
                "Nobody has bid, so Schurln is played, with tens high, and you lead. Each ace, each ten and the last "
                "trick count ten points against their winner. See to it that somebody else has the most."
            ).by("G36", "G37"),
            point(places=("hand",)),
        ),
    ),
    reached=_("Somebody else pays, and you are paid.").by("G37"),
    missed=_(
        "This time you have the most points. Get rid of aces and tens while others take the trick, and keep low cards "
        "to lead."
    ).by("G37"),
    solution=(play(0, "DQ"), play(0, "CJ"), play(0, "H9")),
    failure=(play(0, "DK"), play(0, "H9")),
)
