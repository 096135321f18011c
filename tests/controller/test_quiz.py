# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Questions of the quiz: right by a plain count, clear by their error bars, and made of what a seat can know."""

from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from random import Random

import pytest

from kartenspiel.controller.moment import first_moment, states_of
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.quiz.from_rules import Counted, counted_question
from kartenspiel.controller.quiz.from_search import AHEAD, WORTH, OpenDecision, decisions_open
from kartenspiel.controller.quiz.making import QuizPlan, QuizStep, make_quiz, seed_of_day
from kartenspiel.controller.quiz.question import COUNTED, QuizKind, QuizQuestion
from kartenspiel.controller.record import record_from_json
from kartenspiel.games import game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import LayAway, Play, Take
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who, english
from kartenspiel.players.question import Question
from tests.controller.dealt import GAMES, Json, records
from tests.imagined import imagining

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
DAY = date(2026, 11, 4)
"""On which questions are found soon."""
FEW = 8
"""Imagined deals for each answer."""


DEALS = {"graden": 24}
"""Where partners are rare, more deals than elsewhere."""


@cache
def played(game: str) -> tuple[PlayedDeal, ...]:
    """Deals between easy players."""
    return tuple(PlayedDeal(record_from_json(each)) for each in records(GAMES[game], DEALS.get(game, 3), 3, "easy"))


def asked(game: Game, kind: QuizKind) -> Iterator[tuple[PlayedDeal, Seat, State, Counted]]:
    """Questions of a kind about every seat of some deals, some for each."""
    for number, deal in enumerate(played(game.id)):
        for seat in all_seats(deal.record.deal.seats):
            seen = [step.after for step in deal.steps(seat)]
            for chance in range(4):
                found = counted_question(kind, seen, Random(f"{number}/{seat}/{chance}"))
                if found is not None:
                    yield deal, seat, deal.states[found[0]], found[1]


def right_words(question: Counted) -> object:
    return question.answers[question.right].words


# What is out


def cards_in(question: Counted) -> set[Card]:
    """All cards of the group that is asked for, as the explanation lists them."""
    return {card for text in question.counted for card in text.args.get("cards", ())}  # type: ignore[union-attr, misc]


def not_seen(state: State, seat: Seat) -> set[Card]:
    """What a seat neither holds nor sees nor has seen go, from the moves alone and from what lies open now."""
    table = state.cards(seat)
    gone = {move.card for move in state.log if isinstance(move, Play)}
    laid = [state.mask_move(move, seat) for move in state.log if isinstance(move, LayAway)]
    gone |= {card for move in laid if isinstance(move, LayAway) for card in move.cards if card is not None}
    lying = {card for card in (*table.talon, *left_of_talon(state, seat)) if card is not None}
    held = {card for hand in table.hands for card in hand if card is not None}
    return set(game_named(state.deal.game).pack(state.deal.rules)) - gone - lying - held


def left_of_talon(state: State, seat: Seat) -> Sequence[Card | None]:
    """What nobody has taken of a talon that lay open, as a seat has seen it."""
    talon = state.observe(seat).talon
    taken = next((move.half for move in state.log if isinstance(move, Take)), "all")
    half = len(talon) // 2
    return () if taken == "all" else talon[half:] if taken == 1 else talon[:half]


@EVERY_GAME
def test_what_is_out_is_what_was_neither_held_nor_played_nor_seen(game: Game) -> None:
    kinds = set()
    for _deal, seat, state, question in asked(game, QuizKind.OUT):
        out = not_seen(state, seat)
        group = cards_in(question)
        right = right_words(question)
        if isinstance(right, int):
            assert right == len(group & out)
        else:
            assert right in out
            assert not {each.words for each in question.answers if each.words != right} & out
        label = question.text.args["group"]
        assert isinstance(label, Text)
        if label.args:  # a suit
            assert group == {card for card in game.pack(state.deal.rules) if card.suit is label.args["suit"]}
        kinds.add(type(right))
    assert kinds == {int, Card}


@EVERY_GAME
def test_the_right_number_stands_anywhere_among_the_answers(game: Game) -> None:
    places = {question.right for *_, question in asked(game, QuizKind.OUT)}
    assert places >= {0, 1, 2}


# Card points


def plain_points(game: Game, state: State, players: Sequence[Seat]) -> int:
    """The card points in the tricks of players, in the smallest unit of the game."""
    table = state.cards(Seat(0))
    cards = [
        play.card
        for trick, winner in zip(table.tricks, table.winners, strict=True)
        if winner in players
        for play in trick
    ]
    counted = [game.card_facts(card, state.deal.rules).counted for card in cards]
    return sum_of(game, counted)


def sum_of(game: Game, counted: Sequence[int]) -> int:
    """What cards count together; where each counts against its taker that is told too, and in thirds elsewhere."""
    return sum(3 * each - 2 for each in counted) if game.id == "koenigrufen" else abs(sum(counted))


