# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is shown of a deal that is over: the score sheet, and all hands and tricks."""
