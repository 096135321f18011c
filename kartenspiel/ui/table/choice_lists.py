# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The choices that are no cards, laid out as buttons: in a row, in a list with what each means, in columns.

What is asked, how much room there is and which of these is taken is decided by `CallPanel`.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.controller.statements import ChoicesAfter
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Bid, Choice, Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import marker
from kartenspiel.model.view import Ladder, Rung
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.card_picker import CardPicker
from kartenspiel.ui.table.choice_arranger import LOW_LADDER, within
from kartenspiel.ui.table.choice_button import BESIDE_PICTURE, PICTURE, ChoiceButton, SwitchButton
from kartenspiel.ui.table.choice_meanings import HINT_WIDTH, MeaningPlaces, pointing_hint, quiet_label, room_cited
from kartenspiel.ui.table.choice_words import ChoiceMeaning, ChoiceWords
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.ladder import LadderBody, LadderFont, OtherAnswers, RungButton, align, answer_rows
from kartenspiel.ui.table.laying_row import LayingRow, cards_to_lay
from kartenspiel.ui.table.offers import Offer, asks_back, offers_of, plain_choice
from kartenspiel.ui.table.switches import Switches
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording, capital

_ = marker(__package__)

ROW_HEIGHT: Final = 2.8
"""Height of a button with the room around it, in heights of the text; what is too high for one column takes two."""
HEADING: Final = 2.0
"""Height of what is asked, over the choices, in heights of the text."""
BESIDE_RUNGS: Final = 9
"""Height of what stands round the rows of a ladder, in heights of the text."""
SHORTEST: Final = 16
"""Least width of its lines beside a button; where there is less room the explanations share a place."""


