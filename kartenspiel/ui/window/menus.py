# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The menus of the main window, declared once: what each command is called, what it does, its keys."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from kartenspiel.controller.settings import Settings
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.widgets.tips import ExplainedMenu, explain_entry
from kartenspiel.ui.words.language import SYSTEM, languages, name_of
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)


class Command(NamedTuple):
    """An entry of a menu; `checkable` ones are on or off."""

    id: str
    text: Text
    tip: Text
    keys: tuple[str, ...] = ()
    """The first is written beside the entry."""
    checkable: bool = False


class ChoiceMenu(NamedTuple):
    """A submenu in which one of several values of a setting is chosen."""

    field: str
    text: Text
    tip: Text
    values: Mapping[str, Text]


_AS_SYSTEM = _("As the &system")
_LANGUAGE: Final = "language"
_SEPARATOR: Final = None

_GAME: Final = (
    Command("games", _("&All games"), _("Look at all games and their rules, and begin one"), ("Ctrl+G",)),
    Command("sessions", _("Sess&ions"), _("All your sessions, to go on with or to look at"), ("F7",)),
    Command("deals", _("Finishe&d deals"), _("Find a deal that you have played, and look at it again"), ("Shift+F7",)),
    Command(
        "statistics",
        _("S&tatistics"),
        _("How you stand: what your deals brought, by game, role, partner and opponents"),
        ("Ctrl+F7",),
    ),
    Command("resume", _("&Go on at the table"), _("Back to what is being played"), ("Ctrl+B",)),
    Command("new", _("&New session …"), _("Choose game, house rules and players"), ("Ctrl+N",)),
    Command("next", _("Ne&xt deal"), _("Go on with the session"), ("Ctrl+D",)),
    _SEPARATOR,
    Command(
        "code",
        _("Dea&l from a code …"),
        _("Play the cards that somebody else has played, or an evening of deals, from the code"),
        ("Ctrl+K",),
    ),
    Command(
        "day",
        _("Deal o&f the day"),
        _("One deal that everybody gets today who plays the same game by the same rules"),
        ("Ctrl+Shift+D",),
    ),
    Command(
        "evening",
        _("T&he same deals for friends …"),
        _("A code from which you and your friends get the same deals, each at the own table"),
        ("Ctrl+Shift+N",),
    ),
    Command(
        "compare",
        _("Compare res&ults …"),
        _("What you and others have made of the same cards"),
        ("Ctrl+Shift+K",),
    ),
    _SEPARATOR,
    Command(
        "again", _("&Play the last deal again"), _("The same cards once more; it counts in no account"), ("Ctrl+R",)
    ),
    Command(
        "replay",
        _("&Replay the last deal"),
        _("Go through the finished deal card by card, forward and back, with the eyes of any player"),
        ("F9",),
    ),
    Command(
        "analysis",
        _("Anal&yse the deal"),
        _("What each decision was worth, in the deal that is replayed or the one finished last"),
        ("Shift+F9",),
    ),
    Command(
        "sums",
        _("Where your &money went"),
        _("What your decisions cost in all deals that were analysed, by what was decided"),
        ("Ctrl+F9",),
    ),
    Command(
        "pad",
        _("S&core pad"),
        _("Keep the score at a table with real cards, by your house rules"),
        ("Shift+F4",),
    ),
    Command("save", _("&Save the last deal …"), _("Keep the finished deal as a record"), ("Ctrl+S",)),
    Command(
        "paper",
        _("Score sheet on pap&er …"),
        _("Print the score of a session as players keep it, or an empty sheet for a real table"),
        ("Ctrl+P",),
    ),
    Command(
        "pack",
        _("Print a pac&k of cards …"),
        _("A pack in true size with its backs, to be cut, on paper or as a PDF"),
        ("Ctrl+Shift+P",),
    ),
    Command("open", _("&Open deal …"), _("Go on with a recorded deal, or play it from the beginning"), ("Ctrl+O",)),
    _SEPARATOR,
    Command("quit", _("&Quit"), _("Everything is saved; the deal goes on next time"), ("Ctrl+Q",)),
)
_TABLE: Final = (
    Command(
        "take_back",
        _("Take &back"),
        _("Take back your last move, with all that the others have done since"),
        ("Ctrl+Z",),
    ),
    Command(
        "back_to_trick",
        _("Back to the beginning of the tri&ck"),
        _("Take back all since the beginning of the trick in which you last chose a card"),
        ("Ctrl+Backspace",),
    ),
    Command(
        "back_to_bid",
        _("Back to your b&id"),
        _("Take back all since you last bid, or chose something else before the cards were played"),
        ("Ctrl+Shift+Backspace",),
    ),
    Command("restore", _("Make it a&gain"), _("Make again what was taken back last"), ("Ctrl+Shift+Z",)),
    _SEPARATOR,
    Command(
        "claim",
        _("The rest is &mine …"),
        _("Have it checked whether anything can still change the result; if not, the rest can be played at once"),
        ("Ctrl+E",),
    ),
    Command("last_trick", _("&Previous trick"), _("Look at the previous trick again"), ("Ctrl+T",)),
    Command(
        "standing",
        _("&How the deal stands"),
        _("What the sides have won so far, and which trumps, kings and birds are gone"),
        ("F12",),
    ),
    Command(
        "seal",
        _("The sea&l of the deal …"),
        _("The number by which one sees that the cards are not changed"),
        ("Shift+F12",),
    ),
    Command("sheet", _("&Score sheet"), _("The score of the last deal and the account"), ("F4",), checkable=True),
    Command(
        "silent",
        _("&Nothing more from me this deal"),
        _("Until the next deal nobody asks you whether you want to say something"),
        ("F8",),
    ),
    Command(
        "silent_session",
        _("Nothing more from me &this session"),
        _("In this session nobody asks you out of turn whether you want to say something"),
        ("Shift+F8",),
        checkable=True,
    ),
    Command(
        "allow_help",
        _("&Allow help"),
        _("Hints and taking back in this session from now on, or play on as at the table"),
        ("Ctrl+H",),
        checkable=True,
    ),
)
_VIEW: Final = (
    Command(
        "full_screen", _("&Full screen"), _("Use the whole screen, or go back to a window"), ("F11",), checkable=True
    ),
    Command("log", _("&Log"), _("Everything that happens at the table, in words"), ("Ctrl+L",), checkable=True),
    Command(
        "suits",
        _("The four &suits"),
        _("The signs of the suits and their names, beside the table"),
        ("F6",),
        checkable=True,
    ),
    _SEPARATOR,
    ChoiceMenu(_LANGUAGE, _("L&anguage"), _("The language in which all is written; the game goes on as it lies"), {}),
    ChoiceMenu(
        "table_colour",
        _("Table &colour"),
        _("The colour of the cloth on the table"),
        {
            "green": _("&Green"),
            "blue": _("&Blue"),
            "grey": _("G&rey"),
        },
    ),
    ChoiceMenu(
        "theme",
        _("&Brightness"),
        _("Light or dark for everything round the cards, or as the system has it"),
        {
            "system": _AS_SYSTEM,
            "light": _("&Light"),
            "dark": _("&Dark"),
        },
    ),
    _SEPARATOR,
    Command("larger", _("La&rger text"), _("Write everything larger: table, log and dialogs"), ("Ctrl++", "Ctrl+=")),
    Command("smaller", _("S&maller text"), _("Write everything smaller: table, log and dialogs"), ("Ctrl+-",)),
    Command("usual_size", _("&Normal text size"), _("Write as large as the system does"), ("Ctrl+0",)),
    _SEPARATOR,
    Command("settings", _("S&ettings …"), _("Look, speed and what happens while you play"), ("Ctrl+,",)),
)
_HELP: Final = (
    Command(
        "welcome", _("&Welcome"), _("The page of the first start: sit down to a game, or be shown one"), ("Shift+F2",)
    ),
    Command("lessons", _("&Lessons"), _("Learn a game step by step, at a table, and practise it"), ("F2",)),
    Command(
        "quiz", _("&Quiz questions"), _("Ten questions about deals that were played, and how you do"), ("Ctrl+F3",)
    ),
    Command(
        "learn",
        _("Learning &table"),
        _("Play against easy opponents, with hints, taking back and a word after dear mistakes"),
        ("Ctrl+F2",),
    ),
    Command("rules", _("&Rules"), _("The rules of the game, with the house rules of the table"), ("F5",)),
    Command("glossary", _("&Glossary"), _("What the words of these games mean"), ("Shift+F5",)),
    Command("cards", _("The &cards"), _("Every card, what it is called and shows, and what it counts"), ("F3",)),
    Command("keys", _("&Keys and gestures"), _("Everything that keys, mouse and finger do, on one page"), ("F1",)),
    Command(
        "explain",
        _("What &is this?"),
        _(
            "Your next click explains what you click. With the keys: what you are on, and with the arrows "
            "everything else"
        ),
        ("Shift+F1",),
    ),
    Command(
        "fairness",
        _("Is it dealt &fairly? …"),
        _("What the seal of a deal proves, and how the cards were spread over the seats"),
        ("Shift+F3",),
    ),
    _SEPARATOR,
    Command("about", _("&About Kartenspiel"), _("Version and licences")),
)
EVERYWHERE: Final = ("larger", "smaller", "usual_size", "keys", "explain")
"""Commands whose keys work in every dialog too."""
_MENUS: Final[Sequence[tuple[Text, Sequence[Command | ChoiceMenu | None]]]] = (
    (_("&Game"), _GAME),
    (_("&Table"), _TABLE),
    (_("&View"), _VIEW),
    (_("&Help"), _HELP),
)


