# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The pictures of the tarocks I to VII."""

from . import tarock_five_seven as high
from . import tarock_one_two as low
from . import tarock_three_four as middle
from .tarock_frame import Scenes

SCENES: Scenes = {
    1: (low.columbine, low.harlequin),
    2: (low.eagle, low.pedlar),
    3: (middle.soldier, middle.highlander),
    4: (middle.kneeling, middle.cupid),
    5: (high.distaff, high.embrace),
    6: (high.mother, high.stroll),
    7: (high.well, high.fishing),
}
