# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: the cards and what they count."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import called
from kartenspiel.model.lesson import Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

CARDS: Final = Lesson(
    id="cards",
    title=_("The cards and what they count"),
    learned=_("Which card beats which, and what each of them counts."),
    table=LessonTable(
        (
            "T21 T16 T9 T5 T1 HQ H1 DJ ST CK",
            "HK HC CJ SK SQ T19 T15 T10 T6 DQ",
            "HJ CT DK DC SC T18 T17 T14 T8 CQ",
            "T7 CC D1 SJ T22 T20 T13 T12 T11 T4",
        ),
        dealer=0,
        before=called(1, "T20"),
    ),
    steps=(
        Tell(
            _("Welcome! Four of us share forty cards, so everybody holds ten. These are yours.").by("Z1", "Z2"),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "You are the dealer (D by your name). {seat1} is forehand (F), which makes {seat1} the "
                "declarer (Dc) too, and has called the {T20}. What that and the tables at the edge mean comes "
                "in later lessons; for now only the cards matter."
            ),
            point(seats=(0, 1), places=("facts", "board")),
        ),
        Tell(
            _(
                "These five are tarocks, our trumps: every one of them beats every suit card. The higher "
                "the number, the better; only the {T22}, which has none, is higher still. II and III are "
                "not in the pack."
            ).by("Z2", "Z5"),
            point("T21 T16 T9 T5 T1"),
        ),
        Tell(
            _(
                "The others are suit cards. There are four suits: {H}, {D}, {S} and {C}. In each the king is the "
                "highest, then queen, cavalier and jack. At the bottom is a plain card, the Glatze: here {H1} and "
                "{ST}."
            ).by("Z4", "Z5"),
            point("HQ H1 DJ ST CK", places=("suits",)),
        ),
        Tell(
            _(
                "Now the points. Kings count 5, queens 4, cavaliers 3, jacks 2, a Glatze nothing. {T22}, "
                "{T21} and {T1} count 5 as well, all other tarocks 1."
            ).by("Z6"),
            point("CK HQ DJ T21 T1"),
        ),
        Quiz(
            _("Count your hand: how many card points do you hold?"),
            (
                Reply(
                    _("20"), _("You have counted the {T1} as an ordinary tarock. It is the lowest, but it counts 5.")
                ),
                Reply(_("24"), _("Right: king 5, queen 4, jack 2, Mond and Pagat 5 each, three tarocks."), right=True),
                Reply(
                    _("35"), _("Here the {H1} and the {ST} count nothing, though they look like something. Try again.")
                ),
            ),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "Now one player leads a card, and the others add one each, going anticlockwise. These four cards are "
                "called a trick. The highest tarock takes it; if there is none, the highest card of the suit led."
            ).by("Z33")
        ),
        Others(plays(1, "HK HJ T7")),
        Ask(
            _(
                "{seat1} has led the {HK}, and {seat3}, who has no hearts, has put a tarock on it. You "
                "have hearts and must play one. Which?"
            ).by("Z34"),
            right=(play(0, "H1"),),
            praise=_("Quite right. {seat3} gets the trick, and from you only a Glatze."),
            wrong=(
                Wrong(
                    (play(0, "HQ"),),
                    _(
                        "The trick belongs to {seat3} whatever you do, and with the queen you give 4 card points "
                        "away. You have a cheaper heart."
                    ).by("Z6"),
                ),
                Wrong(
                    (play(0, "T21"), play(0, "T9"), play(0, "T16")),
                    _("A tarock would beat it, but you may not: whoever has the suit that was led must play it.").by(
                        "Z34"
                    ),
                ),
            ),
            otherwise=_("Hearts were led. Look for the heart that counts nothing."),
            at=point("HK T7"),
        ),
        Quiz(
            _("What is in this trick? The {HK}, the {HJ}, a tarock and your Glatze."),
            (
                Reply(_("7 card points"), _("Almost: the tarock counts 1 too.")),
                Reply(_("8 card points"), _("Right: 5 and 2 and 1."), right=True),
                Reply(_("9 card points"), _("One too many: the Glatze counts nothing.")),
            ),
        ),
        Others(plays(3, "CC")),
        Ask(
            _("{seat3} leads a club. You have only one, so the choice is easy.").by("Z34"),
            right=(play(0, "CK"),),
            otherwise=_("Play your club."),
            at=point("CC"),
        ),
        Others(plays(1, "CJ CT")),
        Tell(
            _(
                "Your king was the highest, and the others had clubs too, so nobody could trump: the trick is yours, "
                "10 card points, and you lead next. In all forty cards there are 88 of them. Those who play together "
                "are called a side, here the declarer and whoever holds the card he called: with 45 this side wins "
                "the game."
            ).by("Z6", "Z7", "Z33")
        ),
    ),
)
