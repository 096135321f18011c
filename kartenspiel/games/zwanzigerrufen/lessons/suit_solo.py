# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Zwanzigerrufen: a Suit Solo."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.lessons.tables import FIRST_TO_THIRD
from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Kontra, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

SUIT_SOLO: Final = Lesson(
    id="suit_solo",
    title=_("A Suit Solo"),
    learned=_("How to play a hand full of kings and queens alone."),
    table=LessonTable(
        (
            "HK HQ HC DK DQ SK SQ T21 T9 T5",
            "DC HJ T8 SC CQ CC CT T22 T16 T11",
            "D1 T14 T10 SJ CK CJ T20 T18 T4 T12",
            "DJ H1 ST T7 T19 T17 T15 T13 T6 T1",
        ),
        dealer=2,
        options={"knocking": "off"},
        before=(Bid(Seat(3), "normal", card("T20")), Pass(Seat(3))),
    ),
    steps=(
        Tell(
            _(
                "Seven suit cards, and what cards! But only three tarocks. In a Suit Solo you play alone "
                "against three, and tarocks are no trumps: the highest card of the suit led wins."
            ).by("Z21", "Z36", "Z38"),
            point("HK HQ HC DK DQ SK SQ"),
        ),
        Ask(
            _("{seat3} has called, but you can bid higher. Do it.").by("Z20", "Z21"),
            right=(Bid(YOU, "suit_solo"),),
            praise=_("Now the call is wiped out, and you play against all three, for 4 from each of them.").by(
                "Z23", "Z38"
            ),
            wrong=(
                Wrong(
                    (Bid(YOU, "solo"),),
                    _(
                        "In a Solo tarocks are trumps, and you have three of twenty: they would trump your kings "
                        "one after the other."
                    ).by("Z35", "Z38"),
                ),
                Wrong(
                    (Pass(YOU), Kontra(YOU, "game")),
                    _("You may. But you do not get suits like these every day, and alone they bring you 3 times 4.").by(
                        "Z54"
                    ),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Ask(
            _("You need not announce anything: say “pass”.").by("Z14"),
            right=(Pass(YOU),),
            at=point(places=("choices",)),
        ),
        Others((*FIRST_TO_THIRD, *plays(3, "DJ"))),
        Ask(
            _("Forehand leads all the same, even when you are the declarer. {seat3} leads the {DJ}: take it.").by(
                "Z33"
            ),
            right=(play(0, "DK"), play(0, "DQ")),
            praise=_("King and queen are both yours, so either will do."),
            wrong=(
                Wrong((play(0, "T21"), play(0, "T5"), play(0, "HK")), _("You have diamonds: follow suit.").by("Z34")),
            ),
            otherwise=_("A diamond that is higher than the jack."),
            at=point("DJ"),
        ),
        Others(plays(1, "DC D1")),
        Ask(
            _("You lead. Begin with your longest suit, from the top."),
            right=(play(0, "HK"),),
            wrong=(
                Wrong(
                    (play(0, "T21"), play(0, "T9"), play(0, "T5")),
                    _("In a Suit Solo you may not lead a tarock while you hold a suit card.").by("Z36"),
                ),
                Wrong((play(0, "SK"), play(0, "SQ")), _("That would do too. But hearts are longer: three of them.")),
            ),
            otherwise=_("The king of your longest suit."),
        ),
        Others(plays(1, "HJ T14 H1")),
        Quiz(
            _("{seat2} has no hearts and must play a tarock: {T14}. Whose trick is it?").by("Z36"),
            (
                Reply(
                    _("{seat2}'s, with the tarock"),
                    _("In every other game, yes. In a Suit Solo a tarock on a suit is worth nothing."),
                ),
                Reply(
                    _("Mine, with the king"),
                    _("Right: the highest heart wins, and the tarock is only a discard."),
                    right=True,
                ),
            ),
            point("HK T14"),
        ),
        Ask(
            _("Jack and Glatze of hearts have fallen. Nobody else has a heart now. Go on."),
            right=(play(0, "HQ"), play(0, "HC")),
            wrong=(Wrong((play(0, "T21"),), _("Suit cards first.").by("Z36")),),
            otherwise=_("Another heart: that trick nobody can take from you."),
        ),
        Others(plays(1, "T8 T10 T6")),
        Tell(
            _(
                "You keep the lead as long as your suits are high. A few tricks full of kings and queens,"
                " and the 45 card points are soon together. In a Suit Solo the Pagat, Trull and Mondfang "
                "mean nothing."
            ).by("Z7", "Z51")
        ),
    ),
)
