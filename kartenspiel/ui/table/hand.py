# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a touch of cards means: playing one, laying some away, choosing one that a statement needs.

The cards are one's own, or those of a dummy that one plays for.  The hand knows which answers are open and turns
clicks, drops and keys into moves; whether a move is legal is not decided here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Choice, LayAway, LayAwayChoice, Move, Play
from kartenspiel.players.question import Question

Mode = Literal["idle", "play", "lay", "pick"]


class Marks(NamedTuple):
    """How one's cards are to be shown: raised, darkened, and the one that has the ring."""

    lifted: frozenset[Card] = frozenset()
    shaded: frozenset[Card] = frozenset()
    current: Card | None = None
    laid: tuple[Card, ...] = ()


class HandController(QObject):
    """One's own cards as a means of answering."""

    chosen = Signal(object)
    """A move made with a card."""
    useless = Signal()
    """A card was touched while none answers what is asked."""
    changed = Signal()
    """The marks are different now."""
    walked = Signal()
    """Keys have led to the card that has the ring now, or have left it there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.raise_first = False
        self.tells_playable = True
        """Whether cards that may not be played are darkened, and others raised."""
        self.order: Sequence[Card] = ()
        """The cards from left to right."""
        self._question: Question | None = None
        self._moves: Mapping[Card, Move] = {}
        self._laying: LayAwayChoice | None = None
        self._laid: tuple[Card, ...] = ()
        self._current: Card | None = None
        self._ready = False
        """Whether the ring came to its card by itself, being the only one that can be played."""

    @property
    def mode(self) -> Mode:
        """What touching a card means now."""
        if self._laying is not None:
            return "lay"
        if self._question is None or not self._moves:
            return "idle"
        return "play" if all(isinstance(move, Play) for move in self._moves.values()) else "pick"

    @property
    def asked(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    @property
    def ringed_by_pointer(self) -> bool:
        """Whether a card has the ring as soon as the pointer is over it."""
        return self.mode != "idle" and not self.raise_first

    def ask(self, question: Question | None) -> None:
        """Take up a question, or put the last one away."""
        self._question = question
        self._moves = {} if question is None else {play.card: play for play in question.plays}
        self._laid = ()
        laying = [] if question is None else [each for each in question.choices if isinstance(each, LayAwayChoice)]
        self._laying = laying[0] if laying else None
        if self._laying is not None:
            self._laid = self._ready_to_lay(self._laying)
        self._ready = len(self._moves) == 1 and self.tells_playable
        self._current = next(iter(self._moves)) if self._ready else None
        self.changed.emit()

    def light(self, plays: Sequence[Play]) -> None:
        """Let these cards be those that can be played, as long as cards are."""
        if self.mode == "play" and plays:
            self._moves = {play.card: play for play in plays}
            self.changed.emit()

    def pick(self, moves: Sequence[Choice]) -> None:
        """Let the person choose among moves by their card; without any, play goes on as before."""
        question = self._question
        if not moves and question is not None:
            self._moves = {play.card: play for play in question.plays}
        else:
            self._moves = {move.card: move for move in moves if hasattr(move, "card") and isinstance(move, Move)}
        self.changed.emit()

    @property
    def marks(self) -> Marks:
        """How the cards are to be shown."""
        if self.mode == "idle":
            return Marks(laid=self._laid)
        if self.mode == "play" and not self.tells_playable:
            return Marks(frozenset(() if self._current is None else (self._current,)), current=self._current)
        usable = self._usable
        shaded = frozenset(self.order) - usable
        lifted = usable if self.mode != "lay" else frozenset()
        if self.raise_first or self.mode == "lay":
            lifted = frozenset({self._current} if self._current in usable else ())
        return Marks(lifted, shaded, self._current, self._laid)

    @property
    def _usable(self) -> frozenset[Card]:
        """The cards that touching may do something with."""
        return frozenset(self._moves if self._laying is None else self._laying.choose_from)

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards from left to right without those laid away."""
        return tuple(card for card in self.order if card not in self._laid)

    @property
    def laying(self) -> tuple[int, int]:
        """How many cards are laid away so far, and how many there must be."""
        return len(self._laid), self._laying.count if self._laying else 0

    @staticmethod
    def _ready_to_lay(laying: LayAwayChoice) -> tuple[Card, ...]:
        """Return what lies ready from the beginning: what must go, and all where there is no choice."""
        return laying.choose_from if len(laying.choose_from) == laying.count else laying.must

    def confirm(self) -> None:
        """Lay away the cards chosen, if they are as many as there must be."""
        laid, wanted = self.laying
        if self._laying is not None and laid == wanted:
            self.chosen.emit(LayAway(self._laying.seat, tuple(sorted(self._laid))))

    def point_at(self, card: Card | None) -> None:
        """Put the ring on a card."""
        self._ready = False
        if card != self._current:
            self._current = card
            self.changed.emit()

    @property
    def current(self) -> Card | None:
        """The card with the ring."""
        return self._current

    def step(self, by: int) -> None:
        """Move the ring to the left or right, round the ends; at first it comes to a card that may be used.

        That is also so where it lies on the only one already: the first key takes nobody away from it.
        """
        order = (*self.held, *self._laid)
        if self._ready:
            self._ready = False
        elif self._current in order:
            self.point_at(order[(order.index(self._current) + by) % len(order)])
        elif order:
            first = [card for card in order if card in self._usable and self.tells_playable] or order
            self.point_at(first[0 if by > 0 else -1])
        self.walked.emit()

    def touch(self, card: Card) -> None:
        """Click on a card: it is played, laid away, taken back, or at first only raised."""
        if card in self._laid:
            self.lay(card)
        elif self.raise_first and self._current != card and self.mode in ("play", "pick"):
            self.point_at(card)
        else:
            self.use(card)

    def use(self, card: Card) -> None:
        """Do with a card what is asked for; a card that does not fit is offered all the same, to hear why not."""
        move = self.move_with(card)
        if self._laying is not None:
            self.lay(card)
        elif move is not None:
            self.chosen.emit(move)
        elif self.answers_nothing:
            self.useless.emit()

    def move_with(self, card: Card) -> Move | None:
        """Return the move that a touch of a card offers at once, whether it is legal or not; ``None`` if it is none."""
        laying = self._laying
        if laying is not None:
            barred = card not in self._laid and card not in laying.choose_from
            return LayAway(laying.seat, tuple(sorted((*self._laid, card)))) if barred else None
        if card in self._moves:
            return self._moves[card]
        return replace(self._any_play, card=card) if self.mode == "play" else None

    @property
    def answers_nothing(self) -> bool:
        """Whether something is asked that no card answers."""
        return self._question is not None and self.mode == "idle"

    @property
    def _any_play(self) -> Play:
        """One of the plays there are: they differ in the card alone."""
        return next(move for move in self._moves.values() if isinstance(move, Play))

    def lay(self, card: Card) -> None:
        """Lay a card away, or take it back; one that may not be laid away is offered all the same, to hear why not."""
        laying = self._laying
        if laying is None:
            return
        barred = self.move_with(card)
        if barred is not None:
            self.chosen.emit(barred)
            return
        if card in self._laid:
            if card not in laying.must:
                self._laid = tuple(each for each in self._laid if each != card)
        elif len(self._laid) < laying.count:
            self._laid = (*self._laid, card)
        self.changed.emit()
