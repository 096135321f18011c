# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether another value of a house rule changes anything: the same sessions under both, move by move.

A session is played at random under some house rules.  Under others the same cards are dealt and the same moves made,
until anything differs that somebody can notice: who deals, what is dealt, who may do what, which cards lie open, when
the deal is over, what is paid and how that is explained, and how the session goes on.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final, TypeVar

from kartenspiel.controller.checking import all_moves
from kartenspiel.model.cards import Card
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, Game, State
from kartenspiel.model.moves import Move, Pass, Play
from kartenspiel.model.options import HouseRules, OptionValue, specs
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import english
from tests.walks import finished, random_rules, step, walk

R = TypeVar("R", bound=HouseRules)

DEALS: Final = 6
"""In a row, so that a double round can begin in another one."""
_SHUFFLES: Final = ("fair", "suits", "ranks", "fair")
"""How cards are dealt in one session or another: as they come; with long suits, or tarocks, in one hand; or with the
same ranks there, as all kings."""
_SHYNESS: Final = (0.0, 0.5, 0.9)
"""How often whoever may pass does, in one session or another: what is played when nobody bids would hardly ever be."""
_EXTREMES: Final = 0.7
"""How often the first or the last of one's cards is played, so that the best and the worst meet in a trick."""
FRUITFUL: Final = frozenset({*range(10), 11, 15, 19, 21, 23, 27, 30, 31, 44, 76, 198})
"""Sessions that showed something in one game or another; tried first, they leave little to the others."""
_STRAYING: Final = (0.02, 0.15)
"""How far cards stray that lie together before they are dealt, in parts of the pack."""


@dataclass(frozen=True)
class Played:
    """A deal as it was played: its cards, and what could be noticed before each move or silence and at the end."""

    steps: tuple[Move | None, ...]
    noticed: tuple[object, ...]
    coming: Succession


class Session:
    """A session played at random under house rules, to be gone through again under others."""

    def __init__(self, game: Game, rules: HouseRules, seed: int) -> None:
        """Play it."""
        self._game, self._seed = game, seed
        coming = self._first(rules)
        self._begin = _table(game, rules, coming)
        self._played: list[Played] = []
        for number in range(DEALS):
            deal = self._deal(rules, coming, number)
            rng = Random(f"{seed}/{number}")
            *states, end = walk(game.start(deal), rng, partial(_choose, shyness=rng.choice(_SHYNESS)))
            outcome = end.outcome
            assert outcome is not None
            steps = tuple(_step(one, two) for one, two in zip(states, (*states[1:], end), strict=True))
            coming = game.succession(deal, outcome)
            noticed = (*map(_noticed, states), _ended(outcome))
            self._played.append(Played(steps, noticed, coming))
            if coming.over:
                break

    def differs(self, rules: HouseRules) -> bool:
        """Whether anything is different under these house rules."""
        game = self._game
        coming = self._first(rules)
        if _table(game, rules, coming) != self._begin:
            return True
        for number, played in enumerate(self._played):
            deal = self._deal(rules, coming, number)
            state = game.start(deal)
            for move, noticed in zip(played.steps, played.noticed, strict=False):
                if state.over or _noticed(state) != noticed:
                    return True
                state = state.after_silence() if move is None else state.after(move)
            outcome = state.outcome
            if outcome is None or _ended(outcome) != played.noticed[-1]:
                return True
            coming = game.succession(deal, outcome)
            if not _goes_on_alike(game, coming, played.coming):
                return True
        return False

    def _first(self, rules: HouseRules) -> Succession:
        return first_of_session(self._game, rules, Random(self._seed))

    def _deal(self, rules: HouseRules, coming: Succession, number: int) -> Deal:
        game, rng = self._game, Random(f"{self._seed}/{number}")
        dealt = deal_at_random(game, rules, coming, rng)
        order = _SHUFFLES[(self._seed + number) % len(_SHUFFLES)]
        if order == "fair":
            return dealt
        pack = game.pack(rules)
        key = {card: place for place, card in enumerate(sorted(pack, key=_by_rank) if order == "ranks" else pack)}
        straying = rng.choice(_STRAYING)
        cards = sorted(pack, key=lambda card: key[card] / len(pack) + rng.gauss(0, straying))
        return _dealt_together(dealt, cards, rng)


