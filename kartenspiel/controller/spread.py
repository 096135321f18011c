# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How tarocks or aces, kings and card points were spread over the seats, and whether a fair shuffle would do so.

A fair shuffle has no favourites: in each deal any hand might as well have come to any seat.  So the hands of each deal
may be exchanged, and what the seats got in all is compared with what they get after that.  The measure is the sum of
squares of what the seats got beyond their equal share, in units of its variance under these exchanges.  Up to
`MANY` deals the exchanges are made, `EXCHANGES` of them by a fixed seed (a permutation test, the observed order being
one of them); with more the measure has a chi-square distribution with one degree of freedom less than there are
seats.  Several things are looked at, so the smallest p-value is multiplied by their number (Bonferroni).

Trumps are counted only where they are the same in every deal: where somebody names them he names those that he has.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from json import dumps, loads
from random import Random
from typing import Final

from kartenspiel.games import UnknownGameError, game_named
from kartenspiel.model import options
from kartenspiel.model.cards import Suit, UnknownCardError, card
from kartenspiel.model.options import OptionError
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

MANY: Final = 100
EXCHANGES: Final = 1999
FEWEST: Final = 20
"""With fewer deals nothing is said."""
_NORMAL: Final = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""
_TAROCKS: Final = _("Tarocks")
_ACES: Final = _("Aces")
_KINGS: Final = _("Kings")
_POINTS: Final = _("Points of single cards")


@dataclass(frozen=True, slots=True)
class SpreadRow:
    """How one thing was spread: the mean by seat, from the person's on, what chance gives, and how well that fits."""

    what: Text
    means: tuple[float, ...]
    """In a deal."""
    expected: float
    """What each seat gets on the average if nobody is favoured."""
    around: float
    """Half the width in which 95 % of the means of a seat lie then."""
    p: float
    """How often fair deals differ at least so much."""


@dataclass(frozen=True, slots=True)
class CardSpread:
    """How all was spread in so many deals."""

    deals: int
    rows: tuple[SpreadRow, ...]

    @property
    def p(self) -> float:
        """How often fair deals differ at least so much in anything that was looked at, at most."""
        return min(1.0, len(self.rows) * min((row.p for row in self.rows), default=1.0))


@dataclass(frozen=True, slots=True)
class GameSpread:
    """How all was spread in the deals of one game with so many seats."""

    game: str
    """Its id."""
    seats: int
    spread: CardSpread


@dataclass(frozen=True, slots=True)
class HistorySpread:
    """How all was spread in the deals of a history."""

    read: int
    """How many records were read, also those that do not count."""
    games: tuple[GameSpread, ...]


class SpreadTally:
    """Counts the deals of one game with one number of seats."""

    def __init__(self) -> None:
        self._found: dict[str, list[tuple[int, ...]]] = {}
        self._words: dict[str, Text] = {}
        self.deals = 0
        """How many were counted."""

    def add(self, counts: Mapping[str, tuple[Text, tuple[int, ...]]]) -> None:
        """Count a deal: by seat, from the person's on, how much of each thing was dealt there."""
        self.deals += 1
        for name, (words, by_seat) in counts.items():
            self._words[name] = words
            self._found.setdefault(name, []).append(by_seat)

    def result(self, told: Callable[[], object] = lambda: None) -> CardSpread:
        """Return how all was spread; `told` as for `p_value`."""
        rows = (_row(self._words[name], found, p_value(found, told)) for name, found in self._found.items())
        return CardSpread(self.deals, tuple(rows))


def history_spread(records: Iterable[Mapping[str, object]], told: Callable[[int], object]) -> HistorySpread:
    """Return how all was spread in finished deals, by game and seats.

    `told` hears all the while, every millisecond or so, how many records have been read; what it raises ends this.
    """
    tallies: dict[tuple[str, int], SpreadTally] = {}
    read = 0
    for read, record in enumerate(records, 1):
        told(read)
        found = counts_in(record)
        if found is not None:
            game, seats, counts = found
            tallies.setdefault((game, seats), SpreadTally()).add(counts)
    games = (GameSpread(*key, tally.result(lambda: told(read))) for key, tally in tallies.items())
    return HistorySpread(read, tuple(games))


