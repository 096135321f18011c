# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements are ticked in rows that never move, can be taken back, and are said by one click, one move each."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Declare, LayAway, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.ui.table.choice_button import ChoiceButton, SwitchButton
from tests.breadth import ends
from tests.games import calling_table
from tests.games.calling_table import after
from tests.games.koenigrufen_evenings import BIRDS, TALON
from tests.games.koenigrufen_table import NO_DOUBLE, done
from tests.games.koenigrufen_table import start as koenigrufen
from tests.ui.conftest import Sit
from tests.ui.seats import Evening, picker

BID = "F vorhand, P2 weiter, P3 weiter, P4 weiter"
TO_ANNOUNCE = f"{BID}, F besserrufer, F call ♠K, F take 2, F lay ♥J ♥4 ♦A"
US = Seat(0)
SIZES = [(590, 559), (814, 727), (1280, 745), (1710, 1020)]


def taken_up(evening: Evening, state: State) -> Evening:
    """Sit down in a deal."""
    coming = replace(evening.session.coming, dealer=state.deal.dealer, dummies=state.deal.dummies)
    session = replace(evening.session, rules=state.deal.rules, coming=coming)
    evening.table.resume(Sittings.of(Sitting(session, state)))
    evening.question()
    return evening


def besserrufer(evening: Evening, words: str = TO_ANNOUNCE) -> Evening:
    """Sit down as forehand of Königrufen, with a hand that has the Uhu."""
    return taken_up(evening, done(koenigrufen(*BIRDS, talon=TALON, context=NO_DOUBLE), words))


def pair(evening: Evening, *moves: str) -> Evening:
    """Sit down in the first trick of Rußbach, after these moves of its caller, with a pair that can be declared."""
    hand = "HA H7 SK SQ S8 S9 D7 D8"
    return taken_up(evening, after(calling_table.start("russbach", hand), "1 call HA", *moves))


def press(evening: Evening, words: str) -> None:
    """Click on the button that says this, at its beginning."""
    button = next(each for each in evening.view.calls.buttons() if each.text().startswith(words))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def places(evening: Evening) -> list[QRect]:
    """Return where all buttons over the table lie."""
    cloth = evening.view.viewport()
    shown = [button for button in cloth.findChildren(QPushButton) if button.isVisible()]
    found = [QRect(each.mapTo(cloth, QPoint()), each.size()) for each in shown]
    return sorted(found, key=lambda place: (place.y(), place.x()))


def ticked(evening: Evening) -> list[str]:
    """Return what is chosen to be said."""
    return [each.text() for each in evening.view.calls.findChildren(SwitchButton) if each.isChecked()]


@pytest.mark.parametrize("size", ends(SIZES))
def test_a_besserrufer_with_two_announcements_takes_no_needless_click_and_no_button_moves(
    sit: Sit, size: tuple[int, int]
) -> None:
    evening = sit("koenigrufen")
    evening.view.resize(*size)
    besserrufer(evening, BID)
    clicks = 0

    def click(words: str) -> None:
        nonlocal clicks
        clicks += 1
        press(evening, words)

    rung = next(each for each in evening.view.calls.buttons() if each.accessibleName().startswith("Besserrufer"))
    QTest.mouseClick(rung, Qt.MouseButton.LeftButton)
    evening.question()
    QTest.mouseClick(picker(evening).buttons[0, 0], Qt.MouseButton.LeftButton)
    evening.question()
    click("Take the second")
    question = evening.question()
    assert question is not None
    lying = places(evening)
    for card in [card for card in question.choices[0].choose_from if card.suit is not Suit.TAROCK][:3]:  # type: ignore[union-attr]
        evening.click(card)
        assert places(evening) == lying
    press(evening, "Lay away")
    evening.question()
    lying, clicks = places(evening), 0
    for words in ("Trull", "Uhu"):
        click(words)
        assert places(evening) == lying
    assert len(evening.moves) == 4
    click("Done")
    evening.until(lambda: len([move for move in evening.moves if isinstance(move, Announce | Pass)]) >= clicks)
    said = [move for move in evening.moves if isinstance(move, Announce | Pass)]
    assert said[:3] == [Announce(US, "trull"), Announce(US, "uhu"), Pass(US)]
    assert clicks == len(said[:3])
    assert isinstance(evening.moves[0], Bid)
    assert isinstance(evening.moves[3], LayAway)


def test_what_was_ticked_can_be_taken_back(sit: Sit) -> None:
    evening = besserrufer(sit("koenigrufen"))
    for words in ("Uhu", "Trull", "Uhu"):
        press(evening, words)
    assert [each[:5] for each in ticked(evening)] == ["Trull"]
    assert not evening.moves


def test_the_turn_does_not_end_before_what_must_be_said_is_ticked(sit: Sit) -> None:
    evening = besserrufer(sit("koenigrufen"))
    ending = next(each for each in evening.view.calls.findChildren(ChoiceButton) if not isinstance(each, SwitchButton))
    assert not ending.isEnabled()
    evening.press(Qt.Key.Key_Space)
    assert not evening.moves
    press(evening, "Trull")
    assert not ending.isEnabled()
    press(evening, "Uhu")
    assert ending.isEnabled()


def test_announcements_are_ticked_and_said_with_the_keyboard(sit: Sit) -> None:
    evening = besserrufer(sit("koenigrufen"))
    buttons = [each.text() for each in evening.view.calls.buttons()]
    uhu = next(place for place, words in enumerate(buttons) if words.startswith("Uhu"))
    for _ in range(uhu + 1):
        evening.press(Qt.Key.Key_Down)
    evening.press(Qt.Key.Key_Return)
    assert [each[:3] for each in ticked(evening)] == ["Uhu"]
    evening.view.setFocus()
    evening.press(Qt.Key.Key_Space)
    evening.until(lambda: len(evening.moves) >= 2)
    assert evening.moves[:2] == [Announce(US, "uhu"), Pass(US)]


def test_what_is_ticked_is_said_before_the_card_that_is_played(sit: Sit) -> None:
    evening = pair(sit())
    lying = places(evening)
    press(evening, "Announce 100")
    press(evening, "20 in")
    assert places(evening) == lying
    question = evening.question()
    assert question is not None
    evening.click(question.plays[-1].card)
    evening.until(lambda: len(evening.moves) >= 3)
    assert {type(each) for each in evening.moves[:2]} == {Announce, Declare}
    assert isinstance(evening.moves[2], Play)


def test_out_of_turn_what_is_ticked_is_all_that_is_said(sit: Sit) -> None:
    evening = pair(sit(), "1 H7")
    press(evening, "Announce 100")
    press(evening, "20 in")
    assert not evening.moves
    press(evening, "Done")
    evening.until(lambda: len(evening.moves) >= 3)
    assert {type(each) for each in evening.moves[:2]} == {Announce, Declare}
    assert evening.moves[2] is None


def test_the_button_with_which_one_asks_for_the_word_says_what_can_be_said(sit: Sit) -> None:
    evening = sit()
    seen = after(calling_table.start("russbach", "HA HT"), "1 call HA", "1 HA").observe(US)
    evening.view.panels.word.see(seen, evening.view.calls.answers.words.sayable(seen))
    assert "Announce 100" in evening.view.panels.word.text()
