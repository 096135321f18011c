# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is settled in a contract with a declarer, item by item (K69–K87)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.bonuses import BESIDE_VALAT, NOT_WITH_VALAT, bonuses
from kartenspiel.games.koenigrufen.cards.card_points import target
from kartenspiel.games.koenigrufen.contracts.bonus_rows import KOENIG_ULTIMO, KOENIGFANG, MONDFANG, VALAT, VALAT_SILENT
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.settlement.basis import Basis, Spoken
from kartenspiel.model.cardplay.payoff import ALWAYS, NEVER, AllOf, AnyOf, Condition, CountedEnding, Not
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cards import Card
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.result import BonusFacts, TarockResult
from kartenspiel.model.tarock.settlement import BonusLines, Factor, PossibleLine, SettledLine, game_line, held_lines
from kartenspiel.model.tarock.sides import SIDES, Side, Sides
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_GIVEN_UP: Final = _("{contract} given up")
_BIRD_GIVEN_UP: Final = _("{bonus}, given up with the game")
_WON_FROM: Final = _("{contract} won, {player:nom} {player:pay|pays}")
_LOST_TO: Final = _("{contract} lost, {player:nom} {player:receive|receives}")
_LOST: Final = _("{contract} lost")
_VALAT_MADE: Final = _("Valat")
_VALAT_ANNOUNCED: Final = _("announced Valat")


@dataclass(frozen=True)
class Case:
    """A way in which a contract can end, by who makes a Valat; what is settled depends on it, and just one holds.

    What follows from it is worked out once, when it is first met.
    """

    spoken: Spoken
    when: Condition
    maker: Side | None
    """The side that makes a Valat in it."""

    @cached_property
    def lines(self) -> tuple[PossibleLine, ...]:
        """What may come to be settled (K69–K87)."""
        spoken = self.spoken
        if spoken.gave_up is not None:
            return tuple(_given_up(spoken, spoken.gave_up))
        return tuple(_with_each(spoken) if spoken.row.tricks_decide else _between_sides(spoken, self.maker))

    @cached_property
    def mondfang(self) -> Condition:
        """Whether somebody wins a Mondfang, announced or not (K75)."""
        spoken, row = self.spoken, self.spoken.bonuses.get(MONDFANG)
        if row is None:
            return NEVER
        lines = _bonus_lines(spoken.rules, spoken.contract, spoken.sides, spoken.called)
        return AnyOf(tuple([each.when for each in lines.silent(row, spoken.facts(self.maker))]))


def case_of(spoken: Spoken, counted: CountedEnding) -> Case:
    """Return how a contract came out."""
    *with_valat, plain = cases(spoken)
    for case in with_valat:
        if case.when.holds(counted):
            return case
    return plain


def came_out(basis: Basis, counted: CountedEnding) -> tuple[Case, TarockResult]:
    """Return how a deal came out, and what is to be judged by tricks and cards beside them (K39, K78)."""
    spoken = basis.spoken
    case = case_of(spoken, counted)
    beside = basis.beside(spoken, case.maker)
    result = TarockResult(basis.sides, basis.hands, counted.ending, counted.points, beside, basis.called)
    return case, result


def lines(basis: Basis, result: TarockResult) -> tuple[SettledLine, ...]:
    """Return everything that is settled between the sides, or between the declarer and each opponent."""
    return held_lines(case_of(basis.spoken, result.counted).lines, result.counted)


@lru_cache(maxsize=RULES_KEPT)
def cases(spoken: Spoken) -> tuple[Case, ...]:
    """Return the ways in which a contract can come out, last that nobody makes a Valat (K76–K84)."""
    valat = spoken.bonuses.get(VALAT)
    if spoken.gave_up is not None or spoken.row.tricks_decide or valat is None:
        return (Case(spoken, ALWAYS, None),)
    made = {side: valat.made(spoken.facts(), side) for side in SIDES}
    with_valat = (Case(spoken, when, side) for side, when in made.items())
    return *with_valat, Case(spoken, Not(AnyOf(tuple(made.values()))), None)


def _given_up(spoken: Spoken, bird: str) -> Iterator[PossibleLine]:
    """Yield the game and the compulsory bird, which a declarer pays who gives up (K40, K87)."""
    yield PossibleLine(SettledLine(GAME_ITEM, "D", "O", spoken.terms.value, _GIVEN_UP, "K87"), ALWAYS)
    if bird:
        value = spoken.bonuses[bird].worth(announced=True)
        yield PossibleLine(SettledLine(bird, "D", "O", value, _BIRD_GIVEN_UP, "K87"), ALWAYS)


