# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat at a table of Königrufen can know of hidden cards, from words, the talon and the play."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import cast

import pytest

from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.bidding.contract import Bidding
from kartenspiel.games.koenigrufen.cards.pack import PACK
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.imagining.discard import CoveredDiscard
from kartenspiel.games.koenigrufen.imagining.imaginer import KoenigrufenImaginer
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.model.cardplay.pack import Place, places_of
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Move, Pass, Vorhand
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.tarock.cards import KINGS, TAROCK, TRULL, tarocks
from kartenspiel.players.kernel.dealing import Dealing
from tests.games.koenigrufen_table import (
    GAME,
    NO_DOUBLE,
    P2,
    P3,
    P4,
    F,
    done,
    played,
    quiet,
    read_card,
    read_cards,
    start,
)
from tests.games.koenigrufen_walks import walk_to
from tests.imagined import imagining
from tests.walks import random_start, step

DRAWS = 80
"""So many that a place where a card lies in one deal of six is missed once in a million times."""


def worlds(state: State, seat: Seat, draws: int = DRAWS) -> list[AfterBidding]:
    """Return states that a seat can imagine."""
    imagine, rng = imagining(GAME, state.observe(seat)), Random(1)
    return [cast("AfterBidding", imagine(rng)) for _ in range(draws)]


def holders(state: State, seat: Seat, which: str) -> set[object]:
    """Return in whose hands as dealt, or "talon", a seat imagines a card."""
    card = read_card(which)
    return {
        next((Seat(owner) for owner, hand in enumerate(world.deal.hands) if card in hand), "talon")
        for world in worlds(state, seat)
    }


def quiet_walk(state: State, rng: Random) -> Move:
    """Return a random move; most bids are low or none, so that all contracts are played."""
    turn = state.turn
    assert turn is not None
    moves = state.moves(turn)
    if Vorhand(turn) in moves and rng.random() < 0.6:
        return Vorhand(turn)
    if isinstance(state, Bidding | Speaking) and Pass(turn) in moves and rng.random() < 0.6:
        return Pass(turn)
    low = [move for move in moves if isinstance(move, Bid)][:4]
    return rng.choice(low) if low and rng.random() < 0.7 else step(state, rng)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_true_is_ruled_out(seed: int) -> None:
    rng = Random(f"truth {seed}")
    state = random_start(GAME, rng)
    while state.turn is not None:
        state = state.after(quiet_walk(state, rng))
        if rng.random() < 0.2:
            for seat in all_seats(4):
                imagination = KoenigrufenImaginer(state.observe(seat))
                held = truth(state)
                for hidden, mask in imagination.holders.items():
                    card = PACK.cards[hidden]
                    holder = next(holder for holder, cards in enumerate(held) if card in cards)
                    assert mask >> holder & 1, (seat, card, holder)
                assert imagination.fits(state.deal.hands, held)


def truth(state: State) -> list[tuple[Card, ...]]:
    """Return the cards that lie in each hand with those it has played, and on the pile."""
    seen = state.cards(Seat(0))
    played = [play for trick in (*seen.tricks, seen.trick) for play in trick]
    discard = state.discard if isinstance(state, AfterBidding) else ()
    hands = [(*hand, *(play.card for play in played if play.seat == seat)) for seat, hand in enumerate(now(state))]
    covered = state.deal.talon if not isinstance(state, AfterBidding) or state.taken is None else ()
    return [*hands, discard or covered]


def now(state: State) -> tuple[tuple[Card, ...], ...]:
    return state.hands if isinstance(state, AfterBidding) else state.deal.hands


@pytest.mark.parametrize("seed", range(5))
def test_every_imagined_state_looks_like_the_real_one_whatever_is_played(seed: int) -> None:
    rng = Random(f"looks {seed}")
    state = random_start(GAME, rng)
    while state.turn is not None:
        state = state.after(quiet_walk(state, rng))
        if rng.random() < 0.15:
            for seat in all_seats(4):
                seen = state.observe(seat)
                imagine = imagining(GAME, seen)
                assert imagine(rng).observe(seat) == seen
                assert imagine(rng).observe(seat) == seen


