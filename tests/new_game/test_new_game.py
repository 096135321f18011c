# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A game made by the steps of the handbook: everything takes it up, and nothing outside its own files knows of it."""

import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

import rules_pages
from kartenspiel import cli
from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.quiz.making import QuizPlan, make_quiz
from kartenspiel.controller.session import Person, new_session
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.games import all_games
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Play
from kartenspiel.model.options import HouseRules, from_json, specs
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Text, english
from kartenspiel.players.base import LEVELS, NAMES, player_named
from kartenspiel.ui.rulebook import page
from kartenspiel.ui.sheet.account_block import AccountBlock
from kartenspiel.ui.words.wording import Wording
from tests.breadth import WIDE
from tests.controller import test_arena, test_conductor, test_house_rules, test_replay, test_statistics
from tests.controller.test_protocol import PATIENT_MS, stranger, told
from tests.e2e.conftest import Open
from tests.e2e.scenes import begun
from tests.e2e.scorer import Finger
from tests.games import test_card_facts, test_every_game, test_partners, test_which_trick
from tests.model import test_imagining, test_payoff
from tests.new_game.conftest import HERE
from tests.players import test_every_player, test_opinions, test_play_outs
from tests.players.test_every_player import questions
from tests.walks import walk

MODULES = (
    test_arena, test_conductor, test_every_game, test_every_player, test_house_rules, test_imagining, test_opinions,
    test_partners, test_payoff, test_play_outs, test_replay, test_statistics, test_which_trick,
)  # fmt: skip
HEADINGS = {"plain_tricks": "Tricks, each paid by both others", "costly_hearts": "More hearts than the others"}
"""What is paid for, as the score sheet has it."""


def asked_of_every_game(*modules: ModuleType) -> Iterator[object]:
    """Yield the tests in these modules that every game must pass, with what else they are given beside it."""
    for module in modules:
        for name, test in vars(module).items():
            marks = getattr(test, "pytestmark", []) if name.startswith("test_") else []
            given = {mark.args[0]: mark.args[1] for mark in marks if mark.name == "parametrize"}
            games = given.pop("game", None)
            if games is all_games():  # a selection of them is asked of what a new game need not have
                for values in itertools.product(*given.values()):
                    text = "-".join((name.removeprefix("test_"), *map(str, values)))
                    yield pytest.param(test, dict(zip(given, values, strict=True)), id=text)


@pytest.mark.parametrize(
    ("test", "given"),
    tuple(asked_of_every_game(*MODULES)),
)
def test_what_holds_in_every_game_holds(test: Callable[..., None], given: dict[str, object], game: Game) -> None:
    test(game=game, **given)


def test_a_quiz_asks_about_it_by_its_rules_and_by_a_search(game: Game) -> None:
    plan = QuizPlan(game.id, game.house_rules(), 1, length=4, imagined=8)
    asked = [step.question for step in make_quiz(plan) if step.question is not None]
    assert {each.kind.is_counted for each in asked} == {True, False}
    assert all(0 <= each.right < len(each.answers) > 1 for each in asked)


def test_before_there_is_a_judgement_a_quiz_asks_only_what_the_rules_answer(unjudged: Game) -> None:
    plan = QuizPlan(unjudged.id, unjudged.house_rules(), 1, length=2, imagined=8)
    asked = [step.question for step in make_quiz(plan) if step.question is not None]
    assert [each.kind.is_counted for each in asked] == [True, True]


@pytest.mark.usefixtures("game")
def test_it_is_found_with_the_others() -> None:
    test_every_game.test_games_are_found_by_their_id()
    test_every_player.test_every_game_has_a_judgement()


