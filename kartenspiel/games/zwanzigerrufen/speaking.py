# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What has been said in the one speaking phase of Zwanzigerrufen (Z14–Z32)."""

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
    called_tarock,
    exists,
)
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Bid, Choice, Kontra, Move, Pass
from kartenspiel.model.seats import Seat, after, all_seats
from kartenspiel.model.tarock import PAGAT, next_level, opponents_turn, tarocks

SEATS: Final = 4
SAME: Final = (ABSOLUT, VALAT)
"""Bonuses that both sides can announce, so that a Kontra must say whose is meant."""

DAZU: Final = "dazu"
DAGEGEN: Final = "dagegen"
"""For and against the declarer's side; said with every announcement but the declarer's own (Z25)."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A bonus announced by a seat for its side, with its raise level."""

    bonus: str
    seat: Seat
    level: int = 1
    said: tuple[Seat, ...] = ()
    """Who raised it, in order."""


@dataclass(frozen=True, slots=True)
class Speech:
    """How the speaking phase stands; `part` is how far the open turn has come: 0 bid, 1 announcements, 2 raises."""

    rules: ZwanzigerrufenRules
    hands: tuple[Hand, ...]
    forehand: Seat
    turn: Seat
    contract: str | None = None
    declarer: Seat | None = None
    called: Card | None = None
    partner: Seat | None = None
    """The holder of the called tarock (Z17)."""
    side_d: tuple[Seat, ...] = ()
    """The declarer's side: himself, then his partner (Z8)."""
    announced: tuple[Announced, ...] = ()
    level: int = 1
    """Raise level of the game."""
    raisers: tuple[Seat, ...] = ()
    """Who raised the game, in order; a Kontra that an announcement includes counts as its announcer's."""
    part: int = 0
    spoken: bool = False
    """Whether something was said in the open turn."""
    raised_now: tuple[str, ...] = ()
    """Items raised in the open turn, each as ``id`` or ``id/seat``."""
    empty: int = 0
    """Empty turns since the last that was not."""
    bid_since: tuple[Seat, ...] = ()
    """Who has had a turn since the standing contract was bid (for ``first_turn``)."""
    closed: bool = False
    heard: tuple[str, ...] = ()
    """For each announcement of the deal the word that went with it, dazu, dagegen or none (Z25), and for each raise the
    level that it reached (Z28); a new contract does not make them unsaid."""

    def same_side(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats are on the same side."""
        return (seat in self.side_d) == (other in self.side_d)

    def side_word(self, seat: Seat) -> str:
        """Return the word that goes with what a seat announces: dazu, dagegen or, from the declarer, none (Z25)."""
        if seat == self.declarer:
            return ""
        return DAZU if seat in self.side_d else DAGEGEN

    def moves(self) -> tuple[Choice, ...]:
        """Return everything the seat on turn may say (Z15, Z16)."""
        if self.closed:
            return ()
        bids = self._bids() if self.part == 0 else ()
        if self.contract is None:
            return bids
        announcements = self._announcements() if self.part <= 1 else ()
        return (Pass(self.turn), *bids, *announcements, *self._raises())

    def _bids(self) -> tuple[Choice, ...]:
        seat = self.turn
        own = self.hands[seat]
        solos: list[Choice] = []
        if self.outbids(SUIT_SOLO) and len(own) - len(tarocks(own)) >= SUIT_CARDS_NEEDED:
            solos.append(Bid(seat, SUIT_SOLO))
        if self.outbids(SOLO):
            solos.append(Bid(seat, SOLO))
        if self.contract is not None:
            return tuple(solos)
        called = called_tarock(self.rules, own)
        normal: tuple[Choice, ...] = () if called is None else (Bid(seat, NORMAL, called),)
        extra: tuple[Choice, ...] = (Bid(seat, TRISCHAKEN),) if self.rules.trischaken == "forehand" else ()
        return (*normal, *extra, *solos)

    def outbids(self, bid: str) -> bool:
        """Whether the seat on turn may replace the standing contract, if there is one, by this one (Z20)."""
        if self.contract is None:
            return True
        if RANK[bid] <= RANK[self.contract] or self.declarer == self.turn:
            return False
        late = self.rules.contract_bid_window == "first_turn" and self.turn in self.bid_since
        return not late

    def _announcements(self) -> tuple[Choice, ...]:
        """Bonuses the seat may announce for its side (Z24–Z26)."""
        if self.contract is None or self.contract == TRISCHAKEN:
            return ()
        return tuple(Announce(self.turn, bonus) for bonus in ANNOUNCEABLE if self._may_announce(bonus))

    def _may_announce(self, bonus: str) -> bool:
        if self.contract is None or not exists(self.contract, bonus):
            return False
        if bonus == PAGAT_ULTIMO:
            return PAGAT in self.hands[self.turn] and all(each.bonus != bonus for each in self.announced)
        return not any(each.bonus == bonus and self.same_side(each.seat, self.turn) for each in self.announced)

    def _raises(self) -> tuple[Choice, ...]:
        """Items the seat may raise (Z28–Z30)."""
        if self.contract is None or self.contract == TRISCHAKEN:
            return ()
        found: list[Choice] = []
        if self.declarer is not None and self._may_raise(GAME_ITEM, self.level, self.declarer):
            found.append(Kontra(self.turn, GAME_ITEM))
        found.extend(
            Kontra(self.turn, each.bonus, each.seat if each.bonus in SAME else None)
            for each in self.announced
            if self._may_raise(_item(each), each.level, each.seat)
        )
        return tuple(found)

    def _may_raise(self, item: str, level: int, owner: Seat) -> bool:
        if item in self.raised_now or next_level(level, self.rules.max_kontra) is None:
            return False
        return opponents_turn(level) != self.same_side(self.turn, owner)

    def apply(self, move: Move) -> "Speech":
        """Return what stands after a legal statement."""
        if isinstance(move, Pass):
            return self._turn_ended()
        if isinstance(move, Bid):
            return self._contract_bid(move)
        if isinstance(move, Announce):
            return self._announcement_made(move)
        if not isinstance(move, Kontra):
            raise TypeError(move)
        return self._raised(move)

    def _contract_bid(self, move: Bid) -> "Speech":
        """A new contract wipes the slate (Z23)."""
        partner = next((Seat(seat) for seat, hand in enumerate(self.hands) if move.card in hand), None)
        side = (move.seat,) if partner is None else (move.seat, partner)
        return replace(
            self, contract=move.bid, declarer=move.seat, called=move.card, partner=partner, side_d=side,
            announced=(), level=1, raisers=(), part=1, spoken=True, raised_now=(), bid_since=(move.seat,),
        )  # fmt: skip

    def _announcement_made(self, move: Announce) -> "Speech":
        said = replace(
            self, announced=(*self.announced, Announced(move.what, move.seat)), part=1, spoken=True,
            heard=(*self.heard, self.side_word(move.seat)),
        )  # fmt: skip
        if includes_kontra(self.rules, move.what) and move.seat not in self.side_d and self.level == 1:
            return replace(said, level=2, raisers=(move.seat,))
        return said

    def _raised(self, move: Kontra) -> "Speech":
        if move.on == GAME_ITEM:
            return replace(
                self, level=self.level * 2, raisers=(*self.raisers, move.seat), part=2, spoken=True,
                raised_now=(*self.raised_now, GAME_ITEM), heard=(*self.heard, str(self.level * 2)),
            )  # fmt: skip
        for number, each in enumerate(self.announced):
            if each.bonus == move.on and move.of in (None, each.seat):
                higher = replace(each, level=each.level * 2, said=(*each.said, move.seat))
                announced = (*self.announced[:number], higher, *self.announced[number + 1 :])
                raised_now = (*self.raised_now, _item(each))
                heard = (*self.heard, str(higher.level))
                return replace(self, announced=announced, part=2, spoken=True, raised_now=raised_now, heard=heard)
        raise TypeError(move)

    def _turn_ended(self) -> "Speech":
        """Hand the word on; the phase ends after three empty turns behind the last statement (Z32)."""
        empty = 0 if self.spoken else self.empty + 1
        since = (*self.bid_since, self.turn) if self.turn not in self.bid_since else self.bid_since
        return replace(
            self, turn=after(self.turn, SEATS), part=0, spoken=False, raised_now=(), empty=empty,
            bid_since=since, closed=empty == SEATS - 1,
        )  # fmt: skip

    def revealed(self) -> tuple[Seat, ...]:
        """Return who has shown on which side he is by what he said (Z19, Z25, Z28)."""
        if self.declarer is None:
            return ()
        speakers = {each.seat for each in self.announced} | set(self.raisers)
        speakers |= {seat for each in self.announced for seat in each.said}
        return tuple(seat for seat in all_seats(SEATS) if seat in speakers or seat == self.declarer)

    def partner_public(self) -> bool:
        """Whether the partner follows from what was said: he spoke as such, or both opponents did."""
        partner = self.partner
        if partner is None:
            return False
        shown = self.revealed()
        opponents = [seat for seat in all_seats(SEATS) if seat not in self.side_d]
        return partner in shown or all(seat in shown for seat in opponents)


def includes_kontra(rules: ZwanzigerrufenRules, bonus: str) -> bool:
    """Whether announcing a bonus dagegen says Kontra to a game that has none yet (Z27)."""
    implied = rules.dagegen_implies_kontra
    return implied == "all" or (implied == "absolut_valat" and bonus in SAME)


def _item(announced: Announced) -> str:
    return f"{announced.bonus}/{announced.seat}"
