# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What lies below a deal that is replayed: the slider, the ways through it, whose eyes, how fast, and playing on."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from kartenspiel.controller.replay_driver import ReplayDriver
from kartenspiel.controller.settings import ReplaySpeed
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.paper import Sheet, dress_buttons
from kartenspiel.ui.replay.deal_slider import DealSlider, SliderMark
from kartenspiel.ui.replay.ways import SIGNS, WAYS, icon_of
from kartenspiel.ui.table.keyboard import REPLAY_KEYS
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel, on_button
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

SPEEDS: Final[Mapping[ReplaySpeed, int]] = {"slow": 2600, "usual": 1400, "fast": 600}
"""Milliseconds from one card or word to the next."""
_BETWEEN: Final = 18
"""Pixels between the two groups where they stand side by side."""
FEW_LINES: Final = 24
"""In a window that has no room for so many lines of text nothing but the cards tells what they were worth."""
ALL_OPEN: Final = None
"""Stands among the seats for all hands open."""

_SLIDER = _("The deal from its beginning to its end")
_EYES = _("S&een by")
_EYES_TIP = _("With whose eyes the deal is seen: only what that player could know then, or all hands open")
_ALL = _("all hands open")
_SPEED = _("Spee&d")
_SPEED_TIP = _("How fast cards and words follow each other")
_SPEED_NAMES: Final[Mapping[ReplaySpeed, Text]] = {"slow": _("slow"), "usual": _("usual"), "fast": _("fast")}
_RUN = _("&Play through")
_HALT = _("Sto&p")
_TRY = _("Play &on as {player}")
_TRY_TIP = _("From here on, against the computer, as often as you like; it counts in no account")
_WHY = _("&Why?")
_WHY_TIP = _("Read why the last card or word was chosen; a click on any card in sight asks about that one (W)")
_ANALYSE = _("Anal&ysis")
_ANALYSE_TIP = _("What each decision in this deal was worth, the dearest first")
NOT_OVER: Final = _("What the decisions were worth is told once the deal is over.")
"""Why a deal cannot be analysed."""
_BACK = _("&Back")
_BACK_TIP = _("Leave the replay")
_BIDDING = _("Bidding")
_PREPARING = _("Before the play")
_PLAY = _("Play")
_PARTS: Final = {"bidding": _BIDDING, "preparing": _PREPARING, "play": _PLAY}
_IN_TRICK = _("Trick {number} of {whole}")
_ENDED = _("The end of the deal")


