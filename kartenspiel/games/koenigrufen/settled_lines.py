# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is settled in a contract with a declarer, item by item (K69–K87)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.basis import Basis
from kartenspiel.games.koenigrufen.bonus_rows import KOENIG_ULTIMO, KOENIGFANG, VALAT, VALAT_SILENT
from kartenspiel.games.koenigrufen.bonuses import BESIDE_VALAT, NOT_WITH_VALAT, bonuses
from kartenspiel.games.koenigrufen.card_points import target
from kartenspiel.games.koenigrufen.contracts import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.tarock.result import BonusFacts, TarockResult
from kartenspiel.model.tarock.settlement import Factor, PossibleLine, SettledLine, bonus_lines, game_line, held_lines
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.tarock.speaking import GAME_ITEM, SpokenItem
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_GIVEN_UP: Final = _("{contract} given up")
_BIRD_GIVEN_UP: Final = _("{bonus}, given up with the game")
_WON_FROM: Final = _("{contract} won, {player:nom} {player:pay|pays}")
_LOST_TO: Final = _("{contract} lost, {player:nom} {player:receive|receives}")
_LOST: Final = _("{contract} lost")
_VALAT_MADE: Final = _("Valat")
_VALAT_ANNOUNCED: Final = _("announced Valat")


def lines(basis: Basis, result: TarockResult) -> tuple[SettledLine, ...]:
    """Return everything that is settled between the sides, or between the declarer and each opponent."""
    if basis.gave_up is not None:
        return tuple(_given_up(basis, basis.gave_up))
    if basis.row.tricks_decide:
        won = _is_won(basis, result)
        return tuple(_with_each(basis, item, won=won) for item in basis.items)
    return tuple(_between_sides(basis, result))


def _is_won(basis: Basis, result: TarockResult) -> bool:
    """Whether the declarer's side has made the game (K8, K81, K86)."""
    return basis.row.verdict(result, target(basis.rules)) is True


def _given_up(basis: Basis, bird: str) -> Iterator[SettledLine]:
    """Yield the game and the compulsory bird, which a declarer pays who gives up (K40, K87)."""
    yield SettledLine(GAME_ITEM, "D", "O", basis.terms.value, _GIVEN_UP, "K87")
    if bird:
        yield SettledLine(bird, "D", "O", basis.bonuses[bird].worth(announced=True), _BIRD_GIVEN_UP, "K87")


def _with_each(basis: Basis, item: SpokenItem, *, won: bool) -> SettledLine:
    """Return what a negative contract brings from or to one opponent (K51, K86)."""
    declarer, opponent = basis.sides.declarer, item.seat
    between = (opponent, declarer) if won else (declarer, opponent)
    words, winner = (_WON_FROM if won else _LOST_TO)(player=Who(opponent)), _winner(won=won)
    return SettledLine(GAME_ITEM, "D", winner, basis.terms.value, words, "K86", level=item.level, between=between)


def _winner(*, won: bool) -> Side:
    return "D" if won else "O"


def _between_sides(basis: Basis, result: TarockResult) -> Iterator[SettledLine]:
    """Yield the game and the bonuses of a positive contract (K81–K84)."""
    game, *announced = basis.items
    possible = _possible_bonuses(basis.rules, basis.contract, tuple(announced), replace(result.facts, hands=()))
    found = held_lines(possible, result.counted)
    valat = next((line for line in found if line.id == VALAT), None)
    if valat is None:
        yield _game(basis, result, game.level)
        yield from _without_koenigfang(found)
    else:
        if basis.rules.valat_mode == "multiply":
            yield _in_place_of_game(basis, valat, game.level)
        else:
            yield _game(basis, result, 1)
            yield replace(valat, clause="K84")
        yield from _without_koenigfang(_beside_valat(basis, valat, found))


@lru_cache(maxsize=RULES_KEPT)
def _possible_bonuses(
    rules: KoenigrufenRules, contract: str, announced: tuple[SpokenItem, ...], facts: BonusFacts
) -> tuple[PossibleLine, ...]:
    """Return the bonuses that may come to be settled (K65–K76, K82)."""
    return tuple(bonus_lines(bonuses(rules, contract), announced, facts, factor_name=CONTRACTS[contract].name))


def _game(basis: Basis, result: TarockResult, level: int) -> SettledLine:
    """Return the game, which counts twofold if a sechserdreier is lost (K8, K81)."""
    won = _is_won(basis, result)
    value = basis.terms.value if won else basis.terms.lost
    return game_line(value, level, won=won, clause="K81", factors=_lost_factors(basis, value))


def _lost_factors(basis: Basis, value: int) -> tuple[Factor, ...]:
    plain = basis.terms.value
    return () if value == plain else ((value // plain, _LOST(contract=basis.row.name)),)


def _in_place_of_game(basis: Basis, valat: SettledLine, game_level: int) -> SettledLine:
    """Return a Valat that is settled in place of the game: with its own raises, or the game's if silent (K80, K83)."""
    announced = valat.announcer is not None
    value = basis.terms.value if valat.winner == "D" else basis.terms.lost
    times = 2 * VALAT_SILENT if announced else VALAT_SILENT
    factors = (times, _VALAT_ANNOUNCED if announced else _VALAT_MADE), *_lost_factors(basis, value)
    level = valat.level if announced else game_level
    return replace(valat, value=value * times, clause="K83", factors=factors, level=level)


def _beside_valat(basis: Basis, valat: SettledLine, found: Iterable[SettledLine]) -> Iterator[SettledLine]:
    """Yield the other bonuses that count beside a Valat (K77)."""
    option = basis.rules.valat_other_bonuses
    silent, announced = BESIDE_VALAT[option]
    for line in found:
        spoken = line.announcer is not None
        if line.id not in (announced if spoken else silent):
            continue
        # Partners who did not know each other may have announced the Valat and what cannot stand beside it.
        with_valat = spoken and valat.announcer is not None and line.owner == valat.owner
        if not (with_valat and option == "trick_and_announced" and line.id in NOT_WITH_VALAT):
            yield line


def _without_koenigfang(found: Iterable[SettledLine]) -> Iterator[SettledLine]:
    """Yield the bonuses, a Königfang only where no König ultimo is settled (K73)."""
    kept = tuple(found)
    ultimo = any(line.id == KOENIG_ULTIMO for line in kept)
    yield from (line for line in kept if not (ultimo and line.id == KOENIGFANG))
