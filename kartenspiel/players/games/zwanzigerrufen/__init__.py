# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Judgement for Zwanzigerrufen: what is at stake in the play, and what each word is worth."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, cast

from kartenspiel.games.zwanzigerrufen.contracts import (
    ABSOLUT,
    GAME_ITEM,
    NORMAL,
    PAGAT_ULTIMO,
    SOLO,
    SUIT_SOLO,
    TRICKS,
    TRISCHAKEN,
    VALAT,
    bonus_value,
    card_points,
    exists,
    game_value,
)
from kartenspiel.games.zwanzigerrufen.opening import Opening, Speaking
from kartenspiel.games.zwanzigerrufen.play import Playing, pack_of
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Announced
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Observation, State
from kartenspiel.model.moves import Announce, Bid, Choice, Kontra, Move, ThrowIn
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import PAGAT, tarocks
from kartenspiel.players.chance import pick
from kartenspiel.players.deck import Deck
from kartenspiel.players.games.zwanzigerrufen.hands import worth
from kartenspiel.players.games.zwanzigerrufen.words import level_of, said_in_turn, spoken, standing, told, tried
from kartenspiel.players.judgement import EVEN, Judgement
from kartenspiel.players.question import Question
from kartenspiel.players.tarock import TarockTerms, TarockThumb
from kartenspiel.players.tendencies.zwanzigerrufen import TENDENCIES

GAME_IN_POINTS: Final = 18.0
"""What winning the game rather than losing it is worth in card points, roughly."""
_EVERY_TRICK: Final = 10.0
"""What each trick is worth, in card points, once Valat is announced."""
_LIKELY: Final = 0.8
"""How likely the Pagat wins the last trick if its holder has more tarocks than anybody else."""
_CLEARLY: Final = 0.01
"""What a card point more is worth beside the payments, in games."""
_DOUBT: Final = 0.25
"""So much of what it is worth must a statement promise above silence, and as much more for each level raised before."""
_PAGAT_DOUBT: Final = 0.1
"""So much a Pagat announced in the normal game: what trial promised was paid in 90 deals with 7 to 9 tarocks.

Played on by the middle level, those that promised a quarter to a half of a game more than silence brought 0.5 ± 1.1,
those that promised more 0.8 ± 0.5.
"""
_OVERRATED: Final = 0.9
"""So much must a raise or an Absolut promise against somebody alone, and a raise against an Absolut.

Imagined defenders see all hands and beat them far too often: of the raises that promised between a half and nine tenths
of their item one in three was won, but four in five of those on the normal game.
"""


@cache
def deck(glatzen: str, *, avoided: bool) -> Deck:
    """Return the pack, with card points that are bad where tricks are avoided."""
    sign = -1 if avoided else 1
    rules = from_json(ZwanzigerrufenRules, {"glatzen": glatzen})
    return Deck(pack_of(rules), lambda card: sign * card_points(card))


def _in_points(state: Playing, payment: float) -> float:
    """Return a payment for a bonus in card points, so that it can be weighed against them."""
    return GAME_IN_POINTS * payment / (game_value(state.rules, state.contract) * state.said.level)


def _pagat_said(state: Playing) -> Announced | None:
    return next((each for each in state.said.announced if each.bonus == PAGAT_ULTIMO), None)


def _ultimo(state: Playing) -> float:
    """Return what the Pagat in the last trick is worth, in card points (Z44, Z45)."""
    rules, said = state.rules, _pagat_said(state)
    if not exists(state.contract, PAGAT_ULTIMO) or (said is None and rules.silent_pagat == "off"):
        return 0.0
    level = 1 if said is None else said.level
    return _in_points(state, level * bonus_value(rules, state.contract, PAGAT_ULTIMO, announced=said is not None))


def _mond(state: Playing) -> float:
    """Return what it costs to lose the Mond to the Sküs, in card points (Z50)."""
    if state.rules.mondfang == "off" or not exists(state.contract, "mondfang"):
        return 0.0
    return _in_points(state, bonus_value(state.rules, state.contract, "mondfang", announced=False))


def _promise(state: Playing, ultimo: float) -> float:
    """Return what it is worth to keep the Pagat: much if its holder has more tarocks than anybody else."""
    counts = [len(tarocks(hand)) for hand in state.hands]
    holder = next((seat for seat, hand in enumerate(state.hands) if PAGAT in hand), None)
    if holder is None or not ultimo:
        return 0.0
    most = max(count for seat, count in enumerate(counts) if seat != holder)
    return _LIKELY * ultimo if counts[holder] > most else 0.0


def _doubt(move: Kontra, bid: Bid, raised: int) -> float:
    """Return how much of the item that it doubles a raise must promise above silence."""
    overrated = _defends(move, move.on, bid) or (move.on == ABSOLUT and raised % 2 == 0)
    return max(_DOUBT * (1 + raised), _OVERRATED if overrated else 0.0)


def _defends(move: Announce | Kontra, item: str, bid: Bid) -> bool:
    """Whether somebody who plays against a soloist speaks of what his whole side must win."""
    return bid.bid in (SOLO, SUIT_SOLO) and move.seat != bid.seat and item != PAGAT_ULTIMO


