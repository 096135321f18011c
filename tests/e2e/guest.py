# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A person at the screen: sees what the window shows, and has a mouse or a keyboard and nothing else.

Clicks and keys go to the window, not to a widget, so that what lies in the way of them is noticed.
"""

import abc
from collections.abc import Callable, Sequence
from itertools import islice, takewhile
from random import Random
from typing import Final, Self

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from kartenspiel.controller.table import Table
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import LayAway, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.ladder import RungButton
from kartenspiel.ui.table.layout import laying_place
from kartenspiel.ui.table.offers import card_of, offers, plain_choice
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.window.main_window import MainWindow
from kartenspiel.ui.words.wording import UNBROKEN, capital
from tests.ui.program import Program

SPOKEN: Final = ("Done", "Fertig", "Say it", "Sagen")
"""What stands on the button with which that is said which is ticked, in either language."""
SILENCES: Final = ("Nothing to say", "Nichts zu sagen")
IN_ALL: Final = ("This deal in all", "Dieses Spiel insgesamt")
DEAL: Final = ("Deal {}", "{}. Spiel")
"""How the account names a deal, in either language."""
VISIBLE_EDGE: Final = 0.08
"""So much of its width a fanned card always shows at its left."""
HIGH_EDGE: Final = 0.1
"""So much of its height a card of a dummy always shows, under whose row another may lie."""
TALKATIVE: Final = 1 / 3
"""How often a person says what can be said."""
DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_0.value + number % 10) for number in range(1, 11))
LEFT: Final = Qt.MouseButton.LeftButton

Until = Callable[[Callable[[], object]], object]
"""Waits until something is so."""


class Guest(abc.ABC):
    """Somebody at the screen."""

    def __init__(self, window: MainWindow, table: Table, until: Until) -> None:
        self.window, self.table, self.until = window, table, until
        self.view = window.page.view

    @classmethod
    def at(cls, program: Program) -> Self:
        """Return such a person in front of a program."""
        return cls(program.window, program.table, program.until)

    @property
    def heading(self) -> str:
        """What is asked."""
        return self.view.calls.heading.label.text()

    # What is seen

    def asked(self) -> bool:
        """Wait until something is to be answered; false when the score sheet lies on the table instead."""
        self.until(lambda: self.sheet_lies_open or self.can_act)
        return not self.sheet_lies_open

    @property
    def can_act(self) -> bool:
        """Whether something is to be answered."""
        return self.view.hand.asked and not self.view.stage.busy

    @property
    def sheet_lies_open(self) -> bool:
        """Whether the score of a deal is shown."""
        return self.window.page.sheet_shown

    @property
    def read(self) -> list[str]:
        """What is written on the score sheet, line by line."""
        return _written(self.window.page.sheet)

    @property
    def board(self) -> list[str]:
        """What is written on the table of bids or items."""
        return _written(self.view.panels.board)

    @property
    def ladder(self) -> list[list[str]]:
        """The rows of the ladder of bids: what is written in each."""
        return [_written(rung) for rung in self._rungs]

    @property
    def _rungs(self) -> list[RungButton]:
        return [rung for rung in self.view.calls.findChildren(RungButton) if rung.isVisible()]

    @property
    def facts(self) -> list[str]:
        """What is written in the corner where contract, trumps and the like stay in sight."""
        return _written(self.view.panels.facts)

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        seen = self.view.stage.seen
        assert seen is not None
        return seen.dealer

    @property
    def sums(self) -> list[str]:
        """What the score sheet says that the deal has brought, by seat."""
        words, seats = self.read, len(self.table.players)
        place = words.index(next(each for each in words if each in IN_ALL)) + 1
        return words[place : place + seats]

    @property
    def account(self) -> tuple[int, ...]:
        """What everybody has in this session, by person; the score sheet must tell of as many deals."""
        session = self.table.session
        assert session is not None
        played = tuple(told.format(session.number - 1) for told in DEAL)
        assert any(line.startswith(played) for line in self.read)
        return session.account

    def open_cards(self, seat: int) -> list[Card | None]:
        """The cards of somebody else's hand as they lie there: open ones, and ``None`` for each back."""
        lying = [item for item in self.view.stage.items.values() if item.placement.zone == "hand"]
        return [item.shown for item in lying if item.placement.seat == seat]

    def lying(self, zone: str) -> list[Card | None]:
        """The cards that lie somewhere on the table: open ones, and ``None`` for each back."""
        return [item.shown for item in self.view.stage.items.values() if item.placement.zone == zone]

    def badges(self, seat: int) -> list[str]:
        """What stands in short on the plate of a seat."""
        return [badge.letter for badge in self.view.places.plates[Seat(seat)].seated.badges]

    @property
    def own_place(self) -> Area:
        """Where one's own cards lie."""
        frame = self.view.stage.frame
        return Area(frame.margin, frame.hand_top, frame.width - 2 * frame.margin, frame.own)

    @property
    def hand(self) -> list[Card]:
        """One's own cards from left to right."""
        return list(self.view.hand.order)

    @property
    def lit(self) -> list[Card]:
        """The cards that are not darkened, from left to right; none while there is no choice among cards."""
        marks = self.view.hand.marks
        return [] if self.view.hand.mode == "idle" else [card for card in self.hand if card not in marks.shaded]

    @property
    def buttons(self) -> dict[str, ChoiceButton]:
        """The buttons by what stands on them, or what a picture on them is called."""
        shown = self.view.calls.buttons() if self.view.calls.isVisible() else []
        return {button.accessibleName() or button.text(): button for button in shown}

    @property
    def ringed(self) -> set[Card | None]:
        """The cards with a ring, open ones, and ``None`` for a back."""
        return {item.shown for item in self.view.stage.items.values() if item.ringed}

    def item(self, card: Card) -> CardItem:
        """Return a card on the table."""
        return self.view.stage.items[card]

    # What is done

    @abc.abstractmethod
    def play(self, card: Card) -> None:
        """Play a card of one's hand."""

    @abc.abstractmethod
    def press(self, name: str) -> None:
        """Press a button among the choices."""

    @abc.abstractmethod
    def be_silent(self) -> None:
        """Say that one has nothing to say."""

    @abc.abstractmethod
    def lay_away(self, cards: list[Card]) -> None:
        """Lay these cards away."""

    @abc.abstractmethod
    def go_on(self) -> None:
        """Leave the score sheet."""

    def take_part(self, chance: Random) -> None:
        """Play to the end of the deal."""
        while self.asked():
            self.answer(chance)

    def answer(self, chance: Random) -> None:
        """Play any lit card, and now and then say something that is offered."""
        offered = [name for name in self.buttons if name not in SILENCES]
        silent = len(offered) < len(self.buttons)
        if offered and ((not silent and not self.lit) or chance.random() < TALKATIVE):
            self.press(chance.choice(offered[:-2] if silent else offered))  # the last two are silence for good
        elif silent:
            self.be_silent()
        else:
            self.play(chance.choice(self.lit))

    def follow(self, script: Sequence[Move]) -> None:
        """Do and say what one does in a deal that is written down, and nothing else, to its end."""
        while self.asked():
            self.next_of(script)

    def follow_until(self, script: Sequence[Move], enough: Callable[[Observation], object]) -> None:
        """Do what is written down until one sees something, and is asked."""
        while self.asked():
            seen = self.view.stage.seen
            if seen is not None and enough(seen):
                return
            self.next_of(script)
        raise AssertionError(self.read)

    def next_of(self, script: Sequence[Move]) -> None:
        """Do the next thing that is written down, or be silent if it is somebody else's."""
        seen = self.view.stage.seen
        assert seen is not None
        move, question = script[len(seen.log)], self.table.question_number
        if seen.seat in (move.seat, getattr(move, "by", None)) and getattr(move, "by", None) in (None, seen.seat):
            own = takewhile(lambda each: each.seat == move.seat, script[len(seen.log) :])
            self.do(move, *takewhile(lambda each: each.keeps_word, islice(own, 1, None)))
        else:
            self.be_silent()
        assert self.table.question_number != question

    def do(self, move: Move, *more: Move) -> None:
        """Make a certain move, which must be offered on the screen; `more` is what one says together with it."""
        if move.keeps_word and self.view.calls.answers.switches is not None:
            for each in (move, *more):
                self._say(each)
            self.press(next(name for name in self.buttons if name in SPOKEN))
        elif isinstance(move, Play):
            assert move.card in self.lit
            self.play(move.card)
        elif isinstance(move, LayAway):
            self.lay_away([card for card in move.cards if card is not None])
        else:
            self._say(move)
            if move.asks_back:
                self._say(move)  # once more

    def _say(self, move: Move) -> None:
        """Press the button for a statement; its card, if it has one, is picked after it, or first where one calls."""
        question = self.table.question
        assert question is not None
        offer = next(offer for offer in offers(question) if move in offer.choices)
        words = self.window.page.words()
        card = card_of(move)
        if offer.kind == "call" and card is not None:
            self.press(next(name for name in self.buttons if name.startswith(words.text(card))))
            if len(offer.with_card(card)) == 1:
                return
        told = move if offer.kind == "call" else plain_choice(offer)
        self.press(capital(words.text(self.window.page.game.words.label(told, question.seen))))
        if offer.kind == "card" and card is not None:
            self.play(card)

    def scroll_to(self, where: QWidget) -> None:
        """Bring a widget to sight that lies further down on a page."""
        above = where.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(where)
            above = above.parentWidget()

    def to_window(self, where: QWidget, at: QPoint | None = None) -> QPoint:
        """Return a place of a widget as a place of the window; nothing else must be in front of it."""
        place = where.mapTo(self.window, where.rect().center() if at is None else at)
        assert self.window.childAt(place) is where, f"{self.window.childAt(place)} is in front of {where}"
        return place

    @property
    def screen(self) -> QWindow:
        """What the system sends clicks and keys to."""
        return self.window.windowHandle()


