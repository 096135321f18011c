# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Anrufen: the bids, and what happens when two bid the same."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong
from kartenspiel.model.moves import Bid, Call, Pass, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_RESI, _POLDL, _MIZZI = Seat(1), Seat(2), Seat(3)

BIDDING: Final = Lesson(
    id="bidding",
    title=_("Bidding"),
    learned=_("How to overbid somebody, also with the very same bid."),
    table=LessonTable(
        ("HA HT HK HQ SA C9", "DA DK D9 CJ S9 HJ", "ST SK SQ SJ CA CT", "DT DQ DJ CK CQ H9"),
        dealer=1,
        before=(Bid(_POLDL, "simple"), Pass(_MIZZI)),
    ),
    steps=(
        Tell(
            _(
                "{seat2} was the first to speak and has bid a simple game: to have more points than the others, with a "
                "partner. {seat3} has passed, now it is you."
            ).by("A9", "A10"),
            point(seats=(2, 3), places=("facts",)),
        ),
        Quiz(
            _(
                "Look at your cards. If {H} were trumps, king and queen or Over of {H} would bring 40 extra. How many "
                "points do you hold then, with your aces and tens?"
            ).by("A4", "A35"),
            (
                Reply(_("30"), _("That is the aces and the ten. The 40 come on top.")),
                Reply(_("60"), _("Almost. You hold two aces and a ten.")),
                Reply(_("70"), _("Right: {HA}, {HT} and {SA} are 30, and 40 make 70."), right=True),
            ),
            point("HA HT HK HQ SA"),
        ),
        Ask(
            _(
                "You want to play this yourself. You may bid more, or the same with a suit, which then decides. {H} "
                "are the highest suit: no other goes above them."
            ).by("A5", "A12"),
            right=(Bid(YOU, "simple", trumps=Suit.HEARTS),),
            wrong=(
                Wrong(
                    (Pass(YOU),),
                    _(
                        "Then {seat2} chooses the trumps, and in any suit but {H} your 40 are only 20. With this hand "
                        "you should play yourself."
                    ).by("A35"),
                ),
                Wrong(
                    (Bid(YOU, "simple", trumps=Suit.SPADES),),
                    _(
                        "{seat2} has named {S} too, and with equal suits the earlier bid stands. Besides, you have "
                        "only one of them."
                    ).by("A12"),
                    then=(Trumps(_POLDL, Suit.SPADES),),
                ),
                Wrong(
                    (Bid(YOU, "hundred"),),
                    _(
                        "That would overbid {seat2}, but you would have to reach 100. Why promise more than you need? "
                        "The same bid will do."
                    ).by("A9", "A10"),
                ),
                Wrong(
                    (Bid(YOU, "all"), Bid(YOU, "all_hundred")),
                    _(
                        "One lost trick, and all is lost, however many points you have. Your {C9} alone is reason "
                        "enough not to."
                    ).by("A40", "A41"),
                ),
                Wrong(
                    (Bid(YOU, "none"),),
                    _("No tricks with two aces? You would have to take one, whether you like it or not.").by("A34"),
                ),
            ),
            otherwise=_("Name the suit of which you hold most: {H}."),
            at=point(places=("choices",)),
        ),
        Others((Trumps(_POLDL, Suit.SPADES),)),
        Tell(
            _(
                "{seat2} chose {S} without knowing your suit, and both were uncovered together. {H} are higher, so "
                "your bid stands. But {seat2} has not passed and may still bid more."
            ).by("A12", "A15"),
            point(seats=(2,)),
        ),
        Others((Pass(_RESI), Bid(_POLDL, "hundred"))),
        Ask(
            _(
                "Now {seat2} promises a hundred. You hold 70, the last trick brings 10 and an ace of your partner’s "
                "10 more: with a ten that falls to you it is enough. What do you say?"
            ).by("A9"),
            right=(Bid(YOU, "hundred", trumps=Suit.HEARTS),),
            wrong=(
                Wrong((Pass(YOU),), _("Then it is {seat2} who plays. Your hand is good for a hundred.")),
                Wrong(
                    (Bid(YOU, "all"), Bid(YOU, "all_hundred")),
                    _("The hundred you may hope for. But every single trick, with your {C9}?").by("A40"),
                ),
            ),
            otherwise=_("The same trick works once more: the same bid, and {H}."),
            at=point(places=("choices",)),
        ),
        Others((Trumps(_POLDL, Suit.SPADES), Pass(_POLDL))),
        Ask(
            _(
                "All others have passed: you play a hundred, and {H} are trumps, since you named them. Now call a "
                "card. Whoever has it is your partner."
            ).by("A13", "A16", "A20"),
            right=(Call(YOU, card("DA")), Call(YOU, card("CA"))),
            praise=_(
                "An ace that you are missing is the best thing to call. It takes a trick for you and brings ten "
                "points. Now you can bid."
            ).by("A21", "A23"),
            wrong=(
                Wrong(
                    (Call(YOU, card("SA")), Call(YOU, card("HA"))),
                    _("That card is in your own hand. You need somebody else.").by("A22"),
                ),
                Wrong(
                    (Call(YOU, card("DT")), Call(YOU, card("CT")), Call(YOU, card("ST"))),
                    _(
                        "A ten can be beaten by the ace of its suit. Whoever holds an ace that you are missing helps "
                        "you more."
                    ).by("A3"),
                ),
            ),
            otherwise=_("You may. But such a card takes no trick. Which aces are you missing?"),
            at=point(places=("choices",)),
        ),
    ),
)
