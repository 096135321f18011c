# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hints: what the answers to a question of the person at the screen are worth, from what the person sees."""

from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.answer_words import answer_named, mean_payment
from kartenspiel.controller.workers import Chance, Thinker, WeighedAnswer, reason_told
from kartenspiel.games import game_named
from kartenspiel.model.moves import Move
from kartenspiel.model.text import Share, Text, Value, marker
from kartenspiel.players.opinion import Difference
from kartenspiel.players.question import Question

if TYPE_CHECKING:
    from kartenspiel.players.weighing import Weighed, Weighing

_ = marker(__package__)

NO_ADVICE: Final = _("No hint came: {reason}. You can go on playing, or ask once more.")
CLEARLY: Final = 2.0
"""By how many standard errors an answer that is clearly better is ahead."""
_LEAD: Final = _("{answer}: a clear lead. On the average it brings {amount} more than “{other}”.")
_EQUAL: Final = _("{answer}: about as good as “{other}”. It brings {amount} on the average.")
_BETTER: Final = _("Better than “{given}”: {answer}. On the average it would have brought {amount} more.")
_ONLY: Final = _("{answer}: there is nothing better to consider.")
_CARD_ALONE: Final = _("a card without a word")
_TOLD: Final = {
    "best": _("{answer}: {amount}"),
    "equal": _("{answer}: {amount} (about equal)"),
    "less": _("{answer}: {amount} (clearly less)"),
}
"""What an answer brings, by how it stands to the best."""


Comparison = Literal["best", "equal", "less"]
"""How an answer stands to the best: it is that, is about as good as far as can be told, or surely brings less."""


class AnswerWorth(NamedTuple):
    """What an answer brings on the average, and how sure it is that it brings less than the best."""

    answers: tuple[Move | None, ...]
    """The answer with those that are as good; ``None`` is silence, or a card without a word."""
    amount: Share
    standing: Comparison
    told: Text
    """All of that in words."""


class Advice(NamedTuple):
    """A hint for the person: what to do, why in a sentence, and what every answer considered brings."""

    move: Move | None
    """The answer that is worth most; ``None`` is silence."""
    reasons: tuple[Text, ...]
    """What was computed, in a sentence, and what players may tell one another where the rules let them (G25)."""
    worths: tuple[AnswerWorth, ...]
    """What each answer brings, the best first: of those that say something, then of the cards."""


def may_always_ask(question: Question) -> bool:
    """Tell whether the rules of the game let the person ask what to do here, in a session without help too (G25)."""
    return game_named(question.seen.game).words.may_ask_advice(question.seen)


def advice_of(question: Question, hint: WeighedAnswer) -> Advice:
    """Return a hint in words."""
    words = _AdviceWords(question)
    weighing = words.decisive(hint)
    computed = _ONLY(answer=words.of(hint.move)) if weighing is None else words.lead(weighing)
    told = None if hint.move is None else game_named(question.seen.game).words.advice(hint.move, question.seen)
    worths = tuple(words.worth(each) for one in hint.weighings for each in one.answers)
    return Advice(hint.move, (computed,) if told is None else (computed, told), worths)


def mistake_told(question: Question, judged: WeighedAnswer) -> Text | None:
    """Return what would have been better than the answer that was given; ``None`` where it was no dear mistake."""
    dearest = max(judged.weighings, key=lambda each: each.cost.mean, default=None)
    return None if dearest is None else _AdviceWords(question).better(dearest)


@dataclass(frozen=True, slots=True)
class _AdviceWords:
    """Puts what was computed of a question into words."""

    question: Question

    @staticmethod
    def decisive(hint: WeighedAnswer) -> "Weighing | None":
        """Return the comparison that the suggested move has won, if there is one."""
        return next((each for each in hint.weighings if each.best.answer == hint.move), None)

    def of(self, answer: Move | None) -> Value:
        """Return what an answer is called."""
        if answer is None and self.question.plays:
            return _CARD_ALONE
        return answer_named(answer, self.question.seen)

    def lead(self, weighing: "Weighing") -> Text:
        """Return by how much the best answer is ahead of the next, as far as that is sure."""
        answer, other = self.of(weighing.best.answer), self.of(weighing.given)
        if _is_clear(weighing.cost):
            return _LEAD(answer=answer, other=other, amount=self._ahead(weighing))
        return _EQUAL(answer=answer, other=other, amount=self._share(weighing.best.expected))

    def better(self, weighing: "Weighing") -> Text:
        """Return by how much the best answer would have been better than the one given."""
        answer, given = self.of(weighing.best.answer), self.of(weighing.given)
        return _BETTER(answer=answer, given=given, amount=self._ahead(weighing))

    def worth(self, weighed: "Weighed") -> AnswerWorth:
        """Return what an answer brings, with those that are as good, and whether that is surely less than the best."""
        answers, amount = (weighed.answer, *weighed.alike), self._share(weighed.expected)
        standing: Comparison = "best" if not weighed.behind.mean else "less" if _is_clear(weighed.behind) else "equal"
        told = _TOLD[standing](answer=tuple(map(self.of, answers)), amount=amount)
        return AnswerWorth(answers, amount, standing, told)

    def _ahead(self, weighing: "Weighing") -> Share:
        """Return how much more the best answer brings than the other."""
        return replace(self._share(weighing.cost.mean), signed=False)

    def _share(self, value: float) -> Share:
        return mean_payment(value, self.question.seen)


def _is_clear(ahead: Difference) -> bool:
    return ahead.error is not None and ahead.mean > 0 and ahead.mean >= CLEARLY * ahead.error


class Adviser(QObject):
    """Weighs the answers to one question at a time; who thinks about it sees what the person sees, and no more."""

    advised = Signal(object)
    """`Advice` on the question asked last, if it is still open."""
    failed = Signal(object)
    """`Text` for the person to read: why there will be no hint."""
    _thought = Signal(int, object)
    """Number of the request and promise kept, from another thread."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._question: Question | None = None
        self._advice: Advice | None = None
        """The hint on the question, once it is known: it is not computed again."""
        self._promise: Future[WeighedAnswer] | None = None
        self._number = 0
        self._thought.connect(self._on_thought, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: Question, chance: Chance) -> None:
        """Have somebody think about this question, unless somebody does so already or has done so."""
        if question is self._question:
            if self._advice is not None:
                self.advised.emit(self._advice)
            return
        self.forget()
        self._question = question
        self._number += 1
        number = self._number
        self._promise = self._thinker.weigh(question, chance)
        self._promise.add_done_callback(lambda done: self._report(number, done))

    def forget(self) -> None:
        """Want no hint any more: the question has been answered."""
        if self._promise is not None:
            self._promise.cancel()
        self._question = self._advice = self._promise = None

    def _report(self, number: int, done: "Future[WeighedAnswer]") -> None:
        if not done.cancelled():
            self._thought.emit(number, done)

    def _on_thought(self, number: int, done: "Future[WeighedAnswer]") -> None:
        question = self._question
        if question is None or number != self._number:
            return
        try:
            self._advice = advice_of(question, done.result())
        except Exception as error:  # noqa: BLE001 - whatever went wrong out there, the person plays on
            self.forget()
            self.failed.emit(NO_ADVICE(reason=reason_told(error)))
            return
        self.advised.emit(self._advice)
