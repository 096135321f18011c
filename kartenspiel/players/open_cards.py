# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What would have been right had somebody seen all cards: the true deal, played on with open hands.

Where somebody alone must win just so many tricks, each seat plays a card that surely wins if a search of all
continuations finds one (`exact.py`).  Elsewhere it tries out every card that it may play and chooses the one that pays
it best when the heuristic plays on.  It is no measure of a decision: nobody could know the cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.exact import unlost_plays
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.rollout import Rollout
from kartenspiel.players.trial import are_bids, group_alike

SEED: Final = 1
"""What little chance there is in the words of others is always the same."""
WORK: Final = 30_000
"""So many cards are played in imagination at most to find one that surely wins: a third of a second uncompiled."""


@dataclass(frozen=True, slots=True)
class OpenWorth:
    """What an answer would have brought with all cards open."""

    answer: Move | None
    paid: float


def open_worths(state: State, seat: Seat, answers: Sequence[Move | None]) -> tuple[OpenWorth, ...]:
    """Return what these answers of a seat would have brought in a true deal, what is worth most first.

    A game that no computer player knows has none.
    """
    judgement = judgements().get(state.deal.game)
    if judgement is None:
        return ()
    open_play = _OpenPlay(judgement, Random(SEED), are_bids(answers))
    worths = [OpenWorth(answer, open_play.worth(state, seat, answer)) for answer in answers]
    return tuple(sorted(worths, key=lambda each: -each.paid))


@dataclass(frozen=True, slots=True)
class _OpenPlay:
    """Plays a deal on with all hands open, each seat for itself."""

    judgement: Judgement
    rng: Random
    aloud: bool

    def worth(self, state: State, seat: Seat, answer: Move | None) -> float:
        """Return what the seat gets after an answer; after words the heuristic plays to the end."""
        rollout = Rollout(self.judgement, self.rng, seat, aloud=self.aloud)
        if not isinstance(answer, Play):
            return rollout.value(state if answer is None else state.after(answer))
        state = state.after(answer)
        while not state.over and not self.judgement.speaks(state):
            turn = state.turn
            plays = () if turn is None else state.moves(turn)
            if turn is None or not all(isinstance(play, Play) for play in plays):
                break
            state = state.after(self._best(state, state.actor(turn), plays))
        return rollout.value(state)

    def _best(self, state: State, seat: Seat, plays: Sequence[Choice]) -> Move:
        """Return a card that surely wins, else the one that pays this seat best when the heuristic plays on."""
        moves: Sequence[Play] = [play for play in plays if isinstance(play, Play)]
        if len(moves) > 1:
            moves, _ = unlost_plays(self.judgement, state, moves, WORK)
        if len(moves) == 1:
            return moves[0]
        rollout = Rollout(self.judgement, self.rng, seat, aloud=self.aloud)
        alike = group_alike(self.judgement, state, moves)
        return max((play for play in alike if play is not None), key=lambda play: rollout.value(state.after(play)))
