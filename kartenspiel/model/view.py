# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a window shows of a deal beside the cards: facts, roles, claims, and a table of what was said."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise, permutations, takewhile
from typing import Literal, NamedTuple

from kartenspiel.model.cards import RED_SUITS, Card, Suit
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_WITH_AIM = _("{sides} {aim}")
"""Two sentences, one after the other."""


class Fact(NamedTuple):
    """Something about the deal that stays in sight, as the called card, trumps, contract or rank order."""

    label: Text
    value: Text | Card | Suit
    meaning: Text | None = None
    """A sentence that tells a newcomer what it is for."""


class Mark(NamedTuple):
    """A role shown at a seat: dealer, forehand, caller, or partner once that is public or the seat's own knowledge."""

    id: str
    label: Text
    letter: Text | None = None
    """What stands for the label where there is room for little; without it the initial of the label."""
    news: Text | None = None
    """What is told when a ``{player}`` turns out to have the role; without it the move has told it already."""
    on_plate: bool = True
    """Whether it needs a sign on the plate of the seat; not where the plate as such shows it, as that of a dummy."""
    meaning: Text | None = None
    """A sentence that tells a newcomer what the role is; it begins with the label."""
    tells_side: bool = False
    """Whether it tells with whom the seat plays."""


class Heard(NamedTuple):
    """What everybody heard with a move: the key and the word by which records have it, and the clause about it."""

    key: str
    word: str
    clause: str


def marks_of(
    labels: Mapping[str, Text],
    *,
    meanings: Mapping[str, Text] | None = None,
    letters: Mapping[str, Text] | None = None,
    news: Mapping[str, Text] | None = None,
    telling: Collection[str] = (),
) -> Mapping[str, Mark]:
    """Return the marks of a game, by the ids of the roles.

    `meanings` are sentences about them; `letters` are given where two roles have the same initial, `news` where no move
    tells who has a role.  Those in `telling` tell with whom a seat plays.
    """
    meanings, letters, news = meanings or {}, letters or {}, news or {}
    return {
        role: Mark(
            role, label, letters.get(role), news.get(role), meaning=meanings.get(role), tells_side=role in telling
        )
        for role, label in labels.items()
    }


