# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Between rules and window: drives deals, reads and writes records, keeps sessions and files."""
