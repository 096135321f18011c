# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rufmariasch as a `Game`: pack, seats, deals, first states and words."""

from typing import TYPE_CHECKING, Final

from kartenspiel.games.rufmariasch import DESCRIPTION, words
from kartenspiel.games.rufmariasch.bidding import Calling
from kartenspiel.games.rufmariasch.rules import PRESETS, RufmariaschRules
from kartenspiel.games.rufmariasch.states import CLAUSES
from kartenspiel.model.aceten import watched
from kartenspiel.model.calling.game import CallingGame
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.calling.words import asked_by, shown_with
from kartenspiel.model.game import Deal, State
from kartenspiel.model.game_words import GameWords

if TYPE_CHECKING:
    from kartenspiel.model.calling.words import Limits


def _limits() -> "Limits[RufmariaschRules]":
    """Return what says what sides need: no bidding asks for it."""
    from kartenspiel.games.rufmariasch.settlement import limits

    return limits


_WORDS: Final = GameWords(
    question=asked_by(CLAUSES),
    view=shown_with(_limits),
    sayings=words.SAYINGS,
    sentences=words.SENTENCES,
    labels=words.LABELS,
    hints=words.HINTS,
    watched=lambda seen: watched(seen.rules.half_deal.cards),
)


class Rufmariasch(CallingGame[RufmariaschRules, CallingPublic]):
    """The rules of Rufmariasch."""

    description = DESCRIPTION
    house_rules = RufmariaschRules
    presets = PRESETS
    words = _WORDS
    clauses = CLAUSES

    def first_state(self, deal: Deal[RufmariaschRules]) -> State[RufmariaschRules, CallingPublic]:
        """Forehand calls a card, and perhaps trumps (M8–M10)."""
        return Calling(deal)


GAME = Rufmariasch()