@pytest.mark.parametrize("mode", ["three_flying", "three_fixed", "two"])
@pytest.mark.parametrize("contract", ["rufer", "solorufer", "trischaken", "bettel"])
def test_every_imagined_state_looks_like_the_real_one_with_dummies_too(mode: str, contract: str) -> None:
    rng = Random(f"dummies {mode} {contract}")
    for state in walk_to(contract, rng, table_mode=mode):
        if rng.random() < 0.2:
            for seat in all_seats(4):
                if seat not in state.deal.dummies:
                    seen = state.observe(seat)
                    assert imagining(GAME, seen)(rng).observe(seat) == seen


RUFER = "F vorhand, P2 weiter, P3 weiter, P4 weiter, F rufer, call ♠K"
ALL_PASS = "F vorhand, P2 weiter, P3 weiter, P4 weiter"  # noqa: S105 - passing, no password


def test_k29_the_declarer_does_not_hold_the_called_king() -> None:
    state = done(start("", "♠K"), RUFER)
    assert holders(state, P3, "♠K") == {P2, P4}
    assert holders(state, P2, "♠K") == {P2}


FLYING = "F vorhand, P2 weiter, P4 weiter, F rufer, call ♠K"


def test_k102_the_called_king_can_be_the_dummys_until_its_hand_lies_open() -> None:
    state = done(start("♦A ♦2 ♦3", "♠K", context=NO_DOUBLE, table_mode="three_flying"), FLYING)
    assert holders(state, F, "♠K") >= {P2, P3, P4}
    state = done(state, "F take 1")
    assert holders(state, F, "♠K") == {P2, P3, P4}
    state = done(state, "F lay ♦A ♦2 ♦3")
    assert holders(state, F, "♠K") == {P2, P4}
    assert all(world.deal.hands[P3] == state.deal.hands[P3] for world in worlds(state, F))


def test_k108_who_plays_the_dummys_cards_does_not_hold_the_called_king() -> None:
    words = "F vorhand, P2 weiter, P4 solorufer, F weiter, P4 call ♠K"
    state = quiet(done(start("", "♠K", context=NO_DOUBLE, table_mode="three_flying"), words))
    rng = Random(1)
    state = state.apply(step(state, rng))
    assert holders(state, P4, "♠K") == {F, P2, "talon"}
    state = state.apply(step(state, rng))
    assert state.turn == P3
    assert holders(state, P4, "♠K") == {P2, "talon"}
    assert holders(state, F, "♠K") == {P2, "talon"}


def test_k114_at_a_table_of_two_the_other_does_not_hold_the_called_king() -> None:
    words = "F vorhand, P3 weiter, F rufer, call ♠K"
    state = done(start("", "♠K", context=NO_DOUBLE, table_mode="two"), words)
    assert holders(state, F, "♠K") == {P2, P4}  # nor lies it in the talon, which has been turned
    assert holders(state, P3, "♠K") == {P2, P4}


def test_k29_he_may_hold_it_where_he_may_call_it() -> None:
    state = done(start("", "♠K", call_own_king="allowed"), RUFER)
    assert holders(state, P3, "♠K") == {F, P2, P4}


def test_k34_a_king_that_does_not_lie_in_the_open_talon_is_in_a_hand() -> None:
    state = done(start("♦A ♦2", "♠K", talon="III ♦Q ♦J VI VII VIII"), f"{RUFER}, take 1")
    assert holders(state, P3, "♠K") == {P2, P4}
    for world in worlds(state, P3):
        assert world.deal.talon == state.deal.talon
        assert set(read_cards("III ♦Q ♦J")) <= set(world.hands[F])


