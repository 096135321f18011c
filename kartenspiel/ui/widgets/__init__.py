# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Small widgets that know nothing of a game: plain labels, tooltips, message bars, clauses beside sentences."""