class ChoiceLists(QFrame):
    """A panel of buttons, one for each choice, which tell what it means; the part of `CallPanel` that makes them.

    A choice that needs a card leads to a second question: which card, and how it is called.
    """

    chosen = Signal(object)
    silent = Signal()
    switched = Signal()
    """Something was chosen to be said, or taken back."""
    nothing_more = Signal()
    silent_session = Signal()
    picking = Signal(object)
    """Choices of which one is to be picked by its card in the hand; empty when the person thought better of it."""
    pointing = Signal(object)
    """The choice whose button is pointed at, or has the focus."""
    resized = Signal()
    """It takes another place now."""
    refilled = Signal()
    """It says something else now."""
    reconsidered = Signal()
    """The choices are to be offered again: the person thought better of one."""
    confirmed = Signal()
    """The cards laid away are those meant."""

    def __init__(self, game: Game, artwork: Artwork, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._artwork, self.words = artwork, ChoiceWords(game, wording)
        self._question: Question | None = None
        self.switches: Switches | None = None
        """What is chosen to be said, where several things can be."""
        self.choices_after: ChoicesAfter = lambda _moves: ()
        """Says what could be chosen after some moves."""
        self._ladder: Ladder | None = None
        self._text, self._room, self._row_width = 13, Area(0, 0, 600, 400), 600.0
        self._usual_text = self._text
        self._meanings = MeaningPlaces(self)
        self._columns = 0
        self._narrow = False
        """Whether room is scarce."""
        self._told_beside = True
        self._listing = False
        self._laying: LayingRow | None = None
        """What is asked while cards are laid away."""
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
        self.hide()

    def speak(self, game: Game, wording: Wording) -> None:
        """Use the words of this game, in the present language."""
        self.words = ChoiceWords(game, wording)

    def buttons(self) -> list[ChoiceButton]:
        """Return all buttons that can be pressed now to answer."""
        found = self._body.findChildren(ChoiceButton) if self._body is not None else []
        return [button for button in found if button.isEnabled() and button.offered]

    def _say(self, make: Callable[[], QWidget], *, listing: bool = False) -> None:
        self._make, self._listing = make, listing
        self._fill(make())
        self.show()
        self.refilled.emit()

    @property
    def to_say(self) -> tuple[Move, ...]:
        """What is chosen to be said, in the order in which it is."""
        return () if self.switches is None else self.switches.chosen

    @property
    def _found(self) -> tuple[Offer, ...]:
        """What is offered beside playing a card."""
        if self._question is None:
            return ()
        return offers_of(self._question.choices if self.switches is None else self.switches.offered)

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
            self._layout.addWidget(body, 1)  # what is left over goes below it, and not round what is asked
            body.show()  # while the panel is visible it would count as hidden, and take no room, until the next event
            if self.switches is not None:
                self.switches.show()

    def _row(self, found: tuple[Offer, ...]) -> QWidget:
        """Return all buttons side by side, in as many rows as they need."""
        self._forget_buttons()
        buttons = [self._button(offer) for offer in found]
        if self._question is not None and self._question.may_pass:
            buttons += self._silences()
        elif self.switches is not None:
            buttons.append(self._speaking())
        return buttons_in_rows(self, buttons, self._row_width, self._text)

    def _speaking(self) -> ChoiceButton:
        """Return the button with which what is chosen is said, and no card is played yet."""
        button = ChoiceButton(words_of(_("Say it")), self._walk)
        button.setObjectName("first")
        explain(button, words_of(_("Say what is ticked. It is also said when you play a card.")))
        button.clicked.connect(self.silent)
        self._register(None, button)
        return button

    def _forget_buttons(self) -> None:
        if self.switches is not None:
            self.switches.clear()

    def _register(self, choice: Choice | None, button: ChoiceButton) -> None:
        if self.switches is not None:
            self.switches.add(choice, button)

    def _silences(self) -> tuple[ChoiceButton, ...]:
        nothing = ChoiceButton(words_of(_("Nothing to say")), self._walk)
        nothing.setObjectName("first")
        explain(nothing, words_of(_("Say nothing and let play go on (space bar).")))
        nothing.clicked.connect(self.silent)
        self._register(None, nothing)
        never = ChoiceButton(words_of(_("Nothing more from me this deal")), self._walk)
        explain(never, words_of(_("You are not asked again until the next deal (key N).")))
        never.clicked.connect(self.nothing_more)
        for_all = ChoiceButton(words_of(_("Nothing more from me this session")), self._walk)
        explain(for_all, words_of(_("You are not asked again out of turn in this session.")))
        for_all.clicked.connect(self.silent_session)
        if self.switches is not None:
            self.switches.bar(never, for_all)
        return nothing, never, for_all

    def _list(self, found: tuple[Offer, ...]) -> QWidget:
        self._forget_buttons()
        if self._ladder is not None:
            return self._bidding(self._ladder, found)
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
        buttons = [self._button(offer) for offer in found]
        widest = self._widest(buttons)
        room = self._room.width - widest - 2.5 * self._text
        high = (len(found) * ROW_HEIGHT + HEADING) * self._text > self._room.height
        narrow = not self._columns and not high and room >= SHORTEST * self._text
        columns = self._columns or 2
        meanings = [self.words.meaning(offer, self._seen) for offer in found]
        explained = list(zip(buttons, meanings, strict=True))
        for place, (button, told) in enumerate(explained):
            if self._told_beside:
                explain(button, "", told.clauses, held=told.words)  # a tooltip would cover what it means
            if narrow:
                grid.addWidget(button, place, 0)
                if told.words:
                    words = quiet_label(told.words, self._text, room - room_cited(self._text))
                    grid.addWidget(Cited(words, told.clauses), place, 1)
            else:
                grid.addWidget(button, *divmod(place, columns))
        if not narrow and not self._columns:
            for column in (0, 1):
                grid.setColumnMinimumWidth(column, min(widest, round(self._room.width / 2 - self._text)))
        if not narrow and self._told_beside:
            wide = max(grid.sizeHint().width(), min(HINT_WIDTH * self._text * 0.7, self._line))
            grid.addWidget(self._meanings.below(explained, round(wide), self._text, ""), len(found), 0, 1, columns)
        return body

    def _bidding(self, ladder: Ladder, found: tuple[Offer, ...]) -> QWidget:
        """Return the ladder, whose rows are buttons where they are offered, and the other answers below it."""
        bids = {each.bid: offer for offer in found for each in offer.choices if isinstance(each, Bid)}
        others = [offer for offer in found if offer not in bids.values()]
        rungs = self._rungs(ladder, bids)
        answers = [self._button(offer) for offer in others]
        meanings = [self.words.meaning(offer, self._seen) for offer in others]
        told: list[tuple[ChoiceButton, ChoiceMeaning]] = [
            (button, self.words.of_rung(rung, offered=button.offered))
            for button, rung in zip(rungs, ladder.rungs, strict=True)
        ]
        told += zip(answers, meanings, strict=True)
        columns = self._columns or self._usual_columns(rungs)
        wide = round(columns * (rungs[0].sizeHint().width() + self._text / 2))
        meaning = None
        if self._told_beside:
            meaning = self._meanings.below(told, wide, self._text, self.words.wording.language)
            for answer, (words, clauses) in zip(answers, meanings, strict=True):
                explain(answer, "", clauses, held=words)  # a tooltip would cover what it means
        passed = "" if ladder.passed is None else self.words.wording.text(ladder.passed)
        rows = answer_rows(within(self._room, self._text), self._text, self._usual_text) if self._columns else 1
        body = LadderBody(rungs, OtherAnswers(answers, passed, self._text, rows), meaning, self._text)
        body.stand_in(columns)
        body.setMinimumWidth(max(wide, body.minimumWidth()))  # also without its explanations
        return body

    def _rungs(self, ladder: Ladder, bids: Mapping[str, Offer]) -> list[RungButton]:
        """Return the rows of the ladder, of equal width."""
        rungs = [self._rung(rung, bids.get(rung.bid)) for rung in ladder.rungs]
        self._widest(rungs)
        align(rungs)
        return rungs

    def _rung(self, rung: Rung, offer: Offer | None) -> RungButton:
        """Return a row of the ladder; a click on one that is not offered asks for it all the same, to hear why not."""
        letters = LadderFont(self._text, self._narrow and self._columns != 1)
        button = RungButton(rung, self.words.wording, self._walk, letters, offered=offer is not None)
        words = (rung.name, rung.value, rung.said)
        button.setAccessibleName(" ".join(self.words.wording.text(each) for each in words))
        if offer is not None:
            button.setAccessibleName(capital(self.words.label(offer.choices[0], self._seen)))
            button.clicked.connect(lambda: self._take(offer))
        elif self._question is not None:
            bid = Bid(self._question.seen.seat, rung.bid)
            button.clicked.connect(lambda: self.chosen.emit(bid))
        meaning, clauses = self.words.of_rung(rung, offered=button.offered)
        explain(button, "" if self._told_beside else meaning, clauses, held=meaning)
        return button

    def _usual_columns(self, rungs: Sequence[RungButton]) -> int:
        """Return in how many columns the rows stand where nothing is in their way."""
        if len(rungs) <= LOW_LADDER:
            return 1
        high = len(rungs) / 2 * (rungs[0].sizeHint().height() + 2) + BESIDE_RUNGS * self._text > self._room.height
        wide = 3 * (rungs[0].sizeHint().width() + self._text) <= self._room.width
        return 3 if high and wide else 2

    def _widest(self, buttons: Sequence[ChoiceButton]) -> int:
        """Return the width of the widest of these buttons."""
        for button in buttons:
            button.setParent(self)
            button.ensurePolished()
        return max(button.sizeHint().width() for button in buttons)

    @property
    def _line(self) -> float:
        """Width that an explanation below the choices may take; where room is not scarce nothing bounds it."""
        return self._room.width - room_cited(self._text) - 2 * self._text if self._columns else math.inf

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
        choice = plain_choice(offer)
        words = self.words.label(choice, self._seen)
        chosen_first = self.switches is not None and isinstance(choice, Move) and choice.keeps_word
        button = SwitchButton(words, self._walk, self._text) if chosen_first else ChoiceButton(words, self._walk)
        self._register(offer.choices[0], button)
        told = self.words.meaning(offer, self._seen)
        explain(button, told.words, told.clauses)
        suit = suit_of(choice)
        if suit is not None and not chosen_first:
            size, gap = round(PICTURE * self._text), round(BESIDE_PICTURE * self._text)
            button.setIcon(self._artwork.icon(suit, size, gap))
            button.setIconSize(QSize(size + gap, size))
        if not chosen_first:
            button.clicked.connect(lambda: self._take(offer))
        button.pointed.connect(lambda: self.pointing.emit(choice))
        return button

    def _take(self, offer: Offer) -> None:
        if asks_back(offer.choices[0]):
            self._say(lambda: self._asked_back(offer))
        elif len(offer.choices) == 1:
            self.chosen.emit(offer.choices[0])
        else:
            self._name_card(offer)

    def _name_card(self, offer: Offer) -> None:
        held = self._seen.hand
        if all(card in held for card in offer.cards):
            self._say(lambda: self._prompt(offer))
            self.picking.emit(offer.choices)
        else:
            self._say(lambda: self._caller(offer))

    def _asked_back(self, offer: Offer) -> QWidget:
        """Say what would come of a choice, and ask whether it is meant."""
        choice = offer.choices[0]
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        said = Cited(quiet_label("", self._text, self._line))
        game = self.words.game.words
        said.tell(*self.words.said(game.hint(choice, self._seen) or game.label(choice, self._seen)))
        column.addWidget(said)
        row = QHBoxLayout()
        row.setSpacing(self._text)
        no = ChoiceButton(words_of(_("No, back")), self._walk)
        no.clicked.connect(self._think_again)
        yes = ChoiceButton(self.words.label(choice, self._seen), self._walk)
        yes.clicked.connect(lambda: self.chosen.emit(choice))
        self._register(choice, yes)
        for button in (no, yes):
            row.addWidget(button)
        column.addLayout(row)
        return body

    def _prompt(self, offer: Offer) -> QWidget:
        """Ask for a card of the hand that goes with what is to be said."""
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._text)
        said = PlainLabel(self.words.label(plain_choice(offer), self._seen))
        said.setObjectName("title")
        row.addWidget(said)
        row.addWidget(PlainLabel(words_of(_("Choose the card for it from your hand."))))
        back = ChoiceButton(words_of(_("Say something else")), self._walk)
        back.clicked.connect(self._think_again)
        row.addWidget(back)
        return body

    def _think_again(self) -> None:
        self.picking.emit(())
        self.reconsidered.emit()

    def _caller(self, offer: Offer) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        hint = Cited(quiet_label(pointing_hint(), self._text, self._line))
        picker = CardPicker(offer.cards, self._seen, self._artwork, self.words.wording, self._text)
        picker.picked.connect(lambda card: self._call_card(offer, card))
        picker.pointed.connect(lambda card: self._explain(hint, offer, card))
        hint.setMinimumHeight(round(2.4 * self._text))
        for part in (picker, hint):
            column.addWidget(part)
        return body

    def _explain(self, where: Cited, offer: Offer, card: Card) -> None:
        where.tell(*self.words.said(self.words.game.words.hint(offer.with_card(card)[0], self._seen) or card))

    def _call_card(self, offer: Offer, card: Card) -> None:
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
        title = PlainLabel(self.words.wording.text(card))
        title.setObjectName("title")
        column.addWidget(title)
        column.addWidget(self._row_of(choices))
        return body

    def _row_of(self, choices: tuple[Choice, ...]) -> QWidget:
        buttons = [self._button(Offer("say", (choice,))) for choice in choices]
        back = ChoiceButton(words_of(_("Another card")), self._walk)
        back.clicked.connect(self._think_again)
        return buttons_in_rows(self, [*buttons, back], self._room.width - self._text, self._text)

    def _layer(self, offer: Offer) -> QWidget:
        self._laying = LayingRow(self, cards_to_lay(offer.choices), self._walk)
        self._laying.button.clicked.connect(self.confirmed)
        hint = self.words.said(self.words.game.words.hint(offer.choices[0], self._seen)).words
        self._laying.lay_out(hint, self._room.width, self._text)
        return self._laying


def buttons_in_rows(parent: QWidget, buttons: Sequence[ChoiceButton], wide: float, text: int) -> QWidget:
    """Return buttons side by side, in as many rows of this width as they need, with text of this height."""
    body = QWidget(parent)
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 0, 0)
    gap = max(4, text // 3)
    column.setSpacing(gap)
    left = 0.0
    for button in buttons:
        button.setParent(body)
        button.ensurePolished()
        needed = button.sizeHint().width() + gap
        if left < needed:
            column.addLayout(row := QHBoxLayout())
            row.setSpacing(gap)
            left = wide - 2 * gap
        row.addWidget(button)
        left -= needed
    return body


def suit_of(choice: Choice) -> Suit | None:
    """Return the suit whose sign stands on the button of a choice."""
    suit = getattr(choice, "suit", None) or getattr(choice, "trumps", None)
    return suit if isinstance(suit, Suit) else None