class Mouse(Guest):
    """Somebody with a mouse, who drags cards onto the table."""

    def play(self, card: Card) -> None:
        """Drag a card to the middle of the table."""
        self.drag(card, self.view.stage.frame.centre)

    def take(self, card: Card) -> None:
        """Click on a card of the talon, with which all of its half is taken."""
        self.click_card(card)

    def point_at(self, card: Card) -> None:
        """Move the pointer over a card."""
        QTest.mouseMove(self.screen, self.to_window(self.view.viewport(), self._grip(card)))

    def click_card(self, card: Card) -> None:
        """Click on a card."""
        place = self.to_window(self.view.viewport(), self._grip(card))
        QTest.mouseClick(self.screen, LEFT, Qt.KeyboardModifier.NoModifier, place)

    def drag(self, card: Card, to: Area) -> None:
        """Take hold of a card, move it in a few steps and let go of it in the middle of an area."""
        self.hold(card, to)
        self.let_go(to)

    def hold(self, card: Card, above: Area) -> None:
        """Take hold of a card, and move it in a few steps above the middle of an area."""
        start = self.to_window(self.view.viewport(), self._grip(card))
        end = self._middle_of(above)
        QTest.mousePress(self.screen, LEFT, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 5):
            QTest.mouseMove(self.screen, start + (end - start) * step / 4)

    def let_go(self, above: Area) -> None:
        """Let go of what is held above the middle of an area."""
        QTest.mouseRelease(self.screen, LEFT, Qt.KeyboardModifier.NoModifier, self._middle_of(above))

    def _middle_of(self, area: Area) -> QPoint:
        x, y = area.middle
        return self.view.viewport().mapTo(self.window, QPoint(round(x), round(y)))

    def click(self, where: QWidget) -> None:
        """Click on a widget."""
        QTest.mouseClick(self.screen, LEFT, Qt.KeyboardModifier.NoModifier, self.to_window(where))

    def press(self, name: str) -> None:
        """Click on a button among the choices."""
        self.click(self.buttons[name])

    def ask_why_not(self, contract: str) -> None:
        """Click on a row of the ladder of bids that is no button now."""
        rung = next(rung for rung in self._rungs if rung.cells[0].text() == contract)
        assert not rung.offered
        self.click(rung)

    def read_why_not(self, contract: str) -> str:
        """Point at a row of the ladder of bids and return what is told below with its clauses."""
        rung = next(rung for rung in self._rungs if rung.cells[0].text() == contract)
        before = self._told_below
        QTest.mouseMove(self.screen, self.to_window(rung, rung.rect().center()))
        self.until(lambda: self._told_below != before)
        return self._told_below

    @property
    def _told_below(self) -> str:
        *_, below = self.view.calls.findChildren(Cited)
        return f"{below.label.text()} ({', '.join(below.clauses.clauses)})"

    def be_silent(self) -> None:
        """Click on the button for it."""
        self.press(next(name for name in self.buttons if name in SILENCES))

    def lay_away(self, cards: list[Card]) -> None:
        """Drag the cards to their places, and click on what stands there then."""
        for card in cards:
            self.drag(card, laying_place(self.view.stage.frame, len(cards)))
        (button,) = self.buttons.values()
        self.click(button)

    def go_on(self) -> None:
        """Click on the button."""
        self.click(self.window.page.sheet.next_button)

    def _grip(self, card: Card) -> QPoint:
        """Return a place on the part of a card that no other covers."""
        item, seen = self.item(card), self.view.stage.seen
        height = HIGH_EDGE if seen is not None and item.placement.seat in seen.dummies else 0.5
        edge = QPointF(item.rect().width() * VISIBLE_EDGE, item.rect().height() * height)
        return self.view.mapFromScene(item.mapToScene(edge))