class Zwanzigerrufen(Judgement):
    """The judgement of Zwanzigerrufen."""

    tendencies = TENDENCIES

    def terms(self, state: State) -> TarockTerms:
        """Card points, the Pagat at the end, the Mond, and every trick if Valat is announced."""
        play = cast("Playing", state)
        avoided = play.contract == TRISCHAKEN
        said, ultimo = _pagat_said(play), _ultimo(play)
        return TarockTerms(
            deck=deck(play.rules.glatzen, avoided=avoided),
            rules=play.play_rules,
            sides=tuple(seat if avoided else int(seat in play.said.side_d) for seat in range(SEATS)),
            trick=_EVERY_TRICK if any(each.bonus == VALAT for each in play.said.announced) else 0.0,
            tricks=TRICKS,
            mond=_mond(play),
            ultimo=ultimo,
            kept=_promise(play, ultimo),
            early=ultimo if said is not None else 0.0,
        )

    def thumb(self, state: State) -> TarockThumb:
        """Return the rule of thumb for tarock."""
        return TarockThumb(self.terms(state))

    def declarer(self, state: State) -> tuple[Seat | None, Card | None]:
        """Whoever bid most plays, and may have called a tarock; in Trischaken everybody plays for himself."""
        said = cast("Playing", state).said
        return None if said.contract == TRISCHAKEN else said.declarer, said.called

    def statement(self, question: Question, nerve: float, rng: Random) -> Move | None:
        """Bid what the hand is worth, announce and raise what is likely, and now and then knock."""
        return spoken(question, nerve, rng)

    def compared(self, question: Question, rng: Random) -> Sequence[Move | None]:
        """Try out what the hand makes conceivable."""
        return tried(question, rng)

    def speaks(self, state: State) -> bool:
        """In imagination nobody knocks, and nobody throws in who need not."""
        return False

    def reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """An imagined forehand bids what its hand is worth; everybody else says nothing more."""
        if not isinstance(state, Opening):
            return cast("Move", choices[0])
        bids = [choice for choice in choices if isinstance(choice, Bid)]
        if bids:
            return max(bids, key=lambda bid: worth(bid.bid, state.deal.hands[seat]))
        throws = [choice for choice in choices if isinstance(choice, ThrowIn)]
        return throws[0] if throws else cast("Move", pick(choices, rng))

    def full_reply(
        self, state: State, seat: Seat, choices: tuple[Choice, ...], rng: Random, *, may_pass: bool
    ) -> Move | None:
        """Bid, announce and raise in turn, without putting together what the seat may know."""
        if isinstance(state, Speaking):
            return said_in_turn(state.deal.hands[seat], state.log, choices, EVEN)
        return self.reply(state, seat, choices, rng, may_pass=may_pass)

    def stake(self, seen: Observation) -> float:
        """What the contract that stands is worth (Z38)."""
        bid = standing(seen.log)
        return float(game_value(cast("ZwanzigerrufenRules", seen.rules), bid.bid if bid is not None else NORMAL))

    def margin(self, move: Move | None, question: Question) -> float:
        """What is announced or raised must promise a part of what it is worth, and the more the higher it stands."""
        seen = question.seen
        rules = cast("ZwanzigerrufenRules", seen.rules)
        if isinstance(move, Bid):
            return _DOUBT * game_value(rules, move.bid) if move.bid != NORMAL else 0.0
        bid = standing(seen.log)
        if bid is None or not isinstance(move, Announce | Kontra):
            return 0.0
        pairs = SEATS - 1 if bid.bid != NORMAL and bid.seat == seen.seat else 1
        if isinstance(move, Announce):
            doubt = _PAGAT_DOUBT if (move.what, bid.bid) == (PAGAT_ULTIMO, NORMAL) else _DOUBT
            if move.what == ABSOLUT and _defends(move, move.what, bid):
                doubt = _OVERRATED
            return doubt * pairs * bonus_value(rules, bid.bid, move.what, announced=True)
        raised = level_of(seen.log, move)
        item = self.stake(seen) if move.on == GAME_ITEM else bonus_value(rules, bid.bid, move.on, announced=True)
        return _doubt(move, bid, raised) * pairs * item * 2.0**raised

    def value(self, state: State, seat: Seat) -> float:
        """The payments, and a little for every card point: a game won clearly is won more surely."""
        outcome = state.outcome
        if outcome is None or not isinstance(state, Playing):
            return 0.0
        points = outcome.card_points
        own = sum(each if state.said.same_side(seat, Seat(owner)) else -each for owner, each in enumerate(points))
        if state.contract == TRISCHAKEN:
            own = -2 * points[seat]
        return outcome.payments[seat] + _CLEARLY * game_value(state.rules, state.contract) * own

    def plausibility(self, state: State) -> float:
        """Weigh whether everybody would have said what he said."""
        return told(state)


JUDGEMENT: Final = Zwanzigerrufen()
