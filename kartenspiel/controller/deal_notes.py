# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a person has written to finished deals: a star, and words of one's own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kartenspiel.controller.files import Document, Form
from kartenspiel.model import fields
from kartenspiel.model.text import Text

FORM: Final = Form("kartenspiel.notes", 1)
LONGEST: Final = 2000
"""Characters of the words to one deal."""


@dataclass(frozen=True, slots=True)
class DealNote:
    """The note to one deal: a star, and words; without arguments an empty one."""

    star: bool = False
    words: str = ""


class DealNotes:
    """The file of notes, by the keys of deals (``deal_id``).  Each change is written at once, the whole file anew."""

    def __init__(self, path: Path, report: Callable[[Text], None], *, writable: bool = True) -> None:
        """`report` hears once what is wrong with the file, which then is kept under another name.

        While another program writes there, the file is only looked at.
        """
        self._document = Document(path, FORM, report)
        found = self._document.read(_understand) if writable else self._document.peek(_understand)
        self._notes: dict[str, DealNote] = dict(found or {})

    @property
    def all(self) -> Mapping[str, DealNote]:
        """Every note, by the key of its deal."""
        return self._notes

    def change(self, key: str, note: DealNote) -> None:
        """Write a note, or take it away where nothing is left of it; raises `OSError`, and then keeps it in memory."""
        self._notes.pop(key, None)
        kept = DealNote(note.star, note.words.strip()[:LONGEST])
        if kept != DealNote():
            self._notes[key] = kept
        self._write()

    def delete(self, keys: frozenset[str]) -> None:
        """Take away the notes to these deals; raises `OSError`, and then forgets them in memory."""
        kept = {key: note for key, note in self._notes.items() if key not in keys}
        if len(kept) < len(self._notes):
            self._notes = kept
            self._write()

    def _write(self) -> None:
        self._document.write({"notes": {each: _as_json(value) for each, value in self._notes.items()}})


def _as_json(note: DealNote) -> dict[str, object]:
    return {"star": note.star, "words": note.words}


def _understand(body: Mapping[str, object]) -> dict[str, DealNote]:
    """Return the notes that a file holds; raises `ValueError` where it makes no sense."""
    return {key: _note(value) for key, value in fields.members(body.get("notes"), "notes").items()}


def _note(written: object) -> DealNote:
    found = fields.members(written, "a note")
    return DealNote(found.get("star") is True, fields.text(found.get("words"), "words"))
