# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What holds of every phase of announcements in Königrufen, whatever the house rules and the hands (K44–K55)."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import pytest

from kartenspiel.games.koenigrufen.cards.hands import birds, callable_cards, needs
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, LISTED, TRISCHAKEN
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.sides.king_places import king_places, seen_in_talon
from kartenspiel.games.koenigrufen.speaking.speech import Speech, first_speech
from kartenspiel.model.cards import Card, Suit, card, pack_of, shuffle
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Announce, Kontra, LayAwayChoice, Move, Pass
from kartenspiel.model.options import from_json, specs
from kartenspiel.model.seats import all_seats
from kartenspiel.model.tarock.cards import KINGS, TRULL
from kartenspiel.model.tarock.sides import Sides
from tests.walks import random_value

SEATS: Final = all_seats(4)
PACK: Final = (
    *pack_of((Suit.HEARTS, Suit.DIAMONDS), "KQCJ1234"),
    *pack_of((Suit.SPADES, Suit.CLUBS), "KQCJT987"),
    *(card(f"T{number}") for number in range(1, 23)),
)
SILENCE: Final = 0.3
"""How often a turn is ended where more could be said."""
LONGEST: Final = 400
"""No phase has more statements: thirteen items, five levels each, and the turns in between."""


@dataclass(frozen=True)
class Phase:
    """A phase about to begin, with what nobody sees."""

    speech: Speech
    hands: tuple[Hand, ...]
    birds: tuple[str, ...]
    sides: Sides
    king_in_talon: bool


def any_rules(random: Random) -> KoenigrufenRules:
    """Return random house rules for four players; all contracts are enabled, so that something can be played."""
    chosen = {spec.id: random_value(spec, random) for spec in specs(KoenigrufenRules)}
    return from_json(KoenigrufenRules, {**chosen, "table_mode": "four", "enabled_contracts": frozenset(LISTED)})


def any_phase(random: Random) -> Phase:
    """Return a random deal in which a random seat has declared something that his hand allows."""
    rules = any_rules(random)
    pack = shuffle(PACK, random)
    dealt = tuple(tuple(pack[12 * seat : 12 * seat + 12]) for seat in SEATS)
    talon = tuple(pack[48:])
    declarer = random.choice(SEATS)
    own = dealt[declarer]
    contract = random.choice([each for each in terms(rules) if each != TRISCHAKEN and needs(rules, each, own) is None])
    called = random.choice(callable_cards(rules, own)) if CONTRACTS[contract].calls else None
    compulsory = birds(rules, own, contract)
    taken = {"half": talon[:3], "all": talon}.get(CONTRACTS[contract].talon, ())
    held = exchanged(own, taken, random)
    places = king_places(rules, contract, declarer, called, SEATS)
    if CONTRACTS[contract].talon == "half" and called in talon:
        places = seen_in_talon(declarer, taken=called in taken)
    hands = tuple(held if seat == declarer else hand for seat, hand in enumerate(dealt))
    partner = next((seat for seat in SEATS if called in hands[seat] and seat != declarer), None)
    speech = first_speech(rules, contract, called, SEATS, places)
    return Phase(speech, hands, compulsory, Sides(declarer, partner), king_in_talon=called in talon)


def exchanged(own: Hand, taken: tuple[Card, ...], random: Random) -> Hand:
    """Return a hand after cards of the talon were taken and as many laid away; all birds are kept."""
    loose = [
        each
        for each in (*own, *taken)
        if each not in KINGS and each not in TRULL and each.code not in ("T2", "T3", "T4")
    ]
    laid = random.sample(loose, len(taken))
    return tuple(each for each in (*own, *taken) if each not in laid)


def statements(phase: Phase, random: Random) -> Iterator[tuple[Speech, Move]]:
    """Yield what is said in a phase of random statements, each with the speech before it; then the speech after all."""
    speech = phase.speech
    for _ in range(LONGEST):
        if speech.closed:
            yield speech, Pass(speech.turn)
            return
        choices = speech.moves(phase.hands[speech.turn], phase.birds)
        assert len(set(choices)) == len(choices)
        assert choices, "somebody on turn can say nothing"
        ends = Pass(speech.turn)
        move = ends if ends in choices and random.random() < SILENCE else random.choice(choices)
        assert not isinstance(move, LayAwayChoice)
        yield speech, move
        speech = speech.after(move)
    pytest.fail("the phase does not end")


@pytest.mark.parametrize("seed", range(120))
def test_a_phase_ends_and_what_everybody_concludes_of_the_called_card_is_true(seed: int) -> None:
    random = Random(seed)
    phase = any_phase(random)
    place = phase.sides.partner
    if place is None and phase.speech.called in phase.hands[phase.sides.declarer]:
        place = phase.sides.declarer
    for speech, _ in statements(phase, random):
        if phase.speech.called is not None:
            assert place in speech.king_places.places
        assert speech.king_places.sides in (None, phase.sides)


@pytest.mark.parametrize("seed", range(120, 240))
def test_void_raises_never_count_and_nobody_raises_for_both_sides(seed: int) -> None:
    random = Random(seed)
    phase = any_phase(random)
    *_, (speech, _) = statements(phase, random)
    for item, settled in zip(
        speech.items, speech.items_for(phase.sides, king_in_talon=phase.king_in_talon), strict=True
    ):
        assert not set(item.raisers[::2]) & set(item.raisers[1::2])
        assert item.level <= speech.rules.max_kontra
        assert item.raisers[: len(settled.raisers)] == settled.raisers
        owners = [seat for seat in SEATS if phase.sides.of(seat) == settled.side]
        assert not set(settled.raisers[::2]) & set(owners)
        assert set(settled.raisers[1::2]) <= set(owners)


@pytest.mark.parametrize("seed", range(240, 300))
def test_what_a_seat_may_say_follows_from_its_hand_and_what_everybody_heard(seed: int) -> None:
    random = Random(seed)
    phase = any_phase(random)
    replayed = phase.speech
    for speech, move in statements(phase, random):
        assert replayed == speech
        replayed = replayed.after(move)
        for other in (Announce(speech.turn, "valat"), Kontra(speech.turn, "game"), Pass(speech.turn)):
            hand = phase.hands[speech.turn]
            if not speech.closed and other not in speech.moves(hand, phase.birds):
                assert speech.refusal(other, hand, phase.birds).clause
