# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Moves as records write them."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.moves import (
    KINDS,
    Announce,
    Bid,
    Call,
    Declare,
    GiveUp,
    Hold,
    Join,
    Knock,
    Kontra,
    LayAway,
    LayAwayChoice,
    Move,
    MoveError,
    Pass,
    Play,
    Stack,
    Take,
    ThrowIn,
    Trumps,
    Vorhand,
    from_json,
    to_json,
)
from kartenspiel.model.seats import Seat

S = Seat(1)
ALL = (
    (Call(S, card("HA")), {"do": "call", "card": "HA"}),
    (Call(S, card("HA"), Suit.CLUBS), {"do": "call", "card": "HA", "trumps": "C"}),
    (Bid(S, "normal", card("T20")), {"do": "bid", "bid": "normal", "card": "T20"}),
    (Bid(S, "hundred", None, Suit.HEARTS), {"do": "bid", "bid": "hundred", "trumps": "H"}),
    (Join(S, card("D9")), {"do": "join", "card": "D9"}),
    (Pass(S), {"do": "pass"}),
    (Vorhand(S), {"do": "vorhand"}),
    (Hold(S), {"do": "hold"}),
    (GiveUp(S), {"do": "give_up"}),
    (GiveUp(S, "pagat"), {"do": "give_up", "bird": "pagat"}),
    (Trumps(S, Suit.SPADES), {"do": "trumps", "suit": "S"}),
    (Take(S, 1), {"do": "take", "half": 1}),
    (Take(S, "all"), {"do": "take", "half": "all"}),
    (LayAway(S, cards("HA D7")), {"do": "lay_away", "cards": ["HA", "D7"]}),
    (Declare(S, Suit.HEARTS), {"do": "declare", "suit": "H"}),
    (Announce(S, "all"), {"do": "announce", "what": "all"}),
    (Announce(S, "valat", Seat(2)), {"do": "announce", "what": "valat", "for": 2}),
    (Kontra(S, "game"), {"do": "kontra", "on": "game"}),
    (Kontra(S, "valat", Seat(0)), {"do": "kontra", "on": "valat", "of": 0}),
    (Knock(S), {"do": "knock"}),
    (Stack(S, 4), {"do": "stack", "stack": 4}),
    (ThrowIn(S), {"do": "throw_in"}),
    (Play(S, card("T22")), {"do": "play", "card": "T22"}),
    (Play(S, card("T22"), Seat(3)), {"do": "play", "card": "T22", "by": 3}),
)


@pytest.mark.parametrize(("move", "written"), ALL, ids=lambda part: part.do if isinstance(part, Move) else "")
def test_a_move_is_written_and_read_back(move: Move, written: dict[str, object]) -> None:
    assert to_json(move) == {"seat": 1, **written}
    assert from_json(json.loads(json.dumps(to_json(move))), 4) == move


def test_every_kind_of_move_is_known() -> None:
    assert {type(move) for move, _ in ALL} == set(KINDS.values())


def test_null_is_absent_and_unknown_keys_are_ignored() -> None:
    assert from_json({"seat": 0, "do": "pass", "card": None, "said": "weiter", "value": 3}, 4) == Pass(Seat(0))