KINGS_AND_QUEENS = "♠K ♥K ♦K ♣K ♠Q ♥Q"


def test_k33_who_calls_a_queen_has_all_kings_and_not_the_queen() -> None:
    state = done(start(KINGS_AND_QUEENS, four_kings="call_queen"), f"{ALL_PASS}, F rufer, call ♦Q")
    for seat in (P2, P3):
        for king in ("♠K", "♥K", "♦K", "♣K"):
            assert holders(state, seat, king) == {F}
        assert F not in holders(state, seat, "♦Q")


def test_k33_who_calls_a_king_though_he_might_call_a_queen_does_not_have_all_kings() -> None:
    begun = start("♠K ♥K ♦K", "♠7", "♣K", four_kings="call_queen", call_own_king="allowed")
    state = done(begun, f"{ALL_PASS}, F rufer, call ♣K, take 1")
    found = worlds(state, P2, 400)
    kings = [len(set(KINGS) & set(world.deal.hands[F])) for world in found]
    assert max(kings) == 3
    assert any(read_card("♣K") in world.deal.hands[F] for world in found)


@pytest.mark.parametrize("observer", [F, P3])
def test_k20_who_bids_a_besserrufer_was_dealt_a_bird(observer: Seat) -> None:
    state = done(start("", "II"), "F vorhand, P2 besserrufer")
    birds = {bird.card for bird in BIRDS.values()}
    assert all(birds & set(world.deal.hands[P2]) for world in worlds(state, observer))


def test_k20_if_but_one_bird_can_be_his_he_has_it() -> None:
    state = done(start("I III IIII", "II"), "F vorhand, P2 besserrufer")
    assert holders(state, F, "II") == {P2}
    assert len(holders(state, P3, "I")) > 1


def test_k20_by_bird_he_holds_the_bird_he_bid() -> None:
    state = done(
        start("", "II III", besserrufer_mode="by_bird"), "F vorhand, P2 uhurufer, P3 weiter, P4 weiter, F weiter"
    )
    assert holders(state, P3, "II") == {P2}
    assert len(holders(state, P3, "III")) > 1


def test_k21_who_bids_a_contract_with_a_call_does_not_have_all_kings() -> None:
    state = done(start("XX", "♠K"), "F vorhand, P2 solorufer")
    assert not any(set(KINGS) <= set(world.deal.hands[P2]) for world in worlds(state, P3, 200))


def test_k38_who_bids_a_suit_game_has_six_suit_cards() -> None:
    state = done(start("", "♠Q ♠C ♠J ♠10 ♠9 ♠8 ♠7 ♥Q", farben_min_suit_cards=6), "F vorhand, P2 farbensolo")
    assert all(len(world.deal.hands[P2]) - len(tarocks(world.deal.hands[P2])) >= 6 for world in worlds(state, P3))


def test_k13_who_has_spoken_did_not_have_to_throw_in() -> None:
    state = done(start("II", "III", "V", "VI", throw_in="no_tarock"), "F vorhand")
    assert all(all(tarocks(hand) for hand in world.deal.hands) for world in worlds(state, P3))


def test_k13_who_must_throw_in_has_no_tarock() -> None:
    without = "♠K ♠Q ♠C ♠J ♠10 ♠9 ♠8 ♠7 ♥K ♥Q ♥C ♥J"
    state = start("II", "III", without, "VI", throw_in="no_tarock")
    assert state.turn == P3
    for world in worlds(state, P2, 5):
        assert not tarocks(world.deal.hands[P3])


DREIER = "F vorhand, P2 dreier, P3 weiter, P4 weiter, F weiter, P2 take 1"
MANY = "♠Q ♠C ♠J ♠10 ♥Q ♥C V VI VII VIII"


