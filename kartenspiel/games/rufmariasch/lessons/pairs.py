# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons on pairs laid open: one's own, and what another's tells."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

PAIRS: Final = Lesson(
    id="pairs",
    title=_("Laying a pair open"),
    learned=_("When to show a pair, and how to make it count."),
    table=LessonTable(
        (
            "H7 SK S9 SQ D9 D7 DQ S7",
            "HJ C8 CT DT S8 CK HQ HA",
            "DA HK DK SJ C7 CA CQ CJ",
            "D8 HT SA C9 H9 H8 DJ ST",
        ),
        dealer=3,
        before=(Call(YOU, card("SA"), Suit.SPADES),),
    ),
    steps=(
        Quiz(
            _(
                "You called the {SA}, so {S} are trumps. {SK} and {SQ} of one suit in one hand are a "
                "pair, a Mariasch. What does this one bring?"
            ),
            (
                Reply(_("20"), _("In any other suit, yes. But {S} are trumps.").by("M15")),
                Reply(_("40"), _("Yes, 40 in trumps. In any other suit it would be 20.").by("M15"), right=True),
            ),
            point("SK SQ"),
        ),
        Ask(
            _(
                "Lay it open before you lead: tick it, then click on “Say it”. Later in the first trick would "
                "do as well, as long as you have both cards."
            ).by("M14", "M15"),
            right=(Declare(YOU, Suit.SPADES),),
            praise=_(
                "Now the two lie there for all to see. They still belong to your hand, and you play them "
                "like all the others."
            ).by("M16"),
            wrong=(
                Wrong(
                    (play(0, "SK"), play(0, "SQ")),
                    _("With one of the two gone you can never show the pair: 40 points lost.").by("M17"),
                ),
            ),
            otherwise=_("Show the pair first, before you forget it."),
            at=point(places=("choices",)),
        ),
        Quiz(
            _("Are the 40 yours for certain now?"),
            (
                Reply(
                    _("Yes, shown is shown"),
                    _("Not quite: if you do not win a single trick yourself, they are void.").by("M18"),
                ),
                Reply(
                    _("Only when I win a trick myself"),
                    _("Exactly. A trick of your partner's does not help; it must be one of yours.").by("M18"),
                    right=True,
                ),
            ),
        ),
        Ask(
            _("Now lead, and keep your good trumps: begin with the smallest."),
            right=(play(0, "S7"),),
            wrong=(
                Wrong(
                    (play(0, "SK"), play(0, "SQ")),
                    _("{seat3} has beaten it. That was one of the trumps with which you want to win your trick."),
                    then=plays(1, "S8 SJ ST"),
                ),
            ),
            otherwise=_("I mean the {S7}."),
        ),
        Others(plays(1, "S8 SJ ST") + plays(3, "C9"), _("{seat3} wins with the {ST} and leads the {C9}.")),
        Ask(
            _(
                "You have no {C} and must trump. Apart from yours only the {SA} is left in trumps: which "
                "one do you take?"
            ).by("M21"),
            right=(play(0, "S9"),),
            praise=_("Only the ace could beat it, and that one would beat your king as well.").by("M22"),
            wrong=(
                Wrong(
                    (play(0, "SK"), play(0, "SQ")),
                    _("That wins no more surely than the {S9}. Keep the higher ones for later."),
                ),
                Wrong(
                    (play(0, "D7"), play(0, "D9"), play(0, "DQ"), play(0, "H7")),
                    _("Without the suit led you must trump as long as you can.").by("M21"),
                ),
            ),
        ),
        Others(plays(1, "C8 C7")),
        Tell(
            _(
                "The trick has not a single point in it, and yet it is worth 40: now your pair counts, "
                "whatever else happens."
            ).by("M18")
        ),
    ),
)

OPEN: Final = Lesson(
    id="open",
    title=_("What a pair tells"),
    learned=_("Reading who is with whom from a pair laid open."),
    table=LessonTable(
        (
            "HA C8 CK CJ HQ D8 H9 SJ",
            "H7 ST H8 DA D7 CA D9 SA",
            "SQ S9 SK CT DT CQ C7 DJ",
            "HT HK C9 DK HJ DQ S7 S8",
        ),
        dealer=0,
        before=(Call(Seat(1), card("SK"), Suit.SPADES), Declare(Seat(2), Suit.SPADES)),
    ),
    steps=(
        Tell(
            _(
                "{seat1} has called the {SK}. And {seat2} has laid a pair open at once, {SK} and {SQ}: 40 "
                "points, if {seat2} wins a trick."
            ).by("M15", "M18"),
            point("SK SQ", seats=(1, 2)),
        ),
        Quiz(
            _("Not a card has been played. Who is your partner?"),
            (
                Reply(
                    _("{seat3}"),
                    _(
                        "Right: {seat2} has the called card, as everybody sees, and plays with {seat1}. "
                        "So you are with {seat3}."
                    ).by("M31"),
                    right=True,
                ),
                Reply(_("{seat2}"), _("{seat2} has the card that {seat1} called. So who plays with whom?")),
                Reply(
                    _("Nobody can know that yet"),
                    _("Usually not. But the called card lies open on the table.").by("M31"),
                ),
            ),
        ),
        Others(
            plays(1, "ST S9 S7 SJ") + plays(1, "H7 SQ HJ"),
            _(
                "{seat1} draws trumps with the {ST}; you have to give up your only one. Then comes the "
                "{H7}, and {seat2} trumps it with the {SQ}."
            ),
        ),
        Ask(
            _("You must follow suit, but you cannot beat the trump. Which card do you give?").by("M22"),
            right=(play(0, "H9"), play(0, "HQ")),
            praise=_("Nothing that counts goes to the other side. You keep the ace for a better trick.").by("M22"),
            wrong=(
                Wrong(
                    (play(0, "HA"),),
                    _(
                        "You may, but the trick goes to {seat2}, who is not with you: 10 points given away, and that "
                        "makes 20 in the difference."
                    ).by("M24", "M25"),
                ),
                Wrong(
                    (play(0, "D8"), play(0, "C8"), play(0, "CJ"), play(0, "CK")),
                    _("You still have {H}, so you must follow suit.").by("M21"),
                ),
            ),
            at=point("SQ"),
        ),
        Quiz(
            _("{seat2} has won this trick. What does that mean for the 40?"),
            (
                Reply(
                    _("Now they count"),
                    _("Yes: one trick of one's own is enough, even with a card of the pair itself.").by("M18"),
                    right=True,
                ),
                Reply(
                    _("They are void, for the pair is broken up"),
                    _("No: once shown, the cards are played like any others. What matters is the trick.").by(
                        "M16", "M18"
                    ),
                ),
            ),
            point(seats=(2,)),
        ),
    ),
)
