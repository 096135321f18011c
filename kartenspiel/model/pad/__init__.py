# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What must be known of a deal played with real cards, so that its settlement can be worked out.

A game says it once (`ScorePad`); the form in which it is entered, the checks and the account follow from that.
"""
