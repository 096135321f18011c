# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the moments of a deal of every tarock game have in common, and those before the first word."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from kartenspiel.model import narration
from kartenspiel.model.cards import Card
from kartenspiel.model.changing import changed
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.game import Deal, Dealt, Hand, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Knock, Move, Stack, ThrowIn
from kartenspiel.model.outcome import Outcome, ScoreLine
from kartenspiel.model.refusal import Refusal, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.tarock.bidding import Preliminaries
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

    @property
    def exposed(self) -> frozenset[Seat]:
        """Whose hands lie open for everybody."""
        return frozenset()

    def _mask_deal(self, seat: Seat) -> Dealt:
        """Each sees his own hand once he has picked it up, and those that lie open; in the end all is open."""
        talon = self.deal.talon
        return self._visible_hands(self.deal.hands, seat), talon if self.over else self.known_talon(seat)

    def _visible_hands(self, hands: tuple[Hand, ...], seat: Seat) -> tuple[tuple[Card | None, ...], ...]:
        if self.over:
            return hands
        seen = self.exposed | {seat} if self.has_seen_hand(seat) else self.exposed
        return tuple([hand if owner in seen else (None,) * len(hand) for owner, hand in enumerate(hands)])

    def known_talon(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return the talon as dealt, with the cards of it that a seat knows while the deal goes on."""
        del seat
        return (None,) * len(self.deal.talon)

    @property
    def _masks_moves(self) -> bool:
        """Everything is said aloud."""
        return False

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them."""
        held = self._visible_hands(self.holdings, seat)
        return TableCards(
            held, self.lying_talon, talon_parts=self.talon_parts, talon_aside=self.talon_aside, trick=self.trick,
            tricks=self.tricks, winners=self.winners, stacks=self.takers(),
        )  # fmt: skip

    @property
    def lying_talon(self) -> tuple[Card | None, ...]:
        """What lies of the talon now, as everybody sees it; nothing in a game without one."""
        return ()

    @property
    def talon_parts(self) -> tuple[int, ...]:
        """How many cards of the talon lie together, where one of these parts can be taken."""
        return ()

    @property
    def talon_aside(self) -> bool:
        """Whether the talon lies beside the table, since nobody will take of it now."""
        return False

    def takers(self) -> tuple[Seat | None, ...]:
        """Return who has taken each stack, while stacks are chosen (Z12)."""
        return ()


@dataclass(frozen=True, slots=True)
class BeforeWords(Preliminaries, TarockState[R, P], ABC):
    """The cards are dealt; somebody may knock or throw in before forehand's first word (K12, K13, Z12, Z13)."""

    turn_clause: ClassVar[str]
    """The clause by which forehand speaks first."""
    knocked: bool = False
    stacks: tuple[int, ...] = ()
    cut: bool = False

    def after_silence(self) -> State[R, P]:
        """Return the state in which the cutter has cut and everybody has picked his hand up."""
        return changed(self, cut=True) if self.hands_closed else self

    def _apply(self, move: Move) -> State[R, P]:
        log = (*self.log, move)
        if isinstance(move, Knock):
            return changed(self, log=log, knocked=True)
        if isinstance(move, Stack):
            return changed(self, log=log, stacks=(*self.stacks, move.stack))
        return self.after_throwing_in(log) if isinstance(move, ThrowIn) else self.after_first_word(move, log)

    @abstractmethod
    def after_throwing_in(self, log: tuple[Move, ...]) -> State[R, P]:
        """Return the end of a deal that was thrown in, with this log."""

    @abstractmethod
    def after_first_word(self, move: Move, log: tuple[Move, ...]) -> State[R, P]:
        """Return the state after forehand's first word, with this log."""

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused before the first word."""
        refused = self.refusal_before_words(move)
        if refused is None and move.seat != self.forehand:
            refused = not_your_turn(move.seat, self.turn_clause)
        return refused or self.refusal_of_first_word(move)

    @abstractmethod
    def refusal_of_first_word(self, move: Move) -> Refusal:
        """Say why forehand may not begin with this word."""


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
