# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where dummies lie open: sorted, each card to be read, in nobody's way."""

from functools import cache
from itertools import pairwise
from math import cos, radians, sin

import pytest

from kartenspiel.controller.sitting import Step, step_to
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.words import SORT
from kartenspiel.ui.table.dummy_hands import dummy_area, framed, hand_span, open_areas
from kartenspiel.ui.table.frame import Area, Frame, side_of
from kartenspiel.ui.table.items import FRAME_LINE
from kartenspiel.ui.table.layout import Placement, Showing, arrange, is_played, sorted_hand
from tests.games import koenigrufen_evenings as evenings
from tests.games.koenigrufen_dummy_table import FLYING, flying, random_cards
from tests.games.koenigrufen_table import GAME, done, quiet
from tests.ui.conftest import Sit

FRAMES = tuple(Frame(*size, 0.54, clockwise=False) for size in ((690, 440, 12), (1070, 759, 15), (1710, 1020, 20)))
"""The table at 1366×768 and 150 %, at 1280×800 and at 1920×1080, each with the log beside it."""
INDEX = 0.22, 0.25
"""The corner of a card that tells which it is, by its width and height."""
EVENINGS = {"flying": evenings.with_flying_dummy, "fixed": evenings.with_fixed_dummy, "two": evenings.against_one}


@cache
def lead_of(name: str) -> State:
    """Return the state at the first lead of a deal with dummies."""
    whole = EVENINGS[name]()
    state = GAME.start(whole.deal)
    for move in whole.log:
        if isinstance(move, Play):
            break
        state = state.apply(move)
    return state


def hands(frame: Frame, seen: Observation, showing: Showing | None = None) -> dict[Seat, list[Placement]]:
    """Return the cards of each hand from left to right."""
    placed = [each for each in arrange(frame, seen, showing or Showing()) if each.zone == "hand"]
    return {seat: [each for each in placed if each.seat == seat] for seat in all_seats(4)}


def area_of(placed: Placement, frame: Frame) -> Area:
    """Return where an upright card lies."""
    wide = placed.height * frame.aspect
    return Area(placed.x - wide / 2, placed.y - placed.height / 2, wide, placed.height)


def index_of(card: Area) -> Area:
    """Return where the corner lies that tells which card it is."""
    return Area(card.x, card.y, INDEX[0] * card.width, INDEX[1] * card.height)


@pytest.mark.parametrize("frame", FRAMES, ids=str)
@pytest.mark.parametrize("name", EVENINGS)
def test_the_index_of_every_card_of_a_dummy_is_in_sight(name: str, frame: Frame) -> None:
    for player in lead_of(name).deal.players:
        seen = lead_of(name).observe(player)
        for dummy in seen.dummies:
            lying = sorted(hands(frame, seen)[dummy], key=lambda each: each.z)
            assert [each.card for each in lying] == list(sorted_hand(seen.dealt[dummy], SORT, "high_left"))  # type: ignore[arg-type]
            for number, placed in enumerate(lying):
                card = area_of(placed, frame)
                assert not any(index_of(card).overlaps(area_of(above, frame)) for above in lying[number + 1 :])


@pytest.mark.parametrize("frame", FRAMES, ids=str)
@pytest.mark.parametrize("name", EVENINGS)
def test_open_dummies_lie_in_their_places_clear_of_plates_tricks_and_ones_own_hand(name: str, frame: Frame) -> None:
    for player in lead_of(name).deal.players:
        seen = lead_of(name).observe(player)
        sides = {seat: side_of(seat, player, 4, clockwise=False) for seat in all_seats(4)}
        plates = [frame.plate_at(side, hand_span(seen, seat)) for seat, side in sides.items()]
        half = frame.trick / 2
        trick = [
            Area(x - half * frame.aspect, y - half, 2 * half * frame.aspect, 2 * half)
            for x, y in (frame.trick_at(side) for side in sides.values())
        ]
        own = [area_of(each, frame) for each in hands(frame, seen)[player]]
        areas = open_areas(frame, seen)
        assert len(areas) == len(seen.dummies)
        for dummy, area in zip(seen.dummies, areas, strict=True):
            assert area == dummy_area(frame, sides[dummy], hand_span(seen, dummy))
            lying = [area_of(each, frame) for each in hands(frame, seen)[dummy]]
            for card in lying:
                assert area.x - 2 <= card.x <= card.right <= area.right + 2
                assert area.y - 2 <= card.y <= card.bottom <= area.bottom + 2
                assert not any(card.overlaps(each) for each in (*plates, *own))
                assert not any(index_of(card).overlaps(each) for each in trick)
        assert not any(one.overlaps(other) for one, other in pairwise(areas))


