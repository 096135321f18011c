# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Nothing on the table lies over anything else: at every size, with every size of text, whatever lies open."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice, pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Take
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.ui.cards.faces import ASPECTS
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.table.dummy_hands import framed, hand_span
from kartenspiel.ui.table.frame import Area, Frame, side_of
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.layout import Placement, Showing, arrange, finished_trick, laying_place, suited
from kartenspiel.ui.table.table_view import CardTable
from kartenspiel.ui.table.theme import BASE_TEXT, LARGEST_TEXT, ROOMY_TEXT, WIDEST_TEXT
from tests.breadth import WIDE, each_once, ends
from tests.games import koenigrufen_evenings as evenings
from tests.games.koenigrufen_evenings import BIRDS, TALON
from tests.games.koenigrufen_table import done, start
from tests.ui.conftest import Sit
from tests.ui.seats import USUAL, Evening, area_of
from tests.ui.test_layout import outline
from tests.walks import positions

SIZES = ((590, 520), (690, 440), (800, 545), (1024, 640), (1070, 759), (1280, 745), (1710, 1020), (2560, 1380))
SCALES = (1.0, 2.0)
EVENINGS = (
    "with_flying_dummy", "with_fixed_dummy", "for_two", "against_one", "besserrufer", "piccolo", "bettel_ouvert",
    "given_up", "trischaken", "valat", "rufer",
)  # fmt: skip
"""Deals of Königrufen: with open hands, given up, with dummies, with talons of all kinds."""
WALKS = tuple(f"{game.id} {seed}" for game in all_games() for seed in ((1, 2) if WIDE else (1,)))
"""Random deals of each game with random house rules."""
EVERY = 4
"""Of so many states of a deal one is looked at, and the last."""

What = tuple[str, Seat | None]


def text_of(width: int, height: int, scale: float) -> int:
    """Return how large is written there for who likes letters so many times as large as the system's."""
    most, roomy = max(BASE_TEXT, round(min(height * LARGEST_TEXT, width * WIDEST_TEXT))), height * ROOMY_TEXT
    return max(min(round(scale * max(BASE_TEXT, roomy)), most), round(roomy))


@cache
def states_of(scene: str) -> tuple[State, ...]:
    """Return all states of a deal."""
    if scene not in EVENINGS:
        game, seed = scene.split()
        return positions(game_named(game), int(seed))
    whole: State = getattr(evenings, scene)()
    states = [game_named(whole.deal.game).start(whole.deal)]
    for move in whole.log:
        states.append(states[-1].apply(move))
    return tuple(states)


def seen_in(scene: str) -> Iterator[tuple[Observation | None, Observation]]:
    """Yield what the players see in some states of a deal, and what they saw just before."""
    states = states_of(scene)
    deal = states[0].deal
    pairs = list(pairwise((None, *states)))
    for number, (before, state) in enumerate(pairs):
        assert state is not None
        if number % EVERY == 0 or state.over:
            for seat in set(all_seats(deal.seats)) - set(deal.dummies):
                yield None if before is None else before.observe(seat), state.observe(seat)


def frames(seen: Observation) -> Iterator[Frame]:
    """Yield the division of windows of all sizes."""
    game = game_named(seen.game)
    aspect = ASPECTS[game.pictures(seen.rules)]
    for width, height in SIZES:
        for scale in SCALES:
            yield suited(Frame(width, height, text_of(width, height, scale), aspect, game.clockwise), seen)


def lying(frame: Frame, placed: tuple[Placement, ...], seen: Observation) -> Iterator[tuple[What, Area]]:
    """Yield where all cards, plates and frames round hands are, and what each belongs to."""
    for each in placed:
        yield (each.zone, each.seat), outline(each, frame)
    for seat in all_seats(seen.seats):
        side = side_of(seat, seen.seat, seen.seats, clockwise=frame.clockwise)
        yield ("plate", seat), frame.plate_at(side, hand_span(seen, seat))
    for dummy in seen.dummies:
        hand = [outline(each, frame) for each in raised(frame, seen, dummy) if each.seat == dummy]
        if seen.cards.open_hand(dummy) and hand:
            left, top = min(each.x for each in hand), min(each.y for each in hand)
            right, bottom = max(each.right for each in hand), max(each.bottom for each in hand)
            yield ("frame", dummy), framed(frame, Area(left, top, right - left, bottom - top))


