# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What holds in every game, with any options, cards and moves."""

import itertools
import json
from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.controller.checking import all_moves
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import masked_record
from kartenspiel.controller.replay import steps_seen
from kartenspiel.controller.sitting import Step
from kartenspiel.games import UnknownGameError, all_games, descriptions, game_named
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card
from kartenspiel.model.drawing import deal_at_random
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import LayAwayChoice, from_json, to_json
from kartenspiel.model.observation import Observation
from kartenspiel.model.options import OptionError, as_json, specs, to_text
from kartenspiel.model.options import from_json as rules_from_json
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.standing import standing
from kartenspiel.model.text import english
from kartenspiel.ui.table.chronicle import Sentence, SentenceKind, sentences_of
from tests.breadth import WIDE
from tests.imagined import imagining
from tests.score_lines import SENTENCE_ENDS, badly_written
from tests.walks import any_moves, finished, positions, random_start, random_value

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SEEDS = st.integers(0, 2**32)
DEALS = settings(max_examples=30 if WIDE else 10)
FEW = settings(max_examples=12 if WIDE else 4)


def some(states: tuple[State, ...], seed: int, count: int = 6) -> list[State]:
    """Return a few positions of a deal, the first and the last among them."""
    return [states[0], *Random(seed).sample(states, min(count, len(states))), states[-1]]


@GAMES
@given(seed=SEEDS)
@DEALS
def test_no_card_is_lost_or_doubled(game: Game, seed: int) -> None:
    states = positions(game, seed)
    pack = sorted(game.pack(states[0].deal.rules))
    for state in states:
        deal = state.deal
        assert sorted(card for hand in (*deal.hands, deal.talon) for card in hand) == pack
        tables = [state.cards(seat) for seat in all_seats(deal.seats)]
        held = [card for seat, table in enumerate(tables) for card in table.hands[seat] if card is not None]
        played = [play.card for trick in (*tables[0].tricks, tables[0].trick) for play in trick]
        assert len({*held, *played}) == len(held) + len(played)


