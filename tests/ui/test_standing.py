# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How everybody stands: chips at the plates, the ranking when a session ends, deals that counted double."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.session import Person, Session, new_session
from kartenspiel.controller.settling_up import debts
from kartenspiel.controller.sitting import FinishedDeal, Sitting, Step
from kartenspiel.games import game_named
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Amount, Share, english
from kartenspiel.players.base import player_named
from kartenspiel.ui.sheet.account_block import LEAST_PLOTTED
from kartenspiel.ui.sheet.score_sheet import ScoreSheet
from kartenspiel.ui.table.chronicle import sentences_of
from kartenspiel.ui.words.accounting import ranking
from kartenspiel.ui.words.wording import Wording
from tests.ui.seats import Evening

PEOPLE = ("Franz", "Resi", "Poldl", "Mizzi")


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "anrufen", start_tokens=17)
    yield found
    found.end()


def session_of(game_id: str, **options: object) -> Session:
    game = game_named(game_id)
    rules = from_json(game.house_rules, options)
    return new_session(game, rules, [Person(name, "random") for name in PEOPLE[: game.seats(rules)]], Random(2))


def play(session: Session) -> FinishedDeal:
    """Play a deal of a session by chance."""
    rng, player = Random(4), player_named("random")
    conductor = Conductor(game_named(session.game).start(session.deal()))
    while (asked := conductor.next_question()) is not None:
        conductor.answer(player.choose(asked[1], rng))
    state, outcome = conductor.state, conductor.state.outcome
    assert outcome is not None
    sitting = Sitting(session, state)
    return sitting.finished_deal()


def written(sheet: ScoreSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if not label.isHidden()]


def test_the_tokens_of_everybody_are_seen_from_the_first_deal_on(evening: Evening) -> None:
    evening.begin().question()
    plates = evening.view.places.plates
    assert [plates[seat].seated.pieces for seat in all_seats(4)] == ["17"] * 4
    assert "17 token" in plates[all_seats(4)[1]].toolTip()


def test_who_stand_alike_share_a_place() -> None:
    assert ranking((3, 9, 3, -1)) == ((1, 1), (2, 0), (2, 2), (4, 3))


def test_a_session_that_has_ended_says_who_came_first_and_with_how_many_tokens(qtbot: QtBot) -> None:
    last = play(session_of("anrufen", session_end="fixed_deals", session_deals=1, start_tokens=20))
    assert last.session.over
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_deal(last, "french")
    note = next(text for text in written(sheet) if "session has ended" in text)
    lines = note.splitlines()[1:]
    assert len(lines) == len(PEOPLE)
    assert lines[0].startswith("1. ")
    for name, won in zip(PEOPLE, last.session.account, strict=True):
        assert any(f"{name}: {20 + won} token" in line for line in lines)


def test_a_deal_in_a_double_round_is_marked_in_the_account_and_the_next_one_announced(qtbot: QtBot) -> None:
    session = session_of("zwanzigerrufen")
    session = replace(session, coming=replace(session.coming, context={"double_hands": 3}))
    last = play(session)
    assert [result.factor for result in last.session.results] == [2]
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_deal(last, "tarock")
    assert "Deal 1 (×2)" in written(sheet)
    assert "The next deal counts ×2." in written(sheet)


def with_raises() -> FinishedDeal:
    """Return a deal in which raises made the second account another."""
    session = session_of("koenigrufen", kontra_ledger="side")
    last = play(session)
    while last.outcome.money == last.outcome.payments or len(last.session.results) < LEAST_PLOTTED:
        last = play(last.session)
    return last


def test_two_accounts_stand_on_the_sheet_each_with_its_plot(qtbot: QtBot) -> None:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    last = with_raises()
    sheet.show_deal(last, "tarock")
    sheet.resize(1280, 1400)
    sheet.show()
    texts = written(sheet)
    assert "Account of this session" in texts
    assert "Account for money, with raises" in texts
    assert sheet.account.plot.isVisible()
    assert sheet.money.plot.isVisible()
    words = Wording("en", "tarock", PEOPLE)
    assert last.outcome.money is not None
    rows = texts[texts.index("In money, with raises") :]
    assert rows[1:5] == [words.figure(Share(Fraction(paid), "point")) for paid in last.outcome.money]
    for payer, receiver, amount in debts(tuple(map(Fraction, last.outcome.money))):
        paid = words.amount(Amount(int(amount), "point"))
        assert any(f"{PEOPLE[payer]} pays {paid} to {PEOPLE[receiver]}." in text for text in texts)


def test_one_account_shows_no_second(qtbot: QtBot) -> None:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_deal(play(session_of("koenigrufen")), "tarock")
    sheet.show()
    assert not sheet.money.isVisible()
    assert not any("money" in text for text in written(sheet))


def test_card_points_stand_as_players_write_them_and_are_explained_in_tooltips(qtbot: QtBot) -> None:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    last = play(session_of("koenigrufen"))
    sheet.show_deal(last, "tarock")
    tips = {label.text(): label.toolTip() for label in sheet.findChildren(QLabel) if label.toolTip()}
    if last.outcome.conclusion.score is not None:
        assert sheet.headline.result.toolTip().startswith("Card points: ")
    for points in last.outcome.card_points:
        whole, over = divmod(points, 3)
        said = f"{whole} and {over} third{'s' * (over > 1)}" if over else str(whole)
        assert tips[f"{whole}/{over}"] == f"{said}: that is {points} thirds of a point"


def test_the_log_tells_what_the_second_account_brings(qtbot: QtBot) -> None:
    del qtbot
    last = with_raises()
    told = sentences_of(game_named("koenigrufen"), Step(None, None, last.seen))
    assert last.outcome.money is not None
    amounts = " ".join(f"seat {seat} ({paid:+d} point)" for seat, paid in enumerate(last.outcome.money))
    assert f"For money, with raises: {amounts}." in [english(each.text) for each in told]


def test_an_ordinary_deal_bears_no_mark(qtbot: QtBot) -> None:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_deal(play(session_of("russbach")), "german")
    assert "Deal 1" in written(sheet)
    assert not any("×" in text for text in written(sheet))
