# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic, in an imagined deal in which every hand is open.

The rule foresees how the others complete the trick, and weighs what the trick brings against what the card would still
be good for.  From that alone follow the manners of the table: no ace on a lost trick, the cheapest card that takes a
sure one, the most valuable on a trick of the partner's, and the partner is not overtaken.

It is the same for all games and contracts; what is different in them stands in `Terms`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cards import Card
from kartenspiel.players.deck import Deck
from kartenspiel.players.kernel.card_tables import KeptTables, KeptWorths
from kartenspiel.players.kernel.card_weigher import CardWeigher, Manners
from kartenspiel.players.terms import FINE, KeptChances, Terms

FORCED: Final = 0.05
"""What each pair is worth, in average tricks, of a card of somebody alone and a lower one of the suit against him.

Somebody alone must win so many tricks and no more (`Terms.goal`).  A single trick seldom decides then.  What counts for
those who play against him is how many cards are left in their hands under which his own can be forced: a suit that he
does not hold lets him throw off the worst of them.

Chosen, not fitted: so little that it decides only between leads of which none beats him at once.
"""
RETURNED: Final = 1.5
"""What it costs, in average tricks, to lead to somebody alone what he has led; to beat him is worth two.

He has most likely parted with his only card of the suit.

Chosen.  In 1,000 deals of *medium* a Bettler's suit was returned to him in 84 of 264 chances before the rule, and in 3
of 244 with it (`packaging/players/foolish.py`).
"""
CASHED: Final = 0.5
"""What it is worth, in average tricks, to lead a card outside trumps that nobody can beat; chosen, not fitted.

That is to the side that must win every trick (`Terms.sweep`).  Seen with all hands open a low card led to a partner's
ace is as good as one's own ace, and keeps the ace besides.  At the table nobody knows who has the ace: what wins by
itself is led first.
"""
DRAWN: Final = 0.8
"""What it is worth to that side, in average tricks, to lead a sure trump while an opponent has trumps.

Chosen, not fitted: more than `CASHED`, so that trumps come first.
"""
BARE: Final = 1.6
"""What it costs to lead one of `Terms.bare`, a king that has no other card of its suit beside it, in average tricks.

Chosen: with 1.0 *medium* still led it in 4 of 36 chances (`packaging/players/foolish.py`).

In imagined deals, all hands being open, everybody seems to know who is void in the suit.
"""
AHEAD: Final = 2
"""Who will have so many more cards of a suit than anybody else after the trick may win a later one with a low one.

In 400 deals of *medium* who had two tarocks more took a trick with the Pagat in 55 of a hundred, with one more in 33,
with none in 8 (`packaging/players/kept.py`).
"""
DUMMYS: Final = 0.1
"""What a trick that a dummy wins is worth where all play alone, as a part of what it is worth that another player does.

Chosen.  What a dummy pays all players share alike, so that only the points matter that other players do not win.
"""


MANNERS: Final = Manners(FORCED, RETURNED, CASHED, DRAWN, BARE, DUMMYS, FINE, AHEAD)


class OneAgainstAll(NamedTuple):
    """One seat against all others."""

    alone: int
    """The seat."""
    goal: int
    """So many tricks it must win, and no more."""


@lru_cache(maxsize=256)
def kept_worths(deck: Deck, trumps: Cards, average: float, kept: KeptChances, thrift: float) -> KeptTables:
    """Return what each card that is kept would still bring, where a trick is worth so much on the average."""
    sure = kept.thrift * thrift

    def worth(place: Place, chance: float, saved: float, step: float) -> float:
        return (chance + step * deck.rank[place]) * average + (2 * saved - 1) * deck.points[place]

    def worths(place: Place) -> KeptWorths:
        chances, added, step = kept.side, 0.0, kept.step
        if trumps >> place & 1:
            chances, added = kept.trumps, sure
            step = kept.trump_step if average > 0 else kept.step
        guarded = chances[1] if kept.guarded is None or average <= 0 else kept.guarded
        more = deck.above[place].bit_count() + 1 - len(chances)
        return KeptWorths(
            tuple(worth(place, chance + added, chance + added, step) for chance in (*chances, *chances[-1:] * more)),
            worth(place, guarded + added, guarded + added, step),
            worth(place, kept.ruffed, kept.ruffed, step),
            worth(place, kept.waiting, kept.saved, 0.0),
        )

    return KeptTables([worths(place) for place in range(len(deck.cards))])


class Heuristic(CardWeigher):
    """The heuristic under the terms of one imagined deal."""

    def __init__(self, terms: Terms, thrift: float = 1.0) -> None:
        """`thrift` is how much it saves its trumps, from 0 (as a beginner does: not at all) to 1."""
        self.terms = terms
        self.deck = terms.deck
        self.sides = sides = terms.sides
        self.rules = rules = terms.rules
        self.trumps = rules.trumps
        self.beaters = rules.beaters
        """For each card the cards that beat it."""
        self.average = average = terms.average
        """What a trick is worth on the average; below 0 where tricks are avoided."""
        self.alone = [] if terms.goal is None else [seat for seat, side in enumerate(sides) if sides.count(side) == 1]
        kept = kept_worths(terms.deck, rules.trumps, average, terms.kept, thrift)
        super().__init__(terms, average, kept, MANNERS, self._factors_by_rank())

    def _factors_by_rank(self) -> Sequence[float]:
        """Return for each seat by how much a card counts that it keeps for its rank alone; 0 where more counts.

        To play high cards first does harm to who must not win a trick, whose opponents have nothing to fear; and
        those of a dummy harm nobody, and may spare its guardian a trick.
        """
        if self.alone:
            return [float(seat not in self.alone) for seat in range(len(self.sides))]
        if self.terms.guardians:
            return [0.0 if row[0] == seat else -self.average for seat, row in enumerate(self.terms.guardians)]
        return [0.0] * len(self.sides)

    @property
    def contest(self) -> OneAgainstAll | None:
        """Who alone must win how many tricks; ``None`` where nobody must, or several, each for himself."""
        return OneAgainstAll(self.alone[0], self.terms.goal or 0) if len(self.alone) == 1 else None

    def place(self, card: Card) -> Place:
        """Return the place of a card."""
        return self.deck.place(card)
