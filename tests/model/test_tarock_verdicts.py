# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whether a bonus of a tarock game is made, lost or open, as everybody can tell while the cards are played."""

from dataclasses import replace
from typing import Final

import pytest

from kartenspiel.model.cards import card
from kartenspiel.model.tarock.bonuses import (
    Bonus,
    CalledCardCaught,
    CalledCardInTrick,
    CardCaught,
    CardsTogether,
    CardTakesTrick,
    EnoughPoints,
    EveryTrick,
    FewPointsLeft,
)
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES
from kartenspiel.model.tarock.result import CardsBeside, Open, TarockResult
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.text import marker
from tests.model.test_tarock import result

_ = marker("tarock")

NAME: Final = _("{bonus}")
BIRD: Final = CardTakesTrick("bird", NAME, "", 1, card=PAGAT, trick=2, silent_loss="")
ULTIMO: Final = CalledCardInTrick("ultimo", NAME, "", 1, trick=2, silent_loss="")
CAUGHT_KING: Final = CalledCardCaught("caught", NAME, "", 1)
VALAT: Final = EveryTrick("valat", NAME, "", 1)
PAIR: Final = CardsTogether("pair", NAME, "", 1, cards=(SKUES, MOND))
MONDFANG: Final = CardCaught("mondfang", NAME, "", 1, caught=MOND, catcher=SKUES)
SINGLE: Final = CardCaught("mondfang", NAME, "", 1, caught=MOND, catcher=SKUES, counts="any")
ENOUGH: Final = EnoughPoints("enough", NAME, "", 1, least=10)
FEW: Final = FewPointsLeft("few", NAME, "", 1, limit=9)

DECLARERS: Final = "0 T9 T8 T7 T6"
"""A trick in which nothing happens, for the declarer and his partner, who sits opposite."""
OTHERS: Final = "0 T6 T9 T7 T8"
KING: Final = "0 T9 SJ SK SC"
"""The called king comes home."""
KING_LOST: Final = "0 SJ T9 SK SC"
BOTH: Final = "0 T22 T21 T6 T7"
"""The Sküs takes the Mond of the others."""
OWN: Final = "0 T22 T6 T21 T7"
NOT_TAKEN: Final = "0 T21 T6 T7 T8"
PAGAT_WINS: Final = "0 T1 HK HC HJ"
PAGAT_FALLS: Final = "0 T1 T6 T7 T8"


def judged(bonus: Bonus, side: Side, *tricks: str, out: str = "") -> str:
    """Return what all can tell of a deal of two tricks after these: "made", "lost" or "open"."""
    return _words(bonus, side, _after(*tricks, out=out))


def _words(bonus: Bonus, side: Side, so_far: TarockResult) -> str:
    return {True: "made", False: "lost", None: "open"}[bonus.verdict(so_far, side)]


def _after(*tricks: str, out: str = "", points: int = 0) -> TarockResult:
    rest = Open(2 - len(tricks), points, tuple(card(code) for code in out.split()))
    return replace(result(*tricks), open=rest, called=card("SK"))


@pytest.mark.parametrize(
    ("bonus", "side", "tricks", "expected"),
    [
        (BIRD, "D", (), "open"),
        (BIRD, "D", (DECLARERS,), "open"),
        (BIRD, "D", (PAGAT_WINS,), "lost"),  # too early
        (BIRD, "D", (DECLARERS, PAGAT_WINS), "made"),
        (BIRD, "O", (DECLARERS, PAGAT_WINS), "lost"),
        (BIRD, "D", (DECLARERS, PAGAT_FALLS), "lost"),
        (BIRD, "D", (DECLARERS, "0 T10 T11 T12 T13"), "lost"),  # never played
        (ULTIMO, "D", (DECLARERS,), "open"),
        (ULTIMO, "D", (KING,), "lost"),
        (ULTIMO, "D", (DECLARERS, KING), "made"),
        (ULTIMO, "D", (DECLARERS, KING_LOST), "lost"),
        (ULTIMO, "O", (), "lost"),
        (CAUGHT_KING, "O", (DECLARERS,), "open"),
        (CAUGHT_KING, "O", (KING,), "lost"),
        (CAUGHT_KING, "O", (KING_LOST,), "made"),
        (CAUGHT_KING, "D", (KING_LOST,), "lost"),
        (VALAT, "D", (), "open"),
        (VALAT, "D", (DECLARERS,), "open"),
        (VALAT, "O", (DECLARERS,), "lost"),
        (VALAT, "D", (DECLARERS, KING), "made"),
        (VALAT, "D", (DECLARERS, OTHERS), "lost"),
        (PAIR, "D", (DECLARERS,), "open"),
        (PAIR, "D", (NOT_TAKEN,), "open"),
        (PAIR, "O", (NOT_TAKEN,), "lost"),
        (PAIR, "D", (BOTH,), "made"),
        (MONDFANG, "D", (DECLARERS,), "open"),
        (MONDFANG, "D", (BOTH,), "made"),
        (MONDFANG, "O", (BOTH,), "lost"),
        (MONDFANG, "D", (NOT_TAKEN,), "lost"),  # the Mond has gone by
        (MONDFANG, "O", (OWN,), "lost"),
        (SINGLE, "O", (OWN,), "made"),
    ],
)  # fmt: skip
def test_a_bonus_is_told_as_soon_as_its_cards_decide_it(
    bonus: Bonus, side: Side, tricks: tuple[str, ...], expected: str
) -> None:
    assert judged(bonus, side, *tricks) == expected


@pytest.mark.parametrize("bonus", [BIRD, MONDFANG])
def test_what_lies_where_nobody_plays_it_can_win_and_lose_nothing(bonus: Bonus) -> None:
    assert judged(bonus, "D", DECLARERS) == "open"
    assert judged(bonus, "D", DECLARERS, out="T1 T21") == "lost"


def test_cards_beside_the_tricks_count_with_their_side() -> None:
    with_mond = replace(_after("0 T22 T6 T7 T8"), beside={"D": CardsBeside((MOND,), 5), "O": CardsBeside()})
    assert [_words(PAIR, side, with_mond) for side in ("D", "O")] == ["made", "lost"]


@pytest.mark.parametrize(
    ("own", "others", "open_points", "expected"),
    [(9, 0, 10, "open"), (10, 0, 10, "made"), (5, 5, 4, "lost"), (5, 5, 5, "open"), (9, 9, 0, "lost")],
)
def test_enough_card_points_are_told_once_one_side_has_them_or_cannot_have_them(
    own: int, others: int, open_points: int, expected: str
) -> None:
    counted = replace(_after(DECLARERS, points=open_points), points=(own, others, 0, 0))
    assert _words(ENOUGH, "D", counted) == expected
    upside_down = {"made": "lost", "lost": "made", "open": "open"}
    assert _words(FEW, "O", counted) == upside_down[expected]  # what the one side has, the other has not kept from it


@pytest.mark.parametrize("bonus", [BIRD, ULTIMO, CAUGHT_KING, VALAT, MONDFANG, ENOUGH, FEW], ids=lambda each: each.id)
@pytest.mark.parametrize("side", ["D", "O"])
def test_nothing_is_open_once_a_deal_is_played(bonus: Bonus, side: Side) -> None:
    for tricks in ((DECLARERS, KING), (BOTH, PAGAT_FALLS), ("0 HK HC HJ T6", KING_LOST)):
        assert bonus.verdict(replace(result(*tricks), called=card("SK")), side) is not None
