# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Rußbach: when to announce, beside what all games called from a half-dealt hand have."""

from collections.abc import Sequence
from random import Random
from typing import Final

from kartenspiel.games.russbach.play import Playing
from kartenspiel.games.russbach.public import RussbachPublic, RussbachSeen
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.model.calling.public import known_sides
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Announce, Choice, Declare, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.ending_worth import EndingWorth, Nearness
from kartenspiel.players.games.russbach.weights import WEIGHTS
from kartenspiel.players.halfdealt import HalfDealtJudgement
from kartenspiel.players.judgement import EVEN
from kartenspiel.players.question import Question
from kartenspiel.players.tendencies.russbach import TENDENCIES

# The numbers below were chosen by hand, and judged by announcements that strong must and must not make
# (`tests/players/test_russbach_announcements.py`) and by what those of self-play bring
# (`packaging/players/selfplay.py`).

TRICKS: Final = 8
_FORTY: Final = 40
"""What the pair of trumps is declared for (R18)."""
_FOR_A_HUNDRED: Final = 4
"""So many tricks in hand, beside the trump pair, does somebody without boldness want for a hundred."""
_FOR_ALL: Final = 3
"""Without so many tricks in hand nobody thinks of all."""
_POINT_WORTH: Final = 0.004
"""What a card point more is worth beside the payments, in stakes."""
_ANNOUNCEMENT_MARGIN: Final = 0.1
"""So much of a stake an announcement must promise above silence."""
_ALL: Final = 10.0
"""What a trick is worth, in card points, when somebody has announced all."""


def tricks_in_hand(hand: Hand, trumps: Suit | None) -> int:
    """Return the tricks a hand will win by itself, roughly: long trumps from the top, and side aces."""
    own = {each.rank for each in hand if each.suit is trumps}
    top = next((count for count, rank in enumerate("ATKQJ987") if rank not in own), TRICKS)
    aces = sum(1 for each in hand if each.rank == "A" and each.suit is not trumps)
    return top + max(0, len(own) - max(top, 2)) + aces if top else 0


def knows_himself_alone(seen: RussbachSeen) -> bool:
    """Tell whether the observer has called and knows that nobody is his partner."""
    sides = known_sides(seen)
    return sides is not None and sides.partner is None and sides.caller == seen.seat


def _sure_announcement(
    hand: Hand, trumps: Suit | None, choices: Sequence[Choice], boldness: float, *, hundred: bool
) -> Announce | None:
    """Return what a hand all but makes; a `hundred` only with the trump pair declared, and a partner."""
    tricks = tricks_in_hand(hand, trumps)
    needed = {"all": TRICKS, "hundred": _FOR_A_HUNDRED - round(2 * boldness) if hundred else TRICKS + 1}
    for choice in choices:
        if isinstance(choice, Announce) and tricks >= needed.get(choice.what, TRICKS + 1):
            return choice
    return None


class RussbachJudgement(HalfDealtJudgement[RussbachRules, RussbachPublic, Playing]):
    """The judgement of Rußbach."""

    tendencies = TENDENCIES
    call_weights = WEIGHTS

    first_trick_worth = 12.0

    def stake(self, seen: RussbachSeen) -> float:
        """One stake (R35)."""
        return seen.rules.stake

    def void_does_harm(self, seen: RussbachSeen) -> bool:
        """Where a void declaration still raises the threshold (R21, R32)."""
        return seen.rules.void_declaration_threshold == "raises"

    def trick_worth(self, state: Playing) -> float:
        """Every trick counts once all are announced."""
        return _ALL if any(what == "all" for _, what in state.announced) else 0.0

    def announcement(self, question: Question, boldness: float) -> Move | None:
        """Announce what one's own hand all but makes: a hundred with a partner, the trump pair and tricks enough."""
        seen: RussbachSeen = question.seen
        forty = any(pair.seat == seen.seat and pair.points == _FORTY for pair in seen.public.declared)
        hundred = forty and not knows_himself_alone(seen)
        return _sure_announcement(seen.hand, seen.public.trumps, question.statements, boldness, hundred=hundred)

    def full_reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Announce too, without putting together what the seat may know."""
        said = self.reply(state, seat, choices, rng, may_pass=may_pass)
        if said is not None or not isinstance(state, Playing):
            return said
        accompanied = seat != state.sides.caller or state.sides.partner is not None
        hundred = accompanied and (seat, state.trumps) in state.declared
        return _sure_announcement(state.hands[seat], state.trumps, choices, EVEN, hundred=hundred)

    def announcements_to_compare(self, question: Question) -> Sequence[Move]:
        """No hundred without a pair, no all tricks without a hand for it (RE22)."""
        seen: RussbachSeen = question.seen
        paired = bool(seen.public.declared) or any(isinstance(each, Declare) for each in question.statements)
        strong = tricks_in_hand(seen.hand, seen.public.trumps) >= _FOR_ALL
        worth_it = {"hundred": paired, "all": strong}
        return [choice for choice in question.statements if isinstance(choice, Announce) and worth_it[choice.what]]

    def margin(self, move: Move | None, question: Question) -> float:
        """What fails more often than not is not announced."""
        if isinstance(move, Announce):
            return _ANNOUNCEMENT_MARGIN * self.stake(question.seen)
        return super().margin(move, question)

    def worth_of_endings(self, state: Playing, seat: Seat) -> EndingWorth:
        """Return the payments, and a little for every card point above the others.

        A game won clearly in imagination is won more surely in truth.
        """
        near = Nearness.of_points(state.sides.a if seat in state.sides.a else state.sides.b, state.deal.seats)
        return EndingWorth((state.payoff,), seat, near=(near,), scale=state.deal.rules.stake * _POINT_WORTH)


JUDGEMENT: Final = RussbachJudgement()
