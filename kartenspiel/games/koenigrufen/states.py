# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Königrufen have in common."""

from abc import ABC
from dataclasses import dataclass

from kartenspiel.games.koenigrufen import playing_rules, talon
from kartenspiel.games.koenigrufen.auction import Auction
from kartenspiel.games.koenigrufen.cards import hands
from kartenspiel.games.koenigrufen.cards.pack import TRICKS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, KoenigrufenContract
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides import dummies, king_places
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.games.koenigrufen.talon import Exchange, Half
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import LayAway, Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.states import TarockState


@dataclass(frozen=True, slots=True)
class AfterBidding(TarockState[KoenigrufenRules, KoenigrufenPublic], ABC):
    """A moment after the bidding: the contract is fixed, of its talon nothing or something has been taken."""

    auction: Auction
    hands: tuple[Hand, ...]
    """The cards held now."""
    called: Card | None = None
    taken: Half | None = None
    discard: Hand = ()
    """What the declarer has laid away."""

    @property
    def contract(self) -> str:
        """What is played."""
        contract = self.auction.contract
        assert contract is not None  # noqa: S101 - the bidding is closed
        return contract

    @property
    def row(self) -> KoenigrufenContract:
        """The contract as a row of the table (K14)."""
        return CONTRACTS[self.contract]

    @property
    def declarer(self) -> Seat:
        """Who plays it."""
        declarer = self.auction.declarer
        assert declarer is not None  # noqa: S101 - the bidding is closed
        return declarer

    @property
    def sides(self) -> Sides:
        """Who plays with whom: the declarer is alone where the called card is his own or in the talon (K10, K32)."""
        declarer, called = self.declarer, self.called
        for seat, hand in enumerate(self.deal.hands):
            if called in hand and seat != declarer:
                return Sides(declarer, Seat(seat))
        return Sides(declarer)

    @property
    def birds(self) -> tuple[str, ...]:
        """The birds dealt to the declarer of which he must announce one (K47)."""
        return hands.birds(self.rules, self.deal.hands[self.declarer], self.contract)

    @property
    def exchange(self) -> Exchange:
        """The talon before the declarer (K34–K40)."""
        return Exchange(self.rules, self.contract, self.declarer, self.deal.talon, self.called, self.birds)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who is no dummy, in the order of play from forehand on (K18, K101)."""
        return self.deal.players

    @property
    def leader(self) -> Seat:
        """Who leads to the first trick (K57)."""
        return playing_rules.leader(self.rules, self.contract, self.forehand, self.declarer)

    @property
    def order_of_guardians(self) -> tuple[Seat, ...]:
        """The players in the order in which a dummy's guardian is looked for (K107)."""
        return dummies.order_of_guardians(self.rules, self.players, self.leader)

    def guardian(self, dummy: Seat) -> Seat:
        """Return who plays the cards of a dummy, whether that is known or not (K105–K110, K115, K116)."""
        if self.row.each_alone:
            before = self.winners[: TRICKS - 1]  # after the last trick there is none to be played
            return dummies.guardian_in_trischaken(self.rules, dummy, self.players, before)
        return dummies.guardian(dummy, self.order_of_guardians, self.sides)

    @property
    def known_sides(self) -> Sides | None:
        """Who plays with whom, if everybody knows it before anything is announced: only the talon tells (K31)."""
        seen_in_talon = self.talon_shown and self.called in self.deal.talon
        return Sides(self.declarer) if self.row.alone or seen_in_talon else None

    @property
    def known_speech(self) -> Speech | None:
        """What was announced and raised, and what everybody knows of the called card; ``None`` before that (K54)."""
        return None

    def guardians_known(self, sides: Sides | None) -> bool:
        """Whether everybody can tell who plays the cards of the dummies, once they lie open (K106–K110).

        `sides` are those that everybody knows.
        """
        del sides
        return False

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what was bid, called, taken and said, and what everybody knows of sides and guardians."""
        speech = self.known_speech
        sides = self.known_sides if speech is None else speech.king_places.sides
        guarded = self.deal.dummies if self.guardians_known(sides) else ()
        guardians = tuple((dummy, self.guardian(dummy)) for dummy in guarded)
        return KoenigrufenPublic(self.auction, self.called, self.taken, speech, sides, guardians)

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def talon_shown(self) -> bool:
        """Whether everybody has seen the six cards of the talon: by now they have been turned (K34, K35)."""
        return talon.talon_shown(self.rules, self.contract)

    def known_talon(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return what was turned of the talon (K34, K90); who took it face down sees it alone (K35)."""
        dealt, turned = self.deal.talon, self._cards_turned
        if self.talon_shown or (self.taken == "all" and seat == self.declarer):
            return dealt
        return (*dealt[:turned], *(None,) * (len(dealt) - turned))

    @property
    def _cards_turned(self) -> int:
        """How many cards of the talon have been turned up for the winners of tricks (K90)."""
        return talon.talon_turned(self.rules, self.contract, self.winners)

    @property
    def discard_shown(self) -> Hand:
        """What of the discard was shown to all (K36, K37)."""
        return talon.shown_cards(self.contract, self.discard)

    def mask_move(self, move: Move, seat: Seat) -> Move:
        """Of a discard others see until the end only what is shown to all (K36, K37)."""
        if not isinstance(move, LayAway) or seat == move.seat or self.over:
            return move
        shown = self.discard_shown
        return LayAway(move.seat, (*shown, *(None,) * (len(move.cards) - len(shown))))

    @property
    def _masks_moves(self) -> bool:
        """Nothing but a discard is ever hidden."""
        return bool(self.discard)

    @property
    def first_king_places(self) -> KingPlaces:
        """Where the called card can be for everybody once the talon has been taken and the dummies lie open (K54)."""
        if self.talon_shown and self.called in self.deal.talon:
            return king_places.seen_in_talon(self.declarer, taken=self.called not in self._left_of_talon())
        for dummy in self.deal.dummies:
            if self.called in self.deal.hands[dummy]:
                return king_places.seen_in_dummy(self.declarer, dummy)
        return king_places.king_places(self.rules, self.contract, self.declarer, self.called, self.players)

    @property
    def talon_open(self) -> bool:
        """Whether the cards of the talon that nobody has taken lie open now: to the end of trick 1 (K34)."""
        return self.talon_shown and not self.tricks

    @property
    def lying_talon(self) -> tuple[Card | None, ...]:
        """What is left of the talon; a card turned up in Trischaken lies there until the next lead (K90)."""
        left, turned = self._left_of_talon(), self._cards_turned
        just_turned = self.deal.talon[turned - 1 : turned] if turned == len(self.winners) and not self.trick else ()
        shown = left if self.over or self.talon_open else (None,) * len(left)
        return (*just_turned, *shown[turned:])

    @property
    def talon_aside(self) -> bool:
        """The talon lies beside the table where nothing is taken of it (any more)."""
        return not self.may_exchange

    @property
    def may_exchange(self) -> bool:
        """Whether the declarer has still to take of the talon (K34, K35)."""
        return self.taken is None and self.row.talon in ("half", "all")

    @property
    def talon_parts(self) -> tuple[int, ...]:
        """How many cards each half of the talon has, while one of the two is taken (K34)."""
        return (talon.HALF, talon.HALF) if self.may_exchange and self.row.talon == "half" else ()

    def _left_of_talon(self) -> Hand:
        """Return the cards of the talon that nobody has taken."""
        return self.deal.talon if self.taken is None else talon.left_cards(self.deal.talon, self.taken)
