# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells what is wrong with the rules pages: `rules_pages.py [GAME ...]`, all there are if none is named.

A page must be readable with every preset and with every value of every house rule, and then have each clause of the
game stated once (`tests/data/clauses` lists them, and which need no statement), each house rule in one line, and links
to clauses that are stated.  Its first part
shows a card of each suit.  Both languages have the same sections, with the same clauses and house rules in them.

`--show GAME LANGUAGE` prints a page as HTML.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the program of this checkout and no other

from jinja2 import nodes

from kartenspiel.games import descriptions, game_named
from kartenspiel.model import options
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, OptionSpec, OptionValue, specs, to_text
from kartenspiel.model.quoting import quote
from kartenspiel.ui.rulebook.faults import PageError, line_of
from kartenspiel.ui.rulebook.page import Page, Reading, filled, page_file, page_of
from kartenspiel.ui.rulebook.template import parsed
from kartenspiel.ui.words.language import OtherWording, languages

CLAUSES = Path(__file__).resolve().parent.parent / "tests/data/clauses"
ROW = re.compile(r'\{\{ cards\("([^"]*)"\)')
PARTS = re.compile(r"^# ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Clauses:
    """The clauses of a game."""

    stated: frozenset[str]
    """Those that a page must state."""
    unseen: dict[str, str]
    """Those that no player sees an effect of, each with the reason."""


class ClausesError(Exception):
    """A list of clauses that cannot be used; the message names the file and what is to be done."""


def clauses_of(game: str) -> Clauses:
    """Return what the list of clauses of a game says; raises `ClausesError`."""
    file = CLAUSES / f"{game}.toml"
    try:
        listed = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        message = (
            f"{file} is missing: it lists the clauses of {game} as “clauses”, and under “[unseen]” those that no "
            "player sees an effect of, each with the reason"
        )
        raise ClausesError(message) from None
    except (OSError, ValueError) as error:
        raise ClausesError(f"{file} cannot be read: {error}") from error
    clauses, unseen = listed.get("clauses"), listed.get("unseen", {})
    if not isinstance(clauses, list) or not isinstance(unseen, dict):
        raise ClausesError(f"{file} needs a list “clauses” and may have a table “[unseen]”")
    reasons = {str(clause): str(reason) for clause, reason in unseen.items()}
    return Clauses(frozenset(map(str, clauses)) - reasons.keys(), reasons)


def values_to_try(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """Return values of an option: all, or of sets and numbers the least and the greatest."""
    if spec.type == "set":
        each = (frozenset([str(member)]) for member in spec.values)
        return (frozenset(), frozenset(map(str, spec.values)), *each)
    return spec.values


def variants(game: Game) -> Iterator[tuple[str, HouseRules]]:
    """Yield house rules with a name: every preset, and its first with every value of every option."""
    for preset in game.presets:
        values = {key: options.to_json(value) for key, value in preset.values.items()}
        yield f"preset {preset.id}", options.from_json(game.house_rules, values)
    usual = options.as_json(game.house_rules())
    for spec in specs(game.house_rules):
        for value in values_to_try(spec):
            rules = game.house_rules(**{spec.id: value})
            if rules.conflict() is None and options.as_json(rules) != usual:
                yield f"{spec.id}={to_text(value)}", rules


def all_values(game: Game) -> Iterator[tuple[str, HouseRules]]:
    """Yield a few house rules in which each value occurs that `variants` tries; what cannot be together comes alone."""
    tried = {spec.id: values_to_try(spec) for spec in specs(game.house_rules)}
    for number in range(max(map(len, tried.values()))):
        values: dict[str, OptionValue] = {}
        for name, offered in tried.items():
            more = {**values, name: offered[number % len(offered)]}
            if game.house_rules(**more).conflict() is None:
                values = more
            elif number < len(offered) and (alone := game.house_rules(**{name: offered[number]})).conflict() is None:
                yield f"{name}={to_text(offered[number])}", alone
        yield f"value {number + 1} of each", game.house_rules(**values)


def reading_of(game: Game, language: str, rules: HouseRules) -> Reading:
    """Return how a page reads in a language, beside the first preset."""
    return Reading(game, rules, game.house_rules(), OtherWording(language, game.pictures(rules)))


def faults(game: Game, language: str, tried: Iterable[tuple[str, HouseRules]] | None = None) -> Iterator[str]:
    """Yield what is wrong with the page of a game in a language, with these house rules (`variants`)."""
    file = page_file(game.id, language)
    clauses = None
    try:
        clauses = clauses_of(game.id)
    except ClausesError as error:
        yield str(error)
    yield from _faults_of_conditions(game, file)
    yield from _faults_of_suits(game, file)
    seen: set[str] = set()
    told: set[str] = set()
    for name, rules in tried or variants(game):
        reading = reading_of(game, language, rules)
        found: list[str] = []
        try:
            source = filled(reading, file)
            if source not in seen:  # most values change nothing, and Markdown takes its time
                seen.add(source)
                page = page_of(file, source, reading)
                found += (f"{file.name}: {fault}" for fault in _faults_of_page(game, page, file, clauses))
        except PageError as error:
            found.append(str(error))
        yield from (f"{fault} [{name}]" for fault in found if fault not in told)
        told.update(found)


def _faults_of_page(game: Game, page: Page, file: Path, clauses: Clauses | None) -> Iterator[str]:
    stated = [clause for section in page.sections for clause in section.clauses]
    lines = [option for section in page.sections for option in section.options]
    if clauses is not None:
        yield from _not_once("is stated", stated, clauses.stated | (clauses.unseen.keys() & set(stated)))
    yield from _not_once("has its line", lines, {spec.id for spec in specs(game.house_rules)})
    if sum(section.level == 1 for section in page.sections) != 2:  # noqa: PLR2004 - one page, and all the rules
        yield "a page has two headings of the first level"
    source = file.read_text(encoding="utf-8")
    for link in sorted(set(page.links) - set(stated)):
        yield f"line {line_of(source, link)}: a link to {link}, which is not stated"


def _not_once(what: str, found: Sequence[str], wanted: Iterable[str]) -> Iterator[str]:
    wanted = set(wanted)
    times = Counter(found)
    for number in sorted({0, *times.values()} - {1}):
        names = sorted((name for name in wanted if times[name] == number), key=_in_order)
        if names:
            yield f"{' '.join(names)}: {what} {number} times"
    for name in sorted(times.keys() - wanted, key=_in_order):
        yield f"{name} {what}, but the game has none such"


def _in_order(name: str) -> tuple[str, int]:
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :] or 0)


