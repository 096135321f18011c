# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The count of foolish plays, in positions set up by hand."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import foolish
from chances import Chance
from foolish_cards import foolish_cards
from foolish_words import foolish_words
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.model.cards import Card, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Choice, Kontra, Move, Pass, Play, Vorhand
from kartenspiel.model.seats import Seat
from kartenspiel.players.adaptive import AdaptivePlayOuts
from kartenspiel.players.base import player_named
from kartenspiel.players.levels import SearchPlayer
from kartenspiel.players.question import Question
from tests.games.zwanziger_table import played, read_card, spoken, start
from tests.players.koenigrufen_deals import after_plays, declared, in_speech, quiet
from tests.players.koenigrufen_deals import start as begun
from tests.players.seating import set_up, trick

FOLLOWERS = """H7 HT HJ S7 S8 CA C7 SA
H8 DA DT D8 ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 DK CK CJ D9 DJ"""
"""Hearts are trumps; the ace of hearts makes seat 2 the partner of seat 0."""


def russbach(*tricks: tuple[int, str]) -> State:
    moves: list[Move] = [Call(Seat(0), card("HA"))]
    for leader, codes in tricks:
        moves.extend(trick(leader, codes))
    return set_up("russbach", FOLLOWERS.splitlines(), moves)


def graden(bid: str, *tricks: tuple[int, str]) -> State:
    hands = """HJ S9 SJ D9 C9 CJ
HQ H9 SA SK DA DK
HK SQ ST DQ DJ CA
HA HT DT CK CQ CT"""
    moves: list[Move] = [Bid(Seat(0), bid, card("HJ")), *(Pass(Seat(seat)) for seat in (1, 2, 3))]
    for leader, codes in tricks:
        moves.extend(trick(leader, codes))
    return set_up("graden", hands.splitlines(), moves)


def to_end(state: State) -> State:
    """Return the end of a deal in which everybody plays the first card that he may."""
    while not state.over:
        assert state.turn is not None
        state = state.after(next(move for move in state.moves(state.turn) if isinstance(move, Play)))
    return state


def found(state: State, kind: str) -> set[Card]:
    """Return the cards that would be foolish in a position."""
    chance = Chance(state)
    bits = foolish_cards(chance, kind)
    return set(chance.deck.cards_of(bits))


def test_a_ten_is_not_led_while_its_ace_is_out_and_a_smaller_card_is_held() -> None:
    on_lead = russbach((0, "SA SQ SK S9"), (0, "H7 H8 HA HQ"), (2, "C9 CK CA CT"))
    assert found(on_lead, "ten led") == set()  # the ten of trumps: its ace has been played
    before = russbach((0, "S7 ST SJ S9"))
    assert found(before, "ten led") == {card("CT")}  # the ten of bells has its ace beside it


def test_an_ace_or_ten_is_not_thrown_to_a_trick_that_a_known_opponent_has_trumped() -> None:
    assert found(russbach((0, "H7 H8 HA HQ"), (2, "D7 D9 HJ")), "thrown") == set(cards("DA DT"))


def koenigrufen(*hands: str, plays: str = "") -> State:
    return after_plays(quiet(declared("solodreier", Seat(1), *hands)), plays)


def test_a_king_is_not_led_bare_while_others_may_trump_it() -> None:
    hand = "HK SK S7 D4 D3 D2 S8 S9 C7 C8 C9 T5"
    assert found(koenigrufen(hand, "T22 T21"), "king led") == {card("HK")}
    assert found(koenigrufen(hand, "T22 T21", plays="T5"), "king led") == set()


def test_a_bird_is_not_given_in_place_of_a_low_tarock_by_who_has_many() -> None:
    hands = "T22 H1", "T19 T18 T17 T9 T5 T2", "T3 T6 H4 H3 H2 D4 D3 D2 S7 S8 C7 C8"
    assert found(koenigrufen(*hands, plays="T22"), "bird given") == {card("T2")}
    assert found(koenigrufen(*hands, plays="T22 T19"), "bird given") == set()


