# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Write the card files: ``python -m resources.drawing [GROUP ...]``.

Groups are the folders below ``resources/cards``, and the icons beside it; without any, all are written.
"""

import argparse
import importlib
import importlib.util
from pathlib import Path

CARDS = Path(__file__).resolve().parent.parent / "cards"
GROUPS = {
    "german": "german",
    "french": "french",
    "tarock": "tarock",
    "backs": "engraved.backs",
    "glyphs": "glyphs",
    "signs": "sign_files",
    "portraits": "engraved.portraits",
    "../icons": "engraved.icons",
}
"""Folder below cards and the module whose ``cards()`` gives its files."""


def write(group: str) -> int:
    """Write one group; gives the number of files, 0 if nobody has drawn it yet."""
    name = f"{__package__}.{GROUPS[group]}"
    if importlib.util.find_spec(name) is None:
        return 0
    files: dict[str, str] = importlib.import_module(name).cards()
    for code, text in files.items():
        path = CARDS / group / f"{code}.svg"
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