def _faults_of_conditions(game: Game, file: Path) -> Iterator[str]:
    """Yield which conditions compare a house rule with what it never is."""
    known = {spec.id: spec for spec in specs(game.house_rules)}
    try:
        tree = parsed(file, file.read_text(encoding="utf-8"))
    except (OSError, PageError) as error:
        yield str(error)
        return
    for compared in tree.find_all(nodes.Compare):
        named = compared.expr
        spec = known.get(named.attr) if isinstance(named, nodes.Getattr) else None
        if spec is None or spec.type == "integer":
            continue
        for operand in compared.ops:
            for constant in operand.find_all(nodes.Const):
                if constant.value not in spec.values:
                    yield f"{file.name}:{compared.lineno}: {spec.id} is never {quote(constant.value)}"


def _faults_of_suits(game: Game, file: Path) -> Iterator[str]:
    """Yield that a reader is not shown what the suits look like: a newcomer may know other packs."""
    try:
        _, first, *_ = PARTS.split(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return  # told elsewhere
    shown: dict[Suit, Card] = {each.suit: each for each in reversed(game.pack(game.house_rules()))}
    row = [shown[suit] for suit in PLAIN_SUITS if suit in shown]
    if [each.suit for each in row] not in [_suits(found) for found in ROW.findall(first)]:
        wanted = " ".join(each.code for each in row)
        yield f'{file.name}: its first part needs a row with a card of each suit: {{{{ cards("{wanted}") }}}}'


def _suits(row: str) -> list[Suit]:
    """Return the suits of a row of cards, none where it cannot be read: that is told elsewhere."""
    try:
        return [card(code).suit for code in row.split()]
    except ValueError:
        return []


def differences(game: Game, tried: Iterable[tuple[str, HouseRules]] | None = None) -> Iterator[str]:
    """Yield where the pages of a game differ from one language to another; pages that cannot be read are left out."""
    for name, rules in tried or list(variants(game))[: len(game.presets)]:
        pages: dict[str, Page] = {}
        for language in languages():
            file, reading = page_file(game.id, language), reading_of(game, language, rules)
            try:
                pages[language] = page_of(file, filled(reading, file), reading)
            except PageError:
                return
        first, *others = pages
        for other in others:
            both = zip_longest(pages[first].sections, pages[other].sections)
            for one, two in both:
                outline = [each and (each.level, sorted(each.clauses), sorted(each.options)) for each in (one, two)]
                if outline[0] != outline[1]:
                    titles = [each.title if each else "nothing" for each in (one, two)]
                    yield f"{game.id}: “{titles[0]}” ({first}) and “{titles[1]}” ({other}) differ [{name}]: {outline}"
                    break


def _show(game: Game, language: str) -> int:
    """Print the page of a game as HTML; return 1 if it cannot be read."""
    reading, file = reading_of(game, language, game.house_rules()), page_file(game.id, language)
    try:
        print(page_of(file, filled(reading, file), reading).html)
    except PageError as error:
        print(error)
        return 1
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Obey the command line; return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="Tell what is wrong with the rules pages.")
    ids = [description.id for description in descriptions()]
    parser.add_argument("games", nargs="*", metavar="GAME", help="one of " + " ".join(ids))
    parser.add_argument("--show", nargs=2, metavar=("GAME", "LANGUAGE"), help="print a page as HTML")
    chosen = parser.parse_args(arguments)
    shown, language = chosen.show or ("", "")
    for name in filter(None, (*chosen.games, shown)):
        if name not in ids:
            parser.error(f"no game {quote(name)}; games: {' '.join(ids)}")
    if shown and language not in languages():
        parser.error(f"no language {quote(language)}; languages: {' '.join(languages())}")
    if shown:
        return _show(game_named(shown), language)
    wrong = False
    for name in chosen.games or ids:
        game = game_named(name)
        found = [fault for language in languages() for fault in faults(game, language)]
        for fault in dict.fromkeys([*found, *differences(game)]):
            wrong = True
            print(fault)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
