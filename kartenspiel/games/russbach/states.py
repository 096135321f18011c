# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Rußbach: the half-dealt call, then the play."""

from dataclasses import dataclass, replace
from typing import Final, cast

from kartenspiel.games.russbach import scoring
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model import calling
from kartenspiel.model.calling import Clauses
from kartenspiel.model.game import Outcome, Refusal, State
from kartenspiel.model.moves import Announce, Call, Choice, Declare, Move
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Who

CLAUSES: Final = Clauses(
    call="R10", own_card="R12", window="R17", declare="R18", pair="R18", once="R19", play="R26"
)  # fmt: skip
ANNOUNCEMENTS: Final = (scoring.HUNDRED, scoring.ALL)


@dataclass(frozen=True, slots=True)
class Calling(calling.HalfDealt):
    """Forehand has four cards and must call one of 32 (R7–R12)."""

    clauses = CLAUSES

    def calls(self) -> tuple[Call, ...]:
        """Return a call for every card that may be named; its suit becomes trumps (R11)."""
        return tuple(Call(self.turn, card) for card in self.callable_cards())

    def _apply(self, move: Move) -> State:
        return Playing(self.deal, (move,), cast(Call, move), self.deal.hands)


@dataclass(frozen=True, slots=True)
class Playing(calling.Called):
    """The window of the first trick and the play (R17–R29)."""

    clauses = CLAUSES
    announced: tuple[tuple[Seat, str], ...] = ()

    @property
    def rules(self) -> RussbachRules:
        """The house rules."""
        return cast(RussbachRules, self.deal.rules)

    def announcements(self, seat: Seat) -> tuple[Choice, ...]:
        """Each seat may announce 100 and all tricks, each once (R22, R23)."""
        return tuple(Announce(seat, what) for what in ANNOUNCEMENTS if (seat, what) not in self.announced)

    def announced_too(self, move: Move, log: tuple[Move, ...]) -> State:
        """Return the state after an announcement."""
        announcement = cast(Announce, move)
        return replace(self, log=log, announced=(*self.announced, (move.seat, announcement.what)))

    def _refused_statement(self, move: Move) -> Refusal:
        if self.window_open and isinstance(move, Announce) and (move.seat, move.what) in self.announced:
            return Refusal("TWICE", calling.TWICE(player=Who(move.seat)), "R23")
        return calling.Called._refused_statement(self, move)  # noqa: SLF001 - the base's own method

    def masked(self, move: Move, seat: Seat) -> Move:
        """With "20" the suit is not named (R20); everything else is heard by all."""
        if isinstance(move, Declare) and move.suit is not None and move.seat != seat and not self.over:
            worth = self.worth(move.suit)
            return move if move.suit is self.trumps else Declare(move.seat, None, worth)
        return move

    @property
    def outcome(self) -> Outcome | None:
        """Count and settle when the eighth trick is played (R30–R38)."""
        if not self.over:
            return None
        rules, cards, counting = self.rules, self.card_points(), self.counting()
        voided = self._voided(counting)
        a, b = (self._side(members, cards, counting, voided) for members in (self.side_a, self.side_b))
        paid = scoring.slots(rules, a, b)
        return Outcome(
            payments=scoring.payments(rules, a, b, paid),
            contract="call",
            declarer=self.caller,
            partner=self.partner,
            trumps=self.trumps,
            tricks=self.winners,
            card_points=cards,
            items=scoring.items(rules, paid),
            context={},
            declarations=counting,
            explanation=scoring.explanation(rules, a, b, cards, counting, voided),
        )

    def _voided(self, counting: tuple[int, ...]) -> tuple[int, ...]:
        said = [0] * self.deal.seats
        for seat, suit in self.declared:
            said[seat] += self.worth(suit)
        return tuple(said[seat] - counting[seat] for seat in all_seats(self.deal.seats))

    def _side(
        self, members: tuple[Seat, ...], cards: tuple[int, ...], counting: tuple[int, ...], voided: tuple[int, ...]
    ) -> scoring.Side:
        return scoring.Side(
            members=members,
            cards=sum(cards[seat] for seat in members),
            declared=sum(counting[seat] for seat in members),
            void=sum(voided[seat] for seat in members),
            tricks=sum(winner in members for winner in self.winners),
            announced=frozenset(what for seat, what in self.announced if seat in members),
        )
