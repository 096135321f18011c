# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Payment in Graden (G29–G37), and the score sheet that explains it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.graden.contracts import SCHURLN
from kartenspiel.games.graden.public import Standing
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model import narration
from kartenspiel.model.game import Item, ScoreLine
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

SEATS: Final = 4
TRICKS: Final = 6

_POINTS = QT_TRANSLATE_NOOP("graden", "Aces and tens taken, with 10 for the last trick")
_MOST = QT_TRANSLATE_NOOP("graden", "Whoever has most points pays.")
_PARTNER = QT_TRANSLATE_NOOP("graden", "{partner} held the {card} and was the partner of {player}.")
_OWN = QT_TRANSLATE_NOOP("graden", "{player} called a card of his own and was alone.")
_LAST = QT_TRANSLATE_NOOP("graden", "{partner} won the last trick and becomes the partner of {player}.")
_ALL_SIX = QT_TRANSLATE_NOOP("graden", "{player} won all six tricks and is paid by everybody.")
_MADE = QT_TRANSLATE_NOOP("graden", "{contract} made by {player}")
_LOST = QT_TRANSLATE_NOOP("graden", "{contract} lost by {player}")
_JOINT = QT_TRANSLATE_NOOP("graden", "{contract} with two players")
_NO_TRICK = QT_TRANSLATE_NOOP("graden", "{player} took no trick.")
_A_TRICK = QT_TRANSLATE_NOOP("graden", "{player} took a trick.")


@dataclass(frozen=True, slots=True)
class Play:
    """What settlement needs to know of a deal that is over or decided.

    `failed` are the players of a contract who have missed their task, `last` is the winner of the sixth trick.
    """

    standing: Standing | None
    partner: Seat | None
    failed: tuple[Seat, ...]
    last: Seat | None
    points: tuple[int, ...]


def base(rules: GradenRules, value: int) -> int:
    """Return a base amount in the house's stakes, halves rounded up (G34)."""
    return (value * rules.stake_factor + 50) // 100


def items(rules: GradenRules, play: Play) -> tuple[Item, ...]:
    """Return who pays whom (G29–G33, G37)."""
    standing = play.standing
    if standing is None:
        return _schurln(rules, play.points)
    others = tuple(seat for seat in all_seats(SEATS) if seat not in (standing.seat, standing.mit))
    if standing.mit is not None:
        return _joint(rules, standing, play.failed, others)
    value = base(rules, standing.contract.value)
    made = standing.seat not in play.failed
    partner = play.partner if standing.contract.task == "called" or made else None
    if standing.contract.task == "last" and made and play.last not in (None, standing.seat):
        partner = play.last
    side = (standing.seat,) if partner is None else (standing.seat, partner)
    rest = tuple(seat for seat in all_seats(SEATS) if seat not in side)
    return (Item("game", side, value, rest),) if made else (Item("game", rest, value, side),)


def _joint(
    rules: GradenRules, standing: Standing, failed: Sequence[Seat], others: tuple[Seat, ...]
) -> tuple[Item, ...]:
    """Two players in the same contract (G32)."""
    value = base(rules, standing.contract.joint_value)
    pair = tuple(seat for seat in (standing.seat, standing.mit) if seat is not None)
    if not failed:
        return (Item("game", pair, value, others),)
    if len(failed) == len(pair):
        return (Item("game", others, 2 * value, pair),)
    loser = failed[0]
    winner = next(seat for seat in pair if seat != loser)
    if standing.contract.id == "bettler" and rules.mitbettler_split == "winner_pays_loser":
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


def explanation(play: Play, paid: Sequence[Item], called: Text | None, *, cut_short: bool) -> tuple[ScoreLine, ...]:
    """Return the score sheet."""
    lines: list[ScoreLine] = []
    standing = play.standing
    if standing is None:
        lines.append(ScoreLine("points", _POINTS, play.points, "G36"))
        lines.append(ScoreLine("note", _MOST, (), "G37"))
    elif called is not None:
        lines.append(ScoreLine("note", called, (), "G27"))
    if cut_short:
        lines.append(ScoreLine("note", narration.CUT_SHORT, (), "G23"))
    if standing is not None and standing.contract.task == "none":
        players = [standing.seat] if standing.mit is None else [standing.seat, standing.mit]
        lines.extend(
            ScoreLine("note", (_A_TRICK if seat in play.failed else _NO_TRICK)(player=Who(seat)), (), "G24")
            for seat in players
        )
    lines.extend(_last_trick(play))
    lines.extend(ScoreLine("item", _title(play), payments((item,)), _clause(play)) for item in paid)
    lines.append(ScoreLine("payment", narration.PAYMENT, payments(paid), "G38"))
    return tuple(lines)


def _last_trick(play: Play) -> list[ScoreLine]:
    standing = play.standing
    if standing is None or standing.contract.task != "last" or standing.seat in play.failed or play.last is None:
        return []
    if play.last == standing.seat:
        return [ScoreLine("note", _ALL_SIX(player=Who(standing.seat)), (), "G28")]
    return [ScoreLine("note", _LAST(partner=Who(play.last), player=Who(standing.seat)), (), "G28")]


def partner_line(bidder: Seat, partner: Seat | None, card: object) -> Text:
    """Return who was the called partner."""
    if partner is None:
        return _OWN(player=Who(bidder))
    return _PARTNER(partner=Who(partner), card=card, player=Who(bidder))  # type: ignore[arg-type]


def _title(play: Play) -> Text:
    standing = play.standing
    if standing is None:
        return SCHURLN.name
    if standing.mit is not None:
        return _JOINT(contract=standing.contract.name)
    text = _LOST if standing.seat in play.failed else _MADE
    return text(contract=standing.contract.name, player=Who(standing.seat))


def _clause(play: Play) -> str:
    standing = play.standing
    if standing is None:
        return "G37"
    if standing.mit is not None:
        return "G32"
    return {"none": "G31", "called": "G29", "last": "G33", "alone": "G30"}[standing.contract.task]
