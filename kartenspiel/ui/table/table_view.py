# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table on the screen: shows observations, and reports what the person at it wants to do.

It sees what one seat may see and nothing else, and knows no rules: choices come with the question, refusals from
whoever carries the moves out.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from kartenspiel.controller.advice import Advice
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.games import view_of
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Take
from kartenspiel.model.observation import Observation
from kartenspiel.model.pointer import Pointer
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, marker
from kartenspiel.players.question import Question
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import look_of
from kartenspiel.ui.cards.heads import Face, Heads
from kartenspiel.ui.looks.cloth import draw_cloth
from kartenspiel.ui.looks.preferences import Preferences
from kartenspiel.ui.table import theme as themes
from kartenspiel.ui.table.announcer import Announcer
from kartenspiel.ui.table.answering import Answering
from kartenspiel.ui.table.chips import UNITS, Chips
from kartenspiel.ui.table.earlier_tricks import EarlierTricks
from kartenspiel.ui.table.focus_guard import FocusGuard
from kartenspiel.ui.table.frame import Frame
from kartenspiel.ui.table.gestures import CLOTH
from kartenspiel.ui.table.hand import HandController
from kartenspiel.ui.table.in_sight import InSight
from kartenspiel.ui.table.items import HandOutline, Slots
from kartenspiel.ui.table.keyboard import Keyboard
from kartenspiel.ui.table.layout import suited
from kartenspiel.ui.table.motion import MotionTimes
from kartenspiel.ui.table.own_cards import OwnCards
from kartenspiel.ui.table.panels import Panels
from kartenspiel.ui.table.places import SeatDisplays
from kartenspiel.ui.table.pointing import Pointing
from kartenspiel.ui.table.sayings import Sayings
from kartenspiel.ui.table.sides_teller import SidesTeller
from kartenspiel.ui.table.stage import Stage, Story
from kartenspiel.ui.table.standing_teller import StandingTeller
from kartenspiel.ui.table.touches import CardTouches
from kartenspiel.ui.table.trick_marks import TrickMarks
from kartenspiel.ui.widgets.clauses import NUMBERS
from kartenspiel.ui.widgets.tips import ExplainedScene
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

LEAST: Final = QSize(480, 340)
THINKING_MS: Final = 200
"""Who thinks for longer is seen to think."""
PREFETCH_MS: Final = 400
"""When the window has not changed its size for so long, all pictures are made in the new size."""


