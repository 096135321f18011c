# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a player is asked, and what a player is."""

import abc
from collections.abc import Callable
from random import Random
from typing import final

from kartenspiel.model.moves import Choice, LayAwayChoice, Move, Pass, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.players.opinion import Opinion


@final
class Question:  # noqa: PLW1641 - what is seen has no hash
    """One seat is asked what it wants to do.  Never changed; equal where all three parts are.

    What the seat sees is put together when somebody first looks: not every player does.
    """

    __slots__ = ("_seen", "choices", "may_pass")

    choices: tuple[Choice, ...]
    may_pass: bool
    """Silence is allowed (a poll point): the answer is ``None``."""

    def __init__(
        self,
        seen: Observation | Callable[[], Observation],
        choices: tuple[Choice, ...],
        may_pass: bool,  # noqa: FBT001 - a question, not a switch
    ) -> None:
        """`seen` is what the answering seat sees, or returns it."""
        self._seen, self.choices, self.may_pass = seen, choices, may_pass

    @property
    def seen(self) -> Observation:
        """All that the answering seat may know."""
        if not isinstance(self._seen, Observation):
            self._seen = self._seen()
        return self._seen

    def __eq__(self, other: object) -> bool:
        """Compare what is asked, not whether anybody has looked."""
        if not isinstance(other, Question):
            return NotImplemented
        return (self.seen, self.choices, self.may_pass) == (other.seen, other.choices, other.may_pass)

    def __reduce__(self) -> tuple[type["Question"], tuple[Observation, tuple[Choice, ...], bool]]:
        """Take along to another process what the seat sees, and nothing from which it was put together."""
        return Question, (self.seen, self.choices, self.may_pass)

    @property
    def hand_seat(self) -> Seat:
        """The seat whose cards are asked for: the one that answers, or a dummy of which it is the guardian."""
        plays = self.plays
        return plays[0].seat if plays else self.seen.seat

    @property
    def forced_pass(self) -> Pass | None:
        """The pass where nothing else can be done, so that nobody need be asked."""
        only = self.only_answer
        return only if isinstance(only, Pass) else None

    @property
    def only_answer(self) -> Move | None:
        """The answer where the rules leave no other; ``None`` where something can be chosen."""
        if len(self.choices) != 1 or self.may_pass:
            return None
        only = self.choices[0]
        return None if isinstance(only, LayAwayChoice) else only

    @property
    def plays(self) -> tuple[Play, ...]:
        """The choices that play a card."""
        return tuple([choice for choice in self.choices if isinstance(choice, Play)])

    @property
    def statements(self) -> tuple[Choice, ...]:
        """The choices that are anything but playing a card."""
        return tuple(choice for choice in self.choices if not isinstance(choice, Play))


class Player(abc.ABC):
    """Somebody who answers questions; without memory of its own, so that it can be sent to another process."""

    __slots__ = ()

    name: str
    """The name it is known by: one of `base.NAMES`."""

    @abc.abstractmethod
    def consider(self, question: Question, rng: Random) -> Opinion:
        """Return a legal move, or silence where that is allowed, with what was thought of it and of other answers.

        All chance comes from `rng`: the same question with the same numbers has the same opinion.
        """

    @final
    def choose(self, question: Question, rng: Random) -> Move | None:
        """Return the move of the opinion; ``None`` is silence."""
        return self.consider(question, rng).move
