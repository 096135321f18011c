# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Computer players: they get what one seat may know, and nothing else, and answer with a move."""
