# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bonuses of a contract as rows of a table, and what counts beside a Valat (K61, K65–K78)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.bonus_names import (
    ABSOLUT,
    BIRDS,
    BONUS_NAMES,
    FOUR_KINGS,
    KOENIG_ULTIMO,
    KOENIGFANG,
    MONDFANG,
    ROYAL_TRULL,
    SKUESFANG,
    TRULL_HELD,
    VALAT,
)
from kartenspiel.games.koenigrufen.card_points import per_point
from kartenspiel.games.koenigrufen.contracts import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.tarock.bonuses import (
    Bonus,
    CalledCardCaught,
    CalledCardInTrick,
    CardCaught,
    CardsTogether,
    CardTakesTrick,
    CatchCounts,
    EnoughPoints,
    EveryTrick,
)
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TRULL

LAST_TRICK: Final = 12
VALAT_SILENT: Final = 4
"""A Valat that nobody announced counts the game so many times; announced, twice as many (K76 ``multiply``)."""
_FIXED_VALAT: Final = 10
"""What it counts for itself, announced twofold (K76 ``fixed``)."""
_SILENT: Final[Mapping[str, int]] = {
    TRULL_HELD: 1,
    FOUR_KINGS: 1,
    KOENIG_ULTIMO: 1,
    **{bird: value for value, bird in enumerate(BIRDS, 1)},
    ABSOLUT: 1,
    MONDFANG: 1,
    KOENIGFANG: 1,
    SKUESFANG: 2,
    ROYAL_TRULL: 2,
}
"""What each bonus is worth for each opponent if nobody announced it; a Valat depends on the contract (K65)."""
_IN_SUIT_GAMES: Final = frozenset((FOUR_KINGS, VALAT, ABSOLUT))
"""The bonuses that there are in suit games (K61)."""
_CATCHES: Final[Mapping[str, CatchCounts]] = {
    "opponents_only": "other_side",
    "any": "any",
    "individual": "individual",
}
"""What a Mondfang means by the option ``mondfang`` (K71)."""

_HELD: Final = frozenset((TRULL_HELD, FOUR_KINGS, ABSOLUT))
_WON_IN_TRICKS: Final = frozenset((*BIRDS, KOENIG_ULTIMO, MONDFANG))
_ALL: Final = frozenset(BONUS_NAMES) - {VALAT}
_NONE: Final[frozenset[str]] = frozenset()
BESIDE_VALAT: Final[Mapping[str, tuple[frozenset[str], frozenset[str]]]] = {
    "announced_only": (_NONE, _ALL),
    "trick_and_announced": (_WON_IN_TRICKS, _ALL),
    "trick_bonuses": (_WON_IN_TRICKS, _WON_IN_TRICKS),
    "all": (_ALL, _ALL),
    "none": (_NONE, _NONE),
}
"""Which bonuses count beside a Valat, silent and announced, by the option ``valat_other_bonuses`` (K77)."""
NOT_WITH_VALAT: Final = frozenset((TRULL_HELD, FOUR_KINGS))
"""What a side cannot announce beside a Valat under ``trick_and_announced`` (K77)."""


@lru_cache(maxsize=RULES_KEPT)
def bonuses(rules: KoenigrufenRules, contract: str) -> Mapping[str, Bonus]:
    """Return the bonuses of a contract by their ids, in the order of the table (K61, K65, K66).

    Each kind is announced once in a deal, whichever side it is for (K46), so that none is each side's own.
    """
    row = CONTRACTS[contract]
    rows = () if row.kind == "negative" else _rows(rules, contract)
    found = {bonus.id: bonus for bonus in rows if row.kind == "tarock" or bonus.id in _IN_SUIT_GAMES}
    return {bonus: found[bonus] for bonus in BONUS_NAMES if bonus in found}


def _rows(rules: KoenigrufenRules, contract: str) -> Iterator[Bonus]:
    """Yield the bonuses in use, those included that there are only where tarocks are trumps."""
    row = CONTRACTS[contract]
    factor = 2 if row.solo and rules.solo_doubles_bonuses == "on" else 1
    listed = (*_in_tricks(rules, factor, called=row.calls), *_held(factor), _valat(rules, contract))
    yield from (bonus for bonus in listed if bonus.id in rules.enabled_bonuses)
    yield from _with_own_options(rules, factor, called=row.calls)


def _held(factor: int) -> Iterator[Bonus]:
    """Yield what counts by holding cards in the end (K65)."""
    for bonus, cards in ((TRULL_HELD, TRULL), (FOUR_KINGS, KINGS)):
        yield CardsTogether(
            bonus, BONUS_NAMES[bonus], "K65", _SILENT[bonus], factor=factor, each_side=False, cards=cards
        )


def _in_tricks(rules: KoenigrufenRules, factor: int, *, called: bool) -> Iterator[Bonus]:
    """Yield the birds, and König ultimo where a card is `called` (K67–K69)."""
    if called:
        yield CalledCardInTrick(
            KOENIG_ULTIMO, BONUS_NAMES[KOENIG_ULTIMO], "K68", _SILENT[KOENIG_ULTIMO], factor=factor,
            trick=LAST_TRICK, silent_loss="K69" if rules.silent_loss == "birds_and_king" else "",
        )  # fmt: skip
    for bonus, bird in BIRDS.items():
        yield CardTakesTrick(
            bonus, BONUS_NAMES[bonus], "K67", _SILENT[bonus], factor=factor,
            card=bird.card, trick=bird.trick, silent_loss="" if rules.silent_loss == "none" else "K69",
        )  # fmt: skip


def _valat(rules: KoenigrufenRules, contract: str) -> Bonus:
    """Return the Valat, which no solo contract doubles (K70, K76)."""
    value = _FIXED_VALAT if rules.valat_mode == "fixed" else VALAT_SILENT * terms(rules)[contract].value
    return EveryTrick(VALAT, BONUS_NAMES[VALAT], "K76", value, each_side=False)


def _with_own_options(rules: KoenigrufenRules, factor: int, *, called: bool) -> Iterator[Bonus]:
    """Yield the bonuses that have options of their own; Königfang where a card is `called` (K71–K75)."""
    if rules.absolut != "off":
        least = rules.absolut * per_point(rules.card_count)
        yield EnoughPoints(
            ABSOLUT, BONUS_NAMES[ABSOLUT], "K74", _SILENT[ABSOLUT], factor=factor, each_side=False, least=least
        )
    if rules.mondfang != "off":
        yield CardCaught(
            MONDFANG, BONUS_NAMES[MONDFANG], "K71", _SILENT[MONDFANG], factor=factor, each_side=False,
            announceable=rules.mondfang_announce == "on", caught=MOND, catcher=SKUES, counts=_CATCHES[rules.mondfang],
        )  # fmt: skip
    if rules.koenigfang == "on" and called:
        yield CalledCardCaught(
            KOENIGFANG, BONUS_NAMES[KOENIGFANG], "K73", _SILENT[KOENIGFANG], factor=factor, each_side=False,
            announceable=False,
        )  # fmt: skip
    if rules.skuesfang == "on":
        yield CardCaught(
            SKUESFANG, BONUS_NAMES[SKUESFANG], "K72", _SILENT[SKUESFANG], factor=factor, each_side=False,
            announceable=False, caught=SKUES, catcher=PAGAT,
        )  # fmt: skip
    if rules.royal_trull == "on":
        yield CardsTogether(
            ROYAL_TRULL, BONUS_NAMES[ROYAL_TRULL], "K75", _SILENT[ROYAL_TRULL], factor=factor, each_side=False,
            announceable=False, cards=(*TRULL, *KINGS),
        )  # fmt: skip
