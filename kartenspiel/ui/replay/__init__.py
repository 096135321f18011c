# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The replay: a deal that was played, forward and back, with the eyes of any seat."""
