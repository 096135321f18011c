# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of the game in the form that everything else asks for."""

from kartenspiel.games.russbach import DESCRIPTION, settlement, words
from kartenspiel.games.russbach.public import RussbachPublic, RussbachSeen
from kartenspiel.games.russbach.rules import PRESETS, RussbachRules
from kartenspiel.games.russbach.states import CLAUSES, Calling
from kartenspiel.model import narration
from kartenspiel.model.calling.base import CallingGame
from kartenspiel.model.calling.count import Declaration, Members
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.text import Text
from kartenspiel.model.view import Claim


class Russbach(CallingGame[RussbachRules, RussbachPublic]):
    """The rules of Rußbach."""

    description = DESCRIPTION
    house_rules = RussbachRules
    presets = PRESETS
    clauses = CLAUSES

    def first_state(self, deal: Deal[RussbachRules]) -> State[RussbachRules, RussbachPublic]:
        """Forehand calls a card (R7, R10)."""
        return Calling(deal)

    def announcement_claims(self, seen: RussbachSeen) -> tuple[Claim, ...]:
        """Return the announcements of a hundred and of all tricks (R22)."""
        return words.announcement_claims(seen.public)

    def limits(
        self,
        rules: RussbachRules,
        sides: tuple[Members, Members],
        declared: tuple[Declaration, ...],
        counted: CountedEnding,
    ) -> tuple[int, int] | None:
        """Return the points that two sides need (R32, R33)."""
        return settlement.limits(rules, sides, declared, counted)

    def say(self, move: Move, before: RussbachSeen, after: RussbachSeen) -> Text | None:
        """Return the words said with a move."""
        return words.say(move, before.public)

    def sentence(self, move: Move, before: RussbachSeen, after: RussbachSeen) -> Text:
        """Return a move as a sentence."""
        return words.sentence(move, before.public) or narration.sentence(move)

    def label(self, choice: Choice, seen: RussbachSeen) -> Text:
        """Return the text of a button."""
        return words.label(choice, seen.public) or narration.label(choice)

    def hint(self, choice: Choice, seen: RussbachSeen) -> Text | None:
        """Return what a choice means and pays."""
        return words.hint(choice, seen)


GAME = Russbach()
