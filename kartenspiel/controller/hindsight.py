# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why a computer player made a move of a deal that is over: what it had seen then, and what it thought of its answers.

It is asked once more what it was asked then, with what it saw then, and with the same chance where that is known.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kartenspiel.controller.answer_words import answer_named, mean_payment
from kartenspiel.controller.decisions import Decision, question_answered
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.session import Session
from kartenspiel.controller.workers import Chance
from kartenspiel.games import game_named, view_of
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Move, Pass, Play
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Share, Text, Value, Who, marker
from kartenspiel.players.opinion import Estimate, Measure, Opinion, Reason

_ = marker(__package__)

A_PERSON: Final = _("{player:You decided|~ decided} this, and no computer player.")
_FORCED: Final = _("The rules left no other answer.")
_UNKNOWN_CHANCE: Final = 1
"""From what the chance of an answer follows where that of then is not known."""

_HAND: Final = _("{player:nom} held {cards}.")
_DUMMY: Final = _("{player:nom} played for {dummy:acc}.")
_TRICK: Final = _("On the table lay {cards}.")
_PLAYED: Final = _("%n card(s) had been played before.", plural=True)
_SAW: Final = _("The hand of {other:acc} was open: {cards}.")
_TALON: Final = _("Of the talon {player:nom} had seen {cards}.")
_SAW_NONE: Final = _("Hidden from {player:acc} were the cards of {others:acc}.")

_REASONS: Final[Mapping[Reason, Text]] = {
    Reason.ONLY_ANSWER: _FORCED,
    Reason.PAYMENT: _("Played out in imagined deals that fit what had been seen, it was paid best on the average."),
    Reason.SEARCH: _("All hands were open: a search of everything that could follow found that it wins."),
    Reason.PRIOR: _("Another card was paid more in the imagined deals, but by too little to leave the usual one."),
    Reason.MARGIN: _("Another answer was paid more in the imagined deals, but not by as much as it would have to be."),
    Reason.EXPECTATION: _("Another answer was paid more in the imagined deals, but experience speaks for this one."),
    Reason.ALIKE: _("Every other card that could be played was as good."),
    Reason.WORTH: _("By its rules of thumb it had the highest worth in the imagined deals, without playing them out."),
    Reason.HEURISTIC: _("A rule of thumb said so, from the hand and the words heard; nothing was tried out."),
    Reason.NOTHING_TO_SAY: _("A rule of thumb found nothing worth saying."),
    Reason.FALLBACK: _("No rule of thumb had an answer; it was the first that was possible."),
    Reason.CHANCE: _("It was drawn at random."),
    Reason.UNKNOWN: _("A program from outside decided, and gave no reason."),
}
_OTHERWISE: Final = _(
    "Asked again it answers otherwise: {answer}. How chance fell then is not known any more, or it plays otherwise now."
)
_CHOSEN: Final = _("{answer} (chosen)")


@dataclass(frozen=True, slots=True)
class AnswerThought:
    """What a player thought of one answer: what it is worth, and how far it is from the chosen one."""

    answer: Value
    chosen: bool
    expected: Share | float
    """In payments, or where cards were only judged in tricks of average worth."""
    behind: Share | float | None
    """How far it is from the chosen answer, in the same unit; ``None`` for that one."""
    error: float | None
    """The standard error of that in the same unit, where there is one."""
    deals: int
    """In how many imagined deals it was tried out."""


@dataclass(frozen=True, slots=True)
class AskedAgain:
    """A move of a deal that is over, and all that it takes to ask its player once more."""

    decision: Decision
    player: str | None
    """The name of what plays there; ``None`` where nobody need be asked: a person decided, or the rules did."""
    chance: Chance
    by_person: bool

    @property
    def seat(self) -> Seat:
        """Who decided; for a dummy that is its guardian."""
        return self.decision.question.seen.seat

    @property
    def given(self) -> Move:
        """The move."""
        assert self.decision.given is not None  # noqa: S101 - silence is no move
        return self.decision.given

    @property
    def answer(self) -> Value:
        """What was done, as it is called."""
        return answer_named(self.given, self.decision.question.seen)

    def knew(self) -> tuple[Text, ...]:
        """Return in sentences which cards the player had seen, and of whom none."""
        return tuple(_knew(self.decision.question.seen, self.decision.question.hand_seat))

    def why(self, opinion: Opinion | None) -> tuple[Text, ...]:
        """Return in sentences what decided; `opinion` is what the player thinks, ``None`` if it was not asked."""
        if opinion is None:
            return (A_PERSON(player=Who(self.seat)) if self.by_person else _FORCED,)
        if opinion.move != self.given:
            otherwise = answer_named(opinion.move, self.decision.question.seen)
            return (_OTHERWISE(answer=otherwise), _REASONS[opinion.reason])
        return (_REASONS[opinion.reason],)

    def answers(self, opinion: Opinion) -> tuple[AnswerThought, ...]:
        """Return what the player thought of each answer that it compared, the one it rated highest first."""
        if not opinion.compared:
            return ()
        rated = sorted(opinion.estimates, key=lambda each: -each.rating)
        return tuple(self._thought(each, opinion) for each in rated)

    def _thought(self, estimate: Estimate, opinion: Opinion) -> AnswerThought:
        seen = self.decision.question.seen
        chosen = opinion.move == estimate.answer or opinion.move in estimate.alike
        answer: Value = tuple(answer_named(each, seen) for each in (estimate.answer, *estimate.alike))
        measure = opinion.measure
        return AnswerThought(
            _CHOSEN(answer=answer) if chosen else answer,
            chosen,
            _amount(estimate.expected, measure, seen),
            None if chosen else _amount(estimate.difference, measure, seen),
            _error(estimate.error, measure, seen),
            estimate.worlds,
        )


