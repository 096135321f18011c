# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rufmariasch: Rußbach's Danube-Swabian sister, with pairs laid open and paid by the difference of the points.

Follows the project's specification of Rufmariasch, clauses M1–M32.  Trumps and the called card may be named apart;
where the account leaves a point open there is an option (`rules`).
"""

from kartenspiel.games.rufmariasch import texts
from kartenspiel.games.rufmariasch.rules import PRESETS, RufmariaschRules
from kartenspiel.games.rufmariasch.states import CLAUSES, Calling
from kartenspiel.games.rufmariasch.texts import RufmariaschSeen
from kartenspiel.model import narration
from kartenspiel.model.calling.base import CallingGame
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text


class Rufmariasch(CallingGame[RufmariaschRules, CallingPublic]):
    """The rules of Rufmariasch."""

    id = "rufmariasch"
    title = QT_TRANSLATE_NOOP("rufmariasch", "Rufmariasch")
    blurb = QT_TRANSLATE_NOOP(
        "rufmariasch", "A called partner, pairs laid open on the table, and every ten points of difference paid."
    )
    place = 20
    house_rules = RufmariaschRules
    presets = PRESETS
    clauses = CLAUSES

    def first_state(self, deal: Deal[RufmariaschRules]) -> State[RufmariaschRules, CallingPublic]:
        """Forehand calls a card, and perhaps trumps (M8–M10)."""
        return Calling(deal)

    def say(self, move: Move, before: RufmariaschSeen, after: RufmariaschSeen) -> Text | None:
        """Return the words said with a move."""
        return texts.say(move, before)

    def sentence(self, move: Move, before: RufmariaschSeen, after: RufmariaschSeen) -> Text:
        """Return a move as a sentence."""
        return texts.sentence(move, before) or narration.sentence(move)

    def label(self, choice: Choice, seen: RufmariaschSeen) -> Text:
        """Return the text of a button."""
        return texts.label(choice, seen) or narration.label(choice)

    def hint(self, choice: Choice, seen: RufmariaschSeen) -> Text | None:
        """Return what a choice means."""
        return texts.hint(choice, seen)


GAME = Rufmariasch()
