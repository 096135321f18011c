# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How a deal ended, in one line and in one sentence: who won what, by how much, and why.

A game says it with its settlement (`Outcome.conclude`).  What is made of it here is the headline of one seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Amount, Text, Value, Who, marker

_ = marker(__package__)

_WON: Final = _("won")
_LOST: Final = _("lost")
_WON_WITH: Final = _("won with {players:acc}")
_LOST_WITH: Final = _("lost with {players:acc}")
_WON_AGAINST: Final = _("won against {players:acc}")
_LOST_AGAINST: Final = _("lost against {players:acc}")
_WON_BY: Final = _("won by {players:acc}")
_NOBODY: Final = _("neither won nor lost")
_NOT_PLAYED: Final = _("not played")
_LINE: Final = _("{result}")
_OF: Final = _("{contract}: {result}")
_SCORE: Final = _("{headline}, {own} : {others}")
_IN_ALL: Final = _("{amount}")
_FROM_EACH: Final = _("From each of the others: {amount}.")
_TO_EACH: Final = _("To each of the others: {amount}.")
_NOTHING: Final = _("nothing to pay")
_AHEAD: Final = _("With all else that was settled you still come out ahead.")
_BEHIND: Final = _("With all else that was settled you still have to pay.")
_LACKED: Final = _("{players:nom} lacked {points}.")
_POINTS: Final = _("%Ln point(s)", plural=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conclusion:
    """Who won a deal, and why, as its settlement has it.

    Nobody has won where nothing is paid; who neither won nor lost is in neither of both.
    """

    winners: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()
    contract: Text | None = None
    """What was played, where a game has more than one thing to play."""
    sides: bool = True
    """Whether the winners stood together against the losers, and not everybody for himself."""
    score: tuple[Value, Value] | None = None
    """What winners and losers had, where points decided."""
    score_told: tuple[Text, Text] | None = None
    """The same in words, as winners and losers read it, where it is written in another way."""
    reason: Text | None = None
    """Why it ended so, where the figures alone do not tell."""
    lacked: int | None = None
    """How many points the losers had too few, the last begun one whole; ``None`` where something else decided."""
    played: bool = True
    """False where the cards were thrown in or are dealt anew."""


def by_payments(payments: Sequence[int]) -> Conclusion:
    """Return what follows from payments alone: who gets something has won, everybody for himself."""
    seats = all_seats(len(payments))
    return Conclusion(
        winners=tuple(seat for seat in seats if payments[seat] > 0),
        losers=tuple(seat for seat in seats if payments[seat] < 0),
        sides=False,
    )


def lacked(members: Sequence[Seat], points: int | Text) -> Text:
    """Return that a side had so many points too few; a text is how the game says it."""
    return _LACKED(players=_named(members), points=_POINTS(n=points) if isinstance(points, int) else points)


def headline(conclusion: Conclusion, seat: Seat) -> Text:
    """Return how a deal ended for a seat, with what its side had first."""
    result = _result(conclusion, seat)
    told = _LINE(result=result) if conclusion.contract is None else _OF(contract=conclusion.contract, result=result)
    if conclusion.score is None:
        return told
    own, others = conclusion.score if seat not in conclusion.losers else conclusion.score[::-1]
    return _SCORE(headline=told, own=own, others=others)


def score_told(conclusion: Conclusion, seat: Seat) -> Text | None:
    """Return the score in words for a seat, where it is written in another way."""
    if conclusion.score_told is None:
        return None
    to_winners, to_losers = conclusion.score_told
    return to_losers if seat in conclusion.losers else to_winners


def _result(conclusion: Conclusion, seat: Seat) -> Text:
    won = seat in conclusion.winners
    if not conclusion.played:
        return _NOT_PLAYED
    if not won and seat not in conclusion.losers:
        return _WON_BY(players=_named(conclusion.winners)) if conclusion.winners else _NOBODY
    if not conclusion.sides:
        return _WON if won else _LOST
    own, others = (conclusion.winners, conclusion.losers) if won else (conclusion.losers, conclusion.winners)
    with_own = tuple(each for each in own if each != seat)
    if with_own and len(others) == 1:
        return (_WON_AGAINST if won else _LOST_AGAINST)(players=_named(others))
    if with_own:
        return (_WON_WITH if won else _LOST_WITH)(players=_named(with_own))
    return _WON if won else _LOST


def amount_told(payments: Sequence[int], seat: Seat, unit: str) -> Text:
    """Return what a deal brought a seat in all."""
    paid = payments[seat]
    return _IN_ALL(amount=Amount(paid, unit, signed=True)) if paid else _NOTHING


def each_told(payments: Sequence[int], seat: Seat, unit: str) -> Text | None:
    """Return what came from or goes to each of the others, where a seat settles alike with all of them."""
    others = {payments[each] for each in all_seats(len(payments)) if each != seat}
    alone = len(payments) > 2 and len(others) == 1 and sum(payments) == 0  # noqa: PLR2004 - else there is no "each"
    if not alone or not payments[seat]:
        return None
    return (_FROM_EACH if payments[seat] > 0 else _TO_EACH)(amount=Amount(abs(others.pop()), unit))


def reasons(conclusion: Conclusion, payments: Sequence[int], seat: Seat) -> tuple[Text, ...]:
    """Return why a deal ended so, and that what a seat is paid tells otherwise, where that is so."""
    told = () if conclusion.reason is None else (conclusion.reason,)
    if seat in conclusion.losers and payments[seat] > 0:
        return *told, _AHEAD
    if seat in conclusion.winners and payments[seat] < 0:
        return *told, _BEHIND
    return told


def _named(seats: Sequence[Seat]) -> tuple[Value, ...]:
    return tuple(map(Who, seats))
