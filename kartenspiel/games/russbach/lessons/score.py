# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on the score sheet, item by item."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Lesson, LessonTable, Quiz, Reply, Tell, plays
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, marker

_ = marker(__package__)

SCORE: Final = Lesson(
    id="score",
    title=_("The score, item by item"),
    learned=_("Counting up a deal, and seeing who has won."),
    table=LessonTable(
        (
            "HJ S8 SA D7 ST DK DQ HT",
            "D8 S9 CK C8 DA H9 SQ CA",
            "H7 HQ C9 DJ S7 D9 H8 CJ",
            "C7 HA DT SJ CT HK SK CQ",
        ),
        dealer=2,
        before=(
            Call(Seat(3), card("DA")),
            Declare(YOU, Suit.DIAMONDS),
            *plays(3, "DT D7 DA D9"),
            *plays(1, "CA C9 C7 DQ"),
            *plays(0, "ST S9 S7 SJ"),
            *plays(0, "SA SQ DJ SK"),
            *plays(2, "H7 HA HJ H9"),
            *plays(3, "CQ DK C8 CJ"),
            *plays(0, "HT D8 H8 HK"),
            *plays(1, "CK HQ CT S8"),
        ),
    ),
    steps=(
        Tell(
            _(
                "The deal is over, and this is the score sheet. At the top you see what each player has taken: 10 for "
                "every ace and ten, and 10 for the last trick, which {seat3} won."
            ).by("R30"),
            point(lines=("R30",)),
        ),
        Tell(
            _("You declared the pair of {DK} and {DQ} for 40, and won tricks yourself. So the forty counts.").by(
                "R21", "R31"
            ),
            point(lines=("R31",)),
        ),
        Tell(
            _("{seat3} called the {DA}, and {seat1} had it: these two are one side, you and {seat2} the other.").by(
                "R13"
            ),
            point(lines=("R13",)),
        ),
        Quiz(
            _("You two have 70 points, the other side only 60. And yet it is the other side that has won. Why?"),
            (
                Reply(
                    _("With 40 declared we needed 80"),
                    _(
                        "Right: you needed 80, and they, who declared nothing, 50. Only one side has what "
                        "it needs, and that one wins."
                    ).by("R32", "R33.1"),
                    right=True,
                ),
                Reply(
                    _("The forty does not count"),
                    _("It does: you won tricks yourself, and the 40 are on the sheet.").by("R21"),
                ),
                Reply(
                    _("Whoever wins the last trick wins"),
                    _("The last trick brings 10 points, no more. Look at what each side needed.").by("R4"),
                ),
            ),
            point(lines=("R32", "R33.1")),
        ),
        Quiz(
            _("Would it have been better not to declare?"),
            (
                Reply(
                    _("Yes, 50 would have been enough then"),
                    _("Enough, but you would have had only the cards: 30. With the forty you needed 40 in cards.").by(
                        "R32"
                    ),
                ),
                Reply(
                    _("No, we would have lost all the same"),
                    _(
                        "That is right. Without it you needed 50 in cards, with it 40; and 30 is too little either way."
                    ).by("R32"),
                    right=True,
                ),
            ),
            point(lines=("R32",)),
        ),
        Quiz(
            _("And if one more ace had come to you and {seat2}, instead of to the others?"),
            (
                Reply(
                    _("Then we would have won, 80 to 50"),
                    _(
                        "Yes: then both sides have what they need, and the larger total decides. One ace was missing!"
                    ).by("R33"),
                    right=True,
                ),
                Reply(
                    _("Then they would still have won"),
                    _(
                        "They would have had their 50, but you your 80, and when both have what they need, the larger "
                        "total wins."
                    ).by("R33"),
                ),
            ),
            point(lines=("R32",)),
        ),
        Tell(
            _(
                "The game costs {amount}, and two against two each loser pays one winner. A caller who is "
                "alone would settle with each of the three."
            )(amount=Amount(10, "cent")).by("R35.1", "R37", "R38"),
            point(lines=("R35.1", "R37")),
        ),
    ),
)
