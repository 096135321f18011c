# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tarock games: what they share, whichever of the 54 cards they take and however they bid.

Cards and their ranks (`cards`), laws of play and the emperor trick (`play`), sides (`sides`), payments, double rounds
and Trischaken.
"""
