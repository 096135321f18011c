# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The translations: ``translations.py refresh`` brings new texts into them, ``compile`` makes them loadable.

``i18n/kartenspiel_<language>.ts`` is what translators edit and what is committed.  The program
loads ``.qm`` files, which are made from it: beside it in a checkout, into the wheel when that is
built, and never committed.  English needs a translation too, for its plurals and nothing else.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import marks
import qm

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "i18n"
CODE = ROOT / "kartenspiel"


def stale_translations(sources: Path = SOURCES, into: Path = SOURCES) -> list[Path]:
    """Return the translations that were never compiled or changed since."""
    return [source for source in sorted(sources.glob("*.ts")) if _has_changed(source, _compiled_path(source, into))]


def compile_stale(sources: Path = SOURCES, into: Path = SOURCES) -> None:
    """Compile what is stale; another process that does the same does no harm."""
    for source in stale_translations(sources, into):
        draft = _compiled_path(source, into).with_suffix(f".{os.getpid()}.tmp")
        draft.write_bytes(qm.compile_ts(source))
        draft.replace(_compiled_path(source, into))


def refresh(sources: Path = SOURCES) -> None:
    """Bring every text of the code into the translations and take out what is gone."""
    for source in sorted(sources.glob("*.ts")):
        plurals = ["-pluralonly"] if source.stem.endswith("_en") else []
        # Line numbers would change with every commit, and each change is one to read.
        options = ["-silent", "-no-obsolete", "-locations", "none", *plurals]
        with tempfile.TemporaryDirectory() as folder:
            texts = Path(folder, "texts.py")
            texts.write_text(marks.for_qt(marks.marks_in(CODE)), encoding="utf-8")
            subprocess.check_call([_lupdate(), *options, texts, "-ts", source])


def main(arguments: Sequence[str]) -> None:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description="Bring the translations up to date.")
    parser.add_argument("what", choices=["refresh", "compile"])
    parser.add_argument("--into", type=Path, default=SOURCES, help="the folder for compiled translations")
    chosen = parser.parse_args(arguments)
    if chosen.what == "refresh":
        refresh()
    else:
        compile_stale(into=chosen.into)


def _compiled_path(source: Path, into: Path) -> Path:
    return into / f"{source.stem}.qm"


def _has_changed(source: Path, compiled: Path) -> bool:
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def _lupdate() -> Path:
    """Find Qt's tool, which lies in the package without being a module of it."""
    package = importlib.util.find_spec("PySide6")
    if package is None or not package.submodule_search_locations:
        sys.exit("this needs PySide6-Essentials, which 'packaging/run.py test' installs into .venv")
    program = Path(package.submodule_search_locations[0]) / "lupdate"
    return program.with_suffix(".exe") if os.name == "nt" else program


if __name__ == "__main__":
    main(sys.argv[1:])
