# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Animations of cards, and the times that everything on the table takes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from kartenspiel.model.seats import Seat, from_seat
from kartenspiel.ui.looks.preferences import INSTANT
from kartenspiel.ui.table.items import UNIT, CardItem
from kartenspiel.ui.table.layout import Placement

PLAY: Final = 300
DEAL: Final = 260
PACKET: Final = 150
"""Time between two packets dealt."""
WITHIN_PACKET: Final = 22
TAKE: Final = 420
REST: Final = 120
"""For small changes: a card raised, a hand closing up."""
BEAT: Final = 420
"""After every step, so that each can be followed and all take the same time."""
PAUSE: Final = 700
"""When a deal is interrupted."""
SPOKEN: Final = 900
"""How long play waits for what is said, at least."""
PER_LETTER: Final = 55
"""Time to read one letter of a bubble; the bubble itself stays longer."""
LONGEST: Final = 3200
GREATEST_PACKET: Final = 5


class MotionTimes(NamedTuple):
    """How fast things move: all times in milliseconds."""

    speed: float

    def time(self, normal: float) -> int:
        """Return how long something takes that takes so long at normal speed."""
        return 0 if self.speed == INSTANT else round(normal / self.speed)

    def reading_time(self, words: str) -> int:
        """Return how long a bubble stays; somebody who wants no motion still has to read."""
        time = min(LONGEST, SPOKEN + PER_LETTER * len(words))
        return round(time / max(0.5, min(self.speed or 1.5, 1.5)))

    def telling_time(self, words: str) -> int:
        """Return how long a sentence of weight stays: twice as long as it takes to read it slowly."""
        return round(2 * (SPOKEN + PER_LETTER * len(words)) / max(0.5, min(self.speed or 1.5, 1.5)))


class Flight(NamedTuple):
    """One card on its way: when it starts and how long it takes."""

    item: CardItem
    to: Placement
    time: int
    delay: int = 0


def fly(moves: Sequence[Flight], parent: QObject) -> QParallelAnimationGroup:
    """Return an animation that brings every card to its place; it is not started."""
    group = QParallelAnimationGroup(parent)
    for move in moves:
        group.addAnimation(_way(move))
    return group


def _way(move: Flight) -> QAbstractAnimation:
    item, to = move.item, move.to
    way = QParallelAnimationGroup()
    turn = (to.angle - item.rotation() + 180) % 360 - 180
    way.addAnimation(_glide(item, b"pos", item.corner(to.x, to.y), move.time))
    way.addAnimation(_glide(item, b"rotation", item.rotation() + turn, move.time))
    way.addAnimation(_glide(item, b"scale", to.height / UNIT, move.time))
    if item.shown is not (to.card if to.face_up else None):
        way.addAnimation(_turn_over(item, move.time))
    if not move.delay:
        return way
    later = QSequentialAnimationGroup()
    later.addPause(move.delay)
    later.addAnimation(way)
    return later


def _glide(target: QObject, name: bytes, end: object, time: int) -> QPropertyAnimation:
    animation = QPropertyAnimation(target, QByteArray(name))
    animation.setDuration(time)
    animation.setEndValue(end)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    return animation


def _turn_over(item: CardItem, time: int) -> QAbstractAnimation:
    """Return the turning over of a card: narrower to nothing, the other side, wide again."""
    both = QSequentialAnimationGroup()
    for end, curve in ((0.02, QEasingCurve.Type.InQuad), (1.0, QEasingCurve.Type.OutQuad)):
        half = QPropertyAnimation(item.turn, QByteArray(b"xScale"))
        half.setDuration(time // 2)
        half.setEndValue(end)
        half.setEasingCurve(curve)
        both.addAnimation(half)
        if end < 1:
            half.finished.connect(item.show_side)
    return both


def dealing_delays(dealt: Sequence[Placement], dealer: Seat, seats: int) -> list[int]:
    """Return when each of these new cards leaves the dealer's hand: in packets, round the table, forehand first."""
    turn = {seat: place for place, seat in enumerate(from_seat(Seat((dealer + 1) % seats), seats))}
    taken = dict.fromkeys([*turn, None], 0)
    held = {seat: sum(each.seat == seat for each in dealt) for seat in taken}
    delays = []
    for placement in dealt:
        seat, number = placement.seat, taken[placement.seat]
        taken[seat] += 1
        rounds = max(1, -(-held[seat] // GREATEST_PACKET))
        size = -(-held[seat] // rounds)
        packet = number // size * seats + turn[seat] if seat is not None else seats
        delays.append(packet * PACKET + number % size * WITHIN_PACKET)
    return delays
