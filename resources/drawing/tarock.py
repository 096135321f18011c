# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The Tarock pack: twenty-two tarocks, sixteen courts, sixteen pips."""

from . import tarock_pips, tarock_scenes_1, tarock_scenes_2, tarock_scenes_3
from .engraved import cards as engraved
from .tarock_frame import Scenes, tarock

SCENES: Scenes = tarock_scenes_1.SCENES | tarock_scenes_2.SCENES | tarock_scenes_3.SCENES


def cards() -> dict[str, str]:
    """Code to file text for all 54 cards."""
    files = {f"T{number}": tarock(number, a(), b()) for number, (a, b) in sorted(SCENES.items())}
    return files | engraved.cards() | tarock_pips.cards()
