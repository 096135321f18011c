# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Keys and gestures: one page made of what does them, and a line when one of them is of use."""

import re
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from kartenspiel.controller.sitting import Step
from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.moves import Announce, LayAwayChoice, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs import keys_page
from kartenspiel.ui.dialogs.about import About
from kartenspiel.ui.dialogs.keys_page import KeysPage
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.table.gestures import GESTURES, HOLD
from kartenspiel.ui.table.keyboard import LESSON_KEYS, REPLAY_KEYS, TABLE_KEYS, TableKey
from kartenspiel.ui.widgets.announcing import ANNOUNCEMENTS
from kartenspiel.ui.widgets.tips import ExplainedScene
from kartenspiel.ui.window.key_tips import KEY_TIPS, KeyTips
from kartenspiel.ui.words.phrases import words_of
from tests.breadth import spoken
from tests.games.koenigrufen_table import start as koenigrufen
from tests.ui.conftest import Sit, Start
from tests.ui.program import Program
from tests.ui.seats import Evening, own_turn
from tests.ui.test_word import ME, window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing
SILENT = "silent"
"""The property of a table at which somebody wants to be asked no more."""
HEARD: list[str] = []
"""What was announced since somebody began to listen."""
ANNOUNCEMENTS.made.connect(HEARD.append)


def test_every_key_that_is_declared_does_something(sit: Sit) -> None:
    assert sit().view.key_ids == {key.id for key in TABLE_KEYS}


def test_every_gesture_that_is_declared_does_something(sit: Sit) -> None:
    view = sit().view
    assert set(view.touches.gestures) == set(GESTURES)
    scene = view.scene()
    assert isinstance(scene, ExplainedScene)
    assert scene.teller == view.touches.gestures[HOLD]


def may_be_silent(evening: Evening) -> None:
    """Ask whether the person wants to say something."""
    seen, view = own_turn(evening.begin()).seen, evening.view
    view.nothing_more.connect(lambda: view.setProperty(SILENT, True))
    view.ask(Question(seen, (Announce(seen.seat, "hundred"),), may_pass=True))
    evening.moves.clear()


def plays_a_card(evening: Evening) -> None:
    """Go on until a card is to be played, with the ring on none: the only one that can be played has it."""
    own_turn(evening.begin())
    evening.view.hand.point_at(None)


def has_chosen_a_card(evening: Evening) -> None:
    """Go on until a card is to be played, and choose one with the keys."""
    plays_a_card(evening)
    evening.press(Qt.Key.Key_Right)


def has_seen_a_trick(evening: Evening) -> None:
    """Go on until a trick has been won."""
    evening.begin()
    while not (question := own_turn(evening)).seen.cards.tricks:
        evening.view.chosen.emit(question.plays[0])


def looks_at_a_trick(evening: Evening) -> None:
    """Go on until two tricks have been won, and look at the first of them."""
    evening.begin()
    evening.view.tricks.allowed = lambda: True
    while len((question := own_turn(evening)).seen.cards.tricks) < 2:
        evening.view.chosen.emit(question.plays[0])
    evening.press(Qt.Key.Key_L)
    evening.press(Qt.Key.Key_PageUp)


def waits_for_others(evening: Evening) -> None:
    """Let another player be on turn while something may be said."""
    evening.view.step(Step(None, None, window().observe(ME)))
    evening.until(evening.view.panels.word.isVisible)


def has_played(evening: Evening) -> bool:
    return any(isinstance(move, Play) for move in evening.moves[-1:])


def lays_away(evening: Evening) -> None:
    """Have more cards in the hand than digits, and lay one away."""
    seen = own_turn(evening.begin()).seen
    evening.view.ask(Question(seen, (LayAwayChoice(seen.seat, PACK_32, 3),), may_pass=False))
    evening.until(lambda: evening.view.hand.mode == "lay")
    evening.view.hand.order = PACK_32


