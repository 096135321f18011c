# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The player that does anything the rules allow."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from kartenspiel.model.cards import shuffle
from kartenspiel.model.moves import Choice, LayAwayChoice, Move
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Player, Question

SILENCE: Final = 0.9
"""How often it says nothing where it need not; chosen, so that deals are not all raised to the limit."""
_CERTAIN: Final = 30.0
"""A surplus, in spreads, beyond which nothing is more likely still."""
_SILENCE: Final = Opinion(None, Reason.CHANCE)
_T = TypeVar("_T")


def pick(things: Sequence[_T], rng: Random) -> _T:
    """Return one of these, each as likely, in a way that no Python version changes."""
    return things[int(rng.random() * len(things))]


def pick_move(choice: Choice, rng: Random) -> Move:
    """Return a move meant by this choice; which cards are laid away is left to chance."""
    if not isinstance(choice, LayAwayChoice):
        return choice
    return choice.laying(shuffle(tuple(card for card in choice.choose_from if card not in choice.must), rng))


@dataclass(frozen=True, slots=True)
class ChancePlayer(Player):
    """Chooses among all moves alike, but speaks seldom where it may as well be silent."""

    name: str = "random"

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Return any move; nothing is compared."""
        silent = rng.random() < SILENCE
        if question.may_pass and silent:
            return _SILENCE
        move = pick_move(pick((silent and question.plays) or question.choices, rng), rng)
        return Opinion(move, Reason.CHANCE if question.only_answer is None else Reason.ONLY_ANSWER)


def word_likelihood(surplus: float, spread: float = 1.0) -> float:
    """Return how likely somebody says what his hand is worth so much too much for; a half if it is just enough.

    `spread` is the surplus, in the same unit, with which about three in four say it.
    """
    return 1 / (1 + math.exp(-max(min(surplus / spread, _CERTAIN), -_CERTAIN)))
