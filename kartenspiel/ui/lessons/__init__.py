# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lessons in the window: the table at which they are given, the teacher beside it, and the page that lists them."""
