# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The first step from a page's file to what is read: conditions and values of the house rules (Jinja).

What is no text, pictures of cards and lines of house rules, is left in its place as a `Placeholder`, which the next
step (`markup.py`) makes into what is seen.
"""

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateNotFound, TemplateSyntaxError
from jinja2.ext import Extension
from jinja2.nodes import Template

from kartenspiel.model.cards import Card, Suit, card
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, specs
from kartenspiel.model.quoting import quote
from kartenspiel.model.text import Amount, Text
from kartenspiel.ui.rulebook.faults import PageError
from kartenspiel.ui.words.wording import Wording

_BEGIN, _END = "\ue000", "\ue001"
"""Signs that nobody writes, round a placeholder."""
_ENDS_IN_A_TAG: Final = re.compile(r"^(?![ \t]*(?:\{%(?:(?!%\}).)*%\}[ \t]*)+$)(.*)(?<![+-])%\}[ \t]*$", re.MULTILINE)
"""A line that ends in a condition, has more than conditions, and does not say itself what becomes of its end."""
_PLACEHOLDER: Final = re.compile(f"{_BEGIN}(?P<kind>[a-z]+):(?P<what>[^{_END}]*){_END}")


@dataclass(frozen=True, slots=True)
class Placeholder:
    """What stands in a filled page for something that is no text: ``cards`` with codes, ``option`` with an id."""

    kind: str
    what: str

    def __str__(self) -> str:
        return f"{_BEGIN}{self.kind}:{self.what}{_END}"


def placeholders_alone(text: str) -> list[Placeholder]:
    """Return the placeholders of which a paragraph consists, one to a line; none if it has anything else."""
    found = [_PLACEHOLDER.fullmatch(line.strip()) for line in text.splitlines()]
    return [Placeholder(each["kind"], each["what"]) for each in found if each is not None] if all(found) else []


def placeholder_in(text: str) -> Placeholder | None:
    """Return the first placeholder in a text."""
    found = _PLACEHOLDER.search(text)
    return None if found is None else Placeholder(found["kind"], found["what"])


class Filling:
    """What a page can name: the house rules in force, cards and sums in the words of the reader."""

    def __init__(self, game: Game, rules: HouseRules, words: Wording) -> None:
        """`words` has the language and the pack on screen."""
        self._game, self._rules, self._words = game, rules, words
        self._options = {spec.id for spec in specs(type(rules))}
        self._of_game = game.words.page_names(rules)

    def names(self) -> dict[str, object]:
        """Return the names that a page can use."""
        return {
            **self._of_game.facts,
            "rules": self._rules,
            "pictures": self._words.pictures,
            "players": self._game.players(self._rules),
            "amount": self._amount,
            "card": self._card,
            "suit": self._suit,
            "cards": self._cards,
            "option": self._option,
            "table": self._table,
        }

    def _amount(self, value: int) -> str:
        return self._words.amount(Amount(value, self._game.unit(self._rules)))

    def _of_pack(self, code: str) -> Card:
        """Return a card of the pack in force; raises `ValueError` for any other."""
        named, pack = card(code), self._game.pack(self._rules)
        if named not in pack:
            message = f"{code} is not in the pack of this game, which has {' '.join(each.code for each in pack)}"
            raise ValueError(message)
        return named

    def _card(self, code: str) -> str:
        return self._words.within_sentence(self._of_pack(code))

    def _suit(self, letter: str) -> str:
        return self._words.within_sentence(Suit(letter))

    def _cards(self, codes: str) -> str:
        return str(Placeholder("cards", " ".join(self._of_pack(code).code for code in codes.split())))

    def _option(self, name: str) -> str:
        if name not in self._options:
            message = f"option({quote(name)}): no such option; options: {' '.join(sorted(self._options))}"
            raise ValueError(message)
        return str(Placeholder("option", name))

    def _table(self, name: str) -> str:
        tables = self._of_game.tables
        if name not in tables:
            message = f"table({quote(name)}): no such table; tables: {' '.join(sorted(tables))}"
            raise ValueError(message)
        head, *rows = (self._row(cells) for cells in (tables[name].columns, *tables[name].rows))
        return "\n".join((head, "|---" * len(tables[name].columns) + "|", *rows))

    def _row(self, cells: Iterable[Text]) -> str:
        return f"| {' | '.join(self._words.text(cell) for cell in cells)} |"


class _WholeLines(Extension):
    """Takes only those lines out of a page that have nothing but conditions.

    Without it a paragraph that ends in a condition would run on into the next, as `trim_blocks` has it.
    """

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Return a page in which every other line keeps its end."""
        del name, filename
        return _ENDS_IN_A_TAG.sub(r"\1+%}", source)


def fill(file: Path, filling: Filling) -> str:
    """Return a page as Markdown, with placeholders in it; raises `PageError`."""
    try:
        return _environment(file.parent).get_template(file.name).render(filling.names())
    except TemplateSyntaxError as error:
        raise PageError(Path(error.filename or file), error.lineno, str(error.message)) from None
    except TemplateNotFound as error:
        raise PageError(file, None, f"{error.name} cannot be read") from None
    except (TemplateError, ValueError, TypeError, ArithmeticError) as error:
        raise PageError(file, _line(error, file), str(error)) from None


def prepare(file: Path) -> None:
    """Understand a page, in whatever thread, so that it is filled sooner; what is wrong with it is said then."""
    with suppress(TemplateError, OSError, ValueError):  # the last where a file is no UTF-8
        _environment(file.parent).get_template(file.name)


def parsed(file: Path, source: str) -> Template:
    """Return the syntax tree of a page, for checks; raises `PageError`."""
    try:
        return _environment(file.parent).parse(source)
    except TemplateSyntaxError as error:
        raise PageError(file, error.lineno, str(error.message)) from None


@cache
def _environment(folder: Path) -> Environment:
    return Environment(
        loader=FileSystemLoader(folder),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        extensions=[_WholeLines],
        autoescape=False,  # noqa: S701 - what comes out is Markdown, in which no HTML is understood
    )


def _line(error: BaseException, file: Path) -> int | None:
    """Return the line of a page at which something went wrong."""
    line, trace = None, error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename) == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
