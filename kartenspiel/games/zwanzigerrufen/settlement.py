# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Settlement of Zwanzigerrufen (Z40–Z62), and the score sheet that explains it."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from typing import Final, Self

from kartenspiel.games.zwanzigerrufen.bonuses import MONDFANG, VALAT, bonuses
from kartenspiel.games.zwanzigerrufen.cards import TRICKS, card_points
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS, WINNING, ZwanzigerContract
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import narration
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import AllOf, AnyOf, Condition, DuePayoff, Not, Payoff
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.game import Hand
from kartenspiel.model.outcome import Context, Item, Outcome, OutcomeTexts, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.bonuses import Bonus
from kartenspiel.model.tarock.cards import CARD_POINTS, KINGS, TRULL
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.play import trumps_of
from kartenspiel.model.tarock.result import BonusFacts, CardsBeside, TarockResult
from kartenspiel.model.tarock.settlement import (
    POINTS,
    BonusLines,
    PossibleLine,
    ScoreLineWriter,
    SettledLine,
    double_note,
    dues_of,
    game_line,
    held_lines,
    items_of,
    winner_of,
)
from kartenspiel.model.tarock.sides import SIDES, Side, Sides, other_side
from kartenspiel.model.tarock.speaking import SpokenItem, is_announced
from kartenspiel.model.tarock.trischaken import Trischaken, TrischakenPayoff
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

DOUBLE_ROUND: Final = 4
"""How many hands a Mondfang makes count double (Z57)."""

_TOTAL = _("The declarer's side has {own} card points, the others have {other}; 45 are needed.")
_SOLO_DOUBLES = _("In a Solo bonuses count double.")
_CANCELLED = _("The Valat cancels what else there was to pay.")
_STARTS = _("Mondfang: the next four deals count double.")


@dataclass(frozen=True, slots=True)
class Basis:
    """What a deal is settled by beside its tricks: the hands, and all that was said."""

    rules: ZwanzigerrufenRules
    hands: tuple[Hand, ...]
    """As dealt."""
    speech: Speech
    sides: Sides
    context: Context


def settle(basis: Basis, ending: Ending) -> Outcome:
    """Return what a deal brings whose ten tricks ended so (Z52–Z62)."""
    return outcome(basis, TarockResult(basis.sides, basis.hands, ending, ending.points(worths(ending.pack), SEATS)))


@cache
def worths(pack: Pack) -> tuple[int, ...]:
    """Return what the card of each place is worth (Z6)."""
    return tuple(card_points(card) for card in pack.cards)


def outcome(basis: Basis, result: TarockResult) -> Outcome:
    """Return what a deal brings whose points are counted (Z52–Z62)."""
    double = double_rounds.factor(basis.context)
    if basis.speech.row.each_alone:
        return _trischaken(basis, result, double)
    settled = lines(basis, result)
    items = items_of(settled, basis.sides, SEATS, double)
    doubling = basis.rules.radl == "on" and MONDFANG in [line.id for line in settled]
    explain = partial(_explanation, basis, result, settled, doubling=doubling)
    told = OutcomeTexts(explain, partial(_conclusion, basis, result, settled))
    return _outcome_of(basis, result, items, told, doubling=doubling)


@dataclass(frozen=True, slots=True)
class ZwanzigerTerms:
    """What a contract with a declarer pays by all that was said."""

    lines: tuple[PossibleLine, ...]
    cancelled: Condition
    """Whether a Valat cancels other things (Z47)."""


