# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Cards in the manner of an engraver: each figure set by hand (see docs/cards/manner.md)."""
