# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The search of all continuations where every hand lies open: what it proves, and who plays by it."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.exact import in_order, unlost_places, unlost_seen
from kartenspiel.players.games.koenigrufen import JUDGEMENT
from kartenspiel.players.heuristic import Heuristic, OneAgainstAll
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.levels import HeuristicPlayer
from kartenspiel.players.opinion import Reason
from kartenspiel.players.question import Player
from tests.players.koenigrufen_deals import after_plays, declared, quiet
from tests.players.seating import question

F, P3 = Seat(0), Seat(2)
HANDS: Final = (
    "T16 C9 T22 T10 T3 HK CC SJ T4 S8 SK CQ",
    "D1 T15 T12 DJ T14 CK H3 T13 T1 T2 D3 D4",
    "C8 CT DC HQ SC CJ S7 T9 H1 C7 HC HJ",
    "T19 SQ S9 T21 T7 T11 H4 ST DK T6 T17 T5",
)
TRICKS: Final = (
    "T9 T11 T16 T2 C9 CK C7 T5 T6 T10 T12 DC D4 H1 DK T3 CC T13 C8 T17 T7 T22 T14 HJ CQ T15 CT T19 H4 HK H3 HC "
    "T4 T1 HQ T21 S9"
)
"""The declarer of a Piccolo has won no trick of nine; forehand is to play to a low spade of the fourth hand."""


def late(**options: str) -> State:
    """Return the moment before forehand plays to the tenth trick."""
    return after_plays(quiet(declared("piccolo_ouvert", P3, *HANDS, **options)), TRICKS)


def loses(table: Position, contest: OneAgainstAll, tricks: int) -> bool:
    """Whether the seat alone does not make it, by trying everything."""
    if not table.trick and len(table.winners) == tricks:
        return table.winners.count(contest.alone) != contest.goal
    found = []
    for place in places_of(table.legal()):
        after = table.copy()
        after.lay(place)
        found.append(loses(after, contest, tricks))
    return all(found) if table.turn == contest.alone else any(found)


def shared(state: State) -> tuple[Heuristic, Position, OneAgainstAll]:
    """Return the heuristic, the cards, and who must win how many tricks."""
    assert state.turn is not None
    heuristic, table = lay_out(JUDGEMENT, state, state.turn)
    contest = heuristic.contest
    assert contest is not None
    return heuristic, table, contest


def heuristic_alone(player: Player) -> Player:
    """Return a level that neither searches nor plays deals out."""
    assert isinstance(player, HeuristicPlayer)
    return replace(player, work=0, play_outs=None)


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_with_open_hands_a_card_is_played_that_surely_wins(level: str) -> None:
    asked = question(late(), F)
    heuristic, table, contest = shared(late())
    opinion = player_named(level).consider(asked, Random(1))
    assert opinion.reason is Reason.SEARCH
    assert isinstance(opinion.move, Play)
    table.lay(heuristic.place(opinion.move.card))
    assert loses(table, contest, 12)


def test_the_heuristic_alone_would_lose_there() -> None:
    move = heuristic_alone(player_named("medium")).choose(question(late(), F), Random(1))
    heuristic, table, contest = shared(late())
    assert isinstance(move, Play)
    places = [heuristic.place(move.card)]
    assert unlost_places(table, contest, places, 100_000) == ([], False)


@pytest.mark.parametrize(
    ("contract", "alone"),
    [("bettel_ouvert", P3), ("piccolo_ouvert", Seat(1)), ("zwiccolo_ouvert", Seat(1))],
)
def test_the_search_proves_what_trying_everything_finds(contract: str, alone: Seat) -> None:
    """With seats whose hands make the contract in some endings and lose it in others."""
    state = quiet(declared(contract, alone, *HANDS, zwiccolo="plain_and_ouvert", early_end="off"))
    heuristic, table, contest = shared(state)
    rng = Random(4)
    outcomes: set[bool] = set()
    for _ in range(12):
        ending = table.copy()
        while len(ending.winners) < 9 or rng.random() < 0.4:
            places = list(places_of(ending.legal()))
            ending.lay(places[int(rng.random() * len(places))])
            if len(ending.winners) == 11:
                break
        made = not loses(ending, contest, 12)
        unlost, wins = unlost_places(ending, contest, in_order(heuristic, ending), 100_000)
        assert wins == (made == (ending.turn == contest.alone))
        assert bool(unlost) == wins
        outcomes.add(made)
    assert outcomes == {True, False}


def test_what_cannot_be_decided_with_little_work_is_left_open() -> None:
    heuristic, table, contest = shared(late())
    ordered: Sequence[int] = in_order(heuristic, table)
    assert unlost_places(table, contest, ordered, len(ordered)) == (ordered, False)


def test_nothing_is_searched_while_hands_are_hidden() -> None:
    for state in (late(ouvert_exposed="declarer"), quiet(declared("piccolo_ouvert", F, *HANDS))):
        turn = Seat(0) if state.turn is None else state.turn
        asked = question(state, turn)
        assert unlost_seen(JUDGEMENT, asked, asked.plays, 100_000, Random(1)) == (asked.plays, False)
