# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first lesson of Graden: two orders of the cards, no trumps, and the duty to beat."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_MUST_FOLLOW: Final = _("You have {H}, so you must follow suit. You may throw other suits away only without {H}.").by(
    "G19"
)

CARDS: Final = Lesson(
    id="cards",
    title=_("The cards and the tricks"),
    learned=_("What the two orders of the cards are, and when you must beat."),
    table=LessonTable(
        ("HK H9 DA DK DQ D9", "HJ DJ ST S9 CT C9", "HT DT SQ SJ CQ CJ", "HA HQ SA SK CA CK"),
        dealer=0,
        before=(Bid(Seat(1), "bettler", card("HJ")), Pass(Seat(2)), Pass(Seat(3)), Pass(YOU)),
    ),
    steps=(
        Tell(
            _(
                "Welcome! These six cards are yours. There are four suits: {H}, {D}, {S} and {C}. There are no trumps "
                "in this game, and points hardly ever matter."
            ).by("G4"),
            point(places=("hand", "suits")),
        ),
        Tell(
            _(
                "One player lays down a card, and the others add one each, going clockwise. These four cards are "
                "called a trick. The highest card of the suit that was led takes all four; a card of another suit "
                "never does. Here it is all about taking every trick, or none."
            ).by("G21")
        ),
        Tell(
            _(
                "{seat1} is the bidder (B by the name), plays a Bettler (a beggar) and must not take a "
                "single trick. You and the other two want to force one upon {seat1}. The card lying face down "
                "will be played first."
            ).by("G9", "G17"),
            point(seats=(1,), places=("facts",)),
        ),
        Others(plays(1, "HJ HT HQ")),
        Tell(
            _(
                "Look: the {HT} does not beat the {HJ}. In a Bettler the ten is low: ace, king, queen or Over "
                "(O), jack or Under (U), ten, nine."
            ).by("G3", "G17"),
            point("HJ HT", places=("facts",)),
        ),
        Ask(
            _("The {HQ} wins so far. Which card do you play?"),
            right=(play(0, "HK"),),
            praise=_("Right. Whoever can beat must beat, whether he wants the trick or not. It is yours.").by(
                "G19", "G20"
            ),
            wrong=(
                Wrong(
                    (play(0, "H9"),),
                    _("You would rather save the king. But it beats the {HQ}, so you must play it.").by("G19"),
                ),
                Wrong((play(0, "DA"), play(0, "DK"), play(0, "DQ"), play(0, "D9")), _MUST_FOLLOW),
            ),
            at=point("HQ HK H9"),
        ),
        Ask(
            _(
                "You lead. {seat1} has to beat like everybody else. So which of your cards is so low that it might "
                "catch {seat1}?"
            ).by("G20", "G21"),
            right=(play(0, "D9"),),
            wrong=(
                Wrong(
                    (play(0, "DA"), play(0, "DK"), play(0, "DQ")),
                    _(
                        "Too high: {seat1} cannot beat that, and gladly gets rid of the {DJ}, the most dangerous card "
                        "in that hand."
                    ),
                    then=plays(1, "DJ DT CA"),
                ),
                Wrong(
                    (play(0, "H9"),),
                    _("{seat1} has no {H} any more and throws away the {DJ}, the most dangerous card in that hand.").by(
                        "G19"
                    ),
                    then=plays(1, "DJ SQ HA"),
                ),
            ),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "DJ DT CA")),
        Tell(
            _(
                "{seat1} had to beat your {D9} with the {DJ}, and nobody was above it. The {CA} of {seat3} does not "
                "count: only the suit led can win."
            ).by("G19", "G21"),
            point(seats=(1,)),
        ),
        Quiz(
            _(
                "With other contracts the ten is high, right behind the ace. Which card would have won the first trick "
                "then?"
            ).by("G3"),
            (
                Reply(_("Your {HK}"), _("With tens high the king comes only third: ace, ten, king.")),
                Reply(_("The {HT}"), _("Right: of the four that fell, the ten would be the highest."), right=True),
            ),
        ),
        Tell(
            _(
                "So look first which order holds: it is shown beside the cards. {seat1} has failed and pays 30 cents "
                "to each of you."
            ).by("G30", "G31"),
            point(lines=("G31",)),
        ),
    ),
)
