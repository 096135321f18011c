# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The sums on the rules page of Graden: what it says is what the rules pay, however they are set."""

import pytest

import rules_pages
from kartenspiel.games import game_named
from kartenspiel.games.graden.contracts import BY_ID, CONTRACTS, SEATS
from kartenspiel.games.graden.public import StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import Basis, items
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.cards import card
from kartenspiel.model.seats import Seat
from kartenspiel.ui.rulebook.page import read_page
from kartenspiel.ui.words.language import languages
from tests.games.page_sums import sums_between
from tests.games.test_graden_settlements import tally

ME, MIT, OTHER = Seat(0), Seat(3), Seat(1)
NOTHING = (0, 0, 0, 0)


def _paid(rules: GradenRules, contract: str, *, lost: bool = False) -> int:
    """Return what the bidder gets or pays, with a partner where one is called."""
    bid = StandingBid(BY_ID[contract], ME)
    basis = Basis(rules, bid, card("SA"), MIT) if bid.contract.task == "called" else Basis(rules, bid)
    last = MIT if bid.contract.task == "last" else ME
    return pay_items(items(tally(basis, (ME,) if lost else (), last, NOTHING)), SEATS)[ME]


def _two(rules: GradenRules, contract: str, *failed: Seat) -> tuple[int, ...]:
    """Return what everybody gets where two play the same contract and these of them fail."""
    basis = Basis(rules, StandingBid(BY_ID[contract], ME, MIT))
    return pay_items(items(tally(basis, failed, None, NOTHING)), SEATS)


def _schurln(rules: GradenRules, *points: int) -> tuple[int, ...]:
    return pay_items(items(tally(Basis(rules, None), (), ME, points)), SEATS)


def _in(language: str, rules: GradenRules, begin: str, end: str) -> list[int]:
    return sums_between("graden", language, rules, begin, end)


@pytest.mark.parametrize("language", languages())
def test_every_sum_on_the_page_is_what_the_rules_pay(language: str) -> None:
    for name, rules in rules_pages.variants(game_named("graden")):
        assert isinstance(rules, GradenRules)
        values = [abs(_paid(rules, each.id)) // (3 if each.task in ("none", "alone") else 1) for each in CONTRACTS]
        both = {each: _two(rules, each)[ME] for each in ("bettler", "plauderer")}
        with_two = [*values[:1], both["bettler"], *values[1:4], both["plauderer"], *values[4:]]
        assert _in(language, rules, "[G17]", "## ") == with_two, name

        expected = [both["bettler"], both["plauderer"]]
        for contract in ("bettler", "plauderer"):
            expected += [both[contract], -_two(rules, contract)[OTHER]]
        expected += [abs(_two(rules, contract, ME)[ME]) for contract in ("bettler", "plauderer")]
        for contract in ("bettler", "plauderer"):
            failed = _two(rules, contract, ME, MIT)
            expected += [-failed[ME], failed[OTHER]]
        assert _in(language, rules, "[G32]", "[G33]") == expected, name

        won, murder = _paid(rules, "durchmarsch_mit"), -_paid(rules, "koenigmord", lost=True)
        assert _in(language, rules, "### " + {"en": "Examples", "de": "Beispiele"}[language], "## ") == [
            won, won, -_paid(rules, "durchmarsch_mit", lost=True), murder // 3, murder,
        ], name  # fmt: skip

        one, two, three = _schurln(rules, 50, 20, 20, 0), _schurln(rules, 40, 40, 10, 0), _schurln(rules, 30, 30, 30, 0)
        assert _in(language, rules, "[G37]", "## ") == [-one[ME] // 3, -two[ME], two[3], -three[ME]], name


@pytest.mark.parametrize("language", languages())
def test_who_pays_whom_when_one_of_two_bettler_fails_is_told_as_it_is(language: str) -> None:
    gets = {"en": ">he gets", "de": ">er bekommt"}[language]
    game = game_named("graden")
    for preset in game.presets:
        rules = game.house_rules(**preset.values)
        assert isinstance(rules, GradenRules)
        pays = _two(rules, "bettler", ME)[ME] < 0
        html = read_page(rules_pages.reading_of(game, language, rules)).html
        assert (gets in html) is not pays
