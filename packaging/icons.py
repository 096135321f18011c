# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The icons of the program and of its files, in the forms that systems want, drawn from `resources/icons`."""

import struct
import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice

from kartenspiel.ui.looks import emblem

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
APPLE = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""What Apple calls an icon of so many pixels."""
DEALS = "kartenspiel-deals"
"""The drawing for files of deals."""


def for_program(folder: Path, system: str = sys.platform) -> str | None:
    """Write the icon that a system wants in the program into a folder; return its path, ``None`` for Linux."""
    if system == "win32":
        path, content = folder / "kartenspiel.ico", ico({size: png(size) for size in WINDOWS})
    elif system == "darwin":
        path, content = folder / "kartenspiel.icns", icns({size: png(size) for size in APPLE})
    else:
        return None  # there the desktop entry names it
    _write(path, content)
    return str(path)


def png(size: int, source: Path | None = None) -> bytes:
    """Return an icon of so many pixels, that of the program unless another drawing is named."""
    image = emblem.draw(size, source)
    if image.isNull():
        message = f"{source or emblem.source(size)} is no drawing"
        raise ValueError(message)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "png")  # type: ignore[call-overload]  # the stubs want bytes, Qt a text
    return bytes(buffer.data().data())


def ico(images: dict[int, bytes]) -> bytes:
    """Return an icon of Windows that holds these pictures by their size."""
    place = 6 + 16 * len(images)
    entries, content = b"", b""
    for size, image in images.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(image), place + len(content))
        content += image
    return struct.pack("<HHH", 0, 1, len(images)) + entries + content


def icns(images: dict[int, bytes]) -> bytes:
    """Return an icon of macOS that holds these pictures by their size."""
    content = b"".join(_chunk(APPLE[size], image) for size, image in images.items())
    return _chunk(b"icns", content)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack(">I", 8 + len(content)) + content


def write_theme(folder: Path, sizes: Iterable[int] = emblem.SIZES) -> None:
    """Write the icons of the program and of its files below a folder, as themes of Linux desktops have them."""
    own = {"apps/kartenspiel": None, "mimetypes/application-x-kartenspiel-deals": emblem.source(512).with_stem(DEALS)}
    for name, drawing in own.items():
        for size in sizes:
            _write(folder / f"{size}x{size}" / f"{name}.png", png(size, drawing))
        _write(folder / "scalable" / f"{name}.svg", (drawing or emblem.source(512)).read_bytes())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
