# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What makes an evening at the table pleasant: nothing jumps, vanishes too soon or stays too long."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QWidget

from kartenspiel.controller.session import new_session
from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named
from kartenspiel.model.cards import Suit
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Pass
from kartenspiel.model.narration import trick_sentence
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who
from kartenspiel.model.view import Board, SortOrder
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.dialogs.card_viewer import CardViewer
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.table.facts_panel import BoardPanel
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.tips import explained_widget
from tests.games.zwanziger_table import open_turn, said
from tests.games.zwanziger_table import start as start_deal
from tests.ui.conftest import Sit, Start
from tests.ui.seats import own_turn


def test_what_was_said_of_a_session_goes_with_it(start: Start) -> None:
    program = start()
    program.question()
    program.page.messages.inform(Text("test", "The deal goes on."))
    program.page.messages.warn(Text("test", "The disk is full."))
    game = game_named("russbach")
    session = program.table.session
    assert session is not None
    program.table.start(new_session(game, game.house_rules(), session.persons, Random(5)))
    program.until_dealt()
    assert program.page.messages.texts() == ("The disk is full.",)


def test_letters_typed_over_the_list_of_games_look_for_a_rule(start: Start) -> None:
    program = start(last_game="russbach")
    dialog = program.dialog("new", SessionDialog)
    for box in (dialog.games, dialog.presets):
        before = (dialog.games.currentIndex(), dialog.presets.currentIndex())
        box.setFocus()
        QTest.keyClicks(box, "z")
        assert (dialog.games.currentIndex(), dialog.presets.currentIndex()) == before
    assert dialog.tabs.currentWidget() is dialog.rules
    search = dialog.focusWidget()
    assert isinstance(search, QLineEdit)
    assert search.text() == "zz"
    dialog.games.setFocus()
    QTest.keyClick(dialog.games, Qt.Key.Key_Down)  # arrows still choose
    assert dialog.games.currentIndex() != before[0]


def test_a_first_click_that_only_raises_can_be_chosen_in_the_settings(start: Start) -> None:
    program = start()
    dialog = program.dialog("settings", SettingsDialog)
    box = next(each for each in dialog.findChildren(QCheckBox) if each.text().startswith("A first click"))
    box.click()
    assert program.keeper.settings.raise_first
    assert program.page.view.hand.raise_first


def test_the_last_trick_names_its_winner(sit: Sit) -> None:
    evening = sit().begin()
    while not (question := own_turn(evening)).seen.cards.tricks:
        evening.click(question.plays[0].card)
    told = evening.wording.text(trick_sentence(question.seen.cards.winners[-1]))
    evening.press(Qt.Key.Key_L)
    assert evening.view.panels.note.isVisible()
    assert evening.view.panels.note.text() == told
    evening.press(Qt.Key.Key_L)
    assert not evening.view.panels.note.isVisible()


def test_what_was_said_before_play_stays_until_the_first_card(sit: Sit) -> None:
    evening = sit("anrufen").begin()
    places = evening.view.places
    while (question := evening.question()) is not None and not question.plays:
        spoken = {seat for seat, bubble in places.bubbles.items() if bubble.words}
        others = {move.seat for move in question.seen.log} - {question.seen.seat}
        assert others <= spoken
        evening.view.resize(evening.view.width() - 40, evening.view.height())
        assert {seat for seat, bubble in places.bubbles.items() if bubble.words} == spoken
        evening.view.chosen.emit(None if question.may_pass else question.choices[-1])
    assert question is not None
    assert all(places.bubbles[seat].lasting for seat in places.bubbles if places.bubbles[seat].words)
    evening.click(question.plays[0].card)
    evening.question()
    told = [bubble.words for bubble in places.bubbles.values() if bubble.words]
    assert "Pass." not in told


def test_trumps_lie_at_one_end_of_the_hand() -> None:
    order = SortOrder((Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES), "A K")
    assert order.trumps_first(Suit.SPADES).suits == (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
    assert order.trumps_first(None) == order
    for game in ("russbach", "rufmariasch", "anrufen"):
        view = game_named(game).words.view(_played_on(game).observe(Seat(0)))
        trumps = next(fact.value for fact in view.facts if isinstance(fact.value, Suit))
        assert view.sort.suits[0] is trumps


def _played_on(name: str) -> State:
    """Return a state of a game in which trumps are known."""
    game, rng = game_named(name), Random(3)
    rules = game.house_rules()
    while True:
        state = game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))
        while state.turn is not None:
            if any(isinstance(fact.value, Suit) for fact in game.words.view(state.observe(Seat(0))).facts):
                return state
            choices = state.moves(state.turn)
            move = rng.choice([choice for choice in choices if isinstance(choice, Move)])
            state = state.apply(move)


def test_a_table_of_bids_by_seat_is_told_with_what_the_first_seat_said(sit: Sit) -> None:
    evening = sit().begin()
    panel = BoardPanel(evening.view)
    seats = tuple(Text("test", "{player}", {"player": Who(seat)}) for seat in all_seats(3))
    row = tuple(Text("test", words) for words in ("pass", "a hundred", "-"))
    panel.show_board(Board(seats, (row,)), evening.wording, 14, (Area(0, 0, 800, 300),))
    told = explained_widget(panel)
    assert told is not None
    names = [evening.wording.text(seat) for seat in seats]
    rows = told.explanation.words.splitlines()[1:]
    assert rows == [f"{names[0]}: pass, {names[1]}: a hundred, {names[2]}: -"]


