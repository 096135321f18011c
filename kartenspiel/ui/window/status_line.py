# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is going on, in the status line: what is played, by which rules, and how one stands."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStatusBar

from kartenspiel.controller.session import Session
from kartenspiel.model.game import Game
from kartenspiel.model.text import marker
from kartenspiel.ui.widgets.elided import ElidedLabel
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.running_session import RunningSession
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import Phrases, words_of

if TYPE_CHECKING:
    from kartenspiel.model.lesson import Lesson, Practice

_ = marker(__package__)

_NO_MONEY = _("What you have won or lost in this session. Nobody pays: it is only counted.")
_STATUS_LINE = _("What is being played, by which rules, and how you stand.")
_REPLAY = _("{game} · replay of a deal")
_LESSON = _("{game} · lesson: {lesson}")


class StatusLine:
    """Writes in the status bar of the window what lies on the table of a page."""

    def __init__(self, bar: QStatusBar, parts: WindowParts) -> None:
        self._running = RunningSession(parts)
        self.deal, self.account = ElidedLabel(), PlainLabel()
        bar.addWidget(self.deal, 1)
        bar.addPermanentWidget(self.account)
        self._phrases = Phrases(bar)
        self._phrases.say(partial(explain, self.account), _NO_MONEY)
        self._phrases.say(lambda told: explain(bar, "", held=told), _STATUS_LINE)

    def tell_session(self, session: Session | None) -> None:
        """Write which deal of a session is played, and how one stands; without a session nothing is played."""
        if session is None:
            self.deal.setText("")
            self.account.setText("")
            return
        self.deal.setText(self._running.deal(session))
        self.account.setText(self._running.account(session))

    def tell_lesson(self, game: Game, lesson: "Lesson | Practice") -> None:
        """Write what lesson is given."""
        self.deal.setText(words_of(_LESSON(game=game.title, lesson=lesson.title)))
        self.account.setText("")

    def tell_replay(self, game: Game) -> None:
        """Write of which game a deal is replayed."""
        self.deal.setText(words_of(_REPLAY(game=game.title)))
        self.account.setText("")
