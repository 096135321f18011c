# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Saving a deal as a record, and opening one: files, what is wrong with them, and whose seat to take."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller import record as records
from kartenspiel.controller.files import OnProgress, read_regular, reason, write_chosen
from kartenspiel.controller.jsonl import lines
from kartenspiel.controller.plans import people_at_table
from kartenspiel.controller.record import Record, RecordError
from kartenspiel.controller.session import Person, person_written, seat_person, with_dummies
from kartenspiel.controller.settings import Settings
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.players.base import NAMES
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import guest, shown_names
from kartenspiel.ui.words.phrases import Phrases, wording, words_of

_ = marker(__package__)

SUFFIX: Final = ".jsonl"
LONGEST: Final = 1 << 18
"""Bytes that a deal may have; one that was played has some thousand."""
MOST_LINES: Final = 1 << 15
"""Lines that a file may have; so many deals do not fit into the largest file that is read."""
_STATE_WIDTH: Final = 52
"""Letters in a line of what is said of a deal; a finished one has nearly so many."""
TITLE: Final = _("Open deal")
FILTER: Final = _("Records of deals (*.jsonl *.json);;All files (*)")
NOT_READ: Final = _("{file} cannot be read: {reason}.")
NOT_WRITTEN: Final = _("{file} cannot be written: {reason}.")
SAVED: Final = _("The deal is saved in {file}.")
EMPTY: Final = _("{file} holds no deal.")
BAD_LINE: Final = _("{file}, line {line}: {reason}.")
TOO_LONG: Final = _("it is too long for a deal")
TOO_MANY: Final = _("it has more than {count} lines")
BAD_MOVE: Final = _("{file}, line {line}, move {move}: {reason}")

_GAME = _("Game")
_STATE = _("Deal")
_SEAT = _("Your &seat")
_WHICH = _("&Line of the file")
_FINISHED = _("finished; it is dealt again from the beginning")
_UNFINISHED = _("unfinished; it goes on after %n move(s)", plural=True)
_PLAY = _("&Play")
_REPLAY = _("&Look at it")
_REPLAY_TIP = _("Go through the deal as it was played, forward and back, with the eyes of any player")
_SEAT_OF = _("{number}: {name}")


class UnreadableError(ValueError):
    """A file that cannot be opened; carries what to tell the person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


@dataclass(frozen=True, slots=True)
class Deals:
    """The deals of a file: the numbers of their lines, and what stands there.

    Each is understood when it is wanted, for all those of a long file would take long.
    """

    file: str
    lines: tuple[tuple[int, bytes], ...]

    def record(self, place: int) -> Record:
        """Return the deal in this place of the list; raises `UnreadableError`."""
        number, line = self.lines[place]
        if len(line) > LONGEST:
            raise UnreadableError(BAD_LINE(file=self.file, line=number, reason=TOO_LONG))
        try:
            return records.read_record(line)
        except RecordError as error:
            raise UnreadableError(fault(self.file, number, error)) from error


def load(path: Path, told: OnProgress | None = None) -> Deals:
    """Return the deals of a file, of which the first is a good one; raises `UnreadableError`.

    `told` hears of the reading, and what it raises ends it.
    """
    try:
        content = read_regular(path, told=told)
    except OSError as error:
        raise UnreadableError(NOT_READ(file=path.name, reason=reason(error))) from error
    if content.count(b"\n") > MOST_LINES:
        raise UnreadableError(NOT_READ(file=path.name, reason=TOO_MANY(count=MOST_LINES)))
    deals = Deals(path.name, tuple(lines(BytesIO(content))))
    if not deals.lines:
        raise UnreadableError(EMPTY(file=path.name))
    deals.record(0)
    return deals


def fault(file: str, line: int, error: RecordError) -> Text:
    """Return what is wrong with a line: in the language of the window where the rules refuse a move."""
    why: str | Text = error.refusal.reason if error.refusal else error.reason
    if error.move is None:
        text = BAD_LINE(file=file, line=line, reason=why)
    else:
        text = BAD_MOVE(file=file, line=line, move=error.move, reason=why)
    return text.by(error.clause) if error.clause else text


def save(path: Path, record: Mapping[str, object]) -> None:
    """Write a record as a file of one line, whole or not at all; raises `OSError`."""
    write_chosen(path, (json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n").encode())


def not_written(path: Path, error: OSError) -> Text:
    """Return what to tell when a file could not be written."""
    return NOT_WRITTEN(file=path.name, reason=reason(error))


def people_of(record: Record, settings: Settings) -> tuple[Person, ...]:
    """Return who sat in a deal, with one of them at the screen; where it does not say, the usual people.

    A record tells of no portraits: who is called like one of the usual people has his.
    """
    deal = record.deal
    seats = sorted(deal.players)
    own, portrait = settings.own_name or guest(), settings.own_portrait
    usual = people_at_table(own, settings.opponents, len(seats), portrait=portrait)
    written = record.body.get("players")
    if not isinstance(written, list) or len(written) != deal.seats:
        return with_dummies(usual, deal)
    people = tuple(person_written(written[seat], spare) for seat, spare in zip(seats, usual, strict=True))
    portraits = {each.name: each.portrait for each in (*settings.opponents, *usual)}
    people = tuple(replace(each, portrait=portraits.get(each.name, "")) for each in people)
    return with_dummies(_with_one_at_screen(people), deal)


def _with_one_at_screen(people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Return these players, the first of them at the screen unless just one is already."""
    at_screen = [place for place, person in enumerate(people) if person.level is None]
    if len(at_screen) == 1:
        return people
    return tuple(
        replace(person, level=None if place == 0 else person.level or NAMES[-1]) for place, person in enumerate(people)
    )


