# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What has been said in the one speaking phase of Zwanzigerrufen, all of it public (Z14–Z32)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from kartenspiel.games.zwanzigerrufen.bonuses import BONUSES, LEVEL_NAMES, PAGAT_ULTIMO, bonuses
from kartenspiel.games.zwanzigerrufen.cards import called_tarock
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, NORMAL, TRISCHAKEN, ZwanzigerContract
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Bid, Choice, Kontra, Move, Pass
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import speaking
from kartenspiel.model.tarock.bonuses import Bonus
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.text import Text

SEATS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech(speaking.SidedSpeech):
    """How the speaking phase stands after the first bid.

    What a seat may say follows from this, from its hand and from its side, which it knows.
    """

    level_names: ClassVar[Mapping[int, Text]] = LEVEL_NAMES

    rules: ZwanzigerrufenRules
    contract: str
    called: Card | None
    kontra_included: bool = False
    """Whether the first Kontra to the game was said by announcing a bonus (Z27)."""
    part: int = 1
    """How far the open turn has come: 0 bid, 1 announcements, 2 raises (Z15)."""
    bid_since: tuple[Seat, ...] = ()
    """Who has had a turn since the standing contract was bid (for ``first_turn``)."""
    sides_shown: tuple[Side | None, ...] = (None,) * SEATS
    """For each seat the side on which it has shown to be, holding the called tarock or not; a solo leaves it known."""
    sides_named: tuple[Side, ...] = ()
    """For each announcement of the deal the side for which it was made (Z25), those included that a solo wiped out."""

    @property
    def row(self) -> ZwanzigerContract:
        """The contract that stands, as it is under all house rules."""
        return CONTRACTS[self.contract]

    @property
    def bonuses(self) -> Mapping[str, Bonus]:
        """The bonuses of the contract that stands (Z40)."""
        return bonuses(self.rules, self.contract)

    @property
    def game_value(self) -> int:
        """What the contract that stands is worth for each opponent (Z38)."""
        return self.row.worth(self.rules)

    @property
    def highest_level(self) -> int:
        """How far items may be raised (Z28)."""
        return self.rules.max_kontra

    @property
    def pagat_announcer(self) -> Seat | None:
        """Who has announced that his Pagat wins the last trick."""
        return self.announcer(PAGAT_ULTIMO)

    @property
    def partner(self) -> Seat | None:
        """The partner, if he follows from what was said: he spoke as such, or both opponents did (Z19)."""
        if self.called is None:
            return None
        others = [seat for seat in all_seats(SEATS) if seat != self.declarer]
        partners = [seat for seat in others if self.sides_shown[seat] == "D"]
        possible = partners or [seat for seat in others if self.sides_shown[seat] is None]
        return possible[0] if len(possible) == 1 else None

    def side_named(self, item: SpokenItem) -> Side | None:
        """Return the side that is named with an item; the declarer's is not (Z25)."""
        return None if item.seat == self.declarer else item.side

    def moves(self, hand: Hand, side: Side) -> tuple[Choice, ...]:
        """Return everything that the seat on turn may say, which holds this hand and is on this side (Z15, Z16)."""
        if self.closed:
            return ()
        bids = self._bids(hand) if self.part == 0 else ()
        if self.row.each_alone:
            return (Pass(self.turn), *bids)
        announcements = self.announcements(hand, side) if self.part <= 1 else ()
        return (Pass(self.turn), *bids, *announcements, *self.raises(side))

    def _bids(self, hand: Hand) -> tuple[Bid, ...]:
        return tuple(bid for bid in solo_bids(self.turn, hand) if self.outbids(bid.bid))

    def outbids(self, bid: str) -> bool:
        """Whether the seat on turn may replace the standing contract by this one (Z20)."""
        if CONTRACTS[bid].rank <= self.row.rank or self.declarer == self.turn:
            return False
        late = self.rules.contract_bid_window == "first_turn" and self.turn in self.bid_since
        return not late

    def after(self, move: Move, side: Side) -> "Speech":
        """Return what stands after a legal statement of a seat that is on this side."""
        if isinstance(move, Pass):
            since = (*self.bid_since, self.turn) if self.turn not in self.bid_since else self.bid_since
            return self.with_next_turn(all_seats(SEATS), part=0, bid_since=since)
        if isinstance(move, Bid):
            return self._outbid(move)
        if isinstance(move, Announce):
            return self._announce(move, side)
        if not isinstance(move, Kontra):
            raise TypeError(move)
        return self.with_raise(move, part=2, sides_shown=self._sides_shown_after(move.seat, side))

    def _outbid(self, move: Bid) -> "Speech":
        """A new contract wipes the slate (Z23)."""
        begun = first_speech(self.rules, move)
        return changed(begun, sides_shown=self.sides_shown, sides_named=self.sides_named)

    def _announce(self, move: Announce, side: Side) -> "Speech":
        shown, named = self._sides_shown_after(move.seat, side), (*self.sides_named, side)
        speech = self.with_announcement(move, side, part=1, sides_shown=shown, sides_named=named)
        if not self.says_kontra(move.what, side):
            return speech
        return changed(
            speech, items=(speech.game.with_raiser(move.seat), *speech.announced_items), kontra_included=True
        )

    def says_kontra(self, bonus: str, side: Side) -> bool:
        """Whether announcing a bonus for a side says the first Kontra to the game (Z27)."""
        if side == "D" or self.game.level > 1:
            return False
        included = self.rules.dagegen_implies_kontra
        return included == "all" or (included == "absolut_valat" and BONUSES[bonus].says_kontra)

    def _sides_shown_after(self, seat: Seat, side: Side) -> tuple[Side | None, ...]:
        """Return what is known of the sides once a seat has said what only this side can say (Z19, Z25, Z28)."""
        if self.called is None or seat == self.declarer:
            return self.sides_shown
        return (*self.sides_shown[:seat], side, *self.sides_shown[seat + 1 :])


def first_speech(rules: ZwanzigerrufenRules, bid: Bid) -> Speech:
    """Return what stands after a bid and nothing else."""
    game = SpokenItem(GAME_ITEM, bid.seat, "D")
    return Speech(bid.seat, bid.seat, (game,), rules=rules, contract=bid.bid, called=bid.card, bid_since=(bid.seat,))


def first_bids(rules: ZwanzigerrufenRules, seat: Seat, hand: Hand) -> tuple[Bid, ...]:
    """Return the bids with which forehand may begin (Z16–Z18, Z60)."""
    called = called_tarock(rules, hand)
    normal = () if called is None else (Bid(seat, NORMAL, called),)
    escape = (Bid(seat, TRISCHAKEN),) if rules.trischaken == "forehand" else ()
    return (*normal, *escape, *solo_bids(seat, hand))


def solo_bids(seat: Seat, hand: Hand) -> tuple[Bid, ...]:
    """Return the bids of playing alone that a hand allows (Z21, Z22)."""
    return tuple([Bid(seat, row.id) for row in CONTRACTS.values() if row.alone and row.fits(hand)])
