# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whatever stands where a file should be, the program starts: what is damaged goes aside once, the rest stays."""

import errno
import io
import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller import files, history
from kartenspiel.controller import session as sessions
from kartenspiel.controller.files import UnsuitableError, open_stream, read_regular
from kartenspiel.controller.settings import Settings, from_json
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.model.text import Text, english
from tests import damages
from tests.controller.conftest import Anew
from tests.controller.kept import begun, damaged, finished, notes
from tests.controller.tables import saved, session_of

no_file = pytest.mark.parametrize("replace", [damage.do for damage in damages.LASTING], ids=lambda do: do.__name__)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    damages.lay_out(tmp_path)
    return tmp_path


def said(home: Path) -> str:
    """Start once, and return what is told."""
    store = Store(home)
    store.settings()
    store.read_sittings()
    told = notes(store)
    store.close()
    return told


@pytest.mark.parametrize("lines", [0, 1])
def test_a_history_cut_at_any_byte_is_mended_once(tmp_path: Path, lines: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _number: None)
    path = tmp_path / "history.jsonl"
    record = finished(session_of()).record()
    line = json.dumps({key: record[key] for key in ("deal_id", "session", "number")}).encode() + b"\n"
    for end in range(len(line)):
        path.write_bytes(line * lines + line[:end])
        told: list[Text] = []
        for _ in range(2):
            history.History(path, told.append).mend()
        assert len(told) == (0 < end < len(line) - 1)
        asides = list(tmp_path.glob("*.damaged-*"))
        assert [aside.read_bytes() for aside in asides] == [line[:end]] * len(told)
        assert (path.read_bytes() if path.exists() else b"") == line * (lines + (end == len(line) - 1))
        for aside in asides:
            aside.unlink()


@pytest.mark.parametrize("name", [damages.SESSION, damages.SETTINGS])
def test_a_document_cut_at_any_byte_is_set_aside_once(home: Path, name: str) -> None:
    path = home / name
    whole = path.read_bytes()
    store = Store(home)
    read = store.settings if name == damages.SETTINGS else store.read_sittings
    for end in range(len(whole) - 1):
        path.write_bytes(whole[:end])
        read()
        assert f"{path.name}.damaged-1" in notes(store)
        read()
        assert notes(store) == ""
        (aside,) = damaged(path.parent)
        assert (path.parent / aside).read_bytes() == whole[:end]
        (path.parent / aside).unlink()
    store.close()


@pytest.mark.parametrize("name", [damages.SESSION, damages.HISTORY, damages.SETTINGS, damages.LOCK])
@no_file
def test_what_is_no_file_stays_and_another_is_used(
    home: Path, name: str, replace: Callable[[Path, Random], None]
) -> None:
    path = home / name
    replace(path, Random(1))
    before = path.lstat()
    assert (str(path) in said(home)) == (name != damages.LOCK or replace is not damages.blow_up)
    store = Store(home)
    store.settings()
    store.read_sittings()
    store.save_settings(Settings(theme="dark"))
    store.append(finished(session_of(seed=2)).record())
    store.save(Sittings.of(Sitting(session_of(seed=3))))
    assert "cannot be written" not in notes(store)
    store.close()
    store = Store(home)
    assert store.settings().theme == "dark"
    sittings = store.read_sittings()
    assert sittings.current is not None
    assert sittings.current.session.id == session_of(seed=3).id
    assert any(record["session"] == session_of(seed=2).id for record in store.records())
    store.close()
    assert (path.lstat().st_ino, path.lstat().st_mode, path.lstat().st_size) == (
        before.st_ino,
        before.st_mode,
        before.st_size,
    )


def test_the_second_program_is_noticed_even_where_the_lock_is_no_file(home: Path) -> None:
    (home / "data" / "lock").unlink()
    (home / "data" / "lock").mkdir()
    first, second = Store(home), Store(home)
    assert (first.saves, second.saves) == (True, False)
    first.close()
    second.close()


def test_both_histories_count(home: Path, anew: Anew) -> None:
    path = home / damages.HISTORY
    hidden = path.with_name("hidden")
    path.rename(hidden)
    path.mkdir()
    store = anew()
    sittings = store.read_sittings()
    assert sittings.current is not None
    session = sittings.current.session
    sitting = Sitting(session, begun(session, 33))
    store.append(sitting.record())
    path.rmdir()
    hidden.rename(path)
    again = anew().read_sittings()
    assert again.current is not None
    assert [result.number for result in again.current.session.results] == [1, 2, 3]


def test_a_file_that_may_not_be_read_stays(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, *_: object, **__: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)

    with monkeypatch.context() as forbidden:
        forbidden.setattr(os, "open", refuse)
        told = said(home)
    for name in (damages.SESSION, damages.HISTORY, damages.SETTINGS):
        assert f"{home / name} cannot be read (Permission denied)" in told
    assert said(home) == ""


