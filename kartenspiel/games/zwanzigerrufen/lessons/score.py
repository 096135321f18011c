# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: the score sheet of a deal, line by line."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.announcing import HANDS, TRICKS, WORDS
from kartenspiel.model.lesson import Lesson, LessonTable, Quiz, Reply, Tell
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

SCORE: Final = Lesson(
    id="score",
    title=_("What is paid"),
    learned=_("How to read the score sheet and work it out yourself."),
    table=LessonTable(HANDS, dealer=3, options={"knocking": "off"}, before=(*WORDS, *sum(TRICKS, ()))),
    steps=(
        Tell(
            _(
                "This is the deal in which you announced the Pagat. The last trick is played; now "
                "everything is written down, line by line."
            ).by("Z52"),
            point(lines=("Z6",)),
        ),
        Tell(
            _(
                "First the card points that each of you has taken. You called, {seat2} was your partner: "
                "your two numbers are added."
            ).by("Z6", "Z8"),
            point(lines=("Z6", "Z8")),
        ),
        Quiz(
            _("The sheet says it: you two have enough. How many card points would have been just enough?").by("Z7"),
            (
                Reply(_("44"), _("That is half of 88, and with half the declarer has lost.")),
                Reply(_("45"), _("Right. At 44 against 44 the others have won."), right=True),
                Reply(_("56"), _("That is what Absolut needs. The game is won with less.").by("Z43")),
            ),
            point(lines=("Z7",)),
        ),
        Tell(
            _("Your Pagat was announced, that is 2, and {seat1} said Kontra: 4.").by("Z28", "Z40"),
            point(lines=("Z41",)),
        ),
        Tell(
            _(
                "Then what nobody announced: the others have no more than 32 card points, so you have "
                "made Absolut without a word. It counts 1."
            ).by("Z40", "Z43"),
            point(lines=("Z43",)),
        ),
        Tell(
            _("And {T22}, {T21} and {T1} were all dealt to you: that is the Trull, another 1.").by("Z40", "Z48"),
            point(lines=("Z48",)),
        ),
        Quiz(
            _("Game 1, Pagat 4, Absolut 1, Trull 1. What do you get in the end?").by("Z53", "Z54"),
            (
                Reply(
                    _("7, and my partner 7 as well"),
                    _("Right: two against two, each of you gets 7 and each of the others pays 7."),
                    right=True,
                ),
                Reply(
                    _("7, to be shared with my partner"),
                    _("Nothing is shared: each of you gets the whole sum, and each of the others pays it."),
                ),
                Reply(_("21, three times 7"), _("Three times you get it only when you play alone against three.")),
            ),
        ),
        Tell(
            _(
                "And so it stands in the last line. All four numbers together always make zero: what is "
                "won, somebody has paid."
            ).by("Z54"),
            point(lines=("Z7", "Z41", "Z43", "Z48")),
        ),
    ),
)
