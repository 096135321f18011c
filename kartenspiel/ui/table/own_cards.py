# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards that the person at the screen can touch: which they are, and how they are marked.

These are one's own, or those of a dummy while one of these is to be played; face-down stacks from which one is chosen,
and a talon of which one takes.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, cast

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Stack, Take
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.hand import Marks
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.layout import parts_seen
from kartenspiel.ui.table.price_tags import PriceTag, tag_size
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.table.theme import Theme

BESIDE_TAG: Final = 2
"""Room at both sides of what is written on a card, in pixels."""
OWN_ZONES: Final = ("hand", "down", "laid")
"""Where cards lie that the person can touch."""


class OwnCards:
    """One's own cards on a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.asked_for: Seat | None = None
        """The seat whose cards are asked for: one's own, or a dummy's; ``None`` while nothing is asked."""
        self.advised: frozenset[Card] = frozenset()
        """The cards that a hint suggests to play or to lay away."""
        self.tags: Mapping[Card, PriceTag] = {}
        """What is written on cards: what playing them, or laying them away, brings."""
        self.notes: Mapping[Card, tuple[str, str]] = {}
        """What stands on a badge of a card: a few signs, and why."""

    def items(self) -> list[CardItem]:
        """Return the cards of the person, and those of a dummy that are asked for, wherever they lie."""
        seats = (None if self._stage.seen is None else self._stage.seen.seat, self.asked_for)
        found = self._stage.items.values()
        return [item for item in found if item.placement.seat in seats and item.placement.zone in OWN_ZONES]

    def _played_from(self) -> list[CardItem]:
        """Return the cards of the person and of all dummies, wherever they lie."""
        seen = self._stage.seen
        seats = () if seen is None else (seen.seat, *seen.dummies)
        found = self._stage.items.values()
        return [item for item in found if item.placement.seat in seats and item.placement.zone in OWN_ZONES]

    def _waits(self, item: CardItem) -> bool:
        """Tell whether this card cannot be used because those of another seat are asked for."""
        return self.asked_for is not None and item.placement.seat != self.asked_for

    def order(self) -> list[Card]:
        """Return the cards that are asked for from left to right, row by row; while nothing is asked, one's own."""
        seen = self._stage.seen
        if seen is None:
            return []
        seat = seen.seat if self.asked_for is None else self.asked_for
        lying = (each for each in self._stage.placed if each.seat == seat and each.zone in OWN_ZONES)
        placed = sorted(lying, key=lambda each: OWN_ZONES.index(each.zone))
        return [placement.card for placement in placed if placement.card is not None]

    def dummy_area(self) -> Area | None:
        """Return where a dummy's hand lies of which a card is asked for."""
        seen, seat, frame = self._stage.seen, self.asked_for, self._stage.frame
        lying = [each for each in self._stage.placed if each.seat == seat and each.zone == "hand"]
        if seen is None or seat not in seen.dummies or not lying:
            return None
        left, top = min(each.x for each in lying), min(each.y for each in lying)
        right, bottom = max(each.x for each in lying), max(each.y for each in lying)
        wide, tall = frame.card_width(frame.others), frame.others
        return Area(left - wide / 2, top - tall / 2, right - left + wide, bottom - top + tall)

    def stacks(self) -> list[CardItem]:
        """Return the cards of the stacks that are free."""
        found = self._stage.items.values()
        return [item for item in found if item.placement.zone == "stack" and item.placement.seat is None]

    def talon(self) -> list[CardItem]:
        """Return the cards of the talon."""
        return [item for item in self._stage.items.values() if item.placement.zone == "talon"]

    def taking(self, item: CardItem, question: Question) -> Take | None:
        """Return what taking this card of the talon means, ``None`` where nothing can be taken of it.

        A part that may not be taken is offered all the same, to hear why not.
        """
        takes = [choice for choice in question.choices if isinstance(choice, Take)]
        if not takes or item.placement.zone != "talon":
            return None
        part = item.placement.part
        return takes[0] if part is None else Take(takes[0].seat, cast("Literal[1, 2]", part))

    def taken_with(self, taking: Take) -> list[CardItem]:
        """Return the cards of the talon that this takes."""
        lying = self.talon()
        return lying if taking.half == "all" else [each for each in lying if each.placement.part == taking.half]

    @staticmethod
    def chosen_stack(item: CardItem, question: Question) -> Stack | None:
        """Return what a click on this card of a stack means, ``None`` where no stack can be chosen."""
        key = item.placement.key
        if isinstance(key, Card) or item.placement.zone != "stack":
            return None
        found = (choice for choice in question.choices if isinstance(choice, Stack))
        return next((choice for choice in found if choice.stack == key[1] + 1), None)

    def mark(self, marks: Marks | None, theme: Theme, question: Question | None) -> None:
        """Let what answers a question be touched, darken what cannot be used, and ring the card pointed at or advised.

        `question`: the one that is open; while there is none, nothing can be touched.
        """
        for item in self.stacks():
            item.movable = question is not None
        self._mark_talon(question)
        own = self.items()
        self._hang_tags(own)
        for item in self._played_from():
            mine = item in own
            item.movable, item.along = question is not None and mine, ()
            self._mark_card(item, marks if mine else None, theme)

    def _mark_talon(self, question: Question | None) -> None:
        """Let the parts of the talon be taken that answer a question."""
        for item in self.talon():
            taking = None if question is None else self.taking(item, question)
            item.movable = taking is not None
            item.along = () if taking is None else [each for each in self.taken_with(taking) if each is not item]
            item.set_ring(None)

    def _mark_card(self, item: CardItem, marks: Marks | None, theme: Theme) -> None:
        """Darken or ring a card, and write its badge; it has neither shade nor ring without `marks`."""
        card = item.placement.card
        item.set_shade(on=marks is not None and (card in marks.shaded or self._waits(item)))
        item.set_note(*(("", "") if card is None else self.notes.get(card, ("", ""))), theme)
        ringed = marks is not None and card is not None and (card is marks.current or card in self.advised)
        item.set_ring((theme.advised if card in self.advised else theme.accent) if ringed else None)

    def _hang_tags(self, own: Sequence[CardItem]) -> None:
        """Write what playing a card brings where no other covers it, in letters small enough for all of them."""
        shown = dict(zip(own, parts_seen([each.placement for each in own], self._stage.frame.aspect), strict=True))
        tags = {item: tag for item in own for card, tag in self.tags.items() if item.placement.card is card}
        text = self._stage.frame.text
        fits = [(shown[item].width - 2 * BESIDE_TAG) / tag_size(tag, text).width() for item, tag in tags.items()]
        text *= min((1.0, *fits))
        for item in self._played_from():
            item.set_tag(tags.get(item), text, shown.get(item))
