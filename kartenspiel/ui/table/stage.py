# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Shows what happened, step by step, at a pace that can be followed.

The model runs ahead; its steps wait here in a queue.  Each is a little story of movements and pauses, told as a
generator: whatever it yields is waited for.  So is what follows the last step, the end of a deal.  When the queue is
empty the table looks as the model is, and the stage is `idle`: only then may the person act.
"""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, Signal
from PySide6.QtWidgets import QGraphicsScene

from kartenspiel.controller.sitting import Step
from kartenspiel.games import view_of
from kartenspiel.model.moves import Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.table import motion
from kartenspiel.ui.table.frame import Frame, TableSide, side_of
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.layout import (
    Key,
    Placement,
    Showing,
    arrange,
    finished_trick,
    given_up,
    stock_place,
    talon_to_read,
)
from kartenspiel.ui.table.motion import MotionTimes
from kartenspiel.ui.table.origins import sources

UNTIL_CLICK: Final = None
"""Yielded where the stage waits until the person wants to go on."""

Story = Generator[QAbstractAnimation | None]


class Stage(QObject):
    """Owns the cards on the table and moves them."""

    begun = Signal(object)
    """A step is about to be shown."""
    shown = Signal(object)
    """A step has been shown: plates and panels should now agree with what is seen after it."""
    idle = Signal()
    waiting = Signal(bool)
    """Whether the stage waits until the person wants to go on."""
    added = Signal(object)
    """A new card lies on the table."""
    moved = Signal()
    """The cards of a step have come to where they lie for a while, or a trick has been taken."""

    def __init__(self, scene: QGraphicsScene, artwork: Artwork, frame: Frame) -> None:
        super().__init__(scene)
        self.frame = frame
        self.showing = Showing()
        self.pace = MotionTimes(1.0)
        self.trick_seconds: float | None = 0.0
        self.talon_seconds: float | None = 0.0
        """How long a talon lies open that somebody else will take of; ``None`` is until a click."""
        self.leaves_tricks = False
        """Whether a finished trick lies until something else happens, or it is `collect`-ed: somebody speaks of it."""
        self.seen: Observation | None = None
        self.items: dict[Key, CardItem] = {}
        self.reading: Callable[[Step], int] = lambda _step: 0
        """How long what is said with a step has to be waited for, in milliseconds."""
        self.telling: Callable[[Step], int] = lambda _step: 0
        """Tells what follows from a step whose cards lie now, and returns for how many milliseconds that is waited."""
        self._scene, self._artwork = scene, artwork
        self._table: TableCards | None = None
        self._left: Step | None = None
        """The step with which a trick was finished that has been left lying."""
        self._placed: tuple[Placement, ...] = ()
        self._waiting: deque[Story] = deque()
        self._story: Story | None = None
        self._running: QAbstractAnimation | None = None
        self._small: QAbstractAnimation | None = None
        self._advancing = False
        artwork.ready.connect(self._refresh)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._story is not None or bool(self._waiting)

    @property
    def trick_lies(self) -> bool:
        """Whether a finished trick has been left lying."""
        return self._left is not None

    @property
    def counted(self) -> Observation | None:
        """What plates and panels agree with: nobody has taken a trick yet that has been left lying."""
        return self.seen if self._left is None else self._left.before

    @property
    def trick(self) -> tuple[Sequence[Play], Seat | None]:
        """The cards played to the trick in sight, and who takes it as it lies."""
        if self.seen is None:
            return (), None
        if self._table is not None:
            return self._table.trick, self.seen.cards.winners[-1]
        return self.seen.cards.trick, self.seen.winning

    def collect(self) -> None:
        """Bring a trick that has been left lying to its winner."""
        if self._left is not None and self._story is None:
            self._story = self._collect()
            self._advance()

    @property
    def placed(self) -> tuple[Placement, ...]:
        """Where all cards belong now, each hand from left to right."""
        return self._placed

    def add(self, step: Step) -> None:
        """Show a step after what waits."""
        self.tell(self._tell(step))

    def tell(self, story: Story) -> None:
        """Tell a story after what waits."""
        self._waiting.append(story)
        if self._story is None:
            self._advance()

    def lay(self, step: Step) -> None:
        """Show at once, without movement, what is seen after a step, and forget what waits.

        A trick that the step has ended lies there still, as one that has been left lying.
        """
        self._forget()
        self.seen, self._table = step.after, finished_trick(step.before, step.after)
        self._left = None if self._table is None else step
        self.showing = Showing(order=self.showing.order)
        for way in self._ways(motion.REST):
            way.item.place(way.to)
        self.moved.emit()

    def clear(self) -> None:
        """Forget what waits and take all cards off the table."""
        self._forget()
        self._remove_all()
        self.seen, self._table, self._left = None, None, None

    def hurry(self) -> None:
        """Bring what is being shown to its end at once."""
        if self._running is not None:
            self._running.setCurrentTime(self._running.totalDuration())
        elif self._story is not None:
            self.waiting.emit(False)
            self._advance()

    def show(self, showing: Showing) -> None:
        """Show cards raised, laid away or looked at again, with a small movement."""
        if showing == self.showing:
            return
        self.showing = showing
        if self.seen is not None and self._running is None:
            self._finish_small()
            self._small = self._move(motion.REST)
            if self._small is not None:
                self._small.start()

    def settle(self) -> None:
        """Finish every small movement, and lie as the layout says."""
        self._finish_small()
        if self._running is not None:
            self._running.setCurrentTime(self._running.totalDuration())
        self.relay()

    def relay(self) -> None:
        """Put every card at once where it belongs, after the window or the look has changed."""
        self._finish_small()
        if self.seen is None:
            return
        self._placed = arrange(self.frame, self.seen, self.showing, self._table)
        for placement in self._placed:
            item = self.items.get(placement.key)
            if item is not None:
                item.place(placement)

    def send_home(self, item: CardItem) -> None:
        """Let a card that was let go glide back to where it belongs, unless it is on its way elsewhere by now."""
        if item.placement.key in self.items and self._running is None:
            self._finish_small()
            self._small = self._move(motion.PLAY)
            if self._small is not None:
                self._small.start()

    def _refresh(self, name: str) -> None:
        for item in self.items.values():
            if name == (item.shown.code if item.shown else "back"):
                item.refresh()

    def _advance(self) -> None:
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._go_on():
                pass
        finally:
            self._advancing = False

    def _go_on(self) -> bool:
        """Take the next part of the story; tell whether it took no time."""
        if self._running is not None:
            self._running.deleteLater()
            self._running = None
        if self._story is None:
            if not self._waiting:
                self.idle.emit()
                return False
            self._story = self._waiting.popleft()
        try:
            part = next(self._story)
        except StopIteration:
            self._story = None
            return True
        if part is UNTIL_CLICK:
            self.waiting.emit(True)
            return False
        if part.totalDuration() == 0:
            part.deleteLater()
            return True
        self._running = part
        part.finished.connect(self._advance)
        part.start()
        return False

    def _tell(self, step: Step) -> Story:
        """Tell one step: it is said, it is done, and where it ends a trick the trick is taken."""
        self._finish_small()
        if step.before is None:
            self._left = None
        yield from self._collect()
        self.begun.emit(step)
        before = step.before
        self.seen = step.after
        if before is None:
            self._remove_all()
            if step.after.log:
                self._put_all()
        self._table = finished_trick(before, step.after)
        self.showing = Showing(order=self.showing.order)
        if step.move is not None and self.reading(step):
            yield self._pause(self.reading(step))
        yield from self._flight(motion.PLAY)
        self.moved.emit()
        yield from self._told(step)
        if self._table is not None:
            if self.leaves_tricks:
                yield from self._lie(self.trick_seconds or 0.0)
                self._left = step
                return
            yield from self._lie(self.trick_seconds)
            yield from self._take()
        self.shown.emit(step)
        yield self._pause(motion.PAUSE if view_of(step.after).paused and before is None else motion.BEAT)
        if talon_to_read(before, step.after):
            yield from self._lie(self.talon_seconds)
        elif given_up(before, step.after) and self.talon_seconds != 0:
            yield from self._lie(None)

    def _told(self, step: Step) -> Story:
        """Wait for what is told once the cards of a step lie, however fast they move."""
        time = self.telling(step)
        if time:
            yield QPauseAnimation(time, self)

    def _lie(self, seconds: float | None) -> Story:
        """Let what has been turned up lie, however fast cards move; ``None`` is until a click."""
        if seconds is None:
            yield UNTIL_CLICK
        elif seconds:
            yield QPauseAnimation(round(seconds * 1000), self)

    def _take(self) -> Story:
        """Bring the finished trick to its winner."""
        self._table = None
        yield from self._flight(motion.TAKE)
        self.moved.emit()

    def _collect(self) -> Story:
        """Bring a trick that has been left lying to its winner, and let plates and panels agree with that."""
        left, self._left = self._left, None
        if left is not None:
            yield from self._take()
            self.shown.emit(left)
            yield self._pause(motion.BEAT)

    def _flight(self, time: int) -> Story:
        flight = self._move(time)
        if flight is not None:
            yield flight

    def _pause(self, time: int) -> QAbstractAnimation:
        return QPauseAnimation(self.pace.time(time), self)

    def _move(self, time: int) -> QAbstractAnimation | None:
        """Let every card that has to move set out for its new place."""
        moves = self._ways(time)
        if not any(move.time for move in moves):
            for move in moves:
                move.item.place(move.to)
            return None
        flight = motion.fly(moves, self)
        for move in moves:
            move.item.begin(move.to)
        flight.finished.connect(lambda: _land(moves))
        return flight

    def _ways(self, time: int) -> Sequence[motion.Flight]:
        """Return the ways of all cards that do not lie where they belong now; such as are new are on the table then."""
        if self.seen is None:
            return ()
        old, self._placed = self._placed, arrange(self.frame, self.seen, self.showing, self._table)
        found = sources(old, self._placed)
        for new, source in found.items():
            self.items[new] = self.items.pop(source)
        self._remove_lost()
        stock = frozenset(new for new, source in found.items() if isinstance(source, tuple) and source[0] == "stock")
        return (*self._shift_moves(time, stock), *self._deal_moves(stock))

    def _shift_moves(self, time: int, dealt: frozenset[Key]) -> Sequence[motion.Flight]:
        """Return the ways of cards that lay elsewhere before, without those now `dealt`."""
        return [
            motion.Flight(item, placement, self.pace.time(time))
            for placement in self._placed
            if (item := self.items.get(placement.key)) is not None
            and placement.key not in dealt
            and not _at(item, placement)
        ]

    def _deal_moves(self, from_stock: frozenset[Key]) -> Sequence[motion.Flight]:
        """Return the ways of cards that were not on the table before, or in the stock: they come from the dealer."""
        assert self.seen is not None  # noqa: S101 - the caller has looked
        missing = [placement for placement in self._placed if placement.key not in self.items]
        for place, placement in enumerate(missing):
            self._add(placement, len(missing) - place)
        new = [each for each in self._placed if each in missing or each.key in from_stock]
        new = [placement for placement in new if placement.zone != "stock"]
        delays = motion.dealing_delays(new, self.seen.dealer, self.seen.seats)
        return [
            motion.Flight(self.items[each.key], each, self.pace.time(motion.DEAL), self.pace.time(delay))
            for each, delay in zip(new, delays, strict=True)
        ]

    def _add(self, placement: Placement, above: int) -> None:
        """Put a new card on the table, in the dealer's hand; the stock lies where it lies."""
        assert self.seen is not None  # noqa: S101 - as above
        start = placement
        if placement.zone != "stock":
            x, y = stock_place(self.frame, self.seen, self._side())
            start = Placement(placement.key, "stock", None, x, y, self.frame.pile, above, face_up=False)
        item = CardItem(start, self._artwork)
        self._scene.addItem(item)
        self.items[placement.key] = item
        self.added.emit(item)

    def _side(self) -> TableSide:
        assert self.seen is not None  # noqa: S101 - as above
        return side_of(self.seen.dealer, self.seen.seat, self.seen.seats, clockwise=self.frame.clockwise)

    def _remove_lost(self) -> None:
        kept = {placement.key for placement in self._placed}
        for key in [key for key in self.items if key not in kept]:
            self._scene.removeItem(self.items.pop(key))

    def _remove_all(self) -> None:
        self._placed = ()
        for item in self.items.values():
            self._scene.removeItem(item)
        self.items.clear()

    def _put_all(self) -> None:
        """Lay the cards of a deal that is taken up again at once where they were."""
        assert self.seen is not None  # noqa: S101 - as above
        self._placed = arrange(self.frame, self.seen, self.showing)
        for move in self._deal_moves(frozenset()):
            move.item.place(move.to)

    def _finish_small(self) -> None:
        if self._small is not None:
            self._small.setCurrentTime(self._small.totalDuration())
            self._small.deleteLater()
            self._small = None

    def _forget(self) -> None:
        """Tell no more of what is being shown or waits."""
        self._waiting.clear()
        self._story = None
        for animation in (self._running, self._small):
            if animation is not None:
                animation.stop()
                animation.deleteLater()
        self._running = self._small = None


def _at(item: CardItem, placement: Placement) -> bool:
    return item.placement == placement and item.pos() == item.corner(placement.x, placement.y)


def _land(moves: Sequence[motion.Flight]) -> None:
    for move in moves:
        move.item.place(move.item.placement)  # which is no longer `to` if the window has changed its size
