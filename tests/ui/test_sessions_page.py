# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions side by side: whatever else is played, none is lost, and all are found again on a page of their own."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel

from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from kartenspiel.games import all_games
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.dialogs.deal_files import OpenDialog
from kartenspiel.ui.dialogs.naming import NameDialog
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.widgets.message_bar import MessageBar
from kartenspiel.ui.window.session_words import when_played
from kartenspiel.ui.window.sessions_page import SessionsPage
from kartenspiel.ui.window.start_page import StartPage
from tests.breadth import spoken
from tests.controller.dealt import examples
from tests.controller.kept import begun, by_chance, file_of
from tests.controller.tables import session_of
from tests.ui.conftest import Start
from tests.ui.program import Program


def act(program: Program) -> None:
    """Do what the person is asked, once, and wait for the next question."""
    question = program.question()
    program.page.view.chosen.emit(next(choice for choice in question.choices))
    program.question()


def choose_on_start_page(program: Program) -> None:
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    page.tiles[-1].buttons()[0].click()


def choose_in_dialog(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    dialog.games.setCurrentIndex(dialog.games.count() - 1)
    dialog.accept()


def open_deal(program: Program) -> None:
    program.dialog("open", OpenDialog).accept()


def play_again(program: Program) -> None:
    program.trigger("again")


Way = Callable[[Program], None]


@pytest.fixture(autouse=True)
def _deal_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(examples(all_games()[0]))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_args: (file, "")))


def page_of(program: Program) -> SessionsPage:
    """Show the page of sessions, with the accounts that the history has."""
    program.trigger("sessions")
    page = program.window.shelf.list_page
    assert page is not None
    assert program.page.shows(page)
    program.until(lambda: not program.window.shelf._timer.isActive())  # noqa: SLF001
    return page


def choose(page: SessionsPage, session: str) -> None:
    """Choose a session in the list."""
    for row in range(page.list.count()):
        page.list.setCurrentRow(row)
        if page.list.chosen is not None and page.list.chosen.session.id == session:
            return
    raise AssertionError(session)


def listed(page: SessionsPage) -> list[str]:
    """Return what is said of each session."""
    return [page.list.item(row).text() for row in range(page.list.count())]


def answered(program: Program, kind: type[QDialog]) -> QDialog:
    """Return the dialog that is open."""
    (dialog,) = [each for each in program.window.findChildren(kind) if each.isVisible()]
    return dialog


def consent(program: Program, *, given: bool = True) -> tuple[str, ...]:
    """Answer the question that is open, and return what it said."""
    dialog = answered(program, ConsentDialog)
    assert isinstance(dialog, ConsentDialog)
    (dialog.yes if given else dialog.no).click()
    return tuple(label.text() for label in dialog.sentences)


def current(program: Program) -> Sitting:
    found = program.table.sittings.current
    assert found is not None
    return found


@pytest.mark.parametrize("way", [choose_on_start_page, choose_in_dialog, open_deal, play_again])
def test_whatever_else_is_played_nothing_is_asked_and_the_session_goes_on_where_it_was(start: Start, way: Way) -> None:
    program = start(last_card_of=1)
    program.play()
    program.page.next_deal()
    act(program)
    before, seen = current(program), program.table.seen
    way(program)
    assert not [each for each in program.window.findChildren(QDialog) if each.isVisible()]
    program.until_dealt()
    act(program)
    other = current(program)
    assert other.session.id != before.session.id
    page = page_of(program)
    choose(page, before.session.id)
    page.go_on_button.click()
    program.question()
    assert program.page.shows(program.page.view)
    assert (current(program), program.table.seen) == (before, seen)
    choose(page_of(program), other.session.id)
    page.go_on_button.click()
    program.question()
    assert current(program) == other


