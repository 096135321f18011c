# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on the score sheet, item by item."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Lesson, LessonTable, Quiz, Reply, Tell, plays, point
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Amount

SCORE: Final = Lesson(
    id="score",
    title=QT_TRANSLATE_NOOP("rufmariasch_lessons", "The score, item by item"),
    learned=QT_TRANSLATE_NOOP(
        "rufmariasch_lessons",
        "Working out the difference, and who pays what.",
    ),
    table=LessonTable(
        (
            "CK DQ SJ SK S8 DK CJ H7",
            "D9 S9 HQ DA CA CQ CT S7",
            "D8 HT C7 H8 ST D7 C9 HJ",
            "SA HK C8 DJ H9 SQ DT HA",
        ),
        dealer=3,
        before=(
            Call(YOU, card("SA"), Suit.SPADES),
            Declare(YOU, Suit.DIAMONDS),
            *plays(0, "S8 S9 ST SA"),
            *plays(3, "SQ SK S7 D7"),
            *plays(0, "CJ CT C7 C8"),
            *plays(1, "DA D8 DJ DQ"),
            *plays(1, "CA C9 H9 CK"),
            *plays(1, "D9 H8 DT DK"),
            *plays(3, "HA H7 HQ HJ"),
            *plays(3, "HK SJ CQ HT"),
        ),
    ),
    steps=(
        Tell(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "The deal is over. At the top of the sheet stands what each player has taken: aces and "
                "tens at 10, and 10 for the last trick, which you won with the {SJ}.",
            ).by("M24"),
            point(lines=("M24",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "You called the {SA}, and {seat3} had it. So you two are one side.",
            ).by("M12"),
            point(lines=("M12",)),
        ),
        Quiz(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "You showed the pair {DK} and {DQ} for 20. Does it count, and what do you and {seat3} have?",
            ),
            (
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "It counts: 80 altogether"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "Yes. You won two tricks yourself, and 20, 40 and the pair make 80.",
                    ).by("M18", "M24"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "It is void: 60 altogether"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "It would be void if you had not won a trick. But the last one is yours.",
                    ).by("M18"),
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "It counts: 100 altogether"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "The pair is not in trumps, so it brings 20 and not 40.",
                    ).by("M15"),
                ),
            ),
            point(lines=("M24",)),
        ),
        Quiz(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "The other two have 30. What is the difference?",
            ),
            (
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "50"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "Right, 80 less 30. You have more, so you are paid.",
                    ).by("M25", "M26"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "30"),
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "The pair counts as well: 80, not 60.").by("M24"),
                ),
            ),
            point(lines=("M26",)),
        ),
        Quiz(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "At {one} for every ten points: what does each of you get?",
            )(one=Amount(1, "kreuzer")),
            (
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "{amount}")(amount=Amount(5, "kreuzer")),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "Yes. Each loser pays one winner; had you been alone against three, all three "
                        "would have paid you.",
                    ).by("M27", "M28"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "{amount}")(amount=Amount(10, "kreuzer")),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "There are two winners: each is paid by one of the losers.",
                    ).by("M28"),
                ),
            ),
            point(lines=("M27",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "Had you won the {DA} as well, it would have been 90 to 20: not 1 more but 2, for what "
                "you win the others lack. So every ten is worth a fight, to the end.",
            ).by("M26", "M27"),
            point(lines=("M28",)),
        ),
    ),
)
