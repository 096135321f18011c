# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Rußbach: the half-dealt call, then the play."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final, cast

from kartenspiel.games.russbach import scoring, texts
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.calling import states, words
from kartenspiel.model.calling.states import Clauses
from kartenspiel.model.claims import ANNOUNCED, claims_fact
from kartenspiel.model.game import Outcome, Refusal, State, TableView
from kartenspiel.model.moves import Announce, Call, Choice, Declare, Kontra, Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who
from kartenspiel.model.view import Claim

CLAUSES: Final = Clauses(
    pack="R2", call="R10", own_card="R12", window="R17", pair="R18", once="R19", turn="R25", play="R26"
)
ANNOUNCEMENTS: Final = (scoring.HUNDRED, scoring.ALL)


@dataclass(frozen=True, slots=True)
class Calling(states.HalfDealt):
    """Forehand has four cards and must call one of 32 (R7–R12)."""

    clauses = CLAUSES

    def calls(self) -> tuple[Call, ...]:
        """Return a call for every card that may be named; its suit becomes trumps (R11)."""
        caller = self.turn
        return tuple(Call(caller, card) for card in self.callable_cards())

    def refused_trumps(self, call: Call) -> Refusal:
        """Trumps are never named apart from the card (R11)."""
        return Refusal("TRUMPS_FOLLOW", texts.TRUMPS_FOLLOW, "R11")

    def _apply(self, move: Move) -> State:
        return Playing.begin(self.deal, cast("Call", move))


@dataclass(frozen=True, slots=True)
class Playing(states.Called):
    """The window of the first trick and the play (R17–R29)."""

    clauses = CLAUSES
    suits_named = False
    announced: tuple[tuple[Seat, str], ...] = ()

    def announcements(self, seat: Seat) -> tuple[Choice, ...]:
        """Each seat may announce 100 and all tricks, each once (R22, R23)."""
        return tuple(Announce(seat, what) for what in ANNOUNCEMENTS if (seat, what) not in self.announced)

    def announced_too(self, move: Move, log: tuple[Move, ...]) -> State:
        """Return the state after an announcement."""
        announcement = cast("Announce", move)
        return replace(self, log=log, announced=(*self.announced, (move.seat, announcement.what)))

    def refused_words(self, move: Move) -> Refusal | None:
        """There are declarations and two announcements, each for oneself, and no kontra (R22–R24)."""
        if isinstance(move, Kontra):
            return Refusal("NO_KONTRA", texts.NO_KONTRA, "R24")
        if not isinstance(move, Announce):
            return states.Called.refused_words(self, move)
        if move.what not in ANNOUNCEMENTS:
            return Refusal("NO_SUCH_ANNOUNCEMENT", texts.NO_SUCH_ANNOUNCEMENT, "R22")
        if move.for_ is not None:
            return Refusal("OWN_CARDS", words.OWN_CARDS, "R22")
        if self.window_open and (move.seat, move.what) in self.announced:
            return Refusal("TWICE", words.TWICE(player=Who(move.seat)), "R23")
        return None

    def masked(self, move: Move, seat: Seat) -> Move:
        """With "20" the suit is not named until the deal is over (R20); everything else is heard by all."""
        if not isinstance(move, Declare) or move.seat == seat or move.suit is self.trumps or self.over:
            return move
        return Declare(move.seat, None, 20)

    def view(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it, with what was announced (R22)."""
        view = states.Called.view(self, seat)
        if not self.announced:
            return view
        announced = tuple(Claim(speaker, *texts.ANNOUNCED[what]) for speaker, what in self.announced)
        facts = (*view.facts, *claims_fact(ANNOUNCED, announced))
        return replace(view, facts=facts, claims=(*view.claims, *announced))

    def known_log(self, seat: Seat) -> tuple[Move, ...]:
        """Return the log as this seat may know it now: only declarations are ever masked (R20)."""
        return states.Called.known_log(self, seat) if self.declared else self.log

    @property
    def outcome(self) -> Outcome | None:
        """Count and settle when the eighth trick is played (R30–R38)."""
        if not self.over:
            return None
        count, sides = self.count(), self.sides
        a = count.side(sides.a, self._announced_by(sides.a))
        b = count.side(sides.b, self._announced_by(sides.b))
        settlement = scoring.Settlement(cast("RussbachRules", self.deal.rules), self.call.card, sides, a, b)
        return Outcome(
            payments=settlement.payments(),
            contract="call",
            declarer=sides.caller,
            partner=sides.partner,
            trumps=self.trumps,
            tricks=self.winners,
            card_points=count.cards,
            items=settlement.items(),
            context={},
            declarations=count.declared,
            explain=partial(settlement.explanation, count),
        )

    def _announced_by(self, members: tuple[Seat, ...]) -> frozenset[str]:
        """Return what a side has announced; by two of its members counts once (R23)."""
        return frozenset(what for seat, what in self.announced if seat in members)
