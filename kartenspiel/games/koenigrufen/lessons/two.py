# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and the practice hand of Königrufen for two with two dummies."""

from typing import Final

from kartenspiel.games.koenigrufen.lessons.practice import wins
from kartenspiel.games.koenigrufen.lessons.words import passes
from kartenspiel.model.cards import card, cards
from kartenspiel.model.lesson import (
    YOU,
    Ask,
    Lesson,
    LessonTable,
    Others,
    Practice,
    Quiz,
    Reply,
    Tell,
    Wrong,
    play,
    plays,
    when_over,
)
from kartenspiel.model.moves import Bid, Call, LayAway, Play, Take, Vorhand
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_FORM: Final = "two"
_OPTIONS: Final = {"table_mode": "two"}
_RIGHT: Final = Seat(1)
_OPPONENT: Final = Seat(2)
_LEFT: Final = Seat(3)

SIDES: Final = Lesson(
    id="two_sides",
    form=_FORM,
    title=_("Two players, two dummies"),
    learned=_("Which dummy is yours, and how to play two hands."),
    table=LessonTable(
        (
            "T22 T19 T17 T14 T8 HK H2 D4 SQ S9 C8 C7",
            "T18 T15 T13 T10 T7 T6 T4 T1 HQ DC SC CK",
            "T21 T20 T9 T3 HJ D2 D1 SK ST S7 CC C9",
            "T16 T12 T5 T2 HC H3 H1 DK D3 SJ CQ CT",
        ),
        dealer=2,
        talon="DQ DJ T11 S8 H4 CJ",
        options=_OPTIONS,
        before=(Vorhand(YOU), *passes(2), Bid(YOU, "rufer")),
    ),
    steps=(
        Tell(
            _(
                "Only {seat2} and you are playing; the hands to your right and to your left are dummies. Who plays "
                "with whom is decided by the called king."
            ).by("K112", "K115"),
            point(seats=(1, 3)),
        ),
        Ask(
            _("You play a Rufer. Call the {CK}.").by("K29"),
            right=(Call(YOU, card("CK")),),
            otherwise=_("You may call that one too. In this lesson it is the {CK}."),
        ),
        Quiz(
            _("What if {seat2} had had the king?"),
            (
                Reply(_("Then we would be partners"), _("With nobody left to play against? No.").by("K114")),
                Reply(
                    _("The cards would be thrown in"),
                    _(
                        "Right: nothing is paid, and the same dealer deals again. Since that hasn't happened, it is in "
                        "a dummy or in the talon."
                    ).by("K114"),
                    right=True,
                ),
            ),
        ),
        Others((Take(YOU, 1), LayAway(YOU, cards("DQ DJ D4")), *passes(0, 2))),
        Tell(
            _(
                "The dummies lie open. The one on your right has the {CK}: it is your partner, and you play its cards. "
                "{seat2} plays the other one against you."
            ).by("K102", "K115"),
            point("CK", seats=(1,)),
        ),
        Ask(
            _("You lead. Which card wins for certain?").by("K57"),
            right=(play(0, "T22"),),
            otherwise=_("Only the {T22} wins for certain."),
            at=point("T22"),
        ),
        Ask(
            _("Next comes your dummy. Which of its tarocks would you like to have in safety?").by("K105"),
            right=(Play(_RIGHT, card("T1"), YOU),),
            praise=_("Exactly: the {T1} counts 5, and here it is safe.").by("K5"),
            wrong=(
                Wrong((Play(_RIGHT, card("CK"), YOU),), _("The dummy must follow with a tarock as well.").by("K58")),
            ),
            otherwise=_("The trick is yours already. Don't waste a tarock that could win another one."),
        ),
        Others((*plays(2, "T3"), Play(_LEFT, card("T2"), _OPPONENT))),
        Tell(
            _(
                "First you, then your dummy, then {seat2}, then the other dummy: that is the order. Whatever the "
                "dummies win or lose in a session you share in the end, half each."
            ).by("K112", "K117")
        ),
    ),
)

