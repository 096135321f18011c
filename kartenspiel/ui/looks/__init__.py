# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The settings of how the window looks, and the colours, fonts and styles of Qt that follow from them."""
