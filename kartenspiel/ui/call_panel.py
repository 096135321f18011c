# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked, and everything that can be answered without playing a card as buttons made from the choices.

While cards are played it is a single row above the hand that is in nobody's way, and playing a card is answer enough;
when something has to be said it stands in the middle of the table, with what each choice means and pays.
"""

import math
from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Game, Observation
from kartenspiel.model.moves import Choice, LayAwayChoice, Stack
from kartenspiel.model.text import Text, clauses_of
from kartenspiel.players.question import Question
from kartenspiel.ui.artwork import Artwork
from kartenspiel.ui.card_picker import CardPicker
from kartenspiel.ui.choice_button import ChoiceButton
from kartenspiel.ui.clauses import Cited
from kartenspiel.ui.facts_panel import BORDER
from kartenspiel.ui.frame import Area
from kartenspiel.ui.offers import Offer, offers, plain
from kartenspiel.ui.plain import PlainLabel, tip_of
from kartenspiel.ui.wording import Wording

ROW_HEIGHT: Final = 2.8
"""Height of a button with the room around it, in heights of the text; what is too high for one column takes two."""
HEADING: Final = 2.0
"""Height of what is asked, over the choices, in heights of the text."""
HINT_WIDTH: Final = 34
"""Greatest width of an explanation, in heights of the text."""
CITED: Final = 4.5
"""Width that the clauses beside an explanation take, in heights of the text."""
SHORTEST: Final = 16
"""Least width of its lines beside a button; where there is less room the explanations share a place."""
TIGHTER: Final = (1.0, 0.8)
"""Sizes of the text, by the usual one, that are tried where room is scarce."""
LEAST_TEXT: Final = 11
"""Height of text that is not made smaller where room is scarce, in pixels."""
MOST_COLUMNS: Final = 5


class CallPanel(QFrame):
    """The heading of a question, and buttons for every choice that is no card."""

    chosen = Signal(object)
    silent = Signal()
    nothing_more = Signal()
    silent_session = Signal()
    picking = Signal(object)
    """Choices of which one is to be picked by its card in the hand; empty when the person thought better of it."""
    resized = Signal()
    """It takes another place now."""
    refilled = Signal()
    """It says something else now."""
    confirmed = Signal()
    """The cards laid away are those meant."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._game, self._artwork, self._wording = game, artwork, wording
        self._question: Question | None = None
        self._text, self._room, self._row_width = 13, Area(0, 0, 600, 400), 600.0
        self._usual_text = self._text
        self._columns = 0
        self._told_beside = True
        self._listing = False
        self._confirm: ChoiceButton | None = None
        self._layout = QVBoxLayout(self)
        self._body: QWidget | None = None
        self._heading_words = PlainLabel()
        self._heading_words.setObjectName("heading")
        self._heading_words.setWordWrap(True)
        self.heading = Cited(self._heading_words)
        """What is asked, with the clause that it comes by."""
        self._layout.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignHCenter)
        self._make: Callable[[], QWidget] | None = None
        self.hide()

    def speak(self, game: Game, wording: Wording) -> None:
        """Use the words of this game, in the present language."""
        self._game, self._wording = game, wording

    def ask(self, question: Question | None, text: int, room: Area, row: float) -> None:
        """Say what is asked and offer the choices, with text of this height, in a panel not larger than `room`.

        Choices in a row take no more than the width `row`.  Where only cards can be chosen there is the heading alone,
        through which the mouse reaches the table; without a question the panel hides.
        """
        self._question, self._text, self._room, self._row_width = question, text, room, row
        self._usual_text, self._columns, self._told_beside = text, 0, True
        self.setStyleSheet("")
        self._confirm = None
        if question is None:
            self._fill(None)
            self.hide()
            return
        found = offers(question)
        buttons = bool(found) or question.may_pass
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not buttons)
        self._head(question)
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
        is scrolled in the largest.
        """
        assert self._make is not None  # noqa: S101 - is asked only of a panel that says something
        self._fill(None)
        for told_beside, size in product((True, False) if self._in_grid else (True,), TIGHTER):
            self._told_beside = told_beside
            self._tighten(size)
            sizes = self._button_sizes()
            for room in rooms:
                self._room = room
                self._columns = self._columns_for(sizes)
                if not self._columns:
                    continue
                self._head_again()
                self._fill(self._make())
                wanted = self.sizeHint()
                if wanted.width() <= room.width and wanted.height() <= room.height:
                    return room
        largest = max(rooms, key=lambda room: room.width * room.height)
        self._room, self._columns = largest, 1
        self._head_again()
        scrolled = _Scrolled(self._make(), largest)
        self._fill(scrolled)
        self.adjustSize()  # how many lines the heading takes is known only now
        scrolled.shorten(self.height() - largest.height)
        return largest

    def _tighten(self, size: float) -> None:
        self._text = max(min(LEAST_TEXT, self._usual_text), round(size * self._usual_text))
        text, quiet = self._text, round(0.88 * self._text)
        style = (
            f"QPushButton {{ font-size: {text}px; min-height: {round(1.5 * text)}px;"
            f" padding: {text // 4}px {text // 2}px; }}"
            f"QLabel {{ font-size: {text}px; }} QLabel#quiet {{ font-size: {quiet}px; }}"
        )
        if style != self.styleSheet():
            self.setStyleSheet(style)

    @property
    def _in_grid(self) -> bool:
        """Whether it says nothing but buttons that can stand in any number of columns."""
        found = () if self._question is None else offers(self._question)
        return self._listing and all(offer.kind not in ("call", "lay") for offer in found)

    def _button_sizes(self) -> list[QSize]:
        """Return how large the buttons are that can stand in columns."""
        if not self._in_grid or self._question is None:
            return []
        buttons = [self._button(offer) for offer in offers(self._question)]
        self._widest(buttons)
        sizes = [button.sizeHint() for button in buttons]
        for button in buttons:
            button.setParent(None)
        return sizes

    def _columns_for(self, sizes: Sequence[QSize]) -> int:
        """Return the least number of columns in which buttons of these sizes have room; none where there is none."""
        if not sizes:
            return 1
        gap, pad = max(4, self._text // 3), max(3, round(self._text / 4)) + BORDER
        told = round(2.4 * self._text) + gap if self._told_beside else 0
        for columns in range(1, min(MOST_COLUMNS, len(sizes)) + 1):
            rows = -(-len(sizes) // columns)
            widths = [max(size.width() for size in sizes[place::columns]) for place in range(columns)]
            wide = sum(widths) + gap * (columns - 1) + 4 * pad
            tall = rows * (sizes[0].height() + gap) - gap + told + 2 * pad + self.heading.sizeHint().height()
            if wide <= self._room.width and tall <= self._room.height:
                return columns
        return 0

    def _head_again(self) -> None:
        """Let what is asked have lines as long as the room allows."""
        if self._question is not None:
            self._head(self._question)

    def _head(self, question: Question) -> None:
        """Write what is asked over the choices."""
        asked = self._game.asked(question.choices, question.seen)
        words = self._wording.text(asked)
        self.heading.tell(words, clauses_of(asked))
        self.setAccessibleName(words)
        self._heading_words.ensurePolished()
        wide = self._heading_words.fontMetrics().horizontalAdvance(words) + self._text / 2
        room = self._row_width if self.in_row else self._room.width
        self._heading_words.setMinimumWidth(max(0, round(min(wide, room - (CITED + 2) * self._text))))

    @property
    def in_row(self) -> bool:
        """Whether the choices stand in a row above the hand, and not in the middle of the table."""
        question = self._question
        if question is None:
            return False
        return question.may_pass or bool(question.plays) or any(isinstance(each, Stack) for each in question.choices)

    @property
    def laying(self) -> bool:
        """Whether cards are to be laid away in the middle of the table."""
        return self._confirm is not None

    def set_laid(self, laid: int, wanted: int) -> None:
        """Tell how many cards are laid away so far."""
        if self._confirm is not None:
            self._confirm.setEnabled(laid == wanted)
            self._confirm.setText(_laid(laid, wanted))
            self.resized.emit()

    def buttons(self) -> list[ChoiceButton]:
        """Return all buttons that can be pressed now."""
        found = self._body.findChildren(ChoiceButton) if self._body is not None else []
        return [button for button in found if button.isEnabled()]

    def pass_by(self) -> bool:
        """Say nothing, or pass; tell whether either was possible."""
        question = self._question
        if question is None:
            return False
        if question.may_pass:
            self.silent.emit()
            return True
        passing = [offer for offer in offers(question) if offer.kind == "pass"]
        if passing:
            self.chosen.emit(passing[0].choices[0])
        return bool(passing)

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
        pad = max(3, round(self._text / 4))
        self._layout.setContentsMargins(2 * pad, pad, 2 * pad, pad)
        if body is not None:
            self._layout.addWidget(body)
            body.show()  # while the panel is visible it would count as hidden, and take no room, until the next event

    def _row(self, found: tuple[Offer, ...]) -> QWidget:
        """Return all buttons side by side, in as many rows as they need."""
        buttons = [self._button(offer) for offer in found]
        if self._question is not None and self._question.may_pass:
            buttons += self._silences()
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        gap = max(4, self._text // 3)
        column.setSpacing(gap)
        left = 0.0
        for button in buttons:
            button.setParent(body)
            button.ensurePolished()
            wide = button.sizeHint().width() + gap
            if left < wide:
                column.addLayout(row := QHBoxLayout())
                row.setSpacing(gap)
                left = self._row_width - 2 * gap
            row.addWidget(button)
            left -= wide
        return body

    def _silences(self) -> tuple[ChoiceButton, ...]:
        nothing = ChoiceButton(QCoreApplication.translate("CallPanel", "Nothing to say"), self._walk)
        nothing.setObjectName("first")
        nothing.setToolTip(QCoreApplication.translate("CallPanel", "Say nothing and let play go on (space bar)."))
        nothing.clicked.connect(self.silent)
        never = ChoiceButton(QCoreApplication.translate("CallPanel", "Nothing more this deal"), self._walk)
        never.setToolTip(QCoreApplication.translate("CallPanel", "Not be asked again until the next deal (key N)."))
        never.clicked.connect(self.nothing_more)
        for_all = ChoiceButton(QCoreApplication.translate("CallPanel", "Nothing more this session"), self._walk)
        for_all.setToolTip(QCoreApplication.translate("CallPanel", "Not be asked again out of turn in this session."))
        for_all.clicked.connect(self.silent_session)
        return nothing, never, for_all

    def _list(self, found: tuple[Offer, ...]) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(max(4, self._text // 3))
        for offer in found:
            if offer.kind == "call":
                column.addWidget(self._caller(offer))
            elif offer.kind == "lay":
                column.addWidget(self._layer(offer))
        rest = [offer for offer in found if offer.kind not in ("call", "lay")]
        if rest:
            column.addWidget(self._grid(rest))
        return body

    def _grid(self, found: list[Offer]) -> QWidget:
        """Return the buttons one under the other with what they mean beside them, or in two columns above it."""
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(max(4, self._text // 3))
        shared = Cited(self._quiet(_pointing(), self._line))
        buttons = [self._button(offer) for offer in found]
        widest = self._widest(buttons)
        room = self._room.width - widest - 2.5 * self._text
        high = (len(found) * ROW_HEIGHT + HEADING) * self._text > self._room.height
        narrow = not self._columns and not high and room >= SHORTEST * self._text
        columns = self._columns or 2
        for place, (offer, button) in enumerate(zip(found, buttons, strict=True)):
            hint = self._game.hint(plain(offer), self._seen)
            if self._told_beside:
                button.setToolTip(tip_of(self._key(offer)))  # what it means stands beside it
            if narrow:
                grid.addWidget(button, place, 0)
                if hint is not None:
                    words = self._quiet(self._wording.text(hint), room - CITED * self._text)
                    grid.addWidget(Cited(words, hint), place, 1)
            else:
                grid.addWidget(button, *divmod(place, columns))
                button.pointed.connect(lambda hint=hint: self._tell(shared, hint))
        if not narrow and not self._columns:
            for column in (0, 1):
                grid.setColumnMinimumWidth(column, min(widest, round(self._room.width / 2 - self._text)))
        if not narrow and self._told_beside:
            shared.setMinimumHeight(round(2.4 * self._text))
            grid.addWidget(shared, len(found), 0, 1, columns)
        return body

    def _tell(self, where: Cited, text: Text | Card | None) -> None:
        where.tell("" if text is None else self._wording.text(text), () if text is None else clauses_of(text))

    def _meaning(self, offer: Offer) -> str:
        hint = self._game.hint(plain(offer), self._seen)
        return self._wording.text(hint) if hint is not None else ""

    @staticmethod
    def _key(offer: Offer) -> str:
        return QCoreApplication.translate("CallPanel", "Key: space bar") if offer.kind == "pass" else ""

    def _widest(self, buttons: Sequence[ChoiceButton]) -> int:
        """Return the width of the widest of these buttons."""
        for button in buttons:
            button.setParent(self)
            button.ensurePolished()
        return max(button.sizeHint().width() for button in buttons)

    def _quiet(self, words: str, room: float = math.inf) -> PlainLabel:
        """Return an explanation in lines of a good length, or shorter ones where there is less room."""
        label = PlainLabel(words)
        label.setObjectName("quiet")
        label.setWordWrap(True)
        good = min(HINT_WIDTH, 0.5 * len(words) + 2) * self._text * 0.7
        label.setMinimumWidth(max(0, round(min(good, room))))
        if room < math.inf:
            label.setMaximumWidth(round(room))
        return label

    @property
    def _line(self) -> float:
        """Width that an explanation below the choices may take; where room is not scarce nothing bounds it."""
        return self._room.width - (CITED + 2) * self._text if self._columns else math.inf

    @property
    def _seen(self) -> Observation:
        assert self._question is not None  # noqa: S101 - buttons exist only for a question
        return self._question.seen

    def _walk(self, button: ChoiceButton, key: int) -> None:
        """Move the focus to the next button or the one before, round the ends."""
        buttons = self.buttons()
        step = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
        buttons[(buttons.index(button) + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _button(self, offer: Offer) -> ChoiceButton:
        choice = plain(offer)
        button = ChoiceButton(self._wording.text(self._game.label(choice, self._seen)), self._walk)
        button.setToolTip(tip_of("\n".join(filter(None, (self._meaning(offer), self._key(offer))))))
        suit = getattr(choice, "suit", None) or getattr(choice, "trumps", None)
        if isinstance(suit, Suit):
            size, gap = round(1.3 * self._text), round(0.4 * self._text)
            button.setIcon(self._artwork.icon(suit, size, gap))
            button.setIconSize(QSize(size + gap, size))
        button.clicked.connect(lambda: self._take(offer))
        return button

    def _take(self, offer: Offer) -> None:
        if len(offer.choices) == 1:
            self.chosen.emit(offer.choices[0])
            return
        held = self._seen.hand
        if all(card in held for card in offer.cards):
            self._say(lambda: self._prompt(offer))
            self.picking.emit(offer.choices)
        else:
            self._say(lambda: self._caller(offer))

    def _prompt(self, offer: Offer) -> QWidget:
        """Ask for a card of the hand that goes with what is to be said."""
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._text)
        said = PlainLabel(self._wording.text(self._game.label(plain(offer), self._seen)))
        said.setObjectName("title")
        row.addWidget(said)
        row.addWidget(PlainLabel(QCoreApplication.translate("CallPanel", "Choose the card for it from your hand.")))
        back = ChoiceButton(QCoreApplication.translate("CallPanel", "Say something else"), self._walk)
        back.clicked.connect(self._think_again)
        row.addWidget(back)
        return body

    def _think_again(self) -> None:
        self.picking.emit(())
        self.ask(self._question, self._usual_text, self._room, self._row_width)

    def _caller(self, offer: Offer) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        hint = Cited(self._quiet(_pointing(), self._line))
        picker = CardPicker(offer.cards, self._seen, self._artwork, self._wording, self._text)
        picker.picked.connect(lambda card: self._called(offer, card))
        picker.pointed.connect(lambda card: self._explain(hint, offer, card))
        hint.setMinimumHeight(round(2.4 * self._text))
        for part in (picker, hint):
            column.addWidget(part)
        return body

    def _explain(self, where: Cited, offer: Offer, card: Card) -> None:
        self._tell(where, self._game.hint(offer.with_card(card)[0], self._seen) or card)

    def _called(self, offer: Offer, card: Card) -> None:
        choices = offer.with_card(card)
        if len(choices) == 1:
            self.chosen.emit(choices[0])
            return
        self._say(lambda: self._ways(card, choices))

    def _ways(self, card: Card, choices: tuple[Choice, ...]) -> QWidget:
        """Ask how a card is called."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        title = PlainLabel(self._wording.text(card))
        title.setObjectName("title")
        column.addWidget(title)
        column.addWidget(self._row_of(choices))
        return body

    def _row_of(self, choices: tuple[Choice, ...]) -> QWidget:
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        for choice in choices:
            row.addWidget(self._button(Offer("say", (choice,))))
        back = ChoiceButton(QCoreApplication.translate("CallPanel", "Another card"), self._walk)
        back.clicked.connect(self._think_again)
        row.addWidget(back)
        return body

    def _layer(self, offer: Offer) -> QWidget:
        body = QWidget(self)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._text)
        wanted = sum(choice.count for choice in offer.choices if isinstance(choice, LayAwayChoice))
        self._confirm = ChoiceButton(_laid(wanted, wanted), self._walk)
        self._confirm.setObjectName("first")
        self._confirm.clicked.connect(self.confirmed)
        label = PlainLabel(QCoreApplication.translate("CallPanel", "Drag or click the cards to be laid away."), body)
        label.ensurePolished()
        room = self._room.width - self._confirm.sizeHint().width() - 5 * self._text
        label.setMinimumWidth(max(0, round(min(room, label.sizeHint().width()))))
        label.setWordWrap(True)
        for part in (label, self._confirm):
            row.addWidget(part)
        return body


class _Scrolled(QScrollArea):
    """What is larger than its room; the choice that has the focus is always in sight."""

    def __init__(self, body: QWidget, room: Area) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)
        self.setWidgetResizable(True)
        body.ensurePolished()
        bar = self.verticalScrollBar().sizeHint().width()
        wanted = body.sizeHint()
        self.setFixedWidth(round(min(wanted.width() + bar, room.width - 16 * BORDER)))
        self.setFixedHeight(round(min(wanted.height() + bar, room.height)))
        for button in body.findChildren(ChoiceButton):
            button.pointed.connect(lambda button=button: self.ensureWidgetVisible(button))

    def shorten(self, by: float) -> None:
        """Be less high by so many pixels, if that is above nothing."""
        if by > 0:
            self.setFixedHeight(max(0, math.floor(self.height() - by)))


def _laid(laid: int, wanted: int) -> str:
    """Return how far laying away has come, as it stands on the button."""
    return QCoreApplication.translate("CallPanel", "Lay away ({laid} of {wanted})").format(laid=laid, wanted=wanted)


def _pointing() -> str:
    return QCoreApplication.translate("CallPanel", "Point at a choice to read what it means and pays.")
