# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked, and everything that can be answered without playing a card as buttons made from the choices.

While cards are played it is a single row above the hand that is in nobody's way, and playing a card is answer enough;
when something has to be said it stands in the middle of the table, with what each choice means and pays.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from kartenspiel.model.game import Game
from kartenspiel.model.moves import Move, Stack
from kartenspiel.model.text import clauses_of
from kartenspiel.model.view import Ladder
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.choice_arranger import TIGHTEST, ChoiceArrangement, ChoiceArranger
from kartenspiel.ui.table.choice_lists import ChoiceLists, suit_of
from kartenspiel.ui.table.choice_meanings import room_cited
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.ladder import LadderFont
from kartenspiel.ui.table.laying_row import cards_to_lay
from kartenspiel.ui.table.offers import plain_choice
from kartenspiel.ui.table.scrolled import EDGES, Scrolled
from kartenspiel.ui.table.switches import Switches, has_switches
from kartenspiel.ui.table.theme import tight_style_of
from kartenspiel.ui.words.wording import Wording

KEPT: Final = 40
"""So many arrangements are remembered: those of one size of the window, with all that may lie in the way."""


class CallPanel(ChoiceLists):
    """The heading of a question, and buttons for every choice that is no card."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, parent: QWidget) -> None:
        super().__init__(game, artwork, wording, parent)
        self._plans: dict[tuple[object, ...], ChoiceArrangement] = {}
        """What had room the last time that as many choices sought some in the same rooms."""
        self.reconsidered.connect(lambda: self.ask(self._question, self._usual_text, self._room, self._row_width))

    def show_ladder(self, ladder: Ladder | None) -> None:
        """Keep the ladder of bids in sight from the next question on, and between questions; ``None``: no longer."""
        self._ladder = ladder

    def ask(self, question: Question | None, text: int, room: Area, row: float) -> None:
        """Say what is asked and offer the choices, with text of this height, in a panel not larger than `room`.

        Choices in a row take no more than the width `row`.  Where only cards can be chosen there is the heading alone,
        through which, but for its clauses, the mouse reaches the table; without a question there is the ladder of bids,
        or nothing.
        """
        if question is not self._question:
            self.switches = None
            if question is not None and has_switches(question):
                self.switches = Switches(question, self.choices_after, self.switched.emit)
        self._question, self._text, self._room, self._row_width = question, text, room, row
        self._usual_text, self._columns, self._told_beside, self._narrow = text, 0, True, False
        if self.styleSheet():
            self._fill(None)  # it would be dressed anew for nothing
            self.setStyleSheet("")
        self._laying = None
        if question is None and self._ladder is None:
            self._fill(None)
            self.hide()
            return
        found = self._found
        buttons = question is None or bool(found) or question.may_pass
        self._head()
        if buttons:
            self._say(
                (lambda: self._row(found)) if self.in_row else (lambda: self._list(found)), listing=not self.in_row
            )
        else:
            self._make = None
            self._fill(None)
            self.show()
            self.refilled.emit()

    def fit(self, rooms: Sequence[Area]) -> Area:
        """Arrange the same more tightly in the first of these rooms that holds it, and return that.

        More columns are tried, then smaller text, then explanations only where the pointer is.  Where nothing helps it
        is scrolled in the largest that is wide enough, in as many columns as stand side by side there.  A heading alone
        has the first room that holds it.
        """
        make = self._make
        if make is None:
            return next((room for room in rooms if self._heads(room)), rooms[0])
        answers = len(self._found) if self._ladder is None else 0  # a ladder stays as it is through an auction
        sought = self._ladder is not None, answers, self._told_beside, self._usual_text, tuple(rooms)
        plan = next((plan for plan in self._candidates(self._plans.get(sought), rooms) if self._try(plan, make)), None)
        if plan is not None:
            self._plans[sought] = plan
            if len(self._plans) > KEPT:
                del self._plans[next(iter(self._plans))]  # the oldest
            return plan.room
        return self._scroll(rooms, make)

    def _heads(self, room: Area) -> bool:
        """Write the heading alone in lines for a room, and tell whether it then has room there."""
        self._take_room(room)
        self._head()
        wanted = self.sizeHint()
        return wanted.width() <= room.width and wanted.height() <= room.height

    def _candidates(self, last: ChoiceArrangement | None, rooms: Sequence[Area]) -> Iterator[ChoiceArrangement]:
        """Yield what may have room, first as it was `last`: the rows of a ladder then stay where they are.

        Where what must be explained of its contracts has become longer, that is told only where the pointer is.
        """
        if last is not None:
            yield last
            if self._ladder is not None:
                yield last._replace(told_beside=False)
        yield from self._arranger.arrangements(rooms)

    def _try(self, plan: ChoiceArrangement, make: Callable[[], QWidget]) -> bool:
        """Arrange the choices like this, and tell whether they then have room."""
        self._told_beside, self._columns = plan.told_beside, plan.columns
        self._tighten(plan.size, tight=plan.tight)
        self._take_room(plan.room)
        self._head()
        self._fill(make())
        wanted = self.sizeHint()
        return wanted.width() <= plan.room.width and wanted.height() <= plan.room.height

    def _scroll(self, rooms: Sequence[Area], make: Callable[[], QWidget]) -> Area:
        """Let the choices scroll in the largest room that is wide enough for a column of them, and return that."""
        self._told_beside = not self._in_grid
        self._tighten(TIGHTEST[0][0], tight=True)
        arranger = self._arranger
        sizes = arranger.button_sizes(LadderFont(self._text, self._narrow), tight=True)
        wide = max((size.width() for size in sizes), default=0) + 2 * EDGES
        largest = max(rooms, key=lambda room: (room.width >= wide, room.width * room.height))
        self._take_room(largest)
        self._head()
        self._columns = arranger.most_columns(sizes, self._text, self._room)
        scrolled = Scrolled(make(), largest)
        self._fill(scrolled)
        self.adjustSize()  # how many lines the heading takes is known only now
        scrolled.shorten(self.height() - largest.height)
        return largest

    def _take_room(self, room: Area) -> None:
        self._room = room
        if self.in_row:
            self._row_width = room.width

    @property
    def _arranger(self) -> ChoiceArranger:
        """Measures what is offered now."""
        offers = self._found if self._in_grid and self._ladder is None else ()
        choices = [plain_choice(offer) for offer in offers]
        buttons = [
            (self.words.label(each, self._seen), self.switches is not None or suit_of(each) is not None)
            for each in choices
        ]
        return ChoiceArranger(self.words, tuple(buttons), self._ladder, self._in_grid, self._usual_text)

    def _tighten(self, size: float, *, tight: bool) -> None:
        self._text, self._narrow = self._arranger.text_at(size), size < 1
        style = tight_style_of(self._text, tight=tight)
        if style != self.styleSheet():
            self._fill(None)  # it would be dressed anew for nothing
            self.setStyleSheet(style)

    @property
    def _in_grid(self) -> bool:
        """Whether it says nothing but buttons that can stand in any number of columns."""
        found = self._found
        return self._listing and all(offer.kind not in ("call", "lay") for offer in found)

    def _head(self) -> None:
        """Write what is asked over the choices, in lines as long as the room allows."""
        question = self._question
        if question is not None:
            asked = self.words.game.words.question(question.choices, question.seen)
        elif self._ladder is not None:
            asked = self._ladder.heading
        else:
            return
        words = self.words.wording.text(asked)
        self.heading.tell(words, clauses_of(asked))
        self.setAccessibleName(words)
        self._heading_words.ensurePolished()
        wide = self._heading_words.fontMetrics().horizontalAdvance(words) + self._text / 2
        room = self._row_width if self.in_row else self._room.width
        most = max(0, round(room - room_cited(self._text) - 2 * self._text))
        self._heading_words.setFixedWidth(round(min(wide, most)))
        lines = self._arranger.heading_lines(self._text, most)
        self._heading_words.setMinimumHeight(
            lines * self._heading_words.fontMetrics().lineSpacing() if lines > 1 else 0
        )
        self._heading_words.setWordWrap(True)  # else it would want as much room as when it was written larger
        self.heading.updateGeometry()  # else the panel is told only once it is laid out, after its size was taken

    @property
    def in_row(self) -> bool:
        """Whether the choices stand in a row above the hand, and not in the middle of the table."""
        question = self._question
        if question is None:
            return False
        return question.may_pass or bool(question.plays) or any(isinstance(each, Stack) for each in question.choices)

    @property
    def laddered(self) -> bool:
        """Whether it shows the ladder of bids, and nothing that is asked beside it."""
        return self._ladder is not None and self._listing

    @property
    def asking(self) -> bool:
        """Whether anything is asked now."""
        return self._question is not None

    @property
    def laying(self) -> bool:
        """Whether cards are to be laid away in the middle of the table."""
        return self._laying is not None

    @property
    def to_lay(self) -> int:
        """How many cards are to be laid away."""
        return 0 if self._question is None else cards_to_lay(self._question.choices)

    def set_laid(self, laid: int, wanted: int) -> None:
        """Tell how many cards are laid away so far."""
        if self._laying is not None:
            self._laying.set_laid(laid, wanted)
            self.resized.emit()

    def pass_by(self) -> bool:
        """Say nothing, or pass; tell whether either was possible."""
        question = self._question
        if question is None:
            return False
        if question.may_pass:
            self.silent.emit()
            return True
        passing = [offer.choices[0] for offer in self._found if offer.kind == "pass"]
        if passing and isinstance(passing[0], Move) and (self.switches is None or self.switches.allow(passing[0])):
            self.chosen.emit(passing[0])
        return bool(passing)
