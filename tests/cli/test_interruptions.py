# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whatever stops a command: whole lines, one line of complaint, no traceback."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.commands import COMMAND, PATIENCE, ROOT, call, kartenspiel

ENDLESS = [*COMMAND, "simulate", "russbach", "--deals", "1000000", "--seed", "1"]

WITH_A_SMALL_DISK = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
os.execv(sys.argv[1], sys.argv[1:])
"""
HEARING = """
import os, signal, sys
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
    signal.signal(number, signal.SIG_DFL)  # whoever started the tests may have had some of them ignored
os.execv(sys.argv[1], sys.argv[1:])
"""
WITH_ITS_MEMORY = """
import resource, sys
from kartenspiel import cli
cli.main(["check", sys.argv[1]])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def whole_lines(text: bytes) -> int:
    """Count the records, each of which must be complete."""
    assert text.endswith(b"\n")
    return sum(1 for line in text.splitlines() if json.loads(line)["result"])


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_whole_lines(number: signal.Signals, threads: int, tmp_path: Path) -> None:
    file = tmp_path / "records"
    command = [sys.executable, "-c", HEARING, *ENDLESS, "--threads", str(threads), "--out", str(file)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, start_new_session=True) as running:
        while not file.exists() or file.stat().st_size < 100_000:
            assert running.poll() is None
            time.sleep(0.01)
        os.killpg(running.pid, number)
        try:
            _, complaint = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert whole_lines(file.read_bytes()) > 10
    if threads == 1:
        assert complaint.decode() == f"kartenspiel: interrupted by {number.name}\n"
    assert running.returncode == 128 + number
    assert complaint.count(b"\n") == 1


def is_alive(number: int) -> bool:
    """Tell whether a process goes on; one that nobody has buried yet does not."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def test_processes_that_share_the_work_end_with_a_program_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "records"
    command = [*ENDLESS, "--threads", "2", "--out", str(file)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as running:
        try:
            while not file.exists() or file.stat().st_size < 100_000:
                assert running.poll() is None
                time.sleep(0.01)
            started = [*map(int, Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split())]
        finally:
            running.kill()
    assert len(started) > 2
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, started)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    with subprocess.Popen(ENDLESS, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert json.loads(running.stdout.readline())["result"]
        running.stdout.close()
        assert running.stderr.read() == b"kartenspiel: nobody reads the output any more; what was read is whole\n"
    assert running.returncode == 1


@pytest.mark.parametrize("command", [["games"], ["games", "--json"], ["check"], ["simulate", "russbach"], ["--help"]])
def test_a_full_disk_is_reported(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, *command], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b"kartenspiel: cannot read or write: No space left on device\n"


def test_a_file_keeps_what_it_holds_until_there_is_something_to_write(tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_bytes(b"deals of yesterday\n" * 1000)
    simulate = ["simulate", "russbach", "--deals", "1", "--out", str(file)]
    assert kartenspiel(*simulate, "--players", f"exec:{sys.executable} -c pass").status == 1
    assert file.read_bytes() == b"deals of yesterday\n" * 1000
    assert kartenspiel(*simulate, "--players", "random").status == 0
    assert whole_lines(file.read_bytes()) == 1


@pytest.mark.parametrize("out", ["file", "stdout"])
def test_a_line_that_no_longer_fits_is_taken_back(out: str, tmp_path: Path) -> None:
    file = tmp_path / "records"
    with file.open("wb") as stream:
        done = subprocess.run(
            [sys.executable, "-c", WITH_A_SMALL_DISK, *ENDLESS, *(["--out", str(file)] if out == "file" else [])],
            cwd=ROOT,
            stdout=stream,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"kartenspiel: cannot read or write: File too large\n"
    assert whole_lines(file.read_bytes()) > 2


def test_progress_is_shown_to_a_terminal_only(tmp_path: Path) -> None:
    quiet = kartenspiel("simulate", "russbach", "--deals", 100, "--out", tmp_path / "records")
    assert quiet.err == ""
    ours, theirs = pty.openpty()
    command = [*COMMAND, "simulate", "russbach", "--deals", "600", "--out", str(tmp_path / "records")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=theirs) as running:
        os.close(theirs)
        shown = b""
        try:
            while piece := os.read(ours, 1000):
                shown += piece
        except OSError:
            os.close(ours)  # how Linux says that the other end is closed
    assert running.returncode == 0
    assert b" / 600" in shown


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_traceback(closed: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" "$@" {closed}', *COMMAND, "check"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode in (0, 1, 2)


def test_checking_needs_no_more_memory_for_a_longer_file(tmp_path: Path) -> None:
    file = tmp_path / "records"
    call("simulate", "russbach", "--deals", 20, "--seed", 3, "--out", file)
    lines = [json.loads(line) for line in file.read_bytes().splitlines()]
    peaks = []
    for times in (1, 20):
        with file.open("w") as stream:
            for number in range(times):
                stream.writelines(json.dumps(line | {"session": number}) + "\n" for line in lines)
        program = [sys.executable, "-c", WITH_ITS_MEMORY, str(file)]
        done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True)
        verdict, peak = done.stdout.split("\n")[:2]
        assert verdict == f"ok {20 * times}"
        peaks.append(int(peak))
    assert peaks[1] < peaks[0] * 1.1
