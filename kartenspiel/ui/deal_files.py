# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Saving a deal as a record, and opening one: files, what is wrong with them, and whose seat to take."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from kartenspiel.controller import record as records
from kartenspiel.controller.files import read_regular, reason
from kartenspiel.controller.names import good_name
from kartenspiel.controller.record import Record, RecordError
from kartenspiel.controller.session import Person, seated
from kartenspiel.controller.settings import Settings
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text
from kartenspiel.players.base import NAMES
from kartenspiel.ui.guests import shown_names
from kartenspiel.ui.phrases import Phrases, spoken, wording
from kartenspiel.ui.plain import PlainLabel
from kartenspiel.ui.plans import everybody

SUFFIX: Final = ".jsonl"
FILTER: Final = QT_TRANSLATE_NOOP("DealFiles", "Records of deals (*.jsonl *.json);;All files (*)")
NOT_READ: Final = QT_TRANSLATE_NOOP("DealFiles", "{file} cannot be read: {reason}.")
NOT_WRITTEN: Final = QT_TRANSLATE_NOOP("DealFiles", "{file} cannot be written: {reason}.")
SAVED: Final = QT_TRANSLATE_NOOP("DealFiles", "The deal is saved in {file}.")
EMPTY: Final = QT_TRANSLATE_NOOP("DealFiles", "{file} holds no deal.")
BAD_LINE: Final = QT_TRANSLATE_NOOP("DealFiles", "{file}, line {line}: {reason}.")
BAD_MOVE: Final = QT_TRANSLATE_NOOP("DealFiles", "{file}, line {line}, move {move}: {reason}")

_TITLE = QT_TRANSLATE_NOOP("DealFiles", "Open deal")
_GAME = QT_TRANSLATE_NOOP("DealFiles", "Game")
_STATE = QT_TRANSLATE_NOOP("DealFiles", "Deal")
_SEAT = QT_TRANSLATE_NOOP("DealFiles", "Your &seat")
_WHICH = QT_TRANSLATE_NOOP("DealFiles", "&Line of the file")
_FINISHED = QT_TRANSLATE_NOOP("DealFiles", "finished; it is dealt again from the beginning")
_UNFINISHED = QT_TRANSLATE_NOOP("DealFiles", "unfinished; it goes on after %n move(s)", None, 1)
_PLAY = QT_TRANSLATE_NOOP("DealFiles", "&Play")
_SEAT_OF = QT_TRANSLATE_NOOP("DealFiles", "{number}: {name}")


class UnreadableError(ValueError):
    """A file that cannot be opened; carries what to tell the person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


def load(path: Path) -> tuple[tuple[int, Record], ...]:
    """Return the deals of a file with the numbers of their lines; raises `UnreadableError`."""
    try:
        content = read_regular(path)
    except OSError as error:
        raise UnreadableError(NOT_READ(file=path.name, reason=reason(error))) from error
    found: list[tuple[int, Record]] = []
    for number, line in enumerate(content.splitlines(), 1):
        if line.strip():
            try:
                found.append((number, records.read(line)))
            except RecordError as error:
                raise UnreadableError(fault(path.name, number, error)) from error
    if not found:
        raise UnreadableError(EMPTY(file=path.name))
    return tuple(found)


def fault(file: str, line: int, error: RecordError) -> Text:
    """Return what is wrong with a line: in the language of the window where the rules refuse a move."""
    why: str | Text = error.refusal.reason if error.refusal else error.reason
    if error.move is None:
        text = BAD_LINE(file=file, line=line, reason=why)
    else:
        text = BAD_MOVE(file=file, line=line, move=error.move, reason=why)
    return text.by(error.clause) if error.clause else text


def save(path: Path, record: Mapping[str, object]) -> None:
    """Write a record as a file of one line; raises `OSError`."""
    path.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def not_written(path: Path, error: OSError) -> Text:
    """Return what to tell when a file could not be written."""
    return NOT_WRITTEN(file=path.name, reason=reason(error))


def people_of(record: Record, settings: Settings) -> tuple[Person, ...]:
    """Return who sat in a deal, with one of them at the screen; where it does not say, the usual people."""
    seats = record.deal.seats
    usual = everybody(settings.own_name, settings.opponents, seats)
    written = record.body.get("players")
    if not isinstance(written, list) or len(written) != seats:
        return usual
    people = tuple(_person(each, spare) for each, spare in zip(written, usual, strict=True))
    at_screen = [place for place, person in enumerate(people) if person.level is None]
    if len(at_screen) == 1:
        return people
    return tuple(
        Person(person.name, None if place == 0 else person.level or NAMES[-1]) for place, person in enumerate(people)
    )


def _person(written: object, spare: Person) -> Person:
    if not isinstance(written, dict):
        return spare
    name, level = written.get("name"), written.get("level")
    name = good_name(name) if isinstance(name, str) else ""
    return Person(name or spare.name, level if level in NAMES else None if level is None else spare.level)


class OpenDialog(QDialog):
    """Asks which deal of a file to play, and in which seat."""

    def __init__(self, found: Sequence[tuple[int, Record]], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found = tuple(found)
        self._settings = settings
        self.lines, self.seats = QComboBox(), QComboBox()
        self._game, self._state = PlainLabel(), PlainLabel()
        for number, _ in self._found:
            self.lines.addItem(wording().number(number))
        self.lines.currentIndexChanged.connect(self._show)
        self._lay_out()
        self._show()

    def chosen(self) -> tuple[int, Record, tuple[Person, ...]]:
        """Return the line, its deal and the persons by seat."""
        number, record = self._found[self.lines.currentIndex()]
        people = people_of(record, self._settings)
        return number, record, seated(people, Seat(self.seats.currentIndex()))

    def _lay_out(self) -> None:
        phrases = Phrases(self)
        phrases.say(self.setWindowTitle, _TITLE)
        form = QFormLayout()
        for title, widget in ((_WHICH, self.lines), (_GAME, self._game), (_STATE, self._state), (_SEAT, self.seats)):
            label = PlainLabel()
            label.setBuddy(widget)
            phrases.say(label.setText, title)
            if widget is not self.lines or len(self._found) > 1:
                form.addRow(label, widget)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        play = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        phrases.say(play.setText, _PLAY)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)

    def _show(self) -> None:
        _, record = self._found[self.lines.currentIndex()]
        self._game.setText(spoken(record.game.title))
        self._state.setText(spoken(_FINISHED if record.finished else _UNFINISHED(n=len(record.moves))))
        self.seats.clear()
        people = people_of(record, self._settings)
        for number, name in enumerate(shown_names(people), 1):
            self.seats.addItem(spoken(_SEAT_OF(number=number, name=name)))
        self.seats.setCurrentIndex(next((place for place, person in enumerate(people) if person.level is None), 0))
