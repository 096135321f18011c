# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sittings side by side: each has its file, what one suffers befalls no other, and a kill at any moment is harmless."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller import sitting
from kartenspiel.controller.boards import Boards
from kartenspiel.controller.files import Form
from kartenspiel.controller.session import Session, single_deal
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from tests.controller.conftest import Anew
from tests.controller.kept import begun, damaged, file_of, finished, notes
from tests.controller.tables import session_of


def in_the_middle(seed: int, when: float = 0.0) -> Sitting:
    """Return a session of a seed in the middle of its first deal, last played at a time."""
    session = session_of(seed=seed)
    return Sitting(session, begun(session), last_played=when)


def alone(moves: int) -> Sitting:
    """Return a deal that counts in no account after so many moves."""
    state = begun(session_of(seed=9), moves)
    return Sitting(single_deal(state.deal, session_of().persons, Random(9)), state)


def write_as_before(home: Path, main: Sitting | None, aside: Sitting | None) -> Path:
    """Write what lay on the table as earlier versions did."""
    parts = {"main": main, "aside": aside}
    body = {name: None if each is None else sitting.as_json(each) for name, each in parts.items()}
    path = home / "data" / "session.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(Form("kartenspiel.session", 1).write(body))
    return path


class KilledError(BaseException):
    """The program is killed here."""


def killed_at_every_step(
    monkeypatch: pytest.MonkeyPatch, lay: Callable[[], None], act: Callable[[], None]
) -> Iterator[int]:
    """Lay something out and have it acted on, killed just before and after each change of the disk in turn."""
    changes = ((os, "replace"), (Path, "replace"), (Path, "unlink"))
    for number in range(100):
        left = number

        def pass_point() -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KilledError

        def around(change: Callable[..., object]) -> Callable[..., object]:
            def changed(*arguments: object, **options: object) -> object:
                pass_point()
                done = change(*arguments, **options)
                pass_point()
                return done

            return changed

        lay()
        with monkeypatch.context() as deadly:
            for owner, name in changes:
                deadly.setattr(owner, name, around(getattr(owner, name)))
            try:
                act()
            except KilledError:
                pass
            else:
                assert number > 3
                return
        yield number


def test_each_sitting_has_its_file_and_the_current_one_is_named(store: Store, anew: Anew, tmp_path: Path) -> None:
    first, second = in_the_middle(1), in_the_middle(2)
    store.save(Sittings.of(first))
    before = file_of(tmp_path, first.session).stat()
    store.save(Sittings.of(second, first))
    assert file_of(tmp_path, first.session).stat() == before  # what has not changed is not written
    assert anew().read_sittings() == Sittings.of(second)
    assert anew().read_sitting(first.session.id) == first


def test_a_deal_outside_the_sessions_lies_before_the_session_that_was_played_last(store: Store, anew: Anew) -> None:
    deal, last, earlier = alone(5), in_the_middle(1, when=20), in_the_middle(2, when=10)
    store.save(Sittings.of(deal, earlier, last))
    found = anew().read_sittings()
    assert found == Sittings.of(deal, last)
    assert found.to_go_on == last


def test_a_deal_outside_the_sessions_is_forgotten_once_it_is_over(store: Store, anew: Anew, tmp_path: Path) -> None:
    deal, session = alone(5), in_the_middle(1)
    store.save(Sittings.of(deal, session))
    over = replace(deal, session=alone(33).finished_deal().session, state=None)
    store.save(Sittings.of(over, session))
    assert anew().read_sittings() == Sittings.of(session)
    assert not file_of(tmp_path, deal.session).exists()


def test_a_deal_outside_the_sessions_that_was_killed_at_its_end_is_not_played_twice(store: Store, anew: Anew) -> None:
    deal, session = alone(5), in_the_middle(1)
    store.save(Sittings.of(deal, session))
    store.append(alone(33).record())
    assert anew().read_sittings() == Sittings.of(session)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": "kartenspiel.session/2"}'])
def test_a_damaged_sitting_is_set_aside_with_one_sentence_and_the_others_stay(
    store: Store, anew: Anew, tmp_path: Path, content: bytes
) -> None:
    first, second = in_the_middle(1), in_the_middle(2)
    store.save(Sittings.of(first, second))
    path = file_of(tmp_path, first.session)
    path.write_bytes(content)
    again = anew()
    assert again.read_sittings() == Sittings.of(second)
    assert notes(again).count(path.name) == 2  # once with its name, once with the one it is kept by
    assert damaged(path.parent) == [f"{path.name}.damaged-1"]
    assert anew().read_sittings() == Sittings.of(second)


def test_the_file_of_another_session_is_damaged(store: Store, anew: Anew, tmp_path: Path) -> None:
    first, second = in_the_middle(1), in_the_middle(2)
    store.save(Sittings.of(first, second))
    file_of(tmp_path, first.session).write_bytes(file_of(tmp_path, second.session).read_bytes())
    assert anew().read_sitting(first.session.id) is None


@pytest.mark.parametrize("content", [None, b"{", b'{"format": "kartenspiel.current/1", "session": "gone"}'])
def test_where_nobody_knows_what_lay_on_the_table_it_is_what_was_played_last(
    store: Store, anew: Anew, tmp_path: Path, content: bytes | None
) -> None:
    sittings = [in_the_middle(seed, when) for seed, when in ((1, 10), (2, 30), (3, 20))]
    store.save(Sittings.of(*sittings))
    path = tmp_path / "data" / "current.json"
    path.unlink() if content is None else path.write_bytes(content)
    again = anew()
    assert again.read_sittings() == Sittings.of(sittings[1])
    assert ("damaged" in notes(again)) == (content == b"{")


