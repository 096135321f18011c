# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Codes of deals, house rules, evenings and results."""

from collections import Counter
from collections.abc import Callable
from datetime import date
from random import Random

import pytest

from kartenspiel.controller.boards import BoardResult, result_of
from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.deal_code import coded, deal_code, read_deal
from kartenspiel.controller.codes.evening_code import MOST, Evening, deal_of_day, new_evening, read_evening
from kartenspiel.controller.codes.letters import ALPHABET, Code, CodeError, Kind
from kartenspiel.controller.codes.result_code import mark_of_code, read_results, results_of
from kartenspiel.controller.codes.rules_code import (
    RulesFound,
    known_rules,
    mark_of_rules,
    needs_code,
    read_rules,
    rules_code,
)
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.session import Person
from kartenspiel.games import all_games, game_named
from kartenspiel.model import options
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, Game
from kartenspiel.model.lots import lots_of
from kartenspiel.model.options import specs
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import all_seats
from tests.walks import random_rules, random_start, walk

GAMES = [game.id for game in all_games()]


def some_deal(game: Game, seed: int = 1) -> Deal:
    rng = Random(seed)
    rules = game.house_rules(**game.presets[0].values)
    return deal_at_random(game, rules, first_of_session(game, rules, rng), rng)


def dealt(deal: Deal) -> object:
    """Return all that makes one deal different from another: lots of cards, without their order."""
    of_hand, of_talon = lots_of(game_named(deal.game), deal.rules, deal.seats)
    hands = tuple(in_lots(hand, of_hand) for hand in deal.hands)
    return deal.game, deal.rules, deal.dealer, deal.dummies, hands, in_lots(deal.talon, of_talon)


def in_lots(cards: tuple[object, ...], sizes: tuple[int, ...]) -> tuple[frozenset[object], ...]:
    assert len(cards) == sum(sizes)
    begins = [sum(sizes[:place]) for place in range(len(sizes))]
    return tuple(frozenset(cards[begin : begin + size]) for begin, size in zip(begins, sizes, strict=True))


def mistaken(code: str, rng: Random) -> str:
    """Return a code with one or two wrong letters, or two neighbours that have changed places."""
    typed = list(code.replace("-", ""))
    if rng.random() < 1 / 3 and (places := [at for at in range(len(typed) - 1) if typed[at] != typed[at + 1]]):
        at = rng.choice(places)
        typed[at], typed[at + 1] = typed[at + 1], typed[at]
    else:
        for at in rng.sample(range(len(typed)), rng.choice((1, 2))):
            typed[at] = rng.choice([letter for letter in ALPHABET if letter != typed[at]])
    return "".join(typed)


@pytest.mark.parametrize("name", GAMES)
def test_every_deal_comes_back_from_its_code_by_whatever_rules_it_was_dealt(name: str) -> None:
    game, rng = game_named(name), Random(f"deals of {name}")
    for _ in range(60):
        deal = random_start(game, rng).deal
        found = RulesFound(game, deal.rules)
        assert dealt(read_deal(deal_code(deal), found).deal) == dealt(deal)


@pytest.mark.parametrize("name", GAMES)
def test_a_code_with_a_different_number_is_a_different_deal(name: str) -> None:
    game = game_named(name)
    codes = Counter(deal_code(some_deal(game, seed)) for seed in range(200))
    assert len(codes) == 200


@pytest.mark.parametrize(("name", "most"), [("koenigrufen", 30), ("russbach", 23), ("graden", 16), ("anrufen", 16)])
def test_a_code_is_no_longer_than_can_be_read_out(name: str, most: int) -> None:
    assert len(deal_code(some_deal(game_named(name))).replace("-", "")) <= most


def test_of_ten_thousand_codes_with_a_mistake_none_is_read() -> None:
    rng = Random(2026)
    codes = [deal_code(some_deal(game, seed)) for game in all_games() for seed in range(20)]
    codes += [new_evening(known_rules(game.id, game.house_rules()), 8, rng).code for game in all_games()]
    codes += [rules_code(game, random_rules(game, rng)) for game in all_games() for _ in range(5)]
    codes += [results_of(codes[0], [BoardResult(rng.randrange(-99, 99)) for _ in range(20)]).code for _ in range(9)]
    refused = 0
    for _ in range(10_000):
        with pytest.raises(CodeError):
            letters.read(mistaken(rng.choice(codes), rng))
        refused += 1
    assert refused == 10_000


