# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked, and everything that can be answered without playing a card as buttons made from the choices.

While cards are played it is a single row above the hand that is in nobody's way, and playing a card is answer enough;
when something has to be said it stands in the middle of the table, with what each choice means and pays.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from kartenspiel.model.game import Game
from kartenspiel.model.moves import Stack
from kartenspiel.model.text import clauses_of
from kartenspiel.model.view import Ladder
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.answers import Answers
from kartenspiel.ui.table.choice_arranger import TIGHTEST, ChoiceArrangement, ChoiceArranger
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.choice_lists import ChoiceLists
from kartenspiel.ui.table.choice_meanings import room_cited
from kartenspiel.ui.table.choice_space import ChoiceSpace
from kartenspiel.ui.table.choice_words import ChoiceWords
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.ladder import LadderFont
from kartenspiel.ui.table.laying_row import cards_to_lay
from kartenspiel.ui.table.offers import plain_choice, suit_of
from kartenspiel.ui.table.scrolled import EDGES, Scrolled
from kartenspiel.ui.table.second_questions import SecondQuestions
from kartenspiel.ui.table.theme import tight_style_of
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording

KEPT: Final = 40
"""So many arrangements are remembered: those of one size of the window, with all that may lie in the way."""


class CallPanel(QFrame):
    """The heading of a question, and buttons for every choice that is no card."""

    resized = Signal()
    """It takes another place now."""
    refilled = Signal()
    """It says something else now."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._space = ChoiceSpace()
        self.answers = Answers(ChoiceWords(game, wording), artwork, self._space, self._walk, self)
        self.second = SecondQuestions(self.answers, artwork, self)
        self._lists = ChoiceLists(self.answers, self.second, self)
        self._ladder: Ladder | None = None
        self._listing = False
        """Whether the choices are shown in the middle of the table, and nothing is asked again."""
        self._plans: dict[tuple[object, ...], ChoiceArrangement] = {}
        """What had room the last time that as many choices sought some in the same rooms."""
        self._measured: dict[tuple[object, ...], QSize] = {}
        """How large the panel is at least with cards to be called in a size of the text, whatever room it seeks."""
        self._layout = QVBoxLayout(self)
        self._body: QWidget | None = None
        self._heading_words = PlainLabel()
        self._heading_words.setObjectName("heading")
        self._heading_words.setWordWrap(True)
        self._heading_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.heading = Cited(self._heading_words)
        """What is asked, with the clause that it comes by."""
        self._layout.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self, self.heading, self._heading_words):
            part.setMouseTracking(True)  # else a card behind it would not notice the pointer
        self._make: Callable[[], QWidget] | None = None
        self.second.turned.connect(self._say)
        self.second.reconsidered.connect(self._ask_again)
        self.hide()

    def speak(self, game: Game, wording: Wording) -> None:
        """Use the words of this game, in the present language."""
        self.answers.words = ChoiceWords(game, wording)
        self._measured.clear()

    def buttons(self) -> list[ChoiceButton]:
        """Return all buttons that can be pressed now to answer."""
        found = self._body.findChildren(ChoiceButton) if self._body is not None else []
        return [button for button in found if button.isEnabled() and button.offered]

    def _walk(self, button: ChoiceButton, key: int) -> None:
        """Move the focus to the next button or the one before, round the ends."""
        buttons = self.buttons()
        step = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
        buttons[(buttons.index(button) + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _ask_again(self) -> None:
        """Offer the choices of the same question again."""
        space = self._space
        self.ask(self.answers.question, space.usual_text, space.room, space.row_width)

    def _say(self, make: Callable[[], QWidget], *, listing: bool = False) -> None:
        self._make, self._listing = make, listing
        self._fill(make())
        self.show()
        self.refilled.emit()

    def _fill(self, body: QWidget | None) -> None:
        if self._body is not None:
            self._layout.removeWidget(self._body)
            self._body.hide()
            self._body.setParent(None)  # else it would be dressed anew with every style until it is gone
            self._body.deleteLater()
        self._body = body
        pad = max(3, round(self._space.text / 4))
        self._layout.setContentsMargins(2 * pad, pad, 2 * pad, pad)
        if body is not None:
            self._layout.addWidget(body, 1)  # what is left over goes below it, and not round what is asked
            body.show()  # while the panel is visible it would count as hidden, and take no room, until the next event
            if self.answers.switches is not None:
                self.answers.switches.show()

    def show_ladder(self, ladder: Ladder | None) -> None:
        """Keep the ladder of bids in sight from the next question on, and between questions; ``None``: no longer."""
        self._ladder = ladder

    def ask(self, question: Question | None, text: int, room: Area, row: float) -> None:
        """Say what is asked and offer the choices, with text of this height, in a panel not larger than `room`.

        Choices in a row take no more than the width `row`.  Where only cards can be chosen there is the heading alone,
        through which, but for its clauses, the mouse reaches the table; without a question there is the ladder of bids,
        or nothing.
        """
        if question is not self.answers.question:
            self._measured.clear()
        self.answers.begin(question)
        space = self._space
        space.text, space.usual_text, space.room, space.row_width = text, text, room, row
        space.columns, space.told_beside, space.narrow = 0, True, False
        if self.styleSheet():
            self._fill(None)  # it would be dressed anew for nothing
            self.setStyleSheet("")
        self.second.laying, self.second.told = None, ""
        if question is None and self._ladder is None:
            self._fill(None)
            self.hide()
            return
        found, lists, ladder = self.answers.offers, self._lists, self._ladder
        buttons = question is None or bool(found) or question.may_pass
        self._head()
        if buttons:
            in_row = self.in_row
            self._say(lambda: lists.in_rows(found) if in_row else lists.in_columns(ladder, found), listing=not in_row)
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
        answers = len(self.answers.offers) if self._ladder is None else 0  # a ladder stays as it is through an auction
        sought = self._ladder is not None, answers, self._space.told_beside, self._space.usual_text, tuple(rooms)
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
        return _holds(room, self.sizeHint())

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
        written = self._written(plan)
        known = None if written is None else self._measured.get(written)
        if known is not None and not _holds(plan.room, known):
            return False  # without making them, which takes a while for a pack of cards
        self._space.told_beside, self._space.columns = plan.told_beside, plan.columns
        self._tighten(plan.size, tight=plan.tight)
        self._take_room(plan.room)
        self._head()
        self._fill(make())
        if written is not None and self._body is not None:
            inside, edges = self._body.sizeHint(), self._layout.contentsMargins()
            above = self._heading_words.fontMetrics().lineSpacing() + self._layout.spacing()  # one line at least
            self._measured[written] = inside.grownBy(edges) + QSize(0, above)
        return _holds(plan.room, self.sizeHint())

    def _written(self, plan: ChoiceArrangement) -> tuple[object, ...] | None:
        """Return on what it depends how large the choices alone are; ``None`` where that is the room too."""
        offers = self.answers.offers
        if not self._listing or not offers or self._ladder is not None or any(each.kind != "call" for each in offers):
            return None
        return self._arranger.text_at(plan.size), plan.size < 1, plan.tight, tuple(self.answers.tags.values())

    def _scroll(self, rooms: Sequence[Area], make: Callable[[], QWidget]) -> Area:
        """Let the choices scroll in the largest room that is wide enough for a column of them, and return that."""
        self._space.told_beside = not self._in_grid
        self._tighten(TIGHTEST[0][0], tight=True)
        arranger = self._arranger
        sizes = arranger.button_sizes(LadderFont(self._space.text, self._space.narrow), tight=True)
        wide = max((size.width() for size in sizes), default=0) + 2 * EDGES
        largest = max(rooms, key=lambda room: (room.width >= wide, room.width * room.height))
        self._take_room(largest)
        self._head()
        self._space.columns = arranger.most_columns(sizes, self._space.text, self._space.room)
        scrolled = Scrolled(make(), largest)
        self._fill(scrolled)
        self.adjustSize()  # how many lines the heading takes is known only now
        scrolled.shorten(self.height() - largest.height)
        return largest

    def _take_room(self, room: Area) -> None:
        self._space.room = room
        if self.in_row:
            self._space.row_width = room.width

    @property
    def _arranger(self) -> ChoiceArranger:
        """Measures what is offered now."""
        offers = self.answers.offers if self._in_grid and self._ladder is None else ()
        choices = [plain_choice(offer) for offer in offers]
        answers = self.answers
        switches = answers.switches is not None
        tags = [answers.tag_of(offer.choices) for offer in offers]
        buttons = [
            (answers.label(each), switches or suit_of(each) is not None, tag)
            for each, tag in zip(choices, tags, strict=True)
        ]
        return ChoiceArranger(
            answers.words,
            tuple(buttons),
            self._ladder,
            self._in_grid,
            self._space.usual_text,
            tuple(answers.tags.values()),
        )

    def _tighten(self, size: float, *, tight: bool) -> None:
        self._space.text, self._space.narrow = self._arranger.text_at(size), size < 1
        style = tight_style_of(self._space.text, tight=tight)
        if style != self.styleSheet():
            self._fill(None)  # it would be dressed anew for nothing
            self.setStyleSheet(style)

    @property
    def _in_grid(self) -> bool:
        """Whether it says nothing but buttons that can stand in any number of columns."""
        found = self.answers.offers
        return self._listing and all(offer.kind not in ("call", "lay") for offer in found)

    def _head(self) -> None:
        """Write what is asked over the choices, in lines as long as the room allows."""
        question = self.answers.question
        if question is not None:
            asked = self.answers.words.game.words.question(question.choices, question.seen)
        elif self._ladder is not None:
            asked = self._ladder.heading
        else:
            return
        words = self.answers.words.wording.text(asked)
        self.heading.tell(words, clauses_of(asked))
        self.setAccessibleName(words)
        self._heading_words.ensurePolished()
        wide = self._heading_words.fontMetrics().horizontalAdvance(words) + self._space.text / 2
        room = self._space.row_width if self.in_row else self._space.room.width
        most = max(0, round(room - room_cited(self._space.text) - 2 * self._space.text))
        self._heading_words.setFixedWidth(round(min(wide, most)))
        lines = self._arranger.heading_lines(self._space.text, most)
        self._heading_words.setMinimumHeight(
            lines * self._heading_words.fontMetrics().lineSpacing() if lines > 1 else 0
        )
        self._heading_words.setWordWrap(True)  # else it would want as much room as when it was written larger
        self.heading.updateGeometry()  # else the panel is told only once it is laid out, after its size was taken

    @property
    def in_row(self) -> bool:
        """Whether the choices stand in a row above the hand, and not in the middle of the table."""
        question = self.answers.question
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
        return self.answers.question is not None

    @property
    def laying(self) -> bool:
        """Whether cards are to be laid away in the middle of the table."""
        return self.second.laying is not None

    @property
    def to_lay(self) -> int:
        """How many cards are to be laid away."""
        return 0 if self.answers.question is None else cards_to_lay(self.answers.question.choices)

    def set_laid(self, laid: int, wanted: int) -> None:
        """Tell how many cards are laid away so far."""
        if self.second.laying is not None:
            self.second.laying.set_laid(laid, wanted)
            self.resized.emit()


def _holds(room: Area, size: QSize) -> bool:
    return size.width() <= room.width and size.height() <= room.height
