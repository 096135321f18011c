# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opens the rules when a clause is asked for: in the dock beside the table, or over a dialog that is open."""

import importlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from kartenspiel.controller.plans import (
    PlayedGame,
    in_form_of,
    pictures_shown,
    presets_of,
    rules_of,
    rules_title,
    usual_rules,
)
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.faces import Look, look_of
from kartenspiel.ui.dialogs.shows_house_rules import ShowsHouseRules
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.preferences import preferences_of
from kartenspiel.ui.widgets.clauses import NUMBERS, RULES_REQUESTS
from kartenspiel.ui.widgets.places import InRules, ReadingPlace
from kartenspiel.ui.widgets.quiet import QuietLabel, fit
from kartenspiel.ui.window.play_page import PlayPage
from kartenspiel.ui.window.side_dock import DockKind, SideDock
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import Wording

if TYPE_CHECKING:
    from kartenspiel.ui.rulebook.page import Reading
    from kartenspiel.ui.rulebook.panel import RulesPanel
    from kartenspiel.ui.window.rules_printer import RulesPrinter

_ = marker(__package__)

_TITLE = _("Rules")
_NOT_OPENED = _("The rules cannot be opened: {fault}.")
_NOT_PRINTED = _("{title} cannot be printed: {fault}.")
_OPENING = _("The rules are being opened …")
_ELSEWHERE = _("Close the window below first: it does not show this house rule.")
_KIND: Final = DockKind("rules", 60, _TITLE)
_PANEL: Final = "kartenspiel.ui.rulebook.panel"
AHEAD: Final = 1.0
"""So many seconds after all is there for the first page the others are read: that page is seen by then."""
OVER_DIALOG: Final = (52, 34)
"""Size of the rules over a dialog, in letters and lines."""


