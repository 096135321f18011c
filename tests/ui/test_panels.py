# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What lies over the table leaves in sight what is needed to decide."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.games import game_named
from kartenspiel.model.cards import PLAIN_SUITS, Suit
from kartenspiel.model.moves import LayAwayChoice, Pass, Take
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.table.bubbles import Bubble
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.frame import LEAST_LINES, Area
from kartenspiel.ui.table.layout import aside_left, laying_place, talon_area, talon_aside_area
from kartenspiel.ui.table.plates import Badge, Plate, PlateContent
from kartenspiel.ui.table.theme import theme_for
from kartenspiel.ui.widgets.clauses import Cited
from tests.breadth import ends
from tests.games.koenigrufen_evenings import BIRDS, TALON
from tests.games.koenigrufen_table import NO_DOUBLE, done
from tests.games.koenigrufen_table import start as koenigrufen
from tests.games.zwanziger_table import CROWD, CROWDED, said, start
from tests.ui.cut_off import cut_off
from tests.ui.seats import Evening, picker

LONG_MS = 60_000
ANNOUNCED = "F vorhand, P2 besserrufer, P3 weiter, P4 weiter, F weiter, P2 call ♠K, P2 take 2, P2 lay ♥J ♥4 ♥3"
FOR_DUMMY = (
    "F vorhand, P2 besserrufer, P4 weiter, F weiter, P2 call ♠K, P2 take 2, P2 lay ♥J ♥4 ♥3, P2 quapil, "
    "P2 koenig_ultimo for P3, P2 gut, P4 gut"
)
SPOKEN = "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, F call ♠K, F take 1, F lay ♠8 ♠7 ♣9"
TAKEN = "F vorhand, P3 weiter, F rufer, F call ♣K, F take 1"
SIZES = [(800, 560), (1280, 745), (1920, 1020)]


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "anrufen", players=3)
    yield found
    found.end()


@pytest.fixture
def calling(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "rufmariasch")
    yield found
    found.end()


@pytest.fixture
def tarock(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "zwanzigerrufen")
    yield found
    found.end()


@pytest.fixture
def great(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "koenigrufen")
    yield found
    found.end()


def rectangle(area: Area) -> QRect:
    return QRect(round(area.x), round(area.y), round(area.width), round(area.height))


def asked(evening: Evening) -> Question:
    question = evening.question()
    assert question is not None
    return question


@pytest.mark.parametrize("size", SIZES)
def test_choices_and_board_leave_the_talon_in_sight(evening: Evening, size: tuple[int, int]) -> None:
    view = evening.view
    view.resize(*size)
    evening.begin()
    question = asked(evening)
    talon = rectangle(talon_area(view.stage.frame, question.seen.seats, len(question.seen.cards.talon)))
    assert view.calls.isVisible()
    assert not view.calls.geometry().intersects(talon)
    assert not (view.panels.board.isVisible() and view.panels.board.geometry().intersects(talon))


@pytest.mark.parametrize("size", SIZES)
def test_the_words_about_laying_away_are_all_there(evening: Evening, size: tuple[int, int]) -> None:
    view = evening.view
    view.resize(*size)
    session = evening.session
    state = evening.game.start(session.deal())
    while state.turn is not None and not isinstance((choices := state.moves(state.turn))[0], LayAwayChoice):
        wanted = [choice for choice in choices if isinstance(choice, Take)]
        passes = [choice for choice in choices if isinstance(choice, Pass)]
        mine = state.actor(state.turn) == session.person_seat
        state = state.apply([*wanted, *(reversed(choices) if mine else (*passes, *choices))][0])
    evening.table.resume(Sittings.of(Sitting(session, state)))
    asked(evening)
    label = next(each for each in view.calls.findChildren(QLabel) if each.text().startswith("Drag or click"))
    assert label.width() >= label.sizeHint().width() or label.height() >= label.heightForWidth(label.width())
    assert view.calls.geometry().left() >= 0
    assert view.calls.geometry().right() <= view.width()


