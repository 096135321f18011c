# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A lesson of Anrufen for three: alone against two, with the talon."""

from typing import Final

from kartenspiel.model.cards import Suit, cards
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Bid, Declare, LayAway, Pass, Take, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

TALON: Final = Lesson(
    id="talon",
    title=_("Three players and the talon"),
    learned=_("How to play alone against two, and what to lay away."),
    table=LessonTable(
        ("HA HT HK HQ SA S9 C9", "HJ SK SJ CA CQ DT DK", "H9 SQ CT CK DA DQ DJ"),
        dealer=2,
        talon="ST CJ D9",
        options={"players": 3},
        before=(Bid(YOU, "hundred"), Pass(Seat(1)), Pass(Seat(2))),
    ),
    steps=(
        Tell(
            _(
                "With three players nobody is called: you have bid a hundred and play alone against {seat1} and "
                "{seat2}. But the three cards in the middle are for you."
            ).by("A7", "A24"),
            point(places=("talon",)),
        ),
        Ask(
            _("Before you see them, you name the trumps."),
            right=(Trumps(YOU, Suit.HEARTS),),
            otherwise=_("You hold the four best {H}, and a marriage is worth 40 only in trumps.").by("A35"),
            at=point(places=("choices",)),
        ),
        Ask(_("Take the talon up.").by("A24"), right=(Take(YOU, "all"),), at=point(places=("talon", "choices"))),
        Ask(
            _(
                "Ten cards: three must go. Aces and tens that you lay away count for the others, so choose cards that "
                "are worth nothing and would only lose tricks."
            ).by("A24", "A25"),
            right=(LayAway(YOU, cards("C9 CJ D9")),),
            praise=_("Very good. You keep only {H} and {S}, and have nothing that the others could beat cheaply."),
            wrong=(
                Wrong(
                    (LayAway(YOU, cards("C9 CJ ST")), LayAway(YOU, cards("CJ D9 ST")), LayAway(YOU, cards("C9 D9 ST"))),
                    _(
                        "The ten you lay away is ten points for the others. Keep it: after the ace it is the best of "
                        "its suit."
                    ).by("A25"),
                ),
                Wrong(
                    (LayAway(YOU, cards("C9 D9 HQ")), LayAway(YOU, cards("C9 CJ HQ")), LayAway(YOU, cards("CJ D9 HQ"))),
                    _("That would break up your marriage, and forty points with it.").by("A35"),
                ),
                Wrong(
                    (LayAway(YOU, cards("C9 CJ S9")), LayAway(YOU, cards("C9 D9 S9")), LayAway(YOU, cards("CJ D9 S9"))),
                    _(
                        "Behind ace and ten the third of the suit often becomes good. The lone cards of the other "
                        "suits will lose for certain."
                    ),
                ),
            ),
            otherwise=_("Look for cards without points, in the suits in which you have no ace."),
            at=point(places=("hand",)),
        ),
        Ask(
            _("You lead. What do you say, and what do you play?"),
            right=(Declare(YOU, Suit.HEARTS),),
            wrong=(
                Wrong(
                    (play(0, "HQ"), play(0, "HK")),
                    _("Led without a word, it brings no forty. Declare the marriage first.").by("A38"),
                ),
            ),
            otherwise=_("You may. But forty points are waiting in your hand: take them now."),
            at=point("HK HQ", places=("choices",)),
        ),
        Ask(
            _("Forty! Now one of the two must be led.").by("A35"),
            right=(play(0, "HQ"), play(0, "HK")),
            otherwise=_("A card of the marriage, please."),
            at=point("HK HQ"),
        ),
        Others(plays(1, "HJ H9", seats=3)),
        Quiz(
            _("Who still has trumps?"),
            (
                Reply(
                    _("Only you"),
                    _(
                        "Right: there are six, and two of them have just fallen. The other four were yours from the "
                        "start."
                    ),
                    right=True,
                ),
                Reply(_("The others have some as well"), _("Count: four were in your hand, and there are only six.")),
            ),
        ),
        Tell(
            _(
                "Nobody can trump your {SA} and {ST} now, and all your trumps are good: with the forty that is far "
                "more than a hundred. If it fails, by the way, you pay each of the two."
            ).by("A45"),
            point("SA ST"),
        ),
    ),
)
