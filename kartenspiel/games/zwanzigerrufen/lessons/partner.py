# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: being the partner."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import called
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Tell, Wrong, play, plays
from kartenspiel.model.moves import Announce, Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

PARTNER: Final = Lesson(
    id="partner",
    title=_("You are the one who was called"),
    learned=_("How to help forehand without a word."),
    table=LessonTable(
        (
            "T20 T13 T7 T1 DQ DC HK H1 CJ SC",
            "T18 T6 DK HC T22 T17 T15 SK SQ CK",
            "T5 DJ HQ T8 T21 T14 T11 CC CT SJ",
            "T9 D1 HJ T10 T19 T16 T12 T4 CQ ST",
        ),
        dealer=0,
        before=called(1, "T20")[:-1],
    ),
    steps=(
        Tell(
            _(
                "{seat1} is forehand and has called the Twenty. Look at your hand: there it is. You two "
                "play together, and you alone know it."
            ).by("Z17", "Z19"),
            point("T20", seats=(1,)),
        ),
        Ask(
            _("It is your turn to speak. The longer the others are in the dark, the better.").by("Z19"),
            right=(Pass(YOU),),
            wrong=(
                Wrong(
                    (Announce(YOU, "pagat_ultimo"), Announce(YOU, "absolut"), Announce(YOU, "valat")),
                    _(
                        "Announcing “dazu” tells everybody that you are the partner, and it has to be made as "
                        "well. Not with this hand: say “pass”."
                    ).by("Z25", "Z41"),
                ),
                Wrong(
                    (Bid(YOU, "solo"), Bid(YOU, "suit_solo")),
                    _("Then you would play alone against three, and {seat1} would be one of them. Say “pass”.").by(
                        "Z8"
                    ),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Others(plays(1, "T18 T5 T9")),
        Ask(
            _(
                "{seat1} is winning with the {T18}, and nobody plays after you. So anything that counts "
                "is safe in this trick now. Which tarock do you add?"
            ),
            right=(play(0, "T1"),),
            praise=_(
                "Yes! The Pagat counts 5 and is so hard to bring home. Giving good cards to your partner "
                "is called schmieren."
            ),
            wrong=(
                Wrong(
                    (play(0, "T20"),),
                    _(
                        "You take the trick from your own partner, spend your best tarock and show yourself, all "
                        "for 1 card point."
                    ).by("Z19"),
                ),
                Wrong(
                    (play(0, "T7"), play(0, "T13")),
                    _("That brings your side 1 card point. One of your tarocks counts 5.").by("Z6"),
                ),
            ),
            otherwise=_("Tarock was led, so you need a tarock."),
            at=point("T18"),
        ),
        Others(plays(1, "DK DJ D1")),
        Ask(
            _("Your partner is winning again, this time with the king. What do you put into the trick?"),
            right=(play(0, "DQ"),),
            wrong=(
                Wrong((play(0, "DC"),), _("The right idea, but the queen counts one more.").by("Z6")),
                Wrong(
                    (play(0, "HK"), play(0, "T7")),
                    _("You would like to, but you have diamonds and must follow suit.").by("Z34"),
                ),
            ),
            otherwise=_("A diamond, and the one that counts most."),
            at=point("DK"),
        ),
        Others(plays(1, "HC HQ HJ")),
        Ask(
            _(
                "Now {seat2} is winning, with the {HQ}. That is an opponent: you hold the Twenty "
                "yourself. And you play last."
            ).by("Z8"),
            right=(play(0, "HK"),),
            praise=_("Fourteen card points for the two of you."),
            wrong=(
                Wrong(
                    (play(0, "H1"),),
                    _("Nothing given, but 9 card points left to the opponents. You had the king.").by("Z6"),
                ),
            ),
            otherwise=_("Hearts were led. One of your hearts wins the trick."),
            at=point("HQ"),
        ),
        Ask(
            _("You lead, and it is time that {seat1} knew who is helping. Lead the called tarock.").by("Z19"),
            right=(play(0, "T20"),),
            otherwise=_("I mean the {T20}."),
        ),
        Others(plays(1, "T6 T8 T10")),
        Tell(
            _(
                "Now it is out, and everybody sees whose side you are on. From here on the two of you can help each "
                "other openly."
            ).by("Z19"),
            point(seats=(1,)),
        ),
    ),
)
