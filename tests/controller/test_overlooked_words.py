# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What was overlooked is said from what was counted in imagined deals, and from nothing else."""

import json
from random import Random

import pytest

from kartenspiel.controller.decisions import Decision, decisions
from kartenspiel.controller.overlooked_words import overlooked_sentences
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_as_json, record_from_json
from kartenspiel.model.cards import card
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from kartenspiel.players.imagination import Imagination
from kartenspiel.players.opinion import Difference
from kartenspiel.players.overlooked import Frequency, ItemFrequency, Overlooked, TellingCard, TrickFrequency
from kartenspiel.players.weighing import Weighed, Weighing
from tests.controller.dealt import GAMES, records

SEAT = Seat(0)


def _decision(game: str) -> Decision:
    bodies = records(GAMES[game], 6, 5, "easy")
    return next(each for body in bodies for each in decisions(PlayedDeal(record_from_json(body)), SEAT))


def _weighing(overlooked: Overlooked, cost: float = 2.0) -> Weighing:
    answers = tuple(Weighed(Play(SEAT, card(code)), (), worth, 0.5) for code, worth in (("HA", 1.0), ("HT", 0.0)))
    return Weighing(answers[1].answer, answers, Difference(cost, 1.0, 0.1), 1.0, overlooked)


def _said(overlooked: Overlooked, game: str = "russbach", cost: float = 2.0) -> list[str]:
    seen = _decision(game).question.seen
    return [english(each) for each in overlooked_sentences(_weighing(overlooked, cost), seen)]


def test_each_sentence_has_the_figures_that_were_counted() -> None:
    won = Frequency(0.6, 0.4)
    items = (
        ItemFrequency("pagat", gained=True, often=Frequency(0.5, 0.25)),
        ItemFrequency("pagat", gained=False, often=Frequency(0.25, 0.5)),
        ItemFrequency("game", gained=False, often=Frequency(0.1, 0.3)),
        ItemFrequency("uhu", gained=True, often=Frequency(0.1, 0.3)),
    )
    telling = TellingCard(card("HK"), Seat(2), 0.4, 3.0, -1.0)
    trick = TrickFrequency(Frequency(0.2, 0.9), Frequency(0.7, 0.0))
    assert _said(Overlooked(96, won, items, telling, trick), "koenigrufen") == [
        "Pagat ultimo: gained in 50 % of the imagined deals with the best answer, in 25 % with this one.",
        "The game: paid in 10 % of the imagined deals with the best answer, in 30 % with this one.",
        "A partner takes this trick in 70 % of the imagined deals with the best answer, in 0 % with this one.",
        "seat 2 has the HK in 40 % of the imagined deals: there the difference is +3 point, elsewhere -1 point.",
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_that_is_paid_for_has_words_but_the_game_itself(game: Game) -> None:
    paid_for = {item["item"] for body in records(game, 60, 5) for item in body["result"]["items"]}
    unnamed = paid_for - game.words.items.keys()
    assert len(unnamed) == 1
    won = ItemFrequency(unnamed.pop(), gained=True, often=Frequency(0.5, 0.25))
    (said,) = _said(Overlooked(96, Frequency(0.5, 0.25), (won,), None, None), game.id)
    assert said == "The game: gained in 50 % of the imagined deals with the best answer, in 25 % with this one."


def test_nothing_is_said_where_nothing_shifted_or_nothing_was_lost() -> None:
    same = Frequency(0.5, 0.5)
    nothing = Overlooked(96, same, (), None, TrickFrequency(same, Frequency(0.1, 0.1)))
    assert _said(nothing) == []
    telling = TellingCard(card("HK"), Seat(2), 0.4, 3.0, -1.0)
    assert _said(Overlooked(96, same, (), telling, None), cost=-0.5) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_other_hidden_cards_change_no_sentence(game: Game) -> None:
    body = next(
        each for each in records(game, 8, 5, "random") if any(decisions(PlayedDeal(record_from_json(each)), SEAT))
    )
    record = record_from_json(body)
    asked = list(decisions(PlayedDeal(record), SEAT))
    later = asked[len(asked) // 2]
    imagined = Imagination(game.imaginer(later.question.seen)).several(4, Random(1))
    others = [record_from_json(json.loads(json.dumps(record_as_json(each.state)))) for each in imagined]
    other = next(each for each in others if each.deal.hands != record.deal.hands)
    for before, now in zip(asked, decisions(PlayedDeal(other), SEAT), strict=False):
        told = [
            [
                [(each.kind(found).value, overlooked_sentences(found, each.question.seen))]
                for found in each.weighings(3, 6, 2)
            ]
            for each in (before, now)
        ]
        assert told[0] == told[1]
