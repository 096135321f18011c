# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a person has chosen about the looks of the window, and how Qt is dressed in it."""
