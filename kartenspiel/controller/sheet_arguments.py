# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The arguments of the command that draws all cards of a pack: on one sheet, or in true size to be printed and cut."""

import argparse
from pathlib import Path
from typing import Final

from kartenspiel.controller.arguments import whole_number
from kartenspiel.controller.card_backs import BACKS
from kartenspiel.controller.sheets import (
    GREATEST_WIDTH,
    INDICES,
    LANGUAGES,
    LEAST_WIDTH,
    OWN_BACK,
    PACKS,
    SUFFIXES,
    VISIONS,
    CardSheet,
    PrintedCards,
)
from kartenspiel.model.quoting import quote

USUAL_WIDTH: Final = 200


class UnfitError(ValueError):
    """Arguments do not go together; the message says which, and what to do."""


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """Add what says how cards are to be drawn."""
    parser.add_argument("--pack", choices=PACKS, required=True, help="which cards")
    parser.add_argument("--out", type=_sheet_file, required=True, metavar="FILE", help="a name in .png or .pdf")
    parser.add_argument("--print", action="store_true", help="in true size with backs and cut marks; FILE is a .pdf")
    parser.add_argument("--sheets", action="store_true", help="with --print: several cards on each sheet of A4")
    parser.add_argument("--width", type=_sheet_width, metavar="PIXELS", help=f"of a card ({USUAL_WIDTH})")
    parser.add_argument("--index", choices=INDICES, default=INDICES[0], help="signs in the corners (normal)")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of the letters there (en)")
    parser.add_argument("--back", choices=BACKS, default=OWN_BACK, help="another back than the pack's own")
    parser.add_argument("--vision", choices=VISIONS, help="as somebody sees it who is colour-blind")
    parser.add_argument("--four-colours", action="store_true", help="a colour for each French suit")
    parser.add_argument("--high-contrast", action="store_true", help="stronger colours and lines")


def order_of(options: argparse.Namespace) -> CardSheet | PrintedCards:
    """Return what is ordered; raises `UnfitError`."""
    values = vars(options)
    common = ("pack", "out", "index", "language", "back", "four_colours", "high_contrast")
    chosen = {name: values[name] for name in common}
    if not options.print:
        if options.sheets:
            raise UnfitError("--sheets: cards are laid on sheets of A4 only with --print; add it")
        return CardSheet(**chosen, vision=options.vision, width=options.width or USUAL_WIDTH)
    for name in ("width", "vision"):
        if values[name] is not None:
            raise UnfitError(f"--{name}: cards that are printed have their true size and colours; leave it out")
    if options.out.suffix != ".pdf":
        raise UnfitError(f"--out: {quote(str(options.out))} does not end in .pdf, and --print makes no other file")
    return PrintedCards(**chosen, sheets=options.sheets)


def _sheet_file(text: str) -> Path:
    if Path(text).suffix not in SUFFIXES:
        raise argparse.ArgumentTypeError(f"{quote(text)} ends in neither {' nor '.join(SUFFIXES)}")
    return Path(text)


def _sheet_width(text: str) -> int:
    width = whole_number(text)
    if not LEAST_WIDTH <= width <= GREATEST_WIDTH:
        raise argparse.ArgumentTypeError(f"must be from {LEAST_WIDTH} to {GREATEST_WIDTH}, not {width}")
    return width
