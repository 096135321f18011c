# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of the games as pages to be read: from the file of a page over templates and Markdown to the widget.

Nothing here is imported before somebody opens a page.
"""
