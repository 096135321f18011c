# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: Kontra and its answers."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong
from kartenspiel.model.moves import Announce, Bid, Kontra, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

RAISING: Final = Lesson(
    id="raising",
    title=_("Kontra!"),
    learned=_("When to say Kontra, and what it costs."),
    table=LessonTable(
        (
            "T22 T19 T14 T9 T7 T6 HK HQ DK SK",
            "T20 T17 T15 T5 HC DQ DJ SC CK CT",
            "T21 T18 T16 T13 T1 H1 DC SQ ST CQ",
            "T12 T11 T10 T8 T4 HJ D1 SJ CJ CC",
        ),
        dealer=2,
        options={"knocking": "off"},
        before=(Bid(Seat(3), "normal", card("T20")), Pass(Seat(3))),
    ),
    steps=(
        Tell(
            _(
                "{seat3} is forehand and has called the Twenty. You have not got it: you and one of the "
                "others play against {seat3}. And look what you hold!"
            ).by("Z8", "Z17"),
            point("T22 T19 HK DK SK", seats=(3,)),
        ),
        Ask(
            _(
                "Six tarocks with the {T22}, three kings, and a partner besides: this game {seat3} will "
                "hardly win. Say so, and it counts double."
            ).by("Z28"),
            right=(Kontra(YOU, "game"),),
            praise=_(
                "Kontra to the game. It counts 2 now, for your unknown partner too: what one says holds "
                "for the whole side."
            ).by("Z28", "Z31"),
            wrong=(
                Wrong(
                    (Pass(YOU),),
                    _("You would probably win that way too, but only 1. With a hand like this you speak up."),
                ),
                Wrong(
                    (Announce(YOU, "absolut"),),
                    _(
                        "It includes Kontra, true. But then the declarer's side may not get more than 32 card "
                        "points, and you do not know yet who helps you."
                    ).by("Z27", "Z43"),
                ),
                Wrong(
                    (Bid(YOU, "solo"),),
                    _(
                        "Brave, but alone it would be a near thing: you need 45 card points, and fourteen tarocks"
                        " are out against you. Kontra is the safer money."
                    ).by("Z22"),
                ),
            ),
            otherwise=_("I mean Kontra to the game."),
            at=point(places=("choices",)),
        ),
        Others((Pass(YOU), Pass(Seat(1)), Pass(Seat(2)), Kontra(Seat(3), "game"), Pass(Seat(3)))),
        Quiz(
            _("{seat3} is not impressed and says Retour. What does the game count now?").by("Z28"),
            (
                Reply(_("3"), _("It is doubled again, not raised by one.")),
                Reply(_("4"), _("Right: 1, with Kontra 2, with Retour 4. Whoever loses pays 4."), right=True),
                Reply(_("8"), _("That would be Supra, the next step, and that is yours to say.")),
            ),
        ),
        Quiz(
            _("Who was allowed to say Retour there? Think of whose game it is.").by("Z28"),
            (
                Reply(
                    _("Only {seat3} or {seat3}'s partner"),
                    _(
                        "Right. Kontra and Supra belong to those who are against it, Retour and Resupra to those "
                        "whose game it is."
                    ),
                    right=True,
                ),
                Reply(_("Anybody"), _("No: only the side that was doubled may answer, and that is not yours.")),
            ),
        ),
        Ask(
            _("Enough is enough: let the game stand at 4."),
            right=(Pass(YOU),),
            wrong=(
                Wrong(
                    (Kontra(YOU, "game"),),
                    _("Supra would make it 8. As long as you do not know your partner, 4 is plenty.").by("Z28"),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Others((Pass(Seat(1)), Pass(Seat(2)))),
        Tell(
            _(
                "Three times “pass” after the last word, and then the cards are played. Say Kontra when you are "
                "fairly sure; it costs twice as much if you are wrong."
            ).by("Z32")
        ),
    ),
)