def test_a_table_of_bids_stays_where_it_is_while_it_grows(sit: Sit) -> None:
    evening = sit().begin()
    board = BoardPanel(evening.view)
    row = tuple(Text("test", words) for words in ("simple game", "pass", "a hundred", "pass"))
    rooms = (Area(0, 0, 420, 90), Area(0, 100, 420, 200))
    found = []
    for rows in (1, 2, 3, 4):
        board.show_board(Board(row, (row,) * rows), evening.wording, 14, rooms)
        found.append((board.room, board.width()))
    assert all(each == found[0] for each in found)


def test_a_table_of_bids_does_not_shrink_within_an_auction(sit: Sit) -> None:
    evening = sit().begin()
    board = BoardPanel(evening.view)
    heads = tuple(Text("test", name) for name in ("Resi", "Poldl", "Mizzi"))
    long, short = Text("test", "a grand with everything"), Text("test", "pass")
    rooms = (Area(0, 0, 800, 300),)
    sizes = []
    for rows in (((long, long, long),) * 6, ((short, short, short),)):
        board.show_board(Board(heads, rows), evening.wording, 14, rooms)
        sizes.append(board.size())
    assert sizes[0] == sizes[1]
    board.show_board(None, evening.wording, 14, rooms)
    board.show_board(Board(heads[:2], ((short, short),)), evening.wording, 14, rooms)
    assert board.width() < sizes[0].width()


@pytest.mark.parametrize("room", [Area(0, 0, 800, 400), Area(0, 0, 120, 90), Area(0, 0, 120, 30)])
def test_a_table_of_items_says_nothing_that_is_not_so_however_little_room_it_has(sit: Sit, room: Area) -> None:
    """It is laid out for all that may come; where that would have to scroll, it was what one read."""
    evening = sit()
    heading, lost = Text("", "So far"), Text("", "lost")
    item, value, rest = Text("", "Game"), Text("", "1"), Text("", "Somebody")
    board = Board((item, value, rest), ((item, value, rest),), last=(heading, lost))
    panel = BoardPanel(evening.view)
    panel.show_board(board, evening.wording, 14, (room,))
    assert sorted(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)) == sorted(
        ["Game", "1", "Somebody"] * 2
    )


def test_a_fact_that_is_read_needs_no_tip_over_it(sit: Sit) -> None:
    evening = sit().begin()
    own_turn(evening)
    labels = evening.view.panels.facts.findChildren(QLabel)
    assert labels
    assert not any(part.toolTip() for part in evening.view.panels.facts.findChildren(QWidget))


def test_cards_keep_their_faces_while_others_are_drawn(sit: Sit) -> None:
    evening = sit().begin()
    card = own_turn(evening).plays[0].card
    artwork: Artwork = evening.artwork
    evening.until(lambda: artwork.picture(card.code, 90).exact)
    before = artwork.picture(card.code, 90).pixmap.cacheKey()
    artwork.set_look(Look(artwork.look.pictures, artwork.look.index, "de"))
    assert artwork.picture(card.code, 90).pixmap.cacheKey() == before


def test_the_viewer_lists_only_cards_of_the_game(start: Start) -> None:
    program = start(last_game="anrufen")
    viewer = program.dialog("cards", CardViewer)
    suits = [viewer.list.topLevelItem(place) for place in range(viewer.list.topLevelItemCount())]
    leaves = [suit.child(place) for suit in suits if suit for place in range(suit.childCount())]
    names = [leaf.text(0) for leaf in leaves if leaf]
    assert any("nine" in name.casefold() for name in names)
    assert not any(rank in name.casefold() for name in names for rank in ("seven", "eight"))


def test_a_label_of_clauses_is_no_window_of_its_own(start: Start) -> None:
    start()
    label = ClauseLabel(("R26",))
    label.cite(("R26", "R27"))
    assert not label.isVisible()
    assert label.text() == "R26\N{NO-BREAK SPACE}· R27"


def test_the_last_trick_cannot_be_asked_for_before_there_is_one(start: Start) -> None:
    program = start()
    program.question()
    action = program.window.menus.actions["last_trick"]
    assert not action.isEnabled()
    while not program.question().seen.cards.tricks:
        assert not action.isEnabled()
        question = program.question()
        program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    assert action.isEnabled()


def test_what_was_announced_is_not_covered_by_the_end_of_the_turn(sit: Sit) -> None:
    evening = sit("zwanzigerrufen")
    begun = said(start_deal("", "I", "XX"), "F call")
    announced = open_turn(begun, "P2 absolut")
    states = (begun, announced, announced.apply(Pass(Seat(1))))
    seen = [state.observe(Seat(0)) for state in states]
    evening.view.step(Step(None, None, seen[0]))
    for before, after in pairwise(seen):
        evening.view.step(Step(before, after.log[-1], after))
    evening.until(lambda: not evening.view.stage.busy)
    assert evening.view.places.bubbles[Seat(1)].words == "Absolut, against!"


def test_boxes_stand_out_in_the_dark(start: Start) -> None:
    program = start(theme="dark")
    dialog = program.dialog("settings", SettingsDialog)
    box = dialog.findChildren(QCheckBox)[0].palette().color(QPalette.ColorRole.Base)
    assert box.lightness() >= 2 * dialog.palette().color(QPalette.ColorRole.Window).lightness()
    program.keeper.change(theme="light")
    QApplication.processEvents()
    assert dialog.findChildren(QCheckBox)[0].palette().color(QPalette.ColorRole.Base) == QPalette().color(
        QPalette.ColorRole.Base
    )
