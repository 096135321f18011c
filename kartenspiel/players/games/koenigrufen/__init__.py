# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Königrufen: what is at stake in the play, and what each word is worth."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.bidding.contract import Bidding
from kartenspiel.games.koenigrufen.bidding.opening import Opening
from kartenspiel.games.koenigrufen.cards.card_points import per_point
from kartenspiel.games.koenigrufen.cards.hands import birds
from kartenspiel.games.koenigrufen.contracts.rows import RUFER
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic, Seen
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.sides.dummies import guardian_in_trischaken
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.games.koenigrufen.talon import Exchange
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand, ImaginedDeal, State
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    Choice,
    Hold,
    Knock,
    Kontra,
    LayAwayChoice,
    Move,
    Pass,
    Stack,
    ThrowIn,
    Vorhand,
)
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.chance import pick
from kartenspiel.players.ending_worth import EndingWorth, Nearness
from kartenspiel.players.games.koenigrufen import exchange, stakes, told, words
from kartenspiel.players.games.koenigrufen.holding import imagined_holding, known, seen_holding
from kartenspiel.players.games.koenigrufen.worths import worth
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.terms import Terms

KNOCKS: Final = 0.1
"""How often somebody knocks instead of cutting; chosen."""
_THROWN_IN: Final = 0.0
"""Who may throw in does so if his hand is worth no more than this in a rufer, in payments."""
_CLEARLY: Final = 0.01
"""What a card point more is worth beside the payments, in games; chosen: it only tells equal payments apart."""
_DOUBT: Final = 0.25
"""So much of what it is worth must a statement promise above silence.

Chosen, as the same margin of Zwanzigerrufen was.
"""
_RAISED_AGAIN: Final = 0.9
"""So much of what it is worth must a raise promise that answers another one.

Chosen, since who raised before has a better hand than is imagined: of 20 Rekontras of *strong* that promised to win in
88 of 100 deals 9 did, and a Rekontra and a Subkontra of a Sechserdreier in 106 deals lost 18 each on the average.
"""
_AGAINST_ALONE: Final = 0.9
"""So much of the game must Kontra against somebody alone promise; that of Zwanzigerrufen, for the same reason.

Imagined defenders see all hands and beat him too often: of 22 such Kontras of *strong* in 106 deals 10 were won, of
four of *expert* in eight none.
"""
_MOST_DISCARDS: Final = 3
"""So many ways of laying away at most are tried out; chosen, as each takes as long as a card."""


