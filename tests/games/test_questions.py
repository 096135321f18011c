# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Every question of every game says what is asked and by which clause."""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from kartenspiel.games import all_games, game_named
from kartenspiel.model.calling.game import CallingGame
from kartenspiel.model.game import Game, State
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Text, clauses_of, english
from tests.facts import letter
from tests.games import auction_table, calling_table, koenigrufen_table, zwanziger_table
from tests.games.zwanziger_table import GAME
from tests.walks import positions

DEALS = 14
"""Deals of each game at random by random house rules; what they do not ask is among the cases below."""


def asked(game: Game, state: State) -> Iterator[tuple[Observation, Text]]:
    """Yield what the persons at a table could be asked now, on turn and out of turn."""
    for seat in all_seats(state.deal.seats):
        seen = state.observe(seat)
        if seen.moves:
            yield seen, game.words.question(seen.moves, seen)


def own_words(game: Game) -> set[str]:
    """Return what a game asks in words of its own; nothing where it asks what every game asks."""
    where = "kartenspiel.model.calling" if isinstance(game, CallingGame) else f"kartenspiel.games.{game.id}"
    return texts(import_module(f"{where}.questions")) if find_spec(f"{where}.questions") else set()


def texts(module: ModuleType) -> set[str]:
    found = [value for name, value in vars(module).items() if name.startswith("_")]
    flat = [each for value in found for each in (value.values() if isinstance(value, dict) else (value,))]
    return {each.source for each in flat if isinstance(each, Text)}


def sources(text: Text) -> Iterator[str]:
    yield text.source
    for part in text.args.values():
        if isinstance(part, Text):
            yield from sources(part)


