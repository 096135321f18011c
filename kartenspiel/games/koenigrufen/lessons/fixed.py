# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and the practice hand of Königrufen for three with a dummy that keeps its seat."""

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
from kartenspiel.model.moves import Bid, LayAway, Play, Take, Vorhand
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_FORM: Final = "three_fixed"
_EAST: Final = Seat(1)
_NORTH: Final = Seat(2)
_WEST: Final = Seat(3)
_OPPOSITE: Final = {"table_mode": "three_fixed", "dummy_seat": "north"}
_AT_THE_LEFT: Final = {"table_mode": "three_fixed", "dummy_seat": "west"}


def _dummy_plays(code: str, guardian: Seat = YOU) -> Play:
    """Return that a guardian plays this card of the dummy opposite."""
    return Play(_NORTH, card(code), guardian)


SEAT: Final = Lesson(
    id="fixed_seat",
    form=_FORM,
    title=_("A dummy that keeps its seat"),
    learned=_("Whom the deal passes over, and how to play the dummy against a Dreier."),
    table=LessonTable(
        (
            "T14 T6 T2 HK HC H4 DQ D1 SQ ST CC C8",
            "T20 T16 T10 T5 T3 HQ H3 DC D4 SC C9 CJ",
            "T18 T12 T7 T4 T1 H1 H2 DJ D2 SJ CK CT",
            "T22 T21 T19 T17 T15 T13 T11 HJ DK SK S8 CQ",
        ),
        dealer=1,
        talon="T8 D3 S7 T9 S9 C7",
        options=_OPPOSITE,
    ),
    steps=(
        Tell(
            _(
                "Here the dummy stays where it is: in every deal it sits opposite you. The deal goes round among the "
                "three of you."
            ).by("K100"),
            point(seats=(2,)),
        ),
        Quiz(
            _("{seat1} has dealt. Who is forehand?"),
            (
                Reply(
                    _("The dummy, which sits beside {seat1}"),
                    _("A dummy is never forehand, and never deals: it is passed over.").by("K100"),
                ),
                Reply(
                    _("{seat3}"),
                    _("Right: the dummy is passed over, and {seat3} is the next player, who also deals next.").by(
                        "K100"
                    ),
                    right=True,
                ),
                Reply(_("I am"), _("You come after {seat3}. Go round from {seat1}, without the dummy.").by("K100")),
            ),
            point(seats=(1,)),
        ),
        Others(
            (
                Vorhand(_WEST),
                *passes(0, 1),
                Bid(_WEST, "dreier"),
                Take(_WEST, 1),
                LayAway(_WEST, cards("D3 S7 S8")),
            ),
            _("You and {seat1} pass, and {seat3} plays a Dreier."),
        ),
        Quiz(
            _("{seat3} is alone against you, {seat1} and the dummy, which lies open now. Who plays its cards?").by(
                "K102"
            ),
            (
                Reply(
                    _("Forehand, so {seat3}"),
                    _("It would be forehand, but {seat3} is the one whom the dummy opposes.").by("K107"),
                ),
                Reply(
                    _("I do"),
                    _(
                        "Right. Against somebody alone forehand is guardian; where forehand is the one alone, it is "
                        "the next player after him. That is you."
                    ).by("K107"),
                    right=True,
                ),
                Reply(_("{seat1} and I in turn"), _("It is one of you, for the whole deal.").by("K110")),
            ),
            point(seats=(2,)),
        ),
        Others((*passes(3, 0, 1), *plays(3, "CQ")), _("{seat3} gets rid of the {CQ} at once.")),
        Ask(
            _(
                "You cannot beat the {CQ}. But look at the dummy, which plays last: it has the {CK}. What do you put "
                "on this trick?"
            ),
            right=(play(0, "CC"),),
            praise=_("Three points for a trick that the dummy is going to win. It is on your side.").by("K5"),
            wrong=(
                Wrong(
                    (play(0, "C8"),),
                    _("One point only. The {CK} will beat the {CQ}, so give your side the fatter card.").by("K5"),
                ),
                Wrong(
                    (play(0, "T14"), play(0, "T6"), play(0, "T2")), _("You have {C} and must follow suit.").by("K58")
                ),
            ),
            at=point("CK"),
        ),
        Others(plays(1, "CJ")),
        Ask(
            _("Now for the dummy, which plays last."),
            right=(_dummy_plays("CK"),),
            wrong=(
                Wrong(
                    (_dummy_plays("CT"),),
                    _("Then the {CQ} wins, and all this goes to {seat3}. Take the {CK}.").by("K59"),
                ),
                Wrong(
                    (_dummy_plays("T1"), _dummy_plays("T18")),
                    _("The dummy has {C} and must follow suit, as everybody must.").by("K58", "K105"),
                ),
            ),
            at=point("CK CT"),
        ),
        Ask(
            _(
                "The dummy leads, with a card that you choose. {seat3} plays next and you after him: which suit suits "
                "you?"
            ).by("K105"),
            right=(_dummy_plays("H1"), _dummy_plays("H2")),
            praise=_("Your {HK} sits behind {seat3}, who has to play first."),
            wrong=(
                Wrong(
                    (_dummy_plays("T18"), _dummy_plays("T12"), _dummy_plays("T7"), _dummy_plays("T4")),
                    _("Whoever dares a Dreier has the most tarocks. Lead the suits he is short of."),
                ),
            ),
            otherwise=_("That may do. But look for the suit in which you have the king yourself."),
        ),
        Others(plays(3, "HJ")),
        Ask(
            _("{seat3} had to follow suit. And you?"),
            right=(play(0, "HK"),),
            praise=_(
                "Nobody can beat that any more except with a tarock, and {seat1} is on your side. You remain guardian "
                "for the whole deal."
            ).by("K110"),
            otherwise=_("Take the {HK}: now it is sure to win for your side."),
            at=point("HK"),
        ),
    ),
)

