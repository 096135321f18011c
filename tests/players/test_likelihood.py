# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the strong level concludes from the cards that others have played, and from what."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import card
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Call, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import in_play
from kartenspiel.players.kernel.card_play import position_of
from kartenspiel.players.likelihood import LAPSE, TRUST, PlayLikelihood, seen_plays
from kartenspiel.players.rollout import worlds
from kartenspiel.players.tendencies import CardClass, PlayContext, Tendencies
from tests.both_ways import both_ways
from tests.imagined import imagining
from tests.players.koenigrufen_deals import after_plays, declared, quiet
from tests.players.seating import set_up, trick
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
_EACH = (0.0,) * (2 * len(PlayContext))
_KINDS = ((0.0,) * 2 ** len(CardClass),) * (2 * len(PlayContext))
EVEN = Tendencies(_KINDS, _KINDS, _EACH, _EACH, _EACH)
"""Every legal card is as likely."""
LOWEST_OF_ALIKE = replace(EVEN, alike=(-30.0,) * len(_EACH))
HANDS = """H7 HT HJ S7 S8 CA C7 SA
H8 DA DT D8 ST SQ CT CQ
HA H9 D7 DQ SK SJ C9 C8
HK HQ S9 DK CK CJ D9 DJ"""
"""Seat 0 calls the ace of hearts, which seat 2 holds."""


def varied() -> Tendencies:
    """Return a table that differs from card to card and from context to context."""
    rng = Random(7)
    kinds = tuple(tuple(rng.uniform(-1, 1) for _ in each) for each in EVEN.classes)
    marks = [tuple(rng.uniform(-1, 1) for _ in EVEN.alike) for _ in range(3)]
    return Tendencies(kinds, kinds[::-1], *marks)


def played(*tricks: tuple[int, str], hands: str = HANDS) -> State:
    """Return a deal of Rußbach after these tricks, from their leaders on."""
    plays = [play for leader, codes in tricks for play in trick(leader, codes)]
    return set_up("russbach", hands.splitlines(), [Call(Seat(0), card("HA")), *plays])


def likelihood(state: State, table: Tendencies, seat: int | None = None) -> PlayLikelihood:
    judgement = judgements()[state.deal.game]
    return PlayLikelihood(judgement, table, state, None if seat is None else Seat(seat))


def chance_of(plays: PlayLikelihood, state: State) -> float:
    """Return how likely the plays are where each seat has the cards of this state left."""
    return plays.of(held(state))


def held(state: State) -> Sequence[Cards]:
    """Return the cards that each seat has left."""
    return position_of(in_play(state), Seat(0)).hands


def contexts(state: State) -> list[PlayContext]:
    """Return the contexts of the choices made in a deal, in the order of the seats."""
    return [PlayContext(context) for context, _, _ in likelihood(state, EVEN).choices(state)]


def late(game: Game) -> Iterator[State]:
    """Yield moments of random deals with random house rules in which cards have been played."""
    for seed in range(6):
        found = [state for state in positions(game, seed) if isinstance(state.log[-1] if state.log else None, Play)]
        yield from (state for state in found[3::5] if not state.over)


@GAMES
def test_a_seat_is_judged_by_its_own_hand_and_by_nothing_that_it_could_not_see(game: Game) -> None:
    table = varied()
    for number, state in enumerate(late(game)):
        observer = state.turn
        assert observer is not None
        imagine = imagining(game, state.observe(state.actor(observer)))
        one, other = imagine(Random(number)), imagine(Random(number + 1000))
        for seat in {play.seat for play in state.log if isinstance(play, Play)} - {observer}:
            hand = held(one)[seat]
            by_one = likelihood(one, table, observer).of_seat(seat, hand)
            assert by_one == likelihood(other, table, observer).of_seat(seat, hand)
            assert 0 < by_one <= 1


@GAMES
def test_every_card_played_was_among_those_thought_possible(game: Game) -> None:
    assert sum(1 for state in late(game) for _ in likelihood(state, EVEN).choices(state))


@GAMES
def test_what_was_bound_and_what_was_public_is_as_the_rules_had_it(game: Game) -> None:
    free = bound = public = 0
    for seed in range(120):
        states = positions(game, seed)
        end = states[-1]
        if not any(isinstance(move, Play) for move in end.log):
            continue
        judgement = judgements()[game.id]
        terms, called = judgement.terms(end), judgement.declarer(end)[1]
        seen = {terms.deck.cards[moment.played]: moment for moment in seen_plays(terms, end)}
        for before, after in pairwise(states):
            move = after.log[-1] if len(after.log) > len(before.log) else None
            if not isinstance(move, Play):
                continue
            state: Any = before
            moment = seen.get(move.card)
            assert (moment is None) == bool(state.bound.get(move.seat)), (seed, move)
            bound += moment is None
            if moment is not None:
                free += 1
                fallen = called is not None and bool(moment.gone & terms.deck.bit(called))
                # Where a guardian has shown him, no word was said (K108).
                known = fallen or (called is not None and are_shown(state))
                assert called is None or (moment.public or fallen) == known or (known and state.deal.dummies), (
                    seed,
                    move,
                )
                public += moment.public
    assert free
    assert bool(bound) == says_itself(end, "bound")
    assert bool(public) == says_itself(end, "sides_told")


