# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is learned from self-play: what words are worth (`kartenspiel learn`)."""
