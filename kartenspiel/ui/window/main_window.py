# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The main window: joins menus, the table in the middle, log and rules beside it, pages, dialogs and status line."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from kartenspiel.controller.plans import PlayedGame, plan_from
from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import TEXT_SIZES, TEXT_STEP, USUAL_TEXT, Settings, last_game, looks_alike
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.games import game_named
from kartenspiel.model.game import Game
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks import appearance, fonts
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.widgets.places import InGlossary, InRules
from kartenspiel.ui.window.analysis_commands import AnalysisCommands
from kartenspiel.ui.window.back_commands import BackCommands
from kartenspiel.ui.window.barred import TABLE_WAITS, reason_without_trick, reasons_at_letters, reasons_at_table
from kartenspiel.ui.window.claim_commands import ClaimCommands
from kartenspiel.ui.window.code_commands import CodeCommands
from kartenspiel.ui.window.deal_commands import DealCommands
from kartenspiel.ui.window.deal_list_commands import DealListCommands
from kartenspiel.ui.window.fairness_commands import FairnessCommands
from kartenspiel.ui.window.log_dock import LogDock
from kartenspiel.ui.window.log_panel import LogPanel
from kartenspiel.ui.window.menus import EVERYWHERE, Menus
from kartenspiel.ui.window.mistake_words import MistakeWords
from kartenspiel.ui.window.pack_commands import PackCommands
from kartenspiel.ui.window.pad_commands import PadCommands
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.paper_commands import PaperCommands
from kartenspiel.ui.window.placing import OpeningPlacer, read_state, take_size, write_state
from kartenspiel.ui.window.play_page import PlayPage
from kartenspiel.ui.window.quiz_commands import QuizCommands
from kartenspiel.ui.window.replay_commands import ReplayCommands
from kartenspiel.ui.window.rules_beside import RulesBeside
from kartenspiel.ui.window.seal import Seal
from kartenspiel.ui.window.session_commands import SessionCommands
from kartenspiel.ui.window.session_starter import SessionStarter
from kartenspiel.ui.window.statistics_commands import StatisticsCommands
from kartenspiel.ui.window.status_line import StatusLine
from kartenspiel.ui.window.sums_commands import SumsCommands
from kartenspiel.ui.window.whats_this import WhatsThis
from kartenspiel.ui.window.why_commands import WhyCommands
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_pages import WindowPages
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

LEAST: Final = (640, 400)
"""In logical pixels: a screen of 1366×768 that is enlarged by a half has 911×512, by seven eighths 728×410."""
USUAL: Final = QSize(1180, 800)
PRINTING: Final = "printing"
"""The topic of messages about what is printed."""

_LOOKS: Final = ("theme", "table_colour", "high_contrast")
"""Settings that the colours of the window depend on."""

_TITLE = _("{game} – Kartenspiel")
_TITLE_HELPED = _("{game} (with help) – Kartenspiel")
_TITLE_AT_TABLE = _("{game} (as at the table) – Kartenspiel")
_NAME = _("Kartenspiel")
_PAD = _("Score pad")
_QUIZ = _("Quiz")
_ABOUT_TABLE: Final = (
    "next",
    "again",
    "replay",
    "save",
    "last_trick",
    "standing",
    "sheet",
    "silent",
    "silent_session",
    "allow_help",
    "log",
)
"""Commands about the table of the session, which waits during a lesson."""


