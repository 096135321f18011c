# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is at stake while the cards of a deal of Königrufen are played, and the heuristics that weigh it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from kartenspiel.games.koenigrufen.cards.card_points import per_point, total, worth
from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS, KOENIG_ULTIMO, MONDFANG, PAGAT_ULTIMO, VALAT
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.seats import all_seats
from kartenspiel.model.tarock.cards import KINGS
from kartenspiel.model.tricks import Trick
from kartenspiel.players.deck import Deck
from kartenspiel.players.heuristic import Heuristic, Rest, Terms
from kartenspiel.players.notricks import NoTricksHeuristic
from kartenspiel.players.tarock import TarockHeuristic, TarockTerms

GAME_IN_POINTS: Final = 18.0
"""What winning the game rather than losing it is worth in card points; chosen, as in Zwanzigerrufen."""
MOST_IN_POINTS: Final = 40.0
"""No bonus makes more card points seem worth giving up; chosen."""
_EVERY_TRICK: Final = 12.0
"""What each trick is worth, in card points, once Valat is announced; chosen, more than any trick counts in cards."""
_MAY_COME: Final = 0.4
"""How likely a bird that is kept and could still be announced or won silently is to win its trick; chosen."""
_KING_KEPT: Final = 0.25
"""How likely a called king that is kept comes to the last trick and its side wins it; chosen."""

_BIRD_KEPT: Final = 0.06
"""What a bird is worth at least, in average tricks, while it could win its trick: as much as a tarock up to the X.

Chosen, so that these are played in its place: *medium* gave a bird in 4 of 9 chances (`packaging/players/foolish.py`).
"""
_BARE_KING: Final = 1.6
"""What it costs to lead a king that has no other card of its suit beside it, in average tricks.

Chosen: with 1.0 *medium* still led it in 4 of 36 chances (`packaging/players/foolish.py`).

In imagined deals, all hands being open, everybody seems to know who is void in the suit.
"""


class Bird(NamedTuple):
    """A bird other than the Pagat, and what it is worth to win a given trick with it, in card points."""

    place: Place
    trick: int
    worth: float
    lost: float
    """What it costs that it does not win the trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KoenigrufenTerms(TarockTerms):
    """What is at stake in a contract in which card points decide."""

    birds: tuple[Bird, ...] = ()
    king: Place | None = None
    """The called card, where König ultimo counts."""
    king_worth: float = 0
    """What it is worth to the declarer's side to win the last trick with the called card in it."""


@cache
def deck(card_count: str, sign: int) -> Deck:
    """Return the pack with card points, which are bad (-1) where tricks are avoided, and nothing (0) in a Bettel."""
    return Deck(PACK, lambda card: sign * worth(card, card_count) / per_point(card_count))


def heuristic(basis: Basis, rules: PlayRules, tricks: Sequence[Trick]) -> Heuristic:
    """Return the heuristic for a contract played by these rules; `tricks` are those played so far."""
    goal = basis.row.goal
    if goal is not None:
        sides = tuple(int(seat == basis.sides.declarer) for seat in all_seats(basis.seats))
        terms = Terms(deck(basis.rules.card_count, 0), rules, sides, trick=-1.0, tricks=TRICKS)
        return NoTricksHeuristic(terms, tricks, goal)
    return KoenigrufenHeuristic(terms_of(basis, rules))


def terms_of(basis: Basis, rules: PlayRules) -> KoenigrufenTerms:
    """Return what is at stake where card points count: to all alone in Trischaken, else to two sides."""
    count, sides = basis.rules.card_count, basis.sides
    if basis.row.each_alone:
        alone = tuple(range(basis.seats))
        talon = -total(basis.talon, count) / per_point(count)
        last = talon if basis.rules.trischaken_talon == "last_trick" else 0.0
        return KoenigrufenTerms(deck(count, -1), rules, alone, last=last, tricks=TRICKS)
    announced = {item.id for item in basis.items}
    stake = {bonus: _in_points(basis, bonus) for bonus in basis.bonuses}
    pagat = stake.get(PAGAT_ULTIMO, 0.0)
    birds = (
        Bird(PACK.place(bird.card), bird.trick, stake[bonus], stake[bonus] if bonus in announced else 0.0)
        for bonus, bird in BIRDS.items()
        if bonus in stake and bonus != PAGAT_ULTIMO
    )
    return KoenigrufenTerms(
        deck=deck(count, 1),
        rules=rules,
        sides=tuple(int(sides.of(seat) == "D") for seat in all_seats(basis.seats)),
        trick=_EVERY_TRICK if VALAT in announced else 0.0,
        tricks=TRICKS,
        mond=stake.get(MONDFANG, 0.0),
        ultimo=pagat,
        early=pagat if PAGAT_ULTIMO in announced else 0.0,
        birds=tuple(birds),
        king=None if basis.called is None or KOENIG_ULTIMO not in stake else PACK.place(basis.called),
        king_worth=stake.get(KOENIG_ULTIMO, 0.0),
    )


