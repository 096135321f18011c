# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What contracts are worth and which outbids which: the columns of the table of values (K118, K119)."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from kartenspiel.games.koenigrufen.contracts.rows import COLUMNS, CONTRACTS


class LadderTerms(NamedTuple):
    """What a contract is worth and where it stands in the bidding, under given house rules (K14, K118)."""

    value: int
    """Game points from or to each opponent, before raises."""
    lost: int
    """The same where the declarer's side loses (K81)."""
    rank: int | None
    """A higher one outbids a lower one; ``None`` for what forehand can only choose after all have passed (K23)."""


def ladder(column: str, allowed: Collection[str], *, first_word: bool) -> Mapping[str, LadderTerms]:
    """Return those of the contracts allowed that have a value, first those without a rank, then by rank (K118, K119).

    `first_word` says that a sechserdreier can be bid (K22).  Ranks count from 1.
    """
    playable = {
        contract: _Standing(
            standing.value, standing.place if first_word or not CONTRACTS[contract].first_word else None
        )
        for contract, standing in _column(column)
        if contract in allowed
    }
    unranked = [contract for contract, standing in playable.items() if standing.place is None]
    places = {contract: standing.place for contract, standing in playable.items() if standing.place is not None}
    ranks = {contract: rank for rank, contract in enumerate(sorted(places, key=places.__getitem__), 1)}
    return {
        contract: _terms(contract, playable[contract].value, ranks.get(contract)) for contract in (*unranked, *ranks)
    }


class _Standing(NamedTuple):
    """Value and rank of a contract in one column of the table of values."""

    value: int
    place: tuple[int, int] | None
    """A place in the bidding order of the column, and a step beside it."""


def _column(column: str) -> Iterator[tuple[str, _Standing]]:
    """Yield the contracts that have a value in a column, with what follows from a neighbour (K118, K119)."""
    number = COLUMNS.index(column)
    for contract, row in CONTRACTS.items():
        entry, beside = row.values[number], row.beside
        if (entry is None or entry[1] is None) and beside is not None:
            neighbour = CONTRACTS[beside.contract].values[number]
            if neighbour is not None and neighbour[1] is not None:
                yield contract, _Standing((entry or neighbour)[0], (neighbour[1], beside.step))
        elif entry is not None:
            yield contract, _Standing(entry[0], None if entry[1] is None else (entry[1], 0))


def _terms(contract: str, value: int, rank: int | None) -> LadderTerms:
    return LadderTerms(value, CONTRACTS[contract].lost * value, rank)
