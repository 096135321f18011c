# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons of Königrufen about contracts in which tricks or card points are avoided."""

from typing import Final

from kartenspiel.games.koenigrufen.lessons.words import passes
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Vorhand
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

_MUST_BEAT: Final = _("In these contracts you must beat the card that is winning, if you can. And here you can.").by(
    "K60"
)

NEGATIVE: Final = Lesson(
    id="negative",
    title=_("Piccolo and Bettel"),
    learned=_("When you must beat, and how to get rid of cards."),
    table=LessonTable(
        (
            "T22 H1 H2 H4 D3 D4 ST S8 S7 CT C8 C7",
            "T21 T19 T11 T9 T8 T4 T3 T2 HK H3 D2 CJ",
            "T15 T14 T12 T5 T1 HC DJ SK SQ SJ CK CQ",
            "T20 T16 T13 T7 HQ HJ DK DQ D1 S9 CC C9",
        ),
        dealer=3,
        talon="SC T6 DC T18 T10 T17",
    ),
    steps=(
        Ask(
            _(
                "Look at this hand: one sure trick, and otherwise nothing but small cards. Made for a Piccolo, in "
                "which you alone must take exactly one trick. You are forehand: bid it at once."
            ).by("K14", "K18"),
            right=(Bid(YOU, "piccolo"),),
            wrong=(
                Wrong(
                    (Vorhand(YOU),),
                    _("You could wait. But you know already what you want: bid the Piccolo before another spoils it."),
                ),
                Wrong(
                    (Bid(YOU, "bettel"), Bid(YOU, "bettel_ouvert")),
                    _("In a Bettel you may not take a single trick, and the {T22} takes one for certain.").by("K14"),
                ),
                Wrong(
                    (Bid(YOU, "piccolo_ouvert"),),
                    _("The same with open cards, for 6 instead of 2. Brave! Let us do it in secret first.").by(
                        "K60", "K118"
                    ),
                ),
            ),
            otherwise=_("With these cards you win hardly any tricks. Bid Piccolo."),
        ),
        Others(
            passes(1, 2, 3, 0, 1, 2, 3),
            _("All the others pass. Each of them could say Kontra now, just for himself; nobody does.").by("K51"),
        ),
        Ask(
            _("In a Piccolo the declarer leads. Take your one trick right away, while it is safe.").by("K57"),
            right=(play(0, "T22"),),
            otherwise=_("That is not sure to win. Which card can nobody beat?"),
            at=point("T22"),
        ),
        Others(plays(1, "T2 T5 T7")),
        Ask(
            _(
                "That was it: no more tricks from now on! You lead again. Get rid of a card that could become "
                "dangerous while others can still beat it: the {ST}."
            ).by("K60"),
            right=(play(0, "ST"),),
            wrong=(
                Wrong(
                    (play(0, "S7"), play(0, "S8")),
                    _(
                        "The small one is safe for ever. But the ten stays with you, and if the nine is led later, you "
                        "must beat it."
                    ).by("K60"),
                ),
                Wrong(
                    (play(0, "CT"),), _("The {CT} is just as awkward, and it will have its turn. Begin with the {ST}.")
                ),
            ),
            otherwise=_("That can wait. Your most awkward cards are the two tens: begin with the {ST}."),
            at=point("ST"),
        ),
        Others(plays(1, "T3 SJ S9")),
        Others(
            (*plays(1, "D2 DJ DQ D3"), *plays(3, "C9")),
            _(
                "{seat1} had no {S}, had to play a tarock and so took the trick. In the next one {seat2} and {seat3} "
                "had to go higher and higher."
            ).by("K58", "K60"),
        ),
        Ask(
            _("{seat3} has led the {C9}, and you are next. Which of your {C} do you play?"),
            right=(play(0, "CT"),),
            praise=_("You had to. But the same holds for those after you: watch.").by("K60"),
            wrong=(Wrong((play(0, "C8"), play(0, "C7")), _MUST_BEAT),),
            at=point("CT C8 C7"),
        ),
        Others(plays(1, "CJ CQ")),
        Tell(
            _(
                "{seat1} and {seat2} had to beat as well, and you are rid of the ten. That is how you get through a "
                "Piccolo."
            ).by("K60")
        ),
        Quiz(
            _(
                "One thing more. A tarock is led in a Bettel, and a player has the {T1} and the {T15}. What may he "
                "play?"
            ),
            (
                Reply(
                    _("Only the {T15}"),
                    _("Right. In these contracts the {T1} may only be played as the last tarock.").by("K60"),
                    right=True,
                ),
                Reply(_("Either of them"), _("No: the {T1} has to wait until it is his last tarock.").by("K60")),
                Reply(_("Only the {T1}, the smallest"), _("Just the other way round: the {T1} comes last.").by("K60")),
            ),
        ),
    ),
)

