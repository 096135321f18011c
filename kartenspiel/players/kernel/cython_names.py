# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The few names of Cython that the kernel uses, as far as they mean anything where it is not compiled.

The modules of the kernel import this as ``cython``; `packaging/kernel.py` puts Cython itself in its place.  Integers
have no width here: what could need more bits is cut off by the code itself.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

F = TypeVar("F")

compiled: Final = False

bint: TypeAlias = bool
longlong: TypeAlias = int
ulonglong: TypeAlias = int
double: TypeAlias = float
void: TypeAlias = None
words: TypeAlias = list[int]
"""An array of `ulonglong`: this and the next three stand for memory views, which Cython has no name for."""
numbers: TypeAlias = list[int]
"""An array of `longlong`."""
shorts: TypeAlias = list[int]
"""An array of whole numbers of 16 bits."""
reals: TypeAlias = list[float]
"""An array of `double`."""
longlong_8: TypeAlias = list[int]
"""An array of so many numbers: this and the next stand for ``cython.longlong[8]`` and its like."""
longlong_64: TypeAlias = list[int]
ulonglong_8: TypeAlias = list[int]
ulonglong_64: TypeAlias = list[int]
ulonglong_1024: TypeAlias = list[int]
double_8: TypeAlias = list[float]
double_64: TypeAlias = list[float]
p_longlong: TypeAlias = list[int]
"""Any array of `longlong` of a fixed length."""


_ALL: Final = (1 << 64) - 1


def mixed(value: int) -> int:
    """Return 64 bits that look random, others for each value: the last step of SplitMix64 (Steele, Lea, Flood 2014)."""
    value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) & _ALL
    value = ((value ^ value >> 27) * 0x94D049BB133111EB) & _ALL
    return value ^ value >> 31


def lowest(cards: int) -> int:
    """Return the place of the lowest of some cards, of which there must be one."""
    return (cards & -cards).bit_length() - 1


def _unchanged(thing: F) -> F:
    return thing


cclass = cfunc = inline = with_gil = final = _unchanged


class _NoGil:
    """Marks functions that do without Python's lock, and work during which it is given up."""

    def __call__(self, thing: F) -> F:
        return thing

    def __enter__(self) -> None:
        """Give it up."""

    def __exit__(self, *_error: object) -> None:
        """Take it again."""


nogil: Final = _NoGil()


def exceptval(*_value: object, check: bool = True) -> Callable[[F], F]:
    """Say what a compiled function returns where it has raised: what it returns else never, or hardly ever.

    Where it does, the caller asks Python whether anything was raised.  Without `check` it raises nothing.
    """
    del check
    return _unchanged


def declare(_type: type[F], value: F | None = None, *, visibility: str = "private") -> F:
    """Declare a variable of a module, or of a class for other modules too."""
    del visibility
    return value  # type: ignore[return-value]


def cast(_type: object, value: F) -> F:
    """Have a value be of another type."""
    return value
