# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where one's money went, over a session and over all deals, is told by what was decided and against whom."""

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from kartenspiel.controller.analysis import Analysis, WeighedDecision, analysis_of
from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_from_json
from kartenspiel.model.seats import Seat
from kartenspiel.ui.sheet.decision_words import DecisionWords
from kartenspiel.ui.sheet.sums_page import SumsPage, SumsSheet
from kartenspiel.ui.words.phrases import wording
from tests.breadth import spoken
from tests.controller.dealt import GAMES, Json, records
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

SEAT = Seat(0)
PLAYED = (("koenigrufen", "strong"), ("russbach", "easy"))
"""A game and the level of its opponents; one's own session has the deals of the first."""
LEVELS = {"de": {"strong": "stark", "easy": "leicht"}, "en": {"strong": "strong", "easy": "easy"}}
LEADS = {"de": "Ausspielen", "en": "Leads"}


@cache
def analysed(game: str, level: str) -> tuple[tuple[Json, Analysis], ...]:
    """Two deals of a game with an opponent of a level, each with what was found of it; the same for every test."""
    found = []
    for number, deal in enumerate(records(GAMES[game], 2, 5)):
        players = [{"name": f"P{seat}", "level": level if seat else None} for seat in range(deal["seats"])]
        body = {**deal, "players": players, "deal_id": f"{game}/{number}"}
        found.append((body, analysis_of(PlayedDeal(record_from_json(body)), SEAT, 2)))
    return tuple(found)


def lay_analyses(program: Program) -> list[list[WeighedDecision]]:
    """Keep analyses of two deals each; return all decisions by game."""
    kept, session = program.window.analyses.kept(), program.page.session
    assert kept is not None
    assert session is not None
    found = []
    for game, level in PLAYED:
        found.append(list[WeighedDecision]())
        for deal, analysis in analysed(game, level):
            record = record_from_json({**deal, "session": session.id if level == PLAYED[0][1] else "gone"})
            kept.write(record, SEAT, analysis)
            found[-1] += analysis.found
    return found


def until_shown(program: Program, sheets: int) -> SumsPage:
    page = program.window.sums.sums_page
    assert page is not None
    program.until(lambda: program.page.shows(page) and page._shown.complete and len(page.sheets) == sheets)  # noqa: SLF001
    return page


def table_of(sheet: SumsSheet) -> list[list[str]]:
    """What is written in the table, line by line, without its heads."""
    grid = sheet._grid  # noqa: SLF001
    items = [[grid.itemAtPosition(line, column) for column in range(5)] for line in range(1, grid.rowCount())]
    rows = [[item.widget() for item in row if item is not None] for row in items]
    return [[each.text() for each in row if isinstance(each, QLabel)] for row in rows]


def title_of(sheet: SumsSheet) -> str:
    return next(label.text() for label in sheet.findChildren(QLabel))


@spoken("en")
def test_sums_are_told_by_game_and_level_and_over_all_in_simple_games(start: Start, language: str) -> None:
    program = start(language)
    program.question()
    by_game = lay_analyses(program)
    program.trigger("sums")
    page = until_shown(program, 1 + len(PLAYED))
    whole, *others = page.sheets
    assert table_of(whole)[-1][1] == str(sum(map(len, by_game)))
    for (game, level), found in zip(PLAYED, by_game, strict=True):
        title = program.page.words().text(GAMES[game].title)
        (sheet,) = (each for each in others if title_of(each).startswith(f"{title} ·"))
        assert title_of(sheet).endswith(LEVELS[language][level])
        *_, number, errors, cost, per_deal = table_of(sheet)[-1]
        deals = [each.weighing.cost.mean for each in found]
        rules = GAMES[game].house_rules()
        words = DecisionWords(wording(), GAMES[game].unit(rules))
        assert number == str(len(found))
        assert errors == str(sum(each.is_error for each in found))
        assert cost == words.figure(sum(deals), signed=False)
        assert per_deal == words.figure(sum(deals) / 2, signed=False)
        leads = sum(each.kind is DecisionKind.LEAD for each in found)
        assert [row[1] for row in table_of(sheet) if row[0] == LEADS[language]] == [str(leads)]


def test_a_session_is_chosen_by_keys_and_its_deals_alone_are_summed(start: Start) -> None:
    program = start()
    program.question()
    by_game = lay_analyses(program)
    session = program.page.session
    assert session is not None
    program.trigger("sums")
    page = until_shown(program, 3)
    assert [page.sessions.itemData(row) for row in range(page.sessions.count())] == [None, session.id]
    QTest.keyClick(page.sessions, Qt.Key.Key_Down)
    (sheet,) = until_shown(program, 1).sheets
    assert table_of(sheet)[-1][1] == str(len(by_game[0]))
    program.window.sums.show_session(session.id)
    assert until_shown(program, 1).sessions.currentData() == session.id
    program.window.sums.show_session("gone")
    assert until_shown(program, 3).sessions.currentData() is None


@spoken("de")
def test_nothing_is_cut_off_on_the_page_of_sums(start: Start, language: str) -> None:
    program = start(language, text_size=130)
    program.window.resize(800, 600)
    program.question()
    lay_analyses(program)
    program.trigger("sums")
    until_shown(program, 3)
    program.until(lambda: cut_off(program.window) == [])
