# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The pictures of the tarocks III to VII."""

from . import tarock_five_seven as high
from . import tarock_three_four as middle
from .tarock_frame import Scenes

SCENES: Scenes = {
    3: (middle.soldier, middle.highlander),
    4: (middle.kneeling, middle.cupid),
    5: (high.distaff, high.embrace),
    6: (high.mother, high.stroll),
    7: (high.well, high.fishing),
}
