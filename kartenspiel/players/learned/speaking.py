# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said without a trial: the word that was learned to be worth most, else that of the judgement of the game."""

from collections.abc import Sequence
from random import Random

from kartenspiel.model.moves import Move
from kartenspiel.players.daring import daring_worth
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.learned.encoder import are_words
from kartenspiel.players.learned.values import Learned, word_chosen
from kartenspiel.players.learned.worths import learned_of
from kartenspiel.players.question import Question


def word_said(judgement: Judgement, question: Question, boldness: float, rng: Random) -> Move | None:
    """Return what a player says who tries nothing out; `boldness` and ``None`` as for `Judgement.statement`."""
    said = judgement.statement(question, boldness, rng)
    if learned_at(question) is None:
        return said
    words = list(judgement.answers_to_compare(question, rng))
    if said not in words:
        words.append(said)
    return best_word(judgement, question, words, said, boldness - EVEN)


def learned_at(question: Question) -> Learned | None:
    """Return what was learned at tables like the one at which this is asked."""
    learned = learned_of(question.seen.game)
    return learned if learned is not None and learned.covers(question.seen) else None


def best_word(
    judgement: Judgement, question: Question, words: Sequence[Move | None], said: Move | None, dares: float = 0.0
) -> Move | None:
    """Return the word that is worth most, the quietest being the first of them.

    What the judgement has `said`, one of them, stays unless another is clearly worth more.  `dares` is what somebody
    sees in a word beside its worth, from -1 to 1.
    """
    learned = learned_at(question)
    if learned is None or not are_words(words):
        return said
    rule, stake = words.index(said), judgement.stake(question.seen)
    worths = learned.worths(question, words, rule)
    seen = {at: worths[at] + (daring_worth(word, dares, stake) if at else 0.0) for at, word in enumerate(words)}
    return words[word_chosen(seen, rule, learned.margin * stake)]
