# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The program that draws the cards.

``python -m resources.drawing`` from the root of the repository writes every
SVG file below ``resources/cards``, byte for byte the same at every run.
``python -m resources.drawing --gallery FILE.svg`` shows the whole kit on one
sheet. README.md in this folder explains the kit.
"""
