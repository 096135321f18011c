# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A card that somebody is to play in a finished deal, and what he could know when he played it."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final

from kartenspiel.model.cardplay.pack import Place
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import worlds

WORLDS: Final = 32
"""So many imagined deals tell who is known to be on which side.

With one partner among three by chance, they all name the same opponent in 2 of a million positions ((2/3)^32), and the
same partner in far fewer.
"""


class Chance:
    """A card is to be played by somebody: what is legal, and what the player knows of it."""

    def __init__(self, state: State) -> None:
        """Look at a state in which a card is to be played."""
        turn = state.turn
        assert turn is not None  # noqa: S101 - somebody is to play
        self.turn: Final = turn
        self.state: Final = state
        self.player: Final = state.actor(turn)
        self.plays: Final = tuple(each for each in state.moves(turn) if isinstance(each, Play))
        self.heuristic, self.table = lay_out(judgements()[state.deal.game], state, turn)
        self.deck: Final = self.heuristic.deck
        self.legal: Final = self.deck.bits_of(play.card for play in self.plays)
        self.hand: Final = self.table.hands[turn]
        self.unseen: Final = self.table.left ^ self.hand

    @cached_property
    def question(self) -> Question:
        """The choice among the cards alone."""
        return Question(self.state.observe(self.player), self.plays, may_pass=False)

    @property
    def judgement(self) -> Judgement:
        """The judgement of the game."""
        return judgements()[self.state.deal.game]

    @cached_property
    def imagined(self) -> Sequence[State]:
        """Some deals that the player can imagine."""
        return worlds(self.judgement, self.question.seen, WORLDS, Random(len(self.state.log)))

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The sides in some deals that the player can imagine."""
        return tuple(self.judgement.terms(state).sides for state in self.imagined)

    def is_partner(self, seat: int) -> bool:
        """Whether a seat is known to play with the player."""
        truly = self.heuristic.sides
        return truly[seat] == truly[self.turn] and all(sides[seat] == sides[self.turn] for sides in self.sides)

    def is_opponent(self, seat: int) -> bool:
        """Whether a seat is known to play against the player."""
        truly = self.heuristic.sides
        return truly[seat] != truly[self.turn] and all(sides[seat] != sides[self.turn] for sides in self.sides)

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to the trick after this one."""
        seats = self.heuristic.rules.seats
        return tuple((self.turn + number) % seats for number in range(1, seats - len(self.table.trick)))

    def is_alone(self, seat: int) -> bool:
        """Whether a seat plays alone against others who play together."""
        sides = self.heuristic.sides
        return sides.count(sides[seat]) == 1 and len(set(sides)) < len(sides)

    def share_lost(self, place: Place) -> float:
        """Return in which share of the deals that the player can imagine a trick is lost to which this card is played.

        The others play by the heuristic.
        """
        lost = 0
        for state in self.imagined:
            heuristic, table = lay_out(self.judgement, state, self.turn)
            table.lay(place)
            while table.trick:
                table.lay(heuristic.best_card(table, table.legal()))
            lost += heuristic.sides[table.winners[-1]] != heuristic.sides[self.turn]
        return lost / len(self.imagined)
