# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all searches of open hands by the same rules for the same target have in common, worked out once."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from threading import Lock
from typing import Any, Final

from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.pack import Cards, Place, places_of
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.players.kernel.arrays import empty_words, numbers, shorts, words
from kartenspiel.players.kernel.target import Target

SEATS: Final = 4
"""For so many seats searches have room in what they keep by seats; this and what follows all their parts share."""
STAKES: Final = 16
"""So many cards can be staked: of each `OpenSearch.staked` has four of its 64 numbers."""
TRICKS: Final = 15
"""So many tricks can be left; what is kept by seats and tricks has room for one more, with none before the last."""
CARDS: Final = 63
"""So many cards a pack may have, since the number of one more stands for none."""
SUITS: Final = 6
"""So many suits a pack may have; the number of one is kept in three bits, and two of these are for other things."""
SUIT: Final = 22
"""So many cards the longest suit may have (`Shapes`)."""
GROUPS: Final = 8
"""There is room for so many groups of cards that are tried one after the other: six are used at most.

`OpenSearch.groups` has them for each seat and trick, with room for twice as many tricks as can be left.
"""

VALUE_BITS: Final = 22
"""A bound is kept in so many bits of an entry; no target may be worth more."""
PLACE_BITS: Final = 6
"""The place of a card is kept in so many."""
NO_PLACE: Final = 63
"""What stands there for none."""
DEPTH_BITS: Final = 5
"""How many tricks were left is kept in so many; the rest of the entry, 9 bits, is for the number of the search."""

UNKNOWN: Final = 4194304
"""What is answered instead of a bound where there is none yet: 1 more than a bound can be."""
_GROUNDS_KEPT = 16
"""So many targets are kept with what was worked out for them."""


def named_cards(rules: PlayRules) -> Cards:
    """Return the cards that rank does not tell all about, for the rules of any trick."""
    found = 0 if rules.special is None else rules.special.bits
    for each in (rules, *rules.stages):
        for law in each.laws:
            found |= each.pack.bits_of(law.named_cards)
    return found


class Asked:
    """What the rules of all tricks ask of hands, as numbers; it knows more each time something new is asked."""

    def __init__(self, rules: PlayRules) -> None:
        """Take over what they ask of leaders; the rest is asked when it is met."""
        stages = rules.stages or (rules,)
        self.stages = [*dict.fromkeys(stages)]
        self.of_trick = [self.stages.index(stage) for stage in stages]
        """For each trick its rules, those of the last one for all after it."""
        self.special = numbers([-1 if each.special_place is None else each.special_place for each in self.stages])
        """For each of the rules the card of which a law asks whether it would take the trick against rank (K62)."""
        self._lock = Lock()
        self._wishes: list[Wish] = []
        self._numbers: dict[tuple[Wish, ...], int] = {}
        self.wishes = empty_words(0)
        """Of each wish what must be held, then what is played."""
        self._different: dict[int, int] = {}
        """The seats of which by the first rules different things are asked."""
        kinds, self.rows = 0, numbers([0] * (SEATS * len(self.stages)))
        """For each of the rules and each seat where its lists begin: two after another where a law asks such."""
        self.leads = numbers([0] * (SEATS * len(self.stages)))
        for number, stage in enumerate(self.stages):
            first: dict[int, int] = {}
            self._different = self._different or first
            for seat in range(rules.seats):
                alike = next((other for other in first if stage.same_is_asked(seat, other)), None)
                if alike is None:
                    first[seat] = kinds
                    kinds += 1 if self.special[number] < 0 else 2
                self.rows[SEATS * number + seat] = first[seat if alike is None else alike]
                self.leads[SEATS * number + seat] = self._number(stage.asked_of_leader(seat))
        self.begins = shorts([-1]) * (kinds << 12)
        """For each row, best card of the suit led and winning card the first wish; -1 before it was asked."""

    @property
    def known(self) -> int:
        """How many wishes are known."""
        return len(self._wishes)

    @cached_property
    def suits_are_followed(self) -> bool:
        """Whether who has a card of a suit that is led must play one, for the first rules, while no trump lies."""
        rules = self.stages[0]
        return all(
            _is_followed(rules.asked_of_follower(seat, place, place, special=False), rules.pack.suit[place])
            for seat in self._different
            for place in range(len(rules.pack.cards))
            if not rules.trumps >> place & 1
        )

    def ask(self, stage: int, row: int, seat: int, high: Place, top: Place, *, special: bool) -> None:
        """Ask of a seat that follows; `wishes` may be others then, never `begins`."""
        wishes = self.stages[stage].asked_of_follower(seat, high, top, special=special)
        with self._lock:  # the list of wishes grows in several steps
            self.begins[row << 12 | high << 6 | top] = self._number(wishes)

    def _number(self, wishes: tuple[Wish, ...]) -> int:
        """Return where a list of wishes begins; a hand fulfils the first of it that it can, at least the last."""
        found = self._numbers.get(wishes)
        if found is None:
            first = found = self._numbers[wishes] = len(self._wishes)
            self._wishes += wishes
            if 2 * len(self._wishes) > len(self.wishes):
                self.wishes, first = empty_words(4 * len(self._wishes)), 0
            for number in range(first, len(self._wishes)):
                self.wishes[2 * number], self.wishes[2 * number + 1] = self._wishes[number]
        return found


