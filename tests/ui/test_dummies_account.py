# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A session with dummies: their place in the account, what is shared in the end, and deals of a file."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from kartenspiel.controller.record import read_record
from kartenspiel.controller.settings import GameSettings, Settings
from kartenspiel.model.text import Share
from kartenspiel.ui.dialogs.deal_files import OpenDialog, load, people_of
from kartenspiel.ui.words.guests import shown_names
from tests.controller.dealt import EXAMPLES
from tests.ui.conftest import Start

WITH_DUMMIES = [
    line
    for name in ("koenigrufen.jsonl", "koenigrufen.unfinished.jsonl")
    for line in (EXAMPLES / name).read_bytes().splitlines()
    if read_record(line).deal.dummies
]


@pytest.mark.parametrize(("mode", "dummies"), [("three_flying", ["Dummy"]), ("two", ["Dummy 1", "Dummy 2"])])
def test_the_sheet_shows_the_account_of_the_dummies_and_what_players_have_with_their_share(
    mode: str, dummies: list[str], start: Start
) -> None:
    kept = GameSettings(options={"table_mode": mode, "enabled_contracts": ["trischaken"]})
    program = start(last_game="koenigrufen", games={"koenigrufen": kept}, last_card_of=1)
    program.play()
    last = program.table.last_deal
    assert last is not None
    session, sheet = last.session, program.page.sheet
    assert list(shown_names(session.persons)[-len(dummies) :]) == dummies
    written = [label.text() for label in sheet.account.findChildren(QLabel)]
    assert [name for name in dummies if name in written] == dummies
    names = set(shown_names(session.persons))
    whole = [label.text() for label in sheet.findChildren(QLabel) if label.text() in names]
    assert whole == 2 * list(shown_names(session.persons))  # over the columns of the sheet, and of the account
    words, shared = program.page.words(), session.shared(session.account)
    row = written[written.index("Dummy shared out" if len(dummies) == 1 else "Dummies shared out") + 1 :]
    assert row == [words.figure(Share(Fraction(total), "point")) for total in shared[: len(session.people)]]


@pytest.mark.parametrize("line", WITH_DUMMIES)
def test_players_of_a_file_sit_where_no_dummy_is(line: bytes, tmp_path: Path, start: Start) -> None:
    start()
    record = read_record(line)
    people = people_of(record, Settings())
    assert [seat for seat, person in enumerate(people) if person.is_dummy] == list(record.deal.dummies)
    assert sum(person.level is None for person in people) == 1
    (tmp_path / "deal.jsonl").write_bytes(line)
    dialog = OpenDialog(load(tmp_path / "deal.jsonl", lambda *_: None), Settings())
    seats = [dialog.seats.itemData(index) for index in range(dialog.seats.count())]
    assert seats == [seat for seat in range(4) if seat not in record.deal.dummies]
    dialog.seats.setCurrentIndex(1)
    chosen = dialog.chosen()
    assert chosen.people[seats[1]].level is None
    assert [seat for seat, person in enumerate(chosen.people) if person.is_dummy] == list(record.deal.dummies)
    dialog.deleteLater()


def test_the_plot_stands_under_an_account_that_is_too_wide_for_both(start: Start) -> None:
    kept = GameSettings(options={"table_mode": "two", "enabled_contracts": ["trischaken"]})
    program = start(language="de", last_game="koenigrufen", games={"koenigrufen": kept}, last_card_of=3)
    program.play()
    account = program.page.sheet.account
    for wide, beside in ((1500, True), (911, False)):
        program.window.resize(wide, 700)
        QApplication.processEvents()
        lowest = max(label.geometry().bottom() for label in account.findChildren(QLabel) if label.isVisible())
        assert (account.plot.y() < lowest) is beside
        assert account.plot.width() >= account.plot.minimumSizeHint().width()
