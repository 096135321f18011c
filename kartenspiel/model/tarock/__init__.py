# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tarock games: what they share, whichever of the 54 cards they take and however they bid.

Cards and their ranks (`cards`), laws of play and the emperor trick (`play`), sides (`sides`), what is announced and
raised in turn (`speaking`), bonuses as rows of a table (`bonuses`) that are judged by the result of the play
(`result`), the settlement (`settlement`), double rounds, Trischaken, knocking and throwing in (`bidding`), and the
words for all of it.  A game adds its contracts with its table of bonuses, its bids, and its options.
"""
