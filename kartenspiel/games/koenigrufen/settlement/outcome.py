# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a deal of Königrufen brings each seat, in both accounts (K56, K85–K97)."""

from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple

from kartenspiel.games.koenigrufen.cards import card_points
from kartenspiel.games.koenigrufen.cards.pack import PACK, TRICKS
from kartenspiel.games.koenigrufen.settlement import double_hands
from kartenspiel.games.koenigrufen.settlement.basis import Basis, Spoken, worths
from kartenspiel.games.koenigrufen.settlement.score_sheet import conclusion, explanation, trischaken_explanation
from kartenspiel.games.koenigrufen.settlement.settled_lines import came_out, cases
from kartenspiel.games.koenigrufen.sides.dummies import trischaken_scoring
from kartenspiel.games.koenigrufen.talon import HALF
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import AllOf, CountedEnding, DuePayoff, Payoff
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.game import Hand
from kartenspiel.model.outcome import Context, Item, Outcome, OutcomeTexts
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.play import trumps_of
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.settlement import dues_of, held_lines, items_of
from kartenspiel.model.tarock.trischaken import TrischakenPayoff


def settle(basis: Basis, ending: Ending, counted: CountedEnding | None = None) -> Outcome:
    """Return what a deal brings whose tricks ended so; a declarer who gave up has none (K39, K65–K97).

    Where only points are known, and not the cards in the tricks, they are `counted` already.
    """
    if counted is None:
        counted = basis.counted(ending)
    case, result = came_out(basis, counted)
    context = double_hands.context_after(basis, case, counted)
    if basis.row.each_alone:
        return _trischaken(basis, result, context)
    settled = held_lines(case.lines, counted)
    sides, seats, double, two_accounts = basis.sides, basis.seats, basis.double, basis.two_accounts
    items = items_of(settled, sides, seats, double, raises=not two_accounts)
    raised = items_of(settled, sides, seats, double) if two_accounts else None
    told = OutcomeTexts(partial(explanation, basis, result), partial(conclusion, basis, result))
    return _outcome(basis, result, _Paid(items, raised), context, told)


class _Paid(NamedTuple):
    """What is paid for in both accounts."""

    items: tuple[Item, ...]
    raised: tuple[Item, ...] | None
    """In the second account, if there is one (K56)."""


def _outcome(basis: Basis, result: TarockResult, paid: _Paid, context: Context, told: OutcomeTexts) -> Outcome:
    """Return the outcome of what is paid; the next deal takes over a `context`."""
    return Outcome(
        payments=pay_items(paid.items, basis.seats), contract=basis.contract, declarer=basis.sides.declarer,
        partner=basis.sides.partner, trumps=trumps_of(basis.row.kind),
        tricks=tuple(map(Seat, result.ending.winners)), card_points=result.points, items=paid.items,
        context=context,
        money=None if paid.raised is None else pay_items(paid.raised, basis.seats), explain=told.explain,
        conclude=told.conclude,
    )  # fmt: skip


def _trischaken(basis: Basis, result: TarockResult, context: Context) -> Outcome:
    """Everybody plays for himself, and wins cards of the talon with his tricks (K89–K94)."""
    won, payoff = talon_won(basis, result.ending), _trischaken_payoff(basis)
    much = card_points.said(payoff.much, basis.rules.card_count)
    counted = replace(payoff.trischaken(result.counted), points_text=much)
    with_talon = replace(result, points=tuple(counted.points))
    items = tuple(Item("game", paid.to, paid.value, paid.payers) for paid in payoff.transfers(result.counted))
    explain = partial(trischaken_explanation, basis, with_talon, counted, items, won)
    told = OutcomeTexts(explain, partial(counted.conclusion, basis.row.name))
    return _outcome(basis, with_talon, _Paid(items, items if basis.two_accounts else None), context, told)


def payoffs_of(basis: Basis) -> tuple[Payoff, ...]:
    """Return what every ending of a deal pays in each account (K56, K81–K97)."""
    if basis.row.each_alone:
        return (_trischaken_payoff(basis),)
    spoken = basis.spoken
    accounts = (False, True) if basis.two_accounts else (True,)
    return tuple([_payoff_of(spoken, basis.double, raises=raises) for raises in accounts])


@lru_cache(maxsize=RULES_KEPT)
def _payoff_of(spoken: Spoken, double: int, *, raises: bool) -> Payoff:
    dues = (
        replace(due, when=AllOf((case.when, due.when)))
        for case in cases(spoken)
        for due in dues_of(case.lines, spoken.sides, spoken.seats, double, raises=raises)
    )
    return DuePayoff(spoken.seats, worths(PACK, spoken.rules.card_count), 0, TRICKS, tuple(dues))


def _trischaken_payoff(basis: Basis) -> TrischakenPayoff:
    """Return what every ending of Trischaken pays (K89–K94)."""
    scoring, specials = trischaken_scoring(basis.rules)
    count = basis.rules.card_count
    turned = basis.talon[: 2 * HALF]
    if basis.rules.trischaken_talon == "last_trick":
        talon: tuple[tuple[int, int], ...] = ((TRICKS, card_points.total(turned, count)),)
    else:
        talon = tuple((number, card_points.worth(card, count)) for number, card in enumerate(turned, start=1))
    return TrischakenPayoff(
        seats=basis.seats, worths=worths(PACK, count), tricks=TRICKS, forehand=basis.sides.declarer, scoring=scoring,
        much=card_points.mayor(basis.rules), value=basis.terms.value, specials=specials, double=basis.double,
        talon=talon,
    )  # fmt: skip


def talon_won(basis: Basis, ending: Ending) -> dict[Seat, Hand]:
    """Return the cards of the talon that seats have won in Trischaken (K90); none where it is not known."""
    if not basis.talon:
        return {}
    if basis.rules.trischaken_talon == "last_trick":
        return {Seat(ending.winners[-1]): basis.talon}
    won: dict[Seat, Hand] = {}
    for winner, turned in zip(ending.winners, basis.talon, strict=False):
        won[Seat(winner)] = (*won.get(Seat(winner), ()), turned)
    return won
