# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The games with their presets and options, as the command line lists them."""

from collections.abc import Iterator, Mapping

from kartenspiel.games import all_games
from kartenspiel.model import options
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, OptionError, OptionSpec, Preset, describe, specs, to_text
from kartenspiel.model.quoting import quote
from kartenspiel.model.text import english


class UnknownPresetError(ValueError):
    """A name that is no preset of the game; the message lists those there are."""


def rules_of(game: Game, preset: str | None, changes: Mapping[str, str]) -> HouseRules:
    """Return the rules of a preset, ``None`` for the first, with options changed as written on the command line.

    Raises `UnknownPresetError` or `OptionError`.
    """
    known = {spec.id: spec for spec in specs(game.house_rules)}
    values: dict[str, object] = dict(_preset(game, preset).values)
    for name, text in changes.items():
        if name not in known:
            raise OptionError(f"{name}: no such option; options: {' '.join(known)}")
        values[name] = known[name].parse(text)
    return options.from_json(game.house_rules, values)


def _preset(game: Game, name: str | None) -> Preset:
    for preset in game.presets:
        if name in (None, preset.id):
            return preset
    raise UnknownPresetError(f"unknown preset {quote(name)}; presets: {' '.join(preset.id for preset in game.presets)}")


def as_json() -> list[dict[str, object]]:
    """Return every game with its presets and options, in the order of the specifications."""
    return [
        {
            "id": game.id,
            "title": english(game.title),
            "presets": [_preset_as_json(game, preset) for preset in game.presets],
            "options": [_option_as_json(spec) for spec in specs(game.house_rules)],
        }
        for game in all_games()
    ]


def _preset_as_json(game: Game, preset: Preset) -> dict[str, object]:
    return {"id": preset.id, "options": options.as_json(options.from_json(game.house_rules, preset.values))}


def _option_as_json(spec: OptionSpec) -> dict[str, object]:
    return {
        "id": spec.id,
        "type": spec.type,
        "values": [options.to_json(value) for value in spec.values],
        "default": options.to_json(spec.default),
        "help": describe(spec),
    }


def as_text() -> Iterator[str]:
    """Yield the same as lines for people."""
    for game in all_games():
        yield f"{game.id}: {english(game.title)}"
        yield f"    {english(game.description.blurb)}"
        yield "  presets"
        for preset in game.presets:
            yield f"    {preset.id}: {english(preset.label)}. {english(preset.help)}"
        yield "  options"
        for spec in specs(game.house_rules):
            yield f"    {spec.id}={to_text(spec.default)}  ({_allowed_values(spec)})"
            yield f"        {describe(spec)}"
        yield ""


def _allowed_values(spec: OptionSpec) -> str:
    values = [to_text(value) for value in spec.values]
    if spec.type == "integer":
        return " to ".join(values)
    return ("any of " if spec.type == "set" else "") + " | ".join(values)
