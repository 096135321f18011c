# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play of Königrufen (K57–K64), and the end of a deal that was given up (K40)."""

from dataclasses import dataclass
from typing import ClassVar

from kartenspiel.games.koenigrufen import playing_rules, talon
from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.settlement import outcome
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.games.koenigrufen.talon import Exchanged
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.changing import changed
from kartenspiel.model.moves import Play
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.reserved import Reserved
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tricks import Trick
from kartenspiel.model.unplayed import Unplayed


def basis_of(state: AfterBidding, speech: Speech | None = None, *, gave_up: str | None = None) -> Basis:
    """Return what a deal is settled by beside its tricks; `gave_up` names the bird paid for, "" for none (K40)."""
    rules, contract, deal, sides = state.rules, state.contract, state.deal, state.sides
    exchanged = None if state.taken is None else Exchanged(state.taken, state.discard)
    own, others = talon.counting(rules, contract, deal.talon, state.called, exchanged)
    in_talon = state.called in deal.talon
    items = () if speech is None else speech.items_for(sides, king_in_talon=in_talon)
    void = () if speech is None else speech.void_raises(items)
    return Basis(
        rules=rules, hands=deal.hands, contract=contract, sides=sides, called=state.called, items=items, own=own,
        others=others, talon=deal.talon, gave_up=gave_up, context=deal.context, void_raises=void,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Playing(AfterBidding, CardPlay[KoenigrufenRules, KoenigrufenPublic]):
    """From the lead to the twelfth trick, or to the one that decides (K57–K64)."""

    turn_clause: ClassVar[str] = "K57"
    play_clause: ClassVar[str] = "K58"
    guardian_clause: ClassVar[str] = "K105"
    speech: Speech | None = None
    """What was announced and raised; ``None`` in Trischaken (K52)."""
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def known_speech(self) -> Speech | None:
        """What was said, and what the play has told of the called card; ``None`` in Trischaken (K31, K52, K108)."""
        speech = self.speech
        if speech is None:
            return None
        places = self._king_places(speech.king_places)
        return speech if places == speech.king_places else changed(speech, king_places=places)

    def guardians_known(self, sides: Sides | None) -> bool:
        """Whether everybody can tell who plays the cards of the dummies (K106–K110)."""
        return self.speech is None or sides is not None or self.guardian_seen

    @property
    def guardian_seen(self) -> bool:
        """Whether a dummy has come to its first turn, at which its guardian shows himself (K108)."""
        guarded = self.deal.dummies
        if not guarded or self.tricks:
            return bool(guarded)
        return self.turn in guarded or any(play.seat in guarded for play in self.trick)

    def actor(self, seat: Seat) -> Seat:
        """The guardian chooses for a dummy (K105)."""
        return self.guardian(seat) if seat in self.deal.dummies else seat

    def _king_places(self, places: KingPlaces) -> KingPlaces:
        """Return where the called card can be for everybody by now, from what was said and played (K31, K108).

        `places` are those after the announcements; whoever has played the card had it.
        """
        if len(places.places) <= 1:
            return places
        plays = (play for trick in (*self.tricks, self.trick) for play in trick)
        player = next((play.seat for play in plays if play.card is self.called), None)
        if player is not None:
            return changed(places, places=frozenset((player,)))
        if not self.guardian_seen:
            return places
        return dummies.told_by_guardian(places, self.order_of_guardians, self.guardian(self.deal.dummies[0]))

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; ``None`` once the deal is played or decided (K60 d)."""
        if not self.trick and self._ended:
            return None
        return self.next_player(self.leader)

    @property
    def _ended(self) -> bool:
        """Whether no further trick is played."""
        winners = self.winners
        return len(winners) == TRICKS or playing_rules.decided(self.rules, self.contract, self.declarer, winners)

    @property
    def reserved(self) -> tuple[Reserved, ...]:
        """The announced cards, each kept by its holder until its trick (K63)."""
        if self.speech is None:
            return ()
        return playing_rules.reserved_cards(self.speech.holders, self.called)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (K57–K64)."""
        return playing_rules.rules_of_play(self.rules, self.contract, self.reserved).in_trick(len(self.winners))

    @property
    def pack(self) -> Pack:
        """The pack in its rank order, which is the same in all contracts (K3)."""
        return PACK

    @property
    def sides_told(self) -> int | None:
        """What was said before the lead may show who the partner is (K31)."""
        sides = None if self.speech is None else self.speech.king_places.sides
        if sides is None or sides.partner is None:
            return None
        words = (number for number, move in enumerate(self.log) if not isinstance(move, Play))
        return max(words, default=0)

    @property
    def exposed(self) -> frozenset[Seat]:
        """Whose hands lie open (K60 c, K102)."""
        return playing_rules.exposed(self.rules, self.contract, self.declarer, self.winners).union(self.deal.dummies)

    @property
    def payoff(self) -> Payoff:
        """What every ending pays (K81–K97)."""
        return self.payoffs[0]

    @property
    def payoffs(self) -> tuple[Payoff, ...]:
        """The same of each account: the second is that of money, in which raises count (K56)."""
        return outcome.payoffs_of(basis_of(self, self.speech))

    def without_raises(self) -> "Playing":
        """Return this state as though nothing had been raised (K48)."""
        return self if self.speech is None else changed(self, speech=self.speech.without_raises())

    def settle(self, ending: Ending) -> Outcome:
        """Return what is counted and paid (K81–K97)."""
        return outcome.settle(basis_of(self, self.speech), ending)


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenUp(Unplayed, AfterBidding):
    """The declarer has given up, the called king lying in the talon; the deal is over (K40, K87)."""

    clause: ClassVar[str] = "K40"
    bird: str
    """The compulsory bird that is paid for; "" where there is none."""

    @property
    def outcome(self) -> Outcome:
        """Return what is paid (K87)."""
        return outcome.settle(basis_of(self, gave_up=self.bird), Ending(PACK, (), ()))
