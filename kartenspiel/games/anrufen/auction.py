# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The auction of Anrufen (A9–A18): five levels, and equal bids decided by a suit."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from kartenspiel.games.anrufen.contracts import LEVELS, NO_TRICKS, BidContract, level
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model.cards import Suit
from kartenspiel.model.changing import changed
from kartenspiel.model.moves import Bid, Choice, Move, Pass, Trumps
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn, unknown_contract
from kartenspiel.model.seats import Seat, after, forehand, from_seat
from kartenspiel.model.text import marker

_ = marker(__package__)

SUIT_ORDER: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)
"""Suits from low to high, to decide between equal bids (A5)."""

_TOO_LOW: Final = Refusal(
    "TOO_LOW", _("A bid must be higher than the standing one, or equal to it with a suit."), "A10"
)
_NO_EQUAL: Final = Refusal("NO_EQUAL", _("No equal bid is possible here."), "A14")
_LOWER_SUIT: Final = Refusal("LOWER_SUIT", _("Only a higher suit than the one already named can be bid."), "A14")
_MUST_BID: Final = Refusal("MUST_BID", _("Everybody has passed twice: the dealer must bid."), "A18")
_SUIT_WANTED: Final = Refusal("SUIT_WANTED", _("An equal bid names a suit."), "A12")
_SUIT_LATER: Final = Refusal("SUIT_LATER", _("With these house rules the first bidder names his suit first."), "A12")
_NOT_NOW: Final = not_now("A10")
_NO_SUIT: Final = Refusal("NO_SUIT", _("A bid names no suit unless it equals the standing one."), "A11")


@cache
def _statements(seat: Seat, standing: int, *, compared: bool) -> tuple[Pass | Trumps | Bid, ...]:
    """Return what may be said in an auction, in the order in which it is offered; made once.

    Suits are named while bids are `compared` (A12, A14), and else with a bid as high as the one `standing`.
    """
    if compared:
        return (Pass(seat), *(Trumps(seat, suit) for suit in SUIT_ORDER))
    bids = [Bid(seat, bid, trumps=suit) for bid in LEVELS for suit in (None, *SUIT_ORDER)]
    return (Pass(seat), *(bid for bid in bids if bid.trumps is None or level(bid.bid) == standing))


def higher_suits(suit: Suit) -> tuple[Suit, ...]:
    """Return the suits above this one (A5), lowest first."""
    return SUIT_ORDER[SUIT_ORDER.index(suit) + 1 :]


@dataclass(frozen=True, slots=True)
class LevelBid:
    """A bid: whose, how high, and the suit that binds it once one was named (A13)."""

    seat: Seat
    level: int
    suit: Suit | None = None

    @property
    def trumps(self) -> Suit | None:
        """The suit that is already bound to be trumps; at level 3 a suit only settles precedence (A13, A14)."""
        return None if self.level == NO_TRICKS else self.suit


