# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic in the tarock games: the Pagat at the end, the Mond and the Sküs, tricks without trumps.

Whatever is at stake beside the card points is measured in card points too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Laid, Place, lowest_place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.cards import Suit
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES
from kartenspiel.model.tarock.speaking import ItemT, TarockSpeech
from kartenspiel.players.heuristic import FINE, Heuristic, Rest, Terms

# As in `heuristic.py` the chances of a card that is kept were chosen by hand.  They are judged by positions
# (`tests/players`) and by `packaging/players/foolish.py`; `packaging/players/kept.py` measures what becomes of
# such cards.  What counts is the order: high tarocks first, a King that nobody can trump among the middle ones, and low
# cards of the suits and those that can be trumped last.

_MASTER: Final = 0.75
"""How likely the highest tarock left is to take a trick later on if it is kept."""
_STEP: Final = 0.055
"""By how much less likely a tarock is to take a trick later on for each higher one that is unseen."""
_LEAST: Final = 0.25
"""How likely any tarock at least is to take a trick later on, however many higher ones are unseen."""
_FINE: Final = FINE / 4
"""Of two tarocks that seem alike the lower is played: so much of a trick for each step of rank, of which there are 19.

With `FINE` the XIX seemed worth a third of a trick more than the IIII, and the Pagat was given in its place.
"""
_KING: Final = 0.5
"""How likely the best card left of a suit is to take a trick later on if no opponent can trump it."""
_TRUMPED: Final = 0.1
"""How likely the best card left of a suit is to take a trick later on if an opponent can trump it."""
_LOW: Final = 0.05
"""How likely a card of a suit that is not the best left, or a Pagat that can wait, is to take a trick later on."""
_AHEAD: Final = 2
"""Who will have so many tarocks more than anybody else after the trick may win the last one with the Pagat.

In 400 deals of *medium* who had two more took a trick with it in 55 of a hundred, with one more in 33, with none in 8
(`packaging/players/kept.py`).
"""
_LIKELY: Final = 0.5
"""By how much likelier he then wins than loses it, if he plays for it; chosen."""
_SAVED: Final = 1.0
"""How likely a Pagat that can wait, since another tarock is held, comes to the side of its holder.

Chosen, and more than it is: in 400 deals of *medium*, who believed 0.85, it was 0.52 (`packaging/players/kept.py`).  It
makes up for what is believed too readily of the trick at hand, in which all hands are seen: the Pagat is given where
the side takes it in nearly all imagined deals.
"""


@dataclass(frozen=True, slots=True)
class TarockTerms(Terms):
    """What is at stake in a tarock game."""

    mond: float = 0
    """What it costs the side that loses the Mond to the Sküs."""
    ultimo: float = 0
    """What it is worth to win the last trick with the Pagat; as much is lost if it is beaten there."""
    early: float = 0
    """What it costs to play the Pagat before the last trick (it is announced)."""


def at_stake(speech: TarockSpeech[ItemT], bonus: str) -> int:
    """Return what a bonus brings for each opponent as things stand, announced or not; 0 where it does not count."""
    row = speech.bonuses.get(bonus)
    if row is None:
        return 0
    announced = next((item for item in speech.announced_items if item.id == bonus), None)
    if announced is not None:
        return speech.value(announced)
    return row.worth(announced=False) if row.silent else 0


