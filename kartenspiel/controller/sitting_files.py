# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The files of sittings: one for each in a folder, and one that names the sitting on the table.

What one of them suffers befalls no other.  Earlier versions kept one session and a deal beside it in a single file:
that is taken over.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from kartenspiel.controller import sitting as sittings
from kartenspiel.controller.files import Document, Form, name_for, remove_unfinished, sync_folder
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.model import fields
from kartenspiel.model.text import Text

_SITTING: Final = Form("kartenspiel.session", 2)
_CURRENT: Final = Form("kartenspiel.current", 1)
_SINGLE: Final = Form("kartenspiel.session", 1)
"""Of the file in which earlier versions kept what lay on the table."""

Job = tuple[Path, Callable[[], None]]
"""Something to be written: the file, and what writes it, which raises `OSError`."""


class SittingFiles:
    """Reads and writes sittings; what is wrong with a file is told to `report`."""

    def __init__(self, data: Path, report: Callable[[Text], None]) -> None:
        self._report = report
        self._folder = data / "sessions"
        self._current = Document(data / "current.json", _CURRENT, report)
        self._single = Document(data / "session.json", _SINGLE, report)
        self._documents: dict[str, Document] = {}
        self._kept: dict[str, Sitting] = {}
        """What is on the disk, by session."""
        self._kept_current: str | None = None

    @property
    def places(self) -> tuple[Path, ...]:
        """Where anything lies, if ever anything was played."""
        return self._folder, self._single.path

    def clean(self) -> None:
        """Remove what a kill has left behind; raises `OSError`."""
        remove_unfinished(self._folder)

    def read_current(self) -> Sitting | None:
        """Return the sitting that lay on the table; where nobody knows which that was, the one played last."""
        named = self._current.read(_read_current)
        if named == "":
            return None
        found = None if named is None else self.read(named)
        if found is None:
            return max(self.read_all(), key=lambda each: each.last_played, default=None)
        self._kept_current = named
        return found

    def read_all(self) -> tuple[Sitting, ...]:
        """Return every sitting that can be read, in no order, and without its account."""
        return tuple(sitting for name in self._names() if (sitting := self._read(name)) is not None)

    def read(self, session: str) -> Sitting | None:
        """Return the sitting of a session; ``None`` if there is none, or none that can be read."""
        return self._read(name_for(session))

    def take_over(self) -> Iterator[Job]:
        """Yield what makes files of their own of what an earlier version has left, and removes it in the end.

        What has a file already stays as it is there: then this was begun before.
        """
        found = self._single.read(_read_single)
        if found is None:
            return
        for sitting in found.all:
            if not self._document(name_for(sitting.session.id)).path.exists():
                yield self.writing(sitting)
        if found.current is not None and not self._current.path.exists():
            yield self._current.path, partial(self._write_current, found.current.session.id)
        yield self._single.path, self._single.remove
        account = self._single.path.with_name("account.json")  # which was kept of one session too
        yield account, partial(account.unlink, missing_ok=True)

    def jobs(self, wanted: Sittings) -> Iterator[Job]:
        """Yield what brings the disk to these sittings: everything in them that it does not have.

        A deal that counts in no account is forgotten once it is over, and a session in which nothing was done as soon
        as another is on the table.
        """
        kept = [each for each in wanted.all if not each.is_spent]
        kept = kept[:1] + [each for each in kept[1:] if not each.is_untouched]
        for sitting in kept:
            if self._kept.get(sitting.session.id) is not sitting:
                yield self.writing(sitting)
        current = kept[0].session.id if kept else ""
        if current != self._kept_current:
            yield self._current.path, partial(self._write_current, current)
        staying = {each.session.id for each in kept}
        for sitting in wanted.all:
            if sitting.session.id in self._kept and sitting.session.id not in staying:
                yield self._removal(sitting.session.id)

    def forgetting(self, session: str) -> Iterator[Job]:
        """Yield what makes a session unknown."""
        if session == self._kept_current:
            yield self._current.path, partial(self._write_current, "")
        yield self._removal(session)

    def named_current(self) -> str:
        """Return the session that the file names which says what is on the table; "" where there is none."""
        return self._current.peek(_read_current) or ""

    def peek(self) -> tuple[Sitting, ...]:
        """Return what `read_all` does, but tell of nothing, and leave everything as it is."""
        names = self._names()
        found = (self._document(name).peek(partial(_read_sitting, name)) for name in names)
        return tuple(sitting for sitting in found if sitting is not None)

    def _removal(self, session: str) -> Job:
        document = self._document(name_for(session))

        def remove() -> None:
            document.remove()
            self._kept.pop(session, None)

        return document.path, remove

    def writing(self, sitting: Sitting) -> Job:
        """Return what writes one sitting."""
        document = self._document(name_for(sitting.session.id))

        def write() -> None:
            if not self._folder.is_dir():
                self._folder.mkdir(parents=True)
                sync_folder(self._folder.parent)
            document.write(sittings.as_json(sitting))
            self._kept[sitting.session.id] = sitting

        return document.path, write

    def _write_current(self, session: str) -> None:
        self._current.write({"session": session})
        self._kept_current = session

    def _names(self) -> list[str]:
        """Return what the files of sittings are called."""
        found: set[str] = set()
        with contextlib.suppress(OSError):
            found.update(path.stem.removesuffix(f"-{_SITTING.version}") for path in self._folder.glob("*.json"))
        return sorted(found)

    def _read(self, name: str) -> Sitting | None:
        """Read a file, and know from then on that it is there."""
        sitting = self._document(name).read(partial(_read_sitting, name))
        if sitting is not None:
            self._kept[sitting.session.id] = sitting
        return sitting

    def _document(self, name: str) -> Document:
        if name not in self._documents:
            self._documents[name] = Document(self._folder / f"{name}.json", _SITTING, self._report)
        return self._documents[name]


def _read_sitting(name: str, body: Mapping[str, object]) -> Sitting:
    """Return the sitting that a file of this name holds; raises `ValueError`."""
    sitting = sittings.from_json(body)
    if name_for(sitting.session.id) != name:
        raise ValueError("the file of another session")
    return sitting


def _read_current(body: Mapping[str, object]) -> str:
    return fields.text(body.get("session"), "session")


def _read_single(body: Mapping[str, object]) -> Sittings:
    """Return what an earlier version has left; raises `ValueError` for anything that makes no sense."""
    parts = (body.get(part) for part in ("aside", "main"))
    return Sittings(tuple(sittings.from_json(part) for part in parts if part is not None))
