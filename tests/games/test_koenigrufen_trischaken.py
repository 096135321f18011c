# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who pays whom in Trischaken of Königrufen: KW18, the talon, and what the score sheet tells of it (K89–K94)."""

from typing import Final

import pytest

from kartenspiel.games.koenigrufen.cards import card_points
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.games.koenigrufen.settlement.outcome import payoffs_of, settle
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payment_tables import SettledFirst
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.cards import Card, cards
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context, Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.tarock.trischaken import Trischaken, TrischakenPayoff
from kartenspiel.model.text import english
from tests.games.koenigrufen_endings import CARDS, PACK, SEATS, house
from tests.payoffs import paid_by_tables

Four = tuple[int, int, int, int]
F: Final = Seat(0)
KW18: Final[tuple[tuple[Four, Four, Four, Four, Four], ...]] = (
    ((57, 88, 65, 0), (3, 4, 5, 0), (0, -3, 0, 3), (1, -1, -1, 1), (-1, -1, -1, 3)),
    ((111, 34, 41, 24), (6, 1, 2, 3), (-12, 4, 4, 4), (-1, 1, -1, 1), (-3, 1, 1, 1)),
    ((42, 72, 72, 24), (3, 3, 3, 3), (2, -2, -2, 2), (1, -1, -1, 1), (1, -1, -1, 1)),
    ((0, 106, 104, 0), (0, 7, 5, 0), (2, -4, 0, 2), (1, -1, -1, 1), (1, -1, -1, 1)),
    ((18, 64, 64, 64), (3, 1, 4, 4), (3, -1, -1, -1), (3, -1, -1, -1), (3, -1, -1, -1)),
    ((73, 73, 40, 24), (4, 4, 1, 3), (-6, 2, 2, 2), (-1, -1, 1, 1), (-1, -1, 1, 1)),
    ((50, 66, 52, 42), (2, 3, 4, 3), (1, -3, 1, 1), (1, -1, -1, 1), (1, -1, -1, 1)),
)
"""Thirds and tricks of F, P2, P3 and P4; what is paid by ``loser_pays``, ``two_pay_two``, and with ``basic``."""


def counted(
    points: Four, tricks: Four, scoring: str = "loser_pays", *, specials: str = "off", value: int = 1
) -> Trischaken:
    """Return a Trischaken that forehand bid."""
    virgins = [Seat(seat) for seat, number in enumerate(tricks) if not number]
    return Trischaken(points, F, virgins, scoring, 107, value, specials)


@pytest.mark.parametrize(("points", "tricks", "loser", "two", "special"), KW18)
def test_kw18(points: Four, tricks: Four, loser: Four, two: Four, special: Four) -> None:
    assert sum(points) == 210
    assert sum(tricks) == 12
    assert pay_items(counted(points, tricks).items(), SEATS) == loser
    assert pay_items(counted(points, tricks, "two_pay_two").items(), SEATS) == two
    assert pay_items(counted(points, tricks, "two_pay_two", specials="basic").items(), SEATS) == special


@pytest.mark.parametrize(("row", "paid"), [(2, (3, -3, -3, 3)), (3, (3, -6, 0, 3))])
def test_kw18_the_value_is_multiplied_before_the_sum_is_rounded(row: int, paid: Four) -> None:
    points, tricks, *_ = KW18[row]
    assert pay_items(counted(points, tricks, value=2).items(), SEATS) == paid


@pytest.mark.parametrize(
    ("points", "tricks", "off", "basic", "tirol"),
    [
        ((111, 34, 41, 24), (6, 1, 2, 3), (-1, 1, -1, 1), (-3, 1, 1, 1), (-6, 2, 2, 2)),
        ((111, 58, 41, 0), (6, 4, 2, 0), (-1, -1, 1, 1), (-3, 0, 0, 3), (-6, 0, 0, 6)),
        ((73, 73, 40, 24), (4, 4, 1, 3), (-1, -1, 1, 1), (-1, -1, 1, 1), (-3, 1, 1, 1)),
        ((80, 70, 60, 0), (4, 4, 4, 0), (-1, -1, 1, 1), (-1, -1, -1, 3), (-3, 0, 0, 3)),
        ((80, 130, 0, 0), (4, 8, 0, 0), (-1, -1, 1, 1), (1, -3, 1, 1), (1, -3, 1, 1)),
        ((40, 120, 50, 0), (3, 6, 3, 0), (1, -1, -1, 1), (0, -3, 0, 3), (0, -3, 0, 3)),
        ((130, 80, 0, 0), (8, 4, 0, 0), (-1, -1, 1, 1), (-3, 1, 1, 1), (-6, 2, 2, 2)),
    ],
)
def test_k94_specials(points: Four, tricks: Four, off: Four, basic: Four, tirol: Four) -> None:
    for specials, paid in (("off", off), ("basic", basic), ("tirol", tirol)):
        assert pay_items(counted(points, tricks, "two_pay_two", specials=specials).items(), SEATS) == paid


def test_ke24_forehand_loses_a_tie_alone() -> None:
    assert pay_items(counted((80, 30, 80, 20), (3, 3, 3, 3)).items(), SEATS) == (-6, 2, 2, 2)
    assert pay_items(counted((80, 50, 80, 0), (4, 4, 4, 0)).items(), SEATS) == (-6, 0, 0, 6)


TALON: Final = cards("T22 T21 T2 H4 D4 S7")
PLAYED: Final = [each for each in CARDS if each not in TALON]


