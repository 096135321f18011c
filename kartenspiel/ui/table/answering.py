# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the person at the table is asked, and what becomes of the answer: a card, a choice, an announcement, silence.

A question waits until everything before it has been shown.  Whether a move is legal is not decided here.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kartenspiel.controller.advice import Advice
from kartenspiel.model.game import Game
from kartenspiel.model.moves import LayAway, Move, Play
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.text import Text, marker
from kartenspiel.players.question import Question
from kartenspiel.ui.table.hand import HandController
from kartenspiel.ui.table.own_cards import OwnCards
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.pending_answer import PendingAnswer
from kartenspiel.ui.table.price_tags import tags_on_answers, tags_on_cards
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

ANSWER_FIRST: Final = _("You cannot play a card yet: answer the question first.")
_NO_ADVICE: Final = _(
    "There are no hints here: this session is played as at the table. “Allow help” in the menu “Table” changes that."
)
_THINKING: Final = _("Looking for a hint … Esc ends that.")
_LEGEND: Final = _("What each answer brings on the average. ≈: about as good as the best.")
_LEGEND_CLEAR: Final = _("What each answer brings on the average.")
_THINKING_MS: Final = 200
"""After how long it is said that somebody thinks."""
_DOES_NOT_GO: Final = _("That does not go with what is ticked.")