def auction(evening: Evening, turns: str, *hands: str) -> Question:
    """Lay out an auction in which these turns were taken and the person is next."""
    state = said(start(*hands), turns)
    coming = replace(evening.session.coming, dealer=state.deal.dealer)
    session = replace(evening.session, rules=state.deal.rules, coming=coming)
    assert session.person_seat == state.turn
    evening.table.resume(Sittings.of(Sitting(session, state)))
    return asked(evening)


@pytest.mark.parametrize("size", ends([(1064, 740), (1280, 745), (1600, 1020)]))
def test_a_crowded_auction_covers_neither_hands_nor_tricks_nor_what_is_said(
    tarock: Evening, size: tuple[int, int]
) -> None:
    view = tarock.view
    view.resize(*size)
    auction(tarock, CROWDED, *CROWD)
    frame, places = view.stage.frame, view.places
    assert view.panels.board.isVisible()
    panels = view.calls.geometry(), view.panels.board.geometry()
    assert not panels[0].intersects(panels[1])
    fan = frame.side_room
    fans = rectangle(fan), rectangle(fan._replace(x=frame.width - fan.width))
    plates = [rectangle(places.area(seat)) for seat in places.plates]
    half = frame.pile / 2
    piles = [
        QRect(round(x - half), round(y - half), round(frame.pile), round(frame.pile))
        for x, y in (frame.pile_at(side, 10) for side in ("left", "right"))
    ]
    for seat in places.bubbles:
        places.speak(seat, "Next.", LONG_MS, view.panels.covered)
    bubbles = [bubble.sceneBoundingRect().toRect() for seat, bubble in places.bubbles.items() if seat]
    for taken in (*fans, *plates, *piles, *bubbles):
        assert not any(panel.intersects(taken) for panel in panels), taken


def taken_up(evening: Evening, words: str, **options: str) -> Question:
    """Sit down as forehand of a deal of Königrufen in which this was said and done."""
    state = done(koenigrufen(*BIRDS, talon=TALON, context=NO_DOUBLE, **options), words)
    coming = replace(evening.session.coming, dealer=state.deal.dealer, dummies=state.deal.dummies)
    session = replace(evening.session, rules=state.deal.rules, coming=coming)
    evening.table.resume(Sittings.of(Sitting(session, state)))
    return asked(evening)


@pytest.mark.parametrize("size", ends([(1070, 759), (1280, 745), (1710, 1020)]))
def test_what_was_said_steps_aside_for_choices_that_come_later(great: Evening, size: tuple[int, int]) -> None:
    view, places = great.view, great.view.places
    view.resize(*size)
    question = taken_up(great, f"{ANNOUNCED}, P2 quapil, P2 gut, P3 gut, P4 gut")
    view.panels.offer(None)
    for seat in places.bubbles:
        places.speak(seat, "Gut.", LONG_MS)
    view.panels.offer(question)
    view.resize(*size)
    bubbles = [bubble.sceneBoundingRect().toRect() for seat, bubble in places.bubbles.items() if seat]
    assert view.calls.isVisible()
    assert not any(bubble.intersects(view.calls.geometry()) for bubble in bubbles)


@pytest.mark.usefixtures("german")  # which takes more room
@pytest.mark.parametrize("size", ends([(1070, 759), (1280, 745), (1710, 1020)]))
def test_cards_laid_away_and_the_open_half_stay_in_sight(great: Evening, size: tuple[int, int]) -> None:
    view = great.view
    view.resize(*size)
    seen, frame = taken_up(great, TAKEN, table_mode="two").seen, view.stage.frame
    aside = talon_aside_area(frame, seen.cards, aside_left(frame, seen))
    assert aside is not None
    for area in (aside, laying_place(frame, 3)):
        assert not view.calls.geometry().intersects(rectangle(area))


def test_a_king_to_be_called_is_written_out(great: Evening) -> None:
    taken_up(great, "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer")
    assert {button.text() for button in picker(great).buttons.values()} >= {"King of spades", "King of clubs"}


@pytest.mark.usefixtures("german")  # which takes more room
@pytest.mark.parametrize("size", [(814, 727), (1280, 745)])
def test_why_a_card_is_kept_stands_clear_of_laying_away(great: Evening, size: tuple[int, int]) -> None:
    view = great.view
    view.resize(*size)
    seen = taken_up(great, "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, F call ♠K, F take 1").seen
    great.click(next(card for card in seen.hand if card.suit is Suit.TAROCK))
    assert view.panels.note.isVisible()
    assert not view.panels.note.geometry().intersects(view.calls.geometry())
    assert cut_off(view.calls) == []
    assert any("zählen am Ende für dich" in label.text() for label in view.calls.findChildren(QLabel))


