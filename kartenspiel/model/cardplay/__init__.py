# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of card play, once for the states of a deal and for imagined play: which cards are legal, who wins a trick.

A set of cards is an integer here, one bit for each card of the pack.  What a contract asks of a card is put together
from a few laws; from them follow the legal cards, and the law that refuses any other.
"""
