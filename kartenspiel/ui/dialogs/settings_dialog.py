# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The preferences: what the window and the cards look like, how fast they move, what is asked.

Every change takes effect at once; there is nothing to confirm.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QFrame,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.names import LONGEST_NAME, good_name
from kartenspiel.controller.settings import TEXT_SIZES, TEXT_STEP, Settings
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.backs import BACKS_OF, kind_of
from kartenspiel.ui.cards.backs_row import BacksRow
from kartenspiel.ui.dialogs.asking import Asking
from kartenspiel.ui.dialogs.pack_names import BACK_NAMES, pack_choices
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.line_reader import LineReader
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import EDGE, Heading, QuietLabel, fit
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import guest
from kartenspiel.ui.words.language import SYSTEM, languages, name_of
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

Choices = Mapping[str, Text]

_TITLE = _("Settings")
_AS_SYSTEM = _("as the system")
_WINDOW = _("Window")
_LANGUAGE = _("Language")
_THEME = _("Brightness")
_TABLE = _("Colour of the table")
_TEXT = _("Size of text")
_PERCENT = _(" %")
_TEXT_TIP = _("100 % is as large as the system writes, and larger on a large screen.")
_CONTRAST = _("High contrast")
_CARDS = _("Cards")
_GERMAN = _("For games with German cards")
_FRENCH = _("For games with French cards")
_INDICES = _("Signs in the corners")
_FOUR = _("Each French suit in its own colour")
_BACKS = _("Back of the cards")
_HAND = _("Order of your hand")
_PLAY = _("While playing")
_NAME = _("Your name")
_NAME_NOTE = _("From the next session on; in this one you keep your name.")
_SPEED = _("Speed of the cards")
_CLICK = _("A trick and an open talon lie until you click")
_SECONDS = _("Show a finished trick for")
_TALON = _("Show an open talon for")
_TALON_TIP = _("That is how long you can look at it before another player takes some of it.")
_MARK = _("Mark the card that was led and the one that takes the trick")
_UNIT = _(" seconds")
_RAISE = _("A first click raises a card, a second plays it")
_RAISE_TIP = _("Otherwise one click plays it.")
_SPEAK = _("Ask me whenever I may speak out of turn")
_SPEAK_TIP = _("Otherwise you can speak only when it is your turn.")
_NUMBERS = _("Show at the table which clause of the rules decides")
_NUMBERS_TIP = _("Otherwise only while the rules lie beside the table, and where something is not allowed.")
_TINT = _("Tint the name plates by the sides")
_TINT_TIP = _("A solid edge in amber: the side that has bid or called. A dashed one in blue: the other side.")
_PORTRAITS = _("Show the faces of players")
_HINT_BUTTON = _("Show a button for hints at the table")
_HINT_BUTTON_TIP = _("In sessions that allow hints. The key H asks for one without the button too.")
_MISTAKES = _("After a dear mistake of mine say what would have been better")
_MISTAKES_TIP = _("In sessions with help. It is judged by what you could see.")
_REST = _("Offer to play the rest at once where nothing can change any more")
_REST_TIP = _("It is judged by what you can see, and you decide each time.")
_HINTS = _("Show hints on keys and gestures when they are useful")
_HINTS_TIP = _("Each hint is shown once. F1 shows all keys and gestures.")
_RESET = _("&Reset everything …")
_RESET_ASKED = _("All settings in this window, also your name and the language, become what they were at first.")
_RESET_NOW = _("&Reset everything")
_RESET_NOT = _("&Keep my settings")

_THEMES: Final[Choices] = {
    "system": _AS_SYSTEM,
    "light": _("light"),
    "dark": _("dark"),
}
TABLES: Final[Choices] = {
    "green": _("green"),
    "blue": _("blue"),
    "grey": _("grey"),
}
_INDEX_SIZES: Final[Choices] = {
    "normal": _("normal"),
    "large": _("large"),
    "none": _("none, as on old cards"),
}
_HANDS: Final[Choices] = {
    "high_left": _("sorted, high cards left"),
    "high_right": _("sorted, high cards right"),
    "as_dealt": _("as dealt"),
}
_SPEEDS: Final[Choices] = {
    "at_once": _("at once, on by a click"),
    "instant": _("instant"),
    "fast": _("fast"),
    "normal": _("normal speed"),
    "slow": _("slow"),
}


