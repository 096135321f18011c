# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bidding: who has bid, held and passed, all of it public, and who plays what in the end (K18–K27)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from kartenspiel.games.koenigrufen.cards.hands import needs
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Bid, Choice, Hold, Move, Pass, Vorhand
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn, unknown_contract
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_FIRST_WORD: Final = _("Forehand says “forehand” or bids a contract first.")
_VORHAND_LATE: Final = _("“Forehand” can only be forehand's first word.")
_MUST_CHOOSE: Final = _("All the others have passed: forehand must choose a contract.")
_NOT_PLAYED: Final = _("{contract} is not played with these house rules.")
_NOT_HIGHER: Final = _("{contract} does not outbid {high}.")
_FOREHAND_GAME: Final = _("{contract} can only be chosen by forehand, when nobody has bid anything.")
_SECHSER_FIRST: Final = _("{contract} can only be forehand's very first word.")
_ONLY_CONTRACT: Final = _("A bid names a contract and nothing beside it.")
_NOTHING_TO_HOLD: Final = _("Nobody else has bid anything that could be held.")
_NO_HOLDING: Final = _("{player} may not hold this bid.")


_AUCTIONS_KEPT: Final = 256
"""So many moments of the bidding are kept with what may be bid then; chosen, as for announcements."""
_Time = Literal["now", "first", "in_the_end", "too_low"]
"""When a contract can be bid: now, only as the very first word, only when all have passed, or never again."""


