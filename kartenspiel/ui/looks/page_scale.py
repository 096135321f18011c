# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How large text and pictures are on a page of the window: they grow with it."""

from typing import Final

USUAL: Final = (960, 680)
"""The page in the window of the first start, in pixels; text and pictures grow with a larger one."""
LARGEST: Final = 1.8
"""How large text and pictures may become, by their usual size."""
STEP: Final = 0.1
"""Text and pictures grow by so much at a time, since the pictures are drawn anew in each size."""


def scale_for(width: int, height: int) -> float:
    """Return how many times as large as usual text is on a page of this size, in pixels."""
    scale = min(LARGEST, max(1.0, min(width / USUAL[0], height / USUAL[1])))
    return int(scale / STEP + STEP) * STEP
