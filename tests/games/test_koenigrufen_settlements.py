# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What deals of Königrufen bring: the worked settlements, the edge cases, and each house rule (K5–K9, K65–K97)."""

import dataclasses
import re
from collections.abc import Iterable
from random import Random

import pytest

from kartenspiel.games.koenigrufen.cards import card_points
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, most_events
from kartenspiel.games.koenigrufen.settlement import contexts
from kartenspiel.games.koenigrufen.settlement.basis import Basis
from kartenspiel.games.koenigrufen.settlement.outcome import payoffs_of, settle
from kartenspiel.games.koenigrufen.talon import counting
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context, Outcome
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.speaking import SpokenItem
from kartenspiel.model.text import english
from tests.games.koenigrufen_endings import PACK, SEATS, Plan, house, read_fixed, thirds
from tests.games.koenigrufen_settlements import BY_OPTION, DUMMIES, EDGES, ON_THE_PAGE, WORKED, Payments, Settlement
from tests.games.koenigrufen_table import GAME
from tests.games.zwanziger_table import PLAYERS, read_card, read_cards
from tests.payoffs import paid_by_tables
from tests.score_lines import badly_written
from tests.walks import random_rules

ROWS = pytest.mark.parametrize("row", [*WORKED, *ON_THE_PAGE, *DUMMIES, *EDGES, *BY_OPTION], ids=lambda row: row.id)
HALF = "VI VII VIII"
OTHER_HALF = "♥4 ♦4 ♠7"
TALON = {
    "half": (HALF, OTHER_HALF),
    "all": (f"{HALF} {OTHER_HALF}", ""),
    "counts": ("", f"{HALF} {OTHER_HALF}"),
    "unused": ("", ""),
}
SOME_FIVES = "Sk ♥K ♦K"


def settled(row: Settlement) -> Outcome:
    """Return the outcome of an ending such as a row describes."""
    basis = basis_of(row)
    return settle(basis, ending_of(row, basis))


def sides_of(row: Settlement) -> Sides:
    """Return who plays with whom."""
    declarer, *partner = (PLAYERS[name] for name in row.sides.split())
    return Sides(declarer, *partner)


def basis_of(row: Settlement) -> Basis:
    """Return what is settled beside the tricks."""
    rules, sides = house(row.preset, **row.options), sides_of(row)
    own, others = (
        read_cards(named or default)
        for named, default in zip((row.own, row.others), TALON[CONTRACTS[row.contract].talon], strict=True)
    )
    context: Context = {"double_hands": row.double}
    items = tuple(item(part.split(), sides) for part in (row.said or f"game {row.sides.split()[0]}").split(", "))
    return Basis(
        rules=rules, hands=((),) * SEATS, contract=row.contract, sides=sides,
        called=read_card(row.called) if row.called else None, items=items, own=own, others=others,
        talon=(*own, *others), gave_up=row.gave_up, context=context,
    )  # fmt: skip


def item(words: list[str], sides: Sides) -> SpokenItem:
    """Read an item: "game P3 F", or in a negative contract the opponent and who raised: "F F P3"."""
    name, *seats = words
    if name in PLAYERS:
        return SpokenItem(GAME_ITEM, PLAYERS[name], "D", raisers=tuple(PLAYERS[each] for each in seats))
    speaker, *raisers = (PLAYERS[each] for each in seats)
    side = "D" if name == GAME_ITEM else sides.of(speaker)
    return SpokenItem(name, speaker, side, raisers=tuple(raisers))


def ending_of(row: Settlement, basis: Basis) -> Ending:
    """Return tricks such as the row describes."""
    if row.gave_up is not None:
        return Ending(PACK, (), ())
    points, tricks = wanted(row)
    beside = (*basis.own, *basis.others) or read_cards(f"{HALF} {OTHER_HALF}")
    plan = Plan(basis.sides, read_fixed(row.cards), beside, read_cards(row.held or SOME_FIVES))
    own = None if points is None else points - card_points.total(basis.own, "thirds")
    for count in tricks:
        cards = plan.own_cards(count * SEATS, own)
        if cards is not None:
            return plan.ending(count, cards)
    raise AssertionError(row.id)