@dataclass(frozen=True, slots=True)
class LinesBySides:
    """The lines of a contract for the same sides, and for the sides whose Valat counts and cancels others (Z47)."""

    rules: ZwanzigerrufenRules
    row: ZwanzigerContract
    won: Condition
    valats: Mapping[Side, Condition]
    """When these sides make it."""
    cancelled: Condition
    bonuses: BonusLines
    known: dict[Hashable, PossibleLine] = field(default_factory=dict)
    """The lines that `bonuses` and the game make, each as it is settled if no Valat cancels it."""

    @classmethod
    def of(cls, rules: ZwanzigerrufenRules, contract: str, facts: BonusFacts, counting: Sequence[Side]) -> Self:
        """Return the lines for these facts, of which the sides and the pack are looked at."""
        row, table = CONTRACTS[contract], bonuses(rules, contract)
        valats = {side: table[VALAT].made(facts, side) for side in counting}
        cancelled = AnyOf(tuple(valats.values()))
        return cls(rules, row, row.made(facts, WINNING), valats, cancelled, BonusLines(table, row.name, "Z41"))

    def possible(self, items: Sequence[SpokenItem], facts: BonusFacts) -> tuple[PossibleLine, ...]:
        """Return what may come to be settled with these items, the game first (Z56)."""
        game, *announced = items
        found = [*self._game(game.level), *self.bonuses.possible(announced, facts)]
        known = self.known
        return tuple([known.get(id(each)) or self._cancelled_by_valat(each) for each in found])

    def _game(self, level: int) -> tuple[PossibleLine, ...]:
        known = self.bonuses.known
        lines = known.get(level)
        if lines is None:
            value = self.row.worth(self.rules)
            lines = known[level] = tuple(
                PossibleLine(game_line(value, level, won=won, clause="Z7"), when)
                for won, when in ((True, self.won), (False, Not(self.won)))
            )
        return lines

    def _cancelled_by_valat(self, possible: PossibleLine) -> PossibleLine:
        """Return a line as it is settled unless a Valat cancels it; it is kept in `bonuses` and known by its id."""
        everything = self.rules.valat_cancels == "everything"
        when = _unless(possible.line, possible.when, self.valats, everything=everything)
        found = self.known[id(possible)] = PossibleLine(possible.line, when)
        return found


_lines_by_sides = lru_cache(maxsize=RULES_KEPT)(LinesBySides.of)


@lru_cache(maxsize=RULES_KEPT)
def _payoff_of(
    rules: ZwanzigerrufenRules, contract: str, items: tuple[SpokenItem, ...], facts: BonusFacts, double: int
) -> DuePayoff:
    """Return what every ending of a contract pays with these items (Z52–Z59)."""
    dues = dues_of(_terms_of(rules, contract, items, facts).lines, facts.sides, SEATS, double)
    return DuePayoff(SEATS, worths(facts.pack), 0, TRICKS, dues)


@lru_cache(maxsize=RULES_KEPT)
def _terms_of(
    rules: ZwanzigerrufenRules, contract: str, items: tuple[SpokenItem, ...], facts: BonusFacts
) -> ZwanzigerTerms:
    """Return what a contract pays with these items, the game first (Z56)."""
    valat, (_game, *announced) = bonuses(rules, contract)[VALAT], items
    counting = () if rules.valat_cancels == "nothing" else _counting(valat, announced)
    lines = _lines_by_sides(rules, contract, replace(facts, hands=()) if facts.hands else facts, counting)
    return ZwanzigerTerms(lines.possible(items, facts), lines.cancelled)


def _counting(valat: Bonus, announced: Sequence[SpokenItem]) -> tuple[Side, ...]:
    """Return the sides whose Valat counts (Z46)."""
    return SIDES if valat.silent else tuple([side for side in SIDES if is_announced(valat, side, announced)])


def _unless(line: SettledLine, when: Condition, valats: Mapping[Side, Condition], *, everything: bool) -> Condition:
    """Return when a line is settled that a Valat may cancel, the Valat announced by the beaten side included (Z47)."""
    if line.id == GAME_ITEM and not everything:
        return when
    against = (made for side, made in valats.items() if not (line.id == VALAT and line.owner == side))
    cancelled = tuple([Not(made) for made in against])
    return AllOf((when, *cancelled)) if cancelled else when


def terms_of(basis: Basis, facts: BonusFacts) -> ZwanzigerTerms:
    """Return what a contract with a declarer pays.

    Of the hands only such are looked at as have all cards of a bonus, so that most imagined deals share their terms.
    """
    if facts.hands and not _dealt_together(facts.hands):
        facts = replace(facts, hands=())
    return _terms_of(basis.rules, basis.speech.row.id, basis.speech.items, facts)


def _dealt_together(hands: Sequence[Hand]) -> bool:
    """Whether one hand has all cards of a bonus."""
    for hand in hands:
        for cards in (TRULL, KINGS):
            for card in cards:
                if card not in hand:
                    break
            else:
                return True
    return False


def payoff_of(basis: Basis, pack: Pack) -> Payoff:
    """Return what every ending of a deal pays (Z52–Z62), of the hands as `terms_of`."""
    speech, double = basis.speech, double_rounds.factor(basis.context)
    if not speech.row.each_alone:
        hands = basis.hands if _dealt_together(basis.hands) else ()
        facts = BonusFacts(basis.sides, hands, SEATS, pack, (CardsBeside(), CardsBeside()), None)
        return _payoff_of(basis.rules, speech.row.id, speech.items, facts, double)
    return _trischaken_payoff(basis, pack)


