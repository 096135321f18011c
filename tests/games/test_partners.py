# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays with whom, as each game tells it to each seat: in sentences and as sides, and never too early."""

import itertools
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.games import all_games, game_named, sides_told
from kartenspiel.model.calling.play import Called
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Announce
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import english
from kartenspiel.model.view import KnownSides
from tests.breadth import WIDE
from tests.facts import games_with
from tests.games.calling_table import after, start
from tests.games.koenigrufen_table import done
from tests.games.koenigrufen_table import start as koenigrufen
from tests.imagined import imagining
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
WITH_A_SECRET_PARTNER = pytest.mark.parametrize("game", games_with("secret_partner"), ids=lambda game: game.id)
SEEDS = st.integers(0, 2**32)
DEALS = settings(max_examples=12 if WIDE else 4)
HANDS = ("CK CQ DA DT C9 C8 SA S7", "HK HQ SK SQ D7 D8 C7 H7", "DK DQ HA HT")


def sides(state: State, seat: Seat) -> KnownSides | None:
    """Return what a seat is told of the sides."""
    return game_named(state.deal.game).words.view(state.observe(seat)).sides


def some(states: Sequence[State], seed: int, count: int) -> list[State]:
    return Random(seed).sample(states, min(count, len(states)))


def known(state: State) -> Iterator[tuple[Seat, Seat, str]]:
    """Yield which seat knows of which that it is on which side."""
    for seat in all_seats(state.deal.seats):
        told = sides(state, seat)
        for other, party in enumerate(() if told is None else told.parties):
            if party is not None:
                yield seat, Seat(other), party


def words(before: State, now: State, seat: Seat) -> str:
    """Return what a seat is told between two states, empty for nothing."""
    told = sides_told(before.observe(seat), now.observe(seat))
    return "" if told is None or told.told is None else english(told.told)


@GAMES
@given(seed=SEEDS)
@DEALS
def test_what_a_seat_is_told_is_the_same_whatever_cards_the_others_hold(game: Game, seed: int) -> None:
    """The hidden cards are exchanged as any way that the seat cannot tell from the real one."""
    rng = Random(seed)
    for state in some(positions(game, seed), seed, 6):
        for seat in all_seats(state.deal.seats):
            seen = state.observe(seat)
            imagine = imagining(game, seen)
            for _ in range(3):
                other = imagine(rng)
                assert sides(other, seat) == sides(state, seat)


@GAMES
@given(seed=SEEDS)
@DEALS
def test_a_side_that_a_seat_knows_is_that_side_with_all_cards_that_it_can_imagine(game: Game, seed: int) -> None:
    """Else something would be told before the seat may know it: everybody knows his own side himself."""
    rng = Random(seed)
    for state in some(positions(game, seed), seed, 6):
        for seat in all_seats(state.deal.seats):
            imagine = imagining(game, state.observe(seat))
            for _ in range(3):
                found: dict[Seat, str] = {}
                for _knower, other, party in known(imagine(rng)):
                    assert found.setdefault(other, party) == party


@WITH_A_SECRET_PARTNER
def test_every_game_with_a_secret_partner_tells_holder_caller_and_opponents_and_all_when_he_shows(game: Game) -> None:
    told: set[str] = set()
    for seed in range(40):
        for before, now in itertools.pairwise(positions(game, seed)):
            told.update(each.split(":")[0] for seat in all_seats(now.deal.seats) if (each := words(before, now, seat)))
        if len({each.split(" ")[0] for each in told}) > 3:
            kinds = " ".join(told)
            if all(kind in kinds for kind in ("Whoever holds", "You hold", "You do not hold", "is the partner!")):
                return
    pytest.fail(f"only {sorted(told)}")


def test_at_the_call_each_is_told_what_he_may_know() -> None:
    begun = start("russbach", *HANDS)
    called = after(begun, "1 call DJ")
    assert isinstance(called, Called)
    caller, partner = called.sides.caller, called.sides.partner
    assert partner is not None
    for seat in all_seats(4):
        told = words(begun, called, seat)
        if seat == caller:
            assert told == "Whoever holds the DJ plays with you; who that is will come out."
        elif seat == partner:
            assert told == f"You hold the DJ: you play secretly with seat {caller}."
        else:
            assert told == f"You do not hold the DJ: you play against seat {caller}. Who plays with you will come out."
        assert sides(called, seat) is not None
    of_partner = sides(called, partner)
    assert of_partner is not None
    assert [seat for seat, party in enumerate(of_partner.parties) if party == "declarer"] == sorted((caller, partner))


