# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words are worth, learned: from what a seat sees and nothing else, and only where it was learned."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cards import Card, card
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Announce, Bid, Call, Kontra, LayAway, LayAwayChoice, Move, Pass, Trumps, Vorhand
from kartenspiel.model.options import as_json, from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.learned import speaking
from kartenspiel.players.learned.encoder import ENCODER, Word, WordFeatures, WordSituation, are_words, word_of
from kartenspiel.players.learned.examples import PaidWords, decision_from
from kartenspiel.players.learned.fitting import fit, gain
from kartenspiel.players.learned.ridge import Example, fitted
from kartenspiel.players.learned.speaking import best_word, word_said
from kartenspiel.players.learned.values import Learned, pack, unpack
from kartenspiel.players.learned.worths import learned_of
from kartenspiel.players.question import Question
from tests.imagined import imagining
from tests.players.seating import dealt
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
AWAY = 7
"""Of so many moments of a deal one is looked at."""
SILENT = Word("", "", {})


def words_in(state: State) -> Iterator[Question]:
    """Yield what is asked of words in a moment of a deal."""
    for seat in state.open_statements():
        yield Question(state.observe(seat), state.statements(seat), may_pass=True)
    turn = state.turn
    if turn is not None and not state.hands_closed:
        question = Question(state.observe(state.actor(turn)), state.moves(turn), may_pass=False)
        if question.statements:
            yield question


def encoded(question: Question) -> list[WordFeatures]:
    situation = WordSituation(question)
    said = [choice for choice in question.statements if not isinstance(choice, LayAwayChoice)]
    return [situation.features, *(situation.word(move).among(situation.features) for move in said)]


@GAMES
def test_hidden_cards_change_no_feature(game: Game) -> None:
    compared = 0
    for seed in range(3):
        for state in list(positions(game, seed))[::AWAY]:
            for number, question in enumerate(words_in(state)):
                seen = imagining(game, question.seen)(Random(number)).observe(question.seen.seat)
                assert encoded(Question(seen, question.choices, question.may_pass)) == encoded(question)
                compared += 1
    assert compared


@GAMES
def test_every_word_of_a_question_has_features_of_its_own_but_a_pass(game: Game) -> None:
    for state in list(positions(game, 5))[::AWAY]:
        for question in words_in(state):
            situation = WordSituation(question)
            for choice in question.statements:
                if not isinstance(choice, LayAwayChoice):
                    found = situation.word(choice).among(situation.features)
                    assert bool(found) is not isinstance(choice, Pass)


def test_suits_that_are_alike_count_together() -> None:
    game = game_named("koenigrufen")
    start = dealt(game, 3)
    around = dict(zip("HDSC", "DHCS", strict=True))  # red suits have other small cards than black ones

    def turned(each: Card) -> Card:
        return card(around[each.suit] + each.rank) if each.suit in around else each

    deal = start.deal
    hands = tuple(tuple(map(turned, hand)) for hand in deal.hands)
    other = game.start(replace(deal, hands=hands, talon=tuple(map(turned, deal.talon))))
    (before,), (after,) = words_in(start), words_in(other)
    assert before.seen.hand != after.seen.hand
    assert encoded(before) == encoded(after)


def test_a_raise_says_how_often_it_was_raised_and_no_word_says_who_speaks() -> None:
    kontra = [Kontra(Seat(1), "game"), Kontra(Seat(0), "game"), Kontra(Seat(2), "pagat")]
    assert word_of(Kontra(Seat(3), "game"), kontra) == "kontra game 2"
    assert word_of(Kontra(Seat(3), "game"), ()) == "kontra game"
    assert word_of(Announce(Seat(2), "uhu", Seat(1))) == word_of(Announce(Seat(0), "uhu")) == "announce uhu"


def test_the_suit_named_last_stands_apart_whatever_was_named_before() -> None:
    state = dealt(game_named("anrufen"), 1)
    for kind in (Bid, Pass, Pass, Pass, Trumps, Call):
        turn = state.turn
        assert turn is not None
        found = [each for each in state.moves(turn) if isinstance(each, kind)]
        state = state.after(found[-1 if kind is Trumps else 0])
    trumps, called = (move for move in state.log if isinstance(move, Trumps | Call))
    assert isinstance(called, Call)
    assert getattr(trumps, "suit", None) is not called.card.suit
    question = next(words_in(state))
    features = WordSituation(question).features
    assert features["length of named"] == sum(each.suit is called.card.suit for each in question.seen.hand)
    assert sum(name.startswith("length of named ") for name in features) == 1


