# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What came of the best answer and not of the one that was given, counted in the same imagined deals.

It looks at nothing but these deals: what was paid for, which card in whose hand made the difference, who took the
trick.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul
from random import Random
from typing import Final, NamedTuple

from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.judgement import Judgement, in_play
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import Rollout, RolloutEnd
from kartenspiel.players.trial import are_bids

RARE: Final = 0.1
"""In what part of the imagined deals a card must be held, and not held, to tell anything."""
TELLING: Final = 0.1
"""How much of the differences between imagined deals a card must explain to be told; chosen: chance seldom does."""


class Frequency(NamedTuple):
    """In what part of the imagined deals something came, from 0 to 1."""

    best: float
    """With the best answer."""
    given: float
    """With the one that was given."""

    @property
    def shift(self) -> float:
        """How much more often it came with the best answer."""
        return self.best - self.given


class ItemFrequency(NamedTuple):
    """How often something was paid for: an item of the record's ``result``."""

    item: str
    gained: bool
    """Whether the seat was paid for it, or paid."""
    often: Frequency


class TellingCard(NamedTuple):
    """The unseen card on whose holder it depended most what the given answer cost."""

    card: Card
    holder: Seat
    held: float
    """In what part of the imagined deals this seat holds it."""
    cost: float
    """What the given answer costs then, in payments."""
    else_cost: float
    """What it costs where somebody else holds it."""


class TrickFrequency(NamedTuple):
    """How often the trick to which the card belongs was won."""

    own: Frequency
    """By the seat itself."""
    partner: Frequency
    """By somebody on its side."""


@dataclass(frozen=True, slots=True)
class Overlooked:
    """What distinguishes the best answer from the given one, in deals that fit what was seen."""

    deals: int
    """How many were played out with both."""
    won: Frequency
    """How often the seat was paid something in the end."""
    items: tuple[ItemFrequency, ...]
    """What was paid for more or less often; what shifted most comes first."""
    card: TellingCard | None
    """``None`` where no single card explains much."""
    trick: TrickFrequency | None
    """``None`` where no card was chosen."""


class PlayedTwice(NamedTuple):
    """An imagined deal played out with two answers, the best and the given one."""

    state: State
    times: int
    """So often it was drawn."""
    paid: tuple[float, float]
    ends: tuple[RolloutEnd, RolloutEnd]


def play_twice(
    judgement: Judgement,
    question: Question,
    answers: tuple[Move | None, Move | None],
    imagined: Sequence[State],
    rng: Random,
) -> Iterator[PlayedTwice]:
    """Yield what becomes of each different one of these deals with two answers."""
    rollout = Rollout(judgement, rng, question.seen.seat, aloud=are_bids(answers))
    different = {id(state): state for state in imagined}
    for number, times in Counter(map(id, imagined)).items():
        state = different[number]
        best, given = (rollout.finish(state if answer is None else state.after(answer)) for answer in answers)
        yield PlayedTwice(state, times, (rollout.worth(best), rollout.worth(given)), (best, given))


def overlooked_in(
    judgement: Judgement, question: Question, best: Move | None, played: Sequence[PlayedTwice]
) -> Overlooked:
    """Return what the two answers led to in these deals; `best` is the one that was worth most."""
    return _Counted(judgement, question, best, played).overlooked


class _Counted:
    """Counts in imagined deals that were played out with two answers."""

    def __init__(
        self, judgement: Judgement, question: Question, best: Move | None, played: Sequence[PlayedTwice]
    ) -> None:
        self._judgement, self._question, self._best, self._played = judgement, question, best, played
        self._deals = sum(each.times for each in played)

    @property
    def overlooked(self) -> Overlooked:
        """All that was counted."""
        won = self._frequency([(each.paid[0] > 0, each.paid[1] > 0) for each in self._played])
        return Overlooked(self._deals, won, self._items(), self._telling_card(), self._trick())

    def _frequency(self, found: Sequence[tuple[bool, bool]]) -> Frequency:
        """Return how often something came with either answer; there is a pair for each deal."""
        best, given = (
            sum(each.times for each, came in zip(self._played, found, strict=True) if came[which]) / self._deals
            for which in (0, 1)
        )
        return Frequency(best, given)

    def _items(self) -> tuple[ItemFrequency, ...]:
        settled = [tuple(self._settled(end) for end in each.ends) for each in self._played]
        all_items = {item for pair in settled for items in pair for item in items}
        shifts = [
            ItemFrequency(
                item, gained, self._frequency([((item, gained) in a, (item, gained) in b) for a, b in settled])
            )
            for item, gained in sorted(all_items)
        ]
        return tuple(sorted((each for each in shifts if each.often.shift), key=lambda each: -abs(each.often.shift)))

    def _settled(self, end: RolloutEnd) -> frozenset[tuple[str, bool]]:
        """Return what the seat was paid for, and what it paid for."""
        seat = self._question.seen.seat
        return frozenset(
            (item.id, (seat in item.to) == (item.value > 0))
            for item in end.outcome.items
            if item.value and (seat in item.to or not item.payers or seat in item.payers)
        )

    def _telling_card(self) -> TellingCard | None:
        """Return the card on whose holder the cost depended most, by what its holder explains of all differences."""
        costs = [each.paid[0] - each.paid[1] for each in self._played]
        times = [each.times for each in self._played]
        mean = sum(map(mul, costs, times)) / self._deals
        holders = [_holders(each.state, self._question.seen.seat) for each in self._played]
        found: dict[tuple[Card, Seat], list[int]] = {}
        for number, held in enumerate(holders):
            for pair in held:
                found.setdefault(pair, []).append(number)
        best, explained = None, 0.0
        for (card, holder), places in found.items():
            weight = sum(times[place] for place in places)
            if not RARE <= weight / self._deals <= 1 - RARE:
                continue
            cost = sum(costs[place] * times[place] for place in places) / weight
            other = (mean * self._deals - cost * weight) / (self._deals - weight)
            share = weight * (cost - mean) ** 2 + (self._deals - weight) * (other - mean) ** 2
            if share > explained and cost > other:
                best, explained = TellingCard(card, holder, weight / self._deals, cost, other), share
        whole = sum(weight * (cost - mean) ** 2 for cost, weight in zip(costs, times, strict=True))
        return best if explained > TELLING * whole else None

    def _trick(self) -> TrickFrequency | None:
        if not isinstance(self._best, Play):
            return None
        seat, number = self._question.seen.seat, len(self._question.seen.cards.tricks)
        own, partner = [], []
        for each in self._played:
            winners = [self._winner(end, number) for end in each.ends]
            sides = self._judgement.terms(in_play(each.state)).sides
            own.append((winners[0] == seat, winners[1] == seat))
            with_seat = [winner is not None and winner != seat and sides[winner] == sides[seat] for winner in winners]
            partner.append((with_seat[0], with_seat[1]))
        return TrickFrequency(self._frequency(own), self._frequency(partner))

    @staticmethod
    def _winner(end: RolloutEnd, number: int) -> int | None:
        winners = () if end.ending is None else end.ending.winners
        return winners[number] if number < len(winners) else None


def _holders(state: State, observer: Seat) -> Iterator[tuple[Card, Seat]]:
    """Yield the cards that the others hold in an imagined deal, and who holds each."""
    for seat in all_seats(state.deal.seats):
        if seat != observer:
            for card in state.cards(seat).hands[seat]:
                if card is not None:
                    yield card, seat
