# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A card takes the place of the one that the heuristic prefers where it is paid better by more than luck."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from kartenspiel.games.russbach.play import Playing
from kartenspiel.model.cardplay.card_conditions import CardFallsTo
from kartenspiel.model.cardplay.payoff import Due, DuePayoff
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Move, Pass, Play
from kartenspiel.model.seats import Seat, after
from kartenspiel.players.ending_worth import EndingWorth
from kartenspiel.players.games import judgements
from kartenspiel.players.games.russbach import RussbachJudgement
from kartenspiel.players.opinion import Opinion, Reason
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import worlds
from kartenspiel.players.terms import Terms
from kartenspiel.players.trial import RISKED, Trial, entries
from tests.players.seating import filled, question, set_up, trick

F = Seat(0)
ANYBODY = 0b1111
FAVOURITE, NINE, ACE, EIGHT, TEN = (Play(F, card(code)) for code in ("C8", "C9", "SA", "S8", "HT"))
DEALS = 12
PRIOR = 0.001
"""So little that the heuristic never outweighs the payments by itself."""
BETTER, WORSE = 10.0, -8.0


class Paid(RussbachJudgement):
    """Pays for the card led to the second trick what the table says, in one imagined deal after the other."""

    def __init__(self, paid: Mapping[Play, Sequence[float]]) -> None:
        self._paid = paid
        self._deals: dict[object, int] = {}

    def worth_of_endings(self, state: Playing, seat: Seat) -> EndingWorth:
        number = self._deals.setdefault(state.deal.hands, len(self._deals))
        dues = []
        for led, paid in self._paid.items():
            falls = CardFallsTo(state.pack.place(led.card), 2, ANYBODY)
            dues.append(Due(falls, (seat,), (after(seat, 4),), round(paid[number % len(paid)])))
        payoff = DuePayoff(4, state.payoff.worths, 0, 8, tuple(dues))
        return EndingWorth((payoff,), seat)


class NineWaits(Paid):
    """Does the same where the nine of clubs can wait."""

    def terms(self, state: Playing) -> Terms:
        terms = super().terms(state)
        return replace(terms, waiting=terms.deck.bit(NINE.card))


class NotLedAlone(Paid):
    """Does the same where the ten of hearts is one of the cards that nobody leads alone."""

    def terms(self, state: Playing) -> Terms:
        terms = super().terms(state)
        return replace(terms, bare=terms.deck.bit(TEN.card))


def after_a_trick() -> State:
    """Return a deal of Rußbach at the lead to the second trick, where of clubs the heuristic prefers the eight."""
    state = filled("russbach", ["HA HT SA DA C9 C8 D8 S8", "H9 CT SK DT DK DJ CQ C7", "H8 CA", "HJ CK"])
    for move in (Call(F, card("HJ")), *trick(0, "HA H9 H8 HJ")):
        state = state.apply(move)
    return state


def tried(paid: Mapping[Play, Sequence[float]]) -> tuple[Question, Trial, list[State]]:
    """Return a question, a trial of cards that are paid so, and imagined deals for it."""
    asked = question(after_a_trick(), F)
    trial = Trial(Paid(paid), asked, dict.fromkeys(paid, ()), PRIOR, Random(1))
    return asked, trial, worlds(judgements()["russbach"], asked.seen, DEALS, Random(2))


