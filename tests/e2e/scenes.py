# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What lies on the table when the window opens, and computer players who say and play what a script says."""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Final, cast

from kartenspiel.controller.moment import is_among, states_of
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.controller.workers import Chance, InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Move
from kartenspiel.model.options import as_json
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Question
from kartenspiel.ui.window.start_page import StartPage
from tests.controller.tables import saved, session_of
from tests.e2e.guest import Mouse
from tests.ui.program import Program

SEED: Final = 1


def lay_out(
    home: Path,
    game: str = "russbach",
    script: State | None = None,
    *,
    person: int = 0,
    moves: int = 0,
    **options: object,
) -> None:
    """Put a new session on the disk, so that the window takes it up; its first deal is that of the script.

    So many `moves` of the script have been made already.
    """
    order = list(range(game_named(game).seats(game_named(game).house_rules())))
    if script is not None:
        options = as_json(script.deal.rules) | options
        order = sorted(range(script.deal.seats), key=lambda seat: seat in script.deal.dummies)
    session = session_of(game, person=order.index(person), seed=SEED, **options)
    state = None if script is None else game_named(game).start(script.deal)
    if state is not None and script is not None:
        deal = state.deal
        coming = replace(session.coming, dealer=deal.dealer, dummies=deal.dummies)
        session = replace(session, rules=deal.rules, coming=coming, seating=tuple(map(order.index, range(deal.seats))))
        *_, state = states_of(state, script.log[:moves])
    store = Store(home)
    store.save(Sittings.of(Sitting(session, state)))
    store.close()


def begun(program: Program, game: Game, button: int) -> Mouse:
    """Begin a game on the page of games, with one of the buttons of its presets, and return who did so."""
    guest = Mouse.at(program)
    program.trigger("games")
    start = program.window.findChild(StartPage)
    assert isinstance(start, StartPage)
    start.open(game)
    program.qtbot.wait(200)  # until the sheet has its height
    tile = next(tile for tile in start.tiles if tile.game_id == game.id)
    guest.scroll_to(tile)  # there may be more games than have room at once
    guest.click(tile.buttons()[button])
    program.until_dealt()
    return guest


class StandIns:
    """Computer players: in the first deal they do what the script says, and after it what chance gives."""

    def __init__(self, script: Sequence[Move]) -> None:
        self._script = script
        self._chance = InlineThinker()

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the answer, already there; who has nothing to say at this point is silent."""
        if chance.deal > 1:
            return self._chance.think(level, question, chance)
        move = self._script[chance.moves]
        answer: Future[Opinion] = Future()
        silent = question.may_pass and not is_among(question.choices, move)
        answer.set_result(Opinion(None if silent else move, Reason.UNKNOWN))
        return answer

    def warm_up(self) -> None:
        """Nothing has to be got ready."""

    def close(self) -> None:
        """Nothing goes on that could be stopped."""


def account(home: Path) -> tuple[int, ...]:
    """Return what everybody has, by person, as the history adds up; it must have each deal of one session once."""
    records = [record.body for record in saved(home)]
    assert [record["number"] for record in records] == list(range(1, len(records) + 1))
    assert len({record["session"] for record in records}) == 1
    totals = [0] * len(cast("list[int]", records[0]["persons"]))
    for record in records:
        paid = cast("dict[str, list[int]]", record["result"])["payments"]
        for person, amount in zip(cast("list[int]", record["persons"]), paid, strict=True):
            totals[person] += amount
    return tuple(totals)