def test_house_rules_that_are_not_the_usual_ones_are_features() -> None:
    game = game_named("koenigrufen")
    usual = as_json(game.house_rules())
    start = game.start(
        replace(dealt(game, 1).deal, rules=from_json(type(game.house_rules()), usual | {"max_kontra": 4}))
    )
    (question,) = words_in(start)
    assert "option max_kontra 4" in WordSituation(question).features
    assert not any(name.startswith("option") for name in WordSituation(opening()).features)


def test_a_regression_finds_the_weights_that_made_the_examples() -> None:
    rng, weights = Random(4), [2.0, -3.0, 0.5]
    samples = []
    for _ in range(60):
        row = [(at, rng.random()) for at in range(3) if rng.random() < 2 / 3]
        samples.append(Example(row, sum(weights[at] * value for at, value in row)))
    assert fitted(samples, [1e-6] * 3) == pytest.approx(weights, abs=0.02)
    assert fitted(samples, [1e9] * 3) == pytest.approx([0.0] * 3, abs=1e-3)


def deals(count: int) -> list[list[PaidWords]]:
    """Return deals of one decision each: with open hands a bird pays with kings, with closed hands it never does."""
    rng, found = Random(1), []
    for _ in range(count):
        kings = float(rng.random() < 1 / 2)
        luck = 4 * rng.random() - 2
        closed = (0.0, -1.0 + luck) if rng.random() < 1 / 3 else (None, None)
        bird = Word("announce uhu", "announce", {})
        found.append([PaidWords({"held K": kings}, (SILENT, bird), 1, 1.0, (0.0, 4 * kings - 1 + luck), closed)])
    return found


def test_a_word_that_open_hands_overrate_is_worth_what_closed_hands_pay() -> None:
    given = deals(1500)
    blind = [[replace(each, closed=(None, None)) for each in deal] for deal in given]
    with_king, without = (next(deal[0] for deal in given if deal[0].situation["held K"] == held) for held in (1.0, 0.0))
    by_open = fit([each for deal in blind for each in deal])
    assert by_open.worth(with_king, 1) > 2
    assert by_open.worth(without, 1) < 0
    learned = fit([each for deal in given for each in deal])
    assert learned.worth(without, 1) < 0
    assert learned.worth(with_king, 1) < by_open.worth(with_king, 1) - 2


def test_the_gain_is_what_other_words_than_those_of_the_judgement_were_paid_more() -> None:
    given = deals(1500)
    tried = [deal for deal in given if deal[0].closed[0] is not None]
    learned = fit([each for deal in given for each in deal])
    found = gain(learned, given, 0.0)
    assert found.deals == len(tried)
    assert 0 < found.changed <= len(tried)
    assert found.mean > 0.2  # silence in place of the bird, which loses one
    assert gain(learned, given, 99.0)[1:3] == (0, 0.0)


def test_the_same_examples_give_the_same_weights() -> None:
    given = [each for deal in deals(200) for each in deal]
    assert fit(given).weights == fit(given).weights
    assert fit(given).weights["announce | held K"] != 0


def test_a_decision_reads_back_as_it_was_written_and_none_that_is_damaged() -> None:
    for (decision,) in deals(5):
        written = json.loads(json.dumps(decision.as_json()))
        assert decision_from(written) == decision
        for name, value in (("rule", 2), ("open", [1.0]), ("closed", ["1", 2]), ("words", [["", ""]]), ("stake", None)):
            with pytest.raises(FieldError):
                decision_from(written | {name: value})


def test_weights_read_back_as_they_were_packed_but_for_what_is_next_to_nothing() -> None:
    packed = pack({"bid solo": -1.25, "bid solo | held K": 0.5, "longest": 0.0001})
    assert unpack(f"\n{packed[:9]}\n{packed[9:]}\n") == {"bid solo": -1.25, "bid solo | held K": 0.5}


def opening() -> Question:
    (question,) = words_in(dealt(game_named("koenigrufen"), 1))
    return question


def learned_there(**changes: object) -> Learned:
    seen = opening().seen
    given = {"encoder": ENCODER, "rules": as_json(seen.rules), "seats": 4, "margin": 0.5, "weights": {"bid": 1.0}}
    return Learned(**(given | changes))  # type: ignore[arg-type]


