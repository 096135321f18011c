# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Statistics of the finished deals say what a plain count over the records says, and say it at once."""

import json
import math
import statistics as plain
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kartenspiel.controller.analysis import analysis_of
from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.deal_index import DealFilter, DealIndex
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.deal_rows import GAME_ITEM, items_in
from kartenspiel.controller.duplicate_table import play_duplicate
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.statistics import (
    POINTS,
    Figures,
    Grouping,
    Statistics,
    StatisticsCounter,
    StatisticsFilter,
    month_of,
)
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat
from tests.breadth import WIDE, each_once
from tests.controller.dealt import GAMES, Json, examples, records

PEOPLE = ("You", "Resi", "Toni", "Mizzi")
LEVELS = ("easy", "medium", "strong")
MANY = 20_000 if WIDE else 5_000
AT_ONCE = 0.1
"""What later answers may take of the time that reading all records takes, since these are read once (measured: 0.02).

`packaging/measure.py counted` tells the seconds.
"""


@cache
def deals_of_all_games() -> list[Json]:
    """Return deals of all games under several house rules, with the person in every seat."""
    found = []
    for place, game in enumerate(GAMES.values()):
        dealt = records(game, 25, seed=11)
        written = [json.loads(line) for line in examples(game).read_text(encoding="utf-8").splitlines()]
        for number, record in enumerate([*dealt, *written], 1):
            seats = int(record["seats"])
            own = (place + number // 9) % seats
            players = [
                {"name": PEOPLE[(seat - own) % seats], "level": None if seat == own else LEVELS[number % 3]}
                for seat in range(seats)
            ]
            ended = datetime.fromtimestamp(1_750_000_000 + 400_000 * number + place, UTC).isoformat(timespec="seconds")
            kept = {"session": game.id, "number": number, "deal_id": f"{game.id}/{number}", "finished": ended}
            found.append({**record, **kept, "players": players, "helped": number % 3 == 0})
    return found


def _write(path: Path, deals: list[Json]) -> Path:
    path.write_text("".join(json.dumps(deal, ensure_ascii=False) + "\n" for deal in deals), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DealIndex]:
    made = DealIndex(None, (_write(tmp_path_factory.mktemp("home") / "history.jsonl", deals_of_all_games()),))
    made.update()
    yield made
    made.close()


def count(index: DealIndex, **wanted: Any) -> Statistics:  # noqa: ANN401 - whatever a filter has
    return StatisticsCounter().count(index, StatisticsFilter(**wanted))


# A plain count, which knows nothing of the index


_outcomes: dict[str, Outcome] = {}


def outcome_of(deal: Json) -> Outcome:
    if deal["deal_id"] not in _outcomes:
        found = replay_moves(record_from_json(deal)).outcome
        assert found is not None
        _outcomes[deal["deal_id"]] = found
    return _outcomes[deal["deal_id"]]


def own_seat(deal: Json) -> int:
    return next(seat for seat, player in enumerate(deal["players"]) if player["level"] is None)


def paid(deal: Json) -> int:
    payment: int = deal["result"]["payments"][own_seat(deal)]
    return payment


def side_of(deal: Json) -> set[int]:
    """Who stands with the person, himself too."""
    own, result = own_seat(deal), deal["result"]
    if not outcome_of(deal).conclusion.sides:
        return {own}
    declaring = {seat for seat in (result["declarer"], result["partner"]) if seat is not None}
    return declaring if own in declaring else set(range(deal["seats"])) - declaring


def role_of(deal: Json) -> str:
    own, result = own_seat(deal), deal["result"]
    if not outcome_of(deal).conclusion.sides or result["declarer"] is None:
        return "none"
    if own == result["declarer"]:
        return "alone" if result["partner"] is None else "declarer"
    return "partner" if own == result["partner"] else "opponent"


def partner_of(deal: Json) -> str:
    others = [seat for seat in side_of(deal) if seat != own_seat(deal)]
    return str(deal["players"][others[0]]["name"]) if len(others) == 1 else ""


def raised(deal: Json) -> bool:
    return any(move["do"] == "kontra" for move in deal["moves"])


def spoken(deal: Json, kind: str) -> list[Json]:
    """What was said after the last bid, which makes void what was said before."""
    places = [place for place, move in enumerate(deal["moves"]) if move["do"] == "bid"]
    return [move for move in deal["moves"][max(places, default=0) :] if move["do"] == kind]


def has_made(deal: Json) -> bool | None:
    """Whether the declarer's side won the game, by what its items paid him."""
    declarer, words = deal["result"]["declarer"], GAMES[deal["game"]].words
    got = sum(
        gain(item, declarer, deal["seats"]) for item in deal["result"]["items"] if item["item"] not in words.items
    )
    got = got or deal["result"]["payments"][declarer]
    return None if got == 0 else got > 0


def gain(item: Json, seat: int, seats: int) -> int:
    """What an item brought a seat, payer by payer."""
    payers = item.get("from") or [each for each in range(seats) if each not in item["to"]]
    pairs = (
        list(zip(payers, item["to"], strict=True))
        if len(payers) == len(item["to"])
        else [(payer, receiver) for payer in payers for receiver in item["to"]]
    )
    value: int = item["value"]
    return sum(value * ((receiver == seat) - (payer == seat)) for payer, receiver in pairs)


GROUPED: dict[Grouping, Callable[[Json], str]] = {
    Grouping.CONTRACT: lambda deal: str(deal["result"]["contract"]),
    Grouping.ROLE: role_of,
    Grouping.PARTNER: partner_of,
    Grouping.LEVELS: lambda deal: ",".join(sorted({each["level"] for each in deal["players"] if each["level"]})),
    Grouping.HELPED: lambda deal: "yes" if deal["helped"] else "",
    Grouping.MONTH: lambda deal: month_of(deal["finished"]),
    Grouping.RULES: lambda deal: json.dumps(deal["options"], sort_keys=True),
}


def assert_figures(found: Figures, deals: list[Json]) -> None:
    """Every figure is that of a plain count."""
    payments = [paid(deal) for deal in deals]
    assert found.payment.number == len(deals)
    assert found.payment.total == sum(payments)
    assert math.isclose(found.payment.mean, plain.mean(payments), abs_tol=1e-9)
    if len(payments) > 1:
        deviation, error = found.payment.deviation, found.payment.error
        assert deviation is not None
        assert error is not None
        assert math.isclose(deviation, plain.stdev(payments), rel_tol=1e-9, abs_tol=1e-6)
        assert math.isclose(error, plain.stdev(payments) / len(payments) ** 0.5, rel_tol=1e-9, abs_tol=1e-6)
    declared = [deal for deal in deals if role_of(deal) in {"declarer", "alone"}]
    made = [has_made(deal) for deal in declared]
    assert found.gained == sum(payment > 0 for payment in payments)
    assert found.declared == len(declared)
    assert found.decided == sum(each is not None for each in made)
    assert found.made == sum(each is True for each in made)
    assert found.announced == sum(
        any(move["seat"] in side_of(deal) for move in spoken(deal, "announce")) for deal in deals
    )
    assert found.raised == sum(map(raised, deals))


def played(game: str) -> list[Json]:
    return [deal for deal in deals_of_all_games() if deal["game"] == game and outcome_of(deal).played]


@each_once(by=Grouping, game=GAMES)
def test_figures_of_all_groups_are_those_of_a_plain_count(index: DealIndex, game: str, by: Grouping) -> None:
    for unit in {each.unit for each in count(index).known.rules if each.game == game}:
        found = count(index, game=game, unit=unit, by=by)
        deals = [deal for deal in played(game) if GAMES[game].unit(record_from_json(deal).deal.rules) == unit]
        assert_figures(found.whole, deals)
        groups = defaultdict[str, list[Json]](list)
        for deal in deals:
            groups[GROUPED[by](deal)].append(deal)
        if by is Grouping.RULES:
            named = {json.dumps(written, sort_keys=True): each for each, written in found.options.items()}
            groups = defaultdict(list, {named[written]: group for written, group in groups.items()})
        assert {name for name, _ in found.groups} == groups.keys()
        for name, figures in found.groups:
            assert_figures(figures, groups[name])


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        ({"role": DealRole.OPPONENT}, lambda deal: role_of(deal) == "opponent"),
        ({"role": DealRole.ALONE}, lambda deal: role_of(deal) == "alone"),
        ({"partner": "Resi"}, lambda deal: partner_of(deal) == "Resi"),
        ({"levels": "strong"}, lambda deal: {each["level"] for each in deal["players"]} == {None, "strong"}),
        ({"helped": True}, lambda deal: deal["helped"]),
        ({"helped": False}, lambda deal: not deal["helped"]),
        ({"contract": "rufer"}, lambda deal: deal["result"]["contract"] == "rufer"),
        ({"since": "2025-08-01", "before": "2025-09-01"}, lambda deal: deal["finished"][:7] == "2025-08"),
    ],
)
def test_a_filter_counts_the_deals_that_fit(
    index: DealIndex, wanted: dict[str, Any], fits: Callable[[Json], bool]
) -> None:
    found = 0
    for game in GAMES:
        for unit in {each.unit for each in count(index).known.rules if each.game == game}:
            figures = count(index, game=game, unit=unit, **wanted).whole
            deals = [
                deal
                for deal in played(game)
                if fits(deal) and GAMES[game].unit(record_from_json(deal).deal.rules) == unit
            ]
            found += len(deals)
            assert figures.payment.number == len(deals)
            assert figures.payment.total == sum(map(paid, deals))
    assert found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_deals_of_every_game_are_counted(game: Game) -> None:
    with tempfile.TemporaryDirectory() as folder:
        history, paid_in_all, deals = Path(folder) / "history.jsonl", 0, list[Json]()
        for number, record in enumerate(records(game, 8, seed=3), 1):
            players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(record["seats"])]
            deals.append({**record, "session": "s", "number": number, "deal_id": f"s/{number}", "players": players})
            paid_in_all += record["result"]["payments"][0]
        index = DealIndex(None, (_write(history, deals),))
        index.update()
        found = count(index, game=game.id)
        rows = index.rows(("payment", "items"), DealFilter(game=game.id), {})
        index.close()
    assert found.whole.payment.total == paid_in_all
    assert found.unit == game.unit(game.house_rules())
    assert sum(figures.payment.number for _, figures in found.groups) == found.whole.payment.number
    assert {each.item for each in found.items} <= {*game.words.items, GAME_ITEM}
    if not any(
        "tokens" in deal["result"]["context"] for deal in deals
    ):  # where they run short less is paid than is due
        assert all(sum(item.gain for item in items_in(items)) == payment for payment, items in rows)


