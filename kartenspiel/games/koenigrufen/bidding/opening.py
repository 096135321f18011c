# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first moments of a deal of Königrufen: knocking and throwing in, then the first word.

What comes later is loaded when a deal first comes to it: the first table is there sooner.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kartenspiel.games.koenigrufen.auction import Auction, first_auction
from kartenspiel.games.koenigrufen.public import NOTHING_SAID, KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.tarock.states import BeforeWords

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.bidding.thrown_in import ThrownIn


@dataclass(frozen=True, slots=True)
class Opening(BeforeWords[KoenigrufenRules, KoenigrufenPublic]):
    """The cards are dealt; somebody may knock or throw in, then forehand speaks (K11–K13, K18)."""

    turn_clause: ClassVar[str] = "K18"
    knocking_clause: ClassVar[str] = "K12"
    throwing_in_clause: ClassVar[str] = "K13"

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what everybody knows: nothing before the first word."""
        return NOTHING_SAID

    @property
    def may_still_knock(self) -> bool:
        """Whether somebody may knock (K12)."""
        return self.rules.knocking == "on" and not self.log

    @property
    def throwing_in(self) -> str:
        """Which hands are thrown in (K13)."""
        return self.rules.throw_in

    @property
    def _auction(self) -> Auction:
        return first_auction(self.rules, self.deal.players)

    @property
    def lying_talon(self) -> tuple[Card | None, ...]:
        """The talon lies closed (K11), unless stacks are chosen (K12)."""
        return () if self.choosing else (None,) * len(self.deal.talon)

    @property
    def talon_aside(self) -> bool:
        """Nobody takes of it before the bidding is over."""
        return not self.choosing

    def first_words(self) -> Sequence[Choice]:
        """Return what forehand may say first (K18)."""
        return self._auction.moves(self.deal.hands[self.forehand])

    def after_throwing_in(self, log: tuple[Move, ...]) -> "ThrownIn":
        """Return the end of the deal (K13)."""
        from kartenspiel.games.koenigrufen.bidding.thrown_in import ThrownIn

        return ThrownIn(self.deal, log)

    def after_first_word(self, move: Move, log: tuple[Move, ...]) -> State[KoenigrufenRules, KoenigrufenPublic]:
        """Return the state after forehand's first word, which may end the bidding (K18)."""
        from kartenspiel.games.koenigrufen.bidding.contract import after_words

        return after_words(self.deal, log, self._auction.after(move))

    def refusal_of_first_word(self, move: Move) -> Refusal:
        """Say why forehand cannot bid this (K18)."""
        return self._auction.refusal(move, self.deal.hands[move.seat])