class MainWindow(QMainWindow):
    """The window of the program."""

    def __init__(self, store: Store, keeper: Keeper, interpreter: Interpreter, table: Table) -> None:
        super().__init__()
        self.setMinimumSize(*LEAST)
        self._store, self._keeper, self._interpreter, self._table = store, keeper, interpreter, table
        self._write_for_screen()
        self.log = LogPanel()
        self.page = PlayPage(table, keeper, self.log, store.pictures)
        self.setCentralWidget(self.page)
        self.dock = LogDock(self.log, self, self.page.hand_top)
        self.menus = Menus(self)
        self._back = BackCommands(self.menus, table, self.page)
        self._claims = ClaimCommands(self.menus, table, self.page, keeper)
        parts = WindowParts(self, self.page, table, store, keeper)
        self.status = StatusLine(self.statusBar(), parts)
        self.dialogs = WindowDialogs(parts, [self.menus.actions[name] for name in EVERYWHERE])
        self.sessions = SessionStarter(parts, self.dialogs)
        self.pages = WindowPages(parts, self.dialogs, self.sessions)
        below = PagesBelow(self.page)
        self.replays = ReplayCommands(parts, self.log, below, lambda: self.pages.lesson_lies_open)
        self.analyses = AnalysisCommands(parts, self.replays, below)
        self.sums = SumsCommands(parts, below, self.analyses.kept, lambda: self.pages.lesson_lies_open)
        self.pads = PadCommands(parts, self.dialogs, below, lambda: self.pages.lesson_lies_open)
        self.whys = WhyCommands(parts, self.dialogs, self.replays)
        MistakeWords(parts)
        self.deals = DealCommands(parts, self.dialogs, self.replays.replay)
        self.shelf = SessionCommands(parts, self.dialogs, self.sessions, self.pages.show_games)
        self.codes = CodeCommands(parts, self.dialogs, self.sessions, self.shelf.go_on_with)
        self.deal_list = DealListCommands(parts, self.dialogs, self.replays.replay, self.analyses.analyse)
        self.deal_list.deleting.connect(self.analyses.forget)
        self.fairness = FairnessCommands(parts, self.dialogs, self.deal_list)
        self.seal = Seal(self.menuBar(), parts, self.dialogs, self.fairness.show)
        self.statistics = StatisticsCommands(
            parts, self.deal_list, below, self.replays.replay, lambda: self.pages.lesson_lies_open
        )
        self.paper = PaperCommands(parts, self.dialogs, self.deal_list, lambda: self.pads.book_seen)
        self.packs = PackCommands(parts, self.dialogs)
        self.quiz = QuizCommands(parts, self.deal_list, below, lambda: self.pages.lesson_lies_open)
        self.rules = RulesBeside(self, self.page, keeper, self.dock, self._game_seen)
        self.whats_this = WhatsThis(self, self.menus.actions["explain"])
        self._connect()
        self._restore(keeper.settings)
        OpeningPlacer(self)
        self._phrases = Phrases(self)
        self._phrases.tell(self._tell_state)

    def open_table(self, *, asks: bool = False) -> None:
        """Put something on the table: what was left lying, else a session that needs no decision.

        Where nothing was left and the window `asks`, nothing lies on the table until somebody says what he wants: on a
        first start whether he knows these games, later which of them.
        """
        handle = self.windowHandle()
        if handle is not None:  # there is none before the window is shown
            handle.screenChanged.connect(lambda _screen: self._write_for_screen())
        sittings = self._store.read_sittings()
        notes = self._store.take_notes()
        if sittings.current is None and asks:
            self.pages.ask_what_to_play()
        elif not self.sessions.resume(sittings):
            self.sessions.begin(plan_from(self._keeper.settings, last_game(self._keeper.settings), guest()))
        for note in notes:
            self.page.messages.warn(note)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep place and size; the deal on the table is on the disk already."""
        self._keeper.change(
            geometry=write_state(self.saveGeometry()),
            window_state=write_state(self.saveState()),
            log_visible=self.dock.wanted,
            full_screen=self.isFullScreen(),
        )
        self.dialogs.close_all()
        self.whats_this.end()
        self.rules.close_down()
        self.page.close_down()
        self.pages.close_down()
        self.shelf.close_down()
        self.paper.close_down()
        self.packs.close_down()
        self.statistics.stop_saving()
        self.deal_list.close_down()
        self.deals.close_down()
        self.replays.close_down()
        self.analyses.close_down()
        self.sums.close_down()
        self.pads.close_down()
        self.quiz.close_down()
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
        self.pages.begun.connect(self._tell_state)
        self.pages.sessions_wanted.connect(self.shelf.show)
        self.pages.deals_wanted.connect(self.deal_list.show)
        self.pages.pad_wanted.connect(self.pads.show)
        self.pages.quiz_wanted.connect(self.quiz.show_start)
        self.shelf.show_deals = self.deal_list.show_session
        self.deal_list.sessions_wanted.connect(self.shelf.show)
        self.pages.begun.connect(self.rules.refresh)
        self.page.view.stage.shown.connect(lambda _seen: self._tell_last_trick())
        self.page.save_deal.connect(self.deals.save)
        self.page.new_session.connect(self.sessions.ask)
        self.rules.option_wanted.connect(self._show_house_rule)
        for printing in (self.rules, self.paper, self.packs):
            printing.told.connect(lambda text: self.page.messages.inform(text, topic=PRINTING))
            printing.failed.connect(lambda text: self.page.messages.warn(text, topic=PRINTING))
        self.page.compare.connect(self.codes.compare)
        self.page.play_again.connect(self.deals.play_again)
        self.page.replay.connect(self.replays.replay_last)
        for wanted in (self.page.analyse, self.replays.analysis_wanted):
            wanted.connect(self.analyses.analyse_shown)
        self.analyses.sums_wanted.connect(self.sums.show_session)
        for told in (self._tell_state, self.rules.refresh):
            self.replays.shown.connect(told)
        self.pads.shown.connect(self.rules.refresh)
        self.pads.paper_wanted.connect(self.paper.show)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow_system)

    def _commands(self) -> Mapping[str, Callable[..., object]]:
        return {
            "games": self.pages.show_games,
            "resume": self.pages.go_on,
            "new": self.sessions.ask,
            "sessions": self.shelf.show,
            "deals": self.deal_list.show,
            "next": self.page.next_deal,
            **self.codes.commands,
            **self.seal.commands,
            **self.fairness.commands,
            "again": self.deals.play_again,
            "replay": self.replays.replay_last,
            "analysis": self.analyses.analyse_shown,
            "sums": self.sums.show,
            "statistics": self.statistics.show,
            "pad": self.pads.show,
            "save": self.deals.save,
            "paper": self.paper.show,
            "pack": self.packs.show,
            "open": self.deals.choose_file,
            "quit": self.close,
            **self._back.commands,
            "claim": self._claims.claim,
            "last_trick": self.page.show_last_trick,
            "standing": self.page.show_standing,
            "sheet": self.page.show_sheet,
            "silent": self._table.stay_silent,
            "silent_session": self.page.be_silent,
            "allow_help": self.page.allow_help,
            "full_screen": self._full_screen,
            "larger": lambda: self._write_larger(TEXT_STEP),
            "smaller": lambda: self._write_larger(-TEXT_STEP),
            "usual_size": lambda: self._keeper.change(text_size=USUAL_TEXT),
            "log": self.dock.want,
            "suits": lambda wanted: self._keeper.change(suits_visible=wanted),
            "settings": self.dialogs.show_settings,
            "lessons": self.pages.show_lessons_here,
            "quiz": self.quiz.show,
            "learn": self.sessions.learn,
            "welcome": self.pages.show_welcome,
            "rules": self._show_rules,
            "glossary": lambda: self.rules.open(InGlossary()),
            "cards": self.dialogs.show_cards,
            "keys": self.dialogs.show_keys,
            "about": self.dialogs.show_about,
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
        self._show_settings(settings)
        self._table.set_speed(settings.animation)

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if not looks_alike(before, after):
            self._apply(before, after)
        for note in self._store.take_notes():
            self.page.messages.warn(note)

    def _apply(self, before: Settings, after: Settings) -> None:
        """Look, speak and move by other settings than before."""
        self._interpreter.speak(after.language)
        if any(getattr(after, field) != getattr(before, field) for field in _LOOKS):
            appearance.dress(after)
        self._write_for_screen()
        self._table.set_speed(after.animation)
        self._show_settings(after)
        self.page.apply_settings()

    def _show_settings(self, settings: Settings) -> None:
        self.menus.show_settings(settings)
        for name, barred in reasons_at_letters(settings.text_size).items():
            self.menus.bar(name, barred)

    def follow_system(self) -> None:
        """Turn light or dark with the desktop."""
        if self._keeper.settings.theme == "system":
            appearance.dress(self._keeper.settings)

    def _write_for_screen(self) -> None:
        fonts.write(self._keeper.settings.text_size, self.screen().size().height())

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
        self.setWindowTitle(words.text(_title_of(session)))
        actions = self.menus.actions
        self._tell_last_trick()
        actions["sheet"].setChecked(self.page.sheet_shown)
        actions["silent_session"].setChecked(self.page.silent)
        actions["allow_help"].setChecked(session is not None and session.allows_help)
        told = self.page.at_table or self.replays.lies_open
        for name, barred in reasons_at_table(self.page, self._table, told=told, sealed=bool(self.seal.sealed)).items():
            self.menus.bar(name, barred)
        self.dock.step_aside(not told)
        self.status.tell_session(session)
        self.seal.tell()
        if self.pages.lesson_lies_open:
            self._tell_lesson()
        elif self.replays.game is not None:
            self._tell_replay(self.replays.game)
        elif self.pads.lies_open or self.quiz.lies_open:
            self.setWindowTitle(words_of(_TITLE(game=_PAD if self.pads.lies_open else _QUIZ)))
            self.status.tell_session(None)  # the account of the table is not that of the pad
        self.pages.tell_running()

    def _tell_lesson(self) -> None:
        """Write what lesson is given, and offer nothing that is about the table that waits."""
        page = self.pages.lesson_page
        lesson = None if page is None else page.tutor.lesson
        if page is None or lesson is None:
            return
        self.setWindowTitle(words_of(_TITLE(game=page.game.title)))
        self.status.tell_lesson(page.game, lesson)
        for name in (*_ABOUT_TABLE, "analysis"):
            self.menus.bar(name, TABLE_WAITS)

    def _tell_replay(self, game: Game) -> None:
        """Write what is replayed, and offer nothing that is about the table that waits."""
        self.setWindowTitle(words_of(_TITLE(game=game.title)))
        self.status.tell_replay(game)
        for name in _ABOUT_TABLE:
            if name not in {"next", "log"}:
                self.menus.bar(name, TABLE_WAITS)
        self.menus.bar("analysis", self.replays.analysis_barred)

    def _game_seen(self) -> PlayedGame | None:
        """Return what is to be seen: the session of a deal, or a score pad."""
        return self.pads.book_seen or self.replays.session or self.pages.session_seen()

    def _tell_last_trick(self) -> None:
        if not self.pages.lesson_lies_open and not self.replays.lies_open:
            self.menus.bar("last_trick", reason_without_trick(self.page))

    def _show_rules(self) -> None:
        """Show the rules of the game of the table, or close them where they are being read."""
        if self.rules.has_keys:
            self.rules.close()
        else:
            book = self.pads.book_seen
            self.rules.open(InRules(self.page.game.id if book is None else book.game))

    def _show_house_rule(self, game: str, option: str) -> None:
        """Show a house rule as it is at the table, or where it is chosen for a session of another game."""
        seen: PlayedGame | None = self._table.session
        other: Callable[[], None] = partial(self.sessions.ask_for, game_named(game), option)
        book = self.pads.book_seen
        if book is not None and book.game == game:
            seen, other = book, partial(self.pads.ask, option)
        if seen is None or seen.game != game:
            other()
        else:
            self.dialogs.show_house_rule(self.rules.reading(game), option, other)


def _title_of(session: Session | None) -> Text:
    """Return the title of the window above a session: what is played, and whether the person may be helped."""
    if session is None:
        return _NAME
    title = game_named(session.game).title
    if session.person_seat is None:
        return _TITLE(game=title)
    return (_TITLE_HELPED if session.allows_help else _TITLE_AT_TABLE)(game=title)
