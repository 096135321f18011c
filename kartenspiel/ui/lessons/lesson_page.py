# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page on which a lesson is given: a table like the one where sessions are played, and the teacher beside it."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kartenspiel.controller.plans import people_at_table
from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import OPPONENTS, Settings
from kartenspiel.controller.table import Table
from kartenspiel.controller.tutor import Saying, Tutor
from kartenspiel.games import lessons_of
from kartenspiel.model.game import Game
from kartenspiel.model.lesson import Lesson, Practice
from kartenspiel.model.pointer import NOTHING
from kartenspiel.ui.lessons.teacher import Teacher
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.pane.column_width import column_width
from kartenspiel.ui.pane.deal_pane import DealPane
from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.rulebook.glossary import Glossary, glossary_of
from kartenspiel.ui.table.keyboard import LESSON_KEYS
from kartenspiel.ui.table.theme import text_size, theme_of
from kartenspiel.ui.widgets.clauses import stand_for
from kartenspiel.ui.words.guests import guest

LEAST_TABLE: Final = (360, 300)
"""The least size of the table beside the teacher, in pixels: what a small window leaves."""


def lesson_after(game: str, lesson: Lesson | Practice) -> Lesson | Practice | None:
    """Return the lesson or practice hand that follows this one, ``None`` after the last."""
    lessons = lessons_of(game)
    place = [each.id for each in lessons].index(lesson.id) + 1
    return lessons[place] if place < len(lessons) else None


def is_ready_after(lesson: Lesson | Practice, following: Lesson | Practice | None) -> bool:
    """Tell whether a table of the form that a lesson is about asks nothing which the next lesson still has to teach."""
    return isinstance(lesson, Practice) or not isinstance(following, Lesson) or following.form != lesson.form


