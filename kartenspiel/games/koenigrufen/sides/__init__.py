# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays with whom in Königrufen, as far as it is known, and for which dummies."""
