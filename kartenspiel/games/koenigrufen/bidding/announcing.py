# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments in which bonuses are announced and items raised (K44–K55)."""

from dataclasses import dataclass

from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.speaking.speech import Speech, first_speech
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.model.changing import changed
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.refusal import Refusal, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import Sides


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaking(AfterBidding):
    """Bonuses are announced, items raised (K44–K55)."""

    speech: Speech

    @classmethod
    def begin(cls, state: AfterBidding) -> "Speaking":
        """Return the first moment of the phase, after the exchange, the call or the bidding (K44)."""
        places = state.first_king_places
        speech = first_speech(state.rules, state.contract, state.called, state.players, places)
        speech = changed(speech, dummies=tuple((dummy, state.deal.hands[dummy]) for dummy in state.deal.dummies))
        return cls(
            state.deal, state.log, state.auction, state.hands, state.called, state.taken, state.discard, speech=speech
        )

    @property
    def turn(self) -> Seat:
        """Who speaks."""
        return self.speech.turn

    @property
    def exposed(self) -> frozenset[Seat]:
        """The dummies have been turned up (K102)."""
        return frozenset(self.deal.dummies)

    def guardians_known(self, sides: Sides | None) -> bool:
        """Whether the sides are known, from which the guardians follow (K106, K107)."""
        return sides is not None

    @property
    def known_speech(self) -> Speech:
        """What was said so far (K54)."""
        return self.speech

    @property
    def compulsory(self) -> tuple[str, ...]:
        """The birds of which the declarer must announce one, if he has kept them (K36, K47)."""
        return tuple(bird for bird in self.birds if BIRDS[bird].card in self.hands[self.declarer])

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.speech.moves(self.hands[seat], self.compulsory) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        log, speech = (*self.log, move), self.speech.after(move)
        if not speech.closed:
            return changed(self, log=log, speech=speech)
        return Playing(self.deal, log, self.auction, self.hands, self.called, self.taken, self.discard, speech=speech)

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K45")
        return self.speech.refusal(move, self.hands[move.seat], self.compulsory)