class TarockHeuristic(Heuristic):
    """The heuristic for tarock."""

    terms: TarockTerms

    def __init__(self, terms: TarockTerms) -> None:
        super().__init__(terms)
        deck = terms.deck
        self.tarocks: Cards = deck.suits[Suit.TAROCK]
        self._pagat, self._mond, self._skues = (deck.bit(each) for each in (PAGAT, MOND, SKUES))
        self._trull = self._pagat | self._mond | self._skues
        self._top = lowest_place(self._skues)
        self._fine = _FINE if self.average > 0 else FINE
        if terms.rules.special is not None:
            self._matters |= self._trull

    def _winner(self, trick: Sequence[Laid], held: int, top: Place) -> tuple[int, Place]:
        """Return who wins a full trick that this seat holds with this card, and with what: it may be a fairy tale."""
        winner = self.rules.winner(trick, held, top)
        return (held, top) if winner == held else next(play for play in trick if play[0] == winner)

    def _is_fairy(self, trick: Sequence[Laid], top: Place) -> bool:
        special = self.rules.special
        return special is not None and special.taker(trick, top) is not None

    def _rest(self, table: Position, held: int, top: Place, place: Place) -> Rest:
        """Complete a trick as it will likely be: nobody adds the trull card with which the others' Pagat takes it."""
        rest = super()._rest(table, held, top, place)
        if rest[1] != self._top or not self._is_fairy(trick := [*table.trick, (table.turn, place), *rest[2]], rest[1]):
            return rest
        seat, third = next(play for play in reversed(trick) if self._trull >> play[1] & 1)
        pagat = next(owner for owner, played in trick if self._pagat >> played & 1)
        hand, bit = table.hands[seat], 1 << third
        if third == place or self.sides[seat] == self.sides[pagat] or not hand & self.tarocks & ~bit:
            return rest
        table.hands[seat] = hand ^ bit
        rest = super()._rest(table, held, top, place)
        table.hands[seat] = hand
        return rest

    def _trick_worth(self, table: Position, place: Place, rest: Rest) -> float:
        """Return what a trick completed so is worth to the side of the seat on turn."""
        terms, points, sides = self.terms, self.deck.points, self.sides
        held, top, added = rest
        turn = table.turn
        trick = [*table.trick, (turn, place), *added]
        if top == self._top:
            held, top = self._winner(trick, held, top)
        last = len(table.winners) + 1 == terms.tricks
        worth = terms.trick + (terms.last if last else 0.0)
        fell = 0
        for _, played in trick:
            worth += points[played]
            fell |= 1 << played
        if fell & self._trull:
            worth += self._trull_worth(trick, held, top, last=last)
        return worth if sides[held] == sides[turn] else -worth

    def _trull_worth(self, trick: Sequence[Laid], held: int, top: Place, *, last: bool) -> float:
        """Return what it brings the winner's side, beside the points, that Mond or Pagat are in a trick."""
        terms, sides = self.terms, self.sides
        worth = 0.0
        for seat, place in trick:
            ours = 1 if sides[seat] == sides[held] else -1
            if self._mond >> place & 1 and top == self._top:
                worth -= ours * terms.mond
            elif self._pagat >> place & 1:
                worth += ours * self._pagats_worth(last=last, wins=seat == held)
        return worth

    def _pagats_worth(self, *, last: bool, wins: bool) -> float:
        if not last:
            return -self.terms.early
        return self.terms.ultimo if wins else -self.terms.ultimo

    def _keeping_worth(self, table: Position, place: Place, unseen: Cards) -> float:
        """What a card kept would probably still bring: its own points and the rest of a trick."""
        deck = self.deck
        above = (deck.above[place] & unseen).bit_count()
        points = deck.points[place]
        if self._pagat >> place & 1:
            last = _LIKELY * self.terms.ultimo if self._outlasts(table) else 0.0
            if table.hands[table.turn] & self.tarocks & ~self._pagat:
                return _LOW * self.average + (2 * _SAVED - 1) * points + last
        else:
            last = 0.0
        fine = FINE
        if self.trumps >> place & 1:
            chance = max(_MASTER - _STEP * above, _LEAST)
            fine = self._fine
        elif above:
            chance = _LOW
        else:
            chance = _TRUMPED if self._can_be_ruffed(table, place) else _KING
        return (chance + fine * deck.rank[place]) * self.average + (2 * chance - 1) * points + last

    def _outlasts(self, table: Position) -> bool:
        """Whether the seat on turn will have tarocks when nobody else has, if it keeps the Pagat now."""
        ahead = self.tarock_lead(table)
        return ahead >= _AHEAD or not self.tarocks & table.left & ~table.hands[table.turn]

    def tarock_lead(self, table: Position) -> int:
        """By how many tarocks the seat on turn will exceed anybody else after the trick, if it keeps the Pagat now."""
        turn, tarocks, rules = table.turn, self.tarocks, table.rules
        counts = [(hand & tarocks).bit_count() for hand in table.hands]
        if table.trick:
            counts[turn] -= 1
            for step in range(1, rules.seats - len(table.trick)):
                seat = (turn + step) % rules.seats
                if rules.follows(seat, table.hands[seat], table.high, table.top) & tarocks:
                    counts[seat] -= 1
        own = counts.pop(turn)
        return own - max(counts)
