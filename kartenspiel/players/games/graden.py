# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Graden: how many tricks a hand is sure of, and how safely it wins none."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final, TypeGuard

from kartenspiel.games.graden.contracts import (
    BY_ID,
    CONTRACTS,
    HAND,
    HIGH,
    LOW,
    PLAUDERER,
    SEATS,
    GradenContract,
    ten_is_high,
)
from kartenspiel.games.graden.play import Playing
from kartenspiel.games.graden.public import GradenPublic, Seen
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import Basis, tricks_lost
from kartenspiel.model.aceten import DEAL_POINTS, LAST_TRICK, PACK_24, card_points, marriages, pack_with
from kartenspiel.model.cardplay.payment_tables import NONE
from kartenspiel.model.cardplay.payoff import seats_of
from kartenspiel.model.cards import BY_INDEX, PLAIN_SUITS, Card, all_cards
from kartenspiel.model.game import Hand, ImaginedDeal, State
from kartenspiel.model.moves import Bid, Call, Choice, Declare, Join, Move, Pass
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.chance import word_likelihood
from kartenspiel.players.deck import Deck
from kartenspiel.players.ending_worth import EndingWorth, Nearness
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.tendencies.graden import TENDENCIES
from kartenspiel.players.terms import Terms, suits_led

# The numbers below were chosen by hand.  They are judged by a hand made for each contract, on which strong must bid it
# (`tests/players/test_ace_ten_bids.py`), and by what contracts of self-play are paid (`packaging/players/selfplay.py`).

_NOTHING: Final = {ranks: Deck(pack_with(ranks), lambda _: 0.0) for ranks in (LOW, HIGH)}
_SCHURLN: Final = Deck(pack_with(HIGH), lambda each: -float(card_points(each)))
_TRICK: Final = 10.0
"""What a trick is worth where tricks alone count; the unit in which everything else is weighed, so any would do."""
_MIDDLING: Final = 0.4
"""What a middling contract is worth, in parts of what 100 cents stand for (G17, G34)."""

_ENOUGH: Final = {"called": 5.9, "last": 4.7, "alone": 5.7}
"""So many sure tricks, with the called card in hand, are wanted for a contract of each kind."""
_BOLDNESS_RANGE: Final = 0.8
"""By how many tricks less the daring do it than the timid."""
_TRIED: Final = 1.2
"""How far below what it should have a contract is still worth a trial."""
_DANGER: Final = 2.2
"""How much danger is borne in a contract without tricks."""
_DANGER_OPEN: Final = 1.2
"""How much danger is borne where the opponents lay their cards open."""
_BID_EFFORT: Final = 4
"""How many times as many deals as usual are imagined for a bid; chosen."""
_CALLS_TRIED: Final = 6
"""So many calls at most are tried out; chosen, for the time it takes."""
_SPREAD: Final = 0.5
"""How fast a bid becomes likelier, in sure tricks or in danger."""
_FLOOR: Final = 1e-6
"""How likely any bidding at all is, whatever the hands: so little that it decides only where no hands explain it."""
_NEARNESS: Final = 0.05
"""What it adds, in stakes, that all tricks or points lie between winning and losing: where imagined deals are won or
lost whatever is played, the answer is taken that comes nearest to winning."""
_MARGIN: Final = 0.25
"""So much of a contract's value it must promise above passing."""


_LATER: Final = 0.2
"""How likely a card below the top cards of a suit takes a trick, for each card that is held of it beyond two.

Each top card counts twice: it drives others out.
"""
_LATER_AT_MOST: Final = 0.9
"""How likely it is at most."""
_BELOW: Final = 0.5
"""What each rank below a card that is not held adds to its danger in a contract without tricks."""
_LEAD_FROM_MIDDLE: Final = 2.0
"""By how much each rank above the Jack makes a card a worse lead in a contract without tricks: it wins at once."""
_PLACE: Final = {rank: place for place, rank in enumerate(reversed(LOW.split()))}
"""The bit of each rank of a suit."""


def _tricks_in_suit(held: int, order: str) -> float:
    """Return the tricks that the cards of one suit win if they are led from the top, low ones of many by half."""
    ranks = order.split()
    top = next((count for count, rank in enumerate(ranks) if not held >> _PLACE[rank] & 1), len(ranks))
    behind = held.bit_count() - top
    return top + behind * min(_LATER_AT_MOST, _LATER * (top + held.bit_count() - 2)) if top else 0.0


