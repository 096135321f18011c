# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A page of rules as it is read: a game, its house rules in force and a language become HTML with its places.

How a page is written is told in docs/translating.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, OptionSpec, specs
from kartenspiel.model.text import Text, marker
from kartenspiel.paths import translations
from kartenspiel.ui.rulebook.faults import PageError, line_of
from kartenspiel.ui.rulebook.markup import MarkupError, Section, Show, plain_words, rendered
from kartenspiel.ui.rulebook.template import Filling, Placeholder, fill
from kartenspiel.ui.widgets.places import option_anchor
from kartenspiel.ui.words.option_values import phrase
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_RULES: Final = _("House rules: {rules}.")
_CHANGES: Final = _("%n house rule(s) differ from the preset and are marked.", plural=True)
_PRESET: Final = _("changed; preset: {value}")


@dataclass(frozen=True, slots=True)
class Reading:
    """What decides how the page of a game reads."""

    game: Game
    rules: HouseRules
    """The house rules in force."""
    preset: HouseRules
    """Those they began with; what differs is marked."""
    words: Wording
    """The language, and the pack on screen."""
    rules_name: Text | None = None
    """What the house rules in force are called."""


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of a game to be read."""

    html: str
    sections: tuple[Section, ...]
    links: tuple[str, ...]
    """The clauses to which the page has links."""
    places: Mapping[str, str]
    """Where to find a section, clause or option (`option_anchor`), by its anchor: the anchor of the section."""

    @property
    def title(self) -> str:
        """What the page is called."""
        return self.sections[0].title


def page_file(game: str, language: str, folder: Path | None = None) -> Path:
    """Return where the page of a game lies; it need not exist."""
    return (folder or translations() / "rules") / f"{game}.{language[:2]}.md"


def has_page(game: str, language: str) -> bool:
    """Tell whether there is a page of a game."""
    return page_file(game, language).is_file()


def read_page(reading: Reading, show: Show = plain_words, folder: Path | None = None) -> Page:
    """Return the page of a game; raises `PageError`.

    `show` may make links of words in it; `folder` has other pages than those of the program.
    """
    file = page_file(reading.game.id, reading.words.language, folder)
    return page_of(file, filled(reading, file), reading, show)


def filled(reading: Reading, file: Path) -> str:
    """Return the Markdown of a page with the house rules in force; raises `PageError`."""
    return fill(file, Filling(reading.game, reading.rules, reading.words))


def page_of(file: Path, source: str, reading: Reading, show: Show = plain_words) -> Page:
    """Return the page that a filled file makes; raises `PageError`."""
    known = {spec.id: spec for spec in specs(type(reading.rules))}

    def draw(placeholder: Placeholder) -> str:
        what = placeholder.what
        return _option_line(known[what], reading) if placeholder.kind == "option" else _row_of_cards(what)

    try:
        found = rendered(source, draw, show)
    except MarkupError as error:
        raise PageError(file, line_of(file.read_text(encoding="utf-8"), error.words), str(error)) from None
    places = {section.anchor: section.anchor for section in found.sections}
    for section in found.sections:
        places |= dict.fromkeys((*section.clauses, *map(option_anchor, section.options)), section.anchor)
    return Page(_head(reading) + found.html, tuple(found.sections), tuple(found.links), places)


def _head(reading: Reading) -> str:
    """Return what stands above a page: the game, and by which house rules it is told."""
    words = reading.words
    head = f'<p class="game">{escape(words.text(reading.game.title))}</p>'
    changes = sum(
        getattr(reading.rules, spec.id) != getattr(reading.preset, spec.id) for spec in specs(type(reading.rules))
    )
    told = [] if reading.rules_name is None else [words.text(_RULES(rules=reading.rules_name))]
    told += [words.text(_CHANGES(n=changes))] if changes else []
    return head + f'<p class="rules">{escape(" ".join(told))}</p>' if told else head


def _row_of_cards(codes: str) -> str:
    return f'<img src="cards:{"+".join(codes.split())}">'


def _option_line(spec: OptionSpec, reading: Reading) -> str:
    words, value = reading.words, getattr(reading.rules, spec.id)
    usual = getattr(reading.preset, spec.id)
    line = (
        f'<a class="option" href="option:{spec.id}">{escape(words.text(spec.label))}</a>: '
        f'<b class="value">{escape(phrase(spec, value, words))}</b>'
    )
    if value != usual:
        back = words.text(_PRESET(value=phrase(spec, usual, words)))
        line += f' <span class="changed">({escape(back)})</span>'
    return f'{line}<br><span class="help">{escape(words.text(spec.help))}</span>'