def outer_of(placed: Placement, frame: Frame) -> Area:
    """Return the upright rectangle round a card, which may be turned a little."""
    wide, tall, turn = placed.height * frame.aspect / 2, placed.height / 2, radians(placed.angle)
    x, y = wide * cos(turn) + tall * abs(sin(turn)), tall * cos(turn) + wide * abs(sin(turn))
    return Area(placed.x - x, placed.y - y, 2 * x, 2 * y)


@pytest.mark.parametrize("frame", FRAMES, ids=str)
@pytest.mark.parametrize("name", EVENINGS)
def test_a_hand_that_is_asked_for_is_on_the_table_with_its_frame_clear_of_ones_own(name: str, frame: Frame) -> None:
    for player in lead_of(name).deal.players:
        seen = lead_of(name).observe(player)
        whole = frozenset(card for hand in seen.cards.hands for card in hand if card is not None)
        lying = hands(frame, seen, Showing(lifted=whole))
        own = [outer_of(each, frame) for each in hands(frame, seen)[player]]
        for dummy, area in zip(seen.dummies, open_areas(frame, seen), strict=True):
            raised = [area_of(each, frame) for each in lying[dummy]]
            round_it = framed(frame, area._replace(y=min(area.y, *(each.y for each in raised))))
            assert min(round_it.x, round_it.y) >= FRAME_LINE / 2
            assert not any(round_it.overlaps(each) for each in own)


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_before_it_lies_open_a_dummy_is_backs_like_any_other(frame: Frame) -> None:
    state = GAME.start(lead_of("flying").deal)
    seen = state.observe(Seat(0))
    assert open_areas(frame, seen) == ()
    lying = hands(frame, seen)
    assert not any(each.face_up for each in lying[Seat(2)])
    assert lying[Seat(2)][0].y < 0.6 * frame.others


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_what_a_guardian_can_play_is_raised_and_played_where_it_comes_much_nearer_to_the_trick(frame: Frame) -> None:
    seen = lead_of("two").observe(Seat(0))
    for dummy in seen.dummies:
        lying = hands(frame, seen)[dummy]
        card = lying[3].card
        assert card is not None
        raised = hands(frame, seen, Showing(lifted=frozenset({card})))[dummy][3]
        assert (raised.lifted, raised.x) == (True, lying[3].x)
        assert raised.y < lying[3].y
        for to, played in ((frame.centre.middle, True), ((lying[3].x, lying[3].y - 20), False)):
            assert is_played(frame, lying[3], to, (0, 0), of_dummy=True) is played


def test_k108_a_partner_who_must_declare_himself_is_heard_in_a_bubble(sit: Sit) -> None:
    words = "F vorhand, P2 weiter, P4 solorufer, F weiter, P4 call ♠K"
    before = random_cards(quiet(done(flying("♠K"), words, FLYING)), 1)
    evening, heard = sit("koenigrufen"), list[str]()
    evening.view.stage.shown.connect(lambda _: heard.append(evening.view.places.bubbles[Seat(0)].words))
    seen = before.observe(Seat(1))
    evening.view.step(Step(None, None, seen))
    evening.view.step(step_to(seen, random_cards(before, 1), Seat(1)))
    evening.until(lambda: len(heard) == 2)
    assert heard == ["", "I am the partner."]
