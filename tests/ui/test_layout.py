# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where everything lies, tested as data at every size from 800×600 with the log beside it to 4K."""

from dataclasses import replace
from itertools import combinations, groupby, pairwise, permutations
from math import cos, radians, sin
from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card, cards
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Call, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.words import SORT as TAROCK_SORT
from kartenspiel.model.view import SortOrder
from kartenspiel.ui.table.frame import Area, Frame, TableSide, side_of
from kartenspiel.ui.table.layout import (
    Placement,
    Showing,
    arrange,
    finished_trick,
    laying_place,
    part_of_talon,
    row,
    sorted_hand,
    talon_area,
    talon_aside_area,
)
from kartenspiel.ui.table.origins import sources

SIZES = ((590, 520, 13), (800, 545, 13), (1024, 700, 14), (1280, 745, 15), (1920, 1020, 20), (3840, 2100, 41))
RUSSBACH = game_named("russbach")


def frames() -> list[Frame]:
    return [Frame(*size, aspect) for size in SIZES for aspect in (0.63, 0.54)]


def started(seed: int = 7) -> State:
    rules = RUSSBACH.house_rules()
    rng = Random(seed)
    return RUSSBACH.start(deal_at_random(RUSSBACH, rules, first_of_session(RUSSBACH, rules, rng), rng))


def after_plays(plays: int, seed: int = 7) -> list[State]:
    """Return the states of a deal up to so many cards played, nobody saying anything but the call."""
    state = started(seed)
    states = [state]
    while len(states) < plays + 2:
        assert state.turn is not None
        choices = [choice for choice in state.moves(state.turn) if isinstance(choice, Call | Play)]
        state = state.apply(choices[0])
        states.append(state)
    return states


def seen(plays: int) -> Observation:
    return after_plays(plays)[-1].observe(Seat(0))


def outline(placed: Placement, frame: Frame) -> Area:
    """The upright rectangle around a card that may lie at an angle."""
    wide, angle = placed.height * frame.aspect, radians(placed.angle)
    width = wide * abs(cos(angle)) + placed.height * abs(sin(angle))
    height = wide * abs(sin(angle)) + placed.height * abs(cos(angle))
    return Area(placed.x - width / 2, placed.y - height / 2, width, height)


def zone(placed: tuple[Placement, ...], name: str) -> list[Placement]:
    return [each for each in placed if each.zone == name]


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_ones_own_hand_lies_wholly_in_the_window_and_beside_the_plates(frame: Frame) -> None:
    hand = zone(arrange(frame, seen(0), Showing()), "hand")
    for placed in (each for each in hand if each.seat == 0):
        area = outline(placed, frame)
        assert area.y >= 0
        assert area.bottom <= frame.height + 1
        assert not area.overlaps(frame.plate_at("bottom", 8))
        assert not area.overlaps(frame.corner)


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_a_fanned_hand_of_twelve_shows_the_left_fifth_of_every_card(frame: Frame) -> None:
    many = replace(seen(0), cards=replace(seen(0).cards, hands=(tuple(RUSSBACH.pack(seen(0).rules)[:12]), (), (), ())))
    own = sorted(zone(arrange(frame, many, Showing()), "hand"), key=lambda placed: placed.x)
    assert len(own) == 12
    for left, right in pairwise(own):
        assert right.x - left.x >= 0.2 * frame.own * frame.aspect


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_no_two_things_overlap_that_belong_to_different_places(frame: Frame) -> None:
    placed = arrange(frame, seen(4 * 3 + 3), Showing())
    groups: dict[object, list[Area]] = {}
    for each in placed:
        groups.setdefault((each.zone, each.seat), []).append(outline(each, frame))
    for side in sides_of_four():
        groups["plate", side] = [frame.plate_at(side, 8)]
    for one, other in combinations(groups, 2):
        if "trick" in (one[0], other[0]) and one[0] == other[0]:  # type: ignore[index]
            continue
        for first in groups[one]:
            for second in groups[other]:
                assert not first.overlaps(second), (one, other)


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_the_cards_of_a_trick_never_cover_each_others_index(frame: Frame) -> None:
    table = finished_trick(seen(3), seen(4))
    assert table is not None
    trick = zone(arrange(frame, seen(4), Showing(), table), "trick")
    assert len(trick) == 4
    for one, other in combinations(trick, 2):
        for lower, upper in ((one, other), (other, one)):
            index = Area(lower.x - 0.48 * lower.height * frame.aspect, lower.y - 0.46 * lower.height,
                         0.2 * lower.height * frame.aspect, 0.2 * lower.height)  # fmt: skip
            assert not index.overlaps(outline(upper, frame))


