# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Bonuses of tarock games as rows of a table: what each is worth, who may announce it, and who has made it."""

import abc
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, NamedTuple

from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.contracts import Contract
from kartenspiel.model.tarock.result import Catch, TarockResult
from kartenspiel.model.tarock.sides import SIDES, Side, other_side
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

SILENT: Final = _("{bonus}, silent, for {receivers:acc}")
SILENT_LOST: Final = _("{bonus}, silent: {payers:nom} lost it")
HELD: Final = _("{bonus}, for {receivers:acc}")


class SilentWin(NamedTuple):
    """A bonus that nobody announced: the side that wins it, and the words for that."""

    side: Side
    words: Text
    """With the fields ``bonus``, ``receivers`` and ``payers``."""
    clause: str = ""
    """Where the rules have it, if not where they say when the bonus is made."""
    between: Catch | None = None
    """Which two players settle it among themselves, if not the sides."""


@dataclass(frozen=True, slots=True)
class Bonus(abc.ABC):
    """A bonus in one contract, by the house rules of a deal."""

    of_called_card: ClassVar[bool] = False
    """Whether there is such a bonus only where a card is called."""

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
    announceable: bool = field(default=True, kw_only=True)
    """Whether it can be announced."""
    each_side: bool = field(default=True, kw_only=True)
    """Whether each side may announce its own, so that a Kontra says whose is meant."""

    def needed(self, called: Card | None) -> Card | None:
        """Return the card that only its holder may announce it with, where `called` is the card that was called."""
        del called
        return None

    def may_announce(self, hand: Hand, called: Card | None = None) -> bool:
        """Whether somebody may announce it with this hand, as far as the hand decides."""
        needed = self.needed(called)
        return self.announceable and (needed is None or needed in hand)

    def worth(self, *, announced: bool) -> int:
        """Return its value for each opponent before raises and double rounds; announced it counts twofold."""
        return self.value * self.factor * (2 if announced else 1)

    @abc.abstractmethod
    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether a side makes it, ``None`` while that is open."""

    def is_made(self, result: TarockResult, side: Side) -> bool:
        """Whether a side has made it."""
        return self.verdict(result, side) is True

    def silent_winners(self, result: TarockResult) -> Iterator[SilentWin]:
        """Yield the sides that win it without a word."""
        for side in SIDES:
            if self.is_made(result, side):
                yield SilentWin(side, self._silent_words)

    @property
    def _silent_words(self) -> Text:
        return SILENT if self.announceable else HELD


@dataclass(frozen=True, slots=True)
class FewPointsLeft(Bonus):
    """The others have so many card points or fewer (Absolut)."""

    limit: int = field(kw_only=True)

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether a side leaves the other so few."""
        more = result.reaches(other_side(side), self.limit + 1)
        return None if more is None else not more


@dataclass(frozen=True, slots=True)
class EnoughPoints(Bonus):
    """A side has so many card points or more (Absolut)."""

    least: int = field(kw_only=True)

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether a side has so many."""
        return result.reaches(side, self.least)


@dataclass(frozen=True, slots=True)
class EveryTrick(Bonus):
    """One side wins every trick (Valat)."""

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether a side wins every trick."""
        return result.has_every_trick(side)


@dataclass(frozen=True, slots=True)
class CardTakesTrick(Bonus):
    """A card wins a given trick itself (the Pagat the last one); who holds it announces it."""

    each_side: bool = field(default=False, kw_only=True)
    """There is but one such card."""
    card: Card = field(kw_only=True)
    trick: int = field(kw_only=True)
    """The number of the trick, counted from 1."""
    silent_loss: str = field(kw_only=True)
    """The clause by which it is paid for, if nobody announced it, that the card is beaten in that trick; or nothing."""

    def needed(self, called: Card | None) -> Card | None:
        """Return the card itself."""
        del called
        return self.card

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether the card wins the trick for this side."""
        player = result.player_in_trick(self.card, self.trick)
        if player is None:
            return None if result.awaits(self.card, self.trick) else False
        return self._wins_trick(result, player) and result.side(player) == side

    def silent_winners(self, result: TarockResult) -> Iterator[SilentWin]:
        """Yield the side that wins it, the other one where the card was beaten in that trick."""
        player = result.player_in_trick(self.card, self.trick)
        if player is None:
            return
        if self._wins_trick(result, player):
            yield SilentWin(result.side(player), SILENT)
        elif self.silent_loss:
            yield SilentWin(other_side(result.side(player)), SILENT_LOST, self.silent_loss)

    def _wins_trick(self, result: TarockResult, player: int) -> bool:
        return result.ending.winners[self.trick - 1] == player


@dataclass(frozen=True, slots=True)
class CalledCardInTrick(Bonus):
    """The called card falls in a given trick, and the declarer's side wins it with whatever card (König ultimo)."""

    of_called_card: ClassVar[bool] = True
    each_side: bool = field(default=False, kw_only=True)
    """It is the declarer's side's."""
    trick: int = field(kw_only=True)
    """The number of the trick, counted from 1."""
    silent_loss: str = field(kw_only=True)
    """The clause by which it is paid for, if nobody announced it, that the others win the trick; or nothing."""

    def needed(self, called: Card | None) -> Card | None:
        """Return the called card."""
        return called

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether this side has it."""
        if side == "O" or result.called is None:
            return False
        return None if result.awaits(result.called, self.trick) else self._winner(result) == "D"

    def silent_winners(self, result: TarockResult) -> Iterator[SilentWin]:
        """Yield the declarer's side, or the others where they took the called card in that trick."""
        winner = self._winner(result)
        if winner == "D":
            yield SilentWin("D", SILENT)
        elif winner == "O" and self.silent_loss:
            yield SilentWin("O", SILENT_LOST, self.silent_loss)

    def _winner(self, result: TarockResult) -> Side | None:
        """Return the side that won the trick, if the called card fell in it."""
        if result.called is None or result.player_in_trick(result.called, self.trick) is None:
            return None
        return result.side(result.ending.winners[self.trick - 1])


