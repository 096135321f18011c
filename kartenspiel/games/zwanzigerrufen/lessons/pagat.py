# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: bringing the Pagat home."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import called
from kartenspiel.model.lesson import Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

PAGAT: Final = Lesson(
    id="pagat",
    title=_("Bring the Pagat home"),
    learned=_("When the Pagat is safe and when it is not."),
    table=LessonTable(
        (
            "T1 T6 T12 T14 T17 T10 CJ HK HQ H1",
            "CK DK DQ HC T4 T8 T9 T20 T5 T16",
            "SQ SK CC DC DJ HJ T7 T11 T18 T22",
            "SC SJ ST CT CQ D1 T13 T15 T19 T21",
        ),
        dealer=1,
        before=called(2, "T20"),
    ),
    steps=(
        Tell(
            _(
                "The Pagat counts as much as a king, and every other tarock beats it. If you want to win "
                "a trick with it, nobody may put a tarock on it after you."
            ).by("Z5", "Z6"),
            point("T1"),
        ),
        Others(plays(2, "SQ SC")),
        Ask(
            _(
                "Spades, and you have none: you must play a tarock. After you comes {seat1}, and nobody "
                "knows what {seat1} has in spades. Which tarock?"
            ).by("Z34"),
            right=(play(0, "T12"), play(0, "T14"), play(0, "T10")),
            praise=_("{seat1} has no spades either. Lucky that it was not the Pagat!"),
            wrong=(
                Wrong(
                    (play(0, "T1"),),
                    _(
                        "{seat1} has no spades either, and must play a tarock: the Pagat is gone, with 5 card points."
                    ).by("Z34"),
                    then=plays(1, "T4"),
                ),
                Wrong(
                    (play(0, "T6"),),
                    _("A little too small: {seat1} has no spades either and goes over it."),
                    then=plays(1, "T8"),
                ),
                Wrong(
                    (play(0, "HK"), play(0, "H1"), play(0, "CJ")),
                    _("With a tarock in your hand you may not discard that.").by("Z34"),
                ),
            ),
            otherwise=_("The highest is too good for that. Take one from the middle."),
            at=point("SQ T1", seats=(1,)),
        ),
        Others(plays(1, "T4")),
        Ask(
            _("You lead. Get rid of your single club."),
            right=(play(0, "CJ"),),
            wrong=(
                Wrong(
                    (play(0, "T1"),),
                    _("Then all three must play a tarock, and every one of them is higher.").by("Z34"),
                    then=plays(1, "T9 T7 T13"),
                ),
            ),
            otherwise=_("The club, please."),
        ),
        Others(plays(1, "CK CC CT")),
        Others(plays(1, "DK DC D1")),
        Ask(
            _("Three diamonds on the table, and you have none. Do you see what is different now?"),
            right=(play(0, "T1"),),
            praise=_("You are last: nobody comes after you who could beat it. 13 card points, and the Pagat is home!"),
            wrong=(
                Wrong(
                    (play(0, "T6"), play(0, "T17")),
                    _(
                        "That wins too, but the Pagat stays behind in your hand. You play last: when will it be "
                        "as safe as now?"
                    ),
                ),
            ),
            otherwise=_("You have no diamonds: it takes a tarock. Which one would you like to bring home?"),
            at=point("DK T1"),
        ),
        Quiz(
            _("And if in the end the Pagat has to go under a higher tarock: whose trick should that be?"),
            (
                Reply(_("My partner's"), _("Right: its 5 card points count for both of you."), right=True),
                Reply(_("An opponent's"), _("Then the 5 card points are his side's.")),
            ),
        ),
    ),
)
