# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements of Anrufen, by number: counted, and as whole deals played under the rules."""

from dataclasses import replace
from typing import cast

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.anrufen.contracts import LEVELS, NO_TRICKS, BidContract
from kartenspiel.games.anrufen.play import Playing
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.games.anrufen.settlement import Basis, Settlement, session_over, settlement_of, terms_of
from kartenspiel.model.aceten import RANKS_24, pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cards import card
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Item
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import english
from tests.games.anrufen_settlements import SETTLEMENTS, Row
from tests.games.auction_table import P1, P2, P3, P4, replayed, result
from tests.payoffs import paid_by_tables
from tests.score_lines import badly_written

GAME = "anrufen"
ROWS = pytest.mark.parametrize("row", SETTLEMENTS, ids=lambda row: row.id)


def rules(**options: OptionValue) -> AnrufenRules:
    return cast("AnrufenRules", game_named(GAME).house_rules(**options))


def settled(row: Row, **options: OptionValue) -> Settlement:
    """Return the settlement of a deal that adds up to this row."""
    seats = len(row.payments)
    partner = None if row.partner is None else Seat(row.partner - 1)
    bidder, tokens = Seat(row.bidder - 1), row.tokens or (10,) * seats
    opponent = next(seat for seat in all_seats(seats) if seat not in (bidder, partner))
    laid = tuple(card(suit + "T") for suit in "HDSC"[: row.laid // 10])
    contract = BidContract(bidder, row.level, contras=(opponent,) * row.contra)
    basis = Basis(rules(**{**row.options, **options}), contract, partner, tokens, sum(row.tricks), discards=laid)
    won = row.bidder_tricks if row.level == NO_TRICKS else row.tricks[0]
    winners = (bidder,) * won + (opponent,) * (sum(row.tricks) - won)
    points = [0] * seats
    points[bidder], points[opponent] = row.totals[0], row.totals[1] - row.laid
    ending = Ending(pack_with(RANKS_24), ((),) * len(winners), winners)
    return settlement_of(basis, terms_of(basis), CountedEnding(ending, tuple(points)))


def example(number: str) -> Row:
    return next(row for row in SETTLEMENTS if row.id == number)


@ROWS
def test_the_settlement_is_the_one_of_the_specification(row: Row) -> None:
    assert settled(row).payments == row.payments


@ROWS
def test_the_score_sheet_adds_up_to_the_payments(row: Row) -> None:
    lines = settled(row).explanation()
    assert [line.values for line in lines if line.kind in ("item", "payment")] == [row.payments, row.payments]
    assert badly_written(lines) == []


@ROWS
def test_a_deal_played_so_is_settled_so(row: Row) -> None:
    context = {"tokens": row.tokens} if row.tokens else None
    state = cast("Playing", replayed(GAME, "anrufen.jsonl", row.id, context, **row.options))
    outcome, count = result(state), state.count()
    assert outcome.payments == row.payments == paid_by_tables(state.payoff, state.ending)
    assert (outcome.declarer, outcome.partner) == (row.bidder - 1, None if row.partner is None else row.partner - 1)
    assert outcome.contract == LEVELS[row.level - 1]
    assert bool(state.won.contras) == row.contra
    assert state.won.raised_from == row.raised_from
    if row.level != 3:
        assert (count.total_a, count.total_b) == row.totals
        assert (count.tricks_a, count.tricks_b) == row.tricks
        assert state.basis.laid_points == row.laid
    assert count.bidder_tricks == row.bidder_tricks or row.level != 3
    assert sum(outcome.card_points) + state.basis.laid_points == 90
    had = row.tokens or (10,) * len(row.payments)
    assert outcome.context == {"tokens": tuple(a + b for a, b in zip(had, row.payments, strict=True))}
    assert result(replace(state, log=())) == outcome  # no word of the log is needed for it


@pytest.mark.parametrize(
    ("number", "left", "over"),
    [
        ("AS18", (0, 14, 13, 13), True),
        ("AS19", (21, 3, 0, 16), True),
        ("AS20", (0, 11, 13, 16), True),
        ("AS21", (12, 18, 0), True),
        ("AS22", (30, 0, 0), True),
        ("AS13", (12, 9, 9), False),
    ],
)
def test_tokens_after_the_deal_and_whether_the_session_ends(number: str, left: tuple[int, ...], over: bool) -> None:  # noqa: FBT001 - a column of the table
    row = example(number)
    context = {"tokens": row.tokens} if row.tokens else None
    state = replayed(GAME, "anrufen.jsonl", number, context, **row.options)
    assert result(state).context == {"tokens": left}
    assert game_named(GAME).succession(state.deal, result(state)).over == over


def test_one_has_all_goes_on_while_two_have_tokens() -> None:
    assert not session_over(rules(session_end="one_has_all"), (39, 0, 0, 1))
    assert session_over(rules(session_end="one_has_all"), (40, 0, 0, 0))


def test_under_debt_everything_is_paid_and_balances_become_negative() -> None:
    row = example("AS18")
    assert settled(row, insufficient_tokens="debt").payments == (-6, 2, 2, 2)
    debts = rules(insufficient_tokens="debt", session_end="one_has_all")
    assert session_over(debts, (-2, 50, 0, -8))
    assert not session_over(debts, (-2, 41, 1, 0))


def test_ae22_a_lone_bidder_pays_one_token_at_a_time_beginning_at_his_left() -> None:
    assert settled(example("AS18")).payments == (-4, 2, 1, 1)
    third = Row("", 3, None, 3, (0, 90), (1, 5), (0, 0, 0, 0), tokens=(10, 10, 4, 16))
    assert settled(third).payments == (1, 1, -4, 2)


def test_ae23_a_partner_without_tokens_pays_nothing_and_the_bidder_pays_his_own_in_full() -> None:
    row = Row("", 1, 3, 2, (90, 0), (6, 0), (0, 0, 0, 0), tokens=(10, 15, 0, 15))
    assert settled(row).payments == (-2, 2, 0, 0)


def test_ae24_what_the_bidders_opponent_cannot_pay_does_not_touch_the_partner() -> None:
    row = Row("", 1, 3, 5, (110, 0), (6, 0), (0, 0, 0, 0), tokens=(10, 1, 10, 19))
    assert settled(row).payments == (1, -1, 3, -3)


def test_the_bidder_settles_with_the_first_opponent_after_him() -> None:
    assert settled(example("AS2")).terms.pairs == ((P1, P3), (P2, P4))
    assert settled(example("AS12")).terms.pairs == ((P4, P2), (P1, P3))


def test_contra_can_be_worth_nothing_or_much() -> None:
    assert settled(example("AS5"), contra_bonus=0).payments == (2, -2, -2, 2)
    assert settled(example("AS5"), contra_bonus=8).payments == (10, -10, -10, 10)


def test_the_record_lists_what_was_due_pair_by_pair() -> None:
    sheet = settled(example("AS19"))
    assert sheet.items == (Item("game", (P4,), 4, (P2,)), Item("game", (P1,), 4, (P3,)))
    assert sheet.short() == (P3,)


def test_ae12_thirteen_and_fourteen_nothing_but_the_task_counts() -> None:
    lost = Row("AE12", 1, 3, 4, (80, 10), (5, 1), (0, 0, 0, 0))
    assert settled(lost).payments == (-2, 2, -2, 2)
    everything = Row("AE13", 1, 3, 1, (130, 0), (6, 0), (0, 0, 0, 0))
    assert settled(everything).payments == (1, -1, 1, -1)
    no_marriage = Row("AE14", 1, 3, 5, (90, 0), (6, 0), (0, 0, 0, 0))
    assert settled(no_marriage).payments == (-3, 3, -3, 3)


@pytest.mark.parametrize(("laid", "payments"), [(10, (6, -3, -3)), (20, (-6, 3, 3))])
def test_ae15_discarded_tens_can_cost_the_hundred(laid: int, payments: tuple[int, ...]) -> None:
    row = Row("AE15", 1, None, 5, (90 - laid + 20, laid), (7, 0), payments, laid=laid, options={"players": 3})
    assert settled(row).payments == payments


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("AS2", "The side of seat 0 has 60 points, the others have 70."),
        ("AS5", "The side of seat 0 has 6 of 6 tricks."),
        ("AS5", "Kontra was said: 1 token more."),
        ("AS8", "seat 2 has taken no trick."),
        ("AS9", "seat 2 has taken a trick."),
        ("AS14", "The cards seat 1 laid away hold 20 points, which count for the others."),
        ("AS19", "seat 2 cannot pay everything; what is missing is not paid."),
    ],
)
def test_the_score_sheet_says_why(number: str, sentence: str) -> None:
    assert sentence in [english(line.text) for line in settled(example(number)).explanation()]
