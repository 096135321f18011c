# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagined deals are played out by the rules, whatever the house rules: with the same legal cards and winners."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cards import Card
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Play
from kartenspiel.model.options import HouseRules, specs
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import Trick
from kartenspiel.players.games import judgements
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.judgement import in_play
from kartenspiel.players.layouts import lay_out
from tests.walks import random_rules, walk

Moments = list[tuple[State, tuple[Play, ...]]]
RANDOM_RULES = 20
SPARSE = 10
"""Of so many moments the terms of one are looked at."""
SKIPPED = 0.9
"""From so many positions nothing is played out: it takes long to judge every card by the rules."""


def rule_sets(game: Game) -> Iterator[HouseRules]:
    for preset in game.presets:
        yield game.house_rules(**preset.values)
    for spec in specs(game.house_rules):
        if spec.type in {"choice", "bool"}:
            others = (game.house_rules(**{spec.id: value}) for value in spec.values if value != spec.default)
            yield from (rules for rules in others if rules.conflict() is None)
    yield from (random_rules(game, Random(seed)) for seed in range(RANDOM_RULES))


@pytest.fixture(scope="module", params=all_games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture(scope="module")
def moments(game: Game) -> Moments:
    """Return the moments of random deals in which a card can be played, with the cards that the rules allow.

    A deal each is played with every preset, every value of every option that is a choice, and random house rules.
    """
    found = []
    for number, rules in enumerate(rule_sets(game)):
        rng = Random(number)
        for state in walk(game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng)), rng):
            choices = () if state.turn is None else state.moves(state.turn)
            plays = tuple(choice for choice in choices if isinstance(choice, Play))
            if plays:
                found.append((state, plays))
    return found


def test_a_play_out_knows_the_cards_that_the_rules_allow(game: Game, moments: Moments) -> None:
    for state, plays in moments:
        heuristic, table = lay_out(judgements()[game.id], state, plays[0].seat)
        assert table.legal() == heuristic.deck.bits_of(play.card for play in plays), (state.deal.rules, state.log)


def laid(trick: Trick) -> list[tuple[Seat, Card]]:
    """Return whose cards a trick has; which guardian played a dummy's does not matter in imagination."""
    return [(play.seat, play.card) for play in trick]


def test_a_play_out_goes_as_the_rules_would_have_it(game: Game, moments: Moments) -> None:
    judgement = judgements()[game.id]
    rng = Random(1)
    for state, plays in moments:
        if judgement.speaks(state) or rng.random() < SKIPPED:
            continue
        heuristic, table = lay_out(judgement, state, plays[0].seat)
        played = [(Seat(seat), heuristic.deck.cards[place]) for seat, place in heuristic.play_out(table)]
        by_rules = state
        for seat, card in played:
            if by_rules.over:  # what is played out after a deal is decided changes nothing (K60)
                break
            open_plays = (move for move in by_rules.moves(seat) if isinstance(move, Play))
            by_rules = by_rules.apply(next(move for move in open_plays if move.card is card))
        at_once, end = in_play(judgement.play_tricks(state, table)), in_play(by_rules)
        tricks = len(end.winners)
        assert tuple(table.winners[:tricks]) == end.winners, (state.deal.rules, state.log)
        assert at_once.winners[:tricks] == end.winners
        assert [laid(trick) for trick in at_once.tricks[:tricks]] == [laid(trick) for trick in end.tricks]
        if tricks == len(table.winners):
            assert at_once.hands == end.hands


def is_number_or_tuple(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(is_number_or_tuple, value))
    return value is None or isinstance(value, int | float)


def test_what_is_at_stake_is_told_to_one_heuristic_by_numbers_alone(game: Game, moments: Moments) -> None:
    assert not Heuristic.__subclasses__()
    for state, _ in moments[::SPARSE]:
        terms = judgements()[game.id].terms(state)
        told = {each.name: getattr(terms, each.name) for each in fields(terms) if each.name not in {"deck", "rules"}}
        assert {name for name, value in told.items() if not is_number_or_tuple(value)} == set()
        assert len(terms.sides) == state.deal.seats