def _danger_in_suit(held: int) -> float:
    """Return how likely the cards of one suit win a trick against their owner's will."""
    ranks = [rank for rank in range(HAND) if held >> rank & 1]
    return sum(_BELOW * (rank - place) for place, rank in enumerate(ranks))


_HOLDINGS: Final = range(1 << HAND)
"""What may be held of a suit."""
_TRICKS: Final = {order: [_tricks_in_suit(held, order) for held in _HOLDINGS] for order in (LOW, HIGH)}
_DANGERS: Final = [_danger_in_suit(held) for held in _HOLDINGS]


_SUIT: Final = (1 << HAND) - 1
"""The bits of one suit."""
_TOPS: Final = 3
"""So many ranks of each suit are called."""


def _bit_of(each: Card) -> int:
    """Return the bit of a card among those of all suits, which lie one above the other."""
    return 1 << HAND * PLAIN_SUITS.index(each.suit) + _PLACE[each.rank] if each in PACK_24 else 0


_BITS: Final = tuple(map(_bit_of, all_cards()))
"""The bit of each card, by its index."""
_CALLED: Final = {
    order: [
        (_BITS[each.index], HIGH if each.rank == "T" else order)
        for each in PACK_24
        if each.rank in order.split()[:_TOPS]
    ]
    for order in (LOW, HIGH)
}
"""For each order the cards that may be called, and the order once they are (G27)."""


def _sum_by_suit(worths: Sequence[float], held: int) -> float:
    """Return what cards are worth, suit by suit."""
    return (
        worths[held & _SUIT]
        + worths[held >> HAND & _SUIT]
        + worths[held >> 2 * HAND & _SUIT]
        + worths[held >> 3 * HAND]
    )


def _bits_of(hand: Iterable[Card]) -> int:
    """Return the cards of a hand as bits."""
    return sum([_BITS[each.index] for each in hand])


def sure_tricks(hand: Iterable[Card], order: str) -> float:
    """Return the tricks that a hand wins if it leads from the top, low cards of long suits counted by half."""
    return _sum_by_suit(_TRICKS[order], _bits_of(hand))


def danger(hand: Iterable[Card]) -> float:
    """Return how likely a hand wins a trick against its will: cards that are not held from the bottom up."""
    return _sum_by_suit(_DANGERS, _bits_of(hand))


@lru_cache(maxsize=4096)
def card_to_lay(hand: Hand, *, leads: bool) -> Card:
    """Return the card to lay down: to lead, the lone middle card that others must beat; to throw, the worst."""
    all_held = _bits_of(hand)

    def relief(each: Card) -> float:
        held, rank = all_held >> HAND * PLAIN_SUITS.index(each.suit) & _SUIT, _PLACE[each.rank]
        lost = _DANGERS[held] - _DANGERS[held ^ 1 << rank]
        return lost - (_LEAD_FROM_MIDDLE * max(0, rank - _PLACE["J"]) if leads else 0.0)

    return max(sorted(hand, key=BY_INDEX), key=relief)


def best_call(hand: Hand, contract: GradenContract, calls: Sequence[Call]) -> list[Call]:
    """Return the calls possible, the card that adds most tricks first; a ten called makes the tens high (G27)."""

    def gain(call: Call) -> float:
        order = HIGH if contract.high or call.card.rank == "T" else LOW
        own = call.card in hand  # where a card of one's own may be called
        return sure_tricks(hand if own else (*hand, call.card), order) - (HAND if own else 0)

    return sorted(calls, key=lambda call: (-gain(call), call.card))


@lru_cache(maxsize=4096)
def _promise(held: int, order: str, *, calls: bool) -> float:
    """Return the sure tricks of a hand, as bits, in an order, and where a card is called with the best one called."""
    if not calls:
        return _sum_by_suit(_TRICKS[order], held)
    return max([_sum_by_suit(_TRICKS[then], held | bit) for bit, then in _CALLED[order] if not held & bit])


def _risk(hand: Hand, contract: GradenContract) -> float:
    """Return the danger in a contract without tricks when the best card has been laid down."""
    laid = card_to_lay(hand, leads=True)
    return danger([each for each in hand if each is not laid]) - _danger_limit(contract)


def _danger_limit(contract: GradenContract) -> float:
    """Return how much danger is borne in a contract without tricks."""
    return _DANGER_OPEN if contract is PLAUDERER else _DANGER


