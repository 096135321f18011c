# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said of a question of the quiz once it is answered, and what its kinds are called."""

from collections.abc import Iterator, Mapping
from typing import Final

from kartenspiel.controller.answer_words import answer_named
from kartenspiel.controller.overlooked_words import overlooked_sentences
from kartenspiel.controller.quiz.question import QuizKind, QuizQuestion
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.sheet.decision_words import DecisionWords

_ = marker(__package__)

KINDS: Final[Mapping[QuizKind, Text]] = {
    QuizKind.OUT: _("What is still out"),
    QuizKind.POINTS: _("Card points"),
    QuizKind.PARTNER: _("Who plays with whom"),
    QuizKind.TRICK: _("Who takes the trick"),
    QuizKind.BIDDING: _("Bidding"),
    QuizKind.CALL: _("Calling"),
    QuizKind.DISCARD: _("Talon and discards"),
    QuizKind.ANNOUNCEMENT: _("Announcements"),
    QuizKind.KONTRA: _("Kontra"),
    QuizKind.LEAD: _("Leads"),
    QuizKind.FOLLOWING: _("Following to a trick"),
}
"""What is asked, in a few words."""
_BEST: Final = _("{answer}: {worth}")
_LESS: Final = _("{answer}: {less} ± {error} less")
_HOW: Final = _(
    "What the best answer is paid on the average, and how much less the others: in deals that fit what you could see, "
    "played out with each. The figure after ± is one standard error."
)
_UNIT: Final = _("{unit}.")
_EUROS: Final = _("In euros")


def explained(question: QuizQuestion, chosen: int, seen: Observation, words: DecisionWords) -> Iterator[str]:
    """Yield why the right answer is right, paragraph by paragraph, to somebody who chose this one."""
    if question.kind.is_counted:
        yield "\n".join(map(words.say, question.counted))
        return
    weighing = question.answers[chosen].weighing
    if weighing is not None and chosen != question.right:
        sentences = overlooked_sentences(weighing, seen)
        if sentences:
            yield " ".join(map(words.say, sentences))
    yield "\n".join(_worths(question, seen, words))
    unit = words.words.unit(words.unit) or _EUROS
    yield " ".join((words.say(_HOW), words.say(_UNIT(unit=unit))))


def _worths(question: QuizQuestion, seen: Observation, words: DecisionWords) -> Iterator[str]:
    """Yield what each answer is worth, the best first."""
    offered = [each for each in question.answers if each.weighing is not None]
    for each in sorted(offered, key=lambda each: each is not question.answers[question.right]):
        weighing = each.weighing
        if weighing is None:
            continue
        moves = [answer_named(move, seen) for move in each.moves]
        answer = tuple(moves) if len(moves) > 1 else each.words
        if each is question.answers[question.right]:
            yield words.say(_BEST(answer=answer, worth=words.figure(weighing.own.expected)))
        else:
            mean, _spread, error = weighing.cost
            less = words.figure(mean, signed=False), words.figure(error or 0.0, signed=False)
            yield words.say(_LESS(answer=answer, less=less[0], error=less[1]))
