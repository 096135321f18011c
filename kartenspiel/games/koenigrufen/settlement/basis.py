# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a deal of Königrufen is settled by beside its tricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.cards import card_points
from kartenspiel.games.koenigrufen.cards.pack import PACK
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES
from kartenspiel.games.koenigrufen.contracts.ladder import LadderTerms
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, KoenigrufenContract
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.outcome import Context
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.bonuses import Bonus, CardsTogether
from kartenspiel.model.tarock.result import BonusFacts, CardsBeside
from kartenspiel.model.tarock.sides import Side, Sides, other_side
from kartenspiel.model.tarock.speaking import SpokenItem

_NAMED: Final = frozenset(
    each.index for row in BONUSES.values() if isinstance(row.bonus, CardsTogether) for each in row.bonus.cards
)
"""The cards of which a bonus asks who has them together, by their indices."""
_NOTHING: Final = CardsBeside()


class ContractByRules:
    """What a contract is by the house rules of a deal."""

    __slots__ = ()

    rules: KoenigrufenRules
    contract: str

    @property
    def row(self) -> KoenigrufenContract:
        """What is the same of the contract under all house rules."""
        return CONTRACTS[self.contract]

    @property
    def terms(self) -> LadderTerms:
        """What the contract is worth."""
        return terms(self.rules)[self.contract]

    @property
    def bonuses(self) -> Mapping[str, Bonus]:
        """The bonuses of the contract by their ids."""
        return bonuses(self.rules, self.contract)

    def moved(self, kept: Mapping[Side, CardsBeside], valat_maker: Side | None) -> Mapping[Side, CardsBeside]:
        """Return what counts beside tricks, all with the side that makes a Valat where house rules say so (K39, K78).

        Cards out of play do not come to the others.
        """
        moves = self.rules.valat_talon != "unchanged" and (valat_maker == "D" or self.row.talon == "counts")
        if valat_maker is None or not moves:
            return kept
        own, others = kept["D"], kept["O"]
        both = CardsBeside((*own.cards, *others.cards), own.points + others.points)
        return {valat_maker: both, other_side(valat_maker): CardsBeside()}


@dataclass(frozen=True, slots=True)
class Spoken(ContractByRules):
    """All that decides beside the play what a contract pays: bid, called card, discard and announcements."""

    rules: KoenigrufenRules
    contract: str
    sides: Sides
    seats: int
    called: Card | None
    items: tuple[SpokenItem, ...]
    own: CardsBeside
    """Of the cards those that a bonus names, so that most imagined deals are the same; all count."""
    others: CardsBeside
    gave_up: str | None

    def facts(self, valat_maker: Side | None = None) -> BonusFacts:
        """Return what bonuses are judged by where this side makes a Valat, or nobody."""
        found = self.moved({"D": self.own, "O": self.others}, valat_maker)
        return BonusFacts(self.sides, (), self.seats, PACK, (found["D"], found["O"]), self.called)


@dataclass(frozen=True, slots=True)
class Basis(ContractByRules):
    """All that a deal is settled by beside its tricks: the cards dealt, bids, talon and announcements."""

    rules: KoenigrufenRules
    hands: tuple[Hand, ...]
    """As dealt."""
    contract: str
    sides: Sides
    """In Trischaken forehand stands for the declarer."""
    called: Card | None
    items: tuple[SpokenItem, ...]
    """The game first, in negative contracts once for each opponent, whose seat it has; then the bonuses announced.  All
    with the sides as they are, without raises that are void (K43, K51, K54, K55)."""
    own: Hand
    """Cards that count with the declarer's side beside its tricks (K39, K42)."""
    others: Hand
    """The same of the others."""
    talon: Hand
    """As dealt."""
    gave_up: str | None
    """That the declarer gave up (K40): the bonus of the compulsory bird, empty in a rufer; ``None`` if he played."""
    context: Context
    void_raises: tuple[tuple[str, Seat], ...] = ()
    """Raises that are void, each by its item and who said it (K43, K54)."""

    @property
    def seats(self) -> int:
        """How many hands were dealt."""
        return len(self.hands)

    @property
    def spoken(self) -> Spoken:
        """All that decides beside the play what it pays, where there is a declarer."""
        count = self.rules.card_count
        own, others = _named(self.own, count), _named(self.others, count)
        return Spoken(
            self.rules, self.contract, self.sides, self.seats, self.called, self.items, own, others, self.gave_up
        )

    def beside(self, spoken: Spoken, valat_maker: Side | None) -> Mapping[Side, CardsBeside]:
        """Return all that counts beside tricks where this side makes a Valat, or nobody (K39, K78)."""
        own = CardsBeside(self.own, spoken.own.points) if self.own else _NOTHING
        others = CardsBeside(self.others, spoken.others.points) if self.others else _NOTHING
        kept: Mapping[Side, CardsBeside] = {"D": own, "O": others}
        return kept if valat_maker is None else self.moved(kept, valat_maker)

    @property
    def double(self) -> int:
        """By what double rounds multiply every payment (K95)."""
        return double_rounds.factor(self.context)

    @property
    def two_accounts(self) -> bool:
        """Whether raises count only in an account of their own, for money (K56)."""
        return self.rules.kontra_ledger == "side"

    def counted(self, ending: Ending) -> CountedEnding:
        """Count the card points of an ending (K5, K9)."""
        return CountedEnding(ending, ending.points(worths(ending.pack, self.rules.card_count), self.seats))


def _named(cards: Hand, card_count: str) -> CardsBeside:
    """Return what cards count together, with those of them that a bonus names."""
    if not cards:
        return _NOTHING
    named: Hand = ()
    for each in cards:
        if each.index in _NAMED:
            named = (*named, each)
    return CardsBeside(named, card_points.total(cards, card_count))


def beside(rules: KoenigrufenRules, *, own: Hand, others: Hand) -> Mapping[Side, CardsBeside]:
    """Return cards that count with the declarer's side and with the others, counted by ``card_count`` (K5, K9)."""
    count = rules.card_count
    return {
        "D": CardsBeside(own, card_points.total(own, count)),
        "O": CardsBeside(others, card_points.total(others, count)),
    }


@lru_cache(maxsize=RULES_KEPT)
def worths(pack: Pack, card_count: str) -> tuple[int, ...]:
    """Return what the card of each place counts by a value of ``card_count`` (K5, K9)."""
    return tuple(card_points.worth(each, card_count) for each in pack.cards)
