# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Two lessons of Anrufen: raising as the partner, and Kontra as an opponent."""

from typing import Final

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Announce, Bid, Call, Declare, Kontra, Pass, Trumps
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_RESI, _POLDL, _MIZZI = Seat(1), Seat(2), Seat(3)

_RAISE_TABLE: Final = LessonTable(
    ("DA HK HQ SA ST CJ", "H9 DK DQ SQ CK CT", "DJ DT SK SJ CA CQ", "D9 HA HT HJ S9 C9"),
    dealer=2,
    before=(
        Bid(_MIZZI, "simple"),
        Pass(YOU),
        Pass(_RESI),
        Pass(_POLDL),
        Trumps(_MIZZI, Suit.HEARTS),
        Call(_MIZZI, card("DA")),
        play(3, "D9"),
    ),
)  # fmt: skip

RAISE: Final = Lesson(
    id="raise",
    title=_("The partner raises"),
    learned=_("When to make more of your partner's bid, and what it brings."),
    table=_RAISE_TABLE,
    steps=(
        Tell(
            _(
                "{seat3} plays a simple game with {H} as trumps, has called the {DA} and leads {D}. You hold that ace: "
                "you are the partner, and so far only you know it."
            ).by("A23"),
            point("DA", seats=(3,), places=("facts",)),
        ),
        Quiz(
            _(
                "A simple game brings each of you one token, whatever you reach. But look at your hand: what could you "
                "declare, once you lead?"
            ).by("A35", "A41"),
            (
                Reply(_("Forty"), _("Right: {HK} and {HQ}, and {H} are trumps."), right=True),
                Reply(_("Twenty"), _("More: your marriage is in trumps.")),
                Reply(_("Nothing"), _("Look once more at your {H}.")),
            ),
            point(places=("hand",)),
        ),
        Ask(
            _(
                "With your 40, two aces and a ten, a hundred is in sight. Before your first card you as the partner "
                "may raise the bid."
            ).by("A27"),
            right=(Announce(YOU, "hundred"),),
            praise=_(
                "Now the game is worth two tokens, and you two need 100 points. And everybody knows that you are the "
                "partner."
            ).by("A9", "A27"),
            wrong=(
                Wrong(
                    (play(0, "DA"),),
                    _(
                        "Once your card lies there, it is too late. You two may make a hundred and more, and be paid "
                        "for a simple game."
                    ).by("A27", "A41"),
                ),
                Wrong(
                    (Announce(YOU, "all"), Announce(YOU, "all_hundred")),
                    _("All tricks, with the {CJ} in your hand? A single lost trick, and you both pay.").by("A40"),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Others((Kontra(_RESI, "game"),)),
        Quiz(
            _(
                "{seat1} does not believe it and says Kontra. It holds for the raised bid. What is the game worth now?"
            ).by("A29", "A43"),
            (
                Reply(_("2 tokens"), _("That was before the Kontra.")),
                Reply(
                    _("3 tokens"),
                    _("Right: two for the hundred, one more for the Kontra, either way.").by("A43"),
                    right=True,
                ),
                Reply(_("4 tokens"), _("Here Kontra does not double. It adds a token.").by("A43")),
            ),
            point(seats=(1,)),
        ),
        Ask(
            _("Then show them. Your card?"),
            right=(play(0, "DA"),),
            otherwise=_("You have the {DA}, and you must follow suit."),
            at=point("DA"),
        ),
        Others(plays(1, "DQ DJ")),
        Ask(
            _("The trick is yours, and you lead. What do you do first?"),
            right=(Declare(YOU, Suit.HEARTS),),
            wrong=(
                Wrong(
                    (play(0, "HQ"), play(0, "HK")),
                    _("Not without a word! Say forty first, or the points are lost.").by("A38"),
                ),
            ),
            otherwise=_("Take the forty while you are leading."),
            at=point("HK HQ", places=("choices",)),
        ),
        Tell(
            _(
                "Together with your ace that makes 50 already, and {seat3} has the highest trumps. Your "
                "raise was a good one."
            ).by("A37")
        ),
    ),
)

_CONTRA_TABLE: Final = LessonTable(
    ("SK HQ DK CQ DA C9", "S9 SJ HA HT DJ CK", "SA ST SQ DT CA H9", "HK HJ DQ D9 CT CJ"),
    dealer=1,
    before=(
        Bid(_POLDL, "hundred"),
        Pass(_MIZZI),
        Pass(YOU),
        Pass(_RESI),
        Trumps(_POLDL, Suit.SPADES),
        Call(_POLDL, card("HA")),
    ),
)  # fmt: skip

CONTRA: Final = Lesson(
    id="contra",
    title=_("Kontra"),
    learned=_("How to see that a bid must fail, and what Kontra brings."),
    table=_CONTRA_TABLE,
    steps=(
        Tell(
            _(
                "{seat2} plays a hundred, {S} are trumps, and the {HA} was called. You do not have it, so you play "
                "against {seat2}."
            ).by("A23"),
            point(seats=(2,), places=("facts",)),
        ),
        Quiz(
            _(
                "The cards bring 90 points at most. For a hundred {seat2} and the partner need a marriage. Look at "
                "your hand: in which suits can they have one?"
            ).by("A4", "A35"),
            (
                Reply(_("In {S}"), _("One of the two cards it takes is in your hand: the {SK}.")),
                Reply(_("In {H}"), _("One of the two cards it takes is in your hand: the {HQ}.")),
                Reply(
                    _("In none"),
                    _(
                        "Right! In each suit you hold one of the two cards. They cannot reach a hundred, whatever they "
                        "do."
                    ),
                    right=True,
                ),
            ),
            point("SK HQ DK CQ"),
        ),
        Ask(
            _("An opponent who thinks that the bid will fail may say so during the first trick.").by("A29"),
            right=(Kontra(YOU, "game"),),
            praise=_(
                "Kontra! One token more from each of them. And everybody can see now that you are not the partner."
            ).by("A43", "A50"),
            wrong=(
                Wrong(
                    (None,),
                    _(
                        "If you keep quiet, they lose two tokens each. You know that they must lose: let them pay "
                        "three."
                    ).by("A43"),
                ),
            ),
            at=point(places=("choices",)),
        ),
        Others((play(2, "H9"), play(3, "HJ"))),
        Ask(
            _("{seat2} leads {H}, to find the partner. What do you play?"),
            right=(play(0, "HQ"),),
            wrong=(
                Wrong((play(0, "SK"),), _("You have a card of {H}: you must follow suit.").by("A32")),
                Wrong(
                    (play(0, "C9"), play(0, "DA"), play(0, "DK"), play(0, "CQ")),
                    _("You have a card of {H}: you must follow suit.").by("A32"),
                ),
            ),
            at=point("HQ"),
        ),
        Others(plays(1, "HT")),
        Tell(
            _(
                "Each side will still get points, but that changes nothing: a hundred that is missed is lost, even "
                "with most of the points."
            ).by("A40", "A41")
        ),
        Quiz(
            _("The hundred is worth two tokens, the Kontra one more. Two against two: how many tokens do you get?").by(
                "A43", "A44"
            ),
            (
                Reply(_("3 tokens"), _("Right: each loser pays three to one of the winners.").by("A44"), right=True),
                Reply(
                    _("6 tokens"),
                    _("They pay six in all, but three of them go to {seat3}, who played against {seat2} as well.").by(
                        "A44"
                    ),
                ),
                Reply(_("2 tokens"), _("And your Kontra?").by("A43")),
            ),
        ),
        Tell(
            _(
                "Usually you will not know it as surely as here. But count the marriages that your cards make "
                "impossible, and you will know when to say Kontra."
            )
        ),
    ),
)
