# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the wheel carries beside the code: resources, rules pages, and what is compiled on the spot.

That are the translations, and where there is a compiler the kernel of the computer players.  The wheel is then one for
this system and this Python; where compiling fails, or `KARTENSPIEL_UNCOMPILED` is set, one for all.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling when it builds a wheel; pyproject.toml names this file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files, unless the checkout itself is installed: there the program finds them in place."""
        if version == "editable":
            return
        root = Path(self.root)
        self._compiled = tempfile.TemporaryDirectory()
        compiler = [sys.executable, str(root / "packaging/translations.py")]
        languages, native = Path(self._compiled.name, "i18n"), Path(self._compiled.name, "native")
        languages.mkdir()
        subprocess.check_call([*compiler, "compile", "--into", str(languages)])
        if not os.environ.get("KARTENSPIEL_UNCOMPILED"):
            subprocess.call([sys.executable, str(root / "packaging/kernel.py"), "--into", str(native)])
        for file in native.glob("*"):
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"][str(file)] = f"kartenspiel/players/kernel/compiled/{file.name}"
        for folder, target in ((root / "resources", "resources"), (languages, "i18n")):
            for file in _data(folder):
                build_data["force_include"][str(file)] = f"kartenspiel/{target}/{file.relative_to(folder).as_posix()}"
        for pattern in ("*.toml", "rules/*.md"):
            for file in sorted((root / "i18n").glob(pattern)):
                build_data["force_include"][str(file)] = f"kartenspiel/{file.relative_to(root).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take away again what was compiled; it is in the wheel now."""
        if version != "editable":
            self._compiled.cleanup()


def _data(folder: Path) -> list[Path]:
    """Return the files that the program reads: the pictures, but not what draws them."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [file for file in files if "drawing" not in file.relative_to(folder).parts]
