# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on the call, with trumps and the called card named apart."""

from typing import Final

from kartenspiel.model.cards import PLAIN_SUITS, Suit, card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call
from kartenspiel.model.pointer import point
from kartenspiel.model.text import marker

_ = marker(__package__)

_OWN: Final = tuple(Call(YOU, card(code), Suit.CLUBS) for code in ("CT", "CA", "C7", "CK"))
_TRUMP: Final = Call(YOU, card("CQ"), Suit.CLUBS)
_OTHER_TRUMPS: Final = tuple(Call(YOU, card("DA"), suit) for suit in PLAIN_SUITS if suit is not Suit.CLUBS)

CALL: Final = Lesson(
    id="call",
    title=_("The call, and the free call"),
    learned=_("What to call, also when trumps are named separately."),
    table=LessonTable(
        (
            "CT CA C7 CK S7 HQ D8 S8",
            "SK DJ C8 HT CJ SA DK H9",
            "D9 SJ CQ DA DQ H8 HK S9",
            "D7 SQ H7 HA ST HJ DT C9",
        ),
        dealer=3,
        options={"called_suit": "any"},
    ),
    steps=(
        Tell(
            _(
                "You are forehand: after four cards you must call one. In the plain game the suit of the "
                "called card is trumps, and whoever has the card is your partner."
            ).by("M8", "M9", "M12"),
            point(places=("hand",)),
        ),
        Tell(
            _(
                "At this table the call is free: you name trumps and the card separately. With {CA}, {CT} and {CK} "
                "you need no partner in {C}; the ace of another suit is worth more to you."
            ).by("M10"),
            point("CA CT CK"),
        ),
        Ask(
            _("So call the {DA}, and make {C} trumps.").by("M10"),
            right=(Call(YOU, card("DA"), Suit.CLUBS),),
            praise=_(
                "Four trumps in your hand, and an ace with your partner, whoever that may be. Now "
                "everybody gets four more cards."
            ).by("M6", "M12"),
            wrong=(
                Wrong(_OWN, _("You have that card yourself: then you would play alone against three.").by("M12")),
                Wrong(
                    (_TRUMP,),
                    _(
                        "In the plain game you could not do better. But here your partner may just as "
                        "well bring you an ace."
                    ).by("M10"),
                ),
                Wrong(
                    _OTHER_TRUMPS,
                    _("The card is right. But you may choose trumps freely, and your strong suit is {C}.").by("M10"),
                ),
            ),
            otherwise=_("That may be called as well, but let us try the {DA}, with {C} as trumps."),
        ),
        Ask(
            _("Who has the {DA}? You have just been dealt a card with which you can ask."),
            right=(play(0, "D8"),),
            wrong=(
                Wrong(
                    (play(0, "CA"),),
                    _("That draws trumps, but this time the called card is none of them. Lead its own suit.").by("M10"),
                    then=plays(1, "C8 CQ C9"),
                ),
            ),
            otherwise=_("Lead the suit of the called card: its holder has to follow."),
        ),
        Others(plays(1, "DJ DA D7")),
        Quiz(
            _("What do you know now?"),
            (
                Reply(
                    _("{seat2} plays with me"),
                    _(
                        "Right, and so does everybody else: since the called card was played it is no secret any more."
                    ).by("M13"),
                    right=True,
                ),
                Reply(_("{seat1} plays with me"), _("{seat1} played the {DJ}. Who had the called card?")),
                Reply(_("Nothing yet"), _("You do: look who has played the {DA}.")),
            ),
            point("DA"),
        ),
        Quiz(
            _("And if {seat3} had had no {D}, but a trump?"),
            (
                Reply(
                    _("{seat3} would have trumped the called ace"),
                    _(
                        "Yes: a called card that is no trump is a card like any other. That is the price "
                        "of the free call."
                    ).by("M10", "M21"),
                    right=True,
                ),
                Reply(
                    _("Nothing: the called card always wins"),
                    _("No, it only tells who the partner is. Any trump beats it.").by("M10", "M22"),
                ),
            ),
        ),
    ),
)
