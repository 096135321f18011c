# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagined deals: drawing them as plausibly as what was said allows, and playing them out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import ImaginedDeal, State
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.players.chance import pick_move
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.imagination import Imagination
from kartenspiel.players.judgement import Judgement, in_play, received
from kartenspiel.players.kernel.card_play import Position, position_of
from kartenspiel.players.kernel.valuer import Valuer
from kartenspiel.players.layouts import Layouts
from kartenspiel.players.likelihood import PlayLikelihood

LEAST_DRAWN: Final = 2
"""How many worlds at least are drawn for each that is kept, since some are more plausible than others; chosen."""
MOST_DRAWN: Final = 16
"""How many worlds at most are drawn for each that is kept, where few deals explain what was said.

Chosen by the time it takes; a solo is bid with so few hands that a handful of worlds would hold none.
"""
MOST_DRAWN_QUICKLY: Final = 4
"""How many worlds at most are drawn for each that is wanted by players who judge cards by their trick alone.

*Medium*, who looks at 6 deals, draws 24 at most there and not 96: more would take longer than judging the cards.
"""
ENOUGH_WORLDS: Final = 0.5
"""So many equally plausible worlds for each that is kept are enough; chosen."""


def worlds(judgement: Judgement, seen: Observation, count: int, rng: Random, *, weighed: bool = False) -> list[State]:
    """Return so many imagined deals that fit what was seen.

    If they are `weighed`, more are drawn, and chosen from first by what was said in them, then by what was played.  A
    plausible deal may then come several times in a row.
    """
    if weighed:
        return WeighedWorlds(judgement, seen).draw(count, rng)
    imagine = Imagination(game_named(seen.game).imaginer(seen))
    return [imagined.state for imagined in imagine.several(count, rng)]


class WeighedWorlds:
    """Imagined deals that fit what was seen, drawn as `worlds` draws weighed ones, and more of them when wanted."""

    def __init__(self, judgement: Judgement, seen: Observation) -> None:
        """Count the ways in which the hidden cards can lie."""
        self._judgement, self._seen = judgement, seen
        self._imagine: Final = Imagination(game_named(seen.game).imaginer(seen))
        self._plays: PlayLikelihood | None = None
        """How likely the others' plays are; made of the first deal drawn."""

    def draw(self, count: int, rng: Random) -> list[State]:
        """Return so many deals that were not drawn before."""
        drawn, weights = _draw(self._judgement, self._imagine, count, MOST_DRAWN, rng)
        spoken = _choose(drawn, weights, LEAST_DRAWN * count, rng)
        chosen = _choose(spoken, self._play_likelihoods(spoken), count, rng)
        return [imagined.state for imagined in chosen]

    def _play_likelihoods(self, drawn: Sequence[ImaginedDeal]) -> list[float]:
        """Return how likely the others would have played as they did, for each of these imagined deals."""
        seen, tendencies = self._seen, self._judgement.tendencies
        if tendencies is None or not (seen.cards.trick or seen.cards.tricks):
            return [1.0] * len(drawn)
        if self._plays is None:
            self._plays = PlayLikelihood(self._judgement, tendencies, drawn[0].state, seen.seat)
        return [self._plays.of(imagined.hands) for imagined in drawn]


def weighed_worlds(judgement: Judgement, seen: Observation, count: int, rng: Random) -> tuple[list[State], list[float]]:
    """Return more imagined deals than the `count` wanted, and how well each explains the words said.

    There are `LEAST_DRAWN` to `MOST_DRAWN_QUICKLY` times as many.
    """
    imagine = Imagination(game_named(seen.game).imaginer(seen))
    drawn, weights = _draw(judgement, imagine, count, MOST_DRAWN_QUICKLY, rng)
    return [imagined.state for imagined in drawn], weights


def _draw(
    judgement: Judgement, imagine: Imagination, count: int, most: int, rng: Random
) -> tuple[list[ImaginedDeal], list[float]]:
    """Draw deals until enough of them explain what was said, `most` for each wanted; return how well each does too."""
    drawn: list[ImaginedDeal] = []
    weights: list[float] = []
    while len(drawn) < most * count:
        drawn.extend(imagine.several(LEAST_DRAWN * count, rng))
        weights.extend([judgement.plausibility(imagined) for imagined in drawn[len(weights) :]])
        if sum(weights) ** 2 >= ENOUGH_WORLDS * count * sum(weight * weight for weight in weights):
            break
    return drawn, weights


def _choose(drawn: Sequence[ImaginedDeal], weights: Sequence[float], count: int, rng: Random) -> list[ImaginedDeal]:
    """Return so many of the deals, each as often as its weight says."""
    step = sum(weights) / count
    kept: list[ImaginedDeal] = []
    due = rng.random() * step
    total = 0.0
    for imagined, weight in zip(drawn, weights, strict=True):
        total += weight
        while due < total and len(kept) < count:
            kept.append(imagined)
            due += step
    return kept + [drawn[-1]] * (count - len(kept))  # where the sums were rounded