@pytest.mark.parametrize("aspect", [0.54, 0.63])
@pytest.mark.parametrize("size", [(1070, 757, 15), (1710, 1037, 20)])
def test_no_card_of_a_trick_hides_who_is_on_another(size: tuple[int, int, int], aspect: float) -> None:
    frame = Frame(*size, aspect)
    table = finished_trick(seen(3), seen(4))
    assert table is not None
    trick = zone(arrange(frame, seen(4), Showing(), table), "trick")
    for one, other in permutations(trick, 2):
        wide, tall = one.height * frame.aspect, one.height
        card, upper = Area(one.x - wide / 2, one.y - tall / 2, wide, tall), outline(other, frame)
        assert card.shared(upper) < 0.16 * wide * tall
        assert not Area(one.x - 0.25 * wide, one.y - 0.45 * tall, 0.39 * wide, 0.45 * tall).overlaps(upper)


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_the_room_is_used_well(frame: Frame) -> None:
    assert frame.own >= 0.25 * frame.height
    assert frame.trick >= 0.68 * frame.own
    assert frame.trick * frame.aspect >= 0.055 * frame.width
    assert frame.facts.width >= 0.2 * frame.width


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_cards_are_whole_pixels_wide_at_the_usual_scalings_of_a_screen(frame: Frame) -> None:
    for height in (frame.own, frame.others, frame.pile, frame.trick):
        for ratio in (1.25, 1.5, 1.75, 2):
            width = height * frame.aspect * ratio
            assert width == pytest.approx(round(width), abs=1e-6)


@pytest.mark.parametrize(
    ("seats", "clockwise", "sides"),
    [
        (4, True, ("bottom", "left", "top", "right")),
        (4, False, ("bottom", "right", "top", "left")),
        (3, True, ("bottom", "left", "right")),
        (3, False, ("bottom", "right", "left")),
    ],
)
def test_the_next_seat_sits_at_the_left_or_where_one_plays_anticlockwise_at_the_right(
    seats: int,
    clockwise: bool,  # noqa: FBT001 - a case of the table above
    sides: tuple[str, ...],
) -> None:
    assert tuple(side_of(Seat(seat), Seat(0), seats, clockwise=clockwise) for seat in range(seats)) == sides
    turned = tuple(
        side_of(Seat((seat + 2) % seats), Seat(2), seats, clockwise=clockwise) for seat in range(seats)
    )  # fmt: skip
    assert turned == sides


def test_hidden_cards_have_no_card_and_show_their_backs() -> None:
    frame = frames()[6]
    for placed in arrange(frame, seen(6), Showing()):
        if placed.zone == "hand" and placed.seat != 0:
            assert placed.card is None
            assert not placed.face_up
        elif placed.zone == "won":
            assert not placed.face_up
        else:
            assert placed.face_up


def test_an_exposed_hand_lies_face_up_and_upright_within_the_window() -> None:
    observation = seen(0)
    state = after_plays(0)[-1]
    hands = tuple(state.hands)  # type: ignore[attr-defined]
    exposed = replace(observation, cards=replace(observation.cards, hands=hands))
    for frame in frames():
        for placed in zone(arrange(frame, exposed, Showing()), "hand"):
            area = outline(placed, frame)
            assert placed.face_up
            if placed.seat != 0:
                assert placed.angle == 0
                assert min(area.x, area.y, frame.width - area.right) >= 0


def test_each_card_has_one_place() -> None:
    for states in (after_plays(plays) for plays in (0, 1, 5, 18)):
        placed = arrange(frames()[6], states[-1].observe(Seat(2)), Showing())
        assert len({each.key for each in placed}) == len(placed) == 32