@dataclass(frozen=True, slots=True)
class CardsTogether(Bonus):
    """One side has all of these cards, in its tricks or beside them (Trull, four Kings)."""

    cards: tuple[Card, ...] = field(kw_only=True)

    def winner(self, result: TarockResult) -> Side | None:
        """Return the side that has them."""
        return result.side_with(self.cards)

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether this side has them."""
        winner = self.winner(result)
        if winner is None and not result.ending.pack.bits_of(self.cards) & result.cards[other_side(side)]:
            return None
        return winner == side

    def silent_winners(self, result: TarockResult) -> Iterator[SilentWin]:
        """Yield the side that has them."""
        winner = self.winner(result)
        if winner is not None:
            yield SilentWin(winner, self._silent_words)


CatchCounts = Literal["other_side", "any", "individual"]
"""What it means that a card is caught: it counts only if it was the other side's; whoever caught it, the side that lost
it pays; or who lost it pays who caught it."""


@dataclass(frozen=True, slots=True)
class CardCaught(Bonus):
    """A card takes another in a trick (the Sküs the Mond, the Pagat the Sküs)."""

    caught: Card = field(kw_only=True)
    catcher: Card = field(kw_only=True)
    counts: CatchCounts = field(default="other_side", kw_only=True)

    def catch(self, result: TarockResult) -> Catch | None:
        """Return who lost the card to whom, if that counts."""
        catch = result.catch(self.caught, self.catcher)
        if catch is None or (self.counts == "other_side" and not result.opposed(catch)):
            return None
        return catch

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether this side has it; announced it is a matter of the sides even where single players pay."""
        if result.awaits_all((self.caught, self.catcher)):
            return None
        catch = self.catch(result)
        if catch is None or (self.counts == "individual" and not result.opposed(catch)):
            return False
        return result.side(catch.loser) == other_side(side)

    def silent_winners(self, result: TarockResult) -> Iterator[SilentWin]:
        """Yield the side that did not lose the card, or the players who settle it among themselves."""
        catch = self.catch(result)
        if catch is None:
            return
        between = catch if self.counts == "individual" else None
        yield SilentWin(other_side(result.side(catch.loser)), self._silent_words, between=between)


@dataclass(frozen=True, slots=True)
class CalledCardCaught(Bonus):
    """The others win the called card in a trick (Königfang)."""

    of_called_card: ClassVar[bool] = True

    def verdict(self, result: TarockResult, side: Side) -> bool | None:
        """Return whether the others win it, and this is their side."""
        if side == "D" or result.called is None:
            return False
        return None if result.awaits_all((result.called,)) else result.winner_of(result.called) == "O"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusRow:
    """A bonus of a game, and what is said of it; a game adds by which house rules there is one."""

    bonus: Bonus
    """As it is outside solo contracts, before house rules change it."""
    task: Text | None = None
    """What whoever announces it must do; ``None`` for what nobody announces."""
    in_suit_games: bool = False
    """Whether there is such a bonus where tarocks are no trumps (Z40, K61)."""

    @property
    def id(self) -> str:
        """How records and house rules name it."""
        return self.bonus.id

    @property
    def name(self) -> Text:
        """What it is called."""
        return self.bonus.name

    def belongs_to(self, contract: Contract) -> bool:
        """Whether a contract has it: suit games have few, and there must be a called card for some (Z40, K61, K68)."""
        if contract.kind == "negative" or (self.bonus.of_called_card and not contract.calls):
            return False
        return contract.kind == "tarock" or self.in_suit_games
