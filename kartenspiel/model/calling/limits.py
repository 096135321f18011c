# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the sides need to win once pairs were declared, as far as the observer knows who plays with whom."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.model import narration
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.settlement import Declaration, Members, declaration, payoff_of
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import marker
from kartenspiel.model.view import Fact, Party

_ = marker(__package__)

_POINTS: Final = _("{own} (the others {other})")
_MEANS: Final = _("So many points your side needs to win; declared pairs that count raise it.")


def sides_so_far(seen: Observation[C, A], parties: Sequence[Party | None]) -> tuple[Members, Members] | None:
    """Return the side of the observer and the other; ``None`` where he cannot tell, or nobody has declared anything.

    `parties` are the sides of the seats as he knows them.
    """
    speakers = {each.seat for each in seen.public.declared}
    relevant = all_seats(seen.seats) if seen.rules.declaration_credit == "side_trick" else speakers
    if not speakers or any(parties[seat] is None for seat in relevant):
        return None
    own = tuple(seat for seat in all_seats(seen.seats) if parties[seat] == parties[seen.seat])
    return own, tuple(seat for seat in all_seats(seen.seats) if seat not in own)


def declared_so_far(seen: Observation[C, A], sides: tuple[Members, Members]) -> tuple[Declaration, ...]:
    """Return the pairs declared, where these are the sides."""
    return tuple(declaration(seen.rules, each.seat, each.points, sides) for each in seen.public.declared)


def counted_so_far(seen: Observation[C, A]) -> CountedEnding:
    """Return the tricks so far."""
    dealt = seen.rules.half_deal
    return payoff_of((), seen.seats, dealt).counted(Ending.of(dealt.pack, seen.cards.tricks, seen.cards.winners))


def limits_fact(limits: tuple[int, int] | None) -> tuple[Fact, ...]:
    """Return the fact that tells what the own side needs, and the other; none where both are unknown."""
    if limits is None:
        return ()
    own, other = limits
    return (Fact(narration.FACT_NEEDED, _POINTS(own=own, other=other), _MEANS),)
