# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hints in the whole window: asked for twice at every question and followed, with the mouse and with keys alone."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.advice import Advice
from kartenspiel.games import game_named
from kartenspiel.model.moves import Move, Play
from kartenspiel.players.question import Question
from kartenspiel.ui.table.choice_button import ChoiceButton
from tests.breadth import each_once
from tests.e2e.conftest import Open
from tests.ui.program import Program

LEFT = Qt.MouseButton.LeftButton


def hint(program: Program, *, keys: bool) -> Advice:
    """Ask for a hint twice, and see what is told: the best first, then every answer with what it brings."""
    view = program.page.view
    heard: list[Advice] = []
    program.table.advised.connect(heard.append)
    ask = partial(QTest.keyClick, view, Qt.Key.Key_H) if keys else partial(QTest.mouseClick, view.panels.ask, LEFT)
    ask()
    program.until(lambda: heard)
    program.table.advised.disconnect(heard.append)
    (advice,) = heard
    assert view.panels.note.isVisible()
    reason = view.panels.note.text()
    ask()
    assert (view.panels.note.text() != reason) == bool(advice.worths)
    return advice


def follow(program: Program, move: Move | None, *, keys: bool) -> bool:
    """Do what was suggested at its card or button, and tell whether it has one of its own."""
    view = program.page.view
    if isinstance(move, Play):
        if keys:
            place = view.hand.held.index(move.card) + 1
            held = Qt.KeyboardModifier.NoModifier if place <= 10 else Qt.KeyboardModifier.ControlModifier
            key = Qt.Key(Qt.Key.Key_0.value + (place % 10 if place <= 10 else place - 10))
            QTest.keyClick(view, key, held)
        else:
            view.stage.settle()
            item = next(each for each in view.answering.own.items() if each.placement.card is move.card)
            at = view.mapFromScene(item.mapToScene(item.rect().width() * 0.08, item.rect().height() * 0.5))
            QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(at))
        return True
    button = next((each for each in view.calls.buttons() if each.tag is not None and each.tag.standing == "best"), None)
    if button is None or view.calls.answers.switches is not None:
        return False
    if keys:
        press_with_keys(program, button)
    else:
        QTest.mouseClick(button, LEFT)
    return True


def press_with_keys(program: Program, button: ChoiceButton) -> None:
    """Walk to a button with the arrows and press it."""
    QTest.keyClick(program.page.view, Qt.Key.Key_Down)
    for _ in program.page.view.calls.buttons():
        focus = QApplication.focusWidget()
        if focus is None or focus is button:
            break
        QTest.keyClick(focus, Qt.Key.Key_Down)
    QTest.keyClick(button, Qt.Key.Key_Return)


def _is_past(program: Program, question: Question) -> bool:
    return program.table.question is not question


@each_once(game=("koenigrufen", "russbach", "zwanzigerrufen"), language=("en", "de"), keys=(False, True))
def test_a_hint_is_asked_for_twice_and_followed(opened: Open, game: str, language: str, *, keys: bool) -> None:
    program = opened(language)
    program.window.sessions.begin_usual(game_named(game))
    program.until_dealt()
    said = played = asked = 0
    while asked < 8 and not (said and played):
        question = program.question()
        advice = hint(program, keys=keys)
        done = follow(program, advice.move, keys=keys)
        if done:
            played, said = played + isinstance(advice.move, Play), said + (not isinstance(advice.move, Play))
        elif program.table.question is question:
            program.page.view.chosen.emit(advice.move)
        program.until(partial(_is_past, program, question))
        asked += 1
    assert played
    assert said or game == "russbach"  # there one may only call in half of the deals
    now = program.table.sittings.current
    assert now is not None
    assert now.helped
