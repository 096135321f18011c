# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""After a deal the table shows all hands as they were dealt and every trick, and leads on."""

from kartenspiel.model.game import Game
from kartenspiel.ui.widgets.plain import PlainLabel
from tests.breadth import each_once, every_other
from tests.controller.dealt import GAMES
from tests.ui.conftest import Start
from tests.ui.program import Program


def reviewed(program: Program) -> Program:
    program.play()
    program.page.sheet.show_table.emit()
    assert program.page.review.isVisible()
    return program


@each_once(game=every_other(GAMES.values()))
def test_all_hands_and_every_trick_are_shown(start: Start, game: Game) -> None:
    program = reviewed(start(last_game=game.id, last_card_of=1))
    last, review = program.table.last_deal, program.page.review
    assert last is not None
    hands = [sorted(cards.cards) for cards in review.rows]  # type: ignore[type-var]
    assert hands == [sorted(hand) for hand in (*last.deal.hands, last.deal.talon) if hand]
    assert [cards.cards[0] for cards in review.plays] == [
        play.card for trick in last.seen.cards.tricks for play in trick
    ]
    leaders = [cards.cards[0] for cards in review.plays if cards.led]
    assert leaders == [trick[0].card for trick in last.seen.cards.tricks]
    assert sum(cards.won for cards in review.plays) == len(last.seen.cards.tricks)
    assert all(cards.accessibleName() for cards in (*review.rows, *review.plays))


def test_buttons_lead_to_the_sheet_and_to_the_next_deal(start: Start) -> None:
    program = reviewed(start(last_card_of=1))
    page = program.page
    assert page.review.next_button.text() == page.sheet.next_button.text()
    page.review.sheet_button.click()
    assert page.sheet_shown
    program.trigger("sheet")
    assert page.review.isVisible()
    page.review.next_button.click()
    assert program.question() is program.table.question
    assert page.view.isVisible()


def test_buttons_and_names_follow_the_language(start: Start) -> None:
    program = reviewed(start("de", last_card_of=1))
    review = program.page.review

    def names() -> list[str]:
        return [label.text() for label in review.findChildren(PlainLabel) if not label.isHidden()]

    assert "Gast" in names()
    program.keeper.change(language="en")
    program.until(lambda: "Guest" in names())
    assert review.next_button.text() == program.page.sheet.next_button.text() == "&Next deal"
    assert "Gast" not in names()


def test_cards_are_drawn_in_few_widths(start: Start) -> None:
    program = reviewed(start(last_card_of=1))
    review = program.page.review
    widths = set()
    for wide in range(1200, 1340, 3):
        review.resize(wide, 900)
        widths.add(review.plays[0].width())
    assert 1 < len(widths) <= 4


def test_the_sheet_leads_back_to_a_deal_that_is_played_meanwhile(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.page.next_deal()
    before = program.question()
    program.trigger("sheet")
    assert program.page.sheet.next_button.text() == "&Back to the table"
    program.page.sheet.next_button.click()
    assert program.page.view.isVisible()
    assert program.table.question == before


def test_the_score_sheet_can_be_opened_after_a_restart_in_mid_deal(start: Start) -> None:
    program = start(last_card_of=2)
    program.play()
    account = program.window.status.account.text()
    program.page.next_deal()
    program.question()
    program.kill()
    again = start()
    again.question()
    assert again.page.view.isVisible()
    assert again.window.menus.actions["sheet"].isEnabled()
    again.trigger("sheet")
    assert again.page.sheet_shown
    last, before = again.table.last_deal, program.table.last_deal
    assert last is not None
    assert before is not None
    assert (last.deal, last.outcome, last.players) == (before.deal, before.outcome, before.players)
    assert last.session.running_account() == before.session.running_account()
    assert again.window.status.account.text() == account
    again.page.sheet.next_button.click()
    again.play()
    assert again.page.sheet_shown


def test_a_history_that_makes_no_sense_leaves_the_sheet_empty(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    program.page.next_deal()
    program.question()
    program.kill()
    history = program.store.folders.data / "history.jsonl"
    history.write_bytes(history.read_bytes().replace(b'"persons": [0', b'"persons": [9'))
    again = start()
    again.question()
    assert not again.window.menus.actions["sheet"].isEnabled()
