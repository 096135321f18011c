# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What belongs to the program that an import does not show: in a package the list of its contents.

A package is told by ``packaging/contents.py`` what it was given when it was built.  ``--selftest`` misses what is not
there any more; a checkout and a wheel have no list.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LIST: Final = "contents.json"
"""The name of the list, beside the package."""
LICENCES: Final = "licences.txt"
"""The name of the file beside the package that has the licences of everything in it."""

_PACKAGE: Final = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Contents:
    """What a package was given."""

    modules: tuple[str, ...]
    """Modules that are imported by a name made up at run time, native parts among them."""
    files: tuple[str, ...]
    """Every file beside the program itself, relative to the folder in which the package lies, with slashes."""

    def written(self) -> str:
        """Return the list as `read` takes it."""
        return json.dumps({"modules": self.modules, "files": self.files}, indent=1) + "\n"


def read(package: Path = _PACKAGE) -> Contents | None:
    """Return the list that lies in a package, or ``None`` where the program was not packaged.

    Raises `OSError` or `ValueError` for a list that is damaged.
    """
    path = package / LIST
    if not path.exists():
        return None
    body = json.loads(path.read_text(encoding="utf-8"))
    try:
        return Contents(tuple(map(str, body["modules"])), tuple(map(str, body["files"])))
    except (KeyError, TypeError):
        message = f"{LIST} is damaged: it must list modules and files"
        raise ValueError(message) from None


def licences(package: Path = _PACKAGE) -> str | None:
    """Return the licences of everything in the package; ``None`` where that was not packaged, or cannot be read."""
    try:
        return (package / LICENCES).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def missing_files(contents: Contents, package: Path = _PACKAGE) -> list[str]:
    """Return the files of the list that are not there."""
    return [name for name in contents.files if not (package.parent / name).is_file()]
