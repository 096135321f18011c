# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Steps are shown one after the other, at a pace that can be followed or hurried."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named
from kartenspiel.model.cards import card
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Call, Play
from kartenspiel.model.seats import Seat
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.looks.preferences import INSTANT
from kartenspiel.ui.table import motion
from kartenspiel.ui.table.frame import Frame
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.layout import Placement, Showing, arrange
from kartenspiel.ui.table.motion import MotionTimes
from kartenspiel.ui.table.stage import Stage
from tests.games.koenigrufen_evenings import BIRDS, TALON
from tests.games.koenigrufen_table import done, start

FRAME = Frame(1280, 745, 15, 0.63)
FAST = 12.0


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Iterator[Stage]:
    """A stage in a scene that is shown."""
    artwork = Artwork(tmp_path, None, Look())
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    stage = Stage(scene, artwork, FRAME)
    stage.trick_seconds = 0.0
    stage.pace = MotionTimes(FAST)
    yield stage
    stage.clear()
    artwork.close()


def steps(count: int) -> list[Step]:
    """Return the steps of a deal in which nobody says anything but the call."""
    game = game_named("russbach")
    rules, rng = game.house_rules(), Random(4)
    state: State = game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))
    told = [Step(None, None, state.observe(Seat(0)))]
    while len(told) < count:
        assert state.turn is not None
        move = next(each for each in state.moves(state.turn) if isinstance(each, Call | Play))
        after = state.apply(move)
        told.append(Step(state.observe(Seat(0)), move, after.observe(Seat(0))))
        state = after
    return told


def at_rest(stage: Stage) -> bool:
    assert stage.seen is not None
    placed = {each.key: each for each in arrange(stage.frame, stage.seen, stage.showing)}
    return placed.keys() == stage.items.keys() and all(
        item.pos() == item.corner(placed[key].x, placed[key].y)
        and item.zValue() == placed[key].z
        and item.shown is (placed[key].card if placed[key].face_up else None)
        and item.turn.xScale() == 1
        for key, item in stage.items.items()
    )


def test_every_step_is_shown_in_its_order_and_the_cards_come_to_rest(qtbot: QtBot, stage: Stage) -> None:
    begun: list[Step] = []
    stage.begun.connect(begun.append)
    told = steps(12)
    with qtbot.waitSignal(stage.idle, timeout=20_000):
        for step in told:
            stage.add(step)
    assert begun == told
    assert stage.seen is told[-1].after
    assert at_rest(stage)


def test_the_view_lags_behind_and_never_runs_ahead(stage: Stage) -> None:
    stage.pace = MotionTimes(1.0)
    for step in steps(3):
        stage.add(step)
    assert stage.busy
    assert stage.seen == steps(1)[0].after
    assert len(stage.items) == 32


def test_without_motion_everything_is_there_at_once(stage: Stage) -> None:
    stage.pace = MotionTimes(INSTANT)
    for step in steps(34):
        stage.add(step)
    assert not stage.busy
    assert at_rest(stage)
    assert all(item.placement.zone == "won" for item in stage.items.values())


def test_hurrying_ends_what_moves_and_the_next_step_begins(stage: Stage) -> None:
    stage.pace = MotionTimes(0.05)
    begun: list[Step] = []
    stage.begun.connect(begun.append)
    for step in steps(4):
        stage.add(step)
    for _ in range(30):
        stage.hurry()
    assert len(begun) == 4
    assert not stage.busy
    assert at_rest(stage)


def test_a_finished_trick_lies_before_it_is_taken(qtbot: QtBot, stage: Stage) -> None:
    stage.pace = MotionTimes(INSTANT)
    stage.trick_seconds = 0.15
    for step in steps(6):
        stage.add(step)
    assert sum(item.placement.zone == "trick" for item in stage.items.values()) == 4
    with qtbot.waitSignal(stage.idle, timeout=5000):
        pass
    assert sum(item.placement.zone == "won" for item in stage.items.values()) == 4


def test_a_trick_may_wait_for_the_person(stage: Stage) -> None:
    stage.pace, stage.trick_seconds = MotionTimes(INSTANT), None
    waits: list[bool] = []
    stage.waiting.connect(waits.append)
    for step in steps(7):
        stage.add(step)
    assert waits == [True]
    QTest.qWait(50)
    assert not at_rest(stage)
    stage.hurry()
    assert waits == [True, False]
    assert not stage.busy
    assert at_rest(stage)