def test_every_single_wrong_letter_and_every_swap_of_a_long_code_is_found() -> None:
    code = str(Code(Kind.RESULT, 12345, tuple(place * 7 % 32 for place in range(70)))).replace("-", "")
    for at, letter in enumerate(code):
        for other in ALPHABET:
            if other != letter:
                with pytest.raises(CodeError):
                    letters.read(code[:at] + other + code[at + 1 :])
        if at and code[at - 1] != letter:
            with pytest.raises(CodeError):
                letters.read(code[: at - 1] + letter + code[at - 1] + code[at + 1 :])


def test_small_letters_spaces_and_letters_that_look_like_digits_are_read() -> None:
    code = deal_code(some_deal(game_named("russbach"), 3))
    typed = code.lower().replace("-", "  ").replace("0", "o").replace("1", "l")
    assert letters.read(typed) == letters.read(code)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "letters are missing"),
        ("0000", "letters are missing"),
        ("0" * 30, "There is a mistake in this code"),
        ("ABCDU-12345", "“U” does not occur in codes"),
        ("ABC?", "“?” does not occur in codes"),
        ("ä", "“ä” does not occur in codes"),
        ("A" * 600, "too long"),
        ("A" * 100_000, "too long"),
        ("-" * 20, "letters are missing"),
    ],
)
def test_what_is_no_code_is_refused_with_the_reason(typed: str, said: str) -> None:
    with pytest.raises(CodeError, match=said.replace("?", r"\?")):
        letters.read(typed)


def test_a_letter_more_or_fewer_is_no_code_of_a_deal() -> None:
    code = deal_code(some_deal(game_named("koenigrufen"))).replace("-", "")
    for at in range(len(code)):
        for typed in (code[:at] + code[at + 1 :], code[:at] + "7" + code[at:]):
            with pytest.raises(CodeError):
                read_deal(typed)


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_is_known_by_its_mark_and_needs_no_second_code(name: str) -> None:
    game = game_named(name)
    marks = {}
    for preset in game.presets:
        rules = game.house_rules(**preset.values)
        assert not needs_code(game, rules)
        marks[mark_of_rules(game, rules)] = rules
    assert len(marks) == len({game.house_rules(**preset.values) for preset in game.presets})


def test_no_two_presets_of_any_games_have_one_mark() -> None:
    marks = [(mark_of_rules(game, rules), game.id, rules) for game in all_games() for rules in rules_of(game)]
    assert len({mark for mark, _, _ in marks}) == len({(name, rules) for _, name, rules in marks})


def rules_of(game: Game) -> list[options.HouseRules]:
    found = []
    for preset in game.presets:
        for values in [{}, *(form.options for form in game.description.forms)]:
            rules = game.house_rules(**preset.values)
            try:
                found.append(options.from_json(game.house_rules, {**options.as_json(rules), **values}))
            except options.OptionError:
                continue
    return found


@pytest.mark.parametrize("name", GAMES)
def test_house_rules_come_back_from_their_code(name: str) -> None:
    game, rng = game_named(name), Random(f"rules of {name}")
    for _ in range(40):
        rules = random_rules(game, rng)
        found = read_rules(rules_code(game, rules))
        assert (found.game, found.rules) == (game, rules)


@pytest.mark.parametrize("name", GAMES)
def test_each_value_of_each_option_comes_back_from_the_code_of_its_rules(name: str) -> None:
    game = game_named(name)
    usual = options.as_json(game.house_rules())
    for spec in specs(game.house_rules):
        values = spec.values if spec.type != "set" else (frozenset(), *(frozenset([str(each)]) for each in spec.values))
        for value in values:
            try:
                rules = options.from_json(game.house_rules, {**usual, spec.id: options.to_json(value)})
            except options.OptionError:
                continue
            assert read_rules(rules_code(game, rules)).rules == rules


