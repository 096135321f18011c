# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The practice hands of Rufmariasch."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, LessonTable, Practice, Tell, play, when_over
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

TWENTY: Final = 20
FIFTY_POINTS: Final = 5
"""What a difference of 50 points is paid with, at one for every ten (M27)."""


def _pair_counts_and_wins(outcome: Outcome, seat: Seat) -> bool:
    declared = outcome.declarations or ()
    return TWENTY in declared[seat : seat + 1] and outcome.payments[seat] > 0


def _wins_by_fifty(outcome: Outcome, seat: Seat) -> bool:
    """Whether a side wins by 50 points; judged by what one loser pays, since a lone caller is paid three times."""
    return outcome.payments[seat] > 0 and -min(outcome.payments) >= FIFTY_POINTS


PAIR_HOME: Final = Practice(
    id="pair_home",
    title=_("Home with the pair"),
    task=_("Show a pair for 20 that counts, and have more points in the end."),
    table=LessonTable(
        (
            "CA SQ S8 CJ C9 H8 CK CQ",
            "D7 SK D9 CT ST DT H7 HK",
            "SA DJ HQ H9 SJ C8 S9 DA",
            "S7 HJ HT D8 DQ C7 DK HA",
        ),
        dealer=3,
        before=(Call(YOU, card("SA"), Suit.SPADES),),
    ),
    goal=when_over(_pair_counts_and_wins),
    opening=(
        Tell(
            _(
                "You called the {SA}, and there is a pair in your hand. Lay it open in time, win a trick "
                "yourself, and see to it that your side has more points than the other."
            ).by("M14", "M18", "M26")
        ),
    ),
    reached=_("Shown, counted and ahead: well played."),
    missed=_(
        "Not this time. The pair can be shown only in the first trick, and a trick of your own is needed; "
        "look for your partner with a trump."
    ),
    solution=(
        Declare(YOU, Suit.CLUBS),
        play(0, "S8"),
        play(0, "H8"),
        play(0, "C9"),
        play(0, "CJ"),
        play(0, "CQ"),
        play(0, "CK"),
    ),
    failure=(play(0, "H8"), play(0, "S8"), play(0, "CA"), play(0, "CQ"), play(0, "CJ"), play(0, "C9")),
)

FAR_AHEAD: Final = Practice(
    id="far_ahead",
    title=_("Far ahead"),
    task=_("Win by 50 points or more."),
    table=LessonTable(
        (
            "HQ S7 C8 HK DQ H7 CT H9",
            "S8 HT D8 SA CA D7 HA S9",
            "CK C9 SK SQ D9 CJ CQ DT",
            "HJ H8 ST C7 DK DA SJ DJ",
        ),
        dealer=3,
    ),
    goal=when_over(_wins_by_fifty),
    opening=(
        Tell(
            _(
                "You are forehand and hold a pair already. Call so that its suit becomes trumps, show it, and then "
                "count: every 10 points you take from the others make 20 in the difference."
            ).by("M9", "M15", "M25")
        ),
    ),
    reached=_("50 points ahead or more: they will remember this deal."),
    missed=_(
        "It was not enough for 50. Did you show the pair, and win a trick for it? And do not give aces "
        "and tens to the other side."
    ),
    solution=(
        Call(YOU, card("HA"), Suit.HEARTS),
        Declare(YOU, Suit.HEARTS),
        play(0, "H7"),
        play(0, "H9"),
        play(0, "C8"),
        play(0, "HQ"),
        play(0, "CT"),
    ),
    failure=(Call(YOU, card("CT"), Suit.CLUBS), play(0, "S7"), play(0, "HK"), play(0, "CT"), play(0, "H7")),
)
