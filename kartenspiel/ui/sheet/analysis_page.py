# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page that tells what the decisions of a seat in a finished deal cost: as a curve, and the dearest first."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.analysis import Analysis, WeighedDecision, by_cost
from kartenspiel.controller.answer_words import answer_named
from kartenspiel.controller.decisions import DEALS, decisions
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.replay import landmarks_of
from kartenspiel.controller.sitting import Step
from kartenspiel.model.game import Pictures
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.sheet.answer_table import AnswerTable
from kartenspiel.ui.sheet.decision_list import LETTERS, DecisionList, DecisionRow
from kartenspiel.ui.sheet.decision_words import DecisionWords
from kartenspiel.ui.sheet.duplicate_words import duplicate_told
from kartenspiel.ui.sheet.worth_plot import WorthCourse, WorthPlot, WorthPoint
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.guests import shown_names, words_among
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

ERROR_SIGN: Final = "✗"
"""Before a decision that cost something for certain."""
BEST_SIGN: Final = "✓"
"""Before one that was the best."""
OTHER_SIGN: Final = "·"
FIRST_LOOK_SIGN: Final = "…"
"""Before one of which the figures will change."""
ASIDE: Final = 16
"""Pixels of cloth at both sides."""
BETWEEN: Final = 10
"""Pixels of cloth between two sheets."""
_NUMBERED: Final = ("play", "trick")
"""What begins where a trick begins."""
WIDE: Final = 2.9
"""So many widths of the list have room for the answers beside it."""

_TITLE = _("Analysis")
_HINT = _("Each answer was played out in {deals} imagined deals that fit what could be seen then.")
_UNIT = _("{unit}, on the average.")
_EUROS = _("In euros")
_WORKING = _("Decisions weighed: {weighed} of {of} …")
_STOPPED = _("Stopped; decisions weighed: {weighed} of {of}.")
_NO_CHOICE = _("There was nothing to decide in this deal.")
_WHOSE = _("&Decisions of")
_WHOSE_TIP = _("Whose decisions are weighed: from what that player could see then")
_STOP = _("S&top")
_GO_ON = _("&Go on")
_CURVE = _("What the deal was worth, from one decision to the next")
_LIST = _("The decisions, the dearest first")
_BETTER = _("{when} · better: {answer}")
_ABOUT_EQUAL = _("{when} · about equal: {answer}")
_BEST = _("{when} · nothing was worth more")
_SPOKEN = _("{when}: {answer}. Cost {cost}. {told}")
_MOMENT = _("&Show this moment")
_MOMENT_TIP = _("The replay at this decision, with what the answers were worth beside the cards (Enter)")
_SUMS = _("S&ums")
_SUMS_TIP = _("Where your money went, over this session or over all deals that were analysed")
_BACK = _("&Back")


