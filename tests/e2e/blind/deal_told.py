# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a table must have announced of a deal, and what of it somebody who only listens has not heard."""

from collections import Counter
from collections.abc import Iterator, Sequence

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.ui.table.chronicle import SentenceKind, sentences_of
from kartenspiel.ui.words.wording import Wording


def announcements_of(game: Game, finished: FinishedDeal, words: Wording) -> Iterator[str]:
    """Yield what must be announced of a deal, each as a whole and in this order.

    It is what the log tells, of each step the move first and then the rest; of one's own card the name is enough, and
    how the deal was counted is for the score sheet.
    """
    for step in PlayedDeal.of(finished).steps(finished.seen.seat):
        sentences = [each for each in sentences_of(game, step) if each.kind is not SentenceKind.RESULT]
        at_first = 1 if step.before is None or (sentences[:1] and sentences[0].kind is SentenceKind.MOVE) else 0
        told = [words.text(each.text) for each in sentences]
        own = _own_card(step)
        first = " ".join(told[:at_first]) if own is None else f"{words.text(own)}."
        yield from filter(None, (first, " ".join(told[at_first:])))


def _own_card(step: Step) -> Card | None:
    move = step.move
    return move.card if isinstance(move, Play) and move.seat == step.after.seat and move.by is None else None


def differences(expected: Sequence[str], announced: Sequence[str]) -> list[str]:
    """Return in what the announcements differ from those that must come: which are missing, misplaced or doubled.

    Between them others may have come, as of what is asked.
    """
    found: list[str] = []
    place = 0
    for each in expected:
        try:
            place = announced.index(each, place) + 1
        except ValueError:
            found.append(f"not announced in its place: {each}")
    wanted, made = Counter(expected), Counter(announced)
    found += [
        f"announced {made[each]} times instead of {wanted[each]}: {each}"
        for each in wanted
        if made[each] > wanted[each]
    ]
    return found
