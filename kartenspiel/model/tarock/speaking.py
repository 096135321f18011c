# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcing and raising in turn: what a contract is played for, item by item with their levels, all of it public."""

import abc
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Kontra
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.bonuses import Bonus
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

GAME_NAME: Final = _("Game")


@dataclass(frozen=True, slots=True)
class PublicItem:
    """The game or an announced bonus as everybody heard it: who bid or announced it, and who raised it, in order."""

    id: str
    seat: Seat
    raisers: tuple[Seat, ...] = field(default=(), kw_only=True)
    """A Kontra that an announcement includes counts as its announcer's (Z27)."""

    @property
    def level(self) -> int:
        """By what raises multiply it (Z28, K48)."""
        return 1 << len(self.raisers)

    def names(self, move: Kontra) -> bool:
        """Whether this is the item that a raise means."""
        return self.id == move.on and move.of in (None, self.seat)

    def with_raiser(self, seat: Seat) -> Self:
        """Return the item one level higher."""
        return changed(self, raisers=(*self.raisers, seat), **self._changed_by_raise())

    def _changed_by_raise(self) -> dict[str, Any]:
        """Return what else of an item a raise changes, by field."""
        return {}


@dataclass(frozen=True, slots=True)
class SpokenItem(PublicItem):
    """The game or an announced bonus with the side for which it was bid or announced."""

    side: Side

    @property
    def raising_side(self) -> Side:
        """Whose is the next raise: the first, third … are the other side's, those between the owner's (Z28, K48)."""
        return "D" if (self.side == "D") == bool(len(self.raisers) % 2) else "O"


def is_announced(bonus: Bonus, side: Side, announced: Iterable[SpokenItem]) -> bool:
    """Whether one of the items is this bonus, announced for this side, or at all if it is announced once in a deal."""
    for item in announced:  # noqa: SIM110 - a generator takes longer, and every settlement asks
        if item.id == bonus.id and (item.side == side or not bonus.each_side):
            return True
    return False


ItemT = TypeVar("ItemT", bound=PublicItem)