def test_k36_what_was_laid_away_covered_is_neither_king_nor_tarock() -> None:
    state = done(start("", MANY, talon="♦Q ♦J IX"), f"{DREIER}, P2 lay ♠C ♠J ♦J")
    for world in worlds(state, P3):
        assert len(world.discard) == 3
        assert not any(card in KINGS or card.suit is TAROCK for card in world.discard)
        assert set(world.discard) <= {*world.deal.hands[P2], *world.deal.talon[:3]}
    assert {world.discard for world in worlds(state, P2)} == {tuple(sorted(read_cards("♠C ♠J ♦J")))}
    assert any(read_card("♦J") in world.hands[P2] for world in worlds(state, P3))


TALL = "♠Q ♠K ♥K V VI VII VIII IX X XI XII XIII"


def test_k36_who_shows_a_tarock_has_laid_all_suit_cards_away_but_kings() -> None:
    state = done(start("", TALL, talon="♦Q XIV XV"), f"{DREIER}, P2 lay ♠Q ♦Q V")
    for world in worlds(state, P3):
        assert {read_card("♦Q"), read_card("V")} <= set(world.discard)
        assert all(card in KINGS or card.suit is TAROCK for card in world.hands[P2])


def test_k37_in_a_suit_game_tarocks_are_laid_away_covered() -> None:
    words = f"{DREIER.replace('dreier', 'farbendreier')}, P2 lay"
    state = done(start("", MANY, talon="♦Q ♦J IX"), f"{words} V VI IX")
    for world in worlds(state, P3):
        assert all(card.suit is TAROCK and card not in TRULL for card in world.discard)
    few = done(start("", "♠Q ♠C ♠J ♠10 ♠9 ♠8 ♠7 ♥Q ♥C ♥J ♥A XXI", talon="♦Q ♦J IX"), f"{words} IX ♠7 ♥A")
    for world in worlds(few, P3):
        assert world.discard == tuple(sorted(read_cards("IX ♠7 ♥A")))
        assert all(card in TRULL or card.suit is not TAROCK for card in world.hands[P2])


def test_k36_k47_before_he_announces_it_the_declarer_of_a_besserrufer_keeps_a_bird_that_was_dealt() -> None:
    begun = start("♣K", "II III ♠Q ♥Q ♠K ♥K V VI VII VIII IX X", talon="♦K XIV XV")
    words = "F vorhand, P2 besserrufer, P3 weiter, P4 weiter, F weiter, P2 call ♣K, take 1, lay ♠Q ♥Q III"
    state = done(begun, words)
    assert isinstance(state, Speaking)
    for world in worlds(state, P3):
        kept = set(world.hands[P2]) & set(world.deal.hands[P2])
        assert kept & {bird.card for bird in BIRDS.values()}


def test_k35_six_cards_taken_covered_may_be_any_that_the_declarer_has() -> None:
    begun = start("♠Q ♠C ♠J ♠10 ♥Q ♥C ♥J", talon="♦Q ♦C ♦J ♣Q ♣C ♣J")
    state = done(begun, "F sechserdreier, P2 weiter, P3 weiter, P4 weiter, F take all, lay ♠Q ♠C ♠J ♠10 ♥Q ♥C")
    found = worlds(state, P2)
    assert len({world.deal.talon for world in found}) > DRAWS // 2
    for world in found:
        assert set(world.deal.talon) <= {*world.hands[F], *world.discard}
        assert len(world.discard) == 6
    assert {world.deal.talon for world in worlds(state, F)} == {state.deal.talon}


def test_k35_shown_they_are_known() -> None:
    begun = start("♠Q ♠C ♠J ♠10 ♥Q ♥C ♥J", talon="♦Q ♦C ♦J ♣Q ♣C ♣J", sechser_talon="shown")
    state = done(begun, "F sechserdreier, P2 weiter, P3 weiter, P4 weiter, F take all, lay ♠Q ♠C ♠J ♠10 ♥Q ♥C")
    assert {world.deal.talon for world in worlds(state, P2)} == {state.deal.talon}


