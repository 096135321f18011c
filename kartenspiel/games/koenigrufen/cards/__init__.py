# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of Königrufen: which there are, what they count, and what a dealt hand allows."""
