# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The finished deals for whoever lists them: index and notes, in a thread of their own.

The window must not wait for a disk, nor for thousands of records that are read for the first time.  So everything is
asked for here and told later (`ArchiveListener`), from that thread.  What a person writes to a deal comes first, and is
on the disk before it is told.
"""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from types import MappingProxyType
from typing import Final, Protocol, TypeVar

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.deal_index import DealEntry, DealFilter, DealIndex, SessionDeals
from kartenspiel.controller.deal_notes import DealNote, DealNotes
from kartenspiel.controller.files import reason
from kartenspiel.controller.history import Cuts
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

T = TypeVar("T")

NOT_PLAYED: Final = _("not played")
"""What stands for the contract of a deal that was thrown in or dealt anew."""
_NOT_WRITTEN: Final = _("{file} cannot be written ({reason}). What you write to deals is kept until the program ends.")
_UNANSWERED: Final = _("The finished deals cannot be read ({reason}).")
_LEFT_OVER: Final = _("The deals are deleted, but not all that was written to them or found of them ({reason}).")
_PAUSE: Final = 0.02
"""Seconds between two deals that are looked into: the window and the computer players have the processor meanwhile."""

PlayedContract = tuple[str, str]
"""A game, and a contract of it as records write it."""

DeleteDeals = Callable[[frozenset[str]], tuple[Cuts, ...] | None]
"""Deletes the records of the deals with these keys, or none, and tells where they stood in the files of the history."""


@dataclass(frozen=True, slots=True)
class ListedDeals:
    """What is known of the finished deals now."""

    wanted: DealFilter = field(default_factory=DealFilter)
    entries: Sequence[DealEntry] = ()
    """Those that fit, the newest first."""
    sessions: Sequence[SessionDeals] = ()
    """All sessions, the one played last first."""
    contracts: Mapping[PlayedContract, Text | None] = field(default_factory=lambda: MappingProxyType({}))
    """What people call each contract that was played; ``None`` in a game that has only one, and until it is known."""
    notes: Mapping[str, DealNote] = field(default_factory=lambda: MappingProxyType({}))
    """What a person has written to deals, by their keys."""
    reading: bool = False
    """Whether more is just being read."""
    unread: bool = False
    """Whether the history goes on where reading it was stopped."""
    deleting: bool = False
    """Whether deals are still to be deleted."""


class ArchiveListener(Protocol):
    """Hears from the thread of an archive."""

    def listed(self, deals: ListedDeals) -> None:
        """Hear what is known now: after each question, and when it has become more."""
        ...

    def reading(self, done: int, whole: int) -> None:
        """Hear how many bytes of a file of the history have been read."""
        ...

    def opened(self, entry: DealEntry, record: Mapping[str, object] | None) -> None:
        """Hear what stands in the record of a deal; ``None`` if it is not there any more."""
        ...

    def trouble(self, text: Text) -> None:
        """Hear what the person should be told."""
        ...


class _StoppedError(Exception):
    """Nobody wants the reading to go on."""


class DealArchive:
    """Lists the finished deals of a history, and keeps what a person writes to them."""

    def __init__(
        self, listener: ArchiveListener, files: Sequence[Path], index: Path | None, notes: Path, *, writable: bool
    ) -> None:
        """`files` are those of the history; an `index` of ``None`` is kept in memory.

        Where it is not `writable`, notes are shown and not changed.
        """
        self._listener, self._files, self._path, self._writable = listener, tuple(files), index, writable
        self._notes_path = notes
        self._analyses = KeptAnalyses(notes.with_name("analyses"), listener.trouble)
        self._jobs: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._closing = self._stopped = self._reading = False
        self._stale = True
        """Whether the history may have what the index has not."""
        self._wanted: DealFilter | None = None
        self._listed = ListedDeals()
        self._names: dict[PlayedContract, Text | None] = {}
        self._unnamed: list[PlayedContract] = []
        """What was played of which it is not known yet what people call it."""
        self._watching: list[Callable[[], object]] = []
        self._to_look_into = 0
        self._to_delete: list[tuple[frozenset[str], DeleteDeals]] = []
        self._thread = Thread(target=self._live, name="deals")
        self._thread.start()

    # Asked by the window

    def want(self, wanted: DealFilter) -> None:
        """Tell which deals fit, now and whenever others do."""
        self._wanted = wanted
        self._jobs.put(self._tell)

    def note(self, key: str, note: DealNote) -> None:
        """Write a note to a deal."""
        self._jobs.put(lambda: self._write(key, note))

    def delete(self, keys: frozenset[str], delete: DeleteDeals) -> None:
        """Have deals deleted, and with them what a person wrote to them and what was found of them."""
        self._to_delete.append((keys, delete))
        self._jobs.put(self._tell)

    def open(self, entry: DealEntry) -> None:
        """Tell what stands in the record of a deal."""
        self._jobs.put(lambda: self._listener.opened(entry, self._index.record(entry)))

    def ask(
        self,
        question: Callable[[DealIndex], T],
        told: Callable[[T], object],
        failed: Callable[[Text], object] | None = None,
    ) -> None:
        """Answer a question by the index; `told` hears the answer, all in the thread of the archive.

        Whatever it raises, the archive goes on: `failed` hears why there is no answer, else the listener does.
        """

        def answer() -> None:
            try:
                told(question(self._index))
            except sqlite3.Error as error:
                (failed or self._listener.trouble)(_UNANSWERED(reason=str(error)))
                raise  # the index is made anew
            except Exception as error:  # noqa: BLE001 - others still want to be answered
                why = reason(error) if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
                (failed or self._listener.trouble)(_UNANSWERED(reason=why))

        self._jobs.put(answer)

    def watch(self, changed: Callable[[], object]) -> None:
        """Call this, from the thread of the archive, whenever other deals are known, or more of them."""
        self._jobs.put(lambda: self._watching.append(changed))

    def read_on(self) -> None:
        """Take in what the history has got since: a deal has been finished, or reading was stopped."""

        def begin() -> None:
            self._stopped, self._stale = False, True

        self._jobs.put(begin)

    def stop_reading(self) -> None:
        """Read no further in the history for now."""
        self._stopped = True

    def close(self) -> None:
        """Write what is to be written, and end."""
        self._closing = True
        self._jobs.put(lambda: None)
        self._thread.join()

    # In the thread

    def _live(self) -> None:
        """Do what is asked, and between that what there is to do: the life of the thread."""
        self._notes = DealNotes(self._notes_path, self._listener.trouble, writable=self._writable)
        self._open(self._path)
        while self._to_delete or not (self._closing and self._jobs.empty()):
            try:
                self._obey(wait=None if self._idle else 0)
                self._work()
            except sqlite3.Error:  # whatever befell the file: the history is what counts
                self._index.close()
                self._open(None)
        self._index.close()

    def _open(self, path: Path | None) -> None:
        self._index = DealIndex(path, self._files)
        self._index.note(self._notes.all)
        self._stale, self._to_look_into = True, self._index.look_into(0)

    @property
    def _idle(self) -> bool:
        busy = self._closing or self._to_delete or self._unnamed or self._to_look_into
        return not busy and (not self._stale or self._stopped)

    def _obey(self, wait: float | None) -> None:
        """Do what has been asked; at first wait so many seconds for it, or as long as it takes."""
        with contextlib.suppress(Empty):
            job = self._jobs.get(timeout=wait) if wait != 0 else self._jobs.get_nowait()
            while True:
                job()
                job = self._jobs.get_nowait()

    def _work(self) -> None:
        """Do a little of what there is to do."""
        if self._to_delete:
            self._delete(*self._to_delete[0])
        if self._closing:
            return
        if self._stale and not self._stopped:
            self._read()
        elif self._unnamed:
            contract = self._unnamed.pop()
            self._names[contract] = contract_called(self._index.example(*contract))
            if not self._unnamed:
                self._tell_again()
        elif self._to_look_into:
            self._to_look_into = self._index.look_into(1)
            if not self._to_look_into:
                self._tell_changed()
            self._obey(wait=_PAUSE)

    def _read(self) -> None:
        """Take in what the history has; what is asked meanwhile is answered."""
        self._stale, new = False, True

        def told(done: int, whole: int) -> None:
            if self._closing or self._stopped:
                raise _StoppedError
            self._listener.reading(done, whole)
            self._obey(wait=0)

        self._reading = True
        try:
            new = self._index.update(told)
        except _StoppedError:
            self._stale = True
        finally:
            self._reading = False
        if new:
            self._to_look_into = self._index.look_into(0)
            self._tell_changed()

    def _delete(self, keys: frozenset[str], delete: DeleteDeals) -> None:
        """Have deals deleted: first the records, so that whatever is left of them belongs to none."""
        self._read()  # the places that the index knows are then those of the files
        cuts = delete(keys)
        self._to_delete.pop(0)
        if cuts is not None:
            self._index.delete(keys, cuts)
            try:
                self._notes.delete(keys)
                self._analyses.delete(keys)
            except OSError as error:
                self._listener.trouble(_LEFT_OVER(reason=reason(error)))
            self._index.note(self._notes.all)
            self._to_look_into = self._index.look_into(0)
        self._tell_changed()

    def _tell_changed(self) -> None:
        """Tell what is known, and everybody who watches that it is other than before."""
        for changed in self._watching:
            changed()
        self._tell()

    def _tell(self) -> None:
        """Tell what is known."""
        if self._wanted is None or self._closing:
            return
        known = self._index.contracts()
        self._unnamed = [each for each in known if each not in self._names]
        self._listed = ListedDeals(
            self._wanted,
            self._index.entries(self._wanted),
            self._index.sessions(),
            MappingProxyType({each: self._names.get(each) for each in known}),
            MappingProxyType(dict(self._notes.all)),
            reading=self._reading,
            unread=self._stale and self._stopped,
            deleting=bool(self._to_delete),
        )
        self._listener.listed(self._listed)

    def _write(self, key: str, note: DealNote) -> None:
        try:
            self._notes.change(key, note)
        except OSError as error:
            self._listener.trouble(_NOT_WRITTEN(file=str(self._notes_path), reason=reason(error)))
        wanted = self._listed.wanted
        if wanted.starred or wanted.words or self._wanted is not wanted:
            self._tell()
        else:
            self._tell_again()

    def _tell_again(self) -> None:
        """Tell of the same deals as before, with names and notes of now."""
        names, notes = MappingProxyType(dict(self._names)), MappingProxyType(dict(self._notes.all))
        self._listed = replace(self._listed, contracts=names, notes=notes)
        self._listener.listed(self._listed)


def contract_called(record: Mapping[str, object] | None) -> Text | None:
    """Return what people call the contract that was played in a recorded deal."""
    time.sleep(0)  # whoever draws the window has its turn
    try:
        outcome = None if record is None else replay_moves(record_from_json(record)).outcome
    except RecordError:
        return None
    if outcome is None:
        return None
    return outcome.conclusion.contract if outcome.conclusion.played else NOT_PLAYED
