# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals that a cluster plays: a scheduler and two workers on this machine, one of which is killed meanwhile."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

import errors_found
from kartenspiel.controller import cluster
from kartenspiel.controller.cluster import cluster_workers
from kartenspiel.controller.sharing import WorkerError
from kartenspiel.controller.simulation import SimulationPlan, simulate
from tests.cli.commands import COMMAND, PATIENCE, ROOT, Ran, call, kartenspiel
from tests.cli.test_interruptions import HEARING
from tests.controller.dealt import GAMES

LOCAL = ["--host", "127.0.0.1", "--no-dashboard"]
LOADED = """
import sys
from kartenspiel import cli
status = cli.main(sys.argv[1:])
sys.exit(status or any(name.split(".")[0] in {"dask", "distributed"} for name in sys.modules))
"""


@contextlib.contextmanager
def dask(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "dask", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            yield running
        finally:
            running.kill()


@contextlib.contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    """Start a scheduler; yield its address."""
    file = folder / "scheduler.json"
    with dask("scheduler", *LOCAL, "--port", "0", "--scheduler-file", str(file)) as running:
        until(lambda: file.exists() or running.poll() is not None)
        with Client(scheduler_file=str(file), set_as_default=False) as client:
            address: str = client.scheduler.address
        yield address


def worker(address: str) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    return dask("worker", address, *LOCAL, "--nthreads", "1", "--no-nanny")


def until(reached: Any) -> None:  # noqa: ANN401 - any question
    deadline = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers_of(client: Any) -> int:  # noqa: ANN401 - Dask's client has no type here
    return len(client.nthreads())


def test_a_machine_lost_over_its_work_costs_no_record_and_the_bytes_are_those_of_one_machine(tmp_path: Path) -> None:
    simulation = ["simulate", "russbach", "--players", "easy,medium,easy,medium", "--deals", "60", "--seed", "4"]
    contest = ["arena", "russbach", "--players", "easy,random", "--deals", "6", "--seed", "4"]
    alone = call(*simulation).out.encode()
    file = tmp_path / "records"
    with scheduler(tmp_path) as address, worker(address) as one, worker(address), Client(address) as client:
        until(lambda: workers_of(client) == 2)
        lost = _address_of(client, one.pid)
        shared = [*simulation, "--cluster", address, "--out", str(file)]
        with subprocess.Popen([*COMMAND, *shared], cwd=ROOT, stderr=subprocess.PIPE) as running:
            until(lambda: client.processing()[lost] and file.exists() and file.stat().st_size)
            one.kill()
            assert running.poll() is None
            assert running.stderr is not None
            assert running.stderr.read() == b""
        assert running.returncode == 0
        assert workers_of(client) == 1
        played = kartenspiel(*contest, "--cluster", address)
    assert file.read_bytes() == alone
    assert (played.status, played.err) == (0, "")
    assert played.out.splitlines()[:-2] == call(*contest).out.splitlines()[:-2]


def _address_of(client: Any, pid: int) -> str:  # noqa: ANN401 - as above
    found: dict[str, int] = client.run(os.getpid)
    return next(address for address, number in found.items() if number == pid)


def test_errors_made_on_purpose_are_found_by_a_cluster_as_by_one_machine(tmp_path: Path) -> None:
    found = [sys.executable, "packaging/players/errors_found.py", "graden", "--deals", "1", "--seed", "1"]
    with scheduler(tmp_path) as address, worker(address):
        both = [
            subprocess.run([*found, *more], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
            for more in ([], ["--cluster", address])
        ]
    alone, shared = ([line.partition("; slowest ")[0] for line in said.splitlines()] for said in both)
    assert len(alone) == 3
    assert "erred in 1 deals" in alone[1]
    assert "1 deals without purpose" in alone[2]
    assert shared == alone


def test_what_is_wrong_with_a_cluster_that_is_to_find_errors_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "_SECONDS", 0.5)
    monkeypatch.setattr(sys, "argv", ["errors_found.py", "russbach", "--cluster", "tcp://127.0.0.1:9"])
    assert errors_found.main() == 1
    assert capsys.readouterr().err.startswith('errors_found.py: no Dask scheduler answers at "tcp://127.0.0.1:9"; ')
    sys.argv += ["--threads", "2"]
    with pytest.raises(SystemExit) as ended:
        errors_found.main()
    assert ended.value.code == 2
    assert "--threads: a cluster has workers of its own; leave out one of the two" in capsys.readouterr().err


def test_machines_with_other_sources_are_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = SimulationPlan("russbach", GAMES["russbach"].house_rules(), ("random",), 1)
    monkeypatch.setattr(cluster, "_digest", lambda: "other sources")
    with (
        scheduler(tmp_path) as address,
        worker(address),
        cluster_workers(address) as workers,
        pytest.raises(WorkerError, match=r"has other sources of the program; install there what"),
    ):
        list(simulate(plan, 3, workers=workers, time_ms=0))


def test_ctrl_c_leaves_whole_lines_and_the_workers_to_others(tmp_path: Path) -> None:
    file = tmp_path / "records"
    with scheduler(tmp_path) as address, worker(address) as working:
        endless = ["simulate", "russbach", "--deals", "1000000", "--cluster", address, "--out", str(file)]
        command = [sys.executable, "-c", HEARING, *COMMAND, *endless]
        with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) as running:
            try:
                until(lambda: running.poll() is not None or (file.exists() and file.stat().st_size))
                running.send_signal(signal.SIGINT)
                _, complaint = running.communicate(timeout=PATIENCE)
            finally:
                running.kill()
        assert working.poll() is None
    assert (running.returncode, complaint) == (128 + signal.SIGINT, b"kartenspiel: interrupted by SIGINT\n")
    assert file.read_bytes().endswith(b"\n")


def asked(*arguments: str) -> Ran:
    return call("simulate", "russbach", "--deals", "2", "--seed", "1", *arguments)


def test_what_is_wrong_with_a_cluster_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_SECONDS", 0.5)
    nobody = asked("--cluster", "tcp://127.0.0.1:9")
    assert nobody.status == 1
    assert nobody.complaint.startswith('no Dask scheduler answers at "tcp://127.0.0.1:9"; start one, and ')
    assert asked("--cluster", "here").complaint.startswith('no Dask scheduler answers at "here"; ')
    with scheduler(tmp_path) as address:
        idle = asked("--cluster", address)
    assert (idle.status, idle.complaint) == (
        1,
        f'the cluster at "{address}" has no workers; start some: dask worker ADDRESS',
    )


def test_what_cannot_go_together_with_a_cluster_is_refused() -> None:
    both = asked("--cluster", "tcp://127.0.0.1:9", "--threads", "2")
    assert (both.status, both.complaint) == (2, "--threads: a cluster has workers of its own; leave out one of the two")
    outside = asked("--cluster", "tcp://127.0.0.1:9", "--players", "exec:true")
    assert outside.status == 2
    assert outside.complaint == "--cluster: programs from outside (exec:) play on this machine only; leave it out"


def test_who_lacks_dask_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "kartenspiel.controller.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = asked("--cluster", "tcp://127.0.0.1:9")
    assert (ran.status, ran.complaint) == (1, "--cluster: Dask is missing here; give: pip install distributed")


@pytest.mark.parametrize("threads", ["1", "2"])
def test_without_a_cluster_nothing_of_dask_is_loaded(threads: str) -> None:
    command = ["simulate", "russbach", "--deals", "4", "--threads", threads]
    done = subprocess.run([sys.executable, "-c", LOADED, *command], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    assert done.returncode == 0
