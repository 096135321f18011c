# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Bonuses of tarock games as rows of a table: what each is worth, who may announce it, and who has made it.

House rules are made of these rows, so that every start of the program has them.  What they ask of a deal, `BonusFacts`
makes, which is loaded with the first deal that is played.
"""

import abc
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple

from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.seats import all_seats
from kartenspiel.model.tarock.sides import SIDES, Catch, Side, other_side
from kartenspiel.model.text import Text, marker

if TYPE_CHECKING:
    from kartenspiel.model.cardplay.payoff import Condition, Seats
    from kartenspiel.model.tarock.contracts import Contract
    from kartenspiel.model.tarock.result import BonusFacts, TarockResult

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
    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when a side makes it."""

    def depends_on(self, facts: "BonusFacts") -> Hashable:
        """Return what it asks of the facts beside the sides and the called card; nothing, mostly."""
        del facts
        return None

    def silent_wins(self, facts: "BonusFacts") -> "Iterator[tuple[SilentWin, Condition]]":
        """Yield the ways to win it without a word, each with its condition: by a side, or by single players."""
        if self.settled_singly:
            yield from self._single_wins(facts)
            return
        for side in SIDES:
            yield SilentWin(side, self._silent_words), self.made(facts, side)

    @property
    def settled_singly(self) -> bool:
        """Whether players settle it among themselves where nobody announced it; mostly a side makes it."""
        return False

    def _single_wins(self, facts: "BonusFacts") -> "Iterator[tuple[SilentWin, Condition]]":
        """Yield who of two players can win it from the other, each with its condition."""
        del facts
        return iter(())

    def verdict(self, result: "TarockResult", side: Side) -> bool | None:
        """Return whether a side makes it, ``None`` while that is open."""
        return self.made(result.facts, side).verdict(result.counted)

    def is_made(self, result: "TarockResult", side: Side) -> bool:
        """Whether a side has made it."""
        return self.made(result.facts, side).holds(result.counted)

    @property
    def _silent_words(self) -> Text:
        return SILENT if self.announceable else HELD


@dataclass(frozen=True, slots=True)
class FewPointsLeft(Bonus):
    """The others have so many card points or fewer (Absolut)."""

    limit: int = field(kw_only=True)

    def depends_on(self, facts: "BonusFacts") -> Hashable:
        """The card points beside tricks."""
        return facts.beside[0].points, facts.beside[1].points

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when a side leaves the other so few."""
        return facts.has_fewer_points(other_side(side), self.limit + 1)


@dataclass(frozen=True, slots=True)
class EnoughPoints(Bonus):
    """A side has so many card points or more (Absolut)."""

    least: int = field(kw_only=True)

    def depends_on(self, facts: "BonusFacts") -> Hashable:
        """The card points beside tricks."""
        return facts.beside[0].points, facts.beside[1].points

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when a side has so many."""
        return facts.has_points(side, self.least)


@dataclass(frozen=True, slots=True)
class EveryTrick(Bonus):
    """One side wins every trick (Valat)."""

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when a side wins every trick."""
        return facts.wins_every_trick(side)


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

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when the card wins the trick for this side."""
        return facts.card_wins(self.card, self.trick, side)

    def silent_wins(self, facts: "BonusFacts") -> "Iterator[tuple[SilentWin, Condition]]":
        """Yield that a side wins it, or the other one where the card was beaten in that trick."""
        for side in SIDES:
            yield SilentWin(side, SILENT), self.made(facts, side)
            if self.silent_loss:
                beaten = facts.card_is_beaten(self.card, self.trick, side)
                yield SilentWin(other_side(side), SILENT_LOST, self.silent_loss), beaten


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

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when the declarer's side has it."""
        return facts.never if side == "O" else facts.called_card_falls_to("D", self.trick)

    def silent_wins(self, facts: "BonusFacts") -> "Iterator[tuple[SilentWin, Condition]]":
        """Yield that the declarer's side wins it, or the others where they took the called card in that trick."""
        yield SilentWin("D", SILENT), facts.called_card_falls_to("D", self.trick)
        if self.silent_loss:
            yield SilentWin("O", SILENT_LOST, self.silent_loss), facts.called_card_falls_to("O", self.trick)


@dataclass(frozen=True, slots=True)
class CardsTogether(Bonus):
    """One side has all of these cards, in its tricks or beside them (Trull, four Kings)."""

    cards: tuple[Card, ...] = field(kw_only=True)

    def depends_on(self, facts: "BonusFacts") -> Hashable:
        """Which of them lie beside tricks."""
        one, other = facts.beside
        if not one.cards and not other.cards:
            return None
        found = [(card in one.cards, card in other.cards) for card in self.cards]
        return tuple(found)

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when this side has them, in its tricks or beside them."""
        return facts.has_cards(side, self.cards)


CatchCounts = Literal["other_side", "any", "individual"]
"""What it means that a card is caught: it counts only if it was the other side's; whoever caught it, the side that lost
it pays; or who lost it pays who caught it."""


@dataclass(frozen=True, slots=True)
class CardCaught(Bonus):
    """A card takes another in a trick (the Sküs the Mond, the Pagat the Sküs)."""

    caught: Card = field(kw_only=True)
    catcher: Card = field(kw_only=True)
    counts: CatchCounts = field(default="other_side", kw_only=True)

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when this side has it; announced it is a matter of the sides even where single players pay."""
        catchers = facts.everybody if self.counts == "any" else facts.members(side)
        return self._caught(facts, facts.members(other_side(side)), catchers)

    @property
    def settled_singly(self) -> bool:
        """Whether who lost the card pays who caught it."""
        return self.counts == "individual"

    def _single_wins(self, facts: "BonusFacts") -> "Iterator[tuple[SilentWin, Condition]]":
        """Yield for each two players that one catches the card of the other."""
        for loser, catcher in permutations(all_seats(facts.seats), 2):
            side = other_side(facts.sides.of(loser))
            win = SilentWin(side, self._silent_words, between=Catch(loser, catcher))
            yield win, self._caught(facts, 1 << loser, 1 << catcher)

    def _caught(self, facts: "BonusFacts", losers: "Seats", catchers: "Seats") -> "Condition":
        return facts.card_is_caught(self.caught, self.catcher, losers, catchers)


@dataclass(frozen=True, slots=True)
class CalledCardCaught(Bonus):
    """The others win the called card in a trick (Königfang)."""

    of_called_card: ClassVar[bool] = True

    def made(self, facts: "BonusFacts", side: Side) -> "Condition":
        """Return when the others win it; it is theirs."""
        return facts.never if side == "D" else facts.called_card_goes_to("O")


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusRow:
    """A bonus as a row of a table, with its words; a game adds the house rules that it depends on."""

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

    def belongs_to(self, contract: "Contract") -> bool:
        """Whether a contract has it: suit games have few, and there must be a called card for some (Z40, K61, K68)."""
        if contract.kind == "negative" or (self.bonus.of_called_card and not contract.calls):
            return False
        return contract.kind == "tarock" or self.in_suit_games
