# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons on what is said in the first trick: declared pairs, and announcements."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Announce, Call, Declare
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, marker

_ = marker(__package__)

_TWENTY: Final = _("20")
_FORTY: Final = _("40")
_FIFTY: Final = _("50")
_SIXTY: Final = _("60")
_EIGHTY: Final = _("80")
_HUNDRED: Final = _("100")

DECLARE: Final = Lesson(
    id="declare",
    title=_("Twenty and forty"),
    learned=_("Declaring a pair, and what your side needs then."),
    table=LessonTable(
        (
            "HJ D8 SJ CK S9 C9 CQ H8",
            "DK C8 D7 ST DJ HQ CT H9",
            "DA HA S7 D9 CA DT S8 SK",
            "H7 HK CJ C7 DQ SQ SA HT",
        ),
        dealer=3,
        before=(Call(YOU, card("CA")),),
    ),
    steps=(
        Tell(
            _(
                "You called the {CA}, so {C} are trumps. And with your second four cards you got the {CQ} "
                "to the {CK}: both of one suit in one hand, that is a pair."
            ).by("R11", "R18"),
            point("CK CQ"),
        ),
        Quiz(
            _("What is this pair worth when you declare it?"),
            (
                Reply(_TWENTY, _("That is what a pair in any other suit is worth. But {C} are trumps.")),
                Reply(_FORTY, _("Yes, because it is in trumps. Any other would be worth 20.").by("R18"), right=True),
            ),
            point("CK CQ"),
        ),
        Ask(
            _(
                "Declare it now, before you lead: tick it, then click on “Say it”. There is time until the "
                "fourth card of this trick, but only while you hold both cards."
            ).by("R17", "R18"),
            right=(Declare(YOU, Suit.CLUBS),),
            wrong=(
                Wrong(
                    (play(0, "CK"), play(0, "CQ")),
                    _(
                        "Now half of the pair is gone, and it can never be declared: you must still hold "
                        "both cards then."
                    ).by("R18"),
                ),
                Wrong(
                    (Announce(YOU, "hundred"), Announce(YOU, "all")),
                    _("That is an announcement, and a bold one. The pair stands beside it.").by("R22"),
                ),
            ),
            otherwise=_(
                "You may lead first and declare afterwards, but if you wait, you may forget it. Declare before you "
                "play."
            ),
            at=point(places=("choices",)),
        ),
        Quiz(
            _("Everybody has heard it. How many points does your side need to win the game now?"),
            (
                Reply(_FIFTY, _("That is for a side without a declaration. A declaration raises it.").by("R32")),
                Reply(
                    _EIGHTY,
                    _(
                        "Yes, and 40 of them you bring along. So 40 in cards are enough, where it would "
                        "have been 50: declaring pays."
                    ).by("R32"),
                    right=True,
                ),
                Reply(_HUNDRED, _("That is what you would need with 60 declared.").by("R32")),
            ),
        ),
        Ask(
            _(
                "But the forty counts only if you yourself win a trick. So keep the pair, and draw the "
                "{CA} with your other trump."
            ).by("R21"),
            right=(play(0, "C9"),),
            wrong=(
                Wrong(
                    (play(0, "CK"), play(0, "CQ")),
                    _(
                        "The {CA} takes it, and one of your two good trumps is gone. You need them for a "
                        "trick of your own."
                    ),
                    then=plays(1, "CT CA C7"),
                ),
            ),
            otherwise=_("Lead a trump, so that the {CA} has to appear."),
        ),
        Others(plays(1, "CT CA C7")),
        Tell(
            _("{seat2} is your partner, and the trick with {CT} and {CA} has brought you two 20 points.").by("R15"),
            point("CT CA", seats=(2,)),
        ),
        Others(
            plays(2, "DT DQ D8 D7") + plays(2, "HA H7 H8 H9") + plays(2, "D9 CJ"),
            _("{seat2} wins two more tricks and leads the {D9}."),
        ),
        Ask(
            _("{seat3} has trumped with the {CJ}, and you have no {D} either. Get your own trick!"),
            right=(play(0, "CQ"), play(0, "CK")),
            praise=_("That was the trick you needed: now the forty counts.").by("R21"),
            wrong=(
                Wrong(
                    (play(0, "HJ"), play(0, "SJ"), play(0, "S9")),
                    _("You must trump, and higher than the {CJ} if you can.").by("R26"),
                ),
            ),
            at=point("CJ"),
        ),
        Others(plays(1, "DJ")),
        Quiz(
            _("{CT}, {CA}, {DT} and {HA} lie in your tricks and those of {seat2}. What do you have with the forty?"),
            (
                Reply(_FORTY, _("That is the cards alone. Add the forty.")),
                Reply(
                    _EIGHTY,
                    _("Yes, just what you need. The other two can get 50 at most: the game is yours already.").by(
                        "R31", "R33"
                    ),
                    right=True,
                ),
            ),
        ),
    ),
)

