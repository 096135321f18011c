# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first lesson of Anrufen: the cards, following suit, beating and trumping."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Call, Pass, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_RESI: Final = Seat(1)
_TABLE: Final = LessonTable(
    ("SA SJ DA DJ HT HJ", "SK HA HK H9 CK CJ", "ST SQ HQ DT DK D9", "S9 DQ CA CT CQ C9"),
    dealer=0,
    before=(
        Bid(_RESI, "simple"), Pass(Seat(2)), Pass(Seat(3)), Pass(YOU),
        Trumps(_RESI, Suit.HEARTS), Call(_RESI, card("SA")),
    ),
)  # fmt: skip

CARDS: Final = Lesson(
    id="cards",
    title=_("The cards and the tricks"),
    learned=_("Which card beats which, and when you have to follow, beat or trump."),
    table=_TABLE,
    steps=(
        Tell(
            _(
                "Welcome! These six cards are yours. There are four suits: {H}, {D}, {S} and {C}. In each the ace is "
                "the highest, right behind it comes the ten, then king, queen or Over (O), jack or Under (U), and "
                "nine."
            ).by("A3"),
            point(places=("hand", "suits")),
        ),
        Tell(
            _(
                "One player lays down a card, and the others add one each, going clockwise. These four cards are "
                "called a trick. The highest card of the suit that was led takes all four, unless a trump is among "
                "them: that beats every other suit."
            ).by("A32", "A33")
        ),
        Tell(
            _(
                "{seat1} is the bidder (B by the name) and has named {H} trumps. The {SA} was called: whoever holds "
                "it is the partner (P), and that is you. Nobody else knows it yet. Those who play together are a side."
            ).by("A20", "A23"),
            point("SA", seats=(1,), places=("facts",)),
        ),
        Others(plays(1, "SK ST S9")),
        Tell(
            _(
                "{seat1} has led the {SK}, and {seat2} has put the {ST} on it. So far the ten wins: it is higher than "
                "the king."
            ).by("A3", "A33"),
            point("SK ST"),
        ),
        Ask(
            _("Your turn. You have two {S}: which one do you play?"),
            right=(play(0, "SA"),),
            praise=_(
                "Right. You follow suit and beat the ten. The trick is yours, and with ace and ten it has 20 points."
            ).by("A4", "A32"),
            wrong=(
                Wrong(
                    (play(0, "SJ"),),
                    _("You cannot keep the ace back: if you can beat what lies there, you must.").by("A32"),
                ),
                Wrong(
                    (play(0, "HT"), play(0, "HJ")),
                    _("A trump would win, but you have {S}: then you must follow suit.").by("A32"),
                ),
                Wrong(
                    (play(0, "DA"), play(0, "DJ")),
                    _("{S} were led, and you have {S}: then you must follow suit.").by("A32"),
                ),
            ),
            at=point("SA SJ"),
        ),
        Ask(
            _(
                "Whoever takes a trick leads to the next one. An ace that is no trump often brings ten points "
                "home: lead yours."
            ).by("A31"),
            right=(play(0, "DA"),),
            wrong=(
                Wrong(
                    (play(0, "HT"),),
                    _(
                        "{seat1} has the {HA} and has to beat your ten with it: the two best trumps of your side fall "
                        "in one trick."
                    ).by("A32"),
                    then=plays(1, "HA HQ DQ"),
                ),
            ),
            otherwise=_("Somebody can beat that. You still have an ace."),
            at=point("DA"),
        ),
        Others(plays(1, "H9 D9 DQ")),
        Tell(
            _(
                "{seat1} has no {D} and had to trump, even though you are partners. The {H9} is the lowest trump, and "
                "yet it takes the ace."
            ).by("A32", "A33"),
            point("H9 DA"),
        ),
        Others(plays(1, "CK HQ C9")),
        Ask(
            _("{seat1} leads {C}, and {seat2} trumps with the {HQ}. You have no {C} either. What now?"),
            right=(play(0, "HT"),),
            praise=_(
                "Right: without the suit you must trump, and higher than the trump that lies there, if you can."
            ).by("A32"),
            wrong=(
                Wrong(
                    (play(0, "HJ"),),
                    _("This trump is lower than the {HQ}. You have a higher one, so you must take that.").by("A32"),
                ),
                Wrong(
                    (play(0, "SJ"), play(0, "DJ")),
                    _("Throwing something away would be nice. But whoever has none of the suit must trump.").by("A32"),
                ),
            ),
            at=point("HQ", places=("hand",)),
        ),
        Quiz(
            _(
                "You have taken two tricks: the first with ace and ten, and now this one. How many points are in them?"
            ).by("A4"),
            (
                Reply(_("20"), _("You have forgotten the {HT} in this trick.")),
                Reply(_("30"), _("Right: {SA}, {ST} and {HT}, ten each."), right=True),
                Reply(
                    _("40"),
                    _("A king counts nothing, and neither does a queen or an Over. Only aces and tens do.").by("A4"),
                ),
            ),
        ),
        Tell(
            _(
                "There are 80 points in the aces and tens, and the last trick brings ten more: 90 in every deal. Now "
                "you know how cards are played in Anrufen."
            ).by("A4")
        ),
    ),
)
