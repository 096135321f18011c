# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The program that draws the cards.

``python -m resources.drawing`` from the root of the repository writes every
SVG file below ``resources/cards``, byte for byte the same at every run.
README.md in this folder explains the kit.
"""
