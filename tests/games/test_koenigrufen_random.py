# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What holds in Königrufen whatever is dealt, said and played, for each contract with random house rules."""

import itertools
from functools import cache
from random import Random

import pytest

from kartenspiel.controller.checking import check_record
from kartenspiel.controller.record import line, masked_record, read_record, record_as_json
from kartenspiel.games.koenigrufen.cards.card_points import total
from kartenspiel.games.koenigrufen.cards.pack import CARDS, PACK
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.play import Playing, basis_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import english
from kartenspiel.players.kernel.card_play import position_of
from tests import soak
from tests.games.koenigrufen_table import GAME
from tests.games.koenigrufen_walks import walk_to
from tests.games.test_every_game import swap_hidden

EACH = pytest.mark.parametrize("contract", CONTRACTS)
DEALS = 1
"""With each contract; `tests/soak.py` plays more, of all contracts."""
SEATS = all_seats(4)


@cache
def deals(contract: str) -> tuple[tuple[State, ...], ...]:
    """Return some deals with this contract, state by state."""
    found = []
    for seed in range(20):
        states = tuple(walk_to(contract, Random(f"{contract} {seed}")))
        if outcome_of(states).contract == contract:
            found.append(states)
        if len(found) == DEALS:
            return tuple(found)
    raise AssertionError(contract)


def outcome_of(states: tuple[State, ...]) -> Outcome:
    outcome = states[-1].outcome
    assert outcome is not None
    return outcome


def some(states: tuple[State, ...], seed: int) -> list[State]:
    """Return a few states of a deal that is not over."""
    return Random(seed).sample(states[:-1], 2)


@EACH
def test_what_is_offered_is_allowed_and_the_record_replays(contract: str) -> None:
    for states in deals(contract):
        for state in (*states[::4], states[-1]):
            soak.look(GAME, state, Random(len(state.log)))
        last = states[-1]
        soak.settle(last, outcome_of(states), GAME, last.deal.rules)
        assert check_record(read_record(line(record_as_json(last)))).state == last


@EACH
def test_every_payment_is_explained_in_both_accounts(contract: str) -> None:
    for states in deals(contract):
        outcome = outcome_of(states)
        items = [each.values for each in outcome.explanation if each.kind == "item"]
        assert tuple(sum(values[seat] or 0 for values in items) for seat in SEATS) == outcome.payments
        accounts = [outcome.payments] if outcome.money is None else [outcome.money, outcome.payments]
        assert [each.values for each in outcome.explanation if each.kind == "payment"] == accounts
        assert all(english(each.text) for each in outcome.explanation)
        assert (outcome.money is None) == (states[-1].deal.rules.kontra_ledger == "score")


@EACH
def test_all_card_points_are_counted_once(contract: str) -> None:
    for states in deals(contract):
        last, outcome = states[-1], outcome_of(states)
        if not isinstance(last, Playing) or any(last.hands):
            continue
        basis, count = basis_of(last, last.speech), last.rules.card_count
        out_of_play = basis.talon if CONTRACTS[contract].goal is not None else ()
        beside = total((*basis.own, *basis.others, *out_of_play), count)
        assert sum(outcome.card_points) + beside == total(CARDS, count) == {"thirds": 210, "single_71": 71}[count]


@EACH
def test_hidden_cards_can_be_swapped_and_nothing_looks_different(contract: str) -> None:
    for number, states in enumerate(deals(contract)):
        rng = Random(number)
        for state, seat in itertools.product(some(states, number), SEATS):
            swapped = swap_hidden(GAME, state, state.observe(seat), rng)
            if swapped is not None:
                assert swapped.observe(seat) == state.observe(seat)
                assert masked_record(swapped, seat) == masked_record(state, seat)


@EACH
def test_imagined_deals_look_the_same(contract: str) -> None:
    for number, states in enumerate(deals(contract)):
        for state in some(states, number):
            soak.imagine(GAME, state, Random(number))


@EACH
def test_what_was_shown_stays_known(contract: str) -> None:
    for states, seat in itertools.product(deals(contract), SEATS):
        for before, after in itertools.pairwise(
            [(seen.dealt, seen.talon) for seen in (state.observe(seat) for state in states)]
        ):
            shown = zip((*before[0], before[1]), (*after[0], after[1]), strict=True)
            assert all(one in (None, two) for hand in shown for one, two in zip(*hand, strict=True))


@EACH
def test_everything_has_words(contract: str) -> None:
    for states in deals(contract):
        for before, after in itertools.pairwise(states):
            if before.log == after.log:
                continue
            seat = Seat(len(after.log) % len(SEATS))
            seen, since, move = before.observe(seat), after.observe(seat), after.mask_move(after.log[-1], seat)
            assert english(GAME.words.sentence(move, seen, since))
            said = GAME.words.say(move, seen, since)
            assert said is None or english(said)
            GAME.words.view(since)
            for choice in seen.moves:
                assert english(GAME.words.label(choice, seen))
                hint = GAME.words.hint(choice, seen)
                assert hint is None or english(hint)
            if seen.moves:
                assert english(GAME.words.question(seen.moves, seen))


@EACH
def test_imagined_play_goes_by_the_same_rules(contract: str) -> None:
    for states in deals(contract):
        playing = [state for state in states if isinstance(state, Playing)]
        first = playing[0]
        assert first.turn is not None
        table = position_of(first, first.turn)
        for before, after in itertools.pairwise(playing):
            assert before.turn is not None
            legal = {choice.card for choice in before.moves(before.turn) if isinstance(choice, Play)}
            for position in (table, position_of(before, before.turn)):
                assert position.turn == before.turn
                assert set(PACK.cards_of(position.legal())) == legal
            played = after.log[-1]
            assert isinstance(played, Play)
            table.lay(PACK.place(played.card))
            assert tuple(table.winners) == after.winners