class LessonPage(QWidget):
    """Gives lessons; while it is in sight the table of the session waits."""

    left = Signal(object)
    """The `Game` whose lesson is to be left, by its end or before."""
    play = Signal(object, str)
    """What was learnt is to be played: the `Game`, and the id of its form, "" for the usual one."""
    begun = Signal()
    """Another lesson is given."""
    trouble = Signal(object)
    """`Text` for the person to read."""

    def __init__(self, table: Table, keeper: Keeper, pictures_cache: Path | None) -> None:
        """`table` is the one of the session, `pictures_cache` the folder that keeps finished pictures of cards."""
        super().__init__()
        self._keeper = keeper
        self._waiting: Saying | None = None
        """What is said as soon as everything before it has been shown."""
        self._trick_spoken_of = False
        """Whether something has been said since a trick was left lying."""
        self.tutor = Tutor(table, self)
        self.pane = DealPane(self.tutor, keeper, pictures_cache, lambda sheet: sheet.only_read())
        self.view = self.pane.view
        self.view.setMinimumSize(*LEAST_TABLE)
        self.teacher = Teacher(self.pane.artwork, self.pane.pictures)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.teacher)
        row.addWidget(self.pane, 1)
        self._connect()

    @property
    def giving(self) -> bool:
        """Whether a lesson is given now."""
        return self.tutor.lesson is not None

    @property
    def game(self) -> Game:
        """The game of the lesson."""
        return self.pane.game

    @property
    def session(self) -> Session | None:
        """The session in which the deal of the lesson is played, which goes into no account."""
        return self.pane.session

    @property
    def sheet_shown(self) -> bool:
        """Whether the score sheet of the lesson's deal lies over its table."""
        return self.pane.sheet_shown

    def begin(self, game: Game, lesson: Lesson | Practice) -> None:
        """Give a lesson from its beginning."""
        practice = isinstance(lesson, Practice)
        self.view.panels.word.offered = self.view.trick_marks.allowed = practice
        self.view.stage.leaves_tricks = not practice
        following = lesson_after(game.id, lesson)
        stand_for(self, game.id)
        title = None if following is None else following.title
        ready = is_ready_after(lesson, following)
        self.teacher.begin(lesson.title, game.title, title, practice=practice, ready=ready)
        settings = self._keeper.settings
        players = game.players(lesson.table.deal(game).rules)
        self.tutor.set_speed(settings.animation)
        own, portrait = settings.own_name or guest(), settings.own_portrait
        self.tutor.begin(game.id, lesson, people_at_table(own, OPPONENTS, players, portrait=portrait))
        self.begun.emit()

    def stop(self) -> None:
        """Give no lesson any more; nothing of it is left."""
        self.tutor.stop()
        self._waiting = None
        self.view.clear()

    def close_down(self) -> None:
        """End everything: the window closes."""
        self.tutor.close()
        self.pane.close_down()

    def apply_settings(self) -> None:
        """Look as the person likes."""
        self.tutor.set_speed(self._keeper.settings.animation)
        self.pane.seat_people()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the room between teacher and table."""
        super().resizeEvent(event)
        self._dress()

    # Joining

    def _connect(self) -> None:
        tutor, teacher, pane = self.tutor, self.teacher, self.pane
        tutor.said.connect(self._say)
        tutor.completed.connect(self._complete)
        tutor.player_failed.connect(self.trouble)
        pane.begun.connect(self._lay)
        pane.seated.connect(self._speak)
        pane.ended.connect(self._settle)
        pane.view.settled.connect(self._tell_waiting)
        pane.view.calls.answers.silent_session.connect(pane.stay_silent)
        teacher.go_on.connect(tutor.go_on)
        teacher.chosen.connect(tutor.choose)
        teacher.show_me.connect(tutor.show)
        teacher.back.connect(tutor.back)
        teacher.anew.connect(tutor.anew)
        teacher.leave.connect(lambda: self.left.emit(self.game))
        teacher.next_lesson.connect(self._begin_next)
        teacher.play.connect(self._play)
        self._keeper.changed.connect(self._settings_changed)
        buttons = {"show": teacher.show_button, "back": teacher.back_button}
        for each in LESSON_KEYS:
            for keys in each.sequences:
                shortcut = QShortcut(keys, self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(buttons[each.id].click)

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        del before, after
        self.apply_settings()

    def _speak(self) -> None:
        """Have the teacher speak and look as the table does."""
        words = self.pane.words()
        self.teacher.speak(words, self._glossary_of(words.language))
        self._dress()

    def _glossary_of(self, language: str) -> Glossary:
        """Return the glossary of a language; none where it is damaged, which the rules tell of."""
        try:
            return glossary_of(language[:2])
        except PageError:
            return Glossary({})

    def _dress(self) -> None:
        """Give the teacher a place and the colours of the table."""
        self.teacher.setFixedWidth(column_width(self))
        size = text_size(self.width(), self.height())
        self.teacher.dress(theme_of(self.pane.preferences()), size)

    # The lesson

    def _lay(self) -> None:
        """Begin to speak of the table of the lesson, which has been laid anew."""
        self._waiting = None
        self.view.point_at(NOTHING)

    def _say(self, saying: Saying) -> None:
        """Say something as soon as the cards lie still to which it belongs; what is said meanwhile, at once."""
        if saying.wants == "watch" or not self.view.stage.busy:
            self._waiting = None
            self._tell(saying)
        else:
            self._waiting = saying

    def _tell_waiting(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._tell(waiting)

    def _tell(self, saying: Saying) -> None:
        self.teacher.tell(saying, can_go_back=self.tutor.can_go_back)
        self._show_sheet(saying.at.lines, over=saying.wants == "over")
        self.view.point_at(saying.at)
        self._speak_of_trick(saying)
        self.teacher.take_focus()
        if saying.wants in {"move", "play", "watch"} and self.view.isVisible():  # or "Back" gets the keys of "Continue"
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak_of_trick(self, saying: Saying) -> None:
        """Leave a finished trick lying until it has been spoken of, or something is shown that comes of it."""
        stage, seen = self.view.stage, self.view.stage.seen
        if not stage.trick_lies:
            self._trick_spoken_of = False
            if saying.wants == "take_back" and seen is not None and not seen.cards.trick:
                self.view.toggle_last_trick()  # what it led to stays in sight
            return
        elsewhere = saying.at.seats or set(saying.at.places) - {"hand", "trick"}
        if elsewhere or (saying.wants in {"move", "play"} and self._trick_spoken_of):
            stage.collect()
        self._trick_spoken_of = saying.wants != "watch"

    def _settle(self) -> None:
        saying = self.tutor.saying
        if self._waiting is None:
            self._show_sheet(saying.at.lines, over=saying.wants == "over")

    def _show_sheet(self, lines: tuple[str, ...], *, over: bool = False) -> None:
        """Lay the score sheet of the deal over the table, these lines marked, or take it away."""
        pane, finished = self.pane, self.pane.finished
        if finished is None or not (lines or (over and isinstance(self.tutor.lesson, Practice))):
            pane.setCurrentWidget(self.view)
            return
        pane.sheet.mark(lines)
        pane.sheet.show_deal(finished, pane.pictures)
        pane.setCurrentWidget(pane.sheet)

    def _complete(self, game: str, lesson: Lesson | Practice) -> None:
        self._keeper.take(self._keeper.settings.with_lesson(game, lesson.id))

    def _play(self) -> None:
        lesson = self.tutor.lesson
        if lesson is not None:
            self.play.emit(self.game, lesson.form)

    def _begin_next(self) -> None:
        lesson = self.tutor.lesson
        following = None if lesson is None else lesson_after(self.game.id, lesson)
        if following is not None:
            self.begin(self.game, following)