def wanted(row: Settlement) -> tuple[int | None, Iterable[int]]:
    """Return the card points and the possible numbers of tricks of the declarer's side."""
    first, *more = row.taken.split()
    if "/" not in first:
        return None, (int(first),)
    return thirds(first), (int(more[0]),) if more else range(1, 12)


@ROWS
def test_the_deal_is_settled_as_in_the_specification(row: Settlement) -> None:
    found = settled(row)
    assert found.payments == row.payments
    assert found.money == (
        None if house(row.preset, **row.options).kontra_ledger == "score" else row.money or row.payments
    )
    assert pay_items(found.items, SEATS) == row.payments
    assert found.context == {"double_hands": row.double_after}
    assert (found.declarer, found.partner) == (sides_of(row).declarer, sides_of(row).partner)


@ROWS
def test_tables_of_plain_numbers_pay_as_in_the_specification(row: Settlement) -> None:
    basis = basis_of(row)
    ending = ending_of(row, basis)
    assert paid_by_tables(payoffs_of(basis)[0], ending) == row.payments


@ROWS
def test_the_score_sheet_adds_up_and_names_the_clauses(row: Settlement) -> None:
    found = settled(row)
    told = found.explanation
    assert all(line.clause.startswith("K") for line in told if line.kind != "payment")
    assert badly_written(told) == []
    assert told[-1].values == row.payments
    paid = [line.values for line in told if line.kind == "item"]
    assert tuple(sum(values[seat] or 0 for values in paid) for seat in range(SEATS)) == row.payments
    *money, _ = (line.values for line in told if line.kind == "payment")
    assert money == ([] if found.money is None else [found.money])


def test_the_items_of_one_deal_in_both_accounts() -> None:
    row = next(row for row in WORKED if row.id == "KW10 with two accounts")
    found = settled(row)
    assert [(each.id, each.to, each.value, each.payers) for each in found.items] == [
        ("game", (seat,), 7, (1,)) for seat in (0, 2, 3)
    ]
    assert [(english(line.text), line.values) for line in found.explanation if line.kind != "points"] == [
        ("seat 1 played a Bettel ouvert alone and settles with each opponent separately.", ()),
        ("Tricks won by seat 1: 1; exactly 0 needed.", ()),
        ("Bettel ouvert lost, seat 0 receives", (7, -7, 0, 0)),
        ("Bettel ouvert lost, seat 2 receives", (0, -7, 7, 0)),
        ("Bettel ouvert lost, seat 3 receives", (0, -7, 0, 7)),
        ("Raises count only in the account for money, where it is:", ()),
        ("Bettel ouvert lost, seat 0 receives: 7 × 2 (Kontra)", (14, -14, 0, 0)),
        ("Bettel ouvert lost, seat 2 receives: 7 × 8 (Subkontra)", (0, -56, 56, 0)),
        ("Money, with raises", (14, -77, 56, 7)),
        ("Payment", (7, -21, 7, 7)),
    ]


def total(own: str, others: str) -> str:
    """Return the line that tells what the sides have."""
    return f"The declarer's side has {own}, the others have {others}; 35 and 2 thirds are needed."


def told(number: str) -> list[tuple[str, str]]:
    """Return the notes and items of the score sheet of a row, each with its clause."""
    row = next(row for row in (*WORKED, *EDGES, *BY_OPTION) if row.id == number)
    return [(english(line.text), line.clause) for line in settled(row).explanation if line.kind in ("note", "item")]


THE_OTHERS = "seat 1 and seat 2 and seat 3"


