# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Rußbach: the half-dealt call, then the play."""

from dataclasses import dataclass, replace
from typing import Final

from kartenspiel.games.russbach import settlement, words
from kartenspiel.games.russbach.public import RussbachPublic
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.settlement import RussbachBasis
from kartenspiel.model.calling import states
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call, Choice, Declare, Kontra, Move
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who

CLAUSES: Final = CallingClauses(
    pack="R2", call="R10", own_card="R12", window="R17", pair="R18", once="R19", turn="R25", play="R26"
)
ANNOUNCEMENTS: Final = (settlement.HUNDRED, settlement.ALL)


@dataclass(frozen=True, slots=True)
class Calling(states.HalfDealt[RussbachRules, RussbachPublic]):
    """Forehand has four cards and must call one of 32 (R7–R12)."""

    clauses = CLAUSES

    @property
    def public(self) -> RussbachPublic:
        """Nothing has been said yet."""
        return RussbachPublic()

    def calls(self) -> tuple[Call, ...]:
        """Return a call for every card that may be named; its suit becomes trumps (R11)."""
        caller = self.turn
        return tuple(Call(caller, card) for card in self.callable_cards())

    def refusal_of_trumps(self, call: Call) -> Refusal:
        """Trumps are never named apart from the card (R11)."""
        return Refusal("TRUMPS_FOLLOW", words.TRUMPS_FOLLOW, "R11")

    def after_call(self, call: Call) -> "Playing":
        """Return the play with these trumps, and its window (R17)."""
        return Playing.begin(self.deal, call)


@dataclass(frozen=True, slots=True)
class Playing(states.Called[RussbachRules, RussbachPublic]):
    """The window of the first trick and the play (R17–R29)."""

    clauses = CLAUSES
    suits_named = False
    spoken = (Declare, Announce)
    announced: tuple[tuple[Seat, str], ...] = ()

    @property
    def public(self) -> RussbachPublic:
        """Return what was called, declared and announced, and the sides once they are public."""
        return RussbachPublic(self.call, self.public_sides, self.heard_pairs, self.announced)

    @property
    def basis(self) -> RussbachBasis:
        """What the deal is settled by: what was called, declared and announced, and the sides."""
        return RussbachBasis(self.deal.rules, self.call, self.sides, self.declared, self.announced)

    def settle(self, ending: Ending) -> Outcome:
        """Return what is counted and paid (R30–R38)."""
        return settlement.settle(self.basis, ending)

    @property
    def payoff(self) -> Payoff:
        """What every ending pays (R32–R38)."""
        return settlement.terms_by(self.basis).payoff

    def announcements(self, seat: Seat) -> tuple[Choice, ...]:
        """Each seat may announce 100 and all tricks, each once (R22, R23)."""
        return tuple(Announce(seat, what) for what in ANNOUNCEMENTS if (seat, what) not in self.announced)

    def after_announcement(self, move: Move, log: tuple[Move, ...]) -> State[RussbachRules, RussbachPublic]:
        """Return the state after an announcement."""
        if not isinstance(move, Announce):
            raise TypeError(move)
        return replace(self, log=log, announced=(*self.announced, (move.seat, move.what)))

    def refusal_of_words(self, move: Move) -> Refusal | None:
        """There are declarations and two announcements, each for oneself, and no Kontra (R22–R24)."""
        if isinstance(move, Kontra):
            return Refusal("NO_KONTRA", words.NO_KONTRA, "R24")
        if not isinstance(move, Announce):
            return None
        if move.what not in ANNOUNCEMENTS:
            return Refusal("NO_SUCH_ANNOUNCEMENT", words.NO_SUCH_ANNOUNCEMENT, "R22")
        if move.for_ is not None:
            return Refusal("OWN_CARDS", calling_texts.OWN_CARDS, "R22")
        if self.window_open and (move.seat, move.what) in self.announced:
            return Refusal("TWICE", calling_texts.TWICE(player=Who(move.seat)), "R23")
        return None

    def mask_move(self, move: Move, seat: Seat) -> Move:
        """With "20" the suit is not named until the deal is over (R20); everything else is heard by all."""
        if not isinstance(move, Declare) or move.seat == seat or move.suit is self.trumps or self.over:
            return move
        return Declare(move.seat, None, 20)

    @property
    def _masks_moves(self) -> bool:
        """Only declarations are ever masked (R20)."""
        return bool(self.declared)
