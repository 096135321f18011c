# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules beside the table: links, search, glossary, the way back, and what they are printed like."""

import importlib
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from types import ModuleType

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import chosen_from, plan_from, with_values
from kartenspiel.games import all_games, descriptions, game_named, lessons_of
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.shown_rules import ShownRules
from kartenspiel.ui.rulebook.card_rows import CardRows
from kartenspiel.ui.rulebook.library import Library
from kartenspiel.ui.rulebook.lists import glossary_page
from kartenspiel.ui.rulebook.page import Reading
from kartenspiel.ui.rulebook.panel import RulesPanel
from kartenspiel.ui.rulebook.reader import RulesReader
from kartenspiel.ui.rulebook.template import prepare
from kartenspiel.ui.widgets.clauses import RULES_REQUESTS, ClauseLabel, open_clause, stand_for
from kartenspiel.ui.widgets.places import InGlossary, InRules, ReadingPlace, option_anchor, term_anchor
from kartenspiel.ui.window.rules_beside import RulesBeside
from kartenspiel.ui.words.guests import guest
from tests.breadth import each_once
from tests.project.clauses import cited_clauses
from tests.ui.conftest import Start
from tests.ui.legible import contrast
from tests.ui.program import PATIENCE_MS, Program
from tests.ui.rules_opened import opened, opened_at

SETTLED_MS = 400
"""By then a page whose size has changed would have been set again."""


@pytest.fixture
def program(start: Start) -> Program:
    return start()


def _text_at_top(panel: RulesPanel) -> str:
    reader = panel.reader
    return reader.cursorForPosition(QPoint(30, 18)).block().text()


def _heading_over_marked(panel: RulesPanel) -> str:
    """Return the heading under which what is marked now stands."""
    heading, block = "", panel.reader.document().begin()
    while block.isValid() and not panel.reader.marked().startswith(block.text() or "…"):
        heading = block.text() if block.blockFormat().headingLevel() else heading
        block = block.next()
    return heading if block.isValid() else ""


def test_a_clause_opens_its_statement_beside_the_table_and_marks_it(program: Program) -> None:
    panel = opened(program, "R26")
    assert program.window.rules.shown
    assert panel.reader.marked().startswith("R26 ")
    assert _heading_over_marked(panel) == "Playing the cards"
    program.until(lambda: not panel.reader.marked())


def test_the_log_is_a_tab_beside_the_rules_and_gets_its_width_back(program: Program) -> None:
    program.window.resize(1280, 800)
    program.until_dealt()
    before = program.window.log.width()
    opened(program)
    assert program.window.rules.dock in program.window.tabifiedDockWidgets(program.window.dock)
    program.window.rules.close()
    program.until(lambda: program.window.log.isVisible() and program.window.log.width() == before)


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)  # a screen in memory has no stack
def test_in_a_narrow_window_the_rules_end_above_the_own_hand(program: Program) -> None:
    program.window.resize(640, 420)
    program.until(lambda: program.window.width() == 640)
    panel = opened(program, "R26")
    below = panel.mapToGlobal(panel.rect().bottomLeft()).y()
    page = program.page
    assert below <= page.mapToGlobal(QPoint(0, page.hand_top())).y()
    assert panel.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_that_any_text_cites_finds_its_section(start: Start, language: str) -> None:
    panel = opened(start(language))
    for description in descriptions():
        clauses = cited_clauses(description.id)
        assert clauses
        for clause in clauses:
            panel.open(InRules(description.id, clause))
            assert clause in panel.reader.marked(), clause
            assert _heading_over_marked(panel), clause
            assert panel.note.isHidden(), clause
        assert _blocks_not_seen(panel.reader) == []


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[RulesReader]:
    """Something to read in, beside no table."""
    reader = RulesReader(None)
    qtbot.addWidget(reader)
    reader.resize(400, 600)
    reader.show()
    yield reader
    reader.close_down()