class KoenigrufenJudgement(Judgement[KoenigrufenRules, KoenigrufenPublic, Playing]):
    """The judgement of Königrufen."""

    plays_out = True
    """Judged by its trick alone, be it in 6 deals or in 24, a card of *medium* was no better than one of *easy*."""

    def terms(self, state: Playing) -> Terms:
        """Card points, birds and the called king, or tricks that must not be won."""
        found = stakes.terms_in(state)
        if state.deal.dummies and state.row.each_alone:
            return replace(found, guardians=_guardians(state))
        return found

    def declarer(self, state: Playing) -> tuple[Seat | None, Card | None]:
        """Who plays the contract may have called a card; in Trischaken everybody plays for himself."""
        return None if state.row.each_alone else state.declarer, state.called

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        """Bid what the hand is worth, call, take and lay away by rule, announce and raise what is likely."""
        if question.may_pass:
            return _out_of_turn(question, rng)
        seen: Seen = question.seen
        public = seen.public
        choices = question.statements
        if public.speech is not None:
            return words.say_in_turn(public.speech, seen_holding(seen), choices, boldness)
        if public.contract is not None and public.auction is not None and public.auction.closed:
            return _exchanged(choices, _exchange(seen), seen.hand)
        if isinstance(choices[0], Stack | Knock | ThrowIn):
            return pick([choice for choice in choices if isinstance(choice, Move)], rng)
        high = None if public.auction is None else public.auction.contract
        return words.bid_in_turn(seen.rules, seen.hand, choices, high, boldness)

    def answers_to_compare(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out what the hand makes conceivable."""
        seen: Seen = question.seen
        public = seen.public
        choices = question.statements
        if question.may_pass or isinstance(choices[0], Stack | Knock | ThrowIn):
            return [self.statement(question, EVEN, rng)]
        if public.speech is not None:
            return words.conceivable_words(public.speech, seen_holding(seen), choices)
        first = choices[0]
        if isinstance(first, LayAwayChoice):
            return exchange.discards(first, seen.hand, _exchange(seen).contract)[:_MOST_DISCARDS]
        if public.auction is not None and public.auction.closed:
            return [choice for choice in choices if isinstance(choice, Move)]
        high = None if public.auction is None else public.auction.contract
        return words.conceivable_bids(seen.rules, seen.hand, choices, high)

    def speaks(self, state: State) -> bool:
        """In imagination nobody knocks, and nobody throws in who need not."""
        return False

    def goes_on(self, state: Playing) -> bool:
        """No card ends a deal before its trick is full."""
        return len(state.trick) + 1 < state.deal.seats

    def reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Bid and exchange by rule; announce and raise nothing that need not be."""
        if isinstance(state, Speaking):
            said = [choice for choice in choices if isinstance(choice, Move)]
            ends = next((move for move in said if isinstance(move, Pass)), None)
            return ends or words.compulsory(state.speech, imagined_holding(state, seat), said)
        return self.full_reply(state, seat, choices, rng, may_pass=may_pass)

    def full_reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Bid, exchange, announce and raise by rule, without putting together what the seat may know."""
        if isinstance(state, Speaking):
            return words.say_in_turn(state.speech, imagined_holding(state, seat), choices, EVEN)
        if isinstance(state, AfterBidding):
            return _exchanged(choices, state.exchange, state.hands[seat])
        if isinstance(state, Opening | Bidding) and isinstance(choices[0], Bid | Vorhand | Pass | Hold):
            high = state.auction.contract if isinstance(state, Bidding) else None
            return words.bid_in_turn(state.rules, state.deal.hands[seat], choices, high, EVEN)
        moves = [choice for choice in choices if isinstance(choice, Move)]
        return next((move for move in moves if isinstance(move, ThrowIn)), None) or pick(moves, rng)

    def stake(self, seen: Seen) -> float:
        """What the contract that stands is worth (K118)."""
        contract = seen.public.contract
        return float(terms(seen.rules)[contract].value) if contract is not None else 1.0

    def margin(self, move: Move | None, question: Question) -> float:
        """What is announced or raised must promise a part of what it is worth, to answer a raise nearly all."""
        seen: Seen = question.seen
        speech = seen.public.speech
        contract = move.bid if isinstance(move, Bid) else seen.public.contract if isinstance(move, Hold) else None
        if contract is not None and not isinstance(question.statements[0], Bid):
            return _DOUBT * terms(seen.rules)[contract].value
        if speech is None or not isinstance(move, Announce | Kontra):
            return 0.0
        pairs = 3 if speech.row.alone and speech.declarer == move.seat else 1
        if isinstance(move, Announce):
            return _DOUBT * pairs * speech.bonuses[move.what].worth(announced=True)
        item = speech.item(move)
        defends = speech.row.alone and speech.declarer != move.seat and item is speech.game
        doubt = _RAISED_AGAIN if item.raisers else _AGAINST_ALONE if defends else _DOUBT
        return doubt * pairs * speech.value(item)

    def worth_of_endings(self, state: Playing, seat: Seat) -> EndingWorth:
        """Return the payments of both accounts together, and a little for every card point."""
        row, sides, seats = state.row, state.sides, state.deal.seats
        near: tuple[Nearness, ...] = ()
        if row.each_alone:
            near = (Nearness.of_own_points(seat, seats, -2),)
        elif not row.tricks_decide:
            near = (Nearness.of_points(sides.members(sides.of(seat), seats), seats),)
        return EndingWorth(
            state.payoffs, seat, state.deal.dummies, near, _CLEARLY * terms(state.rules)[state.contract].value,
            per_point(state.rules.card_count),
        )  # fmt: skip

    def plausibility(self, imagined: ImaginedDeal[KoenigrufenRules, KoenigrufenPublic]) -> float:
        """Weigh whether everybody would have said what he said."""
        return told.plausibility(imagined)


def _guardians(state: Playing) -> tuple[tuple[int, ...], ...]:
    """Return who plays each hand in Trischaken with dummies, first and by who won last (K110, K116)."""
    players, seats = state.players, all_seats(state.deal.seats)
    won_last: list[tuple[Seat, ...]] = [(), *((seat,) for seat in seats)]
    return tuple(
        tuple(
            seat if seat in players else guardian_in_trischaken(state.rules, seat, players, winners)
            for winners in won_last
        )
        for seat in seats
    )


def _out_of_turn(question: Question, rng: Random) -> Move | None:
    """Knock now and then; throw in a hand that is worth nothing."""
    for choice in question.statements:
        if isinstance(choice, Knock) and rng.random() < KNOCKS:
            return choice
        if isinstance(choice, ThrowIn) and worth(question.seen.rules, RUFER, question.seen.hand) <= _THROWN_IN:
            return choice
    return None


def _exchange(seen: Seen) -> Exchange:
    """Return the talon before the declarer, as far as he sees it."""
    contract, talon = seen.public.contract or RUFER, known(seen.talon)
    owed = birds(seen.rules, known(seen.dealt[seen.seat]), contract)
    return Exchange(seen.rules, contract, seen.seat, talon, seen.public.called, owed)


def _exchanged(choices: Sequence[Choice], before: Exchange, hand: Hand) -> Move:
    """Return what is called, taken or laid away."""
    first = choices[0]
    if isinstance(first, LayAwayChoice):
        return exchange.best_discard(first, hand, before.contract)
    moves = [choice for choice in choices if isinstance(choice, Move)]
    calls = [move for move in moves if isinstance(move, Call)]
    return exchange.best_call(calls, hand) if calls else exchange.best_half(moves, before, hand)


JUDGEMENT: Final = KoenigrufenJudgement()
