# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Files that survive: written whole or not at all, with the version of their form, and locked against a second program.

A file that cannot be understood is renamed, never deleted; one of a newer version, or unreadable, is left alone.
"""

import contextlib
import errno
import json
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final, TypeVar

import platformdirs

from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

HOME: Final = "KARTENSPIEL_HOME"
"""Environment variable that names a folder to use instead of the system's places."""

_T = TypeVar("_T")
_UNFINISHED: Final = ".unfinished"

NEWER: Final = QT_TRANSLATE_NOOP(
    "controller", "{file} was written by a newer version of the program. It stays as it is; this version uses {other}."
)
UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "controller", "{file} cannot be read ({reason}). It stays as it is; the program uses {other}."
)
DAMAGED: Final = QT_TRANSLATE_NOOP("controller", "{file} was damaged. It is kept as {other}.")
DAMAGED_STAYS: Final = QT_TRANSLATE_NOOP(
    "controller", "{file} is damaged and could not be renamed ({reason}). The program uses {other}."
)


@dataclass(frozen=True, slots=True)
class Folders:
    """Where settings, what was played, and what can be made anew are kept."""

    config: Path
    data: Path
    cache: Path


def folders(home: Path | None = None, environ: Mapping[str, str] = os.environ) -> Folders:
    """Return the places the system has for us, or folders below `home` or ``KARTENSPIEL_HOME``; none need exist."""
    chosen = home or (Path(environ[HOME]) if environ.get(HOME) else None)
    if chosen is not None:
        return Folders(chosen / "config", chosen / "data", chosen / "cache")
    places = platformdirs.PlatformDirs("kartenspiel", appauthor=False, roaming=False)
    return Folders(places.user_config_path, places.user_data_path, places.user_cache_path)


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file, so that at every moment either the old or the new content is on the disk; raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(_UNFINISHED, f".{path.name}-", path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)


def remove_unfinished(folder: Path) -> None:
    """Delete what `write_whole` was writing when the program was killed; raises `OSError`."""
    for path in folder.glob(f".*{_UNFINISHED}"):
        path.unlink()


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system can do that."""
    if sys.platform == "win32":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def free_name(path: Path) -> Path:
    """Return the first name of the form ``NAME.damaged-N`` that is not taken."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


class NewerFormError(ValueError):
    """A file written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a file and its version, which stand in the file under ``format``: ``kartenspiel.settings/1``."""

    name: str
    version: int

    def write(self, body: Mapping[str, object]) -> bytes:
        """Return the content of a file."""
        text = json.dumps({"format": f"{self.name}/{self.version}", **body}, ensure_ascii=False, indent=1)
        return text.encode(errors="replace") + b"\n"  # a name may hold half a character

    def read(self, content: bytes) -> dict[str, object]:
        """Return what a file holds; raises `NewerFormError`, or `ValueError` if it is damaged."""
        try:
            body = json.loads(content)
        except RecursionError as error:
            message = "nested too deeply"
            raise ValueError(message) from error
        written = body.get("format") if isinstance(body, dict) else None
        name, _, version = written.partition("/") if isinstance(written, str) else ("", "", "")
        if name != self.name or not (version.isascii() and version.isdecimal()):
            message = f"format {written!r} instead of {self.name}/{self.version}"
            raise ValueError(message)
        if int(version) > self.version:
            raise NewerFormError(written)
        assert isinstance(body, dict)  # noqa: S101 - only an object has a format
        return body


class Document:
    """One JSON file of a known form; what is wrong with it is told to `report`."""

    def __init__(self, path: Path, form: Form, report: Callable[[Text], None]) -> None:
        self.path = path
        self._form = form
        self._report = report
        self._other = path.with_name(f"{path.stem}-{form.version}{path.suffix}")
        self._given_up = False

    def read(self, understand: Callable[[dict[str, object]], _T]) -> _T | None:
        """Return what the file holds as `understand` reads it, ``None`` if there is nothing (more) to read.

        `understand` raises `ValueError` for a content that makes no sense.
        """
        try:
            return understand(self._form.read(self.path.read_bytes()))
        except FileNotFoundError:
            return None
        except NewerFormError:
            return self._elsewhere(understand, NEWER)
        except OSError as error:
            return self._elsewhere(understand, UNREADABLE(reason=reason(error)))
        except (ValueError, RecursionError):
            return self._set_aside(understand)

    def write(self, body: Mapping[str, object]) -> None:
        """Replace the file; raises `OSError`, also where none may be replaced."""
        if self._given_up:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.path))
        write_whole(self.path, self._form.write(body))

    def remove(self) -> None:
        """Delete the file if it exists; raises `OSError`."""
        self.path.unlink(missing_ok=True)

    def _elsewhere(self, understand: Callable[[dict[str, object]], _T], message: Text) -> _T | None:
        self._report(message(file=str(self.path), other=str(self._other)))
        if self.path == self._other:
            self._given_up = True
            return None
        self.path = self._other
        return self.read(understand)

    def _set_aside(self, understand: Callable[[dict[str, object]], _T]) -> _T | None:
        aside = free_name(self.path)
        try:
            self.path.rename(aside)
        except OSError as error:
            return self._elsewhere(understand, DAMAGED_STAYS(reason=reason(error)))
        self._report(DAMAGED(file=str(self.path), other=str(aside)))
        return None


def reason(error: OSError) -> str:
    """Return the system's words for what went wrong."""
    return error.strerror or type(error).__name__


class Lock:
    """Makes sure that only one running program writes to a folder; the system frees it when the program ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock, and tell whether that was possible; raises `OSError` if it cannot be tried."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = self._path.open("ab")
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Let another program have it."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
