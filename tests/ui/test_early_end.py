# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal that ends before its last card, in the window (A42, G23)."""

from pathlib import Path

from PySide6.QtWidgets import QLabel

from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.store import Store
from tests.controller.tables import LOST_AT_ONCE, before_the_end, session_of
from tests.ui.conftest import Start

NOT_PLAYED = "The rest was not played: nothing could change any more."


def test_the_score_sheet_says_why_the_rest_was_not_played_and_all_hands_lie_open(start: Start, tmp_path: Path) -> None:
    session = session_of("graden", seed=LOST_AT_ONCE)
    store = Store(tmp_path)
    store.save(Sittings.of(Sitting(session, before_the_end(session.deal()))))
    store.close()
    program = start(home=tmp_path)
    program.play()
    last = program.table.last_deal
    assert last is not None
    assert len(last.outcome.tricks) == 1
    assert NOT_PLAYED in [label.text() for label in program.page.sheet.findChildren(QLabel)]
    assert NOT_PLAYED in program.window.log.toPlainText()
    seen = program.table.seen
    assert seen is not None
    played = {play.card for trick in seen.cards.tricks for play in trick}
    left = {card for hand in last.deal.hands for card in hand} - played
    assert left <= set(program.page.view.stage.items)
    program.play(deals=2)
    assert program.table.last_deal is not last
