# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table on the screen: shows observations, and reports what the person at it wants to do.

It sees what one seat may see and nothing else, and knows no rules: choices come with the question, refusals from
whoever carries the moves out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from kartenspiel.controller.advice import Advice
from kartenspiel.controller.table import Step
from kartenspiel.games import view_of
from kartenspiel.model.game import Game, Observation, Refusal
from kartenspiel.model.moves import Move, Pass, Play, Take
from kartenspiel.model.pointer import Pointer
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Amount
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import look_of
from kartenspiel.ui.looks.cloth import draw_cloth
from kartenspiel.ui.looks.preferences import Preferences
from kartenspiel.ui.table import theme as themes
from kartenspiel.ui.table.chips import UNITS, Chips
from kartenspiel.ui.table.frame import LIFT, Area, Frame
from kartenspiel.ui.table.gestures import CLICK, CLOTH, DROP, HOLD, Gesture
from kartenspiel.ui.table.hand import Hand
from kartenspiel.ui.table.items import CardItem, HandOutline, Slots
from kartenspiel.ui.table.keyboard import Keyboard
from kartenspiel.ui.table.layout import is_played, talon_in_the_middle
from kartenspiel.ui.table.motion import Pace
from kartenspiel.ui.table.own_cards import OwnCards
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.places import Places
from kartenspiel.ui.table.pointing import Pointing
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.widgets.tips import ExplainedScene, Explanation
from kartenspiel.ui.words.wording import Wording

_NO_ADVICE: Final = QT_TRANSLATE_NOOP("CardTable", "Here the rules let nobody advise you.")
_ANSWER_FIRST: Final = QT_TRANSLATE_NOOP("CardTable", "No card can be played now: first answer what is asked.")
LEAST: Final = QSize(480, 340)
THINKING_MS: Final = 200
"""Who thinks for longer is seen to think."""
PREFETCH_MS: Final = 400
"""When the window has not changed its size for so long, all pictures are made in the new size."""


def _talon_comes(before: Observation, after: Observation) -> bool:
    """Tell whether the talon is laid in the middle of the table, or turned there."""
    return bool(after.cards.talon) and talon_in_the_middle(after.cards) and before.cards.talon != after.cards.talon