def test_what_is_hidden_is_masked_with_null_or_its_value() -> None:
    assert to_json(Declare(S, None, 20)) == {"seat": 1, "do": "declare", "value": 20}
    assert to_json(LayAway(S, (None, None))) == {"seat": 1, "do": "lay_away", "cards": [None, None]}


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ([], "a move must be an object"),
        ({"do": "pass"}, "seat must be a whole number from 0 to 3, not null"),
        ({"seat": 4, "do": "pass"}, "seat must be"),
        ({"seat": True, "do": "pass"}, "seat must be"),
        ({"seat": 1.0, "do": "pass"}, "seat must be"),
        ({"seat": 1}, "unknown kind of move null"),
        ({"seat": 1, "do": "dance"}, 'unknown kind of move "dance"'),
        ({"seat": 1, "do": ["play"]}, "unknown kind"),
        ({"seat": 1, "do": "play"}, 'play needs "card"'),
        ({"seat": 1, "do": "play", "card": "H5"}, 'unknown card "H5"'),
        ({"seat": 1, "do": "play", "card": 5}, "card must be a text"),
        ({"seat": 1, "do": "play", "card": "HA", "suit": "H"}, 'play takes no "suit"'),
        ({"seat": 1, "do": "play", "card": "HA", "by": "2"}, "by must be a whole number"),
        ({"seat": 1, "do": "declare", "suit": "X"}, 'unknown suit "X"'),
        ({"seat": 1, "do": "declare", "suit": ["H"]}, "unknown suit"),
        ({"seat": 1, "do": "take", "half": "1"}, "half must be"),
        ({"seat": 1, "do": "take", "half": True}, "half must be"),
        ({"seat": 1, "do": "lay_away", "cards": "HA"}, "cards must be a list of cards"),
        ({"seat": 1, "do": "lay_away", "cards": ["HA", None]}, "cards must be a text"),
    ],
)
def test_what_is_no_move_is_refused(written: object, complaint: str) -> None:
    with pytest.raises(MoveError, match=complaint):
        from_json(written, 4)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from(
    ("card", "bid", "trumps", "suit", "half", "cards", "what", "for", "on", "of", "stack", "by", "bird")
)


@given(st.sampled_from(sorted(KINDS)), st.dictionaries(KEYS, ANYTHING, max_size=3))
def test_damaged_moves_get_a_plain_answer(do: str, fields: dict[str, object]) -> None:
    with contextlib.suppress(MoveError):
        assert from_json({"seat": 0, "do": do, **fields}, 4).do == do


def test_what_may_be_laid_away_is_one_choice() -> None:
    choice = LayAwayChoice(S, cards("HA D7 S9"), 2, cards("D7"))
    assert to_json(choice) == {
        "seat": 1, "do": "lay_away", "from": ["HA", "D7", "S9"], "count": 2, "must": ["D7"],
    }  # fmt: skip
    assert choice.allows(LayAway(S, cards("D7 HA")))
    for wrong in (cards("HA S9"), cards("D7"), cards("D7 D7"), cards("D7 CA")):
        assert not choice.allows(LayAway(S, wrong))
    assert not choice.allows(LayAway(Seat(0), cards("D7 HA")))
    assert not choice.allows(Pass(S))


def test_of_cards_that_may_all_go_one_has_to_stay() -> None:
    choice = LayAwayChoice(S, cards("HA T2 T3 T9"), 3, cards("HA"), keep_one=cards("T2 T3"))
    assert "keep_one" not in to_json(choice)
    assert choice.allows(LayAway(S, cards("HA T2 T9")))
    assert not choice.allows(LayAway(S, cards("HA T2 T3")))


@pytest.mark.parametrize(
    ("preferred", "laid"),
    [("T9 T2 T3", "HA T9 T2"), ("T2 T3 T9", "HA T2 T9"), ("T3 SK T2 T9", "HA T3 T9")],
)
def test_a_choice_is_finished_with_the_cards_preferred_that_may_go(preferred: str, laid: str) -> None:
    choice = LayAwayChoice(S, cards("HA T2 T3 T9"), 3, cards("HA"), keep_one=cards("T2 T3"))
    assert choice.laying(cards(preferred)) == LayAway(S, tuple(sorted(cards(laid))))


def test_a_card_played_is_read_as_the_one_play_that_there_is_of_it() -> None:
    """As many are read as cards are played, so that none is made anew."""
    written = {"seat": 2, "do": "play", "card": "HK"}
    assert from_json(written, 4) is from_json(dict(written), 4)
    assert from_json(written, 4) == Play(Seat(2), card("HK"))