def test_a_deal_of_own_house_rules_asks_for_their_code_and_is_dealt_with_it() -> None:
    game, rng = game_named("koenigrufen"), Random(4)
    rules = next(each for each in iter(lambda: random_rules(game, rng), None) if needs_code(game, each))
    deal = deal_at_random(game, rules, first_of_session(game, rules, rng), rng)
    with pytest.raises(CodeError, match="These house rules are not known here"):
        read_deal(deal_code(deal))
    told = read_rules(rules_code(game, rules))
    assert dealt(read_deal(deal_code(deal), told).deal) == dealt(deal)
    assert dealt(read_deal(deal_code(deal), more=[told]).deal) == dealt(deal)
    with pytest.raises(CodeError, match="of other rules"):
        read_deal(deal_code(deal), known_rules("graden", game_named("graden").house_rules()))


def test_codes_of_one_kind_are_no_codes_of_another() -> None:
    game = game_named("graden")
    deal, rules = deal_code(some_deal(game)), rules_code(game, game.house_rules())
    evening = new_evening(known_rules("graden", game.house_rules()), 3, Random(1)).code
    result = results_of(evening, [BoardResult(5)]).code
    kinds: dict[str, Callable[[str], object]] = {
        deal: read_deal,
        rules: read_rules,
        evening: read_evening,
        result: read_results,
    }
    for code in kinds:
        for other, read in kinds.items():
            if code != other:
                with pytest.raises(CodeError):
                    read(code)
    assert read_deal(deal).deal.game == read_rules(rules).game.id == read_evening(evening).found.game.id
    assert read_results(result).boards == (BoardResult(5),)


def test_a_deal_from_a_code_takes_over_nothing_from_a_session() -> None:
    game = game_named("anrufen")
    rules = game.house_rules()
    coming = Succession(all_seats(4)[2], {"tokens": (1, 2, 3, 4)}, all_seats(4))
    deal = deal_at_random(game, rules, coming, Random(5))
    assert read_deal(deal_code(deal)).deal.context == game.first_context(rules, 4)


def test_a_deal_at_three_after_one_has_left_comes_back_from_its_code() -> None:
    game = game_named("anrufen")
    rules = options.from_json(game.house_rules, {"broke_player": "drops_out"})
    coming = Succession(all_seats(3)[2], game.first_context(rules, 3), all_seats(3))
    deal = deal_at_random(game, rules, coming, Random(5))
    again = read_deal(deal_code(deal), RulesFound(game, rules)).deal
    assert again.seats == 3
    assert dealt(again) == dealt(deal)


def test_a_number_that_no_deal_has_is_refused() -> None:
    game = game_named("graden")
    mark, length = mark_of_rules(game, game.house_rules()), len(letters.read(deal_code(some_deal(game))).body)
    with pytest.raises(CodeError, match="no such deal"):
        read_deal(str(Code(Kind.DEAL, mark, (31,) * length)))
    with pytest.raises(CodeError, match="no such deal"):
        read_deal(str(Code(Kind.DEAL, mark, (0,) * (length + 1))))


def people(count: int) -> tuple[Person, ...]:
    return (Person("I"), *(Person(f"P{place}", "easy") for place in range(1, count)))


@pytest.mark.parametrize("name", GAMES)
def test_an_evening_deals_everybody_the_same_whatever_happens_at_his_table(name: str) -> None:
    game = game_named(name)
    evening = new_evening(known_rules(name, game.house_rules()), 5, Random(3))
    tables = []
    for table in range(2):
        session = read_evening(evening.code).session(people(game.players(game.house_rules())), Random(table))
        found = []
        while not session.over:
            deal = session.deal()
            found.append(deal)
            *_, end = walk(game.start(deal), Random(table * 100 + session.number))
            assert end.outcome is not None
            session = session.after(deal, end.outcome)
        tables.append(found)
    assert len(tables[0]) == 5
    assert tables[0] == tables[1]
    assert len({deal.hands for deal in tables[0]}) == 5
    assert [deal.dealer for deal in tables[0]][1] == (tables[0][0].dealer + 1) % tables[0][0].seats