def opinion(paid: Mapping[Play, Sequence[float]], times: int = 1) -> Opinion:
    """Return what is thought of cards that are paid so, where each imagined deal comes so many times."""
    _, trial, imagined = tried(paid)
    trial.play_out([state for state in imagined[: DEALS // times] for _ in range(times)])
    return trial.opinion


def test_where_two_cards_of_a_suit_are_paid_alike_within_luck_the_heuristic_decides() -> None:
    thought = opinion({FAVOURITE: [0.0], NINE: [BETTER, WORSE]})
    assert (thought.move, thought.reason) == (FAVOURITE, Reason.MARGIN)


def test_a_card_that_is_paid_clearly_better_is_played_against_the_heuristic() -> None:
    thought = opinion({FAVOURITE: [0.0], NINE: [BETTER, BETTER / 2]})
    assert (thought.move, thought.reason) == (NINE, Reason.PAYMENT)


def test_which_suit_to_lead_is_decided_by_the_payments() -> None:
    for less, more in ((NINE, ACE), (ACE, NINE)):
        assert opinion({less: [0.0], more: [BETTER, WORSE]}).move == more


def test_a_card_worth_less_than_the_favourite_need_not_be_paid_clearly_better() -> None:
    assert opinion({EIGHT: [0.0], ACE: [0.0]}).move == ACE
    assert opinion({EIGHT: [BETTER, WORSE], ACE: [0.0]}).move == EIGHT


def test_a_deal_that_comes_several_times_tells_no_more_than_once() -> None:
    paid = {FAVOURITE: [0.0], NINE: [BETTER, BETTER, 0.0]}
    assert opinion(paid).move == NINE
    assert opinion(paid, times=4).move == FAVOURITE


def test_what_a_better_card_must_beat_stays_in_the_trial_until_it_is_beaten_clearly() -> None:
    asked, trial, imagined = tried({FAVOURITE: [0.0], NINE: [BETTER, WORSE], ACE: [3 * WORSE]})
    trial.play_out(imagined)
    assert trial.narrow(behind=3.0, apart=2.0, negligible=0.0)
    trial.play_out(worlds(judgements()["russbach"], asked.seen, 1, Random(3)))
    tried_in = {each.answer: each.worlds for each in trial.opinion.estimates}
    assert tried_in == {FAVOURITE: DEALS + 1, NINE: DEALS + 1, ACE: DEALS}
    assert trial.opinion.move == FAVOURITE


def test_nothing_is_open_where_the_best_card_is_ahead_by_more_than_luck_or_no_other_can_be_much_better() -> None:
    for paid, negligible, still_open in (
        ({FAVOURITE: [0.0], NINE: [BETTER, BETTER / 2]}, 0.0, False),
        ({FAVOURITE: [0.0], NINE: [BETTER, WORSE]}, 0.0, True),
        ({FAVOURITE: [0.0], NINE: [BETTER, WORSE]}, 1000.0, False),
    ):
        _, trial, imagined = tried(paid)
        trial.play_out(imagined)
        assert trial.narrow(behind=3.0, apart=2.0, negligible=negligible) == still_open


def test_a_king_is_led_alone_of_its_suit_only_where_it_is_paid_clearly_better_than_any_card() -> None:
    asked = question(after_a_trick(), F)
    imagined = worlds(judgements()["russbach"], asked.seen, DEALS, Random(2))
    for judged, paid, move in (
        (Paid, [BETTER, WORSE], TEN),
        (NotLedAlone, [BETTER, WORSE], FAVOURITE),
        (NotLedAlone, [BETTER, BETTER / 2], TEN),
    ):
        trial = Trial(judged({FAVOURITE: [0.0], TEN: paid}), asked, {FAVOURITE: (), TEN: ()}, PRIOR, Random(1))
        trial.play_out(imagined)
        assert trial.opinion.move == move


def test_a_card_that_could_wait_is_led_into_a_better_one_only_where_that_is_paid_a_stake_more() -> None:
    asked = question(after_a_trick(), F)
    imagined = worlds(judgements()["russbach"], asked.seen, DEALS, Random(2))
    for judged, more, move in ((Paid, 0.5, NINE), (NineWaits, 0.5, FAVOURITE), (NineWaits, 1.5, NINE)):
        paid = [0.0, more * RISKED * judgements()["russbach"].stake(asked.seen)]
        judgement = judged({FAVOURITE: paid[:1], NINE: paid[1:]})
        trial = Trial(judgement, asked, {FAVOURITE: (), NINE: ()}, PRIOR, Random(1))
        trial.play_out(imagined)
        assert trial.opinion.move == move


def suits_compared(state: State) -> set[Suit | None]:
    """Return the suits within which the cards compete that the seat on turn may play, ``None`` if all compete."""
    assert state.turn is not None
    plays = question(state, state.turn).plays
    return {entry.suit for entry in entries(judgements()[state.deal.game], state, plays)}


def test_cards_of_a_suit_are_rivals_when_it_is_led() -> None:
    state = after_a_trick()
    assert suits_compared(state) == set(Suit) - {Suit.TAROCK}
    assert suits_compared(state.apply(ACE)) == {None}


def test_all_cards_are_rivals_where_tricks_are_avoided() -> None:
    hands = ["CQ HK CT HJ HQ CA", "S9 HT CJ SK H9 DT", "DQ DJ SA ST HA CK", "SQ SJ DK D9 DA C9"]
    said: list[Move] = [Pass(F), Bid(Seat(1), "bettler", card("CJ")), Pass(Seat(2)), Pass(Seat(3))]
    assert suits_compared(set_up("graden", hands, [*said, *trick(1, "CJ CK C9 CA")])) == {None}
