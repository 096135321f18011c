# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each key does at the table: everything can be played without a mouse."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from kartenspiel.model.text import Text, marker
from kartenspiel.ui.table.call_panel import CallPanel
from kartenspiel.ui.table.hand import HandController
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
BESIDE: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
DIGITS: Final = "1234567890"
BEYOND: Final = tuple(Qt.Key(Qt.Key.Key_1.value + place) for place in range(9))
"""The keys for the cards behind those that digits alone reach: as many as a hand with all of a talon has."""


_SIGNS: Final = {Qt.Key.Key_Left: "←", Qt.Key.Key_Right: "→", Qt.Key.Key_Up: "↑", Qt.Key.Key_Down: "↓"}
_NAMES: Final = {
    Qt.Key.Key_Space: _("space bar"),
    Qt.Key.Key_Return: _("Enter"),
    Qt.Key.Key_Enter: _("Enter"),
    Qt.Key.Key_Backspace: _("Backspace"),
}
"""What keys are called where Qt's words for them are not those of people."""


class TableKey(NamedTuple):
    """Keys that do the same at the table, and what that is; the page of keys is made of these too."""

    id: str
    keys: tuple[Qt.Key, ...]
    does: Text
    signs: str = ""
    """Keys are known by what they write, wherever they are on the keyboard."""
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    """What is pressed together with them."""

    @property
    def sequences(self) -> tuple[QKeySequence, ...]:
        """What is pressed, where it is known by its keys."""
        return tuple(QKeySequence(QKeyCombination(self.modifier, key)) for key in self.keys)

    @property
    def written(self) -> str:
        """What stands on the keys."""
        if self.signs:
            return f"{self.signs[0]} … {self.signs[-1]}"
        names = [_name(key, self.modifier) for key in self.keys]
        return f"{names[0]} … {names[-1]}" if self.keys == BEYOND else " / ".join(dict.fromkeys(names))


LISTENER_KEYS: Final = (
    TableKey("say_question", (Qt.Key.Key_Q,), _("Hear what is asked, and what can be answered")),
    TableKey("say_hand", (Qt.Key.Key_C,), _("Hear your cards, and those that lie open")),
    TableKey("say_trick", (Qt.Key.Key_T,), _("Hear what lies in the trick, and whose turn it is")),
    TableKey("say_roles", (Qt.Key.Key_P,), _("Hear what is played, and who plays with whom")),
    TableKey("say_said", (Qt.Key.Key_B,), _("Hear what was bid, announced and declared")),
    TableKey("say_accounts", (Qt.Key.Key_A,), _("Hear how everybody stands in the session")),
    TableKey("say_again", (Qt.Key.Key_R,), _("Hear again what has happened since your last move")),
)
"""What a screen reader says when they are pressed; nothing else happens."""