@pytest.mark.parametrize(
    ("number", "lines"),
    [
        (
            "KW15",
            [
                ("seat 0 played a Sechserdreier alone and pays or gets every amount 3 times.", "K10"),
                ("Besides its tricks the declarer's side counts: T6 T7 T8 H4 D4 S7.", "K39"),
                (total("2", "68"), "K8"),
                ("The Valat is settled in place of the game.", "K83"),
                ("Beside a Valat only what was announced counts.", "K77"),
                (
                    f"Valat, silent, for {THE_OTHERS}: 4 × 4 (Valat) × 2 (Sechserdreier lost) × 2 (Kontra)",
                    "K83",
                ),
            ],
        ),
        (
            "KW8",
            [
                ("seat 0 played a Sechserdreier alone and pays or gets every amount 3 times.", "K10"),
                ("Besides its tricks the declarer's side counts: T6 T7 T8 H4 D4 S7.", "K39"),
                (total("33 and 2 thirds", "36 and 1 third"), "K8"),
                ("Sechserdreier lost: 4 × 2 (Sechserdreier lost)", "K81"),
                ("Uhu, announced by seat 0 and made", "K67"),
            ],
        ),
        (
            "KW6",
            [
                ("seat 1 played a Solorufer alone and pays or gets every amount 3 times.", "K10"),
                ("The called DK lay in the talon.", "K42"),
                ("Besides its tricks the declarer's side counts: DK T9 S7.", "K39"),
                ("Besides their tricks the others count: T10 T11 S8.", "K39"),
                (total("38 and 2 thirds", "31 and 1 third"), "K8"),
                ("In a Solorufer bonuses count double.", "K70"),
                ("Solorufer won", "K81"),
                ("Uhu, silent, for seat 1: 2 × 2 (Solorufer)", "K67"),
            ],
        ),
        (
            "KW16",
            [
                ("seat 1 played a Besserrufer alone and pays or gets every amount 3 times.", "K10"),
                ("The called HK lay in the talon.", "K32"),
                ("seat 1 gave up: the game is lost, and with it the compulsory bird as if announced.", "K40"),
                ("Besserrufer given up", "K87"),
                ("Uhu, given up with the game", "K87"),
            ],
        ),
        (
            "K69 bird, silent_loss=birds",
            [
                ("seat 0 called the HK; seat 1 was the partner.", "K10"),
                ("Besides its tricks the declarer's side counts: T6 T7 T8.", "K39"),
                ("Besides their tricks the others count: H4 D4 S7.", "K39"),
                (total("40", "30"), "K8"),
                ("Rufer won", "K81"),
                ("Uhu, silent: seat 2 and seat 3 lost it", "K69"),
            ],
        ),
        (
            "K97 multiply",
            [
                ("seat 1 played a Dreier alone and pays or gets every amount 3 times.", "K10"),
                ("Besides its tricks the declarer's side counts: T6 T7 T8.", "K39"),
                ("Besides their tricks the others count: H4 D4 S7.", "K39"),
                (total("69", "1"), "K8"),
                ("The Valat is settled in place of the game.", "K83"),
                ("Beside a Valat only what was announced counts.", "K77"),
                ("A double round is running: everything counts ×4.", "K95"),
                ("Valat, silent, for seat 1: 4 × 4 (Valat) × 4 (double round)", "K83"),
                ("Mondfang: the next 4 deals count double.", "K96"),
                ("Valat: the next 4 deals count double.", "K96"),
            ],
        ),
    ],
)
def test_the_score_sheet_tells_how_every_amount_came_about(number: str, lines: list[tuple[str, str]]) -> None:
    assert told(number) == lines


@pytest.mark.parametrize("row", [*WORKED, *EDGES, *BY_OPTION], ids=lambda row: row.id)
def test_why_a_deal_ended_so_is_a_sentence(row: Settlement) -> None:
    """Another follows it on the sheet: what comes from each of the others."""
    reason = settled(row).conclusion.reason
    assert reason is None or re.fullmatch(r"[^.]*\.", english(reason))


def test_kw1_cards_are_counted_in_thirds() -> None:
    pile = read_cards("♠K ♥Q ♥4 XXI I ♣J VII ♦C ♠9 XVI")
    assert card_points.total(pile, "thirds") == thirds("21/1")
    assert card_points.total(PACK.cards, "thirds") == thirds("70/0")
    assert card_points.total(PACK.cards, "single_71") == 71


KW3 = """
F II, P2 XII, P3 XIV, P4 XIII | P3
P3 X, P4 XVII, F VI, P2 XV | P4
P4 VIII, F XXI, P2 XVIII, P3 I | F
F VII, P2 IIII, P3 ♣C, P4 IX | P4
P4 XI, F XIX, P2 ♠9, P3 ♠K | F
F III, P2 ♥Q, P3 ♠10, P4 XX | P4
P4 ♥2, F ♥K, P2 ♥3, P3 ♥A | F
F ♣9, P2 ♣8, P3 ♣10, P4 ♣J | P4
P4 Sk, F ♣7, P2 ♠C, P3 ♠Q | P4
P4 ♥C, F ♦A, P2 ♦J, P3 ♠J | P4
P4 V, F ♠7, P2 ♦3, P3 ♣Q | P4
P4 ♦2, F ♦K, P2 ♣K, P3 ♦C | F
"""