@dataclass(frozen=True, slots=True)
class Chosen:
    """A deal to be played: where it stands, and who sits at the table."""

    file: str
    line: int
    record: Record
    people: tuple[Person, ...]
    replayed: bool = False
    """Whether it is only to be looked at, as it was played."""


class OpenDialog(ClothDialog):
    """Asks which deal of a file to play or to look at, and in which seat."""

    def __init__(self, deals: Deals, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deals, self._settings = deals, settings
        self._record: Record | None = None
        self.lines, self.seats = QComboBox(), ChoiceBox()
        self._game, self.state = PlainLabel(), PlainLabel()
        self.state.setWordWrap(True)
        keep_wide(self.state, _STATE_WIDTH)
        self.play, self.look = QPushButton(), QPushButton()
        self._replayed = False
        self._form = QFormLayout()
        self.lines.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        view = QListView()
        view.setUniformItemSizes(True)  # like the policy: else thousands of lines are measured one by one
        self.lines.setView(view)
        words = wording()
        self.lines.addItems([words.number(number) for number, _ in deals.lines])
        self._lay_out()
        self.lines.currentIndexChanged.connect(self._show)
        self._show()

    def chosen(self) -> Chosen:
        """Return what is to be played; only where it can be."""
        assert self._record is not None  # noqa: S101 - else nothing can be accepted
        number, _ = self._deals.lines[self.lines.currentIndex()]
        people = seat_person(people_of(self._record, self._settings), Seat(self.seats.currentData()))
        return Chosen(self._deals.file, number, self._record, people, self._replayed)

    def _look(self) -> None:
        """Choose the deal to be looked at."""
        self._replayed = True
        self.accept()

    def _lay_out(self) -> None:
        phrases = Phrases(self)
        phrases.say(self.setWindowTitle, TITLE)
        form = self._form
        for title, widget in ((_WHICH, self.lines), (_GAME, self._game), (_STATE, self.state), (_SEAT, self.seats)):
            label = PlainLabel()
            label.setBuddy(widget)
            phrases.say(label.setText, title)
            if widget is not self.lines or len(self._deals.lines) > 1:
                form.addRow(label, widget)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.play, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.look, QDialogButtonBox.ButtonRole.ActionRole)
        phrases.say(self.play.setText, _PLAY)
        phrases.say(self.look.setText, _REPLAY)
        phrases.say(partial(explain, self.look), _REPLAY_TIP)
        self.play.setDefault(True)
        self.look.clicked.connect(self._look)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)

    def _show(self) -> None:
        """Show the deal of the line, or why there is none."""
        self.seats.clear()
        try:
            self._record = self._deals.record(self.lines.currentIndex())
        except UnreadableError as error:
            self._record = None
            self._game.clear()
            self.state.setText(words_of(error.text))
            self._form.activate()  # else it still has the size of the text before
            self.adjustSize()
        else:
            self._show_record(self._record)
        for widget in (self.seats, self.play, self.look):
            widget.setEnabled(self._record is not None)

    def _show_record(self, record: Record) -> None:
        self._game.setText(words_of(record.game.title))
        self.state.setText(words_of(_FINISHED if record.finished else _UNFINISHED(n=len(record.moves))))
        people = people_of(record, self._settings)
        for seat, name in enumerate(shown_names(people)):
            if seat not in record.deal.dummies:
                self.seats.addItem(words_of(_SEAT_OF(number=seat + 1, name=name)), seat)
        own = next((seat for seat, person in enumerate(people) if person.level is None), None)
        self.seats.setCurrentIndex(max(self.seats.findData(own), 0))