@pytest.mark.parametrize("size", ends([(590, 559), (814, 727), (1280, 745), (1710, 1020)]))
def test_an_open_talon_lies_clear_of_names_and_of_what_is_said(great: Evening, size: tuple[int, int]) -> None:
    view, places = great.view, great.view.places
    view.resize(*size)
    seen = taken_up(great, "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, F call ♠K").seen
    for seat in places.bubbles:
        if seat:
            places.speak(seat, "Herz-König!", LONG_MS, view.panels.covered)
    talon = rectangle(talon_area(view.stage.frame, seen.seats, len(seen.cards.talon)))
    bubbles = [bubble.sceneBoundingRect().toRect() for seat, bubble in places.bubbles.items() if seat]
    plates = [rectangle(places.area(seat)) for seat in places.plates]
    for taken in (*plates, *bubbles):
        assert not taken.intersects(talon), taken


@pytest.mark.usefixtures("german", "numbered")  # which takes more room
@pytest.mark.parametrize("size", ends([(814, 727), (1070, 759), (1280, 745), (1710, 1020)]))
@pytest.mark.parametrize("words", [SPOKEN, f"{ANNOUNCED}, P2 quapil, P2 gut, P3 gut, P4 gut"])
def test_what_a_choice_means_can_be_read_beside_its_clauses(great: Evening, words: str, size: tuple[int, int]) -> None:
    view = great.view
    view.resize(*size)
    taken_up(great, words)
    place = view.calls.geometry()
    for button in view.calls.buttons():
        button.pointed.emit()
        QApplication.processEvents()
        assert cut_off(view.calls) == []
        assert view.calls.geometry() == place
        for cited in view.calls.findChildren(Cited):
            if cited.isVisible() and cited.clauses.isVisible():
                assert not cited.label.geometry().intersects(cited.clauses.geometry())


def test_every_choice_of_a_crowded_auction_can_be_pressed_in_the_smallest_window(tarock: Evening) -> None:
    view = tarock.view
    view.resize(590, 559)
    auction(tarock, "F call | P2 absolut | P3 kontra absolut of P2 | P4 pagat_ultimo, valat", *CROWD)
    for button in view.calls.buttons():
        for corner in (button.rect().topLeft(), button.rect().center(), button.rect().topRight()):
            assert view.viewport().childAt(button.mapTo(view.viewport(), corner)) is button


@pytest.mark.parametrize("size", [*SIZES, (1070, 759)])
def test_choices_have_room_for_all_buttons_when_the_window_changes(tarock: Evening, size: tuple[int, int]) -> None:
    view = tarock.view
    view.resize(1180, 740)
    auction(tarock, CROWDED, *CROWD)
    view.resize(*size)
    inside = view.calls.rect()
    assert view.calls.buttons()
    for button in view.calls.buttons():
        assert inside.contains(QRect(button.mapTo(view.calls, button.rect().topLeft()), button.size()))


@pytest.mark.parametrize("size", SIZES)
def test_the_suits_that_can_be_trumps_with_a_called_card_stand_on_the_table(
    calling: Evening, size: tuple[int, int]
) -> None:
    view, game = calling.view, game_named("rufmariasch")
    view.resize(*size)
    rules = from_json(game.house_rules, {"called_suit": "any"})
    session = replace(calling.session, rules=rules, coming=replace(calling.session.coming, dealer=Seat(3)))
    calling.table.resume(Sittings.of(Sitting(session, game.start(session.deal()))))
    asked(calling)
    QTest.mouseClick(picker(calling).buttons[0, 0], Qt.MouseButton.LeftButton)
    buttons = view.calls.buttons()
    assert len(buttons) == len(PLAIN_SUITS) + 1
    for button in buttons:
        assert view.viewport().childAt(button.mapTo(view.viewport(), button.rect().center())) is button
        assert view.viewport().rect().contains(QRect(button.mapTo(view.viewport(), QPoint()), button.size()))


