# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Graden: a Bettler of one's own."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

BETTLER: Final = Lesson(
    id="bettler",
    title=_("Your first Bettler"),
    learned=_("Which card to put face down, and how to get rid of dangerous ones."),
    table=LessonTable(
        ("CJ HT H9 DJ DT D9", "CQ HA HK DK SA SK", "CA CK HJ DA SQ ST", "CT C9 HQ DQ SJ S9"),
        dealer=3,
    ),
    steps=(
        Tell(
            _(
                "With nothing but low cards you can get rich in this game: with a Bettler, in which you must not take "
                "a single trick. The ten is low there."
            ).by("G17"),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "You bid it by putting a card face down: it will be your first lead. A lone card that is not quite "
                "low is dangerous later. At the first lead all higher ones are still with the others."
            ).by("G9")
        ),
        Ask(
            _("Now bid Bettler. Which card do you put down for it?"),
            right=(Bid(YOU, "bettler", card("CJ")),),
            praise=_(
                "Exactly: three cards are above it, all with the others. Whoever can beat has to, so you get rid of it "
                "for certain."
            ).by("G20"),
            wrong=(
                Wrong(
                    tuple(Bid(YOU, "bettler", card(each)) for each in ("H9", "D9", "HT", "DT")),
                    _(
                        "A low card is just what you will need later. But your {CJ} stays behind: if the {CT} is led, "
                        "you have to beat it."
                    ).by("G20"),
                ),
                Wrong(
                    (Bid(YOU, "bettler", card("DJ")),),
                    _(
                        "In {D} you have two lower cards to go with it. The {CJ} is all alone: if the {CT} is led, you "
                        "have no choice."
                    ).by("G20"),
                ),
                Wrong((Pass(YOU),), _("Be brave: a better Bettler hardly ever comes along.")),
            ),
            otherwise=_("A Bettler is the right thing here: take the lone card for it."),
            at=point(places=("hand", "choices")),
        ),
        Others((Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3)))),
        Ask(
            _("All have said “good”. Turn your card up.").by("G18"),
            right=(play(0, "CJ"),),
            wrong=(
                Wrong(
                    (play(0, "H9"), play(0, "D9")), _("The card that you put down is the one you must lead.").by("G18")
                ),
            ),
            otherwise=_("The card that you put down is the one you must lead."),
        ),
        Others(plays(1, "CQ CK C9")),
        Others((play(2, "HJ"), play(3, "HQ"))),
        Ask(
            _("{seat2} took that and leads {H}. You cannot beat the {HQ}. Which one do you play?").by("G19"),
            right=(play(0, "HT"),),
            praise=_("Right: away with the higher one as long as somebody else is above it."),
            wrong=(
                Wrong(
                    (play(0, "H9"),),
                    _("The nine never wins when others lead. Play the ten while it can do no harm, and keep the nine."),
                ),
                Wrong(
                    (play(0, "DJ"),),
                    _("Getting rid of that one would be fine, but you have {H}: follow suit.").by("G19"),
                ),
            ),
            otherwise=_("You have {H}, so follow suit.").by("G19"),
            at=point("HT H9"),
        ),
        Others(plays(1, "HK")),
        Others(plays(1, "SA SQ SJ")),
        Ask(
            _("{seat1} leads {S}, and you have none: now you may throw away what you like. What is it?").by("G19"),
            right=(play(0, "DJ"),),
            praise=_("Away with it. The {DJ} was the last card that could hurt you."),
            wrong=(
                Wrong(
                    (play(0, "H9"), play(0, "D9")), _("Your nines are safe anyway. Throw away what could win a trick.")
                ),
                Wrong((play(0, "DT"),), _("Not bad. But one card of yours is higher still.")),
            ),
            at=point(places=("hand",)),
        ),
        Quiz(
            _("You are left with {H9}, {D9} and {DT}. Can one of them still win a trick?"),
            (
                Reply(
                    _("No"),
                    _("Right: lower cards than these cannot be led by anybody, and you never lead again.").by("G21"),
                    right=True,
                ),
                Reply(_("The {DT} can"), _("Only the {D9} is below it, and that is in your own hand.")),
            ),
            point("H9 D9 DT"),
        ),
        Tell(
            _(
                "You are through: 30 cents from each of the three. Had a second player joined you, each of you would "
                "have had to get through for himself, for 50."
            ).by("G24", "G31", "G32")
        ),
    ),
)
