# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A session with a second account, in which raises count: what the window shows of both."""

from PySide6.QtWidgets import QLabel

from kartenspiel.controller.settings import GameSettings
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Amount
from tests.ui.conftest import Start


def test_both_accounts_are_seen_at_the_plates_below_on_the_sheet_and_in_the_log(start: Start) -> None:
    program = start(last_game="koenigrufen", games={"koenigrufen": GameSettings(preset="wien")}, last_card_of=1)
    program.play()
    last = program.table.last_deal
    assert last is not None
    session = last.session
    assert session.money_account is not None
    words = program.page.words()
    score, money = (
        [words.amount(Amount(sums[index], "point", signed=True)) for index in range(4)]
        for sums in (session.account, session.money_account)
    )
    below = [label.text() for label in program.window.statusBar().findChildren(QLabel)]
    assert f"Your account: {score[0]}, for money {money[0]}" in below
    assert "For money, with raises" in program.window.log.toPlainText()
    assert program.page.sheet.money.isVisible()
    program.page.next_deal()
    program.until_dealt()
    plates = program.page.view.places.plates
    for seat in all_seats(4):
        assert plates[seat].seated.account == score[seat]
        assert f"Account: {score[seat]}" in plates[seat].toolTip()
        assert f"Account for money, with raises: {money[seat]}" in plates[seat].toolTip()
