# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons of Königrufen about what comes before the announcements: bidding, calling a king, the talon."""

from typing import Final

from kartenspiel.games.koenigrufen.lessons.words import passes
from kartenspiel.model.cards import card, cards
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Call, Hold, LayAway, Pass, Take, Vorhand
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

LADDER: Final = Lesson(
    id="bidding",
    title=_("The ladder of contracts"),
    learned=_("How to bid, hold and pass."),
    table=LessonTable(
        (
            "T21 T18 T16 T13 T11 T10 T5 HK HQ D1 SK C9",
            "T4 T3 H3 H4 D2 D4 SC SJ S8 S7 C8 C7",
            "T9 T8 T7 T2 HC HJ H1 DC SQ CK CQ CC",
            "T22 T20 T19 T17 T15 T14 T12 T6 DK DQ S9 CT",
        ),
        dealer=3,
        talon="T1 H2 ST DJ D3 CJ",
    ),
    steps=(
        Tell(
            _(
                "Before the cards are played there is bidding: who plays, and what. Here are all the contracts; each "
                "outbids those before it."
            ).by("K14", "K19"),
            point(places=("choices",)),
        ),
        Ask(
            _(
                "The dealer sits on your left, so you are forehand and speak first. You need not commit yourself yet: "
                "say “forehand”."
            ).by("K1", "K18"),
            right=(Vorhand(YOU),),
            praise=_("Now you wait. If all the others pass, the choice is yours alone.").by("K23"),
            wrong=(
                Wrong(
                    (Bid(YOU, "rufer"), Bid(YOU, "trischaken")),
                    _("The small contracts cannot be bid. You may choose them when all the others have passed.").by(
                        "K23"
                    ),
                ),
                Wrong(
                    (Bid(YOU, "dreier"), Bid(YOU, "sechserdreier")),
                    _("You may do that. But then you play alone against three, without having heard a word from them."),
                ),
            ),
            otherwise=_("That would commit you at once. First hear what the others have: say “forehand”."),
        ),
        Others(
            (Bid(Seat(1), "bettel"), Pass(Seat(2)), Bid(Seat(3), "solorufer")),
            _("Now the others speak, one after the other."),
        ),
        Quiz(
            _("{seat2} has passed. Can {seat2} bid again in the next round?"),
            (
                Reply(_("Yes, if it is higher"), _("No: who has passed is out of the bidding for good.").by("K19")),
                Reply(
                    _("No"),
                    _("Right. {seat1} has only been outbid and may still go higher; {seat2} is out.").by("K19"),
                    right=True,
                ),
            ),
        ),
        Ask(
            _(
                "{seat3} has bid a Solorufer: call a king, leave the talon. You have seven tarocks and two kings and "
                "could do that too. As forehand you may take the same contract over: hold it."
            ).by("K25"),
            right=(Hold(YOU),),
            praise=_("“I hold!” Now the Solorufer is yours, unless somebody bids more.").by("K25"),
            wrong=(
                Wrong(
                    (Bid(YOU, "bettel"), Bid(YOU, "piccolo")),
                    _("That is lower than the Solorufer and outbids nothing.").by("K19"),
                ),
                Wrong(
                    (Pass(YOU),),
                    _(
                        "Then {seat3} may have it, and you have no say any more. That would be a pity with this hand."
                    ).by("K19"),
                ),
            ),
            otherwise=_("That is higher, but you would be alone against three. Hold the Solorufer."),
        ),
        Others((Pass(Seat(1)), Bid(Seat(3), "dreier"))),
        Ask(
            _("{seat3} goes up to a Dreier: half of the talon, and alone against three. Would you hold that too?").by(
                "K25", "K34"
            ),
            right=(Pass(YOU),),
            praise=_("Sensible. You'll be one of three opponents with a good hand, and that can pay as well."),
            wrong=(
                Wrong(
                    (Hold(YOU),),
                    _(
                        "{seat3} must have a strong hand, and the {T22} is not with you. If you lose a Dreier, you pay "
                        "4 to each of the three."
                    ).by("K85", "K118"),
                ),
            ),
            otherwise=_("That is higher still, and you would be just as alone: your hand isn't good enough. Pass."),
        ),
        Tell(
            _(
                "All the others have passed, so {seat3} plays the Dreier. Nobody can be forced up the ladder: when in "
                "doubt, pass."
            ).by("K26")
        ),
    ),
)

