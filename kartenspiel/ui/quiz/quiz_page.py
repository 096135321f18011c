# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of the quiz: a table with the deal of the question, and the panel that asks beside it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kartenspiel.controller.quiz.making import QuizStep
from kartenspiel.controller.quiz.question import QuizKind, QuizQuestion
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.controller.session import Person
from kartenspiel.games import game_named
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.pane.column_width import column_width
from kartenspiel.ui.pane.deal_pane import DealPane
from kartenspiel.ui.quiz.quiz_driver import QuizDriver
from kartenspiel.ui.quiz.quiz_panel import PanelAnswer, PanelContent, QuizPanel
from kartenspiel.ui.quiz.quiz_words import KINDS, explained
from kartenspiel.ui.quiz.veil import veiled
from kartenspiel.ui.replay.answer_values import AnswerValues, values_of
from kartenspiel.ui.sheet.decision_words import DecisionWords
from kartenspiel.ui.table.keyboard import QUIZ_KEYS
from kartenspiel.ui.table.theme import text_size, theme_of
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

LEAST_TABLE: Final = (360, 220)
"""The least size of the table beside the panel, in pixels."""

_WHERE: Final = _("Question {number} of {count} · {kind}")
_MAKING: Final = _("The next question is being made …")
_MAKING_FIRST: Final = _("The first question is being made …")
_LOOKED: Final = _("%Ln place(s) looked at so far.", plural=True)
_NUMBERED: Final = _("{number})  {answer}")
_RIGHT: Final = _("Right.")
_WRONG: Final = _("Not quite. Right is: {answer}.")
_NEXT: Final = _("Next question")
_TO_SUM: Final = _("How did it go?")
_RESULT: Final = _("{right} of {count} right")
_LINE: Final = _("{sign} {number}   {kind}")
_LOOK_AGAIN: Final = _("Choose a question to look at it again.")
_AGAIN: Final = _("Once more, with other deals")
_LEAVE: Final = _("To the overview")
_BACK_TO_SUM: Final = _("Back to the result")
_NONE: Final = _("In this game nothing could be asked.")

People = Callable[[Record, Seat], tuple[Person, ...]]
"""Returns who sits in a recorded deal, by seat, with the person at the screen in a seat."""