def test_choices_leave_a_whole_line_in_sight_that_a_neighbour_said(calling: Evening) -> None:
    view, places = calling.view, calling.view.places
    view.resize(1070, 759)
    session = replace(calling.session, coming=replace(calling.session.coming, dealer=Seat(3)))
    calling.table.resume(Sittings.of(Sitting(session, game_named("rufmariasch").start(session.deal()))))
    asked(calling)
    for seat in places.bubbles:
        places.speak(seat, "Nothing is as fine as a line.", LONG_MS, view.panels.covered)
    bubbles = [bubble.sceneBoundingRect().toRect() for seat, bubble in places.bubbles.items() if seat]
    assert not any(bubble.intersects(view.calls.geometry()) for bubble in bubbles)


def test_what_is_said_ends_though_the_window_changes_its_size(qtbot: QtBot) -> None:
    scene, plate = QGraphicsScene(), Area(400, 10, 150, 40)
    bubble = Bubble(theme_for("green", dark=False))
    scene.addItem(bubble)
    bubble.speak("Kontra", plate, "top", 15, 0)
    bubble.move_to(plate, 15, "top")  # it is due, and has not yet gone
    assert not bubble.lasting
    qtbot.waitUntil(lambda: bubble.opacity() < 1)
    fading = bubble.opacity()
    bubble.move_to(plate, 15, "top")  # as with every card that is played meanwhile
    assert bubble.opacity() == fading
    qtbot.waitUntil(lambda: not bubble.words)
    bubble.speak("Kontra", plate, "top", 15, None)
    bubble.move_to(plate, 15, "top")
    assert bubble.lasting


@pytest.mark.usefixtures("german")  # whose words are longer
@pytest.mark.parametrize("size", ends([(1070, 723), (1070, 759), (1710, 1020)]))
def test_what_a_neighbour_announces_for_a_dummy_stands_clear_of_the_board(
    great: Evening, size: tuple[int, int]
) -> None:
    view, places = great.view, great.view.places
    view.resize(*size)
    taken_up(great, FOR_DUMMY, table_mode="three_flying")
    for seat in places.bubbles:
        places.speak(seat, "König ultimo für Strohmann!", LONG_MS, view.panels.covered)
    bubbles = [bubble.sceneBoundingRect().toRect() for seat, bubble in places.bubbles.items() if seat]
    assert view.panels.board.isVisible()
    assert not any(bubble.intersects(view.panels.board.geometry()) for bubble in bubbles)


