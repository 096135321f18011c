# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on the score sheet, item by item."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Lesson, LessonTable, Quiz, Reply, Tell, plays
from kartenspiel.model.moves import Call, Declare
from kartenspiel.model.pointer import point
from kartenspiel.model.text import Amount, marker

_ = marker(__package__)

SCORE: Final = Lesson(
    id="score",
    title=_("The score, item by item"),
    learned=_("Working out the difference, and who pays what."),
    table=LessonTable(
        (
            "CK DQ SJ SK S8 DK CJ H7",
            "D9 S9 HQ DA CA CQ CT S7",
            "D8 HT C7 H8 ST D7 C9 HJ",
            "SA HK C8 DJ H9 SQ DT HA",
        ),
        dealer=3,
        before=(
            Call(YOU, card("SA"), Suit.SPADES),
            Declare(YOU, Suit.DIAMONDS),
            *plays(0, "S8 S9 ST SA"),
            *plays(3, "SQ SK S7 D7"),
            *plays(0, "CJ CT C7 C8"),
            *plays(1, "DA D8 DJ DQ"),
            *plays(1, "CA C9 H9 CK"),
            *plays(1, "D9 H8 DT DK"),
            *plays(3, "HA H7 HQ HJ"),
            *plays(3, "HK SJ CQ HT"),
        ),
    ),
    steps=(
        Tell(
            _(
                "The deal is over. At the top of the sheet you see what each player has taken: aces and "
                "tens at 10, and 10 for the last trick, which you won with the {SJ}."
            ).by("M24"),
            point(lines=("M24",)),
        ),
        Tell(_("You called the {SA}, and {seat3} had it. So you two are one side.").by("M12"), point(lines=("M12",))),
        Quiz(
            _(
                "Aces, tens and the last trick make 60 for the two of you, and yet the sheet says 80. "
                "Where do the other 20 come from?"
            ),
            (
                Reply(
                    _("From the pair that I showed"),
                    _(
                        "Yes: {DK} and {DQ}, not in trumps, for 20. And it counts because you won two tricks yourself."
                    ).by("M15", "M18"),
                    right=True,
                ),
                Reply(
                    _("From the called ace"),
                    _("It brings 10 like any ace, and these are among the 60 already.").by("M4"),
                ),
            ),
            point(lines=("M24",)),
        ),
        Quiz(
            _(
                "Suppose {seat3} had won your two tricks instead of you. What would each of you get, at "
                "{one} for ten points?"
            )(one=Amount(1, "kreuzer")),
            (
                Reply(
                    _("{amount}, just as now")(amount=Amount(5, "kreuzer")),
                    _("The points in cards would be the same. But your pair counts only with a trick of your own.").by(
                        "M18"
                    ),
                ),
                Reply(
                    _("Only {amount}")(amount=Amount(3, "kreuzer")),
                    _("Right: the pair would be void, and 60 to 30 is a difference of 30.").by("M18", "M27"),
                    right=True,
                ),
            ),
            point(lines=("M26", "M27")),
        ),
        Quiz(
            _(
                "And if you had won the {DA} as well, which {seat1} has now: what would the difference be "
                "instead of 50?"
            ),
            (
                Reply(
                    _("60"), _("You would have 90. But the others would not have their 30 any more, either.").by("M26")
                ),
                Reply(
                    _("70"),
                    _(
                        "Yes, 90 to 20: what you win the others lack, so every 10 points count twice. That is why it "
                        "is worth a fight to the end."
                    ).by("M26", "M27"),
                    right=True,
                ),
            ),
            point(lines=("M27",)),
        ),
        Tell(
            _(
                "Two against two each loser pays one winner; a caller who is alone settles with each of "
                "the three. Now you can work out any deal."
            ).by("M28"),
            point(lines=("M28",)),
        ),
    ),
)