PARTNER = "XX XVIII XVII XVI ♥Q ♥C ♦K ♦Q ♣K ♣Q"


def last_to_a_trick_of_the_partners(forehand: str) -> State:
    """Return a position in which P3, known as the partner, holds a trick of spades with XVIII, and F is last."""
    state = spoken(start(forehand, "XXI ♠J X", PARTNER, "VI ♠Q ♠C"), "F call")
    return played(state, "F V, P2 XXI, P3 XX, P4 VI, P2 ♠J, P3 XVIII, P4 ♠Q")


def test_a_known_partner_is_not_overtaken_without_need() -> None:
    state = last_to_a_trick_of_the_partners("V XIX VII ♥K ♥J ♥A ♦C ♦J ♣J ♣C")
    assert found(state, "overtaken") == {read_card("XIX")}


def test_the_pagat_is_a_chance_while_another_tarock_is_held_and_lost_when_the_others_take_it() -> None:
    state = spoken(start("V XIX VII ♥K ♥J ♥A ♦C ♦J ♣J ♣C", "XXI ♠J X I", PARTNER, "VI ♠Q ♠C"), "F call")
    led = played(state, "F V")
    assert found(led, "Pagat lost") == {read_card("I")}
    taken = played(state, "F V, P2 I, P3 XX, P4 VI")
    lost = [each for _, kind, each in foolish.chances(state, taken.log[len(state.log) :]) if kind == "Pagat lost"]
    assert [None if each is None else each.made for each in lost] == [Play(Seat(1), read_card("I"))]
    kept = played(state, "F V, P2 X, P3 XX, P4 VI")
    assert [each for *_, each in foolish.chances(state, kept.log[len(state.log) :])] == [None, None]


def test_the_suit_that_somebody_without_tricks_has_led_is_not_led_back() -> None:
    assert found(graden("bettler", (0, "HJ HQ HK HA")), "returned") == {card("HT")}


SHOWN = [
    "overtaken: 0 played T19",
    "thrown: 2 played CK",
    "Pagat lost: 1 played T1",
    "Pagat under: 1 played T1",
    "thrown: 0 played HK",
    "ten led: 1 played CT",
    "ten led: 0 played HT",
    "thrown: 1 played DT",
    "returned: 3 played HT",
]
COUNTED = [
    ("Pagat lost", 4, 1, 1),
    ("Pagat under", 3, 1, 1),
    ("Mond kept", 1, 0, 0),
    ("ruffed high", 4, 0, 0),
    ("overtaken", 4, 1, 0),
    ("thrown", 4, 2, 2),
    ("ten led", 3, 2, 1),
    ("thrown", 1, 1, 1),
    ("returned", 1, 1, 0),
]
"""Of each game and kind: chances, plays found, and those left by `Decided`."""


class Decided:
    """Stands for the search: it would have played these cards, and everywhere else the last one that it may."""

    def choose(self, question: Question, _rng: Random) -> Choice:
        wanted = {read_card("XIX"), card("HT")}
        return next(
            (move for move in question.choices if isinstance(move, Play) and move.card in wanted), question.choices[-1]
        )


def test_every_kind_is_counted_and_looked_at_again_by_a_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    forehand = "V XIX VII ♥K ♥J ♥A ♦C ♦J ♣J ♣C"
    pagat = spoken(start(forehand, "XXI ♠J X I", PARTNER, "VI ♠Q ♠C"), "F call")
    ends = [
        to_end(played(last_to_a_trick_of_the_partners(forehand), "F XIX")),
        to_end(played(pagat, "F V, P2 I, P3 XX, P4 VI")),
        to_end(russbach((0, "S7 ST SJ S9")).apply(Play(Seat(1), card("CT")))),
        to_end(graden("bettler", (0, "HJ HQ HK HA"))),
    ]
    file = tmp_path / "deals.jsonl"
    file.write_bytes(b"".join(line(record_as_json(end, further={"players": ["easy"] * 4})) for end in ends))
    monkeypatch.setattr(foolish, "searcher", Decided)
    assert foolish.main([str(file), "--search", "--show"]) == 0
    told = capsys.readouterr().out.splitlines()
    shown = [text.partition(" to [")[0] for text in told if " played " in text]
    assert shown == SHOWN
    rows = [text.rsplit(maxsplit=10) for text in told if text.endswith("%")]
    assert [(kind, int(made), int(found), int(left)) for kind, made, found, *_, left, _, _ in rows] == COUNTED


