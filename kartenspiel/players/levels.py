# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The levels a person may choose.

*Easy* and *medium* speak by heuristics and judge each card in imagined deals by the trick it goes to: easy in a single
one, so that it overlooks things as people do, medium in a few, and by how well they explain what was said.  *Strong*
and *expert* play imagined deals out for every answer they could give and take the one that is paid best on the average,
in more deals the harder that is to tell (`adaptive.py`); so does *medium* with its few deals for cards of a game in
which a trick tells too little of them (`Judgement.plays_out`).  What a level does is an amount of work, never of time.
Where every hand lies open and somebody alone must win just so many tricks, all but *easy* search all continuations
(`exact.py`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import mul
from random import Random

from kartenspiel.model.moves import Move, Play
from kartenspiel.players.adaptive import AdaptivePlayOuts
from kartenspiel.players.chance import ChancePlayer, pick_move
from kartenspiel.players.exact import unlost_seen
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Judgement
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.learned.speaking import word_said
from kartenspiel.players.opinion import Estimate, Measure, Opinion, Reason, paired_difference
from kartenspiel.players.question import Player, Question
from kartenspiel.players.rollout import weighed_worlds, worlds
from kartenspiel.players.trial import Trial, group_alike


def heuristic_opinion(
    judgement: Judgement, question: Question, boldness: float, rng: Random, *, learned: bool = False
) -> Opinion:
    """Return what heuristics say, or what was learned, and a legal move where one is needed and they have none."""
    move = word_said(judgement, question, boldness, rng) if learned else judgement.statement(question, boldness, rng)
    if move is None and not question.may_pass and not question.plays:
        return Opinion(pick_move(question.choices[0], rng), Reason.FALLBACK)
    return untried_opinion(question, move)


def untried_opinion(question: Question, move: Move | None) -> Opinion:
    """Return the opinion on an answer that is given without a trial since nothing else seems worth one."""
    if move is None:
        return Opinion(None, Reason.NOTHING_TO_SAY)
    return Opinion(move, Reason.HEURISTIC if question.only_answer is None else Reason.ONLY_ANSWER)


@dataclass(frozen=True, slots=True)
class PlayOuts:
    """Compares answers by what a fixed number of imagined deals pay when they are played out."""

    deals: int
    """How many imagined deals are played out for each answer."""
    prior: float
    """How much the heuristic counts beside the payments, in stakes for an average trick."""

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
        count = self.deals * judgement.effort(question)
        imagined = worlds(judgement, question.seen, count, rng, weighed=True)
        trial = Trial(judgement, question, group_alike(judgement, imagined[0], answers), self.prior, rng)
        trial.dare(dares)
        trial.prefer(judgement.preferred(question, answers, rng))
        trial.play_out(imagined)
        return trial.opinion


@dataclass(frozen=True, slots=True)
class HeuristicPlayer(Player):
    """Plays by heuristics, in so many imagined deals; `boldness` as for `Judgement.statement`."""

    name: str
    deals: int
    boldness: float
    noise: float
    """How far, in parts of an average trick, its judgement of a card may be out."""
    thrift: float
    """How much it saves its trumps, from 0 to 1."""
    weighs_words: bool
    """Whether it imagines deals in which everybody has the hand for what he said."""
    play_outs: PlayOuts | None
    """How it judges cards of games in which their trick tells too little of them; ``None``: like those of any other."""
    work: int
    """So many cards it plays in imagination to find what surely wins where every hand lies open."""
    learned: bool = False
    """Whether it says what was learned to be worth most, where that is known."""

    def bolder(self, name: str, by: float) -> "HeuristicPlayer":
        """Return a player of the same level who dares so much more, from -1 to 1."""
        return replace(self, name=name, boldness=min(1.0, max(0.0, self.boldness + by)))

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Speak by rule, or play the card that looks best."""
        judgement = judgements().get(question.seen.game)
        if judgement is None:
            return ChancePlayer().consider(question, rng)
        word = None
        if question.statements:
            word = heuristic_opinion(judgement, question, self.boldness, rng, learned=self.learned)
        plays: Sequence[Play] = question.plays
        if word is not None and (word.move is not None or not plays):
            return word
        if len(plays) == 1:
            return Opinion(plays[0], Reason.ONLY_ANSWER, silence=word)
        plays, wins = unlost_seen(judgement, question, plays, self.work, rng)
        if wins:
            return Opinion(plays[0], Reason.SEARCH, silence=word)
        if self.play_outs is not None and judgement.plays_out:
            opinion = self.play_outs.compare(judgement, question, plays, rng)
        else:
            opinion = self._play(judgement, question, plays, rng)
        return opinion if word is None else opinion._replace(silence=word)

    def _play(self, judgement: Judgement, question: Question, plays: Sequence[Play], rng: Random) -> Opinion:
        worths: list[list[float]] = []
        averages: list[float] = []
        if self.weighs_words:
            imagined, weights = weighed_worlds(judgement, question.seen, self.deals, rng)
        else:
            imagined, weights = worlds(judgement, question.seen, self.deals, rng), [1.0] * self.deals
        for state in imagined:
            heuristic, table = lay_out(judgement, state, plays[0].seat, self.thrift)
            averages.append(abs(heuristic.average))
            slip = self.noise * averages[-1]
            worths.append(
                [
                    heuristic.worth(table, heuristic.place(play.card)) + slip * (rng.random() - rng.random())
                    for play in plays
                ]
            )
        return opinion_by_worth(plays, worths, weights, averages)


def opinion_by_worth(
    plays: Sequence[Play], worths: Sequence[Sequence[float]], weights: Sequence[float], averages: Sequence[float]
) -> Opinion:
    """Return the card that is worth most on the average of imagined deals, and what all of them are worth.

    Of each deal `worths` has the worth of every card, `weights` how much it counts, `averages` what a trick is worth.
    """
    totals = [0.0] * len(plays)
    for weight, found in zip(weights, worths, strict=True):
        # added one by one, since `sum` rounds otherwise from Python 3.12 on
        totals = [total + weight * worth for total, worth in zip(totals, found, strict=True)]
    chosen = totals.index(max(totals))
    whole = sum(weights)
    trick = sum(map(mul, weights, averages)) / whole or 1.0
    by_card = list(zip(*worths, strict=True))
    estimates = []
    for play, total, found in zip(plays, totals, by_card, strict=True):
        expected = total / whole / trick
        behind = paired_difference(found, by_card[chosen], weights, trick)
        estimates.append(Estimate(play, expected, expected, behind.mean, behind.spread, behind.error, len(weights)))
    return Opinion(plays[chosen], Reason.WORTH, Measure.TRICK, tuple(estimates))


@dataclass(frozen=True, slots=True)
class SearchPlayer(Player):
    """Plays imagined deals out and compares what they pay."""

    name: str
    play_outs: PlayOuts | AdaptivePlayOuts
    work: int
    """So many cards it plays in imagination to find what surely wins where every hand lies open."""
    dares: float = 0.0
    """What it sees in a word beside its payment, as for `Trial.dare`."""

    def bolder(self, name: str, by: float) -> "SearchPlayer":
        """Return a player of the same level who dares so much more, from -1 to 1."""
        return replace(self, name=name, dares=self.dares + by)

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Give the answer that is paid best on the average of all imagined deals."""
        judgement = judgements().get(question.seen.game)
        if judgement is None:
            return ChancePlayer().consider(question, rng)
        word = self._say(judgement, question, rng) if question.statements else None
        plays: Sequence[Play] = question.plays
        if word is not None and (word.move is not None or not plays):
            return word
        if len(plays) == 1:
            return Opinion(plays[0], Reason.ONLY_ANSWER, silence=word)
        plays, wins = unlost_seen(judgement, question, plays, self.work, rng)
        if wins:
            return Opinion(plays[0], Reason.SEARCH, silence=word)
        return self.play_outs.compare(judgement, question, plays, rng)._replace(silence=word)

    def _say(self, judgement: Judgement, question: Question, rng: Random) -> Opinion:
        answers = judgement.answers_to_compare(question, rng)
        if len(answers) == 1:
            return untried_opinion(question, answers[0])
        return self.play_outs.compare(judgement, question, answers, rng, dares=self.dares)
