# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A form for who sits where: name, portrait, and the person at the screen or a computer player, for each seat."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from kartenspiel.controller.names import LONGEST_NAME, good_name
from kartenspiel.controller.session import Person
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker
from kartenspiel.paths import resource
from kartenspiel.players.base import BOLDNESS, LEVELS, NAMES, USUAL_BOLDNESS, USUAL_LEVEL
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.cards.heads import Heads, faces_of
from kartenspiel.ui.dialogs.portrait_choice import PortraitButton
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import guest, is_guest
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

_AT_SCREEN: Final = "at the screen"

_LEVELS: Final[Mapping[str, Text]] = {
    _AT_SCREEN: _("you, at the screen"),
    "easy": _("computer, easy"),
    "medium": _("computer, medium"),
    "strong": _("computer, strong"),
    "expert": _("computer, expert"),
    "random": _("computer, plays any card"),
}
_BOLDNESS: Final[Mapping[str, Text]] = {
    "timid": _("very cautious"),
    "cautious": _("cautious"),
    USUAL_BOLDNESS: _("balanced"),
    "bold": _("bold"),
    "daring": _("daring"),
}
_SEAT: Final = _("Seat {number}")
_NAME: Final = _("Name in seat {number}")
_WHO: Final = _("Who plays in seat {number}")
_HOW_BOLD: Final = _("How much the computer player in seat {number} dares when it bids and announces")
_CHANGE: Final = _("Change places with the next seat")
_HELP: Final = _("The seats stand in the order of play. If nobody sits at the screen, you watch the computer players.")


class _Row:
    """One seat."""

    def __init__(self, heads: Heads) -> None:
        self.portrait = PortraitButton(heads)
        self.seat = PlainLabel()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.who = ChoiceBox()
        for level in (_AT_SCREEN, *LEVELS, *(name for name in NAMES if name not in LEVELS)):
            self.who.addItem("", level)
        self.boldness = ChoiceBox()
        """How much a computer player dares; nobody dares anything who plays any card."""
        for each in BOLDNESS:
            self.boldness.addItem("", each)
        self.who.currentIndexChanged.connect(self._tell_who)
        self.change = QToolButton()
        self.change.setText("⇅")
        self.change.setAutoRaise(True)

    def widgets(self) -> tuple[QWidget, ...]:
        """Return what stands in the row."""
        return self.portrait, self.seat, self.name, self.change, self.who, self.boldness

    def lay_out(self, grid: QGridLayout, line: int) -> None:
        """Stand in two lines of a grid, beside the portrait: whose seat it is, and who plays there and how."""
        for widget in self.widgets():
            keeping = widget.sizePolicy()
            keeping.setRetainSizeWhenHidden(True)  # so that the dialog is as high for fewer players
            widget.setSizePolicy(keeping)
        named = QHBoxLayout()
        for widget, share in ((self.seat, 0), (self.name, 1), (self.change, 0)):
            named.addWidget(widget, share)
        grid.addWidget(self.portrait, line, 0, 2, 1)
        grid.addLayout(named, line, 1, 1, 2)
        grid.addWidget(self.who, line + 1, 1)
        grid.addWidget(self.boldness, line + 1, 2)

    @property
    def level(self) -> str | None:
        """The computer player chosen, ``None`` for the person at the screen."""
        level = str(self.who.currentData())
        return None if level == _AT_SCREEN else level

    def person(self) -> Person:
        """Return who sits here; a name left empty is that of a guest."""
        return Person(good_name(self.name.text()) or guest(), self.level, self._how_bold, self.portrait.portrait)

    @property
    def _how_bold(self) -> str:
        return str(self.boldness.currentData()) if self.level in LEVELS else USUAL_BOLDNESS

    def _tell_who(self) -> None:
        self.boldness.setEnabled(self.level in LEVELS)

    def show_person(self, person: Person) -> None:
        """Seat somebody here, without telling anybody."""
        self.name.setText("" if is_guest(person) else person.name)
        self.take_level(person.level)
        self.take_boldness(person.boldness)
        self.portrait.portrait = person.portrait

    def take_level(self, level: str | None) -> None:
        """Have the person at the screen or this computer player sit here, without telling anybody."""
        with QSignalBlocker(self.who):
            self.who.setCurrentIndex(max(0, self.who.findData(level or _AT_SCREEN)))
        self._tell_who()

    def take_boldness(self, boldness: str) -> None:
        """Have the computer player dare so much."""
        self.boldness.setCurrentIndex(self.boldness.findData(boldness))

    def retell(self, number: int) -> None:
        """Write every text again."""
        self.seat.setText(words_of(_SEAT(number=number)))
        self.name.setPlaceholderText(guest())
        self.name.setAccessibleName(words_of(_NAME(number=number)))
        self.who.setAccessibleName(words_of(_WHO(number=number)))
        self.portrait.retell(number)
        self.boldness.setAccessibleName(words_of(_HOW_BOLD(number=number)))
        explain(self.boldness, words_of(_HOW_BOLD(number=number)))
        for index, each in enumerate(BOLDNESS):
            self.boldness.setItemText(index, words_of(_BOLDNESS[each]))
        explain(self.change, words_of(_CHANGE))
        self.change.setAccessibleName(words_of(_CHANGE))
        for index in range(self.who.count()):
            level = str(self.who.itemData(index))
            self.who.setItemText(index, words_of(_LEVELS[level]) if level in _LEVELS else level)


