# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on the call, with trumps and the called card named apart."""

from typing import Final

from kartenspiel.model.cards import PLAIN_SUITS, Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call
from kartenspiel.model.pointer import point
from kartenspiel.model.text import QT_TRANSLATE_NOOP

_OWN: Final = tuple(Call(YOU, card(code), Suit.CLUBS) for code in ("CT", "CA", "C7", "CK"))
_TRUMP: Final = Call(YOU, card("CQ"), Suit.CLUBS)
_OTHER_TRUMPS: Final = tuple(Call(YOU, card("DA"), suit) for suit in PLAIN_SUITS if suit is not Suit.CLUBS)

CALL: Final = Lesson(
    id="call",
    title=QT_TRANSLATE_NOOP("rufmariasch_lessons", "The call, and the free call"),
    learned=QT_TRANSLATE_NOOP(
        "rufmariasch_lessons",
        "What to call, also when trumps are named separately.",
    ),
    table=LessonTable(
        (
            "CT CA C7 CK S7 HQ D8 S8",
            "SK DJ C8 HT CJ SA DK H9",
            "D9 SJ CQ DA DQ H8 HK S9",
            "D7 SQ H7 HA ST HJ DT C9",
        ),
        dealer=3,
        options={"called_suit": "any"},
    ),
    steps=(
        Tell(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "You are forehand: after four cards you must call one. In the plain game the suit of the "
                "called card is trumps, and whoever has the card is your partner.",
            ).by("M8", "M9", "M12"),
            point(places=("hand",)),
        ),
        Tell(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "At this table the call is free: you name trumps and the card separately. With {CA}, {CT} and {CK} "
                "you need no partner in {C}; the ace of another suit is worth more to you.",
            ).by("M10"),
            point("CA CT CK"),
        ),
        Ask(
            QT_TRANSLATE_NOOP("rufmariasch_lessons", "So call the {DA}, and make {C} trumps.").by("M10"),
            right=(Call(YOU, card("DA"), Suit.CLUBS),),
            praise=QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "Four trumps in your hand, and an ace with your partner, whoever that may be. Now "
                "everybody gets four more cards.",
            ).by("M6", "M12"),
            wrong=(
                Wrong(
                    _OWN,
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "You have that card yourself: then you would play alone against three.",
                    ).by("M12"),
                ),
                Wrong(
                    (_TRUMP,),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "In the plain game you could not do better. But here your partner may just as "
                        "well bring you an ace.",
                    ).by("M10"),
                ),
                Wrong(
                    _OTHER_TRUMPS,
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "The card is right. But you may choose trumps freely, and your strong suit is {C}.",
                    ).by("M10"),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "That may be called as well, but let us try the {DA}, with {C} as trumps.",
            ),
        ),
        Ask(
            QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "Who has the {DA}? You have just been dealt a card with which you can ask.",
            ),
            right=(play(0, "D8"),),
            wrong=(
                Wrong(
                    (play(0, "CA"),),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "That draws trumps, but this time the called card is none of them. Lead its own suit.",
                    ).by("M10"),
                    then=plays(1, "C8 CQ C9"),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "rufmariasch_lessons",
                "Lead the suit of the called card: its holder has to follow.",
            ),
        ),
        Others(plays(1, "DJ DA D7")),
        Quiz(
            QT_TRANSLATE_NOOP("rufmariasch_lessons", "What do you know now?"),
            (
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "{seat2} plays with me"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "Right, and so does everybody else: since the called card was played it is no secret any more.",
                    ).by("M13"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "{seat1} plays with me"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "{seat1} played the {DJ}. Who had the called card?",
                    ),
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "Nothing yet"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "You do: look who has played the {DA}.",
                    ),
                ),
            ),
            point("DA"),
        ),
        Quiz(
            QT_TRANSLATE_NOOP("rufmariasch_lessons", "And if {seat3} had had no {D}, but a trump?"),
            (
                Reply(
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "{seat3} would have trumped the called ace",
                    ),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "Yes: a called card that is no trump is a card like any other. That is the price "
                        "of the free call.",
                    ).by("M10", "M21"),
                    right=True,
                ),
                Reply(
                    QT_TRANSLATE_NOOP("rufmariasch_lessons", "Nothing: the called card always wins"),
                    QT_TRANSLATE_NOOP(
                        "rufmariasch_lessons",
                        "No, it only tells who the partner is. Any trump beats it.",
                    ).by("M10", "M22"),
                ),
            ),
        ),
    ),
)