def tricks(text: str) -> Ending:
    """Return an ending with these tricks, as the specification writes them."""
    rows = [row.split(" | ") for row in text.strip().splitlines()]
    laid = tuple(
        tuple(
            (int(PLAYERS[who]), PACK.place(read_card(what)))
            for who, what in (each.split() for each in cards.split(", "))
        )
        for cards, _ in rows
    )
    return Ending(PACK, laid, tuple(int(PLAYERS[winner]) for _, winner in rows))


@pytest.mark.parametrize(("threshold", "paid"), [("35_2", (1, 1, -1, -1)), ("35_1", (3, 3, -3, -3))])
def test_kw3_the_complete_deal(threshold: str, paid: tuple[int, ...]) -> None:
    row = Settlement(
        "KW3", "rufer", "F P2", "", (0, 0, 0, 0), own="♠8 ♦Q ♦4", others="XVI ♥J ♥4", called="♣K",
        options={"win_threshold": threshold},
    )  # fmt: skip
    basis = basis_of(row)
    found = settle(basis, tricks(KW3))
    assert found.payments == paid
    assert {each.id for each in found.items} == {"game", "koenig_ultimo", "kings"}
    assert sum(found.card_points) == 210 - card_points.total((*basis.own, *basis.others), "thirds")
    counted = basis.counted(tricks(KW3))
    assert basis.spoken.facts().points("D").of(counted) == thirds("35/1")
    assert [english(line.written[0]) for line in found.explanation if line.kind == "points"] == ["31/1"]


@pytest.mark.parametrize(("option", "paid"), [("half", (2, -6, 2, 2)), ("all", (-2, 6, -2, -2))])
def test_k42_the_called_king_in_the_talon_of_a_solorufer(option: str, paid: Payments) -> None:
    talon = read_cards("♥K V VI ♦Q ♠Q ♣Q")
    row = Settlement("K42", "solorufer", "P2", "36/0", paid, called="♥K", options={"solorufer_king_in_talon": option})
    with_all = dataclasses.replace(row, own="♥K V VI ♦Q ♠Q ♣Q", others="")
    tricks_won = ending_of(with_all, dataclasses.replace(basis_of(row), own=talon, others=()))
    own, others = counting(house(solorufer_king_in_talon=option), "solorufer", talon, read_card("♥K"))
    found = settle(dataclasses.replace(basis_of(row), own=own, others=others, talon=talon), tricks_won)
    assert found.payments == paid


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("KW16", "seat 1 gave up: the game is lost, and with it the compulsory bird as if announced."),
        ("K87 rufer", "seat 0 gave up: the game is lost."),
    ],
)
def test_k40_of_a_game_given_up_its_bird_is_told_if_it_has_one_and_no_card_points(row: str, told: str) -> None:
    lines = settled(next(each for each in (*WORKED, *BY_OPTION) if each.id == row)).explanation
    assert [english(line.text) for line in lines if line.clause == "K40"] == [told]
    assert not any(line.kind == "points" for line in lines)


MONDFANG = {"mondfang": "any", "radl_triggers": frozenset(("mondfang",))}
TWO_AT_ONCE = {"mondfang": "any", "radl_triggers": frozenset(("mondfang", "valat"))}
IN_TRISCHAKEN = {
    "kaiserstich": "any_order", "kaiserstich_negative": "on", "radl_triggers": frozenset(("trischaken", "kaiserstich"))
}  # fmt: skip


def test_k95_no_double_round_runs_in_the_first_hand() -> None:
    extend, multiply = (house(radl_overlap=value) for value in ("extend", "multiply"))
    assert contexts.first_context(extend) == {"double_hands": 0}
    assert contexts.first_context(multiply) == {"double_hands": ()}


