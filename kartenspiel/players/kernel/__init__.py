# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players do most, written so that it can be compiled; where it is not, it runs as any other module does.

It knows no game, only tables of numbers that are handed in.  `packaging/kernel.py` makes of modules here native ones in
the folder `COMPILED_FOLDER`, but for those that become part of others.  Native ones are imported before the modules
here, unless they were made of other sources than lie here now.  The environment variable `UNCOMPILED`, not empty,
leaves them alone.
"""

import importlib
import os
from importlib.util import source_hash
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent
COMPILED_FOLDER: Final = SOURCES / "compiled"
"""The folder with native modules."""
MADE_OF: Final = "sources.txt"
"""The file in it that has the `digest` of what they were made of."""
UNCOMPILED: Final = "KARTENSPIEL_UNCOMPILED"


def digest() -> str:
    """Return what tells the sources here from all others; empty where there are none, as in a package."""
    files = sorted(file for file in SOURCES.iterdir() if file.suffix in {".py", ".pxd"})
    # Python's own hash of sources, by which it knows stale bytecode: hashlib would take 3 MB for OpenSSL
    return "\n".join(f"{file.name} {source_hash(file.read_bytes()).hex()}" for file in files)


def is_fresh() -> bool:
    """Whether there are native modules, and not of other sources than lie here."""
    try:
        made_of = (COMPILED_FOLDER / MADE_OF).read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    return made_of == (digest() or made_of)


if not os.environ.get(UNCOMPILED) and is_fresh():
    __path__.insert(0, str(COMPILED_FOLDER))
    try:
        importlib.import_module(f"{__name__}.arrays")
    except ImportError:  # made for another machine, or not whole
        del __path__[0]
