# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked of a deal played with real cards: typed fields, the answers to them, and what cannot be."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Value, Who, marker

_ = marker(__package__)

PadAnswer = str | int | tuple[str, ...]
"""What stands in a field: the id of an option, a number, or the ids of several options."""
PadAnswers = Mapping[str, PadAnswer]
"""What was entered of a deal, by the ids of the fields."""

NOBODY: Final = "nobody"
"""The id of the option that names no player."""
_IN_GROUP: Final = _("{group}, {field}")
_OUTSIDE: Final = _("{number} at “{what}”, where it goes from {least} to {most}.")
_BETWEEN: Final = _("{number} at “{what}”, where it goes from {least} to {most} in steps of {step}.")


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen in a field."""

    id: str
    label: Value
    heading: Value | None = None
    """What stands before the switches that choose it, in fields that have a `OneField.switch`."""


@dataclass(frozen=True, slots=True)
class FormPart:
    """A part of the form; what is asked outside all sections stands above them."""

    id: str
    title: Text
    place: int
    """Among the sections, the first one the least."""
    folded: bool = True
    """Whether it is closed until somebody opens it, or something in it must be entered: an ordinary deal has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A question to those who played; `label` is what stands before it."""

    id: str
    label: Value
    group: Value | None = None
    """A heading under which fields that belong together stand; ``None`` for a field of its own."""
    group_tells: bool = False
    """Whether the heading alone says what is asked, so that the label would only repeat it."""
    clause: str = ""
    """Where the rules have it."""
    section: FormPart | None = None
    """The part of the form in which it stands; ``None`` for what is asked of every deal."""

    @property
    def asked(self) -> Value:
        """What is asked, where neither heading nor other fields stand around it."""
        if self.group is None:
            return self.label
        return self.group if self.group_tells else _IN_GROUP(group=self.group, field=self.label)


@dataclass(frozen=True, slots=True, kw_only=True)
class OneField(Field):
    """One of some options; `usual` counts until another is chosen, ``None`` where one must be."""

    options: tuple[Option, ...]
    usual: str | None = None
    switch: Value | None = None
    """Where most fields of a kind stay as usual: what stands on the switch for each other answer.

    The switches of all fields for the same answer stand side by side, after the heading of that option.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralField(Field):
    """Any of some options, at least so many."""

    options: tuple[Option, ...]
    least: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberField(Field):
    """A whole number between two, these included, in steps; `usual`, if any, counts until one is entered."""

    least: int
    most: int
    step: int = 1
    usual: int | None = None