@pytest.mark.parametrize(
    ("options", "good", "bad"),
    [
        ({}, (0, 2, 5), ([4], -1, True, 1.0, "1", None)),
        (MONDFANG, (0, 1, 4, 9, 1000), ([4], -1)),
        ({**MONDFANG, "radl_length": "one"}, (0, 1), (2,)),
        ({**MONDFANG, "radl_length": "one", "table_mode": "two"}, (0, 1), (2,)),
        ({**MONDFANG, "table_mode": "two"}, (0, 1, 2, 3), ()),
        ({**TWO_AT_ONCE, "radl_length": "one"}, (0, 1, 2, 3), ()),
        ({**TWO_AT_ONCE, "radl_length": "one", "enabled_bonuses": frozenset()}, (0, 1), (2,)),
        ({**TWO_AT_ONCE, "radl_length": "one", "enabled_contracts": frozenset(("dreier",))}, (0, 9), ()),
        ({**TWO_AT_ONCE, "radl_length": "one", "enabled_contracts": frozenset(("bettel", "farbensolo"))}, (0, 1), (2,)),
        ({**IN_TRISCHAKEN, "radl_length": "one"}, (0, 1, 2, 3), ()),
        ({**IN_TRISCHAKEN, "radl_length": "one", "kaiserstich_negative": "off"}, (0, 1), (2,)),
        ({"radl_overlap": "multiply"}, ([], [1], [4, 4]), (0, [5], [4, 1], [4, 4, 4], None)),
        ({**MONDFANG, "radl_overlap": "multiply"}, ([], [1], [1, 4], [1, 2, 3, 4]), ([0], [5], [4, 1], [4, 4], 4)),
        ({**MONDFANG, "radl_overlap": "multiply", "radl_length": "one"}, ([], [1]), ([1, 1], [2])),
        ({**TWO_AT_ONCE, "radl_overlap": "multiply"}, ([1, 4, 4], [2, 2]), ([4, 4, 4], [True], ["1"], [4, 4, 1])),
        ({**MONDFANG, "radl_overlap": "multiply", "table_mode": "three_flying"}, ([1, 2, 3],), ([4],)),
    ],
)  # fmt: skip
def test_k95_k96_k97_a_context_is_one_that_the_house_rules_can_have_left(
    options: dict[str, OptionValue], good: tuple[object, ...], bad: tuple[object, ...]
) -> None:
    rules = house("standard", **options)
    for left in good:
        found = contexts.check_context(rules, {"double_hands": left})
        assert found == {"double_hands": tuple(left) if isinstance(left, list) else left}
    for left in bad:
        with pytest.raises(BadDealError, match="double_hands"):
            contexts.check_context(rules, {"double_hands": left})


@pytest.mark.parametrize("seed", range(40))
def test_k95_what_hands_leave_is_always_a_context_of_a_record(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(GAME, rng)
    assert isinstance(rules, KoenigrufenRules)
    context = contexts.first_context(rules)
    for _ in range(12):
        begun = rng.randint(0, most_events(rules))
        length = contexts.length(rules)
        context = double_rounds.context_after(context, rules.radl_overlap, length=length, triggers=begun)
        assert contexts.check_context(rules, context) == context


def notes_with_void(number: str, *void: tuple[str, Seat], **options: OptionValue) -> list[tuple[str, str]]:
    """Return what the score sheet of a row says of void raises."""
    row = next(row for row in (*WORKED, *EDGES) if row.id == number)
    row = dataclasses.replace(row, options={**row.options, **options})
    basis = dataclasses.replace(basis_of(row), void_raises=void)
    told = settle(basis, ending_of(row, basis)).explanation
    return [(english(line.text), line.clause) for line in told if "void" in english(line.text)]


def test_the_score_sheet_tells_which_raises_are_void() -> None:
    wrong = "it was not by the right side, or followed one that was not."
    void = ("game", Seat(2)), ("game", Seat(1))
    assert notes_with_void("KE12", *void) == [("Since the called king lay in the talon, all raises are void.", "K43")]
    assert notes_with_void("KW2", ("trull", Seat(1)), ("game", Seat(1))) == [
        (f"The raise by seat 1 is void (Trull): {wrong}", "K54"),
        (f"The raise by seat 1 is void (Game): {wrong}", "K54"),
    ]
    assert len(notes_with_void("KE12", *void, solorufer_alone_kontra="counts")) == 2
    assert notes_with_void("KE12") == []
