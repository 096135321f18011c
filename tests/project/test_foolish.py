# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The count of foolish plays, in positions set up by hand."""

from pathlib import Path

import pytest

import foolish
from kartenspiel.controller.record import line, written
from kartenspiel.model.cards import Card, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Move, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.controller.dealt import GAMES
from tests.games.zwanziger_table import played, read_card, spoken, start
from tests.players.seating import dealt, set_up, trick
from tests.players.seating import played as played_out

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


def found(state: State, kind: str) -> set[Card]:
    """Return the cards that would be foolish in a position."""
    position = foolish.Position(state)
    bits = position.foolish(kind)
    return set(position.deck.shown(bits))


def test_a_ten_is_not_led_while_its_ace_is_out_and_a_smaller_card_is_held() -> None:
    on_lead = russbach((0, "SA SQ SK S9"), (0, "H7 H8 HA HQ"), (2, "C9 CK CA CT"))
    assert found(on_lead, "ten led") == set()  # the ten of trumps: its ace has been played
    before = russbach((0, "S7 ST SJ S9"))
    assert found(before, "ten led") == {card("CT")}  # the ten of bells has its ace beside it


def test_an_ace_or_ten_is_not_thrown_to_a_trick_that_a_known_opponent_has_trumped() -> None:
    assert found(russbach((0, "H7 H8 HA HQ"), (2, "D7 D9 HJ")), "thrown") == set(cards("DA DT"))


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
    assert [None if each is None else each.play.card for each in lost] == [read_card("I")]
    kept = played(state, "F V, P2 X, P3 XX, P4 VI")
    assert [each for *_, each in foolish.chances(state, kept.log[len(state.log) :])] == [None]


def test_the_suit_that_somebody_without_tricks_has_led_is_not_led_back() -> None:
    assert found(graden("bettler", (0, "HJ HQ HK HA")), "returned") == {card("HT")}


def test_every_kind_is_counted_and_looked_at_again_by_a_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = [played_out(dealt(GAMES["russbach"], seed), [player_named("random")] * 4, seed) for seed in range(3)]
    file = tmp_path / "deals.jsonl"
    file.write_bytes(b"".join(line(written(end, seed=1, further={"players": ["random"] * 4})) for end in ends))
    assert foolish.main([str(file), "--search", "--show"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "russbach, random: 3 deals" in shown
    plays = [text for text in shown if " played " in text]
    counts = [text.split() for text in shown if text.endswith("%")]
    assert plays
    assert sum(int(row[-6]) for row in counts) == len(plays)


def test_a_line_that_is_no_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("no record\n")
    with pytest.raises(SystemExit):
        foolish.main([str(file)])
    assert "deals.jsonl:1" in capsys.readouterr().err


def test_only_plays_are_looked_at() -> None:
    state = graden("bettler")
    assert list(foolish.chances(state, [Play(Seat(0), card("HJ"))])) == []
