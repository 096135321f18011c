# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each game adds to the players: a module here, named like the game's id, exports ``JUDGEMENT``."""
