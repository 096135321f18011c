# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of Zwanzigerrufen share: hands, speeches and plays written as the specification writes them.

P4 deals, so that F, P2, P3 and P4 are the seats 0 to 3.
"""

import dataclasses
import itertools
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, cast

from kartenspiel.controller.checking import all_moves
from kartenspiel.games import game_named
from kartenspiel.games.zwanzigerrufen.bidding import Speaking
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.settlement import Basis, worths
from kartenspiel.model.cards import Card, card
from kartenspiel.model.game import Deal, Hand, State
from kartenspiel.model.moves import Announce, Bid, Kontra, Move, Pass, Play
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context, Outcome
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.result import TarockResult

GAME: Final = game_named("zwanzigerrufen")
DEALER: Final = Seat(3)
F, P2, P3, P4 = (Seat(number) for number in range(4))
PLAYERS: Final = {"F": F, "P2": P2, "P3": P3, "P4": P4}
NO_DOUBLE: Final[Context] = {"double_hands": 0}
NO_TAROCK = "♠K ♠Q ♠C ♠J ♠10 ♣K ♣Q ♣C ♣J ♣10"
LONE = "♥K ♥Q ♥C ♥J ♥A ♦K ♦Q ♦C ♦J"
DATA = Path(__file__).parent / "data" / "zwanzigerrufen.jsonl"
CROWD: Final = "XX XVII XVI V VI ♥K ♦K ♦C ♦J ♣10", "X", "XIX", "I"
CROWDED: Final = "F call, absolut | P2 absolut | P3 kontra game, kontra absolut of P2 | P4 pagat_ultimo"
"""Hands in which much can be said, and turns in which it is; the first seat is next."""
ROMAN: Final = ("", *"I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split())  # noqa: SIM905
_SUITS: Final = {"♥": "H", "♦": "D", "♠": "S", "♣": "C"}
_FIRST_LOW: Final = {"A": "1", "10": "T"}


def read_card(text: str) -> Card:
    """Read a card as the specification writes it: "XIX", "Sk", "♥K", "♣10", "♦A"."""
    if text[0] in _SUITS:
        return card(_SUITS[text[0]] + _FIRST_LOW.get(text[1:], text[1:]))
    return card("T22") if text == "Sk" else card(f"T{ROMAN.index(text)}")


def read_cards(text: str) -> tuple[Card, ...]:
    """Read several cards."""
    return tuple(read_card(each) for each in text.split())


def house(**options: OptionValue) -> ZwanzigerrufenRules:
    """Return house rules with these options."""
    return cast("ZwanzigerrufenRules", GAME.house_rules(**options))


def deal(*hands: str, context: Context = NO_DOUBLE, **options: OptionValue) -> Deal:
    """Return a deal in which F, P2, P3 and P4 get these cards first.

    What is left of the pack is dealt out, card by card in its order, to those who have room.
    """
    rules = house(**options)
    full = [list(read_cards(hand)) for hand in hands] + [[] for _ in range(4 - len(hands))]
    given = {each for hand in full for each in hand}
    left = [each for each in GAME.pack(rules) if each not in given]
    for place in itertools.cycle(range(4)):
        if not left:
            break
        if len(full[place]) < 10:
            full[place].append(left.pop(0))
    return Deal("zwanzigerrufen", rules, DEALER, tuple(map(tuple, full)), (), context)


def start(*hands: str, context: Context = NO_DOUBLE, **options: OptionValue) -> State:
    """Begin a deal of these hands."""
    return GAME.start(deal(*hands, context=context, **options))


def word(state: State, seat: Seat, text: str) -> Move:
    """Read what a seat says: "call", "solo", "absolut", "kontra game", "kontra absolut of P2", "weiter"."""
    first, *more = text.split()
    if first == "weiter":
        return Pass(seat)
    if first == "call":
        return next(choice for choice in state.moves(seat) if isinstance(choice, Bid) and choice.card is not None)
    if first in ("suit_solo", "solo", "trischaken"):
        return Bid(seat, first)
    if first == "kontra":
        return Kontra(seat, more[0], PLAYERS[more[2]] if len(more) > 1 else None)
    return Announce(seat, first)


def said(state: State, text: str) -> State:
    """Return the state after turns like "F call, absolut | P2 | P3 kontra game"; every turn is closed by "weiter"."""
    for turn in text.split("|"):
        player, *words = turn.strip().split(" ", 1)
        seat = PLAYERS[player]
        for each in words[0].split(", ") if words else ():
            state = state.apply(word(state, seat, each))
        state = state.apply(Pass(seat))
    return state


def open_turn(state: State, text: str) -> State:
    """Return the state after turns as `said` reads them, the last one not yet closed."""
    *before, last = text.split("|")
    if before:
        state = said(state, "|".join(before))
    player, *words = last.strip().split(" ", 1)
    for each in words[0].split(", ") if words else ():
        state = state.apply(word(state, PLAYERS[player], each))
    return state


def speaking(state: State) -> Speaking:
    """Return a state in which words are still said."""
    assert isinstance(state, Speaking)
    return state


def quiet(state: State) -> Playing:
    """Return the state after everybody has passed until the lead."""
    while isinstance(state, Speaking):
        state = state.apply(Pass(state.turn))
    assert isinstance(state, Playing)
    return state


def spoken(state: State, text: str) -> Playing:
    """Return the state at the lead after these turns and passes to the end."""
    return quiet(said(state, text))


def played(state: State, text: str) -> State:
    """Return the state after cards like "F ♥K, P2 ♥A"."""
    for each in text.split(", "):
        player, which = each.split()
        state = state.apply(Play(PLAYERS[player], read_card(which)))
    return state


def legal(state: State) -> set[Card]:
    """Return the cards that the seat on turn may play."""
    return {choice.card for choice in all_moves(state) if isinstance(choice, Play)}


def refused(state: State, move: Move) -> tuple[str, str]:
    """Return name and clause of the refusal of a move, which must not be legal."""
    try:
        state.apply(move)
    except IllegalMoveError as error:
        return error.refusal.name, error.refusal.clause
    raise AssertionError(move)


def choices(state: State, seat: Seat) -> set[str]:
    """Return what a seat may say, as `word` reads it."""
    return {_told(choice) for choice in state.moves(seat) if isinstance(choice, Move)}


def _told(move: Move) -> str:
    if isinstance(move, Bid):
        return move.bid if move.card is None else "call"
    if isinstance(move, Kontra):
        owner = "" if move.of is None else f" of {next(name for name, seat in PLAYERS.items() if seat == move.of)}"
        return f"kontra {move.on}{owner}"
    return move.what if isinstance(move, Announce) else {"pass": "weiter"}.get(move.do, move.do)


def outcome_of(state: State) -> Outcome:
    """Return the outcome of a finished deal."""
    outcome = state.outcome
    assert outcome is not None
    return outcome


def position(
    contract: str,
    hand: str,
    trick: str = "",
    *,
    seat: Seat = P2,
    pagat_announced: bool = False,
    **options: OptionValue,
) -> Playing:
    """Return a moment of play in which a seat with this hand is on turn, after the cards of this trick."""
    rules: dict[str, OptionValue] = {"trischaken": "forehand", **options} if contract == "trischaken" else options
    hands = ["V", "", "", ""]
    hands[seat] = "I" if pagat_announced else ""
    begun = start(*hands, context=NO_DOUBLE, **rules)
    bids = {"normal": "F call", "trischaken": "F trischaken", "suit_solo": "F suit_solo", "solo": "F solo"}
    turns = f"{bids[contract]} | P2 pagat_ultimo" if pagat_announced else bids[contract]
    lead = spoken(begun, turns)
    on_table = read_cards(trick)
    plays = tuple(Play(Seat((seat - len(on_table) + number) % 4), each) for number, each in enumerate(on_table))
    held = tuple(read_cards(hand) if owner == seat else () for owner in range(4))
    return dataclasses.replace(lead, hands=held, trick=plays, tricks=(plays,), winners=(seat,))


@cache
def recorded() -> Mapping[str, Mapping[str, object]]:
    """Return the played deals of the data file by the number of the example they show."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    return {str(record["id"]): record for record in map(json.loads, lines)}


