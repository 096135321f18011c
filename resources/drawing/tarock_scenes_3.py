# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Genre scenes of the tarocks, part 3."""

from .tarock_frame import Scenes

SCENES: Scenes = {}
