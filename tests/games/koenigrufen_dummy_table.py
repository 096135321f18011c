# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tables of Königrufen with dummies, as several tests lay them."""

from random import Random
from typing import Final

from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.speaking.speech import Speech
from kartenspiel.model.drawing import deal_at_random
from kartenspiel.model.game import State
from kartenspiel.model.moves import LayAwayChoice, Play, Take
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import Seat, all_seats
from tests.games.koenigrufen_table import (
    GAME,
    NO_DOUBLE,
    done,
    house,
    start,
)

SOUTH, EAST, NORTH, WEST = all_seats(4)


FLYING: Final = {"F": SOUTH, "P2": EAST, "X": NORTH, "P4": WEST}
"""The seats at a table with a flying dummy where the last deals (K99)."""


TWO: Final = {"F": SOUTH, "X": EAST, "P4": NORTH, "Y": WEST}
"""The seats at a table of two where P4 deals (K112)."""


def flying(*hands: str, talon: str = "", **options: OptionValue) -> State:
    """Begin a deal in which F, P2, X and P4 get these cards."""
    return start(*hands, talon=talon, context=NO_DOUBLE, table_mode="three_flying", **options)


def two(*hands: str, talon: str = "", **options: OptionValue) -> State:
    """Begin a deal in which F, X, P4 and Y get these cards."""
    return start(*hands, talon=talon, context=NO_DOUBLE, table_mode="two", **options)


def exchanged(state: State) -> State:
    """Return the state after the declarer has taken the first half and laid something away."""
    assert state.turn is not None
    state = state.apply(Take(state.turn, 1))
    assert state.turn is not None
    (choice,) = state.moves(state.turn)
    assert isinstance(choice, LayAwayChoice)
    return state.apply(choice.laying(choice.choose_from))


def speech_of(state: State) -> Speech:
    """Return what was announced and raised so far."""
    speech = state.public.speech
    assert isinstance(speech, Speech)
    return speech


def random_cards(state: State, count: int, seed: int = 1) -> State:
    """Return the state after so many cards, each drawn among those that may be played."""
    rng = Random(seed)
    for _ in range(count):
        assert state.turn is not None
        play = rng.choice(state.moves(state.turn))
        assert isinstance(play, Play)
        state = state.apply(play)
    return state


def dealt(dealer: int, **options: OptionValue) -> Succession:
    """Return that this seat deals."""
    return Succession(Seat(dealer), {"double_hands": 0}, all_seats(4), dummies.dummies(house(**options), Seat(dealer)))


def order(dealer: int, **options: OptionValue) -> tuple[Seat, ...]:
    """Return the players from forehand on when this seat deals."""
    return deal_at_random(GAME, house(**options), dealt(dealer, **options), Random(1)).players


CALL: Final = "F vorhand, P2 weiter, P4 weiter, F rufer, call ♠K"


CALL_TWO: Final = "F vorhand, P4 weiter, F rufer, call ♠K"


DREIER: Final = "F dreier, P2 weiter, P4 weiter"


def flying_quiet(state: State) -> State:
    """Return the state in which F has bid a dreier and announces nothing."""
    return done(exchanged(done(state, DREIER, FLYING)), "F gut", FLYING)


TRISCHAKEN: Final = "F vorhand, P2 weiter, P4 weiter, F trischaken"