class Menus(QObject):
    """The commands of a window."""

    chosen = Signal(str, str)
    """A setting was chosen from a submenu: field and value."""
    about_to_show = Signal()
    """A menu of the window is about to be shown."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._phrases = Phrases(window)
        self.actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._tips: dict[str, Text] = {}
        self._barred: dict[str, Text | None] = {}
        """Why commands can do nothing now; ``None`` where they can."""
        for title, entries in _MENUS:
            menu = window.menuBar().addMenu("")
            ExplainedMenu(menu)
            menu.aboutToShow.connect(self.about_to_show)
            self._phrases.say(menu.setTitle, title)
            self._fill(menu, entries)

    def show_settings(self, settings: Settings) -> None:
        """Mark what is chosen."""
        for field, group in self._groups.items():
            for action in group.actions():
                action.setChecked(action.data() == getattr(settings, field))
        self.actions["suits"].setChecked(settings.suits_visible)

    def bar(self, name: str, barred: Text | None) -> None:
        """Offer a command, or say in its explanation why it is `barred`."""
        self._barred[name] = barred
        self.actions[name].setEnabled(barred is None)
        self._explain(name)

    def _explain(self, name: str) -> None:
        explain_entry(self.actions[name], words_of(self._barred.get(name) or self._tips[name]))

    def _fill(self, menu: QMenu, entries: Sequence[Command | ChoiceMenu | None]) -> None:
        for entry in entries:
            match entry:
                case Command():
                    menu.addAction(self._action(entry))
                case ChoiceMenu():
                    self._submenu(menu, entry)
                case None:
                    menu.addSeparator()

    def _action(self, command: Command) -> QAction:
        action = QAction(self._window)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        self._phrases.say(action.setText, command.text)
        self.actions[command.id], self._tips[command.id] = action, command.tip
        self._phrases.tell(partial(self._explain, command.id))
        return action

    def _submenu(self, menu: QMenu, choice: ChoiceMenu) -> None:
        submenu = menu.addMenu("")
        self._phrases.say(submenu.setTitle, choice.text)
        self._phrases.say(partial(explain_entry, submenu.menuAction()), choice.tip)
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
