# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rußbach as a `Game`: pack, seats, deals, first states and words."""

from typing import TYPE_CHECKING, Final

from kartenspiel.games.russbach import DESCRIPTION, words
from kartenspiel.games.russbach.bidding import Calling
from kartenspiel.games.russbach.public import RussbachPublic
from kartenspiel.games.russbach.rules import PRESETS, RussbachRules
from kartenspiel.games.russbach.states import CLAUSES
from kartenspiel.model.aceten import watched
from kartenspiel.model.calling.game import CallingGame
from kartenspiel.model.calling.words import asked_by, shown_with
from kartenspiel.model.game import Deal, State
from kartenspiel.model.game_words import GameWords

if TYPE_CHECKING:
    from kartenspiel.model.calling.words import Limits


def _limits() -> "Limits[RussbachRules]":
    """Return what says what sides need: no bidding asks for it."""
    from kartenspiel.games.russbach.settlement import limits

    return limits


_WORDS: Final = GameWords(
    question=asked_by(CLAUSES),
    view=shown_with(_limits, words.announcement_claims),
    sayings=words.SAYINGS,
    sentences=words.SENTENCES,
    labels=words.LABELS,
    hints=words.HINTS,
    watched=lambda seen: watched(seen.rules.half_deal.cards),
    items=words.ITEMS,
)


class Russbach(CallingGame[RussbachRules, RussbachPublic]):
    """The rules of Rußbach."""

    description = DESCRIPTION
    house_rules = RussbachRules
    presets = PRESETS
    words = _WORDS
    clauses = CLAUSES

    def first_state(self, deal: Deal[RussbachRules]) -> State[RussbachRules, RussbachPublic]:
        """Forehand calls a card (R7, R10)."""
        return Calling(deal)


GAME = Russbach()
