# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first lessons: the cards and what they count, and how to follow."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, marker

_ = marker(__package__)

_TEN: Final = _("10")
_TWENTY: Final = _("20")
_THIRTY: Final = _("30")
_TEN_IS_BEATEN: Final = Wrong(
    (play(0, "HT"),),
    _(
        "{seat2} has the {HA} and in fact had to play it, for whoever can beat the trick must. The ten is "
        "high, but the ace is higher."
    ).by("M3", "M21"),
    then=plays(1, "S8 HA HK"),
)

CARDS: Final = Lesson(
    id="cards",
    title=_("The cards and the difference"),
    learned=_("Which cards count, and why every 10 points are money."),
    table=LessonTable(
        (
            "HT DA H7 H9 HQ HJ H8 CJ",
            "SQ DJ DK DQ CK S8 SJ D9",
            "SK C8 C9 CA D7 D8 CT HA",
            "S7 S9 SA ST HK CQ C7 DT",
        ),
        dealer=3,
        before=(Call(YOU, card("HA"), Suit.HEARTS),),
    ),
    steps=(
        Tell(
            _(
                "These are your eight cards. There are four suits: {H}, {D}, {S} and {C}. In each the ace is the "
                "highest, right behind it comes the ten, and only then king, Over (O) or queen, Under (U) or jack, "
                "nine, eight and seven."
            ).by("M3"),
            point("DA HT", places=("suits",)),
        ),
        Tell(
            _(
                "The letters by the names say who deals (D), who is forehand and leads first (F), and who "
                "has called a card (C): here that is you. At the edge of the table you see that card and what is "
                "trumps. How one calls comes in a later lesson."
            ),
            point(seats=(0, 3), places=("facts",)),
        ),
        Quiz(
            _("Only aces and tens count, 10 each. How many points are there in your hand?"),
            (
                Reply(_TEN, _("One more: look for aces and for tens.").by("M4")),
                Reply(_TWENTY, _("Right: {DA} and {HT}.").by("M4"), right=True),
                Reply(_THIRTY, _("Too much: the {HQ} counts nothing.").by("M4")),
            ),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "One player lays down a card, and the others add one each, going clockwise. These four cards are "
                "called a trick. The highest card of the suit that was led takes all four, unless a trump is among "
                "them: that beats every other suit."
            ).by("M20", "M23")
        ),
        Ask(
            _(
                "You lead to the first trick. Everybody has to play the suit that is led if they have it. "
                "Lead a card that no other of its suit can beat."
            ).by("M20", "M21"),
            right=(play(0, "DA"),),
            wrong=(_TEN_IS_BEATEN,),
            otherwise=_("Somebody has a higher one of that suit. In its suit nothing beats an ace."),
        ),
        Others(plays(1, "DJ D7 DT")),
        Quiz(
            _("The trick is yours. What is it worth?"),
            (
                Reply(_TEN, _("There is more in it: {seat3} had to part with a ten.")),
                Reply(_TWENTY, _("Yes, ace and ten."), right=True),
            ),
            point("DA DT"),
        ),
        Tell(
            _(
                "There are 80 points in aces and tens, and the last trick brings 10 more. Those who play together are "
                "a side. At the end one side pays the other the difference, so much for every 10 points."
            ).by("M4", "M26", "M27")
        ),
        Quiz(
            _("Say your side has 60 and the other 30, and ten points cost {one}. What do you get?")(
                one=Amount(1, "kreuzer")
            ),
            (
                Reply(
                    _("{amount}")(amount=Amount(3, "kreuzer")),
                    _("Right, for a difference of 30.").by("M27"),
                    right=True,
                ),
                Reply(
                    _("{amount}")(amount=Amount(6, "kreuzer")),
                    _("What is paid is not your 60 but how far you are ahead.").by("M27"),
                ),
                Reply(
                    _("{amount}")(amount=Amount(9, "kreuzer")),
                    _("That would be all 90 points. The other side has some too.").by("M27"),
                ),
            ),
        ),
        Ask(
            _(
                "{H} are trumps, for you called the {HA}. Whoever has it is your partner: lead a trump, "
                "so that it has to appear. But not your ten!"
            ).by("M9", "M12"),
            right=(play(0, "H7"), play(0, "H8"), play(0, "H9"), play(0, "HJ"), play(0, "HQ")),
            wrong=(_TEN_IS_BEATEN,),
            otherwise=_("A trump, please. You hold six of them."),
        ),
        Others(plays(1, "S8 HA HK")),
        Tell(
            _(
                "{seat2} is your partner, and now everybody knows. You two have 30 points, and all the "
                "trumps that are left are yours: this will be a fine difference."
            ).by("M13"),
            point("HA", seats=(2,)),
        ),
    ),
)