@pytest.mark.parametrize("game", GAMES)
def test_what_items_brought_adds_up_to_the_payment_of_each_deal(index: DealIndex, game: str) -> None:
    rows = index.rows(("key", "payment", "items"), DealFilter(game=game), {})
    deals = {deal["deal_id"]: deal for deal in deals_of_all_games()}
    assert rows
    for key, payment, items in rows:
        short = any(each == 0 for each in deals[key]["result"]["context"].get("tokens", ()))  # A47: less than was due
        assert short or sum(item.gain for item in items_in(items)) == payment


def test_items_are_told_by_who_announced_and_raised_them(index: DealIndex) -> None:
    for game in GAMES:
        words, deals = GAMES[game].words, played(game)
        for unit in {each.unit for each in count(index).known.rules if each.game == game}:
            fitting = [deal for deal in deals if GAMES[game].unit(record_from_json(deal).deal.rules) == unit]
            told = {each.item: each for each in count(index, game=game, unit=unit).items}
            for item in (*words.items, GAME_ITEM):
                gains, own, others, kontra = [], [], [], 0
                for deal in fitting:

                    def fits(named: object, item: str = item, known: Any = words.items) -> bool:  # noqa: ANN401
                        return named == item if item in known else named not in known

                    settled = [each for each in deal["result"]["items"] if fits(each["item"])]
                    announced = [each for each in spoken(deal, "announce") if fits(each["what"])]
                    raises = [each for each in spoken(deal, "kontra") if fits(each["on"])]
                    brought = sum(gain(each, own_seat(deal), deal["seats"]) for each in settled)
                    if settled or announced or raises or item == GAME_ITEM:
                        gains.append(brought)
                    if any(each["seat"] in side_of(deal) for each in announced):
                        own.append(brought)
                    if any(each["seat"] not in side_of(deal) for each in announced):
                        others.append(brought)
                    kontra += bool(raises)
                if not gains:
                    assert item not in told
                    continue
                figures = told[item]
                assert (figures.deals, figures.gain.total) == (len(gains), sum(gains))
                assert (figures.won, figures.lost) == (sum(x > 0 for x in gains), sum(x < 0 for x in gains))
                assert (figures.own, figures.own_made) == (len(own), sum(x > 0 for x in own))
                assert (figures.others, figures.others_made) == (len(others), sum(x < 0 for x in others))
                assert figures.raised == kontra


