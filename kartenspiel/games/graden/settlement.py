# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Payment in Graden (G29–G37), and the score sheet that explains it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from kartenspiel.games.graden.contracts import BETTLER, HAND, HIGH, SCHURLN, SEATS
from kartenspiel.games.graden.public import ByStandingBid, StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model import narration
from kartenspiel.model.aceten import LAST_TRICK, card_points, pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import (
    AllOf,
    AtLeast,
    Condition,
    CountedEnding,
    Due,
    DuePayoff,
    Earned,
    MostPay,
    Not,
    Payoff,
    Tricks,
    TrickTo,
    seats_of,
)
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.outcome import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

_WORTHS: Final = tuple(card_points(card) for card in pack_with(HIGH).cards)
"""The card points of Schurln, by the places of the cards in its rank order (G35, G36)."""
_WORTHLESS: Final = (0,) * len(_WORTHS)
"""In the contracts nothing counts (G4)."""

_MOST = _("Whoever has most points pays.")
_PARTNER = _("{partner:nom} held the {card} and {partner:were|was} {player:your partner|the partner of ~}.")
_OWN = _("{player:nom} called {player:a card of your own and were|a card of his own and was} alone.")
_LAST = _("{partner:nom} won the last trick and {partner:become|becomes} {player:your partner|the partner of ~}.")
_ALL_SIX = _("{player:nom} won all six tricks and {player:are|is} paid by everybody.")
_MADE = _("{player:nom} made the {contract}")
_LOST = _("{player:nom} lost the {contract}")
_JOINT = _("{contract} with two players")
_MOST_WITH = _("{players:nom} had the most points.")
_EVERY_TRICK = _("{players:nom} won every trick.")
_TRICK_LOST = _("{player:nom} had to win every trick and did not.")
_A_TRICK = _("{player:nom} took a trick.")


@dataclass(frozen=True, slots=True)
class Basis(ByStandingBid):
    """What a deal is settled by beside its tricks: all that was bid and called, and who holds the called card."""

    rules: GradenRules
    standing: StandingBid | None
    """The bid that is played; ``None`` in Schurln."""
    called: Card | None = None
    partner: Seat | None = None
    """The holder of the called card; ``None`` where it was the bidder, or no card was called (G27)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What the tricks so far decide of a settlement: points, tasks missed, and who took the last."""

    basis: Basis
    counted: CountedEnding

    @property
    def failed(self) -> tuple[Seat, ...]:
        """Who of the players of a contract has missed the task."""
        return tuple(seat for seat, missed in misses(self.basis) if missed.holds(self.counted))

    @property
    def last(self) -> Seat | None:
        """The winner of the sixth trick."""
        winners = self.counted.ending.winners
        return Seat(winners[HAND - 1]) if len(winners) == HAND else None

    @property
    def points(self) -> tuple[int, ...]:
        """Card points in Schurln; nothing counts in the contracts (G4)."""
        return self.counted.points

    @property
    def tricks_lost(self) -> int:
        """How many tricks went to the opponents of a side that must win them (G17, G27, G28)."""
        return tricks_lost(self.basis).of(self.counted)

    @property
    def partner(self) -> Seat | None:
        """Whoever is paid, or pays, with the bidder: the called partner, or at the last who won trick 6 (G27, G28)."""
        standing = self.basis.standing
        if standing is None or standing.contract.task != "last":
            return self.basis.partner
        return None if self.failed or self.last == standing.seat else self.last


def count_up(basis: Basis, ending: Ending) -> Tally:
    """Return what the tricks of a deal come to, or those of its beginning."""
    return Tally(basis, payoff_of(basis).counted(ending))


def misses(basis: Basis) -> tuple[tuple[Seat, Condition], ...]:
    """Return when each of the players of a contract misses the task; in Schurln there is none."""
    standing = basis.standing
    if standing is None:
        return ()
    if standing.contract.task == "none":
        return tuple((seat, Earned(1 << seat)) for seat in standing.players)
    return ((standing.seat, AtLeast(tricks_lost(basis), 1)),)


