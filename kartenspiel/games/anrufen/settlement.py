# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Result, payment and tokens of Anrufen (A39–A49), and the score sheet that explains them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenspiel.games.anrufen.contracts import LEVELS, NAMES, NO_TRICKS, VALUES, BidContract
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model import narration
from kartenspiel.model.aceten import LAST_TRICK, RANKS_24, card_points, marriage_value, pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import (
    ALWAYS,
    NEVER,
    AllOf,
    AtLeast,
    Condition,
    CountedEnding,
    Due,
    DuePayoff,
    Earned,
    Not,
    Points,
    Seats,
    seats_of,
)
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cardplay.transfers import pay
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.outcome import Context, Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, after, all_seats, from_seat
from kartenspiel.model.text import Amount, Text, Who, marker

_ = marker(__package__)

HUNDRED: Final = 100
_WORTHS: Final = tuple(card_points(card) for card in pack_with(RANKS_24).cards)
"""What the card of each place in the pack counts (A4)."""

_LAID = _("The cards {player:nom} laid away hold {points} points, which count for the others.")
_MARRIAGES = _("Declared marriages")
_TOTALS = _("{player:Your side|The side of ~} has {own} points, the others have {other}.")
_TRICKS = _("{player:Your side|The side of ~} has {own} of {all} tricks.")
_NO_TRICK = _("{player:nom} {player:have|has} taken no trick.")
_A_TRICK = _("{player:nom} {player:have|has} taken a trick.")
_CONTRA = _("Kontra was said: {bonus} more.")
_REDEAL = _("Everybody has passed twice; the cards are dealt anew.")
_SHORT = _("{player:nom} cannot pay everything; what is missing is not paid.")
_MADE: Final = {
    1: _("Simple game made"),
    2: _("Hundred made"),
    3: _("No tricks made"),
    4: _("All tricks made"),
    5: _("All tricks with hundred made"),
}
_LOST: Final = {
    1: _("Simple game lost"),
    2: _("Hundred lost"),
    3: _("No tricks lost"),
    4: _("All tricks lost"),
    5: _("All tricks with hundred lost"),
}


@dataclass(frozen=True, slots=True)
class Basis:
    """What a deal is settled by, beside the tricks in which it ends."""

    rules: AnrufenRules
    contract: BidContract
    partner: Seat | None
    """The holder of the called card, ``None`` if the bidder is alone (A22, A23)."""
    tokens: tuple[int, ...]
    """What everybody has before the deal is paid (A46)."""
    tricks: int
    """How many tricks a whole deal has (A31)."""
    registered: tuple[tuple[Seat, Suit], ...] = ()
    """The marriages registered, with their holders (A35)."""
    discards: tuple[Card, ...] = ()
    """What the bidder has laid away (A25)."""
    decided: bool | None = None
    """Whether the bid is made, where play was cut short (A42); ``None`` where the tricks say it."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.tokens)

    @property
    def side_a(self) -> tuple[Seat, ...]:
        """Bidder and partner."""
        return self.contract.side_a(self.partner)

    @property
    def laid_points(self) -> int:
        """The points in the discards, which count for side B (A25, A39)."""
        return sum(card_points(card) for card in self.discards)

    @property
    def marriage_points(self) -> tuple[int, ...]:
        """The points of registered marriages by seat (A35, A37)."""
        values = [0] * self.seats
        for seat, suit in self.registered:
            values[seat] += marriage_value(suit, self.contract.trumps)
        return tuple(values)


@dataclass(frozen=True, slots=True)
class SideCounts:
    """What the two sides have at some moment of the play."""

    bidder: Seat
    side_a: tuple[Seat, ...]
    seats: int
    level: int
    total_a: int
    total_b: int
    tricks_a: int
    tricks_b: int
    bidder_tricks: int
    made: bool
    """Whether the task of the (raised) bid is fulfilled (A40, A41)."""


def pairings(bidder: Seat, side_a: tuple[Seat, ...], seats: int) -> tuple[tuple[Seat, Seat], ...]:
    """Return who settles with whom, a member of side A first (A44, A45)."""
    opponents = [seat for seat in from_seat(after(bidder, seats), seats) if seat not in side_a]
    partners = [seat for seat in side_a if seat != bidder]
    if partners:
        return (bidder, opponents[0]), (partners[0], opponents[1])
    return tuple((bidder, seat) for seat in opponents)


@dataclass(frozen=True, slots=True)
class AnrufenTerms:
    """What a deal pays by all that was said in it."""

    pairs: tuple[tuple[Seat, Seat], ...]
    """Who settles with whom, a member of side A first."""
    value: int
    """The value of the bid, with Kontra (A43)."""
    total_a: Points
    total_b: Points
    made: Condition
    """Whether the task of the (raised) bid is fulfilled (A40, A41)."""
    payoff: DuePayoff


@lru_cache(maxsize=RULES_KEPT)
def terms_of(basis: Basis) -> AnrufenTerms:
    """Return what a deal pays by all that was said in it (A39–A47)."""
    side_a, seats, wed = basis.side_a, all_seats(basis.seats), basis.marriage_points
    side_b = tuple(seat for seat in seats if seat not in side_a)
    total_a, total_b = (
        Points(tuple(int(seat in side) for seat in seats), sum(wed[seat] for seat in side) + beside)
        for side, beside in ((side_a, 0), (side_b, basis.laid_points))
    )
    task = task_of(basis.contract, total_a, total_b, seats_of(side_b))
    made = task if basis.decided is None else ALWAYS if basis.decided else NEVER
    pairs = pairings(basis.contract.bidder, side_a, basis.seats)
    value = value_of(basis.rules, basis.contract.level, contra=bool(basis.contract.contras))
    dues = (
        *(Due(made, (one,), (other,), value) for one, other in pairs),
        *(Due(Not(made), (other,), (one,), value) for one, other in pairs),
    )
    purses = None if basis.rules.insufficient_tokens == "debt" else basis.tokens
    payoff = DuePayoff(basis.seats, _WORTHS, LAST_TRICK, basis.tricks, dues, purses)
    return AnrufenTerms(pairs, value, total_a, total_b, task, payoff)


def task_of(contract: BidContract, total_a: Points, total_b: Points, side_b: Seats) -> Condition:
    """Return what the bidder's side must do (A40, A41)."""
    hundred, no_trick_lost = AtLeast(total_a, HUNDRED), Not(Earned(side_b))
    return {
        1: Not(AtLeast(total_b, total_a)),
        2: hundred,
        NO_TRICKS: Not(Earned(1 << contract.bidder)),
        4: no_trick_lost,
        5: AllOf((no_trick_lost, hundred)),
    }[contract.level]


