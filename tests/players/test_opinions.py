# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a player says of the answers it compared is true, and says of those it did not compare that it did not."""

import pickle
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import cast

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cards import card
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Announce, Bid, Call, Choice, Move, Pass, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import NAMES, player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import Expectation, Judgement
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.levels import PlayOuts, SearchPlayer, opinion_by_worth
from kartenspiel.players.opinion import Estimate, Measure, Opinion, Reason, paired_difference
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import Rollout, weighed_worlds, worlds
from kartenspiel.players.terms import Terms
from kartenspiel.players.trial import Trial
from tests.players.koenigrufen_deals import declared, quiet
from tests.players.seating import filled, question
from tests.players.test_every_player import questions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SAMPLES = {"random": 60, "easy": 40, "medium": 20, "strong": 5, "expert": 2}
"""So many questions of each game go to each player."""
F, P2 = Seat(0), Seat(1)


def chosen(opinion: Opinion) -> Estimate:
    """Return what was thought of the answer given."""
    found = opinion.estimate_of(opinion.move)
    assert found is not None
    return found


def check_estimates(opinion: Opinion) -> None:
    """Whatever was compared, the answer given has the best rating of those compared longest."""
    mine = chosen(opinion)
    assert opinion.measure is not None
    assert (mine.answer, mine.difference, mine.spread or 0.0) == (opinion.move, 0.0, 0.0)
    longest = [each for each in opinion.estimates if each.worlds == mine.worlds]
    assert mine.rating == max(each.rating for each in longest)
    assert all(each.worlds <= mine.worlds for each in opinion.estimates)
    answers = [answer for each in opinion.estimates for answer in (each.answer, *each.alike)]
    assert len(set(answers)) == len(answers)
    for each in longest:
        assert each.difference == pytest.approx(each.expected - mine.expected, abs=1e-9)
    if opinion.reason in {Reason.PAYMENT, Reason.WORTH}:
        assert all(each.difference <= 1e-9 for each in opinion.estimates)
    if opinion.reason is Reason.PRIOR:
        assert any(each.difference > 0 for each in opinion.estimates)


@pytest.mark.parametrize("name", NAMES)
@GAMES
def test_the_move_is_that_of_the_opinion_and_all_is_as_it_says(game: Game, name: str) -> None:
    player = player_named(name)
    for number, (_, _, asked) in enumerate(questions(game, SAMPLES[name])):
        opinion = player.consider(asked, Random(number))
        assert player.choose(asked, Random(number)) == opinion.move
        assert pickle.loads(pickle.dumps(opinion)) == opinion  # noqa: S301 - our own bytes
        if asked.only_answer is not None:
            assert (opinion.move, opinion.reason) == (asked.only_answer, Reason.ONLY_ANSWER)
        for each in (opinion, opinion.silence):
            if each is None:
                continue
            if each.estimates:
                check_estimates(each)
            assert each.compared == (len(each.estimates) > 1)
            tried = {Reason.PAYMENT, Reason.PRIOR, Reason.MARGIN, Reason.EXPECTATION, Reason.WORTH, Reason.ALIKE}
            assert bool(each.estimates) == (each.reason in tried) == (each.measure is not None)
        if opinion.silence is not None:
            assert opinion.silence.move is None
            assert isinstance(opinion.move, Play)
        if opinion.compared and opinion.silence is None and isinstance(opinion.move, Play) and not asked.statements:
            assert all(opinion.estimate_of(play) is not None for play in asked.plays)


def second_trick() -> State:
    """Return a deal of Rußbach at the lead to the second trick, all having followed suit to the first."""
    state = filled("russbach", ["HA HT SA DA C9 C8 D8 S8", "H9 CT SK DT DK DJ CQ C7", "H8 CA", "HJ CK"])
    state = state.apply(Call(F, card("HJ"))).apply(Play(F, card("HA")))
    for seat, code in ((1, "H9"), (2, "H8"), (3, "HJ")):
        state = state.apply(Play(Seat(seat), card(code)))
    return state


def forced() -> Question:
    """Return a question with one answer: the follower has a single card of the suit led."""
    return question(second_trick().apply(Play(F, card("SA"))), P2)


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_card_was_not_compared(name: str) -> None:
    opinion = player_named(name).consider(forced(), Random(1))
    assert opinion == Opinion(Play(P2, card("SK")), Reason.ONLY_ANSWER)
    assert not opinion.compared
    assert opinion.estimate_of(opinion.move) is None


