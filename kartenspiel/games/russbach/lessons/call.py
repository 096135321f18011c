# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons on the call: making it, and being the one who was called."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_FIRST: Final = _("{seat1}")
_SECOND: Final = _("{seat2}")
_THIRD: Final = _("{seat3}")


def _calls(codes: str) -> tuple[Call, ...]:
    return tuple(Call(YOU, card(code)) for code in codes.split())


CALL: Final = Lesson(
    id="call",
    title=_("Calling from four cards"),
    learned=_("Which card to call, and how to find out who has it."),
    table=LessonTable(
        (
            "HQ SA H9 HJ C7 SK S9 DQ",
            "H7 CT HA D7 DJ DA DK S8",
            "S7 CA H8 ST CK C8 DT HK",
            "CJ SJ D8 C9 HT D9 SQ CQ",
        ),
        dealer=3,
    ),
    steps=(
        Tell(
            _(
                "You are forehand, and everybody has four cards so far. Now you must call a card: its "
                "suit becomes trumps, and whoever has it, or still gets it, is your partner."
            ).by("R7", "R10", "R11", "R13"),
            point(places=("hand",)),
        ),
        Ask(
            _("Take the suit of which you hold most, and in it a strong card that you do not have. What do you call?"),
            right=_calls("HA"),
            praise=_(
                "Three {H} of your own, and the highest one with your partner: that is a sound call. "
                "Somebody has the {HA} or will get it, and will not say so."
            ).by("R13", "R15"),
            wrong=(
                Wrong(
                    _calls("SA HQ HJ H9"),
                    _(
                        "That card is in your own hand. You may call it, but then you play alone against "
                        "three, and your four cards are not strong enough for that."
                    ).by("R14"),
                ),
                Wrong(
                    _calls("CA DA CT DT CK DK"),
                    _("The card is strong, but of the suit that would be trumps you do not hold a single one yet.").by(
                        "R11"
                    ),
                ),
                Wrong(
                    _calls("H7 H8"),
                    _(
                        "The suit is right, but so low a card does not help you: whoever holds it need not have "
                        "anything good."
                    ),
                ),
                Wrong(
                    _calls("HT HK"),
                    _(
                        "Not bad. But then the {HA} may be against you, and it beats every trump that the "
                        "two of you have."
                    ),
                ),
            ),
            otherwise=_("You may call it, but you hold more {H} than anything else."),
        ),
        Tell(
            _(
                "Now everybody has eight. Had the {HA} come to you now, you would be alone against three; "
                "as it did not, one of the others is with you. But who?"
            ).by("R9", "R14"),
            point(places=("hand",)),
        ),
        Ask(
            _(
                "You lead. Draw the {HA} out: which suit must you lead so that it has to appear, and which card of it "
                "can you best spare?"
            ),
            right=(play(0, "H9"),),
            wrong=(
                Wrong(
                    (play(0, "HQ"), play(0, "HJ")),
                    _("That draws the ace too. But a smaller trump does it as well, and you keep the better one."),
                    then=plays(1, "HA H8 HT"),
                ),
                Wrong(
                    (play(0, "SA"),),
                    _("The ace wins 10 points, but nobody had to play a trump, and you know no more than before."),
                    then=plays(1, "S8 S7 SJ"),
                ),
            ),
            otherwise=_("Then nobody has to play a trump. Lead one yourself: everybody must follow."),
        ),
        Others(plays(1, "HA H8 HT")),
        Quiz(
            _("Who is your partner?"),
            (
                Reply(
                    _FIRST,
                    _("Yes: {seat1} has played the {HA}. From this moment everybody knows who is with whom.").by("R15"),
                    right=True,
                ),
                Reply(_SECOND, _("No, {seat2} played the {H8}. Who has played the called card?")),
                Reply(_THIRD, _("No, {seat3} had to give up the {HT}. Who has played the called card?")),
            ),
        ),
        Quiz(
            _("And what has this trick brought the two of you?"),
            (
                Reply(_("10"), _("More: look at {seat3}'s card too.")),
                Reply(
                    _("20"),
                    _(
                        "Right, ace and ten. That is what trumps are led for: the partner shows up, and "
                        "the others have to follow with what they have."
                    ).by("R4"),
                    right=True,
                ),
            ),
            point("HA HT"),
        ),
    ),
)

