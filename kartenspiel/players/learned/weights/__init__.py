# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What words are worth in each game of which that was learned: a module named like the game's id, with ``LEARNED``.

``kartenspiel learn`` has written them; nothing else needs to know of one.
"""
