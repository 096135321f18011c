# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The sums that a rules page tells, to be compared with what the rules pay."""

import re
from typing import Final

import rules_pages
from kartenspiel.games import game_named
from kartenspiel.model.options import HouseRules
from kartenspiel.model.text import Amount
from kartenspiel.ui.rulebook.page import Reading, filled, page_file
from kartenspiel.ui.words.language import OtherWording

_SUM: Final = re.compile(r"⟨(\d+)⟩")


class _Bare(OtherWording):
    """Words in which every sum is its number, whatever the unit."""

    def amount(self, amount: Amount) -> str:
        return f"⟨{amount.value}⟩"


def sums_between(game: str, language: str, rules: HouseRules, begin: str, end: str) -> list[int]:
    """Return the sums on a page with these house rules, from the line that begins so to the one that ends it."""
    usual = rules_pages.reading_of(game_named(game), language, rules)
    words = _Bare(language, usual.game.pictures(rules))
    source = filled(Reading(usual.game, rules, usual.preset, words), page_file(game, language))
    part = source[source.index(f"\n{begin}") :]
    return [int(each) for each in _SUM.findall(part[: part.index(f"\n{end}")])]
