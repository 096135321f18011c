# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The arguments of the command for statistics, apart from what they lead to, so that other commands start quickly."""

import argparse
from datetime import UTC, date, datetime
from typing import Final

from kartenspiel.model.quoting import quote

ROLES: Final = ("declarer", "alone", "partner", "opponent", "none")
"""The values of `DealRole`."""
GROUPINGS: Final = ("contract", "role", "partner", "levels", "helped", "month", "rules")
"""The values of `Grouping`."""
_FORMS: Final = ("text", "json", "csv", "records")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="*", metavar="FILE", help="records as the history has them (this one's own)")
    parser.add_argument("--game", default="", metavar="G", help="one of those listed by 'kartenspiel games'")
    parser.add_argument("--rules", default="", metavar="R", help="house rules by the name that the overview gives them")
    parser.add_argument("--contract", default="", metavar="ID", help="as records write it")
    parser.add_argument("--role", choices=ROLES, help="what you were in a deal")
    parser.add_argument("--partner", default="", metavar="NAME", help="with whom you played")
    parser.add_argument("--opponents", default="", metavar="LEVELS", help="of all others, as easy,medium")
    parser.add_argument("--helped", choices=("yes", "no"), help="with hints or moves taken back, or without")
    parser.add_argument("--since", type=_day, metavar="DAY", help="as 2026-11-27; that day is among them")
    parser.add_argument("--before", type=_day, metavar="DAY", help="that day is not among them")
    parser.add_argument("--by", choices=GROUPINGS, default="contract", help="counted apart by (contract)")
    parser.add_argument("--as", dest="form", choices=_FORMS, default="text", help="what is written (text)")
    parser.add_argument("--out", metavar="FILE", default="-", help="where it goes (- is stdout)")


def _day(text: str) -> str:
    """Return when a day begins here, as the index has it."""
    try:
        day = date.fromisoformat(text)
        return datetime(day.year, day.month, day.day).astimezone(UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError):
        raise argparse.ArgumentTypeError(f"must be a day as 2026-11-27, not {quote(text)}") from None
