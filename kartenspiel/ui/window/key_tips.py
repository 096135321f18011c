# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A line about keys and gestures at the moment when it is of use: each once, and none for whoever wants none.

The names of keys come from what the table declares of them.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from kartenspiel.games import game_named
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Bid, LayAwayChoice, Take
from kartenspiel.model.text import Text, marker
from kartenspiel.players.question import Question
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.table.keyboard import TABLE_KEYS
from kartenspiel.ui.widgets.message_bar import Messages

_ = marker(__package__)

TOPIC: Final = "key tip"
"""The topic of all tips."""
_ONLY_COUNTED: Final = _("No money changes hands: your account only keeps score.")
_NO_MORE: Final = _("No more hints")
_ANTICLOCKWISE: Final = "anticlockwise"
_CLOCKWISE: Final = "clockwise"
_TURNS: Final = {
    _ANTICLOCKWISE: _("This game goes anticlockwise: after you comes whoever sits at your right."),
    _CLOCKWISE: _("This game goes clockwise again: after you comes whoever sits at your left."),
}
"""Which way a game goes round, by the ids of the tips; most games go clockwise."""


class KeyTip(NamedTuple):
    """A line, and when it is of use; in its text the ids of keys stand for what is on these."""

    id: str
    when: Callable[[Question], bool]
    text: Text
    needs: str = ""
    """The setting without which there is nothing to be told."""


KEY_TIPS: Final = (
    KeyTip(
        "say",
        lambda question: question.may_pass,
        _("Press the {by} to say nothing, {buttons} to get to the buttons. F1 shows all keys."),
    ),
    KeyTip(
        "take",
        lambda question: any(isinstance(each, Take) for each in question.choices),
        _("Click a card of the talon, or drag it to your hand, to take it with those beside it."),
    ),
    KeyTip(
        "lay",
        lambda question: any(isinstance(each, LayAwayChoice) for each in question.choices),
        _("Click or drag the cards to lay away. With keys: {beside} to choose one, {use} to move it."),
    ),
    KeyTip(
        "bid",
        lambda question: any(isinstance(each, Bid) for each in question.choices),
        _(
            "Point at a contract, or press and hold it, to read what it means. "
            "With keys: {buttons} to choose one, {use} to bid it."
        ),
    ),
    KeyTip(
        "cards",
        lambda question: bool(question.plays),
        _("Click a card or drag it to the table to play it. With keys: {beside} to choose one, {use} to play it."),
    ),
    KeyTip(
        "marks",
        lambda question: bool(question.plays and question.seen.cards.trick),
        _("In the trick the triangle marks the card that was led, the golden edge the one that takes it as it lies."),
        needs="mark_trick",
    ),
)


class KeyTips:
    """Gives each tip once; in settings, and in words for people, they are hints on keys."""

    def __init__(self, keeper: Keeper, messages: Messages) -> None:
        self._keeper, self._messages = keeper, messages

    def think_of(self, question: Question) -> None:
        """Give the tip that helps with a question, if there is one that has not been given yet."""
        turn = self._turn(game_named(question.seen.game))
        if turn is not None and self._is_due(turn):
            self._messages.inform(_TURNS[turn], [(_NO_MORE, self._stop)], TOPIC, of_table=True)
            return
        tip = self._next(question)
        if tip is not None:
            keys = {key.id: key.written for key in TABLE_KEYS}
            self._messages.inform(tip.text(**keys), [(_NO_MORE, self._stop)], TOPIC, of_table=True)

    def for_sheet(self, unit: str) -> Text | None:
        """Return what the first score sheet says besides: that nobody pays; ``None`` on all others.

        Where a deal is settled in points nobody expects to pay.
        """
        return _ONLY_COUNTED if unit != "point" and self._is_due("account") else None

    def _next(self, question: Question) -> KeyTip | None:
        """Return the first tip that helps with a question, or the next where that was given: one for each question."""
        settings = self._keeper.settings
        fitting = (
            each for each in KEY_TIPS if each.when(question) and (not each.needs or getattr(settings, each.needs))
        )
        return next((each for each in fitting if self._is_due(each.id)), None)

    def _turn(self, game: Game) -> str | None:
        """Return the tip about which way a game goes; of clockwise only whoever has played the other way is told."""
        if not game.clockwise:
            return _ANTICLOCKWISE
        return _CLOCKWISE if _ANTICLOCKWISE in self._keeper.settings.hints_given else None

    def _is_due(self, name: str) -> bool:
        """Tell whether a tip is still to be given, which is noted, and tips are wanted."""
        settings = self._keeper.settings
        due = settings.hints and name not in settings.hints_given
        if due:
            self._keeper.change(hints_given=(*settings.hints_given, name))
        return due

    def _stop(self) -> None:
        self._keeper.change(hints=False)