def dealt_as(example: str) -> tuple[str, ...]:
    """Return the hands of a played example, as codes."""
    return tuple(cast("list[str]", recorded()[example]["hands"]))


def replayed(example: str, speech: str, *, context: Context = NO_DOUBLE, **options: OptionValue) -> State:
    """Return the last state of the deal of the data file that shows an example, after this speech."""
    hands = tuple(tuple(card(code) for code in hand.split()) for hand in dealt_as(example))
    begun = GAME.start(Deal("zwanzigerrufen", GAME.house_rules(**options), DEALER, hands, (), context))
    return in_order(spoken(begun, speech), cast("str", recorded()[example]["plays"]).split())


def in_order(state: State, codes: Iterable[str]) -> State:
    """Return the state after these cards, each played by the seat on turn."""
    for code in codes:
        turn = state.turn
        assert turn is not None
        state = state.apply(Play(turn, card(code)))
    return state


def counted(
    end: Playing,
    *,
    rules: ZwanzigerrufenRules | None = None,
    hands: tuple[Hand, ...] | None = None,
    winners: tuple[Seat, ...] | None = None,
    points: tuple[int, ...] | None = None,
) -> tuple[Basis, TarockResult]:
    """Return a played deal as it is counted, with other rules, dealt hands, winners or card points than it had."""
    rules, ending = rules or end.rules, dataclasses.replace(end.ending, winners=winners or end.winners)
    speech = dataclasses.replace(end.speech, rules=rules)
    basis = dataclasses.replace(end.basis, rules=rules, hands=hands or end.deal.hands, speech=speech)
    return basis, TarockResult(basis.sides, basis.hands, ending, points or ending.points(worths(ending.pack), 4))
