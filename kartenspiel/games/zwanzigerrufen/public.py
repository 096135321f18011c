# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody at a table of Zwanzigerrufen knows of a deal, and what a seat makes of it with its own hand."""

from dataclasses import dataclass

from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import Speech
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.sides import Side, Sides


@dataclass(frozen=True, slots=True)
class ZwanzigerPublic:
    """What everybody knows of a deal beside the cards."""

    speech: Speech | None = None
    """What has been said; ``None`` before the first bid, and where the cards were thrown in."""
    partner: Seat | None = None
    """Who holds the called tarock, once words or the play have shown it (Z19)."""


Seen = Observation[ZwanzigerrufenRules, ZwanzigerPublic]


def known_partner(seen: Seen) -> Seat | None:
    """Return the partner if the observer knows him: everybody does, or he holds the called tarock himself (Z19)."""
    public = seen.public
    if public.partner is not None or public.speech is None:
        return public.partner
    called = public.speech.called
    return seen.seat if called is not None and called in seen.dealt[seen.seat] else None


def own_side(seen: Seen, speech: Speech) -> Side:
    """Return the side of the observer, which he knows from his own hand (Z25)."""
    return Sides(speech.declarer, known_partner(seen)).of(seen.seat)
