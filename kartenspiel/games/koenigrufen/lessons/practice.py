# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The practice hands of Königrufen for four."""

from typing import Final

from kartenspiel.games.koenigrufen.contracts.bonus_rows import PAGAT_ULTIMO
from kartenspiel.games.koenigrufen.lessons.words import passes, rufer, silent_rufer
from kartenspiel.model.game import State
from kartenspiel.model.lesson import YOU, LessonTable, Practice, Tell, play, when_over
from kartenspiel.model.moves import Announce, Bid
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_EARLY: Final = 2
"""In so many tricks the partner is to be found."""


def wins(outcome: Outcome, seat: Seat) -> bool:
    """Return whether the game, apart from bonuses, went to a seat (K81, K86)."""
    return any(item.id == "game" and seat in item.to for item in outcome.items)


def _has_pagat(outcome: Outcome, seat: Seat) -> bool:
    return any(item.id == PAGAT_ULTIMO and seat in item.to for item in outcome.items)


def _partner_found(state: State, seat: Seat) -> bool | None:
    """Return whether the called card was played in the first two tricks."""
    seen = state.observe(seat)
    tricks = [*seen.cards.tricks, seen.cards.trick][:_EARLY]
    if any(each.card is seen.public.called for trick in tricks for each in trick):
        return True
    return False if len(seen.cards.tricks) >= _EARLY else None


PAGAT: Final = Practice(
    id="pagat",
    title=_("Bring home the Pagat"),
    task=_("Win the last trick with the Pagat that you have announced."),
    table=LessonTable(
        (
            "T20 T17 T15 T13 T10 T7 T1 HK H2 H4 D3 S9",
            "T22 T19 T12 T8 T4 HJ DK DQ D1 SJ S8 CQ",
            "T18 T11 T9 T3 HQ HC H1 D4 ST CK C9 C7",
            "T21 T16 T14 T6 T2 H3 DC SK SC S7 CC CT",
        ),
        dealer=3,
        talon="T5 SQ DJ CJ C8 D2",
        before=(
            *rufer((0, 1, 2, 3), "CK", 1, "DJ D3 SQ"),
            Announce(YOU, PAGAT_ULTIMO),
            *passes(0, 1, 2, 3),
        ),
    ),
    goal=when_over(_has_pagat),
    opening=(
        Tell(
            _(
                "You play a Rufer with eight tarocks, have called the {CK} and announced the Pagat. Play the whole "
                "deal and keep count of the tarocks: at the end nobody but you may have one."
            ).by("K63", "K67"),
            point("T1"),
        ),
    ),
    reached=_("The Pagat is home: each opponent pays 2 points."),
    missed=_(
        "Somebody still had a higher tarock, or you had to give up the Pagat before. Lead your high tarocks in time, "
        "so that the others run out of theirs."
    ),
    level="easy",
    solution=(
        play(0, "T5"),
        play(0, "T7"),
        play(0, "H4"),
        play(0, "T10"),
        play(0, "T13"),
        play(0, "T20"),
        play(0, "HK"),
        play(0, "T15"),
    ),
    failure=(
        play(0, "H4"),
        play(0, "T10"),
        play(0, "H2"),
        play(0, "T17"),
        play(0, "T13"),
        play(0, "T5"),
        play(0, "T20"),
        play(0, "T15"),
    ),
)

PARTNER: Final = Practice(
    id="partner",
    title=_("Find your partner"),
    task=_("Draw the called king out before the third trick."),
    table=LessonTable(
        (
            "T21 T19 T16 T13 T10 T7 CK CJ S9 S7 D3 H4",
            "T22 T17 T12 T9 T3 HC H1 DQ D1 SJ C9 C8",
            "T20 T14 T11 T6 T2 HQ H3 DC DJ ST CC CT",
            "T18 T15 T8 T5 T1 HK HJ DK D2 SK S8 C7",
        ),
        dealer=3,
        talon="T4 SQ H2 SC D4 CQ",
        before=silent_rufer((0, 1, 2, 3), "SK", 1, "D3 H2 H4"),
    ),
    goal=_partner_found,
    opening=(
        Tell(
            _("You play a Rufer and have called the {SK}. You have two tricks to find out who has it.").by(
                "K29", "K31"
            ),
            point(places=("facts",)),
        ),
    ),
    reached=_("There he is! Now you both know for whom to leave the fat cards."),
    missed=_(
        "Two tricks are over and the king is still hiding. Lead a small card of his suit: then whoever has him can "
        "take the trick with him."
    ),
    level="easy",
    solution=(play(0, "SQ"),),
    failure=(play(0, "CK"), play(0, "T21")),
)

PICCOLO: Final = Practice(
    id="piccolo",
    title=_("A Piccolo"),
    task=_("Win exactly one trick."),
    table=LessonTable(
        (
            "T11 T4 HK H3 H4 DJ D3 SJ S8 S7 C9 C8",
            "T21 T20 T14 T7 T5 HC HJ DK D2 SK CQ CT",
            "T22 T19 T18 T15 T9 T2 T1 H1 D4 ST CC C7",
            "T16 T13 T10 T8 T6 T3 HQ DQ SQ SC S9 CJ",
        ),
        dealer=3,
        talon="T12 DC CK H2 T17 D1",
        before=(Bid(YOU, "piccolo"), *passes(1, 2, 3, 0, 1, 2, 3)),
    ),
    goal=when_over(wins),
    opening=(
        Tell(
            _(
                "You play a Piccolo: exactly one trick, no more and no less. You lead. Whoever can beat must, and that "
                "holds for you as well."
            ).by("K57", "K60")
        ),
    ),
    reached=_("Exactly one trick: the Piccolo is won."),
    missed=_("That was one trick too many or too few. Get rid of middling cards while others must still beat them."),
    level="easy",
    solution=(play(0, "HK"), play(0, "T11"), play(0, "C8"), play(0, "SJ"), play(0, "D3"), play(0, "S7"), play(0, "H4")),
    failure=(play(0, "H3"), play(0, "DJ"), play(0, "T4"), play(0, "H4"), play(0, "C9"), play(0, "S8"), play(0, "HK")),
)
