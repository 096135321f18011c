# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How somebody does in the quiz: for each day, game and kind how many questions were asked and answered rightly."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from kartenspiel.controller.files import Document, Form, reason
from kartenspiel.controller.quiz.question import QuizKind
from kartenspiel.model import fields
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

FORM: Final = Form("kartenspiel.quiz", 1)
NOT_SAVED: Final = _(
    "How you do in the quiz cannot be saved in {file}: {reason}. It is forgotten when the program ends."
)
SAVED_AGAIN: Final = _("How you do in the quiz is saved again.")
_MOST: Final = 1 << 30


class QuizCount(NamedTuple):
    """How many questions were asked, and how many of them answered rightly."""

    asked: int = 0
    right: int = 0

    def plus(self, other: "QuizCount") -> "QuizCount":
        """Return both together."""
        return QuizCount(self.asked + other.asked, self.right + other.right)


class QuizPlace(NamedTuple):
    """What is counted by itself."""

    day: date
    game: str
    kind: QuizKind


@dataclass(frozen=True, slots=True)
class QuizBook:
    """All that was answered; never changed."""

    counts: Mapping[QuizPlace, QuizCount] = field(default_factory=lambda: MappingProxyType({}))
    days: Mapping[tuple[date, str], tuple[bool, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """By day and game, of the quiz of that day: which of its questions were answered rightly, in their order."""

    def after(self, place: QuizPlace, *, right: bool) -> "QuizBook":
        """Return the same after one more answer."""
        counted = self.counts.get(place, QuizCount()).plus(QuizCount(1, int(right)))
        return replace(self, counts=MappingProxyType({**self.counts, place: counted}))

    def after_of_day(self, place: QuizPlace, number: int, *, right: bool) -> "QuizBook":
        """Return the same after the answer to a question of a day, counted from 0; only the first answer counts."""
        key = place.day, place.game
        given = self.days.get(key, ())
        if number != len(given):
            return self
        return replace(self.after(place, right=right), days=MappingProxyType({**self.days, key: (*given, right)}))

    def by_kind(self, game: str = "", since: date = date.min) -> dict[QuizKind, QuizCount]:
        """Return the counts of each kind that was asked since a day, in one game or in all."""
        found: dict[QuizKind, QuizCount] = {}
        for place, count in self._of(game, since):
            found[place.kind] = found.get(place.kind, QuizCount()).plus(count)
        return {kind: found[kind] for kind in QuizKind if kind in found}

    def by_month(self, game: str = "") -> dict[tuple[int, int], QuizCount]:
        """Return the counts of each month (year and month) in which something was asked, the newest first."""
        found: dict[tuple[int, int], QuizCount] = {}
        for place, count in self._of(game, date.min):
            month = place.day.year, place.day.month
            found[month] = found.get(month, QuizCount()).plus(count)
        return dict(sorted(found.items(), reverse=True))

    @property
    def games(self) -> tuple[str, ...]:
        """The games of which something was asked."""
        return tuple(dict.fromkeys(place.game for place in self.counts))

    def _of(self, game: str, since: date) -> Iterator[tuple[QuizPlace, QuizCount]]:
        return ((place, each) for place, each in self.counts.items() if game in ("", place.game) and place.day >= since)


class QuizFile:
    """The file of a book, written whole with every answer.

    What is wrong with it is told to `report`, and it is kept under another name.
    """

    def __init__(self, data: Path, report: Callable[[Text], None], *, writable: bool = True) -> None:
        """`data` is the folder of all data; while another program writes there the file is only looked at."""
        self._document = Document(data / "quiz.json", FORM, report)
        self._report, self.writable = report, writable
        self._failing = False

    def read(self) -> QuizBook:
        """Return what is kept; an empty book where there is nothing that can be read."""
        read = self._document.read if self.writable else self._document.peek
        return read(from_json) or QuizBook()

    def keep(self, book: QuizBook) -> bool:
        """Write a book, and tell whether the disk has it; that it fails is reported once, and that it works again."""
        try:
            self._document.write(as_json(book))
        except OSError as error:
            if not self._failing:
                self._report(NOT_SAVED(file=str(self._document.path), reason=reason(error)))
            self._failing = True
            return False
        if self._failing:
            self._report(SAVED_AGAIN)
        self._failing = False
        return True


def as_json(book: QuizBook) -> dict[str, object]:
    """Return a book as its file holds it."""
    counts = [
        {"day": day.isoformat(), "game": game, "kind": kind.value, "asked": count.asked, "right": count.right}
        for (day, game, kind), count in book.counts.items()
    ]
    days = [
        {"day": day.isoformat(), "game": game, "right": list(given)} for (day, game), given in book.days.items()
    ]  # fmt: skip
    return {"counts": counts, "days": days}


def from_json(body: Mapping[str, object]) -> QuizBook:
    """Return the book that a file holds; raises `ValueError` where it makes no sense."""
    counts = dict(map(_count, fields.items(body.get("counts"), "counts")))
    days = dict(map(_day_answered, fields.items(body.get("days"), "days")))
    return QuizBook(MappingProxyType(counts), MappingProxyType(days))


def _count(written: object) -> tuple[QuizPlace, QuizCount]:
    found = fields.members(written, "counts")
    asked = fields.whole_number(found.get("asked"), "asked", least=1, end=_MOST)
    right = fields.whole_number(found.get("right"), "right", least=0, end=asked + 1)
    kind = QuizKind(fields.text(found.get("kind"), "kind"))
    return QuizPlace(_day(found), fields.text(found.get("game"), "game"), kind), QuizCount(asked, right)


def _day_answered(written: object) -> tuple[tuple[date, str], tuple[bool, ...]]:
    found = fields.members(written, "days")
    right = tuple(fields.flag(each, "right") for each in fields.items(found.get("right"), "right"))
    return (_day(found), fields.text(found.get("game"), "game")), right


def _day(found: Mapping[str, object]) -> date:
    return date.fromisoformat(fields.text(found.get("day"), "day"))
