# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the sides need to win once pairs were declared, as far as the observer knows who plays with whom."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.model.calling.count import Side
from kartenspiel.model.calling.house import C
from kartenspiel.model.calling.public import A
from kartenspiel.model.game import Fact, Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import marker
from kartenspiel.model.view import Party

_ = marker(__package__)

_NEEDED: Final = _("Needed")
_POINTS: Final = _("{own} (the others {other})")
_MEANS: Final = _("So many points your side needs to win; declared pairs that count raise it.")


def sides_so_far(seen: Observation[C, A], parties: Sequence[Party | None]) -> tuple[Side, Side] | None:
    """Return what the side of the observer has declared, and the other; ``None`` while he cannot tell or nobody has.

    `parties` are the sides of the seats as he knows them.
    """
    speakers = {each.seat for each in seen.public.declared}
    relevant = all_seats(seen.seats) if seen.rules.declaration_credit == "side_trick" else speakers
    if not speakers or any(parties[seat] is None for seat in relevant):
        return None
    own = tuple(seat for seat in all_seats(seen.seats) if parties[seat] == parties[seen.seat])
    return _declared(seen, own), _declared(seen, tuple(seat for seat in all_seats(seen.seats) if seat not in own))


def limits_fact(limits: tuple[int, int] | None) -> tuple[Fact, ...]:
    """Return the fact that tells what the own side needs, and the other; none where both are unknown."""
    if limits is None:
        return ()
    own, other = limits
    return (Fact(_NEEDED, _POINTS(own=own, other=other), _MEANS),)


def _declared(seen: Observation[C, A], members: tuple[Seat, ...]) -> Side:
    """Return what these seats have declared so far, in points that count already and in such that do not (R21, M18)."""
    points = {True: 0, False: 0}
    for each in seen.public.declared:
        if each.seat in members:
            points[_counts(seen, each.seat, members)] += each.points
    return Side(members=members, cards=0, declared=points[True], void=points[False], tricks=0)


def _counts(seen: Observation[C, A], speaker: Seat, members: tuple[Seat, ...]) -> bool:
    """Whether a declaration counts already, by the tricks of its speaker or of these members of his side."""
    credit = seen.rules.declaration_credit
    earners = (speaker,) if credit == "player_trick" else members
    return credit == "always" or any(seat in seen.cards.winners for seat in earners)
