# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Bonuses of tarock games as rows of a table: what each is worth, who may announce it, and who has made it."""

import abc
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import MOND, SKUES
from kartenspiel.model.tarock.result import Result
from kartenspiel.model.tarock.sides import SIDES, Side, other_side
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

SILENT: Final = QT_TRANSLATE_NOOP("tarock", "{bonus}, silent")
SILENT_LOST: Final = QT_TRANSLATE_NOOP("tarock", "{bonus}, silent, lost")
HELD: Final = QT_TRANSLATE_NOOP("tarock", "{bonus}")

SilentWin = tuple[Side, Text]
"""A side that wins a bonus nobody announced for it, and the words for that."""


@dataclass(frozen=True, slots=True)
class Bonus(abc.ABC):
    """A bonus in one contract, by the house rules of a deal."""

    id: str
    name: Text
    clause: str
    """Where the rules say when it is made."""
    value: int
    """What it is worth for each opponent if nobody announced it."""
    factor: int = field(default=1, kw_only=True)
    """By what the contract multiplies it."""
    silent: bool = field(default=True, kw_only=True)
    """Whether it counts where nobody announced it."""

    @property
    def announceable(self) -> bool:
        """Whether it can be announced."""
        return True

    @property
    def each_side(self) -> bool:
        """Whether both sides may have it, so that each announces its own, and a Kontra says whose is meant."""
        return True

    def may_announce(self, hand: Hand) -> bool:
        """Whether somebody may announce it with this hand, as far as the hand decides."""
        del hand
        return self.announceable

    def worth(self, *, announced: bool) -> int:
        """Return its value for each opponent before raises and double rounds; announced it counts twofold."""
        return self.value * self.factor * (2 if announced else 1)

    @abc.abstractmethod
    def is_made(self, result: Result, side: Side) -> bool:
        """Whether a side has made it."""

    def silent_winners(self, result: Result) -> Iterator[SilentWin]:
        """Yield the sides that win it without a word."""
        for side in SIDES:
            if self.is_made(result, side):
                yield side, SILENT


@dataclass(frozen=True, slots=True)
class FewPointsLeft(Bonus):
    """The others have so many card points or fewer (Absolut)."""

    limit: int = field(kw_only=True)

    def is_made(self, result: Result, side: Side) -> bool:
        """Whether a side has left the other so few."""
        return result.total(other_side(side)) <= self.limit


@dataclass(frozen=True, slots=True)
class EveryTrick(Bonus):
    """One side wins every trick (Valat)."""

    def is_made(self, result: Result, side: Side) -> bool:
        """Whether a side has won every trick."""
        return result.has_every_trick(side)


@dataclass(frozen=True, slots=True)
class CardTakesTrick(Bonus):
    """A card wins a given trick itself (the Pagat the last one); who holds it announces it."""

    card: Card = field(kw_only=True)
    trick: int = field(kw_only=True)
    """The number of the trick, counted from 1."""
    silent_loss: bool = field(kw_only=True)
    """Whether it is paid for, if nobody announced it, that the card is beaten in that trick."""

    @property
    def each_side(self) -> bool:
        """There is but one such card."""
        return False

    def may_announce(self, hand: Hand) -> bool:
        """Who holds the card may."""
        return self.card in hand

    def is_made(self, result: Result, side: Side) -> bool:
        """Whether the card won the trick for this side."""
        player = result.player_in_trick(self.card, self.trick)
        return player is not None and self._wins_trick(result, player) and result.side(player) == side

    def silent_winners(self, result: Result) -> Iterator[SilentWin]:
        """Yield the side that wins it, the other one where the card was beaten in that trick."""
        player = result.player_in_trick(self.card, self.trick)
        if player is None:
            return
        if self._wins_trick(result, player):
            yield result.side(player), SILENT
        elif self.silent_loss:
            yield other_side(result.side(player)), SILENT_LOST

    def _wins_trick(self, result: Result, player: int) -> bool:
        return result.ending.winners[self.trick - 1] == player


@dataclass(frozen=True, slots=True)
class Unannounced(Bonus):
    """A bonus that is only scored."""

    @property
    def announceable(self) -> bool:
        """It cannot be."""
        return False

    @abc.abstractmethod
    def winner(self, result: Result) -> Side | None:
        """Return the side that gets it."""

    def is_made(self, result: Result, side: Side) -> bool:
        """Whether this side gets it."""
        return self.winner(result) == side

    def silent_winners(self, result: Result) -> Iterator[SilentWin]:
        """Yield the side that gets it."""
        side = self.winner(result)
        if side is not None:
            yield side, HELD


@dataclass(frozen=True, slots=True)
class CardsTogether(Unannounced):
    """One side has all of these cards in its tricks (Trull, four Kings)."""

    cards: tuple[Card, ...] = field(kw_only=True)

    def winner(self, result: Result) -> Side | None:
        """Return the side that has taken them."""
        return result.side_with(self.cards)


@dataclass(frozen=True, slots=True)
class MondCaught(Unannounced):
    """The Sküs takes the Mond, whoever played it: the side that lost the Mond pays (Mondfang)."""

    def winner(self, result: Result) -> Side | None:
        """Return the side that did not lose the Mond."""
        loser = result.loser_of(MOND, SKUES)
        return None if loser is None else other_side(result.side(loser))