def waits_for_a_hint(evening: Evening) -> None:
    """Ask for a hint that nobody gives."""
    evening.session = replace(evening.session, allows_help=True)
    evening.table.thinker.weigh = lambda question, chance: Future()  # type: ignore[method-assign]  # noqa: ARG005
    plays_a_card(evening)
    QTest.keyClick(evening.view, Qt.Key.Key_H)
    evening.until(lambda: "Looking" in evening.view.panels.note.text())


def listens(evening: Evening) -> None:
    """Go on until a card is to be played, and listen to what is announced from then on."""
    plays_a_card(evening)
    HEARD.clear()


def says(words: str) -> tuple[Callable[[Evening], None], Callable[[Evening], object]]:
    """Return that something is announced in which these words are."""
    return listens, lambda _evening: any(words in each for each in HEARD)


def place_of_legal(evening: Evening) -> str:
    """Return the digit of the place of a card that may be played."""
    question = evening.question()
    assert question is not None
    return str(evening.view.hand.held.index(question.plays[0].card) + 1)


DOES: Mapping[str, tuple[Callable[[Evening], None], Callable[[Evening], object]]] = {
    "beside": (plays_a_card, lambda evening: evening.view.hand.current is not None),
    "buttons": (may_be_silent, lambda evening: evening.view.calls.buttons()[0].hasFocus()),
    "use": (has_chosen_a_card, has_played),
    "number": (plays_a_card, has_played),
    "number_beyond": (lays_away, lambda evening: evening.view.hand.marks.laid),
    "by": (may_be_silent, lambda evening: evening.moves[-1:] == [None]),
    "last_trick": (has_seen_a_trick, lambda evening: evening.view.stage.showing.tricks_back),
    "earlier_tricks": (looks_at_a_trick, lambda evening: evening.view.stage.showing.tricks_back == 1),
    "standing": (has_seen_a_trick, lambda evening: evening.view.panels.note.isVisible()),
    "nothing_more": (may_be_silent, lambda evening: evening.view.property(SILENT)),
    "word": (waits_for_others, lambda evening: evening.view.panels.word.isChecked()),
    "no_advice": (waits_for_a_hint, lambda evening: not evening.view.panels.note.isVisible()),
    "advice": (plays_a_card, lambda evening: evening.view.panels.note.isVisible()),
    "say_question": says("Cards that are possible: "),
    "say_hand": says("Your cards: "),
    "say_trick": says("on turn."),
    "say_roles": says("Called: "),
    "say_said": says("Nothing has been said yet."),
    "say_accounts": says("No deal of this session is over yet."),
    "say_again": says("Your cards: "),
}
"""What must have happened before each key of the table, and what is to be seen after it."""


@pytest.mark.parametrize("key", TABLE_KEYS, ids=lambda key: key.id)
def test_every_key_on_the_page_does_what_it_says(sit: Sit, key: TableKey) -> None:
    before, seen = DOES[key.id]
    evening = sit("russbach")
    before(evening)
    assert not seen(evening)
    if key.signs:
        QTest.keyClicks(evening.view, place_of_legal(evening))
    else:
        QTest.keyClick(evening.view, key.keys[-1], key.modifier)
    evening.until(lambda: seen(evening))


def test_every_command_on_the_page_is_reached_by_its_keys(start: Start) -> None:
    program = start()
    program.question()
    program.until(lambda: QApplication.activeWindow() is program.window)
    reached: list[str] = []
    for name, action in program.window.menus.actions.items():
        action.triggered.disconnect()
        action.triggered.connect(partial(reached.append, name))
        action.setEnabled(True)
    for name, action in program.window.menus.actions.items():
        for keys in action.shortcuts():
            QTest.keySequence(program.window.windowHandle(), keys)
            assert reached == [name]
            reached.clear()


