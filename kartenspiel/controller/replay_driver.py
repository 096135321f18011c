# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Shows a recorded deal from any side, forward and back; nobody is asked anything."""

from collections.abc import Sequence
from itertools import chain
from random import Random

from PySide6.QtCore import Signal

from kartenspiel.controller.driver import Driver
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.replay import Landmark, landmarks_of
from kartenspiel.controller.session import Session, single_deal
from kartenspiel.controller.sitting import Step
from kartenspiel.model.game import State
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat


class ReplayDriver(Driver):
    """Goes to any place of a recorded deal: after each step that is seen of it, from 0 on."""

    moved = Signal(int)
    """The deal lies at this place now, or is on its way there with movement."""
    turned = Signal()
    """Another deal is replayed, or the same is seen with the eyes of another seat: all steps are others."""

    def __init__(self) -> None:
        super().__init__()
        self._session: Session | None = None
        self.deal: PlayedDeal | None = None
        """What is replayed; ``None`` before one is opened."""
        self.steps: tuple[Step, ...] = ()
        """What is seen of the deal, by place."""
        self.landmarks: tuple[Landmark, ...] = ()
        self.place = 0
        self.eyes = Seat(0)
        self.all_open = False
        """Whether all hands lie open, and not only that of the seat with whose eyes one looks."""

    @property
    def session(self) -> Session | None:
        """A session of this deal alone; ``None`` before one is opened."""
        return self._session

    @property
    def state(self) -> State:
        """The state that lies there now."""
        assert self.deal is not None  # noqa: S101 - nothing lies there before a deal is opened
        return self.deal.states[self.place]

    @property
    def last(self) -> int:
        """The last place."""
        return len(self.steps) - 1

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; ``None`` where its record does not go so far."""
        return None if self.deal is None else self.deal.outcome

    def open(self, deal: PlayedDeal, *, all_open: bool = False) -> None:
        """Lay a deal at its beginning; `all_open` is as for `look`.

        Raises `ValueError` for people who cannot sit there, and then nothing changes.
        """
        self._session = single_deal(deal.record.deal, deal.people, Random())  # by which it is only named
        self.deal, self.place = deal, 0
        self.look(self._session.shown_seat, all_open=all_open)

    def look(self, eyes: Seat, *, all_open: bool = False) -> None:
        """See the deal with the eyes of a seat, with all hands open or only its own."""
        self.eyes, self.all_open = eyes, all_open
        self.steps = () if self.deal is None else self.deal.steps(eyes, all_open=all_open)
        self.landmarks = landmarks_of(self.steps)
        self.turned.emit()
        self.go_to(self.place)

    def go_to(self, place: int) -> None:
        """Lay the deal at a place, or at the nearest there is."""
        self.place = min(max(place, 0), self.last)
        self.laid.emit(self.steps[self.place])
        self.moved.emit(self.place)

    def play_on(self) -> bool:
        """Show the next step with movement; tell whether there was one."""
        if self.place == self.last:
            return False
        self.place += 1
        self.stepped.emit(self.steps[self.place])
        self.moved.emit(self.place)
        return True

    def go_by_trick(self, by: int) -> None:
        """Go to the next end of a trick (1) or the one before (-1); the first trick begins where cards are played."""
        self._go_among([each.place for each in self.landmarks if each.begins in {"trick", "play"}], by)

    def go_by_part(self, by: int) -> None:
        """Go to where the next part of the deal begins (1) or the one before (-1)."""
        self._go_among([each.place for each in self.landmarks if each.begins != "trick"], by)

    def _go_among(self, places: Sequence[int], by: int) -> None:
        """Go to the next of these places in a direction; beginning and end are among them."""
        ahead = [place for place in chain((0, self.last), places) if (place - self.place) * by > 0]
        if ahead:
            self.go_to(min(ahead, key=lambda place: abs(place - self.place)))
