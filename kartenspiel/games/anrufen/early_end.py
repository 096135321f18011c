# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the result of a deal of Anrufen can still change (A42).

Often counting shows it: a trick is lost, or the points left cannot turn the majority.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from kartenspiel.games.anrufen.contracts import NO_TRICKS
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.settlement import HUNDRED, SideCounts, tokens_of
from kartenspiel.model.aceten import LAST_TRICK, card_points, marriage, marriage_value, marriages
from kartenspiel.model.cardplay.alike import Likeness
from kartenspiel.model.cardplay.early_end import EarlyEnd, common_end
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Declare, Move
from kartenspiel.model.seats import Seat, all_seats

ALL_TRICKS = 4


@dataclass(frozen=True, slots=True)
class StoppablePlay(EarlyEnd[bool], Playing):
    """Play that ends as soon as nothing can change any more, settled by whether the bid is made (A42)."""

    @property
    def may_stop(self) -> bool:
        """Whether a trick has just been completed, another one is to follow, and no marriage was said with its lead."""
        return self.leading is None and self.between_tricks

    @property
    def end_seen(self) -> bool:
        """Whether the tricks alone show that the bid is lost, whoever the partner may be (A40, A42, A50)."""
        others = set(self.winners) - {self.bidder}
        if self.won.level == NO_TRICKS:
            return self.bidder in self.winners
        if self.won.level < ALL_TRICKS:
            return False
        if self.sides_public:
            return not others <= set(self.side_a)
        return len(others) > 1 or not others.isdisjoint(self.won.contras)

    def foreseen_end(self) -> bool | None:
        """Return whether the bid is made (or lost) whatever is played from here, ``None`` while that is open.

        Where nobody has a token to pay with (A47) it makes no difference, and the answer is how the bid stands now.
        """
        in_debt = self.rules.insufficient_tokens == "debt"
        nothing_paid = not in_debt and max(tokens_of(self.deal.context)) <= 0
        return self.count().made if nothing_paid else common_end(self)

    @property
    def end_counted(self) -> bool | None:
        """Whether the bid is made, if counting shows it: by a trick, or by the points that are left."""
        count = self.count()
        if self.over:
            return count.made
        if count.level == NO_TRICKS:
            return False if count.bidder_tricks else None
        if count.level >= ALL_TRICKS and count.tricks_b:
            return False
        return _by_points(self, count) if count.level != ALL_TRICKS else None

    @property
    def end_depends_on(self) -> Hashable:
        """The points of both sides where they matter, what tricks were lost, and the marriage about to be led."""
        count = self.count()
        return (count.total_a, count.total_b) if self._points_matter else (), count.tricks_b, self.leading

    @property
    def _points_matter(self) -> bool:
        """Whether the task is one of points and not of tricks alone (A9)."""
        return self.won.level not in (NO_TRICKS, ALL_TRICKS)

    @property
    def likeness(self) -> Likeness:
        """By what cards differ: beside their rank by points and as king and queen of a marriage (A4, A35)."""
        matter = self._points_matter

        def kind(card: Card, hand: Hand) -> int:
            if not matter:
                return 0
            king, queen = marriage(card.suit)
            return 1 if card in (king, queen) and king in hand and queen in hand else card_points(card)

        return Likeness(self.play_rules.pack, kind)

    def differing_moves(self, turn: Seat) -> tuple[Move, ...]:
        """Return one of each group of cards that are alike, and the registrations where points matter."""
        said = (move for move in self.moves(turn) if isinstance(move, Declare) and self._points_matter)
        return (*self.differing_plays(turn), *said)


def _by_points(state: Playing, count: SideCounts) -> bool | None:
    """Compare totals when one side gets everything that is left with when the other does."""
    side_a = state.side_a
    left = LAST_TRICK + sum(card_points(card) for hand in state.hands for card in hand)
    left += sum(card_points(play.card) for play in state.trick)
    wed_a = wed_b = 0
    for seat in all_seats(state.deal.seats):
        hand = state.hands[seat]
        worth = sum(marriage_value(suit, state.won.trumps) for suit in marriages(hand)) if len(hand) > 1 else 0
        wed_a, wed_b = (wed_a + worth, wed_b) if seat in side_a else (wed_a, wed_b + worth)
    if count.level == 1:
        if count.total_a > count.total_b + left + wed_b:
            return True
        return False if count.total_a + left + wed_a < count.total_b else None
    if count.total_a + left + wed_a < HUNDRED:
        return False
    return True if count.level == 2 and count.total_a >= HUNDRED else None  # noqa: PLR2004 - hundred alone
