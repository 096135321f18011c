# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What has been said in the one speaking phase of Zwanzigerrufen, all of it public (Z14–Z32)."""

from dataclasses import dataclass, replace
from typing import Final

from kartenspiel.games.zwanzigerrufen.contracts import (
    ABSOLUT,
    ANNOUNCEABLE,
    GAME_ITEM,
    NORMAL,
    PAGAT_ULTIMO,
    RANK,
    SOLO,
    SUIT_CARDS_NEEDED,
    SUIT_SOLO,
    TRISCHAKEN,
    VALAT,
    bonus_value,
    called_tarock,
    exists,
    game_value,
)
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Bid, Choice, Kontra, Move, Pass
from kartenspiel.model.seats import Seat, after, all_seats
from kartenspiel.model.tarock.cards import PAGAT, tarocks
from kartenspiel.model.tarock.sides import Side, other

SEATS: Final = 4
SAME: Final = (ABSOLUT, VALAT)
"""Bonuses that both sides can announce, so that a Kontra must say whose is meant."""


@dataclass(frozen=True, slots=True)
class SpokenItem:
    """The game or an announced bonus: who bid or announced it, for which side, and who raised it, in order."""

    id: str
    seat: Seat
    side: Side
    raisers: tuple[Seat, ...] = ()
    """A Kontra that an announcement includes counts as its announcer's (Z27)."""

    @property
    def level(self) -> int:
        """By what raises multiply it (Z28)."""
        return 1 << len(self.raisers)

    @property
    def raising_side(self) -> Side:
        """Whose is the next raise: Kontra and Supra are the other side's, Retour and Resupra the owner's (Z28)."""
        return self.side if len(self.raisers) % 2 else other(self.side)

    def names(self, move: Kontra) -> bool:
        """Whether this is the item that a raise means."""
        return self.id == move.on and move.of in (None, self.seat)


