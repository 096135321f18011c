# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagined deals: drawing them as plausibly as what was said allows, and playing them out."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model.game import Observation, State
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.chance import settled
from kartenspiel.players.judgement import Judgement, in_play
from kartenspiel.players.thumb import Thumb

SPARE: Final = 2
"""So many worlds are drawn for each that is kept, when some are more plausible than others."""


def worlds(judgement: Judgement, seen: Observation, count: int, rng: Random) -> list[State]:
    """Return so many imagined deals that fit what was seen, the more plausible ones more often."""
    imagine = game_named(seen.game).imaginer(seen)
    drawn = [imagine(rng) for _ in range(SPARE * count)]
    weights = [judgement.plausibility(state) for state in drawn]
    step = sum(weights) / count
    kept: list[State] = []
    due = rng.random() * step
    total = 0.0
    for state, weight in zip(drawn, weights, strict=True):
        total += weight
        while due < total and len(kept) < count:
            kept.append(state)
            due += step
    return kept or drawn[:1]


@dataclass(slots=True)
class Rollout:
    """Plays an imagined deal to its end by rules of thumb, all hands open."""

    judgement: Judgement
    rng: Random
    quiet: Seat | None = None
    """This seat says nothing that it need not say: what it says is what the search compares."""
    thumb: Thumb | None = None

    def finish(self, state: State) -> State:
        """Return the end of the deal."""
        while not state.over:
            state = self._spoken(state)
            turn = state.turn
            if turn is not None:
                state = state.after(self._move(state, turn, state.moves(turn)))
        return state

    def _spoken(self, state: State) -> State:
        """Let everybody say once what there is to say out of turn."""
        if not self.judgement.speaks(state):
            return state
        for seat in state.speakers():
            word = True
            while word and seat != self.quiet and (choices := state.statements(seat)):
                move = self.judgement.reply(state, seat, choices, self.rng, may_pass=True)
                word = move is not None
                if move is not None:
                    state = state.after(move)
                    self.thumb = None
        return state

    def _move(self, state: State, turn: Seat, choices: tuple[Choice, ...]) -> Move:
        plays = tuple(choice for choice in choices if isinstance(choice, Play))
        if not plays:
            self.thumb = None
            move = self.judgement.reply(state, turn, choices, self.rng, may_pass=False)
            return settled(choices[0], self.rng) if move is None else move
        return plays[0] if len(plays) == 1 else self._play(state, turn, plays)

    def _play(self, state: State, turn: Seat, plays: Sequence[Play]) -> Play:
        thumb = self.thumb = self.thumb or thumb_for(self.judgement, state)
        legal = tuple(play.card for play in plays)
        card = self.judgement.card(state, turn, thumb.terms, legal)
        if card is None:
            view = in_play(state)
            card = thumb.best(view.hands, view.trick, view.winners, turn, legal)
        return plays[legal.index(card)]


def thumb_for(judgement: Judgement, state: State) -> Thumb:
    """Return the rule of thumb for an imagined deal in which a card is to be played."""
    return Thumb(judgement.terms(state), state.deal.seats)