_HANDS: Final = (
    "T22 T19 T17 T14 T8 HK H2 D4 SQ S9 C8 C7",
    "T21 T20 T9 T3 HJ D2 D1 SK ST S7 CC C9",
    "T18 T15 T13 T10 T7 T6 T4 T1 HQ DC SC CK",
    "T16 T12 T5 T2 HC H3 H1 DK D3 SJ CQ CT",
)
_TALON: Final = "DQ DJ T11 S8 H4 CJ"

CALL: Final = Lesson(
    id="call",
    title=_("Call a king, find your partner"),
    learned=_("How to call a king, and to tell by the cards who plays with you."),
    table=LessonTable(_HANDS, dealer=3, talon=_TALON, before=(Vorhand(YOU), *passes(1, 2, 3))),
    steps=(
        Ask(
            _(
                "You are forehand, and nobody has bid anything. Choose the Rufer: you call a king and play two "
                "against two."
            ).by("K23"),
            right=(Bid(YOU, "rufer"),),
            wrong=(
                Wrong(
                    (Bid(YOU, "trischaken"),),
                    _(
                        "There everybody avoids card points. With the {T22} and high tarocks you would win trick after "
                        "trick, and pay."
                    ).by("K89", "K92"),
                ),
                Wrong(
                    (Bid(YOU, "dreier"), Bid(YOU, "solodreier")),
                    _("Alone against three, with five tarocks? You had better get some help."),
                ),
            ),
            otherwise=_("Not with this hand. Take the Rufer."),
        ),
        Ask(
            _(
                "Whoever holds the king you call is your partner. Take the suit in which you have small cards to "
                "lead: call the {CK}."
            ).by("K29"),
            right=(Call(YOU, card("CK")),),
            wrong=(
                Wrong((Call(YOU, card("HK")),), _("That one is in your own hand, and cannot be called.").by("K29")),
            ),
            otherwise=_("Allowed, but your {C} are the better way to a partner. Call the {CK}."),
        ),
        Others(
            (Take(YOU, 1), LayAway(YOU, cards("DQ DJ D4")), *passes(0, 1, 2, 3)),
            _(
                "This time I'll take the talon for you, and nobody announces anything. Look round: one of them has the "
                "king, and nobody says a word."
            ).by("K31"),
        ),
        Ask(
            _("You lead. Play the highest tarock and watch what the others put on a trick that is surely yours.").by(
                "K57"
            ),
            right=(play(0, "T22"),),
            otherwise=_("Somebody could beat that. Only the {T22} wins for certain."),
            at=point("T22"),
        ),
        Others(plays(1, "T3 T1")),
        Quiz(
            _("One of these two is giving you something. Who may your partner be?"),
            (
                Reply(_("{seat1}"), _("The {T3} is a small tarock and counts 1. That is no present.").by("K5")),
                Reply(
                    _("{seat2}"),
                    _("Yes. The {T1} counts 5, and nobody gives that to an opponent without being forced to.").by("K5"),
                    right=True,
                ),
            ),
            point("T3 T1"),
        ),
        Others(plays(3, "T2")),
        Ask(
            _("Now make sure of it: lead the suit of the called king."),
            right=(play(0, "C7"), play(0, "C8")),
            wrong=(
                Wrong(
                    (play(0, "HK"),),
                    _("A good card, but it tells you nothing about your partner. The called king is the {CK}."),
                ),
            ),
            otherwise=_("The called king is the {CK}: lead a {C}."),
            at=point("C8 C7"),
        ),
        Others(plays(1, "C9 CK CT")),
        Tell(
            _(
                "There is the king, and now everybody knows it: {seat2} is your partner. From here on you give each "
                "other your fat cards."
            ).by("K31"),
            point(seats=(2,)),
        ),
        Quiz(
            _("And if nobody had had the king, because it lay in the talon?"),
            (
                Reply(_("I would have called another one"), _("No, a call stands.").by("K28", "K32")),
                Reply(
                    _("I would have been alone"),
                    _("Right: one against three. You may then give up and pay the Rufer, or try it all the same.").by(
                        "K32", "K40"
                    ),
                    right=True,
                ),
            ),
        ),
    ),
)

