# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat has seen of the hands as dealt, and deals imagined from it in bounded time.

What a card tells by itself is ruled out before anything is drawn.  What only whole hands tell (nobody had to throw in,
whoever bid a solo had the cards for it) is asked of each deal drawn; those that do not fit are drawn again.
"""

import abc
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, cast

from kartenspiel.model import sampling
from kartenspiel.model.cardplay.pack import Cards, Pack, Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Hand, ImaginedDeal, Imaginer, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation

TRIES: Final = 500
"""So many deals are drawn at most until one fits; chosen: in 230,000 deals drawn it took 48 at most, mostly one."""


class NoFitError(RuntimeError):
    """Of so many deals drawn none fitted all that was seen."""

    def __init__(self, tries: int, nearest: ImaginedDeal) -> None:
        """`nearest` is a deal that fits the cards seen and all plays, if not every word."""
        super().__init__(f"none of {tries} deals fitted what was seen")
        self.nearest = nearest


class FittingImaginer(Imaginer[R, P]):
    """What draws deals until one fits what only whole hands tell."""

    def draw(self, rng: Random) -> ImaginedDeal[R, P]:
        """Return the first deal that fits; raises `NoFitError` with the nearest where none of `TRIES` did."""
        for _ in range(TRIES):
            found = self.attempt(rng)
            if found is not None:
                return found
        raise NoFitError(TRIES, self.nearest(rng))

    @abc.abstractmethod
    def attempt(self, rng: Random) -> ImaginedDeal[R, P] | None:
        """Return a deal drawn from what single cards tell, if it fits."""

    @abc.abstractmethod
    def nearest(self, rng: Random) -> ImaginedDeal[R, P]:
        """Return such a deal, whether it fits or not."""


def several(imagine: Imaginer[R, P], count: int, rng: Random) -> list[ImaginedDeal[R, P]]:
    """Return so many imagined deals.

    Once none fits within the tries allowed no more are drawn: those found come again in turn, or the nearest does where
    there is none.
    """
    found: list[ImaginedDeal[R, P]] = []
    try:
        for _ in range(count):
            found.append(imagine.draw(rng))  # noqa: PERF401 - those found so far are wanted where the next is not
    except NoFitError as error:
        found = found or [error.nearest]
        return [found[number % len(found)] for number in range(count)]
    return found


def known_hands(seen: Observation[R, P]) -> list[list[Card]]:
    """Return what the observer has seen of each hand: all of his own, of others what was played or lies open."""
    tricks = (*seen.cards.tricks, seen.cards.trick)
    hands: list[list[Card]] = []
    for owner, dealt in enumerate(seen.dealt):
        known = [card for card in dealt if card is not None]
        if not known:
            known = [play.card for trick in tricks for play in trick if play.seat == owner]
            known += [card for card in seen.cards.hands[owner] if card is not None]
            known += [card for card in (seen.cards.face_down or ((),) * seen.seats)[owner] if card is not None]
        hands.append(known)
    return hands


class HeldCards:
    """The cards that each seat still holds for certain, to which those drawn are added."""

    def __init__(self, seen: Observation[R, P], pack: Pack, known: Iterable[Iterable[Card]]) -> None:
        """`known` are the cards that the observer knows of each hand, played ones among them."""
        gone = pack.bits_of(play.card for trick in (*seen.cards.tricks, seen.cards.trick) for play in trick)
        self._known = [pack.bits_of(hand) & ~gone for hand in known]

    def with_drawn(self, drawn: Iterable[Iterable[Place]]) -> list[Cards]:
        """Return the cards held by each seat; what was drawn for nobody comes after what was drawn for the seats."""
        return [held + sum(map(_BIT, more)) for held, more in zip(self._known, drawn, strict=False)]


_BIT: Final = (1).__lshift__


def still_held(hands: Iterable[Hand], held: Iterable[Cards], pack: Pack) -> tuple[Hand, ...]:
    """Return of each hand the cards that are still held, in the order of the hand."""
    bits = pack.bits
    return tuple(
        [tuple([card for card in hand if left & bits[card.index]]) for hand, left in zip(hands, held, strict=True)]
    )


def with_plays(state: State[R, P], imagined: ImaginedDeal[R, P], seen: Observation[R, P]) -> State[R, P]:
    """Return a state after all words with the cards on the table that were played since, all put there at once.

    What a play does is the same in every deal: it leaves a hand and lies in a trick.
    """
    if not isinstance(state, CardPlay):
        return state
    cards = seen.cards
    hands = still_held(state.hands, imagined.hands, state.play_rules.pack)
    return cast(
        "State[R, P]",
        replace(state, log=imagined.log, hands=hands, trick=cards.trick, tricks=cards.tricks, winners=cards.winners),  # type: ignore[type-var]
    )


class PlainImaginer(Imaginer[R, P]):
    """What draws deals of a game without talon in which only cards tell of cards, and nothing is masked."""

    def __init__(self, seen: Observation[R, P], rules: PlayRules, begin: Callable[[Deal[R]], State[R, P]]) -> None:
        """`begin` makes the first state from a `Deal`."""
        self._seen, self._begin = seen, begin
        self._pack = pack = rules.pack
        self._known = known_hands(seen)
        found = {card for hand in self._known for card in hand}
        hidden = (pack.place(card) for card in pack.cards if card not in found)
        holders = sampling.held_by_any(hidden, range(seen.seats))
        sampling.rule_out(holders, (*seen.cards.tricks, seen.cards.trick), rules)
        room = [len(dealt) - len(hand) for dealt, hand in zip(seen.dealt, self._known, strict=True)]
        self._hidden = sampling.HiddenCards(holders, room)
        self._held = HeldCards(seen, pack, self._known)

    def draw(self, rng: Random) -> ImaginedDeal[R, P]:
        """Return a deal drawn from these numbers."""
        return self._imagined(self._hidden.draw(rng))

    def every(self) -> Iterator[ImaginedDeal[R, P]]:
        """Return all deals that fit."""
        return map(self._imagined, self._hidden.every())

    def _imagined(self, drawn: Sequence[Sequence[Place]]) -> ImaginedDeal[R, P]:
        seen, card_at = self._seen, self._pack.cards.__getitem__
        hands = tuple([(*hand, *map(card_at, more)) for hand, more in zip(self._known, drawn, strict=True)])
        deal = Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context)
        return ImaginedDeal(deal, seen.log, seen.public, self._held.with_drawn(drawn), self._replay)

    def _replay(self, imagined: ImaginedDeal[R, P]) -> State[R, P]:
        state = self._begin(imagined.deal)
        for move in imagined.log:
            if not isinstance(move, Play):
                state = state.after(move)
        return with_plays(state, imagined, self._seen)
