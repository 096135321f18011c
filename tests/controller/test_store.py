# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Everything the program keeps: whole or not at all, set aside when damaged, left alone when newer."""

import errno
import importlib
import json
import os
import resource
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import BinaryIO

import pytest

from kartenspiel.controller import files
from kartenspiel.controller import session as sessions
from kartenspiel.controller.files import Lock
from kartenspiel.controller.session import Person
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from tests.controller.conftest import Anew
from tests.controller.kept import begun, damaged, file_of, finished, notes
from tests.controller.tables import saved, session_of


def test_an_empty_folder_has_defaults_and_nothing_to_go_on_with(store: Store) -> None:
    assert store.settings() == Settings()
    assert store.read_sittings().current is None
    assert list(store.records()) == []


def test_settings_are_kept(store: Store, anew: Anew) -> None:
    store.save_settings(Settings(theme="dark"))
    assert anew().settings() == Settings(theme="dark")


def test_a_deal_is_kept_to_its_last_move(store: Store, anew: Anew) -> None:
    session = session_of()
    sittings = Sittings.of(Sitting(session, begun(session)))
    store.save(sittings)
    assert anew().read_sittings() == sittings


def test_a_session_that_has_ended_is_not_offered_again(store: Store, anew: Anew) -> None:
    store.save(Sittings.of(Sitting(session_of())))
    ended = replace(session_of(), coming=replace(session_of().coming, over=True))
    store.save(Sittings.of(Sitting(ended)))
    assert anew().read_sittings().current is None


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\x00\x80", b"[]", b'{"format": 3}', b"[" * 100_000, b"null"])
@pytest.mark.parametrize("name", ["config/settings.json", "data/session.json"])
def test_a_damaged_file_is_set_aside_and_named(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / name
    for number in (1, 2):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        store = Store(tmp_path)
        assert store.settings() == Settings()
        assert store.read_sittings().current is None
        assert f"{path.name}.damaged-{number}" in notes(store)
        store.close()
    assert damaged(path.parent) == [f"{path.name}.damaged-1", f"{path.name}.damaged-2"]
    assert (path.parent / f"{path.name}.damaged-1").read_bytes() == content


def test_random_damage_to_the_session_never_stops_a_start(tmp_path: Path) -> None:
    session = session_of()
    store = Store(tmp_path)
    store.save(Sittings.of(Sitting(session, begun(session))))
    store.close()
    path = file_of(tmp_path, session)
    good = path.read_bytes()
    rng = Random(4)
    for _ in range(300):
        bad = bytearray(good)
        for _ in range(rng.randrange(1, 4)):
            bad[rng.randrange(len(bad))] = rng.choice(b'0123456789"{}[],:aHDSC\x00\xff')
        path.write_bytes(bad[: rng.choice((len(bad), rng.randrange(len(bad))))])
        store = Store(tmp_path)
        sittings = store.read_sittings()
        assert (sittings.current is None) == bool(store.take_notes())
        store.close()


@pytest.mark.parametrize("change", ["moves", "options"])
def test_a_session_whose_deal_breaks_the_rules_is_damaged(tmp_path: Path, change: str) -> None:
    session = session_of()
    store = Store(tmp_path)
    store.save(Sittings.of(Sitting(session, begun(session))))
    store.close()
    path = file_of(tmp_path, session)
    body = json.loads(path.read_bytes())
    body["deal"][change] = {"moves": body["deal"]["moves"][1:], "options": {"stake": 7}}[change]
    path.write_text(json.dumps(body))
    store = Store(tmp_path)
    assert store.read_sittings().current is None
    assert f"{path.name}.damaged-1" in notes(store)
    store.close()


@pytest.mark.parametrize("main", [3, {"session": 3}, {"deal": 3}])
def test_a_session_file_of_the_wrong_shape_is_damaged(tmp_path: Path, main: object) -> None:
    good = {"session": sessions.as_json(session_of())}
    path = tmp_path / "data" / "session.json"
    path.parent.mkdir()
    body = {"main": good | main if isinstance(main, dict) else main}
    path.write_text(json.dumps({"format": "kartenspiel.session/1", **body}))
    store = Store(tmp_path)
    assert store.read_sittings().current is None
    assert "session.json.damaged-1" in notes(store)
    store.close()


def test_a_damaged_file_that_cannot_be_renamed_stays_and_another_is_used(
    tmp_path: Path, anew: Anew, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir()
    path.write_text("{")
    with monkeypatch.context() as fixed:
        fixed.setattr(Path, "rename", refuse)
        store = anew()
        assert store.settings() == Settings()
        store.save_settings(Settings(theme="dark"))
        assert "could not be renamed" in notes(store)
        assert anew().settings() == Settings(theme="dark")
    assert path.read_text() == "{"


def test_half_a_character_in_a_name_spoils_no_file(store: Store, anew: Anew) -> None:
    session = session_of()
    session = replace(session, persons=(Person("A\ud800", None), *session.persons[1:]))
    store.save(Sittings.of(Sitting(session, begun(session))))
    store.append(finished(session_of(seed=2)).record() | {"players": ["\ud800"]})
    store = anew()
    sittings = store.read_sittings()
    assert sittings.current is not None
    assert sittings.current.session.players[0].name == "A"
    assert len(list(store.records())) == 1


def test_a_field_that_makes_no_sense_is_named_and_the_others_stay(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(
        '{"format": "kartenspiel.settings/1", "theme": "dark", "animation": "backwards"}'
    )
    store = Store(tmp_path)
    assert store.settings() == Settings(theme="dark")
    assert "animation" in notes(store)
    store.close()


@pytest.mark.parametrize(("name", "form"), [("config/settings.json", "settings"), ("data/session.json", "session")])
def test_a_file_of_a_newer_version_stays_and_this_version_uses_another(tmp_path: Path, name: str, form: str) -> None:
    path = tmp_path / name
    path.parent.mkdir()
    content = f'{{"format": "kartenspiel.{form}/2", "anything": 1}}'
    path.write_text(content)
    for found in (Settings(), Settings(theme="dark")):
        store = Store(tmp_path)
        if form == "settings":
            assert store.settings() == found
            store.save_settings(Settings(theme="dark"))
        else:
            assert (store.read_sittings().current is None) == (found == Settings())
            store.save(Sittings.of(Sitting(session_of())))
        assert str(path) in notes(store)
        store.close()
    assert path.read_text() == content


def test_two_newer_files_are_both_left_alone(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    content = '{"format": "kartenspiel.settings/12"}'
    paths = [tmp_path / "config" / name for name in ("settings.json", "settings-1.json")]
    for path in paths:
        path.write_text(content)
    store = Store(tmp_path)
    assert store.settings() == Settings()
    store.save_settings(Settings())
    assert [path.read_text() for path in paths] == [content, content]
    assert "settings-1.json cannot be written" in notes(store)
    store.close()


def test_a_file_that_cannot_be_read_stays_and_another_is_used(tmp_path: Path, anew: Anew) -> None:
    (tmp_path / "config" / "settings.json").mkdir(parents=True)
    store = anew()
    assert store.settings() == Settings()
    assert "settings-1.json" in notes(store)
    store.save_settings(Settings(theme="dark"))
    assert anew().settings() == Settings(theme="dark")


def contents(home: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def test_a_second_program_says_so_and_writes_nothing(tmp_path: Path) -> None:
    first = Store(tmp_path)
    first.save(Sittings.of(Sitting(session_of())))
    before = contents(tmp_path)
    second = Store(tmp_path)
    assert not second.saves
    assert (first.pictures, second.pictures) == (tmp_path / "cache" / "cards", None)
    assert "already running" in notes(second)
    assert second.read_sittings().current is None
    second.save(Sittings.of(Sitting(session_of(seed=2))))
    second.save_settings(Settings(theme="dark"))
    second.append(finished(session_of()).record())
    assert not notes(second)
    assert contents(tmp_path) == before
    first.close()
    third = Store(tmp_path)
    assert third.saves
    assert third.settings() == Settings()
    third.close()


def test_a_second_program_is_noticed_on_a_disk_that_knows_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = tmp_path / "home", tmp_path / "temporary"
    elsewhere.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    acquire = Lock.acquire

    def refuse(lock: Lock) -> bool:
        if here in lock.path.parents:
            raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))
        return acquire(lock)

    monkeypatch.setattr(Lock, "acquire", refuse)
    first, second, other = Store(here), Store(here), Store(tmp_path / "other")
    assert (first.saves, second.saves, other.saves) == (True, False, True)
    assert notes(first) == ""
    assert "already running" in notes(second)
    for store in (first, second, other):
        store.close()
    assert list(elsewhere.iterdir()) == []


def test_a_lock_that_was_deleted_while_somebody_waited_is_made_anew(tmp_path: Path) -> None:
    first, second, third = (Lock(tmp_path / "lock", temporary=True) for _ in range(3))
    assert first.acquire()
    opened = files.open_regular

    def open_late(path: Path, mode: str, greatest: int) -> BinaryIO:
        file = opened(path, mode, greatest)
        first.release()
        return file

    with pytest.MonkeyPatch.context() as late:
        late.setattr(files, "open_regular", open_late)
        assert second.acquire()
    assert not third.acquire()
    second.release()
    assert third.acquire()
    third.release()


@contextmanager
def full_disk() -> Iterator[None]:
    """Let no file grow beyond a hundred bytes.

    The limit is that of the whole process.  So it does not hold while pytest itself may write to a file, and what is
    imported for the first time meanwhile is not kept: half of a compiled module would be read by every later run.
    """
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with pytest.MonkeyPatch.context() as meanwhile:
        meanwhile.setattr(sys, "dont_write_bytecode", True)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_reported_once_and_everything_is_saved_when_there_is_room(store: Store, anew: Anew) -> None:
    sittings = [finished(session_of(seed=seed)) for seed in range(2)]
    with full_disk():
        for sitting in sittings:
            store.save(Sittings.of(sitting))
            store.append(sitting.record())
        said = notes(store)
        kept, read = saved(tmp(store)), list(store.records())
    assert said.count("cannot be written") == 1
    assert kept == []
    assert len(read) == 2
    store.save(Sittings.of(sittings[1], sittings[0]))
    assert "works again" in notes(store)
    assert len(saved(tmp(store))) == 2
    current = anew().read_sittings().current
    assert current is not None
    assert current.session.number == 2


def tmp(store: Store) -> Path:
    return store.folders.data.parent


def test_a_full_disk_leaves_the_old_file_whole(store: Store, anew: Anew) -> None:
    store.save(Sittings.of(Sitting(session_of())))
    with full_disk():
        store.save(Sittings.of(Sitting(session_of(seed=2))))
        said = notes(store)
    assert "cannot be written" in said
    assert anew().read_sittings() == Sittings.of(Sitting(session_of()))


def test_the_disk_is_full_no_longer_than_it_is_tried_whatever_comes_of_it(tmp_path: Path) -> None:
    report = tmp_path / "report"  # as that of pytest, which would write there that a test has failed
    with pytest.raises(AssertionError), full_disk():
        raise AssertionError
    report.write_bytes(b"F" * 200)
    assert report.stat().st_size == 200


def test_no_half_of_a_module_is_kept_that_is_imported_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "first_needed_here.py").write_text("NUMBERS = " + repr(list(range(100))), encoding="ascii")
    monkeypatch.syspath_prepend(tmp_path)
    with full_disk():
        importlib.import_module("first_needed_here")
    assert list(tmp_path.rglob("*.pyc")) == []


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_refuses_to_sync_is_reported(store: Store, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        store.save_settings(Settings())
        store.append(finished(session_of()).record())
    assert os.strerror(code) in notes(store)
    store.save_settings(Settings())
    store.append(finished(session_of(seed=2)).record())
    assert "works again" in notes(store)
    assert len(saved(tmp(store))) == 2


@pytest.mark.parametrize("what", ["save", "close"])
def test_settings_that_were_not_written_are_tried_again(
    what: str, store: Store, anew: Anew, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        store.save_settings(Settings(theme="light"))
        store.save_settings(Settings(theme="dark"))
        assert notes(store).count("cannot be written") == 1
    attempts = {
        "save": lambda: store.save(Sittings.of(Sitting(session_of()))),
        "close": store.close,
    }
    attempts[what]()
    assert "works again" in notes(store)
    assert anew().settings() == Settings(theme="dark")


def test_where_no_folder_can_be_made_one_plays_without_saving(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    store = Store(tmp_path / "home")
    assert store.settings() == Settings()
    assert store.read_sittings().current is None
    store.take_notes()
    store.save(Sittings.of(Sitting(session_of())))
    store.save_settings(Settings())
    assert notes(store).count("cannot be written") == 1
    store.close()


def test_what_a_kill_left_half_written_is_removed(store: Store, anew: Anew) -> None:
    store.save(Sittings.of(Sitting(session_of())))
    left = store.folders.data / "sessions" / f".{session_of().id}.json-abc.unfinished"
    left.write_bytes(b"{")
    anew()
    assert not left.exists()


def test_the_folders_can_be_chosen_by_the_environment(tmp_path: Path) -> None:
    chosen = files.folders(environ={files.HOME: str(tmp_path)})
    assert chosen == files.folders(tmp_path)
    assert files.folders(environ={}).config.name == "kartenspiel"
