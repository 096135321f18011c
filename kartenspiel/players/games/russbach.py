# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Rußbach: which card to call, when to declare, when to announce."""

import math
from collections.abc import Sequence
from random import Random
from typing import Final, TypeGuard, cast

from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.states import Playing
from kartenspiel.model.aceten import LAST_TRICK, PACK_32, TEN_HIGH, card_points, marriages
from kartenspiel.model.calling.dealing import BATCH
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card
from kartenspiel.model.game import Hand, Observation, State
from kartenspiel.model.moves import Announce, Call, Choice, Declare, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.chance import pick
from kartenspiel.players.deck import Deck
from kartenspiel.players.halfdealt import played_out
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.thumb import Terms

DECK: Final = Deck(PACK_32, TEN_HIGH, card_points)
TRICKS: Final = 8

# What a hand of four is worth to the caller, in stakes: fitted to 6,400 calls from 200 random hands, each played out
# in 40 imagined deals.  To call one's own card and play alone was best with none of them.
_TRUMP: Final = {"A": 0.76, "T": 0.60, "K": 0.50, "Q": 0.47, "J": 0.27, "9": 0.23, "8": 0.23, "7": 0.23}
_CALLED: Final = {"A": 0.55, "T": 0.34, "K": 0.33, "Q": 0.29}
"""The called card, which comes with the partner; the lower ones are alike."""
_SIDE: Final = {"A": 0.49, "T": 0.17, "K": 0.09}
_TRUMP_PAIR: Final = 0.5
_PAIR: Final = 0.2
_OTHERS: Final = {rank: _CALLED.get(rank, 0.0) for rank in _TRUMP}
_ALONE: Final = 4.0
"""How much worse it is to have no partner."""
_TEMPER: Final = 0.3
"""By how much a call may seem worse to a caller who makes it all the same."""
_WHIM: Final = 1e-4
"""How likely any call at all is, whatever it seems worth."""
_UNSAID: Final = 0.2
"""How likely somebody keeps a pair to himself."""
_TRICK_NEEDED: Final = 12.0
"""What it is worth, in card points, to win the one trick that makes a declaration count."""
_FUZZY: Final = 0.3
"""By how many stakes calls differ that all seem good to the timid."""
_FOR_A_HUNDRED: Final = 4
"""So many tricks in hand, beside the trump pair, does somebody without nerve want for a hundred."""
_FOR_ALL: Final = 3
"""Without so many tricks in hand nobody thinks of all."""
_CALLS_TRIED: Final = 6
_CLEARLY: Final = 0.004
"""What a card point more is worth beside the payments, in stakes."""
_DOUBT: Final = 0.1
"""So much of a stake an announcement must promise above silence."""


def trump_worth(hand: Hand, trumps: Suit) -> float:
    """Return what a hand is worth by itself with these trumps, in the measure of `_TRUMP`."""
    held = [each.code for each in hand]
    worth = sum(_TRUMP[each.rank] if each.suit is trumps else _SIDE.get(each.rank, 0.0) for each in hand)
    for suit in PLAIN_SUITS:
        if suit + "K" in held and suit + "Q" in held:
            worth += _TRUMP_PAIR if suit is trumps else _PAIR
    return worth


def call_worth(hand: Hand, called: Card) -> float:
    """Return what a call from a hand of four cards seems worth to the caller, in stakes above a call of no worth."""
    worth = trump_worth(hand, called.suit)
    return worth - _ALONE if called in hand else worth + _CALLED.get(called.rank, 0.0)


def best_worth(hand: Hand) -> float:
    """Return what the best call from a hand of four cards seems worth."""
    held = [each.code for each in hand]
    return max(
        trump_worth(hand, suit) + max(worth for rank, worth in _OTHERS.items() if suit + rank not in held)
        for suit in PLAIN_SUITS
    )


def _calls(question: Question) -> list[Call]:
    """Return the calls possible, best first."""
    hand = question.seen.hand
    calls = [choice for choice in question.choices if isinstance(choice, Call)]
    return sorted(calls, key=lambda call: (-call_worth(hand, call.card), call.card))


def _trumps(seen: Observation) -> Suit:
    return next(move.card.suit for move in seen.log if isinstance(move, Call))


def sure_of_a_trick(hand: Hand, trumps: Suit) -> bool:
    """Whether a hand will hardly fail to win a trick: two trumps, the trump ten, or an ace."""
    own = [each for each in hand if each.suit is trumps]
    return len(own) > 1 or any(each.rank == "A" or (each in own[:1] and each.rank == "T") for each in hand)


def _declaration(question: Question, nerve: float) -> Declare | None:
    """Declare every pair that will count; a declaration lowers what one's side needs in cards (R32, R33).

    The timid wait for a hand that is sure of a trick, though as a rule nothing is lost if the pair is void.
    """
    seen = question.seen
    rules = cast("RussbachRules", seen.rules)
    pairs = [choice for choice in question.statements if isinstance(choice, Declare) and choice.suit is not None]
    risky = nerve < EVEN or rules.void_declaration_threshold == "raises"
    if not pairs or (risky and not sure_of_a_trick(seen.hand, _trumps(seen))):
        return None
    return max(pairs, key=lambda declare: declare.suit is _trumps(seen))


def _strength(hand: Hand, trumps: Suit) -> int:
    """Return the tricks a hand will win by itself, roughly: long trumps from the top, and side aces."""
    own = {each.rank for each in hand if each.suit is trumps}
    top = next((count for count, rank in enumerate("ATKQJ987") if rank not in own), TRICKS)
    aces = sum(1 for each in hand if each.rank == "A" and each.suit is not trumps)
    return top + max(0, len(own) - max(top, 2)) + aces if top else 0