def value_of(rules: AnrufenRules, level: int, *, contra: bool) -> int:
    """Return the value of a bid in tokens, with the bonus of a Kontra (A43)."""
    return VALUES[level] + (rules.contra_bonus if contra else 0)


def tokens_of(context: Context) -> tuple[int, ...]:
    """Return the tokens of each seat before a deal (A46)."""
    tokens = context["tokens"]
    if not isinstance(tokens, tuple):
        raise TypeError(tokens)
    return tokens


def session_over(rules: AnrufenRules, tokens: Sequence[int]) -> bool:
    """Whether the session ends by the tokens after a settlement (A48, A49)."""
    solvent = sum(each > 0 for each in tokens)
    if rules.session_end == "first_broke" and solvent < len(tokens):
        return True
    if rules.session_end == "one_has_all" and solvent <= 1:
        return True
    return rules.broke_player == "drops_out" and solvent < 3  # noqa: PLR2004 - three are needed to play


@dataclass(frozen=True, slots=True)
class Settlement:
    """A deal that is counted and paid, with everything that its score sheet tells."""

    basis: Basis
    terms: AnrufenTerms
    counted: CountedEnding
    count: SideCounts
    made: bool
    """Whether the bid is paid as made; where play was cut short what is counted may not say so yet (A42)."""

    @property
    def rules(self) -> AnrufenRules:
        """The house rules."""
        return self.basis.rules

    @property
    def cut_short(self) -> bool:
        """Whether the rest was not played (A42)."""
        return self.basis.decided is not None

    @property
    def items(self) -> tuple[Item, ...]:
        """What was due, pair by pair (A43–A45)."""
        due = self.terms.payoff.transfers(self.counted)
        return tuple(Item("game", transfer.to, transfer.value, transfer.payers) for transfer in due if transfer.value)

    @property
    def payments(self) -> tuple[int, ...]:
        """What each seat receives (A43–A47)."""
        return self.terms.payoff.paid(self.counted)

    def short(self) -> tuple[Seat, ...]:
        """Return who cannot pay all he owes (A47)."""
        purses = self.terms.payoff.purses
        due = pay(self.terms.payoff.transfers(self.counted), self.basis.seats)
        return () if purses is None else tuple(seat for seat in all_seats(len(due)) if -due[seat] > purses[seat])

    def conclusion(self) -> Conclusion:
        """Return who won and why; half-played points decide nothing and are not told (A40–A42)."""
        count = self.count
        others = tuple(seat for seat in all_seats(count.seats) if seat not in count.side_a)
        totals = (count.total_a, count.total_b) if self.made else (count.total_b, count.total_a)
        by_points = count.level < NO_TRICKS and count.made == self.made
        return Conclusion(
            winners=count.side_a if self.made else others, losers=others if self.made else count.side_a,
            contract=NAMES[LEVELS[count.level - 1]], score=totals if by_points else None,
            reason=self._why(by_points=by_points), lacked=self._lacked(by_points=by_points),
        )  # fmt: skip

    def _lacked(self, *, by_points: bool) -> int | None:
        """Return how many points the bidder's side had too few for the hundred that it had bid."""
        failed = by_points and self.count.level != 1 and not self.made
        return HUNDRED - self.count.total_a if failed else None

    def _why(self, *, by_points: bool) -> Text | None:
        count = self.count
        if self.made != count.made:
            return narration.CUT_SHORT
        if by_points:
            missing = self._lacked(by_points=True)
            return None if missing is None else lacked(count.side_a, missing)
        return _tricks(count) if count.tricks_b and count.level != NO_TRICKS else _task(count)

    def explanation(self) -> tuple[ScoreLine, ...]:
        """Return the score sheet: points, the task, and who pays what."""
        count = self.count
        lines = [ScoreLine("points", narration.ACES_AND_TENS, self.counted.points, "A39")]
        laid, marriages = self.basis.laid_points, self.basis.marriage_points
        if laid:
            lines.append(ScoreLine("note", _LAID(player=Who(count.bidder), points=laid), (), "A25"))
        if any(marriages):
            lines.append(ScoreLine("points", _MARRIAGES, marriages, "A37"))
        lines.append(ScoreLine("note", _task(count), (), "A40"))
        if self.cut_short:
            lines.append(ScoreLine("note", narration.CUT_SHORT, (), "A42"))
        return (*lines, *payment_lines(self))