def test_one_sitting_that_cannot_be_written_keeps_no_other_from_it(store: Store, anew: Anew, tmp_path: Path) -> None:
    first, second = in_the_middle(1), in_the_middle(2)
    file_of(tmp_path, first.session).mkdir(parents=True)
    assert not store.save(Sittings.of(first, second))
    assert f"{first.session.id}.json cannot be written" in notes(store)
    assert anew().read_sitting(second.session.id) == second
    file_of(tmp_path, first.session).rmdir()
    assert store.save(Sittings.of(first, second))
    assert "works again" in notes(store)
    assert anew().read_sittings() == Sittings.of(first)


def test_a_session_with_a_name_that_is_no_file_name_is_kept_inside_the_folder(store: Store, anew: Anew) -> None:
    session = replace(session_of(), id="../../session")
    store.save(Sittings.of(Sitting(session)))
    assert anew().read_sittings() == Sittings.of(Sitting(session))
    assert len(list((store.folders.data / "sessions").iterdir())) == 1


@pytest.mark.parametrize("aside", [None, alone(5)])
@pytest.mark.parametrize("main", [None, in_the_middle(1)])
def test_what_an_earlier_version_left_is_taken_over(
    anew: Anew, tmp_path: Path, main: Sitting | None, aside: Sitting | None
) -> None:
    old = write_as_before(tmp_path, main, aside)
    expected = Sittings.of(*(each for each in (aside, main) if each is not None))
    for _ in range(2):
        store = anew()
        assert not store.is_new or expected == Sittings()
        assert store.read_sittings() == expected
        assert notes(store) == ""
        assert not old.exists() or expected == Sittings()


def test_what_an_earlier_version_left_is_taken_over_though_the_program_is_killed_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main, aside = in_the_middle(1), alone(5)
    home = tmp_path
    kills = 0

    def lay() -> None:
        nonlocal home
        home = tmp_path / str(kills)
        write_as_before(home, main, aside)

    def act() -> None:
        store = Store(home)
        try:
            store.read_sittings()
        finally:
            store.close()

    for _ in killed_at_every_step(monkeypatch, lay, act):
        store = Store(home)
        assert store.read_sittings() == Sittings.of(aside, main)
        assert notes(store) == ""
        store.close()
        kills += 1


def test_what_was_taken_over_is_not_taken_over_again(anew: Anew, tmp_path: Path) -> None:
    old = write_as_before(tmp_path, in_the_middle(1), None)
    left = old.read_bytes()
    store = anew()
    store.read_sittings()
    further = Sitting(session_of(), begun(session_of(), 9))
    store.save(Sittings.of(further))
    old.write_bytes(left)  # as if it could not have been removed
    assert anew().read_sittings() == Sittings.of(further)


def test_a_change_of_the_session_is_whole_or_not_at_all_though_the_program_is_killed_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal, session, other = alone(5), in_the_middle(1, when=20), in_the_middle(2, when=10)
    over = replace(deal, session=alone(33).finished_deal().session, state=None)
    home = tmp_path
    kills = 0

    def lay() -> None:
        nonlocal home
        home = tmp_path / str(kills)

    def act() -> None:
        store = Store(home)
        try:
            for sittings in (
                Sittings.of(session),
                Sittings.of(other, session),
                Sittings.of(deal, session, other),
                Sittings.of(over, session, other),
            ):
                store.save(sittings)
        finally:
            store.close()

    for _ in killed_at_every_step(monkeypatch, lay, act):
        store = Store(home)
        found = store.read_sittings()
        assert found in [
            Sittings(),
            Sittings.of(session),
            Sittings.of(other),
            Sittings.of(deal, session),
        ]
        assert notes(store) == ""
        if found.current == deal:
            assert store.read_sitting(other.session.id) == other
        store.close()
        kills += 1


def test_boards_in_which_nothing_was_done_stay_though_other_sessions_do_not(store: Store, anew: Anew) -> None:
    boards = replace(session_of(seed=1), boards=Boards("D59Y0-WC9H7-QWJF3", 8)).board(1)
    fresh, on_table = (Sitting(each).dealt() for each in (boards, session_of(seed=2)))
    other = Sitting(session_of(seed=3)).dealt()
    for lying in (Sittings.of(fresh), Sittings.of(other, fresh), Sittings.of(on_table, other, fresh)):
        assert store.save(lying)
    store.close()
    kept = {each.session.id for each in anew().list_sittings()}
    assert kept == {fresh.session.id, on_table.session.id}


def test_files_tell_when_something_was_played_last(store: Store, anew: Anew, tmp_path: Path) -> None:
    played = in_the_middle(1, when=1_700_000_000.4)
    store.save(Sittings.of(played))
    assert json.loads(file_of(tmp_path, played.session).read_bytes())["last_played"] == 1_700_000_000
    current = anew().read_sittings().current
    assert current is not None
    assert current.last_played == 1_700_000_000


def later(session: Session) -> Session:
    return replace(session, number=session.number + 1)


def test_a_session_that_is_gone_on_with_catches_up_with_the_history(store: Store, anew: Anew) -> None:
    first, second = in_the_middle(1), in_the_middle(2)
    store.save(Sittings.of(second, first))
    store.append(finished(first.session).record())
    found = anew().read_sitting(first.session.id)
    assert found is not None
    assert found.session.number == later(first.session).number
    assert found.state is None
    assert found.last_deal is not None


def test_a_record_tells_of_a_hint_and_nothing_where_there_was_none() -> None:
    alone, helped = in_the_middle(1), replace(in_the_middle(1), helped=True)
    assert helped.record() == {**alone.record(), "helped": True}
    assert "helped" not in alone.record()
    for each in (alone, helped):
        assert sitting.from_json(json.loads(json.dumps(sitting.as_json(each)))) == each
