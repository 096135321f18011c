# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Codes to read out, copy and type in: of deals, of house rules, of evenings with the same deals, of results."""
