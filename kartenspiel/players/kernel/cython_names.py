# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The few names of Cython that the kernel uses, as far as they mean anything where it is not compiled.

The modules of the kernel import this as ``cython``; `packaging/kernel.py` puts Cython itself in its place.  Integers
have no width here: what could need more bits is cut off by the code itself.
"""

from collections.abc import Callable
from typing import Final, TypeVar

F = TypeVar("F")

compiled: Final = False

bint = bool
schar = uchar = short = ushort = longlong = ulonglong = Py_ssize_t = int
double = float
words = list[int]
"""An array of `ulonglong`: this and the next two stand for memory views, which Cython has no name for."""
numbers = list[int]
"""An array of `longlong`."""
reals = list[float]
"""An array of `double`."""


def _unchanged(thing: F) -> F:
    return thing


cclass = cfunc = ccall = inline = nogil = final = _unchanged


def exceptval(*_value: object, check: bool = True) -> Callable[[F], F]:
    """Say what a compiled function returns where it has raised."""
    del check
    return _unchanged


def declare(_type: object, value: F) -> F:
    """Declare a variable of a module."""
    return value


def cast(_type: object, value: F) -> F:
    """Have a value be of another type."""
    return value
