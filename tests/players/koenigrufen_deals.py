# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals of Königrufen set up for computer players: these hands, this contract, these words."""

from dataclasses import replace
from random import Random

from kartenspiel.games import game_named
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.bidding.contract import Bidding
from kartenspiel.games.koenigrufen.bidding.opening import Opening
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import cards
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Bid, Move, Pass, Play, Vorhand
from kartenspiel.model.options import OptionValue, from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games.koenigrufen import JUDGEMENT
from tests.players.seating import filled, question


def start(*hands: str, talon: str = "", **options: OptionValue) -> State:
    """Return the beginning of a deal in which P4 deals, with these hands from forehand on, the rest at random.

    At a table of two the hands are those of forehand, a dummy, the dealer and the other dummy.
    """
    dealer = 2 if options.get("table_mode") == "two" else 3
    state = filled("koenigrufen", hands, from_json(KoenigrufenRules, options), dealer)
    return with_talon(state, cards(talon)) if talon else state


def with_talon(state: State, talon: Hand) -> State:
    """Return a deal with this talon, of which no card is in a hand that matters."""
    deal = state.deal
    gone = [each for each in deal.talon if each not in talon]
    swapped = dict(zip((each for each in talon if each not in deal.talon), gone, strict=True))
    hands = tuple(tuple(swapped.get(each, each) for each in hand) for hand in deal.hands)
    return game_named("koenigrufen").start(replace(deal, hands=hands, talon=talon))


def declared(contract: str, seat: Seat, *hands: str, talon: str = "", **options: OptionValue) -> State:
    """Return a deal in which a seat has bid this contract and nobody else a word."""
    state = start(*hands, talon=talon, **options)
    bid = Bid(seat, contract)
    while isinstance(state, Opening | Bidding):
        turn = state.turn
        assert turn is not None
        choices = state.moves(turn)
        word = Vorhand(turn) if Vorhand(turn) in choices else Pass(turn)
        state = state.apply(bid if bid in choices else word)
    return state


def quiet(state: State) -> Playing:
    """Return a deal as soon as cards are played, nothing being said that need not be."""
    while not isinstance(state, Playing):
        turn = state.turn
        assert turn is not None
        move = JUDGEMENT.reply(state, turn, state.moves(turn), Random(1), may_pass=False)
        assert move is not None
        state = state.apply(move)
    return state


def after_plays(state: State, codes: str) -> State:
    """Return a deal after these cards were played in turn."""
    for each in cards(codes):
        turn = state.turn
        assert turn is not None
        guardian = state.actor(turn)
        state = state.apply(Play(turn, each, None if guardian == turn else guardian))
    return state


def answer(state: State, level: str = "medium", seed: int = 1) -> Move:
    """Return what a level answers whose turn it is."""
    turn = state.turn
    assert turn is not None
    move = player_named(level).choose(question(state, turn), Random(seed))
    assert move is not None
    return move


def spoken(state: State, level: str = "medium") -> list[Move]:
    """Return what a level says in the open turn of the announcements."""
    assert isinstance(state, Speaking)
    seat, said = state.turn, list[Move]()
    while isinstance(state, Speaking) and state.turn == seat:
        said.append(answer(state, level))
        state = state.apply(said[-1])
    return said


def in_speech(state: State, words: int = 0) -> State:
    """Return a deal as soon as announcements begin, or after so many of them that say nothing."""
    while not isinstance(state, Speaking):
        turn = state.turn
        assert turn is not None
        state = state.apply(answer(state))
    for _ in range(words):
        turn = state.turn
        assert turn is not None
        state = state.apply(Pass(turn))
    return state
