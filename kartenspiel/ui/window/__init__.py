# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The main window: menus, start page, play page and log, joined to the controller."""
