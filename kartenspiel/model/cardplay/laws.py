# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The laws of card play: what the rules of a contract ask of a card, each with its clause and its words.

A contract lists its laws in the order in which they bind.  Each narrows what those before it have left, and asks
nothing of a hand that cannot obey it.
"""

import abc
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Pack, Place
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

MUST_FOLLOW: Final = _("You must follow suit: {suit}.")
MUST_BEAT: Final = _("You must beat the {card}.")
MUST_TRUMP: Final = _("You must play a trump.")


class Wish(NamedTuple):
    """What a law asks: whoever holds any card of `having` must play one of `cards`, mostly the same."""

    having: Cards
    cards: Cards


@dataclass(frozen=True, slots=True)
class TrickView:
    """What a law looks at: whose card it is and what lies in the trick; without `led` the seat leads.

    `high` is the place of the best card of the suit led, `top` of the card that wins the trick so far.  `special` says
    whether the card for which a law asks that (`Law.special_card`) would take the trick against the rank of its cards.
    """

    pack: Pack
    beaters: tuple[Cards, ...]
    seat: Seat
    led: Suit | None = None
    high: Place = 0
    top: Place = 0
    special: bool = False

    @property
    def suit_led(self) -> Cards:
        """All cards of the suit led; none for a lead."""
        return 0 if self.led is None else self.pack.suits[self.led]


class Law(abc.ABC):
    """One thing that the rules ask; `clause` is where they do."""

    __slots__ = ()

    clause: str

    @property
    def high_matters(self) -> bool:
        """Whether the best card of the suit led asks something also of a trumped trick (``head_when_trumped``)."""
        return False

    @property
    def special_card(self) -> Card | None:
        """A card of which something is asked where it would take the trick against rank (K62); mostly none."""
        return None

    @property
    def named_cards(self) -> tuple[Card, ...]:
        """The cards of which it asks something else than of others of their suit by their rank; mostly none."""
        return ()

    def binds(self, seat: Seat) -> bool:
        """Whether it can ask something of this seat: of everybody, unless it binds one alone (`seat_matters`)."""
        del seat
        return True

    @property
    def seat_matters(self) -> bool:
        """Whether something else is asked of one seat than of another (K63); mostly not."""
        return False

    @abc.abstractmethod
    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Yield what is asked instead, the strictest first; the wish itself is asked of who can fulfil none of it."""

    @abc.abstractmethod
    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Say why a card is refused that does not belong to what this law asks of the hand."""


def any_of(cards: Cards) -> Wish:
    """Return the wish for any of these cards."""
    return Wish(cards, cards)


@dataclass(frozen=True, slots=True)
class FollowSuit(Law):
    """Whoever has the suit led plays it."""

    clause: str

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for the suit led."""
        if at.led is not None:
            yield any_of(wish.cards & at.suit_led)

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Name the suit."""
        del asked, card
        assert at.led is not None  # noqa: S101 - a lead follows nothing
        return Refusal("MUST_FOLLOW", MUST_FOLLOW(suit=at.led), self.clause)


@dataclass(frozen=True, slots=True)
class PlayWhenVoid(Law):
    """Whoever does not follow suit plays one of these suits: a trump, a tarock, or where a game says so no tarock."""

    clause: str
    suits: tuple[Suit, ...]
    code: str = "MUST_TRUMP"
    words: Text = MUST_TRUMP

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for one of the suits where another than the one led is played."""
        if wish.cards & ~at.suit_led and at.led is not None:
            yield any_of(wish.cards & sum(at.pack.suits[suit] for suit in self.suits))

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Say what must be played."""
        del at, asked, card
        return Refusal(self.code, self.words, self.clause)


@dataclass(frozen=True, slots=True)
class LeadSuits(Law):
    """Only cards of these suits are led, as long as one is held."""

    clause: str
    suits: tuple[Suit, ...]
    code: str
    words: Text

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for one of the suits."""
        if at.led is None:
            yield any_of(wish.cards & sum(at.pack.suits[suit] for suit in self.suits))

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Say what must be led."""
        del at, asked, card
        return Refusal(self.code, self.words, self.clause)


@dataclass(frozen=True, slots=True)
class Beat(Law):
    """Whoever can must beat the card that wins the trick.

    Where the trick is trumped, who follows suit may play any card of it, or with `suit_high` must still exceed the
    highest card of the suit led (``head_when_trumped``).
    """

    clause: str
    suit_high: bool = False

    @property
    def high_matters(self) -> bool:
        """With `suit_high` it does."""
        return self.suit_high

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask for a card that beats."""
        if at.led is not None:
            follows = not wish.cards & ~at.suit_led
            yield any_of(wish.cards & at.beaters[at.high if follows and self.suit_high else at.top])

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Name the card that must be beaten."""
        del card
        target = at.top if asked & at.beaters[at.top] else at.high
        return Refusal("MUST_BEAT", MUST_BEAT(card=at.pack.cards[target]), self.clause)


@dataclass(frozen=True, slots=True)
class LastOfSuit(Law):
    """A card may be played only as the last of its suit: the Pagat in Trischaken (Z61)."""

    clause: str
    card: Card
    code: str = field(kw_only=True)
    words: Text = field(kw_only=True)

    @property
    def named_cards(self) -> tuple[Card, ...]:
        """The card."""
        return (self.card,)

    def narrow(self, wish: Wish, at: TrickView) -> Iterable[Wish]:
        """Ask who holds another card of the suit for any card but this."""
        bit = at.pack.bit(self.card)
        if wish.cards & bit:
            yield Wish(wish.having & at.pack.suits[self.card.suit] & ~bit, wish.cards & ~bit)

    def refusal(self, at: TrickView, asked: Cards, card: Card) -> Refusal:
        """Say that it comes last."""
        del at, asked, card
        return Refusal(self.code, self.words, self.clause)
