# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the person at the screen is asked to speak out of turn.

The rules let many things be said at any time in the first trick (R17, M14, A26).  A person who has nothing of his own
to say, as a pair, is not asked; one who has is asked once, and again when that changes or somebody has spoken.
Everything can be said on turn, with the card, and by asking for the word (`Table.ask_for_word`).
"""

from typing import Final

from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Choice, Kontra, Move, Play
from kartenspiel.model.seats import Seat

_Occasion = tuple[tuple[Choice, ...], int]
"""What the person has to say, and how much has been said in the deal."""


FOR_EVERYBODY: Final = Announce | Kontra
"""What everybody in the same place could say, whatever his cards: nobody is asked for the sake of that."""


class OutOfTurn:
    """Decides by what the person said about it whether he is asked out of turn; others are asked all the same."""

    def __init__(self) -> None:
        self.asked = True
        """Whether the person is ever asked out of turn."""
        self.passes_alone = True
        """Whether the person is spared the question where he can only pass."""
        self.silent_session = ""
        """The id of the session in which he does not want to be."""
        self._session = ""
        self._silent = False
        self._wanted = False
        self._declined: _Occasion | None = None

    def begin(self, session: str) -> None:
        """A deal of this session begins, or is taken up again."""
        self._session = session
        self._silent = self._wanted = False
        self._declined = None

    def say_nothing(self) -> None:
        """Be asked no more in this deal, but for the word."""
        self._silent, self._wanted = True, False

    def want(self, wanted: bool) -> None:  # noqa: FBT001 - the state of a button
        """Ask for the word, at the next moment at which something may be said; or no longer."""
        self._wanted = wanted

    def is_given(self, state: State, seat: Seat) -> bool:
        """Tell whether the person in this seat is asked now, out of turn."""
        if self._wanted:
            return True
        if self._silent or not self.asked or (self._session and self._session == self.silent_session):
            return False
        occasion = _occasion(state, seat)
        return bool(occasion[0]) and occasion != self._declined

    def note_answer(self, state: State, seat: Seat, move: Move | None) -> None:
        """The person answered in this state; who plays a card or is silent has nothing to say for the present."""
        if move is None:
            self._wanted = False
        if move is None or isinstance(move, Play):
            self._declined = _occasion(state, seat)


def _occasion(state: State, seat: Seat) -> _Occasion:
    own = tuple(each for each in state.statements(seat) if not isinstance(each, FOR_EVERYBODY))
    return own, sum(not isinstance(move, Play) for move in state.log)