def test_what_a_card_is_paid_is_the_mean_over_the_same_imagined_deals_for_all_cards() -> None:
    """Two answers compared once more by hand: deals drawn from the same numbers, each card played out in each."""
    state, player = second_trick(), SearchPlayer("once", PlayOuts(deals=6, prior=0.0), work=0)
    asked, judgement = question(state, 0), judgements()["russbach"]
    opinion = player.consider(asked, Random(1))
    rng = Random(1)  # with which six different deals are drawn
    imagined = worlds(judgement, asked.seen, 6, rng, weighed=True)
    assert len(set(map(id, imagined))) == 6
    rollout = Rollout(judgement, rng, F)
    assert len(opinion.estimates) > 2
    paid = {
        each.answer: [rollout.value(world.after(cast("Play", each.answer))) for world in imagined]
        for each in opinion.estimates
    }
    best = paid[opinion.move]
    for each in opinion.estimates:
        differences = [one - other for one, other in zip(paid[each.answer], best, strict=True)]
        assert each.worlds == 6
        assert each.expected == each.rating == pytest.approx(fmean(paid[each.answer]))
        assert each.difference == pytest.approx(fmean(differences))
        assert each.spread == pytest.approx(stdev(differences))
        assert each.error == pytest.approx(stdev(differences) / 6**0.5)
    assert any(each.spread for each in opinion.estimates)


def test_what_medium_thinks_of_a_card_is_the_mean_worth_in_tricks() -> None:
    asked, judgement = question(second_trick(), 0), judgements()["russbach"]
    opinion = player_named("medium").consider(asked, Random(4))
    imagined, weights = weighed_worlds(judgement, asked.seen, 6, Random(4))
    assert opinion.measure is Measure.TRICK
    for each in opinion.estimates:
        worth = 0.0
        for world, weight in zip(imagined, weights, strict=True):
            heuristic, table = lay_out(judgement, world, F)
            worth += (
                weight * heuristic.worth(table, heuristic.place(cast("Play", each.answer).card)) / heuristic.average
            )
        assert each.expected == pytest.approx(worth / sum(weights))
        assert each.worlds == len(imagined)


def test_where_a_trick_tells_too_little_medium_plays_its_few_deals_out() -> None:
    """In Königrufen *medium* compares cards by what they pay, *easy* judges them by their trick."""
    state = quiet(declared("dreier", F, "T22 T20 T15 T9 T5 HK HQ H1 SK S8 DJ D2"))
    asked = question(state, 0)
    medium, easy = (player_named(name).consider(asked, Random(4)) for name in ("medium", "easy"))
    assert (medium.measure, {each.worlds for each in medium.estimates}) == (Measure.PAYMENT, {6})
    assert easy.measure is Measure.TRICK


def test_cards_that_are_as_good_as_another_are_named_beside_it() -> None:
    opinion = player_named("strong").consider(question(second_trick(), 0), Random(1))
    nine = opinion.estimate_of(Play(F, card("C9")))
    assert nine is not None
    assert nine is opinion.estimate_of(Play(F, card("C8")))
    assert {nine.answer, *nine.alike} == {Play(F, card("C9")), Play(F, card("C8"))}


def test_where_all_cards_are_as_good_none_is_compared_and_the_reason_says_so() -> None:
    state = filled("russbach", ["HA HT SA DA C9 C8 D8 S7", "H9 S9 S8 DT DK DJ CQ C7", "H8 CA", "HJ CK"])
    for move in (Call(F, card("HJ")), Play(F, card("HA")), Play(P2, card("H9"))):
        state = state.apply(move)
    for seat, code in ((2, "H8"), (3, "HJ"), (0, "SA")):
        state = state.apply(Play(Seat(seat), card(code)))
    opinion = player_named("strong").consider(question(state, P2), Random(1))
    assert opinion.reason is Reason.ALIKE
    assert not opinion.compared
    (only,) = opinion.estimates
    assert {only.answer, *only.alike} == {Play(P2, card("S9")), Play(P2, card("S8"))}


def test_what_the_prior_prefers_is_chosen_against_the_payments_and_changes_none_of_them() -> None:
    asked = question(second_trick(), 0)
    sober, led_by_prior = (
        SearchPlayer("prior", PlayOuts(deals=6, prior=prior), work=0).consider(asked, Random(2))
        for prior in (0.0, 100.0)
    )
    assert (sober.reason, led_by_prior.reason) == (Reason.PAYMENT, Reason.PRIOR)
    assert sober.move != led_by_prior.move
    assert [each.expected for each in sober.estimates] == [each.expected for each in led_by_prior.estimates]
    assert chosen(led_by_prior).rating == max(each.rating for each in led_by_prior.estimates)


def test_the_spread_is_that_of_paired_differences() -> None:
    """Luck that both answers share does not count: here one is always paid 2 more than the other, or 1 and 3 more."""
    deals = [10.0, -40.0, 100.0, 0.0]
    behind = [each - 2 for each in deals]
    steady = paired_difference(behind, deals, [1.0] * 4)
    assert (steady.mean, steady.spread, steady.error) == (-2.0, 0.0, 0.0)
    unsteady = paired_difference([9.0, -43.0, 99.0, -3.0], deals, [1.0] * 4)
    assert unsteady.mean == -2.0
    assert unsteady.spread == pytest.approx(stdev([-1, -3, -1, -3]))
    assert unsteady.error == pytest.approx(stdev([-1, -3, -1, -3]) / 2)


def test_one_deal_has_no_spread_and_neither_have_more_of_which_one_alone_counts() -> None:
    for weights in ([1.0], [1.0, 1e-30]):
        found = paired_difference([3.0, 8.0][: len(weights)], [1.0, 1.0][: len(weights)], weights)
        assert found.mean == pytest.approx(2.0)
        assert (found.spread, found.error) == (None, None)


