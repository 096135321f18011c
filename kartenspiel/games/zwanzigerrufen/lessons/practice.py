# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The practice hands of Zwanzigerrufen."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import called
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.lesson import YOU, LessonTable, Practice, Tell, play, when_over
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import PAGAT
from kartenspiel.model.text import marker

_ = marker(__package__)


def _pagat_home(state: State, seat: Seat) -> bool | None:
    """Whether the Pagat lies in a trick of the seat's side (Z8)."""
    if not isinstance(state, Playing):
        return None
    for trick, winner in zip(state.tricks, state.winners, strict=False):
        if any(each.card == PAGAT for each in trick):
            return state.sides.of(winner) == state.sides.of(seat)
    return None


def _partner_known_in_two_tricks(state: State, _seat: Seat) -> bool | None:
    """Whether everybody knows the partner before the third trick (Z19)."""
    if not isinstance(state, Playing):
        return None
    if state.sides_public:
        return True
    return False if len(state.winners) > 1 else None


def _solo_won(outcome: Outcome, seat: Seat) -> bool:
    return outcome.declarer == seat and outcome.partner is None and outcome.payments[seat] > 0


PAGAT_HOME: Final = Practice(
    id="pagat_home",
    title=_("A Pagat to bring home"),
    task=_("Bring the Pagat home: it must end in a trick of your side."),
    table=LessonTable(
        (
            "T1 T9 T13 T16 T18 T20 HQ H1 DC SJ",
            "T4 T8 T11 T21 HK HJ DK CQ CJ SC",
            "T6 T10 T14 T22 HC DQ DJ CK SK ST",
            "T5 T7 T12 T15 T17 T19 D1 CC CT SQ",
        ),
        dealer=3,
        before=called(0, "T19"),
    ),
    goal=_pagat_home,
    opening=(
        Tell(
            _(
                "You have called the {T19}, and you lead. Bring your {T1} home: win a trick with it when "
                "nobody can beat it any more, or give it to your partner."
            ).by("Z6", "Z8"),
            point("T1"),
        ),
    ),
    reached=_("Home and dry: 5 card points for your side."),
    missed=_("The Pagat is with the others. Wait until you play last, or until you see whose trick it will be."),
    solution=(play(0, "SJ"), play(0, "T9"), play(0, "T13"), play(0, "H1"), play(0, "T18"), play(0, "T1")),
    failure=(play(0, "T13"), play(0, "T20"), play(0, "T9"), play(0, "T18"), play(0, "T16"), play(0, "HQ")),
    level="easy",
)

FIND_PARTNER: Final = Practice(
    id="find_partner",
    title=_("Where is the Twenty?"),
    task=_("Bring out the called tarock before the third trick."),
    table=LessonTable(
        (
            "T22 T21 T17 T14 T10 T6 HK HQ DJ CC",
            "T4 T8 T9 T13 T18 H1 DK DQ CK SJ",
            "T5 T20 HJ DC CQ CT CJ SK SQ ST",
            "T1 T7 T11 T12 T15 T16 T19 HC D1 SC",
        ),
        dealer=3,
        before=called(0, "T20"),
    ),
    goal=_partner_known_in_two_tricks,
    opening=(
        Tell(
            _(
                "You have called the Twenty and lead. Find out who holds it before the third trick "
                "begins. Think: what makes a partner play it?"
            ).by("Z17", "Z19")
        ),
    ),
    reached=_("There is the Twenty. Now you know whom to help."),
    missed=_("Two tricks are over, and you still do not know. Lead tarock, so that everybody has to show one."),
    solution=(play(0, "CC"), play(0, "T6")),
    failure=(play(0, "HK"), play(0, "HQ")),
    level="easy",
)

WIN_SOLO: Final = Practice(
    id="win_solo",
    title=_("A Solo of your own"),
    task=_("Bid a solo and win it."),
    table=LessonTable(
        (
            "T22 T21 T20 T18 T16 T14 T11 T7 HK DK",
            "T4 T9 T13 T19 HQ H1 DQ CK CJ SQ",
            "T5 T8 T15 T17 HJ DC DJ CQ SK SJ",
            "T1 T6 T10 T12 HC D1 CC CT SC ST",
        ),
        dealer=3,
        options={"knocking": "off"},
    ),
    goal=when_over(_solo_won),
    opening=(
        Tell(
            _(
                "Eight tarocks with {T22} and {T21}, and two kings: with this you may go alone. Bid the "
                "Solo and make 45 card points against all three."
            ).by("Z7", "Z22")
        ),
    ),
    reached=_("Won, all alone! Everybody pays you."),
    missed=_("Not this time. Bid the Solo, draw the tarocks from the top, and then your kings are safe."),
    solution=(
        Bid(YOU, "solo"),
        Pass(YOU),
        play(0, "T22"),
        play(0, "T21"),
        play(0, "T20"),
        play(0, "T18"),
        play(0, "T16"),
        play(0, "T14"),
        play(0, "T11"),
        play(0, "T7"),
        play(0, "HK"),
        play(0, "DK"),
    ),
    failure=(
        Bid(YOU, "normal", card("T19")),
        Pass(YOU),
        play(0, "T18"),
        play(0, "T16"),
        play(0, "T22"),
        play(0, "T7"),
        play(0, "T14"),
        play(0, "T21"),
        play(0, "HK"),
        play(0, "DK"),
        play(0, "T20"),
    ),
    level="easy",
)
