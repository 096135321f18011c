# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players promise themselves and are paid, and how they imagine others (`packaging/players/calibration.py`)."""

import json
from dataclasses import dataclass, replace
from random import Random

import pytest

import calibration
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import received
from kartenspiel.players.opinion import Estimate, Measure, Opinion
from kartenspiel.players.question import Player, Question
from kartenspiel.players.rollout import worlds
from measuring import PlayedOnce, play_deal


@dataclass(frozen=True)
class Prophet(Player):
    """Plays as the easy level, and promises itself seven for every answer."""

    name: str = "prophet"

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Return the answer of the easy level with that promise."""
        found = player_named("easy").consider(question, rng)
        return found._replace(measure=Measure.PAYMENT, estimates=(Estimate(found.move, 7.0, 7.0, 0.0, None, None, 1),))


def deal() -> PlayedOnce:
    """Return a deal that was played."""
    return play_deal("koenigrufen", Prophet(), 1, 2)


def test_every_answer_but_silence_and_passes_is_held_against_what_was_paid() -> None:
    played = deal()
    outcome = played.end.outcome
    assert outcome is not None
    found = [(name, each) for name, each in calibration.promises(played) if ":" not in name]
    spoken = [each for each in played.asked if not isinstance(each.opinion.move, Pass | type(None))]
    assert [each for _, each in found] == [
        (7.0, received(played.end, outcome, each.question.seen.seat)) for each in spoken
    ]
    bids = [name for name, _ in calibration.promises(played) if name.startswith("bids: ")]
    said = [each.opinion.move for each in spoken]
    assert bids == [f"bids: {move.bid}" for move in said if isinstance(move, Bid)]


def test_less_is_promised_less_paid_over_deals() -> None:
    promise = calibration.Promise()
    promise.add([(3.0, 1.0), (2.0, 1.0)])
    promise.add([(1.0, -1.0)])
    assert promise.promised.mean == 2
    assert promise.paid.mean == pytest.approx(1 / 3)
    assert promise.less.mean == pytest.approx(5 / 3)
    assert (promise.less.count, len(promise.less.counts)) == (3, 2)


def test_answers_that_were_not_tried_out_promise_nothing() -> None:
    played = play_deal("koenigrufen", player_named("easy"), 1, 2)
    assert list(calibration.promises(played)) == []


@pytest.mark.parametrize("game", sorted(judgements()))
def test_hidden_hands_are_held_against_those_imagined_and_the_own_is_not(game: str) -> None:
    played = play_deal(game, player_named("easy"), 1, 1)
    for asked in calibration.cards_asked(played, 2, Random(1)):
        found = list(calibration.truer(asked, 6, Random(2)))
        assert len(found) < asked.state.deal.seats
        assert all(who in calibration.ROLES and len(more) == len(calibration.FEATURES) for who, more in found)


def test_what_one_hand_truly_has_more_another_has_less_where_all_cards_are_in_hands() -> None:
    for asked in calibration.cards_asked(play_deal("russbach", player_named("easy"), 1, 3), 5, Random(1)):
        found = [more for _, more in calibration.truer(asked, 5, Random(3))]
        assert all(abs(sum(column)) < 1e-9 for column in zip(*found, strict=True))
    first = calibration.cards_asked(play_deal("russbach", player_named("easy"), 1, 3), 40, Random(1))
    assert any(any(more) for asked in first for _, more in calibration.truer(asked, 5, Random(3)))


def test_a_deal_imagined_just_as_it_is_has_nobody_stronger() -> None:
    asked = calibration.cards_asked(play_deal("anrufen", player_named("easy"), 1, 3), 1, Random(1))[0]
    judgement = judgements()["anrufen"]
    (imagined,) = worlds(judgement, asked.question.seen, 1, Random(3), weighed=True)
    as_imagined = replace(asked, state=imagined)
    assert list(calibration.truer(as_imagined, 1, Random(3))) == []
    assert list(calibration.truer(as_imagined, 1, Random(4))) != []


def test_trumps_tops_and_points_of_a_hand_are_counted() -> None:
    asked = calibration.cards_asked(play_deal("koenigrufen", player_named("easy"), 1, 1), 1, Random(1))[0]
    assert isinstance(asked.state, CardPlay)
    terms = judgements()["koenigrufen"].terms(asked.state)
    cards = {str(card.code): 1 << terms.deck.place(card) for card in terms.deck.cards}
    hand = cards["T21"] | cards["T1"] | cards["HK"] | cards["HQ"]
    trumps, tops, points = calibration.features(terms, hand)
    assert (trumps, tops) == (2, 1)
    assert points > 0


def test_there_is_a_line_for_programs_and_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["russbach", "--players", "strong", "--deals", "1", "--drawn", "4", "--questions", "1"]
    assert calibration.main([*wanted, "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["game"], line["player"]) == ("russbach", "strong")
    cards = line["promises"]["cards"]
    assert cards["less"]["mean"] == pytest.approx(cards["promised"]["mean"] - cards["paid"]["mean"])
    assert calibration.main([*wanted, "--names"]) == 0
    out = capsys.readouterr().out
    assert "cards: call" in out
    assert "true less imagined" in out