def _alone(seen: Observation) -> bool:
    """Whether the observer called a card that he holds himself."""
    call = next(move for move in seen.log if isinstance(move, Call))
    return call.seat == seen.seat and call.card in seen.dealt[seen.seat]


def _announcement(question: Question, nerve: float) -> Announce | None:
    """Announce what one's own hand all but makes alone: a hundred with the trump pair declared and tricks enough."""
    seen = question.seen
    trumps = _trumps(seen)
    tricks = _strength(seen.hand, trumps)
    said = {move.suit for move in seen.log if isinstance(move, Declare) and move.seat == seen.seat}
    hundred = trumps in said and not _alone(seen)
    needed = {"all": TRICKS, "hundred": _FOR_A_HUNDRED - round(2 * nerve) if hundred else TRICKS + 1}
    for choice in question.statements:
        if isinstance(choice, Announce) and tricks >= needed.get(choice.what, TRICKS + 1):
            return choice
    return None


def _conceivable(choice: Choice, question: Question) -> TypeGuard[Move]:
    """Whether a statement is worth a trial: no hundred without a pair, no all tricks without a hand for it (RE22)."""
    if not isinstance(choice, Announce):
        return isinstance(choice, Declare)
    if choice.what == "hundred":
        return any(isinstance(other, Declare) for other in (*question.seen.log, *question.statements))
    return _strength(question.seen.hand, _trumps(question.seen)) >= _FOR_ALL


class Russbach(Judgement):
    """The judgement of Rußbach."""

    def terms(self, state: State) -> Terms:
        """Aces, tens and the last trick count; who has declared must win a trick."""
        play = cast("Playing", state)
        counts = cast("RussbachRules", play.deal.rules).declaration_credit == "player_trick"
        feat = any(what == "all" for _, what in play.announced)
        return Terms(
            deck=DECK,
            trumps=play.trumps,
            sides=tuple(int(seat in play.sides.a) for seat in range(play.deal.seats)),
            trick=10 if feat else 0,
            last=LAST_TRICK,
            first={seat: _TRICK_NEEDED for seat, _ in play.declared} if counts else {},
        )

    def ended(self, state: State, plays: Sequence[tuple[Seat, Card]]) -> State:
        """Put all tricks on the table at once."""
        return played_out(cast("Playing", state), plays)

    def statement(self, question: Question, nerve: float, rng: Random) -> Move | None:
        """Call the best card, declare what counts, announce what is all but certain."""
        calls = _calls(question)
        if calls:
            best = call_worth(question.seen.hand, calls[0].card)
            near = [call for call in calls if call_worth(question.seen.hand, call.card) >= best - _FUZZY * (1 - nerve)]
            return pick(near, rng) if nerve < EVEN else calls[0]
        return _declaration(question, nerve) or _announcement(question, nerve)

    def speaks(self, state: State) -> bool:
        """In imagination everybody speaks before the first card, or at once if that has been played."""
        return isinstance(state, Playing) and state.window_open and len(state.trick) in (0, state.deal.seats - 1)

    def reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Everybody declares; an imagined caller calls by rule; nobody announces."""
        if any(isinstance(choice, Call) for choice in choices):
            return super().reply(state, seat, choices, rng, may_pass=may_pass)
        return next((choice for choice in choices if isinstance(choice, Declare)), None)

    def compared(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out the calls that look best, and every statement."""
        calls = _calls(question)
        if not calls:
            return [None, *(choice for choice in question.statements if _conceivable(choice, question))]
        return calls[:_CALLS_TRIED]

    def stake(self, seen: Observation) -> float:
        """One stake (R35)."""
        return cast("RussbachRules", seen.rules).stake

    def margin(self, move: Move | None, question: Question) -> float:
        """A call is judged by rule and trial alike; what fails more often than not is not announced."""
        stake = self.stake(question.seen)
        if isinstance(move, Call):
            return -stake * call_worth(question.seen.hand, move.card)
        return _DOUBT * stake if isinstance(move, Announce) else 0.0

    def value(self, state: State, seat: Seat) -> float:
        """The payments, and a little for every card point above the others': a game won clearly is won more surely."""
        play = cast("Playing", state)
        sides, cards = play.sides, play.card_points()
        ours = sides.a if seat in sides.a else sides.b
        margin = sum(points if owner in ours else -points for owner, points in enumerate(cards))
        stake = cast("RussbachRules", play.deal.rules).stake
        return super().value(state, seat) + stake * _CLEARLY * margin

    def plausibility(self, state: State) -> float:
        """Weigh whether forehand would have called this card, and whether pairs were kept silent."""
        if not isinstance(state, Playing):
            return 1.0
        return _call_plausible(state) * (1.0 if state.window_open else _UNSAID ** _silent_pairs(state))


def _call_plausible(state: Playing) -> float:
    first_four = state.deal.hands[state.sides.caller][:BATCH]
    behind = best_worth(first_four) - call_worth(first_four, state.call.card)
    return math.exp(-behind / _TEMPER) + _WHIM


def _silent_pairs(state: Playing) -> int:
    pairs = {(seat, suit) for seat, hand in enumerate(state.deal.hands) for suit in marriages(hand)}
    early = {play.card for play in state.tricks[0]}
    unsaid = pairs - set(state.declared)
    return sum(1 for _, suit in unsaid if card(suit + "K") not in early and card(suit + "Q") not in early)


JUDGEMENT: Final = Russbach()
