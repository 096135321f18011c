# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first lesson: the cards, and what they count."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

_HANDS: Final = (
    "SA DT C9 HQ ST D8 C7 H7",
    "DA SK CK HK S9 D9 CQ H8",
    "HT SQ DK CT S8 D7 CJ H9",
    "HA DQ SJ CA HJ DJ S7 C8",
)
_TEN_IS_BEATEN: Final = Wrong(
    (play(0, "DT"),),
    _(
        "{seat1} has the {DA} and in fact had to play it: whoever can beat the trick must. That makes 20 points for "
        "{seat1}. Lead a card that nobody can beat."
    ).by("R26"),
    then=plays(1, "DA D7 DJ"),
)

CARDS: Final = Lesson(
    id="cards",
    title=_("The cards and what they count"),
    learned=_("Which card beats which, and which ones are worth something."),
    table=LessonTable(_HANDS, dealer=3, before=(Call(YOU, card("HT")),)),
    steps=(
        Tell(
            _("Welcome! Four people sit here, and each holds eight of the 32 cards. These are yours."),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "The letters by the names say who deals (D), who is forehand and leads first (F), and who "
                "has called a card (C): here that is you. At the edge of the table you see that card and what is "
                "trumps. How one calls comes in a later lesson; for now only your hand matters."
            ),
            point(seats=(0, 3), places=("facts",)),
        ),
        Tell(
            _(
                "There are four suits: {H}, {D}, {S} and {C}. In each the ace is the highest card, and right "
                "behind it comes the ten, even above the king. So with {SA} and {ST} you hold the two best "
                "cards of that suit."
            ).by("R3"),
            point("SA ST", places=("suits",)),
        ),
        Tell(
            _(
                "Only aces and tens count, ten points each. King, Over (O) or queen, Under (U) or jack and the cards "
                "below are worth nothing."
            ).by("R4"),
            point("SA ST DT"),
        ),
        Quiz(
            _("How many points are in your hand?"),
            (
                Reply(_("20"), _("There is one more: look for aces and tens of every suit.")),
                Reply(_("30"), _("Right: one ace and two tens."), right=True),
                Reply(_("40"), _("That is too much: the {HQ} counts nothing.")),
            ),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "Now one player lays down a card, and the others add one each, going clockwise. These four cards are "
                "called a trick. Whoever has the suit that was led must play it, and its highest card takes all four. "
                "Trumps come in the next lesson."
            ).by("R25", "R26", "R28")
        ),
        Ask(
            _("Now lead to the first trick. Everybody has to follow suit, so choose a card that is sure to win.").by(
                "R25"
            ),
            right=(play(0, "SA"),),
            praise=None,
            wrong=(
                _TEN_IS_BEATEN,
                Wrong((play(0, "ST"),), _("That would win too, since you hold the ace yourself. Take the ace first.")),
            ),
            otherwise=_("Somebody could beat that. Which of your cards is an ace?"),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "S9 S8 S7")),
        Tell(_("The trick is yours. With the ace in it you have 10 points, and you lead again.").by("R25", "R28")),
        Ask(
            _("The ace is gone. Which of your cards is the highest of its suit now? Lead it."),
            right=(play(0, "ST"),),
            wrong=(_TEN_IS_BEATEN,),
            otherwise=_("I mean your other card in {S}."),
        ),
        Others(plays(1, "SK SQ SJ")),
        Tell(
            _(
                "Even the king had to fall to your ten. You have 20 points now. There are 80 in the aces and tens, "
                "and the last trick brings 10 more: 90 in all. Those who play together are a side; in the end each "
                "side adds up its points. As long as nobody declares or announces anything (that comes later), the "
                "side that has 50 wins the deal."
            ).by("R4", "R32")
        ),
    ),
)
