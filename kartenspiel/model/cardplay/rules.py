# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules by which the cards of one contract are played.

`PlayRules` are made of laws once; what the laws ask in a moment is worked out when it is met first and then kept, so
that legal cards in imagined play cost a look-up and a few operations on integers.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Self

from kartenspiel.model.cardplay.laws import Law, TrickView, Wish
from kartenspiel.model.cardplay.pack import Cards, Laid, Pack, Place
from kartenspiel.model.cardplay.special import SpecialPlaces, SpecialTrick
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Play
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat

_PLACES: Final = 6
"""A place fits into so many bits: no pack has more than 54 cards."""
_SPECIAL: Final = 1 << 2 * _PLACES
"""Stands in the key of a `_WishCache` for a trick that a card `special_threatens` to take against rank."""

RULES_KEPT: Final = 64
"""So many sets of rules a game keeps with what they have found out: more than contracts and trumps of a session."""
_WISHES_KEPT: Final = 1024
"""So many sets of laws are kept with what they ask; announced cards make many, which come again in other rules."""


class _WishCache(dict[int, tuple[Wish, ...]]):
    """What laws ask by the highest card of the suit led and the card that wins the trick so far."""

    def __init__(self, pack: Pack, trumps: Suit | None, laws: Sequence[Law], seat: Seat) -> None:
        super().__init__()
        self._pack, self._beaters, self._laws, self._seat = pack, pack.beaters(trumps), laws, seat
        self.lead: Final = _wishes(TrickView(pack, self._beaters, seat), laws)
        """What they ask of who leads."""

    def __missing__(self, key: int) -> tuple[Wish, ...]:
        mask = (1 << _PLACES) - 1
        high, top, special = key >> _PLACES & mask, key & mask, bool(key & _SPECIAL)
        at = TrickView(self._pack, self._beaters, self._seat, self._pack.cards[high].suit, high, top, special)
        found = self[key] = _wishes(at, self._laws)
        return found


@lru_cache(maxsize=_WISHES_KEPT)
def _asked_by(pack: Pack, trumps: Suit | None, laws: tuple[Law, ...], seat: Seat) -> _WishCache:
    """Return what these laws ask, of this seat if that matters; sets of rules share it, most laws being the same."""
    return _WishCache(pack, trumps, laws, seat)


def _wishes(at: TrickView, laws: Iterable[Law]) -> tuple[Wish, ...]:
    """Return what laws ask of a hand."""
    wishes = [Wish(at.pack.all, at.pack.all)]
    for law in laws:
        wishes = [each for wish in wishes for each in (*law.narrow(wish, at), wish)]
    return tuple(dict.fromkeys([wish for wish in wishes if wish.having]))


def fulfilling_cards(wishes: Iterable[Wish], hand: Cards) -> Cards:
    """Return the cards of a hand that fulfil the first of the wishes that it can fulfil."""
    for having, cards in wishes:
        if hand & having:
            return hand & cards
    return 0


