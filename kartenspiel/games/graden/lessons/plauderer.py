# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Graden: catching a Plauderer with open cards."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

PLAUDERER: Final = Lesson(
    id="plauderer",
    title=_("Catching a Plauderer"),
    learned=_("What open cards tell you, and how to force a trick upon somebody."),
    table=LessonTable(
        ("HA HK HQ HT SA DA", "SJ HJ H9 DT D9 C9", "SQ ST DK DQ CA CK", "SK S9 DJ CQ CJ CT"),
        dealer=0,
        before=(Bid(Seat(1), "plauderer", card("SJ")), Pass(Seat(2)), Pass(Seat(3)), Pass(YOU)),
    ),
    steps=(
        Tell(
            _(
                "{seat1} has bid Plauderer, the chatterer: no trick, as in a Bettler, but for 50. For that, you three "
                "may put your cards open on the table after the first trick and talk."
            ).by("G17", "G25"),
            point(seats=(1,), places=("facts",)),
        ),
        Others(plays(1, "SJ SQ SK SA"), _("The first trick goes to you.")),
        Tell(
            _(
                "Now {seat2}, {seat3} and you lie open. {seat1} still hides five cards, but all that is not to be seen "
                "must be there."
            ).by("G25"),
            point(seats=(1, 2, 3)),
        ),
        Quiz(
            _("Look for {H} in the open hands. Which ones does {seat1} have?"),
            (
                Reply(_("None"), _("There are six of them, and you hold only four.")),
                Reply(
                    _("{HJ} and {H9}"),
                    _("Right: you hold the other four, and {seat2} and {seat3} have none."),
                    right=True,
                ),
                Reply(_("Only the {H9}"), _("The {HJ} is not to be seen anywhere either.")),
            ),
            point("HA HK HQ HT"),
        ),
        Ask(
            _(
                "You lead. The tens are low, and {seat1} must beat, if possible. Which card forces the trick upon "
                "{seat1}?"
            ).by("G20"),
            right=(play(0, "HT"),),
            wrong=(
                Wrong(
                    (play(0, "HA"), play(0, "HK"), play(0, "HQ")),
                    _(
                        "{seat1} cannot beat that and happily plays the {HJ} under it. Of {H} only the {H9} is left "
                        "there then, and nothing catches that any more."
                    ).by("G19"),
                    then=plays(1, "HJ CK CQ"),
                ),
                Wrong(
                    (play(0, "DA"),),
                    _("Under your ace {seat1} gets rid of the {DT}. Lead something that {seat1} has to beat."),
                    then=plays(1, "DT DK DJ"),
                ),
            ),
            at=point("HA HK HQ HT"),
        ),
        Others(plays(1, "HJ CK CQ")),
        Tell(
            _(
                "{seat1} had to put the {HJ} on it, and nobody else had {H} to beat it. The Plauderer is lost: 50 "
                "cents to each of you."
            ).by("G30", "G31"),
            point(lines=("G31",)),
        ),
        Tell(
            _(
                "So look for a suit in which one of you can lead below the Plauderer, while the others are void. If "
                "you are ever at a loss, ask for a suggestion: that is the talking."
            ).by("G25")
        ),
    ),
)