SOLO = "F vorhand, P2 solodreier, P3 weiter, P4 weiter, F weiter"


def test_k46_who_announces_a_card_holds_it() -> None:
    state = done(start("III", "I", "II"), f"{SOLO}, P2 pagat, weiter, P3 uhu, weiter")
    assert holders(state, P4, "I") == {P2}
    assert holders(state, P4, "II") == {P3}
    assert len(holders(state, P4, "III")) > 1


SOLORUFER = "F vorhand, P2 solorufer, P3 weiter, P4 weiter, F weiter, P2 call ♠K"


def test_k42_nobody_but_its_holder_knows_whether_the_called_king_lies_in_the_talon() -> None:
    state = done(start("", "", "", "♠K"), SOLORUFER)
    assert holders(state, P3, "♠K") == {F, P4, "talon"}
    assert holders(state, F, "♠K") == {P3, P4, "talon"}


def test_k46_k54_who_announces_koenig_ultimo_holds_the_king() -> None:
    state = done(start("", "", "", "♠K"), f"{SOLORUFER}, weiter, P3 weiter, P4 koenig_ultimo")
    assert holders(state, F, "♠K") == {P4}


def test_k54_who_raises_the_game_does_not_hold_the_called_king() -> None:
    state = done(start("♠K"), f"{SOLORUFER}, weiter, P3 kontra game")
    assert holders(state, P2, "♠K") == {F, P4, "talon"}
    assert holders(state, F, "♠K") == {F}


def test_k58_who_does_not_follow_has_none_of_the_suit() -> None:
    begun = start(
        "♠7 ♠8", "♠9 ♠10 V", "XX XIX ♥Q", "♠Q ♠C", talon="♠J ♠K ♦7 ♦8 ♦9 ♦10".replace("♦7 ♦8 ♦9 ♦10", "♦A ♦2 ♦3 ♦4")
    )
    state = played(quiet(done(begun, SOLO)), "F ♠7, P2 ♠9, P3 XX, P4 ♠C")
    for card in ("♠8", "♠10", "♠Q", "♠K"):
        assert P3 not in holders(state, P2, card)


def test_k60_who_does_not_beat_where_he_must_has_nothing_that_beats() -> None:
    begun = start("♠7 ♠8 ♠9", "♠10 ♠K", "♠J", "♠Q", talon="♠C ♦A ♦2 ♦3 ♦4 ♥A")
    bettel = done(begun, "F bettel, P2 weiter, P3 weiter, P4 weiter")
    state = played(quiet(bettel), "F ♠9, P2 ♠K, P3 ♠J, P4 ♠Q")
    assert holders(state, F, "♠C") >= {P2, P3, P4, "talon"}
    begun = start("♠10 ♠8 ♠9", "♠7 ♥Q", "♠J", "♠Q", talon="♠C ♦A ♦2 ♦3 ♦4 ♥A")
    state = played(quiet(done(begun, "F bettel, P2 weiter, P3 weiter, P4 weiter")), "F ♠9, P2 ♠7")
    for better in ("♠C", "♠J", "♠Q", "♠K"):
        assert P2 not in holders(state, F, better)


@pytest.mark.parametrize(
    ("exposed", "known"), [("all", [F, P2, P3, P4]), ("declarer", [P2]), ("opponents", [F, P3, P4])]
)
def test_k60_open_hands_are_known(exposed: str, known: list[Seat]) -> None:
    begun = start("♠7", "♠10 ♠8", "♠J", "♠Q", ouvert_exposed=exposed, early_end="off")
    state = quiet(done(begun, "F vorhand, P2 bettel_ouvert, P3 weiter, P4 weiter, F weiter"))
    while not state.cards(F).tricks:
        assert state.turn is not None
        state = state.after(cast("Move", state.moves(state.turn)[0]))
    for world in worlds(state, F, 10):
        for seat in known:
            assert world.deal.hands[seat] == state.deal.hands[seat]
    open_hands = {world.deal.hands for world in worlds(state, F)}
    assert (len(open_hands) == 1) == (exposed == "all")


