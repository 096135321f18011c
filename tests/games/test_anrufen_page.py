# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements on the rules page of Anrufen: what they say is what the rules pay, however they are set."""

import pytest

import rules_pages
from kartenspiel.games import game_named
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model.options import specs
from kartenspiel.ui.words.language import languages
from tests.games.anrufen_settlements import Row
from tests.games.page_sums import sums_between
from tests.games.test_anrufen_settlements import settled

BEGIN = {"en": "### Examples", "de": "### Beispiele"}
END = {"en": "## Tokens", "de": "## Die Marken"}
FOUR, RICH = 4, 100


def _paid(rules: AnrufenRules, level: int, totals: tuple[int, int], *, partner: bool, contra: bool = False) -> int:
    """Return what the bidder gets in all; with level 3 he has taken a trick."""
    seats = rules.players
    options = {spec.id: getattr(rules, spec.id) for spec in specs(AnrufenRules)}
    row = Row(
        "", 1, 3 if partner else None, level, totals, (4, 2), (0,) * seats, contra=contra, tokens=(RICH,) * seats,
        options=options,
    )  # fmt: skip
    return settled(row).payments[0]


@pytest.mark.parametrize("language", languages())
def test_the_worked_settlements_are_what_the_rules_pay(language: str) -> None:
    for name, rules in rules_pages.variants(game_named("anrufen")):
        assert isinstance(rules, AnrufenRules)
        if rules.players == FOUR:
            made = _paid(rules, 2, (110, 20), partner=True)
            expected = [made, made]
            expected += [_paid(rules, 2, (110, 20), partner=True, contra=True)] if rules.contra == "once" else []
            alone = -_paid(rules, 3, (0, 0), partner=False)
            expected += [-_paid(rules, 2, (90, 20), partner=True), alone // 3, alone]
        else:
            expected = [_paid(rules, 1, (50, 40), partner=False) // 2]
            with_contra = _paid(rules, 1, (50, 40), partner=False, contra=True)
            expected += [with_contra // 2] if rules.contra == "once" else []
            lost = -_paid(rules, 2, (90, 20), partner=False)
            expected += [lost // 2, lost]
        assert sums_between("anrufen", language, rules, BEGIN[language], END[language]) == expected, name
