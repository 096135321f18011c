# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Collects garbage where it does no harm: in the thread of the window.

Python collects in whatever thread makes objects.  A widget in a circle of references is then destroyed there, where Qt
waits for Python while the window, which has Python, waits for Qt: both wait for ever.  So whoever has a window switches
off collection by itself, and calls `collect_due` again and again.
"""

import gc
from typing import Final

EVERY_MS: Final = 1000
"""So often the window looks whether anything is due; chosen: a deal makes little garbage in a second."""


def collect_due() -> None:
    """Collect the generations that Python would have collected by now if it did so by itself."""
    for generation, limit in enumerate(gc.get_threshold()):
        if gc.get_count()[generation] <= limit:
            return
        gc.collect(generation)
