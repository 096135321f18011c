# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of the files keep, and what they are told."""

from pathlib import Path
from random import Random

from kartenspiel.controller.checking import all_moves
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.moment import states_of
from kartenspiel.controller.session import Session
from kartenspiel.controller.sitting import Sitting
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english
from kartenspiel.players.base import player_named


def begun(session: Session, moves: int = 5) -> State:
    """Return the session's first deal after some moves."""
    state = game_named(session.game).start(session.deal())
    for _ in range(moves):
        move = next(iter(all_moves(state)))
        assert isinstance(move, Move)
        state = state.apply(move)
    return state


def finished(session: Session) -> Sitting:
    return Sitting(session, begun(session, 33))


def by_chance(session: Session) -> Sitting:
    """Return the end of the session's first deal, every choice made by chance."""
    rng, conductor = Random(6), Conductor(game_named(session.game).start(session.deal()))
    while (asked := conductor.next_question()) is not None:
        conductor.answer(player_named("random").choose(asked[1], rng))
    return Sitting(session, conductor.state)


def at_last_move(over: State, seat: Seat | None) -> State:
    """Return where a deal that is over stood before the last move of a seat."""
    last = max(index for index, move in enumerate(over.log) if move.seat == seat)
    *_, left = states_of(game_named(over.deal.game).start(over.deal), over.log[:last])
    return left


def file_of(home: Path, session: Session) -> Path:
    """Return the file in which the sitting of a session is kept."""
    return home / "data" / "sessions" / f"{session.id}.json"


def notes(store: Store) -> str:
    return " ".join(map(english, store.take_notes()))


def damaged(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if "damaged" in path.name)


def store_of(table: Table) -> Store:
    """Return the files of a table."""
    store = table.writer._files  # noqa: SLF001
    assert isinstance(store, Store)
    return store
