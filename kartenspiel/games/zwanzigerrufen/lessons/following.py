# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: what one must play."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import called
from kartenspiel.model.lesson import Ask, Lesson, LessonTable, Others, Quiz, Reply, Wrong, play, plays
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

FOLLOWING: Final = Lesson(
    id="following",
    title=_("What you must play"),
    learned=_("When you must follow suit, when you must play a tarock, and when you are free."),
    table=LessonTable(
        (
            "SK ST D1 CQ CJ T22 T17 T9 T6 T4",
            "SC DC HC T8 T18 T15 T14 HJ CT T7",
            "SJ DK HK T5 T20 T21 T12 T10 CC T1",
            "SQ DJ H1 T11 T19 T16 T13 HQ CK DQ",
        ),
        dealer=2,
        before=called(3, "T20"),
    ),
    steps=(
        Others(plays(3, "SQ")),
        Ask(
            _(
                "{seat3} leads the {SQ}. You have two spades and must play one of them, but which one is "
                "up to you: nobody has to beat."
            ).by("Z34"),
            right=(play(0, "SK"),),
            wrong=(
                Wrong(
                    (play(0, "ST"),),
                    _("You may, but look: the queen takes it all, 9 card points. You had the king for it.").by("Z35"),
                    then=plays(1, "SC SJ"),
                ),
                Wrong(
                    (play(0, "T22"), play(0, "T9"), play(0, "T4"), play(0, "D1")),
                    _("You have spades, so it has to be a spade.").by("Z34"),
                ),
            ),
            otherwise=_("Spades were led, and you have some."),
            at=point("SQ"),
        ),
        Others(plays(1, "SC SJ")),
        Ask(
            _(
                "Fourteen card points for you, and the lead. Get rid of a suit in which you have a single"
                " card: the next time it comes you can trump it."
            ),
            right=(play(0, "D1"),),
            wrong=(
                Wrong(
                    (play(0, "CQ"),),
                    _("You have two clubs, and {seat3} holds the {CK}: your queen would be gone."),
                    then=plays(1, "CT CC CK"),
                ),
                Wrong(
                    (play(0, "ST"),),
                    _(
                        "Your only spade, true. But the other four have just been played: spades will not come "
                        "again, so there is nothing to trump. You have another single card."
                    ),
                ),
                Wrong(
                    (play(0, "CJ"),),
                    _("Then you would still have the queen of clubs. Of which suit do you have only one card?"),
                ),
            ),
            otherwise=_("Of which suit do you have only one card?"),
        ),
        Others(plays(1, "DC DK DJ")),
        Others(plays(2, "HK H1")),
        Ask(
            _(
                "{seat2} leads the {HK}, and you have no hearts at all. Now you must play a tarock. Which"
                " one do you take?"
            ).by("Z34"),
            right=(play(0, "T4"), play(0, "T6"), play(0, "T9")),
            praise=_("A small one will do. That is how kings are caught."),
            wrong=(
                Wrong(
                    (play(0, "CQ"), play(0, "CJ"), play(0, "ST")),
                    _("You may not discard that while you have a tarock.").by("Z34"),
                ),
                Wrong(
                    (play(0, "T22"), play(0, "T17")),
                    _(
                        "That is a sledgehammer for a nut. Only {seat1} still plays after you; keep the high ones "
                        "for the other tarocks."
                    ),
                    then=plays(1, "HC"),
                ),
            ),
            otherwise=_("A tarock, please, and not the best you have."),
            at=point("HK"),
        ),
        Others(plays(1, "HC")),
        Ask(
            _(
                "The king is yours. You may lead a tarock too; then everybody must answer with one. Lead "
                "the highest of all."
            ).by("Z34"),
            right=(play(0, "T22"),),
            wrong=(
                Wrong((play(0, "T17"),), _("Not bad, but {seat2} still has the {T21}."), then=plays(1, "T7 T21 T11")),
            ),
            otherwise=_("The highest of all tarocks bears no number."),
        ),
        Others(plays(1, "T7 T5 T11")),
        Quiz(
            _(
                "Three tarocks fell under yours. And now think: what may you play if you have neither the"
                " suit that was led nor a tarock?"
            ).by("Z34"),
            (
                Reply(_("Only a Glatze"), _("No, you are quite free then.")),
                Reply(
                    _("Any card"),
                    _("Right. Discard something cheap, or put something good into your partner's trick."),
                    right=True,
                ),
                Reply(_("No card at all"), _("Everybody adds a card to every trick.")),
            ),
        ),
    ),
)
