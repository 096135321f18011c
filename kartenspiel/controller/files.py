# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Files that survive: written whole or not at all, with the version of their form, and locked against a second program.

A file that cannot be understood is renamed, never deleted; one of a newer version, or unreadable, is left alone.  Here
alone is decided what is opened at all: a pipe or a device where a file should be could keep the program waiting for
ever, and a file of gigabytes is none of ours.
"""

import codecs
import contextlib
import errno
import hashlib
import json
import os
import re
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeVar, cast

import platformdirs

from kartenspiel.controller.jsonl import decode
from kartenspiel.model.quoting import quote
from kartenspiel.model.text import Text, english, marker

_ = marker(__package__)

HOME: Final = "KARTENSPIEL_HOME"
"""Environment variable that names a folder to use instead of the system's places."""

GREATEST: Final = 16 << 20
"""Bytes of a file that is read in one piece; what the program itself writes so has some thousand."""

OnProgress = Callable[[int, int], object]
"""Hears how many bytes of a file have been read, and how many there are."""

_T = TypeVar("_T")
_UNFINISHED: Final = ".unfinished"
_MIB: Final = 1 << 20
_BLOCK: Final = 1 << 18
"""Bytes that are read at a time, so that reading can be watched and stopped."""
_OWN: Final = 0o600
"""Mode of a file that is nobody else's business."""

_PLAIN_NAME: Final = re.compile(r"[0-9a-z]{1,40}")

NO_FILE: Final = _("it is not an ordinary file")
TOO_LARGE: Final = _("it is larger than {size} MiB")
DEVICE: Final = _("it is a device, not a file")

NEWER: Final = _("{file} was written by a newer version of the program. It stays as it is; this version uses {other}.")
UNREADABLE: Final = _("{file} cannot be read ({reason}). It stays as it is; the program uses {other}.")
DAMAGED: Final = _("{file} was damaged. It is kept as {other}.")
DAMAGED_STAYS: Final = _("{file} is damaged and could not be renamed ({reason}). The program uses {other}.")


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


class UnsuitableError(OSError):
    """Something stands in place of a file that is not even looked into; carries what to tell the person."""

    def __init__(self, text: Text) -> None:
        super().__init__(english(text))
        self.text = text


def reason(error: OSError) -> str | Text:
    """Return why a file cannot be read or written: ours to be translated, or the system's words."""
    if isinstance(error, UnsuitableError):
        return error.text
    return error.strerror or type(error).__name__


def open_regular(path: Path, mode: str = "rb", greatest: int = GREATEST, *, buffering: int = -1) -> BinaryIO:
    """Open a file without ever waiting for it; raises `OSError`.

    That is an `UnsuitableError` if it is no regular file, or has more than `greatest` bytes.
    """

    def opener(name: str, flags: int) -> int:
        with contextlib.suppress(FileNotFoundError):
            _check_regular(Path(name).stat(), greatest)  # some devices do something when they are opened
        number = os.open(name, flags | getattr(os, "O_NONBLOCK", 0), _OWN)
        try:
            _check_regular(os.fstat(number), greatest)  # it may just have been exchanged
        except BaseException:
            os.close(number)
            raise
        return number

    return cast("BinaryIO", open(path, mode, buffering, opener=opener))


