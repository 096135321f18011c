# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic, in an imagined deal in which every hand is open.

The rule foresees how the others complete the trick, and weighs what the trick brings against what the card would still
be good for.  From that alone follow the manners of the table: no ace on a lost trick, the cheapest card that takes a
sure one, the most valuable on a trick of the partner's, and the partner is not overtaken.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Place, lowest_place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.seats import Seat
from kartenspiel.players.deck import Deck

# What a card that is kept is believed to bring.  These numbers were chosen by hand when the levels were made, and are
# judged by positions (`tests/players/test_heuristic.py`), by foolish plays (`packaging/players/foolish.py`) and by what
# becomes of cards that are kept (`packaging/players/kept.py`).  They are no measured shares: in 45 deals of *medium* in
# an ace-ten game the best card of a side suit took a trick in 37 % of 409 cases, the second best alone in 4 % of 138, a
# lesser one in 3 % of 838; of trumps it was 100 %, 83 % and 54 % of 150, 48 and 178.  What counts is the order: trumps
# before side cards, the best and what can wait for it before the second best alone, and that before the rest.

MASTER: Final = 0.6
"""How likely the best card left of a suit is to take a trick later on if it is kept."""
SECOND: Final = 0.25
"""How likely the second best card left of a suit is to take a trick later on.

That is if no smaller card of the suit is held with it, or where tricks are avoided; else see `GUARDED`.
"""
GUARDED: Final = 0.6
"""How likely the second best card left of a suit is to take a trick later on if a smaller one is held with it.

It can then wait until the best has fallen.

Chosen, not fitted: with 0.5 *medium* still led a ten without its ace in 9 of 122 chances
(`packaging/players/foolish.py`). In 629 cases in which *medium* kept such a card outside trumps (100 deals) it took a
trick in 15 %, and came to its side in 44 %; where it could not wait, in 8 % and 32 % of 273
(`packaging/players/kept.py`).
"""
LESSER: Final = 0.1
"""How likely a card is to take a trick later on if two or more better ones of its suit are unseen."""
RUFFED: Final = 0.15
"""How likely the best card left of a suit is to take a trick later on if an opponent with trumps has too few of it.

Chosen below `SECOND`, so that such a card is played before it can be ruffed.
"""
TRUMP: Final = 0.6
"""What being a trump adds to how likely a card seems to take a trick later on, where trumps are saved (`thrift` 1).

Chosen, so that of cards that rank alike in their suits a trump is kept longest.
"""
FINE: Final = 0.02
"""Of two cards that seem alike the lower is played: so much of a trick for each step of rank.

Chosen small beside the chances above; only the order matters.
"""


@dataclass(frozen=True, slots=True)
class Terms:
    """What is at stake while the cards of an imagined deal are played; it holds until the last trick.

    Amounts are in any unit, the same throughout.  What one side takes the others lose, so a contract in which tricks
    are avoided has a negative `trick` (Bettler) or negative points (Trischaken), for all seats alike.
    """

    deck: Deck
    """What the cards are worth."""
    rules: PlayRules
    """How they are played."""
    sides: tuple[int, ...]
    """For each seat a number of its side; seats with the same number play together."""
    trick: float = 0
    """What every trick is worth, whatever lies in it."""
    last: float = 0
    """What the last trick is worth besides."""
    tricks: int = 8
    """How many tricks the deal has."""
    first: Mapping[Seat, float] = field(default_factory=dict)
    """What it is worth to a seat's side that this very seat wins at least one trick (a declaration that must count)."""
    keep: Mapping[Card, float] = field(default_factory=dict)
    """What it is worth to keep a card beyond its strength (Pagat, the called card …)."""
    words: Sequence[tuple[Card, ...]] = ()
    """Whoever leads with all cards of one of these in hand may have something to say first (a marriage registered)."""