def test_deals_of_different_rules_are_counted_apart_unless_one_asks(index: DealIndex) -> None:
    overview = count(index)
    assert not overview.whole.payment.number
    assert not overview.course
    assert len(overview.groups) == len(overview.known.rules) > len(GAMES)
    for known in overview.known.rules:
        found = count(index, game=known.game, rules=known.rules)
        assert found.whole.payment.number == known.deals
        assert found.unit == known.unit
        assert dict(overview.groups)[f"{known.game} {known.rules} {known.unit}"] == found.whole
        written = found.options[known.rules]
        assert all(deal["options"] == written for deal in played(known.game) if deal["options"] == written)
    together = {(each.game, each.unit) for each in overview.known.rules}
    for game, unit in together:
        deals = sum(each.deals for each in overview.known.rules if (each.game, each.unit) == (game, unit))
        assert count(index, game=game, unit=unit).whole.payment.number == deals
    for game in GAMES:  # nobody chose a unit: never sums of two
        assert len({unit for of, unit in together if of == game and unit == count(index, game=game).unit}) == 1


def test_best_and_worst_deals_and_the_course_come_from_the_same_deals(index: DealIndex) -> None:
    found = count(index, game="koenigrufen")
    payments = [paid(deal) for deal in played("koenigrufen")]
    assert [entry.payment for entry in found.best] == sorted((p for p in payments if p > 0), reverse=True)[:5]
    assert [entry.payment for entry in found.worst] == sorted(p for p in payments if p < 0)[:5]
    assert found.course[-1].total == sum(payments) == sum(point.gained for point in found.course)
    assert found.course[-1].deals == len(payments)
    assert len(found.course) <= POINTS


