# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The suit signs alone, for indices, score sheet and call panel."""

from .markup import document
from .signs import sign_art
from .svg import move

PACKS = ("german", "french", "tarock")


def cards() -> dict[str, str]:
    """``pack/suit`` to file text; each sign in a square 112 units wide."""
    return {
        f"{pack}/{suit}": document(112, 112, move(sign_art(pack, suit), 56, 56))
        for pack in PACKS
        for suit in "HDSC"
    }