class CardTable(QGraphicsView):
    """A table with one person at it."""

    chosen = Signal(object)
    """`Move` of the person; ``None`` is silence."""
    nothing_more = Signal()
    advice_wanted = Signal(bool)
    """The person asks what a good player would do."""
    settled = Signal()
    """Everything that happened has been shown."""
    ended = Signal(object)
    """`FinishedDeal`: all of it has been shown, and what had to be paid in chips has been paid."""

    def __init__(
        self, artwork: Artwork, game: Game, wording: Wording, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._artwork, self._game, self._wording = artwork, game, wording
        self._theme = themes.theme_of(preferences)
        self._cloth: tuple[str, str, int, int, float] | None = None
        self._thinker: Seat | None = None
        self.setViewport(QWidget())  # of the one that Qt made PySide would find out, for long, what it is
        explained = ExplainedScene(self)
        self.setScene(explained)
        self._make_table()
        self._make_panels()
        self.answering = Answering(self.hand, self._own, self.panels, game, wording)
        self.touches = CardTouches(self, explained, self.stage, self.answering, wording)
        self.announcer = Announcer(self, self.stage, self.answering, self.panels, self.trick_marks)
        self._thought = QTimer(self)
        self._wish = QTimer(self)
        self._prepare()
        self._connect()
        self.set_preferences(preferences)

    def _make_table(self) -> None:
        """Make what lies on the cloth: the stage, one's own cards, and what stands round them."""
        self.stage = Stage(self.scene(), self._artwork, self._frame())
        self._own = OwnCards(self.stage)
        self.trick_marks = TrickMarks(self.stage)
        self.hand = HandController(self)
        self.places = SeatDisplays(self.scene(), self._theme, Heads(self._artwork))
        self.chips = Chips(self.scene())
        self._slots = Slots()
        self._outline = HandOutline()
        for item in (self._slots, self._outline):
            self.scene().addItem(item)

    def _make_panels(self) -> None:
        """Make what lies over the table, and what tells of both."""
        self.panels = Panels(self._game, self._artwork, self._wording, self.viewport())
        self.calls = self.panels.calls
        self.pointing = Pointing(self.scene(), self.stage, self.places, self.panels)
        self.sides = SidesTeller(self.stage, self.panels, self.places, self._wording, self.viewport())
        self.in_sight = InSight(self.stage, self.places, self.panels, self.sides.banner)
        self.tricks = EarlierTricks(self, self.stage, self.panels, self._wording)
        self.standing = StandingTeller(self.stage, self.panels, self.in_sight, self._wording, self.viewport())
        self._sayings = Sayings(self.stage, self.places, self._game, self._wording)
        FocusGuard(self, self.calls)
        self._keyboard = Keyboard(self.hand, self.calls, self.stage)

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
        self._artwork.ready.connect(self.places.draw_again)
        self._thought.timeout.connect(lambda: self.places.think(self._thinker))
        self._wish.timeout.connect(self._prefetch)
        self._keyboard.name("last_trick", self.toggle_last_trick)
        self._keyboard.name("earlier_tricks", lambda: False)
        self._keyboard.name("nothing_more", self.answering.say_nothing_more)
        self._keyboard.name("standing", self.standing.toggle)
        self._keyboard.name("advice", self.answering.ask_advice)
        self._keyboard.name("no_advice", self.answering.cancel_advice)
        for key, say in self.announcer.keys.items():
            self._keyboard.name(key, say)
        self.panels.moved.connect(lambda: self.places.step_aside(self.panels.covered, self.panels.discard))
        self.stage.waiting.connect(self._on_waiting)
        self.stage.begun.connect(self._on_begun)
        self.stage.shown.connect(self._on_shown)
        self.stage.moved.connect(lambda: self.trick_marks.show(self._theme, self._wording))
        self.stage.moved.connect(self.in_sight.changed)
        self.in_sight.changed.connect(self.sides.step_aside)
        self.stage.idle.connect(self._on_idle)
        self.hand.changed.connect(self._show_marks)
        self.answering.changed.connect(self._show_marks)
        self.answering.chosen.connect(self.chosen)
        self.answering.nothing_more.connect(self.nothing_more)
        self.answering.advice_wanted.connect(self.advice_wanted)
        self.calls.answers.pointing.connect(self._show_taken)
        self.touches.pointing.connect(self._show_taken)
        self._keyboard.name("word", self.panels.word.press)
        NUMBERS.changed.connect(self._relay)

    @property
    def key_ids(self) -> frozenset[str]:
        """The ids of the keys that do something here."""
        return self._keyboard.ids

    # What is shown

    def seat(
        self,
        game: Game,
        wording: Wording,
        accounts: Sequence[Sequence[str]] = (),
        preferences: Preferences | None = None,
        faces: Sequence[Face | None] = (),
    ) -> None:
        """Begin or go on with a game: its words, the names of the players, how they stand and their faces, by seat.

        Who has other `preferences` now says so too: all is laid out once for both.
        """
        self._game, self._wording = game, wording
        self.places.people(wording, accounts, faces)
        self.sides.wording = self.touches.explanations.wording = self.standing.wording = self.tricks.wording = wording
        self._sayings.use(game, wording)
        self.announcer.use(game, wording, accounts)
        self.answering.use(game, wording)
        self.calls.speak(game, wording)
        self.panels.retranslate()
        if preferences is None:
            self._relay()
        else:
            self.set_preferences(preferences)

    def step(self, step: Step) -> None:
        """Show something that happened, after everything before it."""
        self.stage.add(step)

    def lay(self, step: Step) -> None:
        """Show at once, without movement, what is seen after a step, and what is said with it; forget all before."""
        self.answering.clear()
        self.chips.clear()
        self.places.hush()
        self.panels.dealing = False
        self.panels.wait(False)
        self.sides.banner.hush()
        self.stage.lay(step)
        self._relay()
        self._sayings.tell(step, self.panels.covered)
        self.announcer.lay(step)
        self._on_idle()

    def ask(self, question: Question | None) -> None:
        """Ask the person, as soon as everything that happened has been shown; ``None`` takes the question back."""
        self.answering.ask(question)
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
        self.answering.refuse(refusal)

    def advise(self, advice: Advice) -> None:
        """Light the card that is suggested and say why."""
        self.answering.advise(advice)

    def point_at(self, pointer: Pointer) -> None:
        """Draw lines round what somebody explains, until something else is pointed at."""
        self.pointing.point(pointer)
        self._show_marks()

    def finish(self, finished: FinishedDeal) -> None:
        """End a deal, after everything that happened in it; `ended` follows."""
        self.stage.tell(self._end(finished))

    def _end(self, finished: FinishedDeal) -> Story:
        """Let chips go from hand to hand where that is the unit of payment, then have the result shown."""
        if self._game.unit(finished.deal.rules) in UNITS:
            size = 1.4 * self.stage.frame.text
            yield from self.chips.pay(finished.outcome.payments, self.places.area, size, self.stage.pace)
        self.ended.emit(finished)

    def clear(self) -> None:
        """Take everything off the table."""
        self.answering.clear()
        self.stage.clear()
        self.chips.clear()
        self.places.clear()
        self.panels.clear()
        self.sides.banner.hush()

    def set_preferences(self, preferences: Preferences) -> None:
        """Look and move as the person likes."""
        self._theme = themes.theme_of(preferences)
        self.stage.pace = MotionTimes(preferences.speed)
        self.stage.trick_seconds = preferences.trick_seconds
        self.stage.talon_seconds = preferences.talon_seconds
        self.trick_marks.wanted = preferences.mark_trick
        self.hand.raise_first = preferences.raise_first
        self.panels.with_hint_button = preferences.hint_button
        self.stage.showing = replace(self.stage.showing, order=preferences.hand_order)
        self._artwork.set_look(look_of(preferences, self._wording.language, self._wording.pictures))
        self.places.tinted, self.places.with_faces = preferences.tint_sides, preferences.portraits
        self.places.set_theme(self._theme)
        self._relay()

    def hand_top(self) -> int:
        """Return how far below the upper edge the own hand begins, with a card raised, in pixels."""
        return int(self.in_sight.hand_top)

    def toggle_last_trick(self) -> None:
        """Show the last trick again, or put it back."""
        self.tricks.toggle()

    # Words and marks

    def _on_begun(self, step: Step) -> None:
        self.answering.close()
        self.places.think(None)
        self.panels.dealing = step.before is None
        if suited(self.stage.frame, step.after) != self.stage.frame:
            self._relay(step.after)
        if step.before is None:
            self.sides.banner.hush()
            self._wish.start()
            self._show_facts(step.after)
        self._sayings.tell(step, self.panels.covered)
        self.in_sight.changed.emit()

    def _on_shown(self, step: Step) -> None:
        self.panels.dealing = False
        self._show_facts(step.after)

    def _show_facts(self, seen: Observation) -> None:
        pieces, unit = self._game.taken_over(seen.context).pieces, self._game.unit(seen.rules)
        self.places.chips([Amount(each, unit) for each in pieces or ()])
        self.places.show(seen)
        self.panels.show_seen(seen, self._wording, self.places.top_plate)
        self.in_sight.changed.emit()

    def _show_marks(self) -> None:
        question = self.answering.question
        marks = self.hand.marks if question is not None else None
        self.places.attend(self._own.asked_for)
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
        self._own.mark(marks, self._theme, question)
        self._slots.show_places(self.stage.frame, self.hand.laying[1] if marks else 0, self._theme)
        self._outline.surround(self._own.dummy_area(), self.stage.frame, self._theme)
        if marks is not None:
            self.calls.set_laid(*self.hand.laying)
            self.in_sight.changed.emit()
        self.pointing.show(self._theme)

    def _show_taken(self, choice: object) -> None:
        """Put rings round the cards of the talon that a choice takes which is pointed at, and round no others."""
        taken = self._own.taken_with(choice) if isinstance(choice, Take) else []
        for each in self._own.talon():
            each.set_ring(self._theme.accent if each in taken else None)

    def _on_idle(self) -> None:
        """Ask what waits to be asked, now that everything that happened has been shown."""
        if not self.answering.waiting:
            self.pointing.show(self._theme)
        elif not self.answering.begin():
            return
        elif self.isVisible() and not self.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.announcer.ask()
        self.settled.emit()

    def _on_waiting(self, waiting: bool) -> None:  # noqa: FBT001 - the state of a signal
        """Say that a click is waited for; what was told of sides does not matter any more once a deal is over."""
        if waiting and self.stage.seen is not None and self.stage.seen.outcome is not None:
            self.sides.banner.hush()
        self.panels.wait(waiting)

    # Keys and the mouse

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring from the hand when a button of the table has the focus now: it has a ring of its own."""
        super().focusOutEvent(event)
        if any(button.hasFocus() for button in self.calls.buttons()):
            self.hand.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keyboard do what the key stands for."""
        if not self._keyboard.press(event.key(), event.text(), event.modifiers()):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the cloth hurries what is being shown."""
        super().mousePressEvent(event)
        if self.answering.question is None and event.button() == Qt.MouseButton.LeftButton:
            self.touches.gestures[CLOTH]()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the table is never one on what lies behind it."""
        super().mouseReleaseEvent(event)
        event.accept()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._artwork.hold()
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

    def _relay(self, seen: Observation | None = None) -> None:
        """Divide the window anew and put everything in its place, with room for what lies open once this is `seen`."""
        frame = self.stage.frame = suited(self._frame(), seen or self.stage.seen)
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
        seen = self.stage.counted
        if seen is not None:
            self.places.seats(seen)
            self._show_facts(seen)
        self.trick_marks.show(self._theme, self._wording)
        if self.answering.question is not None:
            self.panels.offer(self.answering.question)
            self._show_marks()
        else:
            self.pointing.show(self._theme)
        self.sides.lie()
        self.standing.refresh()

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
