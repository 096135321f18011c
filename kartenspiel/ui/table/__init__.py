# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table: where everything lies, the cards that move on it, the choices that are offered at it."""