@EVERY_GAME
def test_card_points_are_the_sum_over_the_cards_in_the_tricks(game: Game) -> None:
    found = 0
    for _deal, _seat, state, question in asked(game, QuizKind.POINTS):
        who = question.text.args["players"]
        assert isinstance(who, tuple)
        players = [each.seat for each in who if isinstance(each, Who)]
        assert right_words(question) == game.words.points(plain_points(game, state, players), state.deal.rules)
        assert len({english(each.words) for each in question.answers}) == len(question.answers) > 2
        found += 1
    assert found > 10


@EVERY_GAME
def test_what_is_added_trick_by_trick_comes_to_the_right_sum(game: Game) -> None:
    for _deal, _seat, state, question in asked(game, QuizKind.POINTS):
        cards = [text.args["cards"] for text in question.counted if "cards" in text.args]
        points = [text.args["points"] for text in question.counted if "points" in text.args]
        rules = state.deal.rules
        for trick, written in zip(cards, points, strict=True):
            assert isinstance(trick, tuple)
            counted = [game.card_facts(card, rules).counted for card in trick if isinstance(card, Card)]
            assert written == game.words.points(sum_of(game, counted), rules)


# Who plays with whom


@EVERY_GAME
def test_the_partner_is_the_one_of_the_record(game: Game) -> None:
    found = 0
    for deal, seat, _state, question in asked(game, QuizKind.PARTNER):
        outcome = deal.outcome
        assert outcome is not None
        pair = {outcome.declarer, outcome.partner} - {None}
        own = pair if seat in pair else set(all_seats(deal.record.deal.seats)) - pair
        allies = own - {seat}
        right = right_words(question)
        assert allies == ({right.seat} if isinstance(right, Who) else set())
        found += 1
    assert found > 10


# The trick


@EVERY_GAME
def test_who_takes_the_trick_takes_it_in_the_end_if_nobody_plays_higher(game: Game) -> None:
    """Whoever takes the whole trick has taken it since his card lay there, but for the trick of the whole trull."""
    found = 0
    for deal, seat, state, question in asked(game, QuizKind.TRICK):
        table = state.cards(seat)
        number = len(table.tricks)
        after = [each.cards(seat) for each in deal.states if len(each.cards(seat).tricks) > number]
        if not after:
            continue
        winner, whole = after[0].winners[number], after[0].tricks[number]
        trull = {"SK", "T21", "T1"} <= {play.card.code for play in whole}
        right = right_words(question)
        assert isinstance(right, Who)
        if winner in {play.seat for play in table.trick} and not trull:
            assert right.seat == winner
            found += 1
    assert found > 10


# What is asked follows from what the seat can know


def again(game: Game, seen: Observation, chance: int) -> State:
    """The same moment of another deal, which the observer cannot tell from the real one."""
    return imagining(game, seen)(Random(chance))


def seen_in(state: State, seat: Seat) -> list[Observation]:
    """What a seat has seen of a deal up to a state."""
    start = game_named(state.deal.game).start(state.deal)
    return [each.observe(seat) for each in states_of(start, state.log)]


