# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the other players say with their moves, in bubbles beside their plates."""

from collections.abc import Sequence

from kartenspiel.controller.sitting import Step
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Pass, Play
from kartenspiel.model.observation import Observation
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.layout import talon_in_the_middle
from kartenspiel.ui.table.places import SeatDisplays
from kartenspiel.ui.table.stage import Stage
from kartenspiel.ui.words.wording import Wording


class Sayings:
    """Shows, with each step, the words of `GameWords.say` in the bubble of the seat that moved."""

    def __init__(self, stage: Stage, places: SeatDisplays, game: Game, wording: Wording) -> None:
        self._stage, self._places = stage, places
        self.use(game, wording)
        stage.reading = self._reading_time

    def use(self, game: Game, wording: Wording) -> None:
        """Use the words of this game, in the present language."""
        self._game, self._wording = game, wording

    def tell(self, step: Step, covered: Sequence[Area]) -> None:
        """Say what is said with a step, beside what is `covered`; what was said before goes once it is out of place."""
        before, pace = step.before, self._stage.pace
        if _ends_what_was_said(step):
            self._places.hush()
        words = self._words(step)
        if words and step.move is not None:
            played = step.after.cards.trick or step.after.cards.tricks  # bids matter until then
            self._places.speak(step.move.seat, words, pace.reading_time(words) if played else None, covered)
        revealed = None if before is None else self._game.words.reveal(before, step.after)
        if revealed is not None and revealed[0] != step.after.seat:
            words = self._wording.text(revealed[1])
            self._places.speak(revealed[0], words, pace.reading_time(words), covered)

    def _reading_time(self, step: Step) -> int:
        """Return how long play waits for what is said with a step, in milliseconds: not until it was read slowly."""
        words, pace = self._words(step), self._stage.pace
        return pace.reading_time(words) // 2 if words and pace.speed else 0

    def _words(self, step: Step) -> str:
        """Return what is said with a step, nothing where the person at the screen has made it."""
        if step.move is None or step.before is None or step.move.seat == step.after.seat:
            return ""
        if isinstance(step.move, Pass) and step.move.seat in [past.seat for past in step.before.log[-1:]]:
            return ""  # what was announced just before stays to be read
        text = self._game.words.say(step.move, step.before, step.after)
        return "" if text is None else self._wording.text(text)


def _ends_what_was_said(step: Step) -> bool:
    """Tell whether bids are over with a step, or the talon comes to lie where bubbles are."""
    before = step.before
    if before is None:
        return True
    first_trick = isinstance(step.move, Play) and not before.cards.tricks
    return first_trick or _talon_comes(before, step.after)


def _talon_comes(before: Observation, after: Observation) -> bool:
    """Tell whether the talon is laid in the middle of the table, or turned there."""
    return bool(after.cards.talon) and talon_in_the_middle(after.cards) and before.cards.talon != after.cards.talon