class PlayRules:
    """How the cards of one contract are played: pack and rank order, trumps, laws, and tricks that are special."""

    def __init__(
        self,
        pack: Pack,
        trumps: Suit | None,
        laws: Sequence[Law],
        *,
        seats: int,
        special: SpecialTrick | None = None,
    ) -> None:
        """`laws` stand in the order in which they bind; a `special` trick is taken against rank."""
        self.pack: Final = pack
        self.trumps: Final[Cards] = 0 if trumps is None else pack.suits[trumps]
        self.seats: Final = seats
        self.laws: Final = tuple(laws)
        self.beaters: Final = pack.beaters(trumps)
        """For each card the cards that take the trick from it."""
        self.special: Final = None if special is None else SpecialPlaces(special, pack)
        self.high_matters: Final = any(law.high_matters for law in self.laws)
        """Whether the best card of the suit led asks something also of a trumped trick (``head_when_trumped``)."""
        asked = (law.special_card for law in self.laws)
        self.special_place: Final = next((pack.place(card) for card in asked if card is not None), None)
        """The card of which a law asks whether it would take the trick against rank (K62); mostly ``None``."""
        self._stages: tuple[PlayRules, ...] = ()
        self._follows: Final = tuple([self._asked_of(trumps, Seat(seat)) for seat in range(seats)])
        self._leads: Final = tuple([asked.lead for asked in self._follows])

    def _asked_of(self, trumps: Suit | None, seat: Seat) -> _WishCache:
        """Return what is asked of a seat: the same of all that no law binds alone."""
        laws = tuple([law for law in self.laws if law.binds(seat)])
        return _asked_by(self.pack, trumps, laws, seat if any(law.seat_matters for law in laws) else Seat(0))

    @classmethod
    def in_stages(
        cls,
        pack: Pack,
        trumps: Suit | None,
        laws: Iterable[Sequence[Law]],
        *,
        seats: int,
        special: SpecialTrick | None = None,
    ) -> Self:
        """Return the rules of the first trick where each has its own laws; the last of them hold to the end (K63)."""
        stages: list[Self] = []
        for asked in laws:
            same = stages and stages[-1].laws == tuple(asked)
            stages.append(stages[-1] if same else cls(pack, trumps, asked, seats=seats, special=special))
        if stages[0] is not stages[-1]:
            for rules in stages:
                rules._stages = tuple(stages)  # noqa: SLF001 - still in the making
        return stages[0]

    @property
    def stages(self) -> tuple["PlayRules", ...]:
        """The rules of one trick after the other where they are not the same in all; empty where they are."""
        return self._stages

    def in_trick(self, number: int) -> "PlayRules":
        """Return the rules that hold after so many tricks: these, unless they change from trick to trick."""
        return self._stages[min(number, len(self._stages) - 1)] if self._stages else self

    def trick_view(self, seat: Seat, high: Place | None = None, top: Place = 0, *, special: bool = False) -> TrickView:
        """Return what the laws look at; without `high`, the best card of the suit led, the seat leads."""
        if high is None:
            return TrickView(self.pack, self.beaters, seat)
        return TrickView(self.pack, self.beaters, seat, self.pack.cards[high].suit, high, top, special)

    def wishes(self, at: TrickView, laws: int | None = None) -> tuple[Wish, ...]:
        """Return what the laws, or the first so many of them, ask of a hand."""
        return _wishes(at, [law for law in self.laws[:laws] if law.binds(at.seat)])

    def asked_of_leader(self, seat: int) -> tuple[Wish, ...]:
        """Return what is asked of a seat that leads."""
        return self._leads[seat]

    def asked_of_follower(self, seat: int, high: Place, top: Place, *, special: bool) -> tuple[Wish, ...]:
        """Return what is asked of a seat that follows: `high` is the best card of the suit led, `top` wins so far.

        `special` says whether the trick is one that `special_threatens`.
        """
        return self._follows[seat][high << _PLACES | top | (_SPECIAL if special else 0)]

    def same_is_asked(self, seat: int, other: int, rules: "PlayRules | None" = None) -> bool:
        """Whether the same is asked of two seats, whatever lies in the trick; of the other one by other `rules`."""
        rules = rules or self
        same = self._follows[seat] is rules._follows[other]  # noqa: SLF001 - of the same class
        return same and self.special_place == rules.special_place

    def special_threatens(self, trick: Sequence[Laid], top: Place) -> bool:
        """Whether the card of which a law asks that would take a trick against rank, which `top` wins so far (K62)."""
        if self.special is None or self.special_place is None:
            return False
        return self.special.taker([*trick, (-1, self.special_place)], top) == -1

    def winner(self, trick: Sequence[Laid], held: int, top: Place) -> int:
        """Return the seat that takes a full trick which by rank this seat wins, with this card."""
        special = None if self.special is None else self.special.taker(trick, top)
        return held if special is None else special

    # What follows speaks of cards and plays, as the states of a deal do.

    def legal(self, seat: Seat, hand: Sequence[Card], trick: Sequence[Play]) -> tuple[Card, ...]:
        """Return the cards of a hand that a seat may play to a trick, in the order of the hand."""
        held = self.pack.bits_of(hand)
        allowed = fulfilling_cards(self.wishes_of(seat, trick), held)
        if allowed == held:
            return tuple(hand)
        bits = self.pack.bits
        return tuple([card for card in hand if bits[card.index] & allowed])

    def wishes_of(self, seat: Seat, trick: Sequence[Play]) -> tuple[Wish, ...]:
        """Return what is asked of a seat that is to play to this trick: the first of it that its hand can fulfil."""
        if not trick:
            return self._leads[seat]
        _, high, top = self._trick_state(trick)
        special = self.special is not None and self.special_threatens(self._laid(trick), top)
        return self.asked_of_follower(seat, high, top, special=special)

    def excluded_cards(self, card: Card, seat: Seat, trick: Sequence[Play]) -> Cards:
        """Return the cards none of which a seat can have held that played this card to the trick."""
        bit, found = self.pack.bit(card), 0
        for having, cards in self.wishes_of(seat, trick):
            if having & bit:
                break
            if not cards & bit:
                found |= having
        return found

    def beats(self, card: Card, other: Card) -> bool:
        """Tell whether a card, played later, takes the trick from another, the best so far."""
        return bool(self.beaters[self.pack.place(other)] & self.pack.bit(card))

    def best_of(self, trick: Sequence[Play]) -> Play:
        """Return the play that wins a trick so far, by the rank of its card."""
        held, _, _ = self._trick_state(trick)
        return next(play for play in trick if play.seat == held)

    def winner_of(self, trick: Sequence[Play]) -> Seat:
        """Return the seat that takes a trick, or would take it as it lies."""
        held, _, top = self._trick_state(trick)
        if self.special is None:
            return Seat(held)
        return Seat(self.winner(self._laid(trick), held, top))

    def refusal(self, seat: Seat, card: Card, hand: Sequence[Card], trick: Sequence[Play]) -> Refusal | None:
        """Return the refusal of the first law against which a seat would play this card of its hand."""
        at = self._at(seat, trick)
        held, bit = self.pack.bits_of(hand), self.pack.bit(card)
        for count, law in enumerate(self.laws, start=1):
            having = next(each for each in self.wishes(at, count) if held & each.having)
            if not having.cards & bit:
                return law.refusal(at, held & having.cards, card)
        return None

    def _at(self, seat: Seat, trick: Sequence[Play]) -> TrickView:
        if not trick:
            return self.trick_view(seat)
        _, high, top = self._trick_state(trick)
        return self.trick_view(seat, high, top, special=self.special_threatens(self._laid(trick), top))

    def _laid(self, trick: Sequence[Play]) -> list[Laid]:
        places = self.pack.places
        return [(play.seat, places[play.card.index]) for play in trick]

    def _trick_state(self, trick: Sequence[Play]) -> tuple[int, Place, Place]:
        """Return who holds a trick, the place of the best card of the suit led, and that of the winning card."""
        places, over, above = self.pack.places, self.beaters, self.pack.above
        held, high = trick[0].seat, places[trick[0].card.index]
        top = high
        for play in trick[1:]:
            place = places[play.card.index]
            if over[top] >> place & 1:
                held, top = play.seat, place
            if above[high] >> place & 1:
                high = place
        return held, high, top
