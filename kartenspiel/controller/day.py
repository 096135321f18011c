# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The day that it is, for the deal and the quiz of a day and for what is counted by days."""

from datetime import UTC, date, datetime


def today() -> date:
    """Return the day that it is here."""
    return datetime.now(UTC).astimezone().date()
