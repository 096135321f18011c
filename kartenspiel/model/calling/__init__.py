# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Games in which forehand calls a card from a half-dealt hand and the first trick is a window for statements.

They share the deal in two batches, the forced call, the window with its poll points, the play, the counting and the
secrecy of the partner.  They differ in what may be said and in how the deal is settled; a game supplies that by
subclassing `states.HalfDealt` and `states.Called`.
"""