TRISCHAKEN: Final = Lesson(
    id="fixed_trischaken",
    form=_FORM,
    title=_("Trischaken with a dummy"),
    learned=_("Who plays the dummy in Trischaken, trick by trick, and what it pays."),
    table=LessonTable(
        (
            "T8 T6 T2 HJ H4 H3 D3 D1 S8 S7 CJ C8",
            "T21 T18 T14 T13 T9 T5 H1 DC SQ S9 CT C9",
            "T20 T19 T17 T4 HK HQ DK DQ D2 SK SC CQ",
            "T22 T16 T15 T11 T10 T7 T3 T1 H2 D4 SJ CK",
        ),
        dealer=3,
        talon="HC DJ ST T12 CC C7",
        options=_OPPOSITE,
        before=(Vorhand(YOU), *passes(1, 3), Bid(YOU, "trischaken")),
    ),
    steps=(
        Tell(
            _(
                "You have chosen Trischaken: everybody plays for himself, and the dummy does too. It lies open before "
                "the first lead."
            ).by("K89", "K102"),
            point(seats=(2,)),
        ),
        Quiz(
            _("Nobody is the dummy's partner here. Who plays its card to the first trick?"),
            (
                Reply(_("Forehand, so I do"), _("Right: to the first trick it is forehand.").by("K110"), right=True),
                Reply(_("{seat3}, the dealer"), _("No, the dealer has no say in it. It is forehand.").by("K110")),
            ),
        ),
        Ask(
            _("You lead. The dummy has the {DK} and the {DQ}, and whoever can beat must. Let it have the trick.").by(
                "K60"
            ),
            right=(play(0, "D3"), play(0, "D1")),
            otherwise=_("Lead {D}: there you can see who must take it."),
            at=point("DK DQ"),
        ),
        Others(plays(1, "DC")),
        Ask(
            _("{seat1} had to go above you. Now choose for the dummy."),
            right=(_dummy_plays("DK"),),
            praise=_("The fattest card goes into a trick that counts for the dummy alone."),
            wrong=(
                Wrong(
                    (_dummy_plays("D2"),),
                    _("Not allowed: the dummy can beat the {DC}, so it must, as all of you.").by("K60", "K105"),
                ),
                Wrong(
                    (_dummy_plays("T4"), _dummy_plays("T20")), _("The dummy has {D} and must follow suit.").by("K58")
                ),
                Wrong(
                    (_dummy_plays("DQ"),),
                    _("That wins as well, but one point less goes to the dummy, and the {DK} is left.").by("K5"),
                ),
            ),
            at=point("DK DQ D2"),
        ),
        Others(plays(3, "D4")),
        Quiz(
            _("The dummy has won the trick and leads. Who chooses the card?"),
            (
                Reply(_("{seat1}, the next in turn"), _("Not before {seat1} has won a trick.").by("K110")),
                Reply(
                    _("I do, as before"),
                    _("Right: if the dummy wins, its guardian keeps it and leads from it.").by("K110"),
                    right=True,
                ),
            ),
        ),
        Ask(
            _(
                "{seat3} and {seat1} will have to go above a small tarock; you hardly can. Which one does the dummy "
                "lead?"
            ).by("K60"),
            right=(_dummy_plays("T4"),),
            wrong=(
                Wrong(
                    (_dummy_plays("T20"), _dummy_plays("T19"), _dummy_plays("T17")),
                    _("With that the dummy may win again. You want somebody else to get card points now."),
                ),
            ),
            otherwise=_("Lead a tarock, and a small one."),
            at=point("T4"),
        ),
        Others((*plays(3, "T11 T8 T13"), *plays(1, "C9")), _("{seat1} had to take it, and leads the {C9}.")),
        Quiz(
            _("Who plays the dummy's card to this trick?"),
            (
                Reply(
                    _("I do, since I am forehand"),
                    _("That was for the first trick. Somebody else has won one since then.").by("K110"),
                ),
                Reply(
                    _("{seat1}"),
                    _("Right: after the first trick it is always the player who won the trick before.").by("K110"),
                    right=True,
                ),
            ),
        ),
        Others((_dummy_plays("CQ", _EAST), *plays(3, "CK"))),
        Ask(
            _("{seat3} has to take this with the {CK}. Which {C} do you get rid of?"),
            right=(play(0, "CJ"),),
            praise=_("Two points less in your hand. And the dummy now comes to {seat3}, who has won this trick.").by(
                "K110"
            ),
            wrong=(
                Wrong((play(0, "C8"),), _("Keep the small one: later the {CJ} might win a trick that you don't want.")),
            ),
            at=point("CJ C8"),
        ),
        Quiz(
            _("Suppose that in the end the dummy has the most card points and {seat3} the second most. Who pays?"),
            (
                Reply(
                    _("The dummy and {seat3}"),
                    _(
                        "Right: the two with the most pay the two with the least. The dummy has an account of its own, "
                        "which the three of you share in the end."
                    ).by("K93", "K111"),
                    right=True,
                ),
                Reply(
                    _("Only {seat3}, for a dummy doesn't pay"),
                    _("A dummy pays and receives too: it has an account of its own.").by("K111"),
                ),
            ),
        ),
    ),
)

