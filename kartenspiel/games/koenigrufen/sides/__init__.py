# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays with whom in Königrufen, as far as that is known, and who plays the cards of the dummies."""