TABLE_KEYS: Final = (
    TableKey("beside", tuple(BESIDE), _("Choose a card of the hand, or a button beside another")),
    TableKey(
        "buttons", (Qt.Key.Key_Up, Qt.Key.Key_Down), _("Go to the buttons of the question, and from one to the next")
    ),
    TableKey(
        "use",
        (Qt.Key.Key_Return, Qt.Key.Key_Enter),
        _("Play the card chosen, press the button, or lay away what is chosen for it"),
    ),
    TableKey("number", (), _("Play the card at this place of the hand at once"), signs=DIGITS),
    TableKey(
        "number_beyond",
        BEYOND,
        _("Play the eleventh card of the hand at once, or one behind it"),
        modifier=_CONTROL,
    ),
    TableKey("by", (Qt.Key.Key_Space,), _("Say nothing, or pass; while cards move: hurry")),
    TableKey("last_trick", (Qt.Key.Key_L,), _("Look at the previous trick again, or while you hold the key")),
    TableKey(
        "earlier_tricks",
        (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        _("While you look at it: to earlier tricks, and back; the arrows do so too while you hold the key"),
    ),
    TableKey("standing", (Qt.Key.Key_S,), _("See how the deal stands, and which cards are gone")),
    TableKey("nothing_more", (Qt.Key.Key_N,), _("Answer no more questions in this deal")),
    TableKey("word", (Qt.Key.Key_W,), _("Be asked before the next card")),
    TableKey("advice", (Qt.Key.Key_H,), _("Ask for a hint; once more: see what each answer brings")),
    TableKey("no_advice", (Qt.Key.Key_Escape,), _("No longer wait for a hint")),
    *LISTENER_KEYS,
)

LESSON_KEYS: Final = (
    TableKey("show", (Qt.Key.Key_H,), _("See what the teacher would do")),
    TableKey("back", (Qt.Key.Key_Backspace,), _("Go back one step")),
)
"""What is added to them in a lesson."""

REPLAY_KEYS: Final = (
    TableKey("home", (Qt.Key.Key_Home,), _("To the beginning of the deal")),
    TableKey("part_back", (Qt.Key.Key_Left,), _("To the previous part of the deal"), modifier=_CONTROL),
    TableKey("trick_back", (Qt.Key.Key_PageUp,), _("Back by a trick")),
    TableKey("card_back", (Qt.Key.Key_Left,), _("Back by a card or word")),
    TableKey("run", (Qt.Key.Key_Space,), _("Show what follows, one after the other, or stop")),
    TableKey("card_on", (Qt.Key.Key_Right,), _("On by a card or word")),
    TableKey("trick_on", (Qt.Key.Key_PageDown,), _("On by a trick")),
    TableKey("part_on", (Qt.Key.Key_Right,), _("To the next part of the deal"), modifier=_CONTROL),
    TableKey("end", (Qt.Key.Key_End,), _("To the end of the deal")),
    TableKey("why", (Qt.Key.Key_W,), _("Read why the last card or word was chosen")),
    TableKey("leave", (Qt.Key.Key_Escape,), _("Leave the replay")),
)
"""What keys do in a replay, where nobody is asked anything."""

QUIZ_KEYS: Final = (
    TableKey("quiz_answer", (), _("Choose the answer of this number"), signs=DIGITS[:-1]),
    TableKey("quiz_earlier", (Qt.Key.Key_PageUp,), _("Look at what went before the question")),
    TableKey("quiz_later", (Qt.Key.Key_PageDown,), _("Back towards the question")),
    TableKey("quiz_leave", (Qt.Key.Key_Escape,), _("Leave the quiz")),
)
"""What keys do in the quiz, beside those of the table."""


def _name(key: Qt.Key, modifier: Qt.KeyboardModifier) -> str:
    """Return what stands on a key, or what it is called."""
    if key in _NAMES:
        return words_of(_NAMES[key])
    sign = None if modifier else _SIGNS.get(key)
    return sign or QKeySequence(QKeyCombination(modifier, key)).toString(_NATIVE)


def written(key: str) -> str:
    """Return what stands on the keys of this id."""
    return next(each.written for each in TABLE_KEYS if each.id == key)


class Keyboard:
    """Does what the keys stand for."""

    def __init__(self, hand: HandController, calls: CallPanel, stage: Stage) -> None:
        self._hand, self._calls, self._stage = hand, calls, stage
        self._acts: dict[str, Callable[[int], object]] = {
            "beside": self._walk,
            "buttons": self._walk,
            "use": lambda _key: self._enter(),
            "number": self._use_card,
            "number_beyond": lambda key: self._use_card(len(DIGITS) + BEYOND.index(Qt.Key(key))),
            "by": lambda _key: self._space(),
        }

    @property
    def ids(self) -> frozenset[str]:
        """The ids of the keys that do something."""
        return frozenset(self._acts)

    def name(self, key: str, does: Callable[[], object]) -> None:
        """Let the keys of this id do something; where it returns ``False`` there was nothing to do with them."""
        self._acts[key] = lambda _key: does()

    def press(self, key: int, text: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        held = modifiers & Qt.KeyboardModifier.ControlModifier
        for each in (each for each in TABLE_KEYS if each.modifier == held):
            if key in each.keys:
                return self._acts[each.id](key) is not False
            if text and text in each.signs:
                self._acts[each.id](each.signs.index(text))
                return True
        return False

    def _walk(self, key: int) -> None:
        buttons = self._calls.buttons()
        if buttons and (key not in BESIDE or self._hand.mode == "idle"):
            buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in BESIDE:
            self._hand.step(BESIDE[Qt.Key(key)])

    def _enter(self) -> None:
        laid, wanted = self._hand.laying
        if not self._hand.asked:
            self._stage.hurry()
        elif wanted and laid == wanted and self._hand.current in (None, *self._hand.marks.laid):
            self._hand.confirm()
        elif self._hand.current is not None:
            self._hand.use(self._hand.current)
        elif self._hand.mode == "idle" and len(self._calls.buttons()) == 1:
            self._calls.buttons()[0].click()

    def _space(self) -> None:
        if not self._hand.asked or self._stage.busy:
            self._stage.hurry()
        elif self._stage.showing.tricks_back:
            self._acts["last_trick"](Qt.Key.Key_L)
        else:
            self._calls.answers.pass_by()

    def _use_card(self, place: int) -> None:
        held = self._hand.held
        if self._hand.asked and place < len(held):
            self._hand.point_at(held[place])
            self._hand.use(held[place])