def test_what_was_learned_holds_at_tables_like_those_it_was_learned_at() -> None:
    seen = opening().seen
    assert learned_there().covers(seen)
    assert not learned_there(seats=3).covers(seen)
    assert not learned_there(encoder=ENCODER + 1).covers(seen)
    assert not learned_there().covers(replace(seen, dummies=(Seat(1),)))
    assert not learned_there(rules=as_json(seen.rules) | {"max_kontra": 4}).covers(seen)


def learned_is(monkeypatch: pytest.MonkeyPatch, learned: Learned | None) -> None:
    monkeypatch.setattr(speaking, "learned_of", lambda _game: learned)


def test_words_are_worth_their_weights_and_that_of_the_judgement_a_margin_more(monkeypatch: pytest.MonkeyPatch) -> None:
    question, judgement = opening(), judgements()["koenigrufen"]  # the stake is 1 before anybody has bid
    bids = [choice for choice in question.choices if isinstance(choice, Bid)][:2]
    answers: list[Move | None] = [Vorhand(bids[0].seat), *bids]
    learned = learned_there(weights={"bid": 1.0, word_of(bids[1]): 2.0, "vorhand": 0.25})
    assert learned.worths(question, answers, -1) == [0.0, 0.75, 2.75]
    learned_is(monkeypatch, learned)
    assert best_word(judgement, question, answers, bids[0]) is bids[1]
    learned_is(monkeypatch, replace(learned, margin=3.0))
    assert best_word(judgement, question, answers, bids[0]) is bids[0]
    assert best_word(judgement, question, answers, answers[0]) is answers[0]
    assert best_word(judgement, question, answers, answers[0], dares=0.5) is bids[1]
    assert best_word(judgement, question, answers, bids[0], dares=-2.0) is answers[0]


def test_what_was_learned_is_said_only_where_it_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    question, judgement = opening(), judgements()["koenigrufen"]
    usual = judgement.statement(question, 0.5, Random(1))
    quiet, *words = judgement.answers_to_compare(question, Random(1))
    other = next(word for word in words if word != usual)
    loud = learned_there(weights={word_of(other): 99.0})
    for learned, word in ((loud, other), (replace(loud, seats=3), usual), (None, usual)):
        learned_is(monkeypatch, learned)
        assert word_said(judgement, question, 0.5, Random(1)) == word
    learned_is(monkeypatch, loud)
    laid = LayAway(Seat(1), (card("HK"),))
    assert best_word(judgement, question, [quiet, laid], laid) is laid  # no word, of which nothing was learned


def test_medium_says_what_was_learned_and_easy_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    question = opening()
    judgement = judgements()["koenigrufen"]
    usual = judgement.statement(question, 0.5, Random(1))
    _, *words = judgement.answers_to_compare(question, Random(1))
    loud = next(word for word in words if word != usual)
    learned_is(monkeypatch, learned_there(weights={word_of(loud): 99.0}))
    assert player_named("medium").choose(question, Random(1)) == loud
    assert player_named("easy").choose(question, Random(1)) != loud


def test_cards_are_no_words() -> None:
    assert are_words([None, Pass(Seat(0)), Call(Seat(0), card("HK"))])
    assert not are_words([Pass(Seat(0)), LayAway(Seat(0), (card("HK"),))])


@pytest.mark.parametrize("game", [game for game in all_games() if learned_of(game.id)], ids=lambda game: game.id)
def test_hidden_cards_change_no_word_that_was_learned(game: Game) -> None:
    medium, learned = player_named("medium"), 0
    for number in range(12):
        conductor = Conductor(dealt(game, number))
        while (asked := conductor.next_question()) is not None:
            seat, question = asked
            if not question.statements:
                break
            word = medium.choose(question, Random(number))
            other = imagining(game, question.seen)(Random(number)).observe(seat)
            assert medium.choose(Question(other, question.choices, question.may_pass), Random(number)) == word
            learned += word != player_named("unlearned").choose(question, Random(number))
            conductor.answer(word)
    assert learned


@GAMES
def test_what_was_learned_of_a_game_is_small_tells_how_and_holds_in_its_usual_house_rules(game: Game) -> None:
    path = Path(speaking.__file__).parent / "weights" / f"{game.id}.py"
    learned = learned_of(game.id)
    assert (learned is not None) is path.exists()
    if learned is not None:
        text = path.read_text("utf-8")
        assert len(text) < 1_000_000
        assert f"kartenspiel learn {game.id} --deals " in text
        assert len(learned.weights) > 100
        assert learned.covers(dealt(game, 1).observe(Seat(0)))
