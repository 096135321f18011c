# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on the score sheet, item by item."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Lesson, LessonTable, Quiz, Reply, Tell, plays, point
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Amount

_FORTY: Final = QT_TRANSLATE_NOOP("russbach_lessons", "40")
_SIXTY: Final = QT_TRANSLATE_NOOP("russbach_lessons", "60")
_SEVENTY: Final = QT_TRANSLATE_NOOP("russbach_lessons", "70")

SCORE: Final = Lesson(
    id="score",
    title=QT_TRANSLATE_NOOP("russbach_lessons", "The score, item by item"),
    learned=QT_TRANSLATE_NOOP("russbach_lessons", "Counting up a deal, and seeing who has won."),
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
            QT_TRANSLATE_NOOP(
                "russbach_lessons",
                "The deal is over, and this is the score sheet. At the top stands what each player has "
                "taken: 10 for every ace and ten, and 10 for the last trick, which {seat3} won.",
            ).by("R30"),
            point(lines=("R30",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "russbach_lessons",
                "You declared the pair of {DK} and {DQ} for 40, and won tricks yourself. So the forty counts.",
            ).by("R21", "R31"),
            point(lines=("R31",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "russbach_lessons",
                "{seat3} called the {DA}, and {seat1} had it: these two are one side, you and {seat2} the other.",
            ).by("R13"),
            point(lines=("R13",)),
        ),
        Quiz(
            QT_TRANSLATE_NOOP("russbach_lessons", "Add up: what do you and {seat2} have altogether?"),
            (
                Reply(
                    _SIXTY,
                    QT_TRANSLATE_NOOP(
                        "russbach_lessons",
                        "You have forgotten somebody: {seat2} has 10 too.",
                    ).by("R30"),
                ),
                Reply(
                    _SEVENTY,
                    QT_TRANSLATE_NOOP("russbach_lessons", "Yes: 20 and 10 in cards, and the forty.").by("R31"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("russbach_lessons", "30"),
                    QT_TRANSLATE_NOOP(
                        "russbach_lessons",
                        "Those are the cards. The forty is still to be added.",
                    ).by("R31"),
                ),
            ),
            point(lines=("R30", "R31")),
        ),
        Quiz(
            QT_TRANSLATE_NOOP("russbach_lessons", "70 to 60. Who has won the game?"),
            (
                Reply(
                    QT_TRANSLATE_NOOP("russbach_lessons", "We have, with 70"),
                    QT_TRANSLATE_NOOP(
                        "russbach_lessons",
                        "Alas: with 40 declared you needed 80. A larger total alone does not win.",
                    ).by("R32"),
                ),
                Reply(
                    QT_TRANSLATE_NOOP("russbach_lessons", "{seat3} and {seat1}, with 60"),
                    QT_TRANSLATE_NOOP(
                        "russbach_lessons",
                        "Right: they declared nothing and needed 50, you needed 80. Only one side has "
                        "what it needs, and that one wins.",
                    ).by("R32", "R33.1"),
                    right=True,
                ),
            ),
            point(lines=("R32",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "russbach_lessons",
                "Was the forty a mistake? No. With it you needed 40 in cards and without it 50, and you "
                "have 30: lost either way.",
            ).by("R32"),
            point(lines=("R33.1",)),
        ),
        Quiz(
            QT_TRANSLATE_NOOP("russbach_lessons", "The game is worth {amount}. What do you pay?")(
                amount=Amount(10, "cent")
            ),
            (
                Reply(
                    QT_TRANSLATE_NOOP("russbach_lessons", "{amount} to one of them")(amount=Amount(10, "cent")),
                    QT_TRANSLATE_NOOP(
                        "russbach_lessons",
                        "Right. Two against two, each loser pays one winner. A caller who is alone would "
                        "settle with all three.",
                    ).by("R37", "R38"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("russbach_lessons", "{amount} to each of them")(amount=Amount(10, "cent")),
                    QT_TRANSLATE_NOOP("russbach_lessons", "Not so much: {seat2} pays as well.").by("R37"),
                ),
            ),
            point(lines=("R35.1",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "russbach_lessons",
                "So it says at the foot of the sheet. Now you can follow any settlement: cards, "
                "declarations, thresholds, payment.",
            ).by("R37"),
            point(lines=("R37",)),
        ),
    ),
)
