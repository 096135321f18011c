# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The main window: menus, the table in the middle, the log beside it, what is going on in the status line.

Dialogs are imported when they are opened, so that the first table is there sooner.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from kartenspiel.controller.record import RecordError
from kartenspiel.controller.session import Session, SessionOverError, new_session
from kartenspiel.controller.settings import TEXT_SIZES, TEXT_STEP, USUAL_TEXT, Settings, last_game
from kartenspiel.controller.sitting import Pending
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.games import game_named, lessons_of
from kartenspiel.model.game import Game
from kartenspiel.model.text import Amount, Text, marker
from kartenspiel.ui.dialogs.plans import (
    TablePlan,
    chosen_from,
    is_in_form_of,
    plan_after_lesson,
    plan_from,
    played_title,
    remember_plan,
)
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.fonts import TextSize
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.table.placing import OpeningPlacer, read_state, take_size, write_state
from kartenspiel.ui.widgets.elided import ElidedLabel
from kartenspiel.ui.widgets.places import InGlossary, InRules
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import grow_with_letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.log_dock import LogDock
from kartenspiel.ui.window.log_panel import LogPanel
from kartenspiel.ui.window.menus import EVERYWHERE, Menus
from kartenspiel.ui.window.play_page import DEAL_FILES, PlayPage
from kartenspiel.ui.window.rules_beside import RulesBeside
from kartenspiel.ui.window.whats_this import WhatsThis
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.phrases import Phrases, words_of

if TYPE_CHECKING:
    from kartenspiel.model.lesson import Lesson, Practice
    from kartenspiel.ui.dialogs.deal_files import Chosen
    from kartenspiel.ui.dialogs.deal_opening import DealOpening
    from kartenspiel.ui.lessons.contents_page import LessonList
    from kartenspiel.ui.lessons.lesson_page import LessonPage
    from kartenspiel.ui.window.start_page import StartPage
    from kartenspiel.ui.window.welcome_page import WelcomePage

_ = marker(__package__)

LEAST: Final = (640, 400)
"""In logical pixels: a screen of 1366×768 that is enlarged by a half has 911×512, by seven eighths 728×410."""
USUAL: Final = QSize(1180, 800)
PRINTING: Final = "printing"
"""The topic of messages about rules that are printed."""

_LOOKS: Final = ("theme", "table_colour", "high_contrast")
"""Settings that the colours of the window depend on."""

_TITLE = _("{game} – Kartenspiel")
_NAME = _("Kartenspiel")
_GOES_ON = _("The deal goes on where it was interrupted.")
_BEGIN_ANEW = _("&Begin a new session")
_GO_BACK = _("This deal counts in no account. The session goes on with “Next deal”.")
_DEAL = _("{game} · deal {number}")
_ASIDE = _("{game} · a deal outside the session")
_ACCOUNT = _("Your account: {amount}")
_ACCOUNTS = _("Your account: {amount}, for money {money}")
_NO_MONEY = _("What you have won or lost in this session. Nobody pays: it is only counted.")
_STATUS_LINE = _("What is being played, by which rules, and how you stand.")
_LESSON = _("{game} · lesson: {lesson}")
_ABOUT_TABLE: Final = ("next", "again", "save", "last_trick", "sheet", "silent", "silent_session", "log")
"""Commands about the table of the session, which waits during a lesson."""
_SAVE_TITLE = _("Save deal")
_FILE_NAME = _("deal {number}")


