# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lessons at the table: the tutor lets the cast play, looks at what the learner does, and takes back what was wrong."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.session import Person
from kartenspiel.controller.sitting import Step
from kartenspiel.controller.table import Table
from kartenspiel.controller.tutor import NoFiles, Saying, Tutor
from kartenspiel.controller.workers import Chance, InlineThinker, ThinkingError
from kartenspiel.games import descriptions, game_named, lessons_of
from kartenspiel.model.lesson import Ask, Lesson, Practice, Quiz
from kartenspiel.model.moves import LayAwayChoice, Move, Play
from kartenspiel.model.refusal import IllegalMoveError, Refusal
from kartenspiel.model.text import Text
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from practice import Attempt

ALL = [(each.id, lesson) for each in descriptions() for lesson in lessons_of(each.id)]
LESSONS = [(game, lesson) for game, lesson in ALL if isinstance(lesson, Lesson)]
PRACTICE = [(game, lesson) for game, lesson in ALL if isinstance(lesson, Practice)]
PATIENCE_MS = 60_000


class Learner:
    """Somebody who is given a lesson, without a window."""

    def __init__(self, qtbot: QtBot, thinker: InlineThinker | None = None) -> None:
        self._qtbot = qtbot
        self._table = Table(NoFiles(), thinker or InlineThinker(), Random(1), beat_ms=0)
        self.tutor = Tutor(self._table)
        self.steps: list[Step] = []
        self.refusals: list[Refusal] = []
        self.done: list[str] = []
        self.question: Question | None = None
        self.tutor.stepped.connect(self.steps.append)
        self.tutor.asked.connect(self._ask)
        self.tutor.completed.connect(lambda _game, lesson: self.done.append(lesson.id))

    def _ask(self, question: Question | None) -> None:
        self.question = question

    def answer(self, move: Move | None) -> None:
        """Answer, and hear why where the rules refuse it."""
        try:
            self.tutor.answer(move)
        except IllegalMoveError as error:
            self.refusals.append(error.refusal)

    def end(self) -> None:
        """Close everything."""
        self.tutor.close()
        self._table.close()

    def begin(self, game: str, lesson: Lesson | Practice) -> None:
        """Begin a lesson."""
        rules = lesson.table.deal(game_named(game)).rules
        others = (Person(name, "strong") for name in ("Resi", "Poldl", "Mizzi"))
        people = (Person("Du"), *others)[: len(lesson.table.hands) - len(game_named(game).dummies(rules, 0))]  # type: ignore[arg-type]
        self.tutor.begin(game, lesson, people)

    def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so."""
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE_MS)

    def wait(self) -> Saying:
        """Wait until something is wanted of the learner, and return what is said."""
        self.until(lambda: self._saying.wants not in {"watch", "move", "play"} or self.question is not None)
        return self._saying

    @property
    def _saying(self) -> Saying:
        return self.tutor.saying

    def do(self, *, badly: bool = False) -> None:
        """Do what is wanted; before that, if it is to be done `badly`, everything that is foreseen as wrong."""
        saying = self.wait()
        step = self._step
        if saying.wants == "choice" and isinstance(step, Quiz):
            for number in [n for n, each in enumerate(step.answers) if not each.right] if badly else []:
                self.tutor.choose(number)
                assert self._saying.mood == "wrong"
            self.tutor.show()
            assert self._saying.mood == "right"
        elif saying.wants == "move" and isinstance(step, Ask):
            if badly:
                self._err(step)
            self.tutor.show()
            self.until(lambda: self._step is not step or self._saying.wants == "go_on")
        else:
            self.tutor.go_on()

    def _err(self, step: Ask) -> None:
        for wrong in step.wrong:
            for answer in wrong.answers:
                move = answer.laying(answer.choose_from) if isinstance(answer, LayAwayChoice) else answer
                before = self.tutor.saying
                self.answer(move)
                self.until(lambda: self._saying.wants in {"move", "take_back"})
                assert self._saying.reply == wrong.text
                assert self._saying.mood == "wrong"
                if self._saying.wants == "take_back":
                    self.tutor.go_on()
                    self.wait()
                    assert self._saying.text == before.text
                assert self._step is step

    @property
    def _step(self) -> object:
        script = self.tutor._script  # noqa: SLF001
        return None if script is None else script.step


@pytest.fixture
def learner(qtbot: QtBot) -> Iterator[Learner]:
    """Somebody without a window."""
    made = Learner(qtbot)
    yield made
    made.end()


def _name(value: object) -> str:
    return value if isinstance(value, str) else value.id  # type: ignore[attr-defined]


@pytest.mark.parametrize("badly", [False, True], ids=["well", "badly"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=_name)
def test_a_lesson_comes_to_its_end_at_the_table(learner: Learner, game: str, lesson: Lesson, badly: bool) -> None:  # noqa: FBT001
    learner.begin(game, lesson)
    while learner.wait().wants != "over":
        learner.do(badly=badly)
    assert learner.done == [lesson.id]
    saying = learner.tutor.saying
    assert saying.number == saying.count


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=_name)
def test_a_step_that_wants_a_card_offers_no_words_of_which_it_says_nothing(
    learner: Learner, game: str, lesson: Lesson
) -> None:
    learner.begin(game, lesson)
    while learner.wait().wants != "over":
        question, step = learner.question, learner._step  # noqa: SLF001
        if question is not None and isinstance(step, Ask) and all(isinstance(each, Play) for each in step.right):
            foreseen = {answer for wrong in step.wrong for answer in wrong.answers}
            assert {each for each in question.statements if not isinstance(each, LayAwayChoice)} <= foreseen
        learner.do()


ANSWERS_AT_MOST = 500
"""So often a learner is asked at most: of a goal that is reached he may be told a little later."""


@pytest.mark.parametrize(("game", "lesson"), PRACTICE, ids=_name)
def test_a_practice_hand_is_played_at_the_table_as_without_one(learner: Learner, game: str, lesson: Practice) -> None:
    learner.begin(game, lesson)
    while learner.wait().wants == "go_on":
        learner.tutor.go_on()
    left: list[Move] = list(lesson.solution)
    answers = 0
    while not learner.done and learner.wait().wants != "over":
        question = learner.question
        assert question is not None
        move = left.pop(0) if left and any(_allows(choice, left[0]) for choice in question.choices) else None
        if move is None and not question.may_pass:
            move = question.only_answer
        learner.answer(move)
        answers += 1
        assert answers < ANSWERS_AT_MOST, f"the goal is not reached, and {left} is left of the solution"
    assert learner.done == [lesson.id]
    assert learner.tutor.saying.reply == lesson.reached
    attempt = Attempt(game, lesson)
    assert attempt.play(lesson.solution)
    if attempt.state.over:
        learner.until(lambda: learner.tutor.saying.wants == "over")
        assert learner.tutor.saying.reply == lesson.reached


def _allows(choice: object, move: Move) -> bool:
    return choice.allows(move) if isinstance(choice, LayAwayChoice) else choice == move


def test_one_can_go_back_and_begin_anew(learner: Learner) -> None:
    game, lesson = LESSONS[0]
    learner.begin(game, lesson)
    assert not learner.tutor.can_go_back
    first = learner.wait()
    learner.do()
    assert learner.wait().number == 2
    learner.tutor.back()
    assert learner.wait() == first
    while learner.wait().wants != "over":
        learner.do()
    moves = len(learner.steps[-1].after.log)
    learner.tutor.back()
    learner.wait()
    learner.tutor.anew()
    assert learner.wait() == first
    assert len(learner.steps[-1].after.log) < moves
    while learner.wait().wants != "over":
        learner.do()


def test_a_card_against_the_rules_is_refused_by_the_table_and_the_question_stays(learner: Learner) -> None:
    game, lesson = next(each for each in LESSONS if any(isinstance(step, Ask) for step in each[1].steps))
    learner.begin(game, lesson)
    while learner.wait().wants != "move":
        learner.do()
    question = learner.question
    assert question is not None
    learner.answer(None)
    assert learner.refusals[-1].name == "MUST_ACT"
    assert learner.question is question
    learner.do()
    assert learner.question is not question


def test_what_the_table_would_not_take_is_refused_in_a_practice_hand_too(learner: Learner) -> None:
    """The learner may say something before the card of another, and plays that card instead."""
    learner.begin(*next(each for each in PRACTICE if each[0] == "russbach"))
    while learner.wait().wants == "go_on":
        learner.tutor.go_on()
    while (question := learner.question) is not None and not question.may_pass:
        learner.tutor.ask_for_word(wanted=True)
        learner.answer(next(each for each in question.choices if isinstance(each, Move)))
        learner.until(lambda: learner.question is not None and learner.question is not question)
    state = learner.tutor._state  # noqa: SLF001
    assert question is not None
    assert state is not None
    assert state.turn not in {None, question.seen.seat}
    card = next(each for seat in question.seen.players for each in state.moves(seat) if isinstance(each, Play))
    learner.answer(card)
    assert learner.refusals[-1] == learner.tutor.refusal(card)
    assert learner.question is question


class Failing(InlineThinker):
    """A player that never decides."""

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        del level, question, chance
        promise: Future[Opinion] = Future()
        promise.set_exception(ThinkingError("it broke"))
        return promise


def test_of_troubles_only_those_of_players_are_told_in_a_lesson(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[Text] = []

    def take_notes(_files: NoFiles) -> tuple[Text, ...]:
        noted.append(Text("test", "The disk is full."))
        return (noted[-1],)

    monkeypatch.setattr(NoFiles, "take_notes", take_notes)
    learner = Learner(qtbot, Failing())
    told: list[Text] = []
    learner.tutor.player_failed.connect(told.append)
    learner.begin(*PRACTICE[0])
    while learner.wait().wants != "play":
        learner.do()
    learner.until(lambda: told or learner.question is not None)
    if learner.question is not None:
        learner.answer(next(each for each in learner.question.choices if not isinstance(each, LayAwayChoice)))
    learner.until(lambda: told)
    learner.end()
    assert noted
    assert {text.source.partition("(")[0] for text in told} == {"{player} could not decide "}
