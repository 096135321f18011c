# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Players to measure levels by: they infer nothing, and change only with the heuristics of a game.

They say what the heuristics of a game say that dare neither more nor less, as *medium* does, and play cards as most
programs of this kind do (perfect information Monte Carlo): they imagine so many deals, every one that fits as likely as
any other, whatever was said or played; play every card out in each of them; and take the one that is paid best on the
average.  *Unlearned* is *medium* without what was learned that words are worth.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, cast

from kartenspiel.model.moves import Play
from kartenspiel.players import seated
from kartenspiel.players.chance import ChancePlayer
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.levels import HeuristicPlayer, heuristic_opinion
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Player, Question
from kartenspiel.players.rollout import worlds
from kartenspiel.players.trial import Trial, group_alike


@dataclass(frozen=True, slots=True)
class UniformPlayer(Player):
    """Plays the card that is paid best on the average of so many imagined deals, in which it infers nothing."""

    name: str
    deals: int
    boldness: float
    """How much it dares in what it says, as for `Judgement.statement`."""

    def consider(self, question: Question, rng: Random) -> Opinion:
        """Speak by rule, or play the card that is paid best."""
        judgement = judgements().get(question.seen.game)
        if judgement is None:
            return ChancePlayer().consider(question, rng)
        word = heuristic_opinion(judgement, question, self.boldness, rng) if question.statements else None
        plays = question.plays
        if word is not None and (word.move is not None or not plays):
            return word
        if len(plays) == 1:
            return Opinion(plays[0], Reason.ONLY_ANSWER, silence=word)
        return self._play(judgement, question, plays, rng)._replace(silence=word)

    def _play(self, judgement: Judgement, question: Question, plays: Sequence[Play], rng: Random) -> Opinion:
        imagined = worlds(judgement, question.seen, self.deals, rng)
        trial = Trial(judgement, question, group_alike(judgement, imagined[0], plays), prior=0.0, rng=rng)
        trial.play_out(imagined)
        return trial.opinion


UNLEARNED: Final = replace(cast("HeuristicPlayer", seated.PLAYERS["medium"]), name="unlearned", learned=False)
"""*Medium* that says what the judgement of the game says: what learning is worth is measured by it."""
PLAYERS: Final[Mapping[str, Player]] = {
    player.name: player
    for player in (UniformPlayer("pimc20", 20, EVEN), UniformPlayer("pimc100", 100, EVEN), UNLEARNED)
}
"""A player for each of `base.YARDSTICKS`, by its name."""