@pytest.fixture
def times_set(monkeypatch: pytest.MonkeyPatch) -> list[RulesReader]:
    """Note each time that a page is set, with what it is read in."""
    found: list[RulesReader] = []
    set_html = RulesReader.setHtml

    def noted(reader: RulesReader, html: str) -> None:
        found.append(reader)
        set_html(reader, html)

    monkeypatch.setattr(RulesReader, "setHtml", noted)
    return found


def _width_set(reader: RulesReader) -> float:
    return reader.document().textWidth()


def test_a_page_is_set_once_when_the_rules_are_first_opened_and_not_when_they_are_opened_again(
    start: Start, times_set: list[RulesReader]
) -> None:
    program = start(text_size=200)
    program.window.resize(1280, 800)
    program.question()
    panel = opened(program)
    program.qtbot.wait(SETTLED_MS)
    assert times_set == [panel.reader]
    assert _width_set(panel.reader) == panel.reader.viewport().width()
    program.window.rules.close()
    QApplication.processEvents()
    opened(program, "R26")
    program.qtbot.wait(SETTLED_MS)
    assert panel.reader.marked().startswith("R26 ")
    assert times_set == [panel.reader]


def test_a_page_over_a_dialog_is_set_once(program: Program, times_set: list[RulesReader]) -> None:
    dialog = program.dialog("new", SessionDialog)
    panel = _opened_over(program, dialog, "stake")
    program.qtbot.wait(SETTLED_MS)
    assert times_set == [panel.reader]
    dialog.reject()


def test_a_page_that_becomes_as_wide_again_as_it_was_is_not_set_again_and_one_of_another_width_is(
    reader: RulesReader, qtbot: QtBot, times_set: list[RulesReader]
) -> None:
    reader.show_html(_twelve_sections(60), Look())
    for wide in (300, 400):
        reader.resize(wide, 600)
        QApplication.processEvents()
    qtbot.wait(SETTLED_MS)
    assert len(times_set) == 1
    reader.resize(300, 600)
    qtbot.waitUntil(lambda: len(times_set) == 2, timeout=PATIENCE_MS)
    assert _blocks_not_seen(reader) == []
    assert _width_set(reader) == reader.viewport().width()


def test_a_page_that_nobody_sees_is_set_for_another_look_when_it_is_seen_again(
    program: Program, times_set: list[RulesReader]
) -> None:
    panel = opened(program, "R26")
    program.window.rules.close()
    times_set.clear()
    program.keeper.change(language="de", text_size=150, theme="dark")
    program.qtbot.wait(SETTLED_MS)
    assert times_set == []
    program.trigger("rules")
    assert "Hausregeln:" in panel.reader.toPlainText()
    assert panel.reader.document().defaultFont().pointSizeF() == pytest.approx(panel.reader.font().pointSizeF())
    assert len(times_set) <= 2  # for language and look, and not once more


def test_the_glossary_follows_the_language_once_it_is_seen_again(program: Program) -> None:
    panel = opened_at(program, InGlossary())
    program.window.rules.close()
    program.keeper.change(language="de")
    dock = program.window.rules.dock
    assert dock is not None
    dock.want(True)
    program.until(lambda: "Glossar" in panel.reader.toPlainText())


def test_rows_of_cards_have_the_room_that_they_were_given_while_the_width_changes(
    reader: RulesReader, qtbot: QtBot
) -> None:
    reader.show_html('<p><img src="cards:HA+HT+HK+HQ+HJ+H9"></p>', Look())
    before = reader.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("cards:HA+HT+HK+HQ+HJ+H9"))
    assert isinstance(before, QImage)
    reader.resize(200, 600)
    for wide in (200, 400):
        reader.resize(wide, 600)
        QApplication.processEvents()
        row = reader.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("cards:HA+HT+HK+HQ+HJ+H9"))
        assert isinstance(row, QImage)
        assert row.size() == before.size()
    qtbot.wait(SETTLED_MS)


