# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The beat of the table, which hides how long computer players think.

Where they think longer than a beat, on a slow machine, the beat becomes slower for good: else a card that took one beat
instead of two would be known to be forced.
"""

from collections.abc import Mapping
from typing import Final

BEAT_MS: Final = 600
"""Milliseconds between two things that happen: as a rule more than computer players need to think."""
BEATS_MS: Final[Mapping[str, int]] = {"slow": BEAT_MS, "normal": BEAT_MS, "fast": 400, "instant": 250}
"""The beat for each speed of animation that a person may choose (`settings.Settings.animation`)."""
LONGEST_BEAT_MS: Final = 1500
_BEAT_STEP_MS: Final = 100


class Pace:
    """When things become visible: on the first beat after they are known."""

    def __init__(self, beat_ms: int) -> None:
        """A beat of 0 means none, for ever: everything is visible at once."""
        self._chosen_ms = beat_ms
        self._needed_ms = 0
        self._since = 0.0
        self._thought = 0.0
        self._warm = False

    @property
    def beat_ms(self) -> int:
        """The beat chosen, or what thinking has once needed if that was longer."""
        return self._chosen_ms and max(self._chosen_ms, self._needed_ms)

    def choose(self, beat_ms: int) -> None:
        """Take another beat, unless there is none."""
        if self._chosen_ms:
            self._chosen_ms = beat_ms

    def thinking_begins(self, when: float) -> None:
        """Remember when, in seconds, somebody was asked."""
        self._since = when

    def thinking_ends(self, when: float) -> None:
        """Add up how long was thought since something was seen; the first answer waits for the process to start."""
        if self._warm:
            self._thought += when - self._since
        self._warm = True

    def wait_ms(self, elapsed_ms: int) -> int | None:
        """Return how long to wait when so much time has passed since something was seen; ``None``: there is no beat."""
        if self._chosen_ms == 0:
            return None
        thought_ms, self._thought = self._thought * 1000, 0.0
        if thought_ms > self.beat_ms:
            needed = int(thought_ms // _BEAT_STEP_MS + 1) * _BEAT_STEP_MS
            self._needed_ms = min(needed, LONGEST_BEAT_MS)
        beats = max(1, -(-elapsed_ms // self.beat_ms))
        return beats * self.beat_ms - elapsed_ms
