# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Graden: every trick with a partner who is found by a called card."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Call, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

PARTNER: Final = Lesson(
    id="partner",
    title=_("Durchmarsch with another"),
    learned=_("Which card to call, and what happens when a ten is called."),
    table=LessonTable(
        ("HA HK HQ HJ DA C9", "HT DK DQ SA SK CK", "CA CT DJ D9 SQ SJ", "H9 DT ST S9 CQ CJ"),
        dealer=3,
        before=(Bid(YOU, "durchmarsch_mit"), Pass(Seat(1)), Pass(Seat(2)), Pass(Seat(3))),
    ),
    steps=(
        Tell(
            _(
                "You have bid Durchmarsch mit einer anderen: you take every trick, together with the holder of a card "
                "that you call. Five of your cards win for certain with tens low. What about the {C9}?"
            ).by("G17", "G27"),
            point("C9", places=("facts",)),
        ),
        Ask(
            _("Call the card that helps you over your weak spot.").by("G27"),
            right=(Call(YOU, card("CA")),),
            praise=_("Right: when you lead the {C9}, your partner takes it with the {CA}, whatever comes before.").by(
                "G27"
            ),
            wrong=(
                Wrong(
                    (Call(YOU, card("CT")),),
                    _(
                        "Careful: if a ten is called, the tens are high in all suits. Then the {HT} beats your {HK}, "
                        "and the {CA} beats that ten anyway."
                    ).by("G3", "G27"),
                ),
                Wrong(
                    (Call(YOU, card("CK")),),
                    _(
                        "Above the {CK} there is still the {CA}. If that one is with the others, your {C9} loses a "
                        "trick and all is lost."
                    ).by("G27"),
                ),
                Wrong(
                    (Call(YOU, card("HA")), Call(YOU, card("DA"))),
                    _("You hold that card yourself. Call one that you do not have.").by("G27"),
                ),
                Wrong(
                    (Call(YOU, card("SA")),),
                    _("A high card, but you have no {S} to lead to it. Your weak spot is the {C9}."),
                ),
            ),
            otherwise=_("That does not help your {C9}. Which card wins in {C}?"),
            at=point("C9", places=("choices",)),
        ),
        Ask(
            _("Nobody says who has it. You lead to the first trick."),
            right=(play(0, "HA"),),
            wrong=(
                Wrong(
                    (play(0, "C9"),),
                    _(
                        "Your partner {seat2} takes it, but then has to lead, and has nothing but low cards. Take your "
                        "sure tricks first."
                    ).by("G21"),
                    then=(*plays(1, "CK CA CJ"), *plays(2, "SJ ST")),
                ),
            ),
            otherwise=_("That would win as well. But take your {H} first, from the top."),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "HT SJ H9")),
        Ask(
            _("Both {H} of the others have fallen at once. And now?"),
            right=(play(0, "HK"), play(0, "HQ"), play(0, "HJ")),
            wrong=(Wrong((play(0, "C9"),), _("Keep that for the end, as long as you have sure tricks.")),),
            otherwise=_("That is good too. But go on with {H} first."),
            at=point(places=("hand",)),
        ),
        Others(plays(1, "DQ SQ S9")),
        Quiz(
            _("Your partner holds the {CA} and says nothing. What must your partner do until then?"),
            (
                Reply(_("Keep the {CA} to the end"), _("Right, and throw everything else away before."), right=True),
                Reply(
                    _("Throw the {CA} away to show himself"),
                    _("Then everybody would know, but nobody could take your {C9} for you any more."),
                ),
            ),
        ),
        Tell(
            _(
                "You go on like this: with the rest of your {H}, then the {DA}, and the {C9} comes last. Who the "
                "partner is comes out when the {CA} is played."
            ).by("G27"),
            point("DA C9"),
        ),
        Tell(
            _(
                "If all six tricks are yours, each of you two gets 40 cents, and each of the others pays 40. A single "
                "trick for them, and it is the other way round, for your partner too."
            ).by("G27", "G29")
        ),
    ),
)
