# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Kartenspiel: the Austrian Rufen card games, played offline against the computer."""

__version__ = "0.1.0"
DOWNLOADS = "https://github.com/kartenspiel/kartenspiel/releases"
"""Where new versions are found; the program itself never looks there."""
SIGNAL_STATUS = 128
"""What a shell adds to the number of the signal that has ended a program."""
