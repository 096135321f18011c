# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a player thinks of the answers to a question: the one chosen, why, and what those compared with it are worth.

An opinion is data.  Whoever shows it puts it into words; whoever only plays takes the move.  It tells what a player
makes of a hand that others may not see, so the table gives none to the window but one that the person asked for.
"""

import enum
import math
from collections.abc import Sequence
from operator import mul, sub
from typing import NamedTuple

from kartenspiel.model.moves import Move


@enum.unique
class Reason(enum.Enum):
    """What decided for an answer."""

    ONLY_ANSWER = "only answer"
    """Nothing else could be done."""
    PAYMENT = "payment"
    """It was paid best on the average when imagined deals were played out."""
    SEARCH = "search"
    """All hands being open, a search of all continuations proved that it wins."""
    PRIOR = "prior"
    """Another card was paid more, but by less than the heuristic prefers this one."""
    MARGIN = "margin"
    """Another answer was paid more, but not by as much as such answers must be ahead."""
    EXPECTATION = "expectation"
    """Another answer was paid more, but a rule that was fitted beforehand expects more of this one."""
    ALIKE = "alike"
    """Every other card that may be played is as good."""
    WORTH = "worth"
    """The heuristic gives this card the highest worth on the average of imagined deals, without playing them out."""
    HEURISTIC = "heuristic"
    """A heuristic said so from the hand and the words heard; nothing was tried out."""
    NOTHING_TO_SAY = "nothing to say"
    """A heuristic found nothing worth saying or trying out, and silence was allowed."""
    FALLBACK = "fallback"
    """The heuristic had no answer where one was needed; it is the first there was."""
    CHANCE = "chance"
    """It was drawn at random."""
    UNKNOWN = "unknown"
    """A program from outside gave no reason."""


@enum.unique
class Measure(enum.Enum):
    """The unit in which answers were compared."""

    PAYMENT = "payment"
    """What the seat receives at the end of the deal, in the unit of the game's payments, as `Judgement.value` counts.

    That may be a little more for a game won clearly than for one won just so.
    """
    TRICK = "trick"
    """What a card does for the seat's side now and later, in tricks of average worth; nobody is paid for it."""


class Estimate(NamedTuple):
    """What one answer seemed worth in imagined deals, in the unit that `Opinion.measure` names."""

    answer: Move | None
    """``None`` is silence, or where cards may be played a card without a word."""
    expected: float
    """The mean over the imagined deals in which it was tried out."""
    rating: float
    """By what it was ranked: `expected` with priors, margins and what was expected beforehand (`Reason`)."""
    difference: float
    """The mean of the paired differences: of this answer less the chosen one, deal by deal where both were tried out.

    It is not always the difference of what was expected: an answer dropped early was tried out in fewer deals.
    """
    spread: float | None
    """The standard deviation of the paired differences from deal to deal; ``None`` if one deal is all there was."""
    error: float | None
    """The standard error of `difference`, which follows from the spread and the number of deals, each as it weighs."""
    worlds: int
    """In how many imagined deals (worlds) it was tried out; one that is plausible may count several times."""
    alike: tuple[Move, ...] = ()
    """Answers not tried out since they are as good as this one: nothing unseen lies between the cards."""


class Opinion(NamedTuple):
    """A player's answer to a question, and what the player thought of the answers it compared."""

    move: Move | None
    """``None`` is silence."""
    reason: Reason
    measure: Measure | None = None
    """In what `estimates` are; ``None`` where nothing was compared."""
    estimates: tuple[Estimate, ...] = ()
    """Of every answer that was compared, the chosen one too, in the order of the question."""
    silence: "Opinion | None" = None
    """Why nothing was said before this card, ``None`` where there was nothing to say; it has estimates of its own."""

    @property
    def compared(self) -> bool:
        """Whether the answer was compared with any other."""
        return len(self.estimates) > 1

    def estimate_of(self, answer: Move | None) -> Estimate | None:
        """Return what was thought of an answer, or of one as good as it; ``None`` says that it was not compared."""
        for estimate in self.estimates:
            if answer == estimate.answer or answer in estimate.alike:
                return estimate
        return None


class Difference(NamedTuple):
    """How much one answer is better than another in the same imagined deals; the fields are those of `Estimate`."""

    mean: float
    spread: float | None
    error: float | None


def paired_difference(
    ones: Sequence[float], others: Sequence[float], weights: Sequence[float], unit: float = 1.0
) -> Difference:
    """Compare two answers deal by deal: values at the same place are of the same imagined deal, which weighs so much.

    What comes out is in multiples of `unit`.  Weighed deals tell as much as a smaller number of equal ones: the square
    of the sum of the weights by the sum of their squares.
    """
    if len(weights) == 1:
        return Difference((ones[0] - others[0]) / unit, None, None)
    differences = list(map(sub, ones, others))
    whole = sum(weights)
    mean = sum(map(mul, weights, differences)) / whole
    count = whole * whole / sum(map(mul, weights, weights))
    if count <= 1:
        return Difference(mean / unit, None, None)
    centred = [each - mean for each in differences]
    variance = sum(map(mul, weights, map(mul, centred, centred))) / whole * count / (count - 1)
    spread = math.sqrt(variance) / unit
    return Difference(mean / unit, spread, spread / math.sqrt(count))