def test_a_trick_that_is_spoken_of_lies_until_something_else_happens(qtbot: QtBot, stage: Stage) -> None:
    stage.pace, stage.leaves_tricks = MotionTimes(INSTANT), True
    told, counted = steps(8), list[int]()
    stage.shown.connect(lambda step: counted.append(len(step.after.cards.winners)))
    for step in told[:6]:
        stage.add(step)
    assert not stage.busy
    assert stage.trick_lies
    assert sum(item.placement.zone == "trick" for item in stage.items.values()) == 4
    assert counted[-1] == 0  # no plate tells yet who has taken it
    assert stage.counted == told[4].after
    stage.add(told[6])
    qtbot.waitUntil(lambda: not stage.busy)
    assert stage.counted == stage.seen
    assert sum(item.placement.zone == "won" for item in stage.items.values()) == 4
    assert sum(item.placement.zone == "trick" for item in stage.items.values()) == 1
    assert counted[-2:] == [1, 1]


def test_a_trick_that_was_left_lying_can_be_collected(qtbot: QtBot, stage: Stage) -> None:
    stage.pace, stage.leaves_tricks = MotionTimes(INSTANT), True
    for step in steps(6):
        stage.add(step)
    with qtbot.waitSignal(stage.idle, timeout=5000):
        stage.collect()
    assert at_rest(stage)
    assert stage.counted == stage.seen