def test_a_deal_outside_the_sessions_is_left_for_the_session_and_can_be_finished_later(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    session = current(program).session
    play_again(program)
    program.until_dealt()
    act(program)
    aside = current(program)
    program.trigger("next")
    program.until_dealt()
    assert current(program).session.id == session.id
    page = page_of(program)
    assert any("a deal outside the sessions · It is not finished" in words for words in listed(page))
    choose(page, aside.session.id)
    assert not page.copy_button.isEnabled()
    page.go_on_button.click()
    program.play()
    assert program.page.sheet_shown
    assert aside.session.id not in [each.session.id for each in program.window.shelf.sittings()]


def test_a_session_in_which_nothing_was_done_is_not_kept(start: Start) -> None:
    program = start()
    program.question()
    first = current(program).session.id
    choose_on_start_page(program)
    program.until_dealt()
    act(program)
    assert first not in [each.session.id for each in program.window.shelf.sittings()]
    assert not file_of(program.store.folders.data.parent, replace(current(program).session, id=first)).exists()


def test_a_session_in_which_nothing_was_done_does_not_go_unsaid_and_comes_back_with_one_click(start: Start) -> None:
    program = start()
    program.question()
    first = current(program)
    choose_on_start_page(program)
    program.until_dealt()
    (said,) = program.page.messages.texts()
    assert "not kept" in said
    (bar,) = program.page.messages.findChildren(MessageBar)
    bar.buttons[0].click()
    program.until(lambda: current(program).session.id == first.session.id)
    assert current(program).state == first.state
    program.until(file_of(program.store.folders.data.parent, first.session).exists)


def test_it_is_said_that_the_session_before_is_kept(start: Start) -> None:
    program = start()
    act(program)
    choose_in_dialog(program)
    program.until_dealt()
    (said,) = program.page.messages.texts()
    assert said.startswith("The session before is kept")


def test_the_page_tells_of_each_session_what_is_played_by_whom_and_how_one_stands(start: Start, tmp_path: Path) -> None:
    sessions = []
    store = Store(tmp_path)
    for seed, deals in ((1, 3), (2, 0)):
        session = session_of("graden", seed=seed)
        for _ in range(deals):
            over = by_chance(session)
            store.append(over.record())
            assert over.state is not None
            assert over.state.outcome is not None
            session = session.after(over.state.deal, over.state.outcome)
        when = (datetime.now().astimezone() - timedelta(days=seed)).timestamp()
        sessions.append(Sitting(session, begun(session, 6), last_played=when))
    store.save(Sittings.of(*sessions))
    store.close()
    program = start()
    program.question()
    page = page_of(program)
    first, second = listed(page)
    title = program.page.words().text(all_games()[3].title)
    assert first.startswith(f"{title} · on the table · 3 deals finished · ")
    assert "yesterday" in second or "No deal finished yet" in second
    choose(page, sessions[0].session.id)
    assert page.title.text() == title
    assert page.plot.isVisible()
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any("Players: P0, P1, P2, P3" in text for text in texts)
    assert any("3 deals finished. Deal 4 is not finished." in text for text in texts)
    choose(page, sessions[1].session.id)
    assert not page.plot.isVisible()


def test_accounts_of_sessions_that_were_not_played_today_come_from_the_history(start: Start) -> None:
    first = start(last_card_of=3)
    first.play()
    session = current(first).session
    choose_in_dialog(first)
    first.until_dealt()
    act(first)
    first.end()
    program = start()
    program.question()
    page = page_of(program)
    choose(page, session.id)
    shown = page.list.chosen
    assert shown is not None
    assert shown.session.results == session.results
    assert len(session.results) == 3
    page.go_on_button.click()
    assert program.page.sheet_shown  # between two deals the last score sheet lies there
    program.page.next_deal()
    program.question()
    assert current(program).session.number == 4


def test_a_session_is_renamed_and_keeps_its_name(start: Start) -> None:
    program = start()
    act(program)
    session = current(program).session
    page = page_of(program)
    for name in ("Sunday", "  Sunday  evening "):
        page.rename_button.click()
        dialog = answered(program, NameDialog)
        assert isinstance(dialog, NameDialog)
        dialog.line.setText(name)
        dialog.take.click()
    assert page.title.text() == "Sunday evening"
    assert listed(page)[0].startswith("Sunday evening · on the table")
    page.back_button.click()
    assert program.window.status.deal.text().startswith("Sunday evening · ")
    act(program)
    program.end()
    again = start()
    again.question()
    assert current(again).session == replace(session, name="Sunday evening")
    assert page_of(again).title.text() == "Sunday evening"


@spoken("de")
def test_no_button_moves_when_a_session_is_renamed(start: Start, language: str) -> None:
    program = start(language=language)
    act(program)
    page = page_of(program)
    program.until(lambda: page.rename_button.width() == page.rename_button.sizeHint().width())
    before = page.rename_button.mapTo(page, page.rename_button.rect().topLeft())
    page.rename_button.click()
    dialog = answered(program, NameDialog)
    assert isinstance(dialog, NameDialog)
    dialog.line.setText("Sunday")
    dialog.take.click()
    program.until(page._played.isVisible)  # noqa: SLF001 - what is played is told beside a name
    for _ in range(5):
        QApplication.processEvents()
    assert page.rename_button.mapTo(page, page.rename_button.rect().topLeft()) == before


@spoken("de")
def test_what_is_said_of_a_session_leaves_out_what_has_no_room_instead_of_cutting_it(
    start: Start, language: str
) -> None:
    program = start(language=language, text_size=150)
    act(program)
    page = page_of(program)
    row = page.list.item(0).data(Qt.ItemDataRole.UserRole)
    letters = page.list.fontMetrics()
    whole = row.about_within(letters, 10 * page.width())
    assert whole == " · ".join(row.about)
    for width in range(letters.horizontalAdvance(row.about[0]) + 2, letters.horizontalAdvance(whole)):
        words = row.about_within(letters, width)
        assert whole.startswith(words)
        assert whole[len(words) :][:3] in ("", " · ")
        assert letters.horizontalAdvance(words) <= width


def test_a_session_that_is_not_on_the_table_is_renamed_ended_and_deleted_too(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    session = current(program).session.id
    program.end()
    other = start(home=program.store.folders.data.parent)
    choose_in_dialog(other)
    other.until_dealt()
    act(other)
    page = page_of(other)
    choose(page, session)
    page.rename_button.click()
    dialog = answered(other, NameDialog)
    assert isinstance(dialog, NameDialog)
    dialog.line.setText("Old")
    dialog.take.click()
    page.end_button.click()
    assert consent(other) == (
        "The account is closed after one deal, and nothing more is dealt. The session stays in the list.",
    )
    assert page.title.text() == "Old"
    assert not page.go_on_button.isEnabled()
    assert not page.end_button.isEnabled()
    assert any(words.startswith("Old · The session is over") for words in listed(page))
    page.delete_button.click()
    first, deals = consent(other, given=False)
    assert first == "“Old” is taken from the list, and its account cannot be continued."
    assert deals == "Its one finished deal stays in the history."
    choose(page, session)
    page.delete_button.click()
    consent(other)
    assert session not in [each.session.id for each in other.window.shelf.sittings()]
    records = list(other.store.records())
    other.end()
    store = Store(other.store.folders.data.parent)
    assert session not in [each.session.id for each in store.list_sittings()]
    assert [record["session"] for record in records] == [session]
    store.close()


def test_a_session_that_is_ended_at_the_table_shows_its_last_score_and_the_ranking(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.page.next_deal()
    act(program)
    page = page_of(program)
    page.end_button.click()
    assert consent(program)[1:] == ("Deal 2 is not finished. It is lost.",)
    assert program.page.sheet_shown
    assert program.page.sheet.next_button.text() == "&New session …"
    assert program.table.question is None
    assert not program.table.playing
    program.end()
    assert start(first=True, home=program.store.folders.data.parent).table.question is None


def test_the_table_is_empty_once_its_session_is_deleted(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    page = page_of(program)
    page.delete_button.click()
    consent(program)
    assert listed(page) == []
    assert not page.back_button.isVisible()
    assert program.table.session is None
    assert program.page.session is None
    assert not program.page.has_sheet
    assert program.window.status.deal.text() == program.window.status.account.text() == ""
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.page.shows(program.window.pages.start)
    choose_on_start_page(program)
    program.question()
    assert program.page.view.isVisible()


def test_a_copy_is_a_new_session_with_the_same_rules_and_players_unless_others_are_chosen(start: Start) -> None:
    program = start()
    act(program)
    before = current(program).session
    choose_on_start_page(program)
    program.until_dealt()
    act(program)
    page = page_of(program)
    choose(page, before.id)
    page.copy_button.click()
    dialog = answered(program, SessionDialog)
    assert isinstance(dialog, SessionDialog)
    assert (dialog.plan().game.id, dialog.plan().rules, dialog.plan().preset) == (
        before.game,
        before.rules,
        before.preset,
    )
    assert dialog.plan().people == before.people
    dialog.players.rows[1].name.setText("Burgi")
    dialog.accept()
    program.until_dealt()
    copy = current(program).session
    assert (copy.game, copy.rules, copy.people[1].name) == (before.game, before.rules, "Burgi")
    assert copy.id != before.id
    assert copy.results == ()


def test_a_session_that_another_program_has_open_is_shown_as_such_and_not_touched(start: Start) -> None:
    first = start(last_card_of=1)
    first.play()
    session = current(first).session.id
    second = start()
    second.question()
    page = page_of(second)
    assert "open in another window" in " ".join(listed(page))
    choose(page, session)
    assert not any(
        button.isEnabled()
        for button in (page.go_on_button, page.rename_button, page.copy_button, page.end_button, page.delete_button)
    )
    look = page.go_on_button.grab().toImage()
    assert look.pixelColor(look.width() // 2, 4) == QColor(appearance.house().paper)  # it looks like it, too
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert current(second).session.id != session
    second.end()
    assert current(first).session.id == session


def test_a_damaged_session_is_said_once_and_the_others_are_there(start: Start, tmp_path: Path) -> None:
    store = Store(tmp_path)
    good, bad = (Sitting(session_of(seed=seed), begun(session_of(seed=seed))) for seed in (1, 2))
    store.save(Sittings.of(good, bad))
    store.close()
    file_of(tmp_path, bad.session).write_bytes(b"{")
    program = start()
    program.question()
    page = page_of(program)
    assert len(listed(page)) == 1
    assert [text for text in program.page.messages.texts() if "was damaged" in text]
    program.trigger("resume")
    page_of(program)
    assert sum("was damaged" in text for text in program.page.messages.texts()) == 1


def test_what_was_played_since_the_page_was_open_is_told_when_it_is_shown_again(start: Start) -> None:
    program = start(last_card_of=1)
    program.question()
    page = page_of(program)
    assert "No deal finished yet" in listed(page)[0]
    page.back_button.click()
    program.play()
    assert "1 deal finished" in listed(page_of(program))[0]


@pytest.mark.parametrize(("hours", "words"), [(0, "today, "), (24, "yesterday, "), (24 * 40, "10/14/26"), (None, "")])
def test_when_a_session_was_played_is_said_as_people_do(start: Start, hours: int | None, words: str) -> None:
    start()
    now = datetime(2026, 11, 23, 20, 15).astimezone()
    when = 0.0 if hours is None else (now - timedelta(hours=hours)).timestamp()
    assert when_played(Sitting(session_of(), last_played=when), now).startswith(words)


def test_list_and_sheet_stand_side_by_side_only_where_their_words_have_room(start: Start) -> None:
    program = start(last_card_of=2)
    program.play()
    page = page_of(program)
    below = []
    for size in ((640, 480), (1280, 800)):
        program.window.resize(*size)
        QApplication.processEvents()
        top = page.go_on_button.mapTo(page, page.go_on_button.rect().topLeft()).y()
        below.append(top > page.list.mapTo(page, page.list.rect().bottomLeft()).y())
    assert below == [True, False]


def test_the_page_of_games_leads_to_the_sessions(start: Start) -> None:
    program = start()
    program.question()
    program.trigger("games")
    assert program.window.pages.start is not None
    program.window.pages.start.sessions_button.click()
    assert program.page.shows(program.window.shelf.list_page)


def test_the_page_of_games_says_what_is_played_and_leads_back_to_it(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    assert page.running.text() == f"{program.window.status.deal.text()} · {program.window.status.account.text()}"
    page.back_button.click()
    assert program.page.sheet_shown  # the deal is over, and the empty table leads nowhere
    program.page.next_deal()
    program.question()
    program.trigger("games")
    program.trigger("resume")
    assert program.page.view.isVisible()
    assert not program.window.menus.actions["resume"].isEnabled()
