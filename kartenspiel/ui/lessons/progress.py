# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How far somebody has come in the lessons of a game; told without loading them."""

from kartenspiel.controller.settings import Settings
from kartenspiel.model.description import Description
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_PROGRESS = _("Lessons: {done} of {all} done")


def progress_in(game: Description, settings: Settings) -> Text:
    """Return how many of the lessons of a game are done, practice hands among them."""
    done = set(game.lessons) & set(settings.lessons.get(game.id, ()))
    return _PROGRESS(done=len(done), all=len(game.lessons))