@pytest.mark.usefixtures("qtbot")
def test_what_is_said_keeps_off_the_edges_of_its_bubble() -> None:
    scene, plate = QGraphicsScene(), Area(400, 10, 145, 40)
    bubble = Bubble(theme_for("green", dark=False))
    scene.addItem(bubble)
    bubble.speak("I call the Over of leaves.", plate, "top", 13, LONG_MS)
    image = QImage(600, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
    painter.end()
    area = bubble.sceneBoundingRect().toRect()
    rows = range(area.top() + 20, area.bottom() - 12)
    dark = [
        x for x in range(area.left() + 3, area.right() - 2) for y in rows if image.pixelColor(x, y).lightness() < 60
    ]
    assert dark
    assert area.left() + 6 <= min(dark) < max(dark) <= area.right() - 6


@pytest.mark.usefixtures("qtbot")
def test_the_tail_of_a_line_wider_than_its_plate_points_at_the_plate() -> None:
    scene, plate = QGraphicsScene(), Area(400, 10, 150, 40)
    bubble = Bubble(theme_for("green", dark=False))
    scene.addItem(bubble)
    bubble.speak("Donaudampfschifffahrtsgesellschaft", plate, "top", 15, LONG_MS)
    assert bubble.sceneBoundingRect().left() < plate.x - 30
    image = QImage(600, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
    painter.end()
    between = round(plate.bottom) + 10  # below the plate and above the body of the bubble
    painted = [x for x in range(image.width()) if image.pixelColor(x, between).alpha()]
    assert painted
    assert plate.x < painted[0] < painted[-1] < plate.right


@pytest.mark.parametrize("size", ends([(702, 471), (1070, 723), (1710, 1020)]))
def test_bids_leave_a_talon_in_sight_beside_a_dummy_that_is_still_hidden(great: Evening, size: tuple[int, int]) -> None:
    view = great.view
    view.resize(*size)
    taken_up(great, "F vorhand, P3 dreier", table_mode="two")
    talon = [item for item in view.stage.items.values() if item.placement.zone == "talon"]
    assert len(talon) == 6
    assert view.calls.isVisible()
    assert not any(view.calls.geometry().intersects(item.sceneBoundingRect().toRect()) for item in talon)


@pytest.mark.parametrize("size", ends([(702, 471), (1070, 723), (1710, 1020)]))
def test_a_long_line_of_a_neighbour_steps_aside_for_what_would_cover_its_end(
    great: Evening, size: tuple[int, int]
) -> None:
    view, places = great.view, great.view.places
    view.resize(*size)
    taken_up(great, FOR_DUMMY, table_mode="three_flying")
    right, text = next(seat for seat in places.bubbles if places.side(seat) == "right"), view.stage.frame.text
    end = places.area(right)._replace(x=places.area(right).x - 13 * text, width=4 * text)
    places.speak(right, "King ultimo for Dummy!", LONG_MS, (end,))
    assert not places.bubbles[right].sceneBoundingRect().toRect().intersects(rectangle(end))


def test_what_is_said_opposite_stands_over_the_backs_where_all_else_is_covered(great: Evening) -> None:
    view, places = great.view, great.view.places
    view.resize(1070, 723)
    taken_up(great, FOR_DUMMY, table_mode="three_flying")
    top = next(seat for seat in places.bubbles if places.side(seat) == "top")
    plate = places.area(top)
    below, beside = plate._replace(y=plate.bottom + 4), plate._replace(x=plate.right + 4)
    places.speak(top, "Good.", LONG_MS, (below, beside))
    bubble = places.bubbles[top].sceneBoundingRect().toRect()
    assert not any(bubble.intersects(rectangle(area)) for area in (below, beside, plate))
    assert view.rect().contains(bubble)


def picture_of(seated: PlateContent, text: float = 15) -> QImage:
    """Return the picture of a plate."""
    scene, plate = QGraphicsScene(), Plate(theme_for("green", dark=False))
    scene.addItem(plate)
    tall = round(LEAST_LINES * text)
    plate.stand(Area(0, 0, round(10.5 * text), tall), text)
    plate.say(seated)
    image = QImage(round(10.5 * text), tall, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("tricks", "points"), [("2", "18/2"), ("10", "45/2")])
def test_tricks_and_points_on_a_plate_leave_its_marks_whole(tricks: str, points: str) -> None:
    badges = tuple(Badge(letters, letters, letters) for letters in ("F", "Dc", "Gu"))
    before, after = picture_of(PlateContent("Franz", badges)), picture_of(PlateContent("Franz", badges, tricks, points))
    accent = QColor(theme_for("green", dark=False).accent)
    dots = [(x, y) for x in range(before.width()) for y in range(before.height())]
    marks = [y for x, y in dots if before.pixelColor(x, y) == accent]
    changed = [y for x, y in dots if before.pixel(x, y) != after.pixel(x, y)]
    assert max(marks) < min(changed)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("dummy", [False, True])
def test_points_stand_on_a_plate_with_three_marks_and_on_that_of_a_dummy(*, dummy: bool) -> None:
    """Also in the unit of Königrufen, and beside the account."""
    badges = tuple(Badge(letters, letters, letters) for letters in ("P", "Op", "by Franz"))
    plain = PlateContent("Franz", badges, "1", "", account="−€12.30", dummy=dummy)
    assert picture_of(plain) != picture_of(replace(plain, points="10/1"))
    wider = picture_of(replace(plain, points="10/1"))
    nothing = picture_of(replace(plain, tricks=""))
    dots = [(x, y) for x in range(wider.width()) for y in range(wider.height())]
    changed = [x for x, y in dots if wider.pixel(x, y) != nothing.pixel(x, y)]
    bare = picture_of(replace(plain, tricks="", account=""))
    account = [x for x, y in dots if nothing.pixel(x, y) != bare.pixel(x, y)]
    assert max(account) < min(changed)


@pytest.mark.parametrize("moved", [False, True])
def test_a_button_tells_only_if_it_is_still_under_the_pointer_once_its_panel_has_its_place(
    qtbot: QtBot, *, moved: bool
) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    button = ChoiceButton("Pass", lambda _button, _key: None)
    button.setParent(panel)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.move(100, 100)
    panel.resize(400, 300)
    panel.show()
    qtbot.waitExposed(panel)
    told: list[bool] = []
    button.pointed.connect(lambda: told.append(True))
    at = button.rect().center()
    QApplication.sendEvent(button, QEnterEvent(at, at, button.mapToGlobal(at)))
    if moved:
        button.move(200, 200)
    QApplication.processEvents()
    assert told == ([] if moved else [True])


@pytest.mark.parametrize("size", ends([(590, 559), (702, 471), (814, 727)]))
def test_the_ladder_of_bids_gives_way_to_plates_where_there_is_little_room(
    great: Evening, size: tuple[int, int]
) -> None:
    view, places = great.view, great.view.places
    view.resize(*size)
    taken_up(great, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    assert view.calls.laddered
    plates = [rectangle(places.area(seat)) for seat in places.plates]
    assert not any(view.calls.geometry().intersects(plate) for plate in plates)


def test_a_click_is_asked_for_only_while_it_is_waited_for(great: Evening) -> None:
    panels = great.view.panels
    panels.divide(great.view.stage.frame)
    panels.tell("Resi takes the trick.")
    panels.wait(True)
    assert panels.note.isVisible()
    assert panels.note.text() == "Click or press the space bar to go on."
    panels.tell("Resi takes the trick.")
    panels.hush()  # what was said is taken back, and the click is waited for still
    assert panels.note.text() == "Click or press the space bar to go on."
    panels.wait(False)
    assert not panels.note.isVisible()


@pytest.mark.parametrize("size", [(940, 640), (1100, 600)])
def test_the_ladder_of_bids_keeps_its_upper_edge_when_it_becomes_longer(great: Evening, size: tuple[int, int]) -> None:
    view = great.view
    view.resize(*size)
    taken_up(great, "F vorhand, P2 besserrufer, P3 weiter, P4 weiter")
    top = view.calls.y()
    view.calls.setMinimumHeight(view.calls.height() + 10)
    view.panels.place()
    assert view.calls.y() == top


def test_what_was_measured_once_saves_making_a_pack_of_cards_again_and_changes_nothing(
    calling: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, made = game_named("rufmariasch"), []
    session = replace(calling.session, coming=replace(calling.session.coming, dealer=Seat(3)))
    calling.table.resume(Sittings.of(Sitting(session, game.start(session.deal()))))
    question, calls = asked(calling), calling.view.calls
    fill = calls._fill  # noqa: SLF001 - what takes time

    def count(body: QWidget | None) -> None:
        made.append(body)
        fill(body)

    monkeypatch.setattr(calls, "_fill", count)
    found, filled = [], []
    for measured in (False, True):
        for wider in range(3):
            rooms = [Area(10, 10, 330 + wider, 190), Area(20, 20, 400, 150), Area(20, 20, 250, 300 + wider)]
            calls._plans.clear()  # noqa: SLF001 - the window has another size
            if not measured:
                calls._measured.clear()  # noqa: SLF001
            calls.ask(question, 16, rooms[0], 900)
            made.clear()
            found.append((calls.fit(rooms), calls.sizeHint()))
            filled.append(sum(each is not None for each in made))
    assert found[:3] == found[3:]
    assert max(filled[3:]) == 1 < min(filled[:3])


def test_the_ladder_is_laid_out_once_before_the_person_is_asked_and_once_with_the_question(great: Evening) -> None:
    game, view, filled = game_named("koenigrufen"), great.view, []
    view.calls.refilled.connect(lambda: filled.append(view.answering.question))
    session = replace(great.session, coming=replace(great.session.coming, dealer=Seat(3)))
    great.table.resume(Sittings.of(Sitting(session, game.start(session.deal()))))
    question = asked(great)
    assert view.calls.laddered
    assert filled == [None, question]
    view.ask(None)
    view.ask(None)
    assert filled == [None, question, None]
