# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page that tells what the decisions of a seat in a finished deal cost, the dearest first."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.analysis import Analysis, WeighedDecision, by_cost
from kartenspiel.controller.decisions import DEALS, decisions
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import game_named
from kartenspiel.model.game import Pictures
from kartenspiel.model.moves import LayAway, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Value, Who, marker
from kartenspiel.ui.looks.paper import ClothPage, OnCloth, Sheet, dress_buttons, scrolled
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel
from kartenspiel.ui.words.guests import words_among
from kartenspiel.ui.words.phrases import Phrases
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

ERROR_SIGN: Final = "✗"
"""Before a decision that cost something for certain."""
BEST_SIGN: Final = "✓"
"""Before one that was the best."""

_TITLE = _("Analysis: the decisions of {player}")
_HINT = _(
    "Each answer was played out in {deals} imagined deals that fit what could be seen then. {unit}, on the average."
)
_WORKING = _("{weighed} of {of} decisions are weighed …")
_NO_CHOICE = _("There was nothing to decide in this deal.")
_BEFORE = _("Before the play")
_IN_TRICK = _("Trick {number}")
_SILENCE = _("say nothing")
_DECIDED = _("{sign} {when}: {answer} ({cost})")
_NO_COST = _("nothing lost")
_COST = _("cost {cost} ± {error}")
_ANSWER = _("Answer")
_BRINGS = _("Brings")
_OFTEN = _("Best in")
_GIVEN = _("{answer} (chosen)")
_PERCENT = _("{share} %")
_ERROR = _(
    "{answer} would have brought {more} ± {error} more, and in {share} % of the imagined deals nothing was better."
)
_UNSURE = _("{answer} may have been a little better, but the difference is within what chance does.")
_RIGHT = _("Nothing was worth more.")
_OTHER = _("Next &player")
_MOMENT = _("Show this &moment")
_BACK = _("&Score sheet")


