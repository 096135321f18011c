# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The arguments of the command that draws all cards of a pack on one sheet."""

import argparse
from pathlib import Path

from kartenspiel.controller.arguments import whole_number
from kartenspiel.controller.sheets import (
    GREATEST_WIDTH,
    INDICES,
    LANGUAGES,
    LEAST_WIDTH,
    PACKS,
    SUFFIXES,
    VISIONS,
)
from kartenspiel.model.quoting import quote


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """Add what says how a sheet is to be drawn."""
    parser.add_argument("--pack", choices=PACKS, required=True, help="which cards")
    parser.add_argument("--out", type=_sheet_file, required=True, metavar="FILE", help="a name in .png or .pdf")
    parser.add_argument("--width", type=_sheet_width, default=200, metavar="PIXELS", help="of a card (200)")
    parser.add_argument("--index", choices=INDICES, default=INDICES[0], help="signs in the corners (normal)")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of the letters there (en)")
    parser.add_argument("--vision", choices=VISIONS, help="as somebody sees it who is colour-blind")
    parser.add_argument("--four-colours", action="store_true", help="a colour for each French suit")
    parser.add_argument("--high-contrast", action="store_true", help="stronger colours and lines")


def _sheet_file(text: str) -> Path:
    if Path(text).suffix not in SUFFIXES:
        raise argparse.ArgumentTypeError(f"{quote(text)} ends in neither {' nor '.join(SUFFIXES)}")
    return Path(text)


def _sheet_width(text: str) -> int:
    width = whole_number(text)
    if not LEAST_WIDTH <= width <= GREATEST_WIDTH:
        raise argparse.ArgumentTypeError(f"must be from {LEAST_WIDTH} to {GREATEST_WIDTH}, not {width}")
    return width
