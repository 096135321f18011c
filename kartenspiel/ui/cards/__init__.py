# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Pictures of cards: packs, faces, indices, and images kept of them."""
