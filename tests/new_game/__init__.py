# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A new game: plain tricks, which the tests add to the program as the handbook says."""