def test_the_card_that_is_played_was_a_back_of_the_player() -> None:
    states = after_plays(9)
    for before, after in pairwise(states[1:]):
        played = after.log[-1]
        assert isinstance(played, Play)
        one, other = before.observe(Seat(0)), after.observe(Seat(0))
        old, new = arrange(frames()[6], one, Showing()), arrange(frames()[6], other, Showing())
        table = finished_trick(one, other)
        if table is not None:
            new = arrange(frames()[6], other, Showing(), table)
        found = sources(old, new)
        if played.seat == 0:
            assert found == {}
        else:
            key = found[played.card]
            assert isinstance(key, tuple)
            assert key[:2] == ("hand", played.seat)


def test_while_the_deal_is_interrupted_the_rest_of_the_pack_lies_beside_the_dealer() -> None:
    states = after_plays(0)
    frame = frames()[6]
    observation = states[0].observe(Seat(0))
    old, new = (arrange(frame, state.observe(Seat(0)), Showing()) for state in states)
    stock = zone(old, "stock")
    side = side_of(observation.dealer, Seat(0), 4, clockwise=True)
    assert len(stock) == 16
    assert stock[0].x == frame.pile_at(side, 8).x
    assert not zone(new, "stock")
    assert not any(outline(stock[-1], frame).overlaps(frame.plate_at(each, 8)) for each in sides_of_four())
    found = sources(old, new)
    assert len(found) == 16
    assert {each[0] for each in found.values() if isinstance(each, tuple)} == {"stock"}


def sides_of_four() -> tuple[TableSide, ...]:
    return ("bottom", "left", "top", "right")


def test_raised_cards_are_higher_and_the_others_stay() -> None:
    frame, observation = frames()[6], seen(0)
    chosen = observation.hand[2]
    flat = {each.key: each for each in arrange(frame, observation, Showing())}
    raised = {each.key: each for each in arrange(frame, observation, Showing(lifted=frozenset({chosen})))}
    assert raised[chosen].y < flat[chosen].y - 0.05 * frame.own
    assert raised[chosen].lifted
    assert {key for key in flat if flat[key] != raised[key]} == {chosen}


def test_cards_laid_away_lie_in_their_places_and_no_longer_in_the_hand() -> None:
    observation = seen(0)
    laid = observation.hand[1:3]
    for frame in frames():
        placed = arrange(frame, observation, Showing(laid=laid, slots=4))
        area = laying_place(frame, 4)
        lying = zone(placed, "laid")
        assert [each.card for each in lying] == list(laid)
        assert [(each.x, each.y) for each in lying] == list(row(frame, 4)[:2])
        assert all(area.holds(each.x, each.y) for each in lying)
        assert area.bottom < frame.hand_top


def test_the_last_trick_can_be_seen_again_beside_the_present_one() -> None:
    observation = seen(4 * 2 + 2)
    for frame in frames():
        placed = arrange(frame, observation, Showing(tricks_back=1))
        last = zone(placed, "last")
        assert {each.card for each in last} == {play.card for play in observation.cards.tricks[-1]}
        assert all(each.face_up for each in last)
        assert len(zone(placed, "won")) == 4
        for one in last:
            assert outline(one, frame).x >= 0
            assert not any(outline(one, frame).overlaps(outline(other, frame)) for other in zone(placed, "trick"))


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("high_left", "HA HT H7 SK SQ T21 T1"),
        ("high_right", "H7 HT HA SQ SK T1 T21"),
        ("as_dealt", "SQ H7 T1 HA SK T21 HT"),
    ],
)
def test_the_hand_is_sorted_as_chosen(order: str, expected: str) -> None:
    sort = SortOrder((Suit.HEARTS, Suit.SPADES), "A T K Q J 9 8 7")
    hand: tuple[Card, ...] = cards("SQ H7 T1 HA SK T21 HT")
    assert sorted_hand(hand, sort, order) == cards(expected)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "trumps", "expected"),
    [
        ("HA DA SA CA", None, "H S D C"),
        ("HA DA SA", None, "H S D"),
        ("DA SA CA", None, "S D C"),
        ("HA DA CA T5", None, "H C D T"),
        ("HA DA SA CA", "D", "D S H C"),
        ("HA DA", None, "H D"),
    ],
)
def test_red_suits_lie_beside_black_ones_wherever_that_can_be(hand: str, trumps: str | None, expected: str) -> None:
    sort = SortOrder(PLAIN_SUITS, "A K").trumps_first(None if trumps is None else Suit(trumps))
    for order in ("high_left", "high_right"):
        lying = sorted_hand(cards(hand), sort, order)
        assert " ".join(card.suit for card in lying) == expected