SUIT_CARDS = "♥K ♥Q ♥C ♥J ♥A ♠K ♠Q ♠C ♠J"
CASES: dict[str, tuple[State, int, str]] = {
    "call": (calling_table.start("russbach"), 0, "You are the caller: which card do you call? (R10)"),
    "call and trumps": (
        calling_table.start("rufmariasch", called_suit="any"), 0,
        "You are the caller: which card do you call, and what is trumps? (M8)",
    ),
    "window": (
        calling_table.after(calling_table.start("russbach", "HA", "HK HQ"), "1 call HA"), 1,
        "Do you declare or announce anything before the next card? (R17)",
    ),
    "lead in the window": (
        calling_table.after(calling_table.start("russbach", "HA HK HQ"), "1 call HA"), 0,
        "You lead to the first trick. (R25) You may declare or announce first. (R17)",
    ),
    "second trick": (
        calling_table.after(
            calling_table.start("rufmariasch", "HA", "H7", "H8", "H9"), "1 call HA H", "1 HA", "2 H7", "3 H8", "4 H9"
        ), 0, "You lead to the next trick. (M20)",
    ),
    "forced bid": (
        auction_table.after(
            auction_table.start("anrufen", all_pass_twice="dealer_must_bid"),  # noqa: S106 - passing, no password
            *(f"{player} pass" for player in (1, 2, 3, 4, 1, 2, 3)),
        ), 3, "Everybody has passed twice: you must bid. (A18)",
    ),
    "higher bid": (
        auction_table.after(auction_table.start("anrufen"), "1 bid hundred", "2 pass"), 2,
        "seat 0 has bid: hundred. Do you bid more? (A10)",
    ),
    "suit of an equal bid": (
        auction_table.after(auction_table.start("anrufen"), "1 bid simple", "2 bid simple S"), 0,
        "seat 1 has bid the same: which suit do you name? (A12)",
    ),
    "higher suit": (
        auction_table.after(
            auction_table.start("anrufen", equal_suit_order="holder_first"),
            "1 bid simple", "2 bid simple", "1 trumps S",
        ), 1, "Do you name a higher suit for your equal bid? (A12, A14)",
    ),
    "trumps": (
        auction_table.after(auction_table.start("anrufen"), "1 bid simple", "2 pass", "3 pass", "4 pass"), 0,
        "You play: which suit is trumps? (A20)",
    ),
    "trumps of three": (
        auction_table.after(auction_table.start("anrufen", players=3), "1 bid simple", "2 pass", "3 pass"), 0,
        "You play: which suit is trumps? (A24)",
    ),
    "registered queen": (
        auction_table.after(
            auction_table.start("anrufen", "HK HQ DK DQ SK SQ", marriage_lead_card="queen_only"),
            "1 bid simple", "2 pass", "3 pass", "4 pass", "1 trumps H", "1 call HA", "1 declare H",
        ), 0, "Lead the queen that you declared. (A35)",
    ),
    "Bettler": (
        auction_table.after(auction_table.start("graden", "HA"), "1 bid bettler HA", "2 pass", "3 pass", "4 pass"), 0,
        "You lead: turn up the card that lies face down before you. (G18)",
    ),
    "Mitbettler": (
        auction_table.after(
            auction_table.start("graden", "HA", "SA"),
            "1 bid bettler HA", "2 join SA", "3 pass", "4 pass", "1 pass", "1 HA",
        ), 1, "Turn up the card that lies face down before you. (G22)",
    ),
    "joined bid": (
        auction_table.after(
            auction_table.start("graden", "HA", "SA", raise_over_mit="forbidden"),
            "1 bid bettler HA", "2 join SA", "3 pass", "4 pass",
        ), 0, "Your bid was joined; you can only pass. (G12)",
    ),
    "pair to show": (
        auction_table.after(
            auction_table.start("graden", "HK HQ", show_hundred_pair=True),
            "1 bid hundert_mit", "2 pass", "3 pass", "4 pass",
        ), 0, "Which pair do you show? (G16)",
    ),
    "hand to be thrown in": (
        GAME.start(zwanziger_table.deal("", SUIT_CARDS + " ♠10", knocking="off")), 1,
        "You hold no tarock: throw this hand in. (Z13)",
    ),
    "hand that may be thrown in": (
        GAME.start(zwanziger_table.deal("", SUIT_CARDS + " I")).after_silence(), 1, "Do you throw this hand in? (Z13)"
    ),
    "contract to choose": (
        koenigrufen_table.done(koenigrufen_table.start(), "F vorhand, P2 weiter, P3 weiter, P4 weiter"), 0,
        "All others have passed: which contract do you play? (K23)",
    ),
    "nobody has bid": (
        koenigrufen_table.done(koenigrufen_table.start(), "F vorhand"), 1, "Nobody has bid yet. Do you bid? (K19)"
    ),
    "no bid allowed": (
        koenigrufen_table.done(
            koenigrufen_table.start(
                "I", "♥K ♦K ♠K ♣K", enabled_contracts=frozenset({"trischaken", "rufer", "solorufer"})
            ),
            "F vorhand",
        ), 1, "Your hand allows no bid. (K19)",
    ),
    "only passing": (
        koenigrufen_table.done(
            koenigrufen_table.start(
                "I", "♥K ♦K ♠K ♣K", enabled_contracts=frozenset({"trischaken", "solorufer", "piccolo"})
            ),
            "F piccolo",
        ), 1, "seat 0 has bid Piccolo, which your hand cannot outbid. (K19)",
    ),
    "bid to hold": (
        koenigrufen_table.done(koenigrufen_table.start(), "F vorhand, P2 dreier, P3 weiter, P4 weiter"), 0,
        "seat 1 has bid Dreier. Do you hold, or bid more? (K25)",
    ),
    "king to call": (
        koenigrufen_table.done(koenigrufen_table.start(), "F solorufer, P2 weiter, P3 weiter, P4 weiter"), 0,
        "Which king do you call? (K29)",
    ),
    "queen to call": (
        koenigrufen_table.done(
            koenigrufen_table.start("♥K ♦K ♠K ♣K", four_kings="call_queen"),
            "F solorufer, P2 weiter, P3 weiter, P4 weiter",
        ), 0, "You hold all four kings: which queen do you call? (K33)",
    ),
    "half of the talon": (
        koenigrufen_table.done(koenigrufen_table.start(), "F dreier, P2 weiter, P3 weiter, P4 weiter"), 0,
        "Which half of the talon do you take? (K34)",
    ),
    "called king in the talon": (
        koenigrufen_table.done(
            koenigrufen_table.start("II", talon="♣K"), "F besserrufer, P2 weiter, P3 weiter, P4 weiter, F call ♣K"
        ), 0, "The CK lies in the talon, so you have no partner: what do you do? (K40)",
    ),
    "six cards of the talon": (
        koenigrufen_table.done(koenigrufen_table.start(), "F sechserdreier, P2 weiter, P3 weiter, P4 weiter"), 0,
        "Take the six cards of the talon. (K35)",
    ),
    "compulsory bird": (
        koenigrufen_table.done(
            koenigrufen_table.start("II ♥Q ♥3 ♦A", "♣K", talon="V"),
            "F besserrufer, P2 weiter, P3 weiter, P4 weiter, F call ♣K, take 1, lay ♥Q ♥3 ♦A",
        ), 0, "You must announce a bird that was dealt to you. What do you announce? (K47)",
    ),
    "nothing to announce": (
        koenigrufen_table.done(koenigrufen_table.start(), "F bettel, P2 weiter, P3 weiter, P4 weiter"), 0,
        "There is nothing that you could announce. (K44)",
    ),
    "more after a raise of one's own game": (
        koenigrufen_table.done(
            koenigrufen_table.start(),
            "F bettel, P2 weiter, P3 weiter, P4 weiter, F gut, P2 kontra game, gut, P3 gut, P4 gut,"
            " F kontra game of P2",
        ), 0, "Do you say anything else in this turn? (K45)",
    ),
    "knock": (GAME.start(zwanziger_table.deal()), 2, "Do you knock instead of cutting? (Z10, Z12)"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_question_says_what_is_asked_and_by_which_clause(case: str) -> None:
    state, seat, heading = CASES[case]
    seen = state.observe(Seat(seat))
    assert english(game_named(seen.game).words.question(seen.moves, seen)) == heading


def test_every_question_of_every_game_has_a_heading_and_a_clause_of_the_game() -> None:
    said: set[str] = set()
    for state, _, _ in CASES.values():
        for _, heading in asked(game_named(state.deal.game), state):
            said.update(sources(heading))
    for game in all_games():
        for state in (state for seed in range(DEALS) for state in positions(game, seed)):
            for _, heading in asked(game, state):
                clauses = clauses_of(heading)
                assert clauses
                assert all(re.fullmatch(letter(game.id) + r"\d+", clause) for clause in clauses), english(heading)
                said.update(sources(heading))
    assert set.union(*map(own_words, all_games())) <= said
