# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Somebody who is given a lesson, with a mouse or with the keyboard alone."""

import abc
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.controller.tutor import Saying
from kartenspiel.model.lesson import Ask, Lesson, Practice, Quiz
from kartenspiel.model.moves import LayAwayChoice, Move, Play
from kartenspiel.model.text import Text
from kartenspiel.players.question import Question
from kartenspiel.ui.lessons.contents_page import LessonCard
from kartenspiel.ui.lessons.lesson_page import LessonPage
from kartenspiel.ui.table.offers import card_of, offers, plain_choice
from kartenspiel.ui.words.wording import capital
from tests.e2e.guest import Guest, Keys, Mouse
from tests.ui.program import Program

TIRELESS: Final = 60
"""So often the tabulator is pressed until it must have come by everything."""


class Pupil(Guest):
    """Somebody who does what a lesson wants."""

    @property
    def page(self) -> LessonPage:
        """The page on which the lesson is given."""
        page = self.window.pages.lesson_page
        assert page is not None
        return page

    @property
    def saying(self) -> Saying:
        """What is said."""
        return self.page.tutor.saying

    @property
    def told(self) -> str:
        """All that stands beside the table now."""
        return self.page.teacher.words()

    @property
    def card(self) -> LessonCard:
        """The first card of the list whose lesson is not done."""
        assert self.window.pages.lesson_list is not None
        return next(card for card in self.window.pages.lesson_list.cards if not card.done)

    def sit_down(self) -> None:
        """Look at the table of the lesson from now on, and wait until something is wanted."""
        self.view = self.page.view
        self.wait()

    def wait(self) -> Saying:
        """Wait until everything is shown and something is wanted."""
        self.until(self._is_wanted)
        return self.saying

    def _is_wanted(self) -> bool:
        if self.view.stage.busy or self.page.tutor.saying.wants == "watch":
            return False
        if self.saying.wants in {"move", "play"}:
            return self.view.hand.asked
        return not self.page.teacher.on_button.isHidden() or bool(self.page.teacher.answers)

    @abc.abstractmethod
    def choose(self, button: QWidget) -> None:
        """Press a button beside the table."""

    def step(self, lesson: Lesson, *, badly: bool) -> None:
        """Do what is wanted; before that, if it is to be done `badly`, what is foreseen as wrong."""
        saying, place = self.wait(), self.page.tutor.place
        step = lesson.steps[place] if place < len(lesson.steps) else None
        teacher = self.page.teacher
        if isinstance(step, Quiz) and saying.wants == "choice":
            order = sorted(range(len(step.answers)), key=lambda number: step.answers[number].right is badly)
            self.choose(teacher.answers[order[0]])
            if badly:
                assert self.saying.mood == "wrong"
                assert self.read_aloud(step.answers[order[0]].reply)
                self.choose(teacher.answers[next(n for n in order if step.answers[n].right)])
            assert self.saying.mood == "right"
        elif isinstance(step, Ask) and saying.wants == "move":
            if badly:
                self._err(step)
            self.do(_finished(step.right)[0])
        else:
            self.choose(teacher.on_button)

    def _err(self, step: Ask) -> None:
        for wrong in step.wrong:
            for move in _finished(wrong.answers):
                self.wait()
                self.do(move)
                self.until(lambda: self.saying.reply is not None and self.saying.wants != "watch")
                self.until(partial(self.read_aloud, wrong.text))
                if self.saying.wants == "take_back":
                    self.wait()
                    self.choose(self.page.teacher.on_button)
                assert self.wait().wants == "move"

    def read_aloud(self, text: Text) -> bool:
        """Tell whether a text stands beside the table, as it is in this language."""
        return self.page.pane.words().text(text) in self.told

    def do(self, move: Move | None, *more: Move) -> None:
        """Make a move, one of one's own cards also where it may not be played; ``None`` is silence."""
        if move is None:
            self.be_silent()
        elif isinstance(move, Play):
            self.play(move.card)
        else:
            super().do(move, *more)

    def _say(self, move: Move) -> None:
        question = self.page.tutor.question
        assert question is not None
        offer = next(offer for offer in offers(question) if move in offer.choices)
        words = self.page.pane.words()
        card = card_of(move)
        if offer.kind == "call" and card is not None:
            self.press(next(name for name in self.buttons if name.startswith(words.text(card))))
            if len(offer.with_card(card)) == 1:
                return
        told = move if offer.kind == "call" else plain_choice(offer)
        self.press(capital(words.text(self.page.game.words.label(told, question.seen))))
        if offer.kind == "card" and card is not None:
            self.play(card)

    def practise(self, practice: Practice, moves: Sequence[Move]) -> None:
        """Play a practice hand with these moves, silent elsewhere, until its goal is decided."""
        while self.wait().wants == "go_on":
            self.choose(self.page.teacher.on_button)
        left = list(moves)
        while self.wait().mood == "plain":
            question = self.page.tutor.question
            assert question is not None
            if left and left[0] in question.choices:
                self.do(left.pop(0))
            elif question.may_pass:
                self.be_silent()
            else:
                assert question.only_answer is not None, (practice.id, left, question.choices)
                self.do(question.only_answer)
            self.until(partial(self._is_past, question))

    def _is_past(self, question: Question) -> bool:
        return self.page.tutor.question is not question


def _finished(answers: tuple[object, ...]) -> tuple[Move | None, ...]:
    made = [each.laying(each.choose_from) if isinstance(each, LayAwayChoice) else each for each in answers]
    return tuple(each for each in made if each is None or isinstance(each, Move))


class MousePupil(Pupil, Mouse):
    """With a mouse."""

    def choose(self, button: QWidget) -> None:
        """Click on it, as soon as it stands in its place."""
        self.scroll_to(button)
        self.until(lambda: self.window.childAt(button.mapTo(self.window, button.rect().center())) is button)
        self.click(button)


class KeyPupil(Pupil, Keys):
    """With the keyboard alone."""

    def choose(self, button: QWidget) -> None:
        """Go to it with the tabulator, unless it has the keys already, and press Enter."""
        for _ in range(TIRELESS):
            if QApplication.focusWidget() is button:
                break
            self.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is button
        self.key(Qt.Key.Key_Return)


def open_list(program: Program) -> None:
    """Open the page of the lessons from the menu."""
    program.until_dealt()
    program.window.menus.actions["lessons"].trigger()
