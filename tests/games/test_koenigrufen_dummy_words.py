# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said, asked and shown of dummies at a table of Königrufen (K98–K117)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.replay import steps_seen
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import clauses_of, english
from kartenspiel.ui.table.chronicle import sentences_of
from kartenspiel.ui.table.places import badge
from kartenspiel.ui.words.language import OtherWording
from tests.games.koenigrufen_dummy_table import (
    CALL,
    CALL_TWO,
    DREIER,
    EAST,
    FLYING,
    NORTH,
    SOUTH,
    TRISCHAKEN,
    TWO,
    WEST,
    exchanged,
    flying,
    random_cards,
    two,
)
from tests.games.koenigrufen_table import GAME, done, played, quiet, read_card

SOLORUFER = "F vorhand, P2 weiter, P4 solorufer, F weiter, P4 call ♠K"
SOLO_OF_FOREHAND = "F vorhand, P2 weiter, P4 weiter, F solorufer, call ♠K"


def marks(state: State, seat: Seat, observer: Seat = SOUTH) -> dict[str, str]:
    """Return the marks at a seat, without dealer and forehand, by their ids."""
    shown = GAME.words.view(state.observe(observer)).marks[seat]
    return {mark.id: english(mark.label) for mark in shown if mark.id not in ("dealer", "forehand")}


def log(state: State, observer: Seat) -> Iterator[str]:
    """Yield what a seat reads in the log."""
    for step in steps_seen(Conductor(state).moments, observer):
        yield from (english(sentence.text) for sentence in sentences_of(GAME, step))


def test_a_dummy_is_marked_from_the_beginning_its_side_and_guardian_once_everybody_knows() -> None:
    state = done(flying("", "", "♠K"), CALL, FLYING)
    assert marks(state, NORTH) == {"dummy": "Dummy"}
    state = exchanged(state)
    assert marks(state, NORTH) == {"partner": "Partner", "dummy": "Dummy", "guarded": "Played by seat 0"}
    assert marks(state, SOUTH) == {
        "declarer": "Declarer",
        "guardian": "Guardian of seat 2 (plays its cards, for the side of the declarer)",
    }
    state = exchanged(done(flying(), DREIER, FLYING))
    assert marks(state, NORTH) == {
        "dummy": "Dummy", "opponent": "Opponent of the declarer", "guarded": "Played by seat 1",
    }  # fmt: skip


def test_the_mark_of_a_guardian_tells_his_side_as_far_as_there_are_sides() -> None:
    against = exchanged(done(flying(), DREIER, FLYING))
    assert marks(against, EAST)["guardian"] == "Guardian of seat 2 (plays its cards, against the declarer)"
    alone = random_cards(done(flying(), TRISCHAKEN, FLYING), 2)
    [guardian] = [told["guardian"] for seat in (SOUTH, EAST, WEST) if "guardian" in (told := marks(alone, seat))]
    assert guardian == "Guardian of seat 2 (plays its cards)"


def test_k108_the_guardian_of_a_hidden_partner_is_told_with_what_follows_from_it() -> None:
    state = quiet(done(flying("", "♠K"), SOLORUFER, FLYING))
    before = random_cards(state, 1)
    assert "guardian" not in marks(before, SOUTH, WEST)
    after = random_cards(before, 1)
    assert marks(after, SOUTH, WEST)["guardian"] == "Guardian of seat 2 (plays its cards, against the declarer)"
    told = "seat 0 plays the cards of seat 2, and so is an opponent of the declarer. (K108)"
    assert list(log(after, WEST))[-1] == told
    assert GAME.words.reveal(before.observe(WEST), after.observe(WEST)) is None


def test_k108_a_partner_who_must_declare_himself_says_so() -> None:
    state = quiet(done(flying("♠K"), SOLORUFER, FLYING))
    before = random_cards(state, 1)
    after = random_cards(before, 1)
    found = GAME.words.reveal(before.observe(WEST), after.observe(WEST))
    assert found is not None
    assert (found[0], english(found[1])) == (SOUTH, "I am the partner. (K108)")
    assert GAME.words.reveal(after.observe(WEST), random_cards(after, 1).observe(WEST)) is None
    told = list(log(after, WEST))
    assert told[-2:] == ["seat 0 is your partner!", "seat 1 plays the cards of seat 2. (K105)"]


@pytest.mark.parametrize(
    ("hands", "bidding", "cards", "partner"),
    [
        (("♠K ♠Q",), SOLORUFER, "F ♠K", SOUTH),
        (("♠Q", "♠K"), SOLO_OF_FOREHAND, "F ♠Q, P2 ♠K", EAST),
    ],
)
def test_k108_a_partner_who_has_just_played_the_called_card_need_not_say_so(
    hands: Sequence[str], bidding: str, cards: str, partner: Seat
) -> None:
    state = quiet(done(flying(*hands), bidding, FLYING))
    for card in cards.split(", "):
        before, state = state, played(state, card, names=FLYING)
    seen = state.observe(WEST)
    assert seen.public.partner == partner
    assert GAME.words.reveal(before.observe(WEST), seen) is None


