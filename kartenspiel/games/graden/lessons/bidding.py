# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Graden: which contract to bid."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_MIZZI: Final = Seat(3)

BIDDING: Final = Lesson(
    id="bidding",
    title=_("Bidding"),
    learned=_("How the contracts rank, and how to choose yours."),
    table=LessonTable(
        ("HA HK HQ HJ DA SA", "HT H9 DK DQ SK SQ", "DJ SJ CA CK CQ CJ", "DT D9 ST S9 CT C9"),
        dealer=2,
        before=(Bid(_MIZZI, "bettler", card("CT")),),
    ),
    steps=(
        Tell(
            _(
                "{seat3} sits to the left of the dealer, speaks first and bids Bettler, with a card face down. Whoever "
                "comes next passes, which is called “good” here, or bids something higher."
            ).by("G7", "G9"),
            point(seats=(3,)),
        ),
        Quiz(
            _("Now you. With the tens low, how many of your six cards surely win when you lead them from the top?").by(
                "G3", "G21"
            ),
            (
                Reply(
                    _("Three"),
                    _("The three aces, yes. But once the {HA} is gone, nothing beats the {HK}, and so on down."),
                ),
                Reply(
                    _("All six"),
                    _("Right: three aces, and behind the {HA} you hold the next three as well."),
                    right=True,
                ),
            ),
            point(places=("hand",)),
        ),
        Ask(
            _("Every trick alone, with the tens low: which contract is that? Look through the list.").by("G17"),
            right=(Bid(YOU, "koenigmord"),),
            praise=_("Königmord: 70 cents from each of them, and you cannot lose it.").by("G17", "G30"),
            wrong=(
                Wrong(
                    (Bid(YOU, "hundertermord"), Bid(YOU, "zehnermord"), Bid(YOU, "hundert_letzten")),
                    _(
                        "There the tens are high. Whoever has {HT} and {H9} plays the nine to your ace, and then beats "
                        "your {HK} with the ten."
                    ).by("G3", "G17"),
                ),
                Wrong(
                    (Bid(YOU, "durchmarsch_letzten"),),
                    _("You would win that, but it brings less. Your hand is good for something worth more.").by("G17"),
                ),
                Wrong(
                    (Bid(YOU, "durchmarsch_mit"), Bid(YOU, "hundert_mit")),
                    _("Then you share with a partner, and only two pay. You need nobody: take all of it alone.").by(
                        "G29"
                    ),
                ),
                Wrong(
                    (Pass(YOU),), _("Whoever has said “good” is out for this deal. And you with such a hand!").by("G8")
                ),
            ),
            otherwise=_("Lose every trick, with three aces? You want to win them all."),
            at=point(places=("choices",)),
        ),
        Others((Pass(Seat(1)), Pass(Seat(2)))),
        Tell(
            _(
                "Your bid is higher, so {seat3} has taken the card back. Nobody has seen it, and {seat3} could even "
                "bid more now."
            ).by("G11"),
            point(seats=(3,)),
        ),
        Others((Pass(_MIZZI),)),
        Quiz(
            _(
                "One more question: Durchmarsch mit einer anderen and Durchmarsch am letzten both bring 40 cents. "
                "Which one overbids the other?"
            ).by("G17"),
            (
                Reply(
                    _("Neither, they are worth the same"),
                    _("What counts is the place in the list, not the money.").by("G17"),
                ),
                Reply(_("Am letzten"), _("Right: it stands one place higher in the list."), right=True),
            ),
        ),
        Ask(
            _("All have said “good”. You lead: begin with your long suit, from the top."),
            right=(play(0, "HA"),),
            wrong=(
                Wrong(
                    (play(0, "HK"), play(0, "HQ"), play(0, "HJ")),
                    _("That would win too, since the higher ones are yours. Get used to the top card first."),
                ),
            ),
            otherwise=_("That wins as well. But first your {H}, from the top."),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "H9 CJ C9")),
        Tell(
            _(
                "And so it goes on: the {HK}, the {HQ}, the {HJ} and your aces. Count your sure tricks in both orders "
                "before you bid, and you will find the right contract."
            ).by("G3"),
            point("HK HQ HJ DA SA"),
        ),
    ),
)
