# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sample of the soak command of the window, and proof that it notices."""

import platform
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from kartenspiel.controller.store import Store
from tests import faults
from tests.ui import window_soak


@pytest.mark.usefixtures("qapp")
def test_deals_in_one_window_with_every_menu_used_show_no_fault(tmp_path: Path) -> None:
    report = window_soak.soak(3, 5, tmp_path)
    assert report.deals == 3
    assert report.moves > 0
    assert (report.faults, report.lost) == ([], 0)
    assert list(report.memory_mb) == ([] if window_soak.memory_mb() is None else [3])


@pytest.mark.usefixtures("qapp")
def test_an_exception_and_a_lost_move_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_guest: window_soak.Guest) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(window_soak.Guest, "_changes", fail)
    monkeypatch.setattr(Store, "append", lambda *_: None)
    report = window_soak.soak(1, 5, tmp_path)
    assert [fault.split(":")[0] for fault in report.faults] == ["ZeroDivisionError"]
    assert "(test_window_soak.py" in report.faults[0]
    assert report.lost > 0


def test_memory_is_compared_from_the_fiftieth_deal_on() -> None:
    report = window_soak.Report(memory_mb={1: 90.0, 50: 100.0, 100: 104.0, 200: 107.5})
    assert report.grown_mb == 7.5
    assert "+7.5 MB" in str(report)


@pytest.mark.parametrize("measured", [{}, {25: 90.0, 49: 200.0}, {50: 100.0}])
def test_memory_that_was_not_measured_twice_is_not_said_to_be_steady(measured: dict[int, float]) -> None:
    report = window_soak.Report(memory_mb=measured)
    assert report.grown_mb is None
    assert "growth not measured" in str(report)


@pytest.mark.parametrize(
    ("report", "proved"),
    [
        (window_soak.Report(deals=3), False),
        (window_soak.Report(deals=3, moves=90), True),
        (window_soak.Report(deals=200, moves=9000, commands=90, memory_mb={50: 100.0, 200: 100.0}), True),
        (window_soak.Report(deals=200, moves=9000, memory_mb={50: 100.0, 200: 100.0}), False),
        (window_soak.Report(deals=200, moves=9000, commands=90, memory_mb={25: 100.0}), False),
    ],
)
def test_a_run_that_did_or_measured_nothing_proves_nothing(
    report: window_soak.Report,
    proved: bool,  # noqa: FBT001 - what is expected
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window_soak, "memory_mb", lambda: 100.0)
    assert report.proved == proved


def test_freed_memory_that_stays_with_the_process_is_no_growth() -> None:
    before = window_soak.memory_mb()
    if platform.libc_ver()[0] != "glibc":  # no other C library tells it
        assert before is None
        return
    assert before is not None
    blocks = [bytes(100_000) for _ in range(500)]
    held = window_soak.memory_mb()
    assert held is not None
    assert held > before + 40
    del blocks[1:-1]  # the last one keeps what lies before it from being given back
    after = window_soak.memory_mb()
    assert after is not None
    assert after < before + 5


@pytest.mark.usefixtures("qapp")
def test_what_a_screen_in_memory_cannot_do_is_no_fault() -> None:
    with faults.listening() as heard:
        qWarning("This plugin does not support raise()")
        qWarning("something else")
    assert heard == ["Qt: something else"]


@pytest.mark.usefixtures("qapp")
def test_an_exception_in_a_thread_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError("on purpose")

    def fail_in_a_thread(_guest: window_soak.Guest) -> None:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()

    monkeypatch.setattr(window_soak.Guest, "_changes", fail_in_a_thread)
    report = window_soak.soak(1, 5, tmp_path)
    assert [fault.split(":")[0] for fault in report.faults] == ["ZeroDivisionError"]