def test_k108_a_partner_who_announces_koenig_ultimo_says_nothing_else() -> None:
    state = done(flying("♠K"), f"{SOLORUFER}, P4 gut", FLYING)
    after = state.apply(Announce(SOUTH, "koenig_ultimo"))
    seen = after.observe(WEST)
    assert seen.public.partner == SOUTH
    assert GAME.words.reveal(state.observe(WEST), seen) is None
    while after.turn is not None and after.turn != NORTH:
        before, after = after, random_cards(quiet(after), 1)
        assert GAME.words.reveal(before.observe(WEST), after.observe(WEST)) is None


def test_k110_in_trischaken_the_log_tells_whenever_the_guardian_changes() -> None:
    state = random_cards(done(flying(), TRISCHAKEN, FLYING), 48, 1)
    told = [line for line in log(state, EAST) if "plays the cards of" in line or "Guardian" in line]
    winners = [winner for winner in state.cards(SOUTH).winners[:-1] if winner != NORTH]
    assert state.cards(SOUTH).winners[-1] not in (winners[-1], NORTH)  # he has nothing to play any more
    guardians = [SOUTH, *winners]
    changes = 1 + sum(one != other for one, other in pairwise(guardians))
    assert len(told) == changes


def test_k102_the_log_tells_the_cards_of_a_dummy_when_they_are_laid_open() -> None:
    state = exchanged(done(flying(), DREIER, FLYING))
    told = [line for line in log(state, EAST) if "lie open" in line]
    assert len(told) == 1
    assert told[0].startswith("The cards of seat 2 lie open: ")


def test_k103_what_is_said_for_a_dummy_names_it_in_label_bubble_log_board_and_hint() -> None:
    state = done(exchanged(done(flying("", "II", "I"), DREIER, FLYING)), "F gut", FLYING)
    pagat, seen = Announce(EAST, "pagat", NORTH), state.observe(EAST)
    assert english(GAME.words.label(pagat, seen)) == "Pagat ultimo for seat 2 (2)"
    hint = GAME.words.hint(pagat, seen)
    assert hint is not None
    assert english(hint).startswith("The T1 of seat 2 must win trick 12 itself.")
    assert "K103" in clauses_of(hint)
    after = state.apply(pagat)
    heard = state.observe(SOUTH), after.observe(SOUTH)
    say, sentence = GAME.words.say(pagat, *heard), GAME.words.sentence(pagat, *heard)
    assert say is not None
    assert english(say) == "Pagat ultimo for seat 2!"
    assert english(sentence) == "seat 1 announces Pagat ultimo for seat 2."
    board = GAME.words.view(after.observe(SOUTH)).board
    assert board is not None
    assert [english(cell) for cell in board.rows[-1]][2] == "seat 1 for seat 2"


def test_k63_announced_cards_of_a_dummy_are_shown_as_kept() -> None:
    state = done(exchanged(done(flying("", "II", "I"), DREIER, FLYING)), "F gut, P2 pagat for X", FLYING)
    for seat in (SOUTH, EAST, WEST):
        assert [kept.card for kept in GAME.words.view(state.observe(seat)).kept] == [read_card("I")]


def test_k105_the_guardian_is_asked_for_the_dummys_cards_and_plays_them() -> None:
    state = quiet(exchanged(done(flying("♠7", "♠8", "♠K", "♠9"), DREIER, FLYING)))
    state = played(state, "F ♠7, P2 ♠8", names=FLYING)
    seen = state.observe(EAST)
    asked = GAME.words.question(seen.moves, seen)
    assert (english(asked).split(" (")[0], clauses_of(asked)) == ("You play a card for seat 2.", ("K105",))
    after = played(state, "X ♠K, P4 ♠9", names=FLYING)
    assert "seat 1 plays the SK for seat 2." in list(log(after, WEST))
    seen = after.observe(EAST)
    assert english(GAME.words.question(seen.moves, seen)).startswith("You lead to the next trick for seat 2.")


@pytest.mark.parametrize(
    ("begin", "words", "hint"),
    [
        (flying, CALL, "Whoever holds the SK is your secret partner; a dummy that holds it plays for you."),
        (two, CALL_TWO, "The dummy that holds the SK is your partner; if seat 2 holds it, the cards are thrown in."),
    ],
)
def test_k106_k114_the_hint_with_a_call_says_what_becomes_of_the_cards(
    begin: Callable[..., State], words: str, hint: str
) -> None:
    state = done(begin("", "", "♠K"), words.rpartition(", ")[0], FLYING if begin is flying else TWO)
    found = GAME.words.hint(Call(SOUTH, read_card("♠K")), state.observe(SOUTH))
    assert found is not None
    assert english(found).startswith(hint)


def test_k114_the_score_sheet_says_who_held_the_king() -> None:
    state = done(two("", "", "♠K"), CALL_TWO, TWO)
    outcome = state.outcome
    assert outcome is not None
    told = "seat 2 holds the called SK: the cards are thrown in, and the same dealer deals."
    assert english(outcome.explanation[0].text) == told


def test_no_mark_of_a_dummy_has_the_letter_of_another_role() -> None:
    state = exchanged(done(flying(), DREIER, FLYING))
    shown = [mark for marks in GAME.words.view(state.observe(SOUTH)).marks for mark in marks]
    for language in ("de", "en"):
        words = OtherWording(language, "tarock")
        letters = {mark.id: badge(mark, words).letter for mark in shown}
        assert len(set(letters.values())) == len(letters) == 7