def test_with_a_flying_dummy_the_players_of_an_evening_keep_their_order() -> None:
    game = game_named("koenigrufen")
    rules = options.from_json(game.house_rules, {"table_mode": "three_flying"})
    session = Evening(known_rules(game.id, rules), 6, 77).session(people(3), Random(1))
    seen = []
    while not session.over:
        deal = session.deal()
        seen.append((deal.dealer, deal.dummies, tuple(person.name for person in session.players)))
        *_, end = walk(game.start(deal), Random(session.number))
        assert end.outcome is not None
        session = session.after(deal, end.outcome)
    assert {dealer for dealer, _, _ in seen} == {0, 2, 3}
    for _, dummies, names in seen:
        assert [name for name in names if name.startswith(("I", "P"))] == ["I", "P1", "P2"]
        assert names[dummies[0]] == "Dummy"


def test_an_evening_has_from_one_to_so_many_deals() -> None:
    found = known_rules("graden", game_named("graden").house_rules())
    for deals in (1, 8, MOST):
        evening = new_evening(found, deals, Random(deals))
        assert read_evening(evening.code) == evening
        assert len(evening.code.replace("-", "")) == 15


def test_the_deal_of_a_day_is_the_same_everywhere_and_another_on_the_next_day() -> None:
    game = game_named("russbach")
    found = known_rules(game.id, game.house_rules())
    day = deal_of_day(found, date(2026, 11, 27))
    assert day == deal_of_day(found, date(2026, 11, 27))
    assert day.code == "D59Y0-WC9H7-QWJF3"
    assert day != deal_of_day(found, date(2026, 11, 28))
    other = known_rules("graden", game_named("graden").house_rules())
    assert day.seed != deal_of_day(other, date(2026, 11, 27)).seed


def test_results_come_back_from_their_code() -> None:
    rng, roles = Random(8), list(DealRole)
    evening = new_evening(known_rules("graden", game_named("graden").house_rules()), 12, rng).code
    for _ in range(200):
        boards = [
            BoardResult(rng.randrange(-(10 ** rng.randrange(1, 6)), 1000), rng.choice(roles), rng.random() < 0.1)
            for _ in range(rng.randrange(1, 33))
        ]
        found = read_results(results_of(evening, boards).code)
        assert found.boards == tuple(boards)
        assert found.mark == mark_of_code(evening)
        assert found.total == sum(each.payment for each in boards)


def test_a_code_of_a_result_in_a_role_that_there_is_not_is_refused() -> None:
    last, unknown = (str(Code(Kind.RESULT, 1, (role << 1,))) for role in (4, 5))
    assert read_results(last).boards == (BoardResult(0, DealRole.ALONE),)
    with pytest.raises(CodeError, match="no code of a result"):
        read_results(unknown)


@pytest.mark.parametrize("payment", [1 << 40, -(1 << 40), 1 << 200])
def test_a_code_of_somebody_else_that_says_more_than_any_deal_brings_is_refused(payment: int) -> None:
    evening = new_evening(known_rules("graden", game_named("graden").house_rules()), 12, Random(8)).code
    most = (1 << 35) - 1
    assert read_results(results_of(evening, [BoardResult(most), BoardResult(-most)]).code).total == 0
    with pytest.raises(CodeError, match="no code of a result"):
        read_results(results_of(evening, [BoardResult(5), BoardResult(payment)]).code)


@pytest.mark.parametrize("name", GAMES)
def test_the_result_of_a_deal_is_what_a_seat_was_paid(name: str) -> None:
    game = game_named(name)
    *_, end = walk(random_start(game, Random(6)), Random(6))
    assert end.outcome is not None
    for seat in all_seats(end.deal.seats):
        found = result_of(end.outcome, seat, helped=True)
        assert (found.payment, found.helped) == (end.outcome.payments[seat], True)
        declaring = end.outcome.conclusion.sides and seat == end.outcome.declarer
        assert (found.role in {DealRole.DECLARER, DealRole.ALONE}) == declaring
    assert coded(end.deal).code == deal_code(end.deal)
