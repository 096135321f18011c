# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The panel for reading rules: a game's page or the glossary, with back and forward, search, and print."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kartenspiel.games import descriptions
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.rulebook.library import SHORTEST, Library
from kartenspiel.ui.rulebook.lists import FOUND, found_page, glossary_page
from kartenspiel.ui.rulebook.markup import CLAUSE
from kartenspiel.ui.rulebook.page import Page, Reading, read_page
from kartenspiel.ui.rulebook.reader import RulesReader
from kartenspiel.ui.rulebook.search import LibrarySearch
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.places import InGlossary, InRules, ReadingPlace, term_anchor
from kartenspiel.ui.widgets.plain import on_button
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

EXPLANATION: Final = 0.4
"""How much of its height the explanation of a term takes at most."""
_CASE: Final = re.compile(rf"({CLAUSE})\.[0-9]+")
_TO_TERM: Final = "glossary"
"""Kind of a link that leads to a term in the glossary; other links to terms explain them first."""
GAP: Final = 4
"""Pixels at both sides of what leads to other pages."""
ICONS: Final = 4
"""Room that the signs in the field of the search take beside its words, in mean widths of letters."""
_IN_TWO_ROWS: Final = ((0, 0), (0, 1), (1, 3, 1, 2), (0, 4), (0, 2, 1, 2), (1, 0, 1, 3))
_IN_THREE_ROWS: Final = ((0, 0), (0, 1), (0, 3), (0, 4), (1, 0, 1, 5), (2, 0, 1, 5))
"""Places of back, forward, contents, close, the list of games, and the search, in a grid."""
_TYPED_MS: Final = 200
"""So long after the last letter the search begins."""

_BACK = _("Back")
_FORWARD = _("Forward")
_LEAVE = _("Close the rules")
_WHICH = _("Which rules are shown")
_GLOSSARY = _("Glossary")
_CONTENTS = _("Contents")
_SEARCH = _("A word or number, in all rules …")
_A_CLAUSE: Final = "R26"
"""Shows what the number of a clause looks like."""
_SEARCH_TIP = _(
    "Type a word, such as forehand, or the number of a clause, such as {clause}: it is looked for in the rules of all "
    "games and in the glossary. German words are found too."
)
_PRINT = _("&Print …")
_PDF = _("&Save as PDF …")
_PAGE = _("Rules: {game}")
_MISSING = _("There is no page of these rules in this language.")
_UNKNOWN = _("These rules have no clause {clause}.")
_IN_GLOSSARY = _("To the glossary")


@dataclass(frozen=True, slots=True)
class Spot:
    """What is shown: a place, or what was found by some words that were looked for there."""

    place: ReadingPlace
    words: str = ""
    below: int | None = None
    """How far below its place one has read, in pixels; ``None`` before that."""
    sought: str = ""
    """The words by which it was found."""