PARTNER: Final = Lesson(
    id="partner",
    title=_("The secret partner"),
    learned=_("How to play when you have been called."),
    table=LessonTable(
        (
            "DK HK C7 DJ D8 DA HJ SK",
            "CJ DQ D9 S8 HT C9 SQ CQ",
            "C8 SJ DT H7 CK H9 S7 ST",
            "CT S9 HQ H8 SA CA HA D7",
        ),
        dealer=1,
        before=(Call(Seat(2), card("DA")),),
    ),
    steps=(
        Quiz(
            _("{seat2} has called the {DA}. Look at your cards: who is with whom?"),
            (
                Reply(
                    _("I play with {seat2}"),
                    _("Yes, you have the card. Nobody else knows it, not even {seat2}, and you do not tell.").by(
                        "R13", "R15"
                    ),
                    right=True,
                ),
                Reply(
                    _("I cannot know that yet"), _("You can: the called card lies in a hand that you see very well.")
                ),
                Reply(_("{seat2} plays alone"), _("Only if {seat2} had the {DA} too. Where is it?").by("R14")),
            ),
            point(seats=(2,), places=("facts",)),
        ),
        Others(plays(2, "DT D7")),
        Ask(
            _("{seat2} leads the {DT}, the second-highest trump. What do you play?"),
            right=(play(0, "DA"),),
            praise=_(
                "You had to, it is the only card above the ten. No harm done: the trick stays on your "
                "side, with 20 points, and now {seat2} knows that it is you."
            ).by("R15", "R26"),
            wrong=(
                Wrong(
                    (play(0, "DK"), play(0, "DJ"), play(0, "D8")),
                    _(
                        "You would like to leave {seat2} the trick, but you must beat your partner's card "
                        "too. Only one of your cards is higher than the ten."
                    ).by("R26", "R27"),
                ),
            ),
            otherwise=_("Trumps were led, and you have trumps."),
            at=point("DT"),
        ),
        Others(
            plays(1, "D9")
            + plays(0, "HJ HT H7 HA")
            + plays(3, "CT C7 C9 C8")
            + plays(3, "SA SK S8 S7")
            + plays(3, "H8 HK DQ H9")
            + plays(1, "CJ CK CA"),
            _(
                "The others win a few tricks. Then {seat1} leads the {CJ}, your partner plays the king, "
                "and {seat3} the {CA}."
            ),
        ),
        Ask(
            _(
                "The {CA} belongs to your opponents, and you are the last to play. You have no {C} left. "
                "Which card do you take it with?"
            ),
            right=(play(0, "D8"),),
            praise=_("The smallest trump is enough when nobody plays after you. 10 more for your side.").by("R28"),
            wrong=(
                Wrong(
                    (play(0, "DJ"), play(0, "DK")),
                    _("That wins as well, but it is more than you need. Nobody plays after you."),
                ),
            ),
            at=point("CA"),
        ),
        Ask(_("You have two trumps, and no others are left. Lead either."), right=(play(0, "DJ"), play(0, "DK"))),
        Others(plays(1, "CQ ST S9")),
        Tell(
            _(
                "Did you see? {seat2} knows you are the partner, and has put the {ST} into your trick. "
                "Cards that count go where your own side wins: when you know whom you play with, do the "
                "same."
            ).by("R30"),
            point("ST"),
        ),
        Quiz(
            _(
                "20 in the first trick, 10 with the {CA}, 10 now. The last trick is yours as well: what "
                "do you two have?"
            ),
            (
                Reply(_("40"), _("Do not forget what the last trick itself is worth.").by("R4")),
                Reply(
                    _("50"),
                    _("Right: 50 of 90, and as nobody declared anything, that wins the game.").by("R4", "R32"),
                    right=True,
                ),
            ),
        ),
    ),
)