def played(winners: str) -> Ending:
    """Return an ending in which these seats win the tricks; the cards that count come last."""
    order = sorted(PLAYED, key=lambda each: card_points.worth(each, "thirds"))
    tricks = (order[first : first + SEATS] for first in range(0, len(order), SEATS))
    laid = tuple(tuple((seat, PACK.place(each)) for seat, each in enumerate(trick)) for trick in tricks)
    return Ending(PACK, laid, tuple(map(int, winners)))


def settled(winners: str, *, double: int = 0, preset: str = "standard", **options: OptionValue) -> Outcome:
    """Return the outcome of a Trischaken whose tricks these seats win; forehand is seat 0."""
    context: Context = {"double_hands": double}
    items = (SpokenItem(GAME_ITEM, F, "D"),)
    basis = Basis(
        house(preset, **options), ((),) * SEATS, "trischaken", Sides(F), None, items, (), (), TALON, None, context
    )
    ending = played(winners)
    found = settle(basis, ending)
    assert paid_by_tables(payoffs_of(basis)[0], ending) == found.payments
    return found


def points_of(deck: tuple[Card, ...]) -> int:
    return card_points.total(deck, "thirds")


@pytest.mark.parametrize("winners", ["012301230123", "111122223333"])
def test_k90_the_talon_goes_to_the_last_trick_or_card_by_card_to_the_first_six(winners: str) -> None:
    last, first = (settled(winners, trischaken_talon=value) for value in ("last_trick", "first_six"))
    plain = played(winners).points([card_points.worth(each, "thirds") for each in PACK.cards], SEATS)
    assert [found - own for found, own in zip(last.card_points, plain, strict=True)] == [0, 0, 0, points_of(TALON)]
    for turned, winner in zip(TALON, winners, strict=False):
        plain = tuple(own + points_of((turned,)) * (seat == int(winner)) for seat, own in enumerate(plain))
    assert first.card_points == plain
    assert sum(first.card_points) == sum(last.card_points) == 210


def test_ke25_the_last_trick_makes_a_buergermeister_by_the_talon() -> None:
    last, first = (settled("000111122233", trischaken_talon=value) for value in ("last_trick", "first_six"))
    assert (last.card_points[3], last.payments) == (125, (2, 2, 2, -6))
    assert (first.card_points[3], first.payments) == (95, (1, 1, 1, -3))


def test_k9_trischaken_counts_in_single_points_too() -> None:
    found = settled("012301230123", card_count="single_71")
    assert sum(found.card_points) == 71
    assert found.payments == settled("012301230123").payments


def test_a_trischaken_is_paid_double_in_a_double_round_and_starts_one() -> None:
    plain = settled("012301230123")
    found = settled("012301230123", double=2, radl_triggers=frozenset(("trischaken",)))
    assert found.payments == tuple(2 * paid for paid in plain.payments)
    assert found.context == {"double_hands": 5}
    assert (plain.declarer, plain.partner, plain.trumps) == (0, None, "T")


def test_raises_do_not_come_in_so_that_both_accounts_are_the_same() -> None:
    found = settled("012301230123", kontra_ledger="side")
    assert found.money == found.payments


@pytest.mark.parametrize(
    ("preset", "notes"),
    [
        (
            "standard",
            [
                "seat 3 won from the talon: T22 T21 T2 H4 D4 S7.",
                "seat 0 took no trick.",
                "Whoever has the most card points pays: seat 3.",
                "With 35 and 2 thirds or more the loser pays double.",
                "Only those who took no trick receive anything.",
                "Trischaken: from seat 3 to seat 0",
            ],
        ),
        (
            "tirol",
            [
                "seat 1 won from the talon: T22 T21 T2 H4.",
                "seat 2 won from the talon: D4 S7.",
                "A Trischaken counts 2.",
                "seat 0 took no trick.",
                "seat 3 has 35 and 2 thirds or more, and so pays alone.",
                "Only those who took no trick receive anything.",
                "Trischaken: from seat 3 to seat 0",
            ],
        ),
    ],
)
def test_the_score_sheet_tells_who_pays_whom_and_why(preset: str, notes: list[str]) -> None:
    found = settled("111122223333", preset=preset)
    told = found.explanation
    assert [english(line.text) for line in told if line.kind in ("note", "item")] == notes
    assert all(line.clause for line in told if line.kind != "payment")
    assert told[-1].values == found.payments


def test_the_score_sheet_tells_that_a_sum_was_raised_after_it_was_multiplied() -> None:
    points, tricks, *_ = KW18[2]
    told = [english(line.text) for line in counted(points, tricks).notes("K92")]
    assert told[-1] == "In all 3, rounded up to 4 so that it can be shared equally."
    assert not any("raised" in english(line.text) for line in counted(points, tricks, value=2).notes("K92"))


@pytest.mark.parametrize(
    ("specials", "first"),
    [
        ("off", SettledFirst.NOTHING),
        ("basic", SettledFirst.MUCH_OR_NO_TRICK),
        ("tirol", SettledFirst.FOREHAND_TOO),
    ],
)
def test_k94_tables_name_what_is_settled_first(specials: str, first: SettledFirst) -> None:
    payoff = TrischakenPayoff(
        seats=4, worths=(1,) * 54, tricks=12, forehand=F, scoring="two_pay_two", much=107, specials=specials
    )
    alone = payoff.flatten().alone
    assert alone is not None
    assert alone.first is first
