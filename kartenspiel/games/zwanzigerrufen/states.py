# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all moments of a deal of Zwanzigerrufen have in common."""

from abc import ABC
from collections.abc import Mapping
from dataclasses import dataclass

from kartenspiel.games.zwanzigerrufen.public import ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import Speech
from kartenspiel.model.moves import Announce
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.states import TarockState
from kartenspiel.model.view import Heard

NOTHING_SAID = ZwanzigerPublic()
SIDE_WORDS = {"D": "dazu", "O": "dagegen"}
"""For and against the declarer's side, as records have it (Z25)."""


@dataclass(frozen=True, slots=True)
class ZwanzigerState(TarockState[ZwanzigerrufenRules, ZwanzigerPublic], ABC):
    """What all moments of a deal have in common."""

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what everybody knows: nothing before the first bid."""
        return NOTHING_SAID


@dataclass(frozen=True, slots=True)
class AfterBid(ZwanzigerState, ABC):
    """A moment after the first bid."""

    speech: Speech
    sides: Sides

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what was said, and the partner as soon as it shows him (Z19)."""
        return ZwanzigerPublic(self.speech, self.speech.partner)

    def heard_with_moves(self) -> Mapping[int, Heard]:
        """Return with which side each bonus was announced (Z25)."""
        announcements = [number for number, move in enumerate(self.log) if isinstance(move, Announce)]
        sides = zip(announcements, self.speech.sides_named, strict=True)
        return {number: Heard("side", SIDE_WORDS[side], "Z25") for number, side in sides}