class Heuristic:
    """The heuristic under the terms of one imagined deal."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.deck = deck = terms.deck
        self.sides = terms.sides
        self.rules = rules = terms.rules
        self.trumps = rules.trumps
        self.beaters = rules.beaters
        """For each card the cards that beat it."""
        self.average = terms.trick + (deck.total + terms.last) / terms.tricks
        """What a trick is worth on the average; below 0 where tricks are avoided."""
        self._waiting = GUARDED if self.average > 0 else SECOND
        self.thrift = 1.0
        """How much it saves its trumps, from 0 (as a beginner does: not at all) to 1."""
        self._words = [deck.bits_of(cards) for cards in terms.words]
        self._matters: Cards = -1 if rules.high_matters else 0
        """Cards that change what the others add to a trick also where they do not take it."""
        self._keep = [terms.keep.get(card, 0.0) for card in deck.cards] if terms.keep else None

    def play_out(self, table: Position) -> list[tuple[int, Place]]:
        """Play on until somebody may have something to say, else all the cards there are; return them in order."""
        plays: list[tuple[int, Place]] = []
        while table.left:
            seat = table.turn
            if self._words and plays and not table.trick and self._may_speak(table.hands[seat]):
                break
            place = self.best_card(table, table.legal())
            plays.append((seat, place))
            table.lay(place)
        return plays

    def _may_speak(self, hand: Cards) -> bool:
        return any(not cards & ~hand for cards in self._words)

    def best_card(self, table: Position, legal: Cards) -> Place:
        """Return the card to play for the seat on turn."""
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        worths = self.worths(table, legal)
        return max(worths, key=worths.__getitem__)

    def worths(self, table: Position, legal: Cards) -> dict[Place, float]:
        """Return what each card seems worth to the side of the seat on turn; of cards that are alike only one."""
        unseen = table.left ^ table.hands[table.turn]
        between = unseen
        if table.trick:
            between |= 1 << table.top | (1 << table.high if self.rules.high_matters else 0)
        takes = self.beaters[table.top] if table.trick else legal
        found: dict[Place, float] = {}
        before = -1
        lost: Rest | None = None
        while legal:
            bit = legal & -legal
            legal ^= bit
            place = bit.bit_length() - 1
            if before < 0 or not self._are_alike(before, place, between):
                if takes & bit:
                    rest = self._rest(table, table.turn, place, place)
                elif self._matters & bit:
                    rest = self._rest(table, table.held, table.top, place)
                else:
                    rest = lost = lost or self._rest(table, table.held, table.top, place)
                found[place] = self._trick_worth(table, place, rest) - self._keeping_worth(table, place, unseen)
            before = place
        return found

    def worth(self, table: Position, place: Place) -> float:
        """Return what playing a card now seems worth to the side of the seat on turn."""
        unseen = table.left ^ table.hands[table.turn]
        if table.trick and not self.beaters[table.top] >> place & 1:
            rest = self._rest(table, table.held, table.top, place)
        else:
            rest = self._rest(table, table.turn, place, place)
        return self._trick_worth(table, place, rest) - self._keeping_worth(table, place, unseen)

    def place(self, card: Card) -> Place:
        """Return the place of a card."""
        return self.deck.place(card)

    def _are_alike(self, lower: Place, upper: Place, between: Cards) -> bool:
        """Whether one of two cards stands for both; `between` are cards that tell those below from those above."""
        return not self._keep and self.deck.are_alike(lower, upper, between)

    def _rest(self, table: Position, held: int, top: Place, place: Place) -> "Rest":
        """Complete a trick as it will likely be, once it is held so after this card of the seat on turn."""
        sides, hands, bound, rules = self.sides, table.hands, table.bound, table.rules
        trick, seats = table.trick, rules.seats
        above, high_matters = self.deck.above, rules.high_matters
        high = table.high if trick and not above[table.high] >> place & 1 else place
        seat = table.turn
        added: list[tuple[int, Place]] = []
        for _ in range(seats - len(trick) - 1):
            seat = (seat + 1) % seats
            allowed = bound[seat] or rules.follows(seat, hands[seat], high, top)
            played, takes = self._likely_card(allowed, top, ours=sides[seat] == sides[held])
            if takes:
                held, top = seat, played
            if high_matters and above[high] >> played & 1:
                high = played
            added.append((seat, played))
        return held, top, added

    def _trick_worth(self, table: Position, place: Place, rest: "Rest") -> float:
        """Return what a trick completed so is worth to the side of the seat on turn."""
        points, sides = self.deck.points, self.sides
        held, _, added = rest
        worth = self.terms.trick + points[place] + self._extra(held, table.winners)
        for _, played in table.trick:
            worth += points[played]
        for _, played in added:
            worth += points[played]
        return worth if sides[held] == sides[table.turn] else -worth

    def _extra(self, holder: int, winners: Sequence[int]) -> float:
        terms = self.terms
        extra = terms.last if len(winners) + 1 == terms.tricks else 0.0
        if terms.first and holder in terms.first and holder not in winners:
            extra += terms.first[Seat(holder)]
        return extra

    def _likely_card(self, legal: Cards, top: Place, *, ours: bool) -> tuple[Place, bool]:
        """Say what a later seat will add to a trick now held by `top`, and whether that takes it."""
        over = legal & self.beaters[top]
        under = legal ^ over
        if self.average < 0:
            return (self.deck.highest_place(under), False) if under else (lowest_place(over), True)
        if over and not (ours and under):
            return over.bit_length() - 1, True
        return (self.deck.most_valuable_place(under) if ours else self.deck.least_valuable_place(under)), False

    def _keeping_worth(self, table: Position, place: Place, unseen: Cards) -> float:
        """What a card kept would probably still bring: its own points and the rest of a trick."""
        deck = self.deck
        above = (deck.above[place] & unseen).bit_count()
        if not above:
            chance = MASTER
        elif above == 1:
            chance = self._waiting if table.hands[table.turn] & deck.suit[place] & ((1 << place) - 1) else SECOND
        else:
            chance = LESSER
        if self.trumps >> place & 1:
            chance += TRUMP * self.thrift
        elif not above and self._can_be_ruffed(table, place):
            chance = RUFFED
        extra = self._keep[place] if self._keep else 0.0
        return (chance + FINE * deck.rank[place]) * self.average + (2 * chance - 1) * deck.points[place] + extra

    def _can_be_ruffed(self, table: Position, place: Place) -> bool:
        """Whether an opponent will be able to trump this card once the better ones of its suit in the hand are gone."""
        if not self.trumps:
            return False
        deck, sides = self.deck, self.sides
        suit, side = deck.suit[place], sides[table.turn]
        rounds = (deck.above[place] & table.hands[table.turn]).bit_count()
        for other, hand in enumerate(table.hands):
            if sides[other] != side and hand & self.trumps and (hand & suit).bit_count() <= rounds:
                return True
        return False


Rest = tuple[int, Place, list[tuple[int, Place]]]
"""Who will win the trick, with what card, and what the others will have added."""
