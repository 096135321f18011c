# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Anrufen: the score sheet, line by line."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Lesson, LessonTable, Quiz, Reply, Tell, plays
from kartenspiel.model.moves import Bid, Call, Declare, Kontra, Pass, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_POLDL: Final = Seat(2)

_SCORE_TABLE: Final = LessonTable(
    ("C9 SA HT CJ HJ HA", "DK DT DQ ST DJ SJ", "CK CQ HQ HK CA SK", "S9 D9 CT H9 SQ DA"),
    dealer=3,
    before=(
        Bid(YOU, "simple"),
        Pass(Seat(1)),
        Pass(_POLDL),
        Pass(Seat(3)),
        Trumps(YOU, Suit.HEARTS),
        Call(YOU, card("DA")),
        Kontra(_POLDL, "game"),
        *plays(0, "SA SJ SK S9"),
        *plays(0, "C9 ST CA CT"),
        Declare(_POLDL, Suit.HEARTS),
        *plays(2, "HQ H9 HT DJ"),
        *plays(0, "CJ DT CQ D9"),
        *plays(2, "CK DA HJ DQ"),
        *plays(0, "HA DK HK SQ"),
    ),
)  # fmt: skip

SCORE: Final = Lesson(
    id="score",
    title=_("The score sheet"),
    learned=_("How a deal is counted and paid, line by line."),
    table=_SCORE_TABLE,
    steps=(
        Tell(
            _(
                "This deal has just been played, and here is its sheet. You had bid a simple game with {H} as trumps "
                "and called the {DA}; {seat3} had it."
            ).by("A20"),
            point(seats=(3,), lines=("A39",)),
        ),
        Tell(
            _(
                "The first line shows what lies in the tricks: ten for each ace and each ten, and ten for the last "
                "trick, which was yours."
            ).by("A4", "A39"),
            point(lines=("A39",)),
        ),
        Quiz(
            _("You have 50 points in tricks, and {seat3} has none. How many do the others have?").by("A4"),
            (
                Reply(_("30"), _("There are 90 in all, with the last trick.")),
                Reply(_("40"), _("Right: 90 less 50."), right=True),
                Reply(_("70"), _("There are only 90 in all, and you have 50 of them.")),
            ),
            point(lines=("A39",)),
        ),
        Quiz(
            _("50 against 40 in tricks. But {seat2} had declared forty. Is your simple game made?").by("A37", "A40"),
            (
                Reply(
                    _("Yes"),
                    _("Marriages count for opponents as well: 40 and 40 are 80 against your 50.").by("A35", "A37"),
                ),
                Reply(
                    _("No"),
                    _("Right: with the forty the others have 80, and you have 50.").by("A37", "A40"),
                    right=True,
                ),
            ),
            point(lines=("A37", "A40")),
        ),
        Tell(
            _(
                "{seat2} had also said Kontra in the first trick, with a marriage of trumps in hand. That makes the "
                "simple game worth two tokens instead of one."
            ).by("A29", "A43"),
            point(lines=("A43",)),
        ),
        Quiz(
            _("Who pays, and how much?").by("A44"),
            (
                Reply(
                    _("You pay two tokens to each of the two"),
                    _("Your partner has lost with you: each of you pays to one of the others.").by("A44"),
                ),
                Reply(
                    _("You pay two tokens, and your partner two"),
                    _("Right: partners win and lose together."),
                    right=True,
                ),
                Reply(
                    _("You pay one token, and your partner one"), _("The Kontra adds one for each of you.").by("A43")
                ),
            ),
            point(lines=("A44",)),
        ),
        Tell(
            _(
                "Below the line you see what the deal has brought everybody. Everybody began with ten tokens; when "
                "somebody has none left, the session is over. Now you can read the sheet."
            ).by("A46", "A48"),
            point(lines=("A46",)),
        ),
    ),
)