class SettingsDialog(ClothDialog):
    """All preferences, in sections."""

    def __init__(self, keeper: Keeper, parent: QWidget | None = None, *, pictures_cache: Path | None = None) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__(parent)
        self._keeper = keeper
        self._phrases = Phrases(self)
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._readers: list[Callable[[Settings], None]] = []
        self._page = QWidget()
        self._form = QFormLayout(self._page)
        self.reset, self.backs = QPushButton(), BacksRow(pictures_cache)
        """Takes all defaults again; shows which backs are chosen."""
        self._fill()
        self._frame()
        keeper.changed.connect(self._changed)
        self._read(keeper.settings)

    def _fill(self) -> None:
        self._section(_WINDOW)
        self._languages()
        self._choice("theme", _THEME, _THEMES)
        self._text_size()
        self._choice("table_colour", _TABLE, TABLES)
        self._flag("high_contrast", _CONTRAST)
        self._section(_CARDS)
        self._pack("german", _GERMAN)
        self._pack("french", _FRENCH)
        self._choice("corner_indices", _INDICES, _INDEX_SIZES)
        self._flag("four_colours", _FOUR)
        self._backs()
        self._choice("hand_order", _HAND, _HANDS)
        self._section(_PLAY)
        self._name()
        self._choice("animation", _SPEED, _SPEEDS)
        self._seconds("trick_seconds", _SECONDS)
        self._seconds("talon_seconds", _TALON, _TALON_TIP)
        until_click = self._flag("trick_until_click", _CLICK)
        self._readers.append(lambda settings: until_click.setEnabled(settings.animation != "at_once"))
        self._flag("mark_trick", _MARK)
        self._flag("raise_first", _RAISE, _RAISE_TIP)
        self._flag("tint_sides", _TINT, _TINT_TIP)
        self._flag("portraits", _PORTRAITS)
        self._flag("hint_button", _HINT_BUTTON, _HINT_BUTTON_TIP)
        self._flag("mistake_words", _MISTAKES, _MISTAKES_TIP)
        self._flag("offers_rest", _REST, _REST_TIP)
        self._flag("ask_to_speak", _SPEAK, _SPEAK_TIP)
        self._flag("clause_numbers", _NUMBERS, _NUMBERS_TIP)
        self._flag("hints", _HINTS, _HINTS_TIP)

    def _frame(self) -> None:
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._page)
        LineReader(area)
        self._area = area
        self._phrases.repeat(self._widen)
        self._letters = Letters(self)
        self._letters.measure(self._widen)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.reset, QDialogButtonBox.ButtonRole.ResetRole)
        self._phrases.say(self.reset.setText, _RESET)
        self.reset.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        self.reset.clicked.connect(self._ask_to_reset)
        column = QVBoxLayout(self)
        column.addWidget(area, 1)
        column.addWidget(buttons)
        page = self._page.sizeHint()
        fit(
            self,
            page.width() + area.verticalScrollBar().sizeHint().width(),
            page.height() + 4 * buttons.sizeHint().height(),
        )

    def _widen(self) -> None:
        """Be as wide as the widest row.

        Where the screen is too narrow, every field stands below its title, and what has a box is written in two lines.
        """
        most = self.screen().availableGeometry().width() - EDGE
        bar, sides = self._area.verticalScrollBar().sizeHint().width(), self._form.contentsMargins()
        room = most - bar - sides.left() - sides.right()
        side, below = QFormLayout.RowWrapPolicy.DontWrapRows, QFormLayout.RowWrapPolicy.WrapAllRows
        for policy, broken in ((side, False), (below, False), (below, True)):
            self._form.setRowWrapPolicy(policy)
            for box in self._page.findChildren(QCheckBox):
                box.setText(" ".join(box.text().split()))
                if broken and box.sizeHint().width() > room:
                    box.setText(in_two_lines(box.text()))
            wanted = self._form.minimumSize().width() + bar
            if wanted <= most:
                break
        self._area.setMinimumWidth(min(wanted, most))

    def _section(self, title: Text) -> None:
        heading = Heading()
        heading.setContentsMargins(0, 8 if self._form.rowCount() else 0, 0, 0)
        self._phrases.say(heading.setText, title)
        self._form.addRow(heading)

    def _row(self, title: Text, control: QWidget, tip: Text | None = None) -> None:
        label = PlainLabel()
        self._phrases.say(label.setText, title)
        self._phrases.say(control.setAccessibleName, title)
        if tip is not None:
            for part in (label, control):
                self._phrases.say(partial(explain, part), tip)
        self._form.addRow(label, control)

    def _choice(self, field: str, title: Text, choices: Choices) -> None:
        box = self._box(choices, lambda value: self._keeper.change(**{field: value}))
        self._readers.append(lambda settings: _select(box, str(getattr(settings, field))))
        self._row(title, box)

    def _pack(self, family: Pictures, title: Text) -> None:
        def change(pack: str) -> None:
            self._keeper.change(packs={**self._keeper.settings.packs, family: pack})

        box = self._box(pack_choices(family), change)
        self._readers.append(lambda settings: _select(box, settings.packs.get(family, family)))
        self._row(title, box)

    def _backs(self) -> None:
        box = self._box(BACK_NAMES, lambda kind: self._keeper.change(backs=BACKS_OF[kind]))
        self._readers.append(lambda settings: _select(box, kind_of(settings.backs)))
        self._row(_BACKS, box)
        self._phrases.say(self.backs.setAccessibleName, _BACKS)
        self._readers.append(
            lambda settings: self.backs.show_backs(settings.backs, high_contrast=settings.high_contrast)
        )
        self._form.addRow("", self.backs)

    def done(self, result: int) -> None:
        """Stop drawing."""
        self.backs.close_down()
        super().done(result)

    def _languages(self) -> None:
        box = ChoiceBox()  # also once letters are larger
        box.addItem("", SYSTEM)
        for language in languages():
            box.addItem(name_of(language), language)
        self._phrases.say(lambda words: box.setItemText(0, words), _AS_SYSTEM)
        box.activated.connect(lambda _index: self._keeper.change(language=box.currentData()))
        self._readers.append(lambda settings: _select(box, settings.language))
        self._row(_LANGUAGE, box)

    def _box(self, choices: Choices, change: Callable[[str], None]) -> QComboBox:
        box = ChoiceBox()  # also once letters are larger
        for place, (value, text) in enumerate(choices.items()):
            box.addItem("", value)
            self._phrases.say(partial(box.setItemText, place), text)
        box.activated.connect(lambda _index: change(box.currentData()))
        return box

    def _flag(self, field: str, title: Text, tip: Text | None = None) -> QCheckBox:
        box = QCheckBox()
        self._phrases.say(box.setText, title)
        if tip is not None:
            self._phrases.say(partial(explain, box), tip)
        box.clicked.connect(lambda checked: self._keeper.change(**{field: checked}))
        self._readers.append(lambda settings: box.setChecked(bool(getattr(settings, field))))
        self._form.addRow(box)
        return box

    def _text_size(self) -> None:
        box = QSpinBox()
        box.setRange(TEXT_SIZES[0], TEXT_SIZES[-1])
        box.setSingleStep(TEXT_STEP)
        box.setKeyboardTracking(False)  # what is half written is no size
        self._phrases.say(box.setSuffix, _PERCENT)
        box.valueChanged.connect(lambda value: self._keeper.change(text_size=value))
        self._readers.append(lambda settings: box.setValue(settings.text_size))
        self._row(_TEXT, box, _TEXT_TIP)

    def _seconds(self, field: str, title: Text, tip: Text | None = None) -> None:
        box = QDoubleSpinBox()
        box.setRange(0, 10)
        box.setSingleStep(0.2)
        box.setDecimals(1)
        self._phrases.say(box.setSuffix, _UNIT)
        self._phrases.tell(lambda: box.setLocale(QLocale()))
        box.valueChanged.connect(lambda value: self._keeper.change(**{field: value}))

        def read(settings: Settings) -> None:
            with QSignalBlocker(box):
                box.setValue(getattr(settings, field))
            box.setEnabled(not settings.lies_until_click)

        self._readers.append(read)
        self._row(title, box, tip)

    def _name(self) -> None:
        line = QLineEdit()
        line.setMaxLength(LONGEST_NAME)
        self._phrases.tell(lambda: line.setPlaceholderText(guest()))
        line.editingFinished.connect(lambda: self._keeper.change(own_name=good_name(line.text())))
        self._readers.append(lambda settings: line.setText(settings.own_name))
        self._row(_NAME, line)
        note = QuietLabel()
        self._phrases.say(note.setText, _NAME_NOTE)
        self._phrases.say(line.setAccessibleDescription, _NAME_NOTE)
        self._form.addRow("", note)

    def _changed(self, _before: Settings, after: Settings) -> None:
        self._read(after)

    def _read(self, settings: Settings) -> None:
        for reader in self._readers:
            reader(settings)

    def _ask_to_reset(self) -> None:
        asking = Asking(_RESET_ASKED, _RESET_NOW, _RESET_NOT, self)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.act.clicked.connect(self._restore)
        asking.open()

    def _restore(self) -> None:
        """Take the defaults for everything that stands in this dialog."""
        usual = Settings()
        fields = (
            "language", "theme", "text_size", "table_colour", "high_contrast", "packs", "corner_indices",
            "four_colours", "backs", "hand_order", "own_name", "animation", "trick_seconds", "talon_seconds",
            "trick_until_click", "mark_trick", "raise_first", "tint_sides", "portraits", "hint_button",
            "mistake_words", "offers_rest", "ask_to_speak",
            "clause_numbers", "hints", "hints_given",
        )  # fmt: skip
        self._keeper.change(**{field: getattr(usual, field) for field in fields})


def in_two_lines(text: str) -> str:
    """Return a text broken where the longer of its two lines is shortest; a single word stays as it is."""
    words = text.split()
    broken = (" ".join(words[:place]) + "\n" + " ".join(words[place:]) for place in range(1, len(words)))
    return min(broken, key=lambda lines: max(map(len, lines.split("\n"))), default=text)


def _select(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(max(0, box.findData(value)))