PRACTICE: Final = Practice(
    id="fixed_dreier",
    form=_FORM,
    title=_("Against a Dreier, with the dummy"),
    task=_("Bring down the Dreier, playing your own hand and the dummy's."),
    table=LessonTable(
        (
            "T20 T14 T9 T6 T2 HK H4 DQ D1 SQ ST C8",
            "T16 T10 T5 T3 HQ HC H3 DC D4 SC C9 CJ",
            "T22 T21 T19 T17 T15 T13 T11 HJ DK SK S8 CQ",
            "T18 T12 T7 T4 T1 H1 H2 DJ D2 SJ CK CT",
        ),
        dealer=2,
        talon="T8 D3 S7 CC S9 C7",
        options=_AT_THE_LEFT,
        before=(
            Vorhand(YOU),
            *passes(1),
            Bid(_NORTH, "dreier"),
            *passes(0),
            Take(_NORTH, 1),
            LayAway(_NORTH, cards("D3 S7 S8")),
            *passes(2, 0, 1),
        ),
    ),
    goal=when_over(wins),
    opening=(
        Tell(
            _(
                "{seat2} has dealt and plays a Dreier, alone against you, {seat1} and the dummy on your left. You are "
                "forehand, so you play the dummy too. It plays after {seat2}: make use of that."
            ).by("K100", "K107"),
            point(seats=(3,)),
        ),
    ),
    reached=_("The Dreier is lost: {seat2} pays all three of you."),
    missed=_("{seat2} has made it. Lead suits that the dummy can win last, and put your fat cards there."),
    level="easy",
    solution=(
        play(0, "C8"),
        Play(Seat(3), card("CK"), YOU),
        Play(Seat(3), card("DJ"), YOU),
        play(0, "D1"),
        Play(Seat(3), card("T7"), YOU),
        play(0, "T6"),
        Play(Seat(3), card("T4"), YOU),
        play(0, "T9"),
        play(0, "ST"),
        Play(Seat(3), card("T1"), YOU),
        play(0, "T2"),
        play(0, "T20"),
        play(0, "T14"),
        Play(Seat(3), card("T12"), YOU),
        Play(Seat(3), card("H2"), YOU),
        play(0, "HK"),
        play(0, "DQ"),
        play(0, "SQ"),
    ),
    failure=(
        play(0, "ST"),
        Play(Seat(3), card("T7"), YOU),
        play(0, "T9"),
        Play(Seat(3), card("T1"), YOU),
        play(0, "T6"),
        Play(Seat(3), card("T12"), YOU),
        play(0, "T14"),
        Play(Seat(3), card("CK"), YOU),
        Play(Seat(3), card("T18"), YOU),
        play(0, "T20"),
        play(0, "D1"),
        Play(Seat(3), card("D2"), YOU),
        Play(Seat(3), card("CT"), YOU),
        play(0, "HK"),
        Play(Seat(3), card("H1"), YOU),
        play(0, "SQ"),
        Play(Seat(3), card("DJ"), YOU),
        play(0, "H4"),
    ),
)