def test_nothing_is_told_of_deals_in_which_nothing_was_played(index: DealIndex) -> None:
    thrown = [deal for deal in deals_of_all_games() if not outcome_of(deal).played]
    assert thrown
    known = sum(each.deals for each in count(index).known.rules)
    assert known == len(deals_of_all_games()) - len(thrown)


def test_luck_of_the_cards_stands_beside_what_was_made_of_them(index: DealIndex, tmp_path: Path) -> None:
    kept = KeptAnalyses(tmp_path / "analyses", lambda _text: None)
    chosen = played("rufmariasch")[:3]
    cards, costs = [], []
    for deal in chosen:
        record, own = record_from_json(deal), Seat(own_seat(deal))
        played_deal = PlayedDeal(record, ())
        analysis = replace(analysis_of(played_deal, own, 2), duplicate=play_duplicate(played_deal, own))
        kept.write(record, own, analysis)
        assert analysis.duplicate is not None
        cards.append(analysis.duplicate.payments[own])
        costs.append(sum(each.weighing.cost.mean for each in analysis.found))
    counter = StatisticsCounter(kept)
    luck = counter.count(index, StatisticsFilter(game="rufmariasch")).luck
    assert luck is not None
    assert luck.cards.number == len(chosen)
    assert luck.cards.total == sum(cards)
    assert luck.paid.total == sum(map(paid, chosen))
    assert luck.beyond.total == luck.paid.total - luck.cards.total
    assert math.isclose(luck.errors.total, sum(costs))
    for path in (tmp_path / "analyses").iterdir():
        path.unlink()
    assert counter.count(index, StatisticsFilter(game="rufmariasch")).luck is None


@pytest.mark.parametrize("damage", [b"no index", b""])
def test_an_index_that_is_damaged_or_gone_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    history, path = _write(tmp_path / "history.jsonl", played("anrufen")), tmp_path / "deals.sqlite"
    first = DealIndex(path, (history,))
    first.update()
    before = count(first, game="anrufen")
    first.close()
    path.write_bytes(damage)
    if not damage:
        path.unlink()
    again = DealIndex(path, (history,))
    again.update()
    assert count(again, game="anrufen") == before
    again.close()


def test_a_deal_that_is_added_counts_and_one_that_is_taken_out_does_not(tmp_path: Path) -> None:
    deals = played("graden")
    index, counter = DealIndex(None, (_write(tmp_path / "history.jsonl", deals[:-1]),)), StatisticsCounter()
    index.update()
    wanted = StatisticsFilter(game="graden", unit=GAMES["graden"].unit(record_from_json(deals[0]).deal.rules))
    assert counter.count(index, wanted).whole.payment.number == len(deals) - 1
    _write(tmp_path / "history.jsonl", deals)
    index.update()
    assert counter.count(index, wanted).whole.payment.total == sum(map(paid, deals))
    _write(tmp_path / "history.jsonl", deals[:-1])
    index.update()
    assert counter.count(index, wanted).whole.payment.total == sum(map(paid, deals[:-1]))
    index.close()


def test_thousands_of_deals_are_counted_at_once_and_rightly(tmp_path: Path) -> None:
    pool = played("koenigrufen")
    with (tmp_path / "history.jsonl").open("w", encoding="utf-8") as file:
        for number in range(MANY):
            file.write(json.dumps({**pool[number % len(pool)], "deal_id": f"{number}", "number": number}) + "\n")
    index, counter, begun = DealIndex(None, (tmp_path / "history.jsonl",)), StatisticsCounter(), time.process_time()
    index.update()
    counter.count(index, StatisticsFilter())
    reading = time.process_time() - begun
    for by in Grouping:
        helped = True if by is Grouping.ROLE else None
        wanted, begun = StatisticsFilter(game="koenigrufen", by=by, helped=helped), time.process_time()
        found = counter.count(index, wanted)
        assert time.process_time() - begun < AT_ONCE * reading
        often = [
            len(range(place, MANY, len(pool))) if helped is None or deal["helped"] else 0
            for place, deal in enumerate(pool)
        ]
        assert found.whole.payment.number == sum(often)
        assert found.whole.payment.total == sum(many * paid(deal) for many, deal in zip(often, pool, strict=True))
    index.close()
