# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A recorded deal forward and back: by card, trick and part, with the eyes of any seat."""

import pytest

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, read_record
from kartenspiel.controller.replay_driver import ReplayDriver
from kartenspiel.controller.session import Person, dummies
from kartenspiel.controller.sitting import Step
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat, all_seats
from tests import examples

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def record_of(game: Game) -> Record:
    return read_record(examples.file_of(game).read_text(encoding="utf-8").splitlines()[0])


def people_of(record: Record) -> list[Person]:
    names = iter(("Franz", "Resi", "Poldl", "Mizzi"))
    spare = iter(dummies(len(record.deal.dummies)))
    return [
        next(spare) if seat in record.deal.dummies else Person(next(names), "easy")
        for seat in all_seats(record.deal.seats)
    ]


def opened(game: Game) -> ReplayDriver:
    driver, record = ReplayDriver(), record_of(game)
    driver.open(PlayedDeal(record, people_of(record)))
    return driver


@GAMES
def test_tricks_lead_from_the_first_card_over_every_end_of_a_trick_to_the_end_and_back(game: Game) -> None:
    driver = opened(game)
    plays = [place for place, step in enumerate(driver.steps) if isinstance(step.move, Play)]
    ends = [each.place for each in driver.landmarks if each.begins == "trick"]
    assert [driver.steps[place].after.cards.tricks[-1] for place in ends] == list(driver.steps[-1].after.cards.tricks)
    driver.go_to(0)
    found = []
    while driver.place < driver.last:
        driver.go_by_trick(1)
        found.append(driver.place)
    assert found == sorted({plays[0] - 1, *ends, driver.last} - {0})
    back = [driver.place]
    while driver.place > 0:
        driver.go_by_trick(-1)
        back.append(driver.place)
    assert back == [*reversed(found), 0]


@GAMES
def test_parts_lead_to_where_the_cards_begin_and_no_further_than_the_deal_goes(game: Game) -> None:
    driver = opened(game)
    first = next(place for place, step in enumerate(driver.steps) if isinstance(step.move, Play))
    places = [each.place for each in driver.landmarks if each.begins != "trick"]
    assert places == sorted(set(places))
    assert places[-1] == first - 1
    for _ in range(len(places) + 1):
        driver.go_by_part(1)
    assert driver.place == driver.last
    driver.go_by_part(-1)
    assert driver.place == first - 1
    driver.go_to(driver.last + 100)
    assert driver.place == driver.last
    driver.go_to(-5)
    assert driver.place == 0


@GAMES
def test_other_eyes_stay_at_the_place_and_see_their_own_hand(game: Game) -> None:
    driver = opened(game)
    driver.go_to(driver.last // 2)
    place = driver.place
    laid: list[Step] = []
    driver.laid.connect(laid.append)
    assert driver.session is not None
    for seat, person in enumerate(driver.session.players):
        if not person.is_dummy:
            driver.look(Seat(seat))
            assert driver.place == place
            assert laid[-1].after.seat == seat
            assert laid[-1].after == driver.state.observe(Seat(seat))


def test_what_follows_is_shown_with_movement_until_nothing_does() -> None:
    driver = opened(all_games()[0])
    stepped: list[Step] = []
    driver.stepped.connect(stepped.append)
    while driver.play_on():
        pass
    assert stepped == list(driver.steps[1:])
    assert driver.outcome == driver.steps[-1].after.outcome
