# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is told of the things on the table: the name of a card, what its marks mean, why it cannot be used now."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QGraphicsItem

from kartenspiel.model.moves import Move
from kartenspiel.model.refusal import Refusal
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.ui.table.answering import ANSWER_FIRST, Answering
from kartenspiel.ui.table.bubbles import Bubble
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.layout import Zone
from kartenspiel.ui.widgets.plain import tip_of
from kartenspiel.ui.widgets.tips import Explanation
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_HAND: Final = _("{player:Your cards that you may not see yet.|The hand of ~: you do not see its cards yet.}")
_TRICKS: Final = _("{player:Your tricks|The tricks of ~}: how many they are stands on the name plate.")
_TALON: Final = _("The talon: the cards that are left over when all hands are dealt.")
_SAID: Final = _("What this player has said last.")
_FACE_DOWN: Final[Mapping[Zone, Text]] = {"hand": _HAND, "down": _HAND, "won": _TRICKS, "talon": _TALON}
"""What is told of cards that nobody sees, by where they lie; `player` is whose they are."""
_GROUND: Final = _(
    "The table: the cards of all players, and the trick in the middle. A card of yours is played by a click, or by "
    "dragging it there. F1 shows all keys."
)


class CardExplanations:
    """Explains the cards of a table, by the question that is open there and by what the rules would refuse."""

    def __init__(self, answering: Answering, wording: Wording) -> None:
        self._answering, self._own, self._hand = answering, answering.own, answering.hand
        self.wording = wording

    def of(self, item: QGraphicsItem) -> Explanation:
        """Return what is told of something on the table.

        Of a card in sight that is its name, what its badge means, and why it cannot be used now: what a click says.
        """
        if not isinstance(item, CardItem):
            return Explanation(item.toolTip())
        name = "" if item.shown is None else self.wording.text(item.shown)
        useless, refusal = self._meant_by(item)
        why = ANSWER_FIRST if useless else None if refusal is None else refusal.reason
        lines = (name, item.toolTip(), "" if why is None else self.wording.text(why))
        return Explanation("\n".join(filter(None, lines)), () if refusal is None else refusal.clauses)

    def asked_for(self, item: QGraphicsItem) -> str:
        """Return what is told only when it is asked for: of a card that is not in sight, and of what somebody says."""
        if isinstance(item, Bubble):
            return self.wording.text(_SAID)
        where = item.placement if isinstance(item, CardItem) and item.shown is None else None
        told = None if where is None else _FACE_DOWN.get(where.zone)
        if where is None or told is None:
            return ""
        return self.wording.text(told if where.seat is None else told(player=Who(where.seat)))

    def ground(self) -> str:
        """Return what is told of the table itself."""
        return self.wording.text(_GROUND)

    def why_grey(self, item: QGraphicsItem) -> str:
        """Return why a card that is shown in grey cannot be used now, as its tooltip says it."""
        if not isinstance(item, CardItem) or item.placement.card not in self._hand.marks.shaded:
            return ""
        refusal = self._meant_by(item)[1]
        return "" if refusal is None else tip_of(self.wording.text(refusal.reason))

    def current(self) -> QGraphicsItem | None:
        """Return the card that the keyboard is at."""
        current = self._hand.current
        return next((item for item in self._own.items() if item.placement.card == current), None) if current else None

    def _meant_by(self, item: CardItem) -> tuple[bool, Refusal | None]:
        """Return whether a click on a card would answer nothing, and why the move that it means would be refused."""
        question, card = self._answering.question, item.placement.card
        if question is None or not item.movable:
            return False, None
        move: Move | None = None
        if item.placement.zone == "talon":
            move = self._own.taking(item, question)
        elif card is not None and item in self._own.items():
            if self._hand.answers_nothing:
                return True, None
            move = self._hand.move_with(card)
        return False, None if move is None else self._answering.refusal_of(move)
