# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The tables of the page of rules, and what decides which of its sentences hold (K14, K65, K118–K120)."""

from collections.abc import Iterator
from typing import Final

from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BONUSES, VALAT, VALAT_SILENT
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, KoenigrufenContract, Talon
from kartenspiel.games.koenigrufen.rules import PRESETS, KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.words.sayings import value_of
from kartenspiel.model.rules_page import PageNames
from kartenspiel.model.tarock.bonuses import Bonus
from kartenspiel.model.text import Text, room_marker
from kartenspiel.model.view import Board

_ = room_marker(__package__)

_CONTRACT_COLUMNS: Final = (
    _("Contract"),
    _("Value"),
    _("How it is played"),
)
_IF_ALL_PASS: Final = _("{contract} (if all pass)")
_WITH_KING: Final = _("with a called king, {task}")
_ALONE: Final = _("alone, {task}")
_EVERYBODY: Final = _("everybody for himself, to take few card points")
_TALON: Final[dict[Talon, Text]] = {
    "half": _("half of the talon"),
    "all": _("all six cards of the talon"),
    "counts": _("without the talon"),
}
_TRICKS: Final = {
    0: _("to take no trick"),
    1: _("to take exactly one trick"),
    2: _("to take exactly two tricks"),
}
_NO_TRUMPS: Final = _("{task}, no trumps")
_WITH_BIRD: Final = _("{task}, announcing a bird")
_OPEN: Final = _("{task}, with open cards")

_BONUS_COLUMNS: Final = (
    _("Bonus"),
    _("For what"),
    _("Silent"),
    _("Announced"),
)
_NUMBER: Final = _("{number}")
_TIMES_GAME: Final = _("{number} × the game")
_NOT_ANNOUNCED: Final = _("–")
_PRESET_COLUMNS: Final = (
    _("Preset"),
    _("How it is played"),
)


def page_names(rules: KoenigrufenRules) -> PageNames:
    """Return what the page of rules names: contracts and bonuses that are played, and what they are worth."""
    played = terms(rules)
    return PageNames(
        tables={
            "contracts": Board(_CONTRACT_COLUMNS, tuple(_contract(rules, CONTRACTS[each]) for each in played)),
            "bonuses": Board(_BONUS_COLUMNS, tuple(_bonus(rules, each) for each in _all_bonuses(rules))),
            "presets": Board(_PRESET_COLUMNS, tuple((preset.label, preset.help) for preset in PRESETS)),
        },
        facts={
            "played": frozenset(played),
            "worth": {contract: each.value for contract, each in played.items()},
            "calls": any(CONTRACTS[contract].calls for contract in played),
        },
    )


def _contract(rules: KoenigrufenRules, row: KoenigrufenContract) -> tuple[Text, ...]:
    """Return a row of the table of contracts (K14, K118)."""
    name = _IF_ALL_PASS(contract=row.name) if terms(rules)[row.id].rank is None else row.name
    return name, value_of(rules, row.id), _how_played(row)


def _how_played(row: KoenigrufenContract) -> Text:
    """Return who plays with whom, with which cards of the talon or for how many tricks (K14)."""
    if row.each_alone:
        return _EVERYBODY
    task = _TALON[row.talon] if row.goal is None else _TRICKS[row.goal]
    for applies, words in ((row.kind == "suit", _NO_TRUMPS), (row.compulsory_bird, _WITH_BIRD), (row.open, _OPEN)):
        task = words(task=task) if applies else task
    return (_WITH_KING if row.calls else _ALONE)(task=task)


def _all_bonuses(rules: KoenigrufenRules) -> Iterator[Bonus]:
    """Yield the bonuses of the contract played that has most of them, one with a called king and without double values.

    There are none where only negative contracts are played (K61).
    """
    rows = [CONTRACTS[contract] for contract in terms(rules)]
    best = max(rows, key=lambda row: (row.kind == "tarock", row.calls, row.kind == "suit", not row.solo))
    yield from bonuses(rules, best.id).values()


def _bonus(rules: KoenigrufenRules, bonus: Bonus) -> tuple[Text, ...]:
    """Return a row of the table of bonuses, as outside solo contracts (K65, K70, K76)."""
    if bonus.id == VALAT and rules.valat_mode == "multiply":
        silent, announced = (_TIMES_GAME(number=VALAT_SILENT * times) for times in (1, 2))
    else:
        silent, announced = (_NUMBER(number=bonus.value * times) for times in (1, 2))
    return bonus.name, _for_what(rules, bonus), silent, announced if bonus.announceable else _NOT_ANNOUNCED


def _for_what(rules: KoenigrufenRules, bonus: Bonus) -> Text:
    row = BONUSES[bonus.id]
    return row.aim(points=rules.absolut) if row.by_points else row.aim
