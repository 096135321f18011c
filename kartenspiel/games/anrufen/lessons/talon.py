# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Anrufen for three: alone against two, with the talon."""

from typing import Final

from kartenspiel.model.cards import Suit, cards
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Declare, LayAway, Pass, Take, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP

TALON: Final = Lesson(
    id="talon",
    title=QT_TRANSLATE_NOOP("anrufen_lessons", "Three players and the talon"),
    learned=QT_TRANSLATE_NOOP("anrufen_lessons", "How to play alone against two, and what to lay away."),
    table=LessonTable(
        ("HA HT HK HQ SA S9 C9", "HJ SK SJ CA CQ DT DK", "H9 SQ CT CK DA DQ DJ"),
        dealer=2,
        talon="ST CJ D9",
        options={"players": 3},
        before=(Bid(YOU, "hundred"), Pass(Seat(1)), Pass(Seat(2))),
    ),
    steps=(
        Tell(
            QT_TRANSLATE_NOOP(
                "anrufen_lessons",
                "With three players nobody is called: you have bid a hundred and play alone against {seat1} and "
                "{seat2}. But the three cards in the middle are for you.",
            ).by("A7", "A24"),
            point(places=("talon",)),
        ),
        Ask(
            QT_TRANSLATE_NOOP("anrufen_lessons", "Before you see them, you name the trumps."),
            right=(Trumps(YOU, Suit.HEARTS),),
            otherwise=QT_TRANSLATE_NOOP(
                "anrufen_lessons", "You hold the four best {H}, and a marriage is worth 40 only in trumps."
            ).by("A35"),
            at=point(places=("choices",)),
        ),
        Ask(
            QT_TRANSLATE_NOOP("anrufen_lessons", "Take the talon up.").by("A24"),
            right=(Take(YOU, "all"),),
            at=point(places=("talon", "choices")),
        ),
        Ask(
            QT_TRANSLATE_NOOP(
                "anrufen_lessons",
                "Ten cards: three must go. Aces and tens that you lay away count for the others, so choose cards that "
                "are worth nothing and would only lose tricks.",
            ).by("A24", "A25"),
            right=(LayAway(YOU, cards("C9 CJ D9")),),
            praise=QT_TRANSLATE_NOOP(
                "anrufen_lessons",
                "Very good. You keep only {H} and {S}, and have nothing that the others could beat cheaply.",
            ),
            wrong=(
                Wrong(
                    (LayAway(YOU, cards("C9 CJ ST")), LayAway(YOU, cards("CJ D9 ST")), LayAway(YOU, cards("C9 D9 ST"))),
                    QT_TRANSLATE_NOOP(
                        "anrufen_lessons",
                        "The ten you lay away is ten points for the others. Keep it: after the ace it is the best of "
                        "its suit.",
                    ).by("A25"),
                ),
                Wrong(
                    (LayAway(YOU, cards("C9 D9 HQ")), LayAway(YOU, cards("C9 CJ HQ")), LayAway(YOU, cards("CJ D9 HQ"))),
                    QT_TRANSLATE_NOOP(
                        "anrufen_lessons", "That would break up your marriage, and forty points with it."
                    ).by("A35"),
                ),
                Wrong(
                    (LayAway(YOU, cards("C9 CJ S9")), LayAway(YOU, cards("C9 D9 S9")), LayAway(YOU, cards("CJ D9 S9"))),
                    QT_TRANSLATE_NOOP(
                        "anrufen_lessons",
                        "Behind ace and ten the third of the suit often becomes good. The lone cards of the other "
                        "suits will lose for certain.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "anrufen_lessons", "Look for cards without points, in the suits in which you have no ace."
            ),
            at=point(places=("hand",)),
        ),
        Ask(
            QT_TRANSLATE_NOOP("anrufen_lessons", "You lead. What do you say, and what do you play?"),
            right=(Declare(YOU, Suit.HEARTS),),
            wrong=(
                Wrong(
                    (play(0, "HQ"), play(0, "HK")),
                    QT_TRANSLATE_NOOP(
                        "anrufen_lessons", "Led without a word, it brings no forty. Declare the marriage first."
                    ).by("A38"),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "anrufen_lessons", "You may. But forty points are waiting in your hand: take them now."
            ),
            at=point("HK HQ", places=("choices",)),
        ),
        Ask(
            QT_TRANSLATE_NOOP("anrufen_lessons", "Forty! Now one of the two must be led.").by("A35"),
            right=(play(0, "HQ"), play(0, "HK")),
            otherwise=QT_TRANSLATE_NOOP("anrufen_lessons", "A card of the marriage, please."),
            at=point("HK HQ"),
        ),
        Others(plays(1, "HJ H9", seats=3)),
        Quiz(
            QT_TRANSLATE_NOOP("anrufen_lessons", "Who still has trumps?"),
            (
                Reply(
                    QT_TRANSLATE_NOOP("anrufen_lessons", "Only you"),
                    QT_TRANSLATE_NOOP(
                        "anrufen_lessons",
                        "Right: there are six, and two of them have just fallen. The other four were yours from the "
                        "start.",
                    ),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("anrufen_lessons", "The others have some as well"),
                    QT_TRANSLATE_NOOP("anrufen_lessons", "Count: four were in your hand, and there are only six."),
                ),
            ),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "anrufen_lessons",
                "Nobody can trump your {SA} and {ST} now, and all your trumps are good: with the forty that is far "
                "more than a hundred. If it fails, by the way, you pay each of the two.",
            ).by("A45"),
            point("SA ST"),
        ),
    ),
)
