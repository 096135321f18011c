# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bidding: who has bid, held and passed, all of it public, and who plays what in the end (K18–K27)."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from kartenspiel.games.koenigrufen.contracts import CONTRACTS, SECHSERDREIER, SOLODREIER
from kartenspiel.games.koenigrufen.hands import needs
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Bid, Choice, Hold, Move, Pass, Vorhand
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn, unknown_contract
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Who

_FIRST_WORD: Final = QT_TRANSLATE_NOOP("koenigrufen", "Forehand says “forehand” or bids a contract first.")
_VORHAND_LATE: Final = QT_TRANSLATE_NOOP("koenigrufen", "“Forehand” can only be forehand's first word.")
_MUST_CHOOSE: Final = QT_TRANSLATE_NOOP("koenigrufen", "All the others have passed: forehand must choose a contract.")
_NOT_PLAYED: Final = QT_TRANSLATE_NOOP("koenigrufen", "{contract} is not played with these house rules.")
_NOT_HIGHER: Final = QT_TRANSLATE_NOOP("koenigrufen", "{contract} does not outbid {high}.")
_FOREHAND_GAME: Final = QT_TRANSLATE_NOOP(
    "koenigrufen", "{contract} can only be chosen by forehand, when nobody has bid anything."
)
_SECHSER_FIRST: Final = QT_TRANSLATE_NOOP("koenigrufen", "{contract} can only be forehand's very first word.")
_ONLY_CONTRACT: Final = QT_TRANSLATE_NOOP("koenigrufen", "A bid names a contract and nothing beside it.")
_NOTHING_TO_HOLD: Final = QT_TRANSLATE_NOOP("koenigrufen", "Nobody else has bid anything that could be held.")
_NO_HOLDING: Final = QT_TRANSLATE_NOOP("koenigrufen", "{player} may not hold this bid.")


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
        return None if self.high is None else self.high.contract

    @property
    def declarer(self) -> Seat | None:
        """Who has bid it."""
        return None if self.high is None else self.high.seat

    @property
    def choosing(self) -> bool:
        """Whether all have passed after "Vorhand", so that forehand must choose (K23)."""
        return self.high is None and self.active == (self.forehand,)

    def moves(self, hand: Hand) -> tuple[Choice, ...]:
        """Return what the seat on turn may say, which was dealt this hand; bids from the lowest up (K27)."""
        if self.closed:
            return ()
        seat = self.turn
        bids = tuple(Bid(seat, contract) for contract in self.open_bids() if self._fits(contract, hand))
        if not self.opened:
            return (Vorhand(seat), *bids)
        if self.choosing:
            return bids
        held = self.high is not None and self._may_hold(seat, self.high) and self._fits(self.high.contract, hand)
        return (Pass(seat), *((Hold(seat),) if held else ()), *bids)

    def after(self, move: Move) -> "Auction":
        """Return the bidding after a legal word of the seat on turn."""
        if isinstance(move, Vorhand):
            return replace(self, opened=True).hand_on()
        if isinstance(move, Bid):
            return self._with_bid(move.bid, move.seat).hand_on()
        if isinstance(move, Hold) and self.high is not None:
            return self._with_bid(self.high.contract, move.seat).hand_on()
        if not isinstance(move, Pass):
            raise TypeError(move)
        return replace(self, active=tuple(seat for seat in self.active if seat != move.seat)).hand_on()

    def _with_bid(self, contract: str, seat: Seat) -> "Auction":
        return replace(self, bids=(*self.bids, Standing(contract, seat)), opened=True)

    def hand_on(self) -> "Auction":
        """Hand the word to the next who is active, or close the bidding where nobody can answer any more (K26)."""
        high = self.high
        if high is not None and not any(self._can_answer(seat, high) for seat in self.active):
            return replace(self, closed=True)
        place = self.players.index(self.turn) + 1
        order = (*self.players[place:], *self.players[:place])
        return replace(self, turn=next(seat for seat in order if seat in self.active))

    def _can_answer(self, seat: Seat, high: Standing) -> bool:
        """Whether by ranks and the rule of holding, whatever its hand, a seat could outbid or hold (K26)."""
        if seat == high.seat or (high.contract == SOLODREIER and self.rules.solodreier_holdable == "off"):
            return False
        return self._may_hold(seat, high) or bool(self._higher_bids())

    def _may_hold(self, seat: Seat, high: Standing) -> bool:
        """Whether a seat may bid the same contract as the highest bidder, by its place (K25)."""
        if self.rules.hold_rule == "none":
            return False
        place, holder = self.players.index(seat), self.players.index(high.seat)
        return place < holder and (place == 0 or self.rules.hold_rule == "seat_priority")

    def open_bids(self) -> tuple[str, ...]:
        """Return the contracts that the seat on turn can bid or choose if its hand allows them (K18, K19, K22, K23)."""
        known = terms(self.rules)
        if not self.opened:
            return tuple(contract for contract, row in known.items() if row.rank is not None)
        if self.choosing:
            first_word = self.rules.sechserdreier_when == "first_word"
            return tuple(contract for contract in known if not (contract == SECHSERDREIER and first_word))
        return self._higher_bids()

    def _higher_bids(self) -> tuple[str, ...]:
        """Return the contracts that can be bid after forehand's first word, by their ranks (K19, K22, K23)."""
        known = terms(self.rules)
        least = 0 if self.high is None else known[self.high.contract].rank or 0
        return tuple(
            contract
            for contract, row in known.items()
            if row.rank is not None and row.rank > least and not CONTRACTS[contract].forehand_only
        )

    def _fits(self, contract: str, hand: Hand) -> bool:
        return needs(self.rules, contract, hand) is None

    def refusal(self, move: Move, hand: Hand) -> Refusal:
        """Say why something cannot be said now by a seat that was dealt this hand."""
        if self.closed:
            return not_now("K26")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K19" if self.opened else "K18")
        if isinstance(move, Bid):
            return self._refused_bid(move, hand)
        if isinstance(move, Pass | Hold):
            return self._refused_answer(move.seat, hand)
        return Refusal("VORHAND_LATE", _VORHAND_LATE, "K18") if isinstance(move, Vorhand) else not_now("K27")

    def _refused_answer(self, seat: Seat, hand: Hand) -> Refusal:
        """Say why a seat on turn can neither pass nor hold, or only pass (K18, K23, K25)."""
        if not self.opened:
            return Refusal("FIRST_WORD", _FIRST_WORD, "K18")
        if self.choosing:
            return Refusal("MUST_CHOOSE", _MUST_CHOOSE, "K23")
        if self.high is None:
            return Refusal("NOTHING_TO_HOLD", _NOTHING_TO_HOLD, "K25")
        if not self._may_hold(seat, self.high):
            return Refusal("NO_HOLDING", _NO_HOLDING(player=Who(seat)), "K25")
        return needs(self.rules, self.high.contract, hand) or not_now("K25")

    def _refused_bid(self, move: Bid, hand: Hand) -> Refusal:
        """Say why a contract cannot be bid or chosen (K16, K19–K23)."""
        known = terms(self.rules)
        if move.bid not in CONTRACTS:
            return unknown_contract(move.bid, known)
        if move.bid not in known:
            return Refusal("NOT_PLAYED", _NOT_PLAYED(contract=CONTRACTS[move.bid].name), "K16")
        return self.barred(move.bid, hand) or Refusal("ONLY_CONTRACT", _ONLY_CONTRACT, "K14")

    def barred(self, contract: str, hand: Hand) -> Refusal | None:
        """Return why this hand cannot bid or choose a contract of these rules now, ``None`` if it can (K19–K23)."""
        if contract not in self.open_bids():
            return self._refused_in_turn(contract)
        return needs(self.rules, contract, hand)

    def _refused_in_turn(self, contract: str) -> Refusal:
        """Say why this is not the time for a contract that other hands, or this at another time, could play."""
        name = CONTRACTS[contract].name
        if contract == SECHSERDREIER and self.rules.sechserdreier_when != "after_passes":
            return Refusal("SECHSER_FIRST", _SECHSER_FIRST(contract=name), "K22")
        if CONTRACTS[contract].forehand_only or self.high is None:
            clause = "K22" if contract == SECHSERDREIER else "K23"
            return Refusal("FOREHAND_GAME", _FOREHAND_GAME(contract=name), clause)
        return Refusal("NOT_HIGHER", _NOT_HIGHER(contract=name, high=CONTRACTS[self.high.contract].name), "K19")


def first(rules: KoenigrufenRules, players: tuple[Seat, ...]) -> Auction:
    """Return the bidding before forehand's first word; `players` bid, in the order of play from forehand on (K18)."""
    return Auction(rules, players, players[0], players)
