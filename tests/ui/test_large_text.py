# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window on a small screen with letters twice as large: 1366×768 enlarged by a half has 911×512."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, cycle, islice
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.free_room import free_rooms
from kartenspiel.ui.table.offers import offers
from kartenspiel.ui.table.scrolled import Scrolled
from kartenspiel.ui.table.table_view import CardTable
from kartenspiel.ui.table.theme import text_size
from kartenspiel.ui.widgets.elided import ElidedLabel
from tests.breadth import WIDE, spoken
from tests.facts import games_with
from tests.games.zwanziger_table import CROWD, CROWDED, said
from tests.games.zwanziger_table import start as start_deal
from tests.ui.conftest import Sit, Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program
from tests.ui.seats import own_turn

ROOM = QSize(911, 480)
"""What such a screen leaves to a window between its bars."""


SCREEN = ROOM - QSize(20, 8)
"""What a dialog with its frame may have of it."""
SMALLER = QSize(728, 410)
"""The same where it is enlarged by seven eighths."""
LONG_NAME = "wie bei uns daheim, wenn die Tante und der Onkel aus Gmunden mitspielen"
"""House rules have names as long as people give them."""
ITEMS, TRICKS = 7, 6
CHOOSING = [game.id for game in games_with("choices_before_cards")]
"""Of games where nothing is chosen before the cards are played, no choices can lie in the way."""
DEALS = 12
"""So many random deals are looked through for the question with the most answers."""


@pytest.fixture
def large() -> Iterator[None]:
    """Let the system have letters twice as large."""
    font = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(2 * font.pointSizeF())
    QApplication.setFont(larger)
    yield
    QApplication.setFont(font)


@cache
def most_crowded(name: str) -> Question:
    """Return the question with the most answers before the first card of random deals."""
    game, rng = game_named(name), Random(5)
    rules = game.house_rules()
    found: list[Question] = []
    for _ in range(DEALS):
        state = game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))
        while state.turn is not None:
            seen, choices = state.observe(state.turn), state.moves(state.turn)
            question = Question(seen, choices, may_pass=False)
            if question.plays or seen.cards.tricks:
                break
            if state.actor(state.turn) == state.turn:
                found.append(question)
            state = state.apply(rng.choice([choice for choice in choices if isinstance(choice, Move)]))
    return max(found, key=lambda question: len(offers(question)))


def with_items(question: Question, count: int) -> Question:
    """Return a question of Zwanzigerrufen asked while so many items are on the board."""
    public = question.seen.public
    items = tuple(islice(cycle(public.speech.items), count))
    public = replace(public, speech=replace(public.speech, items=items))
    return Question(replace(question.seen, public=public), question.choices, question.may_pass)


def lie_clear_of_everything(view: CardTable) -> None:
    """Look whether choices and board lie within the table and over nothing that must be seen."""
    panels = [panel.geometry() for panel in (view.calls, view.panels.board, view.panels.facts) if panel.isVisible()]
    plates = [plate.sceneBoundingRect().toRect() for plate in view.places.plates.values()]
    assert not any(one.intersects(other) for one, other in combinations(panels, 2))
    for panel in panels:
        assert view.viewport().rect().contains(panel)
        assert not any(panel.intersects(plate) for plate in plates)
        assert panel.bottom() < view.stage.frame.hand_top
    for widget in (view.panels.facts, view.panels.board):
        assert cut_off(widget) == []


def choices_clear_of_everything(start: Start, name: str, items: int = 0) -> None:
    """Ask the most crowded question of a game in both small windows with the log open, and look where it lies."""
    program = start(language="de", last_game=name)
    program.question()
    view, question = program.page.view, with_items(most_crowded(name), items) if items else most_crowded(name)
    for size in (ROOM, SMALLER):
        view.clear()
        program.window.resize(size)
        QApplication.processEvents()
        assert program.window.size() == size
        view.step(Step(None, None, question.seen))
        program.until(lambda: not view.stage.busy)
        view.ask(question)
        program.until(view.calls.isVisible)
        lie_clear_of_everything(view)


@pytest.mark.parametrize("name", CHOOSING if WIDE else CHOOSING[::2])
def test_the_most_crowded_choices_cover_nobody(start: Start, name: str) -> None:
    choices_clear_of_everything(start, name)


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("name", CHOOSING if WIDE else CHOOSING[1::2])
def test_the_most_crowded_choices_in_very_large_letters_cover_nobody(start: Start, name: str) -> None:
    choices_clear_of_everything(start, name)


@pytest.mark.parametrize("width", [400, 640, 900])
def test_choices_that_are_scrolled_stand_in_as_many_columns_as_fit(sit: Sit, width: int) -> None:
    evening = sit("graden").begin()
    calls = evening.view.calls
    calls.ask(most_crowded("graden"), 13, Area(0, 0, width, 90), width)
    calls.fit((Area(0, 0, width, 90),))
    (scrolled,) = calls.findChildren(Scrolled)
    first, *others = calls.buttons()
    for part in (calls, scrolled.widget()):
        assert part is not None
        layout = part.layout()
        assert layout is not None
        layout.activate()  # without the table, which would give them its own room
    columns = 1 + sum(button.y() == first.y() for button in others)
    assert columns >= {400: 1, 640: 2, 900: 3}[width]
    assert calls.sizeHint().width() <= width
    assert scrolled.horizontalScrollBar().maximum() == 0


def shows_all(program: Program, top: QWidget) -> None:
    """Wait until nothing in a window is cut off any more."""
    program.qtbot.waitUntil(lambda: cut_off(top) == [])