class AnalysisPage(ClothPage):
    """The curve of a deal, below it the decisions, and beside these what the answers to the chosen one were worth."""

    moment_wanted = Signal(object)
    """The moment of this `WeighedDecision` is to be shown."""
    seat_wanted = Signal(int)
    """The decisions of a seat are to be analysed."""
    stopped = Signal()
    """The person does not want to wait."""
    sums_wanted = Signal(object)
    """The sums over the session of this deal are to be shown, by its id; ``None`` where it has none."""
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: PlayedDeal | None = None
        self._pictures: Pictures = "french"
        self.seat = Seat(0)
        self._seen: dict[int, Observation] = {}
        self._steps: tuple[Step, ...] = ()
        self._progress, self._halted, self._trouble = Analysis(), False, ""
        self._found: list[WeighedDecision] = []
        self.shown: list[WeighedDecision] = []
        """The decisions in the order of the list."""
        self._title, self._hint, self.duplicate = Heading(), QuietLabel(), PlainLabel()
        self._whose, self.seats = PlainLabel(), ChoiceBox()
        self.state, self.bar, self.stop_button = PlainLabel(), QProgressBar(), QPushButton()
        self.plot, self.list, self.answers = WorthPlot(), DecisionList(), AnswerTable()
        self.moment_button, self.sums_button, self.back_button = QPushButton(), QPushButton(), QPushButton()
        self._waiting = Sheet()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        for setter, text in (
            (self._title.setText, _TITLE),
            (self._whose.setText, _WHOSE),
            (partial(explain, self.seats), _WHOSE_TIP),
            (self.plot.setAccessibleName, _CURVE),
            (self.list.setAccessibleName, _LIST),
            (self.moment_button.setText, _MOMENT),
            (partial(explain, self.moment_button), _MOMENT_TIP),
            (self.sums_button.setText, _SUMS),
            (partial(explain, self.sums_button), _SUMS_TIP),
            (self.back_button.setText, _BACK),
        ):
            self._phrases.say(setter, text)
        self._phrases.tell(self._write)
        self._letters = Letters(self)
        self._letters.measure(self._arrange)

    @property
    def chosen(self) -> WeighedDecision | None:
        """The decision that is chosen."""
        row = self.list.currentRow()
        return self.shown[row] if 0 <= row < len(self.shown) else None

    def begin(self, deal: PlayedDeal, seat: Seat, pictures: Pictures) -> None:
        """Show a deal of which nothing is known yet; `people` are the persons by seat.  Raises `RecordError`."""
        self._seen = {each.moment: each.question.seen for each in decisions(deal, seat)}
        self._steps = deal.steps(seat)
        self._deal, self.seat, self._pictures = deal, seat, pictures
        self._progress, self._found, self._halted, self._trouble = Analysis(), [], False, ""
        self._write()

    def take(self, progress: Analysis) -> None:
        """Show all that is known by now."""
        self._progress = progress
        self._found = list(progress.found)
        self._show_found()

    def tell(self, trouble: str) -> None:
        """Say why there are no further figures."""
        self._trouble = trouble
        self._tell_state()

    def take_focus(self) -> None:
        """Give the keys to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put list and answers side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() - 2 * ASIDE >= WIDE * LETTERS * self.fontMetrics().averageCharWidth()
        directions = QBoxLayout.Direction
        self._body.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

    def _lay_out(self) -> None:
        head = OnCloth()
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._title, 1)
        self._whose.setBuddy(self.seats)
        for part in (self._whose, self.seats, self.sums_button, self.back_button):
            row.addWidget(part)
        wait = QHBoxLayout(self._waiting)
        wait.setContentsMargins(16, 8, 16, 8)
        wait.addWidget(self.state, 1)
        wait.addWidget(self.bar, 1)
        wait.addWidget(self.stop_button)
        curve = Sheet()
        column = QVBoxLayout(curve)
        column.setContentsMargins(12, 10, 12, 10)
        column.addWidget(self.plot, 1)
        self.duplicate.setWordWrap(True)
        column.addWidget(self.duplicate)
        column.addWidget(self._hint)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.setSpacing(BETWEEN)
        column.addWidget(head)
        column.addWidget(self._waiting)
        column.addWidget(curve, 2)
        column.addLayout(self._make_body(), 5)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(page))

    def _make_body(self) -> QBoxLayout:
        """Return the list and the sheet beside it."""
        around, beside = Sheet(), Sheet()
        inner = QVBoxLayout(around)
        inner.setContentsMargins(8, 8, 8, 8)
        inner.addWidget(self.list)
        self.moment_button.setObjectName("first")
        told = QVBoxLayout(beside)
        told.setContentsMargins(14, 10, 14, 12)
        self._beside = scrolled(self.answers, whole=True)
        told.addWidget(self._beside, 1)
        told.addWidget(self.moment_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._body.setSpacing(BETWEEN)
        self._body.addWidget(around, 4)
        self._body.addWidget(beside, 5)
        return self._body

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _row: self._tell_chosen())
        self.list.itemActivated.connect(lambda _item: self._want_moment())
        self.moment_button.clicked.connect(self._want_moment)
        self.plot.wanted.connect(self._want_number)
        self.plot.chosen.connect(lambda number: self.list.setCurrentRow(self.shown.index(self._in_order[number])))
        self.seats.activated.connect(lambda _index: self.seat_wanted.emit(self.seats.currentData()))
        self.stop_button.clicked.connect(self._stop)
        self.sums_button.clicked.connect(self._want_sums)
        self.back_button.clicked.connect(self.back)

    @property
    def _in_order(self) -> list[WeighedDecision]:
        """The decisions in the order of the deal."""
        return sorted(self._found, key=_key)

    def _want_number(self, number: int) -> None:
        """Lead to the moment of a decision of the curve."""
        self.list.setCurrentRow(self.shown.index(self._in_order[number]))
        self._want_moment()

    def _want_moment(self) -> None:
        if self.chosen is not None:
            self.moment_wanted.emit(self.chosen)

    def _want_sums(self) -> None:
        session = None if self._deal is None else self._deal.record.session
        self.sums_wanted.emit(session if isinstance(session, str) else None)

    def _stop(self) -> None:
        """Stop, or go on."""
        if self._halted:
            self.seat_wanted.emit(self.seat)
        else:
            self._halted = True
            self.stopped.emit()
            self._tell_state()

    def words(self) -> DecisionWords:
        """Return the words for the deal."""
        record, people = (None, ()) if self._deal is None else (self._deal.record, self._deal.people)
        unit = "" if record is None else record.game.unit(record.deal.rules)
        return DecisionWords(words_among(people, self._pictures), unit)

    def _write(self) -> None:
        """Write everything again."""
        if self._deal is None:
            return
        words, people = self.words(), self._deal.people
        self.seats.clear()
        for seat, (person, name) in enumerate(zip(people, shown_names(people), strict=True)):
            if not person.is_dummy:
                self.seats.addItem(name, seat)
        self.seats.setCurrentIndex(self.seats.findData(int(self.seat)))
        unit = words.words.unit(words.unit) or words.say(_EUROS)
        self._hint.setText(" ".join((words.say(_HINT(deals=DEALS)), words.say(_UNIT(unit=unit)))))
        self._show_found()
        dress_buttons(self)

    def _show_found(self) -> None:
        """Show what is known by now; the decision that is chosen stays so, and at first it is the dearest."""
        words, row = self.words(), self.list.currentRow()
        chosen = (
            None if self.chosen is None or not row else _key(self.chosen)
        )  # the dearest stays so where nobody chose
        self.shown = by_cost(self._found)
        places = [_key(each) for each in self.shown]  # the figures may be others than before
        now = places.index(chosen) if chosen in places else min(0, len(self.shown) - 1)
        self.list.show_rows([self._row(each, words) for each in self.shown], now)
        self._tell_state()
        self._tell_duplicate(words)
        self._tell_chosen()

    def _tell_duplicate(self, words: DecisionWords) -> None:
        """Say what a strong player made of the same cards, once that is known."""
        duplicate, deal, outcome = self._progress.duplicate, self._deal, self._steps[-1].after.outcome
        self.duplicate.setVisible(duplicate is not None and outcome is not None)
        if duplicate is not None and outcome is not None and deal is not None:
            told = duplicate_told(duplicate, outcome.payments[self.seat], self.seat, deal.record)
            self.duplicate.setText(words.say(told))

    def _tell_state(self) -> None:
        """Say how far the work has come."""
        words, progress = self.words(), self._progress
        of = progress.of or len(self._seen)
        working = not self._trouble and not progress.complete
        text = _STOPPED if self._halted else _WORKING
        told = words.say(text(weighed=progress.weighed, of=of)) if working else self._trouble
        self.state.setText(told or (words.say(_NO_CHOICE) if not self._found else ""))
        self.bar.setRange(0, max(of, 1))
        self.bar.setValue(progress.weighed)
        self.bar.setAccessibleName(self.state.text())
        self.bar.setVisible(working)
        self.stop_button.setText(words.say(_GO_ON if self._halted else _STOP))
        self.stop_button.setVisible(working)
        self._waiting.setVisible(bool(self.state.text()))

    def _row(self, found: WeighedDecision, words: DecisionWords) -> DecisionRow:
        weighing, seen = found.weighing, self._seen[found.moment]
        answer, best = (words.say(answer_named(each, seen)) for each in (weighing.given, weighing.best.answer))
        when = words.when(seen)
        about = _BEST(when=when) if weighing.given_best else _ABOUT_EQUAL(when=when, answer=best)
        if found.is_error:
            about = _BETTER(when=when, answer=best)
        sign = ERROR_SIGN if found.is_error else BEST_SIGN if weighing.given_best else OTHER_SIGN
        sign = sign if found.settled else FIRST_LOOK_SIGN
        cost = words.sure(*weighing.cost[::2]) if weighing.cost.mean > 0 and not weighing.given_best else ""
        told = words.sentence(found, seen)
        spoken = _SPOKEN(when=when, answer=answer, cost=cost or words.figure(0.0), told=told)
        return DecisionRow(sign, answer, words.say(about), cost, words.say(spoken), found.is_error, found.settled)

    def _course(self, words: DecisionWords) -> WorthCourse:
        """Return the curve of what is known by now."""
        assert self._deal is not None  # noqa: S101 - there are no decisions without it
        points = []
        for each in self._in_order:
            weighing = each.weighing
            after = weighing.own.expected
            before = after + max(0.0, weighing.cost.mean)
            place = self._deal.place_after(each.moves)
            told = self._row(each, words).spoken
            points.append(WorthPoint(place, before, after, each.is_error, each.settled, told))
        outcome = self._steps[-1].after.outcome
        end = None if outcome is None else float(outcome.payments[self.seat])
        landmarks = landmarks_of(self._steps)
        numbers = {each.place: words.words.number(each.number + 1) for each in landmarks if each.begins in _NUMBERED}
        parts = tuple((each.place, numbers.get(each.place, "")) for each in landmarks[:-1])  # after the last comes none
        return WorthCourse(tuple(points), len(self._steps) - 1, end, parts)

    def _tell_chosen(self) -> None:
        """Tell of the decision that is chosen."""
        words, found = self.words(), self.chosen
        number = -1 if found is None else self._in_order.index(found)
        self.plot.show_course(self._course(words), number, words.figure)
        self.answers.show_decision(found, None if found is None else self._seen[found.moment], words)
        self._beside.updateGeometry()  # other words, which may need more room
        self.moment_button.setEnabled(found is not None)


def _key(found: WeighedDecision) -> tuple[int, bool]:
    """Return what stays of a decision while it is weighed: its moment, and whether it was about a card."""
    return found.moment, isinstance(found.weighing.best.answer, Play)
