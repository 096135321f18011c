# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What cards count, and how much the declarer's side needs (K5, K6, K8, K9)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card, all_cards
from kartenspiel.model.tarock.cards import CARD_POINTS, figure_points
from kartenspiel.model.text import Text, room_marker

_ = room_marker(__package__)

_POINTS: Final = _("{points}")
_AND_CARDS: Final = (_("{points} and 1 third"), _("{points} and 2 thirds"))
_ONLY_CARDS: Final = (_("1 third of a point"), _("2 thirds of a point"))
"""By how many single cards are over, less one (K6)."""
_IN_THIRDS: Final = _("{said}: that is {count} thirds of a point")
_WRITTEN: Final = _("{points}/{over}")
_LEAST_TO_WIN: Final = {"35_2": 107, "35_1": 106}
_LEAST_OF_71: Final = 36
ALL: Final = {"thirds": 210, "single_71": 71}
"""What all cards count together by a value of ``card_count``, counted as `worth` does (K5, K9)."""


def worth(counted: Card, card_count: str) -> int:
    """Return what a card counts by a value of ``card_count``: in thirds of a point, or in points by ``single_71``.

    All cards together make 210 thirds, or 71 points (K5, K9).
    """
    points = figure_points(counted)
    return points if card_count == "single_71" else per_point(card_count) * max(points, 1) - 2


def total(counted: Sequence[Card], card_count: str) -> int:
    """Return what cards count together by a value of ``card_count`` (K5, K9)."""
    worths, found = _worths(card_count), 0
    for each in counted:
        found += worths[each.index]
    return found


@cache
def _worths(card_count: str) -> tuple[int, ...]:
    """Return what cards count, by their index: so many are counted that each is looked up."""
    return tuple(worth(each, card_count) for each in all_cards())


def per_point(card_count: str) -> int:
    """Return how many of what `worth` counts make a card point: thirds, or points themselves (K5, K9)."""
    return 1 if card_count == "single_71" else 3


def target(rules: KoenigrufenRules) -> int:
    """Return with how much the declarer's side wins a positive contract, counted as `worth` does (K8, K9)."""
    return _LEAST_OF_71 if rules.card_count == "single_71" else _LEAST_TO_WIN[rules.win_threshold]


def said(counted: int, card_count: str) -> Text:
    """Return an amount, counted as `worth` does, as players say it: points and single cards over (K6)."""
    if card_count == "single_71":
        return _POINTS(points=counted)
    points, over = divmod(counted, 3)
    return _AND_CARDS[over - 1](points=points) if over else _POINTS(points=points)


def written(counted: int, card_count: str) -> Text:
    """Return an amount, counted as `worth` does, as players write it: 35/2, or only the points (K6, K9)."""
    points, over = divmod(counted, 3)
    return _POINTS(points=counted) if card_count == "single_71" else _WRITTEN(points=points, over=over)


def briefly(counted: int, card_count: str) -> Text:
    """Return an amount as players write it, without single cards where there are none: 35/2 and 35 (K6, K9)."""
    whole = card_count != "single_71" and not counted % 3
    return _POINTS(points=counted // 3) if whole else written(counted, card_count)


def missing(counted: int, card_count: str) -> Text:
    """Return what a side has too little: card points, or as it is said where single cards are over (K6, K9)."""
    points, over = (counted, 0) if card_count == "single_71" else divmod(counted, 3)
    if not over:
        return CARD_POINTS(n=points)
    return _AND_CARDS[over - 1](points=CARD_POINTS(n=points)) if points else _ONLY_CARDS[over - 1]


def mayor(rules: KoenigrufenRules) -> int:
    """Return with how much a player of Trischaken is Bürgermeister, counted as `worth` does (K9, K91)."""
    return _LEAST_OF_71 if rules.card_count == "single_71" else _LEAST_TO_WIN["35_2"]


def in_thirds(counted: int) -> Text:
    """Return an amount of thirds as players say it, and how many thirds that is (K5, K6)."""
    return _IN_THIRDS(said=said(counted, "thirds"), count=counted)
