# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of Königrufen share: deals, words and plays written as the specification writes them.

P4 deals, so that F, P2, P3 and P4 are the seats 0 to 3; at a table of two P3 does, opposite F.
"""

from collections.abc import Callable, Mapping
from typing import Final, cast

from kartenspiel.games import game_named
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    GiveUp,
    Hold,
    Kontra,
    LayAway,
    Move,
    Pass,
    Play,
    Take,
    ThrowIn,
    Vorhand,
)
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context, Outcome
from kartenspiel.model.seats import Seat
from tests.games.zwanziger_table import PLAYERS, in_order, legal, read_card, read_cards, refused

__all__ = ["P2", "P3", "P4", "PLAYERS", "F", "in_order", "legal", "read_card", "read_cards", "refused"]

GAME: Final = game_named("koenigrufen")
DEALER: Final = Seat(3)
F, P2, P3, P4 = (Seat(number) for number in range(4))
NO_DOUBLE: Final[Context] = {"double_hands": 0}
SIZE: Final = 12


def house(**options: OptionValue) -> KoenigrufenRules:
    """Return house rules with these options."""
    return cast("KoenigrufenRules", GAME.house_rules(**options))


def deal(*hands: str, talon: str = "", context: Context = NO_DOUBLE, **options: OptionValue) -> Deal:
    """Return a deal in which F, P2, P3 and P4, and the talon, get these cards first.

    What is left of the pack is dealt out, card by card in its order, to those who have room.
    """
    rules = house(**options)
    dealer = P3 if rules.table_mode == "two" else DEALER
    full = [list(read_cards(hand)) for hand in (*hands, *("",) * (4 - len(hands)), talon)]
    sizes = SIZE, SIZE, SIZE, SIZE, 6
    given = {each for hand in full for each in hand}
    left = [each for each in GAME.pack(rules) if each not in given]
    while left:
        for place, size in enumerate(sizes):
            if left and len(full[place]) < size:
                full[place].append(left.pop(0))
    *dealt, rest = (tuple(hand) for hand in full)
    return Deal("koenigrufen", rules, dealer, tuple(dealt), rest, context, GAME.dummies(rules, dealer))


def start(*hands: str, talon: str = "", context: Context = NO_DOUBLE, **options: OptionValue) -> State:
    """Begin a deal of these cards."""
    return GAME.start(deal(*hands, talon=talon, context=context, **options))


_WORDS: Final[dict[str, type[Vorhand | Hold | Pass | ThrowIn]]] = {
    "vorhand": Vorhand, "hold": Hold, "weiter": Pass, "gut": Pass, "throw_in": ThrowIn,
}  # fmt: skip


_MOVES: Final[dict[str, Callable[[Seat, list[str], Mapping[str, Seat]], Move]]] = {
    "call": lambda seat, more, _names: Call(seat, read_card(more[0])),
    "take": lambda seat, more, _names: Take(seat, "all" if more[0] == "all" else 1 if more[0] == "1" else 2),
    "lay": lambda seat, more, _names: LayAway(seat, tuple(sorted(map(read_card, more)))),
    "give_up": lambda seat, more, _names: GiveUp(seat, *more),
    "kontra": lambda seat, more, names: Kontra(seat, more[0], names[more[2]] if len(more) > 1 else None),
}


def word(seat: Seat, text: str, names: Mapping[str, Seat] = PLAYERS) -> Move:
    """Read what a seat does: "vorhand", "dreier", "call ♣K", "take 1", "lay ♠8 ♦Q", "uhu", "kontra game of P3".

    "uhu for X" is announced for a dummy.
    """
    first, *more = text.split()
    if first in _WORDS:
        return _WORDS[first](seat)
    if first in CONTRACTS:
        return Bid(seat, first)
    read = _MOVES.get(first)
    if read is not None:
        return read(seat, more, names)
    return Announce(seat, first, names[more[1]] if more else None)


def done(state: State, text: str, names: Mapping[str, Seat] = PLAYERS) -> State:
    """Return the state after moves like "F vorhand, P2 piccolo, P3 weiter"; who is named once goes on speaking."""
    player = "F"
    for each in text.split(", "):
        first, *more = each.split(" ", 1)
        if first in names:
            player, said = first, more[0]
        else:
            said = each
        state = state.apply(word(names[player], said, names))
    return state


def quiet(state: State) -> State:
    """Return the state after everybody has passed until a card is to be played."""
    while state.turn is not None and Pass(state.turn) in state.moves(state.turn):
        state = state.apply(Pass(state.turn))
    return state


def played(state: State, *tricks: str, names: Mapping[str, Seat] = PLAYERS) -> State:
    """Return the state after tricks like "F II, P2 XII, P3 XIV, P4 XIII"; guardians play for dummies."""
    for each in ", ".join(tricks).split(", "):
        player, which = each.split()
        seat = names[player]
        guardian = state.actor(seat)
        state = state.apply(Play(seat, read_card(which), None if guardian == seat else guardian))
    return state


def choices(state: State, seat: Seat) -> set[Move]:
    """Return the moves of a seat, other than laying away."""
    return {choice for choice in state.moves(seat) if isinstance(choice, Move)}


def hand_of(state: State, seat: Seat) -> set[Card]:
    """Return the cards that a seat holds now."""
    return {each for each in state.cards(seat).hands[seat] if each is not None}


def outcome_of(state: State) -> Outcome:
    """Return the outcome of a finished deal."""
    outcome = state.outcome
    assert outcome is not None
    return outcome
