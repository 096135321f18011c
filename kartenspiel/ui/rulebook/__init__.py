# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of the games as pages to be read: how a page is written, what becomes of it, and where it is shown.

Nothing here is imported before somebody opens a page.
"""
