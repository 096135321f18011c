# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Evenings with real cards, entered on the score pad in the window; every account comes out to the cent."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.pad_book import as_json, first_dealers
from kartenspiel.controller.plans import in_form
from kartenspiel.games import all_games, game_named
from kartenspiel.model.description import TableForm
from kartenspiel.model.game import Game, State
from kartenspiel.model.text import english
from tests.breadth import LANGUAGES, WIDE, each_once, spoken
from tests.controller.dealt import records
from tests.e2e.conftest import Open
from tests.e2e.scorer import Finger, Typist, evenings
from tests.pad_answers import answers
from tests.ui.program import Program

NAMES = ("Anna", "Bert", "Cilli", "Dora")
PICTURES = os.environ.get("PAD_PICTURES", "")
"""A folder for pictures of the page, where somebody wants to look at them."""
CHANCE = {"de": 1, "en": 2}


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


TIMES = int(os.environ.get("PAD_TIMES", "1"))
"""For a larger sample: ``PAD_TIMES=3`` has twelve deals of each game entered, with ``WIDE=1`` in either language."""
DEALS = 4 * TIMES
"""So many deals of each game are entered, for the time it takes.

That the questions about a deal come to what it pays is proved without a window, by many more deals.
"""


@each_once(game=all_games(), language=LANGUAGES)
def test_finished_deals_come_to_the_account_of_their_records_to_the_cent(
    opened: Open, game: Game, language: str
) -> None:
    finger, entered = Finger(opened(language)), 0
    for number, evening in enumerate(evenings(records(game, DEALS, CHANCE[language], "easy"))):
        rules, first = evening[0].deal.rules, evening[0].deal.dealer
        places = {seat: place for place, seat in first_dealers(game, rules).items()}
        finger.begin(game.id, NAMES[: game.players(rules)], places[first])
        assert finger.book.rules == rules
        enter_all(finger, evening, f"{game.id}-{language}" if not number else "")
        entered += len(evening)
    assert entered == DEALS
    picture(finger.program, f"{game.id}-{language}-end")


FORMS = [(game, form) for game in all_games() for form in game.description.forms[1:]]


@pytest.mark.parametrize(("game", "form"), FORMS, ids=[f"{game.id} {form.id}" for game, form in FORMS])
def test_an_evening_in_another_form_comes_to_the_account_of_its_records(
    opened: Open, game: Game, form: TableForm
) -> None:
    rules = in_form(game, game.presets[0], form.options)
    evening = evenings(records(game, 6 if WIDE else 3, 2, "easy", rules))[0]
    places = {seat: place for place, seat in first_dealers(game, rules).items()}
    finger = Finger(opened("de"))
    finger.begin(game.id, NAMES[: game.players(rules)], places[evening[0].deal.dealer], form.id)
    assert finger.book.rules == rules
    enter_all(finger, evening, f"{game.id}-{form.id}")
    assert len(finger.book.deals) == len(evening)


@each_once(game=(game_named("koenigrufen"), game_named("russbach")), language=LANGUAGES)
def test_deals_are_entered_by_keys_alone(opened: Open, game: Game, language: str) -> None:
    evening = evenings(records(game, 3, 3, "easy"))[0]
    places = {seat: place for place, seat in first_dealers(game, evening[0].deal.rules).items()}
    typist = Typist(opened(language))
    typist.begin(game.id, NAMES, places[evening[0].deal.dealer])
    enter_all(typist, evening)
    assert len(typist.book.deals) == 3


@spoken("de")
def test_what_is_half_entered_is_there_again_after_the_program_was_killed(
    opened: Open, language: str, tmp_path: Path
) -> None:
    game = game_named("koenigrufen")
    evening = evenings(records(game, 3, 1, "easy"))[0]
    places = {seat: place for place, seat in first_dealers(game, evening[0].deal.rules).items()}
    program = opened(language)
    finger = Finger(program)
    finger.begin(game.id, NAMES, places[evening[0].deal.dealer])
    enter_all(finger, evening[:2])
    half = answers(evening[2])
    for name in ("contract", "declarer"):
        if name in finger.page.form.rows:
            finger.answer(finger.page.form.rows[name], half[name])
    known, draft, account = finger.book.id, finger.book.draft, finger.book.account
    program.until(lambda: as_kept(tmp_path, known) == as_json(finger.book))
    program.kill()

    again = Finger(opened(language))
    again.program.trigger("pad")
    assert (again.book.id, again.book.draft, again.book.account) == (known, draft, account)
    again.enter(evening[2])
    again.book_it()
    assert len(again.book.deals) == 3


def as_kept(home: Path, pad: str) -> object:
    """What the file of a pad holds."""
    file = home / "data" / "pads" / f"{pad}.json"
    return {key: value for key, value in json.loads(file.read_text(encoding="utf-8")).items() if key != "format"}


def test_the_last_deal_is_taken_off_and_put_back_and_an_earlier_one_corrected(opened: Open) -> None:
    game = game_named("graden")
    finger = Finger(opened("en"))
    finger.begin(game.id, NAMES)
    for bidder in "01":
        for name, answer in (("contract", "koenigmord"), ("bidder", bidder), ("result", "made")):
            finger.answer(finger.page.form.rows[name], answer)
        finger.book_it()
    assert finger.book.account == (140, 140, -140, -140)
    finger.press(finger.page.undo_button)
    assert finger.book.account == (210, -70, -70, -70)
    finger.press(finger.page.redo_button)
    assert finger.book.account == (140, 140, -140, -140)
    finger.page.account.table.selectRow(0)
    finger.press(finger.page.open_button)
    assert finger.page.form.rows["bidder"].buttons["0"].isChecked()
    finger.answer(finger.page.form.rows["result"], "lost")
    assert finger.book.account == (140, 140, -140, -140)
    finger.press(finger.page.book_button)
    assert finger.book.account == (-280, 280, 0, 0)
    assert "To settle up: Anna pays Bert €2.80." in finger.page.account.settled.text()


@spoken("en")
def test_what_cannot_be_is_refused_with_the_reason_and_the_clause(opened: Open, language: str) -> None:
    finger = Finger(opened(language))
    finger.begin("koenigrufen", NAMES)
    for name, answer in (("contract", "rufer"), ("called", "HK"), ("partner", "2"), ("result", "won")):
        finger.answer(finger.page.form.rows[name], answer)
    finger.answer(finger.page.form.rows["made.trull"], "D")
    assert finger.page.book_button.isEnabled()
    finger.answer(finger.page.form.rows["made.pagat"], "O")
    told = {"de": "denn der Pagat (I) wäre bei beiden Parteien", "en": "the Pagat (I) would be with both sides"}
    assert told[language] in finger.page.result.text
    assert "K65" in finger.page.result.text
    assert not finger.page.book_button.isEnabled()
    picture(finger.program, f"refused-{language}")
    finger.answer(finger.page.form.rows["made.pagat"], "none")
    assert finger.page.book_button.isEnabled()
