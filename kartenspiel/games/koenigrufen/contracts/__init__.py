# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The contracts and bonuses of Königrufen, one row each, and the order in which contracts outbid each other."""
