# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Anrufen: trumps, the called card, and how the partner is found."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Call, Pass, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

PARTNER: Final = Lesson(
    id="partner",
    title=_("Calling a partner"),
    learned=_("Which card to call, and how to find out who has it."),
    table=LessonTable(
        ("HA HK HJ H9 SA D9", "HT DK SK S9 CK CJ", "DA CA CQ DJ SJ ST", "HQ DT DQ C9 CT SQ"),
        dealer=3,
        before=(Bid(YOU, "simple"), Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3))),
    ),
    steps=(
        Ask(
            _("You have bid a simple game, and all others have passed. Which suit becomes trumps?").by("A20"),
            right=(Trumps(YOU, Suit.HEARTS),),
            wrong=(
                Wrong(
                    (Trumps(YOU, Suit.SPADES),),
                    _("The ace of {S} is a fine card, but it would be your only trump. The others would have five."),
                ),
            ),
            otherwise=_("Take the suit of which you hold most cards."),
            at=point(places=("hand", "choices")),
        ),
        Ask(
            _(
                "Now call a card. It should win a trick, and you should be able to lead its suit, so that its holder "
                "shows soon."
            ).by("A20", "A21"),
            right=(Call(YOU, card("DA")),),
            wrong=(
                Wrong(
                    (Call(YOU, card("CA")),),
                    _(
                        "An ace is a good idea. But you have no {C} to lead to it: it may take long until you know who "
                        "is with you."
                    ),
                ),
                Wrong(
                    (Call(YOU, card("DT")),),
                    _("When you lead your {D9}, the ace takes that ten. So rather call the ace itself.").by("A3"),
                ),
                Wrong(
                    (Call(YOU, card("HA")), Call(YOU, card("SA"))),
                    _("You hold that card yourself. Call one that you do not have.").by("A22"),
                ),
            ),
            otherwise=_("Look at your {D9}: which card takes a trick in that suit?"),
            at=point("D9", places=("choices",)),
        ),
        Ask(
            _("Whoever has the {DA} keeps quiet. You lead to the first trick: how do you draw it out?").by(
                "A23", "A26"
            ),
            right=(play(0, "D9"),),
            wrong=(
                Wrong(
                    (play(0, "HA"), play(0, "SA")),
                    _("That wins a trick, but then you still do not know who plays with you and who against you."),
                ),
            ),
            otherwise=_("Lead the suit that you have called."),
            at=point("D9"),
        ),
        Others(plays(1, "DK DA DQ")),
        Tell(
            _(
                "There it is: {seat2} had to beat the {DK} with the {DA}. Now everybody knows that {seat2} plays with "
                "you, and so do you."
            ).by("A23", "A32"),
            point("DA", seats=(2,)),
        ),
        Others(plays(2, "CA C9")),
        Ask(
            _("{seat2} leads another ace, the {CA}. You have no {C}. What do you play to it?"),
            right=(play(0, "H9"), play(0, "HJ")),
            praise=_(
                "Right, a small trump. You had to, even against your partner's ace; the trick stays with your side "
                "anyway."
            ).by("A32", "A33"),
            wrong=(
                Wrong(
                    (play(0, "SA"),),
                    _(
                        "Giving your partner ten points is a good idea. But you have trumps: without {C} you must play "
                        "one."
                    ).by("A32"),
                ),
                Wrong(
                    (play(0, "HA"), play(0, "HK")),
                    _("A trump it must be. But why a high one, when a small one takes the trick as well?"),
                ),
            ),
            at=point("CA", places=("hand",)),
        ),
        Others(plays(1, "CJ")),
        Ask(
            _(
                "Now you lead. The others still have trumps, among them the {HT}, which beats your king. What do you "
                "lead?"
            ).by("A3"),
            right=(play(0, "HA"),),
            wrong=(
                Wrong(
                    (play(0, "HK"),),
                    _(
                        "The {HT} is above the king: {seat1} takes the trick with it. Under your ace it would have to "
                        "fall."
                    ).by("A3", "A32"),
                    then=plays(1, "HT CQ HQ"),
                ),
                Wrong(
                    (play(0, "SA"),),
                    _("As long as the others have trumps, somebody may trump your ace. Draw the trumps first."),
                ),
            ),
            otherwise=_("Then {seat1} takes it with the {HT}. You have a higher one."),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "HT CQ HQ")),
        Ask(
            _("Beautiful: the ten had to fall under your ace. Nobody else has a trump now. What next?").by("A32"),
            right=(play(0, "SA"),),
            otherwise=_("Now nobody can trump any more: your other ace is safe."),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "S9 ST SQ")),
        Quiz(
            _("{seat2} has even put a ten into your trick. Why was that clever?"),
            (
                Reply(
                    _("The points stay with our side."),
                    _("Right. It is called smearing: whoever knows his partner gives him aces and tens."),
                    right=True,
                ),
                Reply(
                    _("The rules demanded it."),
                    _("No. Nobody could beat your ace, so {seat2} could have played any of the suit.").by("A32"),
                ),
            ),
            point("ST"),
        ),
        Tell(
            _(
                "You two have 60 of the 90 points: the others cannot catch up any more. You have found your partner "
                "and won."
            ).by("A4", "A40")
        ),
    ),
)
