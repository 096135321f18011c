# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal of every game is played by somebody who only hears what is announced, and has only keys."""

from collections.abc import Iterator
from random import Random

import pytest

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.ui.table.chronicle import SentenceKind, sentences_of
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording
from tests.e2e.blind.inside import InsideSenses
from tests.e2e.blind.player import BlindPlayer
from tests.e2e.conftest import Open


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_whole_deal_is_played_by_whoever_only_hears(game: Game, language: str, opened: Open) -> None:
    program = opened(language, first=True)
    senses = InsideSenses(program.window)
    player = BlindPlayer(senses, language, Random(game.id))
    player.begin(words_of(game.title))
    player.play_deal()
    senses.end()
    finished = program.table.last_deal
    assert finished is not None
    heard = " ".join(player.unasked)
    place = 0
    for sentence in expected(game, finished, program.page.words()):
        assert sentence in heard[place:], sentence
        place = heard.index(sentence, place) + 1


def expected(game: Game, finished: FinishedDeal, words: Wording) -> Iterator[str]:
    """Yield what must be heard of a deal in this order: all that its log tells, and one's own cards in short."""
    for step in PlayedDeal.of(finished).steps(finished.seen.seat):
        own = isinstance(step.move, Play) and step.move.seat == step.after.seat and step.move.by is None
        for sentence in sentences_of(game, step):
            if own and sentence.kind is SentenceKind.MOVE and isinstance(step.move, Play):
                yield words.text(step.move.card)
            elif sentence.kind is not SentenceKind.RESULT:
                yield words.text(sentence.text)