def test_it_is_listed_with_its_presets_and_options(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    listed = capfd.readouterr().out
    assert f"{game.id}: {game.title.source}\n" in listed
    assert cli.main(["games", "--json"]) == 0
    found = next(each for each in json.loads(capfd.readouterr().out) if each["id"] == game.id)
    assert [preset["id"] for preset in found["presets"]] == [preset.id for preset in game.presets]
    assert [option["id"] for option in found["options"]] == [spec.id for spec in specs(game.house_rules)]


@pytest.mark.parametrize(
    "players", [*(each for each in NAMES if WIDE or each != "expert"), "random,medium,strong,easy"]
)
def test_its_deals_are_played_and_their_records_are_right(
    players: str, game: Game, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "records"
    several = players.split(",")[: game.players(game.house_rules())]
    command = ["simulate", game.id, "--preset", "dear", "--deals", "6", "--seed", "1", "--players", ",".join(several)]
    assert cli.main([*command, "--out", str(records)]) == 0
    assert cli.main(["check", str(records)]) == 0
    assert capfd.readouterr().out == "ok 6\n"
    paid = [json.loads(line)["result"]["payments"] for line in records.read_text().splitlines()]
    assert any(map(any, paid))
    for payments in paid:
        assert not any(each % 5 for each in payments)  # "dear" costs five a trick or card


def test_each_seat_is_told_who_plays_with_whom(game: Game) -> None:
    seen = game.start(
        deal_at_random(game, game.house_rules(), first_of_session(game, game.house_rules(), Random(1)), Random(1))
    )
    sides = game.words.view(seen.observe(Seat(1))).sides
    assert sides is not None
    assert sides.told is not None
    if game.partners(game.house_rules()):
        assert english(sides.told) == "You play with seat 3 against seat 0 and seat 2."
        assert sides.parties == ("declarer", "opponents", "declarer", "opponents")
    else:
        assert (english(sides.told), sides.each_alone) == ("Everybody plays for himself.", True)


def test_the_table_shows_what_cards_in_tricks_cost_where_they_do(game: Game) -> None:
    rng = Random(1)
    deal = deal_at_random(game, game.house_rules(), first_of_session(game, game.house_rules(), rng), rng)
    *_, last = walk(game.start(deal), rng)
    assert last.outcome is not None
    shown = game.words.view(last.observe(Seat(0))).card_points
    assert shown == (last.outcome.card_points if game.id == "costly_hearts" else None)


@pytest.mark.parametrize("preset", [0, 1])
def test_its_cards_are_told_with_their_ranks_and_what_they_count(preset: int, game: Game) -> None:
    test_card_facts.test_ranks_are_complete_and_points_add_up((game, game.presets[preset]))


def test_its_pages_state_every_clause_in_every_language(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (rules_pages, page):
        monkeypatch.setattr(module, "page_file", lambda name, language: HERE / f"pages/{name}.{language[:2]}.md")
    found = [fault for language in ("en", "de") for fault in rules_pages.faults(game, language)]
    assert found + list(rules_pages.differences(game)) == []


def test_two_levels_are_compared_in_it(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", game.id, "--players", "medium,random", "--deals", "20", "--seed", "1"]) == 0
    assert "medium" in capfd.readouterr().out


def test_a_stranger_can_play_it(game: Game, tmp_path: Path) -> None:
    log = tmp_path / "told"
    rules = game.house_rules()
    players = stranger("good", log), *["random"] * (game.players(rules) - 1)
    plan = SimulationPlan(game.id, rules, players, 5)
    (tmp_path / "records").write_bytes(b"".join(simulate(plan, 2, time_ms=PATIENT_MS)))
    with (tmp_path / "records").open("rb") as stream:
        assert [fault for _, fault in check_stream(stream)] == [None] * 2
    assert sum(message["type"] == "choose" for message in told(log)) == 2 * sum(game.batches(rules, game.seats(rules)))


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_judgement_it_is_played_at_random(level: str, unjudged: Game) -> None:
    for number, (_, _, question) in enumerate(questions(unjudged, 10)):
        answer = player_named("random").choose(question, Random(number))
        assert player_named(level).choose(question, Random(number)) == answer


def test_a_deal_of_it_is_played_in_the_window_to_its_score_sheet(game: Game, opened: Open) -> None:
    guest = begun(opened(), game, 1)
    guest.take_part(Random(1))
    session = guest.table.session
    assert session is not None
    assert (session.game, session.preset) == (game.id, "dear")
    assert guest.sheet_lies_open
    assert HEADINGS[game.id] in guest.read
    assert any(guest.account)
    assert {line.split()[0] for line in guest.sums} == {f"{each:+d}".replace("-", "−") for each in guest.account}
    guest.go_on()
    guest.until(lambda: not guest.sheet_lies_open)
    words, unit = Wording("en", "french"), game.unit(session.rules)
    for seat, index in enumerate(session.seating):
        together = sum(sum(session.account[each] for each in party) for party in session.parties if index in party)
        written = words.amount(Amount(together, unit, signed=True))
        assert guest.view.places.plates[Seat(seat)].seated.account == written


def to_end(state: State) -> Outcome:
    """Play the first card that is legal until the deal is over."""
    while state.turn is not None:
        state = state.after(next(move for move in state.moves(state.turn) if isinstance(move, Play)))
    assert state.outcome is not None
    return state.outcome


def played(game: Game, rules: HouseRules) -> Outcome:
    """Return how a deal ends that is always the same."""
    return to_end(game.start(deal_at_random(game, rules, first_of_session(game, rules, Random(1)), Random(1))))


@pytest.mark.parametrize("unjudged", ["plain_tricks"], indirect=True)  # the other game pays for no tricks
def test_a_trick_that_costs_is_paid_to_all_others(game: Game) -> None:
    outcomes = [played(game, from_json(game.house_rules, {"payer": payer})) for payer in ("others", "taker")]
    gained, cost = (outcome.payments for outcome in outcomes)
    assert any(gained)
    assert cost == tuple(-each for each in gained)
    taken = Counter(outcomes[1].tricks)
    assert [(item.payers, item.value) for item in outcomes[1].items] == [
        ((seat,), taken[seat]) for seat in sorted(taken)
    ]


def test_fixed_partners_have_one_account_and_one_curve(game: Game, qtbot: QtBot) -> None:
    rules = game.house_rules()
    people = [Person(name, "random") for name in ("Resi", "Poldl", "Mizzi", "Franz")[: game.seats(rules)]]
    session = new_session(game, rules, people, Random(2))
    deal = session.deal()
    session = session.after(deal, to_end(game.start(deal)))
    assert any(session.account)
    block = AccountBlock()
    qtbot.addWidget(block)
    block.show_account(
        Text("", "Account"), session, session.running_account(), Wording("en", game.pictures(rules)), game.unit(rules)
    )
    if game.partners(rules):
        assert session.parties == ((0, 2), (1, 3))
        assert block.plot.names == ("Resi + Mizzi", "Poldl + Franz")
        assert block.plot.running == ((2 * session.account[0], 2 * session.account[1]),)
    else:
        assert session.parties == ((0,), (1,), (2,))
        assert (block.plot.names, block.plot.running) == (("Resi", "Poldl", "Mizzi"), (session.account,))


def test_what_each_gets_is_entered_on_the_score_pad_where_a_game_has_none(game: Game, opened: Open) -> None:
    finger = Finger(opened())
    finger.begin(game.id, ("Anna", "Bert", "Cilli", "Dora")[: game.players(game.house_rules())])
    paid = [3, -1, -2, 0][: game.seats(game.house_rules())]
    for seat, each in enumerate(paid):
        finger.answer(finger.page.form.rows[f"paid.{seat}"], each + (seat == 0))
    assert "this makes 1 instead of 0" in finger.page.result.text
    assert not finger.page.book_button.isEnabled()
    finger.answer(finger.page.form.rows["paid.0"], 3)
    finger.book_it()
    assert list(finger.book.account) == paid
