# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announces what happens at the table, so that it can be played by whoever hears and does not see.

The sentences are those of the log; what the keys have come to among buttons a screen reader says by itself.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kartenspiel.controller.sitting import Step
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.table.answering import Answering
from kartenspiel.ui.table.chronicle import Sentence, SentenceKind, heard, seen_then, sentences_of
from kartenspiel.ui.table.laying_row import progress
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.readout import Readout
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.table.trick_marks import TrickMarks
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

TABLE: Final = _("Card table")
NOTHING_YET: Final = _("Nothing has happened yet.")
_BARRED: Final = _("{card}, not now")
_IS_LAID: Final = _("{card}, laid away")
_LAID: Final = _("{card}. {progress}")


class Announcer(QObject):
    """Follows the stage and the questions of one table."""

    def __init__(
        self, table: QWidget, stage: Stage, answering: Answering, panels: Panels, marks: TrickMarks
    ) -> None:  # fmt: skip
        """`table` is the widget that has the keys."""
        super().__init__(table)
        self._table, self._answering = table, answering
        self._hand, self._calls = answering.hand, panels.calls
        readout = self.readout = Readout(stage, answering, panels.calls, marks)
        keys = {
            "say_hand": readout.hand,
            "say_trick": readout.trick,
            "say_roles": readout.roles,
            "say_said": readout.said,
            "say_accounts": readout.accounts,
            "say_question": readout.question,
            "say_again": self._again,
        }
        self.keys = {key: partial(self._answer, told) for key, told in keys.items()}
        """What the keys for listeners do, by their ids."""
        self._game: Game | None = None
        self._wording = Wording("en", "french")
        self._asked: Question | None = None
        """The question that was announced last."""
        self._laid: tuple[Card, ...] = ()
        self._lately: list[str] = []
        """What was announced since the last own move."""
        stage.begun.connect(self._begin)
        stage.shown.connect(self._show)
        self._hand.changed.connect(self._follow_laid)
        self._hand.walked.connect(self._tell_card)
        panels.told.connect(self._tell)
        panels.calls.second.turned.connect(lambda _make: self._ask_again())

    def use(self, game: Game, wording: Wording, accounts: Sequence[Sequence[str]]) -> None:
        """Use the words of this game, in the present language; the accounts are those of `Readout.use`."""
        self._game, self._wording = game, wording
        self.readout.use(wording, accounts)
        self._table.setAccessibleName(words_of(TABLE))

    def ask(self) -> None:
        """Announce the question that can be answered now, once."""
        question = self._answering.question
        if question is None or question is self._asked:
            return
        self._asked, self._laid = question, self._hand.marks.laid
        self._tell(self.readout.asked())
        self._tell_card()

    def lay(self, step: Step) -> None:
        """Announce what was laid at once: the move that has led there, or the cards where none has."""
        self._lately.clear()
        self._asked = None
        if self._game is not None and step.before is not None:
            self._tell(self._words(sentences_of(self._game, step)))
        else:
            self._tell(self.readout.hand())

    def _begin(self, step: Step) -> None:
        if self._game is None:
            return
        move = step.move
        if step.before is None or (move is not None and move.seat == step.after.seat):
            self._lately.clear()
        if isinstance(move, Play) and move.seat == step.after.seat and move.by is None:
            self._tell(f"{self._wording.text(move.card)}.")  # one's own move is known
        else:
            self._tell(self._words(heard(self._game, step)))

    def _show(self, step: Step) -> None:
        if step.earlier:
            self._tell(f"{self.readout.hand()} {self.readout.roles()} {self.readout.trick()}")
        elif self._game is not None:
            self._tell(self._words(seen_then(self._game, step)))

    def _words(self, sentences: Iterable[Sentence]) -> str:
        """Return sentences one after the other; how a deal was counted the score sheet announces."""
        told = (self._wording.text(each.text) for each in sentences if each.kind is not SentenceKind.RESULT)
        return " ".join(told)

    def _tell_card(self) -> None:
        """Announce the card that has the ring."""
        card, hand = self._hand.current, self._hand
        if card is not None and hand.mode != "idle":
            barred = card in hand.marks.shaded and hand.tells_playable
            laid = card in hand.marks.laid
            text = _BARRED(card=card) if barred else _IS_LAID(card=card) if laid else card
            self._tell(self._wording.text(text), keep=False)

    def _follow_laid(self) -> None:
        """Announce what was laid away or taken back."""
        question, laid = self._answering.question, self._hand.marks.laid
        changed, self._laid = set(laid) ^ set(self._laid), laid
        if changed and question is not None and question is self._asked:
            self._tell(words_of(_LAID(card=self._listed(changed), progress=f"{progress(*self._hand.laying)}.")))

    def _listed(self, cards: Iterable[Card]) -> str:
        return ", ".join(self._wording.text(card) for card in sorted(cards))

    def _ask_again(self) -> None:
        self._tell(self._calls.second.told)

    def _tell(self, words: str, urgent: bool = False, *, keep: bool = True) -> None:  # noqa: FBT001, FBT002 - of a signal
        """Announce something; what is not to be kept is not said again."""
        if words and keep:
            self._lately.append(words)
        announce(self._table, words, urgent=urgent)

    def _answer(self, told: Callable[[], str]) -> None:
        """Say what a key has asked for."""
        announce(self._table, told(), urgent=True)

    def _again(self) -> str:
        return " ".join(self._lately) or words_of(NOTHING_YET)
