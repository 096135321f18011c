# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules as typed options, declared once.

A game's rules are a frozen dataclass made with `house_rules`; each field is one option.  The settings dialog, the
command line, validation, records and help are all generated from `specs`.  Values are what records hold: strings,
integers, booleans, or a frozenset of strings.
"""

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeVar, cast, dataclass_transform

from kartenspiel.model.quoting import quote
from kartenspiel.model.text import Text, english

OptionValue = str | int | bool | frozenset[str]
OptionType = Literal["choice", "bool", "integer", "set"]
_SPEC: Final = "option"
_WHOLE: Final = re.compile("-?[0-9]{1,18}")
"""A whole number as long as any that an option takes."""
HOUSE_RULES_KEPT: Final = 64
"""So many sets of house rules are kept with what follows from them: more than those of a session."""
_T = TypeVar("_T")
_R = TypeVar("_R", bound="HouseRules")


class OptionError(ValueError):
    """An unknown option, a value it does not take, or options in conflict; the message names what is allowed."""


class OptionSpec(NamedTuple):
    """One option: its id (the field's name), what it takes and what it means."""

    id: str
    type: OptionType
    default: OptionValue
    values: tuple[OptionValue, ...]
    """Allowed values, for an integer the least and the greatest, for a set its possible members."""
    label: Text
    help: Text
    value_labels: Mapping[OptionValue, Text]

    @property
    def open(self) -> bool:
        """Whether there is anything to choose; an option of one value stands in records for others to come."""
        return len(self.values) > 1 or self.type == "set"

    def check(self, value: object) -> OptionValue:
        """Return a JSON value as an option value; raises `OptionError` if it is not allowed.

        Types are strict: ``1``, ``1.0``, ``"1"`` and ``true`` are four different things.
        """
        if self.type == "set":
            return self._check_set(value)
        if self.type == "integer":
            low, high = self.values
            if type(value) is int and isinstance(low, int) and isinstance(high, int) and low <= value <= high:
                return value
        else:
            for allowed in self.values:
                if type(allowed) is type(value) and allowed == value:
                    return allowed
        raise OptionError(self._complaint(value))

    def _check_set(self, value: object) -> frozenset[str]:
        members = list(value) if isinstance(value, list | tuple | set | frozenset) else None
        if (
            members is None
            or any(not isinstance(member, str) or member not in self.values for member in members)
            or len(set(members)) != len(members)
        ):
            raise OptionError(self._complaint(value))
        return frozenset(members)

    def parse(self, text: str) -> OptionValue:
        """Return the value written as in ``--option id=value``; raises `OptionError`."""
        if self.type == "set":
            return self.check([part.strip() for part in text.split(",") if part.strip()])
        if self.type == "integer":
            return self.check(int(text) if _WHOLE.fullmatch(text) else text)
        for allowed in self.values:
            if to_text(allowed) == text:
                return allowed
        raise OptionError(self._complaint(text))

    def _complaint(self, value: object) -> str:
        allowed = (
            f"{self.values[0]} to {self.values[1]}"
            if self.type == "integer"
            else " ".join(to_text(each) for each in self.values)
        )
        return f"{self.id}: no value {quote(value)}; allowed: {allowed}"


def to_text(value: OptionValue) -> str:
    """Return a value as `OptionSpec.parse` reads it back."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(sorted(value)) if isinstance(value, frozenset) else str(value)


def to_json(value: OptionValue) -> str | int | bool | list[str]:
    """Return a value as records hold it; members of a set in alphabetical order."""
    return sorted(value) if isinstance(value, frozenset) else value


def _option(default: OptionValue, **attributes: object) -> Any:  # noqa: ANN401 - stands in for the field's own type
    return dataclasses.field(default=default, metadata={_SPEC: {"default": default, **attributes}})


def choice(default: str | int, *, allowed: Mapping[Any, Text], label: Text, help: Text) -> Any:  # noqa: A002, ANN401
    """Declare an option with a few allowed values, each with a phrase for it."""
    return _option(default, type="choice", values=tuple(allowed), value_labels=dict(allowed), label=label, help=help)


def flag(default: bool, *, label: Text, help: Text) -> Any:  # noqa: A002, ANN401, FBT001
    """Declare an option that is true or false; the default is listed first."""
    return _option(default, type="bool", values=(default, not default), value_labels={}, label=label, help=help)


def integer(default: int, least: int, greatest: int, *, label: Text, help: Text) -> Any:  # noqa: A002, ANN401
    """Declare an option that is a whole number within bounds."""
    return _option(default, type="integer", values=(least, greatest), value_labels={}, label=label, help=help)


def members(default: frozenset[str], *, allowed: Mapping[str, Text], label: Text, help: Text) -> Any:  # noqa: A002, ANN401
    """Declare an option that is any set of the allowed members."""
    return _option(default, type="set", values=tuple(allowed), value_labels=dict(allowed), label=label, help=help)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(choice, flag, integer, members))
def house_rules(cls: type[_T]) -> type[_T]:
    """Make a class of annotated options a frozen dataclass of house rules, which reckons its hash but once."""
    made = dataclass(frozen=True, kw_only=True)(cls)
    made.__hash__ = HouseRules.__hash__  # type: ignore[assignment]
    return made


class Conflict(NamedTuple):
    """Why values of options cannot be played together."""

    options: tuple[str, ...]
    """The ids of the options at fault."""
    reason: Text
    """A sentence that says what is to be done."""


class HouseRules:
    """Base of every game's rules, so that generic code can hold them."""

    headings: ClassVar[Mapping[str, Text]] = {}
    """Headings of a long list of options, each by the id of the option above which it stands."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """The hash of all values, by which what follows from rules is looked up again and again."""
        return hash(tuple([getattr(self, spec.id) for spec in specs(type(self))]))

    def __getstate__(self) -> dict[str, object]:
        """Leave out the hash, which in another process is not the same."""
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    def conflict(self) -> Conflict | None:
        """Return why nothing can be played by these options together; ``None`` if it can."""
        return None

    def without_effect(self) -> Mapping[str, Text]:
        """Return the options that change nothing beside the others, each with the reason."""
        return {}


_SPECS: Final[dict[type[HouseRules], tuple[OptionSpec, ...]]] = {}
"""What `specs` has found: every record that is read asks for it."""


def specs(rules: type[HouseRules]) -> tuple[OptionSpec, ...]:
    """Return the options of a class of house rules, in the order of the specification."""
    if rules not in _SPECS:
        fields = dataclasses.fields(rules)  # type: ignore[arg-type]
        _SPECS[rules] = tuple(OptionSpec(id=each.name, **each.metadata[_SPEC]) for each in fields)
    return _SPECS[rules]


def as_json(rules: HouseRules) -> dict[str, str | int | bool | list[str]]:
    """Return every option of these rules with its value, as records hold it."""
    return {option.name: to_json(getattr(rules, option.name)) for option in dataclasses.fields(rules)}  # type: ignore[arg-type]


def from_json(rules: type[_R], values: Mapping[str, object]) -> _R:
    """Return rules with these values and defaults for the rest.

    Raises `OptionError` for an unknown option, for a value that is not allowed, and for options in conflict.
    """
    known = {spec.id: spec for spec in specs(rules)}
    for name in values:
        if name not in known:
            message = f"{name}: no such option; options: {' '.join(known)}"
            raise OptionError(message)
    made = rules(**{name: known[name].check(value) for name, value in values.items()})
    conflict = made.conflict()
    if conflict is not None:
        raise OptionError(f"{', '.join(conflict.options)}: {english(conflict.reason)}")
    return cast("_R", _first_equal(made))


@lru_cache(maxsize=HOUSE_RULES_KEPT)
def _first_equal(rules: HouseRules) -> HouseRules:
    """Return the first rules that were equal to these: records of one session then share what follows from them."""
    return rules


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules; `values` differ from the defaults."""

    id: str
    label: Text
    help: Text
    values: Mapping[str, OptionValue]


def describe(spec: OptionSpec) -> str:
    """Return the English help of an option for the command line."""
    return english(spec.help)