@EVERY_GAME
def test_other_hidden_cards_change_nothing_of_a_question(game: Game) -> None:
    compared = {True: 0, False: 0}
    for number, deal in enumerate(played(game.id)[:3]):
        seat = deal.record.deal.players[number % len(deal.record.deal.players)]
        for place in range(len(deal.states) // 3, len(deal.states) - 4, 7):
            state = deal.states[place]
            if state.turn != seat and state.actor(state.turn or seat) != seat:
                continue
            other = again(game, state.observe(seat), place)
            if any(state.cards(each).hands[each] != other.cards(each).hands[each] for each in all_seats(4)):
                compared[True] += _same_counted(state, other, seat)
                compared[False] += _same_searched(state, other, seat)
    assert all(compared.values())


def _same_counted(state: State, other: State, seat: Seat) -> int:
    for kind in COUNTED:
        ones, others = seen_in(state, seat), seen_in(other, seat)
        assert counted_question(kind, ones, Random(1)) == counted_question(kind, others, Random(1))
    return 1


def _same_searched(state: State, other: State, seat: Seat) -> int:
    decisions = [list(_decisions(each, seat)) for each in (state, other)]
    found = [[each.ask(FEW) for each in some] for some in decisions]
    assert found[0] == found[1]
    return len(found[0])


def _decisions(state: State, seat: Seat) -> Iterator[OpenDecision]:
    asked_now = first_moment(state).next_question((seat,))
    if asked_now is not None and asked_now[0] == seat:
        yield from decisions_open(asked_now[1].seen, asked_now[1])


# What a search answers


@cache
def quiz(game: str, day: date = DAY, length: int = 2) -> tuple[QuizQuestion, ...]:
    """The beginning of the quiz of a day, from few imagined deals."""
    return tuple(step.question for step in steps(game, day, length) if step.question is not None)


def steps(game: str, day: date, length: int) -> list[QuizStep]:
    rules = GAMES[game].house_rules()
    return list(make_quiz(QuizPlan(game, rules, seed_of_day(game, rules, day), length=length, imagined=FEW)))


def question_at(asked_there: QuizQuestion) -> Question:
    """What the rules ask at the place of a question."""
    deal = PlayedDeal(record_from_json(asked_there.record))
    state = deal.states[asked_there.place]
    for moment in deal.moments((asked_there.seat,)):
        if moment.state is state:
            found = moment.next_question((asked_there.seat,))
            if found is not None and found[0] == asked_there.seat:
                return found[1]
    raise AssertionError


@EVERY_GAME
def test_the_right_answer_of_a_search_is_ahead_of_each_other_by_its_error(game: Game) -> None:
    searched = [each for each in quiz(game.id) if not each.kind.is_counted]
    assert searched
    for question in searched:
        choices = question_at(question).choices
        for place, answer in enumerate(question.answers):
            weighing = answer.weighing
            assert weighing is not None
            assert weighing.given == answer.moves[0]
            assert all(
                move is None or move in choices or any(each.allows(move) for each in choices if hasattr(each, "allows"))
                for move in answer.moves
            )
            if place != question.right:
                mean, _spread, error = weighing.cost
                assert error is not None
                assert mean >= AHEAD * error
                assert mean > WORTH * weighing.stake
        offered = [move for each in question.answers for move in each.moves]
        assert len(set(offered)) == len(offered)


@EVERY_GAME
def test_the_quiz_of_a_day_is_always_the_same_and_that_of_the_next_another(game: Game) -> None:
    first, length = quiz(game.id), 2 if game.id in {"russbach", "graden"} else 1
    rules = game.house_rules()
    again_made = [step.question for step in steps(game.id, DAY, length) if step.question is not None]
    assert again_made == list(first[:length])
    assert seed_of_day(game.id, rules, date(2026, 11, 28)) != seed_of_day(game.id, rules, DAY)


@EVERY_GAME
def test_a_quiz_has_questions_of_both_sorts_by_turns(game: Game) -> None:
    assert [each.kind.is_counted for each in quiz(game.id)] == [True, False]


def test_kinds_are_mixed() -> None:
    rules, day = GAMES["russbach"].house_rules(), date(2026, 11, 27)
    plan = QuizPlan("russbach", rules, seed_of_day("russbach", rules, day), length=6)
    kinds = [step.question.kind for step in make_quiz(plan) if step.question is not None]
    assert len(set(kinds)) == len(kinds) == 6


def test_the_steps_count_questions_and_places() -> None:
    found = steps("russbach", DAY, 2)
    assert [step.made for step in found if step.question is not None] == [1, 2]
    assert all(step.looked >= 1 for step in found)
    assert found[-1].question is not None


def own_record(game: Game, number: int, seat: int) -> Json:
    """A deal of the history with the person in a seat."""
    record = records(game, 8, 5, "easy")[number]
    players = [{"name": f"P{each}", "level": None if each == seat else "easy"} for each in range(record["seats"])]
    return {**record, "players": players, "deal_id": f"own/{number}"}


def test_questions_of_own_deals_are_asked_from_the_seat_of_the_person() -> None:
    game = GAMES["graden"]
    own = tuple(own_record(game, number, number % 4) for number in range(8))
    plan = QuizPlan(game.id, game.house_rules(), 4, own, length=3, imagined=FEW)
    found = [step.question for step in make_quiz(plan) if step.question is not None]
    assert len(found) == 3
    for question in found:
        assert question.record in own
        written = question.record["players"]
        assert isinstance(written, list)
        assert written[question.seat]["level"] is None


def test_where_own_deals_do_not_suffice_or_are_damaged_others_are_asked_about() -> None:
    game = GAMES["graden"]
    damaged = {**own_record(game, 0, 1), "moves": [{"seat": 0, "do": "play", "card": "HA"}]}
    plan = QuizPlan(game.id, game.house_rules(), 4, (damaged,), length=2, imagined=FEW)
    found = [step.question for step in make_quiz(plan) if step.question is not None]
    assert len(found) == 2
    assert all(question.record is not damaged for question in found)


def test_a_card_as_good_as_the_answer_is_that_answer() -> None:
    for game in GAMES:
        for question in quiz(game):
            for place, answer in enumerate(question.answers):
                for move in answer.moves:
                    if move is not None:
                        assert question.answered_by(move) == place
            assert question.answered_by(Play(question.seat, game_named(game).pack(GAMES[game].house_rules())[0])) in (
                None, *range(len(question.answers)),
            )  # fmt: skip
