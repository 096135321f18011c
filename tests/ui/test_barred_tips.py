# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why a card is grey is told where it lies: when it is pointed at, and when the keys are at it."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QToolTip

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.ui.table.barred_tips import BarredTips
from kartenspiel.ui.widgets.tips import ExplainedScene
from tests.ui.conftest import Sit
from tests.ui.seats import Evening, with_something_illegal


def reason(evening: Evening, card: Card) -> str:
    """Return why a card cannot be played, as the table says it after a click."""
    move = evening.view.hand.move_with(card)
    assert isinstance(move, Play)
    refusal = evening.view.answering.refusal_of(move)
    assert refusal is not None
    return evening.wording.text(refusal.reason)


def told(evening: Evening) -> str:
    """Return what the tooltip says once the ring has rested long enough."""
    evening.until(lambda: not _waits(evening))
    return QToolTip.text()


def _waits(evening: Evening) -> bool:
    tips = evening.view.scene().findChild(BarredTips)
    assert tips is not None
    timer = tips.findChild(QTimer)
    assert timer is not None
    return timer.isActive()


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_grey_card_says_why_and_the_next_one_that_can_be_played_says_nothing(sit: Sit, by: str) -> None:
    evening = sit().begin()
    question, grey = with_something_illegal(evening)
    hand = evening.view.hand
    assert grey in hand.marks.shaded
    if by == "pointer":
        evening.item(grey).entered.emit(evening.item(grey))
    else:
        hand.point_at(None)
        while hand.current != grey:
            hand.step(1)
    assert told(evening) == reason(evening, grey)
    hand.point_at(question.plays[0].card)
    evening.until(lambda: QToolTip.text() == "")  # Qt takes it away a little later
    assert told(evening) == ""


def test_a_grey_card_that_needs_two_clicks_says_why_too(sit: Sit) -> None:
    evening = sit().begin()
    _, grey = with_something_illegal(evening)
    evening.view.hand.raise_first = True
    scene = evening.view.scene()
    assert isinstance(scene, ExplainedScene)
    assert scene.tip(evening.item(grey)) == reason(evening, grey)


def test_where_the_learner_is_to_find_out_no_card_says_why(sit: Sit) -> None:
    evening = sit().begin()
    _, grey = with_something_illegal(evening)
    evening.view.hand.tells_playable = False
    evening.view.hand.point_at(grey)
    assert told(evening) == ""