def _trischaken_payoff(basis: Basis, pack: Pack) -> TrischakenPayoff:
    return TrischakenPayoff(
        seats=SEATS, worths=worths(pack), tricks=TRICKS, forehand=basis.sides.declarer,
        scoring=basis.rules.trischaken_scoring, much=WINNING, double=double_rounds.factor(basis.context),
    )  # fmt: skip


def lines(basis: Basis, result: TarockResult) -> tuple[SettledLine, ...]:
    """Return everything that is settled (Z56)."""
    return held_lines(terms_of(basis, result.facts).lines, result.counted)


def _outcome_of(
    basis: Basis, result: TarockResult, items: tuple[Item, ...], told: OutcomeTexts, *, doubling: bool
) -> Outcome:
    """Return the outcome of these items; with `doubling` a double round follows (Z57)."""
    row, overlap = basis.speech.row, basis.rules.radl_overlap
    return Outcome(
        payments=pay_items(items, SEATS), contract=row.id, declarer=basis.sides.declarer,
        partner=basis.sides.partner, trumps=trumps_of(row.kind),
        tricks=tuple(map(Seat, result.ending.winners)), card_points=result.points, items=items,
        context=double_rounds.context_after(basis.context, overlap, length=DOUBLE_ROUND, triggers=int(doubling)),
        explain=told.explain, conclude=told.conclude,
    )  # fmt: skip


def _conclusion(basis: Basis, result: TarockResult, settled: tuple[SettledLine, ...]) -> Conclusion:
    """Return who won, and how many card points the declarer's side lacked (Z7)."""
    winner, members = winner_of(settled), {side: basis.sides.members(side, SEATS) for side in SIDES}
    loser, missing = other_side(winner), WINNING - result.total("D")
    return Conclusion(
        winners=members[winner], losers=members[loser], contract=basis.speech.row.name,
        score=(result.total(winner), result.total(loser)),
        reason=lacked(members["D"], CARD_POINTS(n=missing)) if missing > 0 else None,
        lacked=missing if missing > 0 else None,
    )  # fmt: skip


def _explanation(
    basis: Basis, result: TarockResult, settled: tuple[SettledLine, ...], *, doubling: bool
) -> tuple[ScoreLine, ...]:
    return tuple(_sheet(basis, result, settled, doubling=doubling))


def _sheet(
    basis: Basis, result: TarockResult, settled: tuple[SettledLine, ...], *, doubling: bool
) -> Iterator[ScoreLine]:
    speech, double = basis.speech, double_rounds.factor(basis.context)
    sheet = ScoreLineWriter(speech.row.name, speech.bonuses, speech.level_names, double)
    items = items_of(settled, basis.sides, SEATS, double)
    yield ScoreLine("points", POINTS, result.points, "Z6")
    yield sheet.who_played(basis.sides, speech.called, SEATS, "Z8")
    yield ScoreLine("note", _TOTAL(own=result.total("D"), other=result.total("O")), (), "Z7")
    if speech.row.solo and basis.rules.solo_doubles_bonuses == "on":
        yield ScoreLine("note", _SOLO_DOUBLES, (), "Z39")
    yield from double_note(double, "Z57")
    if terms_of(basis, result.facts).cancelled.holds(result.counted):
        yield ScoreLine("note", _CANCELLED, (), "Z47")
    yield from sheet.items(settled, items, SEATS)
    if doubling:
        yield ScoreLine("note", _STARTS, (), "Z57")
    yield ScoreLine("payment", narration.PAYMENT, pay_items(items, SEATS))


def _trischaken(basis: Basis, result: TarockResult, double: int) -> Outcome:
    """Everybody plays for himself (Z60–Z62)."""
    payoff = _trischaken_payoff(basis, result.ending.pack)
    counted = payoff.trischaken(result.counted)
    items = tuple(Item("game", paid.to, paid.value, paid.payers) for paid in payoff.transfers(result.counted))
    name = basis.speech.row.name
    told = OutcomeTexts(
        partial(_trischaken_explanation, counted, items, name, double), partial(counted.conclusion, name)
    )
    return _outcome_of(basis, result, items, told, doubling=False)


def _trischaken_explanation(
    counted: Trischaken, items: tuple[Item, ...], name: Text, double: int
) -> tuple[ScoreLine, ...]:
    points = ScoreLine("points", POINTS, tuple(counted.points), "Z62")
    paid = pay_items(items, SEATS)
    payment = ScoreLine("item", name, paid, "Z62"), ScoreLine("payment", narration.PAYMENT, paid)
    return points, *counted.notes("Z62"), *double_note(double, "Z57"), *payment