def test_who_asks_for_advice_where_there_is_none_is_told_so(sit: Sit) -> None:
    evening = sit().begin()
    own_turn(evening)
    evening.press(Qt.Key.Key_H)
    told = evening.view.panels.note.text()
    assert told.startswith("There are no hints here: this session is played as at the table. “Allow help” in the ")


def test_no_key_stands_for_two_things() -> None:
    lesson = [each for each in LESSON_KEYS if each.id != "show"]  # a hint is there what the teacher would do
    keys = [key for each in (*TABLE_KEYS, *lesson) for key in (*each.keys, *each.signs)]
    assert len(keys) == len(set(keys))
    there = [keys for each in REPLAY_KEYS for keys in each.sequences]
    assert len(there) == len(set(there)) == len(REPLAY_KEYS)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_tells_all_keys_commands_and_gestures(start: Start, language: str) -> None:
    program = start(language=language)
    page = program.dialog("keys", KeysPage)
    shown = page.text.toPlainText()
    for action in program.window.menus.actions.values():
        assert action.toolTip() in shown
        for keys in action.shortcuts():
            assert keys.toString(keys.SequenceFormat.NativeText) in shown
    for told in (*(key.does for key in (*TABLE_KEYS, *LESSON_KEYS, *REPLAY_KEYS)), *(each.does for each in GESTURES)):
        assert words_of(told) in shown
    assert "&" not in shown


def test_the_page_is_searched(start: Start) -> None:
    page = start().dialog("keys", KeysPage)
    whole = page.text.toPlainText()
    page.search.setText("PREVIOUS TRICK")
    found = page.text.toPlainText()
    assert "previous trick" in found
    assert len(found) < len(whole) / 3
    page.search.setText("xyzzy")
    assert page.text.toPlainText() == "Nothing here speaks of that."


def test_the_page_is_printed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    page = start().dialog("keys", KeysPage)
    printed: list[str] = []

    def keep(document: QTextDocument, title: str, asking: QWidget) -> None:
        assert asking is page
        printed.extend((title, document.toPlainText()))

    monkeypatch.setattr(keys_page, "print_page", keep)
    page.print_button.click()
    assert printed[0] == "Keys and gestures"
    assert page.text.toPlainText().splitlines()[0] in printed[1]


def test_f1_opens_it_also_over_a_dialog(start: Start) -> None:
    program = start()
    dialog = program.dialog("about", About)
    program.until(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_F1)
    program.until(lambda: [each for each in dialog.findChildren(KeysPage) if each.isVisible()])
    (page,) = dialog.findChildren(KeysPage)
    program.until(lambda: QApplication.activeWindow() is page)  # only then the keys are its own
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_F1)
    assert program.window.findChildren(KeysPage) == [page]


def test_hints_name_the_keys_as_the_table_has_them() -> None:
    written = {key.id: key.written for key in TABLE_KEYS}
    for tip in KEY_TIPS:
        assert "{" not in words_of(tip.text(**written))


@pytest.mark.usefixtures("german")
def test_no_hint_calls_a_key_a_key_twice() -> None:
    """The names of some end in the word already: die Eingabetaste, die Leertaste."""
    written = {key.id: key.written for key in TABLE_KEYS}
    assert {"Eingabetaste", "Leertaste"} <= set(written.values())
    for tip in KEY_TIPS:
        assert not re.search(r"Taste \w+taste", words_of(tip.text(**written)))


@spoken("de")
def test_no_line_ends_within_keys_that_are_pressed_together(start: Start, language: str) -> None:
    """Else F5 seems to stand there twice, for the rules and for the glossary."""
    page = start(language=language).dialog("keys", KeysPage)
    page.text.setFixedWidth(page.text.fontMetrics().averageCharWidth() * 24)
    QApplication.processEvents()
    block, together = page.text.document().begin(), 0
    while block.isValid():
        if "+" in block.text():
            together += 1
            page.text.document().documentLayout().blockBoundingRect(block)  # lays it out; else lines are counted later
            assert block.layout().lineCount() == 1, block.text()
        block = block.next()
    assert together > 10