def test_k90_the_cards_of_the_talon_turned_in_trischaken_are_known_and_the_others_are_not() -> None:
    begun = start("♠7", trischaken_talon="first_six", contract_values="wien")
    state = done(begun, f"{ALL_PASS}, F trischaken")
    while len(state.cards(F).tricks) < 2:
        assert state.turn is not None
        state = state.after(cast("Move", state.moves(state.turn)[0]))
    for world in worlds(state, P2, 10):
        assert world.deal.talon[:2] == state.deal.talon[:2]
    assert len({world.deal.talon[2:] for world in worlds(state, P2)}) > 1


def shares(state: State, seat: Seat, where: Callable[[AfterBidding], object], draws: int) -> dict[object, float]:
    counted = Counter(map(where, worlds(state, seat, draws)))
    return {place: count / draws for place, count in counted.items()}


def test_a_card_is_in_each_place_as_often_as_there_is_room() -> None:
    """Of 42 covered cards 12 are in each hand and six in the talon, as many in either half."""
    king = read_card("♠K")
    state = done(start("", "", "", "♠K", call_own_king="allowed"), SOLORUFER)

    def place(world: AfterBidding) -> object:
        talon = world.deal.talon
        holder = next((seat for seat, hand in enumerate(world.deal.hands) if king in hand), None)
        return f"half {talon.index(king) // 3 + 1}" if holder is None else holder

    found = shares(state, F, place, 500)
    for where, share in {1: 12 / 42, 2: 12 / 42, 3: 12 / 42, "half 1": 3 / 42, "half 2": 3 / 42}.items():
        assert abs(found[where] - share) < 5 * (share * (1 - share) / 500) ** 0.5


def test_k36_a_hand_that_leaves_more_to_lay_away_is_not_imagined_more_often() -> None:
    """Before a card is played any deal is as likely: of the hidden tarocks a third was dealt to the declarer."""
    state = done(start("", MANY, talon="♦Q ♦J IX"), f"{DREIER}, P2 lay ♠C ♠J ♦J")
    hidden = set(tarocks(GAME.pack(state.deal.rules))) - {*state.deal.hands[P3], *state.deal.talon}
    found = worlds(state, P3, 300)
    mean = sum(len(hidden & set(world.deal.hands[P2])) for world in found) / len(found)
    assert abs(mean - len(hidden) / 3) < 0.5


def test_k36_every_deal_that_fits_a_covered_discard_is_drawn_as_often_as_its_discards_fit() -> None:
    """Of three suit cards and two tarocks the declarer had three beside a suit card that he played."""
    plain, high = (tuple(map(PACK.place, read_cards(each))) for each in ("♠Q ♠C ♠J", "V VI"))
    own, pile, other = 1 << 0, 1 << 1, 1 << 2
    holders = dict.fromkeys(plain, own | pile | other) | dict.fromkeys(high, own | other)
    discard = CoveredDiscard(holders, (2, 1, 2), declarer=Seat(0), pile=1, kept=1)
    rng, drawn = Random(5), Counter[frozenset[Place]]()
    dealing = Dealing(discard.hidden.holders, discard.hidden.room)
    while drawn.total() < 3000:
        parted = discard.parted(dealing.draw(), rng)
        if parted is not None:
            hand, laid, _ = parted
            assert laid.bit_count() == 1
            assert laid.bit_length() - 1 in plain
            drawn[frozenset(places_of(hand | laid))] += 1
    weights = {
        frozenset(held): len(set(plain) & set(held)) / (1 + len(set(plain) & set(held)))
        for held in combinations((*plain, *high), 3)
    }
    for held, weight in weights.items():
        share = weight / sum(weights.values())
        assert abs(drawn[held] / 3000 - share) < 5 * (share * (1 - share) / 3000) ** 0.5
