# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opening long files of deals: the window goes on meanwhile, says how far it is, and lets one stop."""

import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QFileDialog

from kartenspiel.controller import record
from kartenspiel.controller.files import OnProgress
from kartenspiel.controller.record import Record
from kartenspiel.games import all_games
from kartenspiel.ui.dialogs import deal_files, deal_opening
from kartenspiel.ui.dialogs.deal_files import Deals, OpenDialog, UnreadableError, load
from kartenspiel.ui.dialogs.deal_opening import ProgressDialog
from tests import faults
from tests.controller.dealt import examples
from tests.ui.conftest import Start
from tests.ui.program import Program

THOUSANDS = 5_000
TICKS = 20


@pytest.fixture
def long_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Choose a file of thousands of deals wherever one is asked for."""
    line = examples(all_games()[0]).read_bytes().splitlines()[0]
    path = tmp_path / "long.jsonl"
    path.write_bytes((line + b"\n") * THOUSANDS)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_args: (str(path), "")))
    return path


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Return what lets a slow disk finish; until then it has read half of the file."""
    opens = threading.Event()

    def slowly(path: Path, told: OnProgress) -> Deals:
        while not opens.is_set():
            told(1, 2)
            time.sleep(0.001)
        return load(path, told)

    monkeypatch.setattr(deal_opening, "load", slowly)
    yield opens
    opens.set()


def begin(program: Program) -> None:
    """Choose the command and do not wait."""
    program.question()
    program.window.menus.actions["open"].trigger()


def progress_of(program: Program) -> ProgressDialog:
    program.until(lambda: program.window.deals.opening and program.window.deals.opening.dialog)
    assert program.window.deals.opening is not None
    dialog = program.window.deals.opening.dialog
    assert dialog is not None
    return dialog


def readers() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "opening"]


def asked(program: Program) -> list[OpenDialog]:
    return [each for each in program.window.findChildren(OpenDialog) if each.isVisible()]


@pytest.mark.usefixtures("long_file")
def test_the_window_goes_on_and_shows_progress_while_a_file_is_read(start: Start, gate: threading.Event) -> None:
    program = start()
    ticks: list[None] = []
    timer = QTimer(program.window)
    timer.timeout.connect(lambda: ticks.append(None))
    begin(program)
    timer.start(0)
    dialog = progress_of(program)
    program.until(lambda: len(ticks) > TICKS and dialog.bar.value() == 1)
    assert dialog.bar.maximum() == 2
    assert dialog.bar.accessibleName() == "long.jsonl is being read …"
    assert asked(program) == []
    gate.set()
    program.until(lambda: asked(program))
    assert program.window.deals.opening is not None
    assert program.window.deals.opening.dialog is None
    assert asked(program)[0].lines.count() == THOUSANDS


def test_of_thousands_of_deals_only_those_looked_at_are_understood(
    start: Start, long_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    understood: list[object] = []
    real = record.record_from_json

    def counted(body: Mapping[str, object]) -> Record:
        understood.append(body)
        return real(body)

    monkeypatch.setattr(record, "record_from_json", counted)
    deals = load(long_file)
    assert len(deals.lines) == THOUSANDS
    program = start()
    dialog = program.dialog("open", OpenDialog)
    dialog.lines.setCurrentIndex(THOUSANDS - 1)
    dialog.accept()
    program.question()
    assert 0 < len(understood) < TICKS


@pytest.mark.usefixtures("long_file")
def test_stopping_leaves_everything_as_it_was(start: Start, gate: threading.Event) -> None:
    program = start()
    begin(program)
    before = program.table.session, program.table.sittings
    dialog = progress_of(program)
    dialog.cancel.click()
    program.until(lambda: not readers())
    gate.set()
    assert program.window.deals.opening is not None
    assert program.window.deals.opening.dialog is None
    assert program.window.findChildren(QDialog) == []
    assert (program.table.session, program.table.sittings) == before
    assert program.page.messages.texts() == ()
    program.dialog("open", OpenDialog).reject()  # and it can be tried again


@pytest.mark.usefixtures("long_file", "gate")
def test_a_window_that_closes_leaves_no_thread_behind(start: Start) -> None:
    program = start()
    begin(program)
    assert readers()
    program.end()
    assert readers() == []


@pytest.mark.usefixtures("long_file")
def test_a_fault_while_reading_is_told_and_nothing_stays_open(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()

    def fail(_path: Path, told: OnProgress) -> Deals:
        told(1, 2)
        goes_on.wait()
        raise TypeError("on purpose")

    monkeypatch.setattr(deal_opening, "load", fail)
    program = start()
    begin(program)
    assert progress_of(program).isVisible()
    with faults.listening() as heard:
        goes_on.set()
        program.until(lambda: program.window.deals.opening and not program.window.deals.opening.reading)
        program.until(lambda: heard)
    assert program.window.deals.opening is not None
    assert program.window.deals.opening.dialog is None
    (told,) = program.window.page.messages.texts()
    assert told == "long.jsonl cannot be read: a fault of the program: TypeError: on purpose."
    assert heard[0].startswith("TypeError: on purpose (test_deal_opening.py:")


def test_a_bad_line_among_good_ones_is_named_and_cannot_be_played(start: Start, long_file: Path) -> None:
    line = long_file.read_bytes().splitlines()[0]
    long_file.write_bytes(b"\n".join((line, b"", b"{}", b" " * deal_files.LONGEST + line, line)))
    dialog = start().dialog("open", OpenDialog)
    assert dialog.play.isEnabled()
    for place, told in ((1, "long.jsonl, line 3: format"), (2, "long.jsonl, line 4: it is too long for a deal.")):
        dialog.lines.setCurrentIndex(place)
        assert dialog.state.text().startswith(told)
        assert not dialog.play.isEnabled()
    dialog.lines.setCurrentIndex(3)
    assert dialog.play.isEnabled()


def test_a_file_of_more_lines_than_it_can_have_deals_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_bytes(b"\n" * (deal_files.MOST_LINES + 1))
    with pytest.raises(UnreadableError) as raised:
        load(path)
    assert raised.value.text.args["reason"] == deal_files.TOO_MANY(count=deal_files.MOST_LINES)
