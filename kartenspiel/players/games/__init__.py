# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each game adds to the players: a module here, named like the game's id, exports ``JUDGEMENT``."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from kartenspiel.players.judgement import Judgement


@cache
def judgements() -> Mapping[str, Judgement]:
    """Return the judgements there are, by the id of the game."""
    found = (module.name for module in pkgutil.iter_modules(__path__))
    return {name: importlib.import_module(f"{__name__}.{name}").JUDGEMENT for name in found}
