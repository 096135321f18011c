# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a person says together in one turn: announcements are chosen one by one, taken back at will, and said at once.

Records and players know one move each.  Which of them can be said together, and in which order, follows from what may
be chosen after each of them; nothing else is known of the rules here.
"""

from collections.abc import Callable, Sequence

from kartenspiel.model.moves import Choice, Move, Play

ChoicesAfter = Callable[[Sequence[Move]], tuple[Choice, ...]]
"""Says what can be chosen after some moves, nothing if they cannot be made in this order: `Table.choices_after`."""


def announcements(choices: Sequence[Choice]) -> tuple[Move, ...]:
    """Return those of these choices beside which more may be said."""
    return tuple(choice for choice in choices if isinstance(choice, Move) and choice.keeps_word)


class Statements:
    """The announcements that a question offers, and those of them that are chosen so far."""

    def __init__(self, choices: tuple[Choice, ...], choices_after: ChoicesAfter) -> None:
        self._choices_after = choices_after
        self._after: dict[tuple[Move, ...], tuple[Choice, ...]] = {(): choices}
        self.chosen: tuple[Move, ...] = ()
        """In an order in which they can be said."""
        self.all, self.endings = self._reachable()
        """Every announcement that can be said, some only beside others; and what else, but for cards, can follow."""

    @property
    def following(self) -> tuple[Choice, ...]:
        """What can be done once the chosen ones are said."""
        return self._following(self.chosen)

    @property
    def ends_turn(self) -> bool:
        """Whether with what is chosen nothing is left to be done."""
        return bool(self.chosen) and not self.following

    def can_choose(self, move: Move) -> bool:
        """Tell whether an announcement can be chosen or taken back, though others may have to give way to it."""
        return move in self.chosen or move in self._after[()] or self._joined(self.chosen, move) is not None

    def switch(self, move: Move) -> None:
        """Choose an announcement, or take it back; those chosen that do not go with that are taken back with it."""
        if not self.can_choose(move):
            return
        if move in self.chosen:
            self.chosen = self._as_many(tuple(each for each in self.chosen if each != move))
        else:
            joined = self._joined(self.chosen, move)
            self.chosen = self._as_many(self.chosen, (move,)) if joined is None else joined

    def _as_many(self, wanted: Sequence[Move], said: tuple[Move, ...] = ()) -> tuple[Move, ...]:
        """Return as many of these announcements as can be said beside `said`, with them."""
        for each in wanted:
            said = self._joined(said, each) or said
        return said

    def _joined(self, said: tuple[Move, ...], move: Move) -> tuple[Move, ...] | None:
        """Return an order in which one more can be said beside others, the last place first; ``None`` if none can."""
        for place in range(len(said), -1, -1):
            order = (*said[:place], move, *said[place:])
            if self._can_be_said(order):
                return order
        return None

    def _can_be_said(self, order: tuple[Move, ...]) -> bool:
        return all(each in self._following(order[:place]) for place, each in enumerate(order))

    def _following(self, said: tuple[Move, ...]) -> tuple[Choice, ...]:
        if said not in self._after:
            self._after[said] = self._choices_after(said)
        return self._after[said]

    def _reachable(self) -> tuple[tuple[Move, ...], tuple[Choice, ...]]:
        """Return the announcements that can be said, and what can follow them."""
        found: dict[Move, None] = {}
        endings: dict[Choice, None] = {}
        waiting: list[tuple[Move, ...]] = [()]
        for said in waiting:  # which grows meanwhile
            following = self._following(said)
            new = [each for each in announcements(following) if each not in found]
            found.update(dict.fromkeys(new))
            endings.update(
                dict.fromkeys(each for each in following if each not in found and not isinstance(each, Play))
            )
            waiting += [(*said, each) for each in new]
        return tuple(found), tuple(endings)
