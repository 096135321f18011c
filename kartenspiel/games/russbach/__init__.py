# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Rußbach): four players, 32 cards, and a card called from a half-dealt hand.

Follows the project's specification of Rußbach, clauses R1–R41.  The suit of the called card is trumps, its holder the
caller's secret partner.  Where the accounts differ there is an option (`rules`).
"""

from kartenspiel.games.russbach import texts
from kartenspiel.games.russbach.public import RussbachPublic, RussbachSeen
from kartenspiel.games.russbach.rules import PRESETS, RussbachRules
from kartenspiel.games.russbach.states import CLAUSES, Calling
from kartenspiel.model import narration
from kartenspiel.model.calling.base import CallingGame
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text
from kartenspiel.model.view import Claim


class Russbach(CallingGame[RussbachRules, RussbachPublic]):
    """The rules of Rußbach."""

    id = "russbach"
    title = QT_TRANSLATE_NOOP("russbach", "Königrufen (Rußbach)")
    blurb = QT_TRANSLATE_NOOP(
        "russbach", "Four cards in hand, one card called: its suit is trumps, its holder your secret partner."
    )
    place = 10
    house_rules = RussbachRules
    presets = PRESETS
    clauses = CLAUSES

    def first_state(self, deal: Deal[RussbachRules]) -> State[RussbachRules, RussbachPublic]:
        """Forehand calls a card (R7, R10)."""
        return Calling(deal)

    def announcement_claims(self, seen: RussbachSeen) -> tuple[Claim, ...]:
        """Return the announcements of a hundred and of all tricks (R22)."""
        return texts.announcement_claims(seen.public)

    def say(self, move: Move, before: RussbachSeen, after: RussbachSeen) -> Text | None:
        """Return the words said with a move."""
        return texts.say(move, before.public)

    def sentence(self, move: Move, before: RussbachSeen, after: RussbachSeen) -> Text:
        """Return a move as a sentence."""
        return texts.sentence(move, before.public) or narration.sentence(move)

    def label(self, choice: Choice, seen: RussbachSeen) -> Text:
        """Return the text of a button."""
        return texts.label(choice, seen.public) or narration.label(choice)

    def hint(self, choice: Choice, seen: RussbachSeen) -> Text | None:
        """Return what a choice means and pays."""
        return texts.hint(choice, seen)


GAME = Russbach()
