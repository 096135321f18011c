# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Reads every drawing with rsvg and Inkscape too, and compares what they draw with what Qt draws.

    python -m tests.svg_readers [--width 300] [--worst FOLDER] [FOLDER ...]

Every SVG below the folders (all of ``resources`` without any) is drawn so many pixels wide by each reader, on white.  A
reader that says anything about a drawing is quoted.  Two pictures are as far apart as the mean of the differences of
their levels, of 255; more than `APART` is a fault.  The pictures that are furthest apart are kept in the folder
``--worst``, Qt's, the reader's and their difference beside each other.  Needs ``rsvg-convert`` (librsvg2-bin) and
``inkscape``, and says which is missing.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.paths import resource
from tests.ui.pictures import distance

WIDTH: Final = 300
APART: Final = 2.0
"""Mean difference of levels that edges drawn otherwise may make; a missing shape makes more."""
KEPT: Final = 6
"""So many pairs of pictures are kept."""
PACKAGES: Final[Mapping[str, str]] = {"rsvg-convert": "librsvg2-bin", "inkscape": "inkscape"}
_UNRELATED: Final = re.compile(
    r"GtkRecentManager|dbus|^> |^\s*$|interactive shell|Input of the form|action1:|^Only actions"
)
"""What Inkscape says of its own surroundings, or repeats."""

Reader = Callable[[Sequence[Path], int, Path], Mapping[Path, str]]
"""Draws files so many pixels wide into a folder, by their places in the list; returns what it said of each."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a reader draws a file."""

    file: Path
    reader: str
    apart: float
    said: str


def missing() -> list[str]:
    """Return the tools that are not there."""
    return [tool for tool in PACKAGES if shutil.which(tool) is None]


def by_rsvg(files: Sequence[Path], width: int, folder: Path) -> Mapping[Path, str]:
    """Draw each file with a process of its own."""
    said = {}
    for place, file in enumerate(files):
        command = ["rsvg-convert", "--width", str(width), "--output", str(folder / f"{place}.png"), str(file)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        said[file] = (ran.stdout + ran.stderr).strip() or (f"status {ran.returncode}" if ran.returncode else "")
    return said


def by_inkscape(files: Sequence[Path], width: int, folder: Path) -> Mapping[Path, str]:
    """Draw all files with one process; what it says stands behind the line that it was told."""
    orders = [
        f"file-open:{file}; export-filename:{folder / f'{place}.png'}; export-width:{width}; export-do; file-close"
        for place, file in enumerate(files)
    ]
    ran = subprocess.run(
        ["inkscape", "--shell"],
        input="\n".join((*orders, "quit\n")),
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"DBUS_SESSION_BUS_ADDRESS": "disabled:"},
    )
    heard = [line for line in (ran.stdout + "\n" + ran.stderr).splitlines() if not _UNRELATED.search(line)]
    said = dict.fromkeys(files, "")
    if heard and files:
        said[files[-1]] = " / ".join(heard)  # it does not say of which file
    return said


READERS: Final[Mapping[str, Reader]] = {"rsvg": by_rsvg, "inkscape": by_inkscape}
STRETCHING: Final = frozenset({"inkscape"})
"""Who stretches a drawing by part of a pixel, so that it fills whole ones."""


def by_qt(file: Path, width: int, height: int, *, stretched: bool) -> QImage:
    """Draw a file as the program does, on white: `stretched` to the picture, or as high as belongs to its width."""
    renderer = QSvgRenderer(str(file))
    size = renderer.viewBoxF()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tall = height if stretched else width * size.height() / size.width()
    renderer.render(painter, QRectF(0, 0, width, tall))
    painter.end()
    return image


def on_white(file: Path) -> QImage:
    """Return the picture that a reader drew, on white; a null one where it drew none."""
    drawn = QImage(str(file))
    if drawn.isNull():
        return drawn
    image = QImage(drawn.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return image


def compare(files: Sequence[Path], width: int, worst: Path | None) -> list[Comparison]:
    """Draw the files with every reader and compare each picture with Qt's; the furthest apart come first."""
    found = []
    pictures: dict[tuple[str, Path], tuple[QImage, QImage]] = {}
    for name, reader in READERS.items():
        with tempfile.TemporaryDirectory() as folder:
            said = reader(files, width, Path(folder))
            for place, file in enumerate(files):
                theirs = on_white(Path(folder) / f"{place}.png")
                ours = by_qt(file, width, max(1, theirs.height()), stretched=name in STRETCHING)
                apart = 255.0 if theirs.isNull() else distance(ours, theirs)
                found.append(Comparison(file, name, apart, said[file]))
                pictures[name, file] = ours, theirs
    found.sort(key=lambda each: -each.apart)
    if worst is not None:
        worst.mkdir(parents=True, exist_ok=True)
        for each in found[:KEPT]:
            beside(*pictures[each.reader, each.file]).save(str(worst / f"{each.file.stem}_{each.reader}.png"))
    return found


def beside(ours: QImage, theirs: QImage) -> QImage:
    """Return two pictures and their difference, dark where they differ."""
    sheet = QImage(3 * ours.width(), ours.height(), QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    painter.drawImage(0, 0, ours)
    painter.drawImage(ours.width(), 0, theirs)
    painter.drawImage(2 * ours.width(), 0, ours)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(2 * ours.width(), 0, theirs)
    painter.end()
    return sheet


def below(folders: Iterable[Path]) -> list[Path]:
    """Return the drawings below these folders."""
    return sorted({file for folder in folders for file in folder.resolve().rglob("*.svg")})


def tell(found: Sequence[Comparison]) -> None:
    """Print the faults, and how far apart the pictures of each reader are."""
    for each in found:
        if each.said or each.apart > APART:
            print(f"{each.file.name}, {each.reader}: {each.apart:.2f} apart. {each.said}")
    for name in READERS:
        apart = [each.apart for each in found if each.reader == name]
        print(f"{name}: {len(apart)} drawings, {sum(apart) / len(apart):.2f} apart (mean), {max(apart):.2f} (most)")


def main() -> int:
    """Read the command line, compare, print; return 1 where there is a fault, 2 where a tool is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.svg_readers", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument(
        "folders", nargs="*", type=Path, metavar="FOLDER", default=[resource("cards"), resource("icons")]
    )
    parser.add_argument("--width", type=int, default=WIDTH, help="of the pictures, in pixels")
    parser.add_argument("--worst", type=Path, metavar="FOLDER", help="keep the pictures that are furthest apart")
    options = parser.parse_args()
    if lacking := missing():
        print(*(f"{tool} is missing: install {PACKAGES[tool]}" for tool in lacking), sep="\n", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    files = below(options.folders)
    found = compare(files, options.width, options.worst)
    tell(found)
    del application
    return 1 if any(each.said or each.apart > APART for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
