# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lists what the wheels for Windows and macOS bring of which PyInstaller takes files: ``wheel_lists.py FOLDER``.

Writes ``tests/project/data/wheels.json``, so that a test on any system can go through what is packaged there.  To be
called when the version of PySide6 changes; FOLDER has the wheels of each system in a folder of its own:

    pip download --no-deps --only-binary=:all: --platform win_amd64 --python-version 3.11 --abi abi3 --abi cp311 \
        -d FOLDER/win32 PySide6-Essentials shiboken6 markupsafe
    the same with --platform macosx_13_0_universal2 and -d FOLDER/darwin
"""

import json
import re
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

LISTS = Path(__file__).resolve().parent.parent / "tests/project/data/wheels.json"
_TAKEN = re.compile(r"\.(dll|pyd|so|dylib|qm)$|\.framework/Versions/A/\w+$")
"""Libraries, plugins and translations."""
_NEVER = re.compile(r"/qml/|\.app/")
"""What belongs to QML and to the tools of Qt."""


def files_of(wheels: Sequence[Path]) -> list[str]:
    """Return the files in wheels that PyInstaller may take, as they lie beside each other when they are installed."""
    names = [name for wheel in wheels for name in zipfile.ZipFile(wheel).namelist()]
    return sorted(name for name in names if _TAKEN.search(name) and not _NEVER.search(name))


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    (folder,) = map(Path, arguments)
    wheels = {system: sorted((folder / system).glob("*.whl")) for system in ("win32", "darwin")}
    found = {system: {"wheels": [each.name for each in own], "files": files_of(own)} for system, own in wheels.items()}
    LISTS.parent.mkdir(exist_ok=True)
    LISTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
