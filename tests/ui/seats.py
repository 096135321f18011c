# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A table with one person at it and computer players that take no time, for the tests of the view."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.session import Person, new_session
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Call, Move
from kartenspiel.model.options import from_json
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.cards.heads import faces_of
from kartenspiel.ui.looks.preferences import INSTANT, Preferences, preferences_of
from kartenspiel.ui.table.card_picker import CardPicker
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.table_view import CardTable
from kartenspiel.ui.words.wording import Wording

PATIENCE_MS = 20_000
USUAL = preferences_of(Settings(), dark=False, pictures="german")
AT_ONCE = replace(USUAL, speed=INSTANT, trick_seconds=0.0, talon_seconds=0.0)
OTHERS = ("Resi", "Poldl", "Mizzi")


def lines_on(item: CardItem) -> set[str]:
    """Return the colours of all lines and signs that are seen on a card."""
    drawn = [each for each in item.childItems() if each.isVisible() and isinstance(each, QGraphicsPathItem)]
    return {each.pen().color().name() for each in drawn} | {each.brush().color().name() for each in drawn}


class Evening:
    """A session on the view of a table."""

    def __init__(
        self, qtbot: QtBot, home: Path, game: str = "russbach", preferences: Preferences = AT_ONCE, **options: object
    ) -> None:
        self.qtbot = qtbot
        self.game = game_named(game)
        rules = from_json(self.game.house_rules, options)
        seats = self.game.seats(rules)
        people = (Person("Franz", None), *(Person(name, "random") for name in OTHERS[: seats - 1]))
        self.wording = Wording("en", self.game.pictures(rules), [person.name for person in people])
        self.artwork = Artwork(home / "art", None, Look(self.wording.pictures))
        self.view = CardTable(self.artwork, self.game, self.wording, preferences)
        self.table = Table(Store(home / "store"), InlineThinker(), Random(1), beat_ms=0)
        self.finished: list[FinishedDeal] = []
        self.moves: list[Move | None] = []
        self._join()
        self.session = new_session(self.game, rules, people, Random(3))
        qtbot.addWidget(self.view)
        self.view.resize(1280, 745)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.seat(self.game, self.wording, (), faces=faces_of(people, self.wording.pictures))

    def _join(self) -> None:
        self.table.stepped.connect(self.view.step)
        self.table.asked.connect(self.view.ask)
        self.table.thinking.connect(self.view.think)
        self.table.finished.connect(self.finished.append)
        self.view.chosen.connect(self._answer)
        self.view.answering.refusal_of = self.table.refusal
        self.view.answering.may_advise = self.table.advises
        self.view.calls.answers.choices_after = self.table.choices_after
        self.view.nothing_more.connect(self.table.stay_silent)
        self.view.panels.word.toggled.connect(self.table.ask_for_word)
        self.view.advice_wanted.connect(self.table.suggest)
        self.table.advised.connect(self.view.advise)

    def _answer(self, move: Move | None) -> None:
        self.moves.append(move)
        try:
            self.table.answer(move)
        except IllegalMoveError as error:
            self.view.refuse(error.refusal)

    def begin(self) -> "Evening":
        """Deal."""
        self.table.start(self.session)
        return self

    def end(self) -> None:
        """Leave the table."""
        self.table.close()
        self.view.clear()
        self.artwork.close()
        self.table.deleteLater()  # the functions that it is connected to keep everything alive

    def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE_MS)

    def question(self) -> Question | None:
        """Wait until the person is asked and everything before it was shown; ``None`` when the deal is over."""
        self.until(lambda: not self.view.stage.busy and (self.finished or self.view.hand.asked))
        return None if self.finished else self.table.question

    def item(self, card: Card) -> CardItem:
        """Return a card on the table."""
        return self.view.stage.items[card]

    def place_of(self, card: Card) -> QPoint:
        """Return a point on the part of a card that no other covers: its left edge."""
        item = self.item(card)
        return self.view.mapFromScene(item.mapToScene(item.rect().width() * 0.08, item.rect().height() * 0.5))

    def settle(self) -> None:
        """Let small movements end."""
        self.view.stage.settle()

    def click(self, card: Card) -> None:
        """Click on a card."""
        self.settle()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.place_of(card))

    def drag(self, card: Card, to: QPoint) -> None:
        """Take a card with the mouse and let go of it elsewhere."""
        self.settle()
        start, cloth = self.place_of(card), self.view.viewport()
        QTest.mousePress(cloth, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(cloth, start + (to - start) * step / 5)
        QTest.mouseRelease(cloth, Qt.MouseButton.LeftButton, pos=to)

    @property
    def middle(self) -> QPoint:
        """The middle of the table."""
        x, y = self.view.stage.frame.centre.middle
        return QPoint(round(x), round(y))

    def press(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        children = [child for child in self.view.findChildren(QWidget) if child.hasFocus()]
        QTest.keyClick(children[0] if children else self.view, key)


def picker(evening: Evening) -> CardPicker:
    """Return the grid of cards from which one is called."""
    return evening.view.calls.findChildren(CardPicker)[-1]


def call_something(evening: Evening) -> None:
    """Get past the call, if it is the person's, by clicking the first card of the grid."""
    question = evening.question()
    if question is not None and isinstance(question.choices[0], Call):
        QTest.mouseClick(picker(evening).buttons[0, 0], Qt.MouseButton.LeftButton)


def own_turn(evening: Evening) -> Question:
    """Say nothing until a card has to be played."""
    call_something(evening)
    while True:
        question = evening.question()
        assert question is not None
        if question.plays:
            return question
        evening.press(Qt.Key.Key_Space)


def with_something_illegal(evening: Evening) -> tuple[Question, Card]:
    """Play on until a card of the hand may not be played; return it."""
    while True:
        question = own_turn(evening)
        legal = {play.card for play in question.plays}
        for card in question.seen.hand:
            if card not in legal:
                return question, card
        evening.click(question.plays[0].card)


def area_of(widget: QWidget) -> Area:
    """Return where a widget is in the one around it."""
    return Area(widget.x(), widget.y(), widget.width(), widget.height())