def test_a_talon_lies_open_so_long_that_it_can_be_read_before_another_takes_of_it(qtbot: QtBot, stage: Stage) -> None:
    stage.pace, stage.talon_seconds = MotionTimes(INSTANT), 0.15
    closed = done(start(*BIRDS, talon=TALON), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer")
    opened = done(closed, "F call ♠K")
    taken = done(opened, "F take 1")
    told = [closed.observe(Seat(1)), opened.observe(Seat(1)), taken.observe(Seat(1))]
    stage.add(Step(None, None, told[0]))
    for before, after in pairwise(told):
        stage.add(Step(before, after.log[-1], after))
    lying = [item for item in stage.items.values() if item.placement.zone == "talon"]
    assert stage.busy
    assert len(lying) == 6
    assert all(item.shown is not None for item in lying)
    with qtbot.waitSignal(stage.idle, timeout=5000):
        pass
    assert sum(item.placement.zone == "talon" for item in stage.items.values()) < 6


def test_who_takes_of_the_talon_himself_looks_as_long_as_he_likes(stage: Stage) -> None:
    stage.pace, stage.talon_seconds = MotionTimes(INSTANT), 60.0
    closed = done(start(*BIRDS, talon=TALON), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer")
    opened = done(closed, "F call ♠K")
    stage.add(Step(None, None, closed.observe(Seat(0))))
    stage.add(Step(closed.observe(Seat(0)), opened.log[-1], opened.observe(Seat(0))))
    assert not stage.busy


def test_resizing_while_cards_fly_leaves_none_behind(qtbot: QtBot, stage: Stage) -> None:
    told = steps(9)
    for step in told:
        stage.add(step)
    for size in ((900, 600, 13), (1600, 900, 18), (800, 545, 13)):
        QTest.qWait(40)
        stage.frame = Frame(*size, 0.63)
        stage.relay()
    if stage.busy:
        with qtbot.waitSignal(stage.idle, timeout=20_000):
            pass
    assert at_rest(stage)


def test_a_card_that_is_played_is_the_back_that_was_held(stage: Stage) -> None:
    stage.pace = MotionTimes(INSTANT)
    told = steps(8)
    for step in told[:-1]:
        stage.add(step)
    before = dict(stage.items)
    stage.add(told[-1])
    move = told[-1].move
    assert isinstance(move, Play)
    assert stage.items[move.card] in before.values()


def test_showing_something_takes_nothing_from_the_queue(qtbot: QtBot, stage: Stage) -> None:
    told = steps(2)
    with qtbot.waitSignal(stage.idle, timeout=20_000):
        for step in told:
            stage.add(step)
    chosen = told[-1].after.hand[0]
    stage.show(Showing(lifted=frozenset({chosen})))
    stage.settle()
    assert stage.items[chosen].placement.lifted
    stage.show(Showing())
    stage.settle()
    assert at_rest(stage)


def moving(stage: Stage) -> list[QAbstractAnimation]:
    """Return the movements that are running now."""
    running = QAbstractAnimation.State.Running
    return [each for each in stage.findChildren(QAbstractAnimation) if each.state() == running]


def test_a_card_that_was_let_go_glides_back_to_where_it_belongs(qtbot: QtBot, stage: Stage) -> None:
    told = steps(2)
    with qtbot.waitSignal(stage.idle, timeout=20_000):
        for step in told:
            stage.add(step)
    item = stage.items[told[-1].after.hand[0]]
    item.moveBy(-90, -200)
    stage.send_home(item)
    assert not at_rest(stage)
    assert moving(stage)
    qtbot.waitUntil(lambda: at_rest(stage), timeout=20_000)


def test_a_card_that_is_let_go_while_others_move_disturbs_nothing(stage: Stage) -> None:
    stage.pace = MotionTimes(0.05)
    told = steps(2)
    for step in told:
        stage.add(step)
    before = moving(stage)
    assert before
    stage.send_home(stage.items[told[0].after.hand[0]])
    assert moving(stage) == before
    for _ in range(30):
        stage.hurry()
    assert not stage.busy
    assert at_rest(stage)


def test_what_lies_nowhere_any_more_is_taken_off_the_table(stage: Stage) -> None:
    stage.pace = MotionTimes(INSTANT)
    many = start(*BIRDS, talon=TALON).observe(Seat(0))
    stage.add(Step(None, None, many))
    few = steps(1)[0].after
    stage.add(Step(many, None, few))
    assert len(stage.items) == 32
    assert at_rest(stage)


def test_the_stock_lies_where_it_lies_while_hands_are_dealt(stage: Stage) -> None:
    stage.pace = MotionTimes(1.0)
    seen = steps(1)[0].after
    stage.add(Step(None, None, seen))
    dealt = [each for each in stage.placed if each.zone != "stock"]
    assert len(dealt) < len(stage.placed)
    last = max(motion.dealing_delays(dealt, seen.dealer, seen.seats))
    assert max(each.totalDuration() for each in moving(stage)) == last + motion.DEAL


def test_cards_are_dealt_in_packets_round_the_table() -> None:
    told = steps(1)[0].after
    placed = [each for each in arrange(FRAME, told, Showing()) if each.zone == "hand"]
    delays = motion.dealing_delays(placed, told.dealer, 4)
    first = {
        seat: min(delay for delay, each in zip(delays, placed, strict=True) if each.seat == seat) for seat in range(4)
    }
    order = sorted(first, key=first.__getitem__)
    assert order == [(told.dealer + step) % 4 for step in range(1, 5)]


@pytest.mark.parametrize(("cards", "packets"), [(4, 1), (5, 1), (6, 2), (8, 2), (10, 2), (12, 3)])
def test_a_hand_is_dealt_in_packets_of_at_most_five(cards: int, packets: int) -> None:
    placed = [
        Placement(("hand", seat, place), "hand", Seat(seat), 0, 0, 100, 0, face_up=False)
        for seat in range(4)
        for place in range(cards)
    ]
    delays = motion.dealing_delays(placed, Seat(3), 4)
    starts = {
        delay for delay, each in zip(delays, placed, strict=True) if each.seat == 0 and delay % motion.PACKET == 0
    }
    assert len(starts) == packets


@pytest.mark.usefixtures("qapp")
def test_a_card_turns_over_on_its_way(tmp_path: Path) -> None:
    artwork = Artwork(tmp_path, None, Look())
    back = Placement(("hand", 1, 0), "hand", Seat(1), 100, 100, 120, 0, face_up=False)
    item = CardItem(back, artwork)
    face = Placement(card("HA"), "trick", Seat(1), 400, 300, 200, 5, face_up=True)
    flight = motion.fly([motion.Flight(item, face, 200)], item)
    item.begin(face)
    flight.start()
    sides = []
    for time in (60, 150):
        flight.setCurrentTime(time)
        assert item.turn.xScale() < 1
        sides.append(item.shown)
    assert sides == [None, card("HA")]
    flight.setCurrentTime(200)
    assert flight.state() == QAbstractAnimation.State.Stopped
    assert item.turn.xScale() == 1
    assert item.middle.x() == pytest.approx(400)
    artwork.close()


def test_reading_takes_time_even_without_motion() -> None:
    assert MotionTimes(INSTANT).time(300) == 0
    assert MotionTimes(2.0).time(300) == 150
    assert MotionTimes(INSTANT).reading_time("I call the ace of hearts.") >= 1000
    assert MotionTimes(0.6).reading_time("Hundred!") > MotionTimes(1.8).reading_time("Hundred!")