@dataclass(frozen=True, slots=True)
class AskableMove:
    """A word or card of a computer player, which can be asked why."""

    number: int
    """Of the move, from 0 on."""
    seat: Seat
    words: Text | Card


def askable_moves(deal: PlayedDeal, eyes: Seat) -> tuple[AskableMove, ...]:
    """Return what computer players said in a deal that is over, as a seat heard it, and their cards in the last trick.

    Who only passed said nothing; what a record leaves out, since nothing was left to choose, was not chosen.
    """
    found: list[AskableMove] = []
    chosen, over = len(deal.record.moves), deal.states[-1]
    seen = over.observe(eyes)
    for before, after in pairwise(deal.states):
        number = len(before.log)
        if number == len(after.log) or number >= chosen:
            continue
        move = seen.log[number]
        if deal.players[before.actor(move.seat)] is not None and not isinstance(move, Pass | Play):
            said = deal.record.game.words.say(move, before.observe(eyes), after.observe(eyes))
            if said is not None:
                found.append(AskableMove(number, move.seat, said))
    for play in seen.cards.tricks[-1] if seen.cards.tricks else ():
        number = seen.log.index(play)
        if number < chosen and deal.players[over.actor(play.seat)] is not None:
            found.append(AskableMove(number, play.seat, play.card))
    return tuple(found)


def ask_again(deal: PlayedDeal, number: int, session: Session | None) -> AskedAgain | None:
    """Return what it takes to ask again for the move of this number; ``None`` if there is no such move.

    `session` is the one in which the deal was played, if it is still there.
    """
    decision = question_answered(deal, number)
    if decision is None:
        return None
    seat = decision.question.seen.seat
    player = deal.players[seat]
    forced = decision.question.only_answer is not None
    played = deal.record.body.get("number")
    known = session is not None and type(played) is int
    seed = session.thinking_seed() if session is not None and known else _UNKNOWN_CHANCE
    chance = Chance(seed, played if isinstance(played, int) else 0, number, seat)
    return AskedAgain(decision, None if forced else player, chance, player is None)


def _knew(seen: Observation, hand_seat: Seat) -> Iterator[Text]:
    """Yield what a seat had seen of the cards, hand by hand."""
    player = Who(seen.seat)
    if seen.hand:
        yield _HAND(player=player, cards=_sorted(seen.hand, seen))
    if hand_seat != seen.seat:
        yield _DUMMY(player=player, dummy=Who(hand_seat))
    if seen.cards.trick:
        yield _TRICK(cards=tuple(play.card for play in seen.cards.trick))
    played = sum(map(len, seen.cards.tricks))
    if played:
        yield _PLAYED(n=played)
    talon = _cards(seen.talon)
    if talon:
        yield _TALON(player=player, cards=talon)
    closed = []
    for seat in all_seats(seen.seats):
        cards = _cards(seen.cards.hands[seat])
        if seat != seen.seat and cards:
            yield _SAW(other=Who(seat), cards=cards)
        elif seat != seen.seat and seen.cards.hands[seat]:
            closed.append(Who(seat))
    if closed:
        yield _SAW_NONE(player=player, others=tuple(closed))


def _sorted(hand: Sequence[Card], seen: Observation) -> tuple[Card, ...]:
    """Return a hand suit by suit, the higher cards first, as players hold it."""
    sort = view_of(seen).sort
    suits = {suit: place for place, suit in enumerate(sort.lying(card.suit for card in hand))}
    ranks = sort.ranks.split()

    def place_of(card: Card) -> tuple[int, int]:
        return suits[card.suit], -int(card.rank) if card.suit is Suit.TAROCK else ranks.index(card.rank)

    return tuple(sorted(hand, key=place_of))


def _cards(lying: Sequence[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in lying if card is not None)


def _amount(value: float, measure: Measure | None, seen: Observation) -> Share | float:
    """Return a mean in payments, or as it is in tricks of average worth."""
    return mean_payment(value, seen, exact=True) if measure is Measure.PAYMENT else value


def _error(value: float | None, measure: Measure | None, seen: Observation) -> float | None:
    """Return how far a mean may be off, in the unit in which it is written: euros for cents."""
    cents = measure is Measure.PAYMENT and game_named(seen.game).unit(seen.rules) == "cent"
    return value / 100 if value is not None and cents else value