def _choose(state: State, rng: Random, shyness: float) -> Move:
    """Return what is done in a session: pass, play an extreme card, or anything."""
    assert state.turn is not None
    may, chance = state.moves(state.turn), rng.random()
    if chance < shyness and Pass(state.turn) in may:
        return Pass(state.turn)
    if chance < _EXTREMES and may and isinstance(may[0], Play):
        return finished(rng.choice((may[0], may[-1])), rng)
    return step(state, rng)


def _by_rank(card: Card) -> tuple[bool, str]:
    return card.suit == "T", card.rank


def _dealt_together(deal: Deal, cards: list[Card], rng: Random) -> Deal:
    """Return a deal in which cards that are neighbours come to the same hand."""
    places = [*deal.hands, deal.talon]
    order = rng.sample(range(len(places)), len(places))
    found: dict[int, tuple[Card, ...]] = {}
    left = cards
    for place in order:
        size = len(places[place])
        found[place], left = tuple(rng.sample(left[:size], size)), left[size:]
    hands = tuple(found[place] for place in range(len(deal.hands)))
    return replace(deal, hands=hands, talon=found[len(deal.hands)])


def _step(before: State, after: State) -> Move | None:
    return after.log[-1] if len(after.log) > len(before.log) else None


def _table(game: Game, rules: HouseRules, coming: Succession) -> object:
    """Return what everybody knows before the first deal."""
    cards = game.pack(rules), game.pictures(rules), game.batches(rules, len(coming.keep))
    people = coming.dealer, coming.keep, coming.dummies, game.first_dealers(rules)
    return cards, people, game.unit(rules), game.session_limit(rules), game.taken_over(coming.context).pieces


def _goes_on_alike(game: Game, one: Succession, two: Succession) -> bool:
    """Whether a session goes on with the same people and stakes; the same may be written in another form."""
    contexts = one.context, two.context
    forms = [{key: type(value) for key, value in context.items()} for context in contexts]
    alike = (
        contexts[0] == contexts[1]
        if forms[0] == forms[1]
        else len({game.taken_over(context).factor for context in contexts}) == 1
    )
    return alike and replace(one, context={}) == replace(two, context={})


def _noticed(state: State) -> object:
    """Return what anybody can notice before a move."""
    seats = all_seats(state.deal.seats)
    may = tuple(all_moves(state)), state.turn, state.poll_point, state.hands_closed
    ended, actors = state.cut_short(seen_by_all=True) is not None, tuple(state.actor(seat) for seat in seats)
    return state.deal.hands, state.deal.talon, may, ended, actors, tuple(state.cards(seat) for seat in seats)


def _ended(outcome: Outcome) -> object:
    """Return what anybody can notice when a deal is over."""
    sheet = tuple((line.kind, english(line.text), line.values) for line in outcome.explanation)
    return outcome.payments, outcome.money, outcome.card_points, outcome.contract, outcome.partner, sheet


def house_rules_to_try(game: Game, number: int) -> HouseRules:
    """Return the house rules of a session under which options may have an effect: of a preset, or any at all."""
    half, random = divmod(number, 2)
    if random:
        return random_rules(game, Random(half))
    return game.house_rules(**game.presets[half % len(game.presets)].values)


def values_without_effect(game: Game, sessions: int, but: Collection[str] = ()) -> set[tuple[str, OptionValue]]:
    """Return the values of options that made no difference to another one in any of so many sessions.

    Of a set these are its members, of a number its bounds.  An option counts only where it is not declared to be
    without effect; those in `but` are not looked at.
    """
    left = {(spec.id, value) for spec in specs(game.house_rules) if spec.id not in but for value in spec.values}
    for number in sorted(range(sessions), key=lambda each: each not in FRUITFUL):
        rules = house_rules_to_try(game, number)
        idle = rules.without_effect()
        asked = [each for each in sorted(left, key=str) if each[0] not in idle]
        if not left:
            break
        session = Session(game, rules, number)
        for option, value in asked:
            other = with_value(rules, option, value)
            if other != rules and other.conflict() is None and session.differs(other):
                left -= {(option, value), (option, getattr(rules, option))}
    return left


def with_value(rules: R, option: str, value: OptionValue) -> R:
    """Return house rules with this value of an option; of a set it is a member more, or less."""
    before = getattr(rules, option)
    other = before ^ {value} if isinstance(before, frozenset) else value
    return replace(rules, **{option: other})  # type: ignore[type-var]
