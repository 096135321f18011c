# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The practice hands of Rußbach."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.lesson import YOU, LessonTable, Practice, Tell, play, when_over
from kartenspiel.model.moves import Announce, Call, Declare
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

SOON: Final = 2
"""The tricks in which the partner is to be found."""
FORTY: Final = 40


def _has_last_trick(outcome: Outcome, seat: Seat) -> bool:
    return outcome.tricks[-1] == seat


_PRACTICE_HANDS: Final = (
    "HA HK SA C9 HQ ST D8 C7",
    "DA SK CK H7 S9 D9 CQ H8",
    "HT SQ DK CT S8 D7 CJ H9",
    "DT DQ SJ CA HJ DJ S7 C8",
)
LAST_TRICK: Final = Practice(
    id="last_trick",
    title=_("The last trick"),
    task=_("Win the last trick yourself."),
    table=LessonTable(_PRACTICE_HANDS, dealer=3, before=(Call(YOU, card("HT")),)),
    goal=when_over(_has_last_trick),
    opening=(
        Tell(
            _(
                "{H} are trumps, since you called the {HT}. Play the whole deal, and see to it that the "
                "last trick is yours: it brings 10 points."
            ).by("R4", "R11")
        ),
    ),
    reached=_("The last trick is yours. Well planned!"),
    missed=_("Somebody else won the last trick. Keep a card that still wins late in the deal."),
    solution=(
        Declare(YOU, Suit.HEARTS),
        Announce(YOU, "hundred"),
        play(0, "D8"),
        play(0, "HA"),
        play(0, "C7"),
        play(0, "ST"),
        play(0, "SA"),
        play(0, "HQ"),
    ),
    failure=(play(0, "HA"), play(0, "C7"), play(0, "SA"), play(0, "HK"), play(0, "HQ")),
)


def _partner_is_known(state: State, seat: Seat) -> bool | None:
    """Whether a partner has shown up in the first two tricks."""
    sides = state.public.sides
    if sides is not None:
        return sides.partner is not None
    return False if len(state.cards(seat).tricks) == SOON else None


def _won_with_forty(outcome: Outcome, seat: Seat) -> bool:
    declared = outcome.declarations or ()
    return FORTY in declared[seat : seat + 1] and outcome.payments[seat] > 0


FIND_PARTNER: Final = Practice(
    id="find_partner",
    title=_("Who is it?"),
    task=_("Find your partner before the third trick."),
    table=LessonTable(
        (
            "HT D8 DJ C9 DQ DT SQ HJ",
            "CT DK S7 H8 HA D7 SA S8",
            "C8 CJ C7 CK S9 HK SK HQ",
            "DA ST CQ H7 SJ CA D9 H9",
        ),
        dealer=3,
    ),
    goal=_partner_is_known,
    opening=(
        Tell(
            _(
                "You are forehand. Call a card, and see to it that it lies on the table before the third trick begins."
            ).by("R10", "R15")
        ),
    ),
    reached=_("There is your partner! From now on the two of you play together."),
    missed=_("Nobody has shown up. Call the ace of a suit of which you have several, and lead that suit yourself."),
    solution=(Call(YOU, card("DA")), play(0, "D8")),
    failure=(Call(YOU, card("CT")), play(0, "HT"), play(0, "DQ")),
)

HOME_WITH_FORTY: Final = Practice(
    id="home_with_forty",
    title=_("Home with a forty"),
    task=_("Declare a forty that counts, and win the game."),
    table=LessonTable(
        (
            "H7 SK S9 SQ D9 D7 DQ S7",
            "HJ C8 CT DT S8 CK HQ HA",
            "DA HK DK SJ C7 CA CQ CJ",
            "D8 HT SA C9 H9 H8 DJ ST",
        ),
        dealer=3,
    ),
    goal=when_over(_won_with_forty),
    opening=(
        Tell(
            _(
                "You are forehand with a fine pair. Make its suit trumps, declare it, win a trick "
                "yourself, and bring in 80 points with your partner."
            ).by("R11", "R18", "R21", "R32")
        ),
    ),
    reached=_("Declared, counted and won: that is how it is done."),
    missed=_(
        "Not this time. Call high in the suit of the pair, declare in the first trick, and keep a good "
        "trump for a trick of your own."
    ),
    solution=(
        Call(YOU, card("SA")),
        Declare(YOU, Suit.SPADES),
        play(0, "S7"),
        play(0, "S9"),
        play(0, "D7"),
        play(0, "D9"),
        play(0, "SQ"),
    ),
    failure=(
        Call(YOU, card("CT")),
        play(0, "D7"),
        play(0, "D9"),
        play(0, "S7"),
        play(0, "DQ"),
        play(0, "SQ"),
        play(0, "S9"),
    ),
)
