# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bonuses of Zwanzigerrufen as rows of a table, and what house rules and contracts make of them (Z39, Z40–Z51)."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Final, Self

from kartenspiel.games.zwanzigerrufen.cards import TRICKS
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, ZwanzigerContract
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cardplay.card_conditions import ToldAtTheEnd
from kartenspiel.model.cardplay.payoff import Condition
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.bonuses import (
    Bonus,
    BonusRow,
    CardCaught,
    CardsTogether,
    CardTakesTrick,
    EveryTrick,
    FewPointsLeft,
)
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TRULL
from kartenspiel.model.tarock.result import BonusFacts
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

ABSOLUT: Final = "absolut"
PAGAT_ULTIMO: Final = "pagat_ultimo"
VALAT: Final = "valat"
TRULL_HELD: Final = "trull"
FOUR_KINGS: Final = "four_kings"
MONDFANG: Final = "mondfang"

ABSOLUT_LIMIT: Final = 32
"""With so many points or fewer the other side has lost an Absolut (Z43)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ZwanzigerBonus(BonusRow):
    """A bonus as a row of the table; its `task` has the field ``value``."""

    silent_by: str
    """The option by which it counts unannounced, unless that is ``off`` (Z43–Z50)."""
    value_by: str | None = None
    """The option that says what it is worth, where house rules do (Z48)."""
    says_kontra: bool = False
    """Whether announcing it against the declarer says Kontra under ``absolut_valat`` too (Z27)."""


BONUSES: Final[Mapping[str, ZwanzigerBonus]] = {
    row.id: row
    for row in (
        ZwanzigerBonus(
            bonus=FewPointsLeft(ABSOLUT, _("Absolut"), "Z43", 1, limit=ABSOLUT_LIMIT),
            task=_("Your side must keep the others to 32 card points or fewer. Worth {value}, lost if missed.").by(
                "Z43"
            ),
            silent_by="silent_absolut",
            in_suit_games=True,
            says_kontra=True,
        ),
        ZwanzigerBonus(
            bonus=CardTakesTrick(PAGAT_ULTIMO, _("Pagat ultimo"), "Z45", 1, card=PAGAT, trick=TRICKS, silent_loss=""),
            task=_("Your Pagat must win the last trick. Worth {value}, lost if missed.").by("Z44"),
            silent_by="silent_pagat",
        ),
        ZwanzigerBonus(
            bonus=EveryTrick(VALAT, _("Valat"), "Z46", 6),
            task=_("Your side must win all ten tricks. Worth {value}, lost if missed.").by("Z46"),
            silent_by="silent_valat",
            in_suit_games=True,
            says_kontra=True,
        ),
        ZwanzigerBonus(
            bonus=CardsTogether(TRULL_HELD, _("Trull"), "Z48", 1, announceable=False, cards=TRULL),
            silent_by="card_bonuses",
        ),
        ZwanzigerBonus(
            bonus=CardsTogether(FOUR_KINGS, _("Four Kings"), "Z48", 1, announceable=False, cards=KINGS),
            silent_by="card_bonuses",
            value_by="four_kings_value",
            in_suit_games=True,
        ),
        ZwanzigerBonus(
            bonus=CardCaught(
                MONDFANG, _("Mondfang"), "Z50", 1, announceable=False, caught=MOND, catcher=SKUES, counts="any"
            ),
            silent_by="mondfang",
        ),
    )
}
"""All bonuses, in the order in which they are settled (Z40, Z42)."""
LEVEL_NAMES: Final[Mapping[int, Text]] = {
    2: _("Kontra"),
    4: _("Retour"),
    8: _("Supra"),
    16: _("Resupra"),
}
"""What a raise to each level is called (Z28)."""


@dataclass(frozen=True, slots=True)
class DealtTogether(CardsTogether):
    """One player was dealt all of these cards (Z48)."""

    @classmethod
    def of(cls, bonus: CardsTogether) -> Self:
        """Return the same bonus for the player to whom the cards were dealt."""
        return cls(**{field.name: getattr(bonus, field.name) for field in fields(bonus)})

    def depends_on(self, facts: BonusFacts) -> Hashable:
        """Who was dealt them."""
        return self._holder(facts)

    def made(self, facts: BonusFacts, side: Side) -> Condition:
        """Return whether it was one of this side, which is told when the cards are played."""
        holder = self._holder(facts)
        return ToldAtTheEnd(holder is not None and facts.sides.of(holder) == side)

    def _holder(self, facts: BonusFacts) -> Seat | None:
        for seat, hand in enumerate(facts.hands):
            if not [card for card in self.cards if card not in hand]:
                return Seat(seat)
        return None


@lru_cache(maxsize=RULES_KEPT)
def bonuses(rules: ZwanzigerrufenRules, contract: str) -> Mapping[str, Bonus]:
    """Return the bonuses of a contract by their ids, in the order in which they are settled (Z39, Z40, Z42–Z51)."""
    played = CONTRACTS[contract]
    return {row.id: _by_rules(rules, played, row) for row in BONUSES.values() if row.belongs_to(played)}


def _by_rules(rules: ZwanzigerrufenRules, contract: ZwanzigerContract, row: ZwanzigerBonus) -> Bonus:
    """Return a bonus as it is in a contract by these rules (Z39, Z43–Z50)."""
    value = row.bonus.value if row.value_by is None else getattr(rules, row.value_by)
    doubled = rules.solo_doubles_bonuses
    if isinstance(row.bonus, EveryTrick):
        value *= contract.worth(rules) if rules.valat_value == "multiple" else 1
        doubled = rules.solo_doubles_valat
    factor = 2 if contract.solo and doubled == "on" else 1
    bonus = replace(row.bonus, value=value, factor=factor, silent=getattr(rules, row.silent_by) != "off")
    if isinstance(bonus, CardTakesTrick):
        return replace(bonus, silent_loss="Z45" if rules.silent_pagat == "win_and_loss" else "")
    if isinstance(bonus, CardsTogether) and rules.card_bonuses == "opening_hand":
        return DealtTogether.of(bonus)
    return bonus