class RulesPanel(QWidget):
    """The widget: a page of rules with the buttons and the search above it."""

    option_wanted = Signal(str, str)
    """Somebody wants to see a house rule where it is set: id of the game, and of the option."""
    print_wanted = Signal()
    """What is shown is to be printed."""
    pdf_wanted = Signal()
    closed = Signal()
    """Somebody goes back to where they came from."""

    def __init__(
        self,
        readings: Callable[[str], Reading],
        look: Callable[[Reading], Look],
        cache: Path | None,
        parent: QWidget | None = None,
    ) -> None:
        """`readings` says how the page of a game reads now, `look` how its cards look; `cache` has their pictures."""
        super().__init__(parent)
        self.library = Library(readings)
        self._searching = LibrarySearch(self.library, self)
        self._look = look
        self._beginnings: tuple[ReadingPlace, ...] = (*(InRules(each.id) for each in descriptions()), InGlossary())
        """The beginning of each page, in the order in which they are offered."""
        self._past: list[Spot] = []
        self._coming: list[Spot] = []
        self._spot = Spot(self._beginnings[0])
        self._page: Page | None = None
        self._shown = self._unsaid = False
        """Whether anything has been shown, and whether it is still to be shown in another language."""
        self.reader = RulesReader(cache)
        self.note = QuietLabel()
        """What was asked for and is not there."""
        self.term = RulesReader(cache)
        """The explanation of a term."""
        self.back, self.forward, self.contents = QToolButton(), QToolButton(), QToolButton()
        self.leave = QToolButton()
        self.which, self.search = QComboBox(), QLineEdit()
        self._typed = QTimer(self)
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        self._say()

    @property
    def spot(self) -> Spot:
        """What is shown now."""
        return self._spot

    def open(self, place: ReadingPlace) -> None:
        """Show a place, in the rules of a game that is named.

        A case of a clause (`R33.1`) is read in the clause.
        """
        case = _CASE.fullmatch(place.anchor)
        self._visit(Spot(place if case is None else replace(place, anchor=case[1])))

    def reading(self) -> Reading:
        """Return how the page that is shown reads now; the glossary, as the page of the first game."""
        return self.library.reading(self._game_shown())

    def refresh(self) -> None:
        """Show the same again if house rules, language, pack or pictures are others."""
        if self.isVisible() and (self._unsaid or self._is_stale()):
            self._spot = self._read_so_far()
            self._show()

    def go_back(self) -> None:
        """Show what was shown before."""
        if self._past:
            self._coming.append(self._read_so_far())
            self._turn_to(self._past.pop())

    def go_forward(self) -> None:
        """Show again what was left by going back."""
        if self._coming:
            self._past.append(self._read_so_far())
            self._turn_to(self._coming.pop())

    def title(self) -> str:
        """Return what is shown, as the title of a printed page."""
        if self._spot.words:
            return words_of(FOUND(words=self._spot.words))
        return words_of(self._name_of(self._spot.place))

    def on_paper(self) -> str:
        """Return the HTML of what is shown without links to the glossary; raises `PageError`."""
        if self._spot.words or isinstance(self._spot.place, InGlossary):
            return self._html(self._spot)
        return read_page(self.reading()).html

    def close_down(self) -> None:
        """Stop drawing."""
        self._typed.stop()
        self._searching.pause()
        for reader in (self.reader, self.term):
            reader.close_down()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape take away what lies over the page, then the rules."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.term.isVisible():
            self._hide_term()
        elif self._spot.words:
            self.search.clear()
            self.go_back()
            self.reader.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Show everything in the new language, or as soon as it is seen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._shown:
            self._searching.forget()
            self._unsaid = True
            self.refresh()

    def _is_stale(self) -> bool:
        if self._look(self.reading()) != self.reader.look:
            return True
        try:
            return self._page is not None and self.library.page(self._game_shown()) is not self._page
        except PageError:
            return True

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has changed meanwhile."""
        super().showEvent(event)
        if self._page is not None or self._unsaid:
            self.refresh()

    def _lay_out(self) -> None:
        self.back.setArrowType(Qt.ArrowType.LeftArrow)
        self.forward.setArrowType(Qt.ArrowType.RightArrow)
        self.leave.setText("✕")
        for button in (self.back, self.forward, self.contents, self.leave):
            button.setAutoRaise(True)
        self.contents.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.contents.setMenu(QMenu(self))
        self.which.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.search.setClearButtonEnabled(True)
        self.note.hide()
        self.term.hide()
        self._head = QGridLayout()
        self._head.setContentsMargins(GAP, 0, GAP, 0)
        self._head.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.addLayout(self._head)
        column.addWidget(self.note)
        column.addWidget(self.reader, 1)
        column.addWidget(self.term)
        self.setFocusProxy(self.reader)
        self._letters = Letters(self)
        self._letters.measure(self._arrange_head)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the lists the room that their words need."""
        super().resizeEvent(event)
        self._arrange_head()

    def _arrange_head(self) -> None:
        """Put what leads to other pages in two rows, or in more where the list of games or the search would be cut."""
        letters = self.search.fontMetrics()
        searching = letters.horizontalAdvance(self.search.placeholderText()) + ICONS * letters.averageCharWidth()
        buttons = (self.back, self.forward, self.leave)
        above = self.which.sizeHint().width() + sum(each.sizeHint().width() + GAP for each in buttons)
        below = searching + self.contents.sizeHint().width() + GAP
        places = _IN_TWO_ROWS if max(above, below) <= self.width() - 2 * GAP else _IN_THREE_ROWS
        widgets = (self.back, self.forward, self.contents, self.leave, self.which, self.search)
        for widget, place in zip(widgets, places, strict=True):
            self._head.addWidget(widget, *place)

    def _connect(self) -> None:
        self.reader.followed.connect(self._follow)
        self.term.followed.connect(self._follow)
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.leave.clicked.connect(self.closed)
        self.which.activated.connect(lambda index: self.open(self._beginnings[index]))
        self.contents.menu().aboutToShow.connect(self._list_contents)
        self.search.textEdited.connect(self._typed.start)
        self.search.returnPressed.connect(self._into_found)
        self._typed.setSingleShot(True)
        self._typed.setInterval(_TYPED_MS)
        self._typed.timeout.connect(self._look_for)
        self._searching.advanced.connect(self._show_what_is_known)
        for keys, act in (
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forward),
            (QKeySequence.StandardKey.Find, lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)),
            (QKeySequence.StandardKey.Print, self.print_wanted.emit),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _say(self) -> None:
        for button, words in ((self.back, _BACK), (self.forward, _FORWARD), (self.leave, _LEAVE)):
            self._phrases.say(partial(explain, button), words)
            self._phrases.say(button.setAccessibleName, words)
        self._phrases.say(self.contents.setText, _CONTENTS)
        self._phrases.say(self.which.setAccessibleName, _WHICH)
        self._phrases.say(self.search.setPlaceholderText, _SEARCH)
        self._phrases.say(self.search.setAccessibleName, _SEARCH)
        self._phrases.say(partial(explain, self.search), _SEARCH_TIP(clause=_A_CLAUSE))
        self._phrases.tell(self._list_games)

    def _list_games(self) -> None:
        with QSignalBlocker(self.which):
            self.which.clear()
            self.which.addItems([words_of(each.title) for each in descriptions()] + [words_of(_GLOSSARY)])
            self._choose_page()

    def _choose_page(self) -> None:
        """Have the page that is shown chosen among all pages."""
        self.which.setCurrentIndex(self._beginnings.index(_page_of(self._spot.place)))

    def _list_contents(self) -> None:
        menu = self.contents.menu()
        menu.clear()
        for section in self._page.sections if self._page is not None else ():
            action = menu.addAction(on_button("    " * (section.level - 1) + section.title))
            place = replace(self._spot.place, anchor=section.anchor)
            action.triggered.connect(lambda _=False, place=place: self.open(place))
        menu.addSeparator()
        for words, wanted in ((_PRINT, self.print_wanted), (_PDF, self.pdf_wanted)):
            menu.addAction(words_of(words)).triggered.connect(lambda _=False, told=wanted: told.emit())

    def _visit(self, spot: Spot) -> None:
        """Show something else, and remember what was shown."""
        if self._page is not None or self._spot.words or isinstance(self._spot.place, InGlossary):
            self._past.append(self._read_so_far())
        self._coming.clear()
        self._turn_to(spot)

    def _read_so_far(self) -> Spot:
        anchor, below = self.reader.place()
        return replace(self._spot, place=replace(self._spot.place, anchor=anchor), below=below)

    def _turn_to(self, spot: Spot) -> None:
        self._spot = spot
        self._show()

    def _show(self) -> None:
        spot, self._shown, self._unsaid = self._spot, True, False
        self._hide_term()
        self.note.hide()
        if not spot.words:
            self.search.clear()
        self._page, html = None, ""
        if spot.words or isinstance(spot.place, InGlossary):
            self._searching.begin(spot.words, self._game_shown())
        else:
            self._searching.forget()
        try:
            html = self._html(spot)
        except PageError as error:
            self.complain(Text("", "{fault}")(fault=str(error)))
        self.reader.show_html(html, self._look(self.reading()))
        self.reader.setAccessibleName(words_of(self._name_of(spot.place)))
        self._go_to_place()
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._coming))
        self._choose_page()

    def _name_of(self, place: ReadingPlace) -> Text:
        """Return what the page is called in which a place is."""
        if isinstance(place, InGlossary):
            return _GLOSSARY
        return _PAGE(game=self.library.reading(place.game).game.title)

    def _html(self, spot: Spot) -> str:
        if spot.words:
            terms = self.library.terms_found(spot.words)
            return found_page(spot.words, terms, self._searching.found)
        if isinstance(spot.place, InGlossary):
            return glossary_page(self.library.glossary(), self.library if self._searching.over else None)
        self._page = self.library.page(spot.place.game)
        if self._page is None:
            self.complain(_MISSING)
            return ""
        return self._page.html

    def _game_shown(self) -> str:
        """Return the id of the game whose rules are shown, of the first where it is the glossary."""
        place = self._spot.place
        return place.game if isinstance(place, InRules) else descriptions()[0].id

    def _go_to_place(self) -> None:
        spot, anchor = self._spot, self._spot.place.anchor
        if spot.below is not None:
            self.reader.go_to(anchor, spot.below)
        elif anchor:
            if self.reader.go_to(anchor):
                self.reader.mark(anchor)
                self.reader.show_found(spot.sought)
            elif self._page is not None and re.fullmatch(CLAUSE, anchor):
                self.complain(_UNKNOWN(clause=anchor))

    def complain(self, words: Text) -> None:
        """Say above the page what could not be done, until another is turned to."""
        self.note.setText(words_of(words))
        self.note.show()

    def _follow(self, href: str) -> None:
        kind, _, what = href.partition(":")
        if kind == "option":
            self.option_wanted.emit(self._game_shown(), what)
        elif kind == "term":
            self._explain(what)
        elif kind == "game":
            game, _, anchor = what.partition("/")
            self._visit(Spot(InRules(game, anchor), sought=self._words_at(game, anchor)))
        elif kind == _TO_TERM:
            self.open(InGlossary(term_anchor(what)))
        else:
            self.open(replace(self._spot.place, anchor=what))

    def _words_at(self, game: str, anchor: str) -> str:
        """Return the words by which a place was found that somebody goes to, ``""`` where nothing was looked for."""
        found = self._searching.found
        return next((each.by for each in found if (each.game, each.anchor) == (game, anchor)), "")

    def _explain(self, name: str) -> None:
        """Show what a term means, below the page."""
        glossary = self.library.glossary()
        if isinstance(self._spot.place, InGlossary) or name not in glossary.terms:
            self.open(InGlossary(term_anchor(name)))
            return
        term = glossary.terms[name]
        shown = glossary.linked(term.text)
        more = f'<a href="{_TO_TERM}:{name}">{words_of(_IN_GLOSSARY)}</a>'
        self.term.show_html(f"<p><b>{term.term}</b><br>{shown}</p><p>{more}</p>", self.reader.look)
        self.term.setAccessibleName(f"{term.term}: {term.text}")
        self.term.show()
        self.term.take_height(self.height() * EXPLANATION)
        self.term.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hide_term(self) -> None:
        if self.term.isVisible():
            self.term.hide()
            self.reader.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_for(self) -> None:
        words = " ".join(self.search.text().split())
        if len(words) < SHORTEST:
            if self._spot.words:
                self.go_back()
            return
        spot = Spot(_page_of(self._spot.place), words=words)
        if self._spot.words:  # more letters of the same search
            self._turn_to(spot)
        else:
            self._visit(spot)

    def _show_what_is_known(self) -> None:
        """Show what has been found, or the glossary with where its terms are used, and stay at what is read."""
        anchor, below = self.reader.place()
        self.reader.show_html(self._html(self._spot), self.reader.look)
        self.reader.go_to(anchor, below)

    def _into_found(self) -> None:
        """Go from the words looked for to what was found."""
        if self._typed.isActive():
            self._typed.stop()
            self._look_for()
        self.reader.setFocus(Qt.FocusReason.TabFocusReason)


def _page_of(place: ReadingPlace) -> ReadingPlace:
    """Return the beginning of the page in which a place is."""
    return replace(place, anchor="")
