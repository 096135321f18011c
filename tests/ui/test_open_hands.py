# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Open hands of players: each card can be read, in windows of all sizes and with text of all sizes."""

from collections.abc import Iterator

import pytest

from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.ui.table.dummy_hands import hand_span
from kartenspiel.ui.table.frame import Frame, side_of
from kartenspiel.ui.table.layout import Placement, Showing, arrange
from kartenspiel.ui.table.open_hands import open_hand_area
from tests.ui.test_dummy_hands import area_of, index_of
from tests.ui.test_overlaps import frames, seen_in

SCENES = ("bettel_ouvert", "given_up")


def open_hands(scene: str) -> Iterator[tuple[Frame, Observation, Seat, list[Placement]]]:
    """Yield open hands that are no dummies', in the order in which their cards lie one on the other."""
    for _, seen in seen_in(scene):
        for frame in frames(seen):
            placed = arrange(frame, seen, Showing())
            for seat in set(all_seats(seen.seats)) - {seen.seat, *seen.dummies}:
                if seen.cards.open_hand(seat):
                    hand = [each for each in placed if each.zone == "hand" and each.seat == seat]
                    yield frame, seen, seat, sorted(hand, key=lambda each: each.z)


@pytest.mark.parametrize("scene", SCENES)
def test_the_index_of_every_card_of_an_open_hand_is_in_sight(scene: str) -> None:
    lying = list(open_hands(scene))
    assert lying
    for frame, _, _, hand in lying:
        cards = [area_of(each, frame) for each in hand]
        for number, card in enumerate(cards):
            assert not any(index_of(card).overlaps(above) for above in cards[number + 1 :]), frame


@pytest.mark.parametrize("scene", SCENES)
def test_an_open_hand_at_the_side_keeps_to_its_place_however_many_cards_are_left(scene: str) -> None:
    for frame, seen, seat, hand in open_hands(scene):
        side = side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise)
        if side in {"left", "right"}:
            place = open_hand_area(frame, side, hand_span(seen, seat))
            assert place.width <= frame.plate[0]
            for card in (area_of(each, frame) for each in hand):
                assert place.x - 1 <= card.x <= card.right <= place.right + 1, frame
                assert place.y - 1 <= card.y <= card.bottom <= place.bottom + 1, frame
