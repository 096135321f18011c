# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Rußbach: when to announce, beside what all games called from a half-dealt hand have."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.states import Playing
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import Hand, Observation, State
from kartenspiel.model.moves import Announce, Choice, Declare, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.halfdealt import HalfDealtJudgement, call_made, trumps_of
from kartenspiel.players.judgement import EVEN
from kartenspiel.players.question import Question
from kartenspiel.players.tendencies.russbach import TENDENCIES

TRICKS: Final = 8
_FOR_A_HUNDRED: Final = 4
"""So many tricks in hand, beside the trump pair, does somebody without nerve want for a hundred."""
_FOR_ALL: Final = 3
"""Without so many tricks in hand nobody thinks of all."""
_CLEARLY: Final = 0.004
"""What a card point more is worth beside the payments, in stakes."""
_DOUBT: Final = 0.1
"""So much of a stake an announcement must promise above silence."""
_ALL: Final = 10.0
"""What a trick is worth, in card points, when somebody has announced all."""


def tricks_in_hand(hand: Hand, trumps: Suit) -> int:
    """Return the tricks a hand will win by itself, roughly: long trumps from the top, and side aces."""
    own = {each.rank for each in hand if each.suit is trumps}
    top = next((count for count, rank in enumerate("ATKQJ987") if rank not in own), TRICKS)
    aces = sum(1 for each in hand if each.rank == "A" and each.suit is not trumps)
    return top + max(0, len(own) - max(top, 2)) + aces if top else 0


def _alone(seen: Observation) -> bool:
    """Whether the observer called a card that he holds himself."""
    call = call_made(seen)
    return call.seat == seen.seat and call.card in seen.dealt[seen.seat]


def _announced(hand: Hand, trumps: Suit, choices: Sequence[Choice], nerve: float, *, hundred: bool) -> Announce | None:
    """Return what a hand all but makes; a `hundred` only with the trump pair declared, and a partner."""
    tricks = tricks_in_hand(hand, trumps)
    needed = {"all": TRICKS, "hundred": _FOR_A_HUNDRED - round(2 * nerve) if hundred else TRICKS + 1}
    for choice in choices:
        if isinstance(choice, Announce) and tricks >= needed.get(choice.what, TRICKS + 1):
            return choice
    return None


class Russbach(HalfDealtJudgement):
    """The judgement of Rußbach."""

    tendencies = TENDENCIES

    needed = 12.0

    def stake(self, seen: Observation) -> float:
        """One stake (R35)."""
        return cast("RussbachRules", seen.rules).stake

    def risky(self, seen: Observation) -> bool:
        """Where a void declaration still raises the threshold (R21, R32)."""
        return cast("RussbachRules", seen.rules).void_declaration_threshold == "raises"

    def feat(self, state: State) -> float:
        """Every trick counts once all are announced."""
        return _ALL if any(what == "all" for _, what in cast("Playing", state).announced) else 0.0

    def announcement(self, question: Question, nerve: float) -> Move | None:
        """Announce what one's own hand all but makes: a hundred with a partner, the trump pair and tricks enough."""
        seen = question.seen
        trumps = trumps_of(seen)
        said = {move.suit for move in seen.log if isinstance(move, Declare) and move.seat == seen.seat}
        return _announced(seen.hand, trumps, question.statements, nerve, hundred=trumps in said and not _alone(seen))

    def full_reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Announce too, without putting together what the seat may know."""
        said = self.reply(state, seat, choices, rng, may_pass=may_pass)
        if said is not None:
            return said
        play = cast("Playing", state)
        accompanied = seat != play.sides.caller or play.sides.partner is not None
        hundred = accompanied and (seat, play.trumps) in play.declared
        return _announced(play.hands[seat], play.trumps, choices, EVEN, hundred=hundred)

    def conceivable(self, question: Question) -> Sequence[Move]:
        """No hundred without a pair, no all tricks without a hand for it (RE22)."""
        seen = question.seen
        paired = any(isinstance(each, Declare) for each in (*seen.log, *question.statements))
        strong = tricks_in_hand(seen.hand, trumps_of(seen)) >= _FOR_ALL
        worth_it = {"hundred": paired, "all": strong}
        return [choice for choice in question.statements if isinstance(choice, Announce) and worth_it[choice.what]]

    def margin(self, move: Move | None, question: Question) -> float:
        """What fails more often than not is not announced."""
        if isinstance(move, Announce):
            return _DOUBT * self.stake(question.seen)
        return super().margin(move, question)

    def value(self, state: State, seat: Seat) -> float:
        """The payments, and a little for every card point above the others: a game won clearly is won more surely."""
        play = cast("Playing", state)
        ours = play.sides.a if seat in play.sides.a else play.sides.b
        margin = sum(points if owner in ours else -points for owner, points in enumerate(play.card_points()))
        stake = cast("RussbachRules", play.deal.rules).stake
        return super().value(state, seat) + stake * _CLEARLY * margin


JUDGEMENT: Final = Russbach()
