# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The pictures of the tarocks XV to XX."""

from . import tarock_scenes_3a as first
from . import tarock_scenes_3b as second
from . import tarock_scenes_3c as third
from .tarock_frame import Scenes

SCENES: Scenes = {
    15: (first.flute, first.kiss),
    16: (first.path, first.fortune),
    17: (second.zither, second.ferry),
    18: (second.washing, second.winding),
    19: (third.terrace, third.pasha),
    20: (third.noble, third.pasture),
}
