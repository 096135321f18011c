# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tables for tests: sessions, people who answer by chance, and a program that plays until it is killed.

``python -m tests.controller.tables FOLDER GAME [ID=VALUE…]`` plays a session with one person among computer players,
taking back now and then, and taking up what it finds in the folder, until it is killed.  Its first line tells where it
goes on.
"""

import json
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject

from kartenspiel.controller import record, sitting
from kartenspiel.controller.conductor import generator
from kartenspiel.controller.session import Person, Session, new_session
from kartenspiel.controller.sitting import Sittings
from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.controller.taking_back import BackTo
from kartenspiel.controller.workers import InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model import options
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Bid, Move, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Question


def session_of(game_id: str = "russbach", *, person: int | None = 0, seed: int = 1, **chosen: object) -> Session:
    """Return a new session of chance players; `person` is where the person at the screen sits."""
    game = game_named(game_id)
    rules = options.from_json(game.house_rules, chosen)
    people = [Person(f"P{seat}", None if seat == person else "random") for seat in range(game.players(rules))]
    return new_session(game, rules, people, Random(seed))


def helped(session: Session) -> Session:
    """Return a session in which moves can be taken back."""
    return replace(session, allows_help=True)


LOST_AT_ONCE: Final = 4
"""Seed of a session of Graden whose first bidder cannot win the first trick."""


def before_the_end(deal: Deal) -> State:
    """Return the deal at the last card of a first trick with which a game for every trick is lost."""
    state = game_named(deal.game).start(deal)
    while len(state.cards(state.turn or deal.dealer).trick) < 3:
        assert state.turn is not None
        choices = [choice for choice in state.moves(state.turn) if isinstance(choice, Move)]
        bid = next((each for each in choices if isinstance(each, Bid) and each.bid == "koenigmord"), None)
        plain = next(each for each in choices if isinstance(each, Pass | Play))
        state = state.apply(bid or plain)
    last = state.moves(state.turn or deal.dealer)
    assert all(state.after(choice).cut_short(seen_by_all=True) for choice in last)  # type: ignore[arg-type]
    return state


def person(moves: int) -> Random:
    """Return the chance of the person's answer after so many moves."""
    return generator(7, 0, moves, Seat(0))


class Somebody(QObject):
    """The person at the screen of a table: answers by chance, each question of a deal always alike."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)  # as long as the table is there, so is who sits at it
        self.table = table
        self.questions: list[Question] = []
        table.asked.connect(self.answer)

    def answer(self, question: Question | None) -> None:
        """Answer a question at once."""
        if question is not None:
            self.questions.append(question)
            self.table.answer(player_named("random").choose(question, person(len(question.seen.log))))


class Waverer(Somebody):
    """Plays session after session of deals, answers as somebody does, and takes back now and then, by mere chance."""

    def __init__(self, table: Table) -> None:
        self._whim = Random(time.time_ns())
        super().__init__(table)
        table.finished.connect(self._go_on)

    def _go_on(self) -> None:
        if not self._take_back(0.5):
            self.table.next_deal()

    def answer(self, question: Question | None) -> None:
        """Answer a question, or go back instead."""
        if question is not None and not self._take_back(0.1):
            super().answer(question)

    def _take_back(self, how_often: float) -> bool:
        return self._whim.random() < how_often and self.table.way_back.take_back(self._whim.choice(list(BackTo)))


def play_until_killed(folder: Path, game: str, *chosen: str) -> None:
    """Go on with the session in a folder, or begin one of this game with these house rules."""
    application = QCoreApplication([])
    store = Store(folder)
    table = Table(store, InlineThinker(), Random(3), beat_ms=0)
    Waverer(table)
    rules: dict[str, Any] = dict(option.split("=") for option in chosen)
    sittings = store.read_sittings()
    if sittings.current is None:
        sittings = Sittings.of(sitting.Sitting(helped(session_of(game, **rules))))
    kept = json.dumps([sitting.as_json(each) for each in sittings.all])
    print(kept, [str(note) for note in store.take_notes()], flush=True)  # noqa: T201

    table.resume(sittings)
    application.exec()


def saved(folder: Path) -> list[record.Record]:
    """Return the history in a folder."""
    return [record.read_record(line) for line in (folder / "data" / "history.jsonl").read_bytes().splitlines()]


def without_time(body: Mapping[str, object]) -> dict[str, object]:
    """Return a record of the history without the time at which the deal ended, which no seed repeats."""
    assert "finished" in body
    return {key: value for key, value in body.items() if key != "finished"}


if __name__ == "__main__":
    play_until_killed(Path(sys.argv[1]), *sys.argv[2:])
