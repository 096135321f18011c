# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal of Zwanzigerrufen played with real cards."""

from typing import Final

from kartenspiel.games.zwanzigerrufen.pad.asking import ZwanzigerPad

PAD: Final = ZwanzigerPad()
