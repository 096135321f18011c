# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What Windows shows of the program under Properties, in the form that PyInstaller takes."""

import sys
from pathlib import Path

from kartenspiel import __version__

_TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Kartenspiel authors"),
      StringStruct("FileDescription", "Kartenspiel"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "kartenspiel"),
      StringStruct("LegalCopyright", "© 2026 The Kartenspiel authors"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", "Kartenspiel"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def write(folder: Path, name: str, system: str = sys.platform) -> str | None:
    """Write the description of a program into a folder, return its path; ``None`` on a system that is not Windows."""
    if system != "win32":
        return None
    path = folder / f"{name}-version.txt"
    path.write_text(text(__version__, name), encoding="utf-8")
    return str(path)


def text(version: str, name: str) -> str:
    """Return the description of a version of a program."""
    numbers = (*map(int, version.split(".")), 0, 0, 0, 0)[:4]
    return _TEXT.format(numbers=numbers, version=version, name=name)
