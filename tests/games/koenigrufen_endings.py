# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Endings of deals of Königrufen made to measure: so many card points, these cards in these tricks, won by these sides.

P4 deals, so that F, P2, P3 and P4 are the seats 0 to 3.  The tricks are no legal play: only what they hold and who won
them is settled.
"""

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, cast

from kartenspiel.games.koenigrufen.cards import card_points
from kartenspiel.games.koenigrufen.rules import PRESETS, KoenigrufenRules
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import Card, Suit, card, pack_of
from kartenspiel.model.options import OptionValue, from_json
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.cards import KINGS, TRULL, height
from kartenspiel.model.tarock.sides import SIDES, Side, Sides
from tests.games.zwanziger_table import PLAYERS, read_card

SEATS: Final = 4
TRICKS: Final = 12
CARDS: Final = (
    *(card(f"T{number}") for number in range(1, 23)),
    *pack_of((Suit.HEARTS, Suit.DIAMONDS), "KQCJ1234"),
    *pack_of((Suit.SPADES, Suit.CLUBS), "KQCJT987"),
)
PACK: Final = Pack(CARDS, height)
"""The fifty-four cards (K2, K3)."""
FIVES: Final = (*TRULL, *KINGS)


def house(preset: str = "standard", **options: OptionValue) -> KoenigrufenRules:
    """Return the house rules of a preset with these options."""
    values = next(each.values for each in PRESETS if each.id == preset)
    return from_json(KoenigrufenRules, {**values, **options})


def thirds(text: str) -> int:
    """Read card points as players write them: "35/2" are 107 thirds (K6)."""
    points, over = text.split("/")
    return 3 * int(points) + int(over)


@dataclass(frozen=True)
class Fixed:
    """A card that a player plays to a given trick, and the seat or side that wins it."""

    trick: int
    player: Seat
    card: Card
    winner: Seat | Side


def read_fixed(text: str) -> tuple[Fixed, ...]:
    """Read cards like "12 P2 I *, 11 P3 II D": who plays what to which trick; who wins it, "*" with that card."""
    found = []
    for each in filter(None, text.split(", ")):
        number, player, played, winner = each.split()
        seat = PLAYERS[player]
        won = seat if winner == "*" else winner if winner in SIDES else PLAYERS[winner]
        found.append(Fixed(int(number), seat, read_card(played), won))
    return tuple(found)


@dataclass(frozen=True)
class Plan:
    """What is fixed of an ending: cards in given tricks, cards beside them, and the fives of the declarer's side."""

    sides: Sides
    fixed: Sequence[Fixed]
    beside: Collection[Card]
    """These are not played."""
    held: Collection[Card]

    def own_cards(self, count: int, points: int | None) -> tuple[Card, ...] | None:
        """Return so many cards for the declarer's side that count so many thirds; ``None`` if there are none.

        Without `points` they count as little as they can.
        """
        won = {each.trick for each in self.fixed if self._wins(each)}
        lost = {each.trick for each in self.fixed} - won
        if not len(won) <= count // SEATS <= TRICKS - len(lost):
            return None
        if count in (0, TRICKS * SEATS):
            return tuple(each for each in CARDS if count and each not in self.beside)
        apart = {each.card for each in self.fixed}
        sure = [each.card for each in self.fixed if self._wins(each)]
        sure += [each for each in self.held if each not in apart and each not in self.beside]
        free = [each for each in CARDS if each not in FIVES and each not in apart and each not in self.beside]
        need = None if points is None else points - card_points.total(sure, "thirds")
        chosen = _chosen(free, count - len(sure), need)
        return None if chosen is None else (*sure, *chosen)

    def _wins(self, fixed: Fixed) -> bool:
        """Whether the declarer's side wins a card that is fixed."""
        return (fixed.winner if fixed.winner in SIDES else self.sides.of(cast("Seat", fixed.winner))) == "D"

    def ending(self, own_tricks: int, own_cards: Collection[Card]) -> Ending:
        """Return an ending in which the declarer's side wins so many tricks with these cards in them."""
        winners = self._winners(own_tricks)
        piles: dict[Side, list[Card]] = {
            "D": [each for each in CARDS if each in own_cards],
            "O": [each for each in CARDS if each not in own_cards and each not in self.beside],
        }
        tricks: list[dict[Seat, Card]] = [{} for _ in range(TRICKS)]
        for each in self.fixed:
            tricks[each.trick - 1][each.player] = each.card
            piles[self.sides.of(winners[each.trick - 1])].remove(each.card)
        for trick, winner in zip(tricks, winners, strict=True):
            pile = piles[self.sides.of(winner)]
            trick.update({seat: pile.pop(0) for seat in all_seats(SEATS) if seat not in trick})
        assert not any(piles.values()), "as many cards as the tricks hold"
        laid = tuple(tuple((int(seat), PACK.place(each)) for seat, each in sorted(trick.items())) for trick in tricks)
        return Ending(PACK, laid, tuple(map(int, winners)))

    def _winners(self, own_tricks: int) -> list[Seat]:
        """Return who wins each trick: as the fixed cards say, and so that the declarer's side wins so many in all."""
        known: dict[int, Seat] = {}
        for each in self.fixed:
            if each.winner in SIDES:
                members = self.sides.members(each.winner, SEATS)
                known.setdefault(each.trick, next((seat for seat in members if seat != each.player), each.player))
            else:
                known[each.trick] = cast("Seat", each.winner)
        missing = own_tricks - sum(self.sides.of(winner) == "D" for winner in known.values())
        turns = {side: itertools.cycle(self.sides.members(side, SEATS)) for side in SIDES}
        free = (number for number in range(1, TRICKS + 1) if number not in known)
        filled = {number: next(turns["D" if place < missing else "O"]) for place, number in enumerate(free)}
        return [{**known, **filled}[number] for number in range(1, TRICKS + 1)]


def _chosen(free: Sequence[Card], count: int, points: int | None) -> list[Card] | None:
    """Return so many of the free cards that count so many thirds, as few queens and knights as can be."""
    by_worth = {value: [each for each in free if card_points.worth(each, "thirds") == value] for value in (10, 7, 4, 1)}
    for numbers in itertools.product(*(range(len(by_worth[value]) + 1) for value in (10, 7, 4))):
        ones = count - sum(numbers)
        worth = sum(value * number for value, number in zip((10, 7, 4), numbers, strict=True)) + ones
        if 0 <= ones <= len(by_worth[1]) and points in (None, worth):
            amounts = zip(by_worth.values(), (*numbers, ones), strict=True)
            return [each for cards, number in amounts for each in cards[:number]]
    return None
