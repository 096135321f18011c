# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat has seen of the hands as dealt, and hands imagined where nothing else tells of them."""

from collections.abc import Callable
from random import Random

from kartenspiel.model import sampling
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, Imaginer, Observation, State
from kartenspiel.model.generics import P, R


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
    places = sampling.all_places((card for card in rules.pack.cards if card not in found), range(seen.seats))
    sampling.rule_out(places, (*seen.cards.tricks, seen.cards.trick), rules)
    room = [len(dealt) - len(hand) for dealt, hand in zip(seen.dealt, known, strict=True)]

    def draw(rng: Random) -> State[R, P]:
        drawn = sampling.distribute(places, room, rng)
        hands = tuple((*hand, *more) for hand, more in zip(known, drawn, strict=True))
        state = begin(Deal(seen.game, seen.rules, seen.dealer, hands, (), seen.context))
        for move in seen.log:
            state = state.after(move)
        return state

    return draw
