# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The files of score pads: one for each evening, written whole with every answer."""

import contextlib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from kartenspiel.controller import pad_book
from kartenspiel.controller.files import Document, Form, name_for, reason, remove_unfinished, sync_folder
from kartenspiel.controller.pad_book import PadBook
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

FORM: Final = Form("kartenspiel.pad", 1)
NOT_SAVED: Final = _("The score pad cannot be saved in {file}: {reason}. What you enter is lost if the program ends.")
SAVED_AGAIN: Final = _("The score pad is saved again.")
NOT_DELETED: Final = _("The score pad {file} cannot be deleted: {reason}.")


class PadFiles:
    """Reads and writes pads; what is wrong with a file is told to `report`, and the file is kept under another name."""

    def __init__(self, data: Path, report: Callable[[Text], None], *, writable: bool = True) -> None:
        """`data` is the folder of all data; while another program writes there files are only looked at."""
        self._folder, self._report, self.writable = data / "pads", report, writable
        self._documents: dict[str, Document] = {}
        self._failing = False

    def read_all(self) -> tuple[PadBook, ...]:
        """Return every pad that can be read, the one changed last first."""
        if self.writable:
            with contextlib.suppress(OSError):
                remove_unfinished(self._folder)
        found: list[PadBook] = []
        for name in self._names():
            read = self._document(name).read if self.writable else self._document(name).peek
            book = read(partial(_understand, name))
            if book is not None:
                found.append(book)
        return tuple(sorted(found, key=lambda book: book.changed, reverse=True))

    def keep(self, book: PadBook) -> bool:
        """Write a pad, and tell whether the disk has it; that it fails is reported once, and that it works again."""
        document = self._document(name_for(book.id))
        try:
            if not self._folder.is_dir():
                self._folder.mkdir(parents=True)
                sync_folder(self._folder.parent)
            document.write(pad_book.as_json(book))
        except OSError as error:
            if not self._failing:
                self._report(NOT_SAVED(file=str(document.path), reason=reason(error)))
            self._failing = True
            return False
        if self._failing:
            self._report(SAVED_AGAIN)
        self._failing = False
        return True

    def delete(self, book: PadBook) -> bool:
        """Delete a pad, and tell whether that was possible."""
        document = self._document(name_for(book.id))
        try:
            document.remove()
        except OSError as error:
            self._report(NOT_DELETED(file=str(document.path), reason=reason(error)))
            return False
        return True

    def _names(self) -> list[str]:
        found: set[str] = set()
        with contextlib.suppress(OSError):
            found.update(path.stem.removesuffix(f"-{FORM.version}") for path in self._folder.glob("*.json"))
        return sorted(found)

    def _document(self, name: str) -> Document:
        if name not in self._documents:
            self._documents[name] = Document(self._folder / f"{name}.json", FORM, self._report)
        return self._documents[name]


def _understand(name: str, body: Mapping[str, object]) -> PadBook:
    """Return the pad that a file of this name holds; raises `ValueError`."""
    book = pad_book.from_json(body)
    if name_for(book.id) != name:
        raise ValueError("the file of another pad")
    return book
