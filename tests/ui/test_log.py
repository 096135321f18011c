# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The log: what is written when, and how long it stays."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontInfo, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, english
from kartenspiel.ui.table.chronicle import Sentence, SentenceKind, sentences_of
from kartenspiel.ui.window.log_panel import DEALS_KEPT, LogPanel
from tests.walks import positions


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_a_new_deal_rewrites_nothing_of_the_log(log: LogPanel) -> None:
    title, played, said = (Text("test", words) for words in ("A deal", "A game", "Resi plays a card."))
    sentence = Sentence(SentenceKind.MOVE, said)
    written: list[int] = []
    log.document().contentsChange.connect(lambda _place, _removed, added: written.append(added))
    for _ in range(DEALS_KEPT + 10):
        written.clear()
        log.begin(title, "french", (), "one", played)
        log.add([sentence] * 20)
        new = 1 + len("A deal") + 20 * (1 + len("Resi plays a card."))
        assert sum(written) <= new + len("A game") + 20  # and the places where lines meet


def test_letters_of_another_size_rewrite_nothing_of_the_log(log: LogPanel) -> None:
    log.begin(Text("test", "A deal"), "french", (), "one", Text("test", "A game"))
    log.moveCursor(QTextCursor.MoveOperation.Start)
    assert log.find("game")  # which nothing that is written anew stays
    heading = log.document().begin().layout().boundingRect().height()
    font = log.font()
    font.setPixelSize(2 * QFontInfo(font).pixelSize())
    log.setFont(font)
    QApplication.processEvents()
    assert log.document().begin().layout().boundingRect().height() > 1.5 * heading
    assert log.textCursor().hasSelection()


def test_what_was_selected_in_the_log_stays_selected_when_a_deal_begins(log: LogPanel) -> None:
    title = Text("test", "A deal")
    log.begin(title, "french", (), "one", Text("test", "A game"))
    log.moveCursor(QTextCursor.MoveOperation.Start)
    assert log.find("game")
    log.begin(title, "french", (), "one", title)
    assert log.textCursor().selectedText() == "game"


def test_the_log_written_deal_by_deal_is_as_one_written_in_another_language_and_back(log: LogPanel) -> None:
    """Headings, their distances and the letters do not tell what has gone before."""
    sentences = [
        Sentence(kind, Text("test", f"{kind}")) for kind in (SentenceKind.MOVE, SentenceKind.TRICK, SentenceKind.ROLE)
    ]
    for number in range(2 * DEALS_KEPT):
        log.begin(
            Text("test", f"Deal {number}"), "french", (), f"session {number // 7}", Text("test", f"{number // 7}")
        )
        log.add(sentences * (number % 3))
        if number % 9 == 0 or number >= 2 * DEALS_KEPT - 8:
            as_written = log.document().toHtml()
            QApplication.sendEvent(log, QEvent(QEvent.Type.LanguageChange))
            assert log.document().toHtml() == as_written


def told_with(before: State, now: State) -> list[str]:
    """Return what the log of a seat says of the last move."""
    step = Step(before.observe(Seat(0)), now.log[-1], now.observe(Seat(0)))
    return [english(sentence.text) for sentence in sentences_of(game_named(now.deal.game), step)]


@pytest.mark.parametrize("game", ["russbach", "rufmariasch", "anrufen", "graden"])
def test_whose_the_called_card_was_is_told_before_who_takes_the_trick(game: str) -> None:
    """The card fell first.  In the tarock games it is seldom the last of a trick; their log is written as this one."""
    for seed in range(100):
        for before, now in pairwise(positions(game_named(game), seed)):
            told = told_with(before, now) if len(now.log) > len(before.log) else []
            shown = [number for number, each in enumerate(told) if "partner!" in each]
            taken = [number for number, each in enumerate(told) if "takes the trick" in each]
            if shown and taken and "plays the" in told[0] and now.turn is not None:
                assert shown[0] == 1 < taken[0]
                return
    pytest.fail("no called card ended a trick")
