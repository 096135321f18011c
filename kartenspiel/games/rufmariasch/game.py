# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of the game in the form that everything else asks for."""

from kartenspiel.games.rufmariasch import DESCRIPTION, settlement, words
from kartenspiel.games.rufmariasch.rules import PRESETS, RufmariaschRules
from kartenspiel.games.rufmariasch.states import CLAUSES, Calling
from kartenspiel.games.rufmariasch.words import RufmariaschSeen
from kartenspiel.model import narration
from kartenspiel.model.calling.base import CallingGame
from kartenspiel.model.calling.count import Declaration, Members
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.text import Text


class Rufmariasch(CallingGame[RufmariaschRules, CallingPublic]):
    """The rules of Rufmariasch."""

    description = DESCRIPTION
    house_rules = RufmariaschRules
    presets = PRESETS
    clauses = CLAUSES

    def first_state(self, deal: Deal[RufmariaschRules]) -> State[RufmariaschRules, CallingPublic]:
        """Forehand calls a card, and perhaps trumps (M8–M10)."""
        return Calling(deal)

    def limits(
        self,
        rules: RufmariaschRules,
        sides: tuple[Members, Members],
        declared: tuple[Declaration, ...],
        counted: CountedEnding,
    ) -> tuple[int, int] | None:
        """Return the points that two sides need (M29)."""
        return settlement.limits(rules, sides, declared, counted)

    def say(self, move: Move, before: RufmariaschSeen, after: RufmariaschSeen) -> Text | None:
        """Return the words said with a move."""
        return words.say(move, before)

    def sentence(self, move: Move, before: RufmariaschSeen, after: RufmariaschSeen) -> Text:
        """Return a move as a sentence."""
        return words.sentence(move, before) or narration.sentence(move)

    def label(self, choice: Choice, seen: RufmariaschSeen) -> Text:
        """Return the text of a button."""
        return words.label(choice, seen) or narration.label(choice)

    def hint(self, choice: Choice, seen: RufmariaschSeen) -> Text | None:
        """Return what a choice means."""
        return words.hint(choice, seen)


GAME = Rufmariasch()
