# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Questions made in a process of their own: told one by one, no further than they are wanted, and a fault is told."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.quiz.making import QuizPlan, QuizStep
from kartenspiel.controller.quizmaster import Quizmaster
from kartenspiel.games import game_named
from kartenspiel.model.text import Text, english
from tests.ui.program import PATIENCE_MS

PLAN = QuizPlan("russbach", game_named("russbach").house_rules(), 3, length=2, imagined=8)


class Heard:
    """What a quizmaster has told."""

    def __init__(self, master: Quizmaster) -> None:
        self.steps: list[QuizStep] = []
        self.troubles: list[Text] = []
        self.ends = 0
        master.progressed.connect(self.steps.append)
        master.trouble.connect(self.troubles.append)
        master.ended.connect(self._end)

    def _end(self) -> None:
        self.ends += 1

    @property
    def questions(self) -> list[object]:
        return [step.question for step in self.steps if step.question is not None]


def is_busy(master: Quizmaster) -> bool:
    return master.busy


@pytest.fixture
def master(qtbot: QtBot) -> Iterator[Quizmaster]:
    del qtbot
    found = Quizmaster()
    yield found
    found.close()


def test_each_quiz_that_is_wanted_is_made_to_its_end_and_what_cannot_be_made_is_told(
    qtbot: QtBot, master: Quizmaster
) -> None:
    heard = Heard(master)
    master.begin(PLAN)
    assert is_busy(master)
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=PATIENCE_MS)
    assert not is_busy(master)
    assert len(heard.questions) == 2
    first = list(heard.questions)
    master.begin(replace(PLAN, seed=4, length=10))
    master.cancel()
    heard.steps.clear()
    master.begin(PLAN)
    qtbot.waitUntil(lambda: heard.ends == 2, timeout=PATIENCE_MS)
    assert heard.questions == first
    assert not heard.troubles
    master.begin(replace(PLAN, game="gone"))
    qtbot.waitUntil(lambda: bool(heard.troubles), timeout=PATIENCE_MS)
    assert "gone" in english(heard.troubles[0])


def test_a_process_that_dies_is_told_and_the_next_quiz_has_another(qtbot: QtBot, master: Quizmaster) -> None:
    heard = Heard(master)
    master.begin(replace(PLAN, length=10))
    qtbot.waitUntil(lambda: bool(heard.steps), timeout=PATIENCE_MS)
    (process,) = [each for each in multiprocessing.active_children() if each.name == "quiz"]
    process.kill()
    qtbot.waitUntil(lambda: bool(heard.troubles), timeout=PATIENCE_MS)
    assert [english(each) for each in heard.troubles] == [
        "No more questions can be made (the process that worked on it has ended)."
    ]
    assert not master.busy
    heard.steps.clear()
    master.begin(replace(PLAN, length=1))
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=PATIENCE_MS)
    assert len(heard.questions) == 1


def test_who_begins_a_quiz_does_not_wait_until_the_process_reads_what_is_wanted(
    qtbot: QtBot, master: Quizmaster
) -> None:
    heard = Heard(master)
    master.begin(PLAN)
    (process,) = [each for each in multiprocessing.active_children() if each.name == "quiz"]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        master.begin(
            replace(PLAN, records=({"long": "x" * 4_000_000},))
        )  # more than a pipe holds: this would not return
        assert is_busy(master)
        master.begin(PLAN)
    finally:
        os.kill(process.pid, signal.SIGCONT)
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=PATIENCE_MS)
    assert len(heard.questions) >= 2
    assert not heard.troubles