@pytest.mark.parametrize("words", [60, 80, 120])
def test_a_page_whose_terms_all_stand_at_its_beginning_is_seen_to_its_end(reader: RulesReader, words: int) -> None:
    reader.show_html(_twelve_sections(words), Look())
    assert _blocks_not_seen(reader) == []
    QTest.keyClick(reader, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert "H12" in reader.cursorForPosition(reader.viewport().rect().bottomLeft() - QPoint(-30, 40)).block().text()
    QTest.keyClick(reader, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert reader.verticalScrollBar().value() == 0


def _twelve_sections(words: int) -> str:
    """Return a page too long for Qt to lay it out at once, in whose first sections a term of the glossary stands."""
    section = '<h2><a name="s{0}"></a>{0}</h2><p><a name="H{0}"></a>H{0} {1}{2}.</p>'
    trick = '<a class="term" href="term:trick">trick</a>'
    return "".join(section.format(number, "word " * words, trick if number < 4 else "end") for number in range(1, 13))


def _blocks_not_seen(reader: RulesReader) -> list[str]:
    """Return what stands in a page and takes no room."""
    layout, found = reader.document().documentLayout(), []
    layout.documentSize()
    block = reader.document().begin()
    while block.isValid():
        found += [block.text()] if block.text() and not layout.blockBoundingRect(block).height() else []
        block = block.next()
    return found


def test_a_case_of_a_clause_opens_the_clause(program: Program) -> None:
    panel = opened(program, "R26")
    panel.open(InRules("russbach", "R33.1"))
    assert panel.reader.marked().startswith("R33 ")
    assert panel.note.isHidden()


def test_an_unknown_clause_opens_the_rules_and_says_so(program: Program) -> None:
    panel = opened(program, "R99")
    assert panel.note.isVisibleTo(panel)
    assert "R99" in panel.note.text()
    panel.open(InRules("russbach", "R26"))
    assert panel.note.isHidden()


def test_clauses_in_a_widget_that_stands_for_a_game_are_those_of_that_game(program: Program) -> None:
    label = ClauseLabel(("M3",))
    program.qtbot.addWidget(label)
    stand_for(label, "rufmariasch")
    program.until_dealt()
    open_clause("M3", label)
    program.until(lambda: program.window.rules.panel is not None)
    assert program.window.rules.panel is not None
    assert program.window.rules.panel.spot.place == InRules("rufmariasch", "M3")


def test_a_clause_is_followed_by_the_mouse_and_by_keys(program: Program, asked: list[ReadingPlace]) -> None:
    label = ClauseLabel(("R26", "R17"))
    program.qtbot.addWidget(label)
    label.show()
    places = label.places()
    for clause in ("R17", "R26"):
        QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=places[clause].center().toPoint())
    label.setFocus()
    program.until(label.hasFocus)
    QTest.keyClick(label, Qt.Key.Key_Right)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert [place.anchor for place in asked] == ["R17", "R26", "R17"]


def test_the_rules_follow_language_and_house_rules_at_once_and_stay_where_one_reads(program: Program) -> None:
    panel = opened(program, "R26")
    program.keeper.change(language="de")
    program.until(lambda: "Hausregeln:" in panel.reader.toPlainText())
    assert "R26" in _text_at_top(panel)
    assert "Wert eines Einsatzes: 10" in panel.reader.toPlainText()
    game = game_named("russbach")
    plan = plan_from(program.keeper.settings, game, guest())
    program.window.sessions.begin(replace(plan, rules=with_values(game.house_rules(), {"stake": 50})))
    program.until(lambda: "Wert eines Einsatzes: 50 (geändert; Vorgabe: 10)" in panel.reader.toPlainText())


def test_in_a_lesson_the_rules_are_those_of_the_lesson(program: Program) -> None:
    panel, game = opened(program, "R35"), game_named("russbach")
    plan = plan_from(program.keeper.settings, game, guest())
    program.window.sessions.begin(replace(plan, rules=with_values(game.house_rules(), {"stake": 50})))
    program.until(lambda: "Value of a stake: 50" in panel.reader.toPlainText())
    program.window.pages.begin_lesson(game, lessons_of(game.id)[0])
    program.until(lambda: "Value of a stake: 10" in panel.reader.toPlainText())
    assert "House rules: Rußbach" in panel.reader.toPlainText()
    lesson = program.window.pages.lesson_page
    assert lesson is not None
    lesson.teacher.leave_button.click()
    program.until(lambda: "Value of a stake: 50" in panel.reader.toPlainText())
    program.window.pages.begin_lesson(game_named("anrufen"), lessons_of("anrufen")[0])
    program.window.rules.open(InRules())
    program.until(lambda: panel.spot.place == InRules("anrufen"))


def test_a_term_is_explained_below_the_page_and_found_in_the_glossary(program: Program) -> None:
    panel = opened(program)
    panel.reader.followed.emit("term:forehand")
    assert panel.term.isVisible()
    assert panel.term.toPlainText().startswith("forehand")
    panel.term.followed.emit("glossary:forehand")
    assert panel.spot.place == InGlossary(term_anchor("forehand"))
    assert panel.reader.marked().startswith("forehand")
    titles = [game.title.source for game in all_games()]
    program.until(lambda: all(title in panel.reader.toPlainText() for title in titles))  # where terms are used
    assert panel.term.isHidden()
    assert panel.reader.go_to(term_anchor("forehand"))


def test_a_house_rule_is_shown_as_it_is_at_the_table_and_cannot_be_changed_there(program: Program) -> None:
    panel = opened(program, option_anchor("stake"))
    assert panel.reader.marked().startswith("Value of a stake: 10")
    panel.reader.followed.emit("option:stake")
    (dialog,) = program.window.findChildren(ShownRules)
    assert not any(row.control.isEnabled() for row in dialog.form.rows)
    row = next(row for row in dialog.form.rows if row.spec.id == "stake")
    program.until(row.read.hasFocus)
    dialog.anew.click()
    (session,) = program.window.findChildren(SessionDialog)
    program.until(session.rules.form.isVisible)
    session.reject()


def test_the_help_of_a_house_rule_opens_the_rules_over_the_dialog_with_what_is_chosen_there(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    dialog.show_option("pay_game")
    row = next(row for row in dialog.rules.form.rows if row.spec.id == "pay_game")
    program.until(row.control.isVisible)
    row.control.set_value(7)
    row.read.click()
    rules = program.window.rules
    program.until(lambda: rules.over_dialog is not None)
    assert rules.over_dialog is not None
    (panel,) = rules.over_dialog.findChildren(RulesPanel)
    assert panel.reader.marked().startswith("Stakes for the game: 7")
    assert not rules.shown
    panel.reader.followed.emit("option:stake")
    program.until(lambda: rules.over_dialog is None)
    stake = next(row for row in dialog.rules.form.rows if row.spec.id == "stake")
    program.until(stake.control.hasFocus)
    dialog.reject()
    opened(program, "R26")  # once they were read over a dialog, they open beside the table too


def test_a_house_rule_of_another_game_leaves_the_rules_over_a_dialog_open_and_says_why(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    panel = _opened_over(program, dialog, "pay_game")
    other = next(each.id for each in descriptions() if each.id != dialog.game.id)
    panel.open(InRules(other))
    program.until(lambda: panel.spot.place == InRules(other) and not panel.note.isVisible())
    panel.option_wanted.emit(other, "stake")
    assert panel.note.text() == "Close the window below first: it does not show this house rule."
    assert program.window.rules.over_dialog is not None
    dialog.reject()


def test_a_house_rule_read_over_those_of_the_session_is_shown_among_them(program: Program) -> None:
    program.window.rules.option_wanted.emit(program.page.game.id, "stake")
    (dialog,) = program.window.findChildren(ShownRules)
    row = dialog.form.rows[0]
    row.read.click()
    rules = program.window.rules
    program.until(lambda: rules.over_dialog is not None)
    assert rules.over_dialog is not None
    (panel,) = rules.over_dialog.findChildren(RulesPanel)
    last = dialog.form.rows[-1]
    panel.option_wanted.emit(dialog.game.id, last.spec.id)
    program.until(lambda: rules.over_dialog is None)
    program.until(lambda: not last.visibleRegion().isEmpty())
    dialog.reject()


def _opened_over(program: Program, dialog: SessionDialog, option: str) -> RulesPanel:
    """Open the rules over a dialog from one of its house rules, and wait until they can be read."""
    dialog.show_option(option)
    row = next(row for row in dialog.rules.form.rows if row.spec.id == option)
    program.until(row.control.isVisible)
    row.read.click()
    rules = program.window.rules
    program.until(lambda: rules.over_dialog is not None)
    assert rules.over_dialog is not None
    (panel,) = rules.over_dialog.findChildren(RulesPanel)
    return panel


def test_who_closes_a_dialog_closes_the_rules_over_it_and_can_open_them_again(program: Program) -> None:
    dialog = program.dialog("new", SessionDialog)
    panel = _opened_over(program, dialog, "stake")
    closed: list[object] = []
    close_down = panel.reader.close_down
    panel.reader.close_down = lambda: closed.append(close_down())  # type: ignore[method-assign]
    dialog.reject()
    assert closed
    assert program.window.rules.over_dialog is None
    shiboken6.delete(dialog)
    assert opened(program, "R26").reader.marked().startswith("R26 ")


def test_the_rules_beside_the_table_keep_their_house_rules_while_others_are_chosen_in_a_dialog(
    program: Program,
) -> None:
    beside = opened(program, option_anchor("stake"))
    dialog = program.dialog("new", SessionDialog)
    row = next(row for row in dialog.rules.form.rows if row.spec.id == "stake")
    row.control.set_value(70)
    over = _opened_over(program, dialog, "stake")
    assert over.reader.marked().startswith("Value of a stake: 70")
    program.window.rules.refresh()
    assert "Value of a stake: 10" in beside.reader.toPlainText()
    dialog.reject()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Keep what makes pages from being loaded until this is set."""
    go_on, load = Event(), importlib.import_module

    def wait(name: str) -> ModuleType:
        if name == RulesPanel.__module__:  # and not what a dialog loads
            go_on.wait()
        return load(name)

    monkeypatch.setattr("kartenspiel.ui.window.rules_beside.importlib.import_module", wait)
    yield go_on
    go_on.set()


def _loading(program: Program) -> Thread:
    """Ask for the rules, and return the thread in which they are being opened."""
    program.until_dealt()
    before = set(threading.enumerate())
    RULES_REQUESTS.open(InRules(anchor="R26"))
    (loader,) = set(threading.enumerate()) - before
    return loader


def test_who_closes_a_dialog_while_the_rules_are_being_opened_over_it_is_not_shown_them(
    program: Program, held: Event
) -> None:
    dialog = program.dialog("new", SessionDialog)
    loader = _loading(program)
    dialog.reject()
    shiboken6.delete(dialog)
    held.set()
    program.until(lambda: not loader.is_alive())
    assert opened(program, "R17").spot.place.anchor == "R17"
    assert program.window.rules.over_dialog is None


@pytest.mark.parametrize("game", [each.id for each in descriptions()])
def test_before_a_game_was_ever_played_its_page_reads_by_the_rules_that_are_recommended(
    start: Start, game: str
) -> None:
    program, found = start(first=True), game_named(game)
    assert found.description.profile is not None
    recommended = found.description.profile.beginners
    reading = program.window.rules.reading(game)
    assert reading.rules_name == found.description.presets[recommended]
    assert reading.rules == reading.preset
    assert plan_from(program.keeper.settings, found, guest()).rules == reading.rules
    program.keeper.take(chosen_from(program.keeper.settings, found, found.presets[0].id))
    assert program.window.rules.reading(game).rules_name == found.presets[0].label


def test_pages_of_games_that_are_not_played_show_the_house_rules_played_last(program: Program) -> None:
    for description in descriptions():
        panel = opened_at(program, InRules(description.id))
        assert description.title.source in panel.reader.toPlainText()
        assert panel.note.isHidden()


def test_the_window_closes_while_the_rules_are_still_being_opened(
    program: Program, held: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_down = RulesBeside.close_down

    def load_now(rules: RulesBeside) -> None:
        held.set()
        close_down(rules)

    monkeypatch.setattr(RulesBeside, "close_down", load_now)
    loader = _loading(program)
    program.end()
    assert not loader.is_alive()
    assert program.window.rules.panel is None


def test_what_cannot_be_loaded_is_told_and_may_be_there_the_next_time(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_name: str) -> None:
        raise ImportError("jinja2 is not there")

    program.until_dealt()
    with monkeypatch.context() as patch:
        patch.setattr("kartenspiel.ui.window.rules_beside.importlib.import_module", fail)
        RULES_REQUESTS.open(InRules(anchor="R26"))
        program.until(lambda: any("jinja2 is not there" in bar.text() for bar in program.page.messages.bars))
    assert not program.window.rules.shown
    assert opened(program, "R26").reader.marked().startswith("R26 ")


def test_a_page_that_is_no_text_does_not_keep_the_others_from_being_opened(tmp_path: Path) -> None:
    page = tmp_path / "game.en.md"
    page.write_bytes(b"\xff")
    prepare(page)


def test_where_terms_are_used_is_asked_once_of_each_game(program: Program) -> None:
    asked: list[str] = []
    program.until_dealt()

    def reading(game: str) -> Reading:
        asked.append(game)
        return program.window.rules.reading(game)

    library = Library(reading)
    assert 'href="game:rufmariasch/' in glossary_page(library.glossary(), library)
    assert sorted(asked) == sorted(library.games())


def test_cards_of_a_page_are_drawn_row_by_row_after_its_words(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    row = CardRows.row

    def noted(rows: CardRows, codes: list[str], room: float, width: float) -> QImage:
        drawn.append("+".join(codes))
        return row(rows, codes, room, width)

    monkeypatch.setattr(CardRows, "row", noted)
    reader = RulesReader(None, program.window)
    reader.resize(400, 300)
    reader.show()
    rows = ["HA+HT", "DA+DT", "SA+ST"]
    reader.show_html("".join(f'<p>Cards</p><p><img src="cards:{codes}"></p>' for codes in rows), Look())
    assert drawn == []
    height = reader.document().size().height()
    program.until(lambda: set(drawn) == set(rows))
    assert list(dict.fromkeys(drawn)) == rows
    assert reader.document().size().height() == height
    pictures = [
        reader.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"cards:{codes}"))
        for codes in rows
    ]
    assert all(not picture.allGray() for picture in pictures)
    drawn.clear()
    reader.show_html(f'<img src="cards:{rows[0]}">', Look())
    assert drawn == rows[:1]
    reader.close_down()


@each_once(theme=("light", "dark"), high=(False, True))
def test_a_marked_clause_is_as_legible_as_the_others(start: Start, theme: str, *, high: bool) -> None:
    reader = opened(start(theme=theme, high_contrast=high), "R26").reader
    (selection,) = reader.extraSelections()
    ground = selection.format.background().color().name()
    parts, seen = selection.cursor.block().begin(), []
    while not parts.atEnd():
        ink = parts.fragment().charFormat().foreground()
        text = ink.color() if ink.style() != Qt.BrushStyle.NoBrush else reader.palette().text().color()
        seen.append(contrast(text.name(), ground))
        parts += 1
    assert len(seen) > 1
    assert min(seen) >= 4.5
