# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Every lesson can be played as it is written: by its right answers, and by every wrong one it foresees."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from kartenspiel.games import UnknownGameError, descriptions, game_named, lessons_of
from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.lesson import Ask, Lesson, LessonStep, LessonTable, Practice, Quiz, Tell, Wrong, filled
from kartenspiel.model.moves import LayAwayChoice, Move
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who, english
from practice import Attempt
from tests.controller.rehearsal import Rehearsal

ALL = [(each.id, lesson) for each in descriptions() for lesson in lessons_of(each.id)]
LESSONS = [(game, lesson) for game, lesson in ALL if isinstance(lesson, Lesson)]
PRACTICE = [(game, lesson) for game, lesson in ALL if isinstance(lesson, Practice)]


def _names(found: Sequence[tuple[str, Lesson | Practice]]) -> list[str]:
    return [f"{game}-{lesson.id}" for game, lesson in found]


def _finished(answers: tuple[object, ...]) -> tuple[Move | None, ...]:
    """The answers, with one way of laying cards away for all that are meant."""
    made = [each.laying(each.choose_from) if isinstance(each, LayAwayChoice) else each for each in answers]
    return tuple(each for each in made if each is None or isinstance(each, Move))


def _texts(step: LessonStep) -> Iterator[Text]:
    if step.text is not None:
        yield step.text
    if isinstance(step, Ask):
        yield from (text for text in (step.praise, step.otherwise) if text is not None)
        yield from (wrong.text for wrong in step.wrong)
    if isinstance(step, Quiz):
        for answer in step.answers:
            yield from (answer.text, answer.reply)


def texts_of(lesson: Lesson | Practice) -> Iterator[Text]:
    """Yield every text of a lesson."""
    if isinstance(lesson, Lesson):
        yield from (lesson.title, lesson.learned)
        for step in lesson.steps:
            yield from _texts(step)
    else:
        yield from (lesson.title, lesson.task, lesson.reached, lesson.missed)
        yield from (step.text for step in lesson.opening)


def _check_pointer(rehearsal: Rehearsal, learner: int, place: str) -> None:
    """What is pointed at can be seen."""
    step = rehearsal.script.step
    assert step is not None
    state = rehearsal.state
    seen = state.observe(learner).cards  # type: ignore[arg-type]
    open_cards = {card for hand in seen.hands for card in hand} | {play.card for play in seen.trick} | set(seen.talon)
    open_cards |= {play.card for play in seen.tricks[-1]} if seen.tricks else set()
    if not step.at.lines:
        assert set(step.at.cards) <= open_cards, place
    assert all(0 <= seat < state.deal.seats for seat in step.at.seats), place
    if step.at.lines:
        assert state.outcome is not None, f"{place}: the score sheet lies open before the deal is over"
        clauses = {line.clause for line in state.outcome.explanation}
        assert set(step.at.lines) <= clauses, f"{place}: the sheet has lines for {sorted(clauses)}"


def _check_wrong(rehearsal: Rehearsal, wrong: Wrong, place: str) -> None:
    for move in _finished(wrong.answers):
        verdict = rehearsal.answer(move)
        assert not verdict.right, f"{place}: {move} is right and wrong"
        assert verdict.text == wrong.text
        if verdict.refusal is not None:
            assert verdict.refusal.clause in wrong.text.clauses, f"{place}: {move} is refused by {verdict.refusal}"
            assert not wrong.then, f"{place}: nothing can follow {move}, which is refused"
        elif wrong.then:
            assert move is not None
            shown = rehearsal.show_wrong(move, wrong.then)
            assert shown.log[-len(wrong.then) :] == wrong.then


