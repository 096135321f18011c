# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Evenings with real cards, entered on the score pad in the window; every account comes out to the cent."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.pad_book import first_dealers
from kartenspiel.games import all_games
from kartenspiel.model.game import Game, State
from kartenspiel.model.text import english
from tests.controller.dealt import records
from tests.e2e.conftest import Open
from tests.e2e.scorer import Finger, evenings
from tests.ui.program import Program

NAMES = ("Anna", "Bert", "Cilli", "Dora")
PICTURES = os.environ.get("PAD_PICTURES", "")
"""A folder for pictures of the page, where somebody wants to look at them."""
PLAYERS = {"de": "easy", "en": "random"}


def picture(program: Program, name: str) -> None:
    if PICTURES:
        QApplication.processEvents()
        program.window.grab().save(str(Path(PICTURES) / f"{name}.png"))


def enter_all(finger: Finger, evening: list[State], name: str = "") -> None:
    """Enter an evening deal by deal; after each every account stands as the records say."""
    account: list[int] = [0] * len(finger.book.account)
    money = list(account)
    for number, state in enumerate(evening, 1):
        outcome = state.outcome
        assert outcome is not None
        finger.enter(state)
        problems = [english(problem.text) for problem in finger.book.coming.entered.problems]
        assert not problems
        assert finger.book.coming.deal.dealer == state.deal.dealer
        if name and number in (1, 5, 12):
            picture(finger.program, f"{name}-{number}")
        seating = finger.book.coming.seating
        finger.book_it()
        for seat, account_of in enumerate(seating):
            account[account_of] += outcome.payments[seat]
            money[account_of] += (outcome.money or outcome.payments)[seat]
        assert list(finger.book.account) == account
        assert finger.book.money is None or list(finger.book.money) == money


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_30_finished_deals_come_to_the_account_of_their_records_to_the_cent(
    opened: Open, game: Game, language: str
) -> None:
    finger, entered = Finger(opened(language)), 0
    for number, evening in enumerate(evenings(records(game, 30, 1, PLAYERS[language]))):
        rules, first = evening[0].deal.rules, evening[0].deal.dealer
        places = {seat: place for place, seat in first_dealers(game, rules).items()}
        finger.begin(game.id, NAMES[: game.players(rules)], places[first])
        assert finger.book.rules == rules
        enter_all(finger, evening, f"{game.id}-{language}" if not number else "")
        entered += len(evening)
    assert entered == 30
    picture(finger.program, f"{game.id}-{language}-end")
