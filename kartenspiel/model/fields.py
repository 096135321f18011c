# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What stands in the fields of JSON objects that somebody else may have written, read strictly.

Types are as strict as those of JSON: ``true`` and ``1.0`` are no whole numbers.  Each reader returns the value itself,
or raises `FieldError`, which says what it must be.
"""

from kartenspiel.model.quoting import quote


class FieldError(ValueError):
    """A value that a field cannot hold: what is wrong, and the name of the field where that is known."""

    def __init__(self, problem: str, name: str = "") -> None:
        """Keep what is wrong, said without the name."""
        self.problem = problem
        self.name = name
        super().__init__(f"{name}: {problem}" if name else problem)

    @classmethod
    def of(cls, what: str, value: object, name: str = "") -> "FieldError":
        """Return that a value is not `what` it must be."""
        return cls(f"must be {what}, not {quote(value)}", name)


def text(value: object, name: str = "") -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise FieldError.of("a text", value, name)
    return value


def text_or_none(value: object, name: str = "") -> str | None:
    """Return a text, or ``None`` for ``null``."""
    return None if value is None else text(value, name)


def flag(value: object, name: str = "") -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise FieldError.of("true or false", value, name)
    return value


def whole_number(value: object, name: str = "", *, least: int | None = None, end: int | None = None) -> int:
    """Return a whole number, of those from `least` to before `end`."""
    if type(value) is int and (least is None or value >= least) and (end is None or value < end):
        return value
    bounds = "" if least is None else f" from {least}" + (" on" if end is None else f" to {end - 1}")
    raise FieldError.of(f"a whole number{bounds}", value, name)


def items(value: object, name: str = "", *, what: str = "a list") -> list[object]:
    """Return the items of a list; `what` says of what it is one."""
    if not isinstance(value, list):
        raise FieldError.of(what, value, name)
    return value


def members(value: object, name: str = "") -> dict[str, object]:
    """Return the fields of an object by their names."""
    if not isinstance(value, dict):
        raise FieldError.of("an object", value, name)
    return value
