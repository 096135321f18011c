# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Write the card files: ``python -m resources.drawing [GROUP ...]``.

Groups are the folders below ``resources/cards``, and the icons beside it; without any, all are written.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

from . import french, german, glyphs, sign_files, tarock
from .engraved import backs, icons, portraits

CARDS = Path(__file__).resolve().parent.parent / "cards"
GROUPS: dict[str, Callable[[], dict[str, str]]] = {
    "german": german.cards,
    "french": french.cards,
    "tarock": tarock.cards,
    "backs": backs.cards,
    "glyphs": glyphs.cards,
    "signs": sign_files.cards,
    "portraits": portraits.cards,
    "../icons": icons.cards,
}
"""Folder below `CARDS`, and what draws its files: their texts by their names without ``.svg``."""


def write(group: str) -> int:
    """Write one group, and return the number of files."""
    files = GROUPS[group]()
    for name, text in files.items():
        path = CARDS / group / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def main() -> None:
    """Read the command line and write what it asks for."""
    parser = argparse.ArgumentParser(prog="python -m resources.drawing", description="Draw the cards.")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"one of {', '.join(GROUPS)}")
    options = parser.parse_args()
    unknown = sorted(set(options.groups) - set(GROUPS))
    if unknown:
        parser.error(f"no group {unknown[0]}; there are {', '.join(GROUPS)}")
    for group in options.groups or GROUPS:
        print(f"{group}: {write(group)} files")


if __name__ == "__main__":
    main()