def _in_points(basis: Basis, bonus: str) -> float:
    """Return what a bonus brings each opponent, announced or not, in card points, to be weighed against them."""
    row = basis.bonuses[bonus]
    level = next((item.level for item in basis.items if item.id == bonus), 0)
    worth_now = row.worth(announced=level > 0) * max(level, 1)
    game = basis.terms.value * basis.items[0].level if basis.items else basis.terms.value
    return min(GAME_IN_POINTS * worth_now / game, MOST_IN_POINTS)


class KoenigrufenHeuristic(TarockHeuristic):
    """The heuristic for tarock, with birds that are to win tricks before the last, and a king for the last."""

    terms: KoenigrufenTerms

    def __init__(self, terms: KoenigrufenTerms) -> None:
        super().__init__(terms)
        self._birds = {bird.place: bird for bird in terms.birds}
        self._king = terms.king
        self._kings = self.deck.bits_of(KINGS) if terms.rules.trumps and self.average > 0 else 0
        self._feats = sum(1 << place for place in self._birds) | (0 if terms.king is None else 1 << terms.king)

    def _are_alike(self, lower: Place, upper: Place, between: Cards) -> bool:
        """Whether one of two cards stands for both: a bird, or the called card, stands for itself alone."""
        return not self._feats & (1 << lower | 1 << upper) and super()._are_alike(lower, upper, between)

    def _trick_worth(self, table: Position, place: Place, rest: Rest) -> float:
        """Return what a trick completed so is worth to the side of the seat on turn, with what is won by a card."""
        brought = super()._trick_worth(table, place, rest)
        if not table.trick and self._is_bare_king(table, place):
            brought -= _BARE_KING * self.average
        if not self._feats:
            return brought
        number = len(table.winners) + 1
        for seat, played in (*table.trick, (table.turn, place), *rest[2]):
            if self._feats >> played & 1:
                if played == self._king:
                    extra = self._for_king(rest[0], number)
                else:
                    extra = self._for_bird(played, number, wins=rest[1] == played)
                brought += extra if self.sides[seat] == self.sides[table.turn] else -extra
        return brought

    def _is_bare_king(self, table: Position, place: Place) -> bool:
        """Whether a card is a king without another card of its suit, which others may trump."""
        hand, suit = table.hands[table.turn], self.deck.suit[place]
        alone = bool(self._kings >> place & 1) and hand & suit == 1 << place
        return alone and bool(table.left & ~hand & self.trumps)

    def _for_king(self, held: int, number: int) -> float:
        """Return what it brings the declarer's side that the called card is in a trick that this seat wins."""
        if number < self.terms.tricks:
            return 0.0
        return self.terms.king_worth if self.sides[held] else -self.terms.king_worth

    def _for_bird(self, played: Place, number: int, *, wins: bool) -> float:
        """Return what it brings the side of a bird's player that it is in a trick with this number."""
        bird = self._birds[played]
        if number > bird.trick:
            return 0.0
        return bird.worth if number == bird.trick and wins else -bird.lost

    def _keeping_worth(self, table: Position, place: Place, unseen: int) -> float:
        """What a card kept would probably still bring, and what may be won with it in a later trick."""
        kept = super()._keeping_worth(table, place, unseen)
        if not self._feats >> place & 1:
            return kept
        number = len(table.winners) + 1
        if place == self._king:
            return kept + (_KING_KEPT * self.terms.king_worth if number < self.terms.tricks else 0.0)
        bird = self._birds[place]
        if number >= bird.trick:
            return kept
        return kept + max(_MAY_COME * bird.worth if self._outlasts(table) else 0.0, _BIRD_KEPT * self.average)
