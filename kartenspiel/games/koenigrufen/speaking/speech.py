# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is announced and raised before the first lead of Königrufen, all of it public (K44–K55)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Final

from kartenspiel.games.koenigrufen import bonuses
from kartenspiel.games.koenigrufen.contracts.bonus_rows import LEVEL_NAMES, VALAT
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, KoenigrufenContract
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
from kartenspiel.games.koenigrufen.speaking import refusals
from kartenspiel.model.cards import Card
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Choice, Kontra, Move, Pass
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat, from_seat
from kartenspiel.model.tarock import speaking
from kartenspiel.model.tarock.bonuses import Bonus
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.sides import Side, Sides, other_side
from kartenspiel.model.tarock.speaking import PublicItem, SpokenItem
from kartenspiel.model.text import Text

_SPEECHES_KEPT: Final = 256
"""So many moments of the announcements are kept with what may be said then; chosen, some kilobytes each."""


@dataclass(frozen=True, slots=True)
class RaisableItem(PublicItem):
    """The game or an announced bonus; in a negative contract the game with one opponent, whose seat it has (K51)."""

    answered: frozenset[Seat] = field(default=frozenset(), kw_only=True)
    """Who has ended a turn since it was announced or last raised (K49)."""
    for_: Seat | None = field(default=None, kw_only=True)
    """The dummy for which it was announced (K103)."""

    @property
    def holder(self) -> Seat:
        """Whose hand has the card of an announced bonus that needs one: the announcer's, or the dummy's (K46, K103)."""
        return self.seat if self.for_ is None else self.for_

    def answered_by(self, seat: Seat) -> "RaisableItem":
        """Return the item after a turn in which this seat has not raised it (K49)."""
        return self if seat in self.answered else changed(self, answered=self.answered | {seat})

    def _changed_by_raise(self) -> dict[str, Any]:
        """Everybody may answer an item that was raised anew (K49)."""
        return {"answered": frozenset()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech(speaking.TarockSpeech[RaisableItem]):
    """How announcements and raises stand.

    What a seat may say follows from this and from its hand.  What was said follows from this alone, for what its maker
    must have held or lacked everybody concludes (K54).
    """

    level_names: ClassVar[Mapping[int, Text]] = LEVEL_NAMES

    rules: KoenigrufenRules
    contract: str
    called: Card | None
    players: tuple[Seat, ...]
    """Who speaks, in the order of play."""
    king_places: KingPlaces
    """Where the called card can be for everybody."""
    silent: frozenset[Seat] = frozenset()
    """Who may announce nothing any more (K44, K45, ``once``)."""
    dummies: tuple[tuple[Seat, Hand], ...] = ()
    """The dummies with their hands, which lie open (K102)."""

    @property
    def bonuses(self) -> Mapping[str, Bonus]:
        """The bonuses of the contract (K61, K65)."""
        return bonuses.bonuses(self.rules, self.contract)

    @property
    def game_value(self) -> int:
        """What the contract is worth for each opponent (K118)."""
        return terms(self.rules)[self.contract].value

    @property
    def highest_level(self) -> int:
        """How far items may be raised (K48)."""
        return self.rules.max_kontra

    @property
    def row(self) -> KoenigrufenContract:
        """The contract as a row of the table."""
        return CONTRACTS[self.contract]

    def item(self, move: Kontra) -> RaisableItem:
        """Return the item that a raise means: in a negative contract an opponent means his own (K51)."""
        meant = (move.seat if move.of is None else move.of) if self.row.tricks_decide else None
        return next(item for item in self.items if item.id == move.on and meant in (None, item.seat))

    def cases(self, hand: Hand) -> frozenset[Sides]:
        """Return with which sides the seat on turn reckons, which holds this hand (K54)."""
        return self.king_places.cases(self.turn, holds=self._holds(hand))

    @property
    def holders(self) -> Mapping[str, Seat]:
        """Whose hand has the card with which a bonus was announced, by the id of the bonus (K46, K103)."""
        return {item.id: item.holder for item in self.items[::-1] if item.id != GAME_ITEM}

    def _holds(self, hand: Hand) -> bool:
        return self.called is not None and self.called in hand

    def moves(self, hand: Hand, compulsory: Sequence[str] = ()) -> tuple[Choice, ...]:
        """Return everything that the seat on turn may say, which holds this hand (K44–K55, K61, K77).

        `compulsory` are the birds of which the declarer must announce one before he ends his turn (K47).
        """
        if self.closed:
            return ()
        ends = (Pass(self.turn),) if self._may_end(compulsory) else ()
        open_words = _words_open(self, self._holds(hand))
        return (*ends, *[move for move in open_words if isinstance(move, Kontra) or self._has_card_for(move, hand)])

    def open_words(self, holds: bool) -> tuple[Announce | Kontra, ...]:  # noqa: FBT001 - a key by which it is kept
        """Return what the seat on turn may say if it has the cards, be it that it holds the called one or does not."""
        said: tuple[Announce | Kontra, ...] = (*self._announcements(), *self._raises())
        return tuple([move for move in said if self._is_open(move, holds=holds)])

    def _may_end(self, compulsory: Sequence[str]) -> bool:
        """Whether the open turn may be ended (K47)."""
        obliged = bool(compulsory) and self.turn == self.declarer
        return not obliged or any(item.id in compulsory for item in self.announced_items)

    def _announcements(self) -> Iterator[Announce]:
        """Yield everything that is announced in this contract; for dummies what their cards are needed for (K103)."""
        for bonus in self.bonuses.values():
            if bonus.announceable:
                yield Announce(self.turn, bonus.id)
                if bonus.needed(self.called) is not None:
                    yield from (Announce(self.turn, bonus.id, dummy) for dummy, _ in self.dummies)

    def _raises(self) -> Iterator[Kontra]:
        """Yield a raise of each item that somebody in the place of the seat on turn could raise (K48, K51)."""
        for item in self.items:
            if not self.row.tricks_decide:
                yield Kontra(self.turn, item.id)
            elif self.turn == self.declarer:
                yield Kontra(self.turn, item.id, item.seat)
            elif self.turn == item.seat:
                yield Kontra(self.turn, item.id)

    def refusal(self, move: Move, hand: Hand, compulsory: Sequence[str] = ()) -> Refusal:
        """Say why a seat that holds this hand may not say this now."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K45")
        if isinstance(move, Pass):
            return refusals.COMPULSORY
        return (self._obstacle(move, hand) if isinstance(move, Announce | Kontra) else None) or not_now("K44")

    def _obstacle(self, move: Announce | Kontra, hand: Hand) -> Refusal | None:
        """Return what keeps the seat on turn from saying this with this hand, ``None`` if nothing does."""
        holds = self._holds(hand)
        if isinstance(move, Kontra):
            return self._obstacle_to_raise(move, holds=holds)
        refused = self._obstacle_to_announce(move, holds=holds)
        return refusals.CARD_NEEDED if refused is None and not self._has_card_for(move, hand) else refused

    def _has_card_for(self, move: Announce, hand: Hand) -> bool:
        """Whether a bonus may be announced with this hand, or with that of the dummy for which it is (K66, K103)."""
        needed_in = hand if move.for_ is None else dict(self.dummies).get(move.for_, ())
        return self.bonuses[move.what].may_announce(needed_in, self.called)

    def _is_open(self, move: Announce | Kontra, *, holds: bool) -> bool:
        """Whether a player could say this who holds the called card, or does not, whatever else he holds (K54)."""
        if isinstance(move, Kontra):
            return self._obstacle_to_raise(move, holds=holds) is None
        return self._obstacle_to_announce(move, holds=holds) is None

    def _obstacle_to_announce(self, move: Announce, *, holds: bool) -> Refusal | None:
        """Return what keeps a player from an announcement, birds he must hold apart (K44–K46, K53, K61, K66, K77)."""
        bonus = self.bonuses.get(move.what)
        if bonus is None or not bonus.announceable:
            return refusals.NOT_IN_CONTRACT if move.what in self.rules.enabled_bonuses else refusals.NOT_IN_USE
        return next(self._against_announcing(move, bonus, holds=holds), None)

    def _against_announcing(self, move: Announce, bonus: Bonus, *, holds: bool) -> Iterator[Refusal]:
        """Yield what keeps a player from announcing a bonus of this contract."""
        if move.for_ is not None:
            yield from self._against_speaking_for(move.for_, move.seat, bonus, holds=holds)
        if self.announcer(move.what) is not None:
            yield refusals.ANNOUNCED
        if move.seat in self.silent:
            yield refusals.AFTER_LYING if move.seat == self.declarer else refusals.ONE_TURN
        if move.for_ is None and not holds and self.called is not None and bonus.needed(self.called) == self.called:
            yield refusals.CARD_NEEDED
        if not holds and not self._side_is_known(move.seat):
            yield refusals.SIDE_UNKNOWN
        if move.what == VALAT and self.row.kind == "suit" and move.seat in self.game.raisers[::2]:
            yield refusals.KONTRA_OR_VALAT
        if self._excluded(move, holds=holds):
            yield refusals.BESIDE_VALAT

    def _against_speaking_for(self, dummy: Seat, seat: Seat, bonus: Bonus, *, holds: bool) -> Iterator[Refusal]:
        """Yield what keeps a player from announcing a bonus for a dummy (K54, K103)."""
        if dummy not in dict(self.dummies):
            yield refusals.NO_DUMMY
        if bonus.needed(self.called) is None:
            yield refusals.NO_CARD_OF_DUMMY
        if any(case.of(dummy) != case.of(seat) for case in self.king_places.cases(seat, holds=holds)):
            yield refusals.OTHER_SIDE

    def _side_is_known(self, seat: Seat) -> bool:
        """Whether a player who does not hold the called card may announce: with ``declarer_side_or_known`` (K46)."""
        if self.rules.announce_who == "anyone" or seat == self.declarer:
            return True
        return seat not in self.king_places.places

    def _excluded(self, move: Announce, *, holds: bool) -> bool:
        """Whether the own side, in all cases, has announced what this bonus cannot stand beside (K77)."""
        if self.rules.valat_other_bonuses != "trick_and_announced":
            return False
        excluded = (
            {VALAT} if move.what in bonuses.NOT_WITH_VALAT else bonuses.NOT_WITH_VALAT if move.what == VALAT else ()
        )
        before = [item.seat for item in self.announced_items if item.id in excluded]
        cases = self.king_places.cases(move.seat, holds=holds) if before else ()
        return any(all(case.of(seat) == case.of(move.seat) for case in cases) for seat in before)

    def _obstacle_to_raise(self, move: Kontra, *, holds: bool) -> Refusal | None:
        """Return what keeps a player from a raise (K48, K49, K51, K54, K55)."""
        refused = self._obstacle_to_meaning(move)
        if refused is not None:
            return refused
        return next(self._against_raising(self.item(move), move.seat, holds=holds), None)

    def _against_raising(self, item: RaisableItem, seat: Seat, *, holds: bool) -> Iterator[Refusal]:
        """Yield what keeps a player from raising an item."""
        if self.row.tricks_decide and item.seat in dict(self.dummies):
            yield refusals.DUMMY_ITEM
        if item.id == GAME_ITEM and self.announcer(VALAT) is not None:
            yield refusals.VALAT_REPLACES if self.rules.valat_mode == "multiply" else refusals.VALAT_BESIDE
        if item.level >= self.highest_level:
            yield refusals.HIGHEST
        if seat in item.raisers[::-2]:
            yield refusals.ONE_SIDE
        if not self._is_proper(item, seat, holds=holds):
            yield refusals.NOT_YOURS
        if self.rules.kontra_window == "first_turn" and seat in item.answered:
            yield refusals.ACCEPTED

    def may_be_void(self, move: Kontra, hand: Hand) -> bool:
        """Whether a raise by the seat on turn, which holds this hand, can turn out to be the wrong side's (K54)."""
        if self.row.tricks_decide:
            return False
        item = self.item(move)
        return any(
            case.of(move.seat) != raising_side(_owner(item, case), len(item.raisers)) for case in self.cases(hand)
        )

    def _obstacle_to_meaning(self, move: Kontra) -> Refusal | None:
        """Return why a raise means no item that this player could ever raise (K48, K51)."""
        if all(item.id != move.on for item in self.items):
            return refusals.NO_ITEM
        answers = self.row.tricks_decide and move.seat == self.declarer
        if not answers:
            return None if move.of is None else refusals.NO_OWNER
        return None if any(item.seat == move.of for item in self.items) else refusals.OWN_ITEM

    def _is_proper(self, item: RaisableItem, seat: Seat, *, holds: bool) -> bool:
        """Whether the next raise of an item, in one of the cases a player reckons with, is his (K48, K51, K54)."""
        if self.row.tricks_decide:
            return seat == (self.declarer if len(item.raisers) % 2 else item.seat)
        cases = self.king_places.cases(seat, holds=holds)
        return any(case.of(seat) == raising_side(_owner(item, case), len(item.raisers)) for case in cases)

    def after(self, move: Move) -> "Speech":
        """Return what stands after a statement that was open to its maker, and what it told of the called card."""
        if isinstance(move, Pass):
            return self._ended()
        if not isinstance(move, Announce | Kontra):
            raise TypeError(move)
        said = self._with_announced(move) if isinstance(move, Announce) else self.with_raise(move)
        if not self.king_places.may_narrow(move.seat):
            return said
        with_card, without = (self._is_open(move, holds=holds) for holds in (True, False))
        return changed(said, king_places=self.king_places.after(move.seat, with_card=with_card, without=without))

    def _with_announced(self, move: Announce) -> "Speech":
        """Return the speech with a bonus announced; by a Valat earlier raises of the game lapse (K55, K84)."""
        items = self.items if move.what != VALAT else (changed(self.game, raisers=()), *self.announced_items)
        return changed(self, items=(*items, RaisableItem(move.what, move.seat, for_=move.for_)), spoken=True)

    def _ended(self) -> "Speech":
        """Return the speech with the open turn ended: what was not raised is accepted (K44, K45, K49)."""
        seat = self.turn
        items = tuple([item.answered_by(seat) for item in self.items])
        announced = seat == self.declarer or any(item.seat == seat for item in self.announced_items)
        silent = self.silent | {seat} if announced and self.rules.announce_times == "once" else self.silent
        return self.with_next_turn(self.players, items=items, silent=silent)

    def items_for(self, sides: Sides, *, king_in_talon: bool) -> tuple[SpokenItem, ...]:
        """Return what is settled, with the sides as they are and without the raises that are void (K43, K54, K55)."""
        row = self.row
        alone = king_in_talon and row.solo and self.rules.solorufer_alone_kontra == "void"
        found = []
        for item in self.items:
            owner = "D" if item.id == GAME_ITEM else sides.of(item.seat)
            raisers = () if alone else item.raisers
            if raisers and not row.tricks_decide:
                raisers = _valid_raisers(item, owner, sides)
            found.append(SpokenItem(item.id, item.seat, owner, raisers=raisers))
        return tuple(found)

    def void_raises(self, kept: Sequence[SpokenItem]) -> tuple[tuple[str, Seat], ...]:
        """Return the raises that `items_for` has left out of what it `kept`: the item, and who raised it (K43, K54)."""
        pairs = zip(self.items, kept, strict=True)
        return tuple([(said.id, seat) for said, item in pairs for seat in said.raisers[len(item.raisers) :]])


_words_open = lru_cache(maxsize=_SPEECHES_KEPT)(Speech.open_words)
"""What may be said is asked in every imagined deal in which the same was said before."""


def _valid_raisers(item: RaisableItem, owner: Side, sides: Sides) -> tuple[Seat, ...]:
    """Return who raised an item of this side up to the first raise that was made by the wrong one (K54)."""
    for number, seat in enumerate(item.raisers):
        if sides.of(seat) != raising_side(owner, number):
            return item.raisers[:number]
    return item.raisers


def raising_side(owner: Side, raises: int) -> Side:
    """Return whose is the next raise of an item that has been raised so often (K48)."""
    return owner if raises % 2 else other_side(owner)


def _owner(item: PublicItem, sides: Sides) -> Side:
    """Return whose an item is: the game is the declarer's, a bonus its announcer's (K48)."""
    return "D" if item.id == GAME_ITEM else sides.of(item.seat)


def first_speech(
    rules: KoenigrufenRules, contract: str, called: Card | None, players: Sequence[Seat], places: KingPlaces
) -> Speech:
    """Return what stands before the declarer's first announcement (K44, K48, K51)."""
    declarer = places.declarer
    games = [declarer]
    if CONTRACTS[contract].tricks_decide:
        games = [seat for seat in from_seat(declarer, SEATS) if seat != declarer]
    return Speech(
        turn=declarer, declarer=declarer, items=tuple(RaisableItem(GAME_ITEM, seat) for seat in games), rules=rules,
        contract=contract, called=called, players=tuple(players), king_places=places,
    )  # fmt: skip
