# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a deal of Königrufen brings each seat, in both accounts (K56, K85–K97)."""

from dataclasses import replace
from functools import partial

from kartenspiel.games.koenigrufen import card_points, double_hands
from kartenspiel.games.koenigrufen.basis import Basis
from kartenspiel.games.koenigrufen.dummies import trischaken_scoring
from kartenspiel.games.koenigrufen.score_sheet import conclusion, explanation, trischaken_explanation
from kartenspiel.games.koenigrufen.settled_lines import lines
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.game import Hand, Item, Outcome
from kartenspiel.model.outcome import OutcomeTexts
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.payments import payments
from kartenspiel.model.tarock.play import trumps_of
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.settlement import items_of
from kartenspiel.model.tarock.trischaken import Trischaken


def settle(basis: Basis, ending: Ending) -> Outcome:
    """Return what a deal brings whose tricks ended so; a declarer who gave up has none (K39, K65–K97)."""
    result = basis.result(ending)
    if basis.row.each_alone:
        return _trischaken(basis, result)
    settled = lines(basis, result)
    items = items_of(settled, basis.sides, basis.seats, basis.double, raises=not basis.two_accounts)
    raised = items_of(settled, basis.sides, basis.seats, basis.double) if basis.two_accounts else None
    told = OutcomeTexts(partial(explanation, basis, result), partial(conclusion, basis, result))
    return _outcome(basis, result, items, raised, told)


def _outcome(
    basis: Basis, result: TarockResult, items: tuple[Item, ...], raised: tuple[Item, ...] | None,
    told: OutcomeTexts,
) -> Outcome:  # fmt: skip
    """Return the outcome of these items; `raised` are those of the second account, if there is one (K56)."""
    return Outcome(
        payments=payments(items, basis.seats), contract=basis.contract, declarer=basis.sides.declarer,
        partner=basis.sides.partner, trumps=trumps_of(basis.row.kind),
        tricks=tuple(map(Seat, result.ending.winners)), card_points=result.points, items=items,
        context=double_hands.context_after(basis, result),
        money=None if raised is None else payments(raised, basis.seats), explain=told.explain,
        conclude=told.conclude,
    )  # fmt: skip


def _trischaken(basis: Basis, result: TarockResult) -> Outcome:
    """Everybody plays for himself, and wins cards of the talon with his tricks (K89–K94)."""
    won = talon_won(basis, result.ending)
    count = basis.rules.card_count
    points = tuple(
        taken + card_points.total(won.get(seat, ()), count)
        for seat, taken in zip(all_seats(basis.seats), result.points, strict=True)
    )
    with_talon = replace(result, points=points)
    much = card_points.mayor(basis.rules)
    scoring, specials = trischaken_scoring(basis.rules)
    counted = Trischaken(
        points, basis.sides.declarer, [seat for seat in all_seats(basis.seats) if seat not in result.ending.winners],
        scoring, much, basis.terms.value, specials,
        card_points.said(much, count),
    )  # fmt: skip
    items = tuple(Item(item.id, item.to, item.value * basis.double, item.payers) for item in counted.items())
    explain = partial(trischaken_explanation, basis, with_talon, counted, items, won)
    told = OutcomeTexts(explain, partial(counted.conclusion, basis.row.name))
    return _outcome(basis, with_talon, items, items if basis.two_accounts else None, told)


def talon_won(basis: Basis, ending: Ending) -> dict[Seat, Hand]:
    """Return the cards of the talon that seats have won in Trischaken (K90)."""
    if basis.rules.trischaken_talon == "last_trick":
        return {Seat(ending.winners[-1]): basis.talon}
    won: dict[Seat, Hand] = {}
    for winner, turned in zip(ending.winners, basis.talon, strict=False):
        won[Seat(winner)] = (*won.get(Seat(winner), ()), turned)
    return won
