# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes the questions of a quiz one after another, of deals of the history and of deals that computer players play.

The same plan gives the same questions on every machine.  A question that the rules answer is followed by one that a
search answers, so that the first is there soon and the others are made while somebody thinks.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from json import dumps, loads
from random import Random
from typing import Final, NamedTuple

from kartenspiel.controller.decisions import DEALS, decisions
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.protocol import TIME_MS, Roster
from kartenspiel.controller.quiz.from_rules import counted_question
from kartenspiel.controller.quiz.from_search import OpenDecision, decisions_open
from kartenspiel.controller.quiz.question import COUNTED, QuizKind, QuizQuestion
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.controller.session import derive_seed, players_written
from kartenspiel.controller.simulation import SimulationPlan, play_deal
from kartenspiel.model import options
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat

LENGTH: Final = 10
"""So many questions a quiz has."""
LEVEL: Final = "medium"
"""How computer players play the deals of which questions are made."""
_LOOKED: Final = 6
"""At so many decisions of a deal one looks at most."""
_PATIENCE: Final = 2
"""In so many deals one looks for kinds that were asked seldom, before one looks for others too."""
_DEALS_TRIED: Final = 12
"""After so many deals in which nothing could be asked the next question is of the other sort."""


@dataclass(frozen=True, slots=True)
class QuizPlan:
    """Of what a quiz is made; everything follows from it."""

    game: str
    rules: HouseRules
    """Those of deals that computer players play."""
    seed: int
    records: tuple[Mapping[str, object], ...] = ()
    """Finished deals of a history, of which questions are made first, from the seat of the person."""
    length: int = LENGTH
    imagined: int = DEALS
    """Imagined deals for each answer; only tests need fewer."""


class QuizStep(NamedTuple):
    """How far the making has come."""

    made: int
    """How many questions there are."""
    looked: int
    """At how many places it has looked for the next one."""
    question: QuizQuestion | None = None
    """The question that was made with this step."""


def seed_of_day(game: str, rules: HouseRules, day: date) -> int:
    """Return the seed of the quiz of a day: the same for everybody who plays the game by these rules."""
    written = dumps(options.as_json(rules), sort_keys=True)
    return int.from_bytes(sha256(f"quiz/{day.isoformat()}/{game}/{written}".encode()).digest()[:6])


def make_quiz(plan: QuizPlan) -> Iterator[QuizStep]:
    """Yield steps, the last of them with the last question; the work between two takes a second or so.

    There may be fewer questions than wanted, for a game in which hardly anything can be asked.
    """
    maker = _Maker(plan)
    for number in range(plan.length):
        for looked, question in enumerate(maker.make(number), 1):
            yield QuizStep(number + (question is not None), looked, question)
            if question is not None:
                break
        else:
            return


class _Deal(NamedTuple):
    """A deal about which something may be asked."""

    deal: PlayedDeal
    seat: Seat
    chance: Random


class _Maker:
    """Makes questions, of each kind about as many as of others."""

    def __init__(self, plan: QuizPlan) -> None:
        self._plan = plan
        self._deals = self._deals_to_ask()
        self._asked: Counter[QuizKind] = Counter()

    def make(self, number: int) -> Iterator[QuizQuestion | None]:
        """Yield the question of this number, and before it ``None`` for every place at which there was none."""
        counted = number % 2 == 0
        for tried in range(2 * _DEALS_TRIED):
            deal = next(self._deals)
            yield None
            by_rules = counted == (tried < _DEALS_TRIED)
            for question in self._counted(deal) if by_rules else self._searched(deal, tried // _PATIENCE):
                if question is not None:
                    self._asked[question.kind] += 1
                yield question

    def _counted(self, deal: _Deal) -> Iterator[QuizQuestion]:
        """Yield a question that the rules answer."""
        seen = [step.after for step in deal.deal.steps(deal.seat)]
        for kind in sorted(COUNTED, key=lambda kind: (self._asked[kind], deal.chance.random())):
            found = counted_question(kind, seen, deal.chance)
            if found is not None:
                place, asked = found
                body = deal.deal.record.body
                yield QuizQuestion(
                    kind, body, deal.seat, place, asked.text, asked.answers, asked.right, asked.counted
                )  # fmt: skip
                return

    def _searched(self, deal: _Deal, more: int) -> Iterator[QuizQuestion | None]:
        """Yield a question that a search answers, and before it ``None`` for every decision that was no good.

        Kinds are left out that were asked oftener than the others of the deal, by more than so many times.
        """
        found = [
            (open_decision, place)
            for each in decisions(deal.deal, deal.seat)
            if (place := deal.deal.place_of(each.state)) is not None
            for open_decision in decisions_open(each.question.seen, each.question)
        ]
        most = min((self._asked[each.kind] for each, _ in found), default=0) + more
        rare = [each for each in found if self._asked[each[0].kind] <= most]
        ranked = sorted(rare, key=lambda each: (self._asked[each[0].kind], deal.chance.random()))
        for each, place in ranked[:_LOOKED]:
            yield self._ask(deal, each, place)

    def _ask(self, deal: _Deal, decision: OpenDecision, place: int) -> QuizQuestion | None:
        asked = decision.ask(self._plan.imagined) if decision.is_promising(self._plan.imagined) else None
        if asked is None:
            return None
        body = deal.deal.record.body
        return QuizQuestion(asked.kind, body, deal.seat, place, asked.text, asked.answers, asked.right)

    def _deals_to_ask(self) -> Iterator[_Deal]:
        """Yield deals without end: those of the history in an order drawn, then others."""
        plan = self._plan
        own = list(plan.records)
        Random(derive_seed(plan.seed, "history")).shuffle(own)
        for number, body in enumerate(own):
            with suppress(RecordError):
                deal = PlayedDeal(record_from_json(body))
                seats = _people(deal) if deal.outcome is not None and deal.outcome.played else ()
                if seats:
                    yield _Deal(deal, seats[0], Random(derive_seed(plan.seed, "own", number)))
        number = 0
        while True:
            number += 1
            deal = played_by_computer(plan.game, plan.rules, derive_seed(plan.seed, "deal", number))
            if deal.outcome is not None and deal.outcome.played:
                chance = Random(derive_seed(plan.seed, "asked", number))
                players = sorted(deal.record.deal.players)
                yield _Deal(deal, players[int(chance.random() * len(players))], chance)


def played_by_computer(game: str, rules: HouseRules, seed: int) -> PlayedDeal:
    """Return a deal that computer players have played."""
    plan = SimulationPlan(game, rules, (LEVEL,), seed)
    with Roster(game, rules, TIME_MS) as roster:
        record, _progress, _end = play_deal(plan, plan.first(), roster)
    return PlayedDeal(record_from_json(loads(record)))


def _people(deal: PlayedDeal) -> tuple[Seat, ...]:
    """Return the seats of persons in a deal, as its record tells."""
    written = players_written(deal.record.body, deal.record.deal.seats) or ()
    return tuple(
        Seat(seat) for seat, player in enumerate(written) if player is None and seat in deal.record.deal.players
    )
