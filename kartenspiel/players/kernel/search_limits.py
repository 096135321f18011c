# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The numbers that the parts of a search of open hands share: for how much it has room, and how it notes bounds."""

from typing import Final

SEATS: Final = 4
"""For so many seats there is room in what is kept by seats."""
STAKES: Final = 16
"""So many cards can be staked: of each `OpenSearch.staked` has four of its 64 numbers."""
TRICKS: Final = 15
"""So many tricks can be left; what is kept by seats and tricks has room for one more, with none before the last."""
CARDS: Final = 63
"""So many cards a pack may have, since the number of one more stands for none."""
SUITS: Final = 6
"""So many suits a pack may have; the number of one is kept in three bits, and two of these are for other things."""
SUIT: Final = 22
"""So many cards the longest suit may have (`Shapes`)."""
GROUPS: Final = 8
"""There is room for so many groups of cards that are tried one after the other: six are used at most.

`OpenSearch.groups` has them for each seat and trick, with room for twice as many tricks as can be left.
"""

VALUE_BITS: Final = 22
"""A bound is kept in so many bits of an entry; no target may be worth more."""
PLACE_BITS: Final = 6
"""The place of a card is kept in so many."""
NO_PLACE: Final = 63
"""What stands there for none."""
DEPTH_BITS: Final = 5
"""How many tricks were left is kept in so many; the rest of the entry, 9 bits, is for the number of the search."""

UNKNOWN: Final = 4194304
"""What is answered instead of a bound where there is none yet: 1 more than a bound can be."""