def tricks_lost(basis: Basis) -> Tricks:
    """Return the tricks that opponents take from a side that must win them, at the last but the sixth (G27, G28)."""
    others = _without(basis.bidder, basis.partner)
    return Tricks(seats_of(others), HAND - 1 if basis.contract.task == "last" else None)


@lru_cache(maxsize=RULES_KEPT)
def payoff_of(basis: Basis) -> Payoff:
    """Return what every ending of a deal pays (G29–G37)."""
    if basis.standing is None:
        return MostPay(SEATS, _WORTHS, LAST_TRICK, HAND, base(basis.rules, SCHURLN.value))
    due = _joint(basis.rules, basis.standing) if basis.standing.mit is not None else _alone(basis, basis.standing)
    return DuePayoff(SEATS, _WORTHLESS, 0, HAND, tuple(due))


def settle(basis: Basis, ending: Ending, decision: Ending | None = None) -> Outcome:
    """Return the outcome of a deal (G29–G37).

    `ending` are the tricks that were played; `decision` are those by which the deal is settled where it was cut short,
    as it would be by any others that could follow (G23).
    """
    played = count_up(basis, ending)
    return outcome_of(played, None if decision is None else count_up(basis, decision))


def outcome_of(played: Tally, decided: Tally | None = None) -> Outcome:
    """Return the outcome of a deal that is counted; `decided` is as it would be by other tricks (G23)."""
    tally = played if decided is None else decided
    basis, paid = tally.basis, items(tally)
    return Outcome(
        payments=pay_items(paid, SEATS), contract=basis.contract.id,
        declarer=basis.bidder, partner=tally.partner, trumps=None, context={},
        tricks=tuple(map(Seat, played.counted.ending.winners)), card_points=played.points,
        items=tuple(item for item in paid if item.value),  # a small stake may be rounded to nothing (G34)
        explain=partial(explanation, tally, paid, cut_short=decided is not None),
        conclude=partial(conclusion, tally, paid),
    )  # fmt: skip


def base(rules: GradenRules, value: int) -> int:
    """Return a base amount in the house's stakes, halves rounded up (G34)."""
    return (value * rules.stake_factor + 50) // 100


def items(tally: Tally) -> tuple[Item, ...]:
    """Return who pays whom (G29–G33, G37)."""
    paid = payoff_of(tally.basis).transfers(tally.counted)
    return tuple(Item("game", transfer.to, transfer.value, transfer.payers) for transfer in paid)


def _alone(basis: Basis, standing: StandingBid) -> Iterator[Due]:
    """Yield what is due in a contract that one has bid, with a partner or without (G29–G31, G33)."""
    value, ((bidder, missed),) = base(basis.rules, standing.contract.value), misses(basis)
    declaring = (bidder,) if basis.partner is None else (bidder, basis.partner)
    yield Due(missed, _without(*declaring), declaring, value)
    if standing.contract.task != "last":
        yield Due(Not(missed), declaring, _without(*declaring), value)
        return
    for last in all_seats(SEATS):
        declaring = (bidder,) if last == bidder else (bidder, last)
        made = AllOf((Not(missed), TrickTo(HAND, 1 << last)))
        yield Due(made, declaring, _without(*declaring), value)


def _joint(rules: GradenRules, standing: StandingBid) -> Iterator[Due]:
    """Yield what is due where two players are in the same contract (G32)."""
    value, pair = base(rules, standing.contract.joint_value), standing.players
    others = _without(*pair)
    one, two = (Earned(1 << seat) for seat in pair)
    yield Due(AllOf((Not(one), Not(two))), pair, others, value)
    yield Due(AllOf((one, two)), others, pair, 2 * value)
    split = standing.contract is BETTLER and rules.mitbettler_split == "winner_pays_loser"
    for failed, only in ((pair[:1], AllOf((one, Not(two)))), (pair[1:], AllOf((two, Not(one))))):
        made = tuple(seat for seat in pair if seat not in failed)
        yield Due(only, *((failed, made) if split else (made, failed)), 3 * value)


