# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The place that covers least: the first free one, else what spares all that matters more."""

from random import Random

import pytest

from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.placer import clearest, lying, outermost, places_in

TABLE = Area(0, 0, 100, 60)


def test_the_first_place_that_covers_nothing_is_taken() -> None:
    places = [Area(x, 0, 10, 10) for x in (0, 20, 40)]
    found = clearest(places, ([Area(5, 5, 10, 10)], [Area(0, 0, 1, 1)]))
    assert found.place == places[1]
    assert found.clear


def test_nothing_that_matters_more_is_covered_to_spare_what_matters_less() -> None:
    places = [Area(0, 0, 10, 10), Area(20, 0, 10, 10)]
    found = clearest(places, ([Area(0, 0, 1, 1)], [Area(20, 0, 10, 10)]))
    assert found.place == places[1]
    assert list(found.hidden) == [0, 100]
    assert not found.clear


def test_of_places_that_cover_as_much_the_first_is_taken() -> None:
    places = [Area(0, 0, 10, 10), Area(20, 0, 10, 10)]
    assert clearest(places, ([TABLE],)).place == places[0]


@pytest.mark.parametrize("seed", range(30))
def test_it_is_the_first_of_the_places_that_cover_as_little(seed: int) -> None:
    chance = Random(seed)
    groups = [
        [Area(chance.uniform(-20, 90), chance.randrange(50), chance.randrange(30), 15) for _ in range(number)]
        for number in (3, 0, 8, 4)
    ]
    places = [Area(chance.randrange(90), y, 25, 12) for y in range(0, 60, 6) for _ in range(10)]
    best = min((lying(place, groups) for place in places), key=lambda each: each.hidden)
    assert clearest(places, groups) == best
    assert clearest([places[0], best.place, best.place], groups) == best


def test_at_no_place_nothing_lies() -> None:
    with pytest.raises(ValueError, match="no place"):
        clearest([], ())


def test_places_are_tried_from_above_and_in_the_middle_first() -> None:
    places = list(places_in(TABLE, 20, 10, [Area(0, 0, 30, 20)], 2))
    assert places[0] == Area(40, 0, 20, 10)
    assert [place.y for place in places] == sorted(place.y for place in places)
    assert Area(32, 22, 20, 10) in places
    assert all(each.x >= 0 and each.right <= 100 and each.y >= 0 and each.bottom <= 60 for each in places)


def test_what_is_larger_than_the_room_lies_in_its_corner() -> None:
    assert list(places_in(TABLE, 200, 90, [], 0)) == [Area(0, 0, 200, 90)]


@pytest.mark.parametrize("seed", range(30))
def test_where_there_is_room_it_is_found(seed: int) -> None:
    chance = Random(seed)
    taken = [Area(chance.randrange(80), chance.randrange(40), 20, 15) for _ in range(5)]
    anywhere = (Area(x, y, 25, 12) for x in range(76) for y in range(49))
    free = clearest(anywhere, (taken,)).clear
    assert clearest(places_in(TABLE, 25, 12, taken, 0), (taken,)).clear == free


def test_what_lies_within_another_need_not_be_looked_at() -> None:
    large, small, beside = Area(0, 0, 50, 50), Area(10, 10, 5, 5), Area(45, 45, 10, 10)
    assert outermost([small, beside, large]) == (large, beside)
    assert lying(Area(0, 0, 5, 5), ([large],)).hidden[0] == 25