def counts_in(record: Mapping[str, object]) -> tuple[str, int, dict[str, tuple[Text, tuple[int, ...]]]] | None:
    """Return the game of a record, how many seats it has and what was dealt to them; ``None`` if chance did not deal.

    That is so for deals without a seed: they were played again, or come from somewhere else.
    """
    try:
        game, written, players = str(record["game"]), record["deal"], record["players"]
        if type(record.get("seed")) is not int or not isinstance(written, dict) or not isinstance(players, list):
            return None
        hands, own = written["hands"], next((seat for seat, each in enumerate(players) if each["level"] is None), 0)
        if not isinstance(hands, list) or not players or len(hands) != len(players):
            return None
        worth = _worths(game, dumps(record["options"], sort_keys=True))
        turned = [hands[(own + place) % len(hands)] for place in range(len(hands))]
        counts = {
            name: (words, tuple(sum(values.get(each, 0) for each in hand) for hand in turned))
            for name, (words, values) in worth.items()
        }
    except (LookupError, TypeError, UnknownGameError, OptionError, UnknownCardError):
        return None
    return game, len(hands), counts


@cache
def _worths(name: str, written: str) -> dict[str, tuple[Text, dict[str, int]]]:
    """Return what of each card of a game is counted."""
    game = game_named(name)
    rules = options.from_json(game.house_rules, loads(written))
    pack = game.pack(rules)
    has_tarocks = any(each.suit is Suit.TAROCK for each in pack)
    high = (_TAROCKS, {each.code: 1 for each in pack if each.suit is Suit.TAROCK})
    if not has_tarocks:
        high = (_ACES, {each.code: 1 for each in pack if each.rank == "A"})
    kings = {each.code: 1 for each in pack if each.rank == "K" and each.suit is not Suit.TAROCK}
    points = {each.code: game.card_facts(card(each.code), rules).counted for each in pack}
    return {"high": high, "kings": (_KINGS, kings), "points": (_POINTS, points)}


def p_value(found: Sequence[Sequence[int]], told: Callable[[], object] = lambda: None) -> float:
    """Return how often fair deals differ at least as much as these, by seat; `told` is called at every exchange."""
    if len(found) > MANY:
        return chi_square_above(unevenness(found), len(found[0]) - 1)
    rng, exceeded, squares = Random(20260101), 1, _squares(found)
    orders = [list(each) for each in found]
    for _made in range(EXCHANGES):
        told()
        for each in orders:
            rng.shuffle(each)
        exceeded += _squares(orders) >= squares
    return exceeded / (EXCHANGES + 1)


def _squares(found: Sequence[Sequence[int]]) -> int:
    """Return the sum of squares of what each seat got: of all exchanges it is the unevenness in other units."""
    return sum(total * total for total in map(sum, zip(*found, strict=True)))


def unevenness(found: Sequence[Sequence[int]]) -> float:
    """Return the sum of squares of what each seat got beyond its share, in units of its variance over exchanges."""
    seats = len(found[0])
    variance = _variance(found)
    if not variance:
        return 0.0
    totals = [sum(column) for column in zip(*found, strict=True)]
    share = sum(totals) / seats
    beyond = math.fsum((total - share) * (total - share) for total in totals)
    return (seats - 1) / seats * beyond / variance


def _variance(found: Sequence[Sequence[int]]) -> float:
    """Return the variance of what one seat gets in all if hands are exchanged."""
    return sum(_variance_in(tuple(sorted(each))) for each in found)


@cache
def _variance_in(hands: tuple[int, ...]) -> float:
    mean = sum(hands) / len(hands)
    return math.fsum((each - mean) * (each - mean) for each in hands) / len(hands)


def chi_square_above(value: float, freedom: int) -> float:
    """Return the probability that a chi-square variable, of 1 or more degrees of freedom, is above a value."""
    half = value / 2
    if freedom % 2:
        found, step = math.erfc(math.sqrt(half)), 1
    else:
        found, step = math.exp(-half), 2
    while step < freedom:
        found += math.exp(-half + step / 2 * math.log(half) - math.lgamma(step / 2 + 1)) if half > 0 else 0.0
        step += 2
    return min(1.0, found)


def _row(words: Text, found: Sequence[Sequence[int]], p: float) -> SpreadRow:
    deals, seats = len(found), len(found[0])
    means = tuple(sum(column) / deals for column in zip(*found, strict=True))
    return SpreadRow(words, means, sum(means) / seats, _NORMAL * math.sqrt(_variance(found)) / deals, p)