def _is_followed(wishes: Iterable[Wish], suit: Cards) -> bool:
    """Whether hands with a card of a suit fulfil these wishes with such cards alone."""
    for having, cards in wishes:
        if cards & ~suit:
            return False
        if not suit & ~having:
            return True
    return False


@lru_cache(maxsize=RULES_KEPT)
def asked_of(rules: PlayRules) -> Asked:
    """Return what rules ask of hands, the same for the same object."""
    return Asked(rules)


class Ground:
    """What all searches by the same rules for the same target have in common."""

    def __init__(self, rules: PlayRules, target: Target) -> None:
        """Work it out; raise `ValueError` where a pack, a table or a target is larger than a search has room for."""
        pack = rules.pack
        _require("seats", rules.seats, SEATS)
        _require("cards staked", len(target.staked), STAKES)
        _require("tricks", len(pack.cards) // rules.seats, TRICKS)
        _require("cards", len(pack.cards), CARDS)
        _require("suits", sum(suit != 0 for suit in pack.suits.values()), SUITS)
        _require("cards of a suit", max(len([*places_of(suit)]) for suit in pack.suits.values()), SUIT)
        self.rules, self.target, self.asked = rules, target, asked_of(rules)
        self.idle: Final[list[Any]] = []
        """Searches that nobody uses (`lend`)."""
        points = [0] * len(pack.cards) if target.exactly or not target.points else [*target.points]
        self.least = min(points)
        self.staked = () if target.exactly else target.staked
        self.apart = named_cards(rules) | sum({1 << stake.place for stake in self.staked})
        self.worths = points
        self.beaters, self.above, self.suit = words(rules.beaters), words(pack.above), words(pack.suit)
        self.suits = [suit for suit in pack.suits.values() if suit]
        self.points = numbers(points)
        self.dear = sum(1 << place for place, worth in enumerate(points) if worth > self.least)
        self.levels = _levels(points)
        self.plain = sum(
            1 << place
            for place in range(1, len(pack.cards))
            if not (self.apart >> place | self.apart >> place - 1) & 1
            and points[place] == points[place - 1]
            and pack.suit[place] == pack.suit[place - 1]
        )


@lru_cache(maxsize=_GROUNDS_KEPT)
def ground_of(rules: PlayRules, target: Target) -> Ground:
    """Return the same for the same rules and target."""
    return Ground(rules, target)


def _require(what: str, number: int, most: int) -> None:
    """Refuse what a compiled search has no room for: it would write beyond its arrays and answer wrongly."""
    if number > most:
        raise ValueError(f"a search has room for {most} {what}, not {number}")


def _levels(points: Sequence[int]) -> tuple[Cards, Cards, Cards]:
    """Return the cards worth most, more, and something: two thirds of the most, the half, a quarter."""
    most = max(points)
    found = [
        sum(1 << place for place, worth in enumerate(points) if worth > min(points) and low <= 12 * worth < high)
        for low, high in ((8 * most, 13 * most), (6 * most, 8 * most), (3 * most, 6 * most))
    ]
    return found[0], found[1], found[2]