def _without(*seats: Seat | None) -> tuple[Seat, ...]:
    """Return all other seats."""
    return tuple(seat for seat in all_seats(SEATS) if seat not in seats)


def explanation(tally: Tally, paid: Sequence[Item], *, cut_short: bool) -> tuple[ScoreLine, ...]:
    """Return the score sheet."""
    lines: list[ScoreLine] = []
    standing, called = tally.basis.standing, tally.basis.called
    if standing is None:
        lines.append(ScoreLine("points", narration.ACES_AND_TENS, tally.points, "G36"))
        lines.append(ScoreLine("note", _MOST, (), "G37"))
    elif called is not None:
        lines.append(ScoreLine("note", _partner_text(standing.seat, tally.basis.partner, called), (), "G27"))
    if cut_short:
        lines.append(ScoreLine("note", narration.CUT_SHORT, (), "G23"))
    if standing is not None and standing.contract.task == "none":
        for seat in standing.players:
            text = _A_TRICK if seat in tally.failed else narration.TOOK_NO_TRICK
            lines.append(ScoreLine("note", text(player=Who(seat)), (), "G24"))
    lines.extend(_last_trick(tally))
    lines.extend(ScoreLine("item", _title(tally), pay_items((item,), SEATS), _clause(standing)) for item in paid)
    lines.append(ScoreLine("payment", narration.PAYMENT, pay_items(paid, SEATS), "G38"))
    return tuple(lines)


def conclusion(tally: Tally, paid: Sequence[Item]) -> Conclusion:
    """Return who won and why (G29–G33, G37)."""
    item = paid[0]  # there is one, also where a small stake was rounded to nothing
    contract = tally.basis.contract
    return Conclusion(
        winners=item.to, losers=item.payers, contract=contract.name, sides=tally.basis.standing is not None,
        reason=_why(tally, item),
    )  # fmt: skip


def _why(tally: Tally, item: Item) -> Text:
    standing = tally.basis.standing
    if standing is None:
        return _MOST_WITH(players=tuple(map(Who, item.payers)))
    if standing.contract.task == "none":
        seat = tally.failed[0] if tally.failed else standing.seat
        return (_A_TRICK if tally.failed else narration.TOOK_NO_TRICK)(player=Who(seat))
    if tally.failed:
        return _TRICK_LOST(player=Who(standing.seat))
    return next((line.text for line in _last_trick(tally)), _EVERY_TRICK(players=tuple(map(Who, item.to))))


def _last_trick(tally: Tally) -> list[ScoreLine]:
    standing = tally.basis.standing
    if standing is None or standing.contract.task != "last" or tally.failed or tally.last is None:
        return []
    if tally.partner is None:
        return [ScoreLine("note", _ALL_SIX(player=Who(standing.seat)), (), "G28")]
    return [ScoreLine("note", _LAST(partner=Who(tally.partner), player=Who(standing.seat)), (), "G28")]


def _partner_text(bidder: Seat, partner: Seat | None, called: Card) -> Text:
    """Return who was the called partner."""
    if partner is None:
        return _OWN(player=Who(bidder))
    return _PARTNER(partner=Who(partner), card=called, player=Who(bidder))


def _title(tally: Tally) -> Text:
    standing = tally.basis.standing
    if standing is None:
        return SCHURLN.name
    if standing.mit is not None:
        return _JOINT(contract=standing.contract.name)
    return (_LOST if tally.failed else _MADE)(contract=standing.contract.name, player=Who(standing.seat))


def _clause(standing: StandingBid | None) -> str:
    """Return the clause by which is paid."""
    if standing is None:
        return "G37"
    if standing.mit is not None:
        return "G32"
    return {"none": "G31", "called": "G29", "last": "G33", "alone": "G30"}[standing.contract.task]
