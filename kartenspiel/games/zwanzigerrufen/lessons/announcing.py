# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: announcing Pagat ultimo, and keeping the Pagat."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import FIRST_TO_THIRD
from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Announce, Bid, Kontra, Move, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

WORDS: Final[tuple[Move, ...]] = (
    Bid(YOU, "normal", card("T20")),
    Announce(YOU, "pagat_ultimo"),
    Pass(YOU),
    Kontra(Seat(1), "pagat_ultimo"),
    *FIRST_TO_THIRD,
    Pass(YOU),
)
TRICKS: Final = (
    plays(0, "T22 T5 T6 T4"),
    plays(0, "T21 T7 T11 T8"),
    plays(0, "T17 T18 T20 T13"),
    plays(2, "CK CJ T9 CT"),
    plays(0, "T19 T10 T14 T16"),
    plays(0, "H1 HJ HC HK"),
    plays(3, "SK T12 SC SJ"),
    plays(0, "HQ D1 DK ST"),
    plays(0, "T15 CC CQ DJ"),
    plays(0, "T1 DQ DC SQ"),
)
"""The whole deal, trick by trick; the lesson about the score goes on with it."""
HANDS: Final = (
    "T22 T21 T19 T17 T15 T12 T9 T1 HQ H1",
    "T18 T10 T7 T5 HJ CT DQ D1 SC CC",
    "T20 T14 T11 T6 HC CK DC SJ CQ DK",
    "T16 T13 T8 T4 HK CJ SK DJ SQ ST",
)

ANNOUNCING: Final = Lesson(
    id="announcing",
    title=_("Announcing the Pagat"),
    learned=_("When to announce Pagat ultimo, and how to make it."),
    table=LessonTable(HANDS, dealer=3, options={"knocking": "off"}, before=WORDS[:1]),
    steps=(
        Tell(
            _(
                "Eight tarocks, among them {T22} and {T21}: a hand to dream of. You have called the "
                "Twenty, and your turn goes on."
            ).by("Z14"),
            point("T22 T21 T1"),
        ),
        Ask(
            _(
                "With so many you can draw all the others' tarocks and keep your {T1} for the very last "
                "trick. That is Pagat ultimo: announced it counts 2 instead of 1. Announce it: tick it, then click on "
                "“Done”."
            ).by("Z40", "Z44"),
            right=(Announce(YOU, "pagat_ultimo"),),
            wrong=(
                Wrong(
                    (Pass(YOU),),
                    _("That is also a way, and the Pagat would count 1. But with this hand you may dare.").by("Z45"),
                ),
                Wrong(
                    (Announce(YOU, "valat"),),
                    _(
                        "Valat means all ten tricks, and your two hearts may well lose one. Missed, it costs you "
                        "12, and your partner 12 as well."
                    ).by("Z40", "Z46"),
                ),
            ),
            otherwise=_("I mean the Pagat."),
            at=point(places=("choices",)),
        ),
        Others(WORDS[2:7]),
        Quiz(
            _("{seat1} does not believe you and says Kontra to the Pagat. What is it worth now?").by("Z28", "Z29"),
            (
                Reply(
                    _("4, and the game 1 as before"), _("Right. Kontra doubles only what it was said to."), right=True
                ),
                Reply(_("4, and the game 2"), _("The game has not been doubled: each thing stands for itself.")),
                Reply(_("2, as announced"), _("Kontra doubles: 2 becomes 4.")),
            ),
        ),
        Ask(
            _("You might answer with Retour, for 8. Let it be enough for today.").by("Z28"),
            right=(Pass(YOU),),
            wrong=(Wrong((Kontra(YOU, "pagat_ultimo"),), _("Bold! But “pass” will do today.")),),
            at=point(places=("choices",)),
        ),
        Ask(
            _("Now draw their tarocks, the highest first."),
            right=(play(0, "T22"),),
            wrong=(
                Wrong(
                    (play(0, "T1"),),
                    _("You have announced it, so the table holds you to it: the Pagat stays for the last trick.").by(
                        "Z37"
                    ),
                ),
                Wrong(
                    (play(0, "H1"), play(0, "HQ")),
                    _("Then {seat3} gets the lead, and you have drawn nothing yet."),
                    then=plays(1, "HJ HC HK"),
                ),
            ),
            otherwise=_("The very highest: {T22}."),
        ),
        Others((*TRICKS[0][1:], *TRICKS[1], *TRICKS[2], *TRICKS[3][:2])),
        Ask(
            _(
                "I have led your {T21} and your {T17} for you: {seat2} had the Twenty and is your "
                "partner. Now {seat2} leads clubs, and you have none. Which tarock?"
            ).by("Z34"),
            right=(play(0, "T9"),),
            wrong=(
                Wrong((play(0, "T1"),), _("A small one, yes, but not that one: it is announced.").by("Z37")),
                Wrong(
                    (play(0, "T19"), play(0, "T15"), play(0, "T12")),
                    _("You need those to draw what is left. The smallest that you may play will do."),
                ),
            ),
            otherwise=_("Tarock, and a small one."),
            at=point("CK"),
        ),
        Others((*TRICKS[3][3:], *TRICKS[4], *TRICKS[5], *TRICKS[6], *TRICKS[7], *TRICKS[8])),
        Ask(
            _("I have played the next five tricks for you. One is left, and all tarocks but yours are gone."),
            right=(play(0, "T1"),),
            at=point("T1"),
            praise=_("Now watch."),
        ),
        Others(TRICKS[9][1:]),
        Tell(
            _(
                "The smallest of all wins the last trick: Pagat ultimo, 4 for you and 4 for your partner. "
                "And the game is won as well."
            ).by("Z7", "Z44")
        ),
    ),
)
