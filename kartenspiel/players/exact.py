# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Exact play where every hand lies open and somebody alone must win just so many tricks.

Whether he makes it is all that is paid for, so that a position is won or lost, and the first card that proves it is
played.  The work is bounded; what could not be decided is left to the heuristic.
"""

from collections.abc import Sequence
from random import Random

from kartenspiel.model.cardplay.pack import Place, places_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.players.heuristic import Heuristic, OneAgainstAll
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.solver import Solver
from kartenspiel.players.kernel.target import Target
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import worlds


def unlost_places(
    table: Position, contest: OneAgainstAll, places: Sequence[Place], work: int
) -> tuple[list[Place], bool]:
    """Return which of these cards do not surely lose for the seat on turn, and whether the only one surely wins.

    They are tried in this order until one wins; there is none where all lose.  At most `work` cards are played in
    imagination, shared among those to be tried.
    """
    solver = Solver(table.rules, Target(1 << contest.alone, exactly=True))
    need = contest.goal - table.winners.count(contest.alone)
    found, unknown = solver.first_after(table, places, need, wanted=table.turn == contest.alone, work=work)
    return (unknown, False) if found is None else ([found], True)


def in_order(heuristic: Heuristic, table: Position) -> list[Place]:
    """Return the cards that may be played, one of each kind that is alike, the most promising first."""
    legal = table.legal()
    if not legal & (legal - 1):
        return [legal.bit_length() - 1]
    worths = heuristic.worths(table, legal)
    ordered = sorted(worths, key=worths.__getitem__, reverse=True)
    if table.rules.special is not None:  # rank is not all that tells cards apart (K62)
        ordered += [place for place in places_of(legal) if place not in worths]
    return ordered


def unlost_plays(judgement: Judgement, state: State, plays: Sequence[Play], work: int) -> tuple[Sequence[Play], bool]:
    """Return which cards do not surely lose, all hands being open, and whether the only one surely wins.

    All cards are returned where no seat must win just so many tricks, and where all lose.  `work` is as for
    `unlost_places`.
    """
    heuristic, table = lay_out(judgement, state, plays[0].seat)
    contest = heuristic.contest
    if contest is None:
        return plays, False
    places, wins = unlost_places(table, contest, in_order(heuristic, table), work)
    unlost = [play for play in plays if heuristic.place(play.card) in places]
    return (unlost, wins) if unlost else (plays, False)


def unlost_seen(
    judgement: Judgement, question: Question, plays: Sequence[Play], work: int, rng: Random
) -> tuple[Sequence[Play], bool]:
    """Do as `unlost_plays` where the player sees every hand; where hands are hidden return all cards."""
    seen = question.seen
    if not work or not seen.cards.all_open:
        return plays, False
    return unlost_plays(judgement, worlds(judgement, seen, 1, rng)[0], plays, work)
