# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a program made with PyInstaller must hold that PyInstaller cannot see.

Games and judgements are found by their names when the program runs; pictures and translations are
no modules.  Runs where the program's own packages can be imported.
"""

from pathlib import Path

import translations
from kartenspiel.games import descriptions
from kartenspiel.players.games import judgements

ROOT = Path(__file__).resolve().parent.parent


def modules() -> list[str]:
    """Return the modules that are imported by a name made up at run time."""
    packages = [f"kartenspiel.games.{description.id}" for description in descriptions()]
    return [
        *packages,
        *(f"{package}.game" for package in packages),
        *(f"kartenspiel.players.games.{name}" for name in judgements()),
    ]


def data() -> list[tuple[str, str]]:
    """Return each further file and the folder where the program looks for it, as PyInstaller wants them.

    Compiles the translations first where they are stale.
    """
    translations.compile_stale()
    files = [*_pictures(), *sorted((ROOT / "i18n").glob("*.qm"))]
    return [(str(file), str(Path("kartenspiel") / file.relative_to(ROOT).parent)) for file in files]


def _pictures() -> list[Path]:
    folder = ROOT / "resources"
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [file for file in files if "drawing" not in file.relative_to(folder).parts]