class Keys(Guest):
    """Somebody with a keyboard, who takes arrows and Enter for one card and the number keys for the next."""

    def __init__(self, window: MainWindow, table: Table, until: Until) -> None:
        super().__init__(window, table, until)
        self._walks = False

    def key(self, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(self.screen, key)

    def play(self, card: Card) -> None:
        """Walk to a card and press Enter, or press the number of its place."""
        self._walks = not self._walks
        if not self._walks and self.hand.index(card) < len(DIGITS):
            self.key(DIGITS[self.hand.index(card)])
            return
        self._walk_to(card)
        self.key(Qt.Key.Key_Return)

    def _walk_to(self, card: Card) -> None:
        """Press the arrow to the right until a card has the ring."""
        for _ in self.hand:
            if self.view.hand.current == card:
                break
            self.key(Qt.Key.Key_Right)

    def press(self, name: str) -> None:
        """Go to the buttons with the arrow down, walk to the one wanted, and press Enter."""
        button = self.buttons[name]
        self.key(Qt.Key.Key_Down)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            for _ in self.buttons:
                if self._is_at(button, key):
                    break
                self.key(key)
        assert QApplication.focusWidget() is button
        self.key(Qt.Key.Key_Return)

    def _is_at(self, button: ChoiceButton, key: Qt.Key) -> bool:
        """Whether no further arrow of this kind is needed: the button, or at least its row, has the focus."""
        here = QApplication.focusWidget()
        assert here is not None
        in_grid = button.objectName() in ("card", "held")
        return here is button or (in_grid and key == Qt.Key.Key_Down and here.y() == button.y())

    def be_silent(self) -> None:
        """Press the space bar."""
        self.key(Qt.Key.Key_Space)

    def lay_away(self, cards: list[Card]) -> None:
        """Choose each card by its number among those still in the hand, or walk to it; then press Enter."""
        for card in cards:
            held = [each for each in self.hand if each not in self.view.hand.marks.laid]
            if held.index(card) < len(DIGITS):
                self.key(DIGITS[held.index(card)])
            else:
                self._walk_to(card)
                self.key(Qt.Key.Key_Return)
        self.key(Qt.Key.Key_Return)

    def go_on(self) -> None:
        """Press Enter."""
        self.key(Qt.Key.Key_Return)


def _written(part: QWidget) -> list[str]:
    """Return what stands on a part of the window, line by line, as it is read."""
    labels = [label for label in part.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.text().replace(UNBROKEN, " ") for label in labels]
