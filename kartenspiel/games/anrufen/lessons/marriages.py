# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Anrufen: marriages, with which one gets to a hundred."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Call, Declare, Pass, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_SILENT: Final = _(
    "A card of a marriage led without a word: those points are gone for good. First say it, then lead."
).by("A38")
_LEAD_QUEEN: Final = _("One of the two must now be led. Keep the king, which is the higher one.").by("A35")
_KING_TOO: Final = _("The king would be allowed too. But the higher one of the two is worth keeping.").by("A35")

_MARRIAGES_TABLE: Final = LessonTable(
    ("SA SK SQ HK HQ CA", "S9 HJ C9 DA DK DJ", "SJ HT CQ DT DQ D9", "ST HA CJ CT CK H9"),
    dealer=3,
    before=(
        Bid(YOU, "hundred"),
        Pass(Seat(1)),
        Pass(Seat(2)),
        Pass(Seat(3)),
        Trumps(YOU, Suit.SPADES),
        Call(YOU, card("HA")),
    ),
)  # fmt: skip

MARRIAGES: Final = Lesson(
    id="marriages",
    title=_("Twenty and forty"),
    learned=_("How marriages are declared, and how one gets to a hundred."),
    table=_MARRIAGES_TABLE,
    steps=(
        Tell(
            _(
                "You have bid a hundred, with {S} as trumps, and called the {HA}. The cards alone bring 90 points at "
                "most, so you need a marriage: king and queen or Over of one suit. You hold two."
            ).by("A4", "A9", "A35"),
            point("SK SQ HK HQ", places=("facts",)),
        ),
        Quiz(
            _("How much do your two marriages bring together?").by("A35"),
            (
                Reply(_("40"), _("That is the one in trumps alone.")),
                Reply(_("60"), _("Right: 40 in trumps and 20 in {H}."), right=True),
                Reply(_("80"), _("Only the marriage in trumps counts 40.")),
            ),
        ),
        Ask(
            _(
                "A marriage is declared when you lead, one at a time. Begin with {H}: then your partner has to take "
                "the trick with the {HA} and is known."
            ).by("A35", "A36"),
            right=(Declare(YOU, Suit.HEARTS),),
            wrong=(
                Wrong((play(0, "HQ"), play(0, "HK"), play(0, "SQ"), play(0, "SK")), _SILENT),
                Wrong(
                    (Declare(YOU, Suit.SPADES),),
                    _(
                        "You may, and the 40 would be safe. But your partner is more easily found with {H}, and the "
                        "trumps will not run away."
                    ),
                ),
            ),
            otherwise=_("First the marriage in {H}."),
            at=point("HK HQ", places=("choices",)),
        ),
        Ask(
            _LEAD_QUEEN,
            right=(play(0, "HQ"),),
            wrong=(Wrong((play(0, "HK"),), _KING_TOO),),
            at=point("HK HQ"),
        ),
        Others(plays(1, "HJ HT HA")),
        Tell(
            _(
                "{seat2} had to beat your card with the {HT}, and {seat3}, your partner, that ten with the {HA}. The "
                "trick brings 20, and your marriage counts 20."
            ).by("A32", "A37"),
            point("HT HA", seats=(3,)),
        ),
        Others(plays(3, "CJ")),
        Ask(
            _("{seat3} leads {C} so that you get in. You have one of them."),
            right=(play(0, "CA"),),
            wrong=(
                Wrong(
                    (play(0, "SA"), play(0, "SK"), play(0, "SQ")), _("You have {C}, so you must follow suit.").by("A32")
                ),
                Wrong((play(0, "HK"),), _("You may throw nothing away as long as you can follow suit.").by("A32")),
            ),
            at=point("CA"),
        ),
        Others(plays(1, "C9 CQ")),
        Quiz(
            _("How many points has your side got so far, with the twenty?"),
            (
                Reply(_("30"), _("Those are the cards. The twenty you declared counts as well.")),
                Reply(_("50"), _("Right: {HT}, {HA} and {CA} are 30, and the marriage makes 50."), right=True),
                Reply(_("70"), _("Count again: two aces and one ten have fallen, and one twenty.")),
            ),
        ),
        Ask(
            _("You lead again: it is time for your second marriage."),
            right=(Declare(YOU, Suit.SPADES),),
            wrong=(
                Wrong((play(0, "SQ"), play(0, "SK")), _SILENT),
                Wrong(
                    (play(0, "HK"),),
                    _("And if you do not get in again? Take the forty while you are leading.").by("A35"),
                ),
            ),
            otherwise=_("A good card. But take the forty first, while you are leading."),
            at=point("SK SQ", places=("choices",)),
        ),
        Ask(
            _LEAD_QUEEN,
            right=(play(0, "SQ"),),
            wrong=(
                Wrong((play(0, "SK"),), _KING_TOO),
                Wrong(
                    (play(0, "SA"),), _("You have just declared a marriage: now you must lead a card of it.").by("A35")
                ),
            ),
            at=point("SK SQ"),
        ),
        Others(plays(1, "S9 SJ ST")),
        Tell(
            _(
                "{seat3} takes it with the {ST}: 50 and 40 and 10 make exactly 100. The bid is made, "
                "whatever comes now. That is how a hundred is brought home."
            ).by("A40"),
            point("ST"),
        ),
    ),
)