@dataclass(frozen=True, slots=True)
class Auction:
    """How the auction stands, as everybody knows it."""

    rules: AnrufenRules
    seats: int
    dealer: Seat
    speaker: Seat
    standing: LevelBid | None = None
    passed: tuple[Seat, ...] = ()
    """Who has passed for good."""
    passes: int = 0
    """Passes in succession since the standing bid, or in this circuit while there is none."""
    second: bool = False
    """Everybody passed in the first circuit (A17)."""
    named: tuple[LevelBid, ...] = ()
    """The bids for which a suit was named in a comparison, whether they stood or not (A12, A14)."""
    challenger: Seat | None = None
    """Who has made an equal bid that waits for a suit (A12)."""
    closed: bool = False

    @classmethod
    def begin(cls, rules: AnrufenRules, seats: int, dealer: Seat) -> "Auction":
        """Return the auction before forehand speaks (A10)."""
        return cls(rules, seats, dealer, forehand(dealer, seats))

    @property
    def turn(self) -> Seat | None:
        """Who speaks: in an equal bid first the holder without a suit, then a challenger without one."""
        if self.closed:
            return None
        if self.challenger is not None and self.standing is not None:
            return self.standing.seat if self.standing.suit is None else self.challenger
        return self.speaker

    @property
    def contract(self) -> BidContract | None:
        """The standing bid with the suit that is already bound to be trumps (A13)."""
        standing = self.standing
        return None if standing is None else BidContract(standing.seat, standing.level, standing.trumps)

    @property
    def covered(self) -> bool:
        """Whether the challenger has chosen a suit that is hidden until the holder has named his (A12)."""
        return self.challenger is not None and self.rules.equal_suit_order == "simultaneous"

    @property
    def forced(self) -> bool:
        """Whether the dealer has no pass left (A18)."""
        return (
            self.rules.all_pass_twice == "dealer_must_bid"  # noqa: S105 - passing, no password
            and self.second
            and self.standing is None
            and self.passes == self.seats - 1
        )

    def moves(self) -> tuple[Choice, ...]:
        """Return everything the seat on turn may say (A10–A14)."""
        seat = self.turn
        if seat is None:
            return ()
        standing = 0 if self.standing is None else self.standing.level
        said = _statements(seat, standing, compared=self.challenger is not None)
        return tuple([move for move in said if self._obstacle(move) is None])

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now (A10–A18)."""
        if move.seat != self.turn:
            return not_your_turn(move.seat)
        return self._obstacle(move) or _NOT_NOW

    def _obstacle(self, move: Move) -> Refusal | None:
        """Return what keeps the seat on turn from saying this, ``None`` if nothing does."""
        if isinstance(move, Bid):
            return self._obstacle_to_bid(move)
        if isinstance(move, Trumps):
            return self._obstacle_to_suit(move.suit)
        return self._obstacle_to_pass() if isinstance(move, Pass) else _NOT_NOW

    def _obstacle_to_pass(self) -> Refusal | None:
        """Return what keeps the seat on turn from passing (A12, A18)."""
        if self.challenger is not None and self.standing is not None and self.standing.suit is None:
            return _NOT_NOW
        return _MUST_BID if self.forced else None

    def _obstacle_to_suit(self, suit: Suit | None) -> Refusal | None:
        """Return what keeps the seat on turn from naming a suit to settle a comparison (A12, A14)."""
        standing = self.standing
        if self.challenger is None or standing is None:
            return _NOT_NOW
        allowed = SUIT_ORDER if standing.suit is None else higher_suits(standing.suit)
        return None if suit in allowed else _LOWER_SUIT

    def _obstacle_to_bid(self, move: Bid) -> Refusal | None:
        """Return what keeps the seat on turn from a bid (A10–A14)."""
        bid, standing = level(move.bid), self.standing
        if not bid:
            return unknown_contract(move.bid, LEVELS)
        if self.challenger is not None:
            return _NOT_NOW
        if standing is None or bid > standing.level:
            return None if move.trumps is None else _NO_SUIT
        return _TOO_LOW if bid < standing.level else self._obstacle_to_equal(standing, move)

    def _obstacle_to_equal(self, standing: LevelBid, move: Bid) -> Refusal | None:
        """Return what keeps the seat on turn from a bid as high as the standing one (A12–A14)."""
        left = SUIT_ORDER if standing.suit is None else higher_suits(standing.suit)
        compared = any(bid.seat == move.seat and bid.level == standing.level for bid in self.named)
        barred = standing.level == NO_TRICKS and self.rules.no_tricks_equal == "not_allowed"
        if compared or barred or not left:
            return _NO_EQUAL
        if standing.suit is None and self.rules.equal_suit_order == "holder_first":
            return None if move.trumps is None else _SUIT_LATER
        if move.trumps is None:
            return _SUIT_WANTED
        return None if move.trumps in left else _LOWER_SUIT

    def apply(self, move: Move, covered: Suit | None = None) -> "Auction":
        """Return the auction after a legal move; `covered` is the suit that the challenger has kept covered so far."""
        if isinstance(move, Pass):
            return self._after_pass(move.seat)
        if isinstance(move, Trumps):
            return self._after_suit(move, covered)
        if not isinstance(move, Bid):
            raise TypeError(move)
        standing = self.standing
        if standing is None or level(move.bid) > standing.level:
            raised = changed(
                self, standing=LevelBid(move.seat, level(move.bid)), passes=0, challenger=None, closed=self.forced
            )
            return raised.hand_on(move.seat)
        if standing.suit is not None and move.trumps is not None:
            own = LevelBid(move.seat, standing.level, move.trumps)
            return self._stands(move.seat, own, (own,))
        return changed(self, challenger=move.seat)

    def _after_suit(self, move: Trumps, covered: Suit | None) -> "Auction":
        standing, challenger = self.standing, self.challenger
        if standing is None or challenger is None or move.suit is None:
            raise TypeError(move)
        own = LevelBid(move.seat, standing.level, move.suit)
        if standing.suit is not None:
            return self._stands(challenger, own, (own,))
        if covered is None:
            return changed(self, standing=own, named=(*self.named, own))
        other = LevelBid(challenger, standing.level, covered)
        return self._stands(challenger, other if covered in higher_suits(move.suit) else own, (own, other))

    def _stands(self, challenger: Seat, standing: LevelBid, named: tuple[LevelBid, ...]) -> "Auction":
        """End a comparison; the turn goes on to the left of the challenger (A15)."""
        compared = changed(self, standing=standing, passes=0, challenger=None, named=(*self.named, *named))
        return compared.hand_on(challenger)

    def _after_pass(self, seat: Seat) -> "Auction":
        passed = (*self.passed, seat) if self.rules.pass_is_final else self.passed
        then = changed(self, passed=passed, passes=self.passes + 1, challenger=None)
        if self.standing is None and then.passes == self.seats:
            if self.second:
                return changed(then, closed=True)
            return changed(then, second=True, passes=0, passed=(), speaker=forehand(self.dealer, self.seats))
        return then.hand_on(seat)

    def hand_on(self, seat: Seat) -> "Auction":
        """Hand the word on, or close the auction when all others have passed (A16)."""
        if self.closed:
            return self
        holder = self.standing.seat if self.standing is not None else None
        asked = [
            other for other in from_seat(after(seat, self.seats), self.seats)
            if other != holder and other not in self.passed
        ]  # fmt: skip
        if not asked or (holder is not None and self.passes >= self.seats - 1):
            return changed(self, closed=True)
        return changed(self, speaker=asked[0])
