# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Windows of their own: sessions and their rules, settings, files of deals, what is asked before leaving."""