class ReplayBar(Sheet):
    """The paper below the table."""

    run = Signal(bool)
    """Whether what follows is to be shown, one after the other."""
    play_on = Signal()
    """The person wants to play the deal on from here."""
    why = Signal()
    """The person wants to know why the move that was shown last was made."""
    analyse = Signal()
    """The person wants to know what the decisions were worth."""
    back = Signal()
    """The person has seen enough."""

    def __init__(self, driver: ReplayDriver, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._driver = driver
        self._names: tuple[str, ...] = ()
        self.slider = DealSlider()
        self.ways = {way: QPushButton() for way in WAYS}
        self.run_button, self.try_button, self.back_button = QPushButton(), QPushButton(), QPushButton()
        self.why_button = QPushButton()
        self.analyse_button = QPushButton()
        self.run_button.setCheckable(True)
        self.where, self.told = PlainLabel(), PlainLabel()
        self._dear: tuple[int, ...] = ()
        self.eyes, self.speed = ChoiceBox(), ChoiceBox()
        self._eyes_label, self._speed_label = PlainLabel(), PlainLabel()
        self._groups = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways_row, self._looks_row, self._acts_row = QWidget(), QWidget(), QWidget()
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        for key in REPLAY_KEYS:
            if key.id in self.ways:
                self._phrases.say(partial(self._name, key.id), key.does)
        for setter, text in (
            (self.slider.setAccessibleName, _SLIDER),
            (self._eyes_label.setText, _EYES),
            (partial(explain, self.eyes), _EYES_TIP),
            (self._speed_label.setText, _SPEED),
            (partial(explain, self.speed), _SPEED_TIP),
            (partial(explain, self.try_button), _TRY_TIP),
            (self.why_button.setText, _WHY),
            (partial(explain, self.why_button), _WHY_TIP),
            (self.analyse_button.setText, _ANALYSE),
            (self.back_button.setText, _BACK),
            (partial(explain, self.back_button), _BACK_TIP),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._write)
        self._letters = Letters(self)
        self._letters.measure(self._dress)
        appearance.COLOURS.changed.connect(self._dress)

    @property
    def _rows(self) -> tuple[QWidget, QWidget, QWidget]:
        """What stands in one row each where there is no room for more side by side."""
        return self._ways_row, self._looks_row, self._acts_row

    @property
    def pause_ms(self) -> int:
        """How long to wait before what follows is shown."""
        return SPEEDS[self.speed.currentData()]

    def show_speed(self, speed: ReplaySpeed) -> None:
        """Show what follows as fast as this."""
        self.speed.setCurrentIndex(self.speed.findData(speed))

    def show_people(self, names: Sequence[str]) -> None:
        """Call the players, by seat, like this."""
        self._names = tuple(names)
        self._write()

    def mark_dear(self, places: Sequence[int]) -> None:
        """Mark where something was lost."""
        self._dear = tuple(places)
        self._mark()

    def tell(self, told: str) -> None:
        """Say what is known of the decision that lies there; nothing where that is empty, or has no room."""
        self.told.setText(told)
        self.slider.setAccessibleDescription(" ".join(filter(None, (self.where.text(), told))))
        self._arrange()

    def show_running(self, running: bool) -> None:  # noqa: FBT001 - a state
        """Say whether what follows is being shown."""
        self.run_button.setChecked(running)
        self.run_button.setText(words_of(_HALT if running else _RUN))

    def follow(self) -> None:
        """Show where the deal lies now."""
        driver = self._driver
        self.slider.blockSignals(True)
        self.slider.setRange(0, driver.last)
        self.slider.setValue(driver.place)
        self.slider.blockSignals(False)
        self.slider.update()
        told = words_of(self._where())
        self.where.setText(told)
        self.slider.setAccessibleDescription(told)
        at_end = driver.place == driver.last
        for way, button in self.ways.items():
            button.setEnabled(
                driver.place > 0 if way in {"home", "part_back", "trick_back", "card_back"} else not at_end
            )
        self.run_button.setEnabled(not at_end or self.run_button.isChecked())
        self.try_button.setEnabled(not driver.state.over)
        over = driver.outcome is not None
        self.why_button.setEnabled(over and bool(driver.state.log))
        self.analyse_button.setEnabled(over)
        explain(self.analyse_button, words_of(_ANALYSE_TIP if over else NOT_OVER))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the groups side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange them anew when one says something else; dress the buttons before they are seen."""
        if event.type() == QEvent.Type.Polish:
            self._dress()
        elif event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Be no wider than the widest of the rows needs."""
        wide = max(row.minimumSizeHint().width() for row in self._rows)
        return QSize(wide + 40, super().minimumSizeHint().height())

    def _lay_out(self) -> None:
        for row, parts in (
            (self._ways_row, (*list(self.ways.values())[:4], self.run_button, *list(self.ways.values())[4:])),
            (self._looks_row, (self._eyes_label, self.eyes, self._speed_label, self.speed)),
            (self._acts_row, (self.why_button, self.try_button, self.back_button)),
        ):
            inner = QHBoxLayout(row)
            inner.setContentsMargins(0, 0, 0, 0)
            inner.setSpacing(4)
            for part in parts:
                inner.addWidget(part)
                if part is self.eyes:
                    inner.addSpacing(8)
        for label, box in ((self._eyes_label, self.eyes), (self._speed_label, self.speed)):
            label.setBuddy(box)
            label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)  # its words are never cut off
        self._groups.setSpacing(6)
        self._groups.addWidget(self._ways_row, 0, Qt.AlignmentFlag.AlignHCenter)
        self._groups.addStretch(1)
        self._beside.setSpacing(6)
        for row in (self._looks_row, self._acts_row):
            self._beside.addWidget(row, 0, Qt.AlignmentFlag.AlignCenter)
        self._groups.addLayout(self._beside)
        top = QHBoxLayout()
        top.setSpacing(_BETWEEN)
        top.addWidget(self.slider, 1)
        top.addWidget(self.where, 0, Qt.AlignmentFlag.AlignBottom)
        top.addWidget(self.analyse_button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(8)
        self.told.setWordWrap(True)
        column.addWidget(self.told)
        column.addLayout(top)
        column.addLayout(self._groups)

    def _connect(self) -> None:
        for way, button in self.ways.items():
            button.clicked.connect(partial(WAYS[way], self._driver))
        self.slider.valueChanged.connect(self._driver.go_to)
        self.run_button.clicked.connect(self.run)
        self.why_button.clicked.connect(self.why)
        self.try_button.clicked.connect(self.play_on)
        self.analyse_button.clicked.connect(self.analyse)
        self.back_button.clicked.connect(self.back)
        self.eyes.activated.connect(self._look)

    def _look(self) -> None:
        seat = self.eyes.currentData()
        driver = self._driver
        driver.look(driver.eyes if seat is ALL_OPEN else Seat(seat), all_open=seat is ALL_OPEN)

    def _name(self, way: str, told: str) -> None:
        self.ways[way].setAccessibleName(told)
        explain(self.ways[way], told)

    def _write(self) -> None:
        """Write all that is said of the deal that lies there."""
        driver = self._driver
        speed: ReplaySpeed = self.speed.currentData() or "usual"
        self.speed.clear()
        for each, text in _SPEED_NAMES.items():
            self.speed.addItem(words_of(text), each)
        self.show_speed(speed)
        self.show_running(self.run_button.isChecked())
        if driver.session is None or not self._names:
            return
        self.eyes.clear()
        for seat, (person, name) in enumerate(zip(driver.session.players, self._names, strict=True)):
            if not person.is_dummy:
                self.eyes.addItem(name, seat)
        self.eyes.addItem(words_of(_ALL), ALL_OPEN)
        now = self.eyes.count() - 1 if driver.all_open else self.eyes.findData(int(driver.eyes))
        self.eyes.setCurrentIndex(now)
        self.try_button.setText(words_of(_TRY(player=on_button(self._names[driver.eyes]))))
        self._mark()
        self.follow()

    def _mark(self) -> None:
        """Mark parts, tricks, and what was dear."""
        parts = [
            SliderMark(each.place, words_of(_PARTS[each.begins]) if each.begins in _PARTS else "")
            for each in self._driver.landmarks
        ]
        self.slider.show_marks([*parts, *(SliderMark(place, dear=True) for place in self._dear)])

    def _where(self) -> Text:
        """Return where the deal lies now, in words."""
        driver = self._driver
        if driver.place == driver.last and driver.outcome is not None:
            return _ENDED()
        part, tricks = "bidding", 0
        for each in driver.landmarks:
            if each.place > driver.place:
                break
            if each.begins == "trick":
                tricks = each.number - (each.place == driver.place)
            else:
                part = each.begins
        if part != "play":
            return _PARTS[part]()
        whole = max((each.number for each in driver.landmarks), default=0)
        return _IN_TRICK(number=min(tricks + 1, max(whole, 1)), whole=max(whole, 1))

    def _dress(self) -> None:
        """Wear the colours of the house, and draw the signs as large as letters are."""
        dress_buttons(self)
        tall, ink = self.fontMetrics().ascent(), self.palette().color(QPalette.ColorRole.ButtonText)
        for way, button in self.ways.items():
            icon = icon_of(SIGNS[way], ink, tall)
            button.setIcon(icon)
            button.setIconSize(icon.availableSizes()[0] / icon.availableSizes()[0].height() * tall)
        self._arrange()

    def _arrange(self) -> None:
        ways, *others = (row.sizeHint().width() for row in self._rows)
        beside = sum(others) + self._beside.spacing()
        room = self.width() - 28
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.LeftToRight if beside <= room else directions.TopToBottom)
        wanted = ways + beside + 2 * _BETWEEN
        self._groups.setDirection(directions.LeftToRight if wanted <= room else directions.TopToBottom)
        roomy = self.window().height() >= FEW_LINES * self.fontMetrics().lineSpacing()
        self.told.setVisible(bool(self.told.text()) and roomy)
