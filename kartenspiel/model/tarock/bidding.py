# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Before the first word of a tarock game: knocking instead of cutting, stacks to choose, hands thrown in (Z10–Z13)."""

import abc
from collections.abc import Sequence
from typing import ClassVar, Final

from kartenspiel.model.game import Deal
from kartenspiel.model.moves import Choice, Knock, Move, Stack, ThrowIn
from kartenspiel.model.refusal import Refusal, not_now
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tarock.cards import TRULL, tarocks
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_MUST_THROW_IN: Final = _("A hand without tarock must be thrown in first.")
_NO_THROW_IN: Final = _("{player} may not throw this hand in.")
_TAKEN: Final = _("Only a stack that nobody has taken can be chosen.")


class Preliminaries(abc.ABC):
    """What may be done before the first word, as a part of the state of a game.

    The seat before the dealer may knock; all then choose one of as many stacks as there are seats, forehand first, and
    the dealer gets the last.  Nobody looks at his hand before.  A hand without tarock must be thrown in, one whose only
    tarock is of the Trull may be, where the house rules have it so.
    """

    __slots__ = ()

    knocking_clause: ClassVar[str]
    throwing_in_clause: ClassVar[str]

    deal: Deal
    knocked: bool
    stacks: tuple[int, ...]
    """The stacks chosen so far, by number."""
    cut: bool
    """Whether the cutter has cut rather than knocked, which no move tells."""

    @property
    def forehand(self) -> Seat:
        """The first seat after the dealer that is no dummy."""
        return self.deal.forehand

    @property
    @abc.abstractmethod
    def may_still_knock(self) -> bool:
        """Whether the house rules allow to knock, and nobody has done anything yet."""

    @property
    @abc.abstractmethod
    def throwing_in(self) -> str:
        """Which hands are thrown in: ``off``, ``no_tarock`` or ``no_tarock_or_lone_trull``."""

    @property
    def hands_closed(self) -> bool:
        """Whether somebody may still knock, so that nobody has picked his hand up; with dummies nobody may (K12)."""
        return self.may_still_knock and not self.cut and not self.deal.dummies

    @property
    def choosing(self) -> bool:
        """Whether stacks are being chosen."""
        return self.knocked and len(self.stacks) < self._seats - 1

    @property
    def obliged(self) -> tuple[Seat, ...]:
        """Who must throw in, from forehand on; dummies are not checked (K13)."""
        if self.throwing_in == "off" or self.choosing:
            return ()
        return tuple(seat for seat in self.deal.players if not tarocks(self.deal.hands[seat]))

    @property
    def turn(self) -> Seat:
        """Who must act: the next to choose a stack, who must throw in, else forehand."""
        if self.choosing:
            return after(self.forehand, self._seats, len(self.stacks))
        return next(iter(self.obliged), self.forehand)

    @property
    def poll_point(self) -> bool:
        """Whether somebody may knock, or hold a hand that may be thrown in."""
        return self.hands_closed or (self.throwing_in == "no_tarock_or_lone_trull" and not self.choosing)

    @property
    def _seats(self) -> int:
        return self.deal.seats

    def has_seen_hand(self, seat: Seat) -> bool:
        """Whether a seat has seen its cards: nobody has before they are cut or the stacks chosen."""
        del seat
        return not self.hands_closed and not self.choosing

    def takers(self) -> tuple[Seat | None, ...]:
        """Return who has taken each stack while they are chosen."""
        if not self.choosing:
            return ()
        takers = {stack: after(self.forehand, self._seats, turn) for turn, stack in enumerate(self.stacks)}
        return tuple(takers.get(stack) for stack in range(1, self._seats + 1))

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a seat may do before the first word."""
        if self.choosing:
            free = (stack for stack in range(1, self._seats + 1) if stack not in self.stacks)
            return tuple(Stack(seat, stack) for stack in free) if seat == self.turn else ()
        words = self.first_words() if seat == self.forehand and not self.obliged else ()
        return (*words, *self._knock(seat), *self._throw_in(seat))

    @abc.abstractmethod
    def first_words(self) -> Sequence[Choice]:
        """Return what forehand may say first."""

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Knocking and throwing in are nobody's turn; to throw in because one must is no statement."""
        if self.choosing:
            return ()
        if self.hands_closed:
            return self._knock(seat)
        return () if self.obliged else self._throw_in(seat)

    def _knock(self, seat: Seat) -> tuple[Choice, ...]:
        cutter = after(self.forehand, self._seats, self._seats - 2)
        return (Knock(seat),) if self.hands_closed and seat == cutter else ()

    def _throw_in(self, seat: Seat) -> tuple[Choice, ...]:
        return (ThrowIn(seat),) if self._may_throw_in(seat) else ()

    def _may_throw_in(self, seat: Seat) -> bool:
        obliged = self.obliged
        if obliged:
            return seat in obliged
        if self.throwing_in != "no_tarock_or_lone_trull" or seat in self.deal.dummies:
            return False
        held = tarocks(self.deal.hands[seat])
        return len(held) == 1 and held[0] in TRULL

    def refusal_before_words(self, move: Move) -> Refusal | None:
        """Say why a move is refused, as far as it is no word or words have to wait."""
        if isinstance(move, Stack) and self.choosing and move.seat == self.turn:
            return Refusal("TAKEN", _TAKEN, self.knocking_clause)
        if isinstance(move, Knock | Stack) or self.choosing:
            return not_now(self.knocking_clause)
        if self.obliged:
            return Refusal("MUST_THROW_IN", _MUST_THROW_IN, self.throwing_in_clause)
        if isinstance(move, ThrowIn):
            return Refusal("NO_THROW_IN", _NO_THROW_IN(player=Who(move.seat)), self.throwing_in_clause)
        return None