def marks_at(seats: int, holders: Mapping[str, Seat | None], marks: Mapping[str, Mark]) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat, in the order of `holders`, which says who has which role."""
    shown: list[tuple[Mark, ...]] = [()] * seats
    for role, holder in holders.items():
        if holder is not None:
            shown[holder] = (*shown[holder], marks[role])
    return tuple(shown)


class Claim(NamedTuple):
    """Something said that counts to the end of the deal, as a declared marriage: who said it, in a word and in full."""

    seat: Seat
    short: Text
    label: Text


@dataclass(frozen=True, slots=True)
class Board:
    """A table that sums up the speaking so far: bids by seat, or items by raise level."""

    columns: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    last: tuple[Text, ...] = ()
    """A last column for which room is kept before it is there: its heading, and what may come to stand in it."""


class Rung(NamedTuple):
    """A contract on a ladder of bids, as everybody sees it."""

    bid: str
    """As `Bid` names it."""
    name: Text
    value: Text
    """What it is worth, in a few signs."""
    said: Text
    """Who has bid and held it, else whether it can still be bid."""
    meaning: Text
    """What must be done in it, and what it pays."""
    open: bool
    """Whether it can still be bid or chosen, by whatever hand."""
    speakers: bool = False
    """Whether anybody has bid it."""
    highest: bool = False
    """Whether it is the highest bid so far."""
    barred: Text | None = None
    """Why the observer cannot bid it now; ``None`` where only the turn is in the way, or nothing."""


class Ladder(NamedTuple):
    """The contracts in the order in which they outbid each other, while they are bid for."""

    heading: Text
    rungs: tuple[Rung, ...]
    """From the lowest up."""
    passed: Text | None = None
    """Who has passed."""


@dataclass(frozen=True, slots=True)
class SortOrder:
    """How a hand is best sorted: suits from left to right, ranks from high to low within each."""

    suits: tuple[Suit, ...]
    ranks: str
    """Ranks of suit cards from high to low, separated by spaces; tarocks follow their numbers."""
    trumps: Suit | None = None
    """The suit that stays at the end of the hand, whatever its colour; tarocks do so too."""

    def trumps_first(self, trumps: Suit | None) -> "SortOrder":
        """Return the order with trumps at the end of the hand; ``None`` where there are none yet."""
        if trumps is None:
            return self
        return replace(self, suits=(trumps, *(suit for suit in self.suits if suit is not trumps)), trumps=trumps)

    def lying(self, held: Iterable[Suit]) -> tuple[Suit, ...]:
        """Return the suits that are held from left to right: red beside black wherever that can be."""
        found = set(held)
        suits = [suit for suit in (*self.suits, *(each for each in Suit if each not in self.suits)) if suit in found]
        first = tuple(takewhile(lambda suit: suit in (Suit.TAROCK, self.trumps), suits))
        arranged = ((*first, *others) for others in permutations(suits[len(first) :]))
        return min(arranged, key=_alike_side_by_side)


def _alike_side_by_side(suits: Iterable[Suit]) -> int:
    """Return how many suits lie beside another of the same colour; a tarock is neither red nor black."""
    plain = (pair for pair in pairwise(suits) if Suit.TAROCK not in pair)
    return sum((one in RED_SUITS) == (other in RED_SUITS) for one, other in plain)


class KeptCard(NamedTuple):
    """A card that must be kept for a later trick: until which, in a few signs, and why."""

    card: Card
    short: Text
    why: Text


class WatchedCards(NamedTuple):
    """Cards of which good players remember who has them and which are gone, as kings: what they are called, and all."""

    label: Text
    cards: tuple[Card, ...]
    """In the order in which they are listed."""


class CardsApart(NamedTuple):
    """Cards apart from hands and tricks, as what is left of a talon, or was laid away: with whom they count."""

    label: Text
    value: Text
    cards: tuple[Card, ...] = ()
    """Those of them that the observer has seen."""


Party = Literal["declarer", "opponents"]
"""A side: whoever plays what was bid or called, with his partner; and everybody else."""


@dataclass(frozen=True, slots=True)
class KnownSides:
    """Who plays with whom, as far as the observer may know it."""

    parties: tuple[Party | None, ...]
    """The side of each seat; ``None`` where the observer does not know it."""
    told: Text | None = None
    """The same to the observer in a sentence; the table tells it when it changes."""
    each_alone: bool = False
    """Whether everybody plays for himself who is not among the opponents of others."""
    card: Card | None = field(default=None, kw_only=True)
    """The called card, which shows the sides when it is played; ``None`` where none was called."""

    def aiming(self, aim: Text) -> "KnownSides":
        """Return the same, told with what must be done, where that is not to win tricks or points."""
        return self if self.told is None else replace(self, told=_WITH_AIM(sides=self.told, aim=aim))


@dataclass(frozen=True, slots=True)
class TableView:
    """What a window shows of a deal beside the cards, as one seat may know it; made by `Game.view`."""

    card_points: tuple[int, ...] | None
    """Points in tricks per seat, ``None`` where the game does not count them."""
    points_written: tuple[Text, ...] = field(default=(), kw_only=True)
    """The same as players write them, where that is no plain number."""
    points_said: tuple[Text, ...] = field(default=(), kw_only=True)
    """The same in words, where they are written in another way."""
    facts: tuple[Fact, ...]
    marks: tuple[tuple[Mark, ...], ...]
    """The roles at each seat."""
    sort: SortOrder
    board: Board | None = None
    ladder: Ladder | None = None
    """What can be bid, as long as the bidding lasts, where the game has such an order."""
    paused: bool = False
    """The deal is visibly interrupted (a call from half a hand)."""
    claims: tuple[Claim, ...] = ()
    """Marriages and feats declared or announced so far, in this order, as far as the game shows them at a seat."""
    sides: KnownSides | None = None
    """Who plays with whom, or that everybody plays for himself; ``None`` as long as that is open."""
    kept: tuple[KeptCard, ...] = ()
    """The cards of one's own hand, and of the open hands of dummies, that must be kept."""
