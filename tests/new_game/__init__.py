# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Two new games of different kinds, which the tests add to the program as the handbook says."""
