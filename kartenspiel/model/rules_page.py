# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a game gives to the page that explains its rules, worked out from the house rules in force."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kartenspiel.model.view import Board


@dataclass(frozen=True, slots=True)
class PageNames:
    """What the page of rules of a game can name beside its house rules."""

    tables: Mapping[str, Board] = field(default_factory=dict)
    """Tables by the names under which the page shows them, ``{{ table("contracts") }}`` on a line of its own.

    So what a table says follows from the rules that are played, and is not typed into every page.
    """
    facts: Mapping[str, object] = field(default_factory=dict)
    """Values for conditions and sentences of the page, by their names: what can be played, what it is worth."""
