# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements on the rules page: what they say is what the rules pay, however they are set."""

import re
from typing import cast

import pytest

import rules_pages
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.settlement import outcome
from kartenspiel.model.seats import Seat
from kartenspiel.ui.rulebook.page import read_page
from kartenspiel.ui.words.language import languages
from tests.games.zwanziger_table import GAME, P2, P3, counted, replayed

_REST = re.compile(r"<strong>([+−])(\d+)</strong>")


def _paid(state: Playing, rules: ZwanzigerrufenRules, points: tuple[int, ...], winners: tuple[Seat, ...]) -> int:
    """Return what P2 gets or pays with these card points, house rules and winners of the tricks."""
    return outcome(*counted(state, rules=rules, points=points, winners=winners)).payments[P2]


@pytest.mark.parametrize("language", languages())
def test_the_worked_settlements_are_what_the_rules_pay(language: str) -> None:
    called = cast("Playing", replayed("ZW4", "F call | P2 | P3 | P4 pagat_ultimo | F | P2 kontra pagat_ultimo"))
    solo = cast("Playing", replayed("ZW6", "F call | P2 solo | P3 | P4 kontra game"))
    for name, rules in rules_pages.variants(GAME):
        assert isinstance(rules, ZwanzigerrufenRules)
        with_partner = -_paid(called, rules, (25, 20, 18, 25), called.winners)
        alone = _paid(solo, rules, (20, 41, 20, 7), (P3, *[P2] * 9))
        html = read_page(rules_pages.reading_of(GAME, language, rules)).html
        told = [int(amount) * (1 if sign == "+" else -1) for sign, amount in _REST.findall(html)]
        assert told == [with_partner, alone // 3], name
        assert alone % 3 == 0
        assert f" {-alone}" in html
