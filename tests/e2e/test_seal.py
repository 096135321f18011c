# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The seal of a deal at the table, opened when the deal is over, and what the history says of the dealing."""

import hashlib
import json
import threading
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from kartenspiel.controller.session import Person, new_session
from kartenspiel.controller.sitting import Sitting
from kartenspiel.controller.store import Store
from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random
from kartenspiel.ui.dialogs.fairness_dialog import FairnessDialog
from kartenspiel.ui.dialogs.seal_dialog import SealDialog
from tests.breadth import spoken
from tests.cli.commands import call
from tests.controller.kept import by_chance
from tests.e2e.conftest import Open
from tests.ui.program import Program

CLOSED = {
    "en": "You learn the secret when the deal is over.",
    "de": "Das Geheimnis erfährst du, wenn das Spiel aus ist.",
}
FITS = {"en": "cards and secret give the same number", "de": "Karten und Geheimnis ergeben dieselbe Zahl"}
THE_CARDS = {"en": "nobody can change the cards any more", "de": "kann niemand mehr die Karten ändern"}
SEAL = {"en": "Seal ", "de": "Siegel "}
TOO_FEW = {"en": "1 deal is too few", "de": "Ein Spiel ist zu wenig"}
FAIR = {"en": "nothing speaks against fair dealing", "de": "Nichts spricht gegen faires Geben"}
READING = {
    "en": "The finished deals are being read: {} so far …",
    "de": "Die fertigen Spiele werden gelesen: bisher {} …",
}
NONE = {"en": "There are no finished deals yet", "de": "Es gibt noch keine fertigen Spiele"}


