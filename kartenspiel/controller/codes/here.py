# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules that are known on this machine beside the presets, and who plays by them from a code."""

from collections.abc import Iterable, Iterator

from kartenspiel.controller.codes.rules_code import RulesFound
from kartenspiel.controller.plans import presets_of, rules_of, usual_rules
from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import Settings
from kartenspiel.games import all_games, game_named


def rules_here(settings: Settings, sessions: Iterable[Session] = ()) -> Iterator[RulesFound]:
    """Yield the rules of the person's own presets, those last played of each game, and those of these sessions."""
    for session in sessions:
        yield RulesFound(game_named(session.game), session.rules, session.preset or "")
    for game in all_games():
        preset, rules = usual_rules(game, settings)
        yield RulesFound(game, rules, preset.id)
        for each in presets_of(game, settings):
            yield RulesFound(game, rules_of(game, each), each.id)