@GAMES
@given(seed=SEEDS)
@FEW
def test_an_ending_has_each_trick_with_its_winner(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        if isinstance(state, CardPlay):
            ending, seats = state.ending, state.deal.seats
            taken = [set(ending.pack.cards_of(cards)) for cards in ending.cards_taken(seats)]
            for trick, winner in zip(state.tricks, state.winners, strict=True):
                assert {play.card for play in trick} <= taken[winner]
            worths = [card.index for card in ending.pack.cards]
            points = [sum(card.index for card in cards) for cards in taken]
            if state.winners:
                points[state.winners[-1]] += 10
            assert ending.points(worths, seats, last=10) == tuple(points)


@GAMES
@given(seed=SEEDS)
@FEW
def test_a_trick_as_it_lies_belongs_to_who_takes_it_unless_the_last_card_does(game: Game, seed: int) -> None:
    for before, after in itertools.pairwise(positions(game, seed)):
        seen, then = before.observe(Seat(0)), after.observe(Seat(0))
        assert (seen.winning is None) == (not seen.cards.trick)
        assert len(seen.cards.trick) != 1 or seen.winning == seen.cards.trick[0].seat
        if len(then.cards.winners) > len(seen.cards.winners):
            trick = then.cards.tricks[-1]
            emperor = any(play.card.code == "T1" for play in trick)  # which may take it whoever came last (Z35)
            assert emperor or then.cards.winners[-1] in (seen.winning, trick[-1].seat)


@GAMES
@given(seed=SEEDS)
@DEALS
def test_somebody_can_move_until_the_deal_is_over(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        turn = state.turn
        assert state.over == (turn is None) == (state.outcome is not None)
        if turn is None:
            assert not any(state.moves(seat) for seat in all_seats(state.deal.seats))
            assert not state.open_statements()
        else:
            assert state.moves(turn)


@GAMES
@given(seed=SEEDS)
@DEALS
def test_payments_sum_to_zero_and_every_one_is_explained(game: Game, seed: int) -> None:
    outcome = last_outcome(positions(game, seed))
    seats = len(outcome.payments)
    assert sum(outcome.payments) == 0
    assert all(len(line.values) in (0, seats) for line in outcome.explanation)
    items = [line.values for line in outcome.explanation if line.kind == "item"]
    sums = tuple(sum(values[seat] or 0 for values in items) for seat in range(seats))
    assert sums == outcome.payments
    assert all(english(line.text) for line in outcome.explanation)


def last_outcome(states: tuple[State, ...]) -> Outcome:
    outcome = states[-1].outcome
    assert outcome is not None
    return outcome


@GAMES
@given(seed=SEEDS)
@FEW
def test_the_score_sheet_ends_with_what_everybody_gets(game: Game, seed: int) -> None:
    outcome = last_outcome(positions(game, seed))
    paid = [line.values for line in outcome.explanation if line.kind == "payment"]
    assert paid == [account for account in (outcome.money, outcome.payments) if account is not None]


@GAMES
@given(seed=SEEDS)
@DEALS
def test_moves_read_back(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        for choice in all_moves(state):
            written = json.loads(json.dumps(to_json(choice)))
            move = finished(choice, Random(seed))
            assert from_json(json.loads(json.dumps(to_json(move))), state.deal.seats) == move
            assert state.allows(move)
            if isinstance(choice, LayAwayChoice):
                assert written["count"] == choice.count


@GAMES
@given(seed=SEEDS)
@DEALS
def test_legal_moves_are_listed_once_and_in_the_same_order_again(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        moves = tuple(all_moves(state))
        assert len(set(moves)) == len(moves)
        assert moves == tuple(all_moves(state))


@GAMES
@given(seed=SEEDS)
@DEALS
def test_a_state_is_never_changed(game: Game, seed: int) -> None:
    states = positions(game, seed)
    logs = [state.log for state in states]
    assert all(later[: len(log)] == log for log, later in itertools.pairwise(logs))
    assert states[0].log == ()


@GAMES
@given(seed=SEEDS)
@FEW
def test_a_deal_can_be_played_again_from_its_log(game: Game, seed: int) -> None:
    last = positions(game, seed)[-1]
    assert replayed(game, last) == last


def replayed(game: Game, state: State) -> State:
    again = game.start(state.deal)
    for move in state.log:
        again = again.apply(move)
    return again if state.hands_closed else again.after_silence()


NOT_DECIDED_BY_A_CLAUSE = {"NOT_YOUR_TURN", "UNKNOWN_CONTRACT"}


@GAMES
@given(seed=SEEDS)
@settings(max_examples=4)
def test_every_illegal_move_is_refused_with_a_reason(game: Game, seed: int) -> None:
    for state in some(positions(game, seed), seed, 4):
        for move in any_moves(game, state):
            if state.allows(move):
                continue
            with pytest.raises(IllegalMoveError) as refused:
                state.apply(move)
            refusal = refused.value.refusal
            assert refusal.name.isupper()
            assert english(refusal.reason) in str(refused.value)
            assert state.over or refusal.clause or refusal.name in NOT_DECIDED_BY_A_CLAUSE


@GAMES
@given(seed=SEEDS)
@FEW
def test_the_order_of_statements_does_not_matter(game: Game, seed: int) -> None:
    for state in some(positions(game, seed), seed):
        statements = [choice for said in state.open_statements().values() for choice in said]
        moves = [choice for choice in statements if not isinstance(choice, LayAwayChoice)]
        for one in moves:
            for two in moves:
                if one.seat != two.seat and state.after(one).allows(two) and state.after(two).allows(one):
                    ways = state.after(one).after(two), state.after(two).after(one)
                    assert set(all_moves(ways[0])) == set(all_moves(ways[1]))
                    assert ways[0].turn == ways[1].turn


@GAMES
@given(seed=SEEDS)
@FEW
def test_nobody_is_shown_what_the_imagination_cannot_explain(game: Game, seed: int) -> None:
    for state in some(positions(game, seed), seed, 8):
        for seat in all_seats(state.deal.seats):
            seen = state.observe(seat)
            imagine = imagining(game, seen)
            for draw in range(3):
                imagined = imagine(Random(draw))
                assert imagined.observe(seat) == seen
                assert imagined.poll_point == state.poll_point >= bool(imagined.open_statements())
                assert replayed(game, imagined) == imagined


@GAMES
@given(seed=SEEDS)
@FEW
def test_hidden_cards_can_be_swapped_and_nothing_looks_different(game: Game, seed: int) -> None:
    """Exchange two cards of other seats and play the same log: if that is legal, it looks the same."""
    rng = Random(seed)
    for state in some(positions(game, seed)[:-1], seed, 4):
        for seat in all_seats(state.deal.seats):
            swapped = swap_hidden(game, state, state.observe(seat), rng)
            if swapped is not None:
                assert swapped.observe(seat) == state.observe(seat)
                assert masked_record(swapped, seat) == masked_record(state, seat)
                assert log_of(swapped, seat) == log_of(state, seat)
                assert standing(game, swapped.observe(seat)) == standing(game, state.observe(seat))


@GAMES
@given(seed=SEEDS)
@FEW
def test_how_a_deal_stands_has_every_trick_and_point_and_every_watched_card_once(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        for seat in all_seats(state.deal.seats):
            seen = state.observe(seat)
            found, played = standing(game, seen), {play.card for trick in seen.cards.tricks for play in trick}
            assert sorted(player for side in found.sides for player in side.players) == list(all_seats(seen.seats))
            assert seat in found.sides[0].players
            assert sum(side.tricks for side in found.sides) == len(seen.cards.tricks)
            for count in found.counts:
                cards = (*count.gone, *count.held, *count.shown, *count.out)
                assert len(set(cards)) == len(cards)
                assert played & set(cards) <= set(count.gone)
                assert set(count.held) == set(cards) & set(seen.hand) - set(count.gone)


def log_of(state: State, seat: Seat) -> list[Sentence]:
    """Return the log of a deal that is taken up here, as this seat reads it."""
    game = game_named(state.deal.game)
    _, *earlier = steps_seen(Conductor(state).moments, seat)
    return list(sentences_of(game, Step(None, None, state.observe(seat), tuple(earlier))))


@GAMES
@given(seed=SEEDS)
@FEW
def test_the_log_of_a_deal_that_is_taken_up_has_every_sentence_that_was_told(game: Game, seed: int) -> None:
    states = positions(game, seed)[:-1]
    for seat in all_seats(states[0].deal.seats):
        told = list(sentences_of(game, Step(None, None, states[0].observe(seat))))
        for before, after in itertools.pairwise(states):
            move = None if before.log == after.log else after.mask_move(after.log[-1], seat)
            told += sentences_of(game, Step(before.observe(seat), move, after.observe(seat)))
        kinds = (SentenceKind.MOVE, SentenceKind.TRICK)
        log = [each for each in log_of(states[-1], seat) if each.kind in kinds]
        assert log == [each for each in told if each.kind in kinds]


@GAMES
@given(seed=SEEDS)
@DEALS
def test_a_line_of_the_score_sheet_is_a_sentence_or_stands_before_numbers(game: Game, seed: int) -> None:
    outcome = positions(game, seed)[-1].outcome
    assert outcome is not None
    assert badly_written(outcome.explanation) == []


@GAMES
@given(seed=SEEDS)
@DEALS
def test_how_a_deal_ended_is_told_in_sentences_with_one_end_each(game: Game, seed: int) -> None:
    end = positions(game, seed)[-1]
    for sentence in log_of(end, all_seats(end.deal.seats)[0]):
        told = english(sentence.text)
        assert told.endswith(SENTENCE_ENDS), told
        assert not any(end in told for end in (".:", "..", ". –", "::")), told


def swap_hidden(game: Game, state: State, seen: Observation, rng: Random) -> State | None:
    """Return the state with two cards exchanged that the observer has not seen, ``None`` if the log forbids it."""
    deal = state.deal
    known = {play.card for trick in (*seen.cards.tricks, seen.cards.trick) for play in trick}
    known |= {card for hand in (*seen.cards.hands, *seen.dealt, seen.talon) for card in hand if card is not None}
    hidden = [card for hand in (*deal.hands, deal.talon) for card in hand if card not in known]
    if len(hidden) < 2:
        return None
    one, two = rng.sample(hidden, 2)
    exchange = {one: two, two: one}
    hands = tuple(tuple(exchange.get(card, card) for card in hand) for hand in deal.hands)
    talon = tuple(exchange.get(card, card) for card in deal.talon)
    again = game.start(type(deal)(deal.game, deal.rules, deal.dealer, hands, talon, deal.context, deal.dummies))
    for move in state.log:
        if not again.allows(move):
            return None
        again = again.after(move)
    if not state.hands_closed:
        again = again.after_silence()
    same = [state.mask_move(move, seen.seat) for move in state.log] == [
        again.mask_move(move, seen.seat) for move in again.log
    ]
    alike = same and state.heard_with_moves() == again.heard_with_moves()
    return again if alike and sides_look_alike(seen, again.observe(seen.seat)) else None


def sides_look_alike(one: Observation, two: Observation) -> bool:
    """Tell whether what the rules have made public is the same, so that only hidden cards differ."""
    game = game_named(one.game)
    return game.words.view(one).marks == game.words.view(two).marks


@GAMES
@given(seed=SEEDS)
@FEW
def test_what_was_shown_stays_known_so_that_nothing_was_shown_too_early(game: Game, seed: int) -> None:
    states = positions(game, seed)
    for seat in all_seats(states[0].deal.seats):
        for before, after in itertools.pairwise(
            [(seen.dealt, seen.talon) for seen in (state.observe(seat) for state in states)]
        ):
            shown = [
                zip(*pair, strict=True) for pair in zip((*before[0], before[1]), (*after[0], after[1]), strict=True)
            ]
            assert all(earlier in (None, later) for pairs in shown for earlier, later in pairs)


@GAMES
@given(seed=SEEDS)
@FEW
def test_imagined_hands_differ_from_the_real_ones_while_much_is_hidden(game: Game, seed: int) -> None:
    state = random_start(game, Random(seed))
    imagine = imagining(game, state.observe(all_seats(state.deal.seats)[0]))
    drawn = {imagine(Random(draw)).deal.hands for draw in range(8)}
    assert len(drawn) > 1


@GAMES
@given(seed=SEEDS)
@FEW
def test_other_hands_are_hidden_at_the_start(game: Game, seed: int) -> None:
    state = random_start(game, Random(seed))
    for seat in all_seats(state.deal.seats):
        seen = state.observe(seat)
        shown = [hand for owner, hand in enumerate(seen.dealt) if owner not in (seat, *state.deal.dummies)]
        assert not any(isinstance(card, Card) for hand in shown for card in hand)
        assert seen.outcome is None


@GAMES
@given(seed=SEEDS)
@FEW
def test_everything_at_the_table_has_words(game: Game, seed: int) -> None:
    states = positions(game, seed)
    for before, after in itertools.pairwise(states):
        if before.log == after.log:
            continue  # hands were picked up
        for seat in all_seats(before.deal.seats):
            seen, since, move = before.observe(seat), after.observe(seat), after.mask_move(after.log[-1], seat)
            assert english(game.words.sentence(move, seen, since))
            said = game.words.say(move, seen, since)
            assert said is None or english(said)
            for choice in seen.moves:
                assert english(game.words.label(choice, seen))
                hint = game.words.hint(choice, seen)
                assert hint is None or english(hint)
            facts = [part for fact in game.words.view(seen).facts for part in (fact.label, fact.value)]
            assert all(english(part) for part in facts)


@GAMES
@given(seed=SEEDS)
@FEW
def test_the_next_deal_of_a_session_can_be_dealt(game: Game, seed: int) -> None:
    last = positions(game, seed)[-1]
    succession = game.succession(last.deal, last_outcome((last,)))
    assert sorted(set(succession.keep)) == sorted(succession.keep)
    if not succession.over:
        deal = deal_at_random(game, last.deal.rules, succession, Random(seed))
        context = dict(deal.context)
        assert dict(game.check_context(deal.rules, deal.seats, as_read(context))) == context
        assert game.start(deal).deal == deal


def as_read(context: Mapping[str, object]) -> dict[str, object]:
    """Return a context as it comes back from a record."""
    read: dict[str, object] = json.loads(json.dumps(dict(context)))
    return read


@GAMES
def test_every_option_is_fully_declared(game: Game) -> None:
    for spec in specs(game.house_rules):
        assert spec.check(list(spec.default) if isinstance(spec.default, frozenset) else spec.default) == spec.default
        assert spec.parse(to_text(spec.default)) == spec.default
        assert english(spec.label)
        assert english(spec.help).endswith((".", ")"))
        if spec.type in ("choice", "set"):
            assert set(spec.value_labels) == set(spec.values)
            assert all(english(text) for text in spec.value_labels.values())


@GAMES
@given(seed=SEEDS)
@FEW
def test_options_read_back(game: Game, seed: int) -> None:
    rng = Random(seed)
    for spec in specs(game.house_rules):
        value = random_value(spec, rng)
        assert spec.parse(to_text(value)) == value
        rules = game.house_rules(**{spec.id: value})
        if rules.conflict() is None:
            assert rules_from_json(game.house_rules, as_json(rules)) == rules
        else:
            with pytest.raises(OptionError):
                rules_from_json(game.house_rules, as_json(rules))


@GAMES
def test_options_refuse_what_they_do_not_take(game: Game) -> None:
    for spec in specs(game.house_rules):
        wrongs: tuple[object, ...] = (None, 1.0, [1], {}, "?", -1)
        for wrong in wrongs:
            with pytest.raises(OptionError, match=spec.id):
                spec.check(wrong)
    with pytest.raises(OptionError, match="no such option"):
        rules_from_json(game.house_rules, {"weather": "fine"})


@GAMES
def test_presets_are_valid_and_the_first_is_the_default(game: Game) -> None:
    known = {spec.id: spec for spec in specs(game.house_rules)}
    assert game.presets
    for preset in game.presets:
        assert english(preset.label)
        assert english(preset.help).endswith(".")
        for name, value in preset.values.items():
            assert known[name].check(value) == value
            assert value != known[name].default
    assert len({preset.id for preset in game.presets}) == len(game.presets)


def test_games_are_found_by_their_id() -> None:
    games = all_games()
    assert [game.description for game in games] == list(descriptions())
    places = [description.place for description in descriptions()]
    assert places == sorted(set(places))
    for game in games:
        assert game_named(game.id) is game
        assert english(game.title)
        assert english(game.description.blurb)
        names = [(preset.id, preset.label) for preset in game.presets]
        assert list(game.description.presets.items()) == names
    with pytest.raises(UnknownGameError, match='unknown game "whist"; games: '):
        game_named("whist")
