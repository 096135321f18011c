# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Graden: Schurln, when nobody has bid."""

from typing import Final

from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

SCHURLN: Final = Lesson(
    id="schurln",
    title=_("Schurln"),
    learned=_("How to keep aces and tens away from you, and how Schurln is paid."),
    table=LessonTable(
        ("DK D9 SJ ST HJ H9", "DA DQ SK SQ CJ C9", "DJ HA HT HK HQ CT", "DT SA S9 CA CK CQ"),
        dealer=0,
        before=(Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3)), Pass(YOU)),
    ),
    steps=(
        Tell(
            _(
                "All four have said “good”: now Schurln is played. Everybody is alone, the tens are high, and each "
                "ace, each ten and the last trick count ten points against whoever gets them."
            ).by("G15", "G35", "G36"),
            point(places=("facts",)),
        ),
        Others(plays(1, "DQ DJ DT")),
        Ask(
            _(
                "The {DT} is above your king here, and {seat3} has the trick. You may choose freely: which of your "
                "{D} do you play?"
            ).by("G3", "G19"),
            right=(play(0, "DK"),),
            praise=_("Well done: away with the high one while somebody else has to take the trick."),
            wrong=(
                Wrong(
                    (play(0, "D9"),),
                    _(
                        "Then the king stays with you, and when a low {D} is led you must beat it. Keep the nine: it "
                        "never takes anything while others lead."
                    ).by("G20"),
                ),
                Wrong(
                    (play(0, "ST"),),
                    _("Giving {seat3} your ten would be lovely. But you have {D}: follow suit.").by("G19"),
                ),
            ),
            otherwise=_("You have {D}: follow suit.").by("G19"),
            at=point("DK D9"),
        ),
        Others(plays(3, "S9")),
        Ask(
            _("{seat3} leads the {S9}. Both your {S} beat it, and one of them you must play. Which?").by("G19", "G20"),
            right=(play(0, "SJ"),),
            wrong=(
                Wrong(
                    (play(0, "ST"),),
                    _(
                        "{seat1} cannot beat the ten, {seat2} has no {S} and throws the {HA} in: 20 points for you in "
                        "one trick."
                    ).by("G36"),
                    then=plays(1, "SQ HA"),
                ),
                Wrong(
                    (play(0, "H9"), play(0, "HJ"), play(0, "D9")),
                    _("You have {S}, so you must follow suit and beat.").by("G19"),
                ),
            ),
            at=point("SJ ST"),
        ),
        Others(plays(1, "SQ HA")),
        Tell(
            _(
                "{seat1} had to beat your {SJ} with the {SQ}, and {seat2} threw the {HA} in. That ace could have been "
                "yours."
            ).by("G20"),
            point("SQ HA"),
        ),
        Others(plays(1, "CJ CT CA")),
        Ask(
            _("{C} are led, and you have none. What do you throw into this trick of {seat3}?").by("G19"),
            right=(play(0, "ST"),),
            praise=_("Ten more points for {seat3}. Your hand is free of aces and tens now.").by("G36"),
            wrong=(
                Wrong(
                    (play(0, "HJ"), play(0, "H9"), play(0, "D9")),
                    _("That card does no harm where it is. Your {ST} does: sooner or later it may take a trick."),
                ),
            ),
            at=point(places=("hand",)),
        ),
        Others((play(3, "CQ"), play(0, "HJ"), play(1, "C9"), play(2, "HT"))),
        Tell(
            _(
                "{seat3} has 50 points now, and nobody can get past that any more: the deal is over. The first line of "
                "the sheet has the points."
            ).by("G23", "G36"),
            point(lines=("G36",)),
        ),
        Quiz(
            _("You have no points, {seat3} has the most. What do you get?").by("G37"),
            (
                Reply(_("10 cents"), _("Right: whoever has the most pays 10 to each of the other three."), right=True),
                Reply(
                    _("30 cents, as the best"),
                    _(
                        "Here that makes no difference: {seat3} pays 10 to each. You would get thirty only if all "
                        "three others had 30 points."
                    ).by("G37"),
                ),
                Reply(
                    _("50 cents, for the 50 points"),
                    _("The points only decide who pays. It is always 10 from each.").by("G37"),
                ),
            ),
            point(lines=("G37",)),
        ),
        Tell(
            _(
                "Away with high cards while others must take the trick, and tens into tricks that are not yours: that "
                "is Schurln."
            )
        ),
    ),
)
