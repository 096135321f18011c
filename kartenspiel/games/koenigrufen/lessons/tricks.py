# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first lessons of Königrufen: which card beats which, what it counts, and what one must play."""

from typing import Final

from kartenspiel.games.koenigrufen.lessons.words import silent_rufer
from kartenspiel.model.lesson import Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

_FOLLOW: Final = _("Not while you have a card of the suit led: {S} was led, so {S} you must play.").by("K58")

CARDS: Final = Lesson(
    id="cards",
    title=_("The cards and what they count"),
    learned=_("Which card beats which, and how the cards of a trick are counted."),
    table=LessonTable(
        (
            "T21 T16 T9 T1 SK ST S7 H1 H4 DJ CC C8",
            "T22 T18 T14 T12 T11 T5 T3 HK D4 SQ SJ C9",
            "T20 T15 T8 T6 T2 H3 DQ SC S9 CK CJ CT",
            "T19 T17 T13 T10 T7 HQ HC HJ DK D3 D1 S8",
        ),
        dealer=0,
        talon="CQ T4 D2 H2 C7 DC",
        before=silent_rufer((1, 2, 3, 0), "CK", 1, "SQ D4 D2"),
    ),
    steps=(
        Tell(
            _(
                "Welcome! The pack has 54 cards, and twelve of them are yours. These four with Roman numbers are "
                "tarocks. In nearly all contracts they are the trumps and beat every card of the four suits."
            ).by("K2", "K3"),
            point("T21 T16 T9 T1"),
        ),
        Tell(
            _(
                "You are the dealer (D by your name). {seat1} is forehand (F) and the declarer (Dc), "
                "plays a Rufer and has called the {CK}. What that and the tables at the edge mean comes in "
                "later lessons; for now only the cards matter."
            ),
            point(seats=(0, 1), places=("facts", "board")),
        ),
        Tell(
            _(
                "Among tarocks the higher number wins. Only one stands above your {T21}: the {T22}, which has no "
                "number. Your {T1} is the smallest of all 22."
            ).by("K3", "K4"),
            point("T21 T1"),
        ),
        Tell(
            _(
                "There are four suits: {H}, {D}, {S} and {C}. In each the king is on top, then come queen, cavalier "
                "and jack. In the black suits ten, nine, eight and seven follow."
            ).by("K3"),
            point("SK ST S7", places=("suits",)),
        ),
        Quiz(
            _(
                "The red suits have other small cards: four, three, two and the ace, which shows a 1. Have a guess: "
                "which of these two wins?"
            ),
            (
                Reply(
                    _("The {H4}"),
                    _(
                        "One would think so. But in the red suits it goes down as the numbers go up: the four is the "
                        "lowest card."
                    ).by("K3"),
                ),
                Reply(
                    _("The {H1}"),
                    _("Right: ace, two, three, four, in this order from high to low.").by("K3"),
                    right=True,
                ),
            ),
            point("H1 H4"),
        ),
        Tell(
            _(
                "One player leads a card, and the others add one each, going anticlockwise. These four cards are "
                "called a trick. The highest card of the suit led takes all four; if there are tarocks among them, "
                "the highest of these."
            ).by("K1", "K59")
        ),
        Others(plays(1, "SJ SC S8"), _("{seat1} leads to the first trick, the others follow.")),
        Tell(
            _(
                "What is there to be won? A king counts 5, a queen 4, a cavalier 3, a jack 2. {T22}, {T21} and {T1} "
                "count 5 as well, every other card 1."
            ).by("K5"),
            point(places=("trick",)),
        ),
        Quiz(
            _(
                "In the end you count in threes: add up three cards and take 2 off, then the next three. What do these "
                "three make?"
            ).by("K7"),
            (
                Reply(_("6"), _("2 and 3 and 1 are 6, yes. But 2 come off again.").by("K7")),
                Reply(_("4"), _("Right: 2 + 3 + 1, less 2.").by("K7"), right=True),
                Reply(_("3"), _("Not how many cards, but what they are worth: 2, 3 and 1, less 2.").by("K5", "K7")),
            ),
            point(places=("trick",)),
        ),
        Ask(
            _("Your turn, and you are the last. With which card do you win this trick?").by("K58", "K59"),
            right=(play(0, "SK"),),
            wrong=(
                Wrong(
                    (play(0, "ST"),),
                    _("The ten looks big, but it stands below the jack. So {seat2} wins, with the {SC}.").by("K3"),
                ),
                Wrong((play(0, "S7"),), _("That is the lowest of its suit, and {seat2} wins with the {SC}.").by("K3")),
                Wrong((play(0, "T21"), play(0, "T16"), play(0, "T9"), play(0, "T1")), _FOLLOW),
            ),
            at=point(places=("trick",)),
        ),
        Tell(
            _(
                "It is yours, king and all. By your name it now says 8/1: king, cavalier and jack make 8, and the "
                "card left over makes a third of a point. Those who play together are called a side; "
                "in the end all its tricks are counted together like that."
            ).by("K5", "K6"),
            point(seats=(0,)),
        ),
        Tell(
            _(
                "The whole pack makes 70 card points. In each deal one player, the declarer, plays against "
                "the others, alone or with a partner. That side needs 35 and two thirds, a little more than "
                "half."
            ).by("K5", "K8")
        ),
    ),
)

