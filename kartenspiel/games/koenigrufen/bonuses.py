# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What house rules and contracts make of the bonuses, and what counts beside a Valat (K61, K65–K78)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.cards.card_points import per_point
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES, MONDFANG, VALAT, VALAT_SILENT, KoenigrufenBonus
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.options import HOUSE_RULES_KEPT
from kartenspiel.model.tarock.bonuses import (
    Bonus,
    CalledCardInTrick,
    CardCaught,
    CardTakesTrick,
    CatchCounts,
    EnoughPoints,
    EveryTrick,
)

_FIXED_VALAT: Final = 10
"""What a Valat counts for itself, announced twofold (K76 ``fixed``)."""
_CATCHES: Final[Mapping[str, CatchCounts]] = {
    "opponents_only": "other_side",
    "any": "any",
    "individual": "individual",
}
"""What a Mondfang means by the option ``mondfang`` (K71)."""

_WON_IN_TRICKS: Final = frozenset(bonus for bonus, row in BONUSES.items() if row.in_tricks)
_ALL: Final = frozenset(BONUSES) - {VALAT}
_NONE: Final[frozenset[str]] = frozenset()
BESIDE_VALAT: Final[Mapping[str, tuple[frozenset[str], frozenset[str]]]] = {
    "announced_only": (_NONE, _ALL),
    "trick_and_announced": (_WON_IN_TRICKS, _ALL),
    "trick_bonuses": (_WON_IN_TRICKS, _WON_IN_TRICKS),
    "all": (_ALL, _ALL),
    "none": (_NONE, _NONE),
}
"""Which bonuses count beside a Valat, silent and announced, by the option ``valat_other_bonuses`` (K77)."""
NOT_WITH_VALAT: Final = frozenset(bonus for bonus, row in BONUSES.items() if row.apart_from_valat)
"""What a side cannot announce beside a Valat under ``trick_and_announced`` (K77)."""


@lru_cache(maxsize=HOUSE_RULES_KEPT)
def bonuses(rules: KoenigrufenRules, contract: str) -> Mapping[str, Bonus]:
    """Return the bonuses of a contract by their ids, in the order of the table (K61, K65, K66).

    Each kind is announced once in a deal, whichever side it is for (K46), so that none is each side's own.
    """
    return {
        bonus: _by_rules(rules, contract, row.bonus)
        for bonus, row in BONUSES.items()
        if _is_played(rules, row) and row.belongs_to(CONTRACTS[contract])
    }


def _is_played(rules: KoenigrufenRules, row: KoenigrufenBonus) -> bool:
    """Whether the house rules have a bonus (K66, K71–K75)."""
    return getattr(rules, row.id) != "off" if row.own_option else row.id in rules.enabled_bonuses


def _by_rules(rules: KoenigrufenRules, contract: str, bonus: Bonus) -> Bonus:
    """Return a bonus as it is in a contract by these rules (K69–K71, K74, K76)."""
    if isinstance(bonus, EveryTrick):  # which no solo contract doubles (K70)
        fixed = rules.valat_mode == "fixed"
        return replace(bonus, value=_FIXED_VALAT if fixed else VALAT_SILENT * terms(rules)[contract].value)
    doubled = replace(bonus, factor=2 if CONTRACTS[contract].solo and rules.solo_doubles_bonuses == "on" else 1)
    if isinstance(doubled, EnoughPoints) and rules.absolut != "off":
        return replace(doubled, least=rules.absolut * per_point(rules.card_count))
    if isinstance(doubled, CardCaught) and bonus.id == MONDFANG:
        announceable = rules.mondfang_announce == "on"
        return replace(doubled, announceable=announceable, counts=_CATCHES[rules.mondfang])
    if isinstance(doubled, CardTakesTrick):
        return replace(doubled, silent_loss="" if rules.silent_loss == "none" else "K69")
    if isinstance(doubled, CalledCardInTrick):
        return replace(doubled, silent_loss="K69" if rules.silent_loss == "birds_and_king" else "")
    return doubled
