# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The beat of the table, which hides how long computer players think.

Where they think longer than a beat, on a slow machine, the beat becomes slower for good: else a card that took one beat
instead of two would be known to be forced.

Where something may be said out of turn, several players think before anything is seen, and how many do follows from
their hands.  There the wait is longer from the beginning, for everybody, and grows by itself: from the next deal on as
soon as one player has thought so long that four would not be done in time, for in this deal it would tell that he did.
"""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.settings import Animation

BEAT_MS: Final = 600
"""Milliseconds between two things that happen: as a rule more than computer players need to think."""
BEATS_MS: Final[Mapping[Animation, int]] = {
    "slow": BEAT_MS, "normal": BEAT_MS, "fast": 400, "instant": 250, "at_once": 20,
}  # fmt: skip
"""The beat for each speed of animation that a person may choose (`settings.Settings.animation`).

At once is nothing that one sees; where players think longer the beat becomes as long as they need, and no longer.
"""
LONGEST_BEAT_MS: Final = 1500
POLL_BEATS: Final = 2
"""Beats to wait for where something may be said out of turn.

Chosen: three opponents of the strong level who considered a contra, and then a card, took up to 1.5 seconds together,
in six deals of each game on two cores that had as much to do beside it.
"""
LONGEST_POLL_MS: Final = 6000
"""Four times the longest of these; who thinks longer is late, so that play does not come to a stop."""
_BEAT_STEP_MS: Final = 100
_ASKED: Final = 4
"""How many may think before something is seen, in turn or out of it."""


class Pace:
    """Reckons when a move becomes visible: on the first beat after it is known."""

    def __init__(self, beat_ms: int) -> None:
        """A beat of 0 means none, for ever: everything is visible at once."""
        self._chosen_ms = beat_ms
        self.poll_point = False
        """Whether something may be said out of turn (`State.poll_point`), whoever is asked."""
        self._needed_ms = 0
        self._poll_needed_ms = 0
        self._longest_at_poll = 0.0
        self._since = 0.0
        self._thought = 0.0
        self._warm = False

    @property
    def chosen_ms(self) -> int:
        """The beat chosen, whatever thinking needs."""
        return self._chosen_ms

    @property
    def beat_ms(self) -> int:
        """The beat chosen, or what thinking has once needed if that was longer."""
        return self._chosen_ms and max(self._chosen_ms, self._needed_ms)

    @property
    def pause_ms(self) -> int:
        """How long everybody waits now for what comes next: a beat, or longer at a poll point."""
        return max(POLL_BEATS * self.beat_ms, self._poll_needed_ms) if self.poll_point else self.beat_ms

    def choose(self, beat_ms: int) -> None:
        """Take another beat, unless there is none."""
        if self._chosen_ms:
            self._chosen_ms = beat_ms

    def begin(self) -> None:
        """A deal begins: from now on wait as long as the thinking out of turn in others has shown to be needed."""
        self._need_at_poll(_ASKED * self._longest_at_poll * 1000)

    def thinking_begins(self, when: float) -> None:
        """Remember when, in seconds, somebody was asked."""
        self._since = when

    def thinking_ends(self, when: float) -> None:
        """Add up how long was thought since something was seen; the first answer waits for the process to start."""
        if self._warm:
            thought = when - self._since
            self._thought += thought
            if self.poll_point:
                self._longest_at_poll = max(self._longest_at_poll, thought)
        self._warm = True

    def wait_ms(self, elapsed_ms: int) -> int | None:
        """Return how long to wait when so much time has passed since something was seen; ``None``: there is no beat."""
        if self._chosen_ms == 0:
            return None
        thought_ms, self._thought = self._thought * 1000, 0.0
        if thought_ms > self.pause_ms:
            if self.poll_point:
                self._need_at_poll(thought_ms)
            else:
                self._needed_ms = min(_round_up(thought_ms), LONGEST_BEAT_MS)
        pauses = max(1, -(-elapsed_ms // self.pause_ms))
        return pauses * self.pause_ms - elapsed_ms

    def _need_at_poll(self, thought_ms: float) -> None:
        self._poll_needed_ms = max(self._poll_needed_ms, min(_round_up(thought_ms), LONGEST_POLL_MS))


def _round_up(thought_ms: float) -> int:
    """Return a wait in which so much can be thought, in steps that nobody notices."""
    return int(thought_ms // _BEAT_STEP_MS + 1) * _BEAT_STEP_MS
