# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What an answer to a question is called, and what it is worth on the average: the same wherever it is told."""

from fractions import Fraction
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model.moves import LayAway, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Share, Text, Value, marker

_ = marker(__package__)

_SILENCE: Final = _("say nothing")
_SMALL: Final = 10
"""Smaller sums are told to a quarter."""


def answer_named(answer: Move | None, seen: Observation, silence: Text = _SILENCE) -> Value:
    """Return what an answer is called: what is laid away, or played, by its cards; `silence` is what ``None`` means."""
    match answer:
        case None:
            return silence
        case Play(card=card):
            return card
        case LayAway(cards=cards):
            return tuple(each for each in cards if each is not None)
        case _:
            return game_named(seen.game).words.label(answer, seen)


def mean_payment(value: float, seen: Observation, *, exact: bool = False) -> Share:
    """Return a mean of payments to a quarter, a large one only where it is to be `exact`; cents are whole."""
    unit = game_named(seen.game).unit(seen.rules)
    parts = 4 if unit != "cent" and (exact or abs(value) < _SMALL) else 1
    return Share(Fraction(round(value * parts), parts), unit)
