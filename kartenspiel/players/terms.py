# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is at stake while the cards of a deal are played, as data: all that the heuristic knows of a game.

Cards are places and sets of bits of the deck, seats are numbers, everything else is numbers and tuples of them, so that
any program could read it.  Amounts are in any unit, the same throughout.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Pack, Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.tricks import Trick
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
"""What being a trump adds to how likely a card seems to take a trick later on, where trumps are saved.

Chosen, so that of cards that rank alike in their suits a trump is kept longest.
"""
FINE: Final = 0.02
"""Of two cards that seem alike the lower is played: so much of a trick for each step of rank.

Chosen small beside the chances above; only the order matters.
"""


class KeptChances(NamedTuple):
    """How likely a card that is kept is to take a trick later on.

    By how many better ones of its suit are unseen; the last number holds for any more.
    """

    side: tuple[float, ...] = (MASTER, SECOND, LESSER)
    trumps: tuple[float, ...] = (MASTER, SECOND, LESSER)
    thrift: float = TRUMP
    """What is added for trumps by a player who saves them."""
    guarded: float | None = GUARDED
    """Instead of the second, if a smaller one of the suit is held and tricks are wanted; ``None`` is as without it."""
    ruffed: float = RUFFED
    """Instead of the first, if an opponent will be able to trump the card."""
    step: float = FINE
    """What each step of rank adds, of all cards where tricks are avoided."""
    trump_step: float = FINE
    """What each step of rank adds among trumps where tricks are wanted."""
    waiting: float = 0.0
    """Of a card that can wait (`Terms.waiting`)."""
    saved: float = 0.0
    """How likely a card that can wait comes to the side of its holder."""


PLAIN: Final = KeptChances()
"""The chances where nothing else is said."""


class CardStake(NamedTuple):
    """What it is worth to take one trick with a card, or to the card's side to take the one in which it lies.

    It counts for the side of who plays the card.
    """

    place: Place
    trick: int
    """The number of the trick, from 1."""
    won: float
    lost: float
    """What it costs to have it in this trick without winning."""
    early: float
    """What it costs to play it before."""
    kept: float
    """What it is worth to keep it for that trick."""
    least: float = 0.0
    """What it is worth at least, in average tricks."""
    outlasts: bool = True
    """Whether keeping it is worth that only to who will have cards of its suit when nobody else has."""
    by_side: bool = False
    """Whether it is won by the side that takes the trick, whichever card does."""


class Capture(NamedTuple):
    """What it costs the side that plays a card if another takes it."""

    place: Place
    by: Place
    cost: float


@dataclass(frozen=True, slots=True)
class Terms:
    """What is at stake while the cards of an imagined deal are played; it holds until the last trick.

    What one side takes the others lose, so a contract in which tricks are avoided has a negative `trick` (Bettler) or
    negative points (Trischaken), for all seats alike.
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
    kept: KeptChances = PLAIN
    """How likely a card that is kept is to take a trick later on."""
    first: tuple[float, ...] = ()
    """What it is worth to each seat's side that this very seat wins at least one trick (a declaration that must count).

    Empty where that is worth nothing to any."""
    pairs: tuple[Cards, ...] = ()
    """Whoever leads with all cards of one of these in hand may have something to say first (a marriage registered)."""
    pair: float = 0
    """What it is worth to keep each card of these beyond its strength."""
    goal: int | None = None
    """So many tricks must each win, and no more, who has a side to himself; all others play together against them.

    ``None`` in all other contracts."""
    led: Cards = 0
    """The suits that have been led by who must win just so many tricks (`suits_led`)."""
    sweep: int | None = None
    """The side that must win every trick."""
    stakes: tuple[CardStake, ...] = ()
    """What may be won with single cards."""
    captures: tuple[Capture, ...] = ()
    """What single cards lose to others."""
    waiting: Cards = 0
    """Cards that can wait as long as another of their suit is held (the Pagat)."""
    bare: Cards = 0
    """Cards that nobody leads without another of their suit, while others may trump them (kings)."""
    guardians: tuple[tuple[int, ...], ...] = ()
    """For each seat who plays its hand, where all play alone and some are dummies, else empty (K110, K116).

    First before any trick, then by the player who has won the last one that a player won.
    """

    @property
    def average(self) -> float:
        """What a trick is worth on the average; below 0 where tricks are avoided."""
        return self.trick + (self.deck.total + self.last) / self.tricks


def suits_led(pack: Pack, sides: tuple[int, ...], tricks: Iterable[Trick]) -> Cards:
    """Return the suits that have been led in these tricks by seats that have a side to themselves."""
    led = {trick[0].card.suit for trick in tricks if sides.count(sides[trick[0].seat]) == 1}
    return sum(pack.suits[suit] for suit in led)
