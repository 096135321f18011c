# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window of the first trick and the play of Rußbach (R17–R29)."""

from dataclasses import dataclass
from typing import Final

from kartenspiel.games.russbach import settlement, words
from kartenspiel.games.russbach.public import RussbachPublic
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.settlement import RussbachBasis
from kartenspiel.games.russbach.states import CLAUSES
from kartenspiel.model import narration
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.calling.play import Called
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.changing import changed
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Choice, Declare, Kontra, Move
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who

ANNOUNCEMENTS: Final = (settlement.HUNDRED, settlement.ALL)


@dataclass(frozen=True, slots=True)
class Playing(Called[RussbachRules, RussbachPublic]):
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
        return changed(self, log=log, announced=(*self.announced, (move.seat, move.what)))

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
            return Refusal("TWICE", narration.ALREADY_SAID(player=Who(move.seat)), "R23")
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
