# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Everything the program keeps: settings, the sittings, and the history of finished deals.

Every move is on the disk before it is shown.  Where the disk does not take it, that is reported once and play
goes on; each further move tries again.  The order at the end of a deal makes a kill harmless at every moment: its
record is in the history before its sitting's file is that of the next deal.  Its last move is in the sitting's file
before both, but where the disk takes long that may be left out: the record has all moves.  Where the end of a deal is
taken back, its sitting's file tells that before the record is taken out of the history.  A sitting is on the disk
before it is named as the one on the table, and one that is forgotten is deleted after that.
"""

import contextlib
import hashlib
import os
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from kartenspiel.controller import settings as preferences
from kartenspiel.controller.account import AccountTally
from kartenspiel.controller.files import (
    UNREADABLE,
    Document,
    Folders,
    Form,
    Lock,
    folders,
    reason,
    remove_unfinished,
)
from kartenspiel.controller.history import Cuts, History
from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.sitting_files import SittingFiles
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

SETTINGS: Final = Form("kartenspiel.settings", 1)

SECOND: Final = _("The program is already running. What is played in this second window is not saved.")
NOT_SAVED: Final = _("{file} cannot be written ({reason}). You can play on; the program keeps trying to save.")
NOT_DELETED: Final = _("No deal was deleted: {file} cannot be written ({reason}).")
SAVED_AGAIN: Final = _("Saving works again; everything is saved.")
BAD_SETTINGS: Final = _("Some settings could not be understood and are as at the beginning again: {names}.")


class Store:
    """The program's files.  Nothing here raises for what the disk does; read `take_notes` after every call."""

    is_new: bool
    """Whether nothing had been played here when it was opened; settings alone are kept by whoever opens the window."""

    def __init__(self, home: Path | None = None) -> None:
        """Use the system's places, or folders below `home`."""
        self.folders: Folders = folders(home)
        self._notes: list[Text] = []
        self._failing: set[Path] = set()
        self._unsaved: Settings | None = None
        self._settings_at_work = threading.Lock()
        self._counting = threading.Lock()  # the table writes in a thread of its own, the settings do not
        self._settings = Document(self.folders.config / "settings.json", SETTINGS, self._notes.append)
        self._sittings = SittingFiles(self.folders.data, self._notes.append)
        self._history = History(self.folders.data / "history.jsonl", self._notes.append)
        self._lock = Lock(self.folders.data / "lock")
        self.is_new = not any(map(_is_there, (*self._sittings.places, self._history.path)))
        self.saves = self._take_lock()
        """Whether this program may write; not, when another one is running."""

    @property
    def pictures(self) -> Path | None:
        """The folder that keeps finished pictures of cards; ``None`` where another program writes there."""
        return self.folders.cache / "cards" if self.saves else None

    @property
    def history_files(self) -> tuple[Path, ...]:
        """The files in which finished deals are, in order."""
        return self._history.files

    def close(self) -> None:
        """Let another program have the files."""
        self._save_settings()
        self._lock.release()

    def take_notes(self) -> tuple[Text, ...]:
        """Return, once, what a person should be told since the last time."""
        notes = tuple(self._notes)
        del self._notes[: len(notes)]  # another thread may just have added one
        return notes

    def settings(self) -> Settings:
        """Return the preferences, with defaults for whatever is missing or makes no sense."""
        read = self._settings.read(preferences.from_json)
        if read is None:
            return Settings()
        settings, bad = read
        if bad:
            self._notes.append(BAD_SETTINGS(names=", ".join(bad)))
        return settings

    def save_settings(self, settings: Settings) -> None:
        """Keep the preferences; what cannot be written now is tried again with every move, and at the end."""
        self._unsaved = settings
        self._save_settings()

    def _save_settings(self) -> None:
        """Write the preferences that are not on the disk; the thread of the table tries that too."""
        with self._settings_at_work:
            settings = self._unsaved
            if settings is not None and self._try(
                self._settings.path, lambda: self._settings.write(preferences.as_json(settings))
            ):
                self._unsaved = None

    def read_sittings(self) -> Sittings:
        """Return what lay on the table when the program ended, and beside a deal that counts in no account a session.

        That is the one played last.
        """
        if not self.saves:
            return Sittings()
        for path, write in self._sittings.take_over():
            self._try(path, write)
        current = self._sittings.read_current()
        current = None if current is None else self._history.catch_up(current)
        if current is not None and current.session.counted:
            return Sittings((current,) if current.can_go_on else ())
        found = [each for each in self._sittings.read_all() if each.session.counted]
        last = max(found, key=lambda each: each.last_played, default=None) if current is not None else None
        beside = None if last is None else self._history.catch_up(last)
        return Sittings(tuple(each for each in (current, beside) if each is not None and each.can_go_on))

    def read_sitting(self, session: str) -> Sitting | None:
        """Return the sitting of a session, its account taken from the history; ``None`` if it cannot be read."""
        found = self._sittings.read(session)
        return None if found is None else self._history.catch_up(found)

    def list_sittings(self) -> tuple[Sitting, ...]:
        """Return all sittings, the one played last first, without their accounts; those of another program too."""
        found = self._sittings.read_all() if self.saves else self._sittings.peek()
        return tuple(sorted(found, key=lambda each: each.last_played, reverse=True))

    @property
    def open_elsewhere(self) -> str:
        """The session that lies on the table of another program that is running; "" where there is none."""
        return "" if self.saves else self._sittings.named_current()

    def tallies(self, sessions: Iterable[Session]) -> Iterator[Mapping[str, AccountTally]]:
        """Yield again and again what the deals of these sessions brought, as far as the history was read so far."""
        return self._history.tallies(sessions)

    def keep(self, sitting: Sitting) -> bool:
        """Keep one sitting, whatever lies on the table, and tell whether the disk has it."""
        return self._flush() and self._try(*self._sittings.writing(sitting))

    def forget(self, session: str) -> bool:
        """Delete what is kept of a session but for its deals, and tell whether that was possible."""
        kept = [self._try(path, write) for path, write in self._sittings.forgetting(session)]
        if self.saves:
            self._history.forget(session)
        return all(kept)

    def save(self, sittings: Sittings) -> bool:
        """Keep these sittings, and tell whether the disk has all of them; finished deals that still wait go first."""
        self._save_settings()
        if not self._flush():
            return False
        kept = [self._try(path, write) for path, write in self._sittings.jobs(sittings)]  # each, if others fail too
        return all(kept) and all(self._withdraw(each.withdrawn) for each in sittings.all if each.withdrawn)

    def _withdraw(self, digest: str) -> bool:
        """Take a record out of the history whose deal goes on, which its sitting's file tells by now."""
        return self._try(self._history.path, lambda: self._history.withdraw(digest))

    def append(self, record: Mapping[str, object]) -> None:
        """Add a finished deal to the history, unless it is its last one already."""
        self._history.add(record)
        self._flush()

    def delete_deals(self, keys: frozenset[str]) -> tuple[Cuts, ...] | None:
        """Delete the finished deals with these keys, or none; return where they stood in the files of the history."""
        try:
            return self._history.delete(keys) if self.saves else None
        except OSError as error:
            self._notes.append(NOT_DELETED(file=str(self._history.path), reason=reason(error)))
            return None

    def records(self) -> Iterator[dict[str, object]]:
        """Yield every finished deal of the history, oldest first."""
        return self._history.records()

    def _take_lock(self) -> bool:
        """Take the lock, or another where it cannot be opened; tell whether this program may write."""
        try:
            free = self._lock.acquire()
        except OSError as error:
            free = self._take_other_lock(error)
        if free:
            self._clean()
        else:
            self._notes.append(SECOND)
        return free

    def _take_other_lock(self, error: OSError) -> bool:
        first, self._lock = self._lock.path, Lock(self.folders.data / "lock-1")
        try:
            free = self._lock.acquire()
        except OSError:
            return self._take_lock_elsewhere()
        self._notes.append(UNREADABLE(file=str(first), reason=reason(error), other=str(self._lock.path)))
        return free

    def _take_lock_elsewhere(self) -> bool:
        """Take a lock on a disk of this machine: some that are shared with others know none."""
        name = hashlib.sha256(os.fsencode(self.folders.data.absolute())).hexdigest()[:16]
        self._lock = Lock(Path(tempfile.gettempdir()) / f"kartenspiel-{name}.lock", temporary=True)
        try:
            return self._lock.acquire()
        except OSError:
            return True  # a machine that takes no lock at all; that a disk fails is reported when something is saved

    def _clean(self) -> None:
        """Mend what a kill may have left behind; what cannot be mended now is, before something is written there."""
        for folder in (self.folders.config, self.folders.data):
            with contextlib.suppress(OSError):
                remove_unfinished(folder)
        with contextlib.suppress(OSError):
            self._sittings.clean()
        with contextlib.suppress(OSError):
            self._history.mend()

    def _flush(self) -> bool:
        """Write finished deals to the history; a sitting's file must not go on while one of them is missing there."""
        return self._try(self._history.path, self._history.flush)

    def _try(self, path: Path, write: Callable[[], None]) -> bool:
        """Write, and report once that the disk fails, or works again."""
        if not self.saves:
            return False
        try:
            write()
        except OSError as error:
            with self._counting:
                if not self._failing:
                    self._notes.append(NOT_SAVED(file=str(path), reason=reason(error)))
                self._failing.add(path)
            return False
        with self._counting:
            if path in self._failing:
                self._failing.remove(path)
                if not self._failing:
                    self._notes.append(SAVED_AGAIN)
        return True


def _is_there(path: Path) -> bool:
    """Tell whether there is a file, or something in its place; what cannot be looked at is there."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return True
