# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Matches the cards of one layout with those of the next where their keys do not, as between the backs of cards."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.ui.table.layout import Key, Placement


def sources(before: Sequence[Placement], after: Sequence[Placement]) -> dict[Key, Key]:
    """Return, for each card new in `after`, which of those gone since `before` it was.

    Cards that came from nowhere, as in dealing, are left out.  Cards of the same seat are taken first, then those of
    the talon, so that a back played becomes the card that lies in the trick.
    """
    kept = {placement.key for placement in after}
    gone = [placement for placement in before if placement.key not in kept]
    known = {placement.key for placement in before}
    found: dict[Key, Key] = {}
    for new in after:
        if new.key in known:
            continue
        source = next((old for fits in _FITS for old in reversed(gone) if fits(old, new)), None)
        if source is not None:
            gone.remove(source)
            found[new.key] = source.key
    return found


def _is_same_seat(old: Placement, new: Placement) -> bool:
    return old.seat is not None and old.seat == new.seat and (new.zone != "hand" or old.zone in ("hand", "down"))


def _from_talon(old: Placement, new: Placement) -> bool:
    return old.zone == "talon" and new.zone in ("hand", "talon")


def _from_stock(old: Placement, new: Placement) -> bool:
    return old.zone == "stock" and new.zone in ("hand", "talon")


def _to_talon(old: Placement, new: Placement) -> bool:
    return new.zone == "talon" and old.zone in ("hand", "laid")


def _to_stack(old: Placement, new: Placement) -> bool:
    return new.zone == "stack" and old.zone == "hand"


def _from_own_stack(old: Placement, new: Placement) -> bool:
    return old.zone == "stack" and new.zone == "hand" and old.seat == new.seat


def _from_last_stack(old: Placement, new: Placement) -> bool:
    return old.zone == "stack" and new.zone == "hand" and old.seat is None


def _back_to_hand(old: Placement, new: Placement) -> bool:
    return old.seat == new.seat and new.zone == "hand"


_FITS: Final = (
    _is_same_seat,
    _from_talon,
    _from_stock,
    _to_talon,
    _to_stack,
    _from_own_stack,
    _from_last_stack,
    _back_to_hand,
)
