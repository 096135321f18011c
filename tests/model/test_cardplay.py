# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What holds for the rules of card play in every game, on random positions with random house rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kartenspiel.games import all_games
from kartenspiel.games.koenigrufen.playing_rules import rules_of_play
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model import options
from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.cards import PAGAT
from kartenspiel.model.tarock.reserved import Reserved
from tests.walks import random_start, walk

GAMES = {game.id: game for game in all_games()}
DEALS = 40


def positions(game: Game) -> Iterator[Any]:
    """Yield states in which a card is to be played."""
    for seed in range(DEALS):
        rng = Random(f"{game.id} {seed}")
        yield from (
            state
            for state in walk(random_start(game, rng), rng)
            if hasattr(state, "play_rules") and state.turn is not None
        )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_card_is_legal_or_refused_by_a_clause(game: Game) -> None:
    refused = 0
    for state in positions(game):
        hand, turn = state.hands[state.turn], state.turn
        legal = state.play_rules.legal(turn, hand, state.trick)
        assert legal
        for card in hand:
            refusal = state.play_rules.refusal(turn, card, hand, state.trick)
            assert (refusal is None) == (card in legal)
            if refusal is not None:
                assert refusal.clause
                refused += 1
    assert refused > DEALS


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_play_forbids_to_have_been_held_would_have_made_it_illegal(game: Game) -> None:
    forbidden = 0
    for state in positions(game):
        rules, turn = state.play_rules, state.turn
        for card in rules.legal(turn, state.hands[turn], state.trick):
            forbidding = rules.excluded_cards(card, turn, state.trick)
            others = [each for each in rules.pack.cards if each is not card]
            made_illegal = [each for each in others if card not in rules.legal(turn, (card, each), state.trick)]
            assert rules.pack.bits_of(made_illegal) == forbidding & ~rules.pack.bit(card)
            forbidden += len(made_illegal)
    assert forbidden > DEALS


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_law_that_asks_something_else_of_one_seat_than_of_another_says_so(game: Game) -> None:
    """As where who has announced a card may play less freely than the others (Z37, K63)."""
    asked, personal, said = 0, 0, False
    for rules in {id(state.play_rules): state.play_rules for state in positions(game)}.values():
        for law in rules.laws:
            for high in (None, *range(len(rules.pack.cards))):
                views = [rules.trick_view(seat, high, high or 0) for seat in all_seats(rules.seats)]
                everything = Wish(rules.pack.all, rules.pack.all)
                wishes = {tuple(law.narrow(everything, at)) if law.binds(at.seat) else () for at in views}
                assert len(wishes) == 1 or law.seat_matters
                said |= law.seat_matters
                asked += wishes != {()}
                personal += len(wishes) > 1
    assert asked
    assert bool(personal) == said


def test_what_laws_ask_is_worked_out_once_for_all_whom_they_bind_alike() -> None:
    """Announced cards differ from deal to deal, and ask nothing of those who have announced none (K63)."""
    rules = options.from_json(KoenigrufenRules, {})
    plain = rules_of_play(rules, "rufer")
    announced = rules_of_play(rules, "rufer", (Reserved(PAGAT, Seat(2), 12),))
    asked = [[each.wishes_of(seat, ()) for seat in all_seats(4)] for each in (plain, announced)]
    assert [one is other for one, other in zip(*asked, strict=True)] == [True, True, False, True]