def _check_regular(found: os.stat_result, greatest: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise UnsuitableError(NO_FILE)
    if found.st_size > greatest:
        raise UnsuitableError(TOO_LARGE(size=greatest // _MIB))


def read_regular(path: Path, greatest: int = GREATEST, told: OnProgress | None = None) -> bytes:
    """Return what a file of sensible size holds; raises `OSError`, for everything else an `UnsuitableError`.

    `told` hears of every block, and what it raises ends the reading.
    """
    content = bytearray()
    with open_regular(path, greatest=greatest) as file:
        size = os.fstat(file.fileno()).st_size
        while block := file.read(min(_BLOCK, greatest + 1 - len(content))):
            content += block
            if told is not None:
                told(len(content), size)
    if len(content) > greatest:  # it grows while it is read
        raise UnsuitableError(TOO_LARGE(size=greatest // _MIB))
    return bytes(content)


def open_stream(path: Path) -> BinaryIO:
    """Open what is read line by line, so that its length does not matter; raises `OSError`.

    A pipe or the program's own terminal is welcome, for somebody has named it on purpose.  Other devices never end;
    only the empty one does.  They are an `UnsuitableError`.
    """
    _check_ends(path.stat())  # some devices do something when they are opened
    stream = path.open("rb")
    try:
        _check_ends(os.fstat(stream.fileno()))  # it may just have been exchanged
    except BaseException:
        stream.close()
        raise
    return stream


def _check_ends(found: os.stat_result) -> None:
    if stat.S_ISBLK(found.st_mode) or (stat.S_ISCHR(found.st_mode) and not _is_known_device(found)):
        raise UnsuitableError(DEVICE)


def _is_known_device(found: os.stat_result) -> bool:
    """Return whether this is the empty device or the terminal of the program, which one can tell without opening it."""
    for name in (os.devnull, "/dev/tty"):
        with contextlib.suppress(OSError):
            if os.path.samestat(found, Path(name).stat()):
                return True
    for number in range(3):  # stdin, stdout and stderr, any of which may be closed
        with contextlib.suppress(OSError):
            if os.isatty(number) and os.path.samestat(found, os.fstat(number)):
                return True
    return False


def write_whole(
    path: Path, content: bytes | Iterable[bytes], *, durable: bool = True, mode: int = _OWN
) -> None:  # fmt: skip
    """Replace a file, so that at every moment either the old or the new content is on the disk; raises `OSError`.

    Where the content comes piece by piece and making one raises something, the file stays as it was.  What can be made
    anew need not be `durable`: it may be gone after a power failure.  `mode` is who may use the file.
    """
    _write_all({path: content}, durable=durable, mode=mode)


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Replace files by `write_whole`, none before the new content of each is on the disk; raises `OSError`."""
    _write_all(contents, durable=True, mode=_OWN)


def _write_all(
    contents: Mapping[Path, bytes] | Mapping[Path, bytes | Iterable[bytes]], *, durable: bool, mode: int
) -> None:
    ready: dict[Path, Path] = {}
    try:
        for path, content in contents.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(_UNFINISHED, f".{path.name}-", path.parent)
            ready[path] = Path(name)
            with os.fdopen(number, "wb") as file:
                file.writelines((content,) if isinstance(content, bytes) else content)
                file.flush()
                if durable:
                    os.fsync(file.fileno())
            if mode != _OWN:
                ready[path].chmod(mode)
        for path, unfinished in ready.items():
            unfinished.replace(path)
    except BaseException:
        for unfinished in ready.values():
            with contextlib.suppress(OSError):
                unfinished.unlink()
        raise
    if durable:
        for folder in {path.parent for path in ready}:
            sync_folder(folder)


def write_chosen(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Write a file that a person named, by `write_whole`; raises `OSError`, and what making a piece of it raises.

    That is an `UnsuitableError` if something else than a file stands there.  A link still leads to the file, and a file
    that was there can be used by the same people as before.

    It is on the disk when this returns, for who is told that it is saved may pull the stick out; the window waits for
    it, except for files of many deals (`DealsExport`).  Rules and records have a few thousand bytes: that took 1 to
    28 ms on a disk that others used too, which nobody notices after a dialog.  A medium that stalls holds the window up
    as long.
    """
    target = Path(os.path.realpath(path))
    try:
        mode, new = target.stat().st_mode, False
    except FileNotFoundError:
        target.touch()  # as the system makes new files in this folder
        mode, new = target.stat().st_mode, True
    try:
        _check_writable(path, target, mode)
        write_whole(target, content, mode=stat.S_IMODE(mode))
    except BaseException:
        if new:
            target.unlink(missing_ok=True)
        raise


def _check_writable(path: Path, target: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise UnsuitableError(NO_FILE)
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def remove_unfinished(folder: Path, age: float = 0) -> None:
    """Delete what `write_whole` was writing when the program was killed, at least `age` seconds ago.

    Raises `OSError`.
    """
    for path in folder.glob(f".*{_UNFINISHED}"):
        if path.is_file() and time.time() - path.stat().st_mtime >= age:
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


def free_name(path: Path, content: bytes | None = None) -> Path:
    """Return the first name of the form ``NAME.damaged-N`` that is not taken; raises `OSError`.

    A file that holds just the `content` to be kept is as good: where the next step fails at each start, one is enough.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        if content is not None and _holds(aside, content):
            break
        number += 1
    return aside


def _holds(path: Path, content: bytes) -> bool:
    return path.is_file() and path.stat().st_size == len(content) and read_regular(path, len(content)) == content


def name_for(name: str) -> str:
    """Return what a file of something with this id is called: just so, unless that is no name that every disk takes."""
    return name if _PLAIN_NAME.fullmatch(name) else hashlib.sha256(name.encode(errors="replace")).hexdigest()


class NewerFormError(ValueError):
    """A file written by a newer version of the program."""


class Form(NamedTuple):
    """The form of a file and its version, which stand in the file under ``format``: ``kartenspiel.settings/1``."""

    name: str
    version: int

    def write(self, body: Mapping[str, object], indent: int | None = 1) -> bytes:
        """Return the content of a file; without `indent` in one line, for what nobody reads."""
        text = json.dumps({"format": f"{self.name}/{self.version}", **body}, ensure_ascii=False, indent=indent)
        return text.encode(errors="replace") + b"\n"  # a name may hold half a character

    def read(self, content: bytes) -> dict[str, object]:
        """Return what a file holds; raises `NewerFormError`, or `ValueError` if it is damaged."""
        body = decode(content.removeprefix(codecs.BOM_UTF8))  # some editors put it there
        written = body.get("format") if isinstance(body, dict) else None
        name, _, version = written.partition("/") if isinstance(written, str) else ("", "", "")
        if name != self.name or not (version.isascii() and version.isdecimal()):
            message = f"format {quote(written)} instead of {self.name}/{self.version}"
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
            return understand(self._form.read(read_regular(self.path)))
        except FileNotFoundError:
            return None
        except NewerFormError:
            return self._use_other_file(understand, NEWER)
        except OSError as error:
            return self._use_other_file(understand, UNREADABLE(reason=reason(error)))
        except (ValueError, ArithmeticError, RecursionError):
            return self._set_aside(understand)

    def peek(self, understand: Callable[[dict[str, object]], _T]) -> _T | None:
        """Return what `read` does, but report nothing and leave a damaged file where it is."""
        try:
            return understand(self._form.read(read_regular(self.path)))
        except (OSError, ValueError, ArithmeticError, RecursionError):
            return None

    def write(self, body: Mapping[str, object]) -> None:
        """Replace the file; raises `OSError`, also where none may be replaced."""
        if self._given_up:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.path))
        write_whole(self.path, self._form.write(body))

    def remove(self) -> None:
        """Delete the file if it exists; raises `OSError`."""
        self.path.unlink(missing_ok=True)

    def _use_other_file(self, understand: Callable[[dict[str, object]], _T], message: Text) -> _T | None:
        self._report(message(file=str(self.path), other=str(self._other)))
        if self.path == self._other:
            self._given_up = True
            return None
        self.path = self._other
        return self.read(understand)

    def _set_aside(self, understand: Callable[[dict[str, object]], _T]) -> _T | None:
        try:
            aside = free_name(self.path)
            self.path.rename(aside)
        except OSError as error:
            return self._use_other_file(understand, DAMAGED_STAYS(reason=reason(error)))
        self._report(DAMAGED(file=str(self.path), other=str(aside)))
        return None


class Lock:
    """Makes sure that only one running program writes to a folder; the system frees it when the program ends."""

    def __init__(self, path: Path, *, temporary: bool = False) -> None:
        """A `temporary` lock leaves no file behind where the system can delete one that is open."""
        self.path = path
        self._temporary = temporary
        self._file: BinaryIO | None = None

    def acquire(self) -> bool:
        """Take the lock, and tell whether that was possible; raises `OSError` if it cannot be tried."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = open_regular(self.path, "ab", sys.maxsize)
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        if self._temporary and not self._is_there(file):
            file.close()
            return self.acquire()  # who held it has just deleted it
        self._file = file
        return True

    def _is_there(self, file: BinaryIO) -> bool:
        """Tell whether an open file is still the one that others find by its name."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let another program have it."""
        if self._file is not None:
            if self._temporary:
                with contextlib.suppress(OSError):
                    self.path.unlink()
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