def test_a_disk_full_at_the_first_append_leaves_a_history_that_can_be_used(
    store: Store, anew: Anew, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as full:
        full.setattr(os, "write", refuse)
        store.append(finished(session_of()).record())
    path = store.folders.data / "history.jsonl"
    assert path.read_bytes() == b""
    assert notes(anew()) == ""
    assert damaged(path.parent) == []


def test_half_a_line_that_could_not_be_taken_back_is_before_the_next(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write

    def half(number: int, content: bytes) -> int:
        write(number, content[: len(content) // 2])
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    class Broken(io.FileIO):
        """A file that cannot be made shorter."""

        def truncate(self, size: int | None = None, /) -> int:
            """Refuse."""
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    store.append(finished(session_of(seed=1)).record())
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", half)
        broken.setattr(history, "open_regular", lambda path, mode, *_, **__: Broken(path, mode))
        store.append(finished(session_of(seed=2)).record())
    store.append(finished(session_of(seed=3)).record())
    assert [record.session for record in saved(tmp_path)] == [session_of(seed=seed).id for seed in (1, 2, 3)]


def test_a_torn_line_that_could_not_be_mended_at_the_start_is_mended_before_the_next(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = home / damages.HISTORY
    with path.open("ab") as file:
        file.write(b'{"torn')
    with monkeypatch.context() as full:
        full.setattr(history, "write_whole", refuse)
        store = Store(home)
    store.append(finished(session_of(seed=2)).record())
    assert "history.jsonl.damaged-1" in notes(store)
    store.close()
    assert len(saved(home)) == 3


def test_damaged_lines_of_the_session_are_set_aside_once(home: Path) -> None:
    path = home / damages.HISTORY
    first, second = path.read_bytes().splitlines(keepends=True)
    bad = first.replace(b'"moves"', b'"moves', 1)
    path.write_bytes(bad + second)
    assert "1 lines of" in said(home)
    assert said(home) == ""
    assert path.read_bytes() == second
    assert (path.parent / "history.jsonl.damaged-1").read_bytes() == bad


def test_what_is_left_of_a_kill_does_not_keep_the_history_from_being_mended(home: Path) -> None:
    (home / "data" / ".x.unfinished").mkdir()
    with (home / damages.HISTORY).open("ab") as file:
        file.write(b'{"torn')
    assert "history.jsonl.damaged-1" in said(home)


@pytest.mark.parametrize("number", [10**9, 10**30])
@pytest.mark.parametrize("key", ["number", "played"])
def test_a_session_of_more_deals_than_anybody_plays_is_damaged(key: str, number: int) -> None:
    with pytest.raises(ValueError, match=f"{key}: must be a whole number from 0 to 999999999"):
        sessions.from_json({**sessions.as_json(session_of()), key: number})


def test_a_session_that_cannot_be_dealt_is_damaged(home: Path) -> None:
    path = home / damages.SESSION
    body = json.loads(path.read_bytes())
    body["deal"] = None
    body["session"]["dummies"] = [0, 1, 2, 3]
    path.write_text(json.dumps(body))
    assert f"{path.name}.damaged-1" in said(home)


@pytest.mark.parametrize("back", ["../../secret", "/etc/passwd", "a\x00b", "\ud800"])
def test_a_picture_named_in_the_settings_is_no_way_to_another_folder(back: str) -> None:
    _, bad = from_json({"backs": {"german": back}, "packs": {"german": back}})
    assert bad == ("packs", "backs")


@no_file
def test_only_regular_files_of_sensible_size_are_read(tmp_path: Path, replace: Callable[[Path, Random], None]) -> None:
    path = tmp_path / "file"
    path.touch()
    replace(path, Random(1))
    with pytest.raises(OSError, match=r"ordinary file|larger than|symbolic links"):
        read_regular(path)


def test_a_file_that_grows_while_it_is_read_is_not_read_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 11)
    monkeypatch.setattr(files, "_check_regular", lambda *_: None)
    with pytest.raises(UnsuitableError) as caught:
        read_regular(path, 10)
    assert "larger than" in english(caught.value.text)


def test_a_pipe_that_somebody_names_is_read_line_by_line_and_a_device_is_not(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(b"1\n2\n",))
    writer.start()
    with open_stream(pipe) as stream:
        assert stream.readlines() == [b"1\n", b"2\n"]
    writer.join()
    with open_stream(Path(os.devnull)) as stream:
        assert stream.read() == b""
    with pytest.raises(UnsuitableError):
        open_stream(Path("/dev/zero"))


def test_a_device_is_refused_without_being_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: object) -> None:
        pytest.fail(f"{path} was opened")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(UnsuitableError):
        open_stream(Path("/dev/zero"))


@no_file
def test_only_files_are_written_over(tmp_path: Path, replace: Callable[[Path, Random], None]) -> None:
    path = tmp_path / "deal.jsonl"
    path.touch()
    replace(path, Random(1))
    before = path.lstat()
    if path.is_file():
        files.write_chosen(path, b"new")
        assert path.read_bytes() == b"new"
    else:
        with pytest.raises(OSError, match=r"ordinary file|symbolic links"):
            files.write_chosen(path, b"new")
        after = path.lstat()  # somebody may look at it meanwhile, which changes the time of access
        assert (after.st_ino, after.st_mode, after.st_size, after.st_mtime_ns) == (
            before.st_ino,
            before.st_mode,
            before.st_size,
            before.st_mtime_ns,
        )


def test_a_file_that_a_person_chose_is_kept_where_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    old.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    for path in (old, new):
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            files.write_chosen(path, b"something else")
    assert [path.name for path in tmp_path.iterdir()] == ["old.jsonl"]
    assert old.read_bytes() == b"old"


def test_a_file_that_a_person_chose_stays_what_it_was(tmp_path: Path) -> None:
    path, link = tmp_path / "deal.jsonl", tmp_path / "link.jsonl"
    path.touch()
    path.chmod(0o640)
    link.symlink_to(path.name)
    files.write_chosen(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