def raised(frame: Frame, seen: Observation, dummy: Seat) -> list[Placement]:
    """Return the cards in hands where all of a dummy can be played."""
    cards: frozenset[Card] = frozenset(seen.cards.open_hand(dummy))
    return [each for each in arrange(frame, seen, Showing(lifted=cards)) if each.zone == "hand"]


def may_overlap(one: What, other: What) -> bool:
    """Tell whether two things belong together: cards of one hand or pile, of a trick, and a hand with its frame."""
    (first, seat), (second, other_seat) = one, other
    framed_hand = {first, second} == {"frame", "hand"} and seat == other_seat
    return one == other or first == second in {"trick", "last"} or framed_hand


def overlapping(things: Iterable[tuple[What, Area]]) -> set[tuple[What, What]]:
    """Return what lies over each other and does not belong together.

    From left to right: what begins behind the right edge of one thing, and all after it, does not lie over that.
    """
    found, ordered = set[tuple[What, What]](), sorted(things, key=lambda each: each[1].x)
    for place, (one, a) in enumerate(ordered, 1):
        right = a.right
        for other, b in islice(ordered, place, None):
            if b.x >= right:
                break
            if a.overlaps(b) and not may_overlap(one, other):
                found.add((one, other))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_search_finds_each_pair_that_lies_over_each_other(seed: int) -> None:
    chance = Random(seed)
    areas = [Area(chance.randrange(90), chance.randrange(90), *chance.choices((0, 5, 12, 40), k=2)) for _ in range(15)]
    things: list[tuple[What, Area]] = [(("plate", Seat(number)), area) for number, area in enumerate(areas)]
    pairs = {frozenset(pair) for pair in overlapping(things)}
    assert pairs == {frozenset({one, other}) for (one, a), (other, b) in combinations(things, 2) if a.overlaps(b)}


@pytest.mark.parametrize("scene", [*EVENINGS, *WALKS])
def test_no_card_plate_or_frame_lies_over_another(scene: str) -> None:
    for before, seen in seen_in(scene):
        table = finished_trick(before, seen)
        for frame in frames(seen):
            placed = arrange(frame, seen, Showing(), table)
            assert overlapping(lying(frame, placed, seen)) == set(), frame


@pytest.mark.parametrize("scene", ["besserrufer", "with_flying_dummy", "piccolo", "zwanzigerrufen 1"])
def test_the_last_trick_that_is_looked_at_lies_over_no_plate_and_no_other_trick(scene: str) -> None:
    for _, seen in seen_in(scene):
        for frame in frames(seen) if seen.cards.tricks else ():
            placed = arrange(frame, seen, Showing(tricks_back=1))
            found = overlapping(lying(frame, placed, seen))
            assert not [each for each in found if {"last"} < {each[0][0], each[1][0]} & {"last", "plate", "trick"}]


@pytest.mark.parametrize("scene", ["besserrufer", "rufer", "with_flying_dummy", "against_one"])
def test_the_place_of_the_discard_is_clear_of_plates_and_hands(scene: str) -> None:
    for _, seen in seen_in(scene):
        for frame in frames(seen) if not (seen.cards.trick or seen.cards.tricks) else ():
            placed = [each for each in arrange(frame, seen, Showing()) if each.zone == "hand"]
            place = laying_place(frame, 3)
            found = [what for what, area in lying(frame, tuple(placed), seen) if area.overlaps(place)]
            assert not [what for what in found if what[0] != "frame"], frame


PASSED = "F vorhand, P2 weiter, P3 weiter, P4 weiter"
BIDDEN = f"{PASSED}, F rufer"
TAKEN = f"{BIDDEN}, F call ♠K, F take 1"


