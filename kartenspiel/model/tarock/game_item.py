# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The item that nobody need announce: the game itself, as records and moves name it."""

from typing import Final

GAME_ITEM: Final = "game"