def test_deals_that_explain_more_weigh_more_and_tell_as_much_as_fewer_equal_ones() -> None:
    plays = [Play(F, card("HA")), Play(F, card("H7"))]
    opinion = opinion_by_worth(plays, [[4.0, 0.0], [0.0, 8.0]], [3.0, 1.0], [2.0, 2.0])
    ace, seven = opinion.estimates
    assert (opinion.move, ace.expected, seven.expected) == (plays[0], 1.5, 1.0)
    assert seven.difference == -0.5
    count = 4 * 4 / (9 + 1)
    variance = (3 * (-2 + 0.5) ** 2 + (4 + 0.5) ** 2) / 4 * count / (count - 1)
    assert seven.spread == pytest.approx(variance**0.5)
    assert seven.error == pytest.approx((variance / count) ** 0.5)


@dataclass(frozen=True)
class World:
    """An imagined deal that is over as soon as an answer is given, and pays what the table says."""

    paid: Mapping[Move | None, float]
    answer: Move | None = None
    over: bool = True

    def after(self, move: Move) -> "World":
        return World(self.paid, move)


class Table(Judgement):
    """Pays in a `World`; what needs a margin or is expected beforehand is given."""

    def __init__(self, margins: Mapping[Move, float], expected: Expectation | None) -> None:
        self._margins, self._expected = margins, expected

    def terms(self, state: State) -> Terms:
        raise AssertionError

    def statement(self, question: Question, boldness: float, rng: Random) -> Move | None:
        return None

    def stake(self, seen: Observation) -> float:
        return 1.0

    def margin(self, move: Move | None, question: Question) -> float:
        return self._margins.get(move, 0.0) if move is not None else 0.0

    def expectation(self, answers: Sequence[Move | None], question: Question) -> Expectation | None:
        return self._expected

    def value(self, state: State, ending: Ending, seat: Seat) -> float:
        raise AssertionError

    def value_unplayed(self, state: State, seat: Seat) -> float:
        world = cast("World", state)
        return world.paid[world.answer]


PASS, SOLO = Pass(F), Bid(F, "solo")


@pytest.mark.parametrize(
    ("margin", "expected", "reason", "best"),
    [
        (0.0, None, Reason.PAYMENT, SOLO),
        (5.0, None, Reason.MARGIN, PASS),
        (0.0, Expectation([9.0, 0.0], 0.1), Reason.EXPECTATION, PASS),
        (0.0, Expectation([0.0, 9.0], 0.1), Reason.PAYMENT, SOLO),
    ],
)
def test_the_reason_says_what_decided(margin: float, expected: Expectation | None, reason: Reason, best: Move) -> None:
    asked = question(filled("anrufen", []), 0)
    paid = [World({PASS: 0.0, SOLO: 1.0 + number}) for number in range(3)]
    trial = Trial(Table({SOLO: margin}, expected), asked, {PASS: (), SOLO: ()}, 0.0, Random(1))
    trial.play_out(cast("list[State]", paid))
    opinion = trial.opinion
    assert (opinion.move, opinion.reason, opinion.measure) == (best, reason, Measure.PAYMENT)
    assert [each.expected for each in opinion.estimates] == [0.0, 2.0]
    assert [each.difference for each in opinion.estimates] == ([0.0, 2.0] if best == PASS else [-2.0, 0.0])


def test_an_answer_dropped_early_is_compared_in_the_deals_it_was_tried_in() -> None:
    low = Announce(F, "pagat")
    answers: dict[Move | None, tuple[Move, ...]] = {PASS: (), SOLO: (), low: ()}
    asked = question(filled("anrufen", []), 0)
    trial = Trial(Table({}, None), asked, answers, 0.0, Random(1))
    trial.play_out(cast("list[State]", [World({PASS: 3.0, SOLO: solo, low: solo - 4.0}) for solo in (2.0, 8.0)]))
    assert trial.narrow(behind=3.0, apart=2.0, negligible=0.0)
    trial.play_out(cast("list[State]", [World({PASS: 3.0, SOLO: 55.0, low: 1.0})] * 2))
    dropped = trial.opinion.estimate_of(low)
    assert dropped is not None
    assert (dropped.worlds, dropped.expected, dropped.difference) == (2, 1.0, -4.0)
    assert (chosen(trial.opinion).worlds, chosen(trial.opinion).expected) == (4, 30.0)


def test_a_heuristic_without_an_answer_where_one_is_needed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenspiel.players.levels.judgements", lambda: {"anrufen": Table({}, None)})
    choices: tuple[Choice, ...] = (PASS, SOLO)
    seen = question(filled("anrufen", []), 0).seen
    opinion = player_named("easy").consider(Question(seen, choices, may_pass=False), Random(1))
    assert opinion == Opinion(PASS, Reason.FALLBACK)
    silent = player_named("easy").consider(Question(seen, choices, may_pass=True), Random(1))
    assert silent == Opinion(None, Reason.NOTHING_TO_SAY)
