# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who wins the game and what is paid in Rußbach (R32–R38), and the score sheet that explains it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, Self

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.calling.basis import CallingBasis
from kartenspiel.model.calling.settlement import (
    BASE,
    CallingSettlement,
    Declaration,
    Members,
    SheetClauses,
    SideTerms,
    declarations,
    needed_of,
    outcome_of,
    payoff_of,
    total_of,
)
from kartenspiel.model.calling.sides import CallingSides
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import (
    NEVER,
    AllOf,
    AnyOf,
    AtLeast,
    Condition,
    CountedEnding,
    Due,
    DuePayoff,
    Earned,
    Not,
    Points,
    Tricks,
    seats_of,
)
from kartenspiel.model.cardplay.transfers import Transfer, pay
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

HUNDRED: Final = "hundred"
ALL: Final = "all"
POINTS: Final = 100
"""What an announced hundred asks for, and from which on an unannounced one is paid."""

_HAS_CARDS = _("{side:nom} {side:have|has|have} {cards} points without declarations.")
_ONE_REACHES = _("Only {side:nom} {side:have|has|have} enough and {side:win|wins|win}.")
_BOTH_REACH = _("Both sides have enough; {side:nom} {side:have|has|have} more and {side:win|wins|win}.")
_LESS_DECLARED = _("Neither side has enough; {side:nom} declared less and {side:win|wins|win}.")
_NONE_REACHES = _(
    "Neither side has enough and both declared alike; {side:nom} {side:have|has|have} more and {side:win|wins|win}."
)
_MAJORITY = _("{side:nom} {side:have|has|have} more points and {side:win|wins|win}.")
_CARDS_ONLY = _("Both sides declared, which cancels; with 50 points or more in cards {side:nom} {side:win|wins|win}.")
_GAME = _("The game, won by {side:acc}: {amount}")
_GAME_100 = _("The game with 100 points or more unannounced, won by {side:acc}: {amount}")
_HUNDRED_MADE = _("100 announced and reached by {side:acc}: {amount}")
_HUNDRED_LOST = _("100 announced and missed by {side:acc}: {amount}")
_ALL_SILENT = _("All tricks without announcing them, won by {side:acc}: {amount}")
_ALL_MADE = _("All tricks announced and won by {side:acc}: {amount}")
_ALL_LOST = _("All tricks announced and missed by {side:acc}: {amount}")
_NOTHING_FOR_GAME = _("As 100 was announced, nothing is paid for the game itself.")

_TERMS_KEPT: Final = 1024
"""So many terms are kept: there are some for all sides with what each of them announced and declared."""
_CLAUSES: Final = SheetClauses(
    cards="R30", declared="R31", void="R21", partner="R13", in_pairs="R37", against_three="R38"
)