@spoken("de")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames to windows
@pytest.mark.usefixtures("large")
def test_no_row_of_a_dialog_is_cut_on_a_small_screen(start: Start, language: str) -> None:
    program = start(language=language)
    program.question()
    dialogs = program.dialog("new", SessionDialog), program.dialog("settings", SettingsDialog)
    for dialog in dialogs:
        dialog.resize(SCREEN)
        shows_all(program, dialog)
        for tabs in dialog.findChildren(QTabWidget):
            for tab in range(tabs.count()):
                tabs.setCurrentIndex(tab)
                shows_all(program, dialog)
        assert dialog.size() == SCREEN


@pytest.mark.usefixtures("large")
def test_the_status_line_leaves_out_what_its_tooltip_tells(start: Start) -> None:
    program = start(language="de")
    program.question()
    program.window.resize(SMALLER)
    QApplication.processEvents()
    bar = program.window.statusBar()
    (line,) = bar.findChildren(ElidedLabel)
    line.setText(line.text().replace(" · ", f" ({LONG_NAME}) · "))
    QApplication.processEvents()
    assert cut_off(bar) == []
    assert "…" in line.shown
    assert line.shown.endswith("Spiel")
    assert line.toolTip() == line.text() == program.window.status.deal.text()
    program.window.resize(1600, 800)
    QApplication.processEvents()
    assert line.shown == line.text()
    assert not line.toolTip()


@pytest.mark.parametrize("letters", ["usual", "large"])
def test_many_items_cover_neither_hand_nor_neighbours(
    start: Start, letters: str, request: pytest.FixtureRequest
) -> None:
    if letters == "large":
        request.getfixturevalue("large")
    choices_clear_of_everything(start, "zwanzigerrufen", ITEMS)


@pytest.mark.parametrize(
    ("letters", "size"), [("usual", (800, 540)), ("usual", (911, 420)), ("large", (800, 600)), ("large", (800, 540))]
)
def test_many_items_cover_no_tricks_won(
    sit: Sit, letters: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    if letters == "large":
        request.getfixturevalue("large")
    evening = sit("zwanzigerrufen")
    view = evening.view
    view.resize(*size)
    state = said(start_deal(*CROWD), CROWDED)
    asked = Question(state.observe(Seat(0)), state.moves(Seat(0)), may_pass=False)
    seen = with_items(asked, ITEMS).seen
    left = [card for card in evening.game.pack(seen.rules) if card not in seen.hand]
    tricks = [tuple(Play(seat, left.pop()) for seat in all_seats(4)) for _ in range(TRICKS)]
    won = replace(seen.cards, tricks=tuple(tricks), winners=(Seat(1), Seat(2), Seat(3)) * (TRICKS // 3))
    for cards in (seen.cards, won):
        view.step(Step(None, None, replace(seen, cards=cards)))
        evening.until(lambda: not view.stage.busy)
        lie_clear_of_everything(view)
    piles = [item.sceneBoundingRect().toRect() for item in view.stage.items.values() if item.placement.zone == "won"]
    assert piles
    assert not any(pile.intersects(view.panels.board.geometry()) for pile in piles)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames to windows
@pytest.mark.usefixtures("large")
def test_the_log_steps_aside_where_the_table_would_be_too_narrow(start: Start) -> None:
    window = start().window
    window.resize(1400, 800)
    QApplication.processEvents()
    assert window.dock.isVisible()
    assert window.log.width() >= window.log.fontMetrics().averageCharWidth() * 24
    window.resize(ROOM)
    QApplication.processEvents()
    assert not window.dock.isVisible()
    assert window.dock.wanted
    window.menus.actions["log"].trigger()  # who wants it there has it over the table
    assert window.dock.isVisible()
    assert window.page.width() == window.width()
    window.resize(1400, 800)
    QApplication.processEvents()
    assert window.dock.isVisible()
    assert not window.dock.isFloating()


def test_free_rooms_touch_nothing_that_is_taken() -> None:
    table = Area(0, 0, 600, 300)
    plates = (Area(0, 100, 120, 40), Area(480, 100, 120, 40))
    rooms = free_rooms(table, plates, 6)
    assert set(rooms) == {Area(126, 0, 348, 300), Area(0, 146, 600, 154)}
    assert not any(room.overlaps(plate) for room in rooms for plate in plates)


def test_the_window_fits_a_small_screen_that_is_enlarged(start: Start) -> None:
    least = start().window.minimumSize()
    assert least.boundedTo(SMALLER) == least


@pytest.mark.usefixtures("large")
def test_very_large_letters_leave_room_for_the_cards(sit: Sit) -> None:
    assert text_size(835, 414) < text_size(3840, 2000)
    assert text_size(600, 1200) < text_size(1200, 1200)
    evening = sit().begin()
    evening.view.resize(772, 414)
    question = own_turn(evening)
    view = evening.view
    plates = [plate.sceneBoundingRect().toRect() for plate in view.places.plates.values()]
    for card in question.seen.hand:
        assert not any(plate.contains(evening.place_of(card)) for plate in plates)
    if view.calls.isVisible():
        assert not any(plate.intersects(view.calls.geometry()) for plate in plates)


def test_choices_cover_no_neighbour_while_the_middle_is_empty(sit: Sit) -> None:
    evening = sit("zwanzigerrufen").begin()
    view = evening.view
    view.resize(911, 440)
    while (question := evening.question()) is not None and question.may_pass:
        view.chosen.emit(None)
    assert question is not None
    assert view.calls.isVisible()
    assert view.viewport().rect().contains(view.calls.geometry())
    for plate in view.places.plates.values():
        assert not plate.sceneBoundingRect().toRect().intersects(view.calls.geometry())