def click(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def seal_shown(program: Program) -> SealDialog:
    QTest.mouseClick(program.window.seal.button, Qt.MouseButton.LeftButton)
    program.until(lambda: any(each.isVisible() for each in program.window.findChildren(SealDialog)))
    return next(each for each in program.window.findChildren(SealDialog) if each.isVisible())


@spoken("de")
def test_the_seal_is_shown_before_the_first_word_and_opened_at_the_end(opened: Open, language: str) -> None:
    program = opened(language)
    program.until_dealt()
    button = program.window.seal.button
    assert button.isVisible()
    dialog = seal_shown(program)
    assert dialog.verdict.text() == CLOSED[language]
    assert any(THE_CARDS[language] in label.text() for label in dialog.findChildren(QLabel))
    click(dialog.copy_button)
    seal = QGuiApplication.clipboard().text()
    assert len(seal) == 64
    assert button.accessibleName() == SEAL[language] + seal[:8]
    assert "".join(dialog.seal.text().split()) == seal
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    program.play()
    assert button.accessibleName() == SEAL[language] + seal[:8]
    dialog = seal_shown(program)
    assert FITS[language] in dialog.verdict.text()
    click(dialog.copy_button)
    again, salt = QGuiApplication.clipboard().text().split("\n")
    assert again == seal
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    last = program.table.last_deal
    assert last is not None
    record = dict(last.record)
    named = {key: record[key] for key in ("context", "deal", "dealer", "dummies", "game", "options", "salt", "seats")}
    assert named["salt"] == salt
    text = json.dumps(named, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == seal
    assert call("check", given=json.dumps(record).encode()).out == "ok 1\n"
    record["salt"] = "0" * 32
    assert call("check", given=json.dumps(record).encode()).out == (
        "-:1: commitment: it does not agree with the deal and the salt\n"
    )
    program.page.next_deal()
    program.until(lambda: program.table.playing)
    assert not button.accessibleName().endswith(seal[:8])


def test_a_deal_that_is_played_again_has_no_seal_and_says_why(opened: Open) -> None:
    program = opened()
    program.until_dealt()
    program.play()
    program.trigger("again")
    program.until_dealt()
    assert not program.window.seal.button.isVisible()
    assert not program.window.menus.actions["seal"].isEnabled()
    assert "has no seal" in program.window.menus.actions["seal"].toolTip()


def write_deals(home: Path, count: int) -> None:
    """Write so many finished deals of one session into the history, in which everybody throws his cards in."""
    store = Store(home)
    game = game_named("koenigrufen")
    people = (Person("I"), *(Person(name, "random") for name in ("A", "B", "C")))
    session = new_session(game, game.house_rules(), people, Random(1))
    record = by_chance(session).record()
    for number in range(1, count + 1):
        deal = deal_at_random(game, session.rules, session.coming, Random(number))
        shuffled = Sitting(session, game.start(deal)).record()
        store.append({**record, "number": number, "deal_id": f"{session.id}/{number}", "deal": shuffled["deal"]})
    store.close()


def read(program: Program, dialog: FairnessDialog) -> None:
    program.until(lambda: dialog.read is not None)
    assert dialog.isVisible()


@spoken("en")
def test_the_history_says_how_cards_were_spread_and_what_that_means(
    opened: Open, tmp_path: Path, language: str
) -> None:
    write_deals(tmp_path, 120)
    program = opened(language)
    program.until_dealt()
    dialog = program.dialog("fairness", FairnessDialog)
    read(program, dialog)
    assert FAIR[language] in dialog.verdict.text()
    assert "120" in dialog.verdict.text()
    assert dialog.table.rowCount() == 3
    items = [dialog.table.item(0, column) for column in range(6)]
    cells = [item.text() for item in items if item is not None]
    assert len(cells) == 6
    mean = sum(float(cell.replace(",", ".")) for cell in cells[:4]) / 4
    assert cells[4].replace(",", ".").startswith(f"{mean:.2f}"[:3])
    assert cells[5].endswith("%")


def test_the_thread_of_the_archive_reads_the_history_and_not_that_of_the_window(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_deals(tmp_path, 3)
    program = opened()
    program.until_dealt()
    records, readers = program.store.records, set()

    def read_by() -> Iterator[dict[str, object]]:
        for record in records():
            readers.add(threading.current_thread().name)
            yield record

    monkeypatch.setattr(program.store, "records", read_by)
    read(program, program.dialog("fairness", FairnessDialog))
    assert readers == {"deals"}


@spoken("de")
def test_a_dialog_that_is_closed_ends_the_reading_and_the_next_one_begins_anew(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    write_deals(tmp_path, 3)
    program = opened(language)
    program.until_dealt()
    records = program.store.records
    (record, *_) = records()
    monkeypatch.setattr(program.store, "records", lambda: repeat(record))
    dialog = program.dialog("fairness", FairnessDialog)
    before, behind = READING[language].split("{}")

    def some_are_read() -> bool:
        said = dialog.verdict.text()
        return said.startswith(before) and said.endswith(behind) and said != READING[language].format(0)

    program.until(some_are_read)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    monkeypatch.setattr(program.store, "records", records)
    dialog = program.dialog("fairness", FairnessDialog)
    read(program, dialog)
    assert dialog.read == 3
    assert dialog.games.count() == 1


def test_the_window_closes_while_the_history_is_read(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    program = opened()
    program.until_dealt()
    monkeypatch.setattr(program.store, "records", lambda: repeat({}))
    program.dialog("fairness", FairnessDialog)
    program.window.close()
    assert not any(each.name == "deals" for each in threading.enumerate())


@spoken("en")
def test_without_deals_or_with_one_it_says_so(opened: Open, language: str) -> None:
    program = opened(language)
    program.until_dealt()
    dialog = program.dialog("fairness", FairnessDialog)
    read(program, dialog)
    assert dialog.verdict.text().startswith(NONE[language])
    assert not dialog.table.isVisible()
    dialog.reject()
    program.play()
    seal = seal_shown(program)
    click(next(each for each in seal.findChildren(QPushButton) if "fair" in each.text()))
    program.until(lambda: any(each.isVisible() for each in program.window.findChildren(FairnessDialog)))
    dialog = next(each for each in program.window.findChildren(FairnessDialog) if each.isVisible())
    read(program, dialog)
    assert dialog.verdict.text().startswith(TOO_FEW[language])
