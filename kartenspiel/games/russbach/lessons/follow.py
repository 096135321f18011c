# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lesson on following suit, beating the trick and trumping."""

from typing import Final

from kartenspiel.model.cards import card
from kartenspiel.model.lesson import Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Call
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_TABLE: Final = LessonTable(
    (
        "D7 H8 D8 SQ SJ HA C9 DT",
        "HQ HJ SA DA CA CQ SK CK",
        "DJ CT DQ D9 HT C7 H7 C8",
        "S9 H9 S7 ST DK CJ HK S8",
    ),
    dealer=1,
    before=(Call(Seat(2), card("DA")),),
)

FOLLOW: Final = Lesson(
    id="follow",
    title=_("Following, beating, trumping"),
    learned=_("Which cards you may play when others have led."),
    table=_TABLE,
    steps=(
        Tell(
            _(
                "{seat2} has called the {DA}, so {D} are trumps: they beat every other suit. Now {seat2} "
                "leads to the first trick."
            ).by("R11", "R25"),
            point(seats=(2,), places=("facts",)),
        ),
        Others(plays(2, "H7 H9")),
        Ask(
            _("{H} were led, and {seat3} has gone higher with the {H9}. Which card do you play?"),
            right=(play(0, "HA"),),
            praise=_(
                "Right: you have {H}, so you follow suit, and you go higher because you can. The trick is "
                "worth 10 points to you."
            ).by("R26"),
            wrong=(
                Wrong(
                    (play(0, "H8"),),
                    _(
                        "The suit is right, but the {H8} does not beat the {H9}. If you can go higher, "
                        "you must; here only one of your cards can."
                    ).by("R26"),
                ),
                Wrong(
                    (play(0, "D7"), play(0, "D8"), play(0, "DT")),
                    _(
                        "A trump would win, but you still have {H}. You may trump only when you have none "
                        "of the suit led."
                    ).by("R26"),
                ),
            ),
            at=point("H9"),
        ),
        Others(plays(1, "HJ")),
        Ask(
            _(
                "Whoever wins the trick leads to the next, with any card. Lead the {C9}, the only one of "
                "its suit you have: then you can trump that suit later on."
            ).by("R25"),
            right=(play(0, "C9"),),
            wrong=(
                Wrong(
                    (play(0, "DT"),),
                    _("That was your best trump, and the {DA} has taken it: 20 points in one trick. I mean the {C9}."),
                    then=plays(1, "DA D9 DK"),
                ),
            ),
            otherwise=_("You may lead any card, but I mean the {C9}."),
        ),
        Others(
            plays(1, "CA C7 CJ") + plays(1, "SA D9 S7"),
            _("{seat1} wins with the {CA} and leads the {SA}. {seat2} has no {S} and trumps it with the {D9}."),
        ),
        Ask(
            _("{S} were led, and the {D9} has trumped them. Which do you need less, the {SQ} or the {SJ}?").by("R27"),
            right=(play(0, "SJ"),),
            praise=_(
                "You follow suit, even though the trump has the trick. As no card of the suit can beat "
                "it, any of them will do."
            ).by("R27"),
            wrong=(
                Wrong(
                    (play(0, "SQ"),),
                    _(
                        "The rules allow it: under a trump any card of the suit will do. But why not keep "
                        "the higher one?"
                    ).by("R27"),
                ),
                Wrong(
                    (play(0, "DT"), play(0, "D7"), play(0, "D8")),
                    _("You may not trump as long as you have {S}, even when another has trumped already.").by("R26"),
                ),
            ),
            at=point("SQ SJ"),
        ),
        Others(plays(2, "CT DK")),
        Ask(
            _("{C} again, and you have none left. {seat3} has trumped with the {DK}. What now?"),
            right=(play(0, "DT"),),
            praise=_("Well overtrumped! The {CT} and your own ten: the trick is worth 20 points.").by("R26"),
            wrong=(
                Wrong(
                    (play(0, "D7"), play(0, "D8")),
                    _(
                        "A trump it must be, but it has to be higher than the {DK} if you can. The {DT} "
                        "can: the ten ranks above the king."
                    ).by("R26"),
                ),
                Wrong(
                    (play(0, "SQ"), play(0, "H8")),
                    _("You may not discard as long as you have a trump. Without {C} you must trump.").by("R26"),
                ),
            ),
            at=point("DK"),
        ),
        Others(
            plays(1, "CQ") + plays(0, "SQ SK DJ S8") + plays(2, "C8 ST"),
            _(
                "You lead the {SQ}, {seat2} trumps and leads the {C8}. {seat3} has neither {C} nor a trump any more "
                "and may discard any card: it is the {ST}."
            ),
        ),
        Ask(
            _("Nobody has trumped yet. You have no {C}: which card do you play?"),
            right=(play(0, "D7"), play(0, "D8")),
            praise=_(
                "Even a small trump is enough, for {seat1} after you has to follow suit. The {ST} is yours: 10 points."
            ).by("R26", "R28"),
            wrong=(
                Wrong(
                    (play(0, "H8"),),
                    _("With a trump in hand you must trump. Only without one you may discard.").by("R26"),
                ),
            ),
            at=point("ST"),
        ),
        Others(plays(1, "CK")),
        Quiz(
            _(
                "Suppose {S} are led, the next player has trumped with the {DJ}, and you hold only the "
                "{D8} and the {H8}. What must you play?"
            ),
            (
                Reply(
                    _("The {D8}, although it does not win"),
                    _(
                        "Yes. Follow suit, else trump, higher if you can; and only with neither play what you like. "
                        "Now you know what you may play in any trick."
                    ).by("R26", "R27"),
                    right=True,
                ),
                Reply(
                    _("Either of the two"),
                    _("No: without the suit led you must trump, even below a higher trump.").by("R27"),
                ),
            ),
        ),
    ),
)
