# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Rufmariasch: the half-dealt call, then the play."""

from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from kartenspiel.games.rufmariasch import scoring, texts
from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.model.aceten import marriage
from kartenspiel.model.calling import states
from kartenspiel.model.calling.states import Clauses
from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.game import Outcome, Refusal, State
from kartenspiel.model.moves import Announce, Call, Declare, Kontra, Move

CLAUSES: Final = Clauses(
    pack="M2", call="M8", own_card="M11", window="M14", pair="M15", once="M17", turn="M20", play="M21"
)


@dataclass(frozen=True, slots=True)
class Calling(states.HalfDealt):
    """Forehand has four cards and must call, naming trumps with the card (M8–M11)."""

    clauses = CLAUSES

    @property
    def _apart(self) -> bool:
        return cast("RufmariaschRules", self.deal.rules).called_suit == "any"

    def calls(self) -> tuple[Call, ...]:
        """Return a call for every card that may be named, with its own suit as trumps or with each (M9, M10)."""
        caller = self.turn
        return tuple(
            Call(caller, card, suit)
            for card in self.callable_cards()
            for suit in (PLAIN_SUITS if self._apart else (card.suit,))
        )

    def refused_trumps(self, call: Call) -> Refusal:
        """Trumps are always said, and belong to the called card unless they are named apart (M9, M10)."""
        if call.trumps is None:
            return Refusal("TRUMPS_MISSING", texts.TRUMPS_MISSING, "M10" if self._apart else "M9")
        if self._apart:
            return Refusal("NO_SUCH_TRUMPS", texts.NO_SUCH_TRUMPS, "M10")
        return Refusal("TRUMPS_FOLLOW", texts.TRUMPS_FOLLOW, "M9")

    def _apply(self, move: Move) -> State:
        return Playing.begin(self.deal, cast("Call", move))


@dataclass(frozen=True, slots=True)
class Playing(states.Called):
    """The window of the first trick and the play (M14–M23)."""

    clauses = CLAUSES

    def refused_words(self, move: Move) -> Refusal | None:
        """There are no announcements and no kontra (M19)."""
        if isinstance(move, Announce | Kontra):
            return Refusal("NO_ANNOUNCEMENTS", texts.NO_ANNOUNCEMENTS, "M19")
        return states.Called.refused_words(self, move)

    def shown_cards(self) -> frozenset[Card]:
        """Return the declared pairs, which lie open until they are played (M15, M16)."""
        return frozenset(card for _, suit in self.declared for card in marriage(suit))

    @property
    def sides_told(self) -> int | None:
        """A declared pair lies open: with the called card it shows its holder (M13, M31)."""
        suit = self.call.card.suit
        if self.call.card not in marriage(suit):
            return None
        said = (number for number, move in enumerate(self.log) if isinstance(move, Declare) and move.suit is suit)
        return next(said, None)

    @property
    def sides_public(self) -> bool:
        """The sides are public once the called card was played, or lies open in a declared pair (M13, M31)."""
        return self.called_card_played or self.call.card in self.shown_cards()

    @property
    def outcome(self) -> Outcome | None:
        """Count and settle when the eighth trick is played (M24–M29)."""
        if not self.over:
            return None
        count, sides = self.count(), self.sides
        rules = cast("RufmariaschRules", self.deal.rules)
        settlement = scoring.Settlement(rules, self.call.card, sides, count.side(sides.a), count.side(sides.b))
        return Outcome(
            payments=settlement.payments(),
            contract="call",
            declarer=sides.caller,
            partner=sides.partner,
            trumps=self.trumps,
            tricks=self.winners,
            card_points=count.cards,
            items=settlement.items(),
            context={},
            declarations=count.declared,
            explain=partial(settlement.explanation, count),
        )