ANNOUNCE: Final = Lesson(
    id="announce",
    title=_("Announcing a hundred"),
    learned=_("When to announce, and what is at stake."),
    table=LessonTable(
        (
            "CQ CK CJ D7 CA C8 HK DT",
            "S9 HJ SK S8 SJ ST DK DA",
            "HQ C9 CT SQ H8 HA H7 SA",
            "D8 D9 S7 H9 HT C7 DJ DQ",
        ),
        dealer=1,
        before=(Call(Seat(2), card("CA")),),
    ),
    steps=(
        Tell(
            _(
                "{seat2} has called the {CA}, and it is you who has it: you are the partner. You hold "
                "five of the eight trumps, and a pair among them."
            ).by("R13", "R18"),
            point("CA CK CQ CJ C8"),
        ),
        Ask(
            _("{seat2} is to lead, but in the first trick everybody may speak at any time. Declare your pair.").by(
                "R17"
            ),
            right=(Declare(YOU, Suit.CLUBS),),
            wrong=(
                Wrong(
                    (None,),
                    _("You would give away 40 points that you can hardly lose: a trick is yours for sure.").by("R21"),
                ),
            ),
            otherwise=_("We will come to announcing in a moment. First the pair."),
            at=point(places=("choices",)),
        ),
        Quiz(
            _("Would it be enough for 100 points? How many must the two of you win in cards?"),
            (
                Reply(_FIFTY, _("50 and 40 are only 90.")),
                Reply(
                    _SIXTY,
                    _(
                        "Yes: 60 of the 90. With these trumps, and a caller who must have something as "
                        "well, you can count on that."
                    ).by("R31"),
                    right=True,
                ),
                Reply(_HUNDRED, _("Your forty counts towards it too, so less is needed.").by("R31")),
            ),
        ),
        Tell(
            _(
                "A plain game brings each of you {game}, one with 100 points unannounced {silent}. "
                "Announced, it is {announced}; but if you fall short, you pay as much."
            )(game=Amount(10, "cent"), silent=Amount(20, "cent"), announced=Amount(30, "cent")).by("R35.1", "R35.2"),
        ),
        Ask(
            _("Announce it. It binds {seat2} too, who does not even know yet that you are the partner.").by(
                "R22", "R23"
            ),
            right=(Announce(YOU, "hundred"),),
            wrong=(
                Wrong(
                    (Announce(YOU, "all"),),
                    _(
                        "All eight? You hold the {D7}, and the {DA} is probably with the other side. One trick lost "
                        "costs you {amount}."
                    )(amount=Amount(30, "cent")).by("R35.4"),
                ),
                Wrong(
                    (None,),
                    _("Without the announcement your 100 points bring {less} instead of {more}.")(
                        less=Amount(20, "cent"), more=Amount(30, "cent")
                    ).by("R35.1"),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Others(plays(2, "C9 C7")),
        Ask(
            _(
                "{seat2} leads a trump. Which card wins for certain, and shows {seat2} at the same time "
                "who the partner is?"
            ),
            right=(play(0, "CA"),),
            wrong=(
                Wrong((play(0, "C8"),), _("You must beat the {C9}, and nearly all your trumps can.").by("R26")),
                Wrong(
                    (play(0, "CK"), play(0, "CQ"), play(0, "CJ")),
                    _("The {CT} is still out, and {seat1} plays after you. Make sure of the trick."),
                ),
            ),
            otherwise=_("Trumps were led, and you have plenty."),
        ),
        Others(
            plays(1, "S8")
            + plays(0, "C8 S9 CT S7")
            + plays(2, "HA H9 HK HJ")
            + plays(2, "H7 HT CJ SJ")
            + plays(0, "D7 DA SQ D8")
            + plays(1, "DK H8 D9 DT")
            + plays(0, "CQ SK SA DJ")
            + plays(0, "CK ST HQ DQ"),
            _("Watch how the rest goes: only one trick is lost."),
        ),
        Tell(
            _(
                "80 in cards and the forty make 120 points. The announced hundred is reached and brings "
                "each of you {amount}; for the game itself nothing is paid then."
            )(amount=Amount(30, "cent")).by("R35.2"),
            point(lines=("R35.2",)),
        ),
    ),
)
