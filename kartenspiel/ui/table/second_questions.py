# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Questions that follow a pressed button before the answer counts: which card goes with it, or whether it is meant."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Choice
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.answers import Answers
from kartenspiel.ui.table.card_picker import CardPicker
from kartenspiel.ui.table.choice_button import ChoiceButton, buttons_in_rows
from kartenspiel.ui.table.choice_meanings import pointing_hint, quiet_label
from kartenspiel.ui.table.laying_row import LayingRow, cards_to_lay
from kartenspiel.ui.table.offers import Offer, asks_back, plain_choice
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

_CHOOSE_CARD: Final = _("Choose the card for it from your hand.")


class SecondQuestions(QObject):
    """Asks them, and then gives the answer."""

    turned = Signal(object)
    """A function that makes the widget in which something is asked again, in place of the choices."""
    picking = Signal(object)
    """Choices of which one is to be picked by its card in the hand; empty when the person thought better of it."""
    reconsidered = Signal()
    """The choices are to be offered again: the person thought better of one."""
    confirmed = Signal()
    """The cards laid away are those meant."""

    def __init__(self, answers: Answers, artwork: Artwork, panel: QWidget) -> None:
        """`panel` is the widget in which all of this is asked."""
        super().__init__(panel)
        self._answers, self._artwork, self._panel = answers, artwork, panel
        self._space, self._walk = answers.space, answers.walk
        self.laying: LayingRow | None = None
        """What is asked while cards are laid away."""
        self.told = ""
        """What is said with the question that is asked again, as it is read aloud."""
        answers.taken.connect(self._take)

    def _take(self, offer: Offer) -> None:
        if asks_back(offer.choices[0]):
            told = self._answers.words.said(self._back_words(offer)).words
            self._turn(told, lambda: self._asked_back(offer))
        elif len(offer.choices) == 1:
            self._answers.chosen.emit(offer.choices[0])
        else:
            self._name_card(offer)

    def _name_card(self, offer: Offer) -> None:
        held = self._answers.seen.hand
        if all(card in held for card in offer.cards):
            label = self._answers.label(plain_choice(offer))
            self._turn(f"{label}: {words_of(_CHOOSE_CARD)}", lambda: self._prompt(offer))
            self.picking.emit(offer.choices)
        else:
            self._turn("", lambda: self.caller(offer))

    def _turn(self, told: str, make: Callable[[], QWidget]) -> None:
        """Ask again, with these words for a screen reader."""
        self.told = told
        self.turned.emit(make)

    def _back_words(self, offer: Offer) -> Text:
        """Return what would come of a choice."""
        choice = offer.choices[0]
        return self._answers.hint(choice) or self._answers.words.game.words.label(choice, self._answers.seen)

    def _asked_back(self, offer: Offer) -> QWidget:
        """Say what would come of a choice, and ask whether it is meant."""
        choice = offer.choices[0]
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        said = Cited(quiet_label("", self._space.text, self._space.line))
        said.tell(*self._answers.words.said(self._back_words(offer)))
        column.addWidget(said)
        row = QHBoxLayout()
        row.setSpacing(self._space.text)
        no = ChoiceButton(words_of(_("No, back")), self._walk)
        no.clicked.connect(self._think_again)
        yes = ChoiceButton(self._answers.label(choice), self._walk)
        yes.clicked.connect(lambda: self._answers.chosen.emit(choice))
        self._answers.register(choice, yes)
        for button in (no, yes):
            row.addWidget(button)
        column.addLayout(row)
        return body

    def _prompt(self, offer: Offer) -> QWidget:
        """Ask for a card of the hand that goes with what is to be said."""
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._space.text)
        said = PlainLabel(self._answers.label(plain_choice(offer)))
        said.setObjectName("title")
        row.addWidget(said)
        row.addWidget(PlainLabel(words_of(_CHOOSE_CARD)))
        back = ChoiceButton(words_of(_("Say something else")), self._walk)
        back.clicked.connect(self._think_again)
        row.addWidget(back)
        return body

    def _think_again(self) -> None:
        self.picking.emit(())
        self.reconsidered.emit()

    def caller(self, offer: Offer) -> QWidget:
        """Ask which card is called."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        hint = Cited(quiet_label(pointing_hint(), self._space.text, self._space.line))
        wording = self._answers.words.wording
        picker = CardPicker(offer.cards, self._answers.seen, self._artwork, wording, self._space.text)
        tags = {card: self._answers.tag_of(offer.with_card(card)) for card in offer.cards}
        picker.show_tags({card: tag for card, tag in tags.items() if tag is not None})
        picker.picked.connect(lambda card: self._call_card(offer, card))
        picker.pointed.connect(lambda card: self._explain(hint, offer, card))
        hint.setMinimumHeight(round(2.4 * self._space.text))
        for part in (picker, hint):
            column.addWidget(part)
        return body

    def _explain(self, where: Cited, offer: Offer, card: Card) -> None:
        where.tell(*self._answers.words.said(self._answers.hint(offer.with_card(card)[0]) or card))

    def _call_card(self, offer: Offer, card: Card) -> None:
        choices = offer.with_card(card)
        if len(choices) == 1:
            self._answers.chosen.emit(choices[0])
            return
        self._turn(self._answers.words.wording.text(card), lambda: self._ways(card, choices))

    def _ways(self, card: Card, choices: tuple[Choice, ...]) -> QWidget:
        """Ask how a card is called."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        title = PlainLabel(self._answers.words.wording.text(card))
        title.setObjectName("title")
        column.addWidget(title)
        column.addWidget(self._row_of(choices))
        return body

    def _row_of(self, choices: tuple[Choice, ...]) -> QWidget:
        buttons = [self._answers.button(Offer("say", (choice,))) for choice in choices]
        back = ChoiceButton(words_of(_("Another card")), self._walk)
        back.clicked.connect(self._think_again)
        text = self._space.text
        return buttons_in_rows(self._panel, [*buttons, back], self._space.room.width - text, text)

    def layer(self, offer: Offer) -> QWidget:
        """Ask for the cards to be laid away."""
        self.laying = LayingRow(self._panel, cards_to_lay(offer.choices), self._walk)
        self.laying.button.clicked.connect(self.confirmed)
        hint = self._answers.words.said(self._answers.hint(offer.choices[0])).words
        self.laying.lay_out(hint, self._space.room.width, self._space.text)
        return self.laying
