# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Declared marriages and announced feats: what is said with them, and how they stay in sight to the end of the deal."""

from collections.abc import Callable, Sequence
from typing import Final

from kartenspiel.model import narration
from kartenspiel.model.by_kind import BeforeAfter
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Declare
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.model.view import Claim, Fact

_ = marker(__package__)

DECLARED: Final = _("Declared")
ANNOUNCED: Final = _("Announced")

_POINTS = _("{points}")
_MARRIAGE = _("Declared: {points}")
_MARRIAGE_IN = _("Declared: {points} in {suit}")
_ONCE = _("{claim}; counts only with a trick of one's own")
_AND_MORE = _("{claim} + {another}")
_SAID_BY = _("{player} {claim}")
_LIST = _("{claims}")


def is_forty(move: Declare, seen: Observation) -> bool:
    """Whether a declared marriage is of trumps, and so worth 40, as far as its suit was said."""
    return move.suit is not None and move.suit is seen.public.trumps


def say_marriage(move: Declare, known: BeforeAfter[Observation]) -> Text:
    """Return what is said with a declared marriage."""
    return narration.SAY_40 if is_forty(move, known.before) else narration.SAY_20


def label_marriage(twenty: Text, forty: Text) -> Callable[[Declare, Observation], Text | None]:
    """Return what writes the button of a marriage by one of these texts, which have the field ``suit``."""

    def label(choice: Declare, seen: Observation) -> Text | None:
        return None if choice.suit is None else (forty if is_forty(choice, seen) else twenty)(suit=choice.suit)

    return label


def marriage_claim(seat: Seat, points: int, suit: Suit | None, *, earned: bool = True) -> Claim:
    """Return what stays in sight of a marriage; `suit` only where everybody knows it.

    `earned` tells, where everybody may know that too, whether it counts already.
    """
    label = _MARRIAGE(points=points) if suit is None else _MARRIAGE_IN(points=points, suit=suit)
    return Claim(seat, _POINTS(points=points), label if earned else _ONCE(claim=label))


def claims_fact(label: Text, claims: Sequence[Claim]) -> tuple[Fact, ...]:
    """Return the fact that sums up claims by their speakers, who spoke first coming first; none where there is none."""
    said: dict[Seat, Text] = {}
    for each in claims:
        before = said.get(each.seat)
        said[each.seat] = each.short if before is None else _AND_MORE(claim=before, another=each.short)
    if not said:
        return ()
    return (Fact(label, _LIST(claims=tuple(_SAID_BY(player=Who(seat), claim=text) for seat, text in said.items()))),)