class AnalysisPage(ClothPage):
    """Decisions in a list, and beside it what the answers to the chosen one were worth."""

    moment_wanted = Signal(int)
    """The moment is to be shown at which so many moves had been made."""
    seat_wanted = Signal(int)
    """The decisions of another seat are to be analysed."""
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finished: FinishedDeal | None = None
        self._pictures: Pictures = "french"
        self.seat = Seat(0)
        self._seen: dict[int, Observation] = {}
        self._progress = Analysis()
        self._found: list[WeighedDecision] = []
        self.shown: list[WeighedDecision] = []
        """The decisions in the order of the list."""
        self._title, self._hint, self.state = Heading(), QuietLabel(), QuietLabel()
        self.list = QListWidget()
        self.sentence = PlainLabel()
        self._answers = QGridLayout()
        self.moment_button, self.other_button, self.back_button = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._phrases = Phrases(self)
        self._phrases.say(self.moment_button.setText, _MOMENT)
        self._phrases.say(self.other_button.setText, _OTHER)
        self._phrases.say(self.back_button.setText, _BACK)
        self._phrases.tell(self._write)

    def begin(self, finished: FinishedDeal, seat: Seat, pictures: Pictures) -> None:
        """Show a deal of which nothing is known yet."""
        self._finished, self.seat, self._pictures = finished, seat, pictures
        self._progress, self._found = Analysis(), []
        record = record_from_json(finished.record)
        self._seen = {each.moment: each.question.seen for each in decisions(record, seat)}
        self._write()

    def take(self, progress: Analysis) -> None:
        """Show all that is known by now."""
        self._progress = progress
        self._found = list(progress.found)
        self._write()

    def tell(self, trouble: str) -> None:
        """Say why there are no further figures."""
        self.state.setText(trouble)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        head = OnCloth()
        words = QVBoxLayout(head)
        for label in (self._title, self._hint, self.state):
            words.addWidget(label)
        self.sentence.setWordWrap(True)
        told = QWidget()
        beside = QVBoxLayout(told)
        beside.addWidget(self.sentence)
        beside.addLayout(self._answers)
        beside.addStretch(1)
        paper = Sheet()
        row = QHBoxLayout(paper)
        row.addWidget(self.list, 1)
        row.addWidget(scrolled(told), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 8)
        column.addWidget(head)
        column.addWidget(paper, 1)
        column.addWidget(ButtonRows((self.other_button, self.moment_button, self.back_button)))
        self.list.currentRowChanged.connect(lambda _row: self._tell_chosen())
        self.list.itemActivated.connect(lambda _item: self._want_moment())
        self.moment_button.clicked.connect(self._want_moment)
        self.other_button.clicked.connect(self._want_other)
        self.back_button.clicked.connect(self.back)

    def _want_moment(self) -> None:
        if 0 <= self.list.currentRow() < len(self.shown):
            self.moment_wanted.emit(self.shown[self.list.currentRow()].moves)

    def _want_other(self) -> None:
        if self._finished is not None:
            self.seat_wanted.emit((self.seat + 1) % len(self._finished.players))

    def _words(self) -> Wording:
        return words_among(() if self._finished is None else self._finished.players, self._pictures)

    @property
    def _unit(self) -> str:
        finished = self._finished
        return "" if finished is None else game_named(finished.deal.game).unit(finished.deal.rules)

    def _write(self) -> None:
        finished = self._finished
        if finished is None:
            return
        words, progress, row = self._words(), self._progress, self.list.currentRow()
        chosen = self.shown[row] if 0 < row < len(self.shown) else None  # the dearest stays so where nobody chose
        self._title.setText(words.text(_TITLE(player=Who(self.seat))))
        self._hint.setText(words.text(_HINT(deals=DEALS, unit=words.unit(self._unit) or "€")))
        self.state.setText("")
        if progress.weighed < progress.of or not progress.of:
            self.state.setText(words.text(_WORKING(weighed=progress.weighed, of=progress.of or len(self._seen))))
        elif not self._found:
            self.state.setText(words.text(_NO_CHOICE))
        self.shown = by_cost(self._found)
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([self._line(each, words) for each in self.shown])
        if self.shown:
            self.list.setCurrentRow(self.shown.index(chosen) if chosen in self.shown else 0)
        self.list.blockSignals(False)
        self.moment_button.setEnabled(bool(self.shown))
        self._tell_chosen()
        dress_buttons(self)

    def _line(self, found: WeighedDecision, words: Wording) -> str:
        weighing, seen = found.weighing, self._seen[found.moment]
        begun = any(each.do == "play" for each in seen.log) or seen.cards.trick
        when = _IN_TRICK(number=len(seen.cards.tricks) + 1) if begun else _BEFORE
        sign = ERROR_SIGN if found.is_error else BEST_SIGN if weighing.given_best else "·"
        cost = _COST(**self._cost(found, words)) if weighing.cost.mean > 0 else _NO_COST
        return words.text(_DECIDED(sign=sign, when=when, answer=self._answer(weighing.given, seen), cost=cost))

    def _cost(self, found: WeighedDecision, words: Wording) -> dict[str, str]:
        cost = found.weighing.cost
        return {"cost": _figure(cost.mean, words, self._unit), "error": _figure(cost.error or 0.0, words, self._unit)}

    def _answer(self, answer: Move | None, seen: Observation) -> Value:
        match answer:
            case None:
                return _SILENCE
            case Play(card=card):
                return card
            case LayAway(cards=cards):
                return tuple(each for each in cards if each is not None)
            case _:
                return game_named(seen.game).words.label(answer, seen)

    def _tell_chosen(self) -> None:
        grids.clear(self._answers)
        row = self.list.currentRow()
        if not 0 <= row < len(self.shown):
            self.sentence.setText("")
            return
        words, found = self._words(), self.shown[row]
        weighing, seen = found.weighing, self._seen[found.moment]
        best = self._answer(weighing.best.answer, seen)
        share = round(100 * weighing.best.best)
        figures = self._cost(found, words)
        sentence = _RIGHT if weighing.given_best else _UNSURE(answer=best)
        if found.is_error:
            sentence = _ERROR(answer=best, more=figures["cost"], error=figures["error"], share=share)
        self.sentence.setText(words.text(sentence))
        for column, head in enumerate((_ANSWER, _BRINGS, _OFTEN)):
            self._answers.addWidget(QuietLabel(words.text(head)), 0, column)
        for line, each in enumerate(weighing.answers, 1):
            given = weighing.given == each.answer or weighing.given in each.alike
            told = self._answer(weighing.given if given else each.answer, seen)
            cells = (
                words.text(_GIVEN(answer=told) if given else told),
                _figure(each.expected, words, self._unit),
                words.text(_PERCENT(share=round(100 * each.best))),
            )
            for column, cell in enumerate(cells):
                self._answers.addWidget(PlainLabel(cell), line, column)


def _figure(value: float, words: Wording, unit: str) -> str:
    """Return a mean in the unit of the game: euros for cents, else with one digit behind the point."""
    if unit == "cent":
        return words.locale.toString(value / 100, "f", 2)
    return words.locale.toString(float(value), "f", 1)
