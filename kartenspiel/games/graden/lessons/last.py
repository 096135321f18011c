# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Graden: the partner whom the last trick brings, and the score sheet."""

from typing import Final

from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

LAST: Final = Lesson(
    id="last",
    title=_("At the last, and the payment"),
    learned=_("How to play Durchmarsch am letzten, and who pays whom."),
    table=LessonTable(
        ("SA SK SQ DA DK C9", "SJ DQ DJ HA HK CQ", "ST DT D9 HQ HJ CA", "S9 HT H9 CK CJ CT"),
        dealer=3,
    ),
    steps=(
        Ask(
            _(
                "You speak first. With tens low you have five sure tricks, but you cannot count on the {C9}. One "
                "contract fits that exactly: look through the list."
            ).by("G17"),
            right=(Bid(YOU, "durchmarsch_letzten"),),
            praise=_("Durchmarsch am letzten: the first five tricks alone, and who takes the sixth is with you.").by(
                "G28"
            ),
            wrong=(
                Wrong(
                    (Bid(YOU, "koenigmord"), Bid(YOU, "zehnermord")),
                    _("For that you would need all six tricks, and nobody helps you with the {C9}.").by("G17"),
                ),
                Wrong(
                    (Bid(YOU, "durchmarsch_mit"), Bid(YOU, "hundert_mit")),
                    _(
                        "You could call a card for the {C9}, but then its holder must not throw it away. There is "
                        "something that you can do without help."
                    ).by("G27"),
                ),
                Wrong(
                    (Bid(YOU, "hundert_letzten"),),
                    _(
                        "There the tens are high: then the {DT} beats your {DK} if it does not fall under the ace. "
                        "Tens low suits you better."
                    ).by("G3", "G17"),
                ),
                Wrong((Pass(YOU),), _("Out for this deal, with such a hand? Look through the list.").by("G8")),
            ),
            otherwise=_("Lose every trick? With these aces and kings?"),
            at=point(places=("hand", "choices")),
        ),
        Others((Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3)))),
        Ask(
            _("All others have said “good”. Lead your first sure trick: {S}, from the top."),
            right=(play(0, "SA"),),
            wrong=(
                Wrong(
                    (play(0, "C9"),),
                    _("It loses the first trick at once, and you pay all three. It belongs at the end.").by("G28"),
                    then=plays(1, "CQ CA CK"),
                ),
            ),
            otherwise=_("That wins as well. But begin with the {SA}."),
            at=point(places=("hand",)),
        ),
        Others(
            (
                *plays(1, "SJ ST S9"),
                *plays(0, "SK HK HJ H9"),
                *plays(0, "SQ HA HQ HT"),
                *plays(0, "DA DJ D9 CT"),
                *plays(0, "DK DQ DT CJ"),
            ),
            _("And now the other four, one after the other."),
        ),
        Ask(
            _("Five tricks are yours. Now the last card: whom will it bring you?"),
            right=(play(0, "C9"),),
            otherwise=_("You have only one card left."),
            at=point("C9"),
        ),
        Others(plays(1, "CQ CA CK")),
        Quiz(
            _("Who has won this deal?").by("G28"),
            (
                Reply(_("You alone"), _("Only if you take all six tricks do all three pay you.").by("G28")),
                Reply(
                    _("You and {seat2}"),
                    _("Right: {seat2} has taken the last trick and wins with you, by mere luck.").by("G28"),
                    right=True,
                ),
                Reply(
                    _("You and {seat1}"),
                    _("{seat1} was the first to go over it, with the {CQ}, but the {CA} took the trick.").by("G21"),
                ),
            ),
            point(lines=("G28",)),
        ),
        Tell(
            _(
                "Here you see it: first who won with whom, then the contract and what it brings everybody. You and "
                "{seat2} get 40 cents each, the others pay 40 each."
            ).by("G33"),
            point(lines=("G28", "G33")),
        ),
        Quiz(
            _("And if you had lost one of the first five tricks?").by("G28", "G33"),
            (
                Reply(
                    _("You pay 40 cents to each of the three"),
                    _("Right: whoever fails at the last fails alone."),
                    right=True,
                ),
                Reply(
                    _("You and a partner pay 40 cents each"),
                    _("The partner is made only by the sixth trick, and only for a game that was won.").by("G28"),
                ),
            ),
        ),
        Tell(
            _("Below the line you see what goes into your account. Now you know how deals are paid in Graden.").by(
                "G38"
            ),
            point(lines=("G38",)),
        ),
    ),
)
