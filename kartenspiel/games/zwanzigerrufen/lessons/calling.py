# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: forehand calls, and the partner is found."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import FIRST_TO_THIRD
from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Announce, Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

CALLING: Final = Lesson(
    id="calling",
    title=_("Forehand calls"),
    learned=_("How to call, and how to notice who your partner is."),
    table=LessonTable(
        (
            "T20 T18 T15 T10 T6 T4 HK HC SQ D1",
            "T12 T22 T16 T8 T7 HQ H1 DC SC CJ",
            "T9 T21 T17 T14 T13 T1 DJ ST CK CC",
            "T19 T11 T5 DK DQ SK SJ CQ CT HJ",
        ),
        dealer=3,
        options={"knocking": "off"},
    ),
    steps=(
        Tell(
            _(
                "You sit to the dealer's right: you are forehand. Forehand speaks first, and calls a high"
                " tarock. Whoever holds it plays with you, and keeps it to himself."
            ).by("Z16", "Z17", "Z19"),
            point(places=("choices",)),
        ),
        Quiz(
            _(
                "From the Twenty downwards, you call the highest tarock that you lack. Which one is that "
                "with this hand?"
            ).by("Z17"),
            (
                Reply(_("The {T21}"), _("Nothing higher than the Twenty is ever called. Begin at XX and go down.")),
                Reply(_("The {T20}"), _("You have that one yourself. What comes next?")),
                Reply(_("The {T19}"), _("Right, the Gartenzaun: you hold the XX, and the XIX you lack."), right=True),
            ),
            point("T20 T18"),
        ),
        Ask(
            _("Then call it."),
            right=(Bid(YOU, "normal", card("T19")),),
            wrong=(
                Wrong(
                    (Bid(YOU, "solo"),),
                    _(
                        "Alone against three you would need 45 card points all by yourself. {T22} and {T21} are "
                        "out against you: call a partner."
                    ).by("Z7", "Z22"),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Ask(
            _("It is still your turn: you might announce something. Today you want nothing more. Say “pass”.").by(
                "Z14", "Z15"
            ),
            right=(Pass(YOU),),
            wrong=(
                Wrong(
                    (Announce(YOU, "absolut"),),
                    _(
                        "That would be a promise: the others may then keep no more than 32 card points. Too much "
                        "for six tarocks without a single Trull card."
                    ).by("Z43"),
                ),
                Wrong(
                    (Announce(YOU, "valat"),),
                    _("That would be every single trick. Nobody announces this with such a hand.").by("Z46"),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Others(FIRST_TO_THIRD),
        Ask(
            _(
                "Nobody wants anything else, so the cards are played, and you lead. Lead a small tarock: then "
                "everybody must show one, and perhaps the called one comes out."
            ).by("Z32", "Z33"),
            right=(play(0, "T4"), play(0, "T6")),
            wrong=(
                Wrong(
                    (play(0, "T20"), play(0, "T18")),
                    _("{seat2} takes it with the {T21}. A small one would have done for asking."),
                    then=plays(1, "T7 T21 T5"),
                ),
                Wrong(
                    (play(0, "HK"),),
                    _(
                        "{seat2} has no hearts and takes your king with a tarock. And you still do not know who "
                        "is with you."
                    ),
                    then=plays(1, "H1 T9 HJ"),
                ),
            ),
            otherwise=_("A small tarock, I said: one of your two smallest."),
        ),
        Others(plays(1, "T12 T9 T19")),
        Quiz(
            _("Look at the trick. Who is your partner?"),
            (
                Reply(_("{seat1}"), _("What did {seat1} play? The XII. You called the XIX.")),
                Reply(
                    _("{seat3}"),
                    _(
                        "Yes: there lies the called tarock. From now on everybody at the table knows it, and you "
                        "play together."
                    ),
                    right=True,
                ),
                Reply(_("Nobody can tell yet"), _("One can: the called tarock lies on the table.")),
            ),
            point("T19"),
        ),
        Tell(
            _(
                "Often you notice it before that: whoever puts good cards into your tricks is with you. "
                "Together you need 45 card points; at 44 you have lost."
            ).by("Z7", "Z19")
        ),
    ),
)
