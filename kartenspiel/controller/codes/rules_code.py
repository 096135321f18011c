# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules in codes: a mark by which they are known again, and a code that says all of them.

The mark follows from the game and from the options that are not as usual.  So it stays what it is when later versions
have more options, and by it rules are found among those that this machine knows: all presets in all forms of their
games, and whatever else it is told of.  The code of rules has every option as a digit, 0 for the default and the first
option last, so that options added behind the others leave it as it is; whatever else changes shows in the mark.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.letters import Code, CodeError, Kind
from kartenspiel.games import all_games, game_named
from kartenspiel.model import options
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, OptionError, OptionSpec, OptionValue, specs
from kartenspiel.model.text import marker

_ = marker(__package__)

_NOT_THESE: Final = _("This code is of house rules that this version of the program does not know.")
_UNKNOWN: Final = _(
    "These house rules are not known here. Type in the code of the rules as well, or open a file of such a deal."
)
_OTHERS: Final = _("The code of the rules is of other rules than this one.")
_NO_RULES: Final = _("This is no code of house rules.")


class UnknownRulesError(CodeError):
    """A code of house rules that are not known here, and have not been told."""


@dataclass(frozen=True, slots=True)
class RulesFound:
    """Rules known here, and the preset of which they are, as it stands or in a form; "" for none."""

    game: Game
    rules: HouseRules
    preset: str = ""


def mark_of_rules(game: Game, rules: HouseRules) -> int:
    """Return the mark of a game with these house rules."""
    usual = options.as_json(game.house_rules())
    changed = {name: value for name, value in options.as_json(rules).items() if value != usual[name]}
    written = json.dumps(
        {"game": game.id, "options": changed}, ensure_ascii=False, sort_keys=True, separators=(",", ":")
    )
    return letters.mark_of(written)


def rules_code(game: Game, rules: HouseRules) -> str:
    """Return the code of house rules."""
    number = 0
    for spec in reversed(specs(game.house_rules)):
        number = number * _values(spec) + _digit(spec, getattr(rules, spec.id))
    body = letters.digits(number, letters.letters_for(number + 1))
    return str(Code(Kind.RULES, mark_of_rules(game, rules), body))


def read_rules(text: str) -> RulesFound:
    """Return the house rules of a code; raises `CodeError`."""
    code = letters.read(text)
    if code.kind is not Kind.RULES:
        raise CodeError(_NO_RULES)
    for game in all_games():
        rules = _rules_of(game, code.number)
        if rules is not None and mark_of_rules(game, rules) == code.mark:
            return RulesFound(game, rules, _preset_of(rules))
    raise CodeError(_NOT_THESE)


def needs_code(game: Game, rules: HouseRules) -> bool:
    """Tell whether these rules are those of no preset, so that another machine must be told them."""
    return mark_of_rules(game, rules) not in _known()


def rules_marked(mark: int, told: RulesFound | None = None, more: Iterable[RulesFound] = ()) -> RulesFound:
    """Return the rules with this mark, of presets or of `more` that are known here; raises `CodeError`.

    Those that somebody has `told` beside the mark must be of it.
    """
    if told is not None:
        if mark_of_rules(told.game, told.rules) != mark:
            raise CodeError(_OTHERS)
        return told
    found = _known().get(mark) or next((each for each in more if mark_of_rules(each.game, each.rules) == mark), None)
    if found is None:
        raise UnknownRulesError(_UNKNOWN)
    return found


@cache
def _known() -> dict[int, RulesFound]:
    """Return the presets of all games in all their forms, by their marks."""
    found: dict[int, RulesFound] = {}
    for game in all_games():
        for preset, values in product(game.presets, (*_forms(game), {})):
            try:
                usual = options.from_json(
                    game.house_rules, {key: options.to_json(value) for key, value in preset.values.items()}
                )
                rules = options.from_json(game.house_rules, {**options.as_json(usual), **values})
            except OptionError:
                continue  # this preset is not played in this form
            found.setdefault(mark_of_rules(game, rules), RulesFound(game, rules, preset.id))
    return found


def _forms(game: Game) -> Iterator[dict[str, object]]:
    """Yield the values of all forms of a game, with all that is chosen beside them."""
    open_values = {spec.id: spec.values for spec in specs(game.house_rules) if spec.type in {"choice", "bool"}}
    for form in game.description.forms:
        beside = [name for name in form.choices if name in open_values]
        for chosen in product(*(open_values[name] for name in beside)):
            yield {**form.options, **dict(zip(beside, chosen, strict=True))}


def _preset_of(rules: HouseRules) -> str:
    return next((each.preset for each in _known().values() if each.rules == rules), "")


def _values(spec: OptionSpec) -> int:
    """Return how many values an option has."""
    if spec.type == "integer":
        low, high = _bounds(spec)
        return high - low + 1
    return 1 << len(spec.values) if spec.type == "set" else len(spec.values)


def _digit(spec: OptionSpec, value: OptionValue) -> int:
    """Return the digit of a value, 0 for the default."""
    if spec.type == "integer":
        assert isinstance(value, int) and isinstance(spec.default, int)  # noqa: S101, PT018 - so integers are
        return (value - spec.default) % _values(spec)
    if spec.type == "set":
        return _bits(spec, value) ^ _bits(spec, spec.default)
    return _in_order(spec).index(value)


def _value(spec: OptionSpec, digit: int) -> object:
    """Return the value of a digit as records hold it."""
    if spec.type == "integer":
        (low, _high), usual = _bounds(spec), spec.default
        assert isinstance(usual, int)  # noqa: S101 - as above
        return low + (usual - low + digit) % _values(spec)
    if spec.type == "set":
        chosen = digit ^ _bits(spec, spec.default)
        return [each for place, each in enumerate(spec.values) if chosen >> place & 1]
    return _in_order(spec)[digit]


def _bounds(spec: OptionSpec) -> tuple[int, int]:
    low, high = spec.values
    assert isinstance(low, int) and isinstance(high, int)  # noqa: S101, PT018 - as above
    return low, high


def _bits(spec: OptionSpec, value: OptionValue) -> int:
    members = value if isinstance(value, frozenset) else frozenset()
    return sum(1 << place for place, each in enumerate(spec.values) if each in members)


def _in_order(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """Return the values of an option, the default first."""
    return (spec.default, *(each for each in spec.values if not _same(each, spec.default)))


def _same(one: OptionValue, other: OptionValue) -> bool:
    """Whether two values are the same, of which ``1`` and ``True`` are not."""
    return type(one) is type(other) and one == other


def _rules_of(game: Game, number: int) -> HouseRules | None:
    """Return the rules of a game that this number stands for, ``None`` if there are none."""
    values: dict[str, object] = {}
    for spec in specs(game.house_rules):
        number, digit = divmod(number, _values(spec))
        values[spec.id] = _value(spec, digit)
    try:
        return None if number else options.from_json(game.house_rules, values)
    except OptionError:
        return None


def known_rules(game: str, rules: HouseRules) -> RulesFound:
    """Return rules with their preset, if they are those of one."""
    return RulesFound(game_named(game), rules, _preset_of(rules))
