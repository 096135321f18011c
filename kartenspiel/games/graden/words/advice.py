# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the opponents of a Plauderer tell one another when their cards lie open: why a card is a good one (G25).

Every word follows from what lies face up: what is then still hidden is in the hands of those who play the Plauderer.
"""

from typing import Final

from kartenspiel.games.graden.contracts import PLAUDERER, rules_of_play
from kartenspiel.games.graden.public import Seen
from kartenspiel.model.aceten import PACK_24
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_RULES: Final = rules_of_play(PLAUDERER, None)

_ONLY = _("{card}: no other card is possible.")
_LEAD_UNDER = _("{card}: the card above it, {higher}, is hidden and must beat it.")
_LEAD_OUT = _("{card}: nothing hidden can beat it, but the next lead is yours.")
_LEAVES = _("{card}: it leaves the trick to {player}.")
_THROWS = _("{card}: it cannot win this trick, and later it might be in the way.")
_DRIVES = _("{card}: whoever still has {higher} must beat it.")
_TAKES = _("{card}: it takes the trick, for lower cards are worth keeping.")


def may_ask(seen: Seen) -> bool:
    """Whether the observer's own hand lies open for the others to discuss, and a card is his to play."""
    standing = seen.public.standing
    if standing is None or standing.contract is not PLAUDERER or seen.seat in standing.players:
        return False
    return bool(seen.cards.tricks) and seen.turn == seen.seat


def reason(move: Move, seen: Seen) -> Text | None:
    """Return why a card is a good one; ``None`` for moves that play none."""
    if not isinstance(move, Play):
        return None
    trick, card = seen.cards.trick, move.card
    if len(seen.moves) == 1:
        return _ONLY(card=card)
    higher = _next_hidden(card, seen)
    if not trick:
        return _LEAD_OUT(card=card) if higher is None else _LEAD_UNDER(card=card, higher=higher)
    best = _RULES.best_of(trick)
    if _RULES.beats(card, best.card):
        return _TAKES(card=card) if higher is None else _DRIVES(card=card, higher=higher)
    standing = seen.public.standing
    to_players = standing is not None and best.seat in standing.players
    return _LEAVES(card=card, player=Who(best.seat)) if to_players else _THROWS(card=card)


def _next_hidden(card: Card, seen: Seen) -> Card | None:
    """Return the lowest card of the suit above this one that nobody shows and nobody has played."""
    table = seen.cards
    known = {shown for hand in table.hands for shown in hand}
    known |= {play.card for trick in (*table.tricks, table.trick) for play in trick}
    above = [each for each in PACK_24 if each not in known and _RULES.beats(each, card)]
    return min(above, key=_RULES.pack.place, default=None)
