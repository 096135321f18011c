# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The pictures of the tarocks VIII to XIV."""

from . import tarock_scenes_2a as first
from . import tarock_scenes_2b as second
from . import tarock_scenes_2c as third
from . import tarock_scenes_2d as fourth
from .tarock_frame import Scenes

SCENES: Scenes = {
    8: (first.girl_and_kid, first.mother_and_baby),
    9: (first.field_edge, first.balcony_kiss),
    10: (second.shepherdess, second.harbour),
    11: (second.inn, second.donkey_rest),
    12: (third.smoker, third.strollers),
    13: (third.spinning, third.reel_girl),
    14: (fourth.lovers, fourth.albanian),
}
