# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why a move is not allowed, in words for people and names for tests."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.quoting import clip
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, Who, english, marker

_ = marker(__package__)

NOT_YOUR_TURN: Final = _("It is not {player}'s turn.")
NOT_NOW: Final = _("This is not possible now.")
UNKNOWN_CONTRACT: Final = _("There is no contract “{name}”; there are: {known}.")
NO_DUMMY: Final = _("Nobody plays for {player}, who is no dummy.")
GUARDED: Final = _("The cards of {player} are played by {guardian}.")
DEAL_OVER: Final = _("The deal is over.")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: a name for tests, the reason for people and the clause that decides."""

    name: str
    reason: Text
    clause: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clause that decides; none where there is none."""
        return tuple(filter(None, (self.clause,)))


class IllegalMoveError(ValueError):
    """A move that the rules refuse; carries the `Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(english(refusal.reason) + (f" ({refusal.clause})" if refusal.clause else ""))

    def __reduce__(self) -> tuple[type["IllegalMoveError"], tuple[Refusal]]:
        return IllegalMoveError, (self.refusal,)


def not_your_turn(seat: Seat, clause: str = "") -> Refusal:
    """Return the refusal of a move by a seat that may do nothing now."""
    return Refusal("NOT_YOUR_TURN", NOT_YOUR_TURN(player=Who(seat)), clause)


def not_played_by(seat: Seat, guardian: Seat | None, clause: str = "") -> Refusal:
    """Return the refusal of a card by who plays it: `guardian` plays for a dummy, ``None`` for whoever is none."""
    if guardian is None:
        return Refusal("NO_DUMMY", NO_DUMMY(player=Who(seat)), clause)
    return Refusal("GUARDED", GUARDED(guardian=Who(guardian), player=Who(seat)), clause)


def not_now(clause: str = "") -> Refusal:
    """Return the refusal of a move that has no place in this phase."""
    return Refusal("NOT_NOW", NOT_NOW, clause)


def unknown_contract(name: str, known: Iterable[str]) -> Refusal:
    """Return the refusal of a bid whose contract does not exist, with the ids of those there are."""
    text = UNKNOWN_CONTRACT(name=clip(name), known=" ".join(known))
    return Refusal("UNKNOWN_CONTRACT", text)