def payment_lines(sheet: Settlement) -> tuple[ScoreLine, ...]:
    """Return the last lines of a score sheet: who pays what, and why it is so much (A43–A47)."""
    paid, count = sheet.payments, sheet.count
    lines: list[ScoreLine] = []
    if sheet.basis.contract.contras:
        lines.append(ScoreLine("note", _CONTRA(bonus=Amount(sheet.rules.contra_bonus, "token")), (), "A43"))
    text = (_MADE if sheet.made else _LOST)[count.level]
    lines.append(ScoreLine("item", text, paid, "A44" if len(count.side_a) > 1 else "A45"))
    lines.extend(ScoreLine("note", _SHORT(player=Who(seat)), (), "A47") for seat in sheet.short())
    return (*lines, ScoreLine("payment", narration.PAYMENT, paid, "A46"))


def count_sides(basis: Basis, ending: Ending) -> SideCounts:
    """Return what the two sides have with these tricks (A39)."""
    terms = terms_of(basis)
    return _count(basis, terms, terms.payoff.counted(ending))


def _count(basis: Basis, terms: AnrufenTerms, counted: CountedEnding) -> SideCounts:
    contract, winners = basis.contract, counted.ending.winners
    won = counted.tricks_of(seats_of(basis.side_a))
    return SideCounts(
        bidder=contract.bidder, side_a=basis.side_a, seats=basis.seats, level=contract.level,
        total_a=terms.total_a.of(counted), total_b=terms.total_b.of(counted), tricks_a=won,
        tricks_b=len(winners) - won, bidder_tricks=winners.count(contract.bidder), made=terms.made.holds(counted),
    )  # fmt: skip


def settlement(basis: Basis, ending: Ending) -> Settlement:
    """Return how a deal is settled that ends with these tricks (A39–A47)."""
    terms = terms_of(basis)
    return settlement_of(basis, terms, terms.payoff.counted(ending))


def settlement_of(basis: Basis, terms: AnrufenTerms, counted: CountedEnding) -> Settlement:
    """Return how a deal is settled of which the points are counted."""
    count = _count(basis, terms, counted)
    return Settlement(basis, terms, counted, count, count.made if basis.decided is None else basis.decided)


def settle(basis: Basis, ending: Ending) -> Outcome:
    """Return the outcome of a deal that ends with these tricks."""
    sheet, contract = settlement(basis, ending), basis.contract
    paid = sheet.payments
    return Outcome(
        payments=paid, contract=contract.id, declarer=contract.bidder, partner=basis.partner, trumps=contract.trumps,
        tricks=tuple(Seat(winner) for winner in ending.winners), card_points=sheet.counted.points, items=sheet.items,
        context={"tokens": tuple(had + got for had, got in zip(basis.tokens, paid, strict=True))},
        declarations=basis.marriage_points, explain=sheet.explanation,
        conclude=sheet.conclusion,
    )  # fmt: skip


def redeal_lines(seats: int) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a deal that everybody passed."""
    nothing = ScoreLine("payment", narration.PAYMENT, (0,) * seats, "A18")
    return ScoreLine("note", _REDEAL, (), "A18"), nothing


def redealt() -> Conclusion:
    """Return that nobody won a deal that everybody passed."""
    return Conclusion(reason=_REDEAL, played=False)


def _task(count: SideCounts) -> Text:
    player = Who(count.bidder)
    if count.level == NO_TRICKS:
        return (_A_TRICK if count.bidder_tricks else _NO_TRICK)(player=player)
    if count.level == 4:  # noqa: PLR2004 - all tricks
        return _tricks(count)
    return _TOTALS(player=player, own=count.total_a, other=count.total_b)


def _tricks(count: SideCounts) -> Text:
    return _TRICKS(player=Who(count.bidder), own=count.tricks_a, all=count.tricks_a + count.tricks_b)
