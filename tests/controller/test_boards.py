# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions of boards in the history: their account, their records and what was made of them."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller.account import AccountTally
from kartenspiel.controller.checking import SessionCheck, check_record
from kartenspiel.controller.codes.evening_code import new_evening
from kartenspiel.controller.codes.rules_code import known_rules
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.session import Person, Session
from kartenspiel.controller.sitting import Sitting, Sittings, recall_deal
from kartenspiel.controller.store import Store
from kartenspiel.games import all_games, game_named
from tests.controller.kept import by_chance
from tests.controller.tables import session_of

GAMES = [game.id for game in all_games()]


def evening(game: str, deals: int) -> Session:
    found = known_rules(game, game_named(game).house_rules())
    people = (Person("I"), *(Person(name, "random") for name in ("A", "B", "C")))
    return new_evening(found, deals, Random(7)).session(people, Random(1))


def played(session: Session, store: Store, *, helped: bool = False) -> Session:
    """Play a board to its end, and keep it as the table does."""
    over = replace(by_chance(session).sealed(), helped=helped)
    finished = over.finished_deal()
    store.append(finished.record)
    return finished.session


@pytest.mark.parametrize("known", ["", "helped", "taken_back"])
def test_a_finished_deal_tells_whether_there_was_help_also_when_it_is_recalled(known: str) -> None:
    finished = replace(
        by_chance(session_of()), helped=known == "helped", taken_back=known == "taken_back"
    ).finished_deal()
    recalled = recall_deal(finished.record, finished.session)
    assert recalled is not None
    assert finished.helped is recalled.helped is bool(known)


@pytest.mark.parametrize("game", GAMES)
def test_boards_in_the_history_are_good_records_and_their_account_is_found_again(game: str, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = evening(game, 4)
    store.save(Sittings.of(Sitting(session)))
    for number in range(3):
        session = played(session, store, helped=number == 1)
    store.save(Sittings.of(Sitting(session)))
    assert session.boards is not None
    assert [each.helped for each in session.boards.results] == [False, True, False]
    assert [each.payment for each in session.boards.results] == [result.payments[0] for result in session.results]
    follows = SessionCheck()
    for record in store.records():
        follows.follow(check_record(record_from_json(record)))
    store.close()

    again = Store(tmp_path)
    found = again.read_sittings().current
    assert found is not None
    assert found.session == session
    assert found.session.account == session.account
    *_, tallies = again.tallies([session])
    tally: AccountTally = tallies[session.id]
    assert tally.results == session.results
    again.close()


def test_a_session_that_was_killed_over_its_file_catches_up_with_what_was_made_of_its_boards(tmp_path: Path) -> None:
    store = Store(tmp_path)
    begun = evening("graden", 3)
    store.save(Sittings.of(Sitting(begun)))
    ended = played(played(begun, store), store, helped=True)
    store.close()
    again = Store(tmp_path)
    found = again.read_sittings().current
    again.close()
    assert found is not None
    assert found.session == ended
    assert found.session.number == 3
    assert not found.session.over
