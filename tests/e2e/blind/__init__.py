# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A player who cannot see: knows what is announced and what the keys have come to, and has keys and nothing else."""
