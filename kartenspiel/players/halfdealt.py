# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the judgements of the games called from a half-dealt hand share."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from kartenspiel.model.calling.states import Called
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import Trick

_Called = TypeVar("_Called", bound=Called)


def played_out(state: _Called, plays: Sequence[tuple[Seat, Card]]) -> _Called:
    """Return an imagined deal after its last plays, without making each of them a state; the log stays as it was."""
    seats = state.deal.seats
    cards = (*state.trick, *(Play(seat, card) for seat, card in plays))
    tricks: tuple[Trick, ...] = tuple(cards[start : start + seats] for start in range(0, len(cards), seats))
    ranking = state.ranking
    return replace(
        state,
        hands=((),) * seats,
        trick=(),
        tricks=(*state.tricks, *tricks),
        winners=(*state.winners, *(ranking.winner(trick) for trick in tricks)),
    )
