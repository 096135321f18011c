# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether the result of a deal of Anrufen can still change (A42).

Often counting shows it: a trick is lost, or the points left cannot turn the majority.  Where it does not, all legal
continuations that differ are tried until two of them end differently.
"""

from dataclasses import dataclass, replace

from kartenspiel.games.anrufen.contract import NO_TRICKS
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.scoring import HUNDRED, Count, settlement
from kartenspiel.model.aceten import LAST_TRICK, card_points, marriage, marriage_value, marriages
from kartenspiel.model.cardplay.alike import Likeness
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Declare, Move, Play
from kartenspiel.model.seats import Seat, all_seats

ALL_TRICKS = 4


@dataclass(frozen=True, slots=True)
class StoppablePlay(Playing):
    """Play that ends as soon as nothing can change any more (A42)."""

    @property
    def decided(self) -> bool:
        """Whether a trick that loses the bid was taken in the sight of all (A42)."""
        return self.between_tricks and shows_loss(self)

    def cut_short(self) -> State | None:
        """Return the end of the deal if nothing can change any more after a complete trick (A42)."""
        made = foresee(self) if self.between_tricks else None
        return None if made is None else replace(self, decision=made)


def foresee(state: Playing) -> bool | None:
    """Return whether the bid is made (or lost) whatever is played from here, ``None`` while that is open.

    Where nobody has a token to pay with (A47) it makes no difference, and the answer is how the bid stands now.
    """
    basis, ending = state.basis, state.ending
    made, lost = (settlement(replace(basis, decided=decided), ending) for decided in (True, False))
    if made.payments == lost.payments:
        return made.count.made
    return _search(state, {})


def shows_loss(state: Playing) -> bool:
    """Whether the tricks alone show everybody that the bid is lost, whoever the partner may be (A40, A50)."""
    others = set(state.winners) - {state.bidder}
    if state.won.level == NO_TRICKS:
        return state.bidder in state.winners
    if state.won.level < ALL_TRICKS:
        return False
    if state.sides_public:
        return not others <= set(state.side_a)
    return len(others) > 1 or not others.isdisjoint(state.won.contras)


def _search(state: Playing, known: dict[object, bool | None]) -> bool | None:
    counted = _decide_by_counting(state)
    if counted is not None:
        return counted
    if state.trick or state.leading is not None:
        return _try_all(state, known)
    key = _key(state)
    if key not in known:
        known[key] = _try_all(state, known)
    return known[key]


def _try_all(state: Playing, known: dict[object, bool | None]) -> bool | None:
    turn = state.turn
    if turn is None:
        return state.count().made
    found: bool | None = None
    for move in _moves(state, turn):
        result = _search(state.after(move), known)  # type: ignore[arg-type]
        if result is None or (found is not None and result != found):
            return None
        found = result
    return found


def _key(state: Playing) -> object:
    """What the rest of the deal depends on when a trick is to be led."""
    count = state.count()
    totals = (count.total_a, count.total_b) if _points_matter(state) else ()
    return _likeness(state).shape(state.hands), state.turn, totals, count.tricks_b


def _points_matter(state: Playing) -> bool:
    """Whether the task is one of points and not of tricks alone (A9)."""
    return state.won.level not in (NO_TRICKS, ALL_TRICKS)


def _likeness(state: Playing) -> Likeness:
    """Return by what cards differ: beside their rank by points and as king and queen of a marriage (A4, A35)."""
    matter = _points_matter(state)

    def kind(card: Card, hand: Hand) -> int:
        if not matter:
            return 0
        king, queen = marriage(card.suit)
        return 1 if card in (king, queen) and king in hand and queen in hand else card_points(card)

    return Likeness(state.play_rules.pack, kind)


def _moves(state: Playing, turn: Seat) -> tuple[Move, ...]:
    """Return one of each group of cards that are alike, and the registrations where points matter."""
    cards = _likeness(state).one_of_each(state.legal_cards(turn), turn, state.hands, state.trick)
    said = (move for move in state.moves(turn) if isinstance(move, Declare) and _points_matter(state))
    return (*(Play(turn, card) for card in cards), *said)


def _decide_by_counting(state: Playing) -> bool | None:
    count = state.count()
    if state.over:
        return count.made
    if count.level == NO_TRICKS:
        return False if count.bidder_tricks else None
    if count.level >= ALL_TRICKS and count.tricks_b:
        return False
    return _decide_by_points(state, count) if count.level != ALL_TRICKS else None


def _decide_by_points(state: Playing, count: Count) -> bool | None:
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
