# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The designs of backs, by name: window, sheets of cards and command line know the same."""

from typing import Final

BACKS: Final = ("vine", "rosette", "sun", "trellis")
"""The designs of backs, each of which every pack can have."""