@dataclass(frozen=True, slots=True)
class TarockSpeech(abc.ABC, Generic[ItemT]):
    """What has been said of a contract, and whose word it is.

    In a turn any number of things may be said; a turn in which nothing is said is empty, and after empty turns of all
    others behind the last statement nobody is asked any more.  A game adds its contract, who may say what, and the
    order within a turn.
    """

    level_names: ClassVar[Mapping[int, Text]]
    """How the raises are called, by what they multiply an item."""

    turn: Seat
    declarer: Seat
    items: tuple[ItemT, ...]
    """The game, then the bonuses announced, in order."""
    spoken: bool = True
    """Whether something was said in the open turn."""
    empty: int = 0
    """Empty turns since the last that was not."""
    closed: bool = False

    @property
    @abc.abstractmethod
    def bonuses(self) -> Mapping[str, Bonus]:
        """The bonuses of the contract by their ids."""

    @property
    @abc.abstractmethod
    def game_value(self) -> int:
        """What the contract is worth for each opponent."""

    @property
    @abc.abstractmethod
    def highest_level(self) -> int:
        """How far items may be raised."""

    @property
    def game(self) -> ItemT:
        """The game."""
        return self.items[0]

    @property
    def announced_items(self) -> tuple[ItemT, ...]:
        """The bonuses announced."""
        return tuple([item for item in self.items if item.id != GAME_ITEM])

    def item(self, move: Kontra) -> ItemT:
        """Return the item that a raise means, as it stands now."""
        return next(item for item in self.items if item.names(move))

    def announcer(self, bonus: str) -> Seat | None:
        """Return who was the first to announce a bonus."""
        for item in self.items:
            if item.id == bonus:
                return item.seat
        return None

    def name_of(self, item: str) -> Text:
        """Return the name of an item."""
        return GAME_NAME if item == GAME_ITEM else self.bonuses[item].name

    def base_value(self, item: PublicItem) -> int:
        """Return what an item is worth for each opponent before raises."""
        return self.game_value if item.id == GAME_ITEM else self.bonuses[item.id].worth(announced=True)

    def value(self, item: PublicItem) -> int:
        """Return what an item is worth for each opponent as it stands now."""
        return self.base_value(item) * item.level

    def with_raise(self, move: Kontra, **more: object) -> Self:
        """Return the speech with an item raised; `more` is what else of a game's speech that changes."""
        item = self.item(move)
        items = tuple(each.with_raiser(move.seat) if each is item else each for each in self.items)
        return self._changed(items=items, spoken=True, **self._changed_by_raise(move), **more)

    def _changed_by_raise(self, move: Kontra) -> dict[str, Any]:
        """Return what else of a speech a raise changes, by field."""
        del move
        return {}

    def without_raises(self) -> Self:
        """Return the speech as though no item had been raised, for what is then paid."""
        if not any(item.raisers for item in self.items):
            return self
        return self._changed(items=tuple([changed(item, raisers=()) for item in self.items]))

    def with_next_turn(self, players: Sequence[Seat], **more: object) -> Self:
        """Return the speech with the word handed on among these players, who are in the order of play.

        It is closed once all the others had empty turns (Z32, K45).  `more` is what else of a game's speech changes.
        """
        empty = 0 if self.spoken else self.empty + 1
        turn = players[(players.index(self.turn) + 1) % len(players)]
        closed = empty == len(players) - 1
        return self._changed(turn=turn, spoken=False, empty=empty, closed=closed, **self._changed_by_turn(), **more)

    def _changed_by_turn(self) -> dict[str, Any]:
        """Return what else of a speech changes when the word is handed on, by field."""
        return {}

    def _changed(self, **changes: object) -> Self:
        """Return the speech with these fields changed, all at once: each copy of a speech costs as much as a rule."""
        return changed(self, **changes)


@dataclass(frozen=True, slots=True)
class SidedSpeech(TarockSpeech[SpokenItem]):
    """A speech in which everybody says for which side he speaks: who announces or raises shows where he belongs."""

    raised_now: tuple[tuple[str, Seat], ...] = ()
    """Items raised in the open turn, each with who bid or announced it."""

    def announcements(self, hand: Hand, side: Side) -> tuple[Announce, ...]:
        """Return what the seat on turn may announce, which holds this hand and is on this side (Z24–Z26)."""
        turn, announced = self.turn, self.announced_items
        return tuple(
            [
                Announce(turn, bonus.id)
                for bonus in self.bonuses.values()
                if bonus.may_announce(hand) and not is_announced(bonus, side, announced)
            ]
        )

    def raises(self, side: Side) -> tuple[Kontra, ...]:
        """Return what the seat on turn may raise, which is on this side; each item once in a turn (Z28–Z30)."""
        turn, raised, highest = self.turn, self.raised_now, self.highest_level
        return tuple(
            [
                Kontra(turn, item.id, item.seat if self._both_may_have(item) else None)
                for item in self.items
                if item.raising_side == side and (item.id, item.seat) not in raised and item.level < highest
            ]
        )

    def _both_may_have(self, item: SpokenItem) -> bool:
        return item.id != GAME_ITEM and self.bonuses[item.id].each_side

    def with_announcement(self, move: Announce, side: Side, **more: object) -> Self:
        """Return the speech with a bonus announced for a side; `more` as in `with_raise`."""
        items = (*self.items, SpokenItem(move.what, move.seat, side))
        return self._changed(items=items, spoken=True, **more)

    def _changed_by_raise(self, move: Kontra) -> dict[str, Any]:
        """An item is raised once in a turn (Z30)."""
        return {"raised_now": (*self.raised_now, (move.on, self.item(move).seat))}

    def _changed_by_turn(self) -> dict[str, Any]:
        """In the next turn items can be raised again."""
        return {"raised_now": ()}