def are_shown(state: Any) -> bool:  # noqa: ANN401 - a state of any game with a called card
    """Whether everybody knows who plays with whom."""
    return bool(state.sides_public) if hasattr(state, "sides_public") else state.public.partner is not None


def says_itself(state: State, name: str) -> bool:
    """Whether a game answers a question about its cards in play itself, which no game need do."""
    return getattr(type(state), name) is not getattr(CardPlay, name)


def test_what_is_forced_tells_nothing() -> None:
    state = played((0, "H7 H8"))
    assert chance_of(likelihood(state, varied(), 0), state) == 1.0  # seat 1 had no other heart, and must beat the seven


def test_own_plays_tell_nothing() -> None:
    state = played((0, "H7"))
    assert chance_of(likelihood(state, varied(), 0), state) == 1.0
    assert chance_of(likelihood(state, varied(), 1), state) < 1.0


def test_plays_of_a_dummy_tell_nothing() -> None:
    leads = declared("solodreier", Seat(0), "DK T22", "DQ T1 T2", "D4 D3 D2", "DC", table_mode="three_flying")
    state = after_plays(quiet(leads), "DK DQ D4")
    assert chance_of(likelihood(state, EVEN, 0), state) == 1.0  # seat 1 had one diamond, seat 2 is the dummy


def test_every_legal_card_shares_in_the_likelihood() -> None:
    state = played((0, "S7"))
    assert chance_of(likelihood(state, EVEN, 1), state) == pytest.approx((1 / 8) ** TRUST)


def test_whoever_plays_the_higher_of_two_cards_alike_hardly_holds_the_lower() -> None:
    state = played((0, "S8"))  # and seat 0 holds the seven too
    chance = likelihood(state, LOWEST_OF_ALIKE, 1)
    assert chance_of(chance, state) == pytest.approx((LAPSE / 8) ** TRUST)
    bit = in_play(state).play_rules.pack.bit
    assert chance.of_seat(Seat(0), held(state)[0] ^ bit(card("S7")) ^ bit(card("D8"))) > 0.1


def test_who_holds_the_called_card_knows_his_side_and_the_others_do_not() -> None:
    state = played((0, "S7 SQ SK S9"), (2, "D7 D9"))
    assert contexts(state) == [
        PlayContext.DECLARER_LEADS,
        PlayContext.OTHERS_HOLD,  # whoever does not hold the called card is the declarer's opponent
        PlayContext.PARTNER_LEADS,
        PlayContext.UNKNOWN_HOLDS,
    ]


def test_once_the_called_card_is_played_everybody_knows_the_sides() -> None:
    state = played((0, "H7 H8 HA HQ"), (2, "D7 D9"))
    assert contexts(state)[-2:] == [PlayContext.OTHERS_HOLD_LAST, PlayContext.OTHERS_HOLD]


def test_imagined_deals_are_chosen_by_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played((0, "S8 ST SK S9"))
    judgement = judgements()["russbach"]

    def share() -> float:
        """Return how often seat 0 is imagined with the lower card that it would rather have led."""
        found = worlds(judgement, state.observe(Seat(2)), 200, Random(1), weighed=True)
        return sum(card("S7") in in_play(each).hands[0] for each in found) / len(found)

    monkeypatch.setattr(type(judgement), "tendencies", None)
    without = share()
    monkeypatch.setattr(type(judgement), "tendencies", LOWEST_OF_ALIKE)
    assert share() < without / 2


def test_compiled_or_not_the_same_is_thought_of_plays() -> None:
    """Context, class and place among the others of every card that could have been played, and how likely it was."""
    said = both_ways("tests.players.test_likelihood")
    assert said.compiled.count("\n") > 100
    assert said.compiled == said.uncompiled


def thoughts() -> Iterator[str]:
    """Yield what is thought of the plays of some deals of all games."""
    for game in all_games():
        for state in late(game):
            found = likelihood(state, varied())
            yield from (f"{game.id} {choice}" for choice in found.choices(state))
            yield f"{game.id} {[found.of_seat(Seat(seat), hand) for seat, hand in enumerate(held(state))]}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(thoughts()))
