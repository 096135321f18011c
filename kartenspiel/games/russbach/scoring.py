# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who wins the game and what is paid in Rußbach (R32–R38), and the score sheet that explains it."""

from dataclasses import dataclass
from typing import Final

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.calling import texts as calling_texts
from kartenspiel.model.calling.basis import Basis
from kartenspiel.model.calling.count import (
    BASE,
    Count,
    SheetClauses,
    Side,
    count,
    outcome_of,
    partner_line,
    payment_lines,
    payments_of,
    point_lines,
    threshold,
)
from kartenspiel.model.calling.dealing import HAND, Sides
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.game import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Text, marker

_ = marker(__package__)

HUNDRED: Final = "hundred"
ALL: Final = "all"
POINTS: Final = 100
"""What an announced hundred asks for, and from which on an unannounced one is paid."""

_NEEDED = _("{side:nom} {side:have|has|have} {total} points in all and {side:need|needs|need} {threshold}.")
_HAS = _("{side:nom} {side:have|has|have} {total} points in all.")
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

_CLAUSES: Final = SheetClauses(
    cards="R30", declared="R31", void="R21", partner="R13", in_pairs="R37", against_three="R38"
)


@dataclass(frozen=True, slots=True)
class RussbachBasis(Basis[RussbachRules]):
    """What a deal of Rußbach is settled by beside its tricks."""

    announced: tuple[tuple[Seat, str], ...] = ()
    """What was announced, `HUNDRED` or `ALL`, and by whom."""

    def announcements_of(self, members: tuple[Seat, ...]) -> frozenset[str]:
        """Return what a side has announced; by two of its members counts once (R23)."""
        return frozenset(what for seat, what in self.announced if seat in members)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who won the game, and why."""

    winner: Side
    why: Text
    clause: str


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that is paid for, in stakes for each pairing (R35)."""

    id: str
    text: Text
    about: Side
    """The side that won it, or that announced it and failed."""
    winner: Side
    """The side that is paid."""
    stakes: int
    clause: str


def points_needed(rules: RussbachRules, side: Side) -> int:
    """Return the points a side needs (R32)."""
    raising = side.void if rules.void_declaration_threshold == "raises" else 0
    points = threshold(side.declared + raising)
    return min(points, POINTS) if rules.threshold_above_60 == "cap_100" else points


def thresholds(rules: RussbachRules, a: Side, b: Side) -> tuple[int, int] | None:
    """Return what both sides need; ``None`` where the larger total or the cards alone decide (R32, R33)."""
    if rules.win_condition == "majority" or _cards_only(rules, a, b):
        return None
    return points_needed(rules, a), points_needed(rules, b)


def decide(rules: RussbachRules, a: Side, b: Side) -> Verdict:
    """Return which side wins the game (R33)."""
    larger = a if a.total > b.total else b
    if rules.win_condition == "majority":
        return Verdict(larger, _MAJORITY, "R33")
    if _cards_only(rules, a, b):
        return Verdict(a if a.cards >= BASE else b, _CARDS_ONLY, "R33")
    reaching = [side for side in (a, b) if side.total >= points_needed(rules, side)]
    if len(reaching) == 1:
        return Verdict(reaching[0], _ONE_REACHES, "R33.1")
    if reaching:
        return Verdict(larger, _BOTH_REACH, "R33.2")
    said = a.declared + a.void, b.declared + b.void
    if said[0] == said[1]:
        return Verdict(larger, _NONE_REACHES, "R33.4")
    return Verdict(a if said[0] < said[1] else b, _LESS_DECLARED, "R33.4")


def _cards_only(rules: RussbachRules, a: Side, b: Side) -> bool:
    return rules.both_declared == "cards_only" and a.declared > 0 and b.declared > 0


def slots(rules: RussbachRules, a: Side, b: Side) -> tuple[Slot, ...]:
    """Return everything that is paid for (R35, R36)."""
    found = [*_game(rules, a, b), *_hundreds(rules, a, b), *_all_tricks(rules, a, b)]
    return tuple(slot for slot in found if slot.stakes)


def _game_is_paid(rules: RussbachRules, a: Side, b: Side) -> bool:
    return rules.hundred_mode == "adds_to_game" or not any(HUNDRED in side.announced for side in (a, b))


def _game(rules: RussbachRules, a: Side, b: Side) -> list[Slot]:
    """Return slot 1; the rate of a silent hundred is for a winner that did not announce it (R35.1, R36)."""
    if not _game_is_paid(rules, a, b):
        return []
    winner = decide(rules, a, b).winner
    if winner.total >= POINTS and HUNDRED not in winner.announced:
        return [Slot("game", _GAME_100, winner, winner, rules.pay_hundred_silent, "R35.1")]
    return [Slot("game", _GAME, winner, winner, rules.pay_game, "R35.1")]


def _hundreds(rules: RussbachRules, a: Side, b: Side) -> list[Slot]:
    """Return slot 2 for each side that announced 100 (R35.2)."""
    return [
        Slot(HUNDRED, _HUNDRED_MADE, side, side, rules.pay_hundred_announced, "R35.2")
        if side.total >= POINTS
        else Slot(HUNDRED, _HUNDRED_LOST, side, other, rules.pay_hundred_announced, "R35.2")
        for side, other in ((a, b), (b, a))
        if HUNDRED in side.announced
    ]