class RulesBeside(QObject):
    """Shows a `RulesPanel` beside the table or over a dialog, for all who ask through `RULES_REQUESTS`."""

    option_wanted = Signal(str, str)
    """A house rule is to be shown where it is set: id of the game, and of the option."""
    told = Signal(object)
    """How printing goes, as a `Text`."""
    failed = Signal(object)
    """Why it does not, as a `Text`."""
    _loaded = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        page: PlayPage,
        keeper: Keeper,
        log: SideDock,
        played: Callable[[], PlayedGame | None],
    ) -> None:
        """`played` returns what is to be seen: the session of a deal, at the table or in a lesson, or a score pad."""
        super().__init__(window)
        self._window, self._page, self._keeper, self._log, self._played = window, page, keeper, log, played
        self.dock: SideDock | None = None
        self.panel: RulesPanel | None = None
        """The rules beside the table, once they have been opened."""
        self.over_dialog: QDialog | None = None
        """The rules over a dialog."""
        self._panel_over: RulesPanel | None = None
        """What they are read in."""
        self._came_from: QWidget | None = None
        self._log_width = log.width()
        self._printer: RulesPrinter | None = None
        self._waiting: Callable[[], None] | None = None
        self._loader: Thread | None = None
        self._ready, self._closing = False, Event()
        self._loaded.connect(self._go_on)
        RULES_REQUESTS.asked.connect(self.open)
        keeper.changed.connect(self.refresh)
        keeper.changed.connect(self._show_numbers)
        self._show_numbers()
        page.changed.connect(self.refresh)

    @property
    def shown(self) -> bool:
        """Whether the rules are to be seen beside the table."""
        return self.dock is not None and self.dock.isVisible()

    @property
    def has_keys(self) -> bool:
        """Whether somebody reads in them with the keys."""
        focus = QApplication.focusWidget()
        return self.dock is not None and focus is not None and self.dock.isAncestorOf(focus)

    @property
    def _game(self) -> str:
        """The id of the game that is to be seen."""
        session = self._played()
        return self._page.game.id if session is None else session.game

    def open(self, place: ReadingPlace) -> None:
        """Show a place in the rules or the glossary."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self._load(lambda: self._open_over(dialog, place), place, dialog)
            return
        self._show_dock()
        self._load(lambda: self._open_beside(place), place)

    def close(self) -> None:
        """Close the rules and go back to where they were asked for."""
        if self.dock is not None:
            self.dock.want(False)
            if not self._log.isHidden():
                self._window.resizeDocks([self._log], [self._log_width], Qt.Orientation.Horizontal)
        back = self._came_from
        if back is None or not back.isVisible():
            back = self._page.focus_place()
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    def reading(self, game: str) -> "Reading":
        """Return how the page of a game reads now: by the house rules of what is seen, or else the usual ones."""
        found, settings, session = game_named(game), self._keeper.settings, self._played()
        name: Text | None = None
        if session is not None and session.game == game:
            rules, name = session.rules, rules_title(found, session, settings)
            base = next((each for each in presets_of(found, settings) if each.id == session.preset), found.presets[0])
            preset = in_form_of(found, base, rules)
        else:
            base, rules = usual_rules(found, settings)
            name, preset = base.label, rules_of(found, base)
        return self._with_words(found, rules, preset, name)

    def _reading_in(self, dialog: QDialog, game: str) -> "Reading":
        """Return how the page of a game reads over a dialog: with the house rules that are chosen there."""
        if isinstance(dialog, ShowsHouseRules) and dialog.game.id == game:
            return self._with_words(dialog.game, *dialog.rules_chosen())
        return self.reading(game)

    def _with_words(self, game: Game, rules: HouseRules, preset: HouseRules, name: Text | None = None) -> "Reading":
        """Return a reading in the language of the moment, with the pack on screen."""
        from kartenspiel.ui.rulebook.page import Reading

        pictures = pictures_shown(self._keeper.settings, game, rules)
        return Reading(game, rules, preset, Wording(QLocale().name(), pictures), name)

    def look(self, reading: "Reading") -> Look:
        """Return how cards look in a page."""
        pictures = reading.words.pictures
        preferences = preferences_of(self._keeper.settings, dark=appearance.is_dark(), pictures=pictures)
        return look_of(preferences, reading.words.language, pictures)

    def close_down(self) -> None:
        """Stop everything: the window closes."""
        RULES_REQUESTS.asked.disconnect(self.open)
        self._waiting = None
        self._closing.set()
        NUMBERS.show(False)
        if self._loader is not None:
            self._loader.join()
        self._close_over()
        if self.panel is not None:
            self.panel.close_down()
        if self._printer is not None:
            self._printer.close_down()

    def _show_dock(self) -> None:
        focus = QApplication.focusWidget()
        if self.dock is None:
            opening = QuietLabel()
            self.dock = SideDock(_KIND, opening, self._window, self._page.hand_top)
            Phrases(self.dock).say(opening.setText, _OPENING)
            self._window.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
            self.dock.topLevelChanged.connect(self._lie_with_log)
            self.dock.visibilityChanged.connect(self._show_numbers)
        if self.dock.isHidden():
            self._log_width = self._log.width()
            self.dock.want(True)
            self.dock.take_usual_width()
        if focus is not None and not self.dock.isAncestorOf(focus):
            self._came_from = focus
        self.dock.want(True)
        self._lie_with_log()

    def _show_numbers(self) -> None:
        """Show the numbers of clauses at the table to whoever wants them, and to whoever has the rules beside it."""
        beside = self.dock is not None and not self.dock.isHidden()
        NUMBERS.show(self._keeper.settings.clause_numbers or beside)

    def _lie_with_log(self) -> None:
        """Be a tab beside the log, the one that is seen, where both lie beside the table."""
        dock = self.dock
        if dock is None or dock.isFloating():
            return
        if not self._log.isFloating() and self._log not in self._window.tabifiedDockWidgets(dock):
            self._window.tabifyDockWidget(self._log, dock)
        dock.raise_()

    def _load(self, then: Callable[[], None], place: ReadingPlace, dialog: QDialog | None = None) -> None:
        """Do something at a place once what makes pages is there: loading it takes longer than a window may wait.

        What is wanted over a dialog is forgotten if that is closed meanwhile. What pages are made of is read in
        the same thread, that of the place first, and the others once that is seen.
        """
        self._waiting = then
        if dialog is not None and not self._ready:
            dialog.finished.connect(lambda _result: self._forget(then))
        if self._ready:
            self._go_on()
        elif self._loader is None:
            found = self._with_game(place)
            first = found.game if isinstance(found, InRules) else self._game
            games = sorted((each.id for each in descriptions()), key=lambda game: game != first)
            self._loader = Thread(target=self._import, args=(games, QLocale().name()), daemon=True)
            self._loader.start()

    def _import(self, games: Sequence[str], language: str) -> None:
        fault = ""
        try:
            importlib.import_module(_PANEL)
            from kartenspiel.ui.rulebook.faults import PageError
            from kartenspiel.ui.rulebook.glossary import glossary_of
            from kartenspiel.ui.rulebook.page import page_file
            from kartenspiel.ui.rulebook.template import prepare

            with suppress(PageError):  # it is told where the glossary is needed
                glossary_of(language[:2])
            game_named(games[0])
            prepare(page_file(games[0], language))
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody must wait for ever
            fault = str(error) or type(error).__name__
        self._loaded.emit(fault)
        if fault or self._closing.wait(AHEAD):
            return
        for game in games[1:]:
            if not self._closing.is_set():
                game_named(game)
                prepare(page_file(game, language))

    def _forget(self, then: Callable[[], None]) -> None:
        if self._waiting is then:
            self._waiting = None

    def _go_on(self, fault: str = "") -> None:
        """Do what waits for the parts that make pages, or say why they cannot be loaded; they may be next time."""
        waiting, self._waiting = self._waiting, None
        self._ready = not fault
        if fault:
            self._loader = None
            if not self._closing.is_set():
                self.close()
                self.failed.emit(_NOT_OPENED(fault=fault))
        elif waiting is not None:
            waiting()

    def _open_beside(self, place: ReadingPlace) -> None:
        dock = self.dock
        if dock is None:
            return
        if self.panel is None:
            self.panel = self._make_panel(dock, self.reading)
            self.panel.option_wanted.connect(self.option_wanted)
            self.panel.closed.connect(self.close)
            dock.setWidget(self.panel)
            self.panel.show()  # which gives it its width: a page is set once, and not for another first
        self.panel.open(self._with_game(place))
        self.panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _with_game(self, place: ReadingPlace) -> ReadingPlace:
        """Return a place with the game that is to be seen, where it names none."""
        return InRules(self._game, place.anchor) if isinstance(place, InRules) and not place.game else place

    def _open_over(self, dialog: QDialog, place: ReadingPlace) -> None:
        """Show the rules in a window of the dialog that waits, which everything else does not get past."""
        panel = self._panel_over
        if panel is None or self.over_dialog is None or self.over_dialog.parent() is not dialog:
            self._close_over()
            self.over_dialog = over = QDialog(dialog)
            over.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            over.setObjectName("rules")
            self._panel_over = panel = self._make_panel(over, lambda read: self._reading_in(dialog, read))
            over.setFocusProxy(panel)
            column = QVBoxLayout(over)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(panel)
            over.setWindowTitle(words_of(_TITLE))
            letters, lines = OVER_DIALOG
            fit(over, over.fontMetrics().averageCharWidth() * letters, over.fontMetrics().height() * lines)
            panel.closed.connect(over.close)
            panel.option_wanted.connect(lambda read, option: self._show_in(dialog, panel, read, option))
            over.finished.connect(lambda _result: self._over_is_gone(over, panel))
            dialog.finished.connect(self._close_over)  # what lies over it goes with it
            over.show()
        panel.open(self._with_game(place))
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        panel.activateWindow()

    def _show_in(self, dialog: QDialog, panel: "RulesPanel", game: str, option: str) -> None:
        """Show a house rule in the dialog over which the rules are read, if it is one of those seen there."""
        if not isinstance(dialog, ShowsHouseRules) or dialog.game.id != game:
            panel.complain(_ELSEWHERE)
            return
        self._close_over()
        dialog.activateWindow()
        dialog.show_option(option)

    def _close_over(self) -> None:
        """Close the rules over a dialog."""
        if self.over_dialog is not None:
            self.over_dialog.reject()

    def _over_is_gone(self, over: QDialog, panel: "RulesPanel") -> None:
        panel.close_down()
        if self.over_dialog is over:
            self.over_dialog = self._panel_over = None

    def _make_panel(self, parent: QWidget, readings: Callable[[str], "Reading"]) -> "RulesPanel":
        from kartenspiel.ui.rulebook.panel import RulesPanel

        panel = RulesPanel(readings, self.look, self._page.pictures_cache, parent)
        panel.print_wanted.connect(lambda: self._put_on_paper(panel, self._printing().print_out))
        panel.pdf_wanted.connect(lambda: self._put_on_paper(panel, self._printing().save))
        return panel

    def _printing(self) -> "RulesPrinter":
        from kartenspiel.ui.window.rules_printer import RulesPrinter

        if self._printer is None:
            self._printer = RulesPrinter(self._keeper, self._window)
            self._printer.told.connect(self.told)
            self._printer.failed.connect(self.failed)
        return self._printer

    def _put_on_paper(self, panel: "RulesPanel", put: Callable[[str, str, Look], None]) -> None:
        """Hand over title and HTML of what is to be printed, and how its cards look; say what is wrong with a page."""
        from kartenspiel.ui.rulebook.faults import PageError

        try:
            html = panel.on_paper()
        except PageError as error:
            self.failed.emit(_NOT_PRINTED(title=panel.title(), fault=str(error)))
        else:
            put(panel.title(), html, self.look(panel.reading()))

    def refresh(self) -> None:
        """Write the page again: other house rules may be in force."""
        if self.panel is not None:
            self.panel.refresh()