THREE_HANDS: Final = Lesson(
    id="two_three_hands",
    form=_FORM,
    title=_("Three hands against one"),
    learned=_("How to play both dummies against a declarer who is alone."),
    table=LessonTable(
        (
            "T21 T18 T16 T13 T11 T10 T4 HK HQ D1 SK C9",
            "T5 T3 H3 H4 D2 D4 SC SJ S8 S7 C8 C7",
            "T22 T20 T19 T17 T15 T14 T12 T6 DK DQ S9 CT",
            "T9 T8 T7 T2 HC HJ H1 DC SQ CK CQ CC",
        ),
        dealer=2,
        talon="T1 H2 ST DJ D3 CJ",
        options=_OPTIONS,
        before=(
            Vorhand(YOU),
            Bid(_OPPONENT, "dreier"),
            *passes(0),
            Take(_OPPONENT, 1),
            LayAway(_OPPONENT, cards("H2 S9 ST")),
            *passes(2, 0),
        ),
    ),
    steps=(
        Tell(
            _(
                "{seat2} plays a Dreier, alone against all the others. So both dummies are on your side, and you play "
                "three hands."
            ).by("K115"),
            point(seats=(1, 3)),
        ),
        Ask(
            _("The dummy on your left plays last in this trick, and it has the {CK}. Lead your {C}.").by("K57"),
            right=(play(0, "C9"),),
            otherwise=_("The dummy on your left has the {CK}. Give him the chance to win."),
            at=point("CK"),
        ),
        Ask(
            _("Now the dummy on your right, which must follow suit.").by("K105"),
            right=(Play(_RIGHT, card("C7"), YOU), Play(_RIGHT, card("C8"), YOU)),
            wrong=(
                Wrong(
                    (Play(_RIGHT, card("T3"), YOU), Play(_RIGHT, card("T5"), YOU)),
                    _("It still has {C}, so it may not trump.").by("K58"),
                ),
            ),
        ),
        Others(plays(2, "CT")),
        Ask(
            _("{seat2} had to follow with the {CT}. The dummy on your left plays last: which card?"),
            right=(Play(_LEFT, card("CK"), YOU),),
            praise=_("The king is home with his 5 points. Next time {seat2} could have trumped him.").by("K5"),
            wrong=(
                Wrong(
                    (Play(_LEFT, card("CQ"), YOU), Play(_LEFT, card("CC"), YOU)),
                    _(
                        "That wins too, but next time {seat2} may have no {C} left and trump your king. Bring him "
                        "home now."
                    ).by("K58"),
                ),
                Wrong(
                    (Play(_LEFT, card("T2"), YOU), Play(_LEFT, card("T9"), YOU)),
                    _("It has {C} and must follow suit.").by("K58"),
                ),
            ),
            at=point("CK CQ CC"),
        ),
        Quiz(
            _("The dummy on your left has won. Who leads to the next trick?"),
            (
                Reply(
                    _("I lead from my own hand"),
                    _("The winner leads, and that is the dummy: you choose one of its cards.").by("K105"),
                ),
                Reply(
                    _("The dummy, and I choose its card"),
                    _("Right. So you play three hands, each in its turn.").by("K105"),
                    right=True,
                ),
            ),
        ),
    ),
)

PRACTICE: Final = Practice(
    id="two_rufer",
    form=_FORM,
    title=_("A Rufer for two"),
    task=_("Win the Rufer together with the dummy that has the king."),
    table=LessonTable(
        (
            "T19 T16 T12 T9 T5 HK HJ H4 D3 S9 S8 C9",
            "T13 HC H2 H1 DQ D4 SK SQ ST CK CC CJ",
            "T22 T18 T15 T10 T8 T4 HQ H3 DC DJ CQ C7",
            "T20 T14 T7 T6 T3 T2 DK D1 SC SJ CT C8",
        ),
        dealer=2,
        talon="T11 T1 D2 T17 T21 S7",
        options=_OPTIONS,
        before=(
            Vorhand(YOU),
            *passes(2),
            Bid(YOU, "rufer"),
            Call(YOU, card("DK")),
            Take(YOU, 2),
            LayAway(YOU, cards("HJ D3 C9")),
            *passes(0, 2),
        ),
    ),
    goal=when_over(wins),
    opening=(
        Tell(
            _(
                "The {DK} that you have called is in the dummy on your left: you play that one, and {seat2} plays the "
                "other. You need 35 points and two thirds."
            ).by("K8", "K115"),
            point("DK", seats=(3,)),
        ),
    ),
    reached=_("Won: you and your dummy have more than half."),
    missed=_("Not enough this time. Look at all the open cards before you lead: you can see nearly everything."),
    level="easy",
    solution=(
        play(0, "H4"),
        Play(Seat(3), card("T6"), YOU),
        Play(Seat(3), card("C8"), YOU),
        play(0, "T5"),
        play(0, "T9"),
        Play(Seat(3), card("T7"), YOU),
        Play(Seat(3), card("T2"), YOU),
        play(0, "T21"),
        play(0, "HK"),
        Play(Seat(3), card("T3"), YOU),
        Play(Seat(3), card("CT"), YOU),
        play(0, "T12"),
        play(0, "T16"),
        Play(Seat(3), card("T14"), YOU),
        play(0, "T17"),
        Play(Seat(3), card("D1"), YOU),
        play(0, "S7"),
        Play(Seat(3), card("SJ"), YOU),
        Play(Seat(3), card("SC"), YOU),
        play(0, "S8"),
    ),
    failure=(
        play(0, "T21"),
        Play(Seat(3), card("T6"), YOU),
        Play(Seat(3), card("C8"), YOU),
        play(0, "T12"),
        play(0, "T17"),
        Play(Seat(3), card("T7"), YOU),
        play(0, "T5"),
        Play(Seat(3), card("T2"), YOU),
        play(0, "T9"),
        play(0, "S9"),
        Play(Seat(3), card("SJ"), YOU),
        Play(Seat(3), card("T3"), YOU),
        play(0, "T19"),
        play(0, "H4"),
        Play(Seat(3), card("T14"), YOU),
        Play(Seat(3), card("T20"), YOU),
        Play(Seat(3), card("D1"), YOU),
        play(0, "HK"),
        play(0, "S8"),
    ),
)