@GAMES
@given(seed=SEEDS)
@DEALS
def test_a_sentence_is_told_once_and_only_more_is_told_later(game: Game, seed: int) -> None:
    """A side that is known stays so, unless another contract is bid."""
    for before, now in itertools.pairwise(positions(game, seed)):
        for seat in all_seats(now.deal.seats):
            one, two = sides(before, seat), sides(now, seat)
            if words(before, now, seat):
                assert two is not None
                assert one is None or one.told != two.told
            if one is not None and two is not None and before.cards(seat).tricks:
                pairs = zip(one.parties, two.parties, strict=True)
                assert all(was is None or was == is_now for was, is_now in pairs)


@GAMES
@given(seed=SEEDS)
@DEALS
def test_whenever_cards_are_played_each_seat_has_been_told_who_plays_with_whom(game: Game, seed: int) -> None:
    """Under all house rules, for however many; also who is alone, and that everybody is."""
    for state in positions(game, seed):
        if not state.cards(Seat(0)).trick and not state.cards(Seat(0)).tricks:
            continue
        for seat in all_seats(state.deal.seats):
            told = sides(state, seat)
            assert told is not None, f"Game.view of {game.id} does not say who plays with whom: model/partners.py"
            assert told.told is not None
            if told.parties.count("declarer") == 1 and None not in told.parties:
                assert "alone" in english(told.told)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("koenigrufen", ("alone against", "the three of you", "Everybody")),
        ("zwanzigerrufen", ("alone against", "the three of you", "Everybody")),
        ("anrufen", ("alone against", "the two of you", "the three of you")),
        ("graden", ("alone against", "the three of you", "Everybody", "each for himself", "the last trick")),
    ],
)
def test_a_contract_played_alone_or_by_each_for_himself_is_told_as_such(game: str, kinds: Sequence[str]) -> None:
    told: set[str] = set()
    for seed in range(300):
        for before, now in itertools.pairwise(positions(game_named(game), seed)):
            told.update(words(before, now, seat) for seat in all_seats(now.deal.seats))
        if all(kind in " ".join(told) for kind in kinds):
            return
    pytest.fail(f"only {sorted(told)}")


def test_with_a_dummy_all_opponents_of_who_plays_alone_are_named() -> None:
    """K106: "you three" would leave open whether the dummy is among them."""
    begun = done(koenigrufen(table_mode="three_flying"), "F vorhand, P2 dreier, P4 weiter")
    told = told_to_all(begun, done(begun, "F weiter"))
    assert told == ["seat 1 plays alone against seat 0 and seat 2 and seat 3."] * 4


def test_sides_are_open_until_the_bidder_has_called() -> None:
    """A20: only then is it known that he has a partner; one who called nobody would be told to play alone."""
    for seed in range(60):
        for state in positions(game_named("anrufen"), seed):
            public = state.observe(Seat(0)).public
            if state.deal.seats == 4 and public.phase == "preparation" and public.contract.called is None:
                assert sides(state, Seat(0)) is None
                return
    pytest.fail("nobody had yet to call")


def test_nobody_is_told_of_a_partner_where_none_is_called() -> None:
    assert sides(start("russbach"), Seat(0)) is None


@pytest.mark.parametrize("game", ["koenigrufen", "anrufen", "zwanzigerrufen"])
def test_a_partner_who_shows_himself_by_a_word_is_told_of_then(game: str) -> None:
    """K31, A23, Z19: the king's holder announces it, the partner raises, only one side could say that."""
    for seed in range(300):
        for before, now in itertools.pairwise(positions(game_named(game), seed)):
            if now.log and isinstance(now.log[-1], Announce) and "the partner!" in "".join(told_to_all(before, now)):
                return
    pytest.fail("nobody was told")


def test_a_called_card_in_the_talon_is_told_to_all() -> None:
    """K32: the declarer reads that of himself."""
    begun = done(koenigrufen("♥K ♦2", talon="♠K"), "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer")
    told = told_to_all(begun, done(begun, "F call ♠K"))
    assert told[0] == "The SK lies in the talon: you play alone."
    assert told[1:] == ["The SK lies in the talon: seat 0 plays alone!"] * 3


def told_to_all(before: State, now: State) -> list[str]:
    """Return what each seat is told with a move."""
    return [words(before, now, seat) for seat in all_seats(now.deal.seats) if len(now.log) > len(before.log)]
