# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat has seen of the hands as dealt, and deals imagined from it in bounded time.

What a card tells by itself is ruled out before anything is drawn.  What only whole hands tell (nobody had to throw in,
whoever bid a solo had the cards for it) is asked of each deal drawn; those that do not fit are drawn again.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from kartenspiel.model import sampling
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Imaginer, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.observation import Observation

TRIES: Final = 500
"""So many deals are drawn at most until one fits; chosen: in 230,000 deals drawn it took 48 at most, mostly one."""


class NoFitError(RuntimeError):
    """Of so many deals drawn none fitted all that was seen."""

    def __init__(self, tries: int, nearest: State) -> None:
        """`nearest` is a deal that fits the cards seen and all plays, if not every word."""
        super().__init__(f"none of {tries} deals fitted what was seen")
        self.nearest = nearest


def first_fitting(attempt: Callable[[], State | None], nearest: Callable[[], State]) -> State:
    """Return the first deal that an attempt gives.

    Raises `NoFitError` with what `nearest` gives where none of `TRIES` attempts did.
    """
    for _ in range(TRIES):
        state = attempt()
        if state is not None:
            return state
    raise NoFitError(TRIES, nearest())


def several(imagine: Imaginer, count: int, rng: Random) -> list[State]:
    """Return so many imagined deals.

    Once none fits within the tries allowed no more are drawn: those found come again in turn, or the nearest does where
    there is none.
    """
    found: list[State] = []
    try:
        for _ in range(count):
            found.append(imagine(rng))  # noqa: PERF401 - those found so far are wanted where the next is not
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


def imaginer(seen: Observation[R, P], rules: PlayRules, begin: Callable[[Deal[R]], State[R, P]]) -> Imaginer:
    """Return an `Imaginer` for a game without talon in which only cards tell of cards, and nothing is masked.

    `begin` makes the first state from a `Deal`.
    """
    known = known_hands(seen)
    found = {card for hand in known for card in hand}
    pack = rules.pack
    hidden = (pack.place(card) for card in pack.cards if card not in found)
    holders = sampling.held_by_any(hidden, range(seen.seats))
    sampling.rule_out(holders, (*seen.cards.tricks, seen.cards.trick), rules)
    room = [len(dealt) - len(hand) for dealt, hand in zip(seen.dealt, known, strict=True)]
    hidden_cards = sampling.HiddenCards(holders, room)

    def draw(rng: Random) -> State[R, P]:
        drawn = hidden_cards.draw(rng)
        hands = tuple((*hand, *map(pack.cards.__getitem__, more)) for hand, more in zip(known, drawn, strict=True))
        state = begin(Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context))
        for move in seen.log:
            state = state.after(move)
        return state

    return draw
