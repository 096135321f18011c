# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Dummies at a table of Königrufen: where they sit, who deals, who plays their cards (K98–K117).

What changes elsewhere because of a dummy asks `Deal.dummies` or `State.actor`; only here is said what these are.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.outcome import Context, Succession
from kartenspiel.model.seats import Seat, after, all_seats

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.sides.king_places import KingPlaces
    from kartenspiel.model.tarock.sides import Sides

SEATS: Final = 4
"""So many hands are dealt, whoever sits behind them (K1, K98)."""

_FIXED: Final = {"south": 0, "east": 1, "north": 2, "west": 3}
"""The values of the option ``dummy_seat`` (K100)."""
_PLAYER: Final = Seat(0)
"""With a flying dummy this seat is a player's in every deal, so that the person at the screen keeps it (K99)."""
_BESIDE: Final = {"right": -1, "left": 1}
"""How many seats on from a dummy its player sits, by the option ``two_player_trischaken_dummy`` (K116)."""
_TWO: Final = 2

_PLACES: Final[Mapping[str, Callable[[KoenigrufenRules, Seat], tuple[Seat, ...]]]] = {
    "four": lambda _rules, _dealer: (),
    "three_flying": lambda _rules, dealer: (after(dealer, SEATS, -1),),
    "three_fixed": lambda rules, _dealer: (Seat(_FIXED[rules.dummy_seat]),),
    "two": lambda _rules, dealer: tuple(sorted((after(dealer, SEATS), after(dealer, SEATS, -1)))),
}
"""The dummies of a dealer by the option ``table_mode`` (K98–K100, K112)."""


def dummies(rules: KoenigrufenRules, dealer: Seat) -> tuple[Seat, ...]:
    """Return the dummies when this seat deals; raises `BadDealError` where it cannot be dealer (K98–K100, K112)."""
    found = _PLACES[rules.table_mode](rules, dealer)
    if dealer in found:
        raise BadDealError(f"dealer: seat {dealer} is a dummy's, and a dummy never deals")
    if rules.table_mode == "three_flying" and _PLAYER in found:
        raise BadDealError(f"dealer: seat {dealer} cannot deal, for seat {_PLAYER} would be the flying dummy's")
    return found


def dealers(rules: KoenigrufenRules) -> tuple[Seat, ...]:
    """Return who may deal, the first seat a player's wherever it can be (K99, K100, K112)."""
    able = [seat for seat in all_seats(SEATS) if _can_deal(rules, seat)]
    return tuple(seat for seat in able if _PLAYER not in dummies(rules, seat)) or tuple(able)


def _can_deal(rules: KoenigrufenRules, dealer: Seat) -> bool:
    try:
        dummies(rules, dealer)
    except BadDealError:
        return False
    return True


def succession(rules: KoenigrufenRules, dealer: Seat, forehand: Seat, context: Context) -> Succession:
    """Return who deals after a deal that was scored: its forehand (K1, K99, K100, K112).

    Where a dummy would come to the first seat, all others move on by one; the players keep their order.
    """
    coming = forehand if _can_deal(rules, forehand) else after(forehand, SEATS)
    before, then = dummies(rules, dealer), dummies(rules, coming)
    keep = dict(zip((*_others(then), *then), (*_others(before), *before), strict=True))
    return Succession(coming, context, tuple(keep[seat] for seat in all_seats(SEATS)), then)


def _others(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the players beside these dummies, in the order of play from the first seat on."""
    return tuple(seat for seat in all_seats(SEATS) if seat not in seats)


def order_of_guardians(rules: KoenigrufenRules, players: Sequence[Seat], leader: Seat) -> tuple[Seat, ...]:
    """Return the players in the order in which a guardian is looked for: from forehand, or from the leader (K107).

    `players` are in the order of play from forehand on.
    """
    first = players.index(leader) if rules.solo_guardian == "first_to_play" else 0
    return (*players[first:], *players[:first])


def guardian(dummy: Seat, order: Sequence[Seat], sides: "Sides") -> Seat:
    """Return who plays the cards of a dummy in a contract with a declarer: the first on its side (K106–K108, K115).

    `order` is that of `order_of_guardians`.  The declarer is the only player on his side where the dummy is his
    partner; with a player as his partner there is but one opponent left.
    """
    return next(seat for seat in order if sides.of(seat) == sides.of(dummy))


def usual_guardian(order: Sequence[Seat], declarer: Seat) -> Seat:
    """Return who plays the cards of a dummy if he lacks the called card (K107, K108): the first beside the declarer.

    `order` is that of `order_of_guardians`.
    """
    return next(seat for seat in order if seat != declarer)


def told_by_guardian(places: "KingPlaces", order: Sequence[Seat], guardian: Seat) -> "KingPlaces":
    """Return where the called card can be once everybody has seen who plays the cards of a dummy (K108).

    The `usual_guardian` plays them, unless he holds the card and so has to declare himself.
    """
    usual = usual_guardian(order, places.declarer)
    return places.after(usual, with_card=guardian != usual, without=guardian == usual)


def guardian_in_trischaken(
    rules: KoenigrufenRules, dummy: Seat, players: Sequence[Seat], winners: Sequence[Seat]
) -> Seat:
    """Return who plays the cards of a dummy in Trischaken: the player who won last, at first forehand (K110).

    Two players have a dummy each for the whole deal (K116).  `winners` are those of the tricks so far.
    """
    if len(players) == _TWO:
        return after(dummy, SEATS, _BESIDE[rules.two_player_trischaken_dummy])
    return next((winner for winner in reversed(winners) if winner in players), players[0])


def is_thrown_in(players: Sequence[Seat], sides: "Sides") -> bool:
    """Whether the cards are thrown in after the call: the other of two players holds the called card (K114)."""
    return len(players) == _TWO and sides.partner in players


def trischaken_scoring(rules: KoenigrufenRules) -> tuple[str, str]:
    """Return how Trischaken is settled: ``trischaken_scoring`` and ``trischaken_specials`` as they hold (K111)."""
    if rules.two_pay_two_with_dummies:
        return "two_pay_two", "off"
    return rules.trischaken_scoring, rules.trischaken_specials
