# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The dialogs: new session, house rules, settings, cards, files of deals, and questions before something is lost."""