@dataclass(frozen=True, slots=True)
class RolloutEnd:
    """The end of an imagined deal."""

    state: State
    """The last moment in which anything was said, or nothing at all; cards played since are not in it."""
    table: Position | None
    """The cards as they were played; ``None`` where the deal ended before that."""

    @property
    def ending(self) -> Ending | None:
        """How the play of the cards came out; ``None`` where the deal ended before it."""
        return None if self.table is None else self.table.ending

    @property
    def outcome(self) -> Outcome:
        """What is paid, and for what."""
        ending = self.ending
        if ending is not None:
            return in_play(self.state).settle(ending)
        if self.state.outcome is None:
            message = "the deal is not over"
            raise ValueError(message)
        return self.state.outcome


@dataclass(frozen=True, slots=True)
class Rollout:
    """Plays an imagined deal to its end by heuristics, all hands open."""

    judgement: Judgement
    rng: Random
    seat: Seat
    """The seat whose answers the search compares; unless `aloud` it says only what it must in imagined deals."""
    aloud: bool = False
    """Whether all seats say what they would in a real deal, so that a bid is valued with the words that follow it."""
    layouts: Layouts = field(default_factory=Layouts, compare=False)
    """What was laid out already."""

    def value(self, state: State) -> float:
        """Play an imagined deal to its end; return what it is worth to the seat whose answers are compared."""
        return self.worth(self.finish(state))

    def value_after(
        self, state: State, play: Play, heuristic: Heuristic, table: Position, valuer: Valuer | None
    ) -> float:
        """Do as `value` once this card is played, after which nobody has anything to say; `table` is laid out with it.

        The `valuer` is that of the state, or of one before since which cards were played alone.
        """
        heuristic.play_out(table)
        if table.left:
            return self.worth(self.finish(self.judgement.play_tricks(state.after(play), table)))
        return self.worth(RolloutEnd(state.after(play), table)) if valuer is None else valuer.value(table)

    def worth(self, end: RolloutEnd) -> float:
        """Return what a deal that ended so is worth to the seat whose answers are compared."""
        if end.table is None:
            return self.judgement.value_unplayed(end.state, self.seat)
        valuer = self.valuer(end.state)
        if valuer is None:
            return received(end.state, end.outcome, self.seat)
        return valuer.value(end.table)

    def valuer(self, state: State) -> Valuer | None:
        """Return what values endings for that seat; ``None`` in games that have no payoff."""
        worth = self.judgement.worth_of_endings(in_play(state), self.seat)
        return None if worth is None else self.layouts.valuer(worth)

    def finish(self, state: State) -> RolloutEnd:
        """Play an imagined deal to its end."""
        while not state.over:
            speaking = self.judgement.speaks(state)
            if speaking:
                state = self._speak(state)
            turn = state.turn
            if turn is None:
                break
            choices = state.moves(turn)
            plays = tuple(choice for choice in choices if isinstance(choice, Play))
            if not plays:
                state = state.after(self._answer(state, turn, choices))
            elif speaking:
                state = state.after(self._speak_or_play(state, turn, choices, plays))
            else:
                heuristic, table = self.lay_out(state, plays[0].seat)
                heuristic.play_out(table)
                if not table.left:
                    return RolloutEnd(state, table)
                state = self.judgement.play_tricks(state, table)
        return RolloutEnd(state, position_of(state, state.leader) if isinstance(state, CardPlay) else None)

    def _speak(self, state: State) -> State:
        """Let everybody say once what there is to say out of turn."""
        for seat in tuple(state.open_statements()):
            word = True
            while word and (self.aloud or seat != self.seat) and (choices := state.statements(seat)):
                move = self._reply(state, seat, choices, may_pass=True)
                word = move is not None
                if move is not None:
                    state = state.after(move)
        return state

    def _reply(self, state: State, seat: Seat, choices: tuple[Choice, ...], *, may_pass: bool) -> Move | None:
        reply = self.judgement.full_reply if self.aloud else self.judgement.reply
        return reply(state, seat, choices, self.rng, may_pass=may_pass)

    def _answer(self, state: State, turn: Seat, choices: tuple[Choice, ...]) -> Move:
        move = self._reply(state, turn, choices, may_pass=False)
        return pick_move(choices[0], self.rng) if move is None else move

    def _speak_or_play(self, state: State, turn: Seat, choices: tuple[Choice, ...], plays: tuple[Play, ...]) -> Move:
        """Say what is said with a lead only (a marriage registered), else play a card."""
        polled = state.statements(turn)
        words = tuple(each for each in choices if not isinstance(each, Play) and each not in polled)
        said = self._reply(state, turn, words, may_pass=True) if words else None
        return self._play(state, plays) if said is None else said

    def _play(self, state: State, plays: tuple[Play, ...]) -> Play:
        heuristic, table = self.lay_out(state, plays[0].seat)
        place = heuristic.best_card(table, heuristic.deck.bits_of(play.card for play in plays))
        return next(play for play in plays if play.card is heuristic.deck.cards[place])

    def lay_out(self, state: State, turn: Seat) -> tuple[Heuristic, Position]:
        """Return what the function of this name does."""
        return self.layouts.lay_out(self.judgement, state, turn)
