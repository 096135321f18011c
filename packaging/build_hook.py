# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the wheel carries beside the code: the resources, the rules pages, and the translations compiled on the spot."""

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
        subprocess.check_call([*compiler, "compile", "--into", self._compiled.name])
        for folder, target in ((root / "resources", "resources"), (Path(self._compiled.name), "i18n")):
            for file in _data(folder):
                build_data["force_include"][str(file)] = f"kartenspiel/{target}/{file.relative_to(folder).as_posix()}"
        for pattern in ("*.toml", "rules/*.md"):
            for file in sorted((root / "i18n").glob(pattern)):
                build_data["force_include"][str(file)] = f"kartenspiel/{file.relative_to(root).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the compiled translations away again; they are in the wheel now."""
        if version != "editable":
            self._compiled.cleanup()


def _data(folder: Path) -> list[Path]:
    """Return the files that the program reads: the pictures, but not what draws them."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [file for file in files if "drawing" not in file.relative_to(folder).parts]