def _play(game: str, lesson: Lesson, choose: dict[int, int]) -> list[int]:
    """Play a lesson to its end, with this right answer at each step (the first where none is given).

    Return how many right answers each step has.
    """
    rehearsal, learner = Rehearsal(game, lesson), lesson.table.learner
    counts = [1] * len(lesson.steps)
    while (step := rehearsal.script.step) is not None:
        number = rehearsal.script.place
        place = f"{game}, {lesson.id}, step {number + 1}"
        _check_pointer(rehearsal, learner, place)
        if not isinstance(step, Ask):
            rehearsal.go_on()
            continue
        assert rehearsal.question is not None, place
        for wrong in step.wrong:
            _check_wrong(rehearsal, wrong, place)
        right = _finished(step.right)
        counts[number] = len(right)
        before = rehearsal.state
        verdict = rehearsal.answer(right[choose.get(number, 0)])
        assert verdict.right, f"{place}: {verdict}"
        assert rehearsal.state is not before or right[choose.get(number, 0)] is None
    return counts


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=_names(LESSONS))
def test_a_lesson_is_played_by_every_right_answer_and_by_every_wrong_one_it_foresees(game: str, lesson: Lesson) -> None:
    counts = _play(game, lesson, {})
    for number, count in enumerate(counts):
        for other in range(1, count):
            _play(game, lesson, {number: other})


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=_names(ALL))
def test_every_field_of_a_lesson_has_a_value(game: str, lesson: Lesson | Practice) -> None:
    for text in texts_of(lesson):
        english(text)
        assert text.context in {f"games.{game}.lessons", "model"}, text.source


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=_names(LESSONS))
def test_a_quiz_has_a_right_answer_and_a_wrong_one(game: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, Quiz):
            assert {each.right for each in step.answers} == {True, False}, f"{game}: {step.text.source}"


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=_names(LESSONS))
def test_a_lesson_lets_one_do_something(game: str, lesson: Lesson) -> None:
    assert any(isinstance(step, Ask | Quiz) for step in lesson.steps), game
    assert not isinstance(lesson.steps[-1], Ask) or lesson.steps[-1].praise is not None, "the end needs a word"


@pytest.mark.parametrize(("game", "lesson"), PRACTICE, ids=_names(PRACTICE))
def test_the_goal_of_a_practice_hand_can_be_reached_and_missed(game: str, lesson: Practice) -> None:
    assert isinstance(lesson.opening[-1], Tell)
    assert Attempt(game, lesson).reached is None
    anew = f"find others with: python packaging/players/practice.py {game} {lesson.id}"
    assert Attempt(game, lesson).play(lesson.solution) is True, anew
    assert Attempt(game, lesson).play(lesson.failure) is False, anew


@pytest.mark.parametrize("game", [each.id for each in descriptions()])
def test_the_lessons_of_a_game_have_ids_that_its_description_lists_and_belong_to_its_forms(
    game: str,
) -> None:
    lessons = lessons_of(game)
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert game_named(game).description.lessons == tuple(lesson.id for lesson in lessons)
    forms = {form.id for form in game_named(game).description.forms}
    assert {lesson.form for lesson in lessons} <= {"", *forms}


def test_a_field_named_after_a_thing_is_filled_with_it() -> None:
    text = Text("test", "{seat2} leads the {HA} for {n} points", {"n": 10})
    things = {"seat2": Who(Seat(2)), "HA": card("HA"), "n": 10}
    assert filled(text).args == things
    lesson = Lesson("id", text, text, LessonTable((), 0), (Ask(text, (None,), wrong=(Wrong((None,), text),)),))
    assert [each.args for each in texts_of(filled(lesson)) if "points" in each.source] == [things] * 4
    with pytest.raises(ValueError, match="points"):
        filled(Text("test", "{points} points"))


def test_a_game_without_lessons_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert lessons_of("russbach") == ()
    with pytest.raises(UnknownGameError):
        lessons_of("skat")


def test_lessons_load_only_when_they_are_asked_for() -> None:
    code = (
        "import sys; from kartenspiel.games import all_games; all_games();"
        "assert not [name for name in sys.modules if name.endswith(('lesson', 'lessons'))]"
    )
    subprocess.check_call([sys.executable, "-c", code])


@pytest.mark.parametrize(
    ("payments", "reached"),
    [((5, -5, 5, -5), True), ((3, -3, 3, -3), False), ((15, -5, -5, -5), True), ((9, -3, -3, -3), False)],
)
def test_a_caller_who_is_alone_is_far_ahead_by_as_much_as_two_partners(
    payments: tuple[int, ...], *, reached: bool
) -> None:
    far_ahead = next(each for each in lessons_of("rufmariasch") if each.id == "far_ahead")
    assert isinstance(far_ahead, Practice)
    outcome = Outcome(payments=payments, contract="", tricks=(), card_points=(), items=())
    over = cast("State", SimpleNamespace(outcome=outcome))
    assert far_ahead.goal(over, Seat(0)) is reached