class PlayersForm(QWidget):
    """Who sits where."""

    def __init__(self, seats: int, pictures_cache: Path | None = None, parent: QWidget | None = None) -> None:
        """Have rows for up to so many seats; `pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__(parent)
        self._artwork = Artwork(resource("cards"), pictures_cache, Look(), self)
        heads = Heads(self._artwork)
        self.rows = tuple(_Row(heads) for _ in range(seats))
        self._seats = seats
        self._lay_out()
        for index, row in enumerate(self.rows):
            row.who.currentIndexChanged.connect(lambda _index, this=row: self._only_one_at_screen(this))
            row.change.clicked.connect(lambda _checked, place=index: self._change_places(place))
            for changed in (row.name.textChanged, row.who.currentIndexChanged, row.portrait.chosen):
                changed.connect(self._show_faces)
        self._artwork.ready.connect(lambda: [row.portrait.update() for row in self.rows])
        self._phrases = Phrases(self)
        self._phrases.tell(self._retell)

    def show_people(self, people: Sequence[Person]) -> None:
        """Seat these people."""
        for row, person in zip(self.rows, people, strict=False):
            row.show_person(person)
        self._show_faces()

    def show_pictures(self, pictures: Pictures) -> None:
        """Show heads of the figures of this pack, where no portrait is chosen."""
        self._artwork.set_look(Look(pictures=pictures))
        self._show_faces()

    def close_down(self) -> None:
        """Stop drawing: the dialog closes."""
        self._artwork.close()

    def set_seats(self, seats: int) -> None:
        """Show so many seats; where one is taken away, the person at the screen keeps a seat."""
        self._seats = seats
        for index, row in enumerate(self.rows):
            for widget in row.widgets():
                widget.setVisible(index < seats)
        own = next((place for place, row in enumerate(self.rows) if row.level is None), 0)
        if own >= seats:
            self._swap(own, 0)

    def people(self) -> tuple[Person, ...]:
        """Return who sits in each seat."""
        return tuple(row.person() for row in self.rows[: self._seats])

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        for number, row in enumerate(self.rows):
            row.lay_out(grid, 2 * number)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        self._help = QuietLabel()
        page.addWidget(self._help)
        page.addLayout(grid)
        page.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _only_one_at_screen(self, chosen: _Row) -> None:
        if chosen.level is not None:
            return
        for row in self.rows:
            if row is not chosen and row.level is None:
                row.take_level(USUAL_LEVEL)
                self._exchange_names(row, chosen)

    def _exchange_names(self, one: _Row, other: _Row) -> None:
        """Let two people be called like each other, and look so."""
        mine, theirs = one.name.text(), other.name.text()
        one.name.setText(theirs)
        other.name.setText(mine)
        one.portrait.portrait, other.portrait.portrait = other.portrait.portrait, one.portrait.portrait
        self._show_faces()

    def _show_faces(self) -> None:
        """Show how everybody will look at the table, by portrait, name and pack."""
        people, pictures = self.people(), self._artwork.look.pictures
        without = faces_of([replace(person, portrait="") for person in people], pictures)
        for row, person, face, usual in zip(self.rows, people, faces_of(people, pictures), without, strict=False):
            row.portrait.show_face(face, usual, computer=person.level is not None)

    def _change_places(self, place: int) -> None:
        self._swap(place, (place + 1) % self._seats)

    def _swap(self, one: int, other: int) -> None:
        first, second = self.rows[one], self.rows[other]
        mine, theirs = first.person(), second.person()
        for row, person in ((first, theirs), (second, mine)):
            row.take_level(person.level)
            row.take_boldness(person.boldness)
        self._exchange_names(first, second)

    def _retell(self) -> None:
        self._help.setText(words_of(_HELP))
        for number, row in enumerate(self.rows, 1):
            row.retell(number)
