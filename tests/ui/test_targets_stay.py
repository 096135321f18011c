# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""No contract that one is about to click moves while others bid."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.controller.sitting import Step
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.ladder import RungButton
from tests.breadth import WIDE, ends
from tests.games.koenigrufen_evenings import BIRDS, TALON
from tests.games.koenigrufen_table import NO_DOUBLE, done
from tests.games.koenigrufen_table import start as koenigrufen
from tests.ui.conftest import Sit
from tests.ui.seats import Evening

SIZES = ends([(911, 440), (814, 659), (1280, 745)])
AUCTIONS = (
    ("F vorhand", "P2 besserrufer", "P3 weiter", "P4 weiter", "F hold"),
    ("F vorhand", "P2 piccolo", "P3 besserrufer", "P4 farbendreier"),
)


@pytest.fixture(params=[1.0, 2.0], ids=lambda scale: f"text {scale:.0%}", autouse=True)
def _letters(request: pytest.FixtureRequest) -> Iterator[None]:
    fonts.write(round(USUAL_TEXT * request.param))
    yield
    fonts.write(USUAL_TEXT)


@pytest.fixture(params=["de", "en"] if WIDE else ["de"])  # whose words are longer
def evening(sit: Sit, request: pytest.FixtureRequest) -> Evening:
    """A table of Königrufen in either language."""
    if request.param == "de":
        request.getfixturevalue("german")
    return sit("koenigrufen")


def lying(evening: Evening, kind: type[ChoiceButton]) -> list[QRect]:
    """Return where the buttons of a kind lie on the table."""
    calls = evening.view.calls
    buttons = [each for each in calls.findChildren(kind) if each.isVisible()]
    return [QRect(each.mapTo(evening.view, QPoint(0, 0)), each.size()) for each in buttons]


@pytest.mark.parametrize("words", AUCTIONS, ids=" ".join)
def test_no_row_of_the_ladder_moves_through_an_auction(
    evening: Evening, words: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    view = evening.view
    for size in SIZES:
        view.clear()
        view.resize(*size)
        places = []
        for count in range(1, len(words) + 1):
            state = done(koenigrufen(*BIRDS, talon=TALON, context=NO_DOUBLE), ", ".join(words[:count]))
            seen = state.observe(Seat(0))
            view.step(Step(None, None, seen))
            evening.until(lambda: not view.stage.busy)
            if state.turn == seen.seat:
                view.ask(Question(seen, state.moves(seen.seat), may_pass=False))
            QApplication.processEvents()
            places.append(lying(evening, RungButton))
        assert places[0], size
        for rows in places:
            assert [(row.y(), row.height()) for row in rows] == [(row.y(), row.height()) for row in places[0]], size
            for row, first in zip(rows, places[0], strict=True):  # long answers below may widen all rows at both ends
                assert row == first or (row.contains(first) and request.node.callspec.params["_letters"] == 2.0), size
