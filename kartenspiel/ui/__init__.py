# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window.  Only here and in `kartenspiel.app` are widgets known; rules are known nowhere here."""
