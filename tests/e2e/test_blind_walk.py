# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal of every game is played by somebody who only hears what is announced, and has only keys."""

import sys
from contextlib import nullcontext
from random import Random
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QWidget

from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.ui.table import announcer
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.words.phrases import words_of
from tests import blind_walk
from tests.breadth import LANGUAGES, each_once
from tests.e2e.blind.deal_told import announcements_of, differences
from tests.e2e.blind.inside import InsideSenses
from tests.e2e.blind.player import BlindPlayer, DeafError
from tests.e2e.conftest import Open
from tests.ui.program import Program


@each_once(game=all_games(), language=LANGUAGES)
def test_a_whole_deal_is_played_by_whoever_only_hears(game: Game, language: str, opened: Open) -> None:
    program = opened(language, first=True)
    announced = walk(program, game, language)
    expected = expected_of(program, game)
    assert expected
    assert not differences(expected, announced)


def test_a_table_that_is_silent_about_the_own_cards_is_noticed(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("graden")
    program = opened("en", first=True)
    names = {f"{program.page.words().text(card)}." for card in game.pack(game.house_rules())}

    def announce_all_else(table: QWidget, words: str, *, urgent: bool = False) -> None:
        if words not in names:
            announce(table, words, urgent=urgent)

    monkeypatch.setattr(announcer, "announce", announce_all_else)
    announced = walk(program, game, "en")
    expected = expected_of(program, game)
    own = [each for each in expected if each in names]
    assert own  # their names were said all the same, where an arrow key came to them
    assert differences(expected, announced) == [f"not announced in its place: {each}" for each in own]


@pytest.mark.parametrize(
    ("announced", "found"),
    [
        (["A says Kontra.", "Your turn.", "A takes the trick."], []),
        (["A says Kontra, twice.", "A takes the trick."], ["not announced in its place: A says Kontra."]),
        (["A takes the trick.", "A says Kontra."], ["not announced in its place: A takes the trick."]),
        (
            ["A says Kontra.", "A says Kontra.", "A takes the trick."],
            ["announced 2 times instead of 1: A says Kontra."],
        ),
    ],
)
def test_an_announcement_that_is_another_or_elsewhere_or_twice_is_noticed(
    announced: list[str], found: list[str]
) -> None:
    assert differences(["A says Kontra.", "A takes the trick."], announced) == found


def test_a_walk_over_the_bus_that_fails_is_told_of_and_the_next_one_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faults: dict[str, Exception] = {"de": KeyError("no such key"), "en": DeafError("a choice has no name")}

    def fail(game: str, language: str, *, aloud: bool) -> str:
        del game, aloud
        raise faults[language]

    monkeypatch.setattr(blind_walk, "walk", fail)
    monkeypatch.setattr(blind_walk, "bus_and_screen", nullcontext)
    monkeypatch.setattr(blind_walk, "QCoreApplication", Mock)
    monkeypatch.setattr(blind_walk, "Interpreter", Mock)
    monkeypatch.setattr(sys, "argv", ["blind_walk", "--game", "graden"])
    assert blind_walk.main() == 1
    german, english = capsys.readouterr().out.splitlines()
    assert german.startswith("graden de: FAILED: KeyError in test_blind_walk.py:")
    assert english == "graden en: FAILED: a choice has no name"


def walk(program: Program, game: Game, language: str) -> list[str]:
    """Play a deal, and return what was announced without a key that asks for it."""
    senses = InsideSenses(program.window)
    player = BlindPlayer(senses, language, Random(game.id))
    player.begin(words_of(game.title))
    player.play_deal()
    senses.end()
    return player.announced


def expected_of(program: Program, game: Game) -> list[str]:
    """Return what must have been announced of the deal that is over."""
    finished = program.table.last_deal
    assert finished is not None
    return list(announcements_of(game, finished, program.page.words()))