def test_no_suit_changes_its_place_when_another_has_been_played() -> None:
    sort, dealt = SortOrder(PLAIN_SUITS, "A K"), cards("HA DA SA CA")
    assert sorted_hand(cards("CA HA DA"), sort, "high_left", dealt) == cards("HA DA CA")


def test_a_face_down_card_lies_before_its_owner() -> None:
    observation = seen(0)
    own = observation.hand[0]
    lying = replace(observation, cards=replace(observation.cards, face_down=((own,), (None,), (), ())))
    for frame in frames():
        placed = arrange(frame, lying, Showing())
        down = {each.seat: each for each in zone(placed, "down")}
        assert down[Seat(0)].card is own
        assert down[Seat(1)].card is None
        assert not any(each.face_up for each in down.values())
        assert own not in {each.card for each in zone(placed, "hand")}
        assert down[Seat(0)].y > frame.centre.middle.y


def test_a_talon_lies_in_the_middle_until_a_card_is_led() -> None:
    observation = seen(0)
    talon = (None, None, card("HA"), None)
    frame = frames()[6]
    for plays, small in ((0, False), (1, True)):
        one = seen(plays)
        placed = zone(arrange(frame, replace(one, cards=replace(one.cards, talon=talon)), Showing()), "talon")
        assert len(placed) == 4
        assert (placed[0].height < 0.7 * frame.laid) is small
        assert [each.face_up for each in placed] == [False, False, True, False]
    assert observation.cards.talon == ()


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_the_parts_of_a_talon_lie_apart_in_the_room_of_the_whole(frame: Frame) -> None:
    observation, talon = seen(0), cards("HA HK HQ HJ H9 H8")
    table = replace(observation.cards, talon=talon, talon_parts=(3, 3))
    placed = zone(arrange(frame, replace(observation, cards=table), Showing()), "talon")
    gaps = [right.x - left.x for left, right in pairwise(placed)]
    assert gaps[2] > 1.2 * max(*gaps[:2], *gaps[3:])
    assert [part_of_talon(table, place) for place in range(6)] == [1, 1, 1, 2, 2, 2]
    area = talon_area(frame, observation.seats, 6)
    for each in placed:
        assert area.x - 1 <= outline(each, frame).x
        assert outline(each, frame).right <= area.right + 1


@pytest.mark.parametrize("frame", frames(), ids=str)
def test_the_rest_of_a_talon_lies_beside_the_table_clear_of_the_trick_and_ones_hand(frame: Frame) -> None:
    observation = seen(3)
    for talon in (cards("HA HK HQ"), (None, None, None)):
        table = replace(observation.cards, talon=talon, talon_aside=True)
        every = arrange(frame, replace(observation, cards=table), Showing())
        area = talon_aside_area(frame, table, frame.edge)
        assert area is not None
        for each in zone(every, "talon"):
            assert each.x - each.height * frame.aspect / 2 >= area.x - 1
        others = [each for each in every if each.zone in ("trick", "hand")]
        assert not any(area.overlaps(outline(each, frame)) for each in others)


def test_an_open_hand_lies_suit_by_suit_whatever_the_order_of_its_cards() -> None:
    observation, frame = seen(4), frames()[6]
    shuffled = cards("H9 SK HA S7 DQ")
    hands = (observation.cards.hands[0], shuffled, *observation.cards.hands[2:])
    placed = arrange(frame, replace(observation, cards=replace(observation.cards, hands=hands)), Showing())
    lying = [each.card for each in sorted(zone(placed, "hand"), key=lambda each: each.z) if each.seat == 1]
    suits = [each.suit for each in lying if each is not None]
    assert sorted(lying, key=str) == sorted(shuffled, key=str)
    assert len(list(groupby(suits))) == len(set(suits))


def test_tarocks_are_sorted_by_their_numbers_and_the_red_ace_above_the_two() -> None:
    hand = cards("H4 H1 H2 HK T2 T21 T4 T22 ST S9")
    assert sorted_hand(hand, TAROCK_SORT, "high_left") == cards("T22 T21 T4 T2 HK H1 H2 H4 ST S9")