TRISCHAKEN: Final = Lesson(
    id="trischaken",
    title=_("Trischaken"),
    learned=_("What to do with a bad hand, and who pays in the end."),
    table=LessonTable(
        (
            "T15 T12 T8 T2 HC HJ DQ D3 SQ S7 CT C9",
            "T17 T16 T14 T13 T9 T1 H3 DK ST S9 CK CC",
            "T18 T10 T6 T5 T4 T3 H2 H1 DC D1 SC SJ",
            "T22 T21 T19 T11 HK HQ H4 D2 SK CQ CJ C8",
        ),
        dealer=3,
        talon="D4 DJ S8 C7 T20 T7",
        before=(Vorhand(YOU), *passes(1, 2, 3)),
    ),
    steps=(
        Ask(
            _(
                "All the others have passed, and your hand is no good: four tarocks and not one king. Then choose "
                "Trischaken: everybody plays for himself and wants as few card points as possible."
            ).by("K23", "K89"),
            right=(Bid(YOU, "trischaken"),),
            wrong=(
                Wrong(
                    (Bid(YOU, "rufer"),),
                    _("With four tarocks your partner would have to do nearly everything. Mostly that is lost."),
                ),
                Wrong(
                    (Bid(YOU, "piccolo"), Bid(YOU, "bettel")),
                    _(
                        "You are alone then, and too many of your cards are of middling height: one trick comes "
                        "easily, and others after it."
                    ),
                ),
            ),
            otherwise=_("With this hand? Rather not. Choose Trischaken."),
        ),
        Ask(
            _(
                "You lead. Everybody must beat if he can. So get rid of your biggest tarock as long as others have "
                "bigger ones."
            ).by("K60", "K89"),
            right=(play(0, "T15"),),
            wrong=(
                Wrong(
                    (play(0, "T2"),),
                    _("The others take that, sure. But the {T15} stays with you, and later it may have to win.").by(
                        "K60"
                    ),
                    then=plays(1, "T9 T10 T11"),
                ),
            ),
            otherwise=_("Begin with the {T15}, your biggest tarock."),
        ),
        Others(
            (*plays(1, "T16 T18 T19"), *plays(3, "D2")),
            _("Each had to go above the one before, and {seat3} had to take it."),
        ),
        Ask(
            _("{seat3} leads the {D2}. What do you do with {DQ} and {D3}?"),
            right=(play(0, "DQ"),),
            praise=_("It must be the queen, since it can beat. Let's hope that somebody has the king.").by("K60"),
            wrong=(
                Wrong(
                    (play(0, "D3"),),
                    _(
                        "Not allowed: your queen can beat the two, so it must. In red the three stands below the two."
                    ).by("K60"),
                ),
            ),
            at=point("DQ D3"),
        ),
        Others((*plays(1, "DK DC"), *plays(1, "T13 T10 T21"))),
        Ask(
            _("Lucky! Now {seat3} already has the {T21} in this trick, and you come last. Which tarock do you give?"),
            right=(play(0, "T12"),),
            praise=_("Your biggest, since nothing can happen to you here. The small ones remain."),
            wrong=(
                Wrong(
                    (play(0, "T2"), play(0, "T8")),
                    _(
                        "Allowed, since you cannot beat the {T21}. But here you could have got rid of a bigger one for "
                        "nothing."
                    ).by("K60"),
                ),
            ),
            at=point("T12 T8 T2"),
        ),
        Tell(
            _("So it goes on. Mind the last trick: whoever takes it gets the six cards of the talon as well.").by(
                "K90"
            ),
            point(places=("talon",)),
        ),
        Quiz(
            _(
                "Suppose you chose Trischaken and have the most card points yourself in the end, but less than half "
                "of all. Everybody has a trick. What do you pay?"
            ),
            (
                Reply(
                    _("1 to each of the others"),
                    _("That is what another would pay. Forehand, who chose it, pays double.").by("K92"),
                ),
                Reply(
                    _("2 to each of the others"),
                    _("Right. And if somebody takes no trick at all, everything is paid to that one alone.").by(
                        "K91", "K92"
                    ),
                    right=True,
                ),
            ),
        ),
    ),
)
