# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whole deals of Königrufen with words of all kinds, to be played in the window."""

from typing import Final

from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context
from tests.games.koenigrufen_table import NO_DOUBLE, done, quiet, start

BIRDS: Final = (
    "XXI XIX VII VI II ♠8 ♠7 ♣9 ♣7 ♥K ♦A ♦4",
    "XVIII XV XII IIII ♠C ♠9 ♣K ♣8 ♥Q ♥3 ♦J ♦3",
    "XIV X I ♠K ♠Q ♠J ♠10 ♣Q ♣C ♣10 ♥A ♦C",
    "Sk XX XVII XIII XI IX VIII V ♣J ♥C ♥2 ♦2",
)
TALON: Final = "III ♦Q ♦K XVI ♥J ♥4"
PLAIN: Final = (
    "XXI XV III ♠K ♠8 ♠7 ♣K ♥J ♥A ♦Q ♦4 ♦A",
    "V ♠10 ♠J ♣10 ♣9 ♣7 ♥3 ♥4 ♥2 ♦3 ♦2 ♦J",
    "XVIII XVII X II ♠Q ♠C ♣Q ♥K ♥Q ♦C XI VIII",
    "Sk XX XIX XVI XIV XIII I ♠9 ♣8 ♣J ♥C ♦K",
)
GREAT: Final = ("Sk XXI XX XIX XVIII XVII XVI XV XIV XIII XII ♠K", "XI ♠Q", "X ♠C", "I ♠J")


def play_out(state: State) -> State:
    """Return the end of a deal in which each plays the first card that is legal."""
    state = quiet(state)
    while state.turn is not None:
        state = state.apply(next(move for move in state.moves(state.turn) if isinstance(move, Play)))
    return state


def evening(
    words: str, *hands: str, talon: str = "", context: Context = NO_DOUBLE, **options: OptionValue
) -> State:  # fmt: skip
    """Return the end of a deal of these cards in which this was said and done before the lead."""
    return play_out(done(start(*hands, talon=talon, context=context, **options), words))


def with_flying_dummy() -> State:
    """Forehand calls the king that the dummy holds, announces König ultimo for it, and plays its cards (K106)."""
    return evening(
        "F vorhand, P2 weiter, P4 weiter, F rufer, F call ♠K, F take 1, F lay ♣9 ♦Q ♦4, F koenig_ultimo for P3, F gut, "
        "P2 gut, P4 kontra game, P4 gut, F gut",
        *BIRDS, talon=TALON, context=NO_DOUBLE, table_mode="three_flying",
    )  # fmt: skip


def with_fixed_dummy() -> State:
    """The dealer plays a Dreier alone, and forehand plays the cards of the dummy in the east (K100, K107)."""
    return evening(
        "F vorhand, P3 weiter, P4 dreier, F weiter, P4 take 1, P4 lay ♥2 ♦2 ♦Q",
        *BIRDS, talon=TALON, context=NO_DOUBLE, table_mode="three_fixed", dummy_seat="east",
    )  # fmt: skip


def for_two() -> State:
    """Forehand calls the king of one of two dummies and plays that, the dealer plays the other (K115)."""
    return evening(
        "F vorhand, P3 weiter, F rufer, F call ♣K, F take 1, F lay ♠8 ♦Q ♦4, F gut, P3 kontra game, P3 gut, F gut",
        *BIRDS, talon=TALON, context=NO_DOUBLE, table_mode="two",
    )  # fmt: skip


def against_one() -> State:
    """Of two players the dealer plays a Dreier alone, and forehand three hands (K115, KE32)."""
    return evening(
        "F vorhand, P3 dreier, F weiter, P3 take 1, P3 lay ♣C ♦C ♣Q",
        *BIRDS, talon=TALON, context=NO_DOUBLE, table_mode="two",
    )  # fmt: skip


def besserrufer() -> State:
    """Forehand plays a Besserrufer, announces the Uhu and is raised, and raises again."""
    return evening(
        "F vorhand, P2 weiter, P3 weiter, P4 weiter, F besserrufer, F call ♣K, F take 1, F lay ♠8 ♦Q ♦4, F uhu, F gut, "
        "P2 gut, P3 kontra uhu, P3 gut, P4 kontra game, P4 gut, F kontra uhu, F gut",
        *BIRDS, talon=TALON,
    )  # fmt: skip


def piccolo() -> State:
    """The second seat plays a Piccolo and answers the kontra of one of two opponents."""
    return evening(
        "F vorhand, P2 piccolo, P3 weiter, P4 weiter, F weiter, P2 gut, P3 kontra game, P3 gut, P4 gut, "
        "F kontra game, F gut, P2 kontra game of F, P2 gut",
        *PLAIN,
    )  # fmt: skip


def bettel_ouvert(**options: OptionValue) -> State:
    """The second seat plays a Bettel ouvert with a hand that takes no trick."""
    words = "F vorhand, P2 bettel_ouvert, P3 weiter, P4 weiter, F weiter"
    return evening(words, *PLAIN, talon="", context=NO_DOUBLE, **options)


def given_up(**options: OptionValue) -> State:
    """The called king lies in the talon of a Besserrufer, and forehand gives up."""
    words = "F vorhand, P2 weiter, P3 weiter, P4 weiter, F besserrufer, F call ♦K, F give_up uhu"
    return evening(words, *BIRDS, talon=TALON, context=NO_DOUBLE, **options)


def trischaken(**options: OptionValue) -> State:
    """Everybody plays alone."""
    words = "F vorhand, P2 weiter, P3 weiter, P4 weiter, F trischaken"
    return evening(words, *PLAIN, talon="", context=NO_DOUBLE, **options)


def valat() -> State:
    """Forehand announces a Valat in a Solodreier, and makes it."""
    return evening("F solodreier, F valat, F gut", *GREAT)


def rufer(context: Context = NO_DOUBLE) -> State:
    """Forehand plays a Rufer and lays suit cards away."""
    return evening(
        "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, F call ♣K, F take 2, F lay ♠8 ♥J ♥4",
        *BIRDS, talon=TALON, context=context,
    )  # fmt: skip
