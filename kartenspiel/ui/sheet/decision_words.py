# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What an analysis found, in words: answers, what they bring, when they were given, and what one overlooked."""

from dataclasses import dataclass
from typing import Final

from kartenspiel.controller.analysis import WeighedDecision
from kartenspiel.controller.answer_words import answer_named
from kartenspiel.controller.overlooked_words import overlooked_sentences
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, Value, marker
from kartenspiel.ui.words.wording import MINUS, Wording

_ = marker(__package__)

_CENTS: Final = 100
_BEFORE = _("Before the play")
_IN_TRICK = _("Trick {number}")
_OFF = _("{cost} ± {error}")
_PERCENT = _("{share} %")
_WORTH = _("{answer}: {worth}")
_WORTH_GIVEN = _("{answer} (chosen): {worth}")
_ERROR = _(
    "{answer} would have brought {more} ± {error} more, and in {share} % of the imagined deals nothing was better."
)
_UNSURE = _("{answer} may have been a little better, but the difference is within what chance does.")
_RIGHT = _("Nothing was worth more.")
_FIRST_LOOK = _("This is a first look; the figures will change.")


@dataclass(frozen=True, slots=True)
class DecisionWords:
    """The words for the decisions in one deal."""

    words: Wording
    unit: str
    """In which its payments are counted."""

    def say(self, text: Value) -> str:
        """Return a text as it stands alone."""
        return self.words.text(text)

    def figure(self, value: float, *, signed: bool = True) -> str:
        """Return a mean in the unit of the game: euros for cents, else with one digit behind the point."""
        size, digits = (abs(value) / _CENTS, 2) if self.unit == "cent" else (abs(value), 1)
        written = self.words.locale.toString(float(size), "f", digits)
        zero = written == self.words.locale.toString(0.0, "f", digits)
        sign = "" if zero or (value > 0 and not signed) else "+" if value > 0 else MINUS
        return sign + written

    def percent(self, share: float) -> str:
        """Return a part of one."""
        return self.say(_PERCENT(share=round(100 * share)))

    def sure(self, mean: float, error: float | None) -> str:
        """Return a difference with its standard error."""
        if not mean and not error:
            return self.figure(0.0)
        return self.say(_OFF(cost=self.figure(mean, signed=False), error=self.figure(error or 0.0, signed=False)))

    def when(self, seen: Observation) -> str:
        """Return when in the deal this was seen."""
        begun = any(each.do == "play" for each in seen.log) or seen.cards.trick
        return self.say(_IN_TRICK(number=len(seen.cards.tricks) + 1) if begun else _BEFORE)

    def of_moment(self, found: WeighedDecision, seen: Observation) -> tuple[str, ...]:
        """Return what is said of a decision where its cards are seen: with these stands what each was worth."""
        sentence = self.sentence(found, seen)
        return (sentence,) if isinstance(found.weighing.best.answer, Play) else (self.worths(found, seen), sentence)

    def worths(self, found: WeighedDecision, seen: Observation) -> str:
        """Return what each answer was worth, in one line."""
        given = found.weighing.given
        told = []
        for each in found.weighing.answers:
            chosen = given == each.answer or given in each.alike
            answer = answer_named(given if chosen else each.answer, seen)
            told.append(self.say((_WORTH_GIVEN if chosen else _WORTH)(answer=answer, worth=self.figure(each.expected))))
        return " · ".join(told) + "."

    def sentence(self, found: WeighedDecision, seen: Observation) -> str:
        """Return what was overlooked; after the first look nothing is said of it yet."""
        if not found.settled:
            return self.say(_FIRST_LOOK)
        weighing = found.weighing
        best = answer_named(weighing.best.answer, seen)
        text: Text = _RIGHT if weighing.given_best else _UNSURE(answer=best)
        if found.is_error:
            cost, share = weighing.cost, round(100 * weighing.best.best)
            more, error = self.figure(cost.mean, signed=False), self.figure(cost.error or 0.0, signed=False)
            text = _ERROR(answer=best, more=more, error=error, share=share)
        why = overlooked_sentences(weighing, seen) if found.is_error else ()
        return " ".join(map(self.say, (text, *why)))
