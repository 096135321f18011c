# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What plays deals for somebody at the screen: the one thing that whoever shows a deal knows of it.

`Table` plays the deals of sessions, `Tutor` those of lessons.  Another one may only show what was played: then nobody
is asked anything, and `session` is all that it has to say for itself.
"""

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.session import Session
from kartenspiel.model.moves import Choice, Move
from kartenspiel.model.refusal import IllegalMoveError, Refusal, not_now
from kartenspiel.players.question import Question


class Driver(QObject):
    """Plays deals, tells what may be seen of them, and asks the person at the screen.

    What is abstract the type checker asks for alone: Qt's objects are made without Python's own look at that.
    """

    stepped = Signal(object)
    """`Step`: the deal begins or is taken up again, a move was made, or hands are picked up since all have kept
    silent."""
    laid = Signal(object)
    """`Step`: what is seen after it lies there at once, without movement, whatever was seen until then; a trick that
    it has ended lies there still."""
    asked = Signal(object)
    """`Question` for the person at the screen, perhaps the same once more; ``None``: nothing is asked of them now."""
    thinking = Signal(object)
    """`Seat` that has to move, for itself or for a dummy, while others think, or ``None``.

    It is not who is asked, for that would tell something.
    """
    advised = Signal(object)
    """`Advice` that was asked for by `suggest`."""
    not_advised = Signal(object)
    """`Text` for the person to read: why there is none."""
    finished = Signal(object)
    """`FinishedDeal`: the deal is over and counted."""

    @property
    @abstractmethod
    def session(self) -> Session | None:
        """What is played, by which rules and by whom; ``None`` before there is anything."""

    def advises(self, question: Question) -> bool:
        """Tell whether the person may ask for a hint at a question."""
        del question
        return False

    @property
    def asks_what_is_allowed(self) -> bool:
        """Whether the person is to find out by himself which cards he may play."""
        return False

    @property
    def one_by_one(self) -> bool:
        """Whether each thing that the person says is looked at by itself, and not all that he says in a turn."""
        return False

    @property
    def question(self) -> Question | None:
        """What the person at the screen is asked now."""
        return None

    def answer(self, move: Move | None) -> None:
        """Carry out the answer of the person at the screen; ``None`` is silence.

        Raises `IllegalMoveError` if the rules refuse it, and the question stays.
        """
        del move
        raise IllegalMoveError(not_now())

    def refusal(self, move: Move | None) -> Refusal | None:
        """Return why `answer` would refuse an answer of the person at the screen; ``None`` if it would not."""
        del move
        return not_now()

    def choices_after(self, moves: Sequence[Move]) -> tuple[Choice, ...]:
        """Return what the person at the screen could choose after these moves; nothing if they cannot be made so."""
        del moves
        return ()

    def stay_silent(self) -> None:
        """Say nothing more out of turn in this deal."""

    def ask_for_word(self, wanted: bool) -> bool:  # noqa: FBT001 - the state of a button
        """Ask the person before anything else happens, or no longer; tell whether there still is something to say."""
        return not wanted

    def suggest(self, wanted: bool = True) -> None:  # noqa: FBT001, FBT002 - the state of a signal
        """Have an answer to the open question suggested; `advised` follows.  Or no longer want one."""