class MainWindow(QMainWindow):
    """The window of the program."""

    def __init__(self, store: Store, keeper: Keeper, interpreter: Interpreter, table: Table) -> None:
        super().__init__()
        self._text_size = TextSize()
        self.setMinimumSize(*LEAST)
        self._store, self._keeper, self._interpreter, self._table = store, keeper, interpreter, table
        self._write_for_screen()
        self._start: StartPage | None = None
        self.lesson_list: LessonList | None = None
        """The page of the lessons, once it was opened."""
        self.lesson_page: LessonPage | None = None
        """The page on which lessons are given, once there was one."""
        self.welcome: WelcomePage | None = None
        """The page of the first start, once it was shown."""
        self.opening: DealOpening | None = None
        self.log = LogPanel()
        self.page = PlayPage(table, keeper, self.log, store.pictures)
        self.setCentralWidget(self.page)
        self.dock = LogDock(self.log, self, self.page.hand_top)
        self.rules = RulesBeside(self, self.page, keeper, self.dock, self._session_seen)
        self.menus = Menus(self)
        self.whats_this = WhatsThis(self, self.menus.actions["explain"])
        self._deal, self._account = ElidedLabel(), PlainLabel()
        self.statusBar().addWidget(self._deal, 1)
        self.statusBar().addPermanentWidget(self._account)
        self._connect()
        self._restore(keeper.settings)
        OpeningPlacer(self)
        self._phrases = Phrases(self)
        self._phrases.say(partial(explain, self._account), _NO_MONEY)
        self._phrases.say(lambda told: explain(self.statusBar(), "", held=told), _STATUS_LINE)
        self._phrases.tell(self._tell_state)

    def open_table(self, *, asks: bool = False) -> None:
        """Put something on the table: what was left lying, else a session that needs no decision.

        Where nothing was left and the window `asks`, nothing lies on the table until somebody says what he wants: on a
        first start whether he knows these games, later which of them.
        """
        handle = self.windowHandle()
        if handle is not None:  # there is none before the window is shown
            handle.screenChanged.connect(lambda _screen: self._write_for_screen())
        pending = self._store.read_pending()
        notes = self._store.take_notes()
        if pending is None and asks:
            self._ask_what_to_play()
        elif pending is None or not self._resume(pending):
            self.begin(plan_from(self._keeper.settings, last_game(self._keeper.settings)))
        for note in notes:
            self.page.messages.warn(note)

    def begin(self, plan: TablePlan) -> None:
        """Begin a session."""
        self._keeper.change(last_game=plan.game.id)
        self._table.start(new_session(plan.game, plan.rules, plan.people, self._table.rng, preset=plan.preset))

    def deal_text(self) -> str:
        """Return what the status line says of the deal."""
        return self._deal.text()

    def account_text(self) -> str:
        """Return what the status line says of one's account."""
        return self._account.text()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep place and size; the deal on the table is on the disk already."""
        self._keeper.change(
            geometry=write_state(self.saveGeometry()),
            window_state=write_state(self.saveState()),
            log_visible=self.dock.wanted,
            full_screen=self.isFullScreen(),
        )
        for dialog in self.findChildren(QDialog):  # the desktop ends the program even while one is open
            dialog.done(QDialog.DialogCode.Rejected)
        self.whats_this.end()
        self.rules.close_down()
        self.page.close_down()
        for page in (self._start, self.welcome, self.lesson_list, self.lesson_page):
            if page is not None:
                page.close_down()
        if self.opening is not None:
            self.opening.close_down()
        self._table.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Tick full screen in the menu when the window turns to it or back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())

    def _connect(self) -> None:
        for name, act in self._commands().items():
            self.menus.actions[name].triggered.connect(act)
        self.menus.chosen.connect(lambda field, value: self._keeper.change(**{field: value}))
        self.dock.visibilityChanged.connect(lambda _: self.menus.actions["log"].setChecked(not self.dock.isHidden()))
        self._keeper.changed.connect(self._settings_changed)
        self.page.changed.connect(self._tell_state)
        self.page.turned.connect(self._end_lesson_left)
        self.page.view.stage.shown.connect(lambda _seen: self._tell_last_trick())
        self.page.save_deal.connect(self._save_deal)
        self.page.new_session.connect(self._new_session)
        self.rules.option_wanted.connect(self._show_house_rule)
        self.rules.told.connect(lambda text: self.page.messages.inform(text, topic=PRINTING))
        self.rules.failed.connect(lambda text: self.page.messages.warn(text, topic=PRINTING))
        self.page.play_again.connect(self._play_again)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow_system)

    def _commands(self) -> Mapping[str, Callable[..., object]]:
        return {
            "games": self._show_games,
            "resume": self._go_on,
            "new": self._new_session,
            "next": lambda: self._leave(self.page.next_deal),
            "again": self._play_again,
            "save": self._save_deal,
            "open": self._open_deal,
            "quit": self.close,
            "last_trick": self.page.show_last_trick,
            "sheet": self.page.show_sheet,
            "silent": self._table.stay_silent,
            "silent_session": self.page.be_silent,
            "full_screen": self._full_screen,
            "larger": lambda: self._write_larger(TEXT_STEP),
            "smaller": lambda: self._write_larger(-TEXT_STEP),
            "usual_size": lambda: self._keeper.change(text_size=USUAL_TEXT),
            "log": self.dock.want,
            "suits": lambda wanted: self._keeper.change(suits_visible=wanted),
            "settings": self._show_settings,
            "lessons": self._show_lessons_here,
            "welcome": self._show_welcome,
            "rules": self._show_rules,
            "glossary": lambda: self.rules.open(InGlossary()),
            "cards": self._show_cards,
            "keys": self._show_keys,
            "about": self._show_about,
        }

    def _restore(self, settings: Settings) -> None:
        """Take place, size and looks from the settings; what the screen no longer has room for is moved into it."""
        if not self.restoreGeometry(read_state(settings.geometry)):
            take_size(self, USUAL)
            self.dock.take_usual_width()
        self.restoreState(read_state(settings.window_state))
        self.dock.prefer(settings.log_visible)
        self.menus.actions["log"].setChecked(not self.dock.isHidden())
        if settings.full_screen:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        self.menus.show_settings(settings)
        self._table.set_speed(settings.animation)

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        self._interpreter.speak(after.language)
        if any(getattr(after, field) != getattr(before, field) for field in _LOOKS):
            appearance.dress(after)
        self._write_for_screen()
        self._table.set_speed(after.animation)
        self.menus.show_settings(after)
        self.page.apply_settings()
        for note in self._store.take_notes():
            self.page.messages.warn(note)

    def follow_system(self) -> None:
        """Turn light or dark with the desktop."""
        if self._keeper.settings.theme == "system":
            appearance.dress(self._keeper.settings)
        self.page.apply_settings()

    def _resume(self, pending: Pending) -> bool:
        """Take up what was on the table; tell whether that was possible.

        Between two deals the score sheet of the last lies there, and nothing is dealt before somebody says so.
        """
        if pending.between_deals and pending.last is not None:
            self._table.lay_down(pending)
            self.page.lay_out(pending.last)
            return True
        try:
            self._table.resume(pending)
        except SessionOverError:
            return False
        if pending.last is not None:
            self.page.recall(pending.last)
        first = pending.first
        if first is not None and first.state is not None and first.state.log:
            game = game_named(first.session.game)
            anew = lambda: self._begin_after_asking(plan_from(self._keeper.settings, game))  # noqa: E731
            self.page.messages.inform(_GOES_ON, [(_BEGIN_ANEW, anew)], of_table=True)
        return True

    def _ask_what_to_play(self) -> None:
        """Ask who has played nothing yet whether he knows these games, and everybody else which it shall be."""
        if self._store.is_new and not self._keeper.settings.last_game:
            self._show_welcome()
        else:
            self._show_games()

    def _show_games(self, *, knows: bool = False) -> None:
        """Show all games; `knows` for somebody who says that he knows them (`usual_rules`)."""
        from kartenspiel.ui.window.start_page import StartPage

        if self._start is None:
            self._start = StartPage(self._keeper, self._store.pictures, self)
            self._start.usual.connect(self._begin_usual)
            self._start.chosen.connect(self._begin_preset)
            self._start.asked.connect(self._new_session_of)
            self._start.lessons_wanted.connect(self.show_lessons)
            self._start.back.connect(self._go_on)
        self.page.messages.settle(DEAL_FILES)
        self._start.knows = knows
        self._start.show_running(self._running_text())
        self.page.cover(self._start)
        self._start.open(None)

    def _show_lessons_here(self) -> None:
        """Show the lessons of the game at the table, or of the one of which a lesson is given."""
        given = self.lesson_page if self._lesson_lies_open else None
        self.show_lessons(self.page.game if given is None else given.game)

    def show_lessons(self, game: Game) -> None:
        """Show the lessons of a game."""
        from kartenspiel.ui.lessons.contents_page import LessonList

        if self.lesson_list is None:
            self.lesson_list = LessonList(self._keeper, game, self._store.pictures, self._open)
            self.lesson_list.chosen.connect(self.begin_lesson)
            self.lesson_list.back.connect(self._leave_lessons)
        self.lesson_list.let_back(to_table=self.page.session is not None)
        self.lesson_list.show_game(game)
        self.page.cover(self.lesson_list)
        self.lesson_list.take_focus()

    def _leave_lessons(self) -> None:
        """Show the table again, or all games while nothing is played there."""
        if self.page.session is None:
            self._show_games()
        else:
            self.page.cover(None)

    def begin_lesson(self, game: Game, lesson: "Lesson | Practice") -> None:
        """Begin a lesson or a practice hand; what is played at the table waits until it is left."""
        from kartenspiel.ui.lessons.lesson_page import LessonPage

        if self.lesson_page is None:
            self.lesson_page = LessonPage(self._table, self._keeper, game, self._store.pictures)
            self.lesson_page.left.connect(self.show_lessons)
            self.lesson_page.play.connect(self._play_what_was_learnt)
            self.lesson_page.begun.connect(self._tell_state)
            self.lesson_page.begun.connect(self.rules.refresh)
            self.lesson_page.trouble.connect(self.page.messages.warn)
        self._table.pause()
        self.page.cover(self.lesson_page)
        self.lesson_page.begin(game, lesson)

    def _play_what_was_learnt(self, game: Game, form: str) -> None:
        """Sit down at one's own table, where this game goes on in this form, or begins."""
        plan = plan_after_lesson(self._keeper.settings, game, form)
        session = self._table.session
        if session is None or session.over or not is_in_form_of(session, plan):
            self._begin_chosen(plan)
        else:
            self.page.cover(None)

    def _session_seen(self) -> Session | None:
        """Return the session of what is to be seen: of a lesson while one is given, else that of the table."""
        lesson = self.lesson_page
        return self.page.session if lesson is None or not self._lesson_lies_open else lesson.session

    @property
    def _lesson_lies_open(self) -> bool:
        return self.page.shows(self.lesson_page)

    def _end_lesson_left(self) -> None:
        """Stop a lesson once another page than its own is shown, and take up again what waited for it."""
        lesson = self.lesson_page
        if lesson is not None and lesson.giving and not self._lesson_lies_open:
            lesson.stop()
            self._table.proceed()

    def _show_welcome(self) -> None:
        """Ask whether somebody knows these games or wants to be shown one."""
        from kartenspiel.ui.window.ahead import Ahead
        from kartenspiel.ui.window.welcome_page import WelcomePage

        if self.welcome is None:
            self.welcome = WelcomePage(self._keeper, self._store.pictures, self)
            if self._store.pictures is not None:
                Ahead(self.welcome, self._keeper, self._store.pictures)
            self.welcome.known.connect(partial(self._show_games, knows=True))
            self.welcome.wants_lesson.connect(self._show_first_lesson)
            self.welcome.language_chosen.connect(lambda language: self._keeper.change(language=language))
            self.welcome.back.connect(self._go_on)
        self.page.messages.settle(DEAL_FILES)
        self.welcome.let_back(self.page.session is not None)
        self.welcome.ask()
        self.page.cover(self.welcome)

    def _show_first_lesson(self, game: Game) -> None:
        """Begin the first lesson of a game; where it has none there is a page that says so."""
        if self.page.session is None:
            beginner = self._keeper.settings.for_beginner()
            self._keeper.take(replace(beginner, last_game=game.id))  # so that a start is no first one any more
        lessons = lessons_of(game.id)
        if lessons:
            self.begin_lesson(game, lessons[0])
        else:
            self.show_lessons(game)

    def _begin_preset(self, game: Game, preset: str, form: str) -> None:
        def begin() -> None:
            self._keeper.take(chosen_from(self._keeper.settings, game, preset, form))
            self.begin(plan_from(self._keeper.settings, game))

        self._leave(begin, ends_session=True)

    def _begin_chosen(self, plan: TablePlan) -> None:
        def begin() -> None:
            self._keeper.take(remember_plan(self._keeper.settings, plan))
            self.begin(plan)

        self._leave(begin, ends_session=True)

    def _begin_usual(self, game: Game) -> None:
        knows = self._start is not None and self._start.knows
        self._begin_after_asking(plan_from(self._keeper.settings, game, knows=knows))

    def _begin_after_asking(self, plan: TablePlan) -> None:
        self._leave(lambda: self.begin(plan), ends_session=True)

    def _leave(self, then: Callable[[], object], *, ends_session: bool = False) -> None:
        """Do something that takes from the table what lies there; where that would be lost, ask first."""
        from kartenspiel.ui.dialogs.leaving import LeaveDialog, lost_with_deal, lost_with_session

        lost = (lost_with_session if ends_session else lost_with_deal)(self._table.pending)
        if not lost:
            then()
            return
        dialog = LeaveDialog(lost, self)
        dialog.accepted.connect(then)
        dialog.stay.clicked.connect(self._go_on)
        self._open("leave", dialog)

    def _go_on(self) -> None:
        """Show the table again, with what is played there; while nothing is, ask what shall be."""
        if self.page.session is None:
            self._show_welcome()
        else:
            self.page.cover(None)

    def _running_text(self) -> str:
        """Return what is played at the table now, and how one stands."""
        session = self.page.session
        if session is None:
            return ""
        deal = self.page.words().text(self._what_is_played(session))
        return " · ".join(filter(None, (deal, self._how_you_stand(session))))

    def _new_session_of(self, game: Game, option: str = "") -> None:
        self._keeper.change(last_game=game.id)
        self._ask_for_session(option)

    def _new_session(self) -> None:
        self._ask_for_session()

    def _ask_for_session(self, option: str = "") -> None:
        """Ask what is to be played; `option` is a house rule to be shown first."""
        from kartenspiel.ui.dialogs.session_dialog import SessionDialog

        session = self._table.session
        people = () if session is None or not session.counted else session.people
        dialog = SessionDialog(self._keeper, people, self)

        dialog.accepted.connect(lambda: self._begin_chosen(dialog.plan()))
        self._open("session", dialog)
        if option:
            dialog.show_option(option)

    def _show_settings(self) -> None:
        from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog

        self._open("settings", SettingsDialog(self._keeper, self))

    def _show_cards(self) -> None:
        from kartenspiel.ui.dialogs.card_viewer import CardViewer

        cache = self._store.pictures
        self._open("cards", CardViewer(self._keeper, cache, self.page.game, self.page.pictures, self))

    def _show_rules(self) -> None:
        """Show the rules of the game of the table, or close them where they are being read."""
        if self.rules.has_keys:
            self.rules.close()
        else:
            self.rules.open(InRules(self.page.game.id))

    def _show_house_rule(self, game: str, option: str) -> None:
        """Show a house rule as it is at the table, or where it is chosen for a session of another game."""
        session = self._table.session
        if session is None or session.game != game:
            self._new_session_of(game_named(game), option)
            return
        from kartenspiel.ui.dialogs.shown_rules import ShownRules

        reading = self.rules.reading(game)
        dialog = ShownRules(reading.game, reading.rules, reading.preset, self)
        dialog.others.connect(lambda: self._new_session_of(game_named(game), option))
        self._open("house_rules", dialog)
        dialog.show_option(option)

    def _show_keys(self) -> None:
        from kartenspiel.ui.dialogs.keys_page import KeysPage

        over = QApplication.activeModalWidget() or self
        if not isinstance(over, KeysPage):
            self._open("keys", KeysPage(self.menuBar(), over))

    def _show_about(self) -> None:
        from kartenspiel.ui.dialogs.about import About

        self._open("about", About(self))

    def _open(self, name: str, dialog: QDialog) -> None:
        """Open a dialog over the window; the table goes on behind it."""
        dialog.setObjectName(name)
        dialog.addActions([self.menus.actions[each] for each in EVERYWHERE])
        grow_with_letters(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _play_again(self) -> None:
        def play() -> None:
            self._table.play_again()
            self.page.messages.inform(_GO_BACK, of_table=True)

        self._leave(play)

    def _save_deal(self) -> None:
        from kartenspiel.ui.dialogs import deal_files
        from kartenspiel.ui.dialogs.file_choice import FileChoice

        last = self._table.last_deal
        if last is None:
            return
        name = words_of(_FILE_NAME(number=max(1, last.session.number - 1)))
        path = FileChoice(self._keeper, self).to_save(_SAVE_TITLE, name, deal_files.SUFFIX, deal_files.FILTER)
        if path is not None:
            try:
                deal_files.save(path, last.record)
            except OSError as error:
                self.page.messages.warn(deal_files.not_written(path, error))
            else:
                self.page.messages.inform(deal_files.SAVED(file=str(path)))

    def open_file(self, path: Path) -> None:
        """Offer the deals of a file that somebody has opened with the program."""
        self._deal_opening().open(path)

    def _open_deal(self) -> None:
        self._deal_opening().choose()

    def _deal_opening(self) -> "DealOpening":
        from kartenspiel.ui.dialogs.deal_opening import DealOpening

        if self.opening is None:
            self.opening = DealOpening(self._keeper, self._open, self)
            self.opening.chosen.connect(self._play_chosen)
            self.opening.opened.connect(lambda: self.page.messages.settle(DEAL_FILES))
            self.opening.refused.connect(lambda text: self.page.messages.warn(text, topic=DEAL_FILES))
        return self.opening

    def _play_chosen(self, chosen: "Chosen") -> None:
        from kartenspiel.ui.dialogs import deal_files

        def play() -> None:
            try:
                self._table.open_record(chosen.record, chosen.people)
            except RecordError as error:
                self.page.messages.warn(deal_files.fault(chosen.file, chosen.line, error), topic=DEAL_FILES)
            else:
                self.page.messages.inform(_GO_BACK, of_table=True)

        self._leave(play)

    def _write_for_screen(self) -> None:
        self._text_size.take(self._keeper.settings.text_size, self.screen().size().height())

    def _write_larger(self, by: int) -> None:
        """Write larger or smaller by so many hundredths of the system's size, as far as that goes."""
        size = self._keeper.settings.text_size + by
        self._keeper.change(text_size=min(max(size, TEXT_SIZES[0]), TEXT_SIZES[-1]))

    def _full_screen(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a menu entry
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if wanted else self.windowState() & ~full)

    def _tell_state(self) -> None:
        """Write title and status line, and offer what can be done now."""
        session = self.page.session
        words = self.page.words()
        title = _NAME if session is None else _TITLE(game=self.page.game.title)
        self.setWindowTitle(words.text(title))
        actions = self.menus.actions
        self._tell_last_trick()
        actions["sheet"].setChecked(self.page.sheet_shown)
        actions["sheet"].setEnabled(self.page.has_sheet)
        for name in ("save", "again"):
            actions[name].setEnabled(self._table.last_deal is not None)
        actions["next"].setEnabled(session is not None and (self.page.finished or not session.counted))
        actions["silent"].setEnabled(session is not None and not self.page.finished)
        actions["silent_session"].setChecked(self.page.silent)
        actions["silent_session"].setEnabled(session is not None)
        actions["log"].setEnabled(self.page.at_table)
        self.dock.step_aside(not self.page.at_table)
        if session is not None:
            self._deal.setText(words.text(self._what_is_played(session)))
            self._account.setText(self._how_you_stand(session))
        else:
            self._deal.setText("")
        actions["resume"].setEnabled(session is not None and self.page.covered)
        if self._lesson_lies_open:
            self._tell_lesson()
        if self._start is not None:
            self._start.show_running(self._running_text())

    def _tell_lesson(self) -> None:
        """Write what lesson is given, and offer nothing that is about the table that waits."""
        lesson = None if self.lesson_page is None else self.lesson_page.tutor.lesson
        if self.lesson_page is None or lesson is None:
            return
        self.setWindowTitle(words_of(_TITLE(game=self.lesson_page.game.title)))
        self._deal.setText(words_of(_LESSON(game=self.lesson_page.game.title, lesson=lesson.title)))
        self._account.setText("")
        for name in _ABOUT_TABLE:
            self.menus.actions[name].setEnabled(False)

    def _tell_last_trick(self) -> None:
        if self._lesson_lies_open:
            return
        self.menus.actions["last_trick"].setEnabled(self.page.has_trick)

    def _what_is_played(self, session: Session) -> Text:
        game = self.page.game
        if not session.counted:
            return _ASIDE(game=game.title)
        return _DEAL(game=played_title(game, session, self._keeper.settings), number=session.number)

    def _how_you_stand(self, session: Session) -> str:
        last = self._table.last_deal
        if last is not None and last.session.id == session.id:
            session = last.session
        own = next((index for index, person in enumerate(session.persons) if person.level is None), None)
        if own is None or not session.counted:
            return ""
        unit = self.page.game.unit(session.rules)
        amount = Amount(session.account[own], unit, signed=True)
        if session.money_account is None:
            return self.page.words().text(_ACCOUNT(amount=amount))
        money = Amount(session.money_account[own], unit, signed=True)
        return self.page.words().text(_ACCOUNTS(amount=amount, money=money))
