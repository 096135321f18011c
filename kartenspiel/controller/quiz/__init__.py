# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The quiz: questions made from deals that were played, whose answers follow from the rules or from a clear search."""
