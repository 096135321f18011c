# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Answers compared in more and more imagined deals, until it is clear which is best or the work is spent."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from kartenspiel.model.moves import Move, Play
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import WeighedWorlds
from kartenspiel.players.trial import Trial, group_alike

BEHIND: Final = 3.0
"""By how many standard errors an answer is behind the best one when it drops out."""
APART: Final = 2.5
"""By how many standard errors the best answer must be ahead of every other, so that no more deals are drawn.

Chosen: with 2 it was content by luck too often, since it looks several times.
"""
NEGLIGIBLE: Final = 0.05
"""So many stakes are not worth more deals: nobody draws on where no other answer can be better by more than that."""
WORDS_FIRST: Final = 2
"""How many times as many deals, all different, are played out before it is first asked what is clear of words.

Chosen: payments of words spread more, so that after 24 deals some were clearly better by luck, the more so where a few
plausible deals came several times.
"""


@dataclass(frozen=True, slots=True)
class AdaptivePlayOuts:
    """Compares answers by what imagined deals pay when they are played out, in more deals the harder that is to tell.

    After the first deals, and whenever there are twice as many, answers that are surely not the best drop out, and it
    ends where the best one is ahead of all others by `APART` standard errors, or by less than `NEGLIGIBLE` stakes
    behind them.  So more work is done where more is at stake: there payments spread more.  What may be spent is a
    number of deals, never time, so that the same question with the same random numbers has the same opinion.
    """

    first: int
    """How many imagined deals are played out before it is first asked what is clear; of words more (`WORDS_FIRST`)."""
    cards: int
    """How many are played out at most where cards are compared."""
    words: int
    """How many are played out at most where anything else is among the answers: that takes much longer."""
    prior: float
    """How much the heuristic counts beside the payments, in stakes for an average trick."""

    def times(self, factor: int) -> "AdaptivePlayOuts":
        """Return what does so many times the work, in the first deals too."""
        return replace(self, first=factor * self.first, cards=factor * self.cards, words=factor * self.words)

    def compare(
        self,
        judgement: Judgement,
        question: Question,
        answers: Sequence[Move | None],
        rng: Random,
        *,
        dares: float = 0.0,
    ) -> Opinion:
        """Return what is thought of the answers; the one that is paid best on the average is chosen.

        `dares` is what somebody sees in a word beside its payment, as for `Trial.dare`.
        """
        cards = all(isinstance(answer, Play) for answer in answers)
        most = self.cards if cards else self.words
        most *= judgement.effort(question)
        source = WeighedWorlds(judgement, question.seen)
        imagined = source.draw(min(self.first, most), rng)
        trial = Trial(judgement, question, group_alike(judgement, imagined[0], answers), self.prior, rng)
        trial.dare(dares)
        trial.prefer(judgement.preferred(question, answers, rng))
        trial.play_out(imagined)
        played = len(imagined)
        enough = 0 if cards else WORDS_FIRST * self.first
        while played < most and (trial.different < enough or trial.narrow(BEHIND, APART, NEGLIGIBLE)):
            imagined = source.draw(min(played, most - played), rng)
            trial.play_out(imagined)
            played += len(imagined)
        return trial.opinion