@dataclass(frozen=True, slots=True)
class Speech:
    """How the speaking phase stands after the first bid.

    What a seat may say follows from this, from its hand and from its side, which it knows.
    """

    rules: ZwanzigerrufenRules
    turn: Seat
    contract: str
    declarer: Seat
    called: Card | None
    items: tuple[SpokenItem, ...]
    """The game, then the bonuses announced in the contract that stands, in order."""
    kontra_included: bool = False
    """Whether the first Kontra to the game was said by announcing a bonus (Z27)."""
    part: int = 1
    """How far the open turn has come: 0 bid, 1 announcements, 2 raises (Z15)."""
    spoken: bool = True
    """Whether something was said in the open turn."""
    raised_now: tuple[tuple[str, Seat], ...] = ()
    """Items raised in the open turn, each with who bid or announced it."""
    empty: int = 0
    """Empty turns since the last that was not."""
    bid_since: tuple[Seat, ...] = ()
    """Who has had a turn since the standing contract was bid (for ``first_turn``)."""
    closed: bool = False
    sides_shown: tuple[Side | None, ...] = (None,) * SEATS
    """For each seat the side on which it has shown to be, holding the called tarock or not; a solo leaves it known."""
    sides_named: tuple[Side, ...] = ()
    """For each announcement of the deal the side for which it was made (Z25), those included that a solo wiped out."""

    @property
    def game(self) -> SpokenItem:
        """The game."""
        return self.items[0]

    @property
    def announced(self) -> tuple[SpokenItem, ...]:
        """The bonuses announced in the contract that stands."""
        return self.items[1:]

    @property
    def pagat_announcer(self) -> Seat | None:
        """Who has announced that his Pagat wins the last trick."""
        return next((item.seat for item in self.announced if item.id == PAGAT_ULTIMO), None)

    @property
    def partner(self) -> Seat | None:
        """The partner, if he follows from what was said: he spoke as such, or both opponents did (Z19)."""
        if self.called is None:
            return None
        others = [seat for seat in all_seats(SEATS) if seat != self.declarer]
        partners = [seat for seat in others if self.sides_shown[seat] == "D"]
        possible = partners or [seat for seat in others if self.sides_shown[seat] is None]
        return possible[0] if len(possible) == 1 else None

    def item(self, move: Kontra) -> SpokenItem:
        """Return the item that a raise means, as it stands now."""
        return next(item for item in self.items if item.names(move))

    def base_value(self, item: SpokenItem) -> int:
        """Return what an item is worth for each opponent before raises (Z38–Z40)."""
        if item.id == GAME_ITEM:
            return game_value(self.rules, self.contract)
        return bonus_value(self.rules, self.contract, item.id, announced=True)

    def value(self, item: SpokenItem) -> int:
        """Return what an item is worth for each opponent as it stands now."""
        return self.base_value(item) * item.level

    def side_named(self, item: SpokenItem) -> Side | None:
        """Return the side that is named with an item; the declarer's is not (Z25)."""
        return None if item.seat == self.declarer else item.side

    def moves(self, hand: Hand, side: Side) -> tuple[Choice, ...]:
        """Return everything that the seat on turn may say, which holds this hand and is on this side (Z15, Z16)."""
        if self.closed:
            return ()
        bids = self._bids(hand) if self.part == 0 else ()
        if self.contract == TRISCHAKEN:
            return (Pass(self.turn), *bids)
        announcements = self._announcements(hand, side) if self.part <= 1 else ()
        return (Pass(self.turn), *bids, *announcements, *self._raises(side))

    def _bids(self, hand: Hand) -> tuple[Bid, ...]:
        return tuple(bid for bid in solo_bids(self.turn, hand) if self.outbids(bid.bid))

    def outbids(self, bid: str) -> bool:
        """Whether the seat on turn may replace the standing contract by this one (Z20)."""
        if RANK[bid] <= RANK[self.contract] or self.declarer == self.turn:
            return False
        late = self.rules.contract_bid_window == "first_turn" and self.turn in self.bid_since
        return not late

    def _announcements(self, hand: Hand, side: Side) -> tuple[Announce, ...]:
        """Bonuses that may be announced by who holds this hand on this side (Z24–Z26)."""
        return tuple(Announce(self.turn, bonus) for bonus in ANNOUNCEABLE if self._may_announce(bonus, hand, side))

    def _may_announce(self, bonus: str, hand: Hand, side: Side) -> bool:
        if not exists(self.contract, bonus):
            return False
        if bonus == PAGAT_ULTIMO:
            return PAGAT in hand and self.pagat_announcer is None
        return not any(item.id == bonus and item.side == side for item in self.announced)

    def _raises(self, side: Side) -> tuple[Kontra, ...]:
        """Items that may be raised by who is on this side (Z28–Z30)."""
        return tuple(
            Kontra(self.turn, item.id, item.seat if item.id in SAME else None)
            for item in self.items
            if item.raising_side == side
            and (item.id, item.seat) not in self.raised_now
            and item.level < self.rules.max_kontra
        )

    def after(self, move: Move, side: Side) -> "Speech":
        """Return what stands after a legal statement of a seat that is on this side."""
        if isinstance(move, Pass):
            return self._turn_ended()
        if isinstance(move, Bid):
            return self._outbid(move)
        if isinstance(move, Announce):
            return self._announcement_made(move, side)
        if not isinstance(move, Kontra):
            raise TypeError(move)
        return self._item_raised(move, side)

    def _outbid(self, move: Bid) -> "Speech":
        """A new contract wipes the slate (Z23)."""
        begun = first_speech(self.rules, move)
        return replace(begun, sides_shown=self.sides_shown, sides_named=self.sides_named)

    def _announcement_made(self, move: Announce, side: Side) -> "Speech":
        game, implied = self.game, self.says_kontra(move.what, side)
        if implied:
            game = replace(game, raisers=(move.seat,))
        return replace(
            self, items=(game, *self.announced, SpokenItem(move.what, move.seat, side)), part=1, spoken=True,
            kontra_included=self.kontra_included or implied, sides_shown=self._shown_by(move.seat, side),
            sides_named=(*self.sides_named, side),
        )  # fmt: skip

    def says_kontra(self, bonus: str, side: Side) -> bool:
        """Whether announcing a bonus for a side says the first Kontra to the game (Z27)."""
        if side == "D" or self.game.level > 1:
            return False
        included = self.rules.dagegen_implies_kontra
        return included == "all" or (included == "absolut_valat" and bonus in SAME)

    def _item_raised(self, move: Kontra, side: Side) -> "Speech":
        item = self.item(move)
        higher = replace(item, raisers=(*item.raisers, move.seat))
        return replace(
            self, items=tuple(higher if each is item else each for each in self.items), part=2, spoken=True,
            raised_now=(*self.raised_now, (item.id, item.seat)), sides_shown=self._shown_by(move.seat, side),
        )  # fmt: skip

    def _shown_by(self, seat: Seat, side: Side) -> tuple[Side | None, ...]:
        """Return what is known of the sides once a seat has said what only this side can say (Z19, Z25, Z28)."""
        if self.called is None or seat == self.declarer:
            return self.sides_shown
        return (*self.sides_shown[:seat], side, *self.sides_shown[seat + 1 :])

    def _turn_ended(self) -> "Speech":
        """Hand the word on; the phase ends after three empty turns behind the last statement (Z32)."""
        empty = 0 if self.spoken else self.empty + 1
        since = (*self.bid_since, self.turn) if self.turn not in self.bid_since else self.bid_since
        return replace(
            self, turn=after(self.turn, SEATS), part=0, spoken=False, raised_now=(), empty=empty,
            bid_since=since, closed=empty == SEATS - 1,
        )  # fmt: skip


def first_speech(rules: ZwanzigerrufenRules, bid: Bid) -> Speech:
    """Return what stands after a bid and nothing else."""
    game = SpokenItem(GAME_ITEM, bid.seat, "D")
    return Speech(rules, bid.seat, bid.bid, bid.seat, bid.card, (game,), bid_since=(bid.seat,))


def first_bids(rules: ZwanzigerrufenRules, seat: Seat, hand: Hand) -> tuple[Bid, ...]:
    """Return the bids with which forehand may begin (Z16–Z18, Z60)."""
    called = called_tarock(rules, hand)
    normal = () if called is None else (Bid(seat, NORMAL, called),)
    escape = (Bid(seat, TRISCHAKEN),) if rules.trischaken == "forehand" else ()
    return (*normal, *escape, *solo_bids(seat, hand))


def solo_bids(seat: Seat, hand: Hand) -> tuple[Bid, ...]:
    """Return the bids of playing alone that a hand allows (Z21, Z22)."""
    suit_cards = len(hand) - len(tarocks(hand))
    return (*((Bid(seat, SUIT_SOLO),) if suit_cards >= SUIT_CARDS_NEEDED else ()), Bid(seat, SOLO))