class CardTable(QGraphicsView):
    """A table with one person at it."""

    chosen = Signal(object)
    """`Move` of the person; ``None`` is silence."""
    nothing_more = Signal()
    advice_wanted = Signal()
    """The person asks what a good player would do."""
    settled = Signal()
    """Everything that happened has been shown."""
    paid = Signal()
    """What had to be paid in chips has been paid."""

    def __init__(
        self, artwork: Artwork, game: Game, wording: Wording, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._artwork, self._game, self._wording = artwork, game, wording
        self._preferences = preferences
        self._theme = themes.theme_of(preferences)
        self._question: Question | None = None
        self._open = False
        self.advises = True
        """Whether one may ask here for a suggestion where the rules allow it; not where somebody teaches."""
        self.refusal_of: Callable[[Move], Refusal | None] = lambda _move: None
        """Says why a move that a touch of a card would offer would be refused, ``None`` if it would not be."""
        self._cloth: tuple[str, str, int, int, float] | None = None
        self._thinker: Seat | None = None
        self.setViewport(QWidget())  # of the one that Qt made PySide would find out, for long, what it is
        self._explained = ExplainedScene(self)
        self.setScene(self._explained)
        self.stage = Stage(self.scene(), artwork, self._frame())
        self._own = OwnCards(self.stage)
        self.hand = Hand(self)
        self.places = Places(self.scene(), self._theme)
        self.chips = Chips(self.scene())
        self._slots = Slots()
        self._outline = HandOutline()
        for item in (self._slots, self._outline):
            self.scene().addItem(item)
        self.panels = Panels(game, artwork, wording, self.viewport())
        self.calls = self.panels.calls
        self.pointing = Pointing(self.scene(), self.stage, self.places, self.panels)
        self._keyboard = Keyboard(self.hand, self.calls, self.stage)
        self.gestures: Mapping[Gesture, Callable[..., object]] = {
            CLICK: self._on_clicked,
            DROP: self._on_dropped,
            CLOTH: self.stage.hurry,
            HOLD: self._told_of,
        }
        """What each of them does."""
        self._thought = QTimer(self)
        self._wish = QTimer(self)
        self._prepare()
        self._connect()
        self.set_preferences(preferences)

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(LEAST)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._wish.setSingleShot(True)
        self._wish.setInterval(PREFETCH_MS)
        self._thought.setSingleShot(True)
        self._thought.setInterval(THINKING_MS)

    def _connect(self) -> None:
        self._explained.teller = self._told_of
        self._explained.current = self._current_item
        self._explained.watch()
        self._thought.timeout.connect(lambda: self.places.think(self._thinker))
        self._wish.timeout.connect(self._prefetch)
        self.chips.paid.connect(self.paid)
        self._keyboard.name("last_trick", self.toggle_last_trick)
        self._keyboard.name("nothing_more", self._say_nothing_more)
        self._keyboard.name("advice", self._ask_advice)
        self.panels.last_trick.connect(self.toggle_last_trick)
        self.panels.advice.connect(self._ask_advice)
        self.panels.moved.connect(lambda: self.places.step_aside(self.panels.covered))
        self.stage.waiting.connect(self.panels.wait)
        self.stage.reading = self._reading_time
        self.stage.begun.connect(self._on_begun)
        self.stage.shown.connect(self._show_facts)
        self.stage.added.connect(self._on_added)
        self.stage.idle.connect(self._on_idle)
        self.hand.chosen.connect(self._choose)
        self.hand.changed.connect(self._show_marks)
        self.hand.useless.connect(lambda: self.panels.tell(self._wording.text(_ANSWER_FIRST)))
        self.calls.chosen.connect(self._choose)
        self.calls.silent.connect(lambda: self._choose(None))
        self.calls.nothing_more.connect(self._say_nothing_more)
        self._keyboard.name("word", self.panels.word.press)
        self.calls.picking.connect(self.hand.pick)
        self.calls.confirmed.connect(self.hand.confirm)
        self.calls.pointing.connect(self._show_taken)

    @property
    def key_ids(self) -> frozenset[str]:
        """The ids of the keys that do something here."""
        return self._keyboard.ids

    # What is shown

    def seat(self, game: Game, wording: Wording, accounts: Sequence[Sequence[str]] = ()) -> None:
        """Begin or go on with a game: its words, the names of the players and how they stand, by seat."""
        self._game, self._wording = game, wording
        self.places.people(wording, accounts)
        self.calls.speak(game, wording)
        self.panels.retranslate()
        self._relay()

    def step(self, step: Step) -> None:
        """Show something that happened, after everything before it."""
        self.stage.add(step)

    def ask(self, question: Question | None) -> None:
        """Ask the person, as soon as everything that happened has been shown; ``None`` takes the question back."""
        self._question = question
        self._close()
        if question is not None and not self.stage.busy:
            self._on_idle()

    def think(self, seat: Seat | None) -> None:
        """Show that a player thinks, if it takes a while; said once more it would tell that another is asked."""
        if seat == self._thinker:
            return
        self._thinker = seat
        self.places.think(None)
        if seat is None:
            self._thought.stop()
        else:
            self._thought.start()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a move was not possible; the card glides back, and the question is as it was."""
        self.panels.refuse(refusal, self._wording)
        self._open = self._question is not None
        self._show_marks()

    def advise(self, advice: Advice) -> None:
        """Light the card that is suggested and say why."""
        if self._open and isinstance(advice.move, Play):
            self._own.advised = advice.move.card
            self._show_marks()
            self.panels.tell(self._wording.text(advice.reason or advice.move.card))

    def point_at(self, pointer: Pointer) -> None:
        """Draw lines round what somebody explains, until something else is pointed at."""
        self.pointing.point(pointer)
        self._show_marks()

    def pay(self, payments: Sequence[int], unit: str) -> None:
        """Let chips go from hand to hand where that is the unit of payment; `paid` follows in any case."""
        pieces = payments if unit in UNITS and self.stage.seen is not None else ()
        self.chips.pay(pieces, self.places.area, 1.4 * self.stage.frame.text, self.stage.pace)

    def clear(self) -> None:
        """Take everything off the table."""
        self.ask(None)
        self.chips.clear()
        self.stage.clear()
        self.places.clear()
        self.panels.clear()

    def set_preferences(self, preferences: Preferences) -> None:
        """Look and move as the person likes."""
        self._preferences = preferences
        self._theme = themes.theme_of(preferences)
        self.stage.pace = Pace(preferences.speed)
        self.stage.trick_seconds = preferences.trick_seconds
        self.hand.raise_first = preferences.raise_first
        self.stage.showing = replace(self.stage.showing, order=preferences.hand_order)
        self._artwork.set_look(look_of(preferences, self._wording.language, self._wording.pictures))
        self.places.set_theme(self._theme)
        self._relay()

    def hand_top(self) -> int:
        """Return how far below the upper edge the own hand begins, with a card raised, in pixels."""
        frame = self._frame()
        return int(frame.hand_top - LIFT * frame.own)

    def toggle_last_trick(self) -> None:
        """Show the last trick again, or put it back."""
        if not self.stage.busy and self.stage.seen is not None:
            showing = self.stage.showing
            self.stage.show(replace(showing, last_trick=not showing.last_trick))
            self.panels.name_winner(None if showing.last_trick else self.stage.seen, self._wording)

    # Words and marks

    def _reading_time(self, step: Step) -> int:
        """Return how long play waits for what is said with a step."""
        return (
            self.stage.pace.reading_time(self._bubble_words(step)) // 2
            if self._bubble_words(step) and self._preferences.speed
            else 0
        )

    def _bubble_words(self, step: Step) -> str:
        if step.move is None or step.before is None or step.move.seat == step.after.seat:
            return ""
        if isinstance(step.move, Pass) and step.move.seat in [past.seat for past in step.before.log[-1:]]:
            return ""  # what was announced just before stays to be read
        text = self._game.say(step.move, step.before, step.after)
        return "" if text is None else self._wording.text(text)

    def _on_begun(self, step: Step) -> None:
        self._close()
        self.places.think(None)
        if step.before is None:
            self.places.hush()
            self._wish.start()
            self._show_facts(step.after)
        if isinstance(step.move, Play) and step.before is not None and not step.before.cards.tricks:
            self.places.hush()
        if step.before is not None and _talon_comes(step.before, step.after):
            self.places.hush()  # it lies where bubbles are
        words = self._bubble_words(step)
        if words and step.move is not None:
            played = step.after.cards.trick or step.after.cards.tricks  # bids matter until then
            time = self.stage.pace.reading_time(words) if played else None
            self.places.speak(step.move.seat, words, time, self.panels.covered)
        revealed = None if step.before is None else self._game.reveal(step.before, step.after)
        if revealed is not None and revealed[0] != step.after.seat:
            words = self._wording.text(revealed[1])
            self.places.speak(revealed[0], words, self.stage.pace.reading_time(words), self.panels.covered)

    def _show_facts(self, seen: Observation) -> None:
        pieces, unit = self._game.pieces(seen.context), self._game.unit(seen.rules)
        self.places.chips([Amount(each, unit) for each in pieces or ()])
        self.places.show(seen)
        self.panels.show_seen(seen, self._wording, self.places.top_plate)

    def _show_marks(self) -> None:
        marks = self.hand.marks if self._open else None
        self.stage.show(
            replace(
                self.stage.showing,
                lifted=marks.lifted if marks else frozenset(self.pointing.pointer.cards),
                laid=marks.laid if marks else (),
                slots=self.hand.laying[1] if marks else 0,
            )
        )
        kept = view_of(self.stage.seen).kept if self.stage.seen is not None else ()
        self._own.notes = {each.card: (self._wording.text(each.short), self._wording.text(each.why)) for each in kept}
        self._own.mark(marks, self._theme, self._question if self._open else None)
        self._slots.show_places(self.stage.frame, self.hand.laying[1] if marks else 0, self._theme)
        self._outline.surround(self._area_asked_for(), self.stage.frame, self._theme)
        if marks is not None:
            self.calls.set_laid(*self.hand.laying)
        self.pointing.show(self._theme)

    def _area_asked_for(self) -> Area | None:
        """Return where a dummy's hand lies of which a card is asked for."""
        seen, seat, frame = self.stage.seen, self._own.asked_for, self.stage.frame
        lying = [each for each in self.stage.placed if each.seat == seat and each.zone == "hand"]
        if seen is None or seat not in seen.dummies or not lying:
            return None
        left, top = min(each.x for each in lying), min(each.y for each in lying)
        right, bottom = max(each.x for each in lying), max(each.y for each in lying)
        wide, tall = frame.card_width(frame.others), frame.others
        return Area(left - wide / 2, top - tall / 2, right - left + wide, bottom - top + tall)

    # Asking and answering

    def _on_idle(self) -> None:
        if self._question is None:
            self.pointing.show(self._theme)
            self.settled.emit()
            return
        self._open = True
        self._own.asked_for = self._question.hand_seat
        self.hand.order = self._own.order()
        self.hand.ask(self._question)
        self.panels.offer(self._question)
        self.panels.let_ask(self._may_ask)
        self.places.attend(self._question.hand_seat)
        self._show_marks()
        if self.isVisible() and not self.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.settled.emit()

    def _close(self) -> None:
        """Take no answer any more."""
        self._open = False
        self._own.advised = None
        self._own.asked_for = None
        self.panels.let_ask(False)
        self.places.attend(None)
        self.hand.ask(None)
        self.hand.point_at(None)
        self.panels.offer(None)
        self.panels.hush()
        self._show_marks()

    def _choose(self, move: object) -> None:
        if self._open:
            self._open = False
            self.panels.hush()
            self.chosen.emit(move)

    def _say_nothing_more(self) -> None:
        if self._open and self._question is not None and self._question.may_pass:
            self._open = False
            self.nothing_more.emit()

    @property
    def _may_ask(self) -> bool:
        question = self._question
        return self.advises and question is not None and self._game.may_ask_advice(question.seen)

    def _ask_advice(self) -> None:
        if self._open and self._may_ask:
            self.advice_wanted.emit()
        elif self._open:
            self.panels.tell(self._wording.text(_NO_ADVICE))

    def _on_added(self, item: CardItem) -> None:
        for gesture, act in self.gestures.items():
            if gesture.signal:
                getattr(item, gesture.signal).connect(act)
        item.entered.connect(self._on_entered)
        item.left.connect(self._on_left)

    def _on_clicked(self, item: CardItem) -> None:
        if not self._open or self._question is None:
            return
        card = item.placement.card
        if item.placement.zone == "talon":
            self._take(item)
        elif card is not None:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.hand.touch(card)
        else:
            stack = self._own.chosen_stack(item, self._question)
            if stack is not None:
                self._choose(stack)

    def _take(self, item: CardItem) -> None:
        """Take a card of the talon with those that go with it, if the talon is there to be taken of."""
        taking = None if self._question is None else self._own.taking(item, self._question)
        if taking is not None:
            self._choose(taking)

    def _on_entered(self, item: CardItem) -> None:
        if self._open and self._question is not None and item.placement.zone == "talon":
            self._show_taken(self._own.taking(item, self._question))
        if self._open and item in self._own.items() and self.hand.ringed_by_pointer:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.hand.point_at(item.placement.card)

    def _on_left(self, item: CardItem) -> None:
        if item.placement.zone == "talon":
            self._show_taken(None)

    def _show_taken(self, choice: object) -> None:
        """Put rings round the cards of the talon that a choice takes which is pointed at, and round no others."""
        taken = self._own.taken_with(choice) if isinstance(choice, Take) else []
        for each in self._own.talon():
            each.set_ring(self._theme.accent if each in taken else None)

    def _on_dropped(self, item: CardItem, where: QPointF, pointer: QPointF) -> None:
        card, on_table = item.placement.card, self.sceneRect().contains(pointer)  # the mouse goes on beyond its edge
        if item.placement.zone == "talon":
            if self._open and on_table and where.y() > item.placement.y + item.placement.height / 2:
                self._take(item)
            self.stage.send_home(item)
            return
        of_dummy = self._question is not None and item.placement.seat != self._question.seen.seat
        played = on_table and is_played(
            self.stage.frame, item.placement, where.toTuple(), self.hand.laying, of_dummy=of_dummy
        )
        if self._open and card is not None and played:
            self.hand.use(card)
        self.stage.send_home(item)

    # What is told of things

    def _told_of(self, item: QGraphicsItem) -> Explanation:
        """Return what is told of something on the table.

        Of a card in sight that is its name, what its badge means, and why it cannot be used now: what a click says.
        """
        if not isinstance(item, CardItem):
            return Explanation(item.toolTip())
        name = "" if item.shown is None else self._wording.text(item.shown)
        useless, refusal = self._meant_by(item)
        why = _ANSWER_FIRST if useless else None if refusal is None else refusal.reason
        lines = (name, item.toolTip(), "" if why is None else self._wording.text(why))
        return Explanation("\n".join(filter(None, lines)), () if refusal is None else refusal.clauses)

    def _meant_by(self, item: CardItem) -> tuple[bool, Refusal | None]:
        """Return whether a click on a card would answer nothing, and why the move that it means would be refused."""
        question, card = self._question, item.placement.card
        if not self._open or question is None or not item.movable:
            return False, None
        move: Move | None = None
        if item.placement.zone == "talon":
            move = self._own.taking(item, question)
        elif card is not None and item in self._own.items():
            if self.hand.answers_nothing:
                return True, None
            move = self.hand.move_with(card)
        return False, None if move is None else self.refusal_of(move)

    def _current_item(self) -> QGraphicsItem | None:
        """Return the card that the keyboard is at."""
        current = self.hand.current
        return next((item for item in self._own.items() if item.placement.card == current), None) if current else None

    # Keys and the mouse

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring from the hand when a button of the table has the focus now: it has a ring of its own."""
        super().focusOutEvent(event)
        if any(button.hasFocus() for button in self.calls.buttons()):
            self.hand.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keyboard do what the key stands for."""
        if not self._keyboard.press(event.key(), event.text()):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the cloth hurries what is being shown."""
        super().mousePressEvent(event)
        if not self._open and event.button() == Qt.MouseButton.LeftButton:
            self.gestures[CLOTH]()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the table is never one on what lies behind it."""
        super().mouseReleaseEvent(event)
        event.accept()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._relay()

    def showEvent(self, event: QShowEvent) -> None:
        """Lie on the cloth from the first picture on."""
        self._spread_cloth()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._relay()

    def _frame(self) -> Frame:
        size = self.viewport().size()
        text = themes.text_size(size.width(), size.height())
        return Frame(size.width(), size.height(), text, self._artwork.aspect, self._game.clockwise)

    def _relay(self) -> None:
        """Divide the window anew and put everything in its place."""
        frame = self.stage.frame = self._frame()
        ratio = self.devicePixelRatioF()
        self._artwork.set_ratio(ratio)
        self.setSceneRect(0, 0, frame.width, frame.height)
        self._spread_cloth()
        style = themes.style_of(self._theme, round(frame.text))
        if style != self.viewport().styleSheet():  # Qt dresses every panel anew, also where nothing has changed
            self.viewport().setStyleSheet(style)
        self.stage.relay()
        self._wish.start()
        self.places.stand(frame)
        self.panels.divide(frame)
        seen = self.stage.seen
        if seen is not None:
            self.places.seats(seen)
            self._show_facts(seen)
        if self._open:
            self.panels.offer(self._question)
            self._show_marks()
        else:
            self.pointing.show(self._theme)

    def _spread_cloth(self) -> None:
        """Draw the cloth, which takes milliseconds: not before it is seen, and only where it is another now."""
        frame = self.stage.frame
        colours = (self._theme.cloth, self._theme.cloth_rim)
        wanted = (*colours, round(frame.width), round(frame.height), self.devicePixelRatioF())
        if wanted != self._cloth and self.isVisible():
            self._cloth = wanted
            self.setBackgroundBrush(QBrush(draw_cloth(*wanted)))

    def _prefetch(self) -> None:
        """Have the pictures of the whole pack made before they are needed; which are needed tells nobody anything."""
        seen, frame = self.stage.seen, self.stage.frame
        if seen is not None:
            names = [card.code for card in self._game.pack(seen.rules)]
            self._artwork.prefetch(names, (frame.card_width(frame.own), frame.card_width(frame.trick)))
