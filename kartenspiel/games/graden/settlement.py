# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Payment in Graden (G29–G37), and the score sheet that explains it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from kartenspiel.games.graden.contracts import BETTLER, HAND, HIGH, SCHURLN, SEATS, GradenContract
from kartenspiel.games.graden.public import StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model import narration
from kartenspiel.model.aceten import LAST_TRICK, card_points, pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import Card
from kartenspiel.model.conclusion import Conclusion
from kartenspiel.model.game import Item, Outcome, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, Who, marker

_ = marker(__package__)

_WORTHS: Final = tuple(card_points(card) for card in pack_with(HIGH).cards)
"""The card points of Schurln, by the places of the cards in its rank order (G35, G36)."""

_POINTS = _("Aces and tens taken, with 10 for the last trick")
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
_NO_TRICK = _("{player:nom} took no trick.")
_A_TRICK = _("{player:nom} took a trick.")


@dataclass(frozen=True, slots=True)
class Basis:
    """What a deal is settled by beside its tricks: all that was bid and called, and who holds the called card."""

    rules: GradenRules
    standing: StandingBid | None
    """The bid that is played; ``None`` in Schurln."""
    called: Card | None = None
    partner: Seat | None = None
    """The holder of the called card; ``None`` where it was the bidder, or no card was called (G27)."""

    @property
    def contract(self) -> GradenContract:
        """The contract that is played."""
        return SCHURLN if self.standing is None else self.standing.contract

    @property
    def bidder(self) -> Seat | None:
        """The first bidder of the contract; in Schurln nobody."""
        return None if self.standing is None else self.standing.seat


@dataclass(frozen=True, slots=True)
class Tally:
    """What the tricks of a deal come to for its settlement."""

    basis: Basis
    failed: tuple[Seat, ...]
    """Who of the players of a contract has missed the task."""
    last: Seat | None
    """The winner of the sixth trick."""
    points: tuple[int, ...]
    """Card points in Schurln; nothing counts in the contracts (G4)."""

    @property
    def partner(self) -> Seat | None:
        """Whoever is paid, or pays, with the bidder: the called partner, or at the last who won trick 6 (G27, G28)."""
        standing = self.basis.standing
        if standing is None or standing.contract.task != "last":
            return self.basis.partner
        return None if self.failed or self.last == standing.seat else self.last


def count_up(basis: Basis, ending: Ending) -> Tally:
    """Return what the tricks of a deal come to, or those of its beginning."""
    standing, winners = basis.standing, ending.winners
    last = Seat(winners[HAND - 1]) if len(winners) == HAND else None
    if standing is None:
        return Tally(basis, (), last, ending.points(_WORTHS, SEATS, last=0 if last is None else LAST_TRICK))
    if standing.contract.task == "none":
        failed = tuple(seat for seat in standing.players if seat in winners)
    else:
        failed = (standing.seat,) if tricks_lost(basis, winners) else ()
    return Tally(basis, failed, last, (0,) * SEATS)


def tricks_lost(basis: Basis, winners: Sequence[int]) -> int:
    """Return how many tricks went to the opponents of a side that must win them (G17, G27, G28)."""
    counted = winners[: HAND - 1] if basis.contract.task == "last" else winners
    side = basis.bidder, basis.partner
    return sum(winner not in side for winner in counted)


def settle(basis: Basis, ending: Ending, decision: Ending | None = None) -> Outcome:
    """Return the outcome of a deal (G29–G37).

    `ending` are the tricks that were played; `decision` are those by which the deal is settled where it was cut short,
    as it would be by any others that could follow (G23).
    """
    played = count_up(basis, ending)
    tally = played if decision is None else count_up(basis, decision)
    paid = items(tally)
    return Outcome(
        payments=payments(paid), contract=basis.contract.id,
        declarer=basis.bidder, partner=tally.partner, trumps=None, context={},
        tricks=tuple(Seat(winner) for winner in ending.winners), card_points=played.points,
        items=tuple(item for item in paid if item.value),  # a small stake may be rounded to nothing (G34)
        explain=partial(explanation, tally, paid, cut_short=decision is not None),
        conclude=partial(conclusion, tally, paid),
    )  # fmt: skip