_NO_CLUBS: Final = _(
    "You have no {C}, so you must play a tarock. You may play another suit only if you have no tarock either."
).by("K58")

FOLLOWING: Final = Lesson(
    id="following",
    title=_("Following suit and trumping"),
    learned=_("Which cards you may play to a trick."),
    table=LessonTable(
        (
            "T20 T13 T7 T3 HQ H2 H4 SK SJ S9 DC D3",
            "T22 T21 T17 T15 T11 T9 T6 HK HJ S7 CT C7",
            "T18 T16 T12 T8 T1 H3 D4 SC ST SQ CJ C8",
            "T19 T14 T10 T5 T2 HC DK D1 CK CQ CC C9",
        ),
        dealer=0,
        talon="DQ T4 D2 H1 S8 DJ",
        before=silent_rufer((1, 2, 3, 0), "CK", 1, "DQ D2 CT"),
    ),
    steps=(
        Others(plays(1, "HJ H3 HC"), _("{seat1} leads {H}.")),
        Ask(
            _("You have {H}, so you must follow; which one is up to you. Here are a cavalier and a jack to be won.").by(
                "K58", "K59"
            ),
            right=(play(0, "HQ"),),
            praise=_("The queen is the highest, the trick is yours."),
            wrong=(
                Wrong(
                    (play(0, "H2"), play(0, "H4")),
                    _("Allowed, since nobody has to beat. But then {seat3} takes the trick with the {HC}.").by("K59"),
                ),
                Wrong(
                    (play(0, "T3"), play(0, "T7"), play(0, "T13"), play(0, "T20")),
                    _("A tarock would win, but you have {H} and must follow suit.").by("K58"),
                ),
            ),
            at=point("HQ H2 H4"),
        ),
        Ask(
            _("Whoever wins a trick leads to the next. Try the {SK}: in its suit nothing is above it.").by("K57"),
            right=(play(0, "SK"),),
            otherwise=_("You may, but I want to show you something: the {SK}."),
            at=point("SK"),
        ),
        Others(plays(1, "S7 ST T5")),
        Tell(
            _(
                "What a pity: {seat3} had no {S} and had to play a tarock, and even the {T5} beats a king. Kings get "
                "home while everybody still has cards of their suit."
            ).by("K58", "K59")
        ),
        Others(plays(3, "C9"), _("Now {seat3} leads {C}.")),
        Ask(
            _("You have none. Then a tarock it must be; {seat1} and {seat2} come after you.").by("K58"),
            right=(play(0, "T3"), play(0, "T7")),
            praise=_("A small one is enough, as long as the others have to follow suit. Keep the big ones for later."),
            wrong=(
                Wrong(
                    (play(0, "T20"), play(0, "T13")),
                    _("That wins too. But the others have {C} and cannot beat you anyway: a small tarock does it."),
                    then=plays(1, "C7 CJ"),
                ),
                Wrong(
                    (play(0, "DC"), play(0, "D3"), play(0, "SJ"), play(0, "S9"), play(0, "H2"), play(0, "H4")),
                    _NO_CLUBS,
                ),
            ),
            at=point("T20 T13 T7 T3"),
        ),
        Others(plays(1, "C7 CJ")),
        Ask(
            _(
                "Your trick. Now lead the {T13} yourself: to a tarock all the others must play a tarock, if they "
                "have any."
            ).by("K58"),
            right=(play(0, "T13"),),
            otherwise=_("This time the {T13}, please, to see what happens."),
        ),
        Others(plays(1, "T21 T8 T2")),
        Tell(
            _(
                "All three had to play a tarock, and {seat1} wins with the {T21}. In this way you draw the others' "
                "tarocks."
            ).by("K58", "K59")
        ),
        Quiz(
            _("Somebody leads {D}. You have neither {D} nor a tarock any more. What may you play?"),
            (
                Reply(
                    _("Any card"),
                    _("Right, but it cannot win. Suit, then tarock, then anything: that is the whole rule.").by(
                        "K58", "K59"
                    ),
                    right=True,
                ),
                Reply(_("Nothing, I sit out"), _("Everybody plays one card to every trick.")),
                Reply(
                    _("Only the lowest card I have"),
                    _("No need: if you can neither follow nor trump, you may play what you like."),
                ),
            ),
        ),
    ),
)