class QuizPage(QWidget):
    """Asks the questions of one quiz."""

    left = Signal()
    """The person has seen enough."""
    again = Signal()
    """Another quiz is wanted."""
    answered = Signal(int, object, bool)
    """The number of the question from 0 on, its `QuizKind`, and whether it was answered rightly."""

    def __init__(self, keeper: Keeper, pictures_cache: Path | None, people: People) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__()
        self._people = people
        self._title: Text | None = None
        self._count = 0
        self.questions: list[QuizQuestion] = []
        """Those made so far."""
        self.given: list[int] = []
        """The places of the answers given so far."""
        self.number = 0
        """Which question is shown, or waited for; as many as there are where the result is."""
        self._looked, self._over = 0, False
        self._trouble: Text | None = None
        self.driver = QuizDriver()
        self.pane = DealPane(self.driver, keeper, pictures_cache, lambda sheet: sheet.only_read())
        self.view = self.pane.view
        self.view.setMinimumSize(*LEAST_TABLE)
        self.view.stage.leaves_tricks = True
        self.view.panels.word.offered = False
        self.view.standing.allowed = lambda: False
        self.values = AnswerValues(self.view)
        self.panel = QuizPanel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.panel)
        row.addWidget(self.pane, 1)
        self._connect()
        self._phrases = Phrases(self)
        self._phrases.repeat(self._write)

    @property
    def asking(self) -> bool:
        """Whether a quiz is under way that has not come to its result."""
        return self._count > 0 and not self._at_result

    @property
    def question(self) -> QuizQuestion | None:
        """What is asked now, or was."""
        return self.questions[self.number] if self.number < len(self.questions) else None

    def begin(self, title: Text, game: str, count: int) -> None:
        """Begin a quiz of so many questions, which come with `take`."""
        self._title, self._count = title, count
        self.questions, self.given, self.number = [], [], 0
        self._looked, self._over, self._trouble = 0, False, None
        self.pane.clear()
        stand_for(self, game)
        self._write()

    def take(self, step: QuizStep) -> None:
        """Take a question that was made, or how far the making has come."""
        waiting = self.question is None and not self._at_result
        self._looked = 0 if step.question is not None else step.looked
        if step.question is not None:
            self.questions.append(step.question)
        if waiting:
            self._show()

    def end(self, trouble: Text | None = None) -> None:
        """Hear that no more questions come, perhaps since there was `trouble`."""
        waited = self.question is None and not self._at_result
        self._over, self._trouble = True, trouble
        self._count = len(self.questions)
        self._write()
        if waited and self.isVisible():
            self.take_focus()

    def answer(self, place: int) -> None:
        """Answer the question; where the result is shown, look at a question again."""
        question = self.question
        if self._at_result and place < len(self.given):
            self.number = place
            self._show()
        elif question is not None and not self._answered and place < len(question.answers):
            self.given.append(place)
            self.answered.emit(self.number, question.kind, place == question.right)
            self._show()

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self.pane.close_down()

    def take_focus(self) -> None:
        """Give the keys to what can be answered with."""
        self.panel.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the room between panel and table."""
        super().resizeEvent(event)
        self._dress()

    @property
    def _answered(self) -> bool:
        return self.number < len(self.given)

    @property
    def _at_result(self) -> bool:
        """Whether all is answered and the result is shown."""
        return (self._count > 0 and self.number >= self._count) or (self._over and not self._count)

    def _connect(self) -> None:
        panel = self.panel
        panel.chosen.connect(self.answer)
        panel.on.connect(self._go_on)
        panel.more.connect(self.left)
        panel.leave.connect(self.left)
        panel.earlier.connect(lambda: self._step(-1))
        panel.later.connect(lambda: self._step(1))
        self.driver.chosen.connect(self._choose_card)
        self.driver.moved.connect(lambda _place: self._tell_place())
        self.pane.seated.connect(self._dress)
        does = {
            "quiz_earlier": lambda _sign: panel.earlier_button.click(),
            "quiz_later": lambda _sign: panel.later_button.click(),
            "quiz_leave": lambda _sign: self.left.emit(),
            "quiz_answer": lambda sign: self.answer(int(sign) - 1),
        }
        for each in QUIZ_KEYS:
            for sign, keys in [("", keys) for keys in each.sequences] + [(s, QKeySequence(s)) for s in each.signs]:
                shortcut = QShortcut(keys, self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(lambda act=does[each.id], sign=sign: act(sign))

    def _dress(self) -> None:
        """Give the panel its room and the colours of the table."""
        self.panel.setFixedWidth(column_width(self))
        self.panel.dress(theme_of(self.pane.preferences()), text_size(self.width(), self.height()))

    # The deal

    def _step(self, by: int) -> None:
        """Go through what went before the question."""
        self.driver.go_by_trick(by) if self._has_tricks(by) else self.driver.go_by_part(by)

    def _has_tricks(self, by: int) -> bool:
        """Whether the next place in a direction is where a trick ended."""
        tricks = [each.place for each in self.driver.landmarks if each.begins in {"trick", "play"}]
        return by > 0 or any(place < self.driver.place for place in tricks)

    def _tell_place(self) -> None:
        """Offer the ways through the deal that there are, and the cards where it is asked for one."""
        self.panel.let_step(earlier=self.driver.place > 0, later=self.driver.place < self.driver.last)
        question = self.question
        if question is not None:
            self.driver.ask(question) if not self._answered else self._show_worths(question)

    def _show_worths(self, question: QuizQuestion) -> None:
        """Write over the cards what they are worth, where one was asked for."""
        weighing = question.answers[self.given[self.number]].weighing
        asked = weighing is not None and isinstance(weighing.best.answer, Play)
        if weighing is not None and asked and self.driver.place == self.driver.last:
            self.values.show(values_of(weighing, self._words().figure))
        else:
            self.values.show({})

    def _choose_card(self, move: Move) -> None:
        """Take a card of the hand as an answer."""
        question = self.question
        place = None if question is None else question.answered_by(move)
        if place is not None:
            self.answer(place)

    def _words(self) -> DecisionWords:
        session = self.driver.session
        unit = "" if session is None else game_named(session.game).unit(session.rules)
        return DecisionWords(self.pane.words(), unit)

    # What is shown

    def _go_on(self) -> None:
        """Go to the next question or the result, or from the result to another quiz."""
        if self._at_result:
            self.again.emit()
            return
        looked_again = len(self.given) == self._count and self.number < self._count - 1
        self.number = self._count if looked_again else self.number + 1
        self._show()

    def _show(self) -> None:
        """Lay the deal of the question that is to be shown, and write what belongs to it."""
        question = self.question
        self.values.show({})
        if question is not None:
            kind = question.kind
            hides = not self._answered
            for tells in (self.view.places, self.view.announcer.readout):
                tells.veil = (lambda view: veiled(view, kind)) if hides else (lambda view: view)
            self.view.trick_marks.allowed = not (hides and kind is QuizKind.TRICK)
            record = record_from_json(question.record)
            self._write()
            self.driver.show(question, self._people(record, question.seat))
        self._write()
        if self.isVisible():
            self.take_focus()

    def _write(self) -> None:
        """Write everything on the panel."""
        title = "" if self._title is None else words_of(self._title)
        if self._at_result:
            content = self._result(title)
        elif self.question is None:
            content = self._waiting(title)
        else:
            content = self._asked(title, self.question)
        self.panel.show_content(content)

    def _waiting(self, title: str) -> PanelContent:
        told = [words_of(_LOOKED(n=self._looked))] if self._looked else []
        asked = words_of(_MAKING if self.given else _MAKING_FIRST)
        return PanelContent(title, number=self.number, count=self._count, asked=asked, told=told)

    def _asked(self, title: str, question: QuizQuestion) -> PanelContent:
        words, say = self._words(), self.pane.words().text
        where = say(_WHERE(number=self.number + 1, count=self._count, kind=KINDS[question.kind]))
        chosen = self.given[self.number] if self._answered else None
        answers = [
            _answer(say(_NUMBERED(number=place + 1, answer=each.words)), place, question.right, chosen)
            for place, each in enumerate(question.answers)
        ]
        content = PanelContent(
            title, where, self.number + 1, self._count, say(question.text), answers, steps=self.driver.last > 0
        )
        if chosen is None or not self.driver.steps:
            return content
        right = chosen == question.right
        verdict = say(_RIGHT if right else _WRONG(answer=question.answers[question.right].words))
        told = tuple(explained(question, chosen, self.driver.seen, words))
        done = len(self.given) == self._count
        last = self.number == self._count - 1
        on = words_of(_TO_SUM if done and last else _BACK_TO_SUM if done else _NEXT)
        return PanelContent(
            title, where, self.number + 1, self._count, content.asked, answers, verdict, right, told, on,
            steps=content.steps, quiet=not question.kind.is_counted,
        )  # fmt: skip

    def _result(self, title: str) -> PanelContent:
        """Return what is shown in the end: how many were right, and every question to be looked at again."""
        right = [given == each.right for given, each in zip(self.given, self.questions, strict=False)]
        lines = [
            PanelAnswer(words_of(_LINE(sign="✓" if good else "✗", number=place, kind=KINDS[each.kind])))
            for place, (good, each) in enumerate(zip(right, self.questions, strict=False), 1)
        ]
        told = [] if self._trouble is None else [words_of(self._trouble)]
        if not lines:
            asked = "" if told else words_of(_NONE)
            return PanelContent(title, asked=asked, told=told, more=words_of(_LEAVE))
        asked = words_of(_RESULT(right=sum(right), count=self._count))
        return PanelContent(
            title, number=self._count, count=self._count, asked=asked, answers=lines,
            told=[*told, words_of(_LOOK_AGAIN)], on=words_of(_AGAIN), more=words_of(_LEAVE),
        )  # fmt: skip


def _answer(words: str, place: int, right: int, chosen: int | None) -> PanelAnswer:
    """Return an answer as it stands before it is given, and after."""
    if chosen is None:
        return PanelAnswer(words)
    sign = "✓ " if place == right else "✗ " if place == chosen else ""
    return PanelAnswer(words, sign, pale=place != right, offered=False)