def base(rules: GradenRules, value: int) -> int:
    """Return a base amount in the house's stakes, halves rounded up (G34)."""
    return (value * rules.stake_factor + 50) // 100


def items(tally: Tally) -> tuple[Item, ...]:
    """Return who pays whom (G29–G33, G37)."""
    rules, standing = tally.basis.rules, tally.basis.standing
    if standing is None:
        return _schurln(rules, tally.points)
    if standing.mit is not None:
        return _joint(rules, standing, tally.failed)
    value = base(rules, standing.contract.value)
    side = (standing.seat,) if tally.partner is None else (standing.seat, tally.partner)
    rest = tuple(seat for seat in all_seats(SEATS) if seat not in side)
    return (Item("game", rest, value, side),) if tally.failed else (Item("game", side, value, rest),)


def _joint(rules: GradenRules, standing: StandingBid, failed: Sequence[Seat]) -> tuple[Item, ...]:
    """Two players in the same contract (G32)."""
    value, pair = base(rules, standing.contract.joint_value), standing.players
    others = tuple(seat for seat in all_seats(SEATS) if seat not in pair)
    if not failed:
        return (Item("game", pair, value, others),)
    if len(failed) == len(pair):
        return (Item("game", others, 2 * value, pair),)
    loser = failed[0]
    winner = next(seat for seat in pair if seat != loser)
    if standing.contract is BETTLER and rules.mitbettler_split == "winner_pays_loser":
        winner, loser = loser, winner
    return (Item("game", (winner,), 3 * value, (loser,)),)


def _schurln(rules: GradenRules, points: Sequence[int]) -> tuple[Item, ...]:
    """Whoever has most points pays (G37)."""
    value = base(rules, SCHURLN.value)
    most = max(points)
    payers = tuple(seat for seat in all_seats(SEATS) if points[seat] == most)
    receivers = tuple(seat for seat in all_seats(SEATS) if points[seat] < most)
    return (Item("game", receivers, value, payers),)


def payments(paid: Sequence[Item]) -> tuple[int, ...]:
    """Return what each seat receives: as many payers as receivers settle in pairs, else one with everybody."""
    got = [0] * SEATS
    for item in paid:
        rounds = len(item.payers) if len(item.payers) == len(item.to) else len(item.payers) * len(item.to)
        for seat in item.to:
            got[seat] += item.value * (rounds // len(item.to))
        for seat in item.payers:
            got[seat] -= item.value * (rounds // len(item.payers))
    return tuple(got)


def explanation(tally: Tally, paid: Sequence[Item], *, cut_short: bool) -> tuple[ScoreLine, ...]:
    """Return the score sheet."""
    lines: list[ScoreLine] = []
    standing, called = tally.basis.standing, tally.basis.called
    if standing is None:
        lines.append(ScoreLine("points", _POINTS, tally.points, "G36"))
        lines.append(ScoreLine("note", _MOST, (), "G37"))
    elif called is not None:
        lines.append(ScoreLine("note", _partner_text(standing.seat, tally.basis.partner, called), (), "G27"))
    if cut_short:
        lines.append(ScoreLine("note", narration.CUT_SHORT, (), "G23"))
    if standing is not None and standing.contract.task == "none":
        lines.extend(
            ScoreLine("note", (_A_TRICK if seat in tally.failed else _NO_TRICK)(player=Who(seat)), (), "G24")
            for seat in standing.players
        )
    lines.extend(_last_trick(tally))
    lines.extend(ScoreLine("item", _title(tally), payments((item,)), _clause(standing)) for item in paid)
    lines.append(ScoreLine("payment", narration.PAYMENT, payments(paid), "G38"))
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
        return (_A_TRICK if tally.failed else _NO_TRICK)(player=Who(seat))
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
