# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The menus of the main window, declared once: what each command is called, what it does, its keys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from kartenspiel.controller.settings import TEXT_SIZES, USUAL_TEXT, Settings
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text
from kartenspiel.ui.widgets.tips import ExplainedMenu, explain_entry
from kartenspiel.ui.words.language import SYSTEM, languages, name_of
from kartenspiel.ui.words.phrases import Phrases


@dataclass(frozen=True, slots=True)
class Command:
    """An entry of a menu; `checkable` ones are on or off."""

    id: str
    text: Text
    tip: Text
    keys: tuple[str, ...] = ()
    """The first is written beside the entry."""
    checkable: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A submenu in which one of several values of a setting is chosen."""

    field: str
    text: Text
    values: Mapping[str, Text]


_AS_SYSTEM = QT_TRANSLATE_NOOP("Menus", "As the &system")
_LANGUAGE: Final = "language"
_SEPARATOR: Final = None

_GAME: Final = (
    Command(
        "games",
        QT_TRANSLATE_NOOP("Menus", "&All games"),
        QT_TRANSLATE_NOOP("Menus", "See every game with its rules, and deal one of them"),
        ("Ctrl+G",),
    ),
    Command(
        "resume",
        QT_TRANSLATE_NOOP("Menus", "&Go on at the table"),
        QT_TRANSLATE_NOOP("Menus", "Back to what is being played"),
        ("Ctrl+B",),
    ),
    Command(
        "new",
        QT_TRANSLATE_NOOP("Menus", "&New session …"),
        QT_TRANSLATE_NOOP("Menus", "Choose game, house rules and players"),
        ("Ctrl+N",),
    ),
    Command(
        "next",
        QT_TRANSLATE_NOOP("Menus", "Ne&xt deal"),
        QT_TRANSLATE_NOOP("Menus", "Go on with the session"),
        ("Ctrl+D",),
    ),
    _SEPARATOR,
    Command(
        "again",
        QT_TRANSLATE_NOOP("Menus", "&Play the last deal again"),
        QT_TRANSLATE_NOOP("Menus", "The same cards once more; it counts in no account"),
        ("Ctrl+R",),
    ),
    Command(
        "save",
        QT_TRANSLATE_NOOP("Menus", "&Save the last deal …"),
        QT_TRANSLATE_NOOP("Menus", "Keep the finished deal as a record"),
        ("Ctrl+S",),
    ),
    Command(
        "open",
        QT_TRANSLATE_NOOP("Menus", "&Open deal …"),
        QT_TRANSLATE_NOOP("Menus", "Go on with a recorded deal, or play it from the beginning"),
        ("Ctrl+O",),
    ),
    _SEPARATOR,
    Command(
        "quit",
        QT_TRANSLATE_NOOP("Menus", "&Quit"),
        QT_TRANSLATE_NOOP("Menus", "Everything is saved; the deal goes on next time"),
        ("Ctrl+Q",),
    ),
)
_TABLE: Final = (
    Command(
        "last_trick",
        QT_TRANSLATE_NOOP("Menus", "&Previous trick"),
        QT_TRANSLATE_NOOP("Menus", "Look at the previous trick again"),
        ("Ctrl+T",),
    ),
    Command(
        "sheet",
        QT_TRANSLATE_NOOP("Menus", "&Score sheet"),
        QT_TRANSLATE_NOOP("Menus", "The score of the last deal and the account"),
        ("F4",),
        checkable=True,
    ),
    Command(
        "silent",
        QT_TRANSLATE_NOOP("Menus", "Do &not ask again this deal"),
        QT_TRANSLATE_NOOP("Menus", "Do not ask me again in this deal whether I want to say something"),
        ("F8",),
    ),
    Command(
        "silent_session",
        QT_TRANSLATE_NOOP("Menus", "Do not ask again &this session"),
        QT_TRANSLATE_NOOP("Menus", "Do not ask me in this session whether I want to say something out of turn"),
        ("Shift+F8",),
        checkable=True,
    ),
)
_VIEW: Final = (
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("Menus", "&Full screen"),
        QT_TRANSLATE_NOOP("Menus", "Use the whole screen, or leave it again"),
        ("F11",),
        checkable=True,
    ),
    Command(
        "log",
        QT_TRANSLATE_NOOP("Menus", "&Log"),
        QT_TRANSLATE_NOOP("Menus", "Everything that happens at the table, in sentences"),
        ("Ctrl+L",),
        checkable=True,
    ),
    Command(
        "suits",
        QT_TRANSLATE_NOOP("Menus", "The four &suits"),
        QT_TRANSLATE_NOOP("Menus", "The signs of the suits and their names, beside the table"),
        ("F6",),
        checkable=True,
    ),
    _SEPARATOR,
    Choice(_LANGUAGE, QT_TRANSLATE_NOOP("Menus", "L&anguage"), {}),
    Choice(
        "table_colour",
        QT_TRANSLATE_NOOP("Menus", "Table &colour"),
        {
            "green": QT_TRANSLATE_NOOP("Menus", "&Green"),
            "blue": QT_TRANSLATE_NOOP("Menus", "&Blue"),
            "grey": QT_TRANSLATE_NOOP("Menus", "G&rey"),
        },
    ),
    Choice(
        "theme",
        QT_TRANSLATE_NOOP("Menus", "&Brightness"),
        {
            "system": _AS_SYSTEM,
            "light": QT_TRANSLATE_NOOP("Menus", "&Light"),
            "dark": QT_TRANSLATE_NOOP("Menus", "&Dark"),
        },
    ),
    _SEPARATOR,
    Command(
        "larger",
        QT_TRANSLATE_NOOP("Menus", "La&rger text"),
        QT_TRANSLATE_NOOP("Menus", "Write everything larger: table, log and dialogs"),
        ("Ctrl++", "Ctrl+="),
    ),
    Command(
        "smaller",
        QT_TRANSLATE_NOOP("Menus", "S&maller text"),
        QT_TRANSLATE_NOOP("Menus", "Write everything smaller: table, log and dialogs"),
        ("Ctrl+-",),
    ),
    Command(
        "usual_size",
        QT_TRANSLATE_NOOP("Menus", "&Usual text size"),
        QT_TRANSLATE_NOOP("Menus", "Write as large as the system does"),
        ("Ctrl+0",),
    ),
    _SEPARATOR,
    Command(
        "settings",
        QT_TRANSLATE_NOOP("Menus", "S&ettings …"),
        QT_TRANSLATE_NOOP("Menus", "Look, speed and course of play"),
        ("Ctrl+,",),
    ),
)
_HELP: Final = (
    Command(
        "welcome",
        QT_TRANSLATE_NOOP("Menus", "&Welcome"),
        QT_TRANSLATE_NOOP("Menus", "The page of the first start: sit down to a game, or be shown one"),
        ("Shift+F2",),
    ),
    Command(
        "lessons",
        QT_TRANSLATE_NOOP("Menus", "&Lessons"),
        QT_TRANSLATE_NOOP("Menus", "Learn a game step by step, at a table, and practise it"),
        ("F2",),
    ),
    Command(
        "rules",
        QT_TRANSLATE_NOOP("Menus", "&Rules"),
        QT_TRANSLATE_NOOP("Menus", "The rules of the game, with the house rules of the table"),
        ("F5",),
    ),
    Command(
        "glossary",
        QT_TRANSLATE_NOOP("Menus", "&Glossary"),
        QT_TRANSLATE_NOOP("Menus", "What the words of these games mean"),
        ("Shift+F5",),
    ),
    Command(
        "cards",
        QT_TRANSLATE_NOOP("Menus", "The &cards"),
        QT_TRANSLATE_NOOP("Menus", "Every card, what it is called and shows, and what it counts"),
        ("F3",),
    ),
    Command(
        "keys",
        QT_TRANSLATE_NOOP("Menus", "&Keys and gestures"),
        QT_TRANSLATE_NOOP("Menus", "Everything that keys, mouse and finger do, on one page"),
        ("F1",),
    ),
    Command(
        "explain",
        QT_TRANSLATE_NOOP("Menus", "What &is this?"),
        QT_TRANSLATE_NOOP(
            "Menus",
            "The next click explains what it hits. With the keys: what has the focus, and with the arrows all else",
        ),
        ("Shift+F1",),
    ),
    _SEPARATOR,
    Command(
        "about",
        QT_TRANSLATE_NOOP("Menus", "&About Kartenspiel"),
        QT_TRANSLATE_NOOP("Menus", "Version and licences"),
    ),
)
EVERYWHERE: Final = ("larger", "smaller", "usual_size", "keys", "explain")
"""Commands whose keys work in every dialog too."""
_MENUS: Final[Sequence[tuple[Text, Sequence[Command | Choice | None]]]] = (
    (QT_TRANSLATE_NOOP("Menus", "&Game"), _GAME),
    (QT_TRANSLATE_NOOP("Menus", "&Table"), _TABLE),
    (QT_TRANSLATE_NOOP("Menus", "&View"), _VIEW),
    (QT_TRANSLATE_NOOP("Menus", "&Help"), _HELP),
)


class Menus(QObject):
    """The commands of a window."""

    chosen = Signal(str, str)
    """A setting was chosen from a submenu: field and value."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._phrases = Phrases(window)
        self.actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        for title, entries in _MENUS:
            menu = window.menuBar().addMenu("")
            ExplainedMenu(menu)
            self._phrases.say(menu.setTitle, title)
            self._fill(menu, entries)

    def show_settings(self, settings: Settings) -> None:
        """Mark what is chosen."""
        for field, group in self._groups.items():
            for action in group.actions():
                action.setChecked(action.data() == getattr(settings, field))
        self.actions["suits"].setChecked(settings.suits_visible)
        self.actions["larger"].setEnabled(settings.text_size < TEXT_SIZES[-1])
        self.actions["smaller"].setEnabled(settings.text_size > TEXT_SIZES[0])
        self.actions["usual_size"].setEnabled(settings.text_size != USUAL_TEXT)

    def _fill(self, menu: QMenu, entries: Sequence[Command | Choice | None]) -> None:
        for entry in entries:
            match entry:
                case Command():
                    menu.addAction(self._action(entry))
                case Choice():
                    self._submenu(menu, entry)
                case None:
                    menu.addSeparator()

    def _action(self, command: Command) -> QAction:
        action = QAction(self._window)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        self._phrases.say(action.setText, command.text)
        self._phrases.say(partial(explain_entry, action), command.tip)
        self.actions[command.id] = action
        return action

    def _submenu(self, menu: QMenu, choice: Choice) -> None:
        submenu = menu.addMenu("")
        self._phrases.say(submenu.setTitle, choice.text)
        group = QActionGroup(self)
        self._groups[choice.field] = group
        for value, text in choice.values.items():
            self._phrases.say(self._value(submenu, choice.field, value).setText, text)
        if choice.field == _LANGUAGE:
            self._phrases.say(self._value(submenu, choice.field, SYSTEM).setText, _AS_SYSTEM)
            for language in languages():
                self._value(submenu, choice.field, language).setText(name_of(language))

    def _value(self, submenu: QMenu, field: str, value: str) -> QAction:
        action = submenu.addAction("")
        action.setCheckable(True)
        action.setData(value)
        action.setObjectName(f"{field} {value}")
        action.triggered.connect(lambda _checked: self.chosen.emit(field, value))
        self._groups[field].addAction(action)
        return action