def test_the_search_is_the_strong_level_with_more_deals() -> None:
    strong = player_named("strong")
    assert isinstance(strong, SearchPlayer)
    assert isinstance(strong.play_outs, AdaptivePlayOuts)
    searcher = foolish.searcher()
    assert isinstance(searcher.play_outs, AdaptivePlayOuts)
    assert searcher.play_outs.first == foolish.MORE * strong.play_outs.first
    assert searcher.play_outs.cards == foolish.MORE * strong.play_outs.cards
    assert replace(searcher, play_outs=strong.play_outs) == strong


def test_a_mond_that_could_have_been_brought_home_is_kept_to_be_caught() -> None:
    hands = "T20 T9 T7 HK HQ HC HJ DQ SK CC", "T18 T12 T10 T8 T6 T4 H1 D1 CK CQ", "T22 T19 T17 T15 T11 T5 DK DC SQ ST"
    mond = "T21 T16 T14 T13 T1 DJ SC SJ CJ CT"
    said = [Bid(Seat(0), "normal", card("T19")), *(Pass(Seat(seat)) for seat in range(4))]
    state = set_up("zwanzigerrufen", [*hands, mond], said)
    kept = after_plays(state, "T9 T4 T11 T16 T13 T7 T6 T15 T22 T21 T20 T8")
    last = [(kind, each) for _, kind, each in foolish.chances(state, kept.log[len(state.log) :]) if kind == "Mond kept"]
    assert [(kind, each and each.made) for kind, each in last] == [("Mond kept", Play(Seat(3), card("T16")))]


def test_words_are_foolish_by_the_hand() -> None:
    seven_low = "T16 T14 T13 T12 T9 T7 T4 H2 D3 SC S8 CJ"
    doubled = declared("rufer", Seat(0), "T21 T20 T18 T15 T10 T3 HQ DK SK S9 CQ C8", seven_low)
    doubled = in_speech(doubled.apply(Call(Seat(0), card("HK"))), words=1)
    asked = doubled.observe(Seat(1))
    kontra = Kontra(Seat(1), "game")
    assert foolish_words(asked, doubled.moves(Seat(1)), "low Kontra") == {kontra}
    for hand, kind, words in (
        ("T22 T21 T20 T19 T18 T6 HC D4 SQ S8 C9 CJ", "strong passed", {Pass(Seat(1))}),
        ("T22 T21 T20 T19 T5 T6 HC D4 SQ S8 C9 CJ", "strong passed", set()),
        ("T19 T13 T11 T9 T7 T1 HC DK SQ S8 C9 CJ", "no bird", {Bid(Seat(1), "besserrufer")}),
        ("T22 T21 T19 T13 T11 T9 T7 T1 HC DK SQ S8", "no bird", set()),
        ("T19 T13 T11 T9 T7 T1 HC DJ SQ S8 C9 CJ", "thin Dreier", {Bid(Seat(1), "dreier"), Bid(Seat(1), "solodreier")}),
        ("T19 T13 T11 T9 T7 T1 HC DK SQ S8 C9 CJ", "thin Dreier", set()),
    ):
        state = begun("HK", hand).apply(Vorhand(Seat(0)))
        assert set(foolish_words(state.observe(Seat(1)), state.moves(Seat(1)), kind)) == set[Move](words)


def test_deals_are_played_where_games_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert foolish.main(["--play", "zwanzigerrufen", "--players", "easy", "--deals", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "zwanzigerrufen, easy: 2 deals"
    assert "in 100 deals" in told[1]


def test_only_plays_are_looked_at() -> None:
    state = graden("bettler")
    assert list(foolish.chances(state, [Play(Seat(0), card("HJ"))])) == []
