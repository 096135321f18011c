# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who is called by a word in the language of the moment: the person at the screen without a name, and dummies.

Sessions keep the word of the language in which they were begun.  Computer players are called as they were named.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QLocale

from kartenspiel.controller.session import Person
from kartenspiel.model.game import Pictures
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.words.language import in_every_language
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_GUEST: Final = _("Guest")
_DUMMY: Final = _("Dummy")
_ONE_DUMMY: Final = _("Dummy {number}")


def guest() -> str:
    """Return what a guest is called now."""
    return words_of(_GUEST)


def is_guest(person: Person) -> bool:
    """Tell whether somebody is the person at the screen and is called a guest, in whatever language."""
    return person.level is None and person.name in _words()


def name_given(people: Iterable[Person]) -> str | None:
    """Return the name that the person at the screen has among these people; ``None`` for a guest."""
    return next((person.name for person in people if person.level is None and not is_guest(person)), None)


def shown_names(people: Iterable[Person]) -> tuple[str, ...]:
    """Return the names of these people as they are to be read now; of several dummies each has its number."""
    return tuple(words_of(name) if isinstance(name, Text) else name for name in _names(tuple(people)))


def words_among(people: Iterable[Person], pictures: Pictures) -> Wording:
    """Return the words for a table in the present language; the person at the screen is spoken to."""
    people = tuple(people)
    you = next((Seat(seat) for seat, person in enumerate(people) if person.level is None), None)
    return Wording(QLocale().name(), pictures, _names(people), you)


def _names(people: tuple[Person, ...]) -> tuple[str | Text, ...]:
    """Return what people are called; a dummy has no name of its own but a word, which sentences may ask for a form."""
    dummies = [place for place, person in enumerate(people) if person.is_dummy]
    names: list[str | Text] = [guest() if is_guest(person) else person.name for person in people]
    for number, place in enumerate(dummies, 1):
        names[place] = _DUMMY if len(dummies) == 1 else _ONE_DUMMY(number=number)
    return tuple(names)


@cache
def _words() -> frozenset[str]:
    return in_every_language(_GUEST)
