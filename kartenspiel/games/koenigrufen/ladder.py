# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What contracts are worth and which outbids which: the columns of the table of values (K118, K119)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.koenigrufen.contracts import (
    BESSERRUFER,
    BETTEL,
    BETTEL_OUVERT,
    BIRD_BIDS,
    DREIER,
    FARBENDREIER,
    FARBENSOLO,
    KAKADURUFER,
    PAGATRUFER,
    PICCOLO,
    PICCOLO_OUVERT,
    QUAPILRUFER,
    RUFER,
    SECHSERDREIER,
    SOLODREIER,
    SOLORUFER,
    TRISCHAKEN,
    UHURUFER,
    ZWICCOLO,
    ZWICCOLO_OUVERT,
)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a contract is worth and where it stands in the bidding, under given house rules (K14, K118)."""

    value: int
    """Game points from or to each opponent, before raises."""
    lost: int
    """The same where the declarer's side loses (K81)."""
    rank: int | None
    """A higher one outbids a lower one; ``None`` for what forehand can only choose after all have passed (K23)."""


_Entry = tuple[int, int | None]
"""A value, and the place in the bidding order."""

COLUMNS: Final = ("standard", "wien", "tirol", "pagat", "lungau", "simple")
"""The values of the option ``contract_values``."""
_VALUES: Final[Mapping[str, tuple[_Entry | None, ...]]] = {
    TRISCHAKEN: ((1, None), (2, None), (2, None), (1, None), (1, None), (1, None)),
    RUFER: ((1, None), (1, None), (1, None), (1, None), (1, None), (1, None)),
    PICCOLO: ((2, 1), (2, 1), (2, 1), (2, 1), None, (2, 1)),
    ZWICCOLO: (None, (2, 2), None, None, None, None),
    BETTEL: ((2, 3), (4, 5), (4, 4), (3, 4), None, (2, 2)),
    SOLORUFER: ((2, 4), (2, 3), (2, 2), (2, 2), (2, 1), None),
    BESSERRUFER: ((1, 5), (1, 4), (1, 3), (1, 3), None, None),
    PAGATRUFER: (None, (1, 4), None, None, None, None),
    UHURUFER: (None, (1, 7), None, None, None, None),
    KAKADURUFER: (None, (1, 12), None, None, None, None),
    QUAPILRUFER: (None, (1, 14), None, None, None, None),
    FARBENDREIER: ((3, 6), (5, 8), (5, 6), (3, 5), None, None),
    SECHSERDREIER: ((4, 7), (4, 6), (4, 5), (2, None), (4, 2), (4, None)),
    DREIER: ((4, 8), (5, 9), (5, 7), (4, 6), (4, 3), (4, 3)),
    FARBENSOLO: ((6, 9), (10, 15), (10, 11), (6, 8), None, None),
    PICCOLO_OUVERT: ((6, 10), (6, 10), (8, 9), (5, 7), None, None),
    ZWICCOLO_OUVERT: (None, (6, 11), (8, 8), None, None, None),
    BETTEL_OUVERT: ((7, 12), (8, 13), (8, 10), (6, 9), None, None),
    SOLODREIER: ((8, 13), (10, 16), (10, 12), (8, 10), (8, 4), (8, 4)),
}
"""The table of values, its columns in the order of `COLUMNS` (K118, K119)."""
_BELOW: Final = -1
_ABOVE: Final = 1
_STANDS_BY: Final = {
    ZWICCOLO: (PICCOLO, _ABOVE),
    ZWICCOLO_OUVERT: (PICCOLO_OUVERT, _ABOVE),
    SECHSERDREIER: (DREIER, _BELOW),
    **{bid: (BESSERRUFER, step) for step, bid in enumerate(BIRD_BIDS)},
}
"""Beside which contract another ranks in a column that gives it no place of its own (K118, K119)."""


def ladder(column: str, allowed: Collection[str], *, first_word: bool) -> Mapping[str, Terms]:
    """Return those of the contracts allowed that have a value, first those without a rank, then by rank (K118, K119).

    `first_word` says that a sechserdreier can be bid (K22).  Ranks count from 1.
    """
    playable = {
        contract: _Standing(standing.value, None if contract == SECHSERDREIER and not first_word else standing.place)
        for contract, standing in _column(column)
        if contract in allowed
    }
    unranked = [contract for contract, standing in playable.items() if standing.place is None]
    places = {contract: standing.place for contract, standing in playable.items() if standing.place is not None}
    ranks = {contract: rank for rank, contract in enumerate(sorted(places, key=places.__getitem__), 1)}
    return {
        contract: _terms(contract, playable[contract].value, ranks.get(contract)) for contract in (*unranked, *ranks)
    }


@dataclass(frozen=True, slots=True)
class _Standing:
    """What a column says of a contract."""

    value: int
    place: tuple[int, int] | None
    """A place in the bidding order of the column, and a step beside it."""


def _column(column: str) -> Iterator[tuple[str, _Standing]]:
    """Yield the contracts that have a value in a column, with what follows from a neighbour (K118, K119)."""
    number = COLUMNS.index(column)
    for contract, row in _VALUES.items():
        entry, beside = row[number], _STANDS_BY.get(contract)
        if (entry is None or entry[1] is None) and beside is not None:
            neighbour, step = _VALUES[beside[0]][number], beside[1]
            if neighbour is not None and neighbour[1] is not None:
                yield contract, _Standing((entry or neighbour)[0], (neighbour[1], step))
        elif entry is not None:
            yield contract, _Standing(entry[0], None if entry[1] is None else (entry[1], 0))


def _terms(contract: str, value: int, rank: int | None) -> Terms:
    return Terms(value, 2 * value if contract == SECHSERDREIER else value, rank)
