# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A word takes the place of the one that the heuristic prefers where it is paid better by more than luck."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Move, Pass
from kartenspiel.model.seats import Seat
from kartenspiel.players.adaptive import WORDS_FIRST, AdaptivePlayOuts
from kartenspiel.players.games import judgements
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.trial import LITTLE, Trial
from tests.games.zwanziger_table import start
from tests.players.seating import filled, question
from tests.players.test_opinions import Table, World

F = Seat(0)
PASS, SOLO, RUFER = Pass(F), Bid(F, "solo"), Bid(F, "rufer")
PAGAT, UHU = Announce(F, "pagat"), Announce(F, "uhu")
LUCK: Final = [4.0, -3.0, 4.0, -3.0]
"""Paid on the average more than 0, but by less than one standard error."""
CLEAR: Final = [4.0, 3.0, 4.0, 3.0]
NEARLY: Final = [6.0, 0.1] * 3
"""Paid more by 2.3 standard errors."""


def opinion(paid: dict[Move | None, Sequence[float]], preferred: Move | None) -> Opinion:
    """Return what is thought of words that are paid so, in one imagined deal after the other."""
    asked = question(filled("anrufen", []), 0)
    trial = Trial(Table({}, None), asked, dict.fromkeys(paid, ()), 0.0, Random(1))
    trial.prefer(preferred)
    deals = [World(dict(zip(paid, each, strict=True))) for each in zip(*paid.values(), strict=True)]
    trial.play_out(cast("list[State]", deals))
    return trial.opinion


def test_the_preferred_word_stays_where_another_is_paid_more_within_luck() -> None:
    for preferred, other in ((PASS, SOLO), (SOLO, PASS)):
        thought = opinion({preferred: [0.0] * 4, other: LUCK}, preferred)
        assert (thought.move, thought.reason) == (preferred, Reason.MARGIN)


def test_a_word_that_is_paid_clearly_better_is_said_against_the_heuristic() -> None:
    thought = opinion({PASS: [0.0] * 4, SOLO: CLEAR}, PASS)
    assert (thought.move, thought.reason) == (SOLO, Reason.PAYMENT)


def test_a_word_that_is_paid_hardly_more_in_every_deal_is_not_said_against_the_heuristic() -> None:
    for more, said in ((LITTLE / 2, PASS), (2 * LITTLE, SOLO)):
        assert opinion({PASS: LUCK, SOLO: [each + more for each in LUCK]}, PASS).move == said


def test_where_the_heuristic_says_none_of_the_answers_the_quietest_is_preferred() -> None:
    assert opinion({PASS: [0.0] * 4, SOLO: LUCK}, RUFER).move == PASS


def test_of_two_words_that_are_clearly_better_the_first_is_said_unless_the_other_is_clearly_better_still() -> None:
    luck = [paid + more for paid, more in zip(CLEAR, LUCK, strict=True)]
    assert opinion({PASS: [0.0] * 4, RUFER: CLEAR, SOLO: luck}, PASS).move == RUFER
    assert opinion({PASS: [0.0] * 4, RUFER: CLEAR, SOLO: [9.0, 8.0, 8.0, 9.0]}, PASS).move == SOLO


def test_of_two_announcements_the_second_must_be_better_by_more_errors_than_a_bid() -> None:
    more = [9.0 + paid for paid in NEARLY]
    assert opinion({PASS: [0.0] * 6, SOLO: NEARLY}, PASS).move == SOLO
    assert opinion({PASS: [0.0] * 6, PAGAT: [9.0] * 6, UHU: more}, PASS).move == PAGAT


def test_what_is_announced_is_compared_with_silence_whatever_the_heuristic_would_announce() -> None:
    assert opinion({PASS: [1.0, 1.5] * 2, PAGAT: [0.0] * 4}, PAGAT).move == PASS
    assert opinion({PASS: [0.0] * 4, PAGAT: CLEAR, UHU: [3.0, 5.0, 5.0, 3.5]}, UHU).move == PAGAT


def test_words_are_not_clear_before_enough_different_deals_were_played_out() -> None:
    state = start("XX IIII V VI", "Sk XXI XIX XVIII ♥K ♠K ♦K ♣K")
    asked = question(state, F)
    bids = [choice for choice in asked.choices if isinstance(choice, Bid) and choice.bid in {"normal", "solo"}]
    thought = AdaptivePlayOuts(first=2, cards=2, words=8, prior=0.1).compare(
        judgements()["zwanzigerrufen"], asked, bids, Random(1)
    )
    assert max(each.worlds for each in thought.estimates) >= WORDS_FIRST * 2
