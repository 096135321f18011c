# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The answers that are no cards: which there are, and the button of each."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSize, Signal

from kartenspiel.controller.statements import ChoicesAfter
from kartenspiel.model.moves import Bid, Choice, LayAwayChoice, Move
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import Text, marker
from kartenspiel.model.view import Rung
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table.choice_button import BESIDE_PICTURE, PICTURE, ChoiceButton, SwitchButton, Walk
from kartenspiel.ui.table.choice_space import ChoiceSpace
from kartenspiel.ui.table.choice_words import ChoiceWords
from kartenspiel.ui.table.ladder import LadderFont, RungButton
from kartenspiel.ui.table.offers import Offer, offers_of, plain_choice, suit_of
from kartenspiel.ui.table.price_tags import PriceTag, best_tag
from kartenspiel.ui.table.switches import Switches, has_switches
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import capital

_ = marker(__package__)


class Answers(QObject):
    """What can be answered to a question without playing a card, and the buttons that do it."""

    chosen = Signal(object)
    taken = Signal(object)
    """`Offer` whose button was pressed."""
    silent = Signal()
    switched = Signal()
    """Something was chosen to be said, or taken back."""
    nothing_more = Signal()
    silent_session = Signal()
    pointing = Signal(object)
    """The choice whose button is pointed at, or has the focus."""

    def __init__(self, words: ChoiceWords, artwork: Artwork, space: ChoiceSpace, walk: Walk, parent: QObject) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self.words, self.walk, self.space = words, walk, space
        self.question: Question | None = None
        self.switches: Switches | None = None
        """What is chosen to be said, where several things can be."""
        self.tags: Mapping[Move | None, PriceTag] = {}
        """What is written beside answers to this question: what they bring."""
        self.choices_after: ChoicesAfter = lambda _moves: ()
        """Says what could be chosen after some moves."""

    def begin(self, question: Question | None) -> None:
        """Take up a question, or the same in another room."""
        if question is not self.question:
            self.switches, self.tags = None, {}
            if question is not None and has_switches(question):
                self.switches = Switches(question, self.choices_after, self.switched.emit)
        self.question = question

    @property
    def seen(self) -> Observation:
        """What the person sees who is asked."""
        assert self.question is not None  # noqa: S101 - buttons exist only for a question
        return self.question.seen

    def label(self, choice: Choice) -> str:
        """Return what stands on the button of a choice."""
        return self.words.label(choice, self.seen)

    def hint(self, choice: Choice) -> Text | None:
        """Return what a choice means."""
        return self.words.game.words.hint(choice, self.seen)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered beside playing a card."""
        if self.question is None:
            return ()
        return offers_of(self.question.choices if self.switches is None else self.switches.offered)

    @property
    def to_say(self) -> tuple[Move, ...]:
        """What is chosen to be said, in the order in which it is."""
        return () if self.switches is None else self.switches.chosen

    def speaking(self) -> ChoiceButton:
        """Return the button with which what is chosen is said, and no card is played yet."""
        button = ChoiceButton(words_of(_("Say it")), self.walk)
        button.setObjectName("first")
        explain(button, words_of(_("Say what is ticked. It is also said when you play a card.")))
        button.clicked.connect(self.silent)
        self.register(None, button)
        return button

    def forget_buttons(self) -> None:
        """Forget the buttons that there were: others are made."""
        if self.switches is not None:
            self.switches.clear()

    def register(self, choice: Choice | None, button: ChoiceButton) -> None:
        """Let a button stand for a choice, or for silence, where several things can be said."""
        if self.switches is not None:
            self.switches.add(choice, button)

    def silences(self) -> tuple[ChoiceButton, ...]:
        """Return the buttons with which nothing is said: now, in this deal, in this session."""
        nothing = ChoiceButton(words_of(_("Nothing to say")), self.walk)
        nothing.setObjectName("first")
        explain(nothing, words_of(_("Say nothing and let play go on (space bar).")))
        nothing.clicked.connect(self.silent)
        nothing.show_tag(self.tags.get(None), self.space.text)
        self.register(None, nothing)
        never = ChoiceButton(words_of(_("Nothing more from me this deal")), self.walk)
        explain(never, words_of(_("You are not asked again until the next deal (key N).")))
        never.clicked.connect(self.nothing_more)
        for_all = ChoiceButton(words_of(_("Nothing more from me this session")), self.walk)
        explain(for_all, words_of(_("You are not asked again out of turn in this session.")))
        for_all.clicked.connect(self.silent_session)
        if self.switches is not None:
            self.switches.bar(never, for_all)
        return nothing, never, for_all

    def button(self, offer: Offer) -> ChoiceButton:
        """Return the button of an offer: a switch, where several things can be said."""
        choice = plain_choice(offer)
        words = self.label(choice)
        chosen_first = self.switches is not None and isinstance(choice, Move) and choice.keeps_word
        button = SwitchButton(words, self.walk, self.space.text) if chosen_first else ChoiceButton(words, self.walk)
        self.register(offer.choices[0], button)
        told = self.words.meaning(offer, self.seen)
        explain(button, told.words, told.clauses)
        button.show_tag(self.tag_of(offer.choices), self.space.text)
        suit = suit_of(choice)
        if suit is not None and not chosen_first:
            size, gap = round(PICTURE * self.space.text), round(BESIDE_PICTURE * self.space.text)
            button.setIcon(self._artwork.icon(suit, size, gap))
            button.setIconSize(QSize(size + gap, size))
        if not chosen_first:
            button.clicked.connect(lambda: self.taken.emit(offer))
        button.pointed.connect(lambda: self.pointing.emit(choice))
        return button

    def rung(self, rung: Rung, offer: Offer | None) -> RungButton:
        """Return a row of the ladder; a click on one that is not offered asks for it all the same, to hear why not."""
        letters = LadderFont(self.space.text, self.space.narrow and self.space.columns != 1)
        button = RungButton(rung, self.words.wording, self.walk, letters, offered=offer is not None)
        words = (rung.name, rung.value, rung.said)
        button.setAccessibleName(" ".join(self.words.wording.text(each) for each in words))
        if offer is not None:
            button.setAccessibleName(capital(self.label(offer.choices[0])))
            button.clicked.connect(lambda: self.taken.emit(offer))
            button.show_tag(self.tag_of(offer.choices), self.space.text)
        elif self.question is not None:
            bid = Bid(self.question.seen.seat, rung.bid)
            button.clicked.connect(lambda: self.chosen.emit(bid))
        meaning, clauses = self.words.of_rung(rung, offered=button.offered)
        explain(button, "" if self.space.told_beside else meaning, clauses, held=meaning)
        if not button.accessibleDescription():
            button.setAccessibleDescription(meaning)  # what is told beside it a screen reader does not find
        return button

    def tag_of(self, choices: Sequence[Choice]) -> PriceTag | None:
        """Return what is written on a button that stands for these choices."""
        laid = any(isinstance(each, LayAwayChoice) for each in choices)  # it is written on the cards
        return None if laid else best_tag(self.tags, choices)

    def pass_by(self) -> bool:
        """Say nothing, or pass; tell whether either was possible."""
        question = self.question
        if question is None:
            return False
        if question.may_pass:
            self.silent.emit()
            return True
        passing = [offer.choices[0] for offer in self.offers if offer.kind == "pass"]
        if passing and isinstance(passing[0], Move) and (self.switches is None or self.switches.allow(passing[0])):
            self.chosen.emit(passing[0])
        return bool(passing)
