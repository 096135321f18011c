# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The deals of the history of which a quiz is made."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.controller.deal_index import DealFilter, DealIndex

LATEST: Final = 60
"""Questions of one's own deals are made of so many at most, those played last."""


def own_deals(index: DealIndex, game: str) -> tuple[Mapping[str, object], ...]:
    """Return the records of the deals of a game that were finished last, the newest first."""
    entries = index.entries(DealFilter(game=game))[:LATEST]
    return tuple(record for each in entries if (record := index.record(each)) is not None)