@dataclass(frozen=True, slots=True)
class RussbachBasis(CallingBasis[RussbachRules]):
    """What a deal of Rußbach is settled by beside its tricks."""

    announced: tuple[tuple[Seat, str], ...] = ()
    """What was announced, `HUNDRED` or `ALL`, and by whom."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to win the game: when one side or the other has won it so, and how that is told."""

    why: Text
    clause: str
    a: Condition
    b: Condition


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that is paid for, in stakes for each pairing (R35)."""

    id: str
    text: Text
    about: tuple[Seat, ...]
    """The side that won it, or that announced it and failed."""
    due: Due
    stakes: int
    clause: str


@dataclass(frozen=True, slots=True)
class RussbachSide(SideTerms):
    """One side before a card is played, with what it announced and declared."""

    announced: frozenset[str]
    cards: Points
    said: int
    """The points it has declared, whether or not they will count."""
    declares: Condition
    """Whether something of it counts."""


@dataclass(frozen=True, slots=True)
class RussbachTerms:
    """What a deal pays as it was called, declared and announced."""

    a: RussbachSide
    b: RussbachSide
    ways: tuple[Way, ...]
    slots: tuple[Slot, ...]
    payoff: DuePayoff


@lru_cache(maxsize=_TERMS_KEPT)
def terms_of(
    rules: RussbachRules,
    sides: tuple[Members, Members],
    declared: tuple[Declaration, ...],
    announced: tuple[tuple[Seat, str], ...] = (),
) -> RussbachTerms:
    """Return what a deal pays in which this was said (R32–R36)."""
    seats = sum(map(len, sides))
    a, b = (_side_terms(rules, members, declared, announced, seats) for members in sides)
    found = tuple(ways(rules, a, b))
    slots = tuple(slot for slot in _slots(rules, a, b, found) if slot.stakes)
    return RussbachTerms(a, b, found, slots, payoff_of((slot.due for slot in slots), seats, rules.half_deal))


def _side_terms(
    rules: RussbachRules,
    members: Members,
    declared: tuple[Declaration, ...],
    announced: tuple[tuple[Seat, str], ...],
    seats: int,
) -> RussbachSide:
    own = [each for each in declared if each.seat in members]
    return RussbachSide(
        members=members,
        announced=frozenset(what for seat, what in announced if seat in members),  # by two members counts once (R23)
        cards=total_of(members, (), seats),
        total=total_of(members, declared, seats),
        needed=needed_of(
            members, declared, void_raises=rules.void_declaration_threshold == "raises",
            most=POINTS if rules.threshold_above_60 == "cap_100" else None,
        ),
        said=sum(each.points for each in own),
        declares=AnyOf(tuple(Earned(each.earners) for each in own)),
    )  # fmt: skip


def limits(
    rules: RussbachRules, sides: tuple[Members, Members], declared: tuple[Declaration, ...], counted: CountedEnding
) -> tuple[int, int] | None:
    """Return what both sides need; ``None`` where the larger total or the cards alone decide (R32, R33)."""
    terms = terms_of(rules, sides, declared)
    if rules.win_condition == "majority" or _cancelled(rules, terms.a, terms.b).holds(counted):
        return None
    return terms.a.needed.of(counted), terms.b.needed.of(counted)


def ways(rules: RussbachRules, a: RussbachSide, b: RussbachSide) -> Iterator[Way]:
    """Yield the ways to win the game, each with what keeps it from the others (R33)."""
    larger = AtLeast(a.total, b.total), AtLeast(b.total, a.total)
    if rules.win_condition == "majority":
        yield Way(_MAJORITY, "R33", *larger)
        return
    cancelled = _cancelled(rules, a, b)
    if cancelled is not NEVER:
        yield Way(_CARDS_ONLY, "R33", *(AllOf((cancelled, AtLeast(each.cards, BASE))) for each in (a, b)))
    counts = Not(cancelled)
    enough = a.enough, b.enough
    lacks = Not(enough[0]), Not(enough[1])
    yield Way(_ONE_REACHES, "R33.1", AllOf((counts, enough[0], lacks[1])), AllOf((counts, enough[1], lacks[0])))
    yield Way(_BOTH_REACH, "R33.2", *(AllOf((counts, *enough, more)) for more in larger))
    if a.said == b.said:
        yield Way(_NONE_REACHES, "R33.4", *(AllOf((counts, *lacks, more)) for more in larger))
    else:
        less = AllOf((counts, *lacks))
        yield Way(_LESS_DECLARED, "R33.4", *((less, NEVER) if a.said < b.said else (NEVER, less)))


def _cancelled(rules: RussbachRules, a: RussbachSide, b: RussbachSide) -> Condition:
    """Return whether the declarations of both sides cancel (R33)."""
    return AllOf((a.declares, b.declares)) if rules.both_declared == "cards_only" else NEVER


def _slots(rules: RussbachRules, a: RussbachSide, b: RussbachSide, found: Sequence[Way]) -> Iterator[Slot]:
    """Yield everything that can be paid for (R35, R36)."""
    won = {a.members: AnyOf(tuple(way.a for way in found)), b.members: AnyOf(tuple(way.b for way in found))}
    pairs = (a, b), (b, a)
    for side, other in pairs:
        yield from _game(rules, side, other, won[side.members])
    for side, other in pairs:
        if HUNDRED in side.announced:
            yield from _announced(rules, HUNDRED, side, other, AtLeast(side.total, POINTS))
    for side, other in pairs:
        made = AtLeast(Tricks(seats_of(side.members)), rules.half_deal.hand)
        if ALL in side.announced:
            yield from _announced(rules, ALL, side, other, made)
        else:
            due = _due(rules, made, side, other, rules.pay_all_silent)
            yield Slot(ALL, _ALL_SILENT, side.members, due, rules.pay_all_silent, "R35.3")


def _due(rules: RussbachRules, when: Condition, winner: RussbachSide, loser: RussbachSide, stakes: int) -> Due:
    return Due(when, winner.members, loser.members, stakes * rules.stake)


def _game_is_paid(rules: RussbachRules, a: RussbachSide, b: RussbachSide) -> bool:
    return rules.hundred_mode == "adds_to_game" or not any(HUNDRED in side.announced for side in (a, b))


def _game(rules: RussbachRules, winner: RussbachSide, loser: RussbachSide, won: Condition) -> Iterator[Slot]:
    """Yield slot 1; the rate of a silent hundred is for a winner that did not announce it (R35.1, R36)."""
    if not _game_is_paid(rules, winner, loser):
        return
    hundred = AtLeast(winner.total, POINTS) if HUNDRED not in winner.announced else NEVER
    for text, stakes, when in (
        (_GAME_100, rules.pay_hundred_silent, hundred),
        (_GAME, rules.pay_game, Not(hundred)),
    ):
        due = _due(rules, AllOf((when, won)), winner, loser, stakes)
        yield Slot("game", text, winner.members, due, stakes, "R35.1")


def _announced(
    rules: RussbachRules, what: str, side: RussbachSide, other: RussbachSide, made: Condition
) -> Iterator[Slot]:
    """Yield slot 2 or 4 for a side that announced it: made, or missed (R35.2, R35.4)."""
    stakes = rules.pay_hundred_announced if what == HUNDRED else rules.pay_all_announced
    won, lost = (_HUNDRED_MADE, _HUNDRED_LOST) if what == HUNDRED else (_ALL_MADE, _ALL_LOST)
    clause = "R35.2" if what == HUNDRED else "R35.4"
    yield Slot(what, won, side.members, _due(rules, made, side, other, stakes), stakes, clause)
    yield Slot(what, lost, side.members, _due(rules, Not(made), other, side, stakes), stakes, clause)


@dataclass(frozen=True, slots=True)
class Settlement(CallingSettlement[RussbachRules]):
    """The end of a deal: who won the game, and what else is paid for."""

    clauses = _CLAUSES

    terms: RussbachTerms
    slots: tuple[Slot, ...]
    """Everything that is paid for."""

    @classmethod
    def of(
        cls, rules: RussbachRules, called: Card, sides: CallingSides, terms: RussbachTerms, counted: CountedEnding
    ) -> Self:
        """Settle a deal that has come out so."""
        due = terms.payoff.held(counted)
        return cls(rules, called, sides, counted, terms, tuple([terms.slots[number] for number in due]))

    def payments(self) -> tuple[int, ...]:
        """Return what each seat receives, in the unit of the rules (R35–R38)."""
        paid = [Transfer(slot.due.to, slot.due.payers, slot.due.value) for slot in self.slots]
        return pay(paid, len(self.counted.points))

    def items(self) -> tuple[Item, ...]:
        """Return the record's list of what was paid for."""
        return tuple(Item(slot.id, slot.due.to, slot.due.value) for slot in self.slots)

    @property
    def verdict(self) -> tuple[RussbachSide, RussbachSide, Way]:
        """Who won the game, who lost it, and in what way (R33)."""
        terms = self.terms
        for way in terms.ways:
            if way.a.holds(self.counted):
                return terms.a, terms.b, way
            if way.b.holds(self.counted):
                return terms.b, terms.a, way
        message = "somebody wins every game"
        raise AssertionError(message)

    def conclusion(self) -> Conclusion:
        """Return who won and why: the game, or where nothing is paid for it what was announced (R33, R35)."""
        if not _game_is_paid(self.rules, self.terms.a, self.terms.b):
            return self._announced()
        winner, loser, way = self.verdict
        reason, missing = way.why(side=winner.names), None
        if way.why is _ONE_REACHES:
            missing = loser.needed.of(self.counted) - loser.total.of(self.counted)
            reason = lacked(loser.members, missing)
        by_cards = way.why is _CARDS_ONLY
        score = tuple((side.cards if by_cards else side.total).of(self.counted) for side in (winner, loser))
        return Conclusion(
            winners=winner.members, losers=loser.members, score=(score[0], score[1]),
            reason=None if way.why is _MAJORITY else reason, lacked=missing,
        )  # fmt: skip

    def _announced(self) -> Conclusion:
        """Return who won by what was announced; nobody, where two sides did alike (R35.2)."""
        a, b = self.terms.a, self.terms.b
        paid = self.payments()[a.members[0]]
        if not paid:
            return Conclusion(reason=_NOTHING_FOR_GAME)
        winner, loser = (a, b) if paid > 0 else (b, a)
        missing = POINTS - loser.total.of(self.counted)
        if HUNDRED not in loser.announced or missing <= 0:
            return Conclusion(winners=winner.members, losers=loser.members)
        reason = lacked(loser.members, missing)
        return Conclusion(winners=winner.members, losers=loser.members, reason=reason, lacked=missing)

    def verdict_lines(self) -> Iterator[ScoreLine]:
        """Yield totals and thresholds, the winner, and everything that is paid for."""
        winner, _loser, way = self.verdict
        for each in (self.terms.a, self.terms.b):
            yield ScoreLine("note", self._total(each, way), (), "R32")
        yield ScoreLine("note", way.why(side=winner.names), (), way.clause)
        if not _game_is_paid(self.rules, self.terms.a, self.terms.b):
            yield ScoreLine("note", _NOTHING_FOR_GAME, (), "R35.2")
        yield from map(self._line, self.slots)

    def _line(self, slot: Slot) -> ScoreLine:
        amount = Amount(slot.due.value, self.rules.unit)
        text = slot.text(side=calling_texts.side_names(slot.about), amount=amount)
        transfer = Transfer(slot.due.to, slot.due.payers, slot.due.value)
        return ScoreLine("item", text, pay((transfer,), len(self.counted.points)), slot.clause)

    def _total(self, side: RussbachSide, way: Way) -> Text:
        if self.rules.win_condition == "majority":
            return side.has_points(self.counted)
        if way.why is _CARDS_ONLY:
            return _HAS_CARDS(side=side.names, cards=side.cards.of(self.counted))
        return side.needs_points(self.counted)


def terms_by(basis: RussbachBasis) -> RussbachTerms:
    """Return what a deal pays by all that was said in it."""
    sides = basis.sides.a, basis.sides.b
    first = {seat: members[0] for members in sides for seat in members}
    announced = {(first[seat], what) for seat, what in basis.announced}  # by two members counts once (R23)
    return terms_of(basis.rules, sides, tuple(sorted(declarations(basis))), tuple(sorted(announced)))


def settle(basis: RussbachBasis, ending: Ending) -> Outcome:
    """Return the outcome of a deal whose cards were played so (R30–R38)."""
    terms = terms_by(basis)
    settlement_of = partial(Settlement.of, basis.rules, basis.call.card, basis.sides, terms)
    return outcome_of(basis, terms.payoff, ending, settlement_of)