def until_card(program: Program, wanted: Callable[[Question], bool]) -> Question:
    """Answer what is asked until a question is like this."""
    while not wanted(question := program.question()):
        program.page.view.chosen.emit(None if question.may_pass else _quiet(question))
    return question


def _quiet(question: Question) -> object:
    return next((choice for choice in question.choices if isinstance(choice, Pass)), question.choices[0])


def test_a_hint_is_given_when_it_is_of_use_and_once(start: Start) -> None:
    program = start(hints=True)
    until_card(program, lambda question: bool(question.plays))
    program.until(lambda: "cards" in program.keeper.settings.hints_given)
    assert any("Click a card or drag it" in text for text in program.page.messages.texts())
    given = program.keeper.settings.hints_given
    assert len(given) == len(set(given))
    program.page.view.chosen.emit(program.question().plays[0])
    until_card(program, lambda question: bool(question.plays))
    assert not any("Click a card or drag it" in text for text in program.page.messages.texts())


def test_a_hint_that_is_noted_as_given_does_not_lay_out_the_table_anew(start: Start) -> None:
    program = start(hints=True)
    until_card(program, lambda question: bool(question.plays))
    program.until(lambda: "cards" in program.keeper.settings.hints_given)
    seated: list[bool] = []
    program.page.pane.seated.connect(lambda: seated.append(True))
    program.keeper.change(hints_given=())
    KeyTips(program.keeper, program.page.messages).think_of(program.question())
    assert program.keeper.settings.hints_given
    assert not seated
    program.keeper.change(hint_button=False)
    assert seated


def test_how_a_card_is_played_is_told_before_the_first_one_also_where_there_is_no_choice(start: Start) -> None:
    program = start(hints=False)
    question = until_card(program, lambda question: bool(question.plays))
    program.keeper.change(hints=True)
    only = Question(question.seen, question.plays[:1], may_pass=False)
    KeyTips(program.keeper, program.page.messages).think_of(only)
    assert any("Click a card or drag it" in text for text in program.page.messages.texts())


def test_hints_can_be_stopped_where_they_stand_and_in_the_settings(start: Start) -> None:
    program = start(hints=True)
    until_card(program, lambda question: bool(question.plays))
    program.until(lambda: program.page.messages.bars)
    program.page.messages.bars[-1].buttons[0].click()
    assert not program.keeper.settings.hints
    assert not program.page.messages.bars
    dialog = program.dialog("settings", SettingsDialog)
    (box,) = [each for each in dialog.findChildren(QCheckBox) if "keys and gestures" in each.text()]
    assert not box.isChecked()
    box.click()
    assert program.keeper.settings.hints


def test_who_wants_no_hints_gets_none(start: Start) -> None:
    program = start(hints=False)
    until_card(program, lambda question: len(question.plays) > 1)
    assert program.keeper.settings.hints_given == ()
    assert program.page.messages.texts() == ()


def test_where_a_game_goes_the_other_way_round_that_is_told_once(start: Start) -> None:
    """The seats change sides with it, so that one would wait for the wrong neighbour."""
    program = start(hints=False, last_game="russbach")
    clockwise, other = program.question(), koenigrufen()
    program.keeper.change(hints=True)
    tips = KeyTips(program.keeper, program.page.messages)
    anticlockwise = Question(other.observe(Seat(0)), other.moves(Seat(0)), may_pass=False)
    told: list[str] = []
    for question in (clockwise, clockwise, anticlockwise, anticlockwise, clockwise, clockwise, anticlockwise):
        tips.think_of(question)
        told += [each for each in program.page.messages.texts() if "clockwise" in each and each not in told[-1:]]
    assert [words.split(":")[0] for words in told] == [
        "This game goes anticlockwise", "This game goes clockwise again",
    ]  # fmt: skip
