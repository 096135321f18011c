# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whole deals and sessions in the real window: everything a person does is done with mouse and keys."""
