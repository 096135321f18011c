# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""For how many a game is played is chosen where one chooses the game, not among its house rules."""

import pytest

from kartenspiel.controller.plans import (
    belonging_to_forms,
    chosen_from,
    form_of,
    rules_title,
    usual_rules,
    with_values,
)
from kartenspiel.controller.settings import GameSettings, Settings, own_id
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import as_json
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.window.game_tile import GameTile
from kartenspiel.ui.window.start_page import StartPage
from kartenspiel.ui.words.phrases import words_of
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

KOENIGRUFEN = game_named("koenigrufen")
FORMS = {form.id: form for form in KOENIGRUFEN.description.forms}
WITH_FORMS = [game for game in all_games() if game.description.forms]


@pytest.mark.parametrize("game", WITH_FORMS, ids=lambda game: game.id)
def test_the_forms_of_a_game_are_house_rules_that_no_preset_touches_and_the_first_is_usual(game: Game) -> None:
    usual, forms = game.house_rules(), game.description.forms
    assert form_of(game, usual) is forms[0]
    for form in forms:
        rules = with_values(usual, form.options)
        assert form_of(game, rules) is form
        assert form.dummies == game.seats(rules) - game.players(rules)
    assert not any(belonging_to_forms(game) & preset.values.keys() for preset in game.presets)


def tile_of(program: Program, game: Game) -> GameTile:
    program.trigger("games")
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    page.open(game)
    return next(tile for tile in page.tiles if tile.game_id == game.id)


def test_a_form_chosen_on_the_page_of_games_is_dealt_with_any_preset_and_remembered(start: Start) -> None:
    program = start(last_game="koenigrufen")
    tile = tile_of(program, KOENIGRUFEN)
    assert [button.text() for button in tile.forms.buttons] == [words_of(form.label) for form in FORMS.values()]
    assert tile.forms.chosen == "four"
    tile.forms.buttons[3].click()
    assert tile.forms.about.text() == words_of(FORMS["two"].help)
    vienna = next(preset for preset in KOENIGRUFEN.presets if preset.id == "wien")
    next(button for button in tile.buttons() if button.text() == words_of(vienna.label)).click()
    program.until_dealt()
    session = program.page.session
    assert session is not None
    assert session.preset == vienna.id
    assert [person.is_dummy for person in session.players].count(True) == 2
    assert as_json(session.rules)["table_mode"] == "two"
    title = words_of(rules_title(KOENIGRUFEN, session, program.keeper.settings))
    assert title == f"{words_of(vienna.label)} · {words_of(FORMS['two'].label)}"
    assert tile_of(program, KOENIGRUFEN).forms.chosen == "two"


def test_the_sentence_about_a_form_has_room_on_the_page_of_games(start: Start) -> None:
    program = start(last_game="koenigrufen", language="de")
    program.window.resize(910, 512)
    tile = tile_of(program, KOENIGRUFEN)
    for button in tile.forms.buttons:
        button.click()
        program.qtbot.waitUntil(lambda: cut_off(tile) == [])  # words that wrap anew ask for another layout


def test_the_dialog_offers_the_forms_and_what_belongs_to_them_above_the_house_rules(start: Start) -> None:
    program = start(last_game="koenigrufen")
    dialog = program.dialog("new", SessionDialog)
    assert dialog.form.isVisible()
    dialog.form.forms.setCurrentIndex(list(FORMS).index("three_fixed"))
    assert dialog.form.about.text() == words_of(FORMS["three_fixed"].help)
    seat = dialog.form.controls["dummy_seat"]
    assert seat.isVisible()
    seat.set_value("west")
    shown = [row.spec.id for row in dialog.rules.form.rows if not row.isHidden()]
    assert not {"table_mode", "dummy_seat"} & set(shown)
    assert len(dialog.players.people()) == 3
    dialog.presets.setCurrentIndex(dialog.presets.findData("tarockcup"))
    assert dialog.rules.count.text() == "All house rules are as in the preset."
    dialog.rules.back.click()
    plan = dialog.plan()
    assert plan.preset == "tarockcup"
    written = as_json(plan.rules)
    assert (written["table_mode"], written["dummy_seat"]) == ("three_fixed", "west")
    dialog.form.forms.setCurrentIndex(0)
    assert not seat.isVisible()
    assert len(dialog.players.people()) == 4
    dialog.reject()


def test_a_game_for_one_number_of_players_asks_for_no_form(start: Start) -> None:
    program = start(last_game="graden")
    dialog = program.dialog("new", SessionDialog)
    assert dialog.form.forms.currentText() == "4 players"
    assert not dialog.form.forms.isEnabled()
    assert dialog.form.about.text() == "This game has no other number of players."
    assert dialog.form.values() == {}
    dialog.games.setCurrentIndex(dialog.games.findData("anrufen"))
    for preset, players in (("anrufen4", 4), ("anrufen3", 3)):
        dialog.presets.setCurrentIndex(dialog.presets.findData(preset))
        assert dialog.form.forms.currentText() == f"{players} players"
    assert dialog.form.about.text() == "The rules chosen decide how many play."
    dialog.reject()
    tile = tile_of(program, game_named("graden"))
    assert (tile.forms.about.isVisible(), tile.forms.chosen) == (False, "")


def test_own_rules_are_dealt_in_the_form_chosen_beside_them() -> None:
    settings = chosen_from(Settings(), KOENIGRUFEN, "tarockcup", "three_flying")
    rules = usual_rules(KOENIGRUFEN, settings)[1]
    assert form_of(KOENIGRUFEN, rules) is FORMS["three_flying"]
    kept = settings.with_game("koenigrufen", GameSettings(own_presets={"Ours": as_json(rules)}))
    for form in FORMS.values():
        again = usual_rules(KOENIGRUFEN, chosen_from(kept, KOENIGRUFEN, own_id("Ours"), form.id))[1]
        assert form_of(KOENIGRUFEN, again) is form
        assert as_json(again)["bird_hold"] == "soft"


def test_own_rules_chosen_in_the_dialog_keep_the_form_above_them(start: Start) -> None:
    program = start(last_game="koenigrufen")
    dialog = program.dialog("new", SessionDialog)
    dialog.form.forms.setCurrentIndex(list(FORMS).index("three_flying"))
    dialog.rules.keep("Ours")
    dialog.form.forms.setCurrentIndex(list(FORMS).index("two"))
    dialog.presets.setCurrentIndex(0)
    dialog.presets.setCurrentIndex(dialog.presets.count() - 1)
    assert dialog.presets.currentText() == "Ours"
    assert as_json(dialog.plan().rules)["table_mode"] == "two"
    assert dialog.rules.count.text() == "All house rules are as in the preset."
    dialog.reject()
