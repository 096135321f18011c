# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons and the practice hand of Königrufen for three with a dummy."""

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
from kartenspiel.model.moves import Announce, Bid, Call, LayAway, Pass, Play, Take, Vorhand
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_FORM: Final = "three_flying"
_OPTIONS: Final = {"table_mode": "three_flying"}
_DUMMY: Final = Seat(2)


def _dummy_plays(code: str) -> Play:
    """Return that the learner plays this card of the dummy beside the dealer."""
    return Play(_DUMMY, card(code), YOU)


PARTNER_DUMMY: Final = Lesson(
    id="dummy_partner",
    form=_FORM,
    title=_("The dummy as your partner"),
    learned=_("How to play the cards of a dummy on your side."),
    table=LessonTable(
        (
            "T22 T19 T17 T14 T8 HK H2 D4 SQ S9 C8 C7",
            "T21 T20 T9 T3 HJ D2 D1 SK ST S7 CC C9",
            "T18 T15 T13 T10 T7 T6 T4 T1 HQ DC SC CK",
            "T16 T12 T5 T2 HC H3 H1 DK D3 SJ CQ CT",
        ),
        dealer=3,
        talon="DQ DJ T11 S8 H4 CJ",
        options=_OPTIONS,
        before=(Vorhand(YOU), *passes(1, 3), Bid(YOU, "rufer")),
    ),
    steps=(
        Tell(
            _(
                "You are three. The fourth hand belongs to the dummy, on the dealer's left. It neither bids nor "
                "speaks, and nobody has seen its cards yet."
            ).by("K99", "K101"),
            point(seats=(2,)),
        ),
        Ask(
            _("You play a Rufer. Call the {CK}, wherever it may be.").by("K29"),
            right=(Call(YOU, card("CK")),),
            wrong=(
                Wrong((Call(YOU, card("HK")),), _("That one is in your own hand, and cannot be called.").by("K29")),
            ),
            otherwise=_("You may call that one too. In this lesson it is the {CK}."),
        ),
        Others((Take(YOU, 1), LayAway(YOU, cards("DQ DJ D4")))),
        Quiz(
            _("The talon has been taken, and the dummy's cards lie open. Who plays them from now on?"),
            (
                Reply(
                    _("I do"),
                    _("Right: the {CK} is there, so the dummy is your partner and you are its guardian.").by("K106"),
                    right=True,
                ),
                Reply(
                    _("Always the dealer"),
                    _("It depends on the sides. Do you see the {CK} in the dummy's hand?").by("K106"),
                ),
                Reply(
                    _("Each of us in turn"),
                    _("Only in Trischaken does the guardian change. Here he stays the same.").by("K110"),
                ),
            ),
            point("CK"),
        ),
        Ask(
            _(
                "You could announce something for the dummy too, such as its Pagat. Leave it at the game: say that you "
                "are done."
            ).by("K44", "K103"),
            right=(Pass(YOU),),
            wrong=(
                Wrong(
                    (Announce(YOU, "pagat", _DUMMY),),
                    _("Allowed, but everybody would see what you are after. We need the {T1} for something else.").by(
                        "K103"
                    ),
                ),
            ),
            otherwise=_("Too risky for a first time. Say that you are done."),
        ),
        Others(passes(1, 3)),
        Ask(
            _("You lead. Begin with the tarock that nobody can beat.").by("K57"),
            right=(play(0, "T22"),),
            otherwise=_("Only the {T22} wins for certain."),
            at=point("T22"),
        ),
        Others(plays(1, "T3")),
        Ask(
            _(
                "Now it is the dummy's turn, and you choose from its hand. The trick is yours anyway: what do you put "
                "on it?"
            ).by("K105"),
            right=(_dummy_plays("T1"),),
            praise=_("Five points in safety. Nowhere is the {T1} safer than under the {T22}.").by("K5"),
            wrong=(
                Wrong(
                    (_dummy_plays("CK"), _dummy_plays("HQ")),
                    _("The dummy must follow suit like everybody: a tarock was led, and it has plenty.").by(
                        "K58", "K105"
                    ),
                ),
                Wrong(
                    (_dummy_plays("T18"), _dummy_plays("T15"), _dummy_plays("T13")),
                    _("A high tarock under your own {T22} is wasted: it could win another trick."),
                ),
            ),
            otherwise=_("That saves the high ones, but earns little. Which tarock of the dummy counts 5?"),
            at=point("T1"),
        ),
        Others(plays(3, "T2")),
        Tell(
            _("That is how you play two hands at once. When the dummy wins a trick, you lead from its hand.").by("K105")
        ),
    ),
)

