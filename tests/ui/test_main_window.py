# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window: a first start without questions, every command, going on after a kill, and what goes wrong."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from kartenspiel.controller.settings import Settings
from kartenspiel.model.cards import card
from kartenspiel.model.moves import Call, Play
from kartenspiel.model.text import marker
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.dialogs.about import About
from kartenspiel.ui.dialogs.card_viewer import CardViewer
from kartenspiel.ui.dialogs.deal_files import OpenDialog
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from tests.ui.conftest import Start

_ = marker("test")


def test_a_first_start_opens_at_a_table_ready_to_play(start: Start) -> None:
    program = start(opponents=Settings().opponents)
    session = program.table.session
    assert session is not None
    assert [person.level for person in session.persons] == [None, "strong", "strong", "strong"]
    assert program.question().choices
    assert program.page.view.isVisible()
    assert program.page.messages.texts() == ()


def test_a_whole_session_of_deals_is_played_and_accounted(start: Start) -> None:
    program = start()
    program.play(deals=3)
    session = program.table.session
    assert session is not None
    assert session.played == 3
    assert sum(session.account) == 0
    assert program.page.sheet.next_button.hasFocus()


def test_the_status_line_says_what_is_played_and_how_one_stands(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    shown = program.window.status.deal.text(), program.window.status.account.text()
    assert shown[0].endswith("deal 1")
    assert shown[1].startswith("Your account: ")
    program.page.next_deal()
    assert program.window.status.deal.text().endswith("deal 2")


def test_a_killed_program_goes_on_at_exactly_that_point(start: Start, tmp_path: Path) -> None:
    first = start()
    for _ in range(3):
        question = first.question()
        first.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    log = first.question().seen.log
    first.kill()
    second = start(home=tmp_path)
    assert second.question().seen.log == log
    assert "goes on where it was interrupted" in second.page.messages.texts()[0]
    told = second.window.log.toPlainText()
    assert len(re.findall(r" plays? the ", told)) == sum(move.do == "play" for move in log)
    assert re.search(r" calls? the ", told)


def test_after_a_restart_between_two_deals_the_log_tells_of_the_last(start: Start, tmp_path: Path) -> None:
    first = start(last_card_of=1)
    first.play()
    told = first.window.log.toPlainText()
    first.end()
    second = start(home=tmp_path)
    assert second.page.sheet_shown
    assert second.window.log.toPlainText().splitlines()[-3:] == told.splitlines()[-3:]
    assert "Deal 1" in second.window.log.toPlainText()
    before = second.window.log.toPlainText()
    second.page.lay_out(second.page.pane.finished)  # type: ignore[arg-type]
    assert second.window.log.toPlainText() == before


def test_what_was_interrupted_can_be_left_for_a_new_session(start: Start, tmp_path: Path) -> None:
    first = start()
    question = first.question()
    first.page.view.chosen.emit(question.choices[0])
    first.question()
    old = first.table.session
    first.kill()
    second = start(home=tmp_path)
    second.page.messages.bars[0].buttons[0].click()
    new = second.table.session
    assert old is not None
    assert new is not None
    assert new.id != old.id
    second.until_dealt()
    (kept,) = second.page.messages.texts()
    assert kept.startswith("The session before is kept")


def test_information_goes_away_when_play_goes_on_and_warnings_stay(start: Start) -> None:
    program = start()
    program.page.messages.inform(_("Good to know."))
    program.table.trouble.emit(_("Something is wrong."))
    question = program.question()
    program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    assert program.page.messages.texts() == ("Something is wrong.",)
    program.page.messages.bars[0].closed.emit()
    assert not program.page.messages.isVisible()


def test_only_the_newest_messages_are_shown(start: Start) -> None:
    program = start()
    for text in ("One.", "Two.", "Two.", "Three.", "Four."):
        program.page.messages.warn(_(text))
    assert program.page.messages.texts() == ("Two.", "Three.", "Four.")


def test_a_refused_move_keeps_the_question(start: Start) -> None:
    program = start()
    seen = program.question().seen
    foreign = next(code for code in ("HA", "DA", "SA", "CA", "HT") if card(code) not in seen.hand)
    program.page.view.chosen.emit(Play(seen.seat, card(foreign)))
    assert program.table.question is not None
    assert program.table.question.seen.log == seen.log


def test_a_damaged_settings_file_is_named_and_the_table_opens(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / "settings.json").write_text("no settings at all", encoding="utf-8")
    program = start()
    assert program.question().choices
    assert "settings.json" in program.page.messages.texts()[0]


def test_the_window_comes_back_where_and_as_large_as_it_was(start: Start, tmp_path: Path) -> None:
    first = start()
    first.trigger("log")
    first.window.resize(760, 640)
    first.end()
    second = start(home=tmp_path)
    assert second.window.size() == QSize(760, 640)
    assert second.window.dock.isHidden()
    second.window.resize(1280, 745)
    assert second.window.dock.isHidden()  # there is room for it, but it was closed


def test_full_screen_is_a_command_and_is_remembered(start: Start, tmp_path: Path) -> None:
    first = start()
    first.window.activateWindow()
    first.until(first.window.isActiveWindow)
    QTest.keyClick(first.window, Qt.Key.Key_F11)
    assert first.window.isFullScreen()
    first.end()
    first.keeper.change(geometry="")  # which Qt reads in another version perhaps no longer, and which has it too
    second = start(home=tmp_path)
    assert second.window.isFullScreen()
    second.trigger("full_screen")
    assert not second.window.isFullScreen()


@pytest.mark.parametrize("page", ["games", "sessions", "lessons", "welcome"])
def test_the_log_steps_aside_on_pages_of_which_it_says_nothing(start: Start, page: str) -> None:
    program = start()
    program.until_dealt()
    assert program.window.log.isVisible()
    program.trigger(page)
    assert not program.window.log.isVisible()
    assert not program.window.menus.actions["log"].isEnabled()
    assert program.window.menus.actions["resume"].isEnabled()
    program.window.resize(program.window.width() + 40, program.window.height())
    QApplication.processEvents()
    assert not program.window.log.isVisible()
    program.trigger("resume")
    assert program.window.log.isVisible()
    assert program.window.menus.actions["log"].isEnabled()
    assert not program.window.menus.actions["resume"].isEnabled()  # one is there


def test_the_log_stays_beside_the_score_sheet(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    assert program.page.sheet_shown
    assert program.window.log.isVisible()


def test_the_log_can_be_hidden_and_shown(start: Start) -> None:
    program = start()
    assert program.window.log.isVisible()
    program.trigger("log")
    assert not program.window.log.isVisible()
    program.trigger("log")
    assert program.window.log.isVisible()


def test_the_log_tells_the_whole_deal(start: Start) -> None:
    program = start()
    program.play()
    told = program.window.log.toPlainText()
    assert len(re.findall(r" takes? the trick\.", told)) == 8
    assert len(re.findall(r" plays? the ", told)) == 32
    assert re.search(r" calls? the ", told)
    assert re.search(r" deals?\.", told)


def test_the_last_score_sheet_can_be_looked_at_again(start: Start) -> None:
    program = start(last_card_of=1)
    assert not program.window.menus.actions["sheet"].isEnabled()
    program.play()
    leads_on = program.page.sheet.next_text
    program.page.next_deal()
    program.question()
    program.trigger("sheet")
    assert program.page.sheet.isVisible()
    assert program.page.sheet.next_text != leads_on  # but back
    program.trigger("sheet")
    assert program.page.view.isVisible()


def test_enter_on_the_score_sheet_deals_the_next(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    QTest.keyClick(program.page.sheet.next_button, Qt.Key.Key_Return)
    assert program.page.view.isVisible()
    assert program.table.session is not None
    assert program.table.session.number == 2


def test_a_deal_can_be_played_again_and_counts_in_no_account(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    dealt = program.table.last_deal
    assert dealt is not None
    program.trigger("again")
    assert program.question().seen.dealt[0] == dealt.deal.hands[0] or len(program.question().seen.log) < 1
    assert "outside the session" in program.window.status.deal.text()
    program.play()
    program.page.next_deal()
    session = program.table.session
    assert session is not None
    assert (session.counted, session.played) == (True, 1)


def test_a_session_that_has_ended_asks_for_a_new_one(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    next(row for row in dialog.rules.form.rows if row.spec.id == "session_deals").control.set_value(1)
    dialog.accept()
    program.play()
    assert program.table.session is not None
    assert program.table.session.over
    program.page.sheet.next_button.click()
    assert any(each.isVisible() for each in program.window.findChildren(SessionDialog))


def test_a_new_session_is_dealt_as_chosen(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    dialog.presets.setCurrentIndex(1)
    dialog.players.rows[2].name.setText("Zenzi")
    dialog.accept()
    session = program.table.session
    assert session is not None
    assert session.preset == program.page.game.presets[1].id
    assert session.players[2].name == "Zenzi"
    assert program.keeper.settings.opponents[1].name == "Zenzi"


def test_settings_and_about_open_from_the_menu(start: Start) -> None:
    program = start()
    program.dialog("settings", SettingsDialog).close()
    about = program.dialog("about", About)
    assert "Kartenspiel" in about.windowTitle()


def test_table_colour_and_brightness_are_chosen_from_the_menu(start: Start) -> None:
    program = start()
    program.window.menus.chosen.emit("table_colour", "blue")
    program.window.menus.chosen.emit("theme", "dark")
    assert program.keeper.settings.table_colour == "blue"
    program.until(lambda: program.window.palette().window().color().lightness() < 128)
    program.window.menus.chosen.emit("theme", "light")
    program.until(lambda: program.window.palette().window().color().lightness() > 128)


def test_nothing_more_is_asked_in_this_deal(start: Start) -> None:
    program = start()
    program.trigger("silent")
    program.play()
    assert program.asked
    assert not any(question.may_pass for question in program.asked)


def test_the_last_trick_can_be_looked_at_again(start: Start) -> None:
    program = start()
    while not program.question().seen.cards.tricks:
        question = program.question()
        program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    program.trigger("last_trick")
    assert program.page.view.stage.showing.tricks_back
    program.trigger("last_trick")
    assert not program.page.view.stage.showing.tricks_back


def test_every_command_has_a_tooltip_and_most_have_keys(start: Start) -> None:
    actions = start().window.menus.actions
    assert all(action.toolTip() for action in actions.values())
    shortcuts = [action.shortcut().toString() for action in actions.values() if not action.shortcut().isEmpty()]
    assert len(shortcuts) >= len(actions) - 1
    assert len(set(shortcuts)) == len(shortcuts)


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, staticmethod(lambda *_args: (str(path), "")))


def test_a_finished_deal_is_saved_and_opened_again(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(last_card_of=1)
    program.play()
    path = tmp_path / "deal.jsonl"
    choose_file(monkeypatch, path)
    program.trigger("save")
    assert "deal.jsonl" in program.page.messages.texts()[0]
    dialog = program.dialog("open", OpenDialog)
    dialog.seats.setCurrentIndex(2)
    dialog.accept()
    assert program.question().seen.seat == 2
    assert program.table.last_deal is None or program.table.session is not None


def test_an_unfinished_deal_goes_on_at_its_last_move(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(last_card_of=1)
    program.play()
    last = program.table.last_deal
    assert last is not None
    record = {key: value for key, value in last.record.items() if key != "result"}
    moves = record["moves"]
    assert isinstance(moves, list)
    record["moves"] = moves[:5]
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    choose_file(monkeypatch, path)
    program.dialog("open", OpenDialog).accept()
    seen = program.table.seen
    assert seen is not None
    assert len(seen.log) >= 5


def test_a_file_that_breaks_the_rules_is_refused_with_line_move_and_reason(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(language="de", last_card_of=1)
    program.play()
    last = program.table.last_deal
    assert last is not None
    record = dict(last.record)
    moves = record["moves"]
    assert isinstance(moves, list)
    record["moves"] = [moves[0], moves[0], *moves[1:]]
    path = tmp_path / "falsch.jsonl"
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    choose_file(monkeypatch, path)
    program.dialog("open", OpenDialog).accept()
    told = program.page.messages.texts()[0]
    assert told.startswith("falsch.jsonl, Zeile 1, Zug 1: Es ist schon eine Karte gerufen")


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"", "holds no deal"), (b"{", "line 1"), (b"\xff\xfe\n", "line 1"), (b'{"format":"x"}\n', "line 1")],
)
def test_a_damaged_file_is_refused(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, told: str
) -> None:
    program = start()
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    choose_file(monkeypatch, path)
    program.trigger("open")
    assert told in program.page.messages.texts()[0]


def test_a_missing_file_and_a_folder_that_takes_none_are_reported(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(last_card_of=1)
    program.play()
    choose_file(monkeypatch, tmp_path / "nowhere" / "deal.jsonl")
    program.trigger("open")
    program.trigger("save")
    assert [
        "cannot be read" in program.page.messages.texts()[0],
        "cannot be written" in program.page.messages.texts()[1],
    ]


def test_commands_that_make_no_sense_now_cannot_be_chosen(start: Start) -> None:
    program = start()
    actions = program.window.menus.actions
    assert not actions["save"].isEnabled()
    assert not actions["again"].isEnabled()
    assert not actions["next"].isEnabled()
    program.play()
    assert actions["save"].isEnabled()
    assert actions["again"].isEnabled()
    assert actions["next"].isEnabled()


def test_quit_closes_the_window(start: Start) -> None:
    program = start()
    program.trigger("quit")
    assert not program.window.isVisible()


def test_a_dialog_that_is_open_ends_with_the_window_and_draws_no_more(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    viewer = program.dialog("cards", CardViewer)
    stopped: list[Artwork] = []
    stop = Artwork.close

    def close(artwork: Artwork) -> None:
        stop(artwork)
        stopped.append(artwork)

    monkeypatch.setattr(Artwork, "close", close)
    artwork = viewer.artwork
    program.window.close()
    assert artwork in stopped


def test_a_call_is_told_to_the_log_before_anything_is_played(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    last = program.table.last_deal
    assert last is not None
    moves = last.record["moves"]
    assert isinstance(moves, list)
    assert moves[0]["do"] == Call.do
