# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: Mond and Sküs."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import called
from kartenspiel.model.lesson import Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

MOND: Final = Lesson(
    id="mond",
    title=_("Beware of the Sküs"),
    learned=_("How to look after the Mond."),
    table=LessonTable(
        (
            "T21 T18 T6 T11 HQ H1 DC DJ SQ CT",
            "T22 T9 T20 T16 DK HK SC CK CC ST",
            "T12 T13 T19 T8 T14 D1 HC SK SJ CQ",
            "T17 T5 T4 T7 T10 T15 T1 DQ HJ CJ",
        ),
        dealer=1,
        before=called(2, "T20"),
    ),
    steps=(
        Tell(
            _(
                "You hold the {T21}. Only one card is higher: the {T22}. If it catches the Mond in the "
                "same trick, that is a Mondfang, and your side pays for it."
            ).by("Z50"),
            point("T21"),
        ),
        Others(plays(2, "T12 T17")),
        Ask(
            _(
                "{seat2}, who called, leads a tarock; {seat3} has gone over it. {seat1} comes after you, "
                "and nobody has seen the {T22} yet. What do you play?"
            ),
            right=(play(0, "T18"), play(0, "T6"), play(0, "T11")),
            praise=_("Patience pays: the {T22} was just behind you."),
            wrong=(
                Wrong(
                    (play(0, "T21"),),
                    _(
                        "There it is, the {T22}! 5 card points lost, a Mondfang to pay, and the next four deals "
                        "count double."
                    ).by("Z50", "Z57"),
                    then=plays(1, "T22"),
                ),
            ),
            otherwise=_("Tarock was led: another tarock, please."),
            at=point("T17", seats=(1,)),
        ),
        Others(plays(1, "T22")),
        Others(plays(1, "T9 T13 T5")),
        Ask(
            _("The {T22} is gone. {seat2} holds the trick with the XIII, and you play last. Now?"),
            right=(play(0, "T21"),),
            praise=_("Now the Mond is the highest card there is. Home it goes, with 5 card points."),
            otherwise=_("Why wait? Nothing can touch the Mond any more."),
            at=point("T13 T21"),
        ),
        Quiz(
            _("Suppose it had been your own partner who took your Mond with the {T22}. Who would have paid?").by("Z50"),
            (
                Reply(
                    _("Nobody, it stays in the family"),
                    _("That would be nice. But whoever loses the Mond pays, whoever took it."),
                ),
                Reply(_("The two of us"), _("Right: the side that played the Mond pays, whoever took it."), right=True),
                Reply(_("The opponents"), _("They get something for it.")),
            ),
        ),
        Quiz(
            _("And what if {T22}, {T21} and {T1} fall into one trick?").by("Z35"),
            (
                Reply(_("The Sküs wins, as always"), _("Not this time. Think of a fairy tale.")),
                Reply(
                    _("The Pagat wins"),
                    _(
                        "Right, that is the fairy-tale trick: the smallest beats the two great ones, and there is"
                        " no Mondfang."
                    ).by("Z35", "Z50"),
                    right=True,
                ),
            ),
        ),
    ),
)
