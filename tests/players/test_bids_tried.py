# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a bid is worth follows from what will be said after it: it is tried out with the words of everybody."""

from random import Random

import pytest

from kartenspiel.model.cards import card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Call, Kontra, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.rollout import Rollout
from kartenspiel.players.trial import Trial
from tests.games.zwanziger_table import start
from tests.players.seating import filled, question

F, P2 = Seat(0), Seat(1)
SOLOIST = "Sk XXI XX XIX XVIII XVII XVI ♥K ♥J ♠J"
PAGAT = "XV XIV XIII XII XI X IX VIII I ♠K"


def said_after(state: State, bid: Move, *, aloud: bool) -> set[Move]:
    """Return what is said in imagination after a bid, but passes."""
    rollout = Rollout(judgements()[state.deal.game], Random(1), F, aloud=aloud)
    end = rollout.finish(state.after(bid))
    return {move for move in end.state.log if isinstance(move, Bid | Announce | Kontra) and move != bid}


@pytest.mark.parametrize(
    ("hands", "bid", "said"),
    [
        (("XIX", PAGAT), Bid(F, "normal", card("T19")), Announce(P2, "pagat_ultimo")),
        (("", SOLOIST), Bid(F, "normal", card("T19")), Bid(P2, "solo")),
        (("IIII V VI VII", SOLOIST), Bid(F, "trischaken"), Bid(P2, "solo")),
        (("XX IIII V VI", "Sk XXI XIX XVIII ♥K ♠K ♦K ♣K"), Bid(F, "solo"), Kontra(P2, "game")),
    ],
    ids=["Pagat", "Solo", "Solo after Trischaken", "Kontra"],
)
def test_an_imagined_bid_is_answered_by_who_has_the_hand_for_it(hands: tuple[str, ...], bid: Bid, said: Move) -> None:
    state = start(*hands)
    assert said in said_after(state, bid, aloud=True)
    assert not said_after(state, bid, aloud=False)


def test_the_caller_announces_in_imagination_what_his_hand_makes() -> None:
    state = filled("russbach", ["HA HT HK HQ H9 SA CA D7"])
    call = Call(F, card("HJ"))
    assert Announce(F, "hundred") in said_after(state, call, aloud=True)
    assert not said_after(state, call, aloud=False)


def test_a_solo_that_somebody_beats_is_valued_with_his_kontra() -> None:
    state = start("XX IIII V VI", "Sk XXI XIX XVIII ♥K ♠K ♦K ♣K")
    judgement, bid = judgements()["zwanzigerrufen"], Bid(F, "solo")
    quiet = Rollout(judgement, Random(1), F).value(state.after(bid))
    with_kontra = Rollout(judgement, Random(1), F, aloud=True).value(state.after(bid))
    assert with_kontra < quiet < 0
    asked = question(state, F)
    normal = next(choice for choice in asked.choices if isinstance(choice, Bid) and choice.bid == "normal")
    trial = Trial(judgement, asked, {normal: (), bid: ()}, 0.0, Random(1))
    trial.play_out([state])
    assert trial.opinion.move == normal
