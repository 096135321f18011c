# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody knows of a deal of Rußbach."""

from dataclasses import dataclass

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.calling.public import CallingPublic
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class RussbachPublic(CallingPublic):
    """What everybody knows of a deal beside the cards on the table."""

    announced: tuple[tuple[Seat, str], ...] = ()
    """What was announced, ``hundred`` or ``all``, and by whom, in this order (R22)."""


RussbachSeen = Observation[RussbachRules, RussbachPublic]
"""What one seat knows of a deal of Rußbach."""
