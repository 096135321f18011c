# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Brings sittings to the disk, one after the other, and tells the person what the files have to say."""

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject

from kartenspiel.controller.history import Cuts
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.writing import Writer
from kartenspiel.model.text import Text


class Files(Protocol):
    """What is wanted of the files: the part of `store.Store` that it uses."""

    def save(self, sittings: Sittings) -> bool:
        """Keep these sittings, and tell whether that was possible."""
        ...

    def keep(self, sitting: Sitting) -> bool:
        """Keep one sitting, whatever lies on the table, and tell whether that was possible."""
        ...

    def forget(self, session: str) -> bool:
        """Delete what is kept of a session but for its deals, and tell whether that was possible."""
        ...

    def delete_deals(self, keys: frozenset[str]) -> tuple[Cuts, ...] | None:
        """Delete finished deals, all or none, and tell where they stood in the files of the history."""
        ...

    def append(self, record: Mapping[str, object]) -> None:
        """Add a finished deal to the history."""
        ...

    def take_notes(self) -> tuple[Text, ...]:
        """Return, once, what a person should be told."""
        ...

    def close(self) -> None:
        """Let go of the files."""
        ...


class SittingWriter(Writer):
    """Writes what lies on a table, and what is done with other sittings beside it."""

    def __init__(self, files: Files, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self.written.connect(self._report_notes)

    def save(self, sittings: Sittings, then: Callable[[], None], finished: Mapping[str, object] | None = None) -> None:
        """Keep these sittings, before that the record of a deal that was `finished`; then something follows."""

        def write() -> bool:
            if finished is not None:
                self._files.append(finished)
            return self._files.save(sittings)

        self.write(write, then, whole=finished is None)

    def keep(self, sitting: Sitting) -> None:
        """Keep a sitting that was changed, after what is to be written of the deal."""
        self.add(lambda: self._files.keep(sitting))

    def forget_session(self, session: str) -> None:
        """Delete what is kept of a session, after what is to be written of the deal."""
        self.add(lambda: self._files.forget(session))

    def delete_deals(self, keys: frozenset[str]) -> tuple[Cuts, ...] | None:
        """Delete finished deals as `Store.delete_deals` does, after what is to be written of the deal.

        It waits for that, so it is called from a thread other than that of the window.
        """
        found: list[tuple[Cuts, ...] | None] = []

        def delete() -> bool:
            found.append(self._files.delete_deals(keys))
            return True

        self.add(delete).result()
        return found[0]

    def close(self) -> None:
        """Wait until everything is written, and let go of the files."""
        super().close()
        self._files.close()

    def _report_notes(self) -> None:
        for note in self._files.take_notes():
            self.trouble.emit(note)
