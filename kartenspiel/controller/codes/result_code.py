# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The code of what somebody made of a deal or an evening, to be compared with others who had the same cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.controller.boards import BoardResult
from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.letters import Code, CodeError, Kind
from kartenspiel.controller.deal_roles import NUMBERED
from kartenspiel.model.text import marker

_ = marker(__package__)

_NO_RESULT: Final = _("This is no code of a result.")
_ROLE_BITS: Final = 3
_MORE: Final = 16
"""Stands in a letter behind which the same number goes on."""
_LETTER_BITS: Final = 4
"""Bits of such a number in a letter."""
_MOST_BITS: Final = 40
"""Of a number: no deal brings so much, and a code of somebody else may say anything."""


@dataclass(frozen=True, slots=True)
class Results:
    """What somebody made of deals from the first on; `mark` tells of which code they are."""

    mark: int
    boards: tuple[BoardResult, ...]

    @property
    def code(self) -> str:
        """The code as it is written."""
        body: list[int] = []
        for each in self.boards:
            size = 2 * each.payment if each.payment >= 0 else -2 * each.payment - 1
            body += _long((size << _ROLE_BITS | each.role.number) << 1 | each.helped)
        return str(Code(Kind.RESULT, self.mark, tuple(body)))

    @property
    def total(self) -> int:
        """What he was paid in all."""
        return sum(each.payment for each in self.boards)


def results_of(code: str, boards: Sequence[BoardResult]) -> Results:
    """Return what somebody made of the deals of a code."""
    return Results(mark_of_code(code), tuple(boards))


def mark_of_code(code: str) -> int:
    """Return the mark of a deal or an evening, by which its results are known; raises `CodeError`."""
    return letters.mark_of(str(letters.read(code)))


def read_results(text: str) -> Results:
    """Return the results of a code; raises `CodeError`, also where a payment is greater than any deal brings."""
    code = letters.read(text)
    if code.kind is not Kind.RESULT:
        raise CodeError(_NO_RESULT)
    boards, number, place = [], 0, 0
    for value in code.body:
        if place == _MOST_BITS:
            raise CodeError(_NO_RESULT)
        number |= (value & _MORE - 1) << place
        place += _LETTER_BITS
        if not value & _MORE:
            boards.append(_board(number))
            number = place = 0
    if place or not boards:
        raise CodeError(_NO_RESULT)
    return Results(code.mark, tuple(boards))


def _board(number: int) -> BoardResult:
    helped, number = number & 1 == 1, number >> 1
    size, role = number >> _ROLE_BITS, number & (1 << _ROLE_BITS) - 1
    if role >= len(NUMBERED):
        raise CodeError(_NO_RESULT)
    return BoardResult(-(size + 1 >> 1) if size & 1 else size >> 1, NUMBERED[role], helped)


def _long(number: int) -> list[int]:
    """Return a number of any size as values of letters, the lowest first."""
    found: list[int] = []
    while number >= _MORE:
        found.append(number % _MORE | _MORE)
        number //= _MORE
    return [*found, number]
