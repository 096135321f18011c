# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a deal stands for one seat: what the sides have won, which cards are gone, and what counts beside the tricks.

All of it follows from what the seat has seen.  Somebody with a good memory would know the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Game
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, marker
from kartenspiel.model.view import CardsApart, KnownSides, TableView, WatchedCards

_ = marker(__package__)

_TAROCKS: Final = _("Tarocks")
_TRUMPS: Final = _("Trumps")
_SUIT: Final = _("{suit}")


@dataclass(frozen=True, slots=True)
class SideStanding:
    """What players have won who play together as far as the observer knows, or one of whom he does not know it."""

    players: tuple[Seat, ...]
    tricks: int
    points: Text | None
    """Their card points; ``None`` where the game counts none."""


@dataclass(frozen=True, slots=True)
class CardCount:
    """Where the cards of a group are, as far as the observer has seen them; together they are all of the group."""

    label: Text
    gone: tuple[Card, ...]
    """Those played, or seen among cards that lie apart."""
    held: tuple[Card, ...]
    """Those in the observer's own hand."""
    shown: tuple[Card, ...]
    """Those in other hands that lie open, as that of a dummy."""
    out: tuple[Card, ...]
    """All others: he has not seen them, or not since somebody took them up."""


@dataclass(frozen=True, slots=True)
class DealStanding:
    """How a deal stands for one seat."""

    sides: tuple[SideStanding, ...]
    """His own side first."""
    counts: tuple[CardCount, ...]
    """The trumps or tarocks first, then other cards that are worth watching."""
    apart: tuple[CardsApart, ...]


def standing(game: Game, seen: Observation) -> DealStanding:
    """Return how a deal stands for whoever has seen this."""
    words = game.words
    view, apart = words.view(seen), words.apart(seen)
    return DealStanding(
        tuple(_side(game, seen, view, players) for players in _together(seen, view.sides)),
        tuple(_count(group, seen, apart) for group in _watched(game, seen, view)),
        apart,
    )


def all_counts(game: Game, seen: Observation) -> tuple[CardCount, ...]:
    """Return where the cards of every group are that somebody could ask for: what is watched, and every other suit."""
    view, apart = game.words.view(seen), game.words.apart(seen)
    groups = tuple(_watched(game, seen, view))
    pack = game.pack(seen.rules)
    suits = (tuple(card for card in pack if card.suit is suit) for suit in dict.fromkeys(card.suit for card in pack))
    others = (cards for cards in suits if all(set(cards) != set(group.cards) for group in groups))
    plain = (WatchedCards(_SUIT(suit=cards[0].suit), cards) for cards in others)
    return tuple(_count(group, seen, apart) for group in (*groups, *plain))


def points_taken(game: Game, seen: Observation) -> tuple[tuple[tuple[Seat, ...], int], ...]:
    """Return the players who play together as far as the observer knows it, his own side first, and their card points.

    They are counted as in `TableView.card_points`; nothing where the game counts none.
    """
    view = game.words.view(seen)
    points = view.card_points
    if points is None:
        return ()
    return tuple((side, sum(points[seat] for seat in side)) for side in _together(seen, view.sides))


def _watched(game: Game, seen: Observation, view: TableView) -> Iterator[WatchedCards]:
    """Yield the groups of cards that are worth watching, the trumps or tarocks first."""
    yield from _trumps(game.pack(seen.rules), view)
    yield from game.words.watched(seen)


def _trumps(pack: Sequence[Card], view: TableView) -> Iterator[WatchedCards]:
    """Yield the trumps as a group, the highest first; tarocks are counted also where they are no trumps."""
    tarocks = [card for card in pack if card.suit is Suit.TAROCK]
    if tarocks:
        yield WatchedCards(_TAROCKS, tuple(sorted(tarocks, key=lambda card: -int(card.rank))))
    elif view.sort.trumps is not None:
        ranks = view.sort.ranks.split()
        trumps = (card for card in pack if card.suit is view.sort.trumps)
        yield WatchedCards(_TRUMPS, tuple(sorted(trumps, key=lambda card: ranks.index(card.rank))))


def _together(seen: Observation, sides: KnownSides | None) -> tuple[tuple[Seat, ...], ...]:
    """Return who has won something together as the observer knows it, his own side first."""
    seats = sorted(all_seats(seen.seats), key=lambda seat: (seat - seen.seat) % seen.seats)
    parties = (None,) * seen.seats if sides is None or sides.each_alone else sides.parties
    found: dict[object, tuple[Seat, ...]] = {}
    for seat in seats:
        party = seat if parties[seat] is None else parties[seat]
        found[party] = (*found.get(party, ()), seat)
    return tuple(found.values())


def _side(game: Game, seen: Observation, view: TableView, players: tuple[Seat, ...]) -> SideStanding:
    tricks = sum(winner in players for winner in seen.cards.winners)
    if view.card_points is None:
        return SideStanding(players, tricks, None)
    counted = sum(view.card_points[seat] for seat in players)
    return SideStanding(players, tricks, game.words.points(counted, seen.rules))


def _count(group: WatchedCards, seen: Observation, apart: Iterable[CardsApart]) -> CardCount:
    table = seen.cards
    played = {play.card for trick in (*table.tricks, table.trick) for play in trick}
    gone = played.union(*(each.cards for each in apart))
    held = set(seen.hand)
    shown = {card for seat, hand in enumerate(table.hands) if seat != seen.seat for card in hand if card is not None}
    found: dict[str, list[Card]] = {"gone": [], "held": [], "shown": [], "out": []}
    for card in group.cards:
        place = "gone" if card in gone else "held" if card in held else "shown" if card in shown else "out"
        found[place].append(card)
    return CardCount(group.label, *(tuple(cards) for cards in found.values()))
