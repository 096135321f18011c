# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A score pad: what follows from its answers, what can be done to it, and what becomes of its file."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from kartenspiel.controller.pad_book import PadBook, as_json, first_dealers, from_json
from kartenspiel.controller.pad_files import PadFiles
from kartenspiel.controller.plans import in_form
from kartenspiel.controller.settling_up import debts, shared
from kartenspiel.games import all_games, game_named
from kartenspiel.model.drawing import deal_at_random
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, english
from tests.pad_answers import answers
from tests.walks import random_rules, walk

NAMES = ("Anna", "Bert", "Cilli", "Dora")
FORMS = [(game, form.options) for game in all_games() for form in game.description.forms]


def new_book(game: Game, rules: HouseRules | None = None) -> PadBook:
    rules = game.house_rules() if rules is None else rules
    return PadBook("pad", game.id, rules, NAMES[: game.players(rules)], next(iter(first_dealers(game, rules).values())))


def graden(*bidders: str) -> PadBook:
    """A pad of Graden on which each of these has made a Königmord."""
    book = new_book(game_named("graden"))
    for bidder in bidders:
        for name, answer in (("contract", "koenigmord"), ("bidder", bidder), ("result", "made")):
            book = book.answering(name, answer)
        book = book.booked()
    return book


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_whole_evening_by_random_rules_comes_to_the_account_of_its_deals(game: Game, seed: int) -> None:
    rng = Random(f"evening {game.id} {seed}")
    check_evening(game, random_rules(game, rng), rng)


@pytest.mark.parametrize(("game", "options"), FORMS, ids=[f"{game.id} {list(form.values())}" for game, form in FORMS])
def test_so_it_does_in_every_form(game: Game, options: dict[str, object]) -> None:
    check_evening(game, in_form(game, game.presets[0], options), Random(7))


def check_evening(game: Game, rules: HouseRules, rng: Random) -> None:
    book = new_book(game, rules)
    coming, account = book.first, [0] * (len(book.names) + book.dummies)
    for _number in range(10):
        assert book.over is coming.over or game.session_limit(rules)
        if book.over:
            break
        deal = deal_at_random(game, rules, coming, rng)
        *_, state = walk(game.start(deal), rng)
        for name, answer in answers(state).items():
            book = book.answering(name, answer)
        shown, outcome = book.coming, state.outcome
        assert outcome is not None
        assert (shown.deal.dealer, shown.deal.context, shown.deal.dummies) == (deal.dealer, deal.context, deal.dummies)
        assert not shown.entered.problems
        for seat, paid in enumerate(outcome.payments):
            account[shown.seating[seat]] += paid
        book, coming = book.booked(), game.succession(deal, outcome)
        assert list(book.account) == account
    assert from_json(json.loads(json.dumps(as_json(book)))) == book
    assert from_json(as_json(book)).account == book.account


def test_a_deal_is_taken_off_and_put_back() -> None:
    book = graden("0", "1")
    assert book.account == (140, 140, -140, -140)
    assert book.taken_off().account == (210, -70, -70, -70)
    assert book.taken_off().put_back().account == book.account
    assert book.taken_off().taken_off().put_back().account == (210, -70, -70, -70)


def test_what_is_entered_anew_after_taking_off_leaves_nothing_to_put_back() -> None:
    book = graden("0", "1").taken_off()
    again = replace(book, draft=graden("2").deals[0]).booked()
    assert again.undone == ()


def test_an_earlier_deal_is_corrected_and_the_later_ones_stay() -> None:
    book = graden("0", "1").correcting(0).answering("bidder", "3")
    assert book.coming.number == 1
    assert book.account == (140, 140, -140, -140)
    assert book.booked().account == (-140, 140, -140, 140)
    assert book.emptied().account == book.account


def test_answers_of_questions_that_are_no_longer_asked_are_not_kept() -> None:
    book = graden().answering("contract", "bettler").answering("bidder", "0").answering("joined", "1")
    book = book.answering("contract", "koenigmord").answering("result", "made").booked()
    assert set(book.deals[0]) == {"contract", "bidder", "result"}


def test_a_deal_that_is_not_understood_pays_nothing_and_is_told() -> None:
    book = replace(graden("0", "1"), deals=({"contract": "gone"}, *graden("1").deals))
    assert book.not_understood == {1}
    assert book.account == (-70, 210, -70, -70)


def test_what_was_settled_need_not_be_settled_again_for_the_time_of_a_change() -> None:
    book = graden("0", "1").answering("contract", "koenigmord")
    played, coming = book.played, book.coming
    stamped = book.stamped(5.0)
    assert stamped == replace(book, changed=5.0)
    assert stamped.played is played
    assert stamped.coming is coming


