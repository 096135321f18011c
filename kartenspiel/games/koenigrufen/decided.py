# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is made or lost already, as everybody at the table can tell while cards are played (K65–K76, K81)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.koenigrufen.bonus_names import (
    ABSOLUT,
    BIRDS,
    FOUR_KINGS,
    KOENIG_ULTIMO,
    MONDFANG,
    TRULL_HELD,
    VALAT,
)
from kartenspiel.games.koenigrufen.bonuses import LAST_TRICK
from kartenspiel.games.koenigrufen.card_points import ALL, target, total
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.speaking import Item, Speech
from kartenspiel.games.koenigrufen.talon import left_cards, shown_cards, talon_shown
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import LayAway
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.bonuses import EnoughPoints
from kartenspiel.model.tarock.cards import KINGS, MOND, SKUES, TRULL
from kartenspiel.model.tarock.sides import Side, Sides, other_side
from kartenspiel.model.tarock.speaking import GAME_ITEM
from kartenspiel.model.tricks import Trick

_TOGETHER: Final[Mapping[str, tuple[Card, ...]]] = {TRULL_HELD: TRULL, FOUR_KINGS: KINGS}


@dataclass(frozen=True, slots=True)
class Course:
    """The tricks of a deal so far, and what everybody knows beside them."""

    speech: Speech
    tricks: Sequence[Trick]
    winners: Sequence[Seat]
    sides: Collection[Sides]
    """Who may play with whom, as far as everybody can tell: one element once it is known."""
    left: Sequence[Card] = ()
    """What the declarer left of a talon that all have seen; it counts with the others (K39)."""
    shown: Sequence[Card] = ()
    """What all have seen of the discard, which counts with the declarer (K36, K37, K39)."""

    def verdict(self, item: Item) -> bool | None:
        """Return whether the item has been made by whoever said it, the game by its declarer; ``None`` while open.

        What was laid away or left of the talon tells as far as everybody has seen it.
        """
        if item.id in BIRDS:
            return self._bird(BIRDS[item.id].card, BIRDS[item.id].trick)
        if item.id == KOENIG_ULTIMO:
            called = self.speech.called
            played = None if called is None else self._played(called)
            return False if played is not None and played[0] < LAST_TRICK else None
        if self.speech.row.goal is not None:
            won = self.winners.count(self.speech.declarer)
            return False if won > self.speech.row.goal else None
        verdicts = {self._for_a_side(item, sides) for sides in self.sides}
        return verdicts.pop() if len(verdicts) == 1 else None

    def _for_a_side(self, item: Item, sides: Sides) -> bool | None:
        """Return whether a side has made what its cards decide, if these are the sides."""
        side: Side = "D" if item.id == GAME_ITEM else sides.of(item.seat)
        if item.id in _TOGETHER:
            return self._together(_TOGETHER[item.id], side, sides)
        if item.id == VALAT:
            return False if any(sides.of(winner) != side for winner in self.winners) else None
        if item.id == MONDFANG:
            return self._mond_caught(side, sides)
        if item.id == ABSOLUT:
            bonus = self.speech.bonuses[ABSOLUT]
            return self._enough(bonus.least, side, sides) if isinstance(bonus, EnoughPoints) else None
        return self._enough(target(self.speech.rules), side, sides) if item.id == GAME_ITEM else None

    def _played(self, card: Card) -> tuple[int, Seat, Seat] | None:
        """Return the number of the finished trick in which a card fell, who played it and who won the trick."""
        for number, (trick, winner) in enumerate(zip(self.tricks, self.winners, strict=True), 1):
            for play in trick:
                if play.card is card:
                    return number, play.seat, winner
        return None

    def _bird(self, card: Card, trick: int) -> bool | None:
        """Return whether a bird has won its trick itself (K67)."""
        played = self._played(card)
        if played is not None:
            return played[0] == trick and played[1] == played[2]
        return False if len(self.tricks) >= trick else None

    def _together(self, cards: Iterable[Card], side: Side, sides: Sides) -> bool | None:
        """Return whether a side has all of these cards, or the other one of them (K65)."""
        owners = {self._owner(card, sides) for card in cards}
        if other_side(side) in owners:
            return False
        return None if None in owners else True

    def _owner(self, card: Card, sides: Sides) -> Side | None:
        """Return with which side a card counts for certain, ``None`` while that is open (K39)."""
        played = self._played(card)
        if played is not None:
            return sides.of(played[2])
        return "O" if card in self._left_to_others(sides) else None

    def _left_to_others(self, sides: Sides) -> Sequence[Card]:
        """Return what is certain to count with the others of the talon: all, unless a Valat can still win it (K78)."""
        may_win = self.speech.rules.valat_talon == "to_winner" and all(sides.of(each) == "D" for each in self.winners)
        return () if may_win else self.left

    def _mond_caught(self, side: Side, sides: Sides) -> bool | None:
        """Return whether the Mond of the other side was taken, by this side's Sküs or, with ``any``, by any (K71)."""
        if MOND in self.left or SKUES in self.left:
            return False
        mond, skues = self._played(MOND), self._played(SKUES)
        if mond is None and skues is None:
            return None
        if mond is None or skues is None or mond[0] != skues[0] or skues[1] != skues[2]:
            return False
        return sides.of(mond[1]) != side and (self.speech.rules.mondfang == "any" or sides.of(skues[1]) == side)

    def _enough(self, least: int, side: Side, sides: Sides) -> bool | None:
        """Return whether a side has so much for certain, or the other too much for that (K8, K74)."""
        if self._points(side, sides) >= least:
            return True
        rest = ALL[self.speech.rules.card_count] - self._points(other_side(side), sides)
        return False if rest < least else None

    def _points(self, side: Side, sides: Sides) -> int:
        """Return what counts for a side for certain: its tricks, and what all have seen beside them (K39)."""
        won = (trick for trick, winner in zip(self.tricks, self.winners, strict=True) if sides.of(winner) == side)
        beside = self.shown if side == "D" else self._left_to_others(sides)
        return total([*beside, *(play.card for trick in won for play in trick)], self.speech.rules.card_count)


def course(seen: Seen, speech: Speech) -> Course:
    """Return how far the play has come for everybody."""
    tricks, winners = seen.cards.tricks, seen.cards.winners
    return Course(speech, tricks, winners, speech.king_places.possible_sides, _left(seen), _shown(seen))


def _left(seen: Seen) -> Sequence[Card]:
    """Return what the declarer left of a talon that lay open (K34)."""
    contract, taken = seen.public.contract, seen.public.taken
    if contract is None or taken is None or not talon_shown(seen.rules, contract):
        return ()
    return left_cards(tuple(card for card in seen.talon if card is not None), taken)


def _shown(seen: Seen) -> Sequence[Card]:
    """Return what of the discard was shown to all (K36, K37)."""
    laid = (card for move in seen.log if isinstance(move, LayAway) for card in move.cards)
    known = tuple(card for card in laid if card is not None)
    return () if seen.public.contract is None else shown_cards(seen.public.contract, known)
