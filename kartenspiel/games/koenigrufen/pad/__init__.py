# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal of Königrufen played with real cards."""

from typing import Final

from kartenspiel.games.koenigrufen.pad.asking import KoenigrufenPad

PAD: Final = KoenigrufenPad()
