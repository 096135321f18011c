# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Keys and gestures on one page, made from the commands of the menus and from what the table declares."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple, cast

from PySide6.QtGui import QAction, QKeySequence, QTextDocument
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.table.gestures import GESTURES
from kartenspiel.ui.table.keyboard import LESSON_KEYS, LISTENER_KEYS, QUIZ_KEYS, REPLAY_KEYS, TABLE_KEYS, TableKey
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import without_key
from kartenspiel.ui.widgets.print_dialog import print_page
from kartenspiel.ui.widgets.quiet import fit
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

LETTERS: Final = 84
LINES: Final = 34
"""Usual size, in mean widths of letters and in lines."""

_TITLE = _("Keys and gestures")
_SEARCH = _("Search keys and gestures")
_PRINT = _("&Print …")
_AT_TABLE = _("Keys at the table")
_LISTENING = _("With a screen reader, at the table")
_IN_LESSON = _("Besides, in a lesson")
_IN_REPLAY = _("In a replay")
_IN_QUIZ = _("In the quiz")
_GESTURES = _("Mouse and finger at the table")
_MENU = _("Menu {menu}")
_NOTHING = _("Nothing here speaks of that.")


_LISTENERS: Final = (
    _("What happens is announced: each move of the others, the tricks, what is asked of you, and how a deal ends."),
    _("Arrow keys name the cards of your hand, and say which may not be played now; up and down lead to the choices."),
    _("On the score sheet and other pages Tab leads to the page itself; up and down then read it line by line."),
    _("“What is this?” in the menu Help says of whatever has the keys what else stands beside the pointer."),
    _("Cards lie at once, without moving, with “Speed of the cards” in the settings on “instant”."),
)
"""What there is to be known for whoever does not see the window."""


class KeyLine(NamedTuple):
    """What is pressed or done, what that is called, and what happens then."""

    keys: str
    name: str
    does: str


class KeySection(NamedTuple):
    """Lines that belong together."""

    title: str
    lines: tuple[KeyLine, ...]


class KeysPage(ClothDialog):
    """The page behind F1."""

    def __init__(self, menus: QMenuBar, parent: QWidget | None = None) -> None:
        """`menus` have the commands."""
        super().__init__(parent)
        self._menus = menus
        self.search, self.text, self.print_button = QLineEdit(), QTextBrowser(), QPushButton()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._write)
        self.text.setTabChangesFocus(True)
        self.print_button.setAutoDefault(False)
        self.print_button.clicked.connect(self._print)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (self.search, self.text, buttons):
            column.addWidget(part)
        self._phrases = Phrases(self)
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._phrases.say(self.text.setAccessibleName, _TITLE)
        self._phrases.say(self.search.setPlaceholderText, _SEARCH)
        self._phrases.say(self.search.setAccessibleName, _SEARCH)
        self._phrases.say(self.print_button.setText, _PRINT)
        self._phrases.tell(self._write)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def sections(self) -> tuple[KeySection, ...]:
        """Return everything that can be pressed or done."""
        gestures = tuple(KeyLine("", words_of(each.name), words_of(each.does)) for each in GESTURES)
        return (
            KeySection(words_of(_AT_TABLE), _lines([key for key in TABLE_KEYS if key not in LISTENER_KEYS])),
            KeySection(words_of(_LISTENING), (*_lines(LISTENER_KEYS), *map(_told, _LISTENERS))),
            KeySection(words_of(_IN_LESSON), _lines(LESSON_KEYS)),
            KeySection(words_of(_IN_REPLAY), _lines(REPLAY_KEYS)),
            KeySection(words_of(_IN_QUIZ), _lines(QUIZ_KEYS)),
            KeySection(words_of(_GESTURES), gestures),
            *self._menu_sections(),
        )

    def _menu_sections(self) -> Iterator[KeySection]:
        for entry in self._menus.actions():
            menu = _menu_of(entry)
            if menu is not None:
                lines = tuple(_line(action) for action in menu.actions() if not action.isSeparator())
                yield KeySection(words_of(_MENU(menu=_plain(entry.text()))), lines)

    def _measure(self) -> None:
        letters = self.fontMetrics()
        fit(self, letters.averageCharWidth() * LETTERS, letters.lineSpacing() * LINES)

    def _write(self) -> None:
        wanted = self.search.text().casefold()
        found = [
            KeySection(section.title, lines)
            for section in self.sections()
            if (lines := tuple(line for line in section.lines if wanted in " ".join(line).casefold()))
        ]
        self.text.setHtml(_html(found) if found else f"<p>{escape(words_of(_NOTHING))}</p>")

    def _print(self) -> None:
        page = QTextDocument()
        page.setHtml(f"<h1>{escape(words_of(_TITLE))}</h1>{_html(self.sections())}")
        print_page(page, words_of(_TITLE), self)


def _told(text: Text) -> KeyLine:
    """Return a line about no key of its own."""
    return KeyLine("", "", words_of(text))


def _lines(keys: Sequence[TableKey]) -> tuple[KeyLine, ...]:
    return tuple(KeyLine(key.written, "", words_of(key.does)) for key in keys)


def _line(action: QAction) -> KeyLine:
    """Return what a command of a menu is; one that opens further entries is told by these."""
    keys = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
    menu = _menu_of(action)
    does = action.toolTip() if menu is None else ", ".join(_plain(each.text()) for each in menu.actions())
    return KeyLine(" / ".join(keys), _plain(action.text()), does)


def _menu_of(action: QAction) -> QMenu | None:
    """Return the menu that an entry opens."""
    return cast("QMenu | None", action.menu())


def _plain(text: str) -> str:
    """Return the text of a menu without the mark of its key, and without the dots of a dialog."""
    return without_key(text).removesuffix("…").strip()


def _html(sections: Sequence[KeySection]) -> str:
    return "".join(
        f"<h2>{escape(title)}</h2><table cellpadding='4'>{_rows(lines)}</table>" for title, lines in sections
    )


def _rows(lines: Sequence[KeyLine]) -> str:
    """Return the rows of a table; no line ends within what is pressed together, as if it were two keys."""
    rows = []
    for keys, name, does in lines:
        first = f"<b>{escape(keys)}</b>"
        told = f"<b>{escape(name)}</b><br>{escape(does)}" if name else escape(does)
        rows.append(f"<tr><td width='24%' style='white-space: nowrap'>{first}</td><td>{told}</td></tr>")
    return "".join(rows)