def _all_tricks(rules: RussbachRules, a: Side, b: Side) -> list[Slot]:
    """Return slots 3 and 4: all tricks silent, or announced and won or missed (R35.3, R35.4)."""
    found = []
    for side, other in ((a, b), (b, a)):
        made = side.tricks == HAND
        if ALL in side.announced and made:
            found.append(Slot(ALL, _ALL_MADE, side, side, rules.pay_all_announced, "R35.4"))
        elif ALL in side.announced:
            found.append(Slot(ALL, _ALL_LOST, side, other, rules.pay_all_announced, "R35.4"))
        elif made:
            found.append(Slot(ALL, _ALL_SILENT, side, side, rules.pay_all_silent, "R35.3"))
    return found


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a deal: who played with whom, what they have, and what follows from it."""

    rules: RussbachRules
    called: Card
    sides: Sides
    a: Side
    b: Side

    def payments(self) -> tuple[int, ...]:
        """Return what each seat receives, in the unit of the rules (R35–R38)."""
        paid = slots(self.rules, self.a, self.b)
        return payments_of(self.sides, sum(self._amount(slot) for slot in paid))

    def items(self) -> tuple[Item, ...]:
        """Return the record's list of what was paid for."""
        return tuple(
            Item(slot.id, slot.winner.members, slot.stakes * self.rules.stake)
            for slot in slots(self.rules, self.a, self.b)
        )

    def conclusion(self) -> Conclusion:
        """Return who won and why: the game, or where nothing is paid for it what was announced (R33, R35)."""
        if not _game_is_paid(self.rules, self.a, self.b):
            return self._announced()
        verdict = decide(self.rules, self.a, self.b)
        winner, loser = (self.a, self.b) if verdict.winner == self.a else (self.b, self.a)
        reason = verdict.why(side=calling_texts.side_names(winner.members))
        if verdict.why is _ONE_REACHES:
            reason = lacked(loser.members, points_needed(self.rules, loser) - loser.total)
        score = (winner.cards, loser.cards) if verdict.why is _CARDS_ONLY else (winner.total, loser.total)
        return Conclusion(
            winners=winner.members, losers=loser.members, score=score,
            reason=None if verdict.why is _MAJORITY else reason,
        )  # fmt: skip

    def _announced(self) -> Conclusion:
        """Return who won by what was announced; nobody, where two sides did alike (R35.2)."""
        paid = sum(self._amount(slot) for slot in slots(self.rules, self.a, self.b))
        if not paid:
            return Conclusion(reason=_NOTHING_FOR_GAME)
        loser = self.b if paid > 0 else self.a
        missed = HUNDRED in loser.announced and loser.total < POINTS
        winner = self.a if paid > 0 else self.b
        reason = lacked(loser.members, POINTS - loser.total) if missed else None
        return Conclusion(winners=winner.members, losers=loser.members, reason=reason)

    def explanation(self, count: Count) -> tuple[ScoreLine, ...]:
        """Return the score sheet: points, sides, thresholds, the winner, and who pays whom for what."""
        verdict = decide(self.rules, self.a, self.b)
        side = calling_texts.side_names(verdict.winner.members)
        credit = calling_texts.VOID if self.rules.declaration_credit == "player_trick" else calling_texts.VOID_SIDE
        lines = [
            *point_lines(count, _CLAUSES, credit),
            partner_line(self.sides, self.called, _CLAUSES),
            *(ScoreLine("note", self._total(each), (), "R32") for each in (self.a, self.b)),
            ScoreLine("note", verdict.why(side=side), (), verdict.clause),
        ]
        if not _game_is_paid(self.rules, self.a, self.b):
            lines.append(ScoreLine("note", _NOTHING_FOR_GAME, (), "R35.2"))
        lines.extend(self._line(slot) for slot in slots(self.rules, self.a, self.b))
        return (*lines, *payment_lines(self.sides, self.payments(), _CLAUSES))

    def _amount(self, slot: Slot) -> int:
        """Return what side A gets from side B for a slot in each pairing."""
        return (slot.stakes if slot.winner == self.a else -slot.stakes) * self.rules.stake

    def _line(self, slot: Slot) -> ScoreLine:
        amount = Amount(slot.stakes * self.rules.stake, self.rules.unit)
        text = slot.text(side=calling_texts.side_names(slot.about.members), amount=amount)
        return ScoreLine("item", text, payments_of(self.sides, self._amount(slot)), slot.clause)

    def _total(self, side: Side) -> Text:
        names = calling_texts.side_names(side.members)
        if self.rules.win_condition == "majority":
            return _HAS(side=names, total=side.total)
        if _cards_only(self.rules, self.a, self.b):
            return _HAS_CARDS(side=names, cards=side.cards)
        return _NEEDED(side=names, total=side.total, threshold=points_needed(self.rules, side))


def settle(basis: RussbachBasis, ending: Ending) -> Outcome:
    """Return the outcome of a deal whose cards were played so (R30–R38)."""
    counted, sides = count(basis, ending), basis.sides
    a, b = (counted.side(members, basis.announcements_of(members)) for members in (sides.a, sides.b))
    return outcome_of(basis, counted, Settlement(basis.rules, basis.call.card, sides, a, b))