@pytest.fixture(params=SCALES, ids=lambda scale: f"text {scale:.0%}")
def larger(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have letters as large as the system's, or twice as large."""
    fonts.write(round(USUAL_TEXT * request.param))
    yield
    fonts.write(USUAL_TEXT)


def sit_down(sit: Sit, words: str) -> Evening:
    """Take up a deal of Königrufen as forehand, in which this was said and done."""
    evening = sit("koenigrufen")
    state = done(start(*BIRDS, talon=TALON), words)
    coming = replace(evening.session.coming, dealer=state.deal.dealer)
    evening.table.resume(Sittings.of(Sitting(replace(evening.session, rules=state.deal.rules, coming=coming), state)))
    evening.question()
    return evening


@each_once(words=(PASSED, BIDDEN, f"{BIDDEN}, F call ♠K", TAKEN), size=((800, 560), (1070, 759), (1710, 1020)))
@pytest.mark.usefixtures("larger")
def test_why_nothing_can_be_played_is_told_over_nothing_that_can_be_clicked(
    sit: Sit, words: str, size: tuple[int, int]
) -> None:
    view = sit_down(sit, words).view
    view.resize(*size)
    QApplication.processEvents()
    view.panels.tell("You cannot play a card yet: answer the question first.")
    note = view.panels.note.geometry()
    assert view.rect().contains(note)
    assert not any(map(area_of(view.panels.note).overlaps, view.panels.targets()))
    assert not any(map(note.intersects, [item.sceneBoundingRect().toRect() for item in taken_from(view)]))


def taken_from(view: CardTable) -> list[CardItem]:
    """Return the cards of the talon that can be taken."""
    return [item for item in view.stage.items.values() if item.movable and item.placement.zone == "talon"]


@pytest.mark.usefixtures("larger")
@pytest.mark.parametrize("size", ends([(800, 560), (1070, 759), (1710, 1020)]))
def test_what_was_said_lies_over_no_card_that_is_laid_away(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit_down(sit, f"{BIDDEN}, F call ♠K")
    view = evening.view
    view.resize(*size)
    evening.question()
    places = view.places
    for seat in places.bubbles:
        places.speak(seat, "I say no more.", None, view.panels.covered)
    view.chosen.emit(Take(Seat(0), 1))
    evening.question()
    assert view.calls.laying
    discard = QRectF(*laying_place(view.stage.frame, 3))
    said = [bubble.sceneBoundingRect() for bubble in places.bubbles.values() if bubble.words]
    assert not any(map(discard.intersects, said))


@pytest.mark.usefixtures("larger")
@pytest.mark.parametrize("seat", [Seat(1), Seat(3)])
def test_what_a_neighbour_says_stands_above_his_plate_where_there_is_no_room_beside_and_below(
    sit: Sit, seat: Seat
) -> None:
    view = sit_down(sit, PASSED).view
    view.resize(1280, 745)
    QApplication.processEvents()
    plate, text = view.places.area(seat), view.stage.frame.text
    row = Area(0, plate.y, view.stage.frame.width, plate.height)
    covered = row, plate._replace(y=plate.bottom, height=4 * text)
    view.places.speak(seat, "Piccolo!", None, covered)
    assert not any(map(view.places.bubbles[seat].lies.overlaps, covered))


def test_what_is_bid_for_is_shown_once_the_cards_lie(sit: Sit) -> None:
    evening = sit("koenigrufen", preferences=replace(USUAL, trick_seconds=0.0))
    view, shown = evening.view, list[bool]()
    view.stage.shown.connect(lambda _seen: shown.append(view.calls.isVisible()))
    view.stage.begun.connect(lambda _step: view.resize(view.size() - QSize(20, 20)))
    view.stage.begun.connect(lambda _step: shown.append(view.calls.isVisible()))
    evening.begin()
    evening.until(lambda: shown)
    assert not any(shown)
    evening.until(view.calls.isVisible)