def test_debts_bring_every_account_to_nothing() -> None:
    rng = Random(1)
    for _ in range(200):
        account = [Fraction(rng.randint(-500, 500), 3) for _ in range(rng.randint(1, 5))]
        account.append(-sum(account, Fraction(0)))
        left = list(account)
        found = debts(account)
        for payer, receiver, amount in found:
            assert amount > 0
            left[payer] += amount
            left[receiver] -= amount
        assert not any(left)
        assert len(found) < len(account)


@pytest.mark.parametrize(
    ("payments", "expected"),
    [
        ((10, -10, 10, -10), {(1, 0, 10), (3, 2, 10)}),
        ((-30, 10, 10, 10), {(0, 1, 10), (0, 2, 10), (0, 3, 10)}),
        ((-10, 20, -30, 20), {(2, 1, 20), (2, 3, 10), (0, 3, 10)}),
        ((0, 0, 0, 0), set()),
    ],
)
def test_losers_pay_winners_the_greatest_first(payments: tuple[int, ...], expected: set[tuple[int, int, int]]) -> None:
    assert {tuple(each) for each in debts(tuple(map(Fraction, payments)))} == expected


def test_what_a_dummy_has_is_shared_out_before() -> None:
    assert shared((10, -4, -3, -3), 3) == tuple(map(Fraction, (9, -5, -4)))


def test_points_that_do_not_add_up_to_nothing_are_no_debts() -> None:
    assert debts([Fraction(3), Fraction(4)]) == ()


# The file


def files_in(folder: Path) -> tuple[PadFiles, list[Text]]:
    told: list[Text] = []
    return PadFiles(folder, told.append), told


def test_a_pad_is_read_back_as_it_was_kept(tmp_path: Path) -> None:
    book = (
        replace(graden("0", "1").taken_off(), changed=5.0)
        .answering("contract", "schurln")
        .answering("most", ("0", "1"))
    )
    files, told = files_in(tmp_path)
    assert files.keep(book)
    again, _ = files_in(tmp_path)
    assert again.read_all() == (book,)
    assert not told


def test_the_pad_changed_last_comes_first(tmp_path: Path) -> None:
    files, _ = files_in(tmp_path)
    for name, changed in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
        files.keep(replace(graden("0"), id=name, changed=changed))
    assert [book.id for book in files_in(tmp_path)[0].read_all()] == ["b", "c", "a"]


DAMAGES: Mapping[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda _text: "",
    "another game": lambda text: text.replace('"graden"', '"gone"'),
    "a rule that there is not": lambda text: text.replace('"mitbettler_split"', '"gone"'),
    "a dealer too many": lambda text: text.replace('"dealer": 0', '"dealer": 7'),
    "an answer that is none": lambda text: text.replace('"koenigmord"', "1.5"),
    "a player too few": lambda text: text.replace('"Anna",', ""),
    "the file of another": lambda text: text.replace('"id": "pad"', '"id": "other"'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_and_kept_under_another_name(tmp_path: Path, damage: str) -> None:
    files, _ = files_in(tmp_path)
    files.keep(graden("0"))
    files.keep(replace(graden("1"), id="whole"))
    file = tmp_path / "pads" / "pad.json"
    spoilt = DAMAGES[damage](file.read_text(encoding="utf-8"))
    assert spoilt != file.read_text(encoding="utf-8")
    file.write_text(spoilt, encoding="utf-8")
    again, told = files_in(tmp_path)
    assert [book.id for book in again.read_all()] == ["whole"]
    assert len(told) == 1
    assert "damaged" in english(told[0])
    assert (tmp_path / "pads" / "pad.json.damaged-1").read_text(encoding="utf-8") == spoilt


def test_a_disk_that_fails_is_told_once_and_that_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files, told = files_in(tmp_path)

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("kartenspiel.controller.files.write_whole", full)
        assert not files.keep(graden("0"))
        assert not files.keep(graden("0", "1"))
    assert files.keep(graden("0", "1"))
    assert [english(each).split(":")[0][:40] for each in told] == [
        "The score pad cannot be saved in " + str(tmp_path)[:7], "The score pad is saved again.",
    ]  # fmt: skip


def test_a_second_program_looks_at_pads_and_changes_nothing(tmp_path: Path) -> None:
    files, _ = files_in(tmp_path)
    files.keep(graden("0"))
    (tmp_path / "pads" / "bad.json").write_text("{", encoding="utf-8")
    told: list[Text] = []
    assert [book.id for book in PadFiles(tmp_path, told.append, writable=False).read_all()] == ["pad"]
    assert not told
    assert (tmp_path / "pads" / "bad.json").exists()


def test_a_deleted_pad_is_gone(tmp_path: Path) -> None:
    files, _ = files_in(tmp_path)
    files.keep(graden("0"))
    assert files.delete(graden("0"))
    assert files_in(tmp_path)[0].read_all() == ()


def test_a_dealer_is_found_for_every_player_who_may_deal_first() -> None:
    game = game_named("koenigrufen")
    assert first_dealers(game, game.house_rules()) == {place: Seat(place) for place in range(4)}
