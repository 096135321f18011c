# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tooltips lie beside what they explain."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import people_at_table
from kartenspiel.controller.session import new_session
from kartenspiel.controller.sitting import Step
from kartenspiel.games import all_games
from kartenspiel.model.game import Game, State
from kartenspiel.model.seats import Seat
from kartenspiel.ui.widgets.tips import explain, place_of
from kartenspiel.ui.window.start_page import StartPage
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.phrases import words_of
from tests.breadth import LANGUAGES, each_once
from tests.controller.kept import by_chance
from tests.ui.conftest import Sit, Start
from tests.ui.program import QUICK
from tests.ui.seats import own_turn
from tests.walks import positions

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing
SCREEN = QRect(0, 0, 800, 600)
TIP = QSize(200, 40)
ROLES = frozenset({"dealer", "forehand", "caller", "declarer", "partner", "alone", "mit"})
"""Marks that stand on plates as a letter or two."""


def tip_shown(widget: QWidget, at: QPoint) -> QRect:
    """Point at a place in a widget for a while and return where on the screen its tooltip is."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    shown = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel") and each.isVisible()]
    assert len(shown) == 1
    return shown[0].geometry()


@pytest.mark.parametrize(
    ("thing", "place"),
    [
        (QRect(100, 100, 50, 30), QPoint(100, 134)),  # below
        (QRect(700, 100, 90, 30), QPoint(600, 134)),  # as far to the left as the screen asks
        (QRect(100, 560, 50, 30), QPoint(100, 516)),  # above
        (QRect(100, 20, 50, 570), QPoint(154, 20)),  # at the right
        (QRect(700, 20, 50, 570), QPoint(496, 20)),  # at the left
        (QRect(0, 0, 800, 600), QPoint(0, 0)),  # nowhere is room
    ],
)
def test_a_tip_goes_where_it_hides_nothing_of_the_thing(thing: QRect, place: QPoint) -> None:
    assert place_of(TIP, thing, SCREEN) == place
    assert SCREEN.contains(QRect(place, TIP))


@pytest.mark.parametrize("size", [(780, 560), (728, 350)])
def test_no_tip_on_the_table_hides_what_it_explains(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit("russbach")
    view = evening.view
    view.move(0, 0)
    view.resize(*size)
    evening.begin()
    evening.question()
    calling = [each for each in view.viewport().findChildren(QWidget) if each.isVisible() and each.toolTip()]
    assert calling
    for widget in calling:
        thing = QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())
        assert not tip_shown(widget, widget.rect().center()).intersects(thing)
    own_turn(evening)
    plates = [plate for plate in view.places.plates.values() if plate.toolTip()]
    assert plates
    for plate in plates:
        area = view.mapFromScene(plate.sceneBoundingRect()).boundingRect()
        thing = QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())
        assert not tip_shown(view.viewport(), area.center()).intersects(thing)


def test_no_tip_on_the_page_of_games_hides_its_button(start: Start) -> None:
    program = start()
    program.window.move(0, 0)
    program.window.resize(800, 600)
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert page is not None
    QApplication.processEvents()
    button = next(tile.forms.buttons[0] for tile in reversed(page.tiles) if tile.forms.buttons)
    area = page.findChild(QScrollArea)
    assert area is not None
    area.ensureWidgetVisible(button)
    QApplication.processEvents()
    thing = QRect(button.mapToGlobal(QPoint(0, 0)), button.size())
    assert not tip_shown(button, button.rect().center()).intersects(thing)


def test_a_tip_follows_what_is_said_later(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    for words in ("One thing.", "", "Another & <b>more</b>."):
        explain(widget, words)
    tip_shown(widget, QPoint(1, 1))
    assert "Another" in QToolTip.text()


@each_once(game=all_games(), language=LANGUAGES)
def test_what_a_mark_on_a_plate_stands_for_is_told_in_a_sentence(
    game: Game, language: str, interpreter: Interpreter
) -> None:
    interpreter.speak(language)
    rules = game.house_rules()
    session = new_session(game, rules, people_at_table("Franzi", QUICK, game.players(rules)), Random(3))
    state = by_chance(session).state
    assert state is not None
    told: set[str] = set()
    for seat in range(state.deal.seats):
        for mark in (mark for marks in game.words.view(state.observe(Seat(seat))).marks for mark in marks):
            if mark.id in ROLES:
                assert mark.meaning is not None, mark.id
                assert words_of(mark.meaning).startswith(f"{words_of(mark.label)}: ")
                assert words_of(mark.meaning).endswith(".")
                told.add(mark.id)
    interpreter.speak("en")
    assert {"dealer", "forehand"} <= told


def test_the_tip_of_a_plate_tells_what_its_marks_mean(sit: Sit) -> None:
    evening = sit(first_dealer="seat_2").begin()
    own_turn(evening)
    assert "Dealer: has dealt the cards, and comes last in turn." in evening.view.places.plates[Seat(1)].toolTip()


def test_the_tip_of_a_plate_explains_the_signs_of_what_was_won(sit: Sit) -> None:
    """Number and points stand in the tip as on the plate, before the words."""
    evening = sit("koenigrufen")
    game, state = evening.game, walk_to_tricks(evening.game)
    seat = next(iter(state.observe(Seat(0)).cards.winners))
    evening.view.step(Step(None, None, state.observe(Seat(0))))
    evening.until(lambda: not evening.view.stage.busy)
    seated = evening.view.places.plates[seat].seated
    lines = seated.tip.split("\n")
    told = next(place for place, line in enumerate(lines) if line.startswith(f"{seated.tricks} · {seated.points} – "))
    assert "/" in seated.points
    assert "third" in lines[told + 1]
    assert game.id == "koenigrufen"


def walk_to_tricks(game: Game) -> State:
    """Return a position of a random deal in which some tricks have been won, and count."""
    return next(
        state
        for seed in range(100)
        for state in positions(game, seed)
        if len(state.observe(Seat(0)).cards.tricks) > 3
        and state.observe(Seat(0)).rules.card_count == "thirds"
        and not state.over
    )