def _with_each(spoken: Spoken) -> Iterator[PossibleLine]:
    """Yield what a negative contract brings from or to each opponent (K51, K86)."""
    declarer, value = spoken.sides.declarer, spoken.terms.value
    won = spoken.row.made(spoken.facts(), target(spoken.rules))
    for item in spoken.items:
        opponent = item.seat
        pays, receives = _WON_FROM(player=Who(opponent)), _LOST_TO(player=Who(opponent))
        ways: tuple[tuple[Side, Text, tuple[Seat, Seat], Condition], ...] = (
            ("D", pays, (opponent, declarer), won),
            ("O", receives, (declarer, opponent), Not(won)),
        )
        for winner, words, pair, when in ways:
            line = SettledLine(GAME_ITEM, "D", winner, value, words, "K86", level=item.level, between=pair)
            yield PossibleLine(line, when)


def _between_sides(spoken: Spoken, maker: Side | None) -> Iterator[PossibleLine]:
    """Yield the game and the bonuses of a positive contract where this side makes a Valat, or nobody (K81–K84)."""
    game, *announced = spoken.items
    facts = spoken.facts(maker)
    bonuses = _bonus_lines(spoken.rules, spoken.contract, spoken.sides, spoken.called)
    possible = [
        each for each in bonuses.possible(announced, facts)
        if each.line.id != VALAT or (each.line.winner == each.line.owner) == (maker == each.line.owner)
    ]  # fmt: skip
    valat = next((line for line, _ in possible if line.id == VALAT), None)
    if valat is None:
        yield from _game(spoken, facts, game.level)
        yield from _without_koenigfang(possible)
    else:
        if spoken.rules.valat_mode == "multiply":
            yield PossibleLine(_in_place_of_game(spoken, valat, game.level), ALWAYS)
        else:
            yield from _game(spoken, facts, 1)
            yield PossibleLine(replace(valat, clause="K84"), ALWAYS)
        yield from _without_koenigfang(_beside_valat(spoken, valat, possible))


@lru_cache(maxsize=RULES_KEPT)
def _bonus_lines(rules: KoenigrufenRules, contract: str, sides: Sides, called: Card | None) -> BonusLines:
    """Return the bonuses of a contract as lines, for these sides and this called card."""
    del sides, called
    return BonusLines(bonuses(rules, contract), CONTRACTS[contract].name)


def _game(spoken: Spoken, facts: BonusFacts, level: int) -> Iterator[PossibleLine]:
    """Yield the game, which counts twofold if a sechserdreier is lost (K8, K81)."""
    made, terms = spoken.row.made(facts, target(spoken.rules)), spoken.terms
    for won, value, when in ((True, terms.value, made), (False, terms.lost, Not(made))):
        factors = _lost_factors(spoken, value)
        yield PossibleLine(game_line(value, level, won=won, clause="K81", factors=factors), when)


def _lost_factors(spoken: Spoken, value: int) -> tuple[Factor, ...]:
    plain = spoken.terms.value
    return () if value == plain else ((value // plain, _LOST(contract=spoken.row.name)),)


def _in_place_of_game(spoken: Spoken, valat: SettledLine, game_level: int) -> SettledLine:
    """Return a Valat that is settled in place of the game: with its own raises, or the game's if silent (K80, K83)."""
    announced = valat.announcer is not None
    value = spoken.terms.value if valat.winner == "D" else spoken.terms.lost
    times = 2 * VALAT_SILENT if announced else VALAT_SILENT
    factors = (times, _VALAT_ANNOUNCED if announced else _VALAT_MADE), *_lost_factors(spoken, value)
    level = valat.level if announced else game_level
    return replace(valat, value=value * times, clause="K83", factors=factors, level=level)


def _beside_valat(spoken: Spoken, valat: SettledLine, possible: Iterable[PossibleLine]) -> Iterator[PossibleLine]:
    """Yield the other bonuses that count beside a Valat (K77)."""
    option = spoken.rules.valat_other_bonuses
    silent, announced = BESIDE_VALAT[option]
    for each in possible:
        line, said = each.line, each.line.announcer is not None
        if line.id not in (announced if said else silent):
            continue
        # Partners who did not know each other may have announced the Valat and what cannot stand beside it.
        with_valat = said and valat.announcer is not None and line.owner == valat.owner
        if not (with_valat and option == "trick_and_announced" and line.id in NOT_WITH_VALAT):
            yield each


def _without_koenigfang(possible: Iterable[PossibleLine]) -> Iterator[PossibleLine]:
    """Yield the bonuses, a Königfang only where no König ultimo is settled (K73)."""
    kept = tuple(possible)
    no_ultimo = Not(AnyOf(tuple(when for line, when in kept if line.id == KOENIG_ULTIMO)))
    for line, when in kept:
        yield PossibleLine(line, AllOf((when, no_ultimo)) if line.id == KOENIGFANG else when)
