# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the moments of a deal of every tarock game have in common, and those before the first word."""

from abc import ABC
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from kartenspiel.model import narration
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.game import Deal, Hand, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.tarock.opening import Preliminaries
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.model.tricks import Trick
from kartenspiel.model.unplayed import Unplayed

_ = marker(__package__)

_THROWN_IN: Final = _("{player:nom} threw the cards in; nothing is paid and the same dealer deals.")


@dataclass(frozen=True, slots=True)
class TarockState(State[R, P], ABC):
    """What all moments of a deal have in common: hands that only their seats see, and everything said aloud."""

    deal: Deal[R]
    log: tuple[Move, ...]

    @property
    def rules(self) -> R:
        """The house rules."""
        return self.deal.rules

    @property
    def forehand(self) -> Seat:
        """The first seat after the dealer that is no dummy (K1, K100, Z1)."""
        return self.deal.forehand

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.deal.hands

    @property
    def trick(self) -> Trick:
        """The cards on the table."""
        return ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who took them."""
        return ()

    def has_seen_hand(self, seat: Seat) -> bool:
        """Whether a seat has seen its cards."""
        del seat
        return True

    def mask_deal(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own hand once he has picked it up, and of the talon nothing; in the end all is open."""
        talon = self.deal.talon
        return self._visible_hands(self.deal.hands, seat), talon if self.over else (None,) * len(talon)

    def _visible_hands(self, hands: tuple[Hand, ...], seat: Seat) -> tuple[tuple[Card | None, ...], ...]:
        if self.over:
            return hands
        looks = self.has_seen_hand(seat)
        return tuple(hand if looks and owner == seat else (None,) * len(hand) for owner, hand in enumerate(hands))

    def known_log(self, seat: Seat) -> tuple[Move, ...]:
        """Everything is said aloud."""
        del seat
        return self.log

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        held = self._visible_hands(self.holdings, seat)
        return TableCards(held, trick=self.trick, tricks=self.tricks, winners=self.winners)


@dataclass(frozen=True, slots=True)
class BeforeWords(Preliminaries, TarockState[R, P], ABC):
    """The cards are dealt; somebody may knock or throw in before forehand's first word (K12, K13, Z12, Z13)."""

    knocked: bool = False
    stacks: tuple[int, ...] = ()
    cut: bool = False

    def after_silence(self) -> State[R, P]:
        """Return the state in which the cutter has cut and everybody has picked his hand up."""
        return replace(self, cut=True) if self.hands_closed else self

    def observe(self, seat: Seat) -> Observation[R, P]:
        """Return all that a seat may know: of closed hands not even who must throw in, or what may be said (Z12)."""
        seen = TarockState.observe(self, seat)
        if not self.hands_closed:
            return seen
        return replace(seen, turn=self.forehand, moves=self.statements(seat))

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them, with the stacks while they are chosen (Z12)."""
        return replace(TarockState.cards(self, seat), stacks=self.takers())


@dataclass(frozen=True, slots=True)
class TarockThrownIn(Unplayed, TarockState[R, P], ABC):
    """The cards are thrown in: nothing is paid, the same dealer deals again (K13, Z13)."""

    clause: ClassVar[str]

    @property
    def two_accounts(self) -> bool:
        """Whether the house rules keep a second account, in which nothing is paid either (K56)."""
        return False

    @property
    def outcome(self) -> Outcome:
        """Nothing is paid."""
        nothing = (0,) * self.deal.seats
        return Outcome(
            payments=nothing, contract="thrown_in", played=False, declarer=None, partner=None, trumps=None, tricks=(),
            card_points=nothing, items=(), context=self.deal.context, money=nothing if self.two_accounts else None,
            explain=partial(self._explanation, nothing),
            conclude=partial(Conclusion, reason=self.reason, played=False),
        )  # fmt: skip

    @property
    def reason(self) -> Text:
        """Why nothing is paid: who has thrown in, unless the state of a game says otherwise."""
        return _THROWN_IN(player=Who(self.log[-1].seat))

    def _explanation(self, nothing: tuple[int, ...]) -> tuple[ScoreLine, ...]:
        return ScoreLine("note", self.reason, (), self.clause), ScoreLine("payment", narration.PAYMENT, nothing)
