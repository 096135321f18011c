# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining hidden cards: hands that fit what a seat has seen.

What a player played tells which cards it cannot have held: whoever did not follow suit had none of it.  All duties of
our games can be judged card against card, so each play rules out single cards, and hands are then drawn at random from
what is left.
"""

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from functools import cache
from random import Random

from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card, shuffle
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat

PlacesByCard = dict[Card, int]
"""For each hidden card the places where it may be, as bits: bit n is place n (seats first, then a talon)."""


class ContradictionError(ValueError):
    """No hands at all fit what was seen."""


def all_places(unseen: Iterable[Card], places: Iterable[int]) -> PlacesByCard:
    """Return places for cards of which nothing is known."""
    mask = sum(1 << place for place in places)
    return dict.fromkeys(unseen, mask)


def rule_out(
    places: PlacesByCard,
    tricks: Iterable[tuple[Play, ...]],
    rules: PlayRules,
    exempt: Container[tuple[Card, Seat]] = (),
) -> None:
    """Take from `places` every card that would have forbidden one of the plays seen.

    The tricks are all from the first on.  No duty applied to the plays that are `exempt`: cards and who played them.
    """
    for finished, trick in enumerate(tricks):
        in_force = rules.in_trick(finished)
        for number, play in enumerate(trick):
            if (play.card, play.seat) in exempt:
                continue
            seat, forbidding = 1 << play.seat, in_force.excluded_cards(play.card, play.seat, trick[:number])
            if not forbidding:
                continue
            for hidden, mask in places.items():
                if mask & seat and rules.pack.bit(hidden) & forbidding:
                    places[hidden] = mask & ~seat


def distribute(places: Mapping[Card, int], room: Sequence[int], rng: Random) -> list[list[Card]]:
    """Put every card into one of its places at random, exactly `room` cards into each.

    Raises `ContradictionError` if that is impossible.
    """
    dealt: list[list[Card]] = [[] for _ in room]
    left, spare = list(room), _spare(places.values(), room)
    if min(spare) < 0:
        message = "no hands fit what was seen"
        raise ContradictionError(message)
    order = sorted(shuffle(tuple(places), rng), key=lambda card: places[card].bit_count())
    for hidden in order:
        mask = places[hidden]
        place = _choose(mask, spare, left, rng)
        left[place] -= 1
        for subset in _narrowed(len(left), mask, place):
            spare[subset] -= 1
        dealt[place].append(hidden)
    return dealt


def _choose(mask: int, spare: list[int], left: list[int], rng: Random) -> int:
    open_places = [place for place in range(len(left)) if mask >> place & 1 and left[place]]
    while len(open_places) > 1:
        pick = rng.random() * sum([left[place] for place in open_places])
        for place in open_places:
            pick -= left[place]
            if pick < 0:
                break
        if all(map(spare.__getitem__, _narrowed(len(left), mask, place))):
            return place
        open_places.remove(place)
    return open_places[0]


def is_feasible(places: Mapping[Card, int], room: Sequence[int]) -> bool:
    """Tell whether every card can be put into one of its places, exactly `room` cards into each."""
    return min(room) >= 0 and len(places) == sum(room) and min(_spare(places.values(), room)) >= 0


def _spare(masks: Collection[int], room: Sequence[int]) -> list[int]:
    """Return for each set of places how much more room it has than cards that can be nowhere else.

    All cards find a place exactly if none of these is negative (Hall's condition).
    """
    spare = [0] * (1 << len(room))
    for mask in masks:
        spare[mask] -= 1
    for place, size in enumerate(room):
        spare[1 << place] += size
    for subset, smaller in _additions(len(room)):
        spare[subset] += spare[smaller]
    return spare


@cache
def _additions(places: int) -> tuple[tuple[int, int], ...]:
    """Return which number to add to which, one after the other, to sum for each set of places those of its subsets."""
    bits = [1 << place for place in range(places)]
    return tuple((subset, subset ^ bit) for bit in bits for subset in range(1 << places) if subset & bit)


@cache
def _narrowed(places: int, mask: int, place: int) -> tuple[int, ...]:
    """Return the sets of places that have less to spare once a card with this mask is put into this place.

    Those that hold the whole mask lose a card that could be nowhere else with the room for it.
    """
    return tuple(subset for subset in range(1 << places) if subset >> place & 1 and mask & ~subset)