def _surplus(bid: Bid, hand: Hand) -> float:
    """Return how much a hand has beyond what a bid wants; below 0 it is not enough."""
    contract = BY_ID[bid.bid]
    if contract.task == "none":
        laid = card_to_lay(hand, leads=True)
        return -_risk(hand, contract) if bid.card is laid else -HAND
    calls = contract.task == "called"
    return _promise(_bits_of(hand), HIGH if contract.high else LOW, calls=calls) - _ENOUGH[contract.task]


class GradenJudgement(Judgement[GradenRules, GradenPublic, Playing]):
    """The judgement of Graden."""

    tendencies = TENDENCIES

    def stake(self, seen: Seen) -> float:
        """A middling contract (G17, G34)."""
        return _stake(seen.rules)

    def terms(self, state: Playing) -> Terms:
        """Every trick counts, or none is wanted; in Schurln card points are shunned (G17, G36)."""
        basis, rules = state.basis, state.play_rules
        standing, partner = basis.standing, basis.partner
        seats = all_seats(state.deal.seats)
        if standing is None:
            return Terms(deck=_SCHURLN, rules=rules, sides=seats, trick=-1.0, last=-LAST_TRICK, tricks=HAND)
        none = standing.contract.task == "none"
        of_seat = {standing.seat: 1, partner: 1, standing.mit: 2} if none or partner is not None else {standing.seat: 1}
        deck = _NOTHING[HIGH if ten_is_high(standing.contract, basis.called) else LOW]
        sides = tuple(of_seat.get(seat, 0) for seat in seats)
        if not none:
            return Terms(deck, rules, sides, trick=_TRICK, tricks=HAND, sweep=1)
        return Terms(deck, rules, sides, trick=-_TRICK, tricks=HAND, goal=0, led=suits_led(deck, sides, state.tricks))

    def declarer(self, state: Playing) -> tuple[Seat | None, Card | None]:
        """Whoever bid most plays, and may have called a card; in Schurln nobody does."""
        return state.basis.bidder, state.basis.called

    def worth_of_endings(self, state: Playing, seat: Seat) -> EndingWorth:
        """Return the payments, and a little for how near the task came to being fulfilled or missed."""
        scale = _NEARNESS * _stake(state.rules)
        return EndingWorth((state.payoff,), seat, near=(_nearness(state.basis, seat),), scale=scale)

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        """Bid the most valuable contract the hand is good for, join, pass, show a pair or call."""
        del rng
        return _answer(_own_cards(question.seen), question.seen.public.contract, question.statements, boldness)

    def reply(
        self,
        state: State,
        seat: Seat,
        choices: tuple[Choice, ...],
        rng: Random,
        *,
        may_pass: bool,
    ) -> Move | None:
        """Answer as in a real deal, without putting together what the seat may know."""
        del rng, may_pass
        return _answer(state.deal.hands[seat], state.public.contract, choices, EVEN)

    def speaks(self, state: State) -> bool:
        """Nothing is said once cards are played."""
        del state
        return False

    def goes_on(self, state: Playing) -> bool:
        """No card ends a deal before its trick is full."""
        return len(state.trick) + 1 < state.deal.seats

    def answers_to_compare(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out each contract that is not out of reason, with the best card laid down, and the best calls."""
        del rng
        hand, contract, choices = _own_cards(question.seen), question.seen.public.contract, question.statements
        calls = [choice for choice in choices if isinstance(choice, Call)]
        if calls:
            return best_call(hand, contract, calls)[:_CALLS_TRIED]
        quiet = [choice for choice in choices if isinstance(choice, Pass)]
        if not quiet:
            return _pairs(choices)[:1]
        bids = [bid for bid in choices if isinstance(bid, Bid) and _surplus(bid, hand) >= -_TRIED]
        laid = card_to_lay(hand, leads=False)
        joinable = _left_danger(contract, hand) <= _BOLDNESS_RANGE
        joins = [choice for choice in choices if joinable and _joins(choice, laid)]
        return [*quiet, *bids, *joins]

    def plausibility(self, imagined: ImaginedDeal) -> float:
        """Weigh whether each had the hand for what he bid, and none for passing."""
        found, public = 1.0, imagined.public
        for move, word in zip(imagined.log, public.said, strict=False):
            hand = imagined.deal.hands[move.seat]
            if isinstance(move, Bid):
                found *= word_likelihood(_surplus(move, hand), _SPREAD)
            elif isinstance(move, Join):
                found *= word_likelihood(-_left_danger(word.contract, hand), _SPREAD)
            else:
                found *= word_likelihood(-_best_surplus(hand, word.contract), _SPREAD)
        return found + _FLOOR

    def effort(self, question: Question) -> int:
        """Bids are thought over for long: payments spread widely, and words are quickly tried out."""
        return _BID_EFFORT if any(isinstance(choice, Pass) for choice in question.choices) else 1

    def margin(self, move: Move | None, question: Question) -> float:
        """A contract must promise something."""
        if isinstance(move, Bid):
            rules: GradenRules = question.seen.rules
            return _MARGIN * BY_ID[move.bid].value * rules.stake_factor / 100
        return _MARGIN * self.stake(question.seen) if isinstance(move, Join) else 0.0


def _stake(rules: GradenRules) -> float:
    """Return what a middling contract is worth, in payments (G17, G34)."""
    return _MIDDLING * rules.stake_factor


def _nearness(basis: Basis, seat: Seat) -> Nearness:
    """Return how well a seat did in a finished deal, in parts of all tricks or points above or below the others."""
    standing, seats, nothing = basis.standing, range(SEATS), (0,) * SEATS
    if standing is None:
        own = tuple([-(each == seat) for each in seats])
        return Nearness(own, nothing, rivals=seats_of(each for each in seats if each != seat), of=DEAL_POINTS)
    if standing.contract.task == "none":
        times = tuple([(each in standing.players) * (-1 if each == seat else 1) for each in seats])
        return Nearness(nothing, times, of=HAND)
    lost, sign = tricks_lost(basis), -1 if seat in (basis.bidder, basis.partner) else 1
    first = NONE if lost.first is None else lost.first
    return Nearness(nothing, tuple([sign * (lost.seats >> each & 1) for each in seats]), first=first, of=HAND)


def _own_cards(seen: Seen) -> Hand:
    """Return all cards of the observer, one lying face down included."""
    return tuple(each for each in seen.dealt[seen.seat] if each is not None)


def _pairs(choices: Sequence[Choice]) -> list[Declare]:
    """Return the pairs that may be shown (G16)."""
    return [choice for choice in choices if isinstance(choice, Declare)]


def _answer(hand: Hand, contract: GradenContract, choices: Sequence[Choice], boldness: float) -> Move:
    """Answer by rule under the standing contract; of the pairs to be shown the first will do."""
    calls = [choice for choice in choices if isinstance(choice, Call)]
    if calls:
        return best_call(hand, contract, calls)[0]
    quiet = next((choice for choice in choices if isinstance(choice, Pass)), None)
    if quiet is None:
        return _pairs(choices)[0]
    slack = _BOLDNESS_RANGE * (boldness - EVEN)
    bids = [bid for bid in choices if isinstance(bid, Bid) and _surplus(bid, hand) + slack >= 0]
    if bids:
        return max(bids, key=lambda bid: BY_ID[bid.bid].value)
    laid = card_to_lay(hand, leads=False)
    joins = [choice for choice in choices if _joins(choice, laid)]
    return joins[0] if joins and _left_danger(contract, hand) <= slack else quiet


@lru_cache(maxsize=4096)
def _best_surplus(hand: Hand, contract: GradenContract) -> float:
    """Return how much a hand has beyond what it wants of the standing contract, and those above, that fits it best."""
    held = _bits_of(hand)
    wins, limits = _wants(contract.number, pair=bool(marriages(hand)))
    found = [_promise(held, order, calls=calls) - enough for order, calls, enough in wins]
    if limits:
        laid = card_to_lay(hand, leads=True)
        found.append(max(limits) - danger([each for each in hand if each is not laid]))
    return max(found, default=-HAND)


@cache
def _wants(number: int, *, pair: bool) -> tuple[tuple[tuple[str, bool, float], ...], tuple[float, ...]]:
    """Return what the contracts from this number on want of a hand with or without a pair.

    In which order of cards, calling one or not, how many sure tricks; and of those without tricks how much danger each
    bears.
    """
    above = [each for each in CONTRACTS if each.number >= number and (pair or not each.pair)]
    wins = [
        (HIGH if each.high else LOW, each.task == "called", _ENOUGH[each.task]) for each in above if each.task != "none"
    ]
    return tuple(dict.fromkeys(wins)), tuple(_danger_limit(each) for each in above if each.task == "none")


def _joins(choice: Choice, laid: Card) -> TypeGuard[Join]:
    return isinstance(choice, Join) and choice.card is laid


def _left_danger(contract: GradenContract, hand: Hand) -> float:
    """Return by how much the danger that is left when the worst card lies face down is too much to be borne."""
    laid = card_to_lay(hand, leads=False)
    return danger([each for each in hand if each is not laid]) - _danger_limit(contract)


JUDGEMENT: Final = GradenJudgement()
