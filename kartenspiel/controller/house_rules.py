# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules under a name of one's own, as a file that can be handed on to other people."""

from dataclasses import dataclass
from typing import Final

from kartenspiel.controller.files import Form, NewerFormError
from kartenspiel.controller.names import good_name
from kartenspiel.games import UnknownGameError, game_named
from kartenspiel.model import options
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, OptionError
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

FORM: Final = Form("kartenspiel.house-rules", 1)
GREATEST: Final = 1 << 20
"""Bytes of a file of house rules; ours have some thousand, and the window waits while one is understood."""

DAMAGED: Final = _("This file holds no house rules.")
NEWER: Final = _("These house rules were written by a newer version of the program.")
UNKNOWN_GAME: Final = _("These house rules are for a game that this program does not have.")
UNKNOWN_OPTION: Final = _("These house rules cannot be read: {reason}.")


class HouseRulesError(ValueError):
    """A file from which no house rules can be read; carries what to tell the person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


@dataclass(frozen=True, slots=True)
class NamedRules:
    """House rules of a game under a name."""

    game: Game
    name: str
    rules: HouseRules


def write_rules(named: NamedRules) -> bytes:
    """Return the content of a file with these rules."""
    return FORM.write({"game": named.game.id, "name": named.name, "options": options.as_json(named.rules)})


def read_rules(content: bytes) -> NamedRules:
    """Return the rules that a file holds; raises `HouseRulesError`."""
    try:
        body = FORM.read(content)
    except NewerFormError as error:
        raise HouseRulesError(NEWER) from error
    except ValueError as error:
        raise HouseRulesError(DAMAGED) from error
    written, values = body.get("name"), body.get("options")
    name = good_name(written) if isinstance(written, str) else ""
    if not name or not isinstance(values, dict):
        raise HouseRulesError(DAMAGED)
    try:
        game = game_named(body.get("game"))
        return NamedRules(game, name, options.from_json(game.house_rules, values))
    except UnknownGameError as error:
        raise HouseRulesError(UNKNOWN_GAME) from error
    except OptionError as error:
        raise HouseRulesError(UNKNOWN_OPTION(reason=str(error))) from error
