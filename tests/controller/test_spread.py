# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How cards were spread over the seats, and the test whether a fair shuffle does so."""

from itertools import permutations, repeat
from random import Random

import pytest

from kartenspiel.controller.spread import (
    EXCHANGES,
    MANY,
    SpreadTally,
    chi_square_above,
    counts_in,
    history_spread,
    p_value,
    unevenness,
)
from kartenspiel.games import all_games, game_named
from kartenspiel.model.text import Text
from tests.breadth import WIDE
from tests.controller.kept import by_chance
from tests.controller.tables import session_of

WORDS = Text("", "Cards")
GAMES = [game.id for game in all_games()]


def hands(count: int, rng: Random, favoured: float = 0.0) -> list[tuple[int, ...]]:
    """Return how many of 22 cards of 54 came to each of four hands of 12; the first gets one more now and then."""
    found = []
    for _ in range(count):
        pack = [1] * 22 + [0] * 32
        rng.shuffle(pack)
        dealt = [sum(pack[seat * 12 : seat * 12 + 12]) for seat in range(4)]
        if rng.random() < favoured:
            dealt[0] += 1
            dealt[2] -= 1
        found.append(tuple(dealt))
    return found


@pytest.mark.parametrize(
    ("value", "freedom", "above"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.488, 4, 0.05), (11.345, 3, 0.01), (0.0, 3, 1.0)],
)
def test_the_chi_square_distribution_is_that_of_the_tables(value: float, freedom: int, above: float) -> None:
    assert chi_square_above(value, freedom) == pytest.approx(above, abs=2e-5)


def test_the_permutation_test_agrees_with_all_exchanges_counted_one_by_one() -> None:
    found = [(3, 1, 0), (2, 2, 0), (4, 0, 1), (1, 0, 0)]
    measure, at_least, ways = unevenness(found), 0, 0
    for first in permutations(found[0]):
        for second in permutations(found[1]):
            for third in permutations(found[2]):
                for fourth in permutations(found[3]):
                    ways += 1
                    at_least += unevenness([first, second, third, fourth]) >= measure - 1e-9
    assert p_value(found) == pytest.approx(at_least / ways, abs=0.03)


@pytest.mark.parametrize("count", [60, 300])
def test_of_fair_shuffles_one_in_twenty_has_a_probability_below_a_twentieth(count: int) -> None:
    rng = Random(count)
    tries = (40 if count <= MANY else 600) // (1 if WIDE else 2)
    below = sum(p_value(hands(count, rng)) < 0.05 for _ in range(tries))
    assert below / tries == pytest.approx(0.05, abs=0.06 if count <= MANY else 0.03)


def test_both_ways_to_the_probability_agree_where_one_follows_the_other() -> None:
    rng = Random(3)
    for favoured in (0.0, 0.2, 0.4):
        found = hands(MANY, rng, favoured)
        assert p_value(found) == pytest.approx(chi_square_above(unevenness(found), 3), abs=0.04)


def test_a_shuffle_that_favours_a_seat_is_found_out() -> None:
    rng = Random(4)
    assert p_value(hands(2000, rng, favoured=0.3)) < 1e-6
    assert p_value(hands(80, rng, favoured=0.8)) == pytest.approx(1 / (EXCHANGES + 1), abs=2e-3)


def test_the_same_deals_give_the_same_probability_every_time() -> None:
    found = hands(50, Random(5))
    assert p_value(found) == p_value(found)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_dealt_is_counted_from_the_seat_of_the_person_on(game: str) -> None:
    session = session_of(game, person=2)
    sitting = by_chance(session)
    assert sitting.state is not None
    deal = sitting.state.deal
    found = counts_in(sitting.record())
    assert found is not None
    name, seats, counts = found
    assert (name, seats) == (game, 4)
    rules = game_named(game)
    kings = [sum(card.rank == "K" and card.suit != "T" for card in deal.hands[(2 + place) % 4]) for place in range(4)]
    assert counts["kings"][1] == tuple(kings)
    points = [
        sum(rules.card_facts(card, deal.rules).counted for card in deal.hands[(2 + place) % 4]) for place in range(4)
    ]
    assert counts["points"][1] == tuple(points)


def test_a_deal_that_was_not_shuffled_does_not_count() -> None:
    record = by_chance(session_of()).record()
    for change in ({"seed": None}, {"players": None}, {"deal": 3}, {"game": "whist"}, {"options": {"no": 1}}):
        assert counts_in({**record, **change}) is None
    assert counts_in({}) is None


@pytest.mark.parametrize("hands", [[], [["HK"]], [[]] * 5, {}, "HHHH", [7] * 4])
def test_a_deal_whose_hands_are_not_those_of_the_players_does_not_count(hands: object) -> None:
    record = by_chance(session_of()).record()
    assert counts_in({**record, "deal": {"hands": hands}}) is None


def test_a_deal_without_hands_and_without_players_does_not_count() -> None:
    record = by_chance(session_of()).record()
    assert counts_in({**record, "deal": {"hands": []}, "players": []}) is None


def test_what_a_seat_gets_on_the_average_stands_beside_what_chance_gives() -> None:
    tally, rng = SpreadTally(), Random(6)
    found = hands(400, rng)
    for each in found:
        tally.add({"high": (WORDS, each), "kings": (WORDS, each[::-1])})
    spread = tally.result()
    assert spread.deals == 400
    first = spread.rows[0]
    assert first.means[1] == pytest.approx(sum(each[1] for each in found) / 400)
    assert first.expected == pytest.approx(sum(map(sum, found)) / 1600)
    assert all(abs(mean - first.expected) < 2 * first.around for mean in first.means)
    assert spread.p == min(1.0, 2 * min(row.p for row in spread.rows))


@pytest.mark.parametrize(("game", "code", "worth"), [("koenigrufen", "T21", 5), ("rufmariasch", "HT", 10)])
def test_points_of_single_cards_are_what_each_counts(game: str, code: str, worth: int) -> None:
    assert points_of(game, code) == worth


def test_a_card_that_counts_against_whoever_takes_it_has_points_below_nothing() -> None:
    assert points_of("graden", "HT") == -10


def points_of(game: str, code: str) -> int:
    """Return how many points are counted for a hand of this card alone."""
    record = by_chance(session_of(game)).record()
    found = counts_in({**record, "deal": {"hands": [[code], [], [], []]}})
    assert found is not None
    return found[2]["points"][1][0]


def test_deals_of_a_history_are_told_apart_by_their_game_and_while_they_are_read() -> None:
    records = [by_chance(session_of(game)).record() for game in ("graden", "graden", "koenigrufen")]
    told: list[int] = []
    found = history_spread([*records, {"game": "whist"}], told.append)
    assert found.read == 4
    assert [(each.game, each.seats, each.spread.deals) for each in found.games] == [
        ("graden", 4, 2),
        ("koenigrufen", 4, 1),
    ]
    assert sorted(set(told)) == [1, 2, 3, 4]
    assert len(told) > EXCHANGES  # so that it can be stopped at any time
    assert history_spread([], told.append).read == 0


def test_what_a_listener_raises_ends_the_reading() -> None:
    def stop(count: int) -> None:
        if count == 2:
            raise InterruptedError

    record = by_chance(session_of()).record()
    with pytest.raises(InterruptedError):
        history_spread(repeat(record), stop)
