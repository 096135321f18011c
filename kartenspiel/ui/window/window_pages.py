# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The pages that cover the table: all games, the first start, the lessons and what is taught in one.

Each is imported and made when it is first shown, so that the first table is there sooner.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.plans import is_in_form_of, plan_after_lesson, plan_from
from kartenspiel.controller.session import Session
from kartenspiel.games import lessons_of
from kartenspiel.model.game import Game
from kartenspiel.ui.window.play_page import DEAL_FILES
from kartenspiel.ui.window.running_session import RunningSession
from kartenspiel.ui.window.session_starter import SessionStarter
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.guests import guest

if TYPE_CHECKING:
    from kartenspiel.model.lesson import Lesson, Practice
    from kartenspiel.ui.lessons.contents_page import LessonList
    from kartenspiel.ui.lessons.lesson_page import LessonPage
    from kartenspiel.ui.window.start_page import StartPage
    from kartenspiel.ui.window.welcome_page import WelcomePage


class WindowPages(QObject):
    """Lays pages over the table of a page, and takes them away."""

    begun = Signal()
    """A lesson has begun."""
    sessions_wanted = Signal()
    """All sessions are to be shown."""
    deals_wanted = Signal()
    """All finished deals are to be shown."""
    pad_wanted = Signal()
    """The score pad is to be shown."""
    quiz_wanted = Signal(object)
    """It is to be shown where a quiz of a `Game` begins."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs, sessions: SessionStarter) -> None:
        super().__init__(parts.window)
        self._window, self._page, self._table, self._store, self._keeper = parts
        self._sessions, self._dialogs, self._running = sessions, dialogs, RunningSession(parts)
        self.start: StartPage | None = None
        """The page of all games, once it was shown."""
        self.welcome: WelcomePage | None = None
        """The page of the first start, once it was shown."""
        self.lesson_list: LessonList | None = None
        """The page of the lessons, once it was opened."""
        self.lesson_page: LessonPage | None = None
        """The page on which lessons are given, once there was one."""
        self._page.turned.connect(self._end_lesson_left)

    def close_down(self) -> None:
        """Stop what the pages do."""
        for page in (self.start, self.welcome, self.lesson_list, self.lesson_page):
            if page is not None:
                page.close_down()

    def go_on(self) -> None:
        """Show the table again, with what is played there; while nothing is, ask what shall be."""
        if self._page.session is None:
            self.show_welcome()
        else:
            self._page.cover(None)

    # All games, and the first start

    def ask_what_to_play(self) -> None:
        """Ask who has played nothing yet whether he knows these games, and everybody else which it shall be."""
        if self._store.is_new and not self._keeper.settings.last_game:
            self.show_welcome()
        else:
            self.show_games()

    def show_games(self) -> None:
        """Show all games."""
        from kartenspiel.ui.window.start_page import StartPage

        if self.start is None:
            self.start = StartPage(self._keeper, self._store.pictures, self._window)
            self.start.usual.connect(self._begin_usual)
            self.start.chosen.connect(self._sessions.begin_preset)
            self.start.asked.connect(self._sessions.ask_for)
            self.start.lessons_wanted.connect(self.show_lessons)
            self.start.sessions_wanted.connect(self.sessions_wanted)
            self.start.deals_wanted.connect(self.deals_wanted)
            self.start.pad_wanted.connect(self.pad_wanted)
            self.start.back.connect(self.go_on)
        self._page.messages.settle(DEAL_FILES)
        self.tell_running()
        self._page.cover(self.start)
        self.start.open(None)

    def tell_running(self) -> None:
        """Have the page of all games say what is played at the table now."""
        if self.start is not None:
            self.start.show_running(self._running.at_table())

    def _begin_usual(self, game: Game) -> None:
        """Begin as one would play this game now; for whoever wanted to be shown it first, at the learning table."""
        settings = self._keeper.settings
        if self._page.session is None and settings.opponents_are_easy:
            self._sessions.begin_learning(plan_from(settings, game, guest()))
        else:
            self._sessions.begin_usual(game)

    def show_welcome(self) -> None:
        """Ask whether somebody knows these games or wants to be shown one."""
        from kartenspiel.ui.window.cards_in_advance import CardsInAdvance
        from kartenspiel.ui.window.welcome_page import WelcomePage

        if self.welcome is None:
            self.welcome = WelcomePage(self._keeper, self._store.pictures, self._window)
            if self._store.pictures is not None:
                CardsInAdvance(self.welcome, self._keeper, self._store.pictures)
            self.welcome.known.connect(self._show_known)
            self.welcome.wants_lesson.connect(self._show_first_lesson)
            self.welcome.language_chosen.connect(lambda language: self._keeper.change(language=language))
            self.welcome.back.connect(self.go_on)
        self._page.messages.settle(DEAL_FILES)
        self.welcome.let_back(self._page.session is not None)
        self.welcome.ask()
        self._page.cover(self.welcome)

    def _show_known(self) -> None:
        """Let somebody choose who says that he knows these games, and remember that he does."""
        self._keeper.change(knows_games=True)
        self.show_games()

    def _show_first_lesson(self, game: Game) -> None:
        """Begin the first lesson of a game; where it has none there is a page that says so."""
        if self._page.session is None:
            beginner = self._keeper.settings.for_beginner()
            self._keeper.take(replace(beginner, last_game=game.id))  # so that a start is no first one any more
        lessons = lessons_of(game.id)
        if lessons:
            self.begin_lesson(game, lessons[0])
        else:
            self.show_lessons(game)

    # Lessons

    @property
    def lesson_lies_open(self) -> bool:
        """Whether a lesson is to be seen."""
        return self._page.shows(self.lesson_page)

    def session_seen(self) -> Session | None:
        """Return the session of what is to be seen: of a lesson while one is given, else that of the table."""
        lesson = self.lesson_page
        return self._page.session if lesson is None or not self.lesson_lies_open else lesson.session

    def show_lessons_here(self) -> None:
        """Show the lessons of the game at the table, or of the one of which a lesson is given."""
        given = self.lesson_page if self.lesson_lies_open else None
        self.show_lessons(self._page.game if given is None else given.game)

    def show_lessons(self, game: Game) -> None:
        """Show the lessons of a game."""
        from kartenspiel.ui.lessons.contents_page import LessonList

        if self.lesson_list is None:
            self.lesson_list = LessonList(self._keeper, game, self._store.pictures, self._dialogs.open)
            self.lesson_list.chosen.connect(self.begin_lesson)
            self.lesson_list.back.connect(self._leave_lessons)
            self.lesson_list.quiz_wanted.connect(self.quiz_wanted)
        self.lesson_list.let_back(to_table=self._page.session is not None)
        self.lesson_list.show_game(game)
        self._page.cover(self.lesson_list)
        self.lesson_list.take_focus()

    def _leave_lessons(self) -> None:
        """Show the table again, or all games while nothing is played there."""
        if self._page.session is None:
            self.show_games()
        else:
            self._page.cover(None)

    def begin_lesson(self, game: Game, lesson: "Lesson | Practice") -> None:
        """Begin a lesson or a practice hand; what is played at the table waits until it is left."""
        from kartenspiel.ui.lessons.lesson_page import LessonPage

        if self.lesson_page is None:
            self.lesson_page = LessonPage(self._table, self._keeper, self._store.pictures)
            self.lesson_page.left.connect(self.show_lessons)
            self.lesson_page.play.connect(self._play_what_was_learnt)
            self.lesson_page.begun.connect(self.begun)
            self.lesson_page.trouble.connect(self._page.messages.warn)
        self._table.pause()
        self._page.cover(self.lesson_page)
        self.lesson_page.begin(game, lesson)

    def _play_what_was_learnt(self, game: Game, form: str) -> None:
        """Sit down at one's own table, where this game goes on in this form, or begins."""
        plan = plan_after_lesson(self._keeper.settings, game, guest(), form)
        session = self._table.session
        if session is None or session.over or not is_in_form_of(session, plan):
            self._sessions.begin_learning(plan)
        else:
            self._page.cover(None)

    def _end_lesson_left(self) -> None:
        """Stop a lesson once another page than its own is shown, and take up again what waited for it."""
        lesson = self.lesson_page
        if lesson is not None and lesson.giving and not self.lesson_lies_open:
            lesson.stop()
            self._table.proceed()