class Answering(QObject):
    """Opens a question to one's own cards and to the choices over the table, and takes the answer."""

    chosen = Signal(object)
    """`Move` of the person; ``None`` is silence."""
    nothing_more = Signal()
    advice_wanted = Signal(bool)
    """A hint is wanted, or no longer."""
    changed = Signal()
    """Other cards than before can be touched, or something else is suggested."""

    def __init__(self, hand: HandController, own: OwnCards, panels: Panels, game: Game, wording: Wording) -> None:
        super().__init__(panels)
        self.hand, self.own, self._panels = hand, own, panels
        self.use(game, wording)
        self.may_advise: Callable[[Question], bool] = lambda _question: False
        """Says whether one may ask for a hint at a question; not where somebody teaches."""
        self._advice: Advice | None = None
        """The hint that was given on the open question."""
        self._thinking = False
        """Whether one is being looked for."""
        self.refusal_of: Callable[[Move], Refusal | None] = lambda _move: None
        """Says why a move that a touch of a card would offer would be refused, ``None`` if it would not be."""
        self.says_all = True
        """Whether all that is chosen to be said is said; not where somebody teaches, who judges each by itself."""
        self._question: Question | None = None
        self._open = False
        self._pending = PendingAnswer()
        self._connect()

    def _connect(self) -> None:
        hand, answers, second = self.hand, self._panels.calls.answers, self._panels.calls.second
        hand.chosen.connect(self.choose)
        hand.useless.connect(lambda: self._panels.tell(self._wording.text(ANSWER_FIRST)))
        answers.chosen.connect(self.choose)
        answers.silent.connect(lambda: self.choose(None))
        answers.nothing_more.connect(self.say_nothing_more)
        answers.switched.connect(self._on_switched)
        second.picking.connect(hand.pick)
        second.confirmed.connect(hand.confirm)
        self._panels.advice.connect(self.ask_advice)

    def use(self, game: Game, wording: Wording) -> None:
        """Use the words of this game, in the present language."""
        self._game, self._wording = game, wording

    @property
    def waiting(self) -> bool:
        """Whether there is a question, open already or not yet."""
        return self._question is not None

    @property
    def question(self) -> Question | None:
        """The question that can be answered now."""
        return self._question if self._open else None

    def ask(self, question: Question | None) -> None:
        """Let this be what is asked next, from `begin` on; ``None`` takes the question back."""
        self._question = question
        self.close()

    def begin(self) -> bool:
        """Open the question that waits; tell whether it is for the person: the rest of what was said answers it too."""
        question = self._question
        if question is None:
            return False
        self._open = True
        pending = self._pending.take(question)
        if pending:
            self._do(pending, question)
            return False
        self.own.asked_for = question.hand_seat
        self.hand.order = self.own.order()
        self.hand.ask(question)
        self._panels.offer(question)
        self._panels.let_ask(self._may_ask)
        self.changed.emit()
        return True

    def close(self) -> None:
        """Take no answer any more."""
        self._open = False
        self._forget_advice()
        self.own.asked_for = None
        self._panels.let_ask(False)
        self.hand.ask(None)
        self.hand.point_at(None)
        self._panels.offer(None)
        self._panels.hush()
        self.changed.emit()

    def _forget_advice(self) -> None:
        """Show nothing any more of what was suggested."""
        self._advice, self._thinking = None, False
        self.own.advised, self.own.tags = frozenset(), {}

    def clear(self) -> None:
        """Forget what was asked, and what was still to be said."""
        self.ask(None)
        self._pending.clear()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a move was not possible; the question is as it was."""
        self._pending.clear()
        self._panels.refuse(refusal, self._wording)
        self._open = self._question is not None
        self.changed.emit()

    def advise(self, advice: Advice) -> None:
        """Say what is suggested and why, and mark it at its card or button."""
        if self._open:
            self._advice = advice
            move = advice.move
            cards = (move.card,) if isinstance(move, Play) else move.cards if isinstance(move, LayAway) else ()
            self.own.advised = frozenset(card for card in cards if card is not None)
            self._show_tags(advice, only_best=True)
            self._panels.tell(" ".join(map(self._wording.text, advice.reasons)))

    def _show_tags(self, advice: Advice, *, only_best: bool) -> None:
        """Write at cards and buttons what these answers bring."""
        question = self.question
        if question is not None:
            tags = tags_on_answers(advice, self._wording, only_best=only_best)
            self.own.tags = tags_on_cards(tags)
            self._panels.show_tags(tags, question)
            self.changed.emit()

    def choose(self, move: Move | None) -> None:
        """Say what was chosen to be said, then make a move, or be silent."""
        question, switches = self.question, self._panels.calls.answers.switches
        if question is None:
            return
        if switches is None or switches.allow(move):
            self._do((move,) if switches is None else switches.order(move), question)
        elif move is not None and self.refusal_of(move) is not None:
            self._do((move,), question)
        else:
            self._panels.tell(self._wording.text(_DOES_NOT_GO))

    def _do(self, moves: Sequence[Move | None], question: Question) -> None:
        """Make the first of these moves of the person; the others follow as soon as they are asked for."""
        first, *rest = moves
        self._open = False
        self._panels.hush()
        self._pending.begin(rest if self.says_all else (), question.seen)
        if rest and question.may_pass and self.says_all:
            self._panels.word.setChecked(True)  # else one is not asked again before somebody plays
        self.chosen.emit(first)

    def _on_switched(self) -> None:
        """Light the cards that can be played after what is chosen to be said."""
        switches = self._panels.calls.answers.switches
        if self._open and switches is not None:
            self.hand.light(switches.plays)

    def say_nothing_more(self) -> None:
        """Answer no more questions in this deal, where one may be silent and nothing is chosen to be said."""
        question = self.question
        if question is not None and question.may_pass and not self._panels.calls.answers.to_say:
            self._open = False
            self.nothing_more.emit()

    @property
    def _may_ask(self) -> bool:
        return self._question is not None and self.may_advise(self._question)

    def ask_advice(self) -> None:
        """Ask for a hint, the second time for what every answer brings; or hear that there is none here."""
        if self._open and self._advice is not None:
            if self._advice.worths:
                self._show_tags(self._advice, only_best=False)
                alike = any(each.standing == "equal" for each in self._advice.worths)
                self._panels.tell(self._wording.text(_LEGEND if alike else _LEGEND_CLEAR))
        elif self._open and self._may_ask:
            self._thinking = True
            QTimer.singleShot(_THINKING_MS, self, self._tell_thinking)
            self.advice_wanted.emit(True)
        elif self._open:
            self._panels.tell(self._wording.text(_NO_ADVICE))

    def cancel_advice(self) -> bool:
        """Want the hint no more that is being looked for; tell whether there was one."""
        thinking, self._thinking = self._thinking and self._advice is None, False
        if thinking:
            self.advice_wanted.emit(False)
            self._panels.hush()
        return thinking

    def tell_no_advice(self, reason: Text) -> None:
        """Say why no hint comes; the question is as it was, and one can ask again."""
        if self._open:
            self._thinking = False
            self._panels.tell(self._wording.text(reason))

    def _tell_thinking(self) -> None:
        if self._open and self._thinking and self._advice is None:
            self._panels.tell(self._wording.text(_THINKING))