class Standing(NamedTuple):
    """A contract that was bid or held, and by whom."""

    contract: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """How the bidding stands, as everybody knows it.

    What a seat may say follows from this and from its hand.
    """

    rules: KoenigrufenRules
    players: tuple[Seat, ...]
    """Who bids, in the order of play from forehand on; dummies do not."""
    turn: Seat
    """Who speaks; once the bidding is `closed`, who spoke last."""
    active: tuple[Seat, ...]
    """Who has not passed, in the same order."""
    bids: tuple[Standing, ...] = ()
    """What was bid and held, in order, each with who said it; the last stands highest."""
    opened: bool = False
    """Whether forehand has spoken (K18)."""
    closed: bool = False

    @property
    def forehand(self) -> Seat:
        """The first to speak (K18)."""
        return self.players[0]

    @property
    def high(self) -> Standing | None:
        """The highest bid so far, and whose it is now."""
        return self.bids[-1] if self.bids else None

    @property
    def contract(self) -> str | None:
        """The contract of the highest bid; in the end the one that is played."""
        return self.bids[-1].contract if self.bids else None

    @property
    def declarer(self) -> Seat | None:
        """Who has bid it."""
        return self.bids[-1].seat if self.bids else None

    @property
    def choosing(self) -> bool:
        """Whether all have passed after "Vorhand", so that forehand must choose (K23)."""
        return self.high is None and self.active == (self.forehand,)

    def moves(self, hand: Hand) -> tuple[Choice, ...]:
        """Return what the seat on turn may say, which was dealt this hand; bids from the lowest up (K27)."""
        if self.closed:
            return ()
        seat = self.turn
        words = (Vorhand(seat), Pass(seat), Hold(seat))
        bids = (Bid(seat, contract) for contract in _bids_open(self) if needs(self.rules, contract, hand) is None)
        return (*(word for word in words if self._obstacle(word, hand) is None), *bids)

    def refusal(self, move: Move, hand: Hand) -> Refusal:
        """Say why something cannot be said now by a seat that was dealt this hand."""
        if self.closed:
            return not_now("K26")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K19" if self.opened else "K18")
        return self._obstacle(move, hand) or not_now("K27")

    def _obstacle(self, move: Move, hand: Hand) -> Refusal | None:
        """Return what keeps the seat on turn from saying this, ``None`` if nothing does."""
        if isinstance(move, Bid):
            return self._obstacle_to_bid(move, hand)
        if isinstance(move, Hold):
            return self._obstacle_to_hold(move.seat, hand)
        if isinstance(move, Pass):
            return self._obstacle_to_answer()
        if isinstance(move, Vorhand):
            return Refusal("VORHAND_LATE", _VORHAND_LATE, "K18") if self.opened else None
        return not_now("K27")

    def _obstacle_to_answer(self) -> Refusal | None:
        """Return what keeps the seat on turn from anything but a bid, passing too (K18, K23)."""
        if not self.opened:
            return Refusal("FIRST_WORD", _FIRST_WORD, "K18")
        return Refusal("MUST_CHOOSE", _MUST_CHOOSE, "K23") if self.choosing else None

    def _obstacle_to_hold(self, seat: Seat, hand: Hand) -> Refusal | None:
        """Return what keeps the seat on turn from holding the highest bid (K18, K23, K25)."""
        refused = self._obstacle_to_answer()
        if refused is not None:
            return refused
        if self.high is None:
            return Refusal("NOTHING_TO_HOLD", _NOTHING_TO_HOLD, "K25")
        if not self._may_hold(seat, self.high):
            return Refusal("NO_HOLDING", _NO_HOLDING(player=Who(seat)), "K25")
        return needs(self.rules, self.high.contract, hand)

    def _obstacle_to_bid(self, move: Bid, hand: Hand) -> Refusal | None:
        """Return what keeps the seat on turn from bidding or choosing a contract (K14, K16, K19–K23)."""
        known = terms(self.rules)
        if move.bid not in CONTRACTS:
            return unknown_contract(move.bid, known)
        if move.bid not in known:
            return Refusal("NOT_PLAYED", _NOT_PLAYED(contract=CONTRACTS[move.bid].name), "K16")
        refused = self.barred(move.bid, hand)
        if refused is None and move != Bid(move.seat, move.bid):
            return Refusal("ONLY_CONTRACT", _ONLY_CONTRACT, "K14")
        return refused

    def barred(self, contract: str, hand: Hand) -> Refusal | None:
        """Return why this hand cannot bid or choose a contract of these rules now, ``None`` if it can (K19–K23)."""
        time = self._time_of(contract)
        return needs(self.rules, contract, hand) if time == "now" else self._refused_in_time(contract, time)

    def open_bids(self) -> tuple[str, ...]:
        """Return the contracts that the seat on turn can bid or choose if its hand allows them (K18, K19, K22, K23)."""
        return tuple(contract for contract in terms(self.rules) if self._time_of(contract) == "now")

    def _time_of(self, contract: str) -> _Time:
        """Return when a contract of these rules can be bid or chosen, as things stand (K18, K19, K22, K23)."""
        rank = terms(self.rules)[contract].rank
        sechser_first = CONTRACTS[contract].first_word and self.rules.sechserdreier_when == "first_word"
        if self.opened and self.choosing:
            return "first" if sechser_first else "now"
        if rank is None or (self.opened and CONTRACTS[contract].forehand_only):
            first = CONTRACTS[contract].first_word and self.rules.sechserdreier_when != "after_passes"
            return "first" if first else "in_the_end"
        return "now" if rank > self._least() else "too_low"

    def _least(self) -> int:
        """Return the rank that a bid must outdo (K19)."""
        return 0 if self.high is None else terms(self.rules)[self.high.contract].rank or 0

    def _refused_in_time(self, contract: str, time: _Time) -> Refusal:
        """Say why this is not the time for a contract that other hands, or this at another time, could play."""
        name = CONTRACTS[contract].name
        if time == "first":
            return Refusal("SECHSER_FIRST", _SECHSER_FIRST(contract=name), "K22")
        if time == "in_the_end" or self.high is None:
            clause = "K22" if CONTRACTS[contract].first_word else "K23"
            return Refusal("FOREHAND_GAME", _FOREHAND_GAME(contract=name), clause)
        return Refusal("NOT_HIGHER", _NOT_HIGHER(contract=name, high=CONTRACTS[self.high.contract].name), "K19")

    def after(self, move: Move) -> "Auction":
        """Return the bidding after a legal word of the seat on turn."""
        if isinstance(move, Vorhand):
            return changed(self, opened=True).hand_on()
        if isinstance(move, Bid):
            return self._with_bid(move.bid, move.seat).hand_on()
        if isinstance(move, Hold) and self.high is not None:
            return self._with_bid(self.high.contract, move.seat).hand_on()
        if not isinstance(move, Pass):
            raise TypeError(move)
        return changed(self, active=tuple(seat for seat in self.active if seat != move.seat)).hand_on()

    def _with_bid(self, contract: str, seat: Seat) -> "Auction":
        return changed(self, bids=(*self.bids, Standing(contract, seat)), opened=True)

    def hand_on(self) -> "Auction":
        """Hand the word to the next who is active, or close the bidding where nobody can answer any more (K26)."""
        high = self.high
        if high is not None and not any(self._can_answer(seat, high) for seat in self.active):
            return changed(self, closed=True)
        place = self.players.index(self.turn) + 1
        order = (*self.players[place:], *self.players[:place])
        return changed(self, turn=next(seat for seat in order if seat in self.active))

    def _can_answer(self, seat: Seat, high: Standing) -> bool:
        """Whether by ranks and the rule of holding, whatever its hand, a seat could outbid or hold (K26)."""
        row = CONTRACTS[high.contract]
        if seat == high.seat or (row.held_by_option and self.rules.solodreier_holdable == "off"):
            return False
        return self._may_hold(seat, high) or bool(self.open_bids())

    def _may_hold(self, seat: Seat, high: Standing) -> bool:
        """Whether a seat may bid the same contract as the highest bidder, by its place (K25)."""
        if self.rules.hold_rule == "none":
            return False
        place, holder = self.players.index(seat), self.players.index(high.seat)
        return place < holder and (place == 0 or self.rules.hold_rule == "seat_priority")


def first_auction(rules: KoenigrufenRules, players: tuple[Seat, ...]) -> Auction:
    """Return the bidding before forehand's first word; `players` bid, in the order of play from forehand on (K18)."""
    return Auction(rules, players, players[0], players)


_bids_open = lru_cache(maxsize=_AUCTIONS_KEPT)(Auction.open_bids)
"""What may be bid is asked in every imagined deal in which the same was bid before."""
