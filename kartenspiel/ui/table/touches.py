# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What mouse and finger do to the cards on the table, and what is told of them there."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsView

from kartenspiel.model.moves import Take
from kartenspiel.ui.table.answering import Answering
from kartenspiel.ui.table.barred_tips import BarredTips
from kartenspiel.ui.table.card_explanations import CardExplanations
from kartenspiel.ui.table.gestures import CLICK, CLOTH, DROP, HOLD, Gesture
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.layout import is_played
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.widgets.tips import ExplainedScene
from kartenspiel.ui.words.wording import Wording


class CardTouches(QObject):
    """Turns clicks, drops and the pointer over cards into answers, and has each card explained."""

    pointing = Signal(object)
    """`Take`: a part of the talon is pointed at that can be taken, ``None`` when it no longer is."""

    def __init__(
        self, view: QGraphicsView, scene: ExplainedScene, stage: Stage, answering: Answering, wording: Wording
    ) -> None:
        """`view` shows the `scene` in which the cards of the `stage` lie."""
        super().__init__(view)
        self._view, self._stage, self._answering = view, stage, answering
        self._hand, self._own = answering.hand, answering.own
        self.explanations = CardExplanations(answering, wording)
        self.gestures: Mapping[Gesture, Callable[..., object]] = {
            CLICK: self._on_clicked,
            DROP: self._on_dropped,
            CLOTH: stage.hurry,
            HOLD: self.explanations.of,
        }
        """What each of them does."""
        stage.added.connect(self._on_added)
        scene.teller = self.explanations.of
        scene.current = self.explanations.current
        scene.asked_for = self.explanations.asked_for
        scene.ground = self.explanations.ground
        scene.watch()
        BarredTips(scene, self._hand, self.explanations.why_grey)

    def _on_added(self, item: CardItem) -> None:
        for gesture, act in self.gestures.items():
            if gesture.signal:
                getattr(item, gesture.signal).connect(act)
        item.entered.connect(self._on_entered)
        item.left.connect(self._on_left)

    def _on_clicked(self, item: CardItem) -> None:
        question, card = self._answering.question, item.placement.card
        if question is None:
            return
        if item.placement.zone == "talon":
            self._take(item)
        elif card is not None:
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
            self._hand.touch(card)
        else:
            stack = self._own.chosen_stack(item, question)
            if stack is not None:
                self._answering.choose(stack)

    def _take(self, item: CardItem) -> None:
        """Take a card of the talon with those that go with it, if the talon is there to be taken of."""
        taking = self._taking(item)
        if taking is not None:
            self._answering.choose(taking)

    def _taking(self, item: CardItem) -> Take | None:
        """Return what taking this card of the talon means now."""
        question = self._answering.question
        return None if question is None else self._own.taking(item, question)

    def _on_entered(self, item: CardItem) -> None:
        if self._answering.question is None:
            return
        if item.placement.zone == "talon":
            self.pointing.emit(self._taking(item))
        if item in self._own.items() and self._hand.ringed_by_pointer:
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
            self._hand.point_at(item.placement.card)

    def _on_left(self, item: CardItem) -> None:
        if item.placement.zone == "talon":
            self.pointing.emit(None)

    def _on_dropped(self, item: CardItem, where: QPointF, pointer: QPointF) -> None:
        question, lay = self._answering.question, item.placement
        on_table = self._view.sceneRect().contains(pointer)  # the mouse goes on beyond its edge
        if lay.zone == "talon":
            if on_table and where.y() > lay.y + lay.height / 2:
                self._take(item)
        elif question is not None and lay.card is not None and on_table:
            of_dummy = lay.seat != question.seen.seat
            if is_played(self._stage.frame, lay, where.toTuple(), self._hand.laying, of_dummy=of_dummy):
                self._hand.use(lay.card)
        self._stage.send_home(item)
