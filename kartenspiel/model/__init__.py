# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The vocabulary of rules: cards, seats, moves, states, options and texts.

Nothing here knows Qt, files, the clock or any particular game, and nothing keeps global state.
"""