FOLLOW: Final = Lesson(
    id="follow",
    title=_("What you may play"),
    learned=_("Following suit, beating the trick, trumping, discarding."),
    table=LessonTable(
        (
            "SJ DT D9 S8 H9 SQ SA C7",
            "HJ CQ H8 HQ CJ C9 S9 CT",
            "SK DA DQ S7 D7 CK D8 HA",
            "HK CA DJ H7 C8 HT ST DK",
        ),
        dealer=1,
        before=(Call(Seat(2), card("DK"), Suit.DIAMONDS),),
    ),
    steps=(
        Others(plays(2, "HA H7"), _("{seat2} has called the {DK}, so {D} are trumps, and leads the {HA}.")),
        Ask(
            _("{H} were led. Which card do you play?"),
            right=(play(0, "H9"),),
            praise=_("You follow suit. You cannot beat the ace, and so any card of the suit would do.").by("M21"),
            wrong=(
                Wrong(
                    (play(0, "D9"), play(0, "DT")),
                    _("It would be nice to trump the ace, but you still have a card of the suit.").by("M21"),
                ),
                Wrong((play(0, "SA"),), _("The {SA} is of another suit, and you have {H}. You must follow.").by("M21")),
            ),
            at=point("HA"),
        ),
        Others(plays(1, "H8") + plays(2, "S7 ST")),
        Ask(
            _("{seat2} has led the {S7}, and {seat3} has put the {ST} on it. And you?"),
            right=(play(0, "SA"),),
            praise=_("Right, and a nice catch: ace and ten, 20 points.").by("M21"),
            wrong=(
                Wrong(
                    (play(0, "S8"), play(0, "SJ"), play(0, "SQ")),
                    _(
                        "The suit is right. But whoever can beat the strongest card has to, and you have "
                        "one that beats the ten."
                    ).by("M21"),
                ),
                Wrong((play(0, "D9"), play(0, "DT")), _("You have {S}, so you may not trump them.").by("M21")),
            ),
            at=point("ST"),
        ),
        Others(
            plays(1, "S9") + plays(0, "C7 C9 CK CA") + plays(3, "C8"),
            _("You lead the {C7}, {seat3} wins with the {CA} and goes on with the {C8}."),
        ),
        Ask(
            _("You have no {C} left, so you must trump. You have two trumps: which one do you risk?").by("M21"),
            right=(play(0, "D9"),),
            wrong=(
                Wrong(
                    (play(0, "DT"),),
                    _(
                        "{seat2} has no {C} either, and overtrumps your ten with the {DA}: it is lost. "
                        "When others play after you, do not risk a ten without need."
                    ),
                    then=plays(1, "CJ DA"),
                ),
                Wrong(
                    (play(0, "S8"), play(0, "SJ"), play(0, "SQ")),
                    _("You may discard only when you have no trump either. You have two.").by("M21"),
                ),
            ),
        ),
        Others(
            plays(1, "CJ DQ") + plays(2, "SK DJ"),
            _("{seat2} overtrumps with the {DQ} and leads the {SK}. {seat3} has no {S} and trumps with the {DJ}."),
        ),
        Ask(
            _("You have three cards of the suit led. Which one can you most easily do without?"),
            right=(play(0, "S8"),),
            praise=_(
                "The suit has been trumped and you cannot beat a trump with it: then any card of it is allowed."
            ).by("M22"),
            wrong=(
                Wrong(
                    (play(0, "SJ"), play(0, "SQ")),
                    _("Allowed, but the lowest one is enough. The others may still win a trick.").by("M22"),
                ),
                Wrong(
                    (play(0, "DT"),),
                    _("You would like to overtrump, but you still have {S}. First of all you must follow suit.").by(
                        "M21"
                    ),
                ),
            ),
            at=point("DJ"),
        ),
        Others(plays(1, "CT") + plays(3, "HT")),
        Ask(
            _("The {HT}! You have no {H}, one trump, and {seat2} still plays after you. What now?"),
            right=(play(0, "DT"),),
            wrong=(
                Wrong(
                    (play(0, "SJ"), play(0, "SQ")),
                    _("You would like to save your ten, but nobody may: with a trump you must trump.").by("M21"),
                ),
            ),
            at=point("HT"),
        ),
        Others(plays(1, "HJ DA") + plays(2, "D7 DK")),
        Tell(
            _(
                "The {DA} was still out, and has taken it. That is how it goes when you have to trump; "
                "next time you may be the one who sits behind."
            ).by("M23")
        ),
        Ask(
            _("Trumps were led, and you have none left. What may you play?"),
            right=(play(0, "SJ"), play(0, "SQ")),
            praise=_("Anything, for you have neither the suit nor a trump. That was the last of the four cases.").by(
                "M21"
            ),
        ),
    ),
)
