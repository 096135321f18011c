# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the pictures and translations lie that travel with the program.

In a checkout they are folders beside the package, where people who draw and translate look for
them; a wheel carries them inside the package.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a file or folder under ``resources``; it need not exist."""
    return _folder("resources").joinpath(*parts)


def translations() -> Path:
    """The folder of the compiled translations, ``kartenspiel_<language>.qm``."""
    return _folder("i18n")


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