_NEVER: Final = _("Kings, {T22}, {T21} and {T1} may never be laid away: they must be fought for in tricks.").by("K36")

TALON: Final = Lesson(
    id="talon",
    title=_("Talon and laying away"),
    learned=_("Which half of the talon to take, and what to lay away."),
    table=LessonTable(
        _HANDS,
        dealer=3,
        talon=_TALON,
        before=(Vorhand(YOU), *passes(1, 2, 3), Bid(YOU, "rufer"), Call(YOU, card("CK"))),
    ),
    steps=(
        Tell(
            _(
                "You play a Rufer, and both halves of the talon have been turned up. One of them is yours; the other "
                "counts for your opponents."
            ).by("K34", "K39"),
            point(places=("talon",)),
        ),
        Ask(
            _("Which half would you like?"),
            right=(Take(YOU, 1),),
            praise=_("One more tarock, and with queen and jack two cards that count."),
            wrong=(
                Wrong(
                    (Take(YOU, 2),),
                    _(
                        "Then your opponents get {DQ} and {DJ}, and what you get counts little and has no tarock in it."
                    ).by("K39"),
                ),
            ),
        ),
        Ask(
            _(
                "Three cards must go now. They count for you in the end. Best of all, get rid of a whole suit: then "
                "you can trump it."
            ).by("K34", "K39", "K58"),
            right=(LayAway(YOU, cards("DQ DJ D4")),),
            praise=_("Queen and jack are safe with you, and when somebody leads {D}, you trump."),
            wrong=(
                Wrong((LayAway(YOU, cards("HK DQ DJ")), LayAway(YOU, cards("T22 DQ DJ"))), _NEVER),
                Wrong(
                    (
                        LayAway(YOU, cards("T8 DQ DJ")),
                        LayAway(YOU, cards("T8 D4 H2")),
                        LayAway(YOU, cards("T8 T11 D4")),
                    ),
                    _("Tarocks may go only when there is nothing else left to lay away. And you need them all.").by(
                        "K36"
                    ),
                ),
                Wrong(
                    tuple(LayAway(YOU, cards(f"{other} C8 C7")) for other in ("DQ", "DJ", "D4", "H2", "SQ", "S9")),
                    _("With the {C} you give up the way to your partner, who has the king of that suit."),
                ),
                Wrong(
                    tuple(LayAway(YOU, cards(f"{other} SQ S9")) for other in ("DQ", "DJ", "D4", "H2", "C8", "C7")),
                    _("Then you are rid of {S}, and that is good as well. For this lesson do it with {D}."),
                ),
            ),
            otherwise=_(
                "That leaves you cards of every suit. In which one can you lay away all you have, and fat ones at that?"
            ),
            at=point(places=("hand",)),
        ),
        Quiz(
            _("What have {DQ}, {DJ} and {D4} brought you?"),
            (
                Reply(
                    _("Nothing, they are out of play"), _("Oh no: what you lay away counts with your tricks.").by("K39")
                ),
                Reply(_("7 points"), _("4 and 2 and 1 are 7, but from three cards 2 come off again.").by("K7")),
                Reply(
                    _("5 points"),
                    _("Right: 4 + 2 + 1, less 2. You have them before the first trick is played.").by("K7", "K39"),
                    right=True,
                ),
            ),
        ),
    ),
)
