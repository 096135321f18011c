# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The letters of codes, and the check that finds mistakes in them.

A code is written in the 32 letters and digits of Crockford's base 32, in groups of five; small letters, ``O`` for 0,
``I`` and ``L`` for 1, spaces and dashes are read too.  In each block of up to 31 letters the last two are the check of
a Reed–Solomon code over the field of 32 elements, whose words differ in three letters at least.  So one or two wrong
letters are always found, and two neighbours that have changed places are two wrong letters.  Other mistakes pass once
in 1024.  Places and lengths go into the check too, so that blocks cannot change places, nor get shorter, unseen more
often than that.

The first four letters are a `Kind` and a mark of 18 bits, which says for example by which rules a deal is played.
"""

import enum
import hashlib
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.quoting import quote
from kartenspiel.model.text import Text, english, marker

_ = marker(__package__)

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 5
"""Letters between two dashes."""
MARK_BITS: Final = 18
_BITS: Final = 5
_HEAD: Final = 4
"""Letters of kind and mark."""
_CHECK: Final = 2
_BLOCK: Final = 31
"""Letters of a block at most, with its check: as many places as the field can tell apart."""
LONGEST: Final = 512
"""Letters; nothing that is written has so many."""
_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_BETWEEN: Final = frozenset(" -–\t\n\r\u00a0")
_NO_LETTER: Final = _(
    "“{letter}” does not occur in codes. They consist of digits and of letters without I, L, O and U."
)
_TOO_SHORT: Final = _("This is too short for a code: letters are missing.")
_TOO_LONG: Final = _("This is too long for a code.")
_WRONG: Final = _(
    "There is a mistake in this code: a letter is wrong, missing or in another place. Compare it once more."
)


class Kind(enum.IntEnum):
    """What a code is of; it shows in the first letter."""

    DEAL = 0
    EVENING = 1
    RULES = 2
    RESULT = 3


class CodeError(ValueError):
    """Something that is no code, or none that can be used; `text` says to the person why."""

    def __init__(self, text: Text) -> None:
        super().__init__(english(text))
        self.text = text


@dataclass(frozen=True, slots=True)
class Code:
    """A code that was read: its kind, its mark, and the letters behind them as numbers from 0 to 31."""

    kind: Kind
    mark: int
    body: tuple[int, ...]

    def __str__(self) -> str:
        """Return it as it is written, in groups."""
        return grouped("".join(ALPHABET[value] for value in _checked(self._data)))

    @property
    def _data(self) -> tuple[int, ...]:
        return (*digits(self.kind << MARK_BITS | self.mark, _HEAD), *self.body)

    @property
    def number(self) -> int:
        """What stands in the body, as one number."""
        return number_of(self.body)


def mark_of(text: str) -> int:
    """Return a mark that follows from a text, the same on every machine and in every version."""
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()) >> 256 - MARK_BITS


def read(text: str) -> Code:
    """Return the code that somebody has typed; raises `CodeError` where it is none, or has a mistake."""
    if len(text) > 2 * LONGEST:
        raise CodeError(_TOO_LONG)
    values = tuple(_value(letter) for letter in text if letter not in _BETWEEN)
    if len(values) > LONGEST:
        raise CodeError(_TOO_LONG)
    blocks = [values[begin : begin + _BLOCK] for begin in range(0, len(values), _BLOCK)]
    if len(values) < _HEAD + _CHECK or len(blocks[-1]) <= _CHECK:
        raise CodeError(_TOO_SHORT)
    data = tuple(value for block in blocks for value in block[:-_CHECK])
    if _checked(data) != values:
        raise CodeError(_WRONG)
    head = number_of(data[:_HEAD])
    return Code(Kind(head >> MARK_BITS), head & (1 << MARK_BITS) - 1, data[_HEAD:])


def grouped(letters: str) -> str:
    """Return letters in groups with dashes between them."""
    return "-".join(letters[begin : begin + GROUP] for begin in range(0, len(letters), GROUP))


def digits(number: int, count: int) -> tuple[int, ...]:
    """Return a number as so many values of letters, the greatest first."""
    return tuple(number >> _BITS * place & 31 for place in reversed(range(count)))


def number_of(values: tuple[int, ...]) -> int:
    """Return the number that values of letters stand for."""
    number = 0
    for value in values:
        number = number << _BITS | value
    return number


def letters_for(count: int) -> int:
    """Return how many letters are needed to tell so many numbers from 0 on apart."""
    return -(-max(count - 1, 1).bit_length() // _BITS)


def _value(letter: str) -> int:
    found = _VALUES.get(letter.upper())
    if found is None:
        raise CodeError(_NO_LETTER(letter=quote(letter).strip('"')))
    return found


# The field of 32 elements: polynomials over the bits, modulo x⁵ + x² + 1, in which x is primitive.


def _powers() -> tuple[int, ...]:
    found = [1]
    while len(found) < _BLOCK:
        doubled = found[-1] << 1
        found.append(doubled ^ 0b100101 if doubled > 31 else doubled)  # noqa: PLR2004 - the last element of the field
    return tuple(found)


_POWERS: Final = _powers()
_LOGARITHMS: Final = {power: place for place, power in enumerate(_POWERS)}


def _times(one: int, other: int) -> int:
    return _POWERS[(_LOGARITHMS[one] + _LOGARITHMS[other]) % _BLOCK] if one and other else 0


def _checked(data: tuple[int, ...]) -> tuple[int, ...]:
    """Return values with the check behind each block."""
    room = _BLOCK - _CHECK
    found: list[int] = []
    for number, begin in enumerate(range(0, len(data), room)):
        block = data[begin : begin + room]
        found += [*block, *_check(block, number, len(data))]
    return tuple(found)


def _check(block: tuple[int, ...], number: int, length: int) -> tuple[int, int]:
    """Return the two values by which sum and weighted sum of a block are those of its number and of the length."""
    total, weighted = (number * 7 + 5) % 32, (length * 3 + 1) % 32
    for place, value in enumerate(block):
        total ^= value
        weighted ^= _times(value, _POWERS[place])
    first, second = _POWERS[len(block)], _POWERS[len(block) + 1]
    last = _times(weighted ^ _times(total, first), _POWERS[-_LOGARITHMS[first ^ second] % _BLOCK])
    return total ^ last, last