GUARDIAN: Final = Lesson(
    id="dummy_guardian",
    form=_FORM,
    title=_("Guardian against the declarer"),
    learned=_("Who plays the dummy as long as the partner is still hidden."),
    table=LessonTable(
        (
            "T20 T16 T12 T6 HQ H3 DQ D1 SC S8 CQ C9",
            "T18 T13 T9 T4 T2 HC DJ D4 SQ S7 CJ C7",
            "T19 T10 T7 T3 HJ H1 DK DC SK ST CC C8",
            "T22 T21 T17 T15 T14 T11 T8 HK H4 D3 SJ CT",
        ),
        dealer=2,
        talon="T5 D2 S9 T1 H2 CK",
        options=_OPTIONS,
        before=(
            Vorhand(Seat(3)),
            *passes(0, 2),
            Bid(Seat(3), "rufer"),
            Call(Seat(3), card("DK")),
            Take(Seat(3), 1),
            LayAway(Seat(3), cards("D2 D3 S9")),
            *passes(3, 0, 2),
        ),
    ),
    steps=(
        Tell(
            _(
                "{seat3} is forehand, plays a Rufer and has called the {DK}. It is neither with you nor in the open "
                "hand of the dummy."
            ).by("K31", "K102"),
            point(seats=(3,)),
        ),
        Others(plays(3, "T21"), _("{seat3} leads to the first trick.")),
        Ask(
            _("You follow with a tarock, as small as possible."),
            right=(play(0, "T6"),),
            wrong=(
                Wrong(
                    (play(0, "T20"), play(0, "T16"), play(0, "T12")),
                    _("The {T21} can only be beaten by the {T22}. Keep your big ones.").by("K3"),
                ),
            ),
        ),
        Quiz(
            _(
                "Now the dummy plays its first card, and the partner of {seat3} is still hidden. Who is asked about "
                "the king first?"
            ).by("K108"),
            (
                Reply(
                    _("I am, as the next player after forehand"),
                    _(
                        "Right. Since you haven't got it, you become guardian, and everybody knows that you are "
                        "against {seat3}."
                    ).by("K107", "K108"),
                    right=True,
                ),
                Reply(
                    _("Nobody: {seat3} plays its cards"),
                    _("Only if the king were in the dummy, where everybody could see it.").by("K106"),
                ),
                Reply(
                    _("{seat2}, the dealer"),
                    _("Against a forehand who might be alone, the next one in turn would be guardian: that is you.").by(
                        "K107"
                    ),
                ),
            ),
        ),
        Ask(
            _("So you choose for the dummy. The trick goes to {seat3}: give away as little as you can.").by("K105"),
            right=(Play(Seat(1), card("T2"), YOU),),
            praise=_(
                "Good. Had you had the king yourself, you would have had to say so, and {seat2} would be playing the "
                "dummy."
            ).by("K108"),
            wrong=(
                Wrong(
                    (Play(Seat(1), card("HC"), YOU), Play(Seat(1), card("SQ"), YOU)),
                    _("The dummy too must follow with a tarock.").by("K58"),
                ),
            ),
            otherwise=_("That doesn't beat the {T21}, and you may need it later. The smallest will do."),
        ),
        Others(plays(2, "T3")),
        Tell(
            _(
                "You remain guardian for the whole deal. And you can work out who has the king: {seat2}. You haven't "
                "got it, it is neither in the dummy nor in the talon, and nobody may call a king of his own."
            ).by("K29", "K110")
        ),
    ),
)

PRACTICE: Final = Practice(
    id="dummy_rufer",
    form=_FORM,
    title=_("A Rufer with the dummy"),
    task=_("Win the Rufer together with the dummy."),
    table=LessonTable(
        (
            "T19 T16 T12 T9 T5 HK HJ H4 D3 S9 S8 C9",
            "T13 HC H2 H1 DQ D4 SK SQ ST CK CC CJ",
            "T20 T14 T7 T6 T3 T2 DK D1 SC SJ CT C8",
            "T22 T18 T15 T10 T8 T4 HQ H3 DC DJ CQ C7",
        ),
        dealer=3,
        talon="T11 T1 D2 T17 T21 S7",
        options=_OPTIONS,
        before=(
            Vorhand(YOU),
            *passes(1, 3),
            Bid(YOU, "rufer"),
            Call(YOU, card("DK")),
            Take(YOU, 2),
            LayAway(YOU, cards("HJ D3 C9")),
            *passes(0, 1, 3),
        ),
    ),
    goal=when_over(wins),
    opening=(
        Tell(
            _(
                "You have called the {DK}, and it is in the dummy: you play both hands. You need 35 points and two "
                "thirds together."
            ).by("K8", "K106"),
            point("DK"),
        ),
    ),
    reached=_("Won, and you played both hands."),
    missed=_("Not enough this time. Put fat cards of the one hand on sure tricks of the other, and try again."),
    level="easy",
    solution=(
        play(0, "T5"),
        Play(Seat(2), card("T6"), YOU),
        Play(Seat(2), card("C8"), YOU),
        play(0, "T21"),
        play(0, "T9"),
        Play(Seat(2), card("T2"), YOU),
        play(0, "T12"),
        play(0, "H4"),
        Play(Seat(2), card("T3"), YOU),
        Play(Seat(2), card("SJ"), YOU),
        play(0, "S7"),
        play(0, "T16"),
        Play(Seat(2), card("D1"), YOU),
        play(0, "S8"),
        play(0, "T17"),
        Play(Seat(2), card("T20"), YOU),
        Play(Seat(2), card("T7"), YOU),
        play(0, "S9"),
    ),
    failure=(
        play(0, "T17"),
        Play(Seat(2), card("T2"), YOU),
        play(0, "T19"),
        Play(Seat(2), card("CT"), YOU),
        play(0, "T21"),
        Play(Seat(2), card("T7"), YOU),
        play(0, "T12"),
        Play(Seat(2), card("T6"), YOU),
        play(0, "T5"),
        play(0, "S8"),
        Play(Seat(2), card("SC"), YOU),
        play(0, "T16"),
        Play(Seat(2), card("T20"), YOU),
        Play(Seat(2), card("T3"), YOU),
        play(0, "H4"),
        Play(Seat(2), card("SJ"), YOU),
        play(0, "S9"),
        Play(Seat(2), card("DK"), YOU),
        play(0, "HK"),
    ),
)
