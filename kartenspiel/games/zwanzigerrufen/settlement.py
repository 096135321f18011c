# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Settlement of Zwanzigerrufen (Z40–Z62), and the score sheet that explains it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from kartenspiel.games.zwanzigerrufen.bonuses import MONDFANG, VALAT
from kartenspiel.games.zwanzigerrufen.cards import card_points
from kartenspiel.games.zwanzigerrufen.contracts import WINNING
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech
from kartenspiel.model import narration
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.conclusion import Conclusion, lacked
from kartenspiel.model.game import Context, Hand, Item, Outcome, ScoreLine
from kartenspiel.model.outcome import OutcomeTexts
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.payments import payments
from kartenspiel.model.tarock.play import trumps_of
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.settlement import (
    CARD_POINTS,
    POINTS,
    ScoreLineWriter,
    SettledLine,
    bonus_lines,
    double_note,
    game_line,
    items_of,
    winner_of,
)
from kartenspiel.model.tarock.sides import SIDES, Side, Sides, other_side
from kartenspiel.model.tarock.speaking import GAME_ITEM, is_announced
from kartenspiel.model.tarock.trischaken import Trischaken
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
    doubling = basis.rules.radl == "on" and any(line.id == MONDFANG for line in settled)
    explain = partial(_explanation, basis, result, settled, doubling=doubling)
    told = OutcomeTexts(explain, partial(_conclusion, basis, result, settled))
    return _outcome_of(basis, result, items, told, doubling=doubling)


def lines(basis: Basis, result: TarockResult) -> tuple[SettledLine, ...]:
    """Return everything that is settled (Z56)."""
    speech = basis.speech
    won = speech.row.verdict(result, WINNING) is True
    game = game_line(speech.game_value, speech.game.level, won=won, clause="Z7")
    found = (
        game,
        *bonus_lines(speech.bonuses, speech.announced_items, result, factor_name=speech.row.name, clause="Z41"),
    )
    return _drop_cancelled(basis, result, found)


def _cancelling_side(basis: Basis, result: TarockResult) -> Side | None:
    """Return the side whose Valat counts and cancels other things (Z47)."""
    if basis.rules.valat_cancels == "nothing":
        return None
    valat = basis.speech.bonuses[VALAT]
    counting = [side for side in SIDES if valat.silent or is_announced(valat, side, basis.speech.announced_items)]
    return next((side for side in counting if valat.is_made(result, side)), None)


def _drop_cancelled(basis: Basis, result: TarockResult, found: tuple[SettledLine, ...]) -> tuple[SettledLine, ...]:
    """Drop what a Valat that was made cancels, a Valat that the beaten side had announced included (Z47)."""
    side = _cancelling_side(basis, result)
    if side is None:
        return found
    game_too = basis.rules.valat_cancels == "everything"
    return tuple(
        line for line in found if (line.id == VALAT and line.owner == side) or (line.id == GAME_ITEM and not game_too)
    )


def _outcome_of(
    basis: Basis, result: TarockResult, items: tuple[Item, ...], told: OutcomeTexts, *, doubling: bool
) -> Outcome:
    """Return the outcome of these items; with `doubling` a double round follows (Z57)."""
    row, overlap = basis.speech.row, basis.rules.radl_overlap
    return Outcome(
        payments=payments(items, SEATS), contract=row.id, declarer=basis.sides.declarer,
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
    if _cancelling_side(basis, result) is not None:
        yield ScoreLine("note", _CANCELLED, (), "Z47")
    yield from sheet.items(settled, items, SEATS)
    if doubling:
        yield ScoreLine("note", _STARTS, (), "Z57")
    yield ScoreLine("payment", narration.PAYMENT, payments(items, SEATS))


def _trischaken(basis: Basis, result: TarockResult, double: int) -> Outcome:
    """Everybody plays for himself (Z60–Z62)."""
    virgins = [seat for seat in all_seats(SEATS) if seat not in result.ending.winners]
    counted = Trischaken(result.points, basis.sides.declarer, virgins, basis.rules.trischaken_scoring, WINNING)
    items = tuple(Item(item.id, item.to, item.value * double, item.payers) for item in counted.items())
    name = basis.speech.row.name
    told = OutcomeTexts(
        partial(_trischaken_explanation, counted, items, name, double), partial(counted.conclusion, name)
    )
    return _outcome_of(basis, result, items, told, doubling=False)


def _trischaken_explanation(
    counted: Trischaken, items: tuple[Item, ...], name: Text, double: int
) -> tuple[ScoreLine, ...]:
    points = ScoreLine("points", POINTS, tuple(counted.points), "Z62")
    paid = payments(items, SEATS)
    payment = ScoreLine("item", name, paid, "Z62"), ScoreLine("payment", narration.PAYMENT, paid)
    return points, *counted.notes("Z62"), *double_note(double, "Z57"), *payment