_F = TypeVar("_F", bound=Field)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why what was entered cannot be."""

    field: str
    """The id of the field at which that is seen."""
    text: Text
    clause: str = ""


class PadForm:
    """Asks for what is needed, in order, and reads the answers there are.

    Asking adds a field.  An answer that does not belong to its field counts as none, so that fields may change with
    what was answered before them.
    """

    def __init__(self, answers: PadAnswers) -> None:
        self._answers = answers
        self.fields: list[Field] = []
        self.missing: list[Field] = []
        """Fields that must still be filled."""
        self.problems: list[Problem] = []
        self.looked_at: set[str] = set()
        """The answers that were looked at without asking (`given`)."""
        self._section: FormPart | None = None

    @contextmanager
    def within(self, section: FormPart) -> Iterator[None]:
        """Ask for something in a part of the form."""
        before, self._section = self._section, section
        try:
            yield
        finally:
            self._section = before

    def given(self, name: str) -> PadAnswer | None:
        """Return an answer without asking for it: what was entered before the form asked otherwise stays understood."""
        self.looked_at.add(name)
        return self._answers.get(name)

    def blank(self) -> "PadForm":
        """Return a form with the same answers on which nothing was asked yet."""
        return PadForm(self._answers)

    def _add(self, field: _F) -> _F:
        found = field if self._section is None else replace(field, section=self._section)
        self.fields.append(found)
        return found

    def one(
        self,
        name: str,
        label: Value,
        options: Iterable[Option],
        *,
        usual: str | None = None,
        group: Value | None = None,
        switch: Value | None = None,
        clause: str = "",
    ) -> str | None:
        """Ask for one of these options; return the id of the one that was chosen or is usual, ``None`` if none is."""
        field = self._add(
            OneField(
                id=name, label=label, options=tuple(options), usual=usual, group=group, switch=switch, clause=clause
            )
        )
        given = self._answers.get(name)
        if isinstance(given, str) and any(option.id == given for option in field.options):
            return given
        if usual is None:
            self.missing.append(field)
        return usual

    def seat(
        self,
        name: str,
        label: Value,
        seats: Iterable[Seat],
        *,
        nobody: Text | None = None,
        more: Iterable[Option] = (),
        usual: str | None = None,
        group: Value | None = None,
        clause: str = "",
    ) -> str | None:
        """Ask for one of these players; with `nobody` also for none of them, in these words."""
        none = () if nobody is None else (Option(NOBODY, nobody),)
        options = (*none, *seat_options(seats), *more)
        return self.one(name, label, options, usual=usual, group=group, clause=clause)

    def yes(self, name: str, label: Value, words: tuple[Text, Text], *, usual: str | None, clause: str = "") -> bool:
        """Ask whether something is so; `words` are those for yes and for no."""
        options = Option("yes", words[0]), Option("no", words[1])
        return self.one(name, label, options, usual=usual, clause=clause) == "yes"

    def several(
        self, name: str, label: Value, options: Iterable[Option], *, least: int = 0, clause: str = ""
    ) -> tuple[str, ...]:
        """Ask for any of these options; return those chosen, in their order."""
        field = self._add(SeveralField(id=name, label=label, options=tuple(options), least=least, clause=clause))
        given = self._answers.get(name, ())
        chosen = tuple(each.id for each in field.options if isinstance(given, tuple) and each.id in given)
        if len(chosen) < least:
            self.missing.append(field)
        return chosen

    def number(
        self, name: str, label: Value, most: int, *, step: int = 1, group: Value | None = None, clause: str = ""
    ) -> int | None:
        """Ask for a number from 0 to `most`; ``None`` until one is given."""
        field = NumberField(id=name, label=label, least=0, most=most, step=step, group=group, clause=clause)
        return self.whole(field)

    def whole(self, field: NumberField) -> int | None:
        """Ask for a number; ``None`` until one is given.  One that is too large or small, or between, is refused."""
        field = self._add(field)
        given = self._answers.get(field.id)
        if type(given) is int and field.least <= given <= field.most and not (given - field.least) % field.step:
            return given
        if type(given) is not int and field.usual is not None:
            return field.usual
        self.missing.append(field)
        if type(given) is int:
            told = _OUTSIDE if field.step == 1 else _BETWEEN
            bounds = {"least": field.least, "most": field.most} | ({} if field.step == 1 else {"step": field.step})
            self.refuse(field.id, told(number=given, what=field.asked, **bounds), field.clause)
        return None

    def refuse(self, field: str, text: Text, clause: str = "") -> None:
        """Say that what was entered cannot be."""
        self.problems.append(Problem(field, text, clause))

    @property
    def complete(self) -> bool:
        """Whether all that must be known is known, and can be."""
        return not self.missing and not self.problems


def seat_options(seats: Iterable[Seat]) -> tuple[Option, ...]:
    """Return players as options."""
    return tuple(Option(str(seat), Who(seat)) for seat in seats)


def seat_of(chosen: str | None) -> Seat | None:
    """Return the seat that an option stands for; ``None`` where it names nobody or nothing was chosen."""
    return Seat(int(chosen)) if chosen is not None and chosen.isdecimal() else None


def seats_but(seats: Sequence[Seat], *others: Seat | None) -> tuple[Seat, ...]:
    """Return these seats without some."""
    return tuple(seat for seat in seats if seat not in others)
